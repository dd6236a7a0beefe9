"""Connections that never become requests are let go, and no address takes them all."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace

import httpx
import pytest

from faubourg.server.client import Client
from faubourg.server.http.connections import MOST_AFTER_CLOSE, Connections, CountedWebSocket
from faubourg.server.settings import Limits, Settings
from tests.server.harness import TOY_NAME, Server, serving, tell

LIMITS = Limits(
    header_seconds=3.0, body_seconds=2.0, reading_seconds=2.0, connections=8, messages=1e5, messages_burst=10**5
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strict"), limits=LIMITS) as server:
        yield server


@contextmanager
def line_to(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=60) as line:
        yield line


def rest_of(line: socket.socket) -> bytes:
    """Everything until the server closes; a server that never does fails by the time of the socket."""
    told = b""
    while part := line.recv(65536):
        told += part
    return told


HALF_A_HEAD = (b"", b"GET / HT", b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", b"\x16\x03\x01 tls\r\n\r\n")
HALF_A_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 1000\r\n\r\n{"name":'
)


def test_heads_and_bodies_that_never_end_are_let_go(strict: Server) -> None:
    """All at once: each of them takes its time."""
    with ExitStack() as stack:
        heads, second, body = ([stack.enter_context(line_to(strict)) for _ in range(n)] for n in (4, 1, 1))
        for line, sent in zip(heads, HALF_A_HEAD, strict=True):
            line.sendall(sent)
        second[0].sendall(b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health/alive HTTP/1.1\r\nHost:")
        body[0].sendall(HALF_A_BODY)
        for line in heads:
            assert rest_of(line).startswith((b"HTTP/1.1 408", b"HTTP/1.1 400"))
        told = rest_of(second[0])
        assert told.startswith(b"HTTP/1.1 200") and b"HTTP/1.1 408" in told
        told = rest_of(body[0])
        assert told.startswith(b"HTTP/1.1 408") and b'"too_slow"' in told and b"connection: close" in told


def test_a_body_is_not_waited_for_after_its_request_was_answered(strict: Server) -> None:
    """However steadily a byte of it comes now and then."""
    with line_to(strict) as line:
        line.sendall(b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n")
        told = b""
        try:
            for _ in range(60):
                line.sendall(b" ")
                line.settimeout(1.0)
                try:
                    part = line.recv(65536)
                except TimeoutError:
                    continue
                if not part:
                    break
                told += part
            else:
                raise AssertionError("it waits for ever")
        except (ConnectionResetError, BrokenPipeError):
            pass
        assert told.startswith(b"HTTP/1.1 404")


@pytest.mark.parametrize(
    "head",
    [
        b"X-Long: " + b"x" * 40_000,
        b"X-Long: " + b"x" * 400_000,
        b"\r\n".join(b"X-%d: %s" % (number, b"y" * 100) for number in range(300)),
    ],
)
def test_a_head_has_a_size(strict: Server, head: bytes) -> None:
    with line_to(strict) as line:
        try:
            line.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n\r\n")
            told = rest_of(line)
        except (ConnectionResetError, BrokenPipeError):  # it did not even wait for the rest
            return
    assert told.startswith(b"HTTP/1.1 431")


def test_an_address_has_so_many_connections(strict: Server) -> None:
    with ExitStack() as stack:
        for _ in range(LIMITS.connections):  # each is there, and stays
            line = stack.enter_context(line_to(strict))
            line.sendall(b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        with line_to(strict) as one_more:
            told = rest_of(one_more)
            assert told.startswith(b"HTTP/1.1 503") and b"retry-after" in told
    for _ in range(2 * LIMITS.connections):  # who has gone leaves room
        with line_to(strict) as line:
            line.sendall(b"GET /health/alive HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert rest_of(line).startswith(b"HTTP/1.1 200")


def test_a_socket_counts_as_long_as_it_lives(strict: Server) -> None:
    async def story() -> None:
        async with Client(strict.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
            for _ in range(12):
                async with ann.sit(table.id) as at_table:
                    await at_table.until(lambda at=at_table: at.seats)  # type: ignore[misc]
            tables = [ann.sit(table.id) for _ in range(LIMITS.connections - 1)]  # and the one for requests
            for at_table in tables:
                await at_table.connect()
            with pytest.raises(ConnectionError):
                await ann.sit(table.id).connect()
            for at_table in tables:
                await at_table.close()

    tell(story())


# --- sockets that do not end by themselves ---------------------------------------------------------------------------


def table_of(server: Server) -> tuple[str, str]:
    """A table and the cookie of its host."""
    with httpx.Client(base_url=server.url, trust_env=False) as ann:
        ann.post("/api/me", json={"name": "Ann"})
        table = ann.post("/api/tables", json={"game": "la-citta", "players": 2, "seats": ["me", "me"]}).json()
        return table["id"], ann.cookies["faubourg"]


@contextmanager
def socket_at(server: Server, room: int | None = None) -> Iterator[socket.socket]:
    """A WebSocket of which nobody has read anything but that it is one, with so much room for what comes."""
    table, cookie = table_of(server)
    with socket.socket() as line:
        if room is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.settimeout(60)
        line.connect(("127.0.0.1", server.settings.port))
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\n"
            f"Origin: {server.url}\r\nCookie: faubourg={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        yield line


def frame(text: str) -> bytes:
    """A message, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def sockets_of(server: Server) -> float:
    metrics = httpx.get(f"{server.url}/metrics", trust_env=False).text
    return next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith("faubourg_sockets "))


