"""How the parts of a page share its lines: each has forms from the roomiest to the shortest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

Lines = Sequence[Text]
Forms = Sequence[Lines]  # from the roomiest to the shortest; an empty one where the part may be left out


def fitted(parts: Mapping[str, Forms], giving: Sequence[str], height: int) -> dict[str, Lines]:
    """The form of every part, so that all of them together have so many lines at most, if that can be.

    `giving` names the parts in the order in which they give way, one form each time they are named. What gave way
    before a larger part did is given back if there is room for it now, the last one first.
    """
    taken = dict.fromkeys(parts, 0)

    def total() -> int:
        return sum(len(parts[name][taken[name]]) for name in parts)

    for name in giving:
        if total() <= height:
            break
        if taken[name] + 1 < len(parts[name]):
            taken[name] += 1
    for name in reversed(giving):
        if taken[name]:
            taken[name] -= 1
            if total() > height:
                taken[name] += 1
    return {name: parts[name][taken[name]] for name in parts}


def by_and_by(entries: Sequence[tuple[Lines, Lines]]) -> list[Lines]:
    """The forms of a list whose entries can be told at length or in short: the last ones are shortened first."""
    forms: list[Lines] = []
    for whole in range(len(entries), -1, -1):
        if whole == len(entries) or len(entries[whole][0]) > len(entries[whole][1]):
            told = [line for at_length, _ in entries[:whole] for line in at_length]
            forms.append([*told, *[line for _, in_short in entries[whole:] for line in in_short]])
    return forms


def cut(lines: Lines, most: int, note: str) -> list[Text]:
    """The first so many of some lines; where that leaves some out, the last one says so."""
    if len(lines) <= most:
        return list(lines)
    return [*lines[: max(0, most - 1)], Text(note, style="dim")][:most]
