"""The games that a server offers: those that are installed, and those its operator names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from faubourg.core import registry
from faubourg.core.errors import FaubourgError, SetupError
from faubourg.core.game import Game
from faubourg.server.errors import NotThere, ServerError

SHOWN_CHARACTERS = 80
DEEPEST = 40


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

    At home a text may name a file. Nobody makes this server read its files: what would be in one is sent as data
    (see `read_components`), and any other text is made of the words that its option lists.
    """
    require_shallow(options)
    for option in game.options:
        value = options.get(option.name)
        if option.is_file and not (value is None or isinstance(value, Mapping)):
            raise ServerError("option_is_file", option=option.name)
        if isinstance(value, str) and not words_of(value) <= words_of(option.allowed):
            shown = value[:SHOWN_CHARACTERS]
            raise SetupError("bad_option", option=option.name, value=shown, allowed=option.allowed)
    try:
        return game.check_options(options)
    except FaubourgError:
        raise
    except Exception as error:  # what a game has not foreseen in data is not what it takes
        raise ServerError("bad_option_data", options=", ".join(options)[:SHOWN_CHARACTERS]) from error


def require_shallow(data: object, most: int = DEEPEST) -> None:
    """Refuse data that lies in itself so deep that whoever walks through it might never come out again."""
    if most == 0:
        raise ServerError("too_deep")
    if isinstance(data, (dict, list)):
        for part in data.values() if isinstance(data, dict) else data:
            if isinstance(part, (dict, list)):
                require_shallow(part, most - 1)


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\s,;:]+", text))


def read_components(game: Game, name: str, text: str) -> object:
    """The data that an option takes in the place of a file with this text; FaubourgError says what is wrong in it."""
    option = next((one for one in game.options if one.is_file and one.name == name), None)
    if option is None:
        raise NotThere("no_page")
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        try:
            return option.read(str(path))
        except FaubourgError as error:
            shorten(error, str(path), path.name)
            raise


def shorten(error: FaubourgError, path: str, name: str) -> None:
    """Call a file by its name alone: where it lies is nobody's business."""
    for key, fact in error.facts.items():
        if isinstance(fact, FaubourgError):
            shorten(fact, path, name)
        elif path in str(fact):
            error.facts[key] = str(fact).replace(path, name)
