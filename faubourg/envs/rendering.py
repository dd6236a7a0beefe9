"""A state as the terminal draws it, with colours or as plain text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from faubourg.cli.play import results
from faubourg.cli.speech import Speech
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State
from faubourg.drawing import drawing_of
from faubourg.drawing.scene import Scene

WIDTH = 100
HEIGHT = 1000  # nothing is cropped


def drawn(state: State, seat: int | None, lang: str = "en", has_colours: bool = True) -> str:
    """What a seat (None: a spectator) sees."""
    names = SEAT_LETTERS[: state.players]
    scene = Scene(
        view=state.view(seat),
        names=names,
        roles=("",) * state.players,
        say=Speech(lang),
        width=WIDTH,
        height=HEIGHT,
        word=lambda id: results.thing_word(state, id, lang),
        help=lambda id: results.thing_help(state, id, lang),
        figures=state.game.numbers,
    )
    page = StringIO()
    console = Console(
        file=page,
        width=WIDTH,
        force_terminal=has_colours,
        color_system="standard" if has_colours else None,
        highlight=False,
        soft_wrap=True,
    )
    for line in drawing_of(state.game.name)(scene).lines:
        console.print(line)
    return page.getvalue()
