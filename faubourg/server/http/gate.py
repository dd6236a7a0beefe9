"""The outermost layer: who may come in, how often, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import time

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

from faubourg.server import metrics
from faubourg.server.errors import NotAllowed, ServerError, TooMuch, TooSlow, headers_of
from faubourg.server.http.client_files import ClientFiles, send_file
from faubourg.server.http.common import client_of, language_of
from faubourg.server.people.limits import Rates
from faubourg.server.people.security import HEADERS, Doorkeeper
from faubourg.server.settings import Settings
from faubourg.server.tables.listener import TOO_MANY
from faubourg.server.wire.messages import Problem, Refused, encode

SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/health", "/health/alive", "/health/ready", "/metrics")
REPLAY_COST = 10  # requests for which a whole game from move to move counts: it takes as long as many others
FORBIDDEN_SOCKET = 4403
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Gate:
    """Wraps the application."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.files = ClientFiles.built_into(settings.web_folder)
        self.file_rates = Rates(settings.limits.files, settings.limits.files_burst)
        self.methods = {
            route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)
        }
        self.doorkeeper = Doorkeeper(settings)
        self.body_seconds = settings.limits.body_seconds
        self.rates = Rates(settings.limits.requests, settings.limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A browser names the page that opens a socket; a page of another site gets none."""
        if not self.doorkeeper.admits(header(scope, b"origin"), header(scope, b"host") or ""):
            await turn_away(NotAllowed("foreign_page"), FORBIDDEN_SOCKET, scope, receive, send)
        elif not self.rates.allows(client_of(scope)):
            await turn_away(TooMuch("too_fast"), TOO_MANY, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = self._true_methods(scope, message)
                message["headers"] = [*headers, *RAW_HEADERS, *caching(scope, headers)]
                status = f"{message['status'] // 100}xx"
                metrics.request_seconds.labels(status).observe(time.perf_counter() - began)
            await send(message)

        file = self.files.find(scope) if self.files is not None else None
        refusal = self._refusal(scope, self.rates if file is None else self.file_rates)
        if refusal is None and file is not None:
            await send_file(file, scope, send_with_headers)
        elif refusal is None:
            await self.app(scope, self._patiently(receive), send_with_headers)
        else:
            await answer(refusal, language_of(scope), send_with_headers)

    def _patiently(self, receive: Receive) -> Receive:
        """A body must come in within its time; then there is only to wait whether the client goes."""
        until = asyncio.get_running_loop().time() + self.body_seconds
        is_whole = False

        async def receive_in_time() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal is_whole
            if is_whole:
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError as error:
                raise TooSlow("too_slow", seconds=self.body_seconds) from error
            is_whole = not message.get("more_body", False)
            return message

        return receive_in_time

    def _true_methods(self, scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
        """The headers of an answer; those to OPTIONS name all methods, of which Litestar may forget some."""
        headers: list[tuple[bytes, bytes]] = list(message.get("headers", []))  # type: ignore[call-overload]
        methods = self.methods.get(str(scope.get("path_template")))
        if scope.get("method") != "OPTIONS" or methods is None:
            return headers
        return [(b"allow", methods.encode()) if name.lower() == b"allow" else (name, value) for name, value in headers]

    def _refusal(self, scope: Scope, rates: Rates) -> ServerError | None:
        host = header(scope, b"host") or ""
        path = str(scope["path"])
        if path not in UNCOUNTED:
            try:
                rates.require(client_of(scope), REPLAY_COST if path.endswith("/replay") else 1)
            except TooMuch as refusal:
                return refusal
        if not self.doorkeeper.knows_host(host):
            return NotAllowed("foreign_page")
        if scope["method"] in SAFE:  # type: ignore[typeddict-item]
            return None
        site = header(scope, b"sec-fetch-site")
        if not self.doorkeeper.admits_request(header(scope, b"origin"), site, host):
            return NotAllowed("foreign_page")
        return None


async def turn_away(error: ServerError, code: int, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a socket to say why it is closed: of a refusal before that a page would learn nothing."""
    metrics.refused.labels(error.key).inc()
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    said = Refused(error=error.key, message=error.say(language_of(scope)))
    await send({"type": "websocket.send", "text": encode(said).decode(), "bytes": None})
    await send({"type": "websocket.close", "code": code, "reason": error.key})


def caching(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What a person is told is for that person only, unless the answer says that it is for everybody."""
    is_said = any(name.lower() == b"cache-control" for name, _ in headers)
    return [(b"cache-control", b"no-store")] if str(scope["path"]).startswith("/api") and not is_said else []


async def answer(error: ServerError, lang: str, send: Send) -> None:
    metrics.refused.labels(error.key).inc()
    body = msgspec.json.encode(Problem(error=error.key, message=error.say(lang)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in headers_of(error).items()]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)
