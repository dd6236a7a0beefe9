"""Load on loopback: many tables with connected people, each table answering at random at a steady pace.

    python benchmarks/load.py                 both set-ups, 200 tables of two seats, bots at a quarter of the seats:
                                              one worker on SQLite, with its bots alone on a core; then two workers
                                              on both cores with a private PostgreSQL and Redis
    python benchmarks/load.py --workers 1 --each    the first of them, for each game by itself

Reports, for each pace: answers of people a second, the time from an answer to every screen of its table that may see it
(p50, p99), the processor time of the server for each answer that was stored, those of bots included, and of the bots'
own processes; and memory per table. It takes about a minute for a set-up. Clients run on the last core, in a process
of their own; with several workers they share it with one of these.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import os
import queue
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
    requests=1e6,
    requests_burst=10**6,
    messages=1e6,
    messages_burst=10**6,
    open_tables=10**6,
    bot_tables=10**6,
    sockets=10**6,
    connections=10**6,
)
PATIENCE = 30.0
TICK = 0.01
AT_ONCE = 20  # tables that are taken at the same time before play begins
SEATS = 2  # of a table
BOT = "greedy"


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
    """The people of one table, who begin a new game whenever one is over; bots have the other seats."""

    def __init__(self, url: str, game: str, people: int, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.clients = [Client(url) for _ in range(people)]
        self.tables: list[AtTable] = []

    async def enter(self) -> None:
        for number, client in enumerate(self.clients):
            await client.enter(f"Player {number}")
        await self.begin()

    async def begin(self) -> None:
        for at_table in self.tables:
            await at_table.close()
        host, *others = self.clients
        seats = ["me", *[None] * len(others), *[BOT] * (SEATS - len(self.clients))]
        table = await host.make_table(self.game, SEATS, seats=seats)
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


def people_at(table: int, bots: float) -> int:
    """How many people sit at a table, so that bots have that part of all seats."""
    return SEATS - (int((table + 1) * SEATS * bots) - int(table * SEATS * bots))


def play_everywhere(
    url: str, wanted: Sequence[str], tables: int, bots: float, paces: Sequence[float], seconds: float, events: Any
) -> None:
    """In a process of its own: seat everybody, then play at each pace; what was seen goes into the queue."""
    os.sched_setaffinity(0, CORES[-1:])
    gc.disable()  # a pause of ours is none of the server's

    async def story() -> None:
        # The games take turns among the tables with bots and among those without.
        seatings = [
            Seating(url, wanted[seed // 2 % len(wanted)], people_at(seed, bots), seed) for seed in range(tables)
        ]
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


def children_of(pids: Sequence[int]) -> list[int]:
    """Those that any thread of them has started."""
    lists = [tasks for pid in pids for tasks in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for tasks in lists for child in tasks.read_text().split()]


class Processes:
    """Those of a server: with several workers, these are its children; bots think in children of workers."""

    def __init__(self, pid: int, workers: int) -> None:
        self.pid = pid
        self.workers = workers

    def server(self) -> list[int]:
        return [self.pid] if self.workers == 1 else [self.pid, *children_of([self.pid])]

    def bots(self) -> list[int]:
        return children_of([self.pid] if self.workers == 1 else children_of([self.pid]))


def memory_of(pids: Sequence[int]) -> int:
    """Resident bytes."""
    page = os.sysconf("SC_PAGE_SIZE")
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids) * page


def cpu_seconds_of(pids: Sequence[int]) -> float:
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def stored_answers() -> float:
    """Entries that the server has written to its journals, of people and bots."""
    told = httpx.get(f"http://127.0.0.1:{PORT}/metrics", trust_env=False).text
    return next(float(line.split()[1]) for line in told.splitlines() if line.startswith("faubourg_moves_total "))


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


def measure(arguments: argparse.Namespace, workers: int, wanted: Sequence[str]) -> None:
    context = multiprocessing.get_context("spawn")
    events = context.Queue()
    with server(workers, arguments.database, arguments.redis) as pid:
        processes = Processes(pid, workers)
        empty = memory_of(processes.server())
        url = f"http://127.0.0.1:{PORT}"
        where = f"on core {CORES[0]}, SQLite" if workers == 1 else f"on cores {CORES}, PostgreSQL and Redis"
        print(f"{workers} worker(s) {where}; {', '.join(wanted)}: {arguments.tables} tables,", end=" ")
        print(f"{arguments.bots:.0%} of the seats bots, people on core {CORES[-1]};", end=" ")
        print(f"load average before: {os.getloadavg()[0]:.1f}")
        job = (url, wanted, arguments.tables, arguments.bots, arguments.pace, arguments.seconds, events)
        clients = context.Process(target=play_everywhere, args=job)
        clients.start()
        following(events, clients)
        before = Spent.by(processes)
        while (figures := following(events, clients)) is not None:
            now = Spent.by(processes)
            report(figures, before, now)
            before = now
        print(
            f"  memory per table {(memory_of(processes.server()) - empty) / arguments.tables / 1024:.0f} KiB,", end=" "
        )
        print(f"without tables {empty / 2**20:.0f} MiB", flush=True)
        clients.join()


def following(events: Any, clients: multiprocessing.process.BaseProcess) -> Any:
    """What the clients tell next; whoever waits for clients that are gone waits for ever."""
    while True:
        try:
            return events.get(timeout=1)
        except queue.Empty:
            assert clients.is_alive(), "the clients have given up: see above"


@dataclass
class Spent:
    """What a server has done and used so far."""

    at: float
    server: float
    bots: float
    answers: float

    @classmethod
    def by(cls, processes: Processes) -> Spent:
        used = cpu_seconds_of(processes.server()), cpu_seconds_of(processes.bots())
        return cls(time.monotonic(), *used, stored_answers())


def report(figures: Figures, before: Spent, now: Spent) -> None:
    said = [f"a table answers every {figures.pace:g} s: {figures.answers / figures.seconds:5.0f} answers a second"]
    measured = {
        "to every screen": figures.to_screens,
        "to the reply": figures.to_reply,
        "clients late": figures.own_delay,
    }
    for name, times in measured.items():
        percent = quantiles(times, n=100)
        said.append(f"{name} p50 {percent[49] * 1000:.0f} ms, p99 {percent[98] * 1000:.0f} ms")
    stored = now.answers - before.answers
    busy = (now.server - before.server) / (now.at - before.at)
    said.append(f"server {busy:.0%} of a core, {(now.server - before.server) / stored * 1000:.2f} ms per answer")
    if stored > figures.answers:
        thinking = (now.bots - before.bots) / (stored - figures.answers)
        said.append(f"bots gave {stored / figures.answers - 1:.1f} answers for each, thinking {thinking * 1000:.1f} ms")
    print(f"  {'; '.join(said)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=list(games()), help="one or several, table by table in turn")
    parser.add_argument("--each", action="store_true", help="each game by itself")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--bots", type=float, default=0.25, help="part of the seats that bots have")
    parser.add_argument("--seconds", type=float, default=12, help="for each pace")
    parser.add_argument(
        "--pace", type=float, nargs="+", default=[2.0, 1.0, 0.5], help="mean seconds between answers of a table"
    )
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--database", default="", help="for several workers; without it, a private PostgreSQL")
    parser.add_argument("--redis", default="", help="for several workers; without it, a private Redis")
    arguments = parser.parse_args()
    for workers in arguments.workers:
        for wanted in [[game] for game in arguments.game] if arguments.each else [arguments.game]:
            measure(arguments, workers, wanted)


if __name__ == "__main__":
    main()
