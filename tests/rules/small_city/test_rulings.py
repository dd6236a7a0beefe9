"""Where the rules leave a question open: the answers this game gives, each by its ruling."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    C,
    advance_to,
    asked,
    borough,
    city,
    finish,
    options,
    people,
    planned,
    play,
    refused,
    stored,
)

CIRCLE = ["supporter", "planner", "engineer", "opponent", "architect", "councillor", "mediator", "mayor"]
ADVANCED = {"mode": "advanced"}


SEATS_OF_CULTURE = ["D4", "E4", "D6", "E6"]


def crowded(pollution: int, **citizens: list[str]) -> dict[str, Any]:
    """A borough that generates four pollution: four citizens, of A unless others are named."""
    return borough("library D4", "museum D6", pollution=pollution, citizens=citizens or {"A": SEATS_OF_CULTURE})


# --- the mayor -----------------------------------------------------------------------------------------------------


@rule("SC-35")
def test_r_12_beside_the_board_he_stays_there_with_the_same_host() -> None:
    state = city(borough(), borough(), phase=1, turn=2, host="A", last_host="A")
    assert asked(state) == "A choose-action"
    assert state.view(None)["street"] is None


@rule("SC-35", "SC-33")
def test_r_13_a_cemetery_on_his_street_does_not_move_him() -> None:
    own = borough(cemeteries=["D4"], dead=1)
    state = city(own, borough(), phase=1, turn=2, host="A", last_host="A", street="D4-E4")
    assert state.view(None)["street"] == "A:D4-E4"
    advance_to(state, "plan")
    assert refused(state, "build; park1; E4") == "SC-33", "he still blocks the other cell"
    assert refused(state, "build; park1; D4") == "SC-17"


@rule("SC-40", "SC-41")
def test_r_15_the_money_of_supporters_never_pays_for_their_own_card() -> None:
    state = city(borough(), {**borough(), "money": 0}, phase=1, circle=CIRCLE)
    play(state, "engineer", A)
    assert refused(state, "supporter", B) == "SC-40", "it costs $1, and the dollar comes later"


@rule("SC-45")
def test_r_18_the_engineer_and_tourists() -> None:
    works = ["fac1 E5", "warehouse F6"]
    mine = borough(*works, citizens={"B": ["E5"]})
    other = borough(*works, citizens={"A": ["E5"]})
    state = city(mine, other, phase=4, cards=["engineer", None])
    while asked(state).endswith("storing"):
        state.push(state.moves(state.to_act[0])[0], state.to_act[0])
    assert state.boroughs[A].generated == 1, "the guest stands there, what it makes does not pollute"
    assert state.boroughs[B].generated == 2, "abroad the own tourist pollutes as ever"


# --- plans ---------------------------------------------------------------------------------------------------------


@rule("SC-52", "SC-98")
def test_a_demolition_is_the_one_build_that_growth_leaves() -> None:
    state = play(city(borough("park1 E5")), "demolish; E5; grow")
    assert refused(state, "build") == "SC-52"
    assert planned(state).size == 8


@rule("SC-23", "SC-51")
def test_the_only_copy_of_a_common_building_goes_to_the_first() -> None:
    state = city(borough(), borough())
    for seat in (A, B):
        play(state, "build; police; E5; finish", seat)
    assert state.to_act == (B,), "B plans again"
    assert refused(state, "build; police", B) == "SC-24"


@rule("SC-75")
def test_r_27_no_tourist_is_sent_to_a_new_station() -> None:
    own = borough("res1 C3", citizens={"A": ["C3"]})
    state = play(city(own, borough("park1 E5", citizens={"A": ["E5"]})), "build; fire; E5")
    assert options(state) == ["A:C3", "none"]
    assert refused(state, "B:E5") == "SC-75"


@rule("SC-61", "SC-104")
def test_r_35_who_moved_into_a_new_home_may_walk_in_phase_3() -> None:
    state = play(city(borough("park1 G7", hall=1)), "build; res1; E5; finish")
    assert asked(state) == "A citizen"
    assert "A:E5" in options(state)


@rule("SC-99", "SC-136")
def test_the_pollution_of_a_demolition_is_outside_the_count_of_phase_6() -> None:
    state = city(borough("park1 E5", pollution=3), borough())
    play(state, "demolish; E5; finish", A)
    finish(state)
    advance_to(state, "council")
    assert (state.boroughs[A].pollution, state.boroughs[A].generated) == (4, 0)


# --- citizens ------------------------------------------------------------------------------------------------------


@rule("SC-105")
@pytest.mark.parametrize("kind", ["fire", "police", "clinic", "university"])
def test_citizens_on_a_power_may_stay(kind: str) -> None:
    own = borough(f"{kind} E4", "park1 A7", citizens={"A": ["E4"]})
    state = city(own, phase=3)
    assert options(state) == ["A:E4", "end"]


@rule("SC-108")
def test_a_work_slot_abroad_is_not_used_twice_in_a_row_either() -> None:
    subway = borough("subway C3", "park2 E5")
    host = borough("com1 E5", "park1 G7", "park1 A7", citizens={"A": ["E5", "G7"]})
    state = play(city(subway, host, phase=3), "B:E5; B:A7")
    assert refused(state, "B:G7; B:E5") == "SC-108"
    assert refused(state, "B:G7; A:E5") == ""


@rule("SC-111")
def test_r_39_two_tourists_and_no_subway_any_more() -> None:
    host = borough("park3_i D5", "park1 G7", citizens={"A": ["D5", "E5"]})
    state = play(city(borough("park1 E5"), host, phase=3), "B:D5")
    assert options(state) == ["A:E5"], "not within a borough where there are too many"
    assert refused(state, "B:F5") == "SC-111"
    play(state, "A:E5")
    assert "B:G7" in options(play(state, "B:E5")), "one of them may stay"


@rule("SC-112")
@pytest.mark.parametrize(("players", "neighbours"), [(2, {1}), (3, {1, 2}), (4, {1, 3})])
def test_r_38_who_neighbours_whom(players: int, neighbours: set[int]) -> None:
    state = city(*[borough() for _ in range(players)])
    assert set(state.neighbours(A)) == neighbours


@rule("SC-115")
@pytest.mark.parametrize("kind", ["fire", "university"])
def test_powers_of_others_are_closed_to_tourists(kind: str) -> None:
    host = borough(f"{kind} E4", "park1 A7")
    state = play(city(borough("park1 E5", citizens={"A": ["E5"]}), host, phase=3), "E5")
    assert refused(state, "B:E4") == "SC-115"
    assert refused(state, "B:A7") == ""


@rule("SC-107")
def test_r_71_the_slots_of_a_home_are_one_place() -> None:
    own = borough("res2 E5", "res2 C5", citizens={"A": ["E5", "F5"]})
    state = city(own, phase=3)
    assert options(state) == ["A:E5", "end"], "two citizens, one choice"
    play(state, "E5")
    assert options(state) == ["A:C5"], "once, though it has two slots, and not the home itself"
    assert refused(state, "F5") == "SC-12", "the home is full"
    roomy = play(city(borough("res2 E5", "park1 G7", citizens={"A": ["E5"]}), phase=3), "E5")
    assert refused(roomy, "F5") == "SC-114"


@rule("SC-80", "SC-118")
def test_r_74_a_tourist_sent_home_in_phase_3_may_be_housed_but_not_walk() -> None:
    police = borough("police C3 r1", "park1 D4", "res1 G1", citizens={"A": ["G1"], "B": ["D4"]})
    guest = borough("res1 E5", "park1 G7")
    state = play(city(police, guest, phase=3), "G1; C3")
    assert people(state, B, A) == []
    advance_to(state, "council")
    assert people(state, B) == ["E5"], "step B of its player was still to come"
    assert state.boroughs[B].hall == 0


@rule("SC-109")
def test_a_subway_station_is_a_rest_too() -> None:
    state = city(borough("subway C3", citizens={"A": ["C3", "D3"]}), phase=4)
    assert (state.boroughs[A].money, state.boroughs[A].votes, state.boroughs[A].raw(0)) == (20, 0, 0)


# --- income --------------------------------------------------------------------------------------------------------


@rule("SC-117", "SC-124")
def test_a_tourist_exchanges_in_a_foreign_shop_for_its_owner() -> None:
    host = borough("com3_i E5", citizens={"A": ["G5"]})
    state = play(city(borough(), host, phase=4), "B:G5; pay4")
    assert (state.boroughs[A].money, state.boroughs[A].votes) == (16, 5)
    assert (state.boroughs[B].money, state.boroughs[B].votes) == (21, 0), "the host has the tourist's dollar"


@rule("SC-129")
def test_r_69_overflow_goes_to_the_first_warehouse_with_room_and_never_to_a_hall_abroad() -> None:
    own = borough(hall=4)
    host = borough("fac1 E5", "warehouse F6", "warehouse D6", citizens={"A": ["E5"]}, stores={"F6": {"stone": 2}})
    state = city(own, host, phase=4)
    assert stored(state, B) == {"hall": [0, 0, 0], "F6": [0, 2, 0], "D6": [1, 0, 0]}
    full = city(own, {**host, "stores": {"F6": {"stone": 2}, "D6": {"stone": 2}}}, phase=4)
    assert full.boroughs[B].raw(0) == 0, "the hall of B has room, but not for this"
    assert full.supply[0] == 16


@rule("SC-129", "SC-136")
def test_r_43_raw_that_is_discarded_pollutes_all_the_same() -> None:
    own = borough("fac1 E5", "warehouse F6", hall=4, citizens={"A": ["E5"]}, stores={"F6": {"wood": 2}})
    state = city(own, phase=4)
    assert stored(state)["F6"] == [2, 0, 0]
    assert state.boroughs[A].generated == 2, "the worker and the wood"


# --- pollution -----------------------------------------------------------------------------------------------------


@rule("SC-139")
def test_r_49_all_lost_together_nobody_wins() -> None:
    state = city(crowded(98), crowded(98, B=SEATS_OF_CULTURE), phase=6)
    assert state.is_over
    assert state.outcome().winners == ()


@rule("SC-140", "SC-141")
def test_r_67_of_two_lost_together_the_tourists_in_each_others_boroughs_die() -> None:
    one = crowded(98, A=SEATS_OF_CULTURE[:3], B=SEATS_OF_CULTURE[3:])
    other = crowded(98, B=SEATS_OF_CULTURE[:3], A=SEATS_OF_CULTURE[3:])
    state = city(one, other, borough(), phase=6)
    assert not state.is_in(A) and not state.is_in(B)
    assert (state.boroughs[A].dead, state.boroughs[B].dead) == (22, 22)
    assert [own.crowd for own in state.boroughs[:2]] == [0, 0]


@rule("SC-141")
@pytest.mark.parametrize(
    ("career", "reserve", "left"),
    [(2, 20, (1, 20)), (0, 22, (0, 21)), (0, 0, (0, 0))],
    ids=["career", "reserve", "none"],
)
def test_r_48_who_replaces_a_tourist_of_the_loser(career: int, reserve: int, left: tuple[int, int]) -> None:
    dead = 22 - career - reserve
    host = borough("com1 E5", hall=0, career=career, reserve=reserve, dead=dead, citizens={"A": ["E5"]})
    state = city(crowded(98), host, borough(), phase=6)
    assert (state.boroughs[B].career, state.boroughs[B].reserve) == left
    assert people(state, B) == (["E5"] if career or reserve else []), "the slot stays empty if there is nobody"


@rule("SC-141", "SC-140")
def test_r_48_the_order_of_two_losers_does_not_matter() -> None:
    """C's guests come home from both lost boroughs before any place of C is filled, so they can fill them."""
    found = []
    for first, second in (("A", "B"), ("B", "A")):
        guests = {"A": {"A": SEATS_OF_CULTURE[:3], "C": SEATS_OF_CULTURE[3:]}, "B": {"B": SEATS_OF_CULTURE}}
        lost = {"A": crowded(98, **guests["A"]), "B": crowded(98, **guests["B"])}
        host = borough("park2 E5", "com1 G7", hall=4, career=0, reserve=0, dead=17)
        host["citizens"] = {first: ["E5"], second: ["G7"]}
        state = city(lost["A"], lost["B"], host, phase=6, host="A")
        found.append((people(state, C), state.boroughs[C].hall, state.boroughs[C].career))
    assert found[0] == found[1] == (["E5"], 4, 0), "one citizen came home to the career and fills the first cell"


