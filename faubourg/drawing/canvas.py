"""A sheet of characters with styles, and lines of text side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from io import StringIO

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

UNBREAKABLE = {"\u00a0": "\ue000", "\u202f": "\ue001"}  # spaces, each with a sign that means nothing elsewhere
AS_LETTERS = str.maketrans(UNBREAKABLE)
AS_SPACES = str.maketrans({sign: space for space, sign in UNBREAKABLE.items()})


class Canvas:
    """A rectangle to write on; what lies outside of it is lost. Every character is one column wide."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        if 0 <= y < self.height:
            for offset, sign in enumerate(text):
                if 0 <= x + offset < self.width:
                    self._signs[y][x + offset] = sign
                    self._styles[y][x + offset] = style

    def restyle(self, x: int, y: int, width: int, style: str) -> None:
        """What is written there stays, in another style."""
        if 0 <= y < self.height:
            self._styles[y][max(0, x) : x + width] = [style] * len(self._styles[y][max(0, x) : x + width])

    def lines(self) -> list[Text]:
        lines = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            line = Text(no_wrap=True)
            start = 0
            for x in range(1, self.width + 1):
                if x == self.width or styles[x] != styles[start]:
                    line.append("".join(signs[start:x]), style=styles[start])
                    start = x
            line.rstrip()
            lines.append(line)
        return lines


def fit(text: str, width: int) -> str:
    """The text cut or filled to exactly so many columns."""
    return set_cell_size(text, width)


def beside(left: Sequence[Text], right: Sequence[Text], left_width: int, gap: int = 3) -> list[Text]:
    """Two blocks of lines side by side."""
    lines = []
    for row in range(max(len(left), len(right))):
        line = Text(no_wrap=True)
        if row < len(left):
            line.append_text(left[row])
        if row < len(right):
            line.append(" " * (left_width + gap - line.cell_len))
            line.append_text(right[row])
        lines.append(line)
    return lines


@cache
def nowhere() -> Console:
    """What wraps a text needs a console, though nothing is written on it."""
    return Console(width=80, file=StringIO())


def wrapped(line: Text, width: int, indent: int = 0) -> list[Text]:
    """A line of any length on lines that fit, broken between words; all but the first indented.

    Rich takes a space that does not break for a common one, so that it is wrapped as if it were a letter.
    """
    if line.cell_len <= width:
        return [line]
    console = nowhere()
    solid = with_signs(line, AS_LETTERS)
    first = solid.wrap(console, width, no_wrap=False)[0]
    rest = solid[len(first.plain) :]
    while rest.plain.startswith(" "):
        rest = rest[1:]
    first.rstrip()
    margin = Text(" " * indent)
    parts = [first, *[margin + part for part in rest.wrap(console, max(1, width - indent), no_wrap=False)]]
    return [with_signs(part, AS_SPACES) for part in parts]


def with_signs(line: Text, signs: Mapping[int, str]) -> Text:
    """The line with some of its signs replaced by others that are as wide."""
    plain = line.plain.translate(signs)
    if plain == line.plain:
        return line
    changed = line.copy()
    changed.plain = plain
    return changed


def flow(entries: Sequence[Text], width: int, gap: str = "  ", indent: int = 0) -> list[Text]:
    """Entries one after another, on as many lines as they need; none is broken, all lines but the first indented."""
    lines = [Text(no_wrap=True)]
    for whole in entries:
        entry = whole.copy()
        entry.truncate(width - indent, overflow="ellipsis")
        if lines[-1] and lines[-1].cell_len + len(gap) + entry.cell_len > width:
            lines.append(Text(" " * indent, no_wrap=True).append_text(entry))
        else:
            lines[-1].append(gap if lines[-1] else "").append_text(entry)
    return lines


def table(rows: Sequence[Sequence[tuple[str, str]]], to_right: frozenset[int]) -> list[Text]:
    """Rows of (text, style) in columns that fit; the columns named are set flush right."""
    widths = [max(cell_len(row[column][0]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        line = Text(no_wrap=True)
        for column, (text, style) in enumerate(row):
            filler = " " * (widths[column] - cell_len(text))
            line.append(" " if column else "")
            if column in to_right:
                line.append(filler)
            line.append(text, style=style)
            if column not in to_right:
                line.append(filler)
        lines.append(line)
    return lines
