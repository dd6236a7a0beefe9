"""Random play of our games beside catanatron's, on one core in one run: `python benchmarks/bench.py`.

With `--compiled DIR` (made by tools/compile.py) the compiled package is measured too. Every contestant plays one round
after the other, several times over, each round in a fresh process on the same core; the table shows medians.

A random player here is the tight loop `state.moves(seat)`, `state.push(move, seat)`, without bots and seats around it:
that is also what catanatron's own loop, `game.play_tick()`, does inside with its RandomPlayer. Starting a game is part
of playing it, on both sides.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

PEER = "catanatron"
PLAYERS = 4
ROUNDS = 7
CLONES = 5000


@dataclass(frozen=True)
class Bars:
    """What a game must reach: decisions per second in multiples of the peer's, clone cost in parts of its copy."""

    plain_speed: float
    compiled_speed: float
    plain_clone: float
    compiled_clone: float
    opening: int  # decisions before the state that is cloned: the middle of a random game


GAMES = {
    "infinite-city": Bars(plain_speed=6, compiled_speed=15, plain_clone=0.08, compiled_clone=0.04, opening=75),
    "the-city": Bars(plain_speed=6, compiled_speed=15, plain_clone=0.08, compiled_clone=0.04, opening=60),
    "la-citta": Bars(plain_speed=3, compiled_speed=6, plain_clone=0.10, compiled_clone=0.10, opening=140),
    "small-city": Bars(plain_speed=1.5, compiled_speed=4, plain_clone=0.15, compiled_clone=0.15, opening=120),
}
PEER_OPENING = 200
PEER_SHARE = 25  # the peer plays one game for so many of ours: its games are longer and slower


@dataclass(frozen=True)
class Round:
    """What one round has measured."""

    decisions_per_second: float
    games_per_second: float
    clone_us: float


# --- one round, in a process of its own ----------------------------------------------------------------------------


def play_ours(name: str, games: int) -> Round:
    import faubourg

    game = faubourg.game(name)
    number = random.Random(0).random

    def play(seed: int) -> int:
        state = game.start(players=PLAYERS, seed=seed)
        decisions = 0
        while state.to_act:
            seat = state.to_act[0]
            moves = state.moves(seat)
            state.push(moves[int(number() * len(moves))], seat)
            decisions += 1
        return decisions

    random.seed(0)
    opened = game.start(players=PLAYERS, seed=0)
    for _ in range(GAMES[name].opening):
        seat = opened.to_act[0]
        opened.push(random.choice(opened.moves(seat)), seat)
    return measure(play, games, opened.clone)


