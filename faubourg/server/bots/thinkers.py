"""Bots that think in processes of their own, so that a slow or broken one harms nobody."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import structlog

from faubourg.bots import Budget, bot_names, budget_of
from faubourg.core.errors import BotError
from faubourg.core.state import State
from faubourg.server import metrics
from faubourg.server.bots.process import AnyJob, Hinted, HintJob, Job, Reviewed, ReviewJob, Said, prepare
from faubourg.server.bots.queue import FairQueue
from faubourg.server.errors import ServerError
from faubourg.server.processes import Child, ChildFailed

log = structlog.get_logger()

STAND_IN = "greedy"
SPARE_SECONDS = 1.0  # a bot's budget ends so long before its time
LOOK_SECONDS = 0.25  # how often it is looked whether a thought is still wanted
JUDGE_SECONDS = 60  # what the greedy bot gets: it is ours, and only a very slow machine needs so long


@dataclass(frozen=True)
class Choice:
    """What a bot plays, and whether it had to be replaced."""

    move: str
    is_replaced: bool


class Bots:
    """All thinkers of a worker process."""

    def __init__(
        self,
        thinkers: int,
        seconds: float,
        megabytes: int,
        further_bots: Sequence[str],
        further_games: Sequence[str],
    ) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.further_games = further_games
        budgets = {name: budget_of(name) for name in bot_names()}
        in_time = [name for name, budget in budgets.items() if budget is None or self._has_time_for(budget)]
        self._specs = {name: name for name in in_time} | {name_of(spec): spec for spec in further_bots}
        self.queue = FairQueue(thinkers)
        self._threads = ThreadPoolExecutor(thinkers, thread_name_prefix="bots")
        self._all: list[Child] = []
        self._idle: list[Child] = []
        self._last: dict[Child, str] = {}  # what each of them has thought about

    def names(self) -> tuple[str, ...]:
        return tuple(self._specs)

    def check(self, name: str) -> str:
        """The name of a bot that may play here: `greedy`, `sharp`, `sharp:300ms`, or one of the operator's."""
        if name in self._specs:
            return name
        known = name.partition(":")[0]
        if known not in bot_names():
            raise BotError("bot_unknown", bot=name, known=", ".join(self._specs))
        budget = budget_of(name)
        if budget is not None and budget.processes > 1:
            raise ServerError("one_process", bot=name, alone=name.rpartition(":")[0])
        if budget is None or not self._has_time_for(budget):
            raise ServerError("long_thought", bot=name, seconds=self.seconds)
        return name

    def _has_time_for(self, budget: Budget) -> bool:
        """An answer that comes too late is none."""
        return budget.milliseconds / 1000 + SPARE_SECONDS <= self.seconds

    async def choose(
        self, state: State, seat: int, bot: str, table_id: str, is_wanted: Callable[[], bool]
    ) -> Choice | None:
        """A legal move, from the bot, or else from the greedy one, or else at random: a table never waits in vain.

        Whoever asks has a turn in the `queue`. None once the answer is not wanted any more: the thought is broken off.
        """
        for name in dict.fromkeys((bot, STAND_IN)):
            seconds = JUDGE_SECONDS if name == STAND_IN else self.seconds
            said = await self._ask(state, seat, name, table_id, seconds, is_wanted)
            if not is_wanted():
                return None
            if said.move is not None and state.why_not(said.move, seat) is None:
                metrics.bot_moves.inc()
                return Choice(said.move, name != bot)
            metrics.bot_failures.inc()
            log.warning("bot_replaced", table=table_id, seat=seat, bot=name, reason=said.reason or "not a move")
        return Choice(state.game.notation(state, secrets.choice(state.moves(seat))), bot != STAND_IN)

    async def _ask(
        self, state: State, seat: int, name: str, table_id: str, seconds: float, is_wanted: Callable[[], bool]
    ) -> Said:
        try:
            job = job_for(state, seat, self._specs.get(name, name), table_id)
        except Exception as error:  # a game that cannot do this must not stop its tables
            return Said(None, f"{type(error).__name__}: {error}")
        try:
            said: Said = await self._think(job, seconds, is_wanted)
            return said
        except ChildFailed as failure:
            return Said(None, str(failure))

    async def hint(self, state: State, seat: int, seconds: float, lang: str, is_wanted: Callable[[], bool]) -> Hinted:
        """The best ideas of a seat, from what it may know; none if they are not wanted any more, or did not come."""
        rng = Random(secrets.randbits(128))
        position = state.imagine(seat, rng).describe()
        milliseconds, seed = int(seconds * 1000), rng.getrandbits(64)
        job = HintJob(state.game.name, position, seat, milliseconds, lang, seed, state.names)
        try:
            hinted: Hinted = await self._think(job, seconds + self.seconds, is_wanted)
            return hinted
        except ChildFailed as failure:
            return Hinted(None, str(failure))

    async def review(self, job: ReviewJob) -> Reviewed:
        """A slice of the review of a finished game. The first one takes as long as replaying it."""
        try:
            reviewed: Reviewed = await self._think(job, job.seconds + JUDGE_SECONDS, lambda: True)
            return reviewed
        except ChildFailed as failure:
            return Reviewed(None, reason=str(failure))

    async def _think(self, job: AnyJob, seconds: float, is_wanted: Callable[[], bool]) -> Any:
        """What comes of a job in a process of its own, which is ended as soon as nobody wants to know."""
        thinker = self._thinker(subject := subject_of(job))
        self._last[thinker] = subject
        thought = asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, job, seconds)
        try:
            while not (await asyncio.wait({thought}, timeout=LOOK_SECONDS))[0]:
                if not is_wanted():
                    thinker.interrupt()
            return await thought
        finally:
            if thought.done():
                self._idle.append(thinker)
            else:  # who asked has gone; the thread has not
                thinker.interrupt()
                thought.add_done_callback(lambda thought: self._is_back(thinker, thought))

    def _is_back(self, thinker: Child, thought: asyncio.Future[Any]) -> None:
        if not thought.cancelled():
            thought.exception()  # which was to be expected, and nobody wants to know
        self._idle.append(thinker)

    def _thinker(self, subject: str) -> Child:
        """An idle one, if possible that which thought about this last: it goes on from there.

        They are started when they are first needed, and there are as many as places in the queue.
        """
        if not self._idle:
            self._idle.append(Child("faubourg bots", prepare, (tuple(self.further_games),), self.megabytes))
            self._all.append(self._idle[-1])
        chosen = next((one for one in self._idle if self._last.get(one) == subject), self._idle[-1])
        self._idle.remove(chosen)
        return chosen

    def stop(self) -> None:
        for thinker in self._all:
            with contextlib.suppress(OSError):
                thinker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


def subject_of(job: AnyJob) -> str:
    """A table, or a game that is looked at again."""
    return job.subject if isinstance(job, ReviewJob) else job.table if isinstance(job, Job) else ""


def job_for(state: State, seat: int, bot: str, table_id: str) -> Job:
    """What a bot is told: a position that its seat imagines. The true one stays here."""
    rng = Random(secrets.randbits(128))
    return Job(table_id, state.game.name, state.imagine(seat, rng).describe(), seat, bot, rng.getrandbits(64))


def name_of(spec: str) -> str:
    """What players call a bot of the operator: its class, or its file."""
    path, _, class_name = spec.rpartition(":")
    return class_name if path.endswith(".py") else Path(spec).stem
