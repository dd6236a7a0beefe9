"""Positions that cannot be are refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import faubourg
from faubourg import SetupError

GAME = faubourg.game("infinite-city")
GOOD: dict[str, Any] = {"players": 2, "board": {"0,0": "hotel A"}, "hands": [["bank"], ["port"]]}


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"board": {}}, "the board is empty"),
        ({"board": {"0,0": "hotel down A"}}, "face-down tile at 0,0 carries tokens"),
        ({"board": {"0,0": "casino"}}, "'casino' is not a tile"),
        ({"board": {"here": "hotel"}}, "is not a cell"),
        ({"board": {"0,0": "hotel Z"}}, "'Z' is not a seat"),
        ({"board": {"0,0": "hotel AA"}}, "two tokens of one player"),
        ({"board": {"0,0": "bank AB"}}, "tokens of several players"),
        ({"board": {"0,0": "capitol", "0,1": "capitol"}}, "not so many tiles capitol"),
        ({"board": {"0,0": "bank#1"}, "hands": [["bank#1"]]}, "bank#1 is in two places"),
        ({"supplies": [15, 15]}, "not 15 tokens in all"),
        ({"supplies": [14]}, "a number for each seat"),
        ({"deck": ["bank"]}, "tiles in"),
        ({"hands": [[], [], []]}, "3 hands for 2 players"),
        ({"hands": "bank"}, "hands must be a"),
        ({"active": "Q"}, "'Q' is not a seat"),
        ({"turns": -1}, "turns cannot be -1"),
        ({"game": "the-city"}, "it is one of the-city"),
        ({"rules": 99}, "version 99"),
        ({"colour": "red"}, "no part called 'colour'"),
        ({"known": {"bank#1": "Z"}}, "'Z' is not a seat"),
        ({"known": {"casino": "A"}}, "is not a tile"),
        ({"pending": [{"step": "dance", "seat": "A"}]}, "no step 'dance'"),
        ({"pending": [{"step": "end-of-turn", "seat": "A"}]}, "must be a question"),
        ({"pending": [{"step": "turn", "seat": "A"}]}, "has no end"),
        ({"last_turns": ["A"]}, "no final round"),
    ],
)
def test_an_impossible_position_is_refused(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match="This position cannot be") as error:
        GAME.setup({**GOOD, **parts})
    assert said in str(error.value)


def test_the_position_that_these_are_made_from_is_possible() -> None:
    state = GAME.setup(GOOD)
    assert [choice.notation for choice in state.decision(0).choices] == ["bank#1"]  # type: ignore[union-attr]


def test_a_turn_cannot_begin_without_a_token() -> None:
    board = {"0,0": "stadium " + "A" * 15, "0,1": "hotel"}
    with pytest.raises(SetupError, match="no token to begin a turn with"):
        GAME.setup({**GOOD, "board": board})
