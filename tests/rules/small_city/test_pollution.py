"""Phases 5 and 6, votes and pollution: SC-132 to SC-149."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.games.small_city.pollution import cemetery_cells, who_loses_a_citizen
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

EXAMPLE = borough(
    *["res4_o 2,0", "res3_i 0,2", "res1 4,0", "res1 4,2", "com1 3,2", "park3_i 5,0", "park2 5,2"],
    *["fac1 7,7", "fac1 7,5", "warehouse 8,7", "warehouse 8,5"],
    size=10,
    hall=4,
    cemeteries=["0,9"],
    dead=1,
    citizens={
        "A": ["2,0", "3,0", "2,1", "3,1", "0,2", "1,2", "2,2", "4,0", "4,2", "3,2", "7,7", "7,5"],
        "B": ["5,0"],
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
    cells = ["3,3", "4,3", "5,3", "3,4", "4,4"][:citizens]
    state = city(borough("res5_p 3,3", citizens={"A": cells}), phase=5)
    assert state.boroughs[A].votes == votes


@rule("SC-133")
def test_only_a_working_university_votes() -> None:
    assert city(borough("university 3,3", citizens={"A": ["3,3"]}), phase=5).boroughs[A].votes == 3
    assert city(borough("university 3,3"), phase=5).boroughs[A].votes == 0


@rule("SC-134")
def test_tourists_do_not_vote() -> None:
    state = city(borough("park1 4,4", citizens={"B": ["4,4"]}), borough(), phase=5)
    assert [own.votes for own in state.boroughs] == [0, 0]


@rule("SC-135")
def test_votes_have_no_limit() -> None:
    state = city(borough("res5_p 3,3", votes=495, citizens={"A": ["3,3", "4,3", "5,3", "3,4", "4,4"]}), phase=5)
    assert state.boroughs[A].votes == 510


@rule("SC-136")
def test_hall_career_and_cemeteries_do_not_pollute() -> None:
    state = city(borough(hall=4, cemeteries=["6,6"], dead=1), phase=6)
    assert state.boroughs[A].generated == 0


@rule("SC-136", "SC-138")
def test_tv_13_parks_never_lower_the_level() -> None:
    own = borough("res1 3,0", "res1 4,0", "res1 5,0", "res1 6,0", "park3_i 3,3", "park3_i 3,4", "park2 3,5")
    own |= {"citizens": {"A": ["3,0", "4,0", "5,0", "6,0"]}, "pollution": 50}
    state = city(own, phase=6)
    assert (state.boroughs[A].generated, state.boroughs[A].pollution) == (0, 50)


@rule("SC-138")
def test_the_amount_is_added_to_the_level() -> None:
    state = city(borough("park1 3,3", "school 4,4", citizens={"A": ["3,3", "4,4"]}, pollution=3), phase=6)
    assert state.boroughs[A].pollution == 4


@rule("SC-139")
def test_tv_15_a_hundred_loses_at_once() -> None:
    crowd = [f"res1 {x},{y}" for x in (3, 4, 5) for y in (0, 1)]
    own = borough(*crowd, "clinic 3,3", pollution=95)
    own["citizens"] = {"A": [tile.split()[1] for tile in crowd[:5]] + ["3,3"]}
    state = city(own, borough(), borough(), phase=6)
    assert state.boroughs[A].pollution == 100
    assert not state.is_in(A)
    assert state.view(None)["out"] == [A]
    two = city(own, borough(), phase=6)
    assert two.is_over, "the survivor wins at once"
    assert two.outcome().winners == (B,)


def tv_27() -> Any:
    library = borough("library 3,3", "warehouse 6,6", "com1 5,0", pollution=98)
    library |= {"citizens": {"B": ["3,3"], "C": ["4,3"]}, "stores": {"6,6": {"wood": 2}}}
    host = borough("com1 4,4", hall=4, citizens={"A": ["4,4"]})
    return city(library, host, borough(), phase=6)


@rule("SC-140", "SC-141")
def test_tv_27_elimination() -> None:
    career = 22 - 8 - 4 - 1
    state = tv_27()
    assert not state.is_in(A)
    assert (state.boroughs[B].hall, state.boroughs[B].career) == (4, career), "one came home, one replaced the tourist"
    assert state.boroughs[C].hall == 1
    assert people(state, B) == ["4,4"], "a citizen of B took the slot"
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
    own = borough("res2 3,3", "park1 5,5", hall=2, pollution=50, citizens={"A": ["3,3", "4,3"], "B": ["5,5"]})
    state = city(own, borough(), phase=6)
    assert asked(state) == "A victim"
    assert options(state) == ["A3,3", "A5,5"], "the citizens of a home are one choice, the hall is safe"
    assert refused(state, "0,0") == "SC-144"
    play(state, "5,5")
    assert state.boroughs[B].dead == 1


@rule("SC-145")
def test_a_saved_tourist_without_room_goes_to_the_career() -> None:
    visited = borough("park1 4,4", citizens={"B": ["4,4"]}, pollution=50)
    fire = borough("fire 4,4", hall=4, citizens={"B": ["4,4"]})
    pending = [{"step": "victim", "seat": "A", "count": 1}]
    state = city(visited, fire, phase=6, pending=pending)
    career = state.boroughs[B].career
    play(state, "4,4")
    assert state.boroughs[B].career == career + 1


@rule("SC-146")
def test_with_the_clinic_and_nobody_else_nothing_happens() -> None:
    own = borough("clinic 3,3", citizens={"A": ["3,3"]}, pollution=50)
    state = city(own, borough(), phase=6)
    assert asked(state).endswith("council")
    assert state.boroughs[A].dead == 0


def buried(*graves: str, tiles: tuple[str, ...] = (), **more: Any) -> Any:
    own = borough(*tiles, cemeteries=list(graves), dead=len(graves) + 1, **more)
    return city(own, borough(), phase=6, pending=[{"step": "cemetery", "seat": "A"}])


@rule("SC-147", "SC-148")
def test_tv_30_where_cemeteries_lie() -> None:
    assert len(options(buried())) == 45
    state = buried("3,3")
    assert options(state) == ["A3,2", "A2,3", "A4,3", "A3,4"]
    assert refused(state, "5,5") == "SC-148"
    parks = ("park1 3,2", "park1 2,3", "park1 4,3", "park1 3,4")
    assert len(options(buried("3,3", tiles=parks))) == 40
    play(state, "3,2")
    assert state.boroughs[A].graves.bit_count() == 2
    assert state.boroughs[A].filled >> 23 & 1


def packed(size: int, *free: str) -> tuple[str, ...]:
    """Tiles on every cell of the zone but the hall's and some others."""
    cells = [(x, y) for y in range(size) for x in range(size) if not (x < 2 and y < 2) and f"{x},{y}" not in free]
    return tuple(f"{'park1' if number % 2 else 'res1'} {x},{y}" for number, (x, y) in enumerate(cells))


