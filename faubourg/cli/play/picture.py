"""A drawing of a state as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from faubourg.cli.play import results
from faubourg.cli.play.glossary import Glossary
from faubourg.cli.play.numbers import Numbers
from faubourg.cli.screen import Screen
from faubourg.cli.speech import Speech
from faubourg.core.game import Game
from faubourg.core.pieces import Piece
from faubourg.core.state import About, Decision, State
from faubourg.drawing import drawing_of
from faubourg.drawing.choices import Numbered
from faubourg.drawing.scene import Picture, Scene


@cache
def usual_glossary(game: Game, lang: str) -> Glossary:
    return Glossary(game, lang, {})


def glossary_of(state: State, lang: str) -> Glossary:
    """The pieces of the game as it is played: with other components there may be other pieces."""
    return Glossary(state.game, lang, state.options) if state.options else usual_glossary(state.game, lang)


def scene_of(
    state: State,
    seat: int | None,
    names: Sequence[str],
    screen: Screen,
    say: Speech,
    height: int,
    roles: Sequence[str] = (),
    decision: Decision | None = None,
    centre: str | None = None,
    fresh: frozenset[str] = frozenset(),
    numbered: Numbered | None = None,
) -> Scene:
    """What the seat (None: a spectator) sees, and the room to draw it."""
    glossary = glossary_of(state, say.lang)
    if numbered is None:
        numbered = Numbers().numbered(state, seat, decision) if decision and seat is not None else ()

    def piece(id: str) -> Piece | None:
        return glossary.of_thing(state, id)

    return Scene(
        view=state.view(seat),
        names=names,
        roles=roles,
        say=say,
        width=screen.width,
        height=height,
        word=lambda id: results.thing_word(state, id, say.lang),
        help=lambda id: glossary.help(state, id),
        piece=piece,
        figures=state.game.numbers,
        targets=results.targets(numbered),
        numbered=numbered,
        closed=decision.closed if decision else (),
        about=decision.about if decision else About(),
        kind=decision.kind if decision else "",
        fresh=fresh,
        ascii_only=screen.ascii_only,
        centre=centre,
    )


def picture_of(
    state: State,
    seat: int | None,
    names: Sequence[str],
    screen: Screen,
    say: Speech,
    height: int,
    roles: Sequence[str] = (),
    decision: Decision | None = None,
) -> Picture:
    return drawing_of(state.game.name)(scene_of(state, seat, names, screen, say, height, roles, decision))
