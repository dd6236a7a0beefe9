"""Load on loopback: many tables with connected clients, each answering at random at a human-like pace.

    python benchmarks/load.py                      200 tables, 400 clients, one worker on SQLite
    python benchmarks/load.py --workers 2 --database postgresql://... --redis redis://...

Reports answers a second, the time from an answer to every screen of its table (p50, p99), and memory per table.
Clients run in processes of their own; the server can be pinned to so many cores.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Barrier

import httpx
import msgspec

from faubourg.server.client import AtTable, Client
from faubourg.server.settings import VARIABLE, Limits, Settings

PORT = 18_400
CLIENT_PROCESSES = 2
LIMITS = Limits(
    requests=1e6, requests_burst=10**6, messages=1e6, messages_burst=10**6, open_tables=10**6, sockets=10**6
)


@dataclass
class Figures:
    """What one process of clients saw."""

    answers: int = 0
    to_screens: list[float] = field(default_factory=list)  # seconds from sending to the last screen of the table
    to_reply: list[float] = field(default_factory=list)


class Screens:
    """The screens of one table: when each of them has seen a stage or step beyond the one answered."""

    def __init__(self, tables: list[AtTable]) -> None:
        self.tables = tables

    async def reached(self, stage: int) -> None:
        await asyncio.gather(*(self._one(at_table, seat, stage) for seat, at_table in enumerate(self.tables)))

    @staticmethod
    async def _one(at_table: AtTable, seat: int, stage: int) -> None:
        await at_table.until(lambda: at_table.is_over or at_table.seats[seat].update.stage > stage, 60)


class Seating:
    """The clients of one table, who begin a new game whenever one is over."""

    def __init__(self, url: str, game: str, players: int, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.clients = [Client(url) for _ in range(players)]
        self.tables: list[AtTable] = []

    async def enter(self) -> None:
        for number, client in enumerate(self.clients):
            await client.enter(f"Player {number}")
        await self.begin()

    async def begin(self) -> None:
        for at_table in self.tables:
            await at_table.close()
        host, *others = self.clients
        table = await host.make_table(self.game, len(self.clients), seats=["me"])
        for seat, client in enumerate(others, start=1):
            await client.take_seat(table.id, seat, table.invitation)
        self.tables = [client.sit(table.id) for client in self.clients]
        for at_table in self.tables:
            await at_table.connect()
            await at_table.until(lambda at_table=at_table: at_table.seats, 60)  # type: ignore[misc]

    async def play(self, pace: float, until: float, figures: Figures) -> None:
        while time.monotonic() < until:
            if self.tables[0].is_over:
                await self.begin()
            await play_game(Screens(self.tables), self.rng, pace, until, figures)

    async def leave(self) -> None:
        for at_table, client in zip(self.tables, self.clients, strict=True):
            await at_table.close()
            await client.http.aclose()


async def play_game(screens: Screens, rng: Random, pace: float, until: float, figures: Figures) -> None:
    tables = screens.tables
    while time.monotonic() < until and not tables[0].is_over:
        await asyncio.sleep(rng.expovariate(1 / pace))
        seat = next((number for number, at_table in enumerate(tables) if number in at_table.owing()), None)
        if seat is None:
            continue
        seen = tables[seat].seats[seat]
        assert seen.decision is not None
        stage = seen.update.stage
        is_alone = seen.update.to_act == [seat]
        began = time.perf_counter()
        await tables[seat].answer(seat, rng.choice(seen.decision.choices).move)
        figures.to_reply.append(time.perf_counter() - began)
        if is_alone:  # otherwise the others see nothing until all have answered
            await screens.reached(stage)
            figures.to_screens.append(time.perf_counter() - began)
        figures.answers += 1


def clients_process(
    url: str, game: str, players: int, seeds: Sequence[int], pace: float, seconds: float, barrier: Barrier | None = None
) -> Figures:
    """Seat everybody, wait until all processes have, then play and measure."""
    figures = Figures()

    async def all_tables() -> None:
        seatings = [Seating(url, game, players, seed) for seed in seeds]
        for seating in seatings:
            await seating.enter()
        if barrier is not None:
            await asyncio.to_thread(barrier.wait)
        until = time.monotonic() + seconds
        await asyncio.gather(*(seating.play(pace, until, figures) for seating in seatings))
        for seating in seatings:
            await seating.leave()

    asyncio.run(all_tables())
    return figures


def memory_of(pid: int) -> int:
    """Resident bytes of a process and its children."""
    own = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(memory_of(int(child)) for child in children)


def measure(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            port=PORT,
            data=folder,
            workers=arguments.workers,
            database=arguments.database,
            redis=arguments.redis,
            log_level="warning",
            limits=LIMITS,
        )
        environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
        server = subprocess.Popen([sys.executable, "-m", "faubourg.server"], env=environment)
        try:
            if arguments.cores:
                os.sched_setaffinity(server.pid, range(arguments.cores))
            report(arguments, f"http://127.0.0.1:{PORT}", server.pid)
        finally:
            server.terminate()
            server.wait()


def report(arguments: argparse.Namespace, url: str, pid: int) -> None:
    while True:
        try:
            if httpx.get(f"{url}/health", trust_env=False).status_code == 200:
                break
        except httpx.TransportError:
            time.sleep(0.1)
    empty = memory_of(pid)
    seeds = [list(range(first, arguments.tables, CLIENT_PROCESSES)) for first in range(CLIENT_PROCESSES)]
    players = arguments.clients // arguments.tables
    with multiprocessing.get_context("spawn").Manager() as manager:
        barrier = manager.Barrier(CLIENT_PROCESSES + 1)
        jobs = [(url, arguments.game, players, some, arguments.pace, arguments.seconds, barrier) for some in seeds]
        with multiprocessing.get_context("spawn").Pool(CLIENT_PROCESSES) as pool:
            began = time.monotonic()
            pending = pool.starmap_async(clients_process, jobs)
            barrier.wait()
            seating = time.monotonic() - began
            time.sleep(arguments.seconds * 0.9)
            full = memory_of(pid)
            seen = pending.get()
    answers = sum(figures.answers for figures in seen)
    print(f"{arguments.game}, {arguments.tables} tables, {arguments.clients} clients, {arguments.workers} worker(s),")
    print(f"server on {arguments.cores or os.cpu_count()} core(s), {arguments.seconds:g} s, pace {arguments.pace:g} s")
    print(f"  everybody seated after  {seating:.1f} s")
    print(f"  answers a second        {answers / arguments.seconds:.0f}")
    for name, figures_of in (("answer to every screen", "to_screens"), ("answer to its reply", "to_reply")):
        times = [seconds for figures in seen for seconds in getattr(figures, figures_of)]
        percent = quantiles(times, n=100)
        print(f"  {name:23} p50 {percent[49] * 1000:.0f} ms, p99 {percent[98] * 1000:.0f} ms")
    print(
        f"  memory per table        {(full - empty) / arguments.tables / 1024:.0f} KiB ({empty / 2**20:.0f} MiB empty)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="infinite-city")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=2.0, help="mean seconds that a table thinks about an answer")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cores", type=int, default=0, help="pin the server to so many cores")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
