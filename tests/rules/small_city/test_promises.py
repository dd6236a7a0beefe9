"""Promises: every card of the box is kept by what it asks for, and broken by a little less."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.games.small_city.promises import METRICS, is_kept, measure
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import built_in
from faubourg.testing import rule
from tests.rules.small_city.harness import A, at, borough, city

SHOPS = ["com1 D4", "com1 F6", "com1 D6"]
HOMES = [f"res1 {at(x, y)}" for x in (3, 4, 5) for y in (0, 2, 4)]
ACTIVE = {"citizens": {"A": ["E5"]}}


def row(*tiles: str, **more: Any) -> dict[str, Any]:
    return borough(*tiles, **more)


FULL_HOMES = {"citizens": {"A": [tile.split()[1] for tile in HOMES]}}
PARKS = [f"park3_i {at(3, y)}" for y in (2, 3, 4, 5)]

# card, a borough that keeps it, one that does not
EASY_TO_HARD = [
    (1, row(*SHOPS), row(*SHOPS[:2])),
    (2, row(*PARKS, "park2 D1"), row(*PARKS, "park1 D1")),
    (3, row("fac1 D4", "fac1 F6", "fac1 D6"), row("fac1 D4", "fac1 F6")),
    (4, row(*HOMES[:8]), row(*HOMES[:7])),
    (5, row("fire E5", **ACTIVE), row("fire E5")),
    (6, row(*[f"park2 {at(x, y)}" for x in (2, 4) for y in range(1, 9)], size=9), row(*PARKS, size=9)),
    (7, row("res3_i D1", "res3_i D3", "res3_v D5"), row("res3_i D1", "res3_i D3", "res2 D5")),
    (8, row("com3_i D1", "com1 D4", "com1 F6"), row("com2 D1", "com1 D4", "com1 F6")),
    (9, row("school D2", "library D4", "museum D6"), row("school D2", "library D4", "park1 G7")),
    (10, row(pollution=6), row(pollution=7)),
    (
        12,
        row("res5_p D4", citizens={"A": ["D4", "E4", "F4", "D5", "E5"]}),
        row("res5_p D4", citizens={"A": ["D4"]}),
    ),
    (13, row("com4_o D4", citizens={"A": ["D4", "E4", "E5", "D5"]}), row("com4_o D4")),
    (14, row("fac3_i D1", "fac3_i D3", citizens={"A": ["D1", "E1", "F1"]}), row("fac3_i D1", "fac3_i D3")),
    (15, row(*HOMES, **FULL_HOMES), row(*HOMES, **FULL_HOMES, cemeteries=["G7"], dead=1)),
    (16, row("subway C3", "university C5"), row("subway C3")),
]
SPECIALS = [
    (1, row("school E5", **ACTIVE), row("school E5")),
    (2, row("library D4"), row()),
    (3, row("museum D4"), row()),
    (4, row("refinery D4"), row()),
    (5, row("port D4"), row()),
    (6, row("police E5", **ACTIVE), row("police E5")),
    (7, row(*[f"park1 {at(x, 5)}" for x in range(6)]), row(*[f"park1 {at(x, 5)}" for x in range(5)])),
    (8, row(*[f"warehouse {at(x, 5)}" for x in range(3)]), row("warehouse D6")),
    (9, row("com2 D4", "com2 D6"), row("com2 D4", "com1 D6")),
    (10, row(*[f"res2 {at(x, y)}" for x in (2, 5) for y in (3, 5)]), row("res2 C4", "res2 F4", "res2 C6", "res1 F6")),
    (12, row(), row(*[f"park2 {at(x, y)}" for x in (0, 2, 4) for y in range(2, 7)])),
    (13, row(hall=0), row(hall=1)),
    (14, {**row(), "money": 6}, {**row(), "money": 5}),
    (15, row(pollution=15), row(pollution=16)),
    (16, row("subway C3", "library C5"), row("subway C3", "school C5")),
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
    home = row(*HOMES, "park2 A6", citizens={"A": [*[tile.split()[1] for tile in HOMES], "A6", "B6"]})
    host = row("park1 E5", citizens={"A": ["E5"]})
    assert kept(city(home, host, phase=7), 11)
    assert not kept(city(home, row("park1 E5"), phase=7), 11)


@rule("SC-170")
@pytest.mark.parametrize(("number", "keeps", "breaks"), SPECIALS)
def test_each_special_promise(number: int, keeps: dict[str, Any], breaks: dict[str, Any]) -> None:
    assert kept(city(keeps, phase=7), number, special=True)
    assert not kept(city(breaks, phase=7), number, special=True)


@rule("SC-170")
def test_special_promise_11_wants_a_tourist() -> None:
    host = row("park1 E5", citizens={"A": ["E5"]})
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
    state = city(row("port D4", cemeteries=["G7"], dead=1), phase=7)
    cells = next(part for part in state.box.promises[5].all_of if part.metric == "cells")
    assert measure(state, A, state.boroughs[A], cells) == 4 + 4
