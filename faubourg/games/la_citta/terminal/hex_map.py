"""A map of hexes that stand on a point: hexes with their outlines, and landscapes that fill what lies between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from faubourg.core.hexes import Hex, half_steps
from faubourg.drawing.canvas import Canvas

LABEL = 5  # columns for the first hex of each row, such as 14,6
QUIET = "dim"


@dataclass(frozen=True)
class Size:
    """How large a hex is drawn: columns to half a step, lines to a row, and the signs inside it."""

    half: int
    lines: int
    inner: int


# Outlined hexes, hexes of four signs, or of two.
LARGE, MEDIUM, SMALL = Size(2, 2, 5), Size(2, 1, 4), Size(1, 1, 2)
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


@dataclass(frozen=True)
class Drawn:
    """The map as lines, the hexes that can be seen in it, and whether that is all of them."""

    lines: list[Text]
    seen: frozenset[Hex]
    is_whole: bool


def map_width(cells: Collection[Hex], size: Size) -> int:
    places = [half_steps(cell) for cell in cells]
    return LABEL + (max(places) - min(places) + 2) * size.half + 1


def map_height(cells: Collection[Hex], size: Size) -> int:
    """With the line above it that numbers the columns."""
    rows = [r for _, r in cells]
    return 1 + (max(rows) - min(rows) + 1) * size.lines + (size.lines > 1)


def draw_map(
    hexes: Mapping[Hex, Mark],
    lands: Mapping[Hex, Land],
    size: Size,
    room: tuple[int, int],
    centre: Sequence[Hex],
    ascii_only: bool,
) -> Drawn:
    """The map in at most so many columns and lines; if that is not all of it, the part around some hexes.

    At the left of each row stands its first hex, above the map the columns of the first row.
    """
    cells = [*hexes, *lands]
    left, top = min(half_steps(cell) for cell in cells), min(r for _, r in cells)
    whole = map_width(cells, size) - LABEL, map_height(cells, size) - 1
    sheet = Canvas(*whole)

    def place(cell: Hex) -> Hex:
        """The column of the left border of a cell, and its middle line."""
        return (half_steps(cell) - left) * size.half, (cell[1] - top) * size.lines + (size.lines > 1)

    put_lands(sheet, {place(cell): land for cell, land in lands.items()}, size)
    for cell, mark in hexes.items():
        put_hex(sheet, *place(cell), mark, size, ascii_only)
    wide, high = min(whole[0], room[0] - LABEL), min(whole[1], room[1] - 1)
    middles = [place(cell) for cell in centre] or [(whole[0] // 2, whole[1] // 2)]
    x = start_of(whole[0], wide, [x for x, _ in middles])
    y = start_of(whole[1], high, [y for _, y in middles])
    seen = {cell: (px - x, py - y) for cell in hexes for px, py in [place(cell)]}
    seen = {cell: (px, py) for cell, (px, py) in seen.items() if 0 <= px <= wide - size.inner and 0 <= py < high}
    for cell in hexes:  # half a sign would be another sign
        if cell not in seen:
            sheet.put(*place(cell), " " * size.inner)
    heads = Canvas(LABEL + wide, 1)
    heads.put(0, 0, "<" if x else "", "bold")
    heads.put(LABEL + wide - 1, 0, ">" if x + wide < whole[0] else "", "bold")
    labels = [Text(" " * LABEL) for _ in range(high)]
    rows = sorted({r for _, r in seen})
    for r in rows:
        first = min((cell for cell in seen if cell[1] == r), key=half_steps)
        labels[seen[first][1]] = Text(f"{f'{first[0]},{r}':>{LABEL - 1}} ", style=QUIET)
    for cell in seen:
        if cell[1] == rows[0] and (size.half > 1 or cell[0] % 2 == 0):
            heads.put(LABEL + seen[cell][0] + (size.half > 1), 0, str(cell[0]), QUIET)
    body = [label + line[x : x + wide] for label, line in zip(labels, sheet.lines()[y : y + high], strict=True)]
    return Drawn([*heads.lines(), *body], frozenset(seen), len(seen) == len(hexes))


def start_of(whole: int, shown: int, wanted: Sequence[int]) -> int:
    """Where a part of something begins that has what is wanted nearest to its middle."""
    middle = (min(wanted) + max(wanted)) // 2
    return max(0, min(middle - shown // 2, whole - shown))


def put_lands(sheet: Canvas, lands: Mapping[Hex, Land], size: Size) -> None:
    for (x, y), land in lands.items():
        if size is LARGE:
            sheet.put(x + 1, y - 1, land.sign * 3, land.style)
        sheet.put(x, y, land.sign * 2 * size.half, land.style)
    for (x, y), land in lands.items():
        # Two digits side by side would be another number: the one of a landscape has its sign on the left.
        is_first = size is SMALL and (x - size.inner, y) not in lands
        sheet.put(x + size.half - 1 + is_first, y, land.label, f"bold {land.style}")


def put_hex(sheet: Canvas, x: int, y: int, mark: Mark, size: Size, ascii_only: bool) -> None:
    if size is LARGE:
        outline(sheet, x, y, mark.outline, ascii_only)
        long = len(mark.text) > size.inner - 2
        sheet.put(x + (not long), y, f"{mark.text:^{size.inner - 2}}"[: size.inner], mark.style)
    elif size is MEDIUM and len(mark.text) < 3:
        sheet.put(x, y, "<" if ascii_only else "⟨", mark.outline)
        sheet.put(x + 1, y, f"{mark.text:<2}", mark.style)
        sheet.put(x + 3, y, ">" if ascii_only else "⟩", mark.outline)
    else:
        sheet.put(x, y, " " * size.inner)
        sheet.put(x, y, mark.text[: size.inner], mark.style)


def outline(sheet: Canvas, x: int, y: int, style: str, ascii_only: bool) -> None:
    """The six sides of a hex; neighbours share theirs."""
    rising, falling, upright = ("/", "\\", "|") if ascii_only else ("╱", "╲", "│")
    sheet.put(x + 1, y - 1, rising, style)
    sheet.put(x + 2, y - 1, " ", style)
    sheet.put(x + 3, y - 1, falling, style)
    sheet.put(x, y, upright, style)
    sheet.put(x + 4, y, upright, style)
    sheet.put(x + 1, y + 1, falling, style)
    sheet.put(x + 2, y + 1, " ", style)
    sheet.put(x + 3, y + 1, rising, style)
