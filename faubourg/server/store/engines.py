"""How the two kinds of databases are opened: PostgreSQL, or SQLite in a file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from faubourg.server.errors import ServerError

BUSY_SECONDS = 30
GOOD_SECONDS = 2.0


def make_engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise ServerError("bad_database") from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ServerError("bad_database")
    try:
        if parsed.get_backend_name() == "postgresql":
            engine = create_async_engine(parsed, pool_size=10, max_overflow=10, hide_parameters=True)
            ping_after_a_pause(engine)
            return engine
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise ServerError("bad_database") from error
    if parsed.database:
        # For the owner's eyes only: it holds what nobody may know before a game is over.
        Path(parsed.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = create_async_engine(parsed, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        prepare_connection(connection)

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that reads first and writes later could find that another one wrote in between. Who only
        # reads needs none, and must not wait for those who write.
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def ping_after_a_pause(engine: AsyncEngine) -> None:
    """A connection that was just used is good; one that has rested may have been lost with its server."""

    @sa.event.listens_for(engine.sync_engine, "checkin")
    def note(connection: object, record: Any) -> None:
        record.info["rests_since"] = time.monotonic()

    @sa.event.listens_for(engine.sync_engine, "checkout")
    def check(connection: Any, record: Any, proxy: object) -> None:
        if time.monotonic() - record.info.get("rests_since", 0.0) < GOOD_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception as error:
            raise DisconnectionError from error


def prepare_connection(connection: Any) -> None:
    connection.isolation_level = None  # we say when a transaction begins
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged outlives a loss of power, too
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class File:
    """SQLite without anything in between, for single statements that are often needed.

    The asynchronous engine enters a thread for every small step of which a statement consists. To enter it once saves a
    third of all that an answer costs.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def execute(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        """The first value of every row that comes back. The statement is a transaction by itself."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, statement, values)

    def _execute(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS)
                prepare_connection(self._connection)
            return [row[0] for row in self._connection.execute(statement, values)]
        except sqlite3.Error:
            self._close()  # the next one begins afresh
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()
