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

PARK = borough("park1 4,4")


@rule("SC-103")
def test_moves_in_turn_order_then_homes_then_newcomers() -> None:
    own = borough("com1 4,4", "park1 5,5", "res1 2,4", hall=1, citizens={"A": ["4,4"]})
    other = borough("com1 4,4", "park1 5,5", "fac1 0,5", "warehouse 1,5", citizens={"B": ["4,4"]})
    state = city(own, other, phase=3, host="B")
    assert asked(state) == "B citizen"
    play(state, "4,4; 5,5", B)
    assert state.boroughs[B].hall == 0, "newcomers wait for everybody"
    assert asked(state) == "A citizen"
    play(state, "4,4; 5,5", A)
    assert "2,4" in people(state, A), "step B"
    assert state.boroughs[B].hall == 1, "step C"


@rule("SC-104")
def test_a_citizen_moves_once() -> None:
    own = borough("park3_i 4,4", "com1 2,5", citizens={"A": ["4,4", "2,5"]})
    state = play(city(own, phase=3), "4,4; 5,4")
    assert refused(state, "5,4") == "SC-104"
    assert options(state) == ["A2,5"]


@rule("SC-105")
def test_who_must_move_and_who_may() -> None:
    own = borough(
        *["res1 2,4", "police 4,0", "park2 4,4", "com1 2,5", "park1 6,6"],
        citizens={"A": ["2,4", "4,0", "4,4", "2,5"]},
    )
    state = city(own, phase=3)
    assert set(options(state)) == {"A2,4", "A4,0", "A4,4", "A2,5"}
    assert refused(state, "end") == "SC-105"
    decision = state.decision(A)
    assert decision is not None
    assert "2 citizens must still move" in decision.prompt["en"]
    assert "2 citoyens doivent encore" in decision.prompt["fr"]
    play(state, "4,4; 5,4")
    assert refused(state, "end") == "SC-105"
    play(state, "2,5; 4,4")
    assert "end" in options(state), "another slot of the same tile is enough, homes and powers may stay"


@rule("SC-106")
def test_the_hall_is_left_and_entered_by_nobody_who_has_a_choice() -> None:
    own = borough("park2 4,4", hall=2, citizens={"A": ["4,4"]})
    state = city(own, phase=3)
    assert options(state) == ["A4,4"]
    assert refused(state, "0,0") == "SC-106"
    assert refused(state, "4,4; to-hall") == "SC-114"


@rule("SC-107")
def test_only_empty_slots_are_destinations() -> None:
    state = play(city(borough("park2 4,4", "refinery 6,0", citizens={"A": ["4,4"]}), phase=3), "4,4")
    assert options(state) == ["A5,4"]
    for place in ("3,3", "6,0", "0,0"):
        assert refused(state, place) == "SC-107", place


@rule("SC-108")
def test_tv_17_a_work_slot_is_not_used_twice_in_a_row() -> None:
    own = borough("fac1 4,4", "warehouse 5,5", "park2 2,4", citizens={"A": ["4,4", "2,4"]})
    state = play(city(own, PARK, phase=3), "4,4; 3,4")
    assert refused(state, "2,4; 4,4") == "SC-108"
    guest = borough("park1 4,4", citizens={"B": ["4,4"]})
    state = play(city(own, guest, phase=3), "4,4; 3,4; 2,4; to-hall")
    assert refused(state, "4,4; A4,4", B) == "", "others may use it"
    rest = city(borough("park2 4,4", "park1 2,4", citizens={"A": ["4,4", "2,4"]}), phase=3)
    play(rest, "4,4; 5,4")
    assert refused(rest, "2,4; 4,4") == "", "a rest may be taken over"


@rule("SC-109")
def test_a_rest_brings_nothing() -> None:
    own = borough("park1 4,4", "school 3,1", "library 5,0", "museum 4,6", citizens={"A": ["4,4", "3,1", "5,0", "4,6"]})
    state = city(own, phase=4)
    assert (state.boroughs[A].money, state.boroughs[A].votes) == (20, 0)


