"""The database behind the tables: SQLite in a file or PostgreSQL, with the same statements."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from faubourg.server import migrate, schema
from faubourg.server.errors import NotThere, ServerError
from faubourg.server.rows import ChatRow, JournalRow, Person, RecordRow, SeatRow, TableRow, UndoRow
from faubourg.server.security import new_token

BUSY_SECONDS = 30
LISTED = 100
LONGEST_ID = 60
GOOD_SECONDS = 2.0


class Storage:
    """Every question and every change, each in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite lets one connection write at a time: waiting here is cheaper than waiting for its lock.
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        await migrate.upgrade(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is committed when the block ends without an error."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing_once(self) -> AsyncIterator[AsyncConnection]:
        """For a single statement, which is a transaction by itself."""
        if not self.is_sqlite:
            async with self.reading() as connection:
                yield connection
            return
        async with self._writing, self.reading() as connection:
            yield connection

    async def is_alive(self) -> bool:
        async with self.reading() as connection:
            return bool(await connection.scalar(sa.select(1)))

    async def secret(self, name: str) -> str:
        """A secret that all workers on this database share, made up the first time it is asked for."""
        query = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        async with self.reading() as connection:
            found = await connection.scalar(query)
        if found is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(schema.secrets.insert().values(name=name, value=new_token()))
            except IntegrityError:  # another worker was quicker
                pass
            async with self.reading() as connection:
                found = await connection.scalar(query)
        return str(found)

    # --- people ----------------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        async with self.reading() as connection:
            row = (await connection.execute(schema.people.select().where(schema.people.c.id == id))).first()
        return None if row is None else Person(**row._mapping)

    async def person_by_login(self, login: str) -> Person | None:
        async with self.reading() as connection:
            row = (await connection.execute(schema.people.select().where(schema.people.c.login == login))).first()
        return None if row is None else Person(**row._mapping)

    async def add_person(self, person: Person) -> None:
        async with self.writing() as connection:
            await connection.execute(schema.people.insert().values(**person.to_row()))

    async def change_person(self, id: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(schema.people.update().where(schema.people.c.id == id).values(**values))

    # --- tables ----------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self.writing() as connection:
            await connection.execute(schema.tables.insert().values(**table.to_row()))
            await connection.execute(schema.seats.insert(), [seat.to_row() for seat in seats])

    async def table(self, id: str) -> TableRow:
        async with self.reading() as connection:
            return await self.read_table(connection, id)

    async def read_table(self, connection: AsyncConnection, id: str) -> TableRow:
        if not is_id(id):
            raise NotThere("no_table")
        row = (await connection.execute(schema.tables.select().where(schema.tables.c.id == id))).first()
        if row is None:
            raise NotThere("no_table")
        return TableRow(**row._mapping)

    async def seats(self, connection: AsyncConnection, table_id: str) -> list[SeatRow]:
        query = schema.seats.select().where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
        return [SeatRow(**row._mapping) for row in await connection.execute(query)]

    async def table_and_seats(self, id: str) -> tuple[TableRow, list[SeatRow]]:
        async with self.reading() as connection:
            return await self.read_table(connection, id), await self.seats(connection, id)

    async def table_by_invitation(self, token: str) -> TableRow | None:
        if not is_id(token):
            return None
        async with self.reading() as connection:
            query = schema.tables.select().where(schema.tables.c.invitation == token)
            row = (await connection.execute(query)).first()
        return None if row is None else TableRow(**row._mapping)

    async def listed_tables(self, person: str | None) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that anybody may join or watch, and all that a person sits at or made; the newest first."""
        tables, seats = schema.tables, schema.seats
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        wanted = sa.or_(
            sa.and_(tables.c.listed, tables.c.status != "over"), tables.c.host == person, tables.c.id.in_(mine)
        )
        is_closed = sa.func.coalesce(tables.c.ending, "") == "closed"
        query = tables.select().where(wanted, sa.not_(is_closed)).order_by(tables.c.created.desc()).limit(LISTED)
        async with self.reading() as connection:
            found = [TableRow(**row._mapping) for row in await connection.execute(query)]
            ids = [table.id for table in found]
            of: dict[str, list[SeatRow]] = {id: [] for id in ids}
            listed = seats.select().where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
            for row in await connection.execute(listed):
                of[row.table_id].append(SeatRow(**row._mapping))
        return [(table, of[table.id]) for table in found]

    async def count_open_tables(self, person: str) -> int:
        query = sa.select(sa.func.count()).where(schema.tables.c.host == person, schema.tables.c.status != "over")
        async with self.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def change_table(self, connection: AsyncConnection, id: str, **values: Any) -> None:
        """Change a header; its revision tells every worker that it did."""
        table = schema.tables
        await connection.execute(table.update().where(table.c.id == id).values(revision=table.c.revision + 1, **values))

    async def locked_table(self, connection: AsyncConnection, id: str) -> tuple[TableRow, list[SeatRow]]:
        """A table and its seats as they are now, kept from changing until the transaction ends."""
        await connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update())
        return await self.read_table(connection, id), await self.seats(connection, id)

    async def change_seat(self, connection: AsyncConnection, table_id: str, seat: int, **values: Any) -> None:
        which = sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
        await connection.execute(schema.seats.update().where(which).values(**values))

    async def overdue_tables(self, now: float, most: int = 50) -> list[str]:
        table = schema.tables
        query = sa.select(table.c.id).where(table.c.status == "playing", table.c.wake < now).order_by(table.c.wake)
        async with self.reading() as connection:
            return [row.id for row in await connection.execute(query.limit(most))]

    async def progress(self, ids: Iterable[str]) -> dict[str, tuple[int, int, int]]:
        """How far tables are: revision, the last entry of the journal, the last line of the chat."""
        table, journal, chat = schema.tables, schema.journal, schema.chat
        last = sa.select(sa.func.max(journal.c.seq)).where(journal.c.table_id == table.c.id).scalar_subquery()
        line = sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == table.c.id).scalar_subquery()
        query = sa.select(table.c.id, table.c.revision, last.label("seq"), line.label("chat"))
        async with self.reading() as connection:
            rows = await connection.execute(query.where(table.c.id.in_(list(ids))))
            return {row.id: (row.revision, row.seq or 0, row.chat or 0) for row in rows}

    # --- journal ---------------------------------------------------------------------------------------------------

    async def journal(self, table_id: str, after: int = 0) -> list[JournalRow]:
        journal = schema.journal
        query = journal.select().where(journal.c.table_id == table_id, journal.c.seq > after).order_by(journal.c.seq)
        async with self.reading() as connection:
            return [JournalRow(*row) for row in await connection.execute(query)]

    # --- chat ------------------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, seat: int | None, name: str, text: str) -> ChatRow:
        values: dict[str, Any] = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": time.time()}
        async with self.writing() as connection:
            id = (await connection.execute(schema.chat.insert().values(**values))).inserted_primary_key
        assert id is not None
        return ChatRow(id=id[0], **values)

    async def chat(self, table_id: str, after: int = 0, most: int = 200) -> list[ChatRow]:
        """The last lines after a line, in order."""
        chat = schema.chat
        query = chat.select().where(chat.c.table_id == table_id, chat.c.id > after)
        async with self.reading() as connection:
            rows = await connection.execute(query.order_by(chat.c.id.desc()).limit(most))
            return [ChatRow(**row._mapping) for row in rows][::-1]

    # --- requests to undo ------------------------------------------------------------------------------------------

    async def undo_request(self, table_id: str) -> UndoRow | None:
        query = schema.undo_requests.select().where(schema.undo_requests.c.table_id == table_id)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else UndoRow(**row._mapping)

    async def put_undo_request(self, table_id: str, request: UndoRow | None) -> None:
        """Replace the request of a table (None: there is none any more)."""
        async with self.writing() as connection:
            requests = schema.undo_requests
            await connection.execute(requests.delete().where(requests.c.table_id == table_id))
            if request is not None:
                await connection.execute(requests.insert().values(**request.to_row()))
            await self.change_table(connection, table_id)

    # --- records ---------------------------------------------------------------------------------------------------

    async def add_record(self, record: RecordRow, most: int) -> None:
        """Keep a record; of one person's, only so many of the latest."""
        records = schema.records
        async with self.writing() as connection:
            await connection.execute(records.insert().values(**record.to_row()))
            latest = (
                sa.select(records.c.id)
                .where(records.c.person == record.person)
                .order_by(records.c.at.desc())
                .limit(most)
            )
            await connection.execute(
                records.delete().where(records.c.person == record.person, records.c.id.not_in(latest))
            )

    async def record(self, id: str) -> dict[str, Any]:
        if not is_id(id):
            raise NotThere("no_record")
        async with self.reading() as connection:
            data = await connection.scalar(sa.select(schema.records.c.data).where(schema.records.c.id == id))
        if data is None:
            raise NotThere("no_record")
        return dict(data)


def is_id(text: str) -> bool:
    """Whether a text could be one of our ids or tokens; a database need not see anything else."""
    return len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


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


def make_engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise ServerError("bad_database") from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise ServerError("bad_database")
    try:
        if parsed.get_backend_name() == "postgresql":
            engine = create_async_engine(parsed, pool_size=10, max_overflow=10)
            ping_after_a_pause(engine)
            return engine
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise ServerError("bad_database") from error
    if parsed.database:
        # For the owner's eyes only: it holds what nobody may know before a game is over.
        Path(parsed.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    engine = create_async_engine(parsed, connect_args={"timeout": BUSY_SECONDS})

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we say when a transaction begins
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged outlives a loss of power, too
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that reads first and writes later could find that another one wrote in between. Who only
        # reads needs none, and must not wait for those who write.
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
