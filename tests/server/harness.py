"""Real servers in processes of their own, and players who play whole games over real sockets."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec

from faubourg.core.record import Record
from faubourg.core.registry import games
from faubourg.core.spots import SEAT_LETTERS
from faubourg.server.client import AtTable, Client, ServerRefused
from faubourg.server.games import Games
from faubourg.server.settings import VARIABLE, Limits, Settings
from faubourg.server.wire.messages import Accepted
from faubourg.server.wire.moments import EventInfo
from faubourg.server.wire.tables import TableInfo

Told = TypeVar("Told")
TOY = "tests.toy:GAME"
TOY_NAME = "toy-auction"
GAMES = Games((TOY,))
ROOT = Path(__file__).parents[2]
GENEROUS = Limits(
    requests=100_000,
    requests_burst=100_000,
    messages=100_000,
    messages_burst=100_000,
    hints=100_000,
    hints_burst=100_000,
    tries=100_000,
    tries_burst=100_000,
    chats=100_000,
    chats_burst=100_000,
    sign_ins=100_000,
    sign_ins_burst=100_000,
    wrong_codes=100_000,
    wrong_codes_burst=100_000,
    uploads=100_000,
    uploads_burst=100_000,
    reviews=100_000,
    reviews_burst=100_000,
    reviews_at_once=100_000,
    open_tables=100_000,
    bot_tables=100_000,
    sockets=5_000,
    connections=100_000,
)
# The machine may be so busy that everything takes many times as long; only what hangs should fail.
START_SECONDS, STOP_SECONDS = 240.0, 120.0
Client.patience = 150.0
LOST = (OSError, httpx.TransportError)  # a ConnectionError and a TimeoutError are OSErrors, too


def tell(story: Coroutine[Any, Any, Told], seconds: float = 400) -> Told:
    """Run a story to its end; one that hangs fails."""
    return asyncio.run(asyncio.wait_for(story, seconds))


def all_games() -> list[str]:
    return [*games(), TOY_NAME]


def free_port() -> int:
    """One that nobody listens on, below those which systems give to outgoing connections.

    Among these one of the many connections of other tests may have it before the server does."""
    while True:
        port = 18_000 + secrets.randbelow(14_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Forked:
    """A server that a zygote forked, with as much of Popen as is needed."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def poll(self) -> int | None:
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def wait(self, timeout: float = STOP_SECONDS) -> int:
        deadline = time.monotonic() + timeout
        while self.poll() is None:
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.01)
        return 0


