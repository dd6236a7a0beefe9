"""Choices in words: their numbers in brackets, always, and what choosing them means."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from faubourg.core.state import Choice
from faubourg.drawing.canvas import fit, flow, wrapped

NUMBER = "bold #000000 on #ffffff"
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
        return [
            line
            for number, label in labels.items()
            for line in wrapped(
                Text(" " * (margin - len(f"[{number}]"))) + mark(number) + f" {label}", width, margin + 1
            )
        ]
    rows = -(-len(labels) // columns)
    entries = list(labels.items())
    lines = []
    for row in range(rows):
        line = Text(no_wrap=True)
        for number, label in entries[row::rows]:
            line.append(" " * (margin - len(f"[{number}]"))).append_text(mark(number))
            line.append(fit(f" {label}", widest - margin))
        line.rstrip()
        lines.append(line)
    return lines


def in_short(choices: Numbered, width: int) -> list[Text]:
    """Each with what is typed for it, side by side."""
    return flow([mark(number) + f" {choice.notation}" for number, choice in choices], width)


def one_line_each(choices: Numbered, width: int) -> list[Text]:
    """Each with its label on one line, as far as it fits."""
    lines = in_full(choices, 1000, most_columns=1)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines
