"""The games that have an encoding, and the settings in which they are tried."""

from __future__ import annotations

import faubourg
from faubourg.core.errors import SetupError
from faubourg.core.game import Game

GAMES = faubourg.games()


def settings() -> list[tuple[str, int, dict[str, object]]]:
    """Every game with every player count, and every option once."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for name in GAMES:
        game = faubourg.game(name)
        found += [(name, players, {}) for players in game.players]
        found += [(name, most_players(game, options), options) for options in game.sample_options() if options]
    return found


def most_players(game: Game, options: dict[str, object]) -> int:
    """The largest number of players that some options suit."""
    checked = game.check_options(options)
    for players in reversed(game.players):
        try:
            game.check_setting(players, checked)
        except SetupError:
            continue
        return players
    raise AssertionError(f"{options} suit nobody")


SETTINGS = settings()