@rule("SC-149")
def test_tv_30_a_full_zone() -> None:
    state = buried("0,6", "6,0", tiles=packed(7, "0,6", "6,0"))
    strip = {*[f"A7,{y}" for y in range(7)], *[f"A{x},7" for x in range(7)]}
    assert set(options(state)) <= strip
    assert set(options(state)) == {"A7,0", "A0,7"}, "beside a cemetery if possible"
    edge = [f"6,{y}" for y in range(7)] + [f"{x},6" for x in range(6)]
    state = buried(*edge, tiles=packed(7, *edge))
    assert set(options(state)) == strip
    assert "A7,7" not in options(state)
    hole = city(
        borough(*packed(7, "1,3", "0,6"), cemeteries=["0,6"], dead=2),
        borough(),
        phase=6,
        pending=[{"step": "council", "seat": "A"}, {"step": "council", "seat": "B"}],
    )
    assert cemetery_cells(hole, A) == 1 << 31, "1,3 is still empty: not the strip"


@rule("SC-149")
def test_tv_30_without_a_cell_the_citizen_simply_leaves() -> None:
    own = borough("park1 3,3", size=10, citizens={"A": ["3,3"]})
    state = city(own, borough(), phase=6, pending=[{"step": "council", "seat": "A"}, {"step": "victim", "seat": "A"}])
    state.boroughs[A].filled = (1 << 100) - 1
    play(state, "3,3")
    assert asked(state) == "A council"
    assert (state.boroughs[A].dead, state.boroughs[A].graves) == (1, 0)


@rule("SC-149")
def test_a_single_cell_is_not_asked_for() -> None:
    own = borough(*packed(7, "1,3"), dead=1)
    state = city({**own, "pollution": 50, "citizens": {"A": ["2,0"]}, "dead": 0}, borough(), phase=6)
    assert asked(state) == "A victim"
    play(state, options(state)[0])
    assert state.boroughs[A].graves == 1 << 31
    assert advance_to(state, "council").boroughs[A].dead == 1
