"""Entries of all tables go to the database together: one commit for everything that waits."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from faubourg.server.clock import clock
from faubourg.server.store import schema
from faubourg.server.store.rows import JournalRow
from faubourg.server.store.storage import Storage

MOST_AT_ONCE: Final = 200
RETRY_SECONDS: Final = 1.0
NEAR_SECONDS: Final = 5.0  # an alarm is put off or stopped only when it would ring so soon

COLUMNS: Final = {
    "table_id": "VARCHAR",
    "seq": "INTEGER",
    "seat": "INTEGER",
    "move": "TEXT",
    "said": "TEXT",
    "at": "DOUBLE PRECISION",
    "person": "VARCHAR",
    "mark": "VARCHAR",
    "revision": "INTEGER",
}


@lru_cache(maxsize=MOST_AT_ONCE)
def insert_of(count: int) -> sa.TextClause:
    """One statement for entries of so many tables; it gives back the tables whose entry was added.

    An entry is added only if nobody has added one of that number, and nobody has changed the header or the seats.
    """
    values = ", ".join(
        f"({', '.join(f'CAST(:{name}{number} AS {kind})' for name, kind in COLUMNS.items())})"
        for number in range(count)
    )
    return sa.text(
        f"WITH wish ({', '.join(COLUMNS)}) AS (VALUES {values}) "
        "INSERT INTO journal (table_id, seq, seat, move, said, at, person, mark) "
        "SELECT wish.table_id, wish.seq, wish.seat, wish.move, wish.said, wish.at, wish.person, wish.mark "
        "FROM wish JOIN tables ON tables.id = wish.table_id AND tables.revision = wish.revision "
        "WHERE true ON CONFLICT DO NOTHING RETURNING table_id"
    )


# Another worker may have set an alarm since that we do not know of: it is not ours to put off.
WAKE = sa.text(
    "UPDATE tables SET wake = CAST(:wake AS DOUBLE PRECISION) WHERE id = :table_id "
    "AND (wake IS NULL OR wake < CAST(:near AS DOUBLE PRECISION) OR wake > CAST(:wake AS DOUBLE PRECISION))"
)
SEEN = sa.text(
    "UPDATE seats SET seen = CAST(:seen AS DOUBLE PRECISION) WHERE table_id = :table_id AND person = :person"
)


@dataclass(eq=False)
class Wish:
    """Entries to be added together, for a header that was at `revision`."""

    rows: list[JournalRow]
    revision: int
    is_added: bool = False
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def finish(self) -> None:
        """Tell whoever waits; they may have gone."""
        if not self.done.done():
            self.done.set_result(self.is_added)


class JournalWriter:
    """Commits entries in batches. `append` comes back when they are safe, or says that somebody else was first."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._waiting: list[Wish] = []
        self._wakes: dict[str, float | None] = {}
        self._seen: dict[tuple[str, str], float | None] = {}
        self._something = asyncio.Event()
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal writer")

    async def stop(self) -> None:
        """Write what still waits, then end: an entry that is under way is never broken off."""
        self._is_stopping = True
        self._something.set()
        if self._task is not None:
            await self._task

    async def append(self, rows: list[JournalRow], revision: int) -> bool:
        """True once the entries are committed; False if the table has moved on, and nothing was added."""
        wish = Wish(rows, revision)
        self._waiting.append(wish)
        self._something.set()
        return await wish.done

    def wake_at(self, table_id: str, when: float | None) -> None:
        """Note, with the next commit, when a table must be looked after: earlier than planned, or if that is near."""
        self._wakes[table_id] = when
        self._something.set()

    def seen_at(self, table_id: str, person: str, when: float | None) -> None:
        """Note, with the next commit, that somebody is at a table, or (None) has left."""
        self._seen[table_id, person] = when
        self._something.set()

    async def _run(self) -> None:
        while not self._is_stopping:
            await self._something.wait()
            self._something.clear()
            while self._waiting or self._wakes or self._seen:
                if not await self._write_batch():
                    asyncio.get_running_loop().call_later(RETRY_SECONDS, self._something.set)
                    break

    async def _write_batch(self) -> bool:
        """One commit; False if the database did not take it."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        batch.sort(key=lambda wish: wish.rows[0].table_id)  # the same order on every worker: no deadlock
        wakes, self._wakes = dict(sorted(self._wakes.items())), {}
        seen, self._seen = dict(sorted(self._seen.items())), {}
        # What people wait for goes first, and usually there is nothing else: a single statement commits by itself.
        plain = {wish.rows[0].table_id: wish for wish in batch if len(wish.rows) == 1}
        rest = [wish for wish in batch if plain.get(wish.rows[0].table_id) is not wish]
        try:
            if plain:
                await self._add_plain(list(plain.values()))
            if rest or wakes or seen:
                async with self.storage.writing() as connection:
                    for wish in rest:
                        await self._add(connection, wish)
                    for table_id, when in wakes.items():
                        near = clock.now() + NEAR_SECONDS
                        await connection.execute(WAKE, {"table_id": table_id, "wake": when, "near": near})
                    for (table_id, person), when in seen.items():
                        await connection.execute(SEEN, {"table_id": table_id, "person": person, "seen": when})
        except Exception as error:
            # Whoever sent an entry is told and sends it again; the notes are ours to keep.
            for wish in batch:
                if not wish.done.done():
                    wish.done.set_exception(error)
            self._wakes = wakes | self._wakes
            self._seen = seen | self._seen
            return False
        for wish in rest:
            wish.finish()
        return True

    async def _add_plain(self, wishes: list[Wish]) -> None:
        """Single entries of different tables."""
        values: dict[str, Any] = {}
        for number, wish in enumerate(wishes):
            row = {**wish.rows[0]._asdict(), "revision": wish.revision}
            values |= {f"{name}{number}": row[name] for name in COLUMNS}
        added = await self.storage.write_once(insert_of(len(wishes)), values)
        for wish in wishes:
            wish.is_added = wish.rows[0].table_id in added
            wish.finish()

    async def _add(self, connection: AsyncConnection, wish: Wish) -> None:
        first, *others = wish.rows
        values = {f"{name}0": value for name, value in {**first._asdict(), "revision": wish.revision}.items()}
        wish.is_added = (await connection.execute(insert_of(1), values)).first() is not None
        if wish.is_added and others:  # once the first is in, the numbers after it are ours: a journal has no gaps
            await connection.execute(schema.journal.insert(), [row._asdict() for row in others])
