"""Strengths of bots from games of any number of players, with intervals.

A game of several players is taken apart into its pairs: who ended before whom, a tie being half a win for both. For
Plackett-Luce, the model of rankings, taking all pairs is consistent; what pairs of one game share, and games of one
deal, is respected by the errors: they come from drawing whole rounds again (bootstrap). The fit itself is choix's
(I-LSR of Maystre and Grossglauser). Ratings are on the scale of Elo and are 0 on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from faubourg.lab.playing import GameResult
from faubourg.lab.stats import POCOCK, Z95, z_for

ELO = 400 / log(10)
DRAWS = 200  # of the bootstrap
PRIOR = 0.5  # wins that each is given against each before the first game: who never loses has a finite rating
Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Table:
    """Ratings, the best first; wins of each bot against each; and whether all neighbours are told apart for sure."""

    ratings: tuple[Rating, ...]
    wins: Matrix
    bots: tuple[str, ...]
    is_sure: bool


def pairs_of(result: GameResult, place: dict[str, int]) -> Matrix:
    """Who ended before whom in a game; two seats of the same bot say nothing."""
    wins = no_wins(len(place))
    for seat, bot in enumerate(result.lineup):
        for other in range(seat + 1, len(result.lineup)):
            one, two = place[bot], place[result.lineup[other]]
            if one == two:
                continue
            ahead, behind = result.ranks[seat], result.ranks[other]
            if ahead == behind:
                wins[one, two] += 0.5
                wins[two, one] += 0.5
            elif ahead < behind:
                wins[one, two] += 1
            else:
                wins[two, one] += 1
    return wins


def fit(wins: Matrix) -> Matrix:
    """Strengths that explain the wins best."""
    strengths: Matrix = choix.ilsr_pairwise_dense(wins + PRIOR * (1 - np.eye(len(wins))), max_iter=1000)
    centred: Matrix = strengths - strengths.mean()
    return centred


def rate(bots: tuple[str, ...], rounds: Sequence[Sequence[GameResult]], seed: int) -> Table:
    """The table after some rounds; each round is drawn as a whole."""
    place = {bot: number for number, bot in enumerate(bots)}
    matrices = np.array([sum([pairs_of(result, place) for result in games], no_wins(len(bots))) for games in rounds])
    wins: Matrix = matrices.sum(axis=0)
    best = fit(wins)
    rng = np.random.default_rng(seed)
    draws = rng.multinomial(len(rounds), [1 / len(rounds)] * len(rounds), size=DRAWS)
    samples = np.array([fit(np.tensordot(weights, matrices, axes=1)) for weights in draws])
    # Rounds that all end alike vary too little when drawn again: an error is never less than that of the model.
    model = covariance(wins, best)
    errors = np.maximum(samples.std(axis=0), np.sqrt(np.diag(model)))
    order = np.argsort(-best)
    upper, lower = order[:-1], order[1:]
    variances = model[upper, upper] + model[lower, lower] - 2 * model[upper, lower]
    gap_errors = np.maximum((samples[:, upper] - samples[:, lower]).std(axis=0), np.sqrt(variances))
    # Sure: the gap to the next is more than its error allows, for all neighbours and all looks together.
    is_sure = bool(np.all(best[upper] - best[lower] > z_for(len(bots) - 1) * POCOCK * gap_errors))
    ratings = [
        Rating(bots[n], ELO * best[n], (ELO * (best[n] - Z95 * errors[n]), ELO * (best[n] + Z95 * errors[n])))
        for n in order.tolist()
    ]
    return Table(tuple(ratings), wins, bots, is_sure)


def no_wins(bots: int) -> Matrix:
    return np.zeros((bots, bots))


def covariance(wins: Matrix, strengths: Matrix) -> Matrix:
    """How far strengths may be off by the model of Bradley and Terry: the inverse of its information."""
    games = wins + wins.T + 2 * PRIOR * (1 - np.eye(len(wins)))
    chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    weights = games * chances * (1 - chances)
    return np.asarray(np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights), np.float64)