class Transport:
    """What was asked of it, in order."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def is_closing(self) -> bool:
        return "abort" in self.asked

    def pause_reading(self) -> None:
        self.asked.append("pause")

    def abort(self) -> None:
        self.asked.append("abort")

    def get_extra_info(self, name: str) -> None:
        return None


def test_who_goes_on_sending_after_the_last_word_is_not_read_any_more() -> None:
    """To wait for the end of their messages would be to read all of them."""
    line, transport, later = CountedWebSocket.__new__(CountedWebSocket), Transport(), []
    line.transport = transport  # type: ignore[assignment]
    line.loop = SimpleNamespace(call_later=lambda seconds, what: later.append(what))  # type: ignore[assignment]
    line.conn = SimpleNamespace(receive_data=len, parser_exc=None, events_received=list)  # type: ignore[assignment]
    line.disconnected = False
    line.close_sent = False
    line.data_received(b"x" * 10 * MOST_AFTER_CLOSE)
    assert transport.asked == []
    line.close_sent = True
    for _ in range(3):
        line.data_received(b"x" * MOST_AFTER_CLOSE)
    assert transport.asked == ["pause"]
    [cut_off] = later
    cut_off()
    assert transport.asked == ["pause", "abort"]


def test_who_never_reads_is_cut_off_while_something_waits_for_them(strict: Server) -> None:
    before = sockets_of(strict)
    with socket_at(strict, room=4096) as line:
        for number in range(500):  # each time everything is sent anew: far more than fits on the way
            line.sendall(frame(f'{{"type": "language", "lang": "{("en", "fr")[number % 2]}"}}'))
        deadline = time.monotonic() + 240
        while sockets_of(strict) > before:
            assert time.monotonic() < deadline, "it is still there"
            time.sleep(0.2)


def test_those_of_a_proxy_are_the_proxys_to_count() -> None:
    counted = Connections(Settings(proxies="10.0.0.0/8, 192.0.2.1"))
    assert counted.key_of("10.1.2.3") is None and counted.key_of("192.0.2.1") is None
    assert counted.key_of("198.51.100.7") == "198.51.100.7"
    assert Connections(Settings(proxies="*")).key_of("198.51.100.7") is None
    assert Connections(Settings()).key_of("/run/faubourg.sock") is None


def test_nonsense_does_not_fill_the_log(strict: Server) -> None:
    before = len(strict.log())
    for _ in range(50):
        with line_to(strict) as line:
            line.sendall(b"\xff\xff nonsense\r\n\r\n")
            rest_of(line)
    assert len(strict.log()) - before < 200
