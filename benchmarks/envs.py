"""Steps a second of environments, each with its observation and mask, on one core: ours beside those of the field.

    python benchmarks/envs.py [--seconds 2] [--rounds 3] [--compiled DIR]

A step is what a training loop does: look, take a random legal action, step. Every kind of environment is measured as
its own field uses it: PettingZoo's AEC loop, OpenSpiel's states with an observer, Gymnasium's one seat against random
players (their answers are part of the step), and many games in one call, which only we have. Every contestant runs in a
process of its own, several times in turn; the table shows medians by processor time. The peers need

    pip install "pettingzoo[classic]" open_spiel catanatron; pip install --no-deps catanatron_gym

(the last one asks for an old Gymnasium, but works with a new one). One that is not installed is left out; gin rummy
needs "pettingzoo[classic]==1.25.0", since it has left the newer ones.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

SIDE_BY_SIDE = 64
GAMES = ("infinite-city", "la-citta", "small-city", "the-city")
# Of each kind the peers; the first that is installed is the yardstick. Gin rummy is the nearest to our games in
# PettingZoo (cards and hidden hands, by RLCard), which had it up to 1.25; OpenSpiel's is written in C++.
PEERS = {
    "pettingzoo": ("gin_rummy_v4", "texas_holdem_v4", "connect_four_v3", "chess_v6"),
    "openspiel": ("python_liars_poker", "python_block_dominoes", "python_tic_tac_toe", "gin_rummy"),
    "gymnasium": ("catanatron",),
    "vector": (),
}

Steps = Iterator[int]  # one for each step, or for several at once


def pick(legal: Any, rng: Random) -> int:
    """Any legal action, quickly: the environments are measured, not the player."""
    return int(legal[int(rng.random() * len(legal))])


def legal_in(mask: Any) -> Any:
    """The legal actions of a mask. NumPy is many times as quick with truth values as with the small ints of masks."""
    return mask.view(bool).nonzero()[0]


def pettingzoo(name: str, rng: Random) -> Steps:
    if name in GAMES:
        from faubourg.envs.pettingzoo import GameEnv

        environment: Any = GameEnv(name, 2)
    else:
        environment = import_module(f"pettingzoo.classic.{name}").raw_env()
    for seed in count():
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            seen, _, is_over, is_cut, _ = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            environment.step(pick(legal_in(seen["action_mask"]), rng))
            yield 1


def openspiel(name: str, rng: Random) -> Steps:
    import pyspiel

    if name in GAMES:
        name = import_module("faubourg.envs.openspiel").short_name(name)
    elif name.startswith("python_"):
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)
    observer = import_module("open_spiel.python.observation").make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(pick(state.legal_actions(), rng))
            yield 1


def gymnasium(name: str, rng: Random) -> Steps:
    if name in GAMES:
        from faubourg.envs.gymnasium import SeatEnv

        environment: Any = SeatEnv(name, 2, opponents=("random",))
    else:
        environment = import_module("catanatron_gym.envs").CatanatronEnv()
    for seed in count():
        _, info = environment.reset(seed=seed)
        is_over = is_cut = False
        while not (is_over or is_cut):
            legal = info["valid_actions"] if "valid_actions" in info else legal_in(info["action_mask"])
            _, _, is_over, is_cut, info = environment.step(pick(legal, rng))
            yield 1


def vector(name: str, rng: Random) -> Steps:
    from faubourg.envs.vector import GameVector

    games = GameVector(name, SIDE_BY_SIDE, 2)
    while True:
        games.step([pick(legal_in(mask), rng) for mask in games.action_masks])
        yield games.count


KINDS: dict[str, Callable[[str, Random], Steps]] = {
    "pettingzoo": pettingzoo,
    "openspiel": openspiel,
    "gymnasium": gymnasium,
    "vector": vector,
}


def steps_per_second(kind: str, name: str, seconds: float) -> float:
    steps = KINDS[kind](name, Random(1))
    next(steps)  # whatever is done only once
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += next(steps)
    return done / (time.process_time() - begin)


def measured(kind: str, name: str, seconds: float, compiled: Path | None) -> float | None:
    """In a process of its own; None if it cannot run here."""
    environment = {**os.environ}
    if compiled is not None:
        environment["PYTHONPATH"] = os.pathsep.join([str(compiled.absolute()), environment.get("PYTHONPATH", "")])
    command = [sys.executable, __file__, "--seconds", str(seconds), "--one", kind, name]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return float(json.loads(done.stdout)) if done.returncode == 0 else None


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second of environments, on one core.")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="measure the compiled package in DIR as well")
    parser.add_argument("--one", nargs=2, metavar=("KIND", "NAME"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one is not None:
        kind, name = given.one
        print(json.dumps(steps_per_second(kind, name, given.seconds)))
        return
    builds: list[Path | None] = [None] if given.compiled is None else [None, given.compiled]
    rows: list[tuple[str, str, Path | None]] = [(kind, name, None) for kind, names in PEERS.items() for name in names]
    rows += [(kind, name, build) for kind in KINDS for name in GAMES for build in builds]
    speeds: dict[tuple[str, str, Path | None], list[float]] = {row: [] for row in rows}
    for _ in range(given.rounds):
        for row in rows:
            speed = measured(row[0], row[1], given.seconds, row[2])
            if speed is not None:
                speeds[row].append(speed)
    print(f"steps a second, medians of {given.rounds} rounds, Python {sys.version.split()[0]}, one core")
    for kind in KINDS:
        show(kind, {row[1:]: found for row, found in speeds.items() if row[0] == kind})


def show(kind: str, speeds: dict[tuple[str, Path | None], list[float]]) -> None:
    """The rows of one kind, each in multiples of the first peer."""
    yardstick = next((median(found) for (name, _), found in speeds.items() if found and name not in GAMES), None)
    print(f"\n{kind}")
    for (name, build), found in speeds.items():
        label = f"  {name} {'compiled' if build else 'plain'}" if name in GAMES else f"  {name}"
        times = f"{median(found) / yardstick:8.1f} x" if found and yardstick else ""
        print(f"{label:28} {median(found):12,.0f} {times}" if found else f"{label:28} is not installed")


if __name__ == "__main__":
    main()
