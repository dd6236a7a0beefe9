"""The conformance suite must notice what it is there for: each test breaks one promise and expects it to be caught."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from faubourg.core.errors import Flaw
from faubourg.core.events import Event
from faubourg.core.rules import Frame
from faubourg.testing import check_game
from tests import toy


class LeakyView(toy.Toy):
    def view(self, state: toy.Auction, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, toy.Auction)
        return {**super().view(state, seat), "next": [f"card#{card}" for card in state.deck[-1:]]}


class LeakySeal(toy.Toy):
    def view(self, state: toy.Auction, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "deck_size": sum(len(line.answers) for line in state.lines)}


class LyingDream(toy.Toy):
    def redraw(self, state: toy.Auction, seat: int | None, rng: Any) -> None:
        return None


class Forgetful(toy.Toy):
    def describe(self, state: toy.Auction) -> dict[str, Any]:
        return {**super().describe(state), "points": [0] * state.players}


class Mumbling(toy.Toy):
    def notation(self, state: toy.Auction, move: int) -> str:
        return super().notation(state, move).replace("#1", "#2")


class Miscounting(toy.Toy):
    def broken_invariant(self, state: toy.Auction) -> Flaw | None:
        assert isinstance(state, toy.Auction)
        return Flaw("index", what="discard") if state.discard else None


class WordyThing(toy.Toy):
    def spots(self, state: toy.Auction, frame: Frame, move: int) -> tuple[str, ...]:
        return ()


class Shapeless(toy.Toy):
    def view(self, state: toy.Auction, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "weather": "fine"}


class Revising(toy.Toy):
    """A log that tells the past by what is true now."""

    def sentence(self, state: toy.Auction, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()) -> str:
        return f"{super().sentence(state, event, seat, lang, names)} {len(state.deck)} cards are left."


LEAKY_VIEW, LEAKY_SEAL, LYING_DREAM, FORGETFUL = LeakyView(), LeakySeal(), LyingDream(), Forgetful()
MUMBLING, MISCOUNTING, WORDY_THING = Mumbling(), Miscounting(), WordyThing()
SHAPELESS, REVISING = Shapeless(), Revising()


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (LEAKY_VIEW, "shows|another view|can be taken back"),
        (LEAKY_SEAL, "can see a sealed answer"),
        (LYING_DREAM, "always the truth"),
        (FORGETFUL, "looks different"),
        (MUMBLING, "parse back|written alike"),
        (MISCOUNTING, "what the game keeps in discard"),
        (WORDY_THING, "touches no spot"),
        (SHAPELESS, "not of its shape: .*weather"),
        (REVISING, "the log read"),
    ],
)
def test_a_broken_game_is_caught(game: toy.Toy, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_game(game, seeds=range(3), every=1)
