"""Search for even starts of La Citta's basic set-up, or see how even those of map.toml are:

    python -m tools.even_starts PLAYERS [--bot greedy] [--learn 500] [--look 150] [--seed 1] [--jobs 1]
    python -m tools.even_starts PLAYERS --check [--games 2000]

Kept are the terrain and, for each seat, two castles with seven food together. A castle may move to a hex near by that
bears as much food, four hexes or more from all others, and any two may be a seat's. First games are played with castles
moved and dealt out at random, to learn what each hex is worth (a linear regression of the points that a seat has more
than the others). Of all ways the four that are most even by that measure are looked at in some games each. What two
castles of a seat are worth together is not just the sum, so look on by hand from there. Every second game has the
expansion. The same seed finds the same, on any number of processes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import combinations, product
from random import Random
from statistics import fmean, pstdev
from typing import Any

import numpy as np

from faubourg.core.texts import load_toml
from faubourg.games.la_citta.board import Board, Ground, values_of
from faubourg.games.la_citta.tiles import PACKAGE
from faubourg.lab.playing import Fixture, GameResult
from faubourg.lab.running import Power, Run
from faubourg.lab.simulate import series_of

FOOD = 7  # of both castles of a seat together
LEAST_GAP = 4
MOST_MOVED = 2  # castles that leave their places
RIDGE = 5.0
FINALISTS = 4

Castles = tuple[tuple[int, int], ...]


class Start:
    """The set-up for one number of players, whose castles can be moved and dealt out anew."""

    def __init__(self, players: int) -> None:
        self.map = values_of(load_toml(PACKAGE, "map.toml"))
        self.players = players
        self.board = Board(self.map, players)
        self.food = Ground(self.board, self.board.terrain).food
        self.now: Castles = tuple([(one, two) for one, two in self.board.castles])
        self.standing = [hex for pair in self.now for hex in pair]
        self.places = [self.places_for(castle) for castle in self.standing]
        self.sets = [hexes for hexes in product(*self.places) if self.is_fit(hexes)]
        self.hexes = sorted({hex for hexes in self.sets for hex in hexes})

    def places_for(self, castle: int) -> list[int]:
        """Where a castle is, and where it could be while the others stay."""
        others = [hex for hex in self.standing if hex != castle]
        hexes = [hex for hex in range(len(self.board.hexes)) if self.board.in_play >> hex & 1]
        return [
            hex
            for hex in hexes
            if self.food[hex] == self.food[castle] and all(self.board.gap(hex, other) >= LEAST_GAP for other in others)
        ]

    def is_fit(self, hexes: Sequence[int]) -> bool:
        moved = sum([hex != castle for hex, castle in zip(hexes, self.standing, strict=True)])
        return moved <= MOST_MOVED and all(self.board.gap(one, two) >= LEAST_GAP for one, two in combinations(hexes, 2))

    def dealings(self, left: Sequence[int]) -> Iterator[Castles]:
        """Every way to make pairs with the right food; who gets which pair makes no difference."""
        if not left:
            yield ()
        for other in left[1:]:
            if self.food[left[0]] + self.food[other] == FOOD:
                rest = [hex for hex in left[1:] if hex != other]
                yield from [((left[0], other), *more) for more in self.dealings(rest)]

    def with_castles(self, castles: Castles) -> Mapping[str, Any]:
        map = deepcopy(dict(self.map))
        map["start"][str(self.players)] |= {
            "castles": [[list(self.board.hexes[hex]) for hex in pair] for pair in castles],
            "food": [[self.food[hex] for hex in pair] for pair in castles],
        }
        return map

    def fixtures(self, castles: Castles, bot: str, seed: int, numbers: Sequence[int]) -> list[Fixture]:
        """Games with these numbers, every second one with the expansion."""
        map = self.with_castles(castles)
        kinds = [
            series_of("la-citta", self.players, [bot], seed, {"map": map, "expansion": expansion})
            for expansion in (False, True)
        ]
        return [kinds[number % 2].fixture(number) for number in numbers]


def learnt(start: Start, bot: str, games: int, seed: int, power: Power) -> dict[int, float]:
    """What a castle on each hex is worth in points."""
    rng = Random(seed)
    tried = [rng.choice(list(start.dealings(rng.choice(start.sets)))) for _ in range(games)]
    fixtures = [
        fixture for number, castles in enumerate(tried) for fixture in start.fixtures(castles, bot, seed, [number])
    ]
    rows, points = [], []
    for castles, result in zip(tried, Run(fixtures, power), strict=True):
        for pair, score in zip(castles, result.scores, strict=True):
            rows.append([float(hex in pair) for hex in start.hexes])
            points.append(score - fmean(result.scores))
    x, y = np.array(rows), np.array(points)
    x -= x.mean(axis=0)
    worth = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
    found = dict(zip(start.hexes, [float(one) for one in worth], strict=True))
    listed = ", ".join([f"{start.board.names[hex]} {one:+.1f}" for hex, one in found.items()])
    print(f"{games} games; worth in points: {listed}", flush=True)
    return found


def most_even(start: Start, worth: Mapping[int, float]) -> list[Castles]:
    """The most even ways to place and deal out the castles, one for each set of places."""
    found: list[tuple[float, Castles]] = []
    for hexes in start.sets:
        ways = [(pstdev([worth[a] + worth[b] for a, b in castles]), castles) for castles in start.dealings(hexes)]
        found.append(min(ways))
    return [castles for _, castles in sorted(found)[:FINALISTS]]


def told(start: Start, castles: Castles, results: Sequence[GameResult]) -> str:
    seats = range(start.players)
    wins = " / ".join([f"{100 * fmean([result.share(seat) for result in results]):.1f}" for seat in seats])
    points = " / ".join([f"{fmean([result.scores[seat] for result in results]):.1f}" for seat in seats])
    given = start.with_castles(castles)["start"][str(start.players)]
    return f"{len(results)} games: wins {wins}, points {points}, castles = {given['castles']}, food = {given['food']}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Search for even starts of La Citta's basic set-up.")
    parser.add_argument("players", type=int, choices=range(2, 6))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--check", action="store_true", help="only play with the castles of map.toml")
    parser.add_argument("--learn", type=int, default=500)
    parser.add_argument("--look", type=int, default=150)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    start, power = Start(asked.players), Power(asked.jobs)
    if asked.check:
        results = list(Run(start.fixtures(start.now, asked.bot, asked.seed, range(asked.games)), power))
        for name, some in (("base game", results[::2]), ("expansion", results[1::2]), ("together", results)):
            print(f"{name}, {told(start, start.now, some)}")
        return
    worth = learnt(start, asked.bot, asked.learn, asked.seed, power)
    for castles in most_even(start, worth):
        results = list(Run(start.fixtures(castles, asked.bot, asked.seed + 1, range(asked.look)), power))
        print(told(start, castles, results), flush=True)


if __name__ == "__main__":
    main()
