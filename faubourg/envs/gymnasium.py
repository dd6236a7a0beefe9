"""One seat against bots, or alone: Gymnasium's environments, registered as `faubourg/TheCity-v1` and so on.

An action that is not legal ends the game with -1, and `info` says why. `info` has the mask, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from faubourg.bots import Bot, ask, load_bot
from faubourg.core.errors import SetupError
from faubourg.core.registry import games
from faubourg.core.seat import Seat
from faubourg.core.state import State
from faubourg.envs import VERSION
from faubourg.envs.match import WORDS, Match, Reward
from faubourg.envs.spaces import Looker, ObsMode

RENDER_MODES = ("human", "ansi")
ILLEGAL = -1.0
SEEDS = 2**62


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game. `opponents` are bots by name or file: one for all other seats, or one for each, in order.

    `seat` None draws another seat for each game. The other settings are those of `faubourg.envs.pettingzoo.GameEnv`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        options: dict[str, object] | None = None,
        obs_mode: ObsMode = "arrays",
        reward: Reward = "win",
        lang: str = "en",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise SetupError("render_mode", package=WORDS, mode=render_mode, allowed=", ".join(RENDER_MODES))
        self.match = Match(game, players, options or {}, reward)
        self.looker = Looker(self.match, obs_mode, lang)
        count = self.match.players
        if seat is not None and seat not in range(count):
            raise SetupError("no_seat", package=WORDS, seat=seat, players=count, allowed=f"0-{count - 1}")
        self.opponents = one_for_each(opponents, count - 1)
        for opponent in self.opponents:
            load_bot(opponent)
        self.wanted_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = self.looker.observation_space()
        self.action_space: Any = self.looker.action_space()
        self.game_state: State = self.match.start(0)
        self.bots: dict[int, tuple[Bot, Seat]] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, played by the bots until the seat is asked for the first time."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.game_state = self.match.start(int(draw(SEEDS)))
        count = self.match.players
        self.seat = int(draw(count)) if self.wanted_seat is None else self.wanted_seat
        others = [(self.seat + distance) % count for distance in range(1, count)]
        self.bots = {
            seat: (load_bot(opponent, int(draw(SEEDS))), Seat(self.game_state, seat))
            for seat, opponent in zip(others, self.opponents, strict=True)
        }
        self.let_others_play()
        seen = self.looker.observe(self.game_state, self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state, seat, encoding = self.game_state, self.seat, self.match.encoding
        if not state.to_act:
            raise SetupError("over", package=WORDS)
        move = encoding.move(state, seat, int(action)) if 0 <= action < encoding.actions else -1
        if move not in state.moves(seat):
            seen = self.looker.observe(state, seat)
            why = self.match.refusal(state, seat, int(action), self.looker.lang)
            return seen, ILLEGAL, True, False, {"action_mask": seen["action_mask"], "illegal": why}
        state.push(move, seat)
        self.let_others_play()
        if self.render_mode == "human":
            self.render()
        seen = self.looker.observe(state, seat)
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if state.to_act:
            return seen, 0.0, False, False, info
        outcome = state.outcome()
        info["scores"], info["ranks"] = outcome.scores, outcome.ranks
        return seen, self.match.rewards(outcome)[seat], True, False, info

    def let_others_play(self) -> None:
        """The bots answer until the seat is asked or the game is over; what it does cannot depend on their secrets."""
        state = self.game_state
        while state.to_act and self.seat not in state.to_act:
            other = state.to_act[0]
            bot, place = self.bots[other]
            state.push(ask(bot, place), other)

    def render(self) -> Any:
        """What the seat sees, as the terminal draws it."""
        from faubourg.envs.rendering import drawn

        picture = drawn(self.game_state, self.seat, self.looker.lang)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture


def one_for_each(opponents: Sequence[str], needed: int) -> tuple[str, ...]:
    named = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    if len(named) == 1:
        return named * needed
    if len(named) != needed:
        raise SetupError("opponent_count", package=WORDS, given=len(named), needed=needed)
    return named


def id_of(game: str) -> str:
    """`faubourg/TheCity-v1` for `the-city`."""
    return f"faubourg/{game.title().replace('-', '')}-v{VERSION}"


for name in games():
    gymnasium.register(
        id_of(name), entry_point="faubourg.envs.gymnasium:SeatEnv", kwargs={"game": name}, disable_env_checker=True
    )
