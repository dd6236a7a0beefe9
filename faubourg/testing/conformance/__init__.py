"""The conformance suite: what every game on the platform keeps, for every player count and option.

`check_game(game)` plays random games and looks at them from all sides. It raises AssertionError with the game, the
setting, the seed and the step at fault. It needs nothing of a game but the contract. What it looks at is in the rooms
beside this file: `play`, `documents`, `words`, `secrets`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from faubourg.core.errors import SetupError
from faubourg.core.game import Game
from faubourg.core.table import Table
from faubourg.testing.conformance.documents import (
    check_other_process,
    check_position,
    check_record,
    check_shapes,
    check_shared_names,
)
from faubourg.testing.conformance.play import check_clone, check_end, check_tries, step_and_back
from faubourg.testing.conformance.secrets import check_imagination, check_secrets
from faubourg.testing.conformance.trial import Trial, check_moves
from faubourg.testing.conformance.words import check_bad_starts, check_refusals, check_texts, check_words

MOST_DECISIONS = 100_000
WIDE = 10**30  # seeds that stand out, so that one in a view is noticed


def check_game(game: Game, seeds: Iterable[int] = (1, 2), every: int = 7, players: Iterable[int] | None = None) -> None:
    """Everything, for every player count and every combination of options the game names (`sample_options`).

    Thorough looks are taken every few steps (`every`), less often in a long game. `players` narrows the player
    counts, to share out the work.
    """
    check_texts(game)
    check_bad_starts(game)
    check_shared_names(game)
    records = []
    for options in game.sample_options():
        for count in game.players if players is None else players:
            if not allows(game, count, options):
                continue
            for seed in seeds:
                records.append(check_one(Trial(game, count, options, WIDE + seed, every)))
    check_other_process(game, records)


def allows(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.check_setting(players, game.check_options(options))
    except SetupError:
        return False
    return True


def check_one(trial: Trial) -> Table:
    """One random game from start to end, looked at thoroughly every few steps."""
    game = trial.game
    state = game.start(players=trial.players, seed=trial.seed, **trial.options)
    again = game.start(players=trial.players, seed=trial.seed, **trial.options)
    trial.expect(state.describe() == again.describe(), "the same seed gives another start")
    table = Table(state)
    while not table.state.is_over:
        trial.step += 1
        trial.expect(trial.step <= MOST_DECISIONS, "the game does not end")
        state = table.state
        seat = trial.rng.choice(state.to_act)
        moves = state.moves(seat)
        check_moves(trial, state)
        if trial.step >= trial.next_look:
            trial.next_look = trial.step + trial.every + trial.step // 20
            look_closely(trial, table)
        step_and_back(trial, table, trial.rng.choice(moves), seat)
    check_end(trial, table)
    return table


def look_closely(trial: Trial, table: Table) -> None:
    state = table.state
    before = state.describe()
    trial.looks += 1
    check_clone(trial, state)
    check_position(trial, state)
    check_words(trial, state)
    check_refusals(trial, state)
    check_imagination(trial, state)
    check_secrets(trial, table)
    if trial.looks.bit_count() == 1:  # it plays the whole game again, so ever more seldom, and at the end
        check_record(trial, table)
    check_shapes(trial, table)
    check_tries(trial, state)
    trial.expect(state.describe() == before, "looking at a state changed it")
