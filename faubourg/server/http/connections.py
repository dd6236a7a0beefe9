"""Connections before they are requests: how many an address may have, how long and how large their headers may be.

What happens here happens before anything is understood, so that its refusals are bare HTTP. Whoever goes on after the
last word, or never reads it, is cut off.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
from collections import Counter
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from faubourg.server import metrics
from faubourg.server.people.limits import client_key
from faubourg.server.settings import Settings

MOST_AFTER_CLOSE = 64 * 1024  # bytes that may still be under way on a WebSocket when it is closed
LEAVING_SECONDS = 3.0  # for who is cut off to read why
PHRASES = {408: "Request Timeout", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}


class Connections:
    """How many connections each address has to this worker. Those of a proxy are the proxy's to count."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.trusts_all = "*" in settings.proxies
        self.proxies = [network for text in settings.proxies.split(",") if (network := network_of(text)) is not None]
        self._open: Counter[str] = Counter()

    def key_of(self, address: str) -> str | None:
        """None for an address that is not counted."""
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:  # a socket in the file system: only a proxy comes that way
            return None
        if self.trusts_all or any(parsed in network for network in self.proxies):
            return None
        return client_key(address)

    def enter(self, key: str) -> bool:
        """Whether there is room for one more."""
        self._open[key] += 1
        return self._open[key] <= self.limits.connections

    def leave(self, key: str) -> None:
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]


def network_of(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:  # a name; uvicorn compares it as it stands
        return None


@cache
def connections() -> Connections:
    """Of this worker."""
    return Connections(Settings.from_environment())


class TooLarge(Exception):
    """Raised while a request is read; the parser makes a bad request of it."""


class PatientProtocol(HttpToolsProtocol):
    """Waits for the head of a request, but neither for ever nor for a book; and for its body, but not for ever."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.patience = connections().limits
        self._key: str | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        self._read = 0
        self._in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._key = None if self.client is None else connections().key_of(self.client[0])
        if self._key is not None and not connections().enter(self._key):
            self._refuse(503)
            return
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._uncount()
        self._silence()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > self.patience.header_bytes and not self.transport.is_closing():
            self._refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._in_head:
            self._expect_head()
        self._read = 0

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._silence()
        super().on_headers_complete()
        if not self.transport.is_closing():  # in half that time the gate says 408, unless it has answered already
            self._alarm = self.loop.call_later(2 * self.patience.body_seconds, self.transport.close)

    def on_message_complete(self) -> None:
        self._silence()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._silence()
        self._uncount()  # it is counted again as what it becomes
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        if self._read > self.patience.header_bytes:
            self._refuse(431)
        else:
            super().send_400_response(msg)

    def _measure(self, size: int) -> None:
        self._read += size
        if self._read > self.patience.header_bytes:
            raise TooLarge

    def _expect_head(self) -> None:
        self._in_head, self._head_bytes, self._read = True, 0, 0
        self._silence()
        self._alarm = self.loop.call_later(self.patience.header_seconds, self._refuse, 408)

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _uncount(self) -> None:
        if self._key is not None:
            connections().leave(self._key)
            self._key = None

    def _refuse(self, status: int) -> None:
        metrics.refused.labels(f"connection_{status}").inc()
        retry = "retry-after: 30\r\n" if status == 503 else ""
        head = f"HTTP/1.1 {status} {PHRASES[status]}\r\n{retry}content-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode())
        self.transport.close()


class CountedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket is a connection of its address for as long as it lives.

    To close a transport is to wait until the other end has read everything, and meanwhile what it sends is read. So who
    never reads would stay for ever, and who never stops sending would have our time: both are cut off.
    """

    _key: str | None = None
    _after_close = 0
    _deaf: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # so that we hear of everything that is not taken at once
        self._key = None if self.client is None else connections().key_of(self.client[0])
        if self._key is not None:
            connections().enter(self._key)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._key is not None:
            connections().leave(self._key)
            self._key = None
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deaf = self.loop.call_later(connections().limits.reading_seconds, self._cut_off)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()

    def _stop_waiting(self) -> None:
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.close_sent:
            before, self._after_close = self._after_close, self._after_close + len(data)
            if before <= MOST_AFTER_CLOSE < self._after_close and not self.transport.is_closing():
                self.transport.pause_reading()
                self.loop.call_later(LEAVING_SECONDS, self._cut_off)

    def _cut_off(self) -> None:
        """What was not read is forgotten, by the system as well: by itself it would keep megabytes for minutes."""
        line = self.transport.get_extra_info("socket")
        if line is not None and not self.disconnected:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()
