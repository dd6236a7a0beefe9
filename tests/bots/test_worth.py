"""How states are judged: weights that were fitted to games, and ideas that leave out what is only another order."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np
import pytest

import faubourg
from faubourg import State
from faubourg.games.infinite_city import scoring
from faubourg.games.infinite_city.state import City
from faubourg.games.infinite_city.worth import TERMS, all_amounts
from faubourg.games.la_citta.weights import COUNTS
from faubourg.games.la_citta.weights import FITTED as LA_CITTA
from tools import fit_by_playing, fit_worth

FITTED = ("infinite-city", "the-city")


@pytest.mark.parametrize("name", FITTED)
def test_every_term_has_a_weight_that_was_fitted(name: str) -> None:
    game = faubourg.game(name)
    state: State = game.start(players=2, seed=1)
    module = import_module(f"{game.package}.worth")
    fitted = module.FITTED
    assert set(fitted["weights"]) == set(module.names(state))
    assert fitted["stakes"] == game.stakes > 0
    assert fitted["made"]["loss_after"] < fitted["made"]["loss_before"]


@pytest.mark.parametrize("name", FITTED)
def test_worth_is_the_sum_of_its_terms(name: str) -> None:
    game = faubourg.game(name)
    module = import_module(f"{game.package}.worth")
    rng = Random(4)
    state: State = game.start(players=2, seed=3)
    for _ in range(25):
        seat = state.to_act[0]
        weights = [module.FITTED["weights"][name] for name in module.names(state)]
        whole = sum(weights[place] * amount for place, amount in module.terms(state, seat))
        assert game.judgement(state, seat) == pytest.approx(whole)
        state.push(rng.choice(state.moves(seat)), seat)


def test_a_won_game_of_infinite_city_is_worth_more_than_any_lead() -> None:
    """Also one that was won by the largest group, with as many points as another seat."""
    game = faubourg.game("infinite-city")
    rng = Random(2)
    for seed in range(6):
        state: State = game.start(players=3, seed=seed)
        while not state.is_over:
            before = game.judgements(state)
            state.push(rng.choice(state.moves(state.to_act[0])), state.to_act[0])
        winners = state.outcome().winners
        for seat, value in enumerate(game.judgements(state)):
            assert (value > max(before)) is (seat in winners)


def test_what_infinite_city_counts_in_haste_is_what_the_score_says() -> None:
    """The areas, points and silver of a bot are worked out another way than the lines of the score, and sooner."""
    game = faubourg.game("infinite-city")
    rng = Random(6)
    for players in (2, 4, 6):
        city = game.start(players=players, seed=players)
        assert isinstance(city, City)
        while not city.is_over:
            city.push(rng.choice(city.moves(city.to_act[0])), city.to_act[0])
            found = all_amounts(city)
            scored = [{"area": 0, "bonus": 0, "silver": 0} for _ in range(players)]
            for line in scoring.outcome(city).lines:
                scored[line.seat][line.kind] += line.points
            for seat in range(players):
                points = [found[seat][TERMS.index(term)] for term in ("area", "bonus", "most silver")]
                assert points == [*scored[seat].values()]


@pytest.mark.parametrize("name", faubourg.games())
def test_all_seats_are_judged_together_as_one_by_one(name: str) -> None:
    game = faubourg.game(name)
    rng = Random(9)
    state: State = game.start(players=3, seed=5)
    for _ in range(60):
        if state.is_over:
            break
        seat = state.to_act[0]
        state.push(rng.choice(state.moves(seat)), seat)
        assert game.judgements(state) == pytest.approx([game.judgement(state, seat) for seat in range(3)])


def test_a_fit_finds_what_decides() -> None:
    rng = np.random.default_rng(1)
    differences = rng.normal(size=(4000, 3))
    odds = differences @ np.array([2.0, -1.0, 0.0])
    wins = (rng.random(4000) < 1 / (1 + np.exp(-odds))).astype(float)
    fitted = fit_worth.fit(differences, wins)
    assert fitted == pytest.approx([2.0, -1.0, 0.0], abs=0.15)
    assert fit_worth.loss(differences, wins, fitted) < fit_worth.loss(differences, wins, np.array([1.0, 0.0, 0.0]))


def test_a_fit_is_written_with_how_it_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    for _ in range(2):
        out = tmp_path / "worth.toml"
        arguments = ["fit_worth", "the-city", "--games", "5", "--only-stakes", "--seed", "3", "--out", str(out)]
        monkeypatch.setattr("sys.argv", arguments)
        fit_worth.main()
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1], "the same seed gives the same file"
    written = tomllib.loads(texts[0])
    assert written["stakes"]
    assert written["made"]["games_in_round"] == 5
    assert written["made"]["seed"] == 3
    assert written["weights"], "those that were there are kept"


def test_weights_are_changed_by_factors_and_lists_go_on_rising() -> None:
    trial = fit_by_playing.Trial(faubourg.game("small-city"))
    unchanged = np.zeros(len(trial.places))
    assert trial.weights(unchanged) == trial.first
    doubled = trial.weights(unchanged + np.log(2.0))
    assert doubled["work"] == pytest.approx(2 * trial.first["work"])
    assert doubled["ladder"] == pytest.approx([2 * value for value in trial.first["ladder"]])
    first_step = unchanged.copy()
    first_step[trial.places.index(("purse", 1))] = np.log(3.0)
    more = 2 * trial.first["purse"][1]
    expected = [value + (more if place else 0.0) for place, value in enumerate(trial.first["purse"])]
    assert trial.weights(first_step)["purse"] == pytest.approx(expected), "all later steps stand on it"


def test_weights_are_fitted_by_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_by_playing, "PAIRS", 1)
    texts = []
    for _ in range(2):
        out = tmp_path / "weights.toml"
        arguments = ["--generations", "1", "--deals", "1", "--proof", "1", "--seed", "3", "--out", str(out)]
        monkeypatch.setattr("sys.argv", ["fit_by_playing", "la-citta", *arguments])
        try:
            fit_by_playing.main()
        finally:
            COUNTS.take(LA_CITTA["weights"])
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1], "the same seed gives the same file"
    written = tomllib.loads(texts[0])
    assert written["made"]["proof_games"] == 2
    assert set(written["weights"]) == set(LA_CITTA["weights"])
    assert written["first"] == LA_CITTA["first"], "so that the fit can be repeated"
    assert written["weights"] != LA_CITTA["weights"]


def test_cards_that_go_together_are_one_idea_whatever_their_order() -> None:
    game = faubourg.game("the-city")
    state: State = game.start(players=2, seed=6)
    ideas = game.ideas(state, 0)  # setup: two of the cards dealt are put away
    assert len(ideas) > 3
    assert len({tuple(sorted(idea)) for idea in ideas}) == len(ideas)
    for idea in ideas:
        after = state.clone()
        for card in idea:
            assert card in after.moves(0)
            after.push(card, 0)
        assert 0 not in after.to_act, "nothing is left to be put away"
