"""The moves as ints: kinds of cards, seats (of whom a card counts the symbols), and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from faubourg.core.rules import NOTHING
from faubourg.core.spots import BUTTON

BUTTONS: Final = ("none", "architect", "give_up")
NONE: Final = BUTTON
TAKE_ARCHITECT: Final = BUTTON + 1
GIVE_UP: Final = BUTTON + 2


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Some cards less others, each of which is among them."""
    if not gone:
        return cards
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def each_once(cards: Sequence[int]) -> list[int]:
    """Equal cards, which are neighbours in a sorted hand, are one choice."""
    found = []
    last = NOTHING
    for card in cards:
        if card != last:
            last = card
            found.append(card)
    return found
