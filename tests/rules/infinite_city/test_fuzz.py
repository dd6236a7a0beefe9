"""Whatever is sent as a position is a state to play on from, or refused in words."""

from __future__ import annotations

from faubourg.games.infinite_city import GAME
from faubourg.testing.fuzz import fuzz


def test_changed_positions_are_possible_or_refused() -> None:
    counted = fuzz(GAME, 1_500, seed=7)
    assert counted.total() == 1_500
    assert min(counted["refused"], counted["possible"]) > 50
