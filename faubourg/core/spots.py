"""The ranges of moves. A move is the spot it touches, as an int; these ranges are the same in every game."""

from __future__ import annotations

from typing import Final, Literal, cast

THING: Final = 0  # tiles, cards, pieces: numbered from 0
SEAT: Final = 10_000
BUTTON: Final = 11_000
CELL: Final = 32_768  # a place on the board, and all that a game packs above it

SEAT_LETTERS: Final = "ABCDEFG"
SeatLetter = Literal["A", "B", "C", "D", "E", "F", "G"]


def seat_letter(seat: int) -> SeatLetter:
    return cast(SeatLetter, SEAT_LETTERS[seat])
