"""What tiles are called, with the articles that sentences need."""

from __future__ import annotations

from faubourg.core import texts
from faubourg.games.infinite_city.state import TILE, UP, City
from faubourg.games.infinite_city.tiles import KINDS, PACKAGE


def tile_noun(city: City, tile: int, lang: str) -> texts.Noun:
    return texts.noun(PACKAGE, lang, f"tile-{KINDS[city.kind[tile]]}")


def back_noun(lang: str) -> texts.Noun:
    """A tile of which only the back is seen."""
    return texts.noun(PACKAGE, lang, "back-tile")


def public_noun(city: City, value: int, lang: str) -> texts.Noun:
    """What lies on a cell, as everybody may call it."""
    return tile_noun(city, value & TILE, lang) if value & UP else back_noun(lang)
