"""One setting of a game, as environments play it: starting, observing, acting, rewarding."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, get_args

from faubourg.core.encoding import Encoding
from faubourg.core.errors import FaubourgError, SetupError
from faubourg.core.game import Game
from faubourg.core.outcome import Outcome
from faubourg.core.registry import game as find_game
from faubourg.core.state import State

Reward = Literal["win", "score"]
WORDS = "faubourg.envs"


class Match:
    """A game with so many players and these options, and its encoding. SetupError if there is no such game."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object], reward: Reward) -> None:
        self.game: Game = find_game(game)
        if reward not in get_args(Reward):
            raise SetupError("bad_reward", package=WORDS, reward=reward, allowed=", ".join(get_args(Reward)))
        usual = 2 if 2 in self.game.players else self.game.players[0]
        self.players = self.game.check_players(usual if players is None else players)
        self.options = self.game.check_options(options)
        self.game.check_setting(self.players, self.options)
        self.reward: Reward = reward
        self.encoding: Encoding = encoding_of(self.start(0))

    def start(self, seed: int) -> State:
        state: State = self.game.begin(self.players, seed, self.options)
        return state

    def rewards(self, outcome: Outcome) -> list[float]:
        """What each seat has won in the end. A win is 1, and all rewards together are 0; alone, it is the score.

        By `score`: how many points more than the others have on average.
        """
        if self.players == 1:
            return [float(outcome.scores[0])]
        if self.reward == "score":
            total = sum(outcome.scores)
            return [score - (total - score) / (self.players - 1) for score in outcome.scores]
        share = self.players / len(outcome.winners)
        return [((share if seat in outcome.winners else 0.0) - 1) / (self.players - 1) for seat in range(self.players)]

    def refusal(self, state: State, seat: int, action: int, lang: str = "en") -> str:
        """Why an action is not allowed, in the words of the rule that forbids it where it stands for a move."""
        if 0 <= action < self.encoding.actions:
            move = self.encoding.move(state, seat, action)
            try:
                state.read_one(self.game.notation(state, move), seat)
            except FaubourgError as refused:
                return refused.say(lang)
        allowed = f"0-{self.encoding.actions - 1}"
        return SetupError("no_action", package=WORDS, action=action, allowed=allowed).say(lang)


def encoding_of(state: State) -> Encoding:
    """The encoding that a game brings in its `encoding.py`."""
    name = f"{state.game.package}.encoding"
    if find_spec(name) is None:
        raise SetupError("no_encoding", package=WORDS, game=state.game.name)
    made: Any = import_module(name).ENCODING(state)
    assert isinstance(made, Encoding)
    return made
