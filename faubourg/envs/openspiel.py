"""The games in OpenSpiel: `pyspiel.load_game("faubourg_the_city(players=3,deals=1000)")`.

All chance of a game follows from its seed, so the tree has one chance node, at its root: the deal. There are `deals` of
them, equally likely and numbered; each decides every shuffle of the game to come. Secret answers of a stage are given
one after the other. Parameters: players, deals, and `options`, those of the game as `name=value;name=value`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from faubourg.core.registry import game as find_game
from faubourg.core.registry import games
from faubourg.core.state import State
from faubourg.envs import arrays
from faubourg.envs.match import Match

DEALS = 1000
LONGEST_GAME = 100_000
HIGHEST_SCORE = 10_000.0  # of a game alone, whose utility is the score


class Holder:
    """A state of ours inside of one of OpenSpiel's; copied by cloning, with what was told so far."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Holder:
        if self.state is None:
            return Holder(None)
        twin = self.state.clone()
        twin.log = None if self.state.log is None else [*self.state.log]
        return Holder(twin)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A setting of one of the games."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(name), **(params or {})}
        options = dict(entry.split("=", 1) for entry in str(given["options"]).split(";") if entry)
        self.match = Match(name, int(given["players"]), options, "win")
        self.deals = int(given["deals"])
        alone = self.match.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.match.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.match.players,
            min_utility=-HIGHEST_SCORE if alone else -1.0,
            max_utility=HIGHEST_SCORE if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST_GAME,
        )
        self.chances = [(deal, 1 / self.deals) for deal in range(self.deals)]
        super().__init__(type_of(name, alone), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.match, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: the deal is to come, or a game of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.holder = Holder(None)

    @property
    def match(self) -> Match:
        match: Match = self.get_game().match
        return match

    def current_player(self) -> int:
        state = self.holder.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return state.to_act[0] if state.to_act else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        state = self.holder.state
        assert state is not None
        return sorted(self.match.encoding.legal(state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances: list[tuple[int, float]] = self.get_game().chances
        return chances

    def _apply_action(self, action: int) -> None:
        state = self.holder.state
        if state is None:
            state = self.match.start(action)
            state.log = []
            self.holder.state = state
            return
        seat = state.to_act[0]
        state.push(self.match.encoding.move(state, seat, action), seat)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.holder.state
        if player == pyspiel.PlayerId.CHANCE or state is None:
            return f"deal {action}"
        move = self.match.encoding.move(state, player, action)
        return f"{action}:{self.match.game.notation(state, move)}"

    def is_terminal(self) -> bool:
        state = self.holder.state
        return state is not None and not state.to_act

    def returns(self) -> list[float]:
        state = self.holder.state
        if state is None or state.to_act:
            return [0.0] * self.match.players
        return self.match.rewards(state.outcome())

    def __str__(self) -> str:
        return f"{self.match.game.name} {' '.join(map(str, self.history()))}"


class Observer:
    """What a player sees, as one row of numbers with its parts by name, or as text.

    With perfect recall the text begins with everything that the player has been told and has answered so far.
    """

    def __init__(self, match: Match, has_recall: bool) -> None:
        self.match = match
        self.has_recall = has_recall
        self.tensor = np.zeros(match.encoding.size, np.float32)
        self.dict: dict[str, Any] = {}
        place = 0
        for part in match.encoding.parts:
            self.dict[part.name] = self.tensor[place : place + part.size].reshape(part.shape)
            place += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        held = state.holder.state
        self.tensor[:] = 0 if held is None else arrays.flat(self.match.encoding, held, player)

    def string_from(self, state: SpielState, player: int) -> str:
        held = state.holder.state
        if held is None:
            return f"player {player} waits for the deal"
        numbers = self.match.encoding.observe(held, player)
        legal = self.match.encoding.legal(held, player)
        seen = f"player {player} sees {' '.join(map(str, numbers))} and may {' '.join(map(str, legal))}"
        if not self.has_recall:
            return seen
        told = [f"{event.kind} {sorted(event.known_to(player).items())}" for event in held.log or ()]
        answered = [str(entry.action) for entry in state.full_history() if entry.player == player]
        return "\n".join([*told, f"answered {' '.join(answered)}", seen])


def defaults(name: str) -> dict[str, Any]:
    counts = find_game(name).players
    return {"players": 2 if 2 in counts else counts[0], "deals": DEALS, "options": ""}


def type_of(name: str, alone: bool = False) -> Any:
    game = find_game(name)
    sum_of_utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sum_of_utilities.GENERAL_SUM if alone else sum_of_utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(name),
    )


def short_name(name: str) -> str:
    return f"faubourg_{name.replace('-', '_')}"


def register(name: str) -> None:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(type_of(name), Registered)


for name in games():
    register(name)
