"""A drawing of a state as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.cli import words
from faubourg.cli.draw import drawing_of
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.screen import Screen
from faubourg.cli.speech import Speech
from faubourg.core.state import Decision, State


def picture_of(
    state: State,
    seat: int | None,
    names: Sequence[str],
    screen: Screen,
    say: Speech,
    height: int,
    roles: Sequence[str] = (),
    decision: Decision | None = None,
    centre: str | None = None,
) -> Picture:
    """What the seat (None: a spectator) sees, in at most so many lines if that can be."""
    return drawing_of(state.game.name)(
        Scene(
            view=state.view(seat),
            names=names,
            roles=roles,
            say=say,
            width=screen.width,
            height=height,
            word=lambda id: words.thing_word(state, id, say.lang),
            help=lambda id: words.thing_help(state, id, say.lang),
            figures=state.game.numbers,
            targets=words.targets(decision) if decision else {},
            ascii_only=screen.ascii_only,
            centre=centre,
        )
    )
