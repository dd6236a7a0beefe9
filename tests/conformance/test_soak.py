"""The soak test plays everything, stops in time, and tells what fails."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import faubourg
from faubourg.testing import soak


def test_every_game_and_number_of_players_is_in_it() -> None:
    found = {(game.name, players) for game, players, _ in soak.settings()}
    assert found == {(name, players) for name in faubourg.games() for players in faubourg.game(name).players}


def test_it_counts_games_and_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    game = faubourg.game("the-city")
    monkeypatch.setattr(soak, "settings", lambda: [(game, 2, {}), (game, 3, {"max_rounds": 3})])
    broken = soak.play

    def play(this: Any, players: int, options: dict[str, Any], seed: int) -> int:
        assert seed != 9, "a card is missing"
        return broken(this, players, options, seed)

    monkeypatch.setattr(soak, "play", play)
    monkeypatch.setattr("faubourg.testing.soak.time.monotonic", count().__next__)  # time goes by looking at the clock
    said = list(soak.soak(10, 0, 1, 7))
    failures = [one for one in said if isinstance(one, str)]
    assert len(failures) == 1
    assert failures[0].startswith("FAILED the-city, 2 players, options {}, seed 9: AssertionError: a card is missing")
    tally = said[-1]
    assert isinstance(tally, soak.Tally)
    assert tally.games > 3 and tally.decisions > 100 and tally.failures == 1


def test_it_puts_questions_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = faubourg.game("the-city")

    def prompt(*_: Any) -> str:
        raise KeyError("no such fact")

    monkeypatch.setattr(type(game), "prompt", prompt)
    with pytest.raises(KeyError, match="no such fact"):
        soak.play(game, 2, {}, 1)
