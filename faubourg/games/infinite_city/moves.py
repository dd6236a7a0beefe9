"""The moves as ints: tiles, seats, buttons, cells, and a cell with an owner (the Bank's choice)."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core.spots import BUTTON, CELL

BUTTONS: Final = ("pass", "stop", "all")
PASS: Final = BUTTON
STOP: Final = BUTTON + 1
ALL: Final = BUTTON + 2

# A cell (x, y) is x * STRIDE + y, shifted to be positive: ints sort as (x, y) pairs do, north is +1 and east is
# +STRIDE. The stride is odd so that the cells of a city spread well in a dict, and all cells stay below 2**30.
# The board is unbounded in the rules; within the rounds that IC-52 allows, no city can reach this far.
FAR: Final = 16_000
STRIDE: Final = 2 * FAR + 771
NORTH: Final = 1
EAST: Final = STRIDE
SIDES: Final[tuple[int, ...]] = (-EAST, -NORTH, NORTH, EAST)

# The Bank picks a cell and whose token there: the owner is packed above the cell.
OWNER: Final = 30  # the bit from which on the owner is written, plus 1
CELLS: Final = (1 << OWNER) - 1  # all bits of a cell


def cell(x: int, y: int) -> int:
    return (x + FAR) * STRIDE + y + FAR


def coordinates(spot: int) -> tuple[int, int]:
    """The (x, y) of a cell."""
    x, y = divmod(spot, STRIDE)
    return x - FAR, y - FAR


def neighbours(spot: int) -> tuple[int, ...]:
    """The four cells that share a side with a cell (IC-18), in (x, y) order. Tiles have no orientation (IC-21)."""
    return spot - EAST, spot - NORTH, spot + NORTH, spot + EAST


def pair(spot: int, owner: int) -> int:
    return owner + 1 << OWNER | spot


def cell_of(move: int) -> int:
    return move & CELLS


def owner_of(move: int) -> int:
    """The owner in a pair, -1 for a plain cell."""
    return (move >> OWNER) - 1


def cell_name(move: int) -> str:
    x, y = coordinates(cell_of(move))
    if move <= CELLS:
        return f"{x},{y}"
    return f"{x},{y} {'ABCDEF'[owner_of(move)]}"


_CELL_TEXT = re.compile(r"\(?\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*\)?(?:\s+([a-f]))?$")


def find_cell(text: str) -> int | None:
    """A cell ("3,4") or a cell with an owner ("3,4 B")."""
    found = _CELL_TEXT.match(text.lower())
    if found is None:
        return None
    x, y = int(found[1]), int(found[2])
    if abs(x) >= FAR or abs(y) >= FAR:
        return None
    spot = cell(x, y)
    return spot if found[3] is None else pair(spot, "abcdef".index(found[3]))


assert cell(1 - FAR, 1 - FAR) >= CELL and cell(FAR, FAR) <= CELLS
