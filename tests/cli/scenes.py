"""Pictures of real states for tests of drawings."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

from faubourg.cli.play.picture import scene_of
from faubourg.cli.screen import Screen, in_ascii
from faubourg.cli.speech import Speech
from faubourg.core.state import State
from faubourg.drawing import drawing_of
from faubourg.drawing.scene import Picture

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


class Sheet(Screen):
    """A screen of some size that nobody looks at."""

    def __init__(self, width: int, height: int, ascii_only: bool = False) -> None:
        super().__init__()
        self.is_terminal = True
        self.size = width, height
        self.is_ascii = ascii_only

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    @property
    def ascii_only(self) -> bool:
        return self.is_ascii


def drawn(
    state: State,
    width: int = 80,
    height: int = 60,
    lang: str = "en",
    ascii_only: bool = False,
    centre: str | None = None,
    change: Callable[[dict[str, Any]], object] = lambda view: None,
) -> Picture:
    """The picture of a state, or of one in which something is changed, for the seat that is asked or for anybody."""
    seat = state.to_act[0] if state.to_act else None
    decision = None if seat is None else state.decision(seat, lang)
    screen = Sheet(width, height, ascii_only)
    names = NAMES[: state.players]
    scene = scene_of(state, seat, names, screen, Speech(lang), height, (), decision, centre)
    view = deepcopy(dict(scene.view))
    change(view)
    return drawing_of(state.game.name)(replace(scene, view=view))


def text_of(picture: Picture) -> str:
    return "\n".join(line.plain for line in picture.lines)


def on_one_line(picture: Picture) -> str:
    return " ".join(text_of(picture).split())


def beside(picture: Picture, word: str) -> str:
    """What stands beside the board, on one line; its first line begins with a word."""
    lines = text_of(picture).splitlines()
    column = next(line.index(word) for line in lines if word in line)
    return " ".join(" ".join(line[column:] for line in lines).split())


def in_plain_letters(picture: Picture) -> str:
    """What a terminal shows that knows ASCII alone."""
    return "\n".join(in_ascii(line).plain for line in picture.lines)
