"""The grid of a borough as bitboards: a set of cells is one int, and cell (x, y) is its bit 10 * y + x."""

from __future__ import annotations

import re
from typing import Final

SIDE: Final = 10
CELLS: Final = SIDE * SIDE
COLUMNS: Final = "ABCDEFGHIJ"


def cell(x: int, y: int) -> int:
    return SIDE * y + x


# Cells are named as on the board: the column by its letter, the row by its number from 1, such as E7.
CELL_NAMES: Final[tuple[str, ...]] = tuple([f"{COLUMNS[index % SIDE]}{index // SIDE + 1}" for index in range(CELLS)])
_CELL: Final = re.compile(r"([A-Ja-j])\s*([1-9]|10)")


def cell_name(index: int) -> str:
    return CELL_NAMES[index]


def find_cell(text: str) -> int | None:
    """The cell that a name such as "E7" stands for."""
    found = _CELL.fullmatch(text.strip())
    return None if found is None else cell(COLUMNS.index(found[1].upper()), int(found[2]) - 1)


def cells_in(layer: int) -> list[int]:
    """The cells of a layer, the lowest first."""
    cells: list[int] = []
    while layer:
        lowest = layer & -layer
        cells.append(lowest.bit_length() - 1)
        layer ^= lowest
    return cells


def layer_of(cells: list[int]) -> int:
    layer = 0
    for index in cells:
        layer |= 1 << index
    return layer


def is_on_grid(x: int, y: int) -> bool:
    return 0 <= x < SIDE and 0 <= y < SIDE


def _around(index: int, diagonally: bool) -> int:
    x, y = index % SIDE, index // SIDE
    layer = 0
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if (dx or dy) and (diagonally or not (dx and dy)) and is_on_grid(x + dx, y + dy):
                layer |= 1 << cell(x + dx, y + dy)
    return layer


# Cells that are adjacent (orthogonally) to a cell, and cells that touch it (diagonally too).
ADJACENT: Final[tuple[int, ...]] = tuple([_around(index, False) for index in range(CELLS)])
TOUCHING: Final[tuple[int, ...]] = tuple([_around(index, True) for index in range(CELLS)])

# The zone by the length of its side: the cells with x and y below it (SC-1).
ZONES: Final[tuple[int, ...]] = tuple(
    [layer_of([cell(x, y) for y in range(size) for x in range(size)]) for size in range(SIDE + 1)]
)

# A street is the border between two adjacent cells (SC-32): the two cells, in the order of the lower one.
STREETS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(first, second) for first in range(CELLS) for second in cells_in(ADJACENT[first]) if second > first]
)
STREET_LAYERS: Final[tuple[int, ...]] = tuple([1 << first | 1 << second for first, second in STREETS])


def beside(layer: int) -> int:
    """The cells adjacent to a layer, some of its own cells among them."""
    found = 0
    for index in cells_in(layer):
        found |= ADJACENT[index]
    return found


def influence_zone(layer: int) -> int:
    """Every cell that touches a layer, its own cells excluded (SC-7)."""
    found = 0
    for index in cells_in(layer):
        found |= TOUCHING[index]
    return found & ~layer


def oriented(cells: list[tuple[int, int]], orientation: int) -> list[tuple[int, int]]:
    """The cells of a tile turned by so many quarters counter-clockwise; from 4 on, turned over before (SC-16)."""
    turned: list[tuple[int, int]] = []
    for x, y in cells:
        if orientation >= 4:
            x = -x
        for _ in range(orientation % 4):
            x, y = -y, x
        turned.append((x, y))
    return turned
