"""The bots at the table."""

from __future__ import annotations

import pytest

import faubourg
from faubourg import Seat
from faubourg.bots import Bot, GreedyBot, RandomBot, ask
from faubourg.bots.lines import without_copies
from faubourg.core.state import State


def play(bots: list[Bot], seed: int, name: str = "infinite-city") -> tuple[int, ...]:
    """The winners of a game."""
    state: State = faubourg.game(name).start(players=len(bots), seed=seed)
    while not state.is_over:
        seat = state.to_act[0]
        state.push(ask(bots[seat], Seat(state, seat)), seat)
    return state.outcome().winners


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        greedy = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[greedy] = GreedyBot(seed)
        wins += play(bots, seed) == (greedy,)
    assert wins >= 15


def test_greedy_plays_to_the_end_with_every_number_of_players() -> None:
    for players in range(2, 7):
        assert play([GreedyBot(seat) for seat in range(players)], players)


@pytest.mark.parametrize("name", faubourg.games())
def test_greedy_plays_every_game_against_random_to_the_end(name: str) -> None:
    assert play([GreedyBot(1), RandomBot(2)], 3, name) == (0,)


def test_greedy_answers_the_same_for_the_same_seed() -> None:
    assert play([GreedyBot(1), GreedyBot(2)], 9) == play([GreedyBot(1), GreedyBot(2)], 9)


def test_one_of_equal_tiles_is_enough_to_think_about() -> None:
    game = faubourg.game("infinite-city")
    for seed in range(50):
        state = game.start(players=6, seed=seed)
        moves = state.moves(state.to_act[0])
        kinds = [game.notation(state, move).partition("#")[0] for move in moves]
        kept = without_copies(state, moves)
        assert [game.notation(state, move).partition("#")[0] for move in kept] == list(dict.fromkeys(kinds))
        if len(kept) < len(moves):
            return
    raise AssertionError("no hand with two tiles of a kind in fifty games")
