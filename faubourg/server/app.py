"""The application: every handler, put together for one worker."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.router import Router
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from faubourg import __version__
from faubourg.server import logs, metrics
from faubourg.server.errors import Unavailable
from faubourg.server.http import games, lessons, notices, people, play, records, reference, tables
from faubourg.server.http.common import DEPENDENCIES, EXCEPTION_HANDLERS, PROBLEMS, House, StrictRequest, services_of
from faubourg.server.http.gate import Gate
from faubourg.server.http.my_socket import my_socket
from faubourg.server.http.socket import table_socket
from faubourg.server.people.security import COOKIE
from faubourg.server.processes import GRACE_SECONDS, end_with_parent
from faubourg.server.services import start_services
from faubourg.server.settings import Settings
from faubourg.server.wire import protocol
from faubourg.server.wire.messages import Health

log = structlog.get_logger()


@get("/health/alive", responses=PROBLEMS, summary="Whether this worker runs; if not, restart it", tags=["operation"])
async def health_alive() -> Health:
    return Health(status="ok", version=__version__)


@get(
    ["/health", "/health/ready"],
    responses=PROBLEMS,
    summary="Whether this worker can store answers; if not, send nobody here",
    tags=["operation"],
)
async def health_ready(services: House) -> Health:
    trouble = await services.pulse.trouble_now()
    if trouble is not None:
        raise Unavailable(trouble)
    return Health(status="ok", version=__version__)


@get("/metrics", media_type="text/plain", summary="Figures for Prometheus", tags=["operation"])
async def read_metrics() -> Response[bytes]:
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/schema/messages.json", summary="The messages on WebSockets, as JSON Schema", tags=["operation"])
async def message_schema() -> dict[str, object]:
    return protocol.json_schema()


HANDLERS: list[Router | HTTPRouteHandler | ControllerRouterHandler] = [
    people.router,
    notices.router,
    games.router,
    reference.router,
    reference.game_schema,
    lessons.router,
    tables.router,
    play.router,
    records.router,
    health_alive,
    health_ready,
    read_metrics,
    message_schema,
    table_socket,
    my_socket,
]


def create_app(settings: Settings | None = None) -> Gate:
    """The ASGI application of a worker; without settings, those that `faubourg serve` left in the environment."""
    chosen = settings or Settings.from_environment()
    logs.set_up(chosen.log_level, chosen.log_json)
    end_with_parent(end)  # of several workers; a single one has no parent of ours
    return Gate(litestar_app(chosen), chosen)


def litestar_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await start_services(settings)
        collect_rarely()
        log.info("ready", version=__version__, games=list(services_of(app).games.names()))
        try:
            yield
        finally:
            await services_of(app).stop()
            log.info("stopped")

    app = Litestar(
        route_handlers=HANDLERS,
        dependencies=DEPENDENCIES,
        exception_handlers=EXCEPTION_HANDLERS,
        request_class=StrictRequest,
        lifespan=[lifespan],
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Faubourg",
            version=__version__,
            description="Tables for every game of the platform. What happens at a table as it happens comes over a "
            "WebSocket, described at /schema/messages.json.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={COOKIE: SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie")}
            ),
        ),
        logging_config=None,
    )
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if "person" in handler.parsed_fn_signature.parameters:  # the OpenAPI says what needs a name
                    handler.security = [{COOKIE: []}]
    return app


def collect_rarely() -> None:
    """Keep Python's collector from walking through all tables again and again: everybody would wait meanwhile.

    What is young is still looked at often; almost everything here is freed without the collector.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 200)


def end() -> None:
    """As an operator would end this worker; by force if it hangs."""
    log.warning("parent_gone")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * GRACE_SECONDS)
    os._exit(1)
