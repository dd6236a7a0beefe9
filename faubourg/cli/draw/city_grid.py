"""The board of Infinite City: a grid of bordered cells, as large as fits, or the part of it that matters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from faubourg.cli.draw.canvas import Canvas
from faubourg.cli.draw.scene import Scene
from faubourg.cli.draw.seats import badge, chip, colour
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.texts import load_toml

Cell = tuple[int, int]
CELL = re.compile(r"-?\d{1,5},-?\d{1,5}")

PLAIN, SILVER, ASCII_PLAIN, ASCII_SILVER = "╭─╮│╰╯", "╔═╗║╚╝", "+-+|++", "#=#H##"
HATCHED, ASCII_HATCHED = "▒", "%"
PROTECTED, ASCII_PROTECTED = "▽", "v"
TARGET = "bold #000000 on #ffffff"
QUIET = "dim"
AXIS = 4  # columns for the numbers of the rows
WEIGHT_OF_TARGET = 3  # a cell to choose matters more than one to look at


@dataclass(frozen=True)
class Size:
    """The size of cells, their borders included."""

    name: str
    width: int
    height: int

    @property
    def inner(self) -> int:
        return self.width - 2


SIZES = (Size("large", 10, 4), Size("small", 7, 3))  # the best that fits is taken


@dataclass(frozen=True)
class Window:
    """The columns and rows of the board that are drawn, and whether there is more of it beyond each side."""

    columns: range
    rows: range  # from the south to the north
    beyond: frozenset[str]

    def has(self, cell: Cell) -> bool:
        return cell[0] in self.columns and cell[1] in self.rows


@dataclass(frozen=True)
class Grid:
    """The board as lines, its width, which numbers can be seen in it, and on which sides it goes on unseen."""

    lines: list[Text]
    width: int
    drawn: frozenset[int]
    beyond: frozenset[str]
    shown: int  # how many cells there are in it


def cell_from(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def targets_by_cell(scene: Scene) -> dict[Cell, tuple[int, ...]]:
    return {
        cell_from(spot.removeprefix("cell:")): numbers
        for spot, numbers in scene.targets.items()
        if spot.startswith("cell:")
    }


def draw_grid(scene: Scene, width: int, height: int) -> Grid:
    """The board in at most so many columns and rows of text, in the largest cells that show all of it."""
    targets = targets_by_cell(scene)
    tiles = {cell_from(tile["cell"]): tile for tile in scene.view["board"]}
    cells = [*tiles, *targets] or [(0, 0)]
    size = next((size for size in SIZES if fits(cells, size, width, height)), SIZES[-1])
    window = window_on(scene, tiles, targets, size, width, height)
    painter = Painter(scene, size, window)
    painter.axes()
    for cell, tile in tiles.items():
        if window.has(cell):
            painter.tile(cell, tile, targets.get(cell, ()))
    for cell, numbers in targets.items():
        if window.has(cell) and cell not in tiles:
            painter.empty_target(cell, numbers)
    seen = frozenset(
        numbers[0] for cell, numbers in targets.items() if window.has(cell) and len(numbers) == 1
    )  # several choices on one cell cannot be told apart there
    return Grid(
        painter.canvas.lines(), painter.canvas.width, seen, window.beyond, len(window.columns) * len(window.rows)
    )


def spans(cells: Iterable[Cell]) -> tuple[range, range]:
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


def fits(cells: list[Cell], size: Size, width: int, height: int) -> bool:
    columns, rows = spans(cells)
    return AXIS + len(columns) * size.width <= width and 1 + len(rows) * size.height <= height


def window_on(
    scene: Scene, tiles: Iterable[Cell], targets: Iterable[Cell], size: Size, width: int, height: int
) -> Window:
    """All of the board, or the part around the cell that was asked for, or else the part with most to choose."""
    weights = dict.fromkeys(tiles, 1) | dict.fromkeys(targets, WEIGHT_OF_TARGET)
    columns, rows = spans(weights or [(0, 0)])
    wide, high = max(1, (width - AXIS) // size.width), max(1, (height - 1) // size.height)
    if scene.centre is not None and CELL.fullmatch(scene.centre):
        x, y = cell_from(scene.centre)
        shown_columns, shown_rows = around(columns, wide, x), around(rows, high, y)
    else:
        shown_columns, shown_rows = max(
            ((some_columns, some_rows) for some_columns in parts(columns, wide) for some_rows in parts(rows, high)),
            key=lambda part: sum(weight for (x, y), weight in weights.items() if x in part[0] and y in part[1]),
        )
    beyond = {
        "west": shown_columns[0] > columns[0],
        "east": shown_columns[-1] < columns[-1],
        "south": shown_rows[0] > rows[0],
        "north": shown_rows[-1] < rows[-1],
    }
    return Window(shown_columns, shown_rows, frozenset(side for side, is_so in beyond.items() if is_so))


def parts(whole: range, most: int) -> list[range]:
    """All the ways to see at most so many of a range at once."""
    if len(whole) <= most:
        return [whole]
    return [whole[first : first + most] for first in range(len(whole) - most + 1)]


def around(whole: range, most: int, centre: int) -> range:
    """The part of a range that has a number nearest to its middle."""
    return min(parts(whole, most), key=lambda part: abs(part[0] + part[-1] - 2 * centre))


class Painter:
    """Puts cells on a canvas."""

    def __init__(self, scene: Scene, size: Size, window: Window) -> None:
        self.scene = scene
        self.size = size
        self.window = window
        self.names: Mapping[str, str] = load_toml("faubourg.cli.draw", "infinite_city.toml")[size.name][scene.lang]
        self.protected = {cell_from(cell) for cell in scene.view["protected"]}
        width = AXIS + len(window.columns) * size.width
        self.canvas = Canvas(width, 1 + len(window.rows) * size.height)

    def place(self, cell: Cell) -> tuple[int, int]:
        """Where the upper left corner of a cell is on the canvas. North is up."""
        x = AXIS + (cell[0] - self.window.columns[0]) * self.size.width
        return x, 1 + (self.window.rows[-1] - cell[1]) * self.size.height

    def axes(self) -> None:
        middle = self.size.height // 2 if self.size.name == "small" else 1
        for column in self.window.columns:
            x, _ = self.place((column, 0))
            self.canvas.put(x, 0, f"{column:^{self.size.width}}", QUIET)
        for row in self.window.rows:
            _, y = self.place((0, row))
            self.canvas.put(0, y + middle, f"{row:>{AXIS - 1}}", QUIET)

    def empty_target(self, cell: Cell, numbers: tuple[int, ...]) -> None:
        x, y = self.place(cell)
        width, height = self.size.width, self.size.height
        dot = "." if self.scene.ascii_only else "·"
        for corner in ((x, y), (x + width - 1, y), (x, y + height - 1), (x + width - 1, y + height - 1)):
            self.canvas.put(*corner, dot, QUIET)
        label = number_label(numbers)
        self.canvas.put(x + (width - len(label)) // 2, y + (height - 1) // 2, label, TARGET)

    def tile(self, cell: Cell, tile: Mapping[str, Any], numbers: tuple[int, ...]) -> None:
        x, y = self.place(cell)
        owners = [seat for seat, count in enumerate(tile["tokens"]) if count]
        border = f"bold {colour(owners[0])}" if len(owners) == 1 else "bold" if owners else ""
        kind = tile["tile"].partition("#")[0] if tile["tile"] else None
        values = self.scene.view.get("kinds", {}).get(kind, {})
        self.frame(x, y, bool(values.get("silver")), border)
        self.marks(x, y, cell, values.get("bonus", 0), numbers)
        inner = self.size.inner
        if kind is None:
            hatch = ASCII_HATCHED if self.scene.ascii_only else HATCHED
            for row in range(1, self.size.height - 1):
                self.canvas.put(x + 1, y + row, hatch * inner, QUIET)
        else:
            self.canvas.put(x + 1, y + 1, f"{self.names.get(kind, kind)[:inner]:^{inner}}", "bold" if owners else "")
        # Where cells are small there is no row of their own for the tokens: they lie on the lower border.
        self.tokens(x + 1, y + (2 if kind else self.size.height - 1), tile["tokens"])

    def frame(self, x: int, y: int, is_silver: bool, style: str) -> None:
        if self.scene.ascii_only:
            signs = ASCII_SILVER if is_silver else ASCII_PLAIN
        else:
            signs = SILVER if is_silver else PLAIN
        left_top, across, right_top, down, left_bottom, right_bottom = tuple(signs)
        last = self.size.height - 1
        self.canvas.put(x, y, left_top + across * self.size.inner + right_top, style)
        for row in range(1, last):
            self.canvas.put(x, y + row, down, style)
            self.canvas.put(x + self.size.width - 1, y + row, down, style)
        self.canvas.put(x, y + last, left_bottom + across * self.size.inner + right_bottom, style)

    def marks(self, x: int, y: int, cell: Cell, bonus: int, numbers: tuple[int, ...]) -> None:
        """On the upper border: the number to choose at the left, protection and bonus points at the right."""
        label = number_label(numbers) if numbers else ""
        self.canvas.put(x + 1, y, label, TARGET)
        room = self.size.inner - len(label)
        shield = (ASCII_PROTECTED if self.scene.ascii_only else PROTECTED) if cell in self.protected else ""
        points = f"+{bonus}" if bonus else ""
        marks = shield + points if len(shield + points) <= room else shield
        if len(marks) <= room:
            self.canvas.put(x + 1 + self.size.inner - len(marks), y, marks, "bold")

    def tokens(self, x: int, y: int, counts: list[int]) -> None:
        owners = [seat for seat, count in enumerate(counts) if count]
        chips = [badge(seat, self.scene.ascii_only) + times(counts[seat]) for seat in owners]
        if sum(map(len, chips)) > self.size.inner:
            chips = [SEAT_LETTERS[seat] + times(counts[seat]) for seat in owners]
        for seat, text in zip(owners, chips, strict=True):
            self.canvas.put(x, y, text, chip(seat))
            x += len(text)


def times(count: int) -> str:
    return str(count) if count > 1 else ""


def number_label(numbers: tuple[int, ...]) -> str:
    return f"[{numbers[0]}]" if len(numbers) == 1 else f"[{numbers[0]}+]"
