"""Positions as anybody may send them."""

from __future__ import annotations

from faubourg.games.the_city import GAME
from faubourg.testing.fuzz import fuzz


def test_any_position_is_possible_or_refused() -> None:
    """Seeds beyond this one are tried by hand: python -m faubourg.testing.fuzz the-city 100000"""
    counted = fuzz(GAME, 1500, seed=7)
    assert counted.total() == 1500
    assert counted["possible"] > 100
