"""The games that a server offers: those that are installed, and those its operator names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from faubourg.core import registry
from faubourg.core.errors import FaubourgError, SetupError
from faubourg.core.game import Game


class Games:
    """Finds games by name. `further` are written as module:NAME, for games that are not installed."""

    def __init__(self, further: Sequence[str] = ()) -> None:
        self._further = {game.name: game for game in map(load, further)}

    def names(self) -> tuple[str, ...]:
        return (*registry.games(), *self._further)

    def find(self, name: str) -> Game:
        return self._further.get(name) or registry.game(name)

    def all(self) -> list[Game]:
        """Every game that can be loaded; one that is broken does not hide the others."""
        found = []
        for name in self.names():
            try:
                found.append(self.find(name))
            except FaubourgError:
                continue
        return found


@cache
def load(spec: str) -> Game:
    module, _, name = spec.partition(":")
    try:
        game = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError("not_a_game", game=spec, entry=spec) from error
    if not isinstance(game, Game):
        raise SetupError("not_a_game", game=spec, entry=spec)
    return game


def check_foreign_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options that came over the network, checked.

    A text must be one of the words that the option lists: elsewhere a text may be the name of a file, and nobody
    makes this server read its files.
    """
    for option in game.options:
        value = options.get(option.name)
        if isinstance(value, str) and value not in [word.strip() for word in option.allowed.split(",")]:
            raise SetupError("bad_option", option=option.name, value=value[:80], allowed=option.allowed)
    return game.check_options(options)
