"""Actions and moves are the same thing, and observations hold what a seat may know, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg.core.encoding import Encoding
from faubourg.core.state import State
from faubourg.envs.match import encoding_of
from tests.envs.games import SETTINGS

LOOKED_AT = 3  # one question of so many is looked at from every seat


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_every_legal_move_is_one_action_and_nothing_hidden_is_seen(
    game: str, players: int, options: dict[str, object]
) -> None:
    for seed in (11,) if options else (11, 12):
        rng = Random(seed)
        state = faubourg.game(game).start(players, seed, **options)
        encoding = encoding_of(state)
        number = 0
        while state.to_act:
            seat = rng.choice(state.to_act)
            moves = state.moves(seat)
            actions = encoding.legal(state, seat)
            assert len(set(actions)) == len(moves)
            assert all(0 <= action < encoding.actions for action in actions)
            assert [encoding.move(state, seat, action) for action in actions] == moves
            if number % LOOKED_AT == 0:
                for looker in range(players):
                    seen = encoding.observe(state, looker)
                    check_bounds(encoding, seen.tolist())
                    assert encoding.observe(state.imagine(looker, rng), looker) == seen
            state.push(rng.choice(moves), seat)
            number += 1


def check_bounds(encoding: Encoding, numbers: list[int]) -> None:
    for part in encoding.parts:
        place = encoding.places[part.name]
        values = numbers[place : place + part.size]
        assert part.least <= min(values) and max(values) <= part.most, part.name


@pytest.mark.parametrize("length", [22, 40])
@pytest.mark.parametrize("question", ["cell", "bank"])
def test_a_city_larger_than_the_window_loses_no_move(length: int, question: str) -> None:
    """Tiles in one long line: what lies beyond the window has actions of its own, and the observation says where."""
    state = long_street(length, question)
    encoding = encoding_of(state)
    moves, actions = state.moves(0), encoding.legal(state, 0)
    assert len(moves) > length // 4 and len(set(actions)) == len(moves)
    assert [encoding.move(state, 0, action) for action in actions] == moves
    assert [encoding.action(state, 0, move) for move in moves] == actions
    first = encoding.offsets[[some.name for some in encoding.ranges].index("beyond")]
    beyond = [action for action in actions if action >= first]
    assert bool(beyond) == (length == 40)
    place = encoding.places["beyond"]
    rows = encoding.observe(state, 0).tolist()[place:]
    assert rows[0 : 5 * len(beyond) + 1 : 5] == [1] * len(beyond) + [0]


def long_street(length: int, question: str) -> State:
    """A question for A in a city of one line: where to lay a tile, or whose token a Bank takes."""
    game = faubourg.game("infinite-city")
    tiles = [tile for tile in game.start(2, 0).tiles.ids if not tile.startswith(("power_station", "plaza"))]
    tiles.remove("bank#1")
    board: dict[str, object] = {"0,0": {"tile": "bank#1", "tokens": ["A"]}}
    for x in range(1, length):
        board[f"{x},0"] = {"tile": tiles[x], "tokens": ["B"]} if x % 3 == 0 else {"tile": tiles[x]}
    pending: list[dict[str, object]] = [{"step": "end-of-turn", "seat": "A"}]
    if question == "bank":
        pending.append({"step": "bank", "seat": "A", "at": "0,0", "what": "bank#1"})
    else:
        pending.append({"step": "cell", "seat": "A", "at": "A", "what": tiles[-1]})
    state: State = game.setup({"players": 2, "board": board, "hands": [[tiles[-2]], []], "pending": pending})
    return state
