"""Every seat is an agent, asked in turn: PettingZoo's AEC environments.

In a stage in which several seats answer in secret, they are asked one after the other and see nothing of each other's
answers. An action that is not legal ends the game: its agent gets -1, the others nothing, and `infos` say why.
"""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from faubourg.core.errors import SetupError
from faubourg.core.state import State
from faubourg.envs import VERSION
from faubourg.envs.match import WORDS, Match, Reward
from faubourg.envs.spaces import Looker, ObsMode

RENDER_MODES = ("human", "ansi")
ILLEGAL = -1.0


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv:
    """A game with the usual checks around it; the settings are those of `GameEnv`."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(GameEnv(game, players, **settings)))


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game without checks around it, which is quicker.

    obs_mode: `arrays` (by name), `flat` (one row) or `text`, in the language `lang`.
    reward: `win` (1 for a win, all together 0) or `score`. options: those of the game.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, object] | None = None,
        obs_mode: ObsMode = "arrays",
        reward: Reward = "win",
        lang: str = "en",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise SetupError("render_mode", package=WORDS, mode=render_mode, allowed=", ".join(RENDER_MODES))
        self.match = Match(game, players, options or {}, reward)
        self.looker = Looker(self.match, obs_mode, lang)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.looker.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.looker.action_space() for agent in self.possible_agents}
        self.rng, _ = seeding.np_random()
        self.state_of_game: State = self.match.start(0)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.state_of_game = self.match.start(int(self.rng.integers(2**62)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_game.to_act[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.looker.observe(self.state_of_game, self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state, seat, encoding = self.state_of_game, self.seats[agent], self.match.encoding
        self._cumulative_rewards[agent] = 0.0
        assert action is not None, "an agent that is not done must act"
        move = encoding.move(state, seat, int(action)) if 0 <= action < encoding.actions else -1
        if move not in state.moves(seat):
            self.infos[agent]["illegal"] = self.match.refusal(state, seat, int(action), self.looker.lang)
            self.end([ILLEGAL if other == seat else 0.0 for other in range(self.match.players)])
            return
        state.push(move, seat)
        if state.to_act:
            self.agent_selection = self.possible_agents[state.to_act[0]]
            if self.render_mode == "human":
                self.render()
            return
        outcome = state.outcome()
        for info in self.infos.values():
            info["scores"], info["ranks"] = outcome.scores, outcome.ranks
        self.end(self.match.rewards(outcome))

    def end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees, as the terminal draws it."""
        from faubourg.envs.rendering import drawn

        picture = drawn(self.state_of_game, None, self.looker.lang)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        pass
