"""The environments pass the suites of their own field, for every game."""

from __future__ import annotations

import warnings
from random import Random

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import faubourg
import faubourg.envs.openspiel
from faubourg.core.errors import SetupError
from faubourg.envs.arrays import flat, mask_of
from faubourg.envs.gymnasium import SeatEnv, id_of
from faubourg.envs.match import Match
from faubourg.envs.openspiel import short_name
from faubourg.envs.pettingzoo import env
from faubourg.envs.vector import GameVector
from tests.envs.games import GAMES, SETTINGS

# Both suites would rather have one array than arrays by name with a mask, and say so.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:.*:UserWarning:gymnasium")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game), num_cycles=60)
    seed_test(lambda: env(game), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_accepts_the_drawing_and_one_flat_row(capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> object:
        return env("the-city", 3, render_mode=render_mode)

    make.metadata = {}  # type: ignore[attr-defined]
    render_test(make)
    assert "\x1b[" in capsys.readouterr().out
    api_test(env("the-city", obs_mode="flat"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_every_game(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(id_of(game), opponents=("random",)).unwrapped)


@pytest.mark.parametrize("game", [*map(short_name, GAMES), "faubourg_small_city(players=1)"])
def test_openspiel_accepts_every_game(game: str) -> None:
    spiel = pyspiel.load_game(game)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_openspiel_states_remember_what_a_player_was_told_and_no_more() -> None:
    """Two deals that differ in what a player cannot know look alike to it, and a clone goes its own way."""
    spiel = pyspiel.load_game("faubourg_infinite_city(players=2,deals=10,options=)")
    state = spiel.new_initial_state()
    assert len(state.chance_outcomes()) == 10
    state.apply_action(7)
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    told = twin.information_state_string(0)
    twin.apply_action(twin.legal_actions()[-1])
    assert state.information_state_string(0) == told != twin.information_state_string(0)
    held = state.holder.state
    dream = held.imagine(0, Random(1))
    dream.log = held.log
    state.holder.state = dream
    assert state.information_state_string(0) == told
    assert "answered" in told and spiel.observation_tensor_shape() == [len(spiel.make_py_observer().tensor)]


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_a_seat_plays_to_the_end_by_the_mask(game: str, players: int, options: dict[str, object]) -> None:
    """Every player count and option; observations stay in their space, and the rewards are a game's."""
    seat_env = SeatEnv(game, players, options=options)
    seen, info = seat_env.reset(seed=3)
    total, is_over, steps = 0.0, False, 0
    seat_env.action_space.seed(5)
    while not is_over:
        if steps % 7 == 0:
            assert seat_env.observation_space.contains(seen)
        seen, reward, is_over, _, info = seat_env.step(seat_env.action_space.sample(info["action_mask"]))
        total += reward
        steps += 1
    assert "illegal" not in info
    assert len(info["scores"]) == players
    if players > 1:
        assert -1 <= total <= 1
        assert sum(seat_env.match.rewards(seat_env.game_state.outcome())) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_many_games_at_once_are_the_same_games(game: str) -> None:
    """Each game of a vector goes as it would alone, and gives way to a new one when it ends."""
    games, alone = GameVector(game, 3, seed=4), Match(game, None, {}, "win")
    states = [alone.start(int(seed)) for seed in np.random.default_rng(4).integers(2**62, size=3)]
    rng = np.random.default_rng(5)
    for _ in range(40):
        for place, state in enumerate(states):
            seat = state.to_act[0]
            assert games.seats[place] == seat
            assert (games.observations[place] == flat(alone.encoding, state, seat)).all()
            assert (games.action_masks[place] == mask_of(alone.encoding, state, seat)).all()
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in games.action_masks]
        for state, action in zip(states, actions, strict=True):
            state.push(alone.encoding.move(state, state.to_act[0], action), state.to_act[0])
        games.step(actions)
    assert not games.ended.any()


def test_a_game_of_many_that_ends_is_rewarded_and_followed() -> None:
    games = GameVector("the-city", 2, players=3, options={"max_rounds": 2}, seed=4)
    while not games.ended.any():
        assert not games.rewards.any()
        games.step(games.action_masks.argmax(1))
    place = int(games.ended.argmax())
    assert games.rewards[place].sum() == pytest.approx(0) and games.rewards[place].max() == pytest.approx(1)
    assert games.states[place].to_act and games.action_masks[place].any()
    before = games.observations.copy()
    with pytest.raises(SetupError, match=f"Game 1 cannot take action .*{games.match.encoding.actions - 1}"):
        games.step([int(games.action_masks[0].argmax()), 99999])
    with pytest.raises(SetupError, match="one for each"):
        games.step([0])
    assert (games.observations == before).all()
    with pytest.raises(SetupError, match="1 or more"):
        GameVector("the-city", 0)


def test_an_illegal_action_ends_the_game_and_is_explained() -> None:
    seat_env = SeatEnv("the-city", 2, seat=0, lang="fr")
    _, info = seat_env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = seat_env.step(illegal)
    assert (reward, is_over) == (-1.0, True)
    assert "TC-6" in info["illegal"] or "main" in info["illegal"]
    assert "numérotées" in seat_env.step(9999)[4]["illegal"]


def test_text_observations_name_the_choices_by_their_actions() -> None:
    for lang, word in (("en", "Your choices"), ("fr", "Vos choix")):
        zoo = env("the-city", 2, obs_mode="text", lang=lang)
        zoo.reset(seed=4)
        seen = zoo.observe("player_0")
        assert zoo.observation_space("player_0").contains(seen)
        assert word in seen["observation"]
        for action in np.flatnonzero(seen["action_mask"]):
            assert f"\n{action}: " in seen["observation"]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": 9}, "2 to 5"),
        ({"obs_mode": "smell"}, "arrays, flat, text"),
        ({"reward": "fame"}, "win, score"),
        ({"render_mode": "film"}, "human, ansi"),
        ({"seat": 5}, "0-1"),
        ({"players": 4, "opponents": ("random", "random")}, "3"),
        ({"opponents": ("nobody",)}, "nobody"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(settings: dict[str, object], said: str) -> None:
    with pytest.raises(faubourg.FaubourgError, match=said):
        SeatEnv("the-city", **settings)  # type: ignore[arg-type]


def test_after_the_end_a_step_is_refused() -> None:
    seat_env = SeatEnv("the-city", 2)
    _, info = seat_env.reset(seed=2)
    is_over = False
    while not is_over:
        _, _, is_over, _, info = seat_env.step(int(np.flatnonzero(info["action_mask"])[0]))
    with pytest.raises(SetupError, match="reset"):
        seat_env.step(0)