def play_peer(games: int) -> Round:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def start(seed: int) -> Any:
        random.seed(seed)
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])

    def play(seed: int) -> int:
        game = start(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    opened = start(seed=0)
    for _ in range(PEER_OPENING):
        opened.play_tick()
    return measure(play, games, opened.copy)


def measure(play: Callable[[int], int], games: int, clone: Callable[[], object]) -> Round:
    """Whole games by seed, and clones of one state, after a warm-up; in time of this process, others do not count."""
    for seed in range(max(1, games // 10)):
        play(seed)
    begin = time.process_time()
    decisions = sum([play(seed) for seed in range(games)])
    played = time.process_time() - begin
    begin = time.process_time()
    for _ in range(CLONES):
        clone()
    cloned = time.process_time() - begin
    return Round(decisions / played, games / played, cloned / CLONES * 1e6)


# --- all rounds ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Contestant:
    name: str
    build: str  # "plain", "compiled", or the version of the peer
    games: int
    path: Path | None = None  # where Python finds the package first

    def play_round(self) -> Round:
        environment = {**os.environ}
        if self.path is not None:
            environment["PYTHONPATH"] = str(self.path)
        command = [sys.executable, __file__, "--games", str(self.games), "--round", self.name]
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        return Round(**json.loads(done.stdout))


def contestants(games: int, compiled: Path | None) -> list[Contestant]:
    try:
        found = [Contestant(PEER, version(PEER), max(1, games // PEER_SHARE))]
    except PackageNotFoundError:
        sys.exit(f"{PEER} is missing: pip install -e '.[bench]'")
    if compiled is not None and not [*compiled.glob("faubourg/core/engine.*.so"), *compiled.glob("**/*.pyd")]:
        sys.exit(f"{compiled} holds no compiled package: python tools/compile.py {compiled}")
    for name in GAMES:
        found.append(Contestant(name, "plain", games))
        if compiled is not None:
            found.append(Contestant(name, "compiled", games, compiled.absolute()))
    return found


def run(games: int, compiled: Path | None) -> list[dict[str, Any]]:
    """A row for each contestant, the peer first."""
    those = contestants(games, compiled)
    rounds: dict[Contestant, list[Round]] = {contestant: [] for contestant in those}
    for number in range(ROUNDS):
        for contestant in those:
            say(f"round {number + 1} of {ROUNDS}: {contestant.name} {contestant.build}")
            rounds[contestant].append(contestant.play_round())
    say("")
    rows = [row_of(contestant, rounds[contestant]) for contestant in those]
    return [{**row, **compare(row, rows[0])} for row in rows]


def say(doing: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{doing:60}\r", end="", file=sys.stderr, flush=True)


def row_of(contestant: Contestant, rounds: list[Round]) -> dict[str, Any]:
    return {
        "name": contestant.name,
        "build": contestant.build,
        "decisions_per_second": median(entry.decisions_per_second for entry in rounds),
        "games_per_second": median(entry.games_per_second for entry in rounds),
        "clone_us": median(entry.clone_us for entry in rounds),
    }


def compare(row: dict[str, Any], peer: dict[str, Any]) -> dict[str, Any]:
    """A row against the peer, and against the bars of its game."""
    speed = row["decisions_per_second"] / peer["decisions_per_second"]
    clone = row["clone_us"] / peer["clone_us"]
    ratios = {"speed": speed, "games": row["games_per_second"] / peer["games_per_second"], "clone": clone}
    if row["name"] == PEER:
        return ratios
    bars = GAMES[row["name"]]
    is_plain = row["build"] == "plain"
    speed_bar = bars.plain_speed if is_plain else bars.compiled_speed
    clone_bar = bars.plain_clone if is_plain else bars.compiled_clone
    return {
        **ratios,
        "speed_bar": speed_bar,
        "speed_reached": speed >= speed_bar,
        "clone_bar": clone_bar,
        "clone_reached": clone <= clone_bar,
    }


# --- the table -----------------------------------------------------------------------------------------------------

COLUMNS = "{:24} {:>11} {:>9} {:>8}  {:>7} {:>15}  {:>7} {:>15}"


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        COLUMNS.format("", "decisions/s", "games/s", "clone µs", "speed", "bar", "clone", "bar").rstrip(),
    ]
    for row in rows:
        is_peer = row["name"] == PEER
        lines.append(
            COLUMNS.format(
                f"{row['name']} {row['build']}",
                f"{row['decisions_per_second']:,.0f}",
                f"{row['games_per_second']:,.1f}",
                f"{row['clone_us']:.2f}",
                f"{row['speed']:.1f} x",
                "" if is_peer else verdict(f"{row['speed_bar']:g} x", row["speed_reached"]),
                f"{row['clone']:.1%}",
                "" if is_peer else verdict(f"{row['clone_bar']:.0%}", row["clone_reached"]),
            ).rstrip()
        )
    return "\n".join(lines)


def verdict(bar: str, is_reached: bool) -> str:
    return f"{bar} {'reached' if is_reached else 'MISSED'}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of random play beside catanatron, on one core.")
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="measure the compiled package in DIR as well")
    parser.add_argument("--games", type=int, default=1000, help="our games in each round (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--round", metavar="NAME", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.round is not None:
        result = play_peer(given.games) if given.round == PEER else play_ours(given.round, given.games)
        print(json.dumps(vars(result)))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # every round inherits it
    rows = run(max(1, given.games), given.compiled)
    print(f"{PLAYERS} random players, medians of {ROUNDS} rounds, Python {platform.python_version()}, one core\n")
    print(table(rows))
    if given.json is not None:
        data = {"python": platform.python_version(), "players": PLAYERS, "rounds": ROUNDS, "rows": rows}
        given.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
