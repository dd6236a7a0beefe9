"""Bots that think in processes of their own, so that a slow or broken one harms nobody."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random

import structlog

from faubourg.bots import bot_names
from faubourg.core.errors import BotError
from faubourg.core.state import State
from faubourg.server import metrics
from faubourg.server.bot_process import Job, Said, serve

log = structlog.get_logger()

STAND_IN = "greedy"
START_SECONDS = 60
JUDGE_SECONDS = 60  # what the greedy bot gets: it is ours, and only a very slow machine needs so long


class Thinker:
    """One process, asked one thing at a time. One that fails or takes too long is ended and started anew."""

    def __init__(self, further_games: Sequence[str]) -> None:
        self.further_games = tuple(further_games)
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(
            target=serve, args=(theirs, self.further_games), daemon=True, name="faubourg bots"
        )
        self.process.start()
        theirs.close()
        self.is_ready = False

    def ask(self, job: Job, seconds: float) -> Said:
        """Blocks; call it in a thread."""
        try:
            if not self.is_ready:
                if not self.connection.poll(START_SECONDS):
                    return self._fail("no answer at start")
                self.connection.recv()
                self.is_ready = True
            self.connection.send(job)
            if not self.connection.poll(seconds):
                return self._fail(f"no answer after {seconds:g} s")
            said: Said = self.connection.recv()
            return said
        except (EOFError, OSError) as error:
            return self._fail(f"its process ended ({type(error).__name__})")

    def _fail(self, reason: str) -> Said:
        self.stop()
        self._start()
        return Said(None, reason)

    def stop(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


@dataclass(frozen=True)
class Choice:
    """What a bot plays, and whether it had to be replaced."""

    move: str
    is_replaced: bool


class Bots:
    """All thinkers of a worker process."""

    def __init__(
        self, thinkers: int, seconds: float, further_bots: Sequence[str], further_games: Sequence[str]
    ) -> None:
        self.seconds = seconds
        self.further_games = further_games
        self._specs = {name: name for name in bot_names()} | {name_of(spec): spec for spec in further_bots}
        self._count = thinkers
        self._threads = ThreadPoolExecutor(thinkers, thread_name_prefix="bots")
        self._all: list[Thinker] = []
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()

    def names(self) -> tuple[str, ...]:
        return tuple(self._specs)

    def check(self, name: str) -> str:
        if name not in self._specs:
            raise BotError("bot_unknown", bot=name, known=", ".join(self._specs))
        return name

    async def choose(self, state: State, seat: int, bot: str, table_id: str) -> Choice:
        """A legal move, from the bot, or else from the greedy one, or else at random: a table never waits in vain."""
        for name in dict.fromkeys((bot, STAND_IN)):
            seconds = JUDGE_SECONDS if name == STAND_IN else self.seconds
            said = await self._ask(state, seat, name, seconds)
            if said.move is not None and state.why_not(said.move, seat) is None:
                metrics.bot_moves.inc()
                return Choice(said.move, name != bot)
            metrics.bot_failures.inc()
            log.warning("bot_replaced", table=table_id, seat=seat, bot=name, reason=said.reason or "not a move")
        return Choice(state.game.notation(state, secrets.choice(state.moves(seat))), bot != STAND_IN)

    async def _ask(self, state: State, seat: int, name: str, seconds: float) -> Said:
        if name not in self._specs:
            return Said(None, "unknown bot")
        try:
            job = job_for(state, seat, self._specs[name])
        except Exception as error:  # a game that cannot do this must not stop its tables
            return Said(None, f"{type(error).__name__}: {error}")
        thinker = await self._thinker()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thinker.ask, job, seconds)
        finally:
            self._free.put_nowait(thinker)

    async def _thinker(self) -> Thinker:
        """A free one; they are started when they are first needed."""
        if self._free.empty() and len(self._all) < self._count:
            thinker = Thinker(self.further_games)
            self._all.append(thinker)
            return thinker
        return await self._free.get()

    def stop(self) -> None:
        for thinker in self._all:
            with contextlib.suppress(OSError):
                thinker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


def job_for(state: State, seat: int, bot: str) -> Job:
    """What a bot is told: a position that its seat imagines. The true one stays here."""
    rng = Random(secrets.randbits(128))
    return Job(state.game.name, state.imagine(seat, rng).describe(), seat, bot, rng.getrandbits(64))


def name_of(spec: str) -> str:
    """What players call a bot of the operator: its class, or its file."""
    path, _, class_name = spec.rpartition(":")
    return class_name if path.endswith(".py") else Path(spec).stem
