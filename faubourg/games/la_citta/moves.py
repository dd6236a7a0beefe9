"""The moves as ints: cards, kinds of building, buttons, hexes, and a hex with a service (an arch)."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core.spots import BUTTON, CELL
from faubourg.games.la_citta.board import Board
from faubourg.games.la_citta.tiles import SERVICES, SIZES

# Cards are the things from 0 on; the kinds of building follow at a distance, for they hide nothing.
KIND: Final = 100

PAIRS: Final = ((0, 1), (0, 2), (1, 2))  # of the three voice cards that lie face down
NUMBER_WORDS: Final = ("one", "two", "three")
BUTTONS: Final = (
    "pass",
    "gold",
    "new-city",
    "small-building",
    "stop",
    "done",
    *SIZES,
    *NUMBER_WORDS,
    *SERVICES,
    *[f"cards-{one + 1}-{other + 1}" for one, other in PAIRS],
)
PASS: Final = BUTTON
GOLD: Final = BUTTON + 1
NEW_CITY: Final = BUTTON + 2
SMALL_BUILDING: Final = BUTTON + 3
STOP: Final = BUTTON + 4
DONE: Final = BUTTON + 5
SIZE: Final = BUTTON + 6  # small, medium, large
AMOUNT: Final = SIZE + len(SIZES) - 1  # AMOUNT + 1 is "one"
SERVICE: Final = AMOUNT + 1 + len(NUMBER_WORDS)
CARD_PAIR: Final = SERVICE + len(SERVICES)

# An arch is a hex with a service packed above it.
ARCH: Final = 1 << 20


def arch(hex: int, service: int) -> int:
    return CELL + hex + (service + 1) * ARCH


def hex_of(move: int) -> int:
    """The number of the hex in a move, with or without a service."""
    return move % ARCH - CELL


def service_of(move: int) -> int:
    """The service of an arch, -1 for a plain hex."""
    return move // ARCH - 1


def cell_name(board: Board, move: int) -> str:
    """Such as `6,0`, or `6,0 education`."""
    name = board.names[hex_of(move)]
    return name if service_of(move) < 0 else f"{name} {SERVICES[service_of(move)]}"


_CELL_TEXT = re.compile(r"\(?\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*\)?(?:\s+([a-z]+))?$")


def find_cell(board: Board, text: str) -> int | None:
    """A hex ("6,0") or an arch ("6,0 education"); None if the board has no such hex."""
    found = _CELL_TEXT.match(text.lower())
    if found is None:
        return None
    number = board.numbers.get(f"{int(found[1])},{int(found[2])}")
    if number is None:
        return None
    if found[3] is None:
        return CELL + number
    return arch(number, SERVICES.index(found[3])) if found[3] in SERVICES else None
