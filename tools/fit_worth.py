"""Fit how a game judges its states to how games end: `python -m tools.fit_worth GAME --games 4000 --seed 1`.

Bots of the package play seeded games of two, both of the same kind, so that the better city wins and not the better
player. At some of their decisions it is noted what the terms of `worth` amount to for each seat, and later who won. A
logistic regression gives the weights of the terms, and how large a lead in worth makes a seat e times as likely to win:
the `stakes` of the search. Both go to the game's `worth.toml` (or the `FILE` of its module `worth`), with how they were
made; a fifth of the games is held back and tells the loss before and after. With `--rounds 2` as many games more are
played with what the first ones have taught, and all of them count. `--stakes` tells how large worths are to be: the
habits of a search suit some size.

A game whose `worth` has no terms (`terms`, `names` and `FITTED` in a module `worth`) is fitted for its stakes alone.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from faubourg.bots import CalmBot, GreedyBot
from faubourg.bots.lines import Line, promising_lines
from faubourg.core.game import Game
from faubourg.core.registry import game as find_game
from faubourg.core.seat import Seat
from faubourg.core.state import State

NOTED: Final = 0.2  # of all decisions
HELD_BACK: Final = 5  # every so manieth game tests what the others have taught
RIDGE: Final = 10.0  # how strongly weights are kept small that the games say little about
RARE: Final = 0.2  # terms that vary less than this are kept smaller still
STEPS: Final = 8  # of Newton's method
FILE: Final = "worth.toml"

Vector = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit how a game judges its states to how games end.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000, help="in each round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-stakes", action="store_true", help="leave the weights as they are")
    parser.add_argument("--stakes", type=float, help="that are written; otherwise the first term counts 1")
    parser.add_argument("--out", type=Path, help="where to write, if not beside the game's code")
    given = parser.parse_args()
    game = find_game(given.game)
    module = None if given.only_stakes else module_with_terms(game)
    played = []
    for number in range(given.rounds):
        played.append(play(game, module, given.games, given.seed + number))
        differences, wins, games = [np.concatenate(parts) for parts in zip(*played, strict=True)]
        held_back = games % HELD_BACK == 0
        before = current(game, module)
        fitted = fit(differences[~held_back], wins[~held_back])
        report = {
            "samples": len(wins),
            "loss_before": loss(differences[held_back], wins[held_back], before),
            "loss_after": loss(differences[held_back], wins[held_back], fitted),
        }
        print(f"{game.name}, round {number + 1}: {report}", flush=True)
        learn(module, fitted)
    stakes = given.stakes or 1 / float(fitted[0])
    made = {"games_in_round": given.games, "rounds": given.rounds, "seed": given.seed, **report}
    file = getattr(module, "FILE", FILE)
    path = given.out or Path(str(import_module(game.package).__file__)).with_name(file)
    path.write_text(written(game, module, fitted, stakes, made), encoding="utf-8")
    print(f"written to {path}")


def module_with_terms(game: Game) -> ModuleType | None:
    try:
        module = import_module(f"{game.package}.worth")
    except ModuleNotFoundError:
        return None
    return module if hasattr(module, "terms") else None


def names_of(game: Game, module: ModuleType) -> list[str]:
    return list(module.names(game.start(players=2, seed=0)))


# --- playing -------------------------------------------------------------------------------------------------------


class Careful(GreedyBot):
    """Looks as far as greedy does, and judges by what is fitted."""

    def lines(self, seat: Seat, takes_time: bool = False) -> list[Line]:
        now = seat.imagine(self.rng)
        return promising_lines(now, seat.index, self.rng, now.game.judgement)


def play(game: Game, module: ModuleType | None, count: int, seed: int) -> tuple[Vector, Vector, Vector]:
    """Of each decision noted: what seat 0 has more than seat 1, what it has won in the end, and which game it was."""
    width = len(names_of(game, module)) if module else 1
    rows: list[Vector] = []
    wins: list[float] = []
    numbers: list[int] = []
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        state = game.start(players=2, seed=rng.getrandbits(64))
        kind = Careful if number % 2 else CalmBot
        bots = [kind(rng.getrandbits(32)) for _ in range(2)]
        noted = 0
        while not state.is_over:
            seat = state.to_act[0]
            if rng.random() < NOTED:
                rows.append(difference(game, module, state, width))
                noted += 1
            state.push(bots[seat].choose(Seat(state, seat)), seat)
        winners = state.outcome().winners
        wins += [1 / len(winners) if 0 in winners else 0.0] * noted
        numbers += [number] * noted
    return np.array(rows), np.array(wins), np.array(numbers)


def difference(game: Game, module: ModuleType | None, state: State, width: int) -> Vector:
    row = np.zeros(width)
    for seat, sign in ((0, 1.0), (1, -1.0)):
        if module is None:
            row[0] += sign * game.worth(state, seat)
        else:
            for place, amount in module.terms(state, seat):
                row[place] += sign * amount
    return row


# --- fitting -------------------------------------------------------------------------------------------------------


def fit(differences: Vector, wins: Vector) -> Vector:
    """The weights that make what has happened likeliest, in logarithms of odds."""
    scale = np.maximum(differences.std(axis=0), RARE)
    scaled = differences / scale
    weights = np.zeros(scaled.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chances - wins) + RIDGE * weights
        bend = (scaled * (chances * (1 - chances))[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return np.asarray(weights / scale, np.float64)


def loss(differences: Vector, wins: Vector, weights: Vector) -> float:
    """How surprising what has happened is on average: 0.693 for somebody who knows nothing."""
    odds = differences @ weights
    return round(float(np.mean(np.logaddexp(0, odds) - wins * odds)), 4)


def current(game: Game, module: ModuleType | None) -> Vector:
    """The weights that are in use, in logarithms of odds."""
    if module is None:
        return np.array([1 / game.stakes])
    in_use: dict[str, Any] = module.FITTED
    stakes: float = in_use["stakes"]
    return np.array([in_use["weights"].get(name, 0.0) / stakes for name in names_of(game, module)])


def learn(module: ModuleType | None, fitted: Vector) -> None:
    """Play on with other weights: the first term counts 1."""
    if module is not None:
        names = names_of(find_game_of(module), module)
        module.FITTED["weights"] = dict(zip(names, (fitted / fitted[0]).tolist(), strict=True))
        module.FITTED["stakes"] = 1 / float(fitted[0])
        module.weights.cache_clear()


def find_game_of(module: ModuleType) -> Game:
    game: Game = import_module(module.__name__.rpartition(".")[0]).GAME
    return game


def written(game: Game, module: ModuleType | None, fitted: Vector, stakes: float, made: dict[str, Any]) -> str:
    """The file, with how it was made."""
    lines = ["# How much the terms of `worth` count. Written by `python -m tools.fit_worth`; do not edit.", ""]
    lines += [f"stakes = {stakes:.4g}  # a lead in worth that makes a seat e times as likely to win", ""]
    lines += ["[made]", *[f"{key} = {value}" for key, value in made.items()]]
    weighed = module_with_terms(game)
    if module is not None:
        weights = dict(zip(names_of(game, module), (fitted * stakes).tolist(), strict=True))
    else:
        weights = weighed.FITTED["weights"] if weighed is not None else {}
    if weights:
        lines += ["", "[weights]", *[f'"{name}" = {weight:.4g}' for name, weight in weights.items()]]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
