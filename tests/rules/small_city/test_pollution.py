"""Phases 5 and 6, votes and pollution: SC-132 to SC-149."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.games.small_city.phases.pollution import cemetery_cells, who_loses_a_citizen
from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    C,
    advance_to,
    asked,
    at,
    borough,
    city,
    events,
    options,
    people,
    play,
    refused,
)

EXAMPLE = borough(
    *["res4_o C1", "res3_i A3", "res1 E1", "res1 E3", "com1 D3", "park3_i F1", "park2 F3"],
    *["fac1 H8", "fac1 H6", "warehouse I8", "warehouse I6"],
    size=10,
    hall=4,
    cemeteries=["A10"],
    dead=1,
    citizens={
        "A": ["C1", "D1", "C2", "D2", "A3", "B3", "C3", "E1", "E3", "D3", "H8", "H6"],
        "B": ["F1"],
    },
)


@rule("SC-132", "SC-134", "SC-136")
def test_tv_12_vote_and_pollution_board() -> None:
    state = city(EXAMPLE, borough(), phase=4)
    while asked(state).endswith("storing"):
        state.push(state.moves(A)[0], A)
    own = state.boroughs[A]
    assert own.votes == 18
    assert own.generated == 10
    assert own.pollution == 10
    assert state.boroughs[B].votes == 0, "tourists do not vote"
    assert asked(state) == "A victim"
    engineer = city(EXAMPLE, borough(), phase=4, cards=["engineer", None])
    while asked(engineer).endswith("storing"):
        engineer.push(engineer.moves(A)[0], A)
    assert engineer.boroughs[A].generated == 8


@rule("SC-132")
@pytest.mark.parametrize(("citizens", "votes"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_citizens_in_a_home_give_rising_votes(citizens: int, votes: int) -> None:
    cells = ["D4", "E4", "F4", "D5", "E5"][:citizens]
    state = city(borough("res5_p D4", citizens={"A": cells}), phase=5)
    assert state.boroughs[A].votes == votes


@rule("SC-133")
def test_only_a_working_university_votes() -> None:
    assert city(borough("university D4", citizens={"A": ["D4"]}), phase=5).boroughs[A].votes == 3
    assert city(borough("university D4"), phase=5).boroughs[A].votes == 0


@rule("SC-134")
def test_tourists_do_not_vote() -> None:
    state = city(borough("park1 E5", citizens={"B": ["E5"]}), borough(), phase=5)
    assert [own.votes for own in state.boroughs] == [0, 0]


@rule("SC-135")
def test_votes_have_no_limit() -> None:
    state = city(borough("res5_p D4", votes=495, citizens={"A": ["D4", "E4", "F4", "D5", "E5"]}), phase=5)
    assert state.boroughs[A].votes == 510


@rule("SC-136")
def test_hall_career_and_cemeteries_do_not_pollute() -> None:
    state = city(borough(hall=4, cemeteries=["G7"], dead=1), phase=6)
    assert state.boroughs[A].generated == 0


@rule("SC-136", "SC-138")
def test_tv_13_parks_never_lower_the_level() -> None:
    own = borough("res1 D1", "res1 E1", "res1 F1", "res1 G1", "park3_i D4", "park3_i D5", "park2 D6")
    own |= {"citizens": {"A": ["D1", "E1", "F1", "G1"]}, "pollution": 50}
    state = city(own, phase=6)
    assert (state.boroughs[A].generated, state.boroughs[A].pollution) == (0, 50)


@rule("SC-136")
def test_what_the_pollution_of_a_turn_consists_of_is_told() -> None:
    own = borough("park1 D4", "school E5", "fac1 G7", "warehouse G6", citizens={"A": ["E5", "G7"]})
    state = city(own, borough(), phase=6)
    told = events(state)
    advance_to(state, "choose-action")
    advance_to(state, "council")
    found: list[Any] = [event.facts for event in told if event.kind == "pollute"]
    assert found, "a whole turn was played"
    assert any(facts["citizens"] for facts in found)
    assert all(facts["generated"] == max(0, facts["citizens"] + facts["made"] - facts["parks"]) for facts in found)


@rule("SC-138")
def test_the_amount_is_added_to_the_level() -> None:
    state = city(borough("park1 D4", "school E5", citizens={"A": ["D4", "E5"]}, pollution=3), phase=6)
    assert state.boroughs[A].pollution == 4


@rule("SC-139")
def test_tv_15_a_hundred_loses_at_once() -> None:
    crowd = [f"res1 {at(x, y)}" for x in (3, 4, 5) for y in (0, 1)]
    own = borough(*crowd, "clinic D4", pollution=95)
    own["citizens"] = {"A": [tile.split()[1] for tile in crowd[:5]] + ["D4"]}
    state = city(own, borough(), borough(), phase=6)
    assert state.boroughs[A].pollution == 100
    assert not state.is_in(A)
    assert state.view(None)["out"] == ["A"]
    two = city(own, borough(), phase=6)
    assert two.is_over, "the survivor wins at once"
    assert two.outcome().winners == (B,)


def tv_27() -> Any:
    library = borough("library D4", "warehouse G7", "com1 F1", pollution=98)
    library |= {"citizens": {"B": ["D4"], "C": ["E4"]}, "stores": {"G7": {"wood": 2}}}
    host = borough("com1 E5", hall=4, citizens={"A": ["E5"]})
    return city(library, host, borough(), phase=6)


@rule("SC-140", "SC-141")
def test_tv_27_elimination() -> None:
    career = 22 - 8 - 4 - 1
    state = tv_27()
    assert not state.is_in(A)
    assert (state.boroughs[B].hall, state.boroughs[B].career) == (4, career), "one came home, one replaced the tourist"
    assert state.boroughs[C].hall == 1
    assert people(state, B) == ["E5"], "a citizen of B took the slot"
    assert people(state, A, B) == []
    assert state.supply[0] == 16
    assert state.boroughs[A].dead == 22
    assert state.neighbours(B) == (C,)
    assert asked(state).endswith("council"), "no victim: levels below 10"


@rule("SC-142", "SC-143")
@pytest.mark.parametrize(
    ("generated", "levels", "victims"),
    [
        ([7, 7, 5], [20, 30, 40], [1]),
        ([7, 7, 5], [30, 30, 40], [0, 1]),
        ([0, 0], [9, 4], []),
        ([0, 0], [12, 4], [0]),
        ([3, 6], [25, 6], [1]),
    ],
)
def test_tv_14_who_loses_a_citizen(generated: list[int], levels: list[int], victims: list[int]) -> None:
    rows = [borough(generated=g, pollution=p) for g, p in zip(generated, levels, strict=True)]
    state = city(*rows, phase=7)
    assert who_loses_a_citizen(state) == victims


@rule("SC-144")
def test_the_player_picks_the_victim() -> None:
    own = borough("res2 D4", "park1 F6", hall=2, pollution=50, citizens={"A": ["D4", "E4"], "B": ["F6"]})
    state = city(own, borough(), phase=6)
    assert asked(state) == "A victim"
    assert options(state) == ["A:D4", "A:F6"], "the citizens of a home are one choice, the hall is safe"
    assert refused(state, "A1") == "SC-144"
    play(state, "F6")
    assert state.boroughs[B].dead == 1


@rule("SC-145")
def test_a_saved_tourist_without_room_goes_to_the_career() -> None:
    visited = borough("park1 E5", citizens={"B": ["E5"]}, pollution=50)
    fire = borough("fire E5", hall=4, citizens={"B": ["E5"]})
    pending = [{"step": "victim", "seat": "A", "count": 1}]
    state = city(visited, fire, phase=6, pending=pending)
    career = state.boroughs[B].career
    play(state, "E5")
    assert state.boroughs[B].career == career + 1


@rule("SC-146")
def test_with_the_clinic_and_nobody_else_nothing_happens() -> None:
    own = borough("clinic D4", citizens={"A": ["D4"]}, pollution=50)
    state = city(own, borough(), phase=6)
    assert asked(state).endswith("council")
    assert state.boroughs[A].dead == 0


def buried(*graves: str, tiles: tuple[str, ...] = (), **more: Any) -> Any:
    own = borough(*tiles, cemeteries=list(graves), dead=len(graves) + 1, **more)
    return city(own, borough(), phase=6, pending=[{"step": "cemetery", "seat": "A"}])


@rule("SC-147", "SC-148")
def test_tv_30_where_cemeteries_lie() -> None:
    assert len(options(buried())) == 45
    state = buried("D4")
    assert options(state) == ["A:D3", "A:C4", "A:E4", "A:D5"]
    assert refused(state, "F6") == "SC-148"
    parks = ("park1 D3", "park1 C4", "park1 E4", "park1 D5")
    assert len(options(buried("D4", tiles=parks))) == 40
    play(state, "D3")
    assert state.boroughs[A].graves.bit_count() == 2
    assert state.boroughs[A].filled >> 23 & 1


def packed(size: int, *free: str) -> tuple[str, ...]:
    """Tiles on every cell of the zone but the hall's and some others."""
    cells = [(x, y) for y in range(size) for x in range(size) if not (x < 2 and y < 2) and at(x, y) not in free]
    return tuple(f"{'park1' if number % 2 else 'res1'} {at(x, y)}" for number, (x, y) in enumerate(cells))


