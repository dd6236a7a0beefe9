"""What comes back from a bot is checked, and what it gets is a seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import faubourg
from faubourg import BotError, Seat, State
from faubourg.bots import Bot, GreedyBot, ask


class Says(Bot):
    """Answers with whatever it was given."""

    name = "sayer"

    def __init__(self, answer: Any) -> None:
        super().__init__(0)
        self.answer = answer

    def choose(self, seat: Seat) -> int:
        if isinstance(self.answer, BaseException):
            raise self.answer
        answer: int = self.answer
        return answer


class IntLike:
    """What numpy's integers are to Python."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.fixture
def seat() -> Seat:
    state = faubourg.game("infinite-city").start(players=2, seed=1)
    return Seat(state, state.to_act[0])


def test_a_legal_move_is_an_int_whatever_it_was(seat: Seat) -> None:
    move = ask(Says(IntLike(seat.moves()[2])), seat)
    assert type(move) is int
    assert move == seat.moves()[2]


@pytest.mark.parametrize("answer", [None, "bank", 3.0, [1], True, -5, 10**30])
def test_nonsense_is_named(seat: Seat, answer: object) -> None:
    with pytest.raises(BotError) as error:
        ask(Says(answer), seat)
    assert error.value.key == "bot_nonsense"
    assert str(error.value).startswith(f"The bot sayer answered {answer!r}, which is not one of its moves")
    assert str(seat.moves()[0]) in str(error.value)


def test_a_long_list_of_moves_is_cut_short() -> None:
    state = faubourg.game("infinite-city").start(players=2, seed=1)
    while len(state.moves(state.to_act[0])) < 20:
        state.push(state.moves(state.to_act[0])[0], state.to_act[0])
    with pytest.raises(BotError) as error:
        ask(Says(-1), Seat(state, state.to_act[0]))
    assert str(error.value).endswith(", …).")
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("raised", [ValueError("two\nlines."), SystemExit(1), RecursionError()])
def test_a_bot_that_raises(seat: Seat, raised: BaseException) -> None:
    with pytest.raises(BotError) as error:
        ask(Says(raised), seat)
    assert error.value.key == "bot_raised"
    assert type(raised).__name__ in str(error.value)
    assert "\n" not in str(error.value)
    assert not str(error.value).endswith("..")
    assert "sayer" in error.value.say("fr")


def test_ctrl_c_is_no_fault_of_the_bot(seat: Seat) -> None:
    with pytest.raises(KeyboardInterrupt):
        ask(Says(KeyboardInterrupt()), seat)


def test_a_bot_gets_a_seat_and_nothing_of_a_state_in_it() -> None:
    given: list[object] = []

    class Spy(GreedyBot):
        def choose(self, seat: Seat) -> int:
            given.append(seat)
            return super().choose(seat)

    state = faubourg.game("infinite-city").start(players=2, seed=3)
    before = state.describe()
    ask(Spy(0), Seat(state, state.to_act[0]))
    (seat,) = given
    assert type(seat) is Seat
    public = [getattr(seat, name) for name in dir(seat) if not name.startswith("_")]
    assert not any(isinstance(value, State) for value in public)
    assert state.describe() == before


def test_what_a_state_is_worth_depends_on_nothing_hidden() -> None:
    """Deal everything that the seat cannot know anew: its opinion of the state stays the same."""
    rng = Random(1)
    game = faubourg.game("infinite-city")
    state = game.start(players=3, seed=1)
    while not state.is_over:
        for seat in range(3):
            assert game.worth(state, seat) == game.worth(state.imagine(seat, rng), seat)
        seat = state.to_act[0]
        state.push(rng.choice(state.moves(seat)), seat)
