"""Many games between bots, on one core or on many, with the same result."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from faubourg.bots import ask, load_bot
from faubourg.core.errors import BotError, SetupError
from faubourg.core.registry import game as find_game
from faubourg.core.seat import Seat
from faubourg.lab.report import GameResult, SimulationReport

LARGEST_BATCH = 10  # games that a worker plays between two reports: a progress bar should move


@dataclass(frozen=True, slots=True)
class Series:
    """Numbered games of the same kind; from it and a number follows everything about a game."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any]

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots by seat: in turn around the table, each one seat further in the next game."""
        return tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(self.players))

    def seed_of(self, number: int, part: str) -> int:
        digest = sha256(f"{self.seed}/{number}/{part}".encode()).digest()
        return int.from_bytes(digest[:16], "big")

    def play(self, number: int) -> GameResult:
        """One game to its end; BotError if a bot fails."""
        lineup = self.lineup(number)
        state = find_game(self.game).start(self.players, self.seed_of(number, "game"), **self.options)
        seats = [Seat(state, seat) for seat in range(self.players)]
        bots = [load_bot(spec, self.seed_of(number, f"seat {seat}")) for seat, spec in enumerate(lineup)]
        questions: Counter[str] = Counter()
        while state.to_act:
            seat = state.to_act[0]
            frame = state.frame_of(seat)
            assert frame is not None, "a seat that is to act is asked something"
            questions[frame.step.name] += 1
            state.push(ask(bots[seat], seats[seat]), seat)
        outcome = state.outcome()
        turns = state.view(None).get("turns")
        asked = tuple(sorted(questions.items()))
        return GameResult(lineup, outcome.scores, outcome.winners, outcome.ended_by, questions.total(), turns, asked)


def simulate(
    game_name: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> SimulationReport:
    """Play `games` games between `bots` (see `load_bot`) and report on them.

    The bots take the seats in turn and move on by one seat each game. The same seed gives the same games whatever
    the number of `jobs` (worker processes; 0 for one on each core). `progress` is called with the number of games
    finished so far. SetupError or BotError, before or while playing, if something is wrong.
    """
    game = find_game(game_name)
    if games < 1:
        raise SetupError("games_count", package="faubourg.lab", games=games)
    if jobs < 0:
        raise SetupError("jobs_count", package="faubourg.lab", jobs=jobs)
    if not bots:
        raise BotError("no_bots", package="faubourg.lab")
    for spec in bots:
        load_bot(spec, 0)
    checked = game.check_options(options or {})
    game.check_setting(game.check_players(players), checked)
    series = Series(game.name, players, game.check_seed(seed), tuple(bots), checked)
    workers = min(jobs or usable_cores(), games)
    begin = time.perf_counter()
    results: list[GameResult] = []
    with closing(play_here(series, games) if workers == 1 else play_in_workers(series, games, workers)) as batches:
        for batch in batches:
            results += batch
            if progress is not None:
                progress(len(results))
    seconds = time.perf_counter() - begin
    return SimulationReport(series.game, series.players, series.seed, series.bots, seconds, tuple(results))


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(series: Series, games: int) -> Generator[list[GameResult], None, None]:
    for number in range(games):
        yield [series.play(number)]


# --- workers -------------------------------------------------------------------------------------------------------


def play_in_workers(series: Series, games: int, workers: int) -> Generator[list[GameResult], None, None]:
    """The results in the order of the game numbers, whichever worker is quicker."""
    size = max(1, min(LARGEST_BATCH, games // (4 * workers)))
    with worker_pool(workers) as pool:
        batches = [pool.submit(play_batch, series, first, min(first + size, games)) for first in range(0, games, size)]
        for batch in batches:
            try:
                results = batch.result()
            except BrokenProcessPool as error:
                raise BotError("worker_died", package="faubourg.lab", bots=", ".join(series.bots)) from error
            if isinstance(results, BotError):
                raise results
            yield results


def play_batch(series: Series, first: int, end: int) -> list[GameResult] | BotError:
    """Some games in a worker. An error comes back as a value: raised, it would bring the worker's stack trace."""
    try:
        return [series.play(number) for number in range(first, end)]
    except BotError as error:
        return error


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are gone when the block is left, at once if it is left by an error or by Ctrl-C."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown()


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
