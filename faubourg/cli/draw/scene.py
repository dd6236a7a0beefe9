"""What a drawing gets and gives. It works from a view, which is plain data, and knows no game's code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from faubourg.cli.speech import Speech


@dataclass(frozen=True)
class Scene:
    """A view, what may be chosen in it, and the room there is to draw it."""

    view: Mapping[str, Any]
    names: Sequence[str]
    roles: Sequence[str]  # of each seat: a word such as "you" or "greedy"
    say: Speech
    width: int
    height: int
    word: Callable[[str], str]  # what people call a thing, by its id
    help: Callable[[str], str | None]  # what a thing does, by its id, if the game says so
    figures: Mapping[str, object] = field(default_factory=dict)  # the numbers of the game's data
    targets: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # spot -> numbers of the choices there
    ascii_only: bool = False
    centre: str | None = None  # the place that must be seen

    @property
    def lang(self) -> str:
        return self.say.lang


@dataclass(frozen=True)
class Picture:
    """Lines to print, and the numbers of the choices that can be found in them."""

    lines: tuple[Text, ...]
    drawn: frozenset[int] = frozenset()
