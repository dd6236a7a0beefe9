"""The application: every handler, put together for one worker."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from litestar import Litestar, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.router import Router
from litestar.routes import HTTPRoute
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from faubourg import __version__
from faubourg.server import (
    http_games,
    http_lessons,
    http_people,
    http_play,
    http_records,
    http_tables,
    logs,
    metrics,
    protocol,
)
from faubourg.server.errors import ServerError
from faubourg.server.gate import Gate
from faubourg.server.http_common import DEPENDENCIES, EXCEPTION_HANDLERS, PROBLEMS, StrictRequest, services_of
from faubourg.server.messages import Health
from faubourg.server.security import COOKIE
from faubourg.server.services import Services, start_services
from faubourg.server.settings import Settings
from faubourg.server.socket import table_socket

log = structlog.get_logger()

PARENT_SECONDS = 1.0


class Unwell(ServerError):
    status = 503


@get("/health", responses=PROBLEMS, summary="Whether this worker can do its work", tags=["operation"])
async def health(services: Services) -> Health:
    try:
        await services.storage.is_alive()
    except Exception as error:
        log.warning("database_away", reason=type(error).__name__)
        raise Unwell("unwell") from error
    return Health(status="ok", version=__version__)


@get("/metrics", media_type="text/plain", summary="Figures for Prometheus", tags=["operation"])
async def read_metrics() -> Response[bytes]:
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/schema/messages.json", summary="The messages on WebSockets, as JSON Schema", tags=["operation"])
async def message_schema() -> dict[str, object]:
    return protocol.json_schema()


HANDLERS: list[Router | HTTPRouteHandler | ControllerRouterHandler] = [
    http_people.router,
    http_games.router,
    http_lessons.router,
    http_tables.router,
    http_play.router,
    http_records.router,
    health,
    read_metrics,
    message_schema,
    table_socket,
]


def create_app(settings: Settings | None = None) -> Gate:
    """The ASGI application of a worker; without settings, those that `faubourg serve` left in the environment."""
    chosen = settings or Settings.from_environment()
    logs.set_up(chosen.log_level, chosen.log_json)
    return Gate(litestar_app(chosen), chosen)


def litestar_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await start_services(settings)
        collect_rarely()
        log.info("ready", version=__version__, games=list(services_of(app).games.names()))
        watch = asyncio.create_task(end_with_parent()) if settings.workers > 1 else None
        try:
            yield
        finally:
            if watch is not None:
                watch.cancel()
            await services_of(app).stop()
            log.info("stopped")

    app = Litestar(
        route_handlers=[*HANDLERS, *web_pages(settings)],
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


async def end_with_parent() -> None:
    """A worker whose parent was killed would keep the port for ever: nobody could start the server again."""
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(PARENT_SECONDS)
    log.warning("parent_gone")
    os.kill(os.getpid(), signal.SIGTERM)


def web_pages(settings: Settings) -> list[Router]:
    """The built browser client, where there is one."""
    folder = Path(settings.web) if settings.web else Path(__file__).parent.parent / "web"
    if not (folder / "index.html").is_file():
        return []
    return [create_static_files_router(path="/", directories=[folder], html_mode=True)]