@rule("SC-149")
def test_tv_30_a_full_zone() -> None:
    state = buried("A7", "G1", tiles=packed(7, "A7", "G1"))
    strip = {*[f"A:{at(7, y)}" for y in range(7)], *[f"A:{at(x, 7)}" for x in range(7)]}
    assert set(options(state)) <= strip
    assert set(options(state)) == {"A:H1", "A:A8"}, "beside a cemetery if possible"
    edge = [at(6, y) for y in range(7)] + [at(x, 6) for x in range(6)]
    state = buried(*edge, tiles=packed(7, *edge))
    assert set(options(state)) == strip
    assert "A:H8" not in options(state)
    hole = city(
        borough(*packed(7, "B4", "A7"), cemeteries=["A7"], dead=2),
        borough(),
        phase=6,
        pending=[{"step": "cemetery", "seat": "B"}],
    )
    assert cemetery_cells(hole, A) == 1 << 31, "B4 is still empty: not the strip"


@rule("SC-149")
def test_tv_30_without_a_cell_the_citizen_simply_leaves() -> None:
    own = borough("park1 D4", size=10, citizens={"A": ["D4"]})
    state = city(own, borough(), phase=6, pending=[{"step": "victim", "seat": "A", "count": 1}])
    state.boroughs[A].filled = (1 << 100) - 1
    play(state, "D4")
    assert asked(state) == "A council"
    assert (state.boroughs[A].dead, state.boroughs[A].graves) == (1, 0)


@rule("SC-149")
def test_a_single_cell_is_not_asked_for() -> None:
    own = borough(*packed(7, "B4"), dead=1)
    state = city({**own, "pollution": 50, "citizens": {"A": ["C1"]}, "dead": 0}, borough(), phase=6)
    assert asked(state) == "A victim"
    play(state, options(state)[0])
    assert state.boroughs[A].graves == 1 << 31
    assert advance_to(state, "council").boroughs[A].dead == 1
