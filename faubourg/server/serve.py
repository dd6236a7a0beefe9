"""Starting the server: checks what the operator chose, brings the database up to date, runs the workers."""

from __future__ import annotations

import asyncio
import os
import tempfile

import uvicorn

from faubourg.bots import load_bot
from faubourg.core.errors import FaubourgError
from faubourg.server.errors import ServerError
from faubourg.server.games import Games
from faubourg.server.settings import Settings
from faubourg.server.storage import Storage

GRACE_SECONDS = 10
APP = "faubourg.server.app:create_app"


def check(settings: Settings) -> None:
    """Everything that can be found out before anybody connects."""
    is_sqlite = settings.database_url.startswith("sqlite")
    if settings.workers > 1 and is_sqlite:
        raise ServerError("sqlite_workers")
    if settings.workers > 1 and not settings.redis:
        raise ServerError("redis_workers")
    Games(settings.games)
    for spec in settings.bots:
        load_bot(spec)
    asyncio.run(prepare_database(settings))


def count_games(settings: Settings) -> int:
    return len(Games(settings.games).all())


async def prepare_database(settings: Settings) -> None:
    try:
        storage = Storage(settings.database_url)
        try:
            await storage.open()
        finally:
            await storage.close()
    except FaubourgError:
        raise
    except Exception as error:
        # The URL may hold a password: only the kind of the error is told.
        raise ServerError("cannot_serve", reason=type(error).__name__) from error


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    settings.to_environment()
    with tempfile.TemporaryDirectory(prefix="faubourg-metrics-") as folder:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run(
            APP,
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            ws="websockets-sansio",
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            server_header=False,
            date_header=True,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=GRACE_SECONDS,
            backlog=2048,
            timeout_keep_alive=75,
        )
