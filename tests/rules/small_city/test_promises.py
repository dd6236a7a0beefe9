"""Promises: every card of the box is kept by what it asks for, and broken by a little less."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.games.small_city.promises import METRICS, is_kept, measure
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import built_in
from faubourg.testing import rule
from tests.rules.small_city.harness import A, borough, city

SHOPS = ["com1 3,3", "com1 5,5", "com1 3,5"]
HOMES = [f"res1 {x},{y}" for x in (3, 4, 5) for y in (0, 2, 4)]
ACTIVE = {"citizens": {"A": ["4,4"]}}


def row(*tiles: str, **more: Any) -> dict[str, Any]:
    return borough(*tiles, **more)


FULL_HOMES = {"citizens": {"A": [tile.split()[1] for tile in HOMES]}}
PARKS = [f"park3_i 3,{y}" for y in (2, 3, 4, 5)]

# card, a borough that keeps it, one that does not
EASY_TO_HARD = [
    (1, row(*SHOPS), row(*SHOPS[:2])),
    (2, row(*PARKS, "park2 3,0"), row(*PARKS, "park1 3,0")),
    (3, row("fac1 3,3", "fac1 5,5", "fac1 3,5"), row("fac1 3,3", "fac1 5,5")),
    (4, row(*HOMES[:8]), row(*HOMES[:7])),
    (5, row("fire 4,4", **ACTIVE), row("fire 4,4")),
    (6, row(*[f"park2 {x},{y}" for x in (2, 4) for y in range(1, 9)], size=9), row(*PARKS, size=9)),
    (7, row("res3_i 3,0", "res3_i 3,2", "res3_v 3,4"), row("res3_i 3,0", "res3_i 3,2", "res2 3,4")),
    (8, row("com3_i 3,0", "com1 3,3", "com1 5,5"), row("com2 3,0", "com1 3,3", "com1 5,5")),
    (9, row("school 3,1", "library 3,3", "museum 3,5"), row("school 3,1", "library 3,3", "park1 6,6")),
    (10, row(pollution=6), row(pollution=7)),
    (
        12,
        row("res5_p 3,3", citizens={"A": ["3,3", "4,3", "5,3", "3,4", "4,4"]}),
        row("res5_p 3,3", citizens={"A": ["3,3"]}),
    ),
    (13, row("com4_o 3,3", citizens={"A": ["3,3", "4,3", "4,4", "3,4"]}), row("com4_o 3,3")),
    (14, row("fac3_i 3,0", "fac3_i 3,2", citizens={"A": ["3,0", "4,0", "5,0"]}), row("fac3_i 3,0", "fac3_i 3,2")),
    (15, row(*HOMES, **FULL_HOMES), row(*HOMES, **FULL_HOMES, cemeteries=["6,6"], dead=1)),
    (16, row("subway 2,2", "university 2,4"), row("subway 2,2")),
]
SPECIALS = [
    (1, row("school 4,4", **ACTIVE), row("school 4,4")),
    (2, row("library 3,3"), row()),
    (3, row("museum 3,3"), row()),
    (4, row("refinery 3,3"), row()),
    (5, row("port 3,3"), row()),
    (6, row("police 4,4", **ACTIVE), row("police 4,4")),
    (7, row(*[f"park1 {x},5" for x in range(6)]), row(*[f"park1 {x},5" for x in range(5)])),
    (8, row(*[f"warehouse {x},5" for x in range(3)]), row("warehouse 3,5")),
    (9, row("com2 3,3", "com2 3,5"), row("com2 3,3", "com1 3,5")),
    (10, row(*[f"res2 {x},{y}" for x in (2, 5) for y in (3, 5)]), row("res2 2,3", "res2 5,3", "res2 2,5", "res1 5,5")),
    (12, row(), row(*[f"park2 {x},{y}" for x in (0, 2, 4) for y in range(2, 7)])),
    (13, row(hall=0), row(hall=1)),
    (14, {**row(), "money": 6}, {**row(), "money": 5}),
    (15, row(pollution=15), row(pollution=16)),
    (16, row("subway 2,2", "library 2,4"), row("subway 2,2", "school 2,4")),
]


def kept(state: City, number: int, special: bool = False) -> bool:
    cards = state.box.specials if special else state.box.promises
    return is_kept(state, A, cards[number - 1])


@rule("SC-165")
@pytest.mark.parametrize(("number", "keeps", "breaks"), EASY_TO_HARD)
def test_each_promise(number: int, keeps: dict[str, Any], breaks: dict[str, Any]) -> None:
    assert kept(city(keeps, phase=7), number)
    assert not kept(city(breaks, phase=7), number)


@rule("SC-165")
def test_promise_11_counts_citizens_at_home_and_abroad() -> None:
    home = row(*HOMES, "park2 0,5", citizens={"A": [*[tile.split()[1] for tile in HOMES], "0,5", "1,5"]})
    host = row("park1 4,4", citizens={"A": ["4,4"]})
    assert kept(city(home, host, phase=7), 11)
    assert not kept(city(home, row("park1 4,4"), phase=7), 11)


@rule("SC-170")
@pytest.mark.parametrize(("number", "keeps", "breaks"), SPECIALS)
def test_each_special_promise(number: int, keeps: dict[str, Any], breaks: dict[str, Any]) -> None:
    assert kept(city(keeps, phase=7), number, special=True)
    assert not kept(city(breaks, phase=7), number, special=True)


@rule("SC-170")
def test_special_promise_11_wants_a_tourist() -> None:
    host = row("park1 4,4", citizens={"A": ["4,4"]})
    assert kept(city(row(), host, phase=7), 11, special=True)
    assert not kept(city(row(), row(), phase=7), 11, special=True)


def test_the_vocabulary_is_used_and_understood() -> None:
    box = built_in()
    state = city(row(), phase=7)
    used = set()
    for card in (*box.promises, *box.specials):
        for part in card.all_of + card.any_of:
            used.add(part.metric)
            assert measure(state, A, state.boroughs[A], part) >= 0
    assert used == set(METRICS)


def test_water_counts_as_cells_and_cemeteries_do_not() -> None:
    state = city(row("port 3,3", cemeteries=["6,6"], dead=1), phase=7)
    cells = next(part for part in state.box.promises[5].all_of if part.metric == "cells")
    assert measure(state, A, state.boroughs[A], cells) == 4 + 4
