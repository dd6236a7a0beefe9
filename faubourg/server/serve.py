"""Starting the server: checks what the operator chose, brings the database up to date, runs the workers."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from faubourg.bots import load_bot
from faubourg.core.errors import FaubourgError
from faubourg.server.errors import ServerError
from faubourg.server.games import Games
from faubourg.server.settings import Settings
from faubourg.server.storage import Storage

GRACE_SECONDS = 10
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
APP = "faubourg.server.app:create_app"


def check(settings: Settings) -> None:
    """Everything that can be found out before anybody connects."""
    is_sqlite = settings.database_url.startswith("sqlite")
    if settings.workers > 1 and is_sqlite:
        raise ServerError("sqlite_workers")
    if settings.workers > 1 and not settings.redis:
        raise ServerError("redis_workers")
    if settings.log_level.upper() not in LOG_LEVELS:
        raise ServerError("bad_log_level", known=", ".join(LOG_LEVELS).lower())
    Games(settings.games)
    for spec in settings.bots:
        load_bot(spec)
    check_address(settings.host, settings.port)
    asyncio.run(prepare_database(settings))


def check_address(host: str, port: int) -> None:
    """Whether one can listen there: found out now, it is a sentence; later it would be a line in a log."""
    try:
        (family, _, _, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise ServerError("cannot_listen", host=host, port=port, reason=error.strerror or error) from error


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
    if settings.workers == 1:
        run_workers(settings)
        return
    with shared_figures(settings.data_folder) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
        run_workers(settings)


def run_workers(settings: Settings) -> None:
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
        log_config=None,  # see logs.py
        log_level="warning",
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=2048,
        timeout_keep_alive=75,
    )


@contextmanager
def shared_figures(data: Path) -> Iterator[Path]:
    """A folder in which the workers of this server put their figures together, for as long as it runs.

    A server that was killed leaves its folder behind, but not the lock on it: the next one clears it away.
    """
    import fcntl  # several workers run on Unix only

    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    for left in data.glob("metrics-*"):
        with (left / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue  # of another server that shares the data folder
            shutil.rmtree(left)
    folder = Path(tempfile.mkdtemp(prefix="metrics-", dir=data))
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)
