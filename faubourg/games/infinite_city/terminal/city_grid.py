"""The board of Infinite City: a grid of bordered cells, as large as fits, or the part of it that matters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.drawing.canvas import Canvas
from faubourg.drawing.scene import Scene
from faubourg.drawing.seats import badge, chip, colour
from faubourg.drawing.voice import Voice

say = Voice("faubourg.games.infinite_city.terminal")
Cell = tuple[int, int]
CELL = re.compile(r"-?\d{1,5},-?\d{1,5}")

PLAIN, SILVER, ASCII_PLAIN, ASCII_SILVER = "╭─╮│╰╯", "╔═╗║╚╝", "+-+|++", "#=#H##"
HATCHED, ASCII_HATCHED = "▒", "%"
PROTECTED, ASCII_PROTECTED = "▽", "v"
NEW, ASCII_NEW = "•", "*"
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


LARGE, SMALL, TINY = Size("large", 10, 4), Size("small", 7, 3), Size("tiny", 6, 1)
SIZES = (LARGE, SMALL, TINY)  # the best that fits is taken


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
    size: Size


def cell_from(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def targets_by_cell(scene: Scene) -> dict[Cell, tuple[int, ...]]:
    return {
        cell_from(spot.removeprefix("cell:")): numbers
        for spot, numbers in scene.targets.items()
        if spot.startswith("cell:")
    }


def draw_grid(scene: Scene, size: Size, width: int, height: int) -> Grid:
    """The board in at most so many columns and rows of text: all of it, or the part that matters most."""
    targets = targets_by_cell(scene)
    tiles = {cell_from(cell): tile for cell, tile in scene.view["board"].items()}
    window = window_on(scene, tiles, targets, size, width, height)
    painter = Painter(scene, size, window)
    painter.axes()
    for cell, tile in tiles.items():
        if window.has(cell):
            painter.tile(cell, tile, targets.get(cell, ()))
    for cell, numbers in targets.items():
        if window.has(cell) and cell not in tiles:
            painter.empty_target(cell, numbers)
    # Several choices on one cell cannot be told apart there, and a tiny cell has no room for a tile and a number.
    seen = frozenset(
        numbers[0]
        for cell, numbers in targets.items()
        if window.has(cell) and len(numbers) == 1 and (size is not TINY or cell not in tiles)
    )
    return Grid(painter.canvas.lines(), painter.canvas.width, seen, window.beyond, size)


def extent(scene: Scene) -> tuple[range, range]:
    """The columns and rows of all tiles and of the cells beside them: the same at every question of a turn."""
    tiles = [cell_from(cell) for cell in scene.view["board"]] or [(0, 0)]
    columns, rows = spans([*tiles, *targets_by_cell(scene)])
    wide, high = spans(tiles)
    return (
        range(min(columns[0], wide[0] - 1), max(columns[-1], wide[-1] + 1) + 1),
        range(min(rows[0], high[0] - 1), max(rows[-1], high[-1] + 1) + 1),
    )


def spans(cells: Iterable[Cell]) -> tuple[range, range]:
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


def size_of(scene: Scene, size: Size) -> tuple[int, int]:
    """The columns and lines of text that the whole board takes."""
    columns, rows = extent(scene)
    return AXIS + len(columns) * size.width, 1 + len(rows) * size.height


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
        self.protected = {cell_from(cell) for cell in scene.view["protected"]}
        width = AXIS + len(window.columns) * size.width
        self.canvas = Canvas(width, 1 + len(window.rows) * size.height)

    def place(self, cell: Cell) -> tuple[int, int]:
        """Where the upper left corner of a cell is on the canvas. North is up."""
        x = AXIS + (cell[0] - self.window.columns[0]) * self.size.width
        return x, 1 + (self.window.rows[-1] - cell[1]) * self.size.height

    def axes(self) -> None:
        middle = {"large": 1, "small": 1, "tiny": 0}[self.size.name]
        for column in self.window.columns:
            x, _ = self.place((column, 0))
            self.canvas.put(x, 0, f"{column:^{self.size.width}}", QUIET)
        for row in self.window.rows:
            _, y = self.place((0, row))
            self.canvas.put(0, y + middle, f"{row:>{AXIS - 1}}", QUIET)

    def empty_target(self, cell: Cell, numbers: tuple[int, ...]) -> None:
        x, y = self.place(cell)
        label = number_label(numbers)
        if self.size is TINY:
            self.canvas.put(x + (self.size.width - len(label)) // 2, y, label, TARGET)
            return
        width, height = self.size.width, self.size.height
        dot = "." if self.scene.ascii_only else "·"
        for corner in ((x, y), (x + width - 1, y), (x, y + height - 1), (x + width - 1, y + height - 1)):
            self.canvas.put(*corner, dot, QUIET)
        self.canvas.put(x + (width - len(label)) // 2, y + (height - 1) // 2, label, TARGET)

    def tile(self, cell: Cell, tile: Mapping[str, Any], numbers: tuple[int, ...]) -> None:
        x, y = self.place(cell)
        tokens = [tile.get("tokens", []).count(letter) for letter in SEAT_LETTERS]
        owners = [seat for seat, count in enumerate(tokens) if count]
        border = f"bold {colour(owners[0])}" if len(owners) == 1 else "bold" if owners else ""
        kind = tile["tile"].partition("#")[0] if tile["tile"] else None
        if self.size is TINY:
            self.tiny_tile(x, y, cell, kind, owners, bool(numbers))
            return
        values = self.values(kind)
        self.frame(x, y, bool(values.get("silver")), border)
        self.marks(x, y, cell, values.get("bonus", 0), numbers)
        inner = self.size.inner
        if kind is None:
            hatch = ASCII_HATCHED if self.scene.ascii_only else HATCHED
            for row in range(1, self.size.height - 1):
                self.canvas.put(x + 1, y + row, hatch * inner, QUIET)
        else:
            self.canvas.put(x + 1, y + 1, f"{self.name(kind)[:inner]:^{inner}}", "bold" if owners else "")
        # Where cells are small there is no row of their own for the tokens: they lie on the lower border.
        self.tokens(x + 1, y + (2 if kind else self.size.height - 1), tokens)

    def values(self, kind: str | None) -> Mapping[str, Any]:
        """Border and bonus points of a kind of tile."""
        found: Mapping[str, Any] = self.scene.view.get("kinds", {}).get(kind, {})
        return found

    def name(self, kind: str) -> str:
        id = f"tile-{kind}" if self.size is LARGE else f"tile-{kind}.{self.size.name}"
        return say(self.scene, id) if say.knows(self.scene, id) else kind

    def tiny_tile(self, x: int, y: int, cell: Cell, kind: str | None, owners: list[int], is_target: bool) -> None:
        """Three letters of the name, capitals if it is silver, and its owner; brackets around what may be chosen."""
        name = self.scene.sign(HATCHED, ASCII_HATCHED) * 3 if kind is None else f"{self.name(kind)[:3]:<3}"
        name = name.upper() if self.values(kind).get("silver") else name
        if is_target:
            self.canvas.put(x, y, "[    ]", TARGET)
        else:
            self.canvas.put(x, y, self.scene.sign(PROTECTED, ASCII_PROTECTED) if cell in self.protected else "", "bold")
            self.canvas.put(x + 5, y, self.scene.sign(NEW, ASCII_NEW) if self.is_fresh(cell) else "", "bold")
        self.canvas.put(x + 1, y, name, TARGET if is_target else "bold" if owners else "")
        if owners:
            mark = SEAT_LETTERS[owners[0]] if len(owners) == 1 else "+"
            self.canvas.put(x + 4, y, mark, chip(owners[0]) if len(owners) == 1 else "bold")

    def is_fresh(self, cell: Cell) -> bool:
        return f"cell:{cell[0]},{cell[1]}" in self.scene.fresh

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
        """On the upper border: the number to choose or a sign for news, and protection and bonus points."""
        label = number_label(numbers) if numbers else ""
        if self.is_fresh(cell) and not label:
            label = self.scene.sign(NEW, ASCII_NEW)
        self.canvas.put(x + 1, y, label, TARGET if numbers else "bold")
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
