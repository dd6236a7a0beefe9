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
LARGEST = 2**53 - 1  # what every reader of JSON can tell from its neighbours
LONGEST_LINE = 2_000
DEEPEST_KEY = 8
AROUND_DOTS = re.compile(r"\s*\.\s*")
BETWEEN_KEYS = re.compile(r"[\s=,{}\[\]]+")


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
    require_plain(options)
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


def require_plain(data: object, most: int = DEEPEST) -> None:
    """Refuse data that could harm who walks through it, keeps it or shows it.

    It must not lie in itself too deep, its numbers must fit where numbers are kept, and its texts hold letters.
    """
    if most == 0:
        raise ServerError("too_deep")
    if isinstance(data, str):
        if not data.replace("\n", "").replace("\t", "").isprintable():
            raise ServerError("not_text")
    elif isinstance(data, int):
        if abs(data) > LARGEST:
            raise ServerError("large_number")
    elif isinstance(data, Mapping):
        for key, part in data.items():
            require_plain(key, most)
            require_plain(part, most - 1)
    elif isinstance(data, (list, tuple)):
        for part in data:
            require_plain(part, most - 1)


def look_over(text: str) -> None:
    """A first look at a TOML file: what takes too long to read is refused before it is read."""
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise ServerError("long_line", line=number, most=LONGEST_LINE)
        words = BETWEEN_KEYS.split(AROUND_DOTS.sub(".", line))
        if max(word.count(".") for word in words) > DEEPEST_KEY:
            raise ServerError("deep_key", line=number)


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
