"""What the database keeps of notices: where people want to be told, and what they have been told."""

from __future__ import annotations

import sqlalchemy as sa

from faubourg.server.errors import TooMuch
from faubourg.server.store import schema
from faubourg.server.store.rows import NoticeRow
from faubourg.server.store.storage import Storage

# Told once, by whichever worker is first: a row is written only for a later stage than the one told of before.
CLAIM = sa.text(
    "INSERT INTO noticed (table_id, seat, stage) VALUES (:table_id, :seat, :stage) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET stage = excluded.stage WHERE noticed.stage < excluded.stage "
    "RETURNING seat"
)


class NoticeDesk:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def add(self, row: NoticeRow, most: int) -> None:
        """TooMuch if the person has so many already."""
        people, notices = schema.people, schema.notices
        async with self.storage.writing() as connection:
            # Until the transaction ends nobody else counts: who asks for many at once is counted right.
            await connection.execute(sa.select(people.c.id).where(people.c.id == row.person).with_for_update())
            count = sa.select(sa.func.count()).where(notices.c.person == row.person)
            if int(await connection.scalar(count) or 0) >= most:
                raise TooMuch("many_notices", most=most)
            await connection.execute(notices.insert().values(**row.to_row()))

    async def of(self, person: str) -> list[NoticeRow]:
        query = schema.notices.select().where(schema.notices.c.person == person).order_by(schema.notices.c.created)
        async with self.storage.reading() as connection:
            return [NoticeRow(**row._mapping) for row in await connection.execute(query)]

    async def find(self, id: str) -> NoticeRow | None:
        async with self.storage.reading() as connection:
            row = (await connection.execute(schema.notices.select().where(schema.notices.c.id == id))).first()
        return None if row is None else NoticeRow(**row._mapping)

    async def confirm(self, id: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(schema.notices.update().where(schema.notices.c.id == id).values(is_confirmed=True))

    async def remove(self, id: str) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(schema.notices.delete().where(schema.notices.c.id == id))

    async def slow_tables(self) -> dict[str, tuple[int, float]]:
        """Tables without a live clock where somebody sits who wants to be told: the last entry, and when it came."""
        tables, seats, journal, notices = schema.tables, schema.seats, schema.journal, schema.notices
        wants = sa.select(notices.c.person).where(notices.c.is_confirmed)
        query = (
            sa.select(
                tables.c.id,
                sa.func.coalesce(sa.func.max(journal.c.seq), 0).label("seq"),
                sa.func.coalesce(sa.func.max(journal.c.at), tables.c.started).label("at"),
            )
            .select_from(
                tables.join(seats, seats.c.table_id == tables.c.id).outerjoin(
                    journal, journal.c.table_id == tables.c.id
                )
            )
            .where(tables.c.status == "playing", tables.c.clock != "live", seats.c.person.in_(wants))
            .group_by(tables.c.id, tables.c.started)
        )
        async with self.storage.reading() as connection:
            return {row.id: (row.seq, row.at) for row in await connection.execute(query)}

    async def claim(self, table_id: str, seat: int, stage: int) -> bool:
        """Whether it is for us to tell of this turn: nobody has, and nobody else will."""
        async with self.storage.writing() as connection:
            values = {"table_id": table_id, "seat": seat, "stage": stage}
            return (await connection.execute(CLAIM, values)).first() is not None
