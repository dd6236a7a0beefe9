"""The moves as ints: cards, kinds of tiles, raw material, council spaces, buttons, cells, streets, placements."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core.spots import BUTTON, CELL, SEAT_LETTERS
from faubourg.games.small_city.grid import CELLS, STREETS, cell, cell_name, is_on_grid

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
STREET: Final = CELL + 1000
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
    return f"{SEAT_LETTERS[seat_of(move)]}{cell_name(cell_of(move))}"


def street_name(move: int) -> str:
    first, second = STREETS[move - STREET]
    return f"{cell_name(first)}-{cell_name(second)}"


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
    return f"disk{disk + 1} {LINES[line]} {column + 1}"


# --- reading -------------------------------------------------------------------------------------------------------

_SPOT = re.compile(r"([a-d])?\s*\(?(\d)\s*,\s*(\d)\)?$")
_STREET = re.compile(r"\(?(\d),(\d)\)?\s*-\s*\(?(\d),(\d)\)?$")
_SPACE = re.compile(r"(?:disk\s?([12])\s+)?([a-z]+)\s+([1-4])$")


def find_spot(text: str, seat: int) -> int | None:
    """A cell ("3,4": of the seat's own borough) or a cell of somebody's borough ("B3,4")."""
    found = _SPOT.match(text)
    if found is None:
        return None
    owner = seat if found[1] is None else "abcd".index(found[1])
    return spot(owner, cell(int(found[2]), int(found[3])))


def find_street(text: str) -> int | None:
    found = _STREET.match(text)
    if found is None:
        return None
    ends = [cell(int(found[1]), int(found[2])), cell(int(found[3]), int(found[4]))]
    pair = (min(ends), max(ends))
    return STREET + STREETS.index(pair) if pair in STREETS else None


def find_raw_at(text: str) -> int | None:
    """Such as "wood hall" or "stone 5,4"."""
    name, _, place = text.partition(" ")
    if name not in RAW_NAMES or not place:
        return None
    if place == "hall":
        return raw_at(RAW_NAMES.index(name), HALL)
    found = _SPOT.match(place)
    if found is None or found[1] is not None or not is_on_grid(int(found[2]), int(found[3])):
        return None
    return raw_at(RAW_NAMES.index(name), cell(int(found[2]), int(found[3])))


def find_space(text: str) -> int | None:
    """Such as "disk1 industry 2"; without a disk, the first one is meant."""
    found = _SPACE.match(text)
    if found is None or found[2] not in LINES:
        return None
    return space(int(found[1] or 1) - 1, LINES.index(found[2]), int(found[3]) - 1)
