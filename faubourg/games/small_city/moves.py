"""The moves as ints: cards, kinds of tiles, raw material, council spaces, buttons, cells, streets, placements."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core.spots import BUTTON, CELL, SEAT_LETTERS
from faubourg.games.small_city.grid import CELLS, STREET_LAYERS, STREETS, cell_name, find_cell

# --- things --------------------------------------------------------------------------------------------------------

PROMISE: Final = 0  # 16 promise cards
SPECIAL: Final = 16  # 16 special promise cards
ACTION: Final = 32  # 8 action cards
PLAN: Final = 40  # what each seat has planned, a hidden thing until it is revealed
HIDDEN_THINGS: Final = 44  # the things above: state.known has a byte for each

KIND: Final = 100  # a kind of tile
RAW: Final = 200  # a kind of raw material
PRODUCT: Final = 210  # raw made in a borough: 3 * seat + kind
SPACE: Final = 300  # a disk to a space of the council: 16 * disk + 4 * line + column
RAW_AT: Final = 400  # raw of a kind in a place: 101 * kind + place
HALL: Final = 100  # the place in a hall; other places are the cells of warehouses
PLACES: Final = 101

RAW_NAMES: Final = ("wood", "stone", "metal")
WOOD: Final = 0
STONE: Final = 1
METAL: Final = 2
RAW_KINDS: Final = 3

ACTIONS: Final = ("mayor", "architect", "mediator", "engineer", "supporter", "planner", "councillor", "opponent")
MAYOR: Final = 0
ARCHITECT: Final = 1
MEDIATOR: Final = 2
ENGINEER: Final = 3
SUPPORTER: Final = 4
PLANNER: Final = 5
COUNCILLOR: Final = 6
OPPONENT: Final = 7

LINES: Final = ("industry", "construction", "economy", "tourism")
INDUSTRY: Final = 0
CONSTRUCTION: Final = 1
ECONOMY: Final = 2
TOURISM: Final = 3

# --- buttons -------------------------------------------------------------------------------------------------------

BUTTONS: Final = (
    "build",
    "enlarge",
    "demolish",
    "grow",
    "finish",
    "none",
    "end",
    "to-hall",
    "money",
    "votes",
    "promise",
    "pass",
    "pay1",
    "pay2",
    "pay3",
    "pay4",
)
BUILD: Final = BUTTON
ENLARGE: Final = BUTTON + 1
DEMOLISH: Final = BUTTON + 2
GROW: Final = BUTTON + 3
FINISH: Final = BUTTON + 4
NONE: Final = BUTTON + 5
END: Final = BUTTON + 6
TO_HALL: Final = BUTTON + 7
MONEY: Final = BUTTON + 8
VOTES: Final = BUTTON + 9
BY_PROMISE: Final = BUTTON + 10
PASS: Final = BUTTON + 11
PAY: Final = BUTTON + 12  # and the three after it

# --- the board -----------------------------------------------------------------------------------------------------

SPOT: Final = CELL  # a cell of a seat's borough: 100 * seat + cell
SPOTS_END: Final = CELL + 1000
STREET: Final = CELL + 1000  # a street of a seat's borough: 180 * seat + street
STREETS_END: Final = CELL + 2000
PLACE: Final = CELL + 2000  # a placement of a tile, numbered by the box


def spot(seat: int, index: int) -> int:
    return SPOT + CELLS * seat + index


def seat_of(move: int) -> int:
    """The seat in whose borough a spot is."""
    return (move - SPOT) // CELLS


def cell_of(move: int) -> int:
    return (move - SPOT) % CELLS


def is_spot(move: int) -> bool:
    return SPOT <= move < SPOTS_END


def spot_name(move: int) -> str:
    """A cell with its borough, such as "B:E7"; the colon keeps the letter of a seat from being one of a column."""
    return f"{SEAT_LETTERS[seat_of(move)]}:{cell_name(cell_of(move))}"


def street(seat: int, number: int) -> int:
    return STREET + len(STREETS) * seat + number


def is_street(move: int) -> bool:
    return STREET <= move < STREETS_END


def seat_of_street(move: int) -> int:
    """The seat in whose borough a street is."""
    return (move - STREET) // len(STREETS)


def street_layer(move: int) -> int:
    """The two cells beside a street."""
    return STREET_LAYERS[(move - STREET) % len(STREETS)]


def street_cells(move: int) -> str:
    """Such as "F1-G1"."""
    first, second = STREETS[(move - STREET) % len(STREETS)]
    return f"{cell_name(first)}-{cell_name(second)}"


def street_name(move: int) -> str:
    """A street with its borough, such as "B:F1-G1"."""
    return f"{SEAT_LETTERS[seat_of_street(move)]}:{street_cells(move)}"


def raw_at(kind: int, place: int) -> int:
    return RAW_AT + PLACES * kind + place


def raw_at_name(move: int) -> str:
    kind, place = divmod(move - RAW_AT, PLACES)
    return f"{RAW_NAMES[kind]} {'hall' if place == HALL else cell_name(place)}"


def space(disk: int, line: int, column: int) -> int:
    return SPACE + 16 * disk + 4 * line + column


def space_name(move: int) -> str:
    disk, rest = divmod(move - SPACE, 16)
    line, column = divmod(rest, 4)
    return f"disk{disk + 1} {LINES[line]}-{column + 1}"


# --- reading -------------------------------------------------------------------------------------------------------

_BOROUGH = re.compile(r"(?:([a-d])\s*:\s*)?(.*)", re.DOTALL)
_SPACE = re.compile(r"(?:disk\s?([12])\s+)?([a-z]+)[\s_-]+([1-4])")


def parted(text: str) -> tuple[int | None, str]:
    """A borough (by its seat), if one is named, and the rest: "b:e7" is E7 in the borough of B."""
    found = _BOROUGH.fullmatch(text)
    assert found is not None
    return None if found[1] is None else "abcd".index(found[1]), found[2]


def find_spot(text: str, seat: int) -> int | None:
    """A cell ("E7": of the seat's own borough) or a cell of somebody's borough ("B:E7")."""
    owner, rest = parted(text)
    index = find_cell(rest)
    return None if index is None else spot(seat if owner is None else owner, index)


def find_street(text: str, seat: int) -> int | None:
    """A street ("F1-G1": of the seat's borough) or one of somebody's borough ("B:F1-G1")."""
    owner, rest = parted(text)
    ends = [find_cell(part) for part in rest.split("-")]
    if len(ends) != 2 or ends[0] is None or ends[1] is None:
        return None
    pair = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    return street(seat if owner is None else owner, STREETS.index(pair)) if pair in STREETS else None


def find_raw_at(text: str) -> int | None:
    """Such as "wood hall" or "stone E5"."""
    name, _, place = text.partition(" ")
    if name not in RAW_NAMES or not place:
        return None
    index = HALL if place == "hall" else find_cell(place)
    return None if index is None else raw_at(RAW_NAMES.index(name), index)


def find_space(text: str) -> int | None:
    """Such as "disk1 industry-2"; without a disk, the first one is meant."""
    found = _SPACE.fullmatch(text)
    if found is None or found[2] not in LINES:
        return None
    return space(int(found[1] or 1) - 1, LINES.index(found[2]), int(found[3]) - 1)