@rule("SC-110")
def test_tv_29_a_citizen_in_excess() -> None:
    alone = borough("com1 4,4", hall=3, citizens={"A": ["4,4"]})
    state = play(city(alone, borough(), phase=3), "4,4")
    assert options(state) == ["to-hall"]
    play(state, "to-hall")
    assert state.boroughs[A].hall == 4
    full = play(city({**alone, "hall": 4}, borough(), phase=3), "4,4")
    career = full.boroughs[A].career
    play(full, "to-hall")
    assert full.boroughs[A].career == career + 1
    next_door = play(city(alone, PARK, phase=3), "4,4")
    assert options(next_door) == ["B4,4", "to-hall"], "the player chooses"


@rule("SC-111")
def test_one_tourist_in_each_other_borough() -> None:
    own = borough("park3_i 4,4", citizens={"A": ["4,4", "5,4", "6,4"]})
    state = play(city(own, borough("park3_i 4,4"), borough("park3_i 4,4"), phase=3), "4,4; B4,4")
    assert refused(state, "5,4; B5,4") == "SC-111"
    assert refused(state, "5,4; C5,4") == ""


@rule("SC-112")
def test_tourists_go_to_the_left_or_right() -> None:
    own = borough("park1 4,4", citizens={"A": ["4,4"]})
    state = play(city(own, PARK, PARK, PARK, phase=3), "4,4")
    assert options(state) == ["B4,4", "D4,4", "to-hall"]
    assert refused(state, "C4,4") == "SC-112"
    out = {"tiles": ["town_hall 0,0"], "reserve": 0, "dead": 22, "career": 0, "pollution": 100}
    skipped = play(city(own, out, PARK, PARK, phase=3, out=["B"]), "4,4")
    assert options(skipped) == ["C4,4", "D4,4", "to-hall"], "who is out is skipped"


def travelling(*, at_a: list[str], at_b: list[str], at_d: list[str], at_c: list[str], hall: int = 0) -> Any:
    """Four players; A's only tourist stands on the park of C."""
    own = borough(*at_a, hall=hall)
    return city(
        own,
        borough(*at_b),
        borough("park1 4,4", *at_c, citizens={"A": ["4,4"]}),
        borough(*at_d),
        phase=3,
    )


@rule("SC-113", "SC-114")
def test_tv_32_a_tourist_on_the_way() -> None:
    state = play(travelling(at_a=["park1 4,4"], at_b=["park1 4,4"], at_c=[], at_d=[]), "C4,4")
    assert options(state) == ["B4,4"], "A does not neighbour C"
    assert refused(state, "A4,4") == "SC-114"
    state = play(travelling(at_a=["park1 4,4", "police 5,5"], at_b=[], at_c=[], at_d=[]), "C4,4")
    assert options(state) == ["A4,4"], "the park, not the empty police station"
    state = play(travelling(at_a=["police 5,5"], at_b=[], at_c=[], at_d=[], hall=3), "C4,4")
    assert options(state) == ["to-hall"]
    play(state, "to-hall")
    assert state.boroughs[A].hall == 4
    state = play(travelling(at_a=[], at_b=[], at_c=[], at_d=[], hall=4), "C4,4")
    career = state.boroughs[A].career
    play(state, "to-hall")
    assert state.boroughs[A].career == career + 1


@rule("SC-113")
def test_tv_32_a_neighbouring_home_is_a_choice() -> None:
    def visiting(at_a: list[str], at_b: list[str]) -> Any:
        return city(borough(*at_a), borough("park1 4,4", *at_b, citizens={"A": ["4,4"]}), borough(), borough(), phase=3)

    assert options(play(visiting(["park1 4,4"], ["park1 5,5"]), "B4,4")) == ["B5,5", "A4,4"]
    assert options(play(visiting(["park1 4,4"], []), "B4,4")) == ["A4,4"]


