"""Search for even starts of La Citta's basic set-up, or see how even those of map.toml are:

    python -m tools.even_starts PLAYERS [--learn 2000] [--ways 16] [--games 60] [--last 480] [--seed 1] [--castles JSON]
    python -m tools.even_starts PLAYERS --check [--games 2000] [--seed 2] [--castles JSON]

Kept are the terrain and, for each seat, two castles with seven food together, as far from all others as the rules want.
Each seat may have one of its castles on another hex. First games are played with castles moved at random, all seats at
once, to learn what each move does to the points of every seat (a linear regression). Of all combinations the ways that
should be most even are played; the half that is less even goes, the rest is played as often again, and so on until one
is left or the games are enough (successive halving).

Wins are too coarse to tell few games apart, so chances come from the points: normally distributed with the means of the
way and the spread of all games together. That takes about a sixth of the games, and is only for choosing: what is
chosen has to be checked, by its wins, in games of another seed. Every second game has the expansion.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import combinations, product
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
from numpy.typing import NDArray

from faubourg.core.texts import load_toml
from faubourg.games.la_citta.board import Board, Ground, values_of
from faubourg.games.la_citta.tiles import NEW_CITY_GAP, PACKAGE
from faubourg.lab.playing import Fixture, GameResult
from faubourg.lab.running import Power, Run
from faubourg.lab.simulate import series_of

FOOD = 7  # of both castles of a seat together
RIDGE = 2.0
NEAREST = 300  # combinations whose chances are looked at; of the others the points are too far apart
DRAWS = 20_000  # of points, for the chances to win

Pair = tuple[int, int]
Castles = tuple[Pair, ...]
Points = NDArray[np.float64]


class Start:
    """The set-up for one number of players, whose castles can be moved."""

    def __init__(self, players: int, castles: Sequence[Any] | None = None) -> None:
        self.map = values_of(load_toml(PACKAGE, "map.toml"))
        self.players = players
        self.board = Board(self.map, players)
        self.food = Ground(self.board, self.board.terrain).food
        self.playing = [hex for hex in range(len(self.board.hexes)) if self.board.in_play >> hex & 1]
        given = castles or self.map["start"][str(players)]["castles"]
        number = self.board.hexes.index
        self.now: Castles = tuple([(number((q, r)), number((s, t))) for (q, r), (s, t) in given])

    def pairs(self, seat: int) -> list[Pair]:
        """Where the castles of a seat may be while the others stay, with one of them at the most moved."""
        now = self.now[seat]
        others = [hex for pair in self.now for hex in pair if hex not in now]
        pairs = [(hex, now[1]) for hex in self.playing] + [(now[0], hex) for hex in self.playing]
        return sorted({pair for pair in pairs if self.food_of(pair) == FOOD and self.is_apart([*pair, *others])})

    def food_of(self, pair: Pair) -> int:
        return self.food[pair[0]] + self.food[pair[1]]

    def is_apart(self, hexes: Sequence[int]) -> bool:
        return all(self.board.gap(one, two) >= NEW_CITY_GAP for one, two in combinations(hexes, 2))

    def are_apart(self, castles: Castles) -> bool:
        return self.is_apart([hex for pair in castles for hex in pair])

    def with_castles(self, castles: Castles) -> Mapping[str, Any]:
        map = deepcopy(dict(self.map))
        map["start"][str(self.players)] |= {
            "castles": self.named(castles),
            "food": [[self.food[hex] for hex in pair] for pair in castles],
        }
        return map

    def named(self, castles: Castles) -> list[list[list[int]]]:
        return [[list(self.board.hexes[hex]) for hex in pair] for pair in castles]

    def fixtures(self, castles: Castles, bot: str, seed: int, numbers: Sequence[int]) -> list[Fixture]:
        """Games with these numbers, every second one with the expansion."""
        map = self.with_castles(castles)
        kinds = [
            series_of("la-citta", self.players, [bot], seed, {"map": map, "expansion": expansion})
            for expansion in (False, True)
        ]
        return [kinds[number % 2].fixture(number) for number in numbers]


class Trial:
    """The games of one way to place the castles."""

    def __init__(self, start: Start, castles: Castles) -> None:
        self.start = start
        self.castles = castles
        self.results: list[GameResult] = []

    def play(self, games: int, bot: str, seed: int, power: Power) -> None:
        """Up to so many games in all."""
        numbers = range(len(self.results), games)
        self.results += Run(self.start.fixtures(self.castles, bot, seed, numbers), power)

    @property
    def points(self) -> Points:
        """More than the others' of the same game: a row a game."""
        scores = np.array([result.scores for result in self.results], float)
        return np.asarray(scores - scores.mean(axis=1, keepdims=True))

    def told(self) -> str:
        seats = range(self.start.players)
        wins = " / ".join([f"{100 * fmean([result.share(seat) for result in self.results]):.1f}" for seat in seats])
        points = " / ".join([f"{fmean([result.scores[seat] for result in self.results]):.1f}" for seat in seats])
        return f"{len(self.results)} games: wins {wins}, points {points}, castles {self.start.named(self.castles)}"