@rule("SC-141")
def test_r_48_with_too_few_citizens_slots_are_filled_in_the_order_of_the_cells() -> None:
    host = borough("park1 G7", "park1 A7", "park1 G1", career=2, reserve=0, dead=20)
    host["citizens"] = {"A": ["A7", "G7", "G1"]}
    state = city(crowded(98), host, borough(), phase=6)
    assert people(state, B) == ["G1", "A7"], "from below, left to right"


@rule("SC-143", "SC-142")
def test_r_66_who_is_lost_does_not_count_for_victims() -> None:
    second = borough("library E5", citizens={"B": ["E5", "F5"]}, pollution=3)
    state = city(crowded(98), second, borough(), phase=6)
    assert not state.is_in(A)
    assert asked(state).endswith("council"), "no level of 10 is left in the game"
    dirty = city(crowded(98), {**second, "pollution": 12}, borough(), phase=6)
    assert asked(dirty) == "B victim", "A generated more, but is out"


@rule("SC-162", "SC-42")
def test_r_50_the_mayor_card_of_who_is_lost_counts_as_not_chosen() -> None:
    state = city(crowded(98), borough(), borough(), phase=6, host="B", cards=["mayor", None, None])
    assert not state.is_in(A)
    while state.turn == 1:
        state.push(state.moves(state.to_act[0])[-1], state.to_act[0])
    assert state.host == C


