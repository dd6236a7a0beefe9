"""Everything about what an operator chose that can be found out before anybody connects, each as one sentence.

Found out now, it is a sentence that says what to do; later it would be a line in a log.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from pathlib import Path
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from faubourg.bots import load_bot
from faubourg.core.errors import FaubourgError
from faubourg.server.errors import ServerError
from faubourg.server.games import Games
from faubourg.server.settings import Settings
from faubourg.server.store.storage import Storage
from faubourg.server.store.trouble import AWAY, DAMAGED, code_of, trouble_in
from faubourg.server.tables.bus import make_bus

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LISTENING = {
    errno.EADDRINUSE: "port_taken",
    errno.EACCES: "port_forbidden",
    errno.EADDRNOTAVAIL: "not_our_address",
}
DATABASE_CODES = {"28": "start_login", "3D": "start_no_database", "42501": "start_no_rights"}


def check(settings: Settings) -> None:
    check_choices(settings)
    check_address(settings.host, settings.port)
    if settings.workers > 1 or not settings.database:
        check_folder(settings.data_folder)
    asyncio.run(prepare_database(settings))


def check_choices(settings: Settings) -> None:
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise ServerError("sqlite_workers")
    if settings.workers > 1 and not settings.redis:
        raise ServerError("redis_workers")
    if settings.log_level.upper() not in LOG_LEVELS:
        raise ServerError("bad_log_level", known=", ".join(LOG_LEVELS).lower())
    if settings.web and not (settings.web_folder / "index.html").is_file():
        raise ServerError("no_web_pages", folder=settings.web)
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
            raise ServerError("bad_origin", origin=origin)
    if settings.address:
        parts = urlsplit(settings.address)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise ServerError("bad_address", address=settings.address)
    if settings.smtp:
        check_mail_server(settings.smtp)
    try:
        make_bus(settings.redis, "check")
    except ValueError as error:
        raise ServerError("bad_redis") from error
    Games(settings.games)
    for spec in settings.bots:
        load_bot(spec)


def check_mail_server(url: str) -> None:
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise ServerError("bad_smtp")  # which may hold a password


def check_address(host: str, port: int) -> None:
    try:
        (family, _, _, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except socket.gaierror as error:
        raise ServerError("not_our_address", host=host) from error
    except OSError as error:
        key = LISTENING.get(error.errno or 0, "cannot_listen")
        reason = error.strerror or str(error)
        # As texts: a port is not counted in thousands.
        raise ServerError(key, host=host, port=str(port), next=str(port + 1), reason=reason) from error


def check_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        is_writable = os.access(folder, os.W_OK | os.X_OK)
    except OSError as error:
        raise ServerError("bad_folder", folder=str(folder)) from error
    if not is_writable:
        raise ServerError("bad_folder", folder=str(folder))


async def prepare_database(settings: Settings) -> None:
    """Bring the database up to date; what it says to that, without its password."""
    try:
        storage = Storage(settings.database_url)
        try:
            await storage.open()
            if storage.is_sqlite:
                await look_for_damage(storage)
        finally:
            await storage.close()
    except FaubourgError:
        raise
    except Exception as error:
        raise ServerError(
            start_key(error), where=place_of(settings), code=code_of(error) or type(error).__name__
        ) from error


async def look_for_damage(storage: Storage) -> None:
    async with storage.reading() as connection:
        if await connection.scalar(sa.text("PRAGMA quick_check(1)")) != "ok":
            raise ServerError(f"start_{DAMAGED}", where=storage.engine.url.database)


def start_key(error: Exception) -> str:
    """The key of the sentence that says what is wrong with a database, and what to do."""
    code = code_of(error) or ""
    for start, key in DATABASE_CODES.items():
        if code.startswith(start):
            return key
    trouble = trouble_in(error)
    if trouble == AWAY and code.startswith("SQLITE"):
        return "start_file"
    return "cannot_serve" if trouble is None else f"start_{trouble}"


def place_of(settings: Settings) -> str:
    url = make_url(settings.database_url)
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return f"{url.host or 'localhost'}:{url.port or 5432}/{url.database or ''}"
