"""Load on loopback: many tables with connected clients, each table answering at random at a steady pace.

    python benchmarks/load.py                 one worker on SQLite, on a core of its own: 200 tables, 400 clients
    python benchmarks/load.py --workers 2     two workers on both cores with a private PostgreSQL and Redis

Reports, for each pace: answers a second, the time from an answer to every screen of its table that may see it (p50,
p99), how busy the server was; and memory per table. It takes about a minute. Clients run on the last core, in a
process of their own; with several workers they share it with one of these.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import msgspec

from faubourg.core.registry import games
from faubourg.server.client import AtTable, Client
from faubourg.server.settings import VARIABLE, Limits, Settings

PORT = 18_400
CORES = sorted(os.sched_getaffinity(0))
LIMITS = Limits(
    requests=1e6, requests_burst=10**6, messages=1e6, messages_burst=10**6, open_tables=10**6, sockets=10**6
)
PATIENCE = 30.0
TICK = 0.01
AT_ONCE = 20  # tables that are taken at the same time before play begins


@dataclass
class Figures:
    """What the clients saw at one pace."""

    pace: float
    seconds: float
    answers: int = 0
    to_screens: list[float] = field(default_factory=list)  # from sending to the last screen of the table
    to_reply: list[float] = field(default_factory=list)  # from sending to "it is stored"
    own_delay: list[float] = field(default_factory=list)  # how late the clients themselves are, for want of a core


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
            await at_table.until(lambda at_table=at_table: at_table.seats, PATIENCE)  # type: ignore[misc]

    async def play(self, figures: Figures, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.sleep(self.rng.expovariate(1 / figures.pace))
            if any(at_table.is_over for at_table in self.tables):
                await self.begin()
            for seat, at_table in enumerate(self.tables):
                if seat in at_table.owing():
                    await self.answer(seat, at_table, figures)
                    break

    async def answer(self, seat: int, at_table: AtTable, figures: Figures) -> None:
        seen = at_table.seats[seat]
        assert seen.decision is not None
        stage = seen.update.stage
        began = time.perf_counter()
        await at_table.answer(seat, self.rng.choice(seen.decision.choices).move)
        figures.to_reply.append(time.perf_counter() - began)
        figures.answers += 1
        # What this brought about comes before the reply. If others are to see it, a stage was closed.
        if at_table.seats[seat].update.stage > stage:
            await asyncio.gather(*(has_passed(other, number, stage) for number, other in enumerate(self.tables)))
        figures.to_screens.append(time.perf_counter() - began)

    async def leave(self) -> None:
        for at_table, client in zip(self.tables, self.clients, strict=True):
            await at_table.close()
            await client.http.aclose()


async def watch_clock(figures: Figures) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        figures.own_delay.append(time.perf_counter() - began - TICK)


async def has_passed(at_table: AtTable, seat: int, stage: int) -> None:
    await at_table.until(lambda: at_table.is_over or at_table.seats[seat].update.stage > stage, PATIENCE)


def play_everywhere(
    url: str, wanted: Sequence[str], tables: int, players: int, paces: Sequence[float], seconds: float, events: Any
) -> None:
    """In a process of its own: seat everybody, then play at each pace; what was seen goes into the queue."""
    os.sched_setaffinity(0, CORES[-1:])
    gc.disable()  # a pause of ours is none of the server's

    async def story() -> None:
        seatings = [Seating(url, wanted[seed % len(wanted)], players, seed) for seed in range(tables)]
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(seating.enter() for seating in seatings[first : first + AT_ONCE]))
        events.put(None)
        for pace in paces:
            figures = Figures(pace, seconds)
            until = time.monotonic() + seconds
            gc.collect()
            watch = asyncio.create_task(watch_clock(figures))
            await asyncio.gather(*(seating.play(figures, until) for seating in seatings))
            watch.cancel()
            events.put(figures)
        events.put(None)
        for seating in seatings:
            await seating.leave()

    asyncio.run(story())


def family_of(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family_of(int(child)))]


def memory_of(pid: int) -> int:
    """Resident bytes of a process and its children."""
    page = os.sysconf("SC_PAGE_SIZE")
    return sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family_of(pid)) * page


def cpu_seconds_of(pid: int) -> float:
    ticks = 0
    for one in family_of(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(workers: int, database: str, redis: str) -> Iterator[int]:
    """A server, and the process id of it; one worker on the first core, several wherever there is room."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if workers > 1 and not (database and redis):
            sys.path.insert(0, str(Path(__file__).parents[1]))
            from tests.server.services import Postgres, RedisServer

            database = stack.enter_context(Postgres()).database()
            redis = stack.enter_context(RedisServer(Path(folder) / "redis")).url
        settings = Settings(
            port=PORT,
            data=folder,
            workers=workers,
            database=database,
            redis=redis,
            log_level="warning",
            limits=LIMITS,
        )
        environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
        process = subprocess.Popen([sys.executable, "-m", "faubourg.server"], env=environment)
        try:
            os.sched_setaffinity(process.pid, CORES[:1] if workers == 1 else CORES)
            while not is_healthy():
                assert process.poll() is None, "the server did not start"
                time.sleep(0.1)
            yield process.pid
        finally:
            process.terminate()
            process.wait()


def is_healthy() -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{PORT}/health", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def measure(arguments: argparse.Namespace) -> None:
    players = arguments.clients // arguments.tables
    context = multiprocessing.get_context("spawn")
    events = context.Queue()
    with server(arguments.workers, arguments.database, arguments.redis) as pid:
        empty = memory_of(pid)
        url = f"http://127.0.0.1:{PORT}"
        print(f"{', '.join(arguments.game)}: {arguments.tables} tables, {arguments.clients} clients,", end=" ")
        print(f"{arguments.workers} worker(s) on core(s) {CORES[:1] if arguments.workers == 1 else CORES},", end=" ")
        print(f"clients on core {CORES[-1]}; load average before: {os.getloadavg()[0]:.1f}")
        job = (url, arguments.game, arguments.tables, players, arguments.pace, arguments.seconds, events)
        clients = context.Process(target=play_everywhere, args=job)
        clients.start()
        events.get()
        began, busy = time.monotonic(), cpu_seconds_of(pid)
        for figures in iter(events.get, None):
            now, used = time.monotonic(), cpu_seconds_of(pid)
            report(figures, (used - busy) / (now - began))
            began, busy = now, used
        print(f"  memory per table {(memory_of(pid) - empty) / arguments.tables / 1024:.0f} KiB,", end=" ")
        print(f"without tables {empty / 2**20:.0f} MiB")
        clients.join()


def report(figures: Figures, busy: float) -> None:
    said = [f"a table answers every {figures.pace:g} s: {figures.answers / figures.seconds:5.0f} answers a second"]
    measured = {
        "to every screen": figures.to_screens,
        "to the reply": figures.to_reply,
        "clients late": figures.own_delay,
    }
    for name, times in measured.items():
        percent = quantiles(times, n=100)
        said.append(f"{name} p50 {percent[49] * 1000:.0f} ms, p99 {percent[98] * 1000:.0f} ms")
    print(f"  {'; '.join(said)}; server {busy:.0%} of a core", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=list(games()), help="one or several, table by table in turn")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=12, help="for each pace")
    parser.add_argument(
        "--pace", type=float, nargs="+", default=[4.0, 2.0, 1.0], help="mean seconds between answers of a table"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="for several workers; without it, a private PostgreSQL")
    parser.add_argument("--redis", default="", help="for several workers; without it, a private Redis")
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
