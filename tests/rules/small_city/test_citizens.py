"""Phase 3, citizens and tourists: SC-103 to SC-119."""

from __future__ import annotations

from typing import Any

from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    C,
    advance_to,
    asked,
    borough,
    city,
    options,
    people,
    play,
    refused,
)

PARK = borough("park1 E5")


@rule("SC-103")
def test_moves_in_turn_order_then_homes_then_newcomers() -> None:
    own = borough("com1 E5", "park1 F6", "res1 C5", hall=1, citizens={"A": ["E5"]})
    other = borough("com1 E5", "park1 F6", "fac1 A6", "warehouse B6", citizens={"B": ["E5"]})
    state = city(own, other, phase=3, host="B")
    assert asked(state) == "B citizen"
    play(state, "E5; F6", B)
    assert state.boroughs[B].hall == 0, "newcomers wait for everybody"
    assert asked(state) == "A citizen"
    play(state, "E5; F6", A)
    assert "C5" in people(state, A), "step B"
    assert state.boroughs[B].hall == 1, "step C"


@rule("SC-104")
def test_a_citizen_moves_once() -> None:
    own = borough("park3_i E5", "com1 C6", citizens={"A": ["E5", "C6"]})
    state = play(city(own, phase=3), "E5; F5")
    assert refused(state, "F5") == "SC-104"
    assert options(state) == ["A:C6"]


@rule("SC-105")
def test_who_must_move_and_who_may() -> None:
    own = borough(
        *["res1 C5", "police E1", "park2 E5", "com1 C6", "park1 G7"],
        citizens={"A": ["C5", "E1", "E5", "C6"]},
    )
    state = city(own, phase=3)
    assert set(options(state)) == {"A:C5", "A:E1", "A:E5", "A:C6"}
    assert refused(state, "end") == "SC-105"
    decision = state.decision(A)
    assert decision is not None
    assert "2 citizens still have to" in decision.prompt
    play(state, "E5; F5")
    assert refused(state, "end") == "SC-105"
    play(state, "C6; E5")
    assert "end" in options(state), "another slot of the same tile is enough, homes and powers may stay"


@rule("SC-106")
def test_the_hall_is_left_and_entered_by_nobody_who_has_a_choice() -> None:
    own = borough("park2 E5", hall=2, citizens={"A": ["E5"]})
    state = city(own, phase=3)
    assert options(state) == ["A:E5"]
    assert refused(state, "A1") == "SC-106"
    assert refused(state, "E5; to-hall") == "SC-114"


@rule("SC-107")
def test_only_empty_slots_are_destinations() -> None:
    state = play(city(borough("park2 E5", "refinery G1", citizens={"A": ["E5"]}), phase=3), "E5")
    assert options(state) == ["A:F5"]
    for place in ("D4", "G1", "A1"):
        assert refused(state, place) == "SC-107", place


@rule("SC-108")
def test_tv_17_a_work_slot_is_not_used_twice_in_a_row() -> None:
    own = borough("fac1 E5", "warehouse F6", "park2 C5", citizens={"A": ["E5", "C5"]})
    state = play(city(own, PARK, phase=3), "E5; D5")
    assert refused(state, "C5; E5") == "SC-108"
    guest = borough("park1 E5", citizens={"B": ["E5"]})
    state = play(city(own, guest, phase=3), "E5; D5; C5; to-hall")
    assert refused(state, "E5; A:E5", B) == "", "others may use it"
    rest = city(borough("park2 E5", "park1 C5", citizens={"A": ["E5", "C5"]}), phase=3)
    play(rest, "E5; F5")
    assert refused(rest, "C5; E5") == "", "a rest may be taken over"


@rule("SC-109")
def test_a_rest_brings_nothing() -> None:
    own = borough("park1 E5", "school D2", "library F1", "museum E7", citizens={"A": ["E5", "D2", "F1", "E7"]})
    state = city(own, phase=4)
    assert (state.boroughs[A].money, state.boroughs[A].votes) == (20, 0)


@rule("SC-110")
def test_tv_29_a_citizen_in_excess() -> None:
    alone = borough("com1 E5", hall=3, citizens={"A": ["E5"]})
    state = play(city(alone, borough(), phase=3), "E5")
    assert options(state) == ["to-hall"]
    play(state, "to-hall")
    assert state.boroughs[A].hall == 4
    full = play(city({**alone, "hall": 4}, borough(), phase=3), "E5")
    career = full.boroughs[A].career
    play(full, "to-hall")
    assert full.boroughs[A].career == career + 1
    next_door = play(city(alone, PARK, phase=3), "E5")
    assert options(next_door) == ["B:E5", "to-hall"], "the player chooses"


@rule("SC-111")
def test_one_tourist_in_each_other_borough() -> None:
    own = borough("park3_i E5", citizens={"A": ["E5", "F5", "G5"]})
    state = play(city(own, borough("park3_i E5"), borough("park3_i E5"), phase=3), "E5; B:E5")
    assert refused(state, "F5; B:F5") == "SC-111"
    assert refused(state, "F5; C:F5") == ""


@rule("SC-112")
def test_tourists_go_to_the_left_or_right() -> None:
    own = borough("park1 E5", citizens={"A": ["E5"]})
    state = play(city(own, PARK, PARK, PARK, phase=3), "E5")
    assert options(state) == ["B:E5", "D:E5", "to-hall"]
    assert refused(state, "C:E5") == "SC-112"
    out = {"tiles": ["town_hall A1"], "reserve": 0, "dead": 22, "career": 0, "pollution": 100}
    skipped = play(city(own, out, PARK, PARK, phase=3, out=["B"]), "E5")
    assert options(skipped) == ["C:E5", "D:E5", "to-hall"], "who is out is skipped"


