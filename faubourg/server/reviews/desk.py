"""What the database keeps of reviews: who wants which, who works on it, and what was found so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from faubourg.server.errors import TooMuch
from faubourg.server.store import schema
from faubourg.server.store.rows import ReviewRow
from faubourg.server.store.storage import Storage

RUNNING, STOPPED, DONE, FAILED = "running", "stopped", "done", "failed"

ASK = sa.text(
    "INSERT INTO reviews (subject, person, status, worker, until, asked) "
    "VALUES (:subject, :person, 'running', NULL, 0, :asked) "
    "ON CONFLICT (subject) DO UPDATE SET person = excluded.person, status = 'running', until = 0, "
    "asked = excluded.asked WHERE reviews.status IN ('stopped', 'failed')"
)
KEEP = sa.text(
    "INSERT INTO review_parts (subject, part, step, found) VALUES (:subject, :part, :step, :found) "
    "ON CONFLICT DO NOTHING"
).bindparams(sa.bindparam("found", type_=sa.JSON))

Found = dict[str, dict[int, Any]]  # chances and turnings by step


class ReviewDesk:
    """`worker` is the name of this process among those that share the database."""

    def __init__(self, storage: Storage, worker: str) -> None:
        self.storage = storage
        self.worker = worker

    async def row(self, subject: str) -> ReviewRow | None:
        async with self.storage.reading() as connection:
            row = (await connection.execute(schema.reviews.select().where(schema.reviews.c.subject == subject))).first()
        return None if row is None else ReviewRow(**row._mapping)

    async def ask(self, subject: str, person: str, now: float, most: int) -> None:
        """Somebody wants it; TooMuch if so many are worked on for them already."""
        people, reviews = schema.people, schema.reviews
        async with self.storage.writing() as connection:
            # Until the transaction ends nobody else counts: who asks for many at once is counted right.
            await connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update())
            running = sa.select(sa.func.count()).where(reviews.c.person == person, reviews.c.status == RUNNING)
            if int(await connection.scalar(running) or 0) >= most:
                raise TooMuch("too_many_reviews", most=most)
            await connection.execute(ASK, {"subject": subject, "person": person, "asked": now})

    async def stop(self, subject: str) -> None:
        reviews = schema.reviews
        is_running = sa.and_(reviews.c.subject == subject, reviews.c.status == RUNNING)
        async with self.storage.writing() as connection:
            await connection.execute(reviews.update().where(is_running).values(status=STOPPED))

    # --- working on them -------------------------------------------------------------------------------------------

    async def claim(self, now: float, until: float, most: int) -> list[ReviewRow]:
        """Some that nobody works on, those asked for first; until then they are ours."""
        reviews = schema.reviews
        is_free = sa.and_(reviews.c.status == RUNNING, reviews.c.until <= now)
        query = reviews.select().where(is_free).order_by(reviews.c.asked).limit(most)
        async with self.storage.reading() as connection:
            free = [ReviewRow(**row._mapping) for row in await connection.execute(query)]
        claimed = []
        for row in free:
            mine = reviews.update().where(reviews.c.subject == row.subject, is_free)
            async with self.storage.writing() as connection:
                if (await connection.execute(mine.values(worker=self.worker, until=until))).rowcount:
                    claimed.append(row)
        return claimed

    async def hold(self, until: float) -> None:
        """What we work on stays ours for longer."""
        reviews = schema.reviews
        mine = sa.and_(reviews.c.worker == self.worker, reviews.c.status == RUNNING)
        async with self.storage.writing() as connection:
            await connection.execute(reviews.update().where(mine).values(until=until))

    async def free_all(self) -> None:
        """Whoever worked on them is gone: we are the only one."""
        async with self.storage.writing() as connection:
            await connection.execute(schema.reviews.update().values(until=0.0))

    async def found(self, subject: str) -> Found:
        parts = schema.review_parts
        found: Found = {"chances": {}, "turnings": {}}
        async with self.storage.reading() as connection:
            for row in await connection.execute(parts.select().where(parts.c.subject == subject)):
                found[row.part][row.step] = row.found
        return found

    async def keep(self, subject: str, found: Mapping[str, Mapping[int, Any]], status: str) -> bool:
        """Add what was found; False if nobody wants more of it from us."""
        reviews = schema.reviews
        rows = [
            {"subject": subject, "part": part, "step": step, "found": what}
            for part, by_step in found.items()
            for step, what in by_step.items()
        ]
        ours = sa.and_(reviews.c.subject == subject, reviews.c.worker == self.worker, reviews.c.status == RUNNING)
        async with self.storage.writing() as connection:
            if rows:
                await connection.execute(KEEP, rows)
            return (await connection.execute(reviews.update().where(ours).values(status=status))).rowcount == 1