class Zygote:
    """Starts servers quickly (see zygote.py)."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, log_file: Path, settings: Settings) -> Forked:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{log_file}\t{msgspec.json.encode(settings).decode()}\n")
        self.process.stdin.flush()
        return Forked(int(self.process.stdout.readline()))

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


@cache
def shared_zygote() -> Zygote:
    """One for all servers of a test run."""
    zygote = Zygote()
    atexit.register(zygote.stop)
    return zygote


class Server:
    """A server that can be killed and started again on the same port and database.

    One with several workers is started as an operator does it; a single process is forked from one that is ready.
    """

    def __init__(self, folder: Path, **settings: Any) -> None:
        chosen: dict[str, Any] = {
            "host": "127.0.0.1",
            "port": free_port(),
            "data": str(folder),
            "games": (TOY,),
            "poll_seconds": 0.3,
            "log_level": "info",
            "limits": GENEROUS,
        }
        self.settings = Settings(**(chosen | settings))
        self.log_file = folder / f"server-{self.settings.port}.log"
        folder.mkdir(parents=True, exist_ok=True)
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def launch(self) -> None:
        if self.settings.workers == 1:
            self.process = shared_zygote().fork(self.log_file, self.settings)
            return
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode(), "PYTHONPATH": str(ROOT)}
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "faubourg.server"], env=environment, cwd=ROOT, stdout=log, stderr=log
            )

    def start(self) -> Server:
        self.launch()
        return self.wait()

    def wait(self) -> Server:
        """Until the server answers."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self.process is not None and self.process.poll() is None, f"did not start:\n{self.log()}"
            try:
                if httpx.get(f"{self.url}/health", timeout=10, trust_env=False).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not become healthy:\n{self.log()}")

    def kill(self) -> None:
        """As a power cut: no chance to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator does it; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(timeout=STOP_SECONDS)

    def log(self) -> str:
        return self.log_file.read_text(errors="replace") if self.log_file.exists() else ""

    def check_log(self) -> None:
        log = self.log()
        mistakes = [line for line in log.splitlines() if "Traceback" in line or "_failed" in line]
        assert not mistakes, f"the log tells of a mistake: {mistakes[:3]}\n{log[-4000:]}"


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    server = Server(folder, **settings)
    try:
        yield server.start()
    finally:
        server.stop()
    server.check_log()


async def gather_players(
    url: str, game: str, players: int, lang: str = "en", **wishes: Any
) -> tuple[list[Client], TableInfo]:
    """So many people at a new table, all seated."""
    clients = [Client(url, lang) for _ in range(players)]
    for number, client in enumerate(clients):
        await client.enter(f"Player {number}")
    table = await clients[0].make_table(game, players, **{"seats": ["me"], **wishes})
    invitation = table.invitation
    for seat in range(1, players):
        table = await clients[seat].take_seat(table.id, seat, invitation)
    assert table.status == "playing"
    return clients, table


async def close_all(clients: Sequence[Client]) -> None:
    await asyncio.gather(*(client.http.aclose() for client in clients))


class Player:
    """Answers at random whenever asked, whatever happens to the connection, and notes what was acknowledged.

    A mischievous one also drops the line, repeats itself, speaks late, early, and for others.
    """

    def __init__(
        self, client: Client, table_id: str, seat: int, rng: Random, urls: Sequence[str] = (), mischief: bool = False
    ) -> None:
        self.client = client
        self.seat = seat
        self.rng = rng
        self.urls = list(urls) or [client.url]
        self.mischief = mischief
        self.at_table: AtTable = client.sit(table_id, self.urls[0])
        self.acknowledged: list[dict[str, Any]] = []
        self.in_doubt: dict[str, Any] | None = None
        self.losses = 0

    async def run(self, deadline: float = 380) -> None:
        """Until the game is over."""
        async with asyncio.timeout(deadline):
            while True:
                try:
                    if not self.at_table.is_connected:
                        self.at_table.url = self.rng.choice(self.urls)
                        await asyncio.wait_for(self.at_table.connect(), 20)
                    if await self._one_answer():
                        break
                except LOST:
                    self.losses += 1
                    await asyncio.sleep(0.05)

    async def _one_answer(self) -> bool:
        """One answer, or what was in doubt again; True once the game is over."""
        if self.in_doubt is not None:
            await self._send(self.in_doubt)
            return False
        seat = await self.at_table.my_turn(seconds=20)
        if seat is None:
            return True
        seen = self.at_table.seats[seat]
        assert seen.decision is not None and seen.decision.choices
        fields = self.at_table.answer_to(seat, self.rng.choice(seen.decision.choices).move)
        if self.mischief and self.rng.random() < 0.5:
            await self._be_mischievous(fields)
        else:
            await self._send(fields)
        update = seen.update
        await self.at_table.until(lambda: self.at_table.is_over or self.at_table.seats[seat].update is not update)
        return False

    async def _send(self, fields: dict[str, Any]) -> None:
        self.in_doubt = fields
        await self.at_table.tell("answer", **fields)
        self.acknowledged.append(fields)
        self.in_doubt = None

    async def _be_mischievous(self, fields: dict[str, Any]) -> None:
        trick = self.rng.choice(["drop", "send and drop", "twice", "old", "other", "early", "foreign", "nonsense"])
        at_table = self.at_table
        if trick == "drop":
            await at_table.drop()
            raise ConnectionError("dropped before sending")
        if trick == "send and drop":
            self.in_doubt = fields
            await at_table.send_raw(msgspec.json.encode({"type": "answer", **fields}).decode())
            await at_table.drop()
            raise ConnectionError("dropped after sending")
        if trick == "twice":
            self.in_doubt = fields
            replies = await asyncio.gather(*(at_table.tell("answer", **fields) for _ in range(3)))
            assert [isinstance(reply, Accepted) and reply.repeated for reply in replies] == [False, True, True]
            self.acknowledged.append(fields)
            self.in_doubt = None
            return
        if trick == "old" and self.acknowledged:
            reply = await at_table.tell("answer", **self.rng.choice(self.acknowledged))
            assert isinstance(reply, Accepted) and reply.repeated
        elif trick == "other" and self.acknowledged:
            await self._refused("answered_otherwise", {**self.rng.choice(self.acknowledged), "move": "xyzzy"})
        elif trick == "early":
            await self._refused("not_yet", {**fields, "stage": fields["stage"] + 1})
        elif trick == "foreign":
            table = at_table.table
            assert table is not None
            if table.players == 1:
                await self._refused("no_seat", {**fields, "seat": 1})
            else:
                await self._refused("not_your_seat", {**fields, "seat": (self.seat + 1) % table.players})
        elif trick == "nonsense":
            await self._refused("illegal_move", {**fields, "move": "xyzzy"})
        await self._send(fields)

    async def _refused(self, error: str, fields: dict[str, Any]) -> None:
        try:
            reply = await self.at_table.tell("answer", **fields)
        except ServerRefused as refusal:
            assert refusal.error == error, str(refusal)
        else:
            raise AssertionError(f"{fields} was accepted: {reply}")

    async def check_what_it_knows(self) -> None:
        """What came bit by bit is what one sees who looks for the first time."""
        fresh = await self.client.look(self.at_table.table_id, self.seat)
        mine = self.at_table.seats[self.seat]
        assert mine.view == fresh.view
        assert [what(event) for event in mine.log] == [what(event) for event in fresh.log.events]
        assert mine.outcome == fresh.outcome


def what(event: EventInfo) -> tuple[object, ...]:
    """An event without its sentence: a game may call a thing by what it is now."""
    return event.stage, event.kind, event.rule, event.facts


def check_record(data: dict[str, Any], players: Sequence[Player]) -> Record:
    """The record is true, and holds what was acknowledged: all of it, once, in order, and nothing else."""
    record = Record.from_data(data)
    record.replay(game=GAMES.find(record.game))
    for player in players:
        letter = SEAT_LETTERS[player.seat]
        recorded = [line[2:] for line in record.moves if line.startswith(f"{letter} ")]
        assert [fields["move"] for fields in player.acknowledged] == recorded
    return record
