"""From a wish on the command line to a game at the terminal: a new one, or one that was left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from faubourg.cli.keyboard import Keyboard
from faubourg.cli.play.session import Session
from faubourg.cli.screen import Screen
from faubourg.cli.seating import mistake, seat_players
from faubourg.cli.speech import Speech
from faubourg.cli.storage import SavedGame, Storage
from faubourg.core.registry import game as find_game
from faubourg.core.table import Table


@dataclass(frozen=True)
class Wish:
    """A game somebody wants to play; what is left out is chosen for them."""

    game: str
    players: int | None = None
    seats: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    people: int | None = None
    names: tuple[str, ...] = ()
    seed: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)


def begin(wish: Wish, screen: Screen, say: Speech) -> int:
    game = find_game(wish.game)
    seating = seat_players(game, say, wish.players, wish.seats, wish.bots, wish.people, wish.names)
    state = game.start(len(seating.players), game.check_seed(wish.seed), **wish.options)
    table = Table(state, seating.names)
    storage = Storage()
    name = storage.fresh_name(game.name, datetime.now())
    session = Session(table, seating, name, storage, screen, Keyboard(screen), say)
    storage.begin(name, table, seating)
    return play_on(session)


def resume(name: str | None, screen: Screen, say: Speech) -> int:
    storage = Storage()
    if name is None:
        saved = storage.unfinished()
        if not saved:
            raise mistake("nothing_saved")
        name = saved[0].name
    table, seating = storage.load(name)
    return play_on(Session(table, seating, name, storage, screen, Keyboard(screen), say))


def play_on(session: Session) -> int:
    try:
        session.run()
    except KeyboardInterrupt:
        session.screen.write("", session.say("play", "kept", name=session.name))
        raise
    return 0


def list_saved(screen: Screen, say: Speech) -> int:
    saved = Storage().unfinished()
    if not saved:
        raise mistake("nothing_saved")
    screen.write(say("resume", "heading"))
    for game in saved:
        screen.write(saved_line(game, say))
    screen.write(say("resume", "go_on"))
    return 0


def saved_line(saved: SavedGame, say: Speech) -> str:
    moves = say.count("moves", len(saved.record.moves))
    return f"  {saved.name}  {saved.when:%Y-%m-%d %H:%M}  {', '.join(saved.record.seats)}  ({moves})"


# --- reading what was given ----------------------------------------------------------------------------------------


def whole_number(option: str, text: str | None) -> int | None:
    return None if text is None else needed_number(option, text)


def needed_number(option: str, text: str) -> int:
    if not text.strip().removeprefix("-").isdecimal():
        raise mistake("not_a_number", option=option, given=text)
    return int(text)


def listed(text: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(part.strip() for part in text.split(",")) if text.strip() else ()


def options_from(settings: Sequence[str]) -> dict[str, object]:
    """NAME=VALUE each."""
    options: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise mistake("option_form", given=setting)
        options[name] = value
    return options
