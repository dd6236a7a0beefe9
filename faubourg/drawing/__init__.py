"""What draws games on a terminal: a kit for drawings, and the way to the drawing of a game.

A drawing is a function that makes a Picture of a Scene, or a `Drawing` if it has more to say about its game. A game's
package brings it as an entry point of the group `faubourg.drawings`, under the name of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rich.text import Text

from faubourg.drawing import facts
from faubourg.drawing.scene import Picture, Scene

Draw = Callable[[Scene], Picture]
Events = Sequence[Mapping[str, Any]]  # as the reader may know them


def no_report(scene: Scene, events: Events) -> list[Text]:
    return []


def no_names(lang: str) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True)
class Drawing:
    """How a game looks and is told: its picture, and what of its news matters."""

    draw: Draw
    minor: frozenset[str] = frozenset()  # kinds of events that are left out first
    major: frozenset[str] = frozenset()  # kinds that are told in any case
    report: Callable[[Scene, Events], list[Text]] = no_report  # a page of its own, such as the end of a year
    lists_choices: bool = False  # whether the picture has every choice in it, so that none is listed below
    names: Callable[[str], Mapping[str, str]] = no_names  # what the picture calls things -> what is typed for them

    def __call__(self, scene: Scene) -> Picture:
        return self.draw(scene)


@cache
def drawing_of(game_name: str) -> Drawing:
    """The drawing of a game, or the plain list of facts that suits every game."""
    for entry in entry_points(group="faubourg.drawings", name=game_name):
        found: Drawing | Draw = entry.load()
        return found if isinstance(found, Drawing) else Drawing(found)
    return Drawing(facts.draw)
