"""The conformance suite must notice what it is there for: each test breaks one promise and expects it to be caught."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.rules import Frame
from faubourg.core.state import State
from faubourg.testing import check_game
from tests import toy


class LeakyView(toy.Toy):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, toy.Auction)
        return {**super().view(state, seat), "next": [f"card#{card}" for card in state.deck[-1:]]}


class LeakySeal(toy.Toy):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "steps": sum(len(line.answers) for line in state.lines)}


class LyingDream(toy.Toy):
    def redraw(self, state: State, seat: int | None, rng: Any) -> None:
        return None


class Forgetful(toy.Toy):
    def describe(self, state: State) -> dict[str, Any]:
        return {**super().describe(state), "points": [0] * state.players}


class Mumbling(toy.Toy):
    def notation(self, state: State, move: int) -> str:
        return super().notation(state, move).replace("#1", "#2")


class Miscounting(toy.Toy):
    def broken_invariant(self, state: State) -> str | None:
        assert isinstance(state, toy.Auction)
        return "a card was discarded" if state.discard else None


class WordyThing(toy.Toy):
    def spots(self, state: State, frame: Frame, move: int) -> tuple[str, ...]:
        return ()


LEAKY_VIEW, LEAKY_SEAL, LYING_DREAM, FORGETFUL = LeakyView(), LeakySeal(), LyingDream(), Forgetful()
MUMBLING, MISCOUNTING, WORDY_THING = Mumbling(), Miscounting(), WordyThing()


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (LEAKY_VIEW, "shows|another view|can be taken back"),
        (LEAKY_SEAL, "can see a sealed answer"),
        (LYING_DREAM, "always the truth"),
        (FORGETFUL, "looks different"),
        (MUMBLING, "parse back|written alike"),
        (MISCOUNTING, "a card was discarded"),
        (WORDY_THING, "touches no spot"),
    ],
)
def test_a_broken_game_is_caught(game: toy.Toy, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_game(game, seeds=range(3), every=1)
