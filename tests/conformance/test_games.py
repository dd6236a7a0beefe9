"""Every installed game keeps the contract, for every player count and option."""

from __future__ import annotations

import pytest

import faubourg
from faubourg.testing import check_game
from tests import toy

SETTINGS = [(name, count) for name in faubourg.games() for count in faubourg.game(name).players]


@pytest.mark.parametrize(("name", "count"), SETTINGS)
def test_a_game_keeps_the_contract(name: str, count: int) -> None:
    game = faubourg.game(name)
    seeds = (1, 2) if len(game.sample_options()) == 1 else (1,)  # every setting is played for each player count
    check_game(game, seeds, players=[count])


def test_a_game_of_simultaneous_secret_answers_keeps_the_contract() -> None:
    check_game(toy.GAME, seeds=range(4), every=2)
