"""Fit how a game judges its states by playing: `python -m tools.fit_by_playing GAME --generations 60 --seed 1`.

For games whose `worth` is no sum of terms, but has weights in a file (`weights.toml`, which a module `weights` reads).
In each generation weights near those so far are drawn, two and two on opposite sides of them, and all of them play the
same deals, every seat answering in haste: against the weights so far, from both sides, for a lead in points, and where
somebody may play alone also alone, for points. Then the weights move a little to where more was won, and go on moving
(an evolution strategy with momentum). They wander, so the mean of where they were in the second half is taken. It is
written with how it was made, with the weights to begin with, from which another fit begins too, and with what it wins
against them on deals by which nothing was chosen.
"""

from __future__ import annotations

import argparse
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from faubourg.bots.rehearsal import answer_in_haste
from faubourg.core.game import Game
from faubourg.core.registry import game as find_game

MODULES: Final = {
    "la-citta": "faubourg.games.la_citta.weights",
    "small-city": "faubourg.games.small_city.thinking.weights",
}
ALONE: Final[dict[str, dict[str, Any]]] = {"small-city": {"difficulty": "maire"}}  # how a game is played alone
RISING: Final = ("purse", "jobs", "fertile", "partly_complete")  # lists in which each step is a weight of its own
PAIRS: Final = 14  # of weights on opposite sides, in a generation
NEAR: Final = 0.08  # how far they are from those so far, as logarithms
RATE: Final = 0.8
MOMENTUM: Final = 0.8

Vector = NDArray[np.float64]
Weights = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit how a game judges its states by playing.")
    parser.add_argument("game", choices=sorted(MODULES))
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--deals", type=int, default=12, help="of two players in each generation, each from both sides")
    parser.add_argument("--alone", type=int, default=16, help="deals of one player, where that is possible")
    parser.add_argument("--proof", type=int, default=200, help="deals in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write, if not beside the game's code")
    given = parser.parse_args()
    trial = Trial(find_game(given.game))
    alone = given.alone if given.game in ALONE else 0
    first = np.zeros(len(trial.places))
    rng = np.random.default_rng(given.seed)
    logs, velocity, whole = first.copy(), first.copy(), first.copy()
    for generation in range(given.generations):
        deals = [f"{given.seed}/{generation}/{number}" for number in range(max(given.deals, alone))]
        sides = rng.standard_normal((PAIRS, len(logs)))
        tried = [logs + sign * NEAR * side for side in sides for sign in (1, -1)]
        leads = np.array([trial.value(each, logs, deals, given.deals, alone) for each in tried])
        ranks = np.argsort(np.argsort(leads)) / (len(leads) - 1)
        slope = (ranks[0::2] - ranks[1::2]) @ sides / PAIRS
        velocity = MOMENTUM * velocity + RATE * NEAR * slope
        logs = logs + velocity
        print(f"generation {generation + 1}: {leads.mean():.2f}, moved {np.linalg.norm(logs):.2f}", flush=True)
        if generation >= given.generations // 2:
            whole += logs
    taken = whole / (given.generations - given.generations // 2)
    made = {"generations": given.generations, "deals": given.deals, "alone": alone, "seed": given.seed}
    made |= trial.proof(taken, first, given.proof, alone, given.seed)
    print(made)
    path = given.out or Path(str(import_module(MODULES[given.game]).__file__)).with_name("weights.toml")
    path.write_text(written(trial.weights(taken), trial.first, made), encoding="utf-8")


class Trial:
    """A game, the weights it begins with, and games played with others."""

    def __init__(self, game: Game) -> None:
        module = import_module(MODULES[game.name])
        self.game = game
        self.counts = module.COUNTS
        self.first: Weights = deepcopy(module.FITTED.get("first", module.FITTED["weights"]))
        self.places = [
            (name, place)
            for name, value in self.first.items()
            for place in (range(len(value)) if isinstance(value, list) else (-1,))
            if (value[place] if isinstance(value, list) else value)
        ]

    def weights(self, logs: Vector) -> Weights:
        """Each of the first weights (or, in a list that rises, each of its steps) times a factor."""
        weights = deepcopy(self.first)
        for (name, place), log in zip(self.places, logs, strict=True):
            factor = float(np.exp(log))
            values = self.first[name]
            if place < 0:
                weights[name] = values * factor
            elif name in RISING:
                more = (values[place] - (values[place - 1] if place else 0.0)) * (factor - 1)
                for later in range(place, len(values)):
                    weights[name][later] += more
            else:
                weights[name][place] = values[place] * factor
        return weights

    def value(self, logs: Vector, others: Vector, deals: list[str], pairs: int, alone: int) -> float:
        """The lead against others, and the points alone."""
        mine, theirs = self.weights(logs), self.weights(others)
        leads = [self.lead(mine, theirs, deal, seat) for deal in deals[:pairs] for seat in range(2)]
        points = [self.points(mine, deal) for deal in deals[:alone]]
        return float(np.mean(leads)) + (float(np.mean(points)) if points else 0.0)

    def lead(self, mine: Weights, theirs: Weights, deal: str, seat: int) -> float:
        scores = self.play([mine, theirs] if seat == 0 else [theirs, mine], deal, {})
        return scores[seat] - scores[1 - seat]

    def points(self, mine: Weights, deal: str) -> float:
        return self.play([mine], deal, ALONE[self.game.name])[0]

    def play(self, weights: list[Weights], deal: str, options: dict[str, Any]) -> list[float]:
        """The scores of a game in which each seat counts by its own weights."""
        rng = Random(deal)
        state = self.game.start(players=len(weights), seed=rng.getrandbits(64), **options)
        while not state.is_over:
            seat = state.to_act[0]
            moves = state.moves(seat)
            if len(moves) == 1:
                state.push(moves[0], seat)
            else:
                self.counts.take(weights[seat])
                answer_in_haste(state, seat, rng)
        return [float(score) for score in state.outcome().scores]

    def proof(self, logs: Vector, first: Vector, count: int, alone: int, seed: int) -> dict[str, Any]:
        """What weights win against those to begin with, on deals by which nothing was chosen."""
        deals = [f"{seed}/proof/{number}" for number in range(count)]
        mine, theirs = self.weights(logs), self.weights(first)
        leads = [self.lead(mine, theirs, deal, seat) for deal in deals for seat in range(2)]
        won = sum([1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads])
        lead = round(float(np.mean(leads)), 2)
        found: dict[str, Any] = {"proof_games": len(leads), "proof_won": won, "proof_lead": lead}
        if alone:
            found["alone_before"] = round(float(np.mean([self.points(theirs, deal) for deal in deals])), 2)
            found["alone_after"] = round(float(np.mean([self.points(mine, deal) for deal in deals])), 2)
        return found


def written(weights: Weights, first: Weights, made: dict[str, Any]) -> str:
    """The file, with how it was made and from what."""
    lines = ["# How much the parts of `worth` count. Written by `python -m tools.fit_by_playing`; do not edit.", ""]
    lines += ["[made]", *[f"{key} = {value}" for key, value in made.items()]]
    lines += ["", "[weights]", *shown(weights), "", "[first]", *shown(first)]
    return "\n".join(lines) + "\n"


def shown(weights: Weights) -> list[str]:
    return [
        f"{name} = [{', '.join([f'{part:.4g}' for part in value])}]"
        if isinstance(value, list)
        else f"{name} = {value:.4g}"
        for name, value in weights.items()
    ]


if __name__ == "__main__":
    main()