def travelling(*, at_a: list[str], at_b: list[str], at_d: list[str], at_c: list[str], hall: int = 0) -> Any:
    """Four players; A's only tourist stands on the park of C."""
    own = borough(*at_a, hall=hall)
    return city(
        own,
        borough(*at_b),
        borough("park1 E5", *at_c, citizens={"A": ["E5"]}),
        borough(*at_d),
        phase=3,
    )


@rule("SC-113", "SC-114")
def test_tv_32_a_tourist_on_the_way() -> None:
    state = play(travelling(at_a=["park1 E5"], at_b=["park1 E5"], at_c=[], at_d=[]), "C:E5")
    assert options(state) == ["B:E5"], "A does not neighbour C"
    assert refused(state, "A:E5") == "SC-114"
    state = play(travelling(at_a=["park1 E5", "police F6"], at_b=[], at_c=[], at_d=[]), "C:E5")
    assert options(state) == ["A:E5"], "the park, not the empty police station"
    state = play(travelling(at_a=["police F6"], at_b=[], at_c=[], at_d=[], hall=3), "C:E5")
    assert options(state) == ["to-hall"]
    play(state, "to-hall")
    assert state.boroughs[A].hall == 4
    state = play(travelling(at_a=[], at_b=[], at_c=[], at_d=[], hall=4), "C:E5")
    career = state.boroughs[A].career
    play(state, "to-hall")
    assert state.boroughs[A].career == career + 1


@rule("SC-113")
def test_tv_32_a_neighbouring_home_is_a_choice() -> None:
    def visiting(at_a: list[str], at_b: list[str]) -> Any:
        return city(borough(*at_a), borough("park1 E5", *at_b, citizens={"A": ["E5"]}), borough(), borough(), phase=3)

    assert options(play(visiting(["park1 E5"], ["park1 F6"]), "B:E5")) == ["B:F6", "A:E5"]
    assert options(play(visiting(["park1 E5"], []), "B:E5")) == ["A:E5"]


@rule("SC-115")
def test_where_tourists_may_not_stand() -> None:
    host = borough("res1 C5", "police E1", "clinic D3", "park1 G7")
    state = city(borough("park1 E5", citizens={"A": ["E5"]}), host, phase=3)
    play(state, "E5")
    assert options(state) == ["B:G7", "to-hall"]
    for place in ("B:C5", "B:E1", "B:D3"):
        assert refused(state, place) == "SC-115", place
    assert refused(state, "B:A1") == "SC-107", "nor in the hall"


@rule("SC-116")
def test_police_zones_are_closed_to_tourists() -> None:
    host = borough("police E5", "park2 D4", "park1 A7", citizens={"B": ["E5"]})
    state = play(city(borough("park1 E5", citizens={"A": ["E5"]}), host, phase=3), "E5")
    assert options(state) == ["B:A7", "to-hall"]


@rule("SC-117")
def test_a_tourist_works_for_its_owner() -> None:
    host = borough("com2 E5", "fac1 C7", "warehouse D7", "school D2", citizens={"A": ["E5", "C7"], "C": ["D2"]})
    state = city(borough(), host, borough(), phase=4)
    assert state.boroughs[A].money == 21, "the cash slot"
    assert state.boroughs[A].raw(0) == 1, "the wood"
    assert state.boroughs[C].money == 20, "culture brings nothing"
    assert state.boroughs[B].money == 23


@rule("SC-118")
def test_small_homes_are_filled_from_the_hall() -> None:
    own = borough("res1 C5", "res1 E5", "res1 G7", hall=3)
    assert people(city(own, phase=3)) == ["C5", "E5", "G7"]
    few = city({**own, "hall": 2}, phase=3)
    assert asked(few) == "A housing"
    assert options(few) == ["A:C5", "A:E5", "A:G7"]
    play(few, "E5; G7")
    assert people(few) == ["E5", "G7"]
    large = city(borough("res2 C5", hall=2), phase=3)
    assert people(large) == [], "level 1 only"


@rule("SC-118", "SC-119")
def test_tv_28_housing_and_newcomers() -> None:
    own = borough("res1 C5", "fac3_i E1", "warehouse E2", hall=2, career=5, reserve=15)
    state = city(own, phase=3)
    assert people(state) == ["C5"]
    assert (state.boroughs[A].hall, state.boroughs[A].career) == (4, 2)


@rule("SC-119")
def test_each_empty_factory_slot_brings_a_newcomer() -> None:
    own = borough("fac2 E1", "warehouse E2", "park1 G7", citizens={"A": ["G7"]}, career=5, reserve=16)
    state = play(city(own, phase=3), "G7; E1")
    assert state.boroughs[A].hall == 1, "the other slot is taken"
    empty = city(borough("fac2 E1", "warehouse E2", career=1, reserve=21), phase=3)
    assert (empty.boroughs[A].hall, empty.boroughs[A].career) == (1, 0)


@rule("SC-104", "SC-118")
def test_tv_33_step_a_then_step_b() -> None:
    own = borough("com1 E5", "res1 C5", citizens={"A": ["E5", "C5"]})
    state = city(own, PARK, phase=3)
    play(state, "E5; to-hall; C5; B:E5")
    assert people(state) == ["C5"], "the shop citizen moved in from the hall"
    assert state.boroughs[A].hall == 0


@rule("SC-163")
def test_in_the_next_turn_everybody_may_move_again() -> None:
    state = play(city(borough("park2 E5", citizens={"A": ["E5"]}), phase=3), "E5; F5")
    advance_to(state, "plan")
    play(state, "finish")
    assert options(state) == ["A:F5"]
