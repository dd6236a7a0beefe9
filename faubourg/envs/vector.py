"""Many games of one setting side by side, in one call: batches for programs that learn.

    games = GameVector("the-city", 64, seed=1)
    while learning:
        actions = policy(games.observations, games.action_masks)  # one for each game
        games.step(actions)
        # games.rewards of those that games.ended has marked; a new game has taken their place

In each game the seat that is asked next acts, so that one policy plays all seats.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from faubourg.core.errors import SetupError
from faubourg.core.state import State
from faubourg.envs import arrays
from faubourg.envs.match import WORDS, Match, Reward


class GameVector:
    """`count` games. The arrays are the same ones all the time: copy what is to be kept.

    observations: a flat row for each game, as its `seats` sees it. action_masks: 1 for each action that is legal.
    ended: the games that ended with the last step, with the `rewards` of all their seats; 0 elsewhere.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        options: dict[str, object] | None = None,
        reward: Reward = "win",
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise SetupError("vector_count", package=WORDS, count=count)
        self.match = Match(game, players, options or {}, reward)
        encoding = self.match.encoding
        self.count = count
        self.observations: NDArray[np.int16] = np.zeros((count, encoding.size), np.int16)
        self.action_masks: NDArray[np.int8] = np.zeros((count, encoding.actions), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros((count, self.match.players), np.float32)
        self.rng = np.random.default_rng(seed)
        self.states: list[State] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games everywhere; the same seed gives the same ones, and the same ones after them."""
        self.rng = np.random.default_rng(seed)
        self.states = [self.fresh() for _ in range(self.count)]
        self.ended[:], self.rewards[:] = False, 0.0
        for place in range(self.count):
            self.look(place)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """An action for each game. SetupError, and nothing is changed, if one of them is not legal."""
        chosen = [int(action) for action in actions]
        self.check(chosen)
        self.ended[:], self.rewards[:] = False, 0.0
        encoding, seats = self.match.encoding, self.seats.tolist()
        for place, state in enumerate(self.states):
            seat = seats[place]
            state.push(encoding.move(state, seat, chosen[place]), seat)
            if not state.to_act:
                self.ended[place] = True
                self.rewards[place] = self.match.rewards(state.outcome())
                self.states[place] = self.fresh()
            self.look(place)

    def fresh(self) -> State:
        return self.match.start(int(self.rng.integers(2**62)))

    def look(self, place: int) -> None:
        state = self.states[place]
        seat = self.seats[place] = state.to_act[0]
        self.observations[place] = arrays.flat(self.match.encoding, state, seat)
        self.action_masks[place] = arrays.mask_of(self.match.encoding, state, seat)

    def check(self, actions: list[int]) -> None:
        if len(actions) != self.count:
            raise SetupError("vector_actions", package=WORDS, given=len(actions), count=self.count)
        known = range(self.match.encoding.actions)
        for place, action in enumerate(actions):
            if action not in known or not self.action_masks[place, action]:
                reason = self.match.refusal(self.states[place], int(self.seats[place]), action)
                raise SetupError("vector_illegal", package=WORDS, place=place, action=action, reason=reason)
