"""A map of hexes that stand on a point: hexes with their outlines, and landscapes that fill what lies between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from faubourg.cli.draw.canvas import Canvas
from faubourg.core.hexes import Hex, half_steps

ROW_LABEL = 3  # columns for the numbers of the rows
QUIET = "dim"


@dataclass(frozen=True)
class Size:
    """How large a hex is drawn: columns to half a step, lines to a row, and the signs inside it."""

    half: int
    lines: int
    inner: int


# The best that fits is taken: outlined hexes, hexes between brackets, or just their signs.
LARGE, MEDIUM, SMALL = Size(2, 2, 3), Size(2, 1, 3), Size(1, 1, 2)
SIZES = (LARGE, MEDIUM, SMALL)


@dataclass(frozen=True)
class Mark:
    """What is written in a hex, and how."""

    text: str
    style: str = ""
    outline: str = QUIET


@dataclass(frozen=True)
class Land:
    """A cell without a hex: the sign that fills it, and how."""

    sign: str
    style: str = ""
    label: str = ""  # written once, in the middle of the cell


def best_size(cells: Sequence[Hex], width: int, height: int) -> Size:
    for size in SIZES:
        if map_width(cells, size) <= width and map_height(cells, size) <= height:
            return size
    return SMALL


def map_width(cells: Sequence[Hex], size: Size) -> int:
    places = [half_steps(cell) for cell in cells]
    return ROW_LABEL + (max(places) - min(places) + 2) * size.half + 1


def map_height(cells: Sequence[Hex], size: Size) -> int:
    rows = [r for _, r in cells]
    return (max(rows) - min(rows) + 1) * size.lines + (size.lines > 1)


def draw_map(hexes: Mapping[Hex, Mark], lands: Mapping[Hex, Land], size: Size, ascii_only: bool) -> list[Text]:
    """The map as lines of text, with the number of each row at the left."""
    cells = [*hexes, *lands]
    left, top = min(half_steps(cell) for cell in cells), min(r for _, r in cells)
    canvas = Canvas(map_width(cells, size), map_height(cells, size))

    def place(cell: Hex) -> tuple[int, int]:
        """The column of the left border of a cell, and its middle line."""
        line = (cell[1] - top) * size.lines + (size.lines > 1)
        return ROW_LABEL + (half_steps(cell) - left) * size.half, line

    for cell, land in lands.items():
        x, y = place(cell)
        if size is LARGE:
            canvas.put(x + 1, y - 1, land.sign * 3, land.style)
        canvas.put(x, y, land.sign * 2 * size.half, land.style)
    for cell, land in lands.items():
        if land.label:
            x, y = place(cell)
            canvas.put(x + size.half - 1, y, land.label, f"bold {land.style}")
    for cell, mark in hexes.items():
        x, y = place(cell)
        if size is LARGE:
            outline(canvas, x, y, mark.outline, ascii_only)
            canvas.put(x + 1, y, f"{mark.text:^{size.inner}}"[: size.inner], mark.style)
        elif size is MEDIUM:
            canvas.put(x, y, "<" if ascii_only else "⟨", mark.outline)
            canvas.put(x + 1, y, f"{mark.text:<2}"[:2], mark.style)
            canvas.put(x + 3, y, ">" if ascii_only else "⟩", mark.outline)
        else:
            canvas.put(x, y, f"{mark.text:<2}"[:2], mark.style)
    for r in sorted({r for _, r in hexes}):
        canvas.put(0, (r - top) * size.lines + (size.lines > 1), f"{r:>2}", QUIET)
    return canvas.lines()


def outline(canvas: Canvas, x: int, y: int, style: str, ascii_only: bool) -> None:
    """The six sides of a hex; neighbours share theirs."""
    rising, falling, upright = ("/", "\\", "|") if ascii_only else ("╱", "╲", "│")
    canvas.put(x + 1, y - 1, rising, style)
    canvas.put(x + 2, y - 1, " ", style)
    canvas.put(x + 3, y - 1, falling, style)
    canvas.put(x, y, upright, style)
    canvas.put(x + 4, y, upright, style)
    canvas.put(x + 1, y + 1, falling, style)
    canvas.put(x + 2, y + 1, " ", style)
    canvas.put(x + 3, y + 1, rising, style)


def fits_in(text: str, size: Size) -> bool:
    """Whether a text can be read in a hex of that size."""
    return len(text) <= (size.inner if size is LARGE else 2)
