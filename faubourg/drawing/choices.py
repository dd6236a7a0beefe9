"""Choices in words: their numbers in brackets, always, and what choosing them means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from faubourg.core.state import Choice
from faubourg.drawing.canvas import fit, flow, wrapped
from faubourg.drawing.layout import Lines

NUMBER = "bold #000000 on #ffffff"
FEW_WORDS = 24  # columns
Numbered = Sequence[tuple[int, Choice]]


def mark(number: int) -> Text:
    return Text(f"[{number}]", style=NUMBER)


def in_full(choices: Numbered, width: int, with_notation: bool = False, most_columns: int = 3) -> list[Text]:
    """Each with its label, in columns if they are many and short; a long label goes on below its beginning."""
    labels = {number: choice.label + (f"  ({choice.notation})" if with_notation else "") for number, choice in choices}
    if not labels:
        return []
    margin = max(len(f"[{number}]") for number in labels)
    widest = max(len(label) for label in labels.values()) + margin + 3
    columns = max(1, min(most_columns, width // widest, (len(labels) + 2) // 3))
    if columns == 1:
        return [line for at_length, _ in entries(labels, width) for line in at_length]
    return in_columns(labels, columns, widest)


def entries(labels: Mapping[int, str], width: int) -> list[tuple[Lines, Lines]]:
    """Each on as many lines as it needs, and on one line, as far as it fits."""
    margin = max((len(f"[{number}]") for number in labels), default=0)
    found: list[tuple[Lines, Lines]] = []
    for number, label in labels.items():
        line = Text(" " * (margin - len(f"[{number}]"))) + mark(number) + f" {label}"
        short = line.copy()
        short.truncate(width, overflow="ellipsis")
        found.append((wrapped(line, width, margin + 1), [short]))
    return found


def in_columns(labels: Mapping[int, str], columns: int, wide: int) -> list[Text]:
    """Side by side, one below the other in each column; a label that is too long ends in an ellipsis."""
    margin = max((len(f"[{number}]") for number in labels), default=0)
    room = wide - margin - 2  # for a label, between two spaces
    rows = -(-len(labels) // columns)
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True)
        for number, label in list(labels.items())[row::rows]:
            line.append(" " * (margin - len(f"[{number}]"))).append_text(mark(number))
            short = label if cell_len(label) <= room else f"{fit(label, room - 1).rstrip()}…"
            line.append(fit(f" {short}", wide - margin))
        line.rstrip()
        lines.append(line)
    return lines


def in_short(choices: Numbered, width: int) -> list[Text]:
    """Each with what is typed for it, side by side; a button by its label, if that is no longer than a few words."""
    return flow([mark(number) + f" {short_name(choice)}" for number, choice in choices], width)


def short_name(choice: Choice) -> str:
    is_button = bool(choice.spots) and choice.spots[0].startswith("button:")
    return choice.label if is_button and cell_len(choice.label) <= FEW_WORDS else choice.notation


def one_line_each(choices: Numbered, width: int) -> list[Text]:
    """Each with its label on one line, as far as it fits."""
    labels = {number: choice.label for number, choice in choices}
    return [line for _, in_short in entries(labels, width) for line in in_short]


def told_in(lines: Lines, texts: Mapping[int, str]) -> frozenset[int]:
    """The numbers of those texts that stand in some lines as a whole, wherever the lines break."""
    words = " ".join(" ".join(line.plain.split()) for line in lines)
    return frozenset(number for number, text in texts.items() if " ".join(text.split()) in words)
