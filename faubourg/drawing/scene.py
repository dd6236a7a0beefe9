"""What a drawing gets and gives. It works from a view, which is plain data, and needs no code of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.text import Text

from faubourg.core.pieces import Piece
from faubourg.core.state import About, Choice, Closed


class Speech(Protocol):
    """The sentences of whoever shows the picture, in one language."""

    lang: str

    def __call__(self, table: str, key: str, **facts: object) -> str: ...

    def join(self, words: Sequence[str]) -> str:
        """A list as people say it: "A, B and C"."""


def no_piece(id: str) -> Piece | None:
    return None


@dataclass(frozen=True)
class Scene:
    """A view, what may be chosen in it, and the room there is to draw it."""

    view: Mapping[str, Any]
    names: Sequence[str]
    roles: Sequence[str]  # of each seat: a word such as "you" or "greedy"
    say: Speech
    width: int
    height: int  # the picture should have no more lines than this; the size of a board depends on it alone
    word: Callable[[str], str]  # what people call a thing, by its id
    help: Callable[[str], str | None]  # what a thing does, by its id, if the game says so
    piece: Callable[[str], Piece | None] = no_piece  # its entry in the glossary, by its id or that of the entry
    figures: Mapping[str, object] = field(default_factory=dict)  # the numbers of the game's data
    targets: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # spot -> numbers of the choices there
    numbered: Sequence[tuple[int, Choice]] = ()  # the choices with their numbers
    closed: Sequence[Closed] = ()  # what one might expect and cannot choose, each with the reason
    about: About = field(default_factory=About)  # what the question is about
    kind: str = ""  # of the question
    fresh: frozenset[str] = frozenset()  # spots where something has changed since the reader's last turn
    most: int | None = None  # lines of the picture once it is known how many nobody else needs, for what stands around
    ascii_only: bool = False
    centre: str | None = None  # the place that must be seen

    @property
    def lang(self) -> str:
        return self.say.lang

    @property
    def room(self) -> int:
        """Lines for all of the picture."""
        return self.height if self.most is None else self.most

    @property
    def choices(self) -> list[Choice]:
        return [choice for _, choice in self.numbered]

    @property
    def numbers(self) -> frozenset[int]:
        """Those of all choices."""
        return frozenset(number for number, _ in self.numbered)

    def sign(self, usual: str, in_ascii: str) -> str:
        return in_ascii if self.ascii_only else usual

    def numbers_at(self, *zones: str) -> frozenset[int]:
        """The numbers of the choices whose spot begins so."""
        return frozenset(
            number for spot, numbers in self.targets.items() if spot.startswith(zones) for number in numbers
        )


@dataclass(frozen=True)
class Picture:
    """Lines to print, the numbers of the choices that can be found in them, and those that are explained there.

    Those that are `named` are not explained, but a list could say no more of them either, such as the tiles of a hand.
    """

    lines: tuple[Text, ...]
    drawn: frozenset[int] = frozenset()
    told: frozenset[int] = frozenset()
    named: frozenset[int] = frozenset()