def chances(points: Points, spread: Points) -> Points:
    """How likely each seat is to have the most points, by their means and the spread around them."""
    draws = np.random.default_rng(1).multivariate_normal(points, spread, DRAWS)
    return np.asarray(np.bincount(draws.argmax(axis=1), minlength=len(points)) / DRAWS)


def unevenness(shares: Points) -> float:
    return float(abs(shares - 1 / len(shares)).max())


def likely_ways(start: Start, games: int, ways: int, bot: str, seed: int, power: Power) -> list[Castles]:
    """The combinations that should be most even, after games with castles moved at random."""
    pairs = [start.pairs(seat) for seat in range(start.players)]
    print(f"places of the seats: {[len(some) for some in pairs]}", flush=True)
    rng = Random(seed)
    tried: list[Castles] = []
    while len(tried) < games:
        castles = tuple([rng.choice(some) for some in pairs])
        if start.are_apart(castles):
            tried.append(castles)
    fixtures = [
        fixture for number, castles in enumerate(tried) for fixture in start.fixtures(castles, bot, seed, [number])
    ]
    scores = np.array([result.scores for result in Run(fixtures, power)], float)
    points = scores - scores.mean(axis=1, keepdims=True)
    columns = [(seat, pair) for seat, some in enumerate(pairs) for pair in some]

    def row(castles: Castles) -> list[float]:
        return [float(castles[seat] == pair) for seat, pair in columns]

    x = np.array([row(castles) for castles in tried])
    centre, usual = x.mean(axis=0), points.mean(axis=0)
    effects = np.linalg.solve(
        (x - centre).T @ (x - centre) + RIDGE * np.eye(len(columns)), (x - centre).T @ (points - usual)
    )
    spread = np.cov((points - usual - (x - centre) @ effects).T)
    every = [castles for castles in product(*pairs) if start.are_apart(castles)]
    expected = usual + (np.array([row(castles) for castles in every]) - centre) @ effects
    nearest = np.argsort(abs(expected).max(axis=1))[:NEAREST].tolist()
    nearest.sort(key=lambda way: unevenness(chances(expected[way], spread)))
    print(f"{games} games; {len(every)} combinations", flush=True)
    return [every[way] for way in nearest[:ways]]


def halving(ways: Sequence[Trial], least: int, most: int, bot: str, seed: int, power: Power) -> None:
    """Tell all ways, the most even first, after each round of games."""
    left, games = list(ways), least
    while True:
        for way in left:
            way.play(games, bot, seed, power)
        # The spread around the means is much the same for all ways, and known better from all games.
        spread = np.cov(np.concatenate([way.points - way.points.mean(axis=0) for way in ways]).T)
        shares = {way: chances(way.points.mean(axis=0), spread) for way in left}
        left.sort(key=lambda way: unevenness(shares[way]))
        for way in left:
            print(" / ".join([f"{100 * share:.1f}" for share in shares[way]]), "by points,", way.told(), flush=True)
        if games >= most or len(left) == 1:
            return
        left, games = left[: -(-len(left) // 2)], min(most, 2 * games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Search for even starts of La Citta's basic set-up.")
    parser.add_argument("players", type=int, choices=range(2, 6))
    parser.add_argument("--castles", type=json.loads, help="where the castles are, if not as in map.toml")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--check", action="store_true", help="only play, and tell who wins")
    parser.add_argument("--learn", type=int, default=2000, help="games with castles moved at random")
    parser.add_argument("--ways", type=int, default=16, help="that are looked at afterwards")
    parser.add_argument("--games", type=int, help="of each way at first; of a check in all")
    parser.add_argument("--last", type=int, default=480, help="games of the ways that are left in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    start, power = Start(asked.players, asked.castles), Power(asked.jobs)
    if asked.check:
        whole = Trial(start, start.now)
        whole.play(asked.games or 2000, asked.bot, asked.seed, power)
        for name, some in (
            ("base game", slice(0, None, 2)),
            ("expansion", slice(1, None, 2)),
            ("together", slice(None)),
        ):
            part = Trial(start, start.now)
            part.results = whole.results[some]
            print(f"{name}, {part.told()}")
        return
    ways = likely_ways(start, asked.learn, asked.ways, asked.bot, asked.seed, power)
    halving([Trial(start, way) for way in ways], asked.games or 60, asked.last, asked.bot, asked.seed + 1, power)


if __name__ == "__main__":
    main()
