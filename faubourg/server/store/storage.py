"""The database behind the tables: SQLite in a file or PostgreSQL, with the same statements."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from faubourg.server.clock import clock
from faubourg.server.errors import NotThere
from faubourg.server.people.security import new_token
from faubourg.server.store import migrate, schema
from faubourg.server.store.engines import File, make_engine
from faubourg.server.store.rows import ChatRow, JournalRow, NewEntry, Person, RecordRow, SeatRow, TableRow, UndoRow
from faubourg.server.store.trouble import DAMAGED, FULL, READ_ONLY, trouble_in

LISTED = 100  # tables of others that are shown
MINE = 200  # of one's own, those that are not over first
LONGEST_ID = 60
TROUBLE_SECONDS = 30.0

SEEN_HAND = sa.text(
    "INSERT INTO hands (table_id, seat, person) VALUES (:table_id, :seat, :person) ON CONFLICT DO NOTHING"
)


class Storage:
    """Every question and every change, each in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        # SQLite lets one connection write at a time: waiting here is cheaper than waiting for its lock.
        self._writing = asyncio.Lock()
        self._file = File(str(self.engine.url.database)) if self.is_sqlite else None
        self._trouble: tuple[str, float] | None = None

        @sa.event.listens_for(self.engine.sync_engine, "handle_error")
        def note(context: sa.ExceptionContext) -> None:
            self._note_trouble(context.original_exception)

    def _note_trouble(self, error: BaseException) -> None:
        key = trouble_in(error)
        if key in (DAMAGED, FULL, READ_ONLY) and self.trouble != DAMAGED:
            self._trouble = key, clock.now()

    @property
    def trouble(self) -> str | None:
        """What statements have met lately. A full disk may have room again; damage stays, though few may notice it."""
        if self._trouble is None:
            return None
        key, at = self._trouble
        return key if key == DAMAGED or clock.now() - at < TROUBLE_SECONDS else None

    async def open(self) -> None:
        await migrate.upgrade(self.engine)

    async def close(self) -> None:
        if self._file is not None:
            await self._file.close()
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

    async def write_once(self, statement: sa.TextClause, values: Mapping[str, Any]) -> list[Any]:
        """A single statement, which is a transaction by itself: every answer waits for one.

        What comes back is the first value of each row that it returns.
        """
        if self._file is None:
            async with self.reading() as connection:
                return list((await connection.execute(statement, values)).scalars())
        try:
            async with self._writing:
                return await self._file.execute(statement.text, values)
        except sqlite3.Error as error:
            self._note_trouble(error)
            raise

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

    async def rename_person(self, id: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(schema.people.update().where(schema.people.c.id == id).values(name=name))

    async def give_login(self, id: str, login: str, password: str) -> bool:
        """Put a guest's things under a login; False if they have one. Cookies of the guest are worth nothing then."""
        people = schema.people
        guest = sa.and_(people.c.id == id, people.c.login.is_(None))
        values = {"login": login, "password": password, "session": people.c.session + 1}
        async with self.writing() as connection:
            return (await connection.execute(people.update().where(guest).values(values))).rowcount == 1

    async def end_sessions(self, id: str) -> None:
        """All cookies that were given to a person are worth nothing from now on."""
        people = schema.people
        async with self.writing() as connection:
            await connection.execute(people.update().where(people.c.id == id).values(session=people.c.session + 1))

    # --- tables ----------------------------------------------------------------------------------------------------

    async def add_table(self, connection: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]) -> None:
        await connection.execute(schema.tables.insert().values(**table.to_row()))
        await connection.execute(schema.seats.insert(), [seat.to_row() for seat in seats])
        if table.status == "playing":
            await self.note_hands(connection, seats)

    async def add_moves(
        self, connection: AsyncConnection, table_id: str, moves: Sequence[NewEntry], now: float
    ) -> None:
        """The first entries of a new table."""
        rows = [
            JournalRow(table_id, seq, entry.seat, entry.move, entry.said, now)._asdict()
            for seq, entry in enumerate(moves, start=1)
        ]
        if rows:
            await connection.execute(schema.journal.insert(), rows)

    async def locked_tables_of(self, connection: AsyncConnection, host: str) -> tuple[int, int]:
        """How many unfinished tables somebody has made, and at how many of them only bots play.

        Until the transaction ends nobody else counts them: who asks for many at once is counted right.
        """
        people, tables, seats = schema.people, schema.tables, schema.seats
        await connection.execute(sa.select(people.c.id).where(people.c.id == host).with_for_update())
        unfinished = sa.select(sa.func.count()).where(tables.c.host == host, tables.c.status != "over")
        plays = sa.select(seats.c.seat).where(
            seats.c.table_id == tables.c.id, seats.c.person.is_not(None), sa.not_(seats.c.resigned)
        )
        bots_only = unfinished.where(tables.c.status == "playing", sa.not_(sa.exists(plays.correlate(tables))))
        return int(await connection.scalar(unfinished) or 0), int(await connection.scalar(bots_only) or 0)

    async def note_hands(self, connection: AsyncConnection, seats: Iterable[SeatRow]) -> None:
        """Keep in mind who can see what these seats hold: leaving one does not make them forget it."""
        seen = [{"table_id": row.table_id, "seat": row.seat, "person": row.person} for row in seats if row.person]
        if seen:
            await connection.execute(SEEN_HAND, seen)

    async def hands_seen(self, connection: AsyncConnection, table_id: str, person: str) -> set[int]:
        """The seats of a game that a person has held at any time."""
        hands = schema.hands
        query = sa.select(hands.c.seat).where(hands.c.table_id == table_id, hands.c.person == person)
        return {row.seat for row in await connection.execute(query)}

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
        """Tables that anybody may join or watch, and all that a person sits at or made; the newest first.

        They are looked for apart: no number of listed tables can hide one's own.
        """
        tables, seats = schema.tables, schema.seats
        newest = tables.c.created.desc()
        queries = [tables.select().where(tables.c.listed, tables.c.status != "over").order_by(newest).limit(LISTED)]
        if person is not None:
            sits = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.person == person))
            is_closed = sa.func.coalesce(tables.c.ending, "") == "closed"
            mine = tables.select().where(sa.or_(tables.c.host == person, sits), sa.not_(is_closed))
            queries.append(mine.order_by(tables.c.status == "over", newest).limit(MINE))
        async with self.reading() as connection:
            found = {row.id: TableRow(**row._mapping) for query in queries for row in await connection.execute(query)}
            of: dict[str, list[SeatRow]] = {id: [] for id in found}
            listed = seats.select().where(seats.c.table_id.in_(list(found))).order_by(seats.c.table_id, seats.c.seat)
            for row in await connection.execute(listed):
                of[row.table_id].append(SeatRow(**row._mapping))
        newest_first = sorted(found.values(), key=lambda table: -table.created)
        return [(table, of[table.id]) for table in newest_first]

    async def unfinished_tables_of(self, person: str) -> set[str]:
        """Where somebody sits and the game is not over."""
        tables, seats = schema.tables, schema.seats
        query = sa.select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        query = query.where(seats.c.person == person, sa.not_(seats.c.resigned), tables.c.status != "over")
        async with self.reading() as connection:
            return {row.table_id for row in await connection.execute(query.limit(MINE))}

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
            old = sa.select(records.c.id).where(records.c.person == record.person, records.c.id.not_in(latest))
            for id in list(await connection.scalars(old)):
                for table in (schema.review_parts, schema.reviews):  # nobody can ask for them any more
                    await connection.execute(table.delete().where(table.c.subject == record_subject(id)))
                await connection.execute(records.delete().where(records.c.id == id))

    async def record(self, id: str) -> dict[str, Any]:
        if not is_id(id):
            raise NotThere("no_record")
        async with self.reading() as connection:
            data = await connection.scalar(sa.select(schema.records.c.data).where(schema.records.c.id == id))
        if data is None:
            raise NotThere("no_record")
        return dict(data)


def table_subject(id: str) -> str:
    """What a review of this table is called."""
    return f"table {id}"


def record_subject(id: str) -> str:
    return f"record {id}"


def is_id(text: str) -> bool:
    """Whether a text could be one of our ids or tokens; a database need not see anything else."""
    return len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
