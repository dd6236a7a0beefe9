"""Random games of everything, for a given time on all cores, with every invariant looked at after every step.

    python -m faubourg.testing.soak --minutes 60 [--jobs N] [--seed N]      or: make soak MINUTES=60

Every game, every number of players and every sample of options in turn. A failure is told with what leads to it again,
and the rest goes on.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any

from faubourg.core.errors import SetupError
from faubourg.core.game import Game
from faubourg.core.registry import game as find_game
from faubourg.core.registry import games
from faubourg.core.state import State
from faubourg.core.texts import LANGUAGES
from faubourg.testing.asking import asking_everything

MOST_DECISIONS = 50_000
LOOKED_AT = 0.2  # of all questions; putting them into words takes longer than playing
MOST_FAILURES = 20  # of a worker; after so many alike nothing new is learnt
REPORT_EVERY = 30.0  # seconds


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    failures: int = 0


def settings() -> list[tuple[Game, int, dict[str, Any]]]:
    """Every game with every number of players and every sample of options that suits them."""
    found = []
    for name in games():
        game = find_game(name)
        for options in game.sample_options():
            for players in game.players:
                try:
                    game.check_setting(players, game.check_options(options))
                except SetupError:
                    continue
                found.append((game, players, options))
    return found


def play(game: Game, players: int, options: dict[str, Any], seed: int) -> int:
    """One random game; how many decisions it took. AssertionError with the first thing that cannot be."""
    rng = Random(seed)
    decisions = 0
    with asking_everything(game):  # what an answer may change is said for single steps
        state = game.start(players, seed, **options)
        while state.to_act:
            seat = rng.choice(state.to_act)
            moves = state.moves(seat)
            assert moves, f"seat {seat} is to act and has no move"
            look_at(state, seat, rng)
            before = state.clone()
            state.push(rng.choice(moves), seat)
            broken = game.broken_invariant(state) or game.broken_step(before, state, seat)
            assert broken is None, broken
            decisions += 1
            assert decisions < MOST_DECISIONS, "it never ends"
    assert len(state.outcome().scores) == players
    return decisions


def look_at(state: State, seat: int, rng: Random) -> None:
    """The question, its answers and what is closed in the words of a language, and what somebody sees of the table."""
    if rng.random() < LOOKED_AT:
        assert state.decision(seat, rng.choice(LANGUAGES)) is not None
        state.view(rng.choice((None, *range(state.players))))


def soak(until: float, worker: int, workers: int, seed: int) -> Iterator[Tally | str]:
    """Tallies as they grow, and failures as sentences, until the clock says so."""
    tally, told = Tally(), time.monotonic()
    for number, (game, players, options) in enumerate(cycle(settings())):
        if time.monotonic() >= until or tally.failures >= MOST_FAILURES:
            break
        this = seed + workers * number + worker
        try:
            tally.decisions += play(game, players, options, this)
        except Exception as error:
            tally.failures += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            yield (
                f"FAILED {game.name}, {players} players, options {options}, seed {this}: {type(error).__name__}: "
                f"{error} ({where.filename}:{where.lineno})"
            )
        tally.games += 1
        if time.monotonic() - told > REPORT_EVERY:
            told = time.monotonic()
            yield tally
    yield tally


def work(minutes: float, worker: int, workers: int, seed: int, answers: Any) -> None:
    parent = multiprocessing.parent_process()
    for said in soak(time.monotonic() + 60 * minutes, worker, workers, seed):
        answers.put((worker, said))
        if parent is None or not parent.is_alive():  # it was killed: nobody listens any more
            return
    answers.put((worker, None))


def run(minutes: float, jobs: int, seed: int) -> int:
    """All workers to the end of the time; the number of failures."""
    context = multiprocessing.get_context("spawn")
    answers: Any = context.Queue()
    workers = [context.Process(target=work, args=(minutes, n, jobs, seed, answers), daemon=True) for n in range(jobs)]
    for worker in workers:
        worker.start()
    tallies = {number: Tally() for number in range(jobs)}
    working = jobs
    while working:
        number, said = answers.get()
        if said is None:
            working -= 1
        elif isinstance(said, str):
            print(said, flush=True)
        else:
            tallies[number] = said
            print(summary(tallies), flush=True)
    print(f"after {minutes:g} minutes: {summary(tallies)}")
    return sum([tally.failures for tally in tallies.values()])


def summary(tallies: dict[int, Tally]) -> str:
    games = sum([tally.games for tally in tallies.values()])
    decisions = sum([tally.decisions for tally in tallies.values()])
    failures = sum([tally.failures for tally in tallies.values()])
    return f"{games:,} games, {decisions:,} decisions, {failures} failures"


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of everything with every invariant after every step.")
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    return 1 if run(asked.minutes, max(1, asked.jobs), asked.seed) else 0


if __name__ == "__main__":
    sys.exit(main())
