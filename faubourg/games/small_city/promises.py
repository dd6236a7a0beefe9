"""Promises as data: a small vocabulary of metrics and comparisons, and its interpreter.

A card is kept when every condition of `all` holds and, if there are any in `any`, one of those. A condition compares
a metric of the borough with a value. What a metric counts may be narrowed to a category of tiles, to some kinds, to a
level and above, and by leaving kinds out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from faubourg.games.small_city.grid import ZONES

if TYPE_CHECKING:
    from faubourg.games.small_city.borough import Borough
    from faubourg.games.small_city.state import City

METRICS: Final = (
    "tiles",
    "cells",
    "full_tiles",
    "citizens",
    "tourists_abroad",
    "cemeteries",
    "pollution",
    "money",
    "growth_steps",
    "empty_cells",
    "town_hall_citizens",
    "active",
)
OPERATORS: Final = (">=", "<=", "==")
FILTERS: Final = ("category", "kinds", "min_level", "exclude")
ANY: Final = -1


@final
class Condition:
    """One comparison, compiled: kinds and categories are numbers."""

    __slots__ = ("metric", "op", "value", "category", "kinds", "min_level", "exclude")

    def __init__(self, row: Mapping[str, Any], kinds: Mapping[str, int], categories: Sequence[str]) -> None:
        self.metric: str = row["metric"]
        self.op: str = row["op"]
        self.value: int = row["value"]
        self.category: int = categories.index(row["category"]) if "category" in row else ANY
        self.kinds: tuple[int, ...] = tuple([kinds[name] for name in row.get("kinds", ())])
        self.min_level: int = row.get("min_level", 0)
        self.exclude: tuple[int, ...] = tuple([kinds[name] for name in row.get("exclude", ())])


@final
class Card:
    """A promise: its pile (-1 for a special one) and what must hold."""

    __slots__ = ("number", "pile", "all_of", "any_of")

    def __init__(self, number: int, pile: int, all_of: tuple[Condition, ...], any_of: tuple[Condition, ...]) -> None:
        self.number = number
        self.pile = pile
        self.all_of = all_of
        self.any_of = any_of


def cards_from(
    rows: Sequence[Mapping[str, Any]], kinds: Mapping[str, int], categories: Sequence[str], piles: Sequence[str]
) -> tuple[Card, ...]:
    return tuple(
        [
            Card(
                row["id"],
                piles.index(row["pile"]) if "pile" in row else ANY,
                tuple([Condition(part, kinds, categories) for part in row.get("all", ())]),
                tuple([Condition(part, kinds, categories) for part in row.get("any", ())]),
            )
            for row in rows
        ]
    )


# --- the interpreter -----------------------------------------------------------------------------------------------


def is_kept(city: City, seat: int, card: Card) -> bool:
    """Whether a promise would be kept if the game ended now (SC-165, SC-170)."""
    borough = city.boroughs[seat]
    for part in card.all_of:
        if not holds(city, seat, borough, part):
            return False
    for part in card.any_of:
        if holds(city, seat, borough, part):
            return True
    return not card.any_of


def holds(city: City, seat: int, borough: Borough, condition: Condition) -> bool:
    value = measure(city, seat, borough, condition)
    if condition.op == ">=":
        return value >= condition.value
    if condition.op == "<=":
        return value <= condition.value
    return value == condition.value


def chosen_tiles(city: City, borough: Borough, condition: Condition) -> list[int]:
    """The placements in a borough that a condition speaks of."""
    box = city.box
    found = []
    for place in borough.tiles:
        kind = box.kind_of[place]
        if condition.category not in (ANY, box.category[kind]) or box.level[kind] < condition.min_level:
            continue
        if (condition.kinds and kind not in condition.kinds) or kind in condition.exclude:
            continue
        found.append(place)
    return found


def measure(city: City, seat: int, borough: Borough, condition: Condition) -> int:
    """The value of the metric for a seat. Everything is about the own borough, citizens abroad apart."""
    metric = condition.metric
    if metric == "tiles":
        return len(chosen_tiles(city, borough, condition))
    if metric == "cells":
        return sum([city.box.mask[place].bit_count() for place in chosen_tiles(city, borough, condition)])
    if metric == "full_tiles":
        return len([place for place in chosen_tiles(city, borough, condition) if is_full(city, seat, borough, place)])
    if metric == "active":
        mine = borough.people[seat]
        return len(
            [place for place in chosen_tiles(city, borough, condition) if mine & borough.power & city.box.mask[place]]
        )
    if metric == "citizens":
        return city.citizens_out(seat)
    if metric == "tourists_abroad":
        return city.citizens_out(seat) - city.boroughs[seat].people[seat].bit_count()
    if metric == "cemeteries":
        return borough.graves.bit_count()
    if metric == "pollution":
        return borough.pollution
    if metric == "money":
        return borough.money
    if metric == "growth_steps":
        return borough.steps
    if metric == "empty_cells":
        return (ZONES[borough.size] & ~borough.filled).bit_count()
    return borough.hall  # town_hall_citizens


def is_full(city: City, seat: int, borough: Borough, place: int) -> bool:
    """Whether a tile has slots and an own citizen stands on every one of them."""
    slots = city.box.mask[place] & (borough.public | borough.power | borough.homes)
    return slots != 0 and not slots & ~borough.people[seat]


def progress(city: City, seat: int, card: Card, borough: Borough) -> list[tuple[Condition, int, bool]]:
    """Every condition of a card with its value in a borough (as it is, or planned) and whether it holds, for people."""
    return [
        (part, measure(city, seat, borough, part), holds(city, seat, borough, part))
        for part in card.all_of + card.any_of
    ]
