"""The one place where many games are run: here, in worker processes, or on a Ray cluster, with the same results.

Results come in the order of the fixtures, whoever plays them. What a folder of results holds already is not played
again; what is finished is kept in it, whatever happens to the rest.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from faubourg.core.errors import BotError, FaubourgError, SetupError
from faubourg.lab.playing import Fixture, GameResult, play

if TYPE_CHECKING:
    from faubourg.lab.results import RunFolder

LARGEST_BATCH = 10  # games that a worker plays between two reports: a progress bar should move
AHEAD = 4  # batches for each worker that are handed out before their turn

Progress = Callable[[int], None]
Task = TypeVar("Task")
Done = TypeVar("Done")


class WorkerDied(Exception):
    """A process ended in the middle of its work, again and again."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of some games: the finished ones and, if a bot failed, why the next one is not among them."""

    results: list[GameResult]
    failure: BotError | None = None
    number: int = 0  # of the game in which it failed


@dataclass(frozen=True)
class Power:
    """Who plays: so many processes (0: one on each core), or a Ray cluster (`local` starts one on this machine)."""

    jobs: int = 1
    ray: str | None = None

    def check(self) -> None:
        if self.jobs < 0:
            raise SetupError("jobs_count", package="faubourg.lab", jobs=self.jobs)

    @property
    def workers(self) -> int | None:
        """How many processes work; None if that is the cluster's business."""
        return None if self.ray is not None else self.jobs or usable_cores()


@dataclass
class Run:
    """Fixtures in order, and how they are played. Iterating gives the results; it may be left at any time."""

    fixtures: Sequence[Fixture]
    power: Power = field(default_factory=Power)
    folder: RunFolder | None = None
    progress: Progress | None = None

    def __iter__(self) -> Generator[GameResult, None, None]:
        known = {} if self.folder is None else {result.number: result for result in self.folder.results()}
        wanted = [fixture for fixture in self.fixtures if fixture.number not in known]
        fresh = results_of(wanted, self.power)
        finished = 0
        try:
            with closing(fresh):
                for fixture in self.fixtures:
                    result = known.get(fixture.number)
                    if result is None:
                        result = next(fresh)
                        if self.folder is not None:
                            self.folder.add(result)
                    finished += 1
                    if self.progress is not None:
                        self.progress(finished)
                    yield result
        except BotError as error:
            # In order, so it was the next one; only if a process has died nobody knows in which game.
            where: dict[str, object] = {"number": finished + 1, "games": len(self.fixtures), "finished": finished}
            key = "worker_died" if error.key == "worker_died" else "bot_failed_in"
            if self.folder is not None:
                self.folder.flush()
                where["folder"] = self.folder.path
                key += "_kept"
            elif error.key == key:
                raise
            raise BotError(key, package="faubourg.lab", reason=error, **where) from error
        finally:
            if self.folder is not None:
                self.folder.flush()


def results_of(fixtures: Sequence[Fixture], power: Power) -> Generator[GameResult, None, None]:
    """The results in the order of the fixtures; BotError where a bot fails, after all that came before it."""
    workers = power.workers
    size = 1 if workers == 1 else LARGEST_BATCH
    if workers is not None:
        size = max(1, min(size, len(fixtures) // (4 * workers)))
    with closing(done_in_order(play_batch, parted(fixtures, size), power)) as batches:
        try:
            for batch in batches:
                yield from batch.results
                if batch.failure is not None:
                    raise batch.failure
        except WorkerDied as error:
            bots = ", ".join(dict.fromkeys(bot for fixture in fixtures for bot in fixture.lineup))
            raise BotError("worker_died", package="faubourg.lab", bots=bots) from error


def parted(tasks: Sequence[Task], size: int) -> list[Sequence[Task]]:
    return [tasks[first : first + size] for first in range(0, len(tasks), size)]


def done_in_order(work: Callable[[Task], Done], tasks: Sequence[Task], power: Power) -> Generator[Done, None, None]:
    """What comes of each task, in their order, whoever does it. WorkerDied if somebody does not survive it."""
    power.check()
    if power.ray is not None:
        need("ray", "ray")
        # Ray tells on stdout, where results go, that a worker has died. It reads this when it is imported.
        os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
        from faubourg.lab.on_ray import on_ray

        return on_ray(work, tasks, power.ray)
    workers = min(power.workers or 1, len(tasks))
    return in_processes(work, tasks, workers) if workers > 1 else (work(task) for task in tasks)


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_batch(fixtures: Sequence[Fixture]) -> Batch:
    """Some games in a worker. An error comes back as a value: raised, it would bring the worker's stack trace."""
    results: list[GameResult] = []
    for fixture in fixtures:
        try:
            results.append(play(fixture))
        except BotError as error:
            return Batch(results, error, fixture.number)
    return Batch(results)


# --- worker processes ------------------------------------------------------------------------------------------------


def in_processes(work: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Generator[Done, None, None]:
    """In order, whichever worker is quicker; only a few tasks are handed out ahead."""
    rest = iter(tasks)
    with worker_pool(workers) as pool:
        try:  # a pool whose process has died says so where it is asked next, be it for a result or with a task
            waiting = [pool.submit(work, task) for task in islice(rest, AHEAD * workers)]
            while waiting:
                done = waiting.pop(0).result()
                waiting += [pool.submit(work, task) for task in islice(rest, 1)]
                yield done
        except BrokenProcessPool as error:
            raise WorkerDied from error


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


def need(library: str, extra: str) -> None:
    """FaubourgError if a library that only some commands need is not installed."""
    from importlib.util import find_spec

    if find_spec(library) is None:
        raise FaubourgError("library_missing", package="faubourg.lab", library=library, extra=extra)
