"""The outermost layer: who may come in, how often, and the headers that every answer carries."""

from __future__ import annotations

import time

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import Message, Receive, Scope, Send

from faubourg.server import metrics
from faubourg.server.errors import NotAllowed, ServerError, TooMuch
from faubourg.server.http_common import language_of
from faubourg.server.limits import Rates
from faubourg.server.messages import Problem
from faubourg.server.security import HEADERS, Doorkeeper
from faubourg.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/health", "/metrics")
FORBIDDEN_SOCKET = 4403
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Gate:
    """Wraps the application."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self.methods = {
            route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)
        }
        self.doorkeeper = Doorkeeper(settings)
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
            await receive()
            await send({"type": "websocket.close", "code": FORBIDDEN_SOCKET, "reason": "origin"})
        elif not self.rates.allows(client_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4429, "reason": "rate"})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*self._true_methods(scope, message), *RAW_HEADERS, *caching(scope)]
                status = f"{message['status'] // 100}xx"
                metrics.request_seconds.labels(status).observe(time.perf_counter() - began)
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await answer(refusal, language_of(scope), send_with_headers)

    def _true_methods(self, scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
        """The headers of an answer; those to OPTIONS name all methods, of which Litestar may forget some."""
        headers: list[tuple[bytes, bytes]] = list(message.get("headers", []))  # type: ignore[call-overload]
        methods = self.methods.get(str(scope.get("path_template")))
        if scope.get("method") != "OPTIONS" or methods is None:
            return headers
        return [(b"allow", methods.encode()) if name.lower() == b"allow" else (name, value) for name, value in headers]

    def _refusal(self, scope: Scope) -> ServerError | None:
        host = header(scope, b"host") or ""
        path = str(scope["path"])
        if path not in UNCOUNTED and not self.rates.allows(client_of(scope)):
            return TooMuch("too_fast")
        if not self.doorkeeper.knows_host(host):
            return NotAllowed("foreign_page")
        if scope["method"] in SAFE:  # type: ignore[typeddict-item]
            return None
        site = header(scope, b"sec-fetch-site")
        if not self.doorkeeper.admits_request(header(scope, b"origin"), site, host):
            return NotAllowed("foreign_page")
        return None


def caching(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What a person is told is for that person only."""
    return [(b"cache-control", b"no-store")] if str(scope["path"]).startswith("/api") else []


async def answer(error: ServerError, lang: str, send: Send) -> None:
    metrics.refused.labels(error.key).inc()
    body = msgspec.json.encode(Problem(error=error.key, message=error.say(lang)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "-"
