"""What cities are called: by the hex of the castle, so that a name never changes and a city that falls keeps it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.nouns import Noun, person
from faubourg.core.texts import load_toml
from faubourg.games.la_citta.board import Board
from faubourg.games.la_citta.tiles import PACKAGE

NAMES: Final[tuple[str, ...]] = tuple(load_toml(PACKAGE, "names.toml")["cities"])
AGAIN: Final[tuple[str, ...]] = tuple(load_toml(PACKAGE, "names.toml")["again"])


def city_name(hex: int) -> str:
    """The name of a city whose castle stands on a hex."""
    times, number = divmod(hex, len(NAMES))
    if not times:
        return NAMES[number]
    return f"{NAMES[number]} {AGAIN[(times - 1) % len(AGAIN)]}" + ("" if times <= len(AGAIN) else f" {times}")


def city_noun(hex: int, lang: str) -> Noun:
    """The same with the forms that sentences need: "d’Acquaviva", "à Collalto", "Collalto’s"."""
    return person(city_name(hex), lang)


@lru_cache(maxsize=64)
def names_on(board: Board) -> tuple[tuple[str, int], ...]:
    """Each name with the hex it stands for."""
    return tuple([(city_name(hex), hex) for hex in range(len(board.hexes))])