@rule("SC-115")
def test_where_tourists_may_not_stand() -> None:
    host = borough("res1 2,4", "police 4,0", "clinic 3,2", "park1 6,6")
    state = city(borough("park1 4,4", citizens={"A": ["4,4"]}), host, phase=3)
    play(state, "4,4")
    assert options(state) == ["B6,6", "to-hall"]
    for place in ("B2,4", "B4,0", "B3,2"):
        assert refused(state, place) == "SC-115", place
    assert refused(state, "B0,0") == "SC-107", "nor in the hall"


@rule("SC-116")
def test_police_zones_are_closed_to_tourists() -> None:
    host = borough("police 4,4", "park2 3,3", "park1 0,6", citizens={"B": ["4,4"]})
    state = play(city(borough("park1 4,4", citizens={"A": ["4,4"]}), host, phase=3), "4,4")
    assert options(state) == ["B0,6", "to-hall"]


@rule("SC-117")
def test_a_tourist_works_for_its_owner() -> None:
    host = borough("com2 4,4", "fac1 2,6", "warehouse 3,6", "school 3,1", citizens={"A": ["4,4", "2,6"], "C": ["3,1"]})
    state = city(borough(), host, borough(), phase=4)
    assert state.boroughs[A].money == 21, "the cash slot"
    assert state.boroughs[A].raw(0) == 1, "the wood"
    assert state.boroughs[C].money == 20, "culture brings nothing"
    assert state.boroughs[B].money == 23


@rule("SC-118")
def test_small_homes_are_filled_from_the_hall() -> None:
    own = borough("res1 2,4", "res1 4,4", "res1 6,6", hall=3)
    assert people(city(own, phase=3)) == ["2,4", "4,4", "6,6"]
    few = city({**own, "hall": 2}, phase=3)
    assert asked(few) == "A housing"
    assert options(few) == ["A2,4", "A4,4", "A6,6"]
    play(few, "4,4; 6,6")
    assert people(few) == ["4,4", "6,6"]
    large = city(borough("res2 2,4", hall=2), phase=3)
    assert people(large) == [], "level 1 only"


@rule("SC-118", "SC-119")
def test_tv_28_housing_and_newcomers() -> None:
    own = borough("res1 2,4", "fac3_i 4,0", "warehouse 4,1", hall=2, career=5, reserve=15)
    state = city(own, phase=3)
    assert people(state) == ["2,4"]
    assert (state.boroughs[A].hall, state.boroughs[A].career) == (4, 2)


@rule("SC-119")
def test_each_empty_factory_slot_brings_a_newcomer() -> None:
    own = borough("fac2 4,0", "warehouse 4,1", "park1 6,6", citizens={"A": ["6,6"]}, career=5, reserve=16)
    state = play(city(own, phase=3), "6,6; 4,0")
    assert state.boroughs[A].hall == 1, "the other slot is taken"
    empty = city(borough("fac2 4,0", "warehouse 4,1", career=1, reserve=21), phase=3)
    assert (empty.boroughs[A].hall, empty.boroughs[A].career) == (1, 0)


@rule("SC-104", "SC-118")
def test_tv_33_step_a_then_step_b() -> None:
    own = borough("com1 4,4", "res1 2,4", citizens={"A": ["4,4", "2,4"]})
    state = city(own, PARK, phase=3)
    play(state, "4,4; to-hall; 2,4; B4,4")
    assert people(state) == ["2,4"], "the shop citizen moved in from the hall"
    assert state.boroughs[A].hall == 0


@rule("SC-163")
def test_in_the_next_turn_everybody_may_move_again() -> None:
    state = play(city(borough("park2 4,4", citizens={"A": ["4,4"]}), phase=3), "4,4; 5,4")
    advance_to(state, "plan")
    play(state, "finish")
    assert options(state) == ["A5,4"]
