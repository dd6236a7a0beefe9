"""Names in a position: things, cells and layers of cells, or a SetupError that says what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from faubourg.core import position
from faubourg.core.position import Reader
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city.grid import find_cell
from faubourg.games.small_city.moves import (
    ACTIONS,
)
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import PACKAGE
from faubourg.games.small_city.wording.notation import find_id, thing_name

impossible: Final = partial(position.impossible, package=PACKAGE)


def letters(seats: Iterable[int]) -> list[str]:
    return [SEAT_LETTERS[seat] for seat in seats]


def thing_from(city: City, text: str, first: int, end: int, where: str) -> int:
    """A thing by its id, of one range."""
    move = find_id(city, text.lower())
    if move is None or not first <= move < end:
        raise impossible("thing", place=where, found=text, example=thing_name(city, first))
    return move


def action_from(name: str, where: str) -> int:
    key = name.removesuffix("-card")
    if key not in ACTIONS:
        raise impossible("action", place=where, card=name, allowed=", ".join(ACTIONS))
    return ACTIONS.index(key)


def cell_from(text: str, where: str) -> int:
    index = find_cell(text)
    if index is None:
        raise impossible("cell", place=where, found=text)
    return index


def layer_from(cells: list[str], where: str) -> int:
    """Cells such as ["D5", "D6"] as a layer."""
    layer = 0
    for text in cells:
        bit = 1 << cell_from(text, where)
        if layer & bit:
            raise impossible("cell_twice", place=where, cell=text)
        layer |= bit
    return layer


def layers_from(reader: Reader, key: str, count: int) -> list[int]:
    given = reader.get(key, [])
    if len(given) not in (0, count):
        raise impossible("layers", place=key, count=len(given), wanted=count)
    return [layer_from(cells, key) for cells in given]
