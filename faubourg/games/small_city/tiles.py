"""The box: kinds of tiles with every way to place them, boards and promise cards; made once from a data file.

A placement is a number: which kind, which cells in which order, its influence zone, all precomputed as bitboards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from faubourg.core.texts import load_toml
from faubourg.games.small_city.grid import CELLS, SIDE, ZONES, cell, cell_name, influence_zone, is_on_grid, oriented
from faubourg.games.small_city.moves import PLACE, RAW_NAMES
from faubourg.games.small_city.promises import Card, cards_from

PACKAGE: Final = "faubourg.games.small_city"
DATA: Final[dict[str, Any]] = load_toml(PACKAGE, "data.toml")
NUMBERS: Final[dict[str, int]] = {key: value for key, value in DATA["game"].items() if key != "key"}

TURNS: Final[int] = NUMBERS["turns"]
CITIZENS: Final[int] = NUMBERS["citizens"]
HALL_SLOTS: Final[int] = NUMBERS["hall_slots"]
WAREHOUSE_ROOM: Final[int] = NUMBERS["warehouse_room"]
LOSS_AT: Final[int] = NUMBERS["loss_at"]
BUILDS: Final[int] = NUMBERS["builds"]
BUILDS_WITH_GROWTH: Final[int] = NUMBERS["builds_with_growth"]
RAW_SUPPLY: Final[tuple[int, ...]] = tuple([NUMBERS[name] for name in RAW_NAMES])
RAW_CASH: Final[tuple[int, ...]] = tuple([NUMBERS[f"{name}_cash"] for name in RAW_NAMES])
RAW_VOTES: Final[tuple[int, ...]] = tuple([NUMBERS[f"{name}_votes"] for name in RAW_NAMES])
HOME_VOTES: Final[tuple[int, ...]] = tuple(DATA["setup"]["home_votes"])
VOTE_BUNDLES: Final[tuple[tuple[int, int], ...]] = tuple(
    [(int(money), int(votes)) for money, votes in DATA["setup"]["vote_bundles"]]
)
PILES: Final = ("easy", "medium", "hard")
PILE_POINTS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(int(DATA["pile_points"][pile][0]), int(DATA["pile_points"][pile][1])) for pile in PILES]
)

CATEGORIES: Final = (
    "residential",
    "commercial",
    "factory",
    "warehouse",
    "refinery",
    "port",
    "police",
    "fire",
    "cultural",
    "park",
)
HOME: Final = 0
SHOP: Final = 1
FACTORY: Final = 2
WAREHOUSE: Final = 3
REFINERY: Final = 4
PORT: Final = 5
POLICE: Final = 6
FIRE: Final = 7
CULTURE: Final = 8
PARK: Final = 9
INDUSTRIAL: Final = (False, False, True, True, True, True, False, False, False, False)

SLOTS: Final = (
    "cash",
    "raw_to_cash",
    "cash_to_votes",
    "raw_to_votes",
    "wood",
    "stone",
    "metal",
    "rest",
    "power",
)
CASH: Final = 0
RAW_TO_CASH: Final = 1
CASH_TO_VOTES: Final = 2
RAW_TO_VOTES: Final = 3
FIRST_PRODUCT: Final = 4  # the slots of wood, stone and metal in the order of the raw materials
REST: Final = 7
POWER: Final = 8
SLOT_KINDS: Final = 9

COMMON: Final = 0  # a pile for everybody
OWN: Final = 1  # each player has one
SHARED: Final = 2  # a pile for everybody, of which each player may build one

# Kinds that rules speak of by name.
NAMED: Final = (
    "town_hall",
    "warehouse",
    "refinery",
    "port",
    "police",
    "fire",
    "school",
    "library",
    "museum",
    "subway",
    "clinic",
    "university",
)


@final
class Box:
    """Everything that does not change during a game. The lists are read only."""

    __slots__ = (
        "names",
        "numbers",
        "category",
        "level",
        "size",
        "council_size",
        "money",
        "raw",
        "source",
        "stock",
        "named",
        "slot_kinds",
        "buildable",
        "of_kind",
        "kind_of",
        "mask",
        "body",
        "zone",
        "cells",
        "anchor",
        "orientation",
        "bigger",
        "places",
        "by_text",
        "sizes",
        "promises",
        "specials",
    )

    def __init__(self, values: Mapping[str, Any]) -> None:
        rows: list[Any] = values["tile"]
        self.names: tuple[str, ...] = tuple([row["key"] for row in rows])
        self.numbers: dict[str, int] = {name: kind for kind, name in enumerate(self.names)}
        self.category: tuple[int, ...] = tuple([CATEGORIES.index(row["category"]) for row in rows])
        self.level: tuple[int, ...] = tuple([row.get("level", 0) for row in rows])
        self.size: tuple[int, ...] = tuple([len(row["cells"]) for row in rows])
        # Water counts for nothing but space, so the council takes a port for a tile of its building cells (SC-9).
        self.council_size: tuple[int, ...] = tuple([len(row["cells"]) - len(row.get("water", ())) for row in rows])
        self.money: tuple[int, ...] = tuple([row["money"] for row in rows])
        self.raw: tuple[tuple[int, int, int], ...] = tuple([raw_cost(row.get("raw", {})) for row in rows])
        self.source: tuple[int, ...] = tuple(
            [OWN if row.get("own") else SHARED if row.get("shared") else COMMON for row in rows]
        )
        self.stock: tuple[int, ...] = tuple([row.get("stock", 0) for row in rows])
        self.named: dict[str, int] = {name: self.numbers[name] for name in NAMED}
        self.slot_kinds: tuple[tuple[int, ...], ...] = tuple(
            [tuple([SLOTS.index(slot) if slot in SLOTS else -1 for slot in row["slots"]]) for row in rows]
        )
        hall, warehouse = self.named["town_hall"], self.named["warehouse"]
        self.buildable: tuple[int, ...] = tuple([k for k in range(len(rows)) if k not in (hall, warehouse)])
        self.of_kind: list[range] = []  # the placements of each kind
        self.kind_of: list[int] = []
        self.mask: list[int] = []
        self.body: list[int] = []  # the cells that are a building: all but the water of a port (SC-9)
        self.zone: list[int] = []
        self.cells: list[tuple[int, ...]] = []
        self.anchor: list[int] = []
        self.orientation: list[int] = []
        self.bigger: list[tuple[int, ...]] = []  # the placements of the next level that cover one (SC-92, SC-93)
        self.by_text: dict[tuple[int, int, int], int] = {}  # kind, anchor, orientation -> placement
        for kind in range(len(rows)):
            first = len(self.kind_of)
            self.add_placements(kind, rows[kind])
            self.of_kind.append(range(first, len(self.kind_of)))
        self.find_bigger()
        # kind -> size of the zone -> its placements there, as moves with their cells
        self.places: list[list[list[tuple[int, int]]]] = [
            [self.placements_in(kind, ZONES[size]) for size in range(SIDE + 1)] for kind in range(len(rows))
        ]
        self.sizes: dict[str, tuple[int, ...]] = {
            side: tuple(values["boards"][side]["sizes"]) for side in ("easy", "expert")
        }
        self.promises: tuple[Card, ...] = cards_from(values["promise"], self.numbers, CATEGORIES, PILES)
        self.specials: tuple[Card, ...] = cards_from(values["special"], self.numbers, CATEGORIES, PILES)

    def add_placements(self, kind: int, row: Mapping[str, Any]) -> None:
        """Every way to lay a kind on the grid, each distinct one once: the same cells with the same slots."""
        shape = [(int(x), int(y)) for x, y in row["cells"]]
        water = row.get("water", ())
        found: dict[tuple[int, ...], int] = {}
        for orientation in range(8):
            turned = oriented(shape, orientation)
            for anchor in range(CELLS):
                dx, dy = anchor % SIDE - turned[0][0], anchor // SIDE - turned[0][1]
                if not all(is_on_grid(x + dx, y + dy) for x, y in turned):
                    continue
                cells = [cell(x + dx, y + dy) for x, y in turned]
                mask = sum([1 << index for index in cells])
                body = sum([1 << index for i, index in enumerate(cells) if i not in water])
                slots = self.slot_kinds[kind] if self.category[kind] in (SHOP, FACTORY) else ()
                key = (mask, body, *[cells[i] for i in range(len(slots))])
                if key not in found:
                    found[key] = len(self.kind_of)
                    self.kind_of.append(kind)
                    self.mask.append(mask)
                    self.body.append(body)
                    self.zone.append(influence_zone(body))
                    self.cells.append(tuple(cells))
                    self.anchor.append(anchor)
                    self.orientation.append(orientation)
                self.by_text[kind, anchor, orientation] = found[key]

    def find_bigger(self) -> None:
        """For each placement, those of the next level that keep its cells and slots and add one cell.

        Nothing else becomes bigger, and tiles side by side never become one (SC-18).
        """
        by_mask: dict[int, list[int]] = {}
        for place in range(len(self.kind_of)):
            by_mask.setdefault(self.mask[place], []).append(place)
        for place in range(len(self.kind_of)):
            self.bigger.append(tuple(self.bigger_than(place, by_mask)))

    def bigger_than(self, place: int, by_mask: dict[int, list[int]]) -> list[int]:
        kind = self.kind_of[place]
        found: list[int] = []
        if self.level[kind]:
            for extra in range(CELLS):
                if self.zone[place] >> extra & 1:
                    for other in by_mask.get(self.mask[place] | 1 << extra, ()):
                        if self.is_next_level(kind, self.kind_of[other]) and self.keeps_slots(place, other):
                            found.append(other)
        found.sort()
        return found

    def is_next_level(self, kind: int, other: int) -> bool:
        return self.category[other] == self.category[kind] and self.level[other] == self.level[kind] + 1

    def keeps_slots(self, place: int, other: int) -> bool:
        slots = dict(zip(self.cells[other], self.slot_kinds[self.kind_of[other]], strict=True))
        return all(slots[c] == s for c, s in zip(self.cells[place], self.slot_kinds[self.kind_of[place]], strict=True))

    def placements_in(self, kind: int, zone: int) -> list[tuple[int, int]]:
        return [(PLACE + place, self.mask[place]) for place in self.of_kind[kind] if not self.mask[place] & ~zone]

    def stock_for(self, kind: int, players: int, is_cultural_victory: bool) -> int:
        """The copies of a kind in the common piles at the start (SC-23, SC-24, SC-179)."""
        if self.source[kind] == COMMON:
            return self.stock[kind]
        if self.source[kind] == OWN or (is_cultural_victory and self.category[kind] == CULTURE):
            return 0
        copies: int = DATA["shared"][self.names[kind]][players - 1]
        return copies

    def place_name(self, place: int) -> str:
        """Such as "res2 D4", "res2 D4 r1" when turned by a quarter, "res2 D4 m1" when turned over as well."""
        at = f"{self.names[self.kind_of[place]]} {cell_name(self.anchor[place])}"
        turned = self.orientation[place]
        return at if turned == 0 else f"{at} {'m' if turned >= 4 else 'r'}{turned % 4}"


@lru_cache(maxsize=1)
def figures() -> dict[str, object]:
    """The numbers that texts speak of, all from the data."""
    rows = {row["key"]: row for row in DATA["tile"]}
    council, setup = DATA["council"], DATA["setup"]
    found: dict[str, object] = {**NUMBERS}
    for side in ("easy", "expert"):
        found[f"{side}_size"] = DATA["boards"][side]["sizes"][0]
    for place, money in enumerate(setup["money_by_place"], start=1):
        found[f"money_{place}"] = money
    for key in ("refinery", "port", "police", "fire"):
        found[f"{key}_money"] = rows[key]["money"]
    for key in ("school", "library", "museum", "subway", "clinic", "university"):
        found[f"{key}_raw"] = " + ".join([str(count) for count in raw_cost(rows[key]["raw"])])
    for pile in PILES:
        found[f"{pile}_kept"], found[f"{pile}_broken"] = DATA["pile_points"][pile]
    for column in range(NUMBERS["columns"]):
        found[f"economy_{column + 1}"] = council["economy"][column]
        found[f"tourism_{column + 1}"] = council["tourism"][column]
    found["bundles"] = ", ".join([f"{money} = {votes}" for money, votes in setup["vote_bundles"]])
    found["maire"], found["depute"] = DATA["solo"]["maire"], DATA["solo"]["depute"]
    for name, least in DATA["ranks"].items():
        found[f"rank_{name}"] = least
    return found


def raw_cost(cost: Mapping[str, int]) -> tuple[int, int, int]:
    return cost.get("wood", 0), cost.get("stone", 0), cost.get("metal", 0)


@lru_cache(maxsize=8)
def box_of(values: str) -> Box:
    """The box of some checked values, written as JSON so that equal ones share a box."""
    return Box(json.loads(values))


@lru_cache(maxsize=1)
def built_in() -> Box:
    return Box(DATA)