# --- the end -------------------------------------------------------------------------------------------------------


@rule("SC-175")
def test_an_economic_tie_goes_to_the_cleaner_first() -> None:
    economic = {**ADVANCED, "victory": "economic"}
    state = city(borough(pollution=5), borough(votes=9, pollution=6), options=economic, turn=8, phase=8)
    assert state.outcome().winners == (A,)


@rule("SC-178", "SC-180")
@pytest.mark.parametrize("victory", ["citizen", "cultural"])
def test_ties_there_lower_pollution_then_votes_then_money(victory: str) -> None:
    mode = {**ADVANCED, "victory": victory}

    def winners(one: dict[str, Any], other: dict[str, Any]) -> tuple[int, ...]:
        return city(one, other, options=mode, turn=8, phase=8).outcome().winners

    assert winners(borough(pollution=5), borough(pollution=6, votes=50)) == (A,)
    assert winners(borough(votes=5), {**borough(votes=4), "money": 90}) == (A,)
    assert winners(borough(), {**borough(), "money": 21}) == (B,)
    assert winners(borough(), borough()) == (A, B)


@rule("SC-178", "SC-180")
@pytest.mark.parametrize("victory", ["citizen", "cultural"])
def test_r_60_promises_change_the_votes_that_break_ties(victory: str) -> None:
    mode = {**ADVANCED, "victory": victory}
    kept, broken = borough(promise="promise-10"), borough(promise="promise-1")
    state = city(broken, kept, options=mode, turn=8, phase=8)
    assert state.outcome().scores[A] == state.outcome().scores[B]
    assert state.outcome().winners == (B,)


# --- alone ---------------------------------------------------------------------------------------------------------


@rule("SC-188")
def test_r_63_alone_the_level_of_pollution_kills_nobody() -> None:
    own = borough("park1 D4", "school F6", citizens={"A": ["D4", "F6"]}, pollution=50)
    state = city(own, options={"difficulty": "maire"}, phase=6)
    assert asked(state).endswith("council"), "an increase of 1 is not above 5, whatever the level"


@rule("SC-188", "SC-146")
def test_r_63_deaths_stop_when_nobody_is_left_to_die() -> None:
    own = borough("clinic D4", "school G7", citizens={"A": ["D4", "G7"]})
    state = city(own, options={"difficulty": "president"}, phase=6)
    assert state.boroughs[A].generated == 2
    assert asked(state).endswith("council"), "the clinic saves everybody"
    few = city(borough("school F6", citizens={"A": ["F6"]}), options={"difficulty": "president"}, phase=6)
    play(few, "F6")
    assert few.boroughs[A].dead == 1
    assert asked(few) == "A cemetery"
