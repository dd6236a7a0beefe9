"""The games that are installed, found through the entry point group `faubourg.games`."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points

from faubourg.core.errors import SetupError
from faubourg.core.game import Game


@lru_cache(maxsize=1)
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group="faubourg.games"), key=lambda entry: entry.name)}


def games() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(_installed())


@cache
def game(name: str) -> Game:
    """The game of that name; SetupError if there is none."""
    entry = _installed().get(name)
    if entry is None:
        raise SetupError("unknown_game", game=name, known=", ".join(games()))
    loaded = entry.load()
    if not isinstance(loaded, Game):
        raise SetupError("not_a_game", game=name, entry=entry.value)
    return loaded
