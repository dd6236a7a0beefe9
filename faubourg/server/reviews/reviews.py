"""Reviews of finished games: asked for, worked on bit by bit behind the bots, shared by all who may see the game.

Whatever is found is kept at once. So a review can be stopped, goes on where it was after a restart, and any worker can
take it over.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import structlog

from faubourg.bots import Budget, calmed, turning_words, work_in
from faubourg.server.bots.process import ReviewJob
from faubourg.server.bots.queue import Need
from faubourg.server.clock import clock
from faubourg.server.errors import NotAllowed, OutOfDate, TooMuch
from faubourg.server.failures import note_failure
from faubourg.server.people.limits import Rates
from faubourg.server.reviews.desk import DONE, FAILED, RUNNING, STOPPED, Found, ReviewDesk
from faubourg.server.store.rows import Person, ReviewRow
from faubourg.server.tables.keeper import Keeper
from faubourg.server.tables.records import Records, Unrolled
from faubourg.server.wire.library import ReviewInfo, TurningInfo

log = structlog.get_logger()

AT_ONCE = 8  # reviews that one worker has in hand; others wait in the database
LEASE_SECONDS = 15.0  # after which another worker takes over from one that is gone
SLICE_SECONDS = 0.5  # of thinking, then whoever waits for a bot has the turn
LEAST, MOST = 10, 150  # milliseconds about one answer
CLOSE_LOOKS = 40  # what the turning points cost, in such times


class Reviews:
    def __init__(self, keeper: Keeper, records: Records) -> None:
        self.settings = keeper.settings
        self.limits = keeper.settings.limits
        self.records = records
        self.bots = keeper.bots
        self.desk = ReviewDesk(keeper.storage, secrets.token_hex(8))
        self._rates = Rates(self.limits.reviews, self.limits.reviews_burst)
        self._asked = asyncio.Event()
        self._minding: asyncio.Task[None] | None = None
        self._working: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        if not self.settings.is_shared:
            await self.desk.free_all()
        self._minding = asyncio.create_task(self._mind(), name="reviews")

    async def stop(self) -> None:
        tasks = [task for task in (self._minding, *self._working.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what people ask for ---------------------------------------------------------------------------------------

    async def ask(self, unrolled: Unrolled, person: Person, lang: str) -> ReviewInfo:
        """Begin, or go on after a stop. What runs or is done already costs nobody anything."""
        require_finished(unrolled)
        if len(unrolled.record.moves) > self.limits.review_moves:
            raise TooMuch("long_record", most=self.limits.review_moves)
        row = await self.desk.row(unrolled.subject)
        if row is None or row.status in (STOPPED, FAILED):
            self._rates.require(person.id)
            await self.desk.ask(unrolled.subject, person.id, clock.now(), self.limits.reviews_at_once)
            self._asked.set()
        return await self.look(unrolled, person, lang)

    async def end(self, unrolled: Unrolled, person: Person, lang: str) -> ReviewInfo:
        """Stop; what was found is kept. Again is harmless."""
        row = await self.desk.row(unrolled.subject)
        if row is not None and row.status == RUNNING:
            if row.person != person.id:
                raise NotAllowed("not_your_review")
            await self.desk.stop(unrolled.subject)
        return await self.look(unrolled, person, lang)

    async def look(self, unrolled: Unrolled, person: Person | None, lang: str) -> ReviewInfo:
        """What is known so far."""
        require_finished(unrolled)
        row = await self.desk.row(unrolled.subject)
        found = await self.desk.found(unrolled.subject)
        record = unrolled.record
        steps = len(record.moves)
        chances = [found["chances"][step] for step in sorted(found["chances"])]
        whole = work_in(steps)
        is_done = row is not None and row.status == DONE
        turnings = [
            turning_info(unrolled, turning, lang) for turning in found["turnings"].values() if turning is not None
        ]
        return ReviewInfo(
            status="none" if row is None else row.status,  # type: ignore[arg-type]
            done=whole if is_done else min(whole - 1, sum(map(len, found.values()))),
            of=whole,
            steps=steps,
            names=list(record.seats),
            chances=calmed(chances, is_whole=len(chances) > steps),
            turnings=sorted(turnings, key=lambda turning: (-turning.loss, turning.step)),
            can_stop=row is not None and row.status == RUNNING and person is not None and row.person == person.id,
        )

    # --- working on them -------------------------------------------------------------------------------------------

    async def _mind(self) -> None:
        """Take up what is asked for, here or elsewhere, and what another worker has left."""
        while True:
            try:
                if self._working:
                    await self.desk.hold(clock.now() + LEASE_SECONDS)
                room = AT_ONCE - len(self._working)
                for row in await self.desk.claim(clock.now(), clock.now() + LEASE_SECONDS, room) if room else []:
                    if row.subject not in self._working:
                        self._working[row.subject] = asyncio.create_task(self._work(row), name="review")
            except Exception as error:  # the database may be away for a while
                note_failure("reviews", error)
            try:
                await asyncio.wait_for(self._asked.wait(), self.settings.poll_seconds)
            except TimeoutError:
                continue
            self._asked.clear()

    async def _work(self, row: ReviewRow) -> None:
        subject = row.subject
        try:
            unrolled = await self.records.unrolled(subject)
            found = await self.desk.found(subject)
            while await self._go_on(row, unrolled, found):
                continue
        except asyncio.CancelledError:
            raise
        except Exception as error:
            note_failure("review", error, subject=subject)
            await self.desk.keep(subject, {}, FAILED)
        finally:
            del self._working[subject]
            self._asked.set()  # there is room for another one

    async def _go_on(self, row: ReviewRow, unrolled: Unrolled, found: Found) -> bool:
        """A slice of work; whether more of it is wanted."""
        record = unrolled.record
        budget = Budget(milliseconds=time_for_each(len(record.moves), self.settings.review_seconds))
        job = ReviewJob(row.subject, record.to_data(), found, budget, SLICE_SECONDS)
        async with self.bots.queue.turn(f"review {row.person}", lambda: Need.REVIEW):
            told = await self.bots.review(job)
        if told.found is None:
            log.warning("review_failed", subject=row.subject, reason=told.reason)
            await self.desk.keep(row.subject, {}, FAILED)
            return False
        for part, by_step in told.found.items():
            found[part] |= by_step
        return await self.desk.keep(row.subject, told.found, DONE if told.is_done else RUNNING) and not told.is_done


def turning_info(unrolled: Unrolled, turning: dict[str, Any], lang: str) -> TurningInfo:
    state, seat = unrolled.states[turning["step"]], turning["seat"]
    said = turning_words(unrolled.record, turning, lang, state)

    def spots(answer: str) -> list[str]:
        frame = state.frame_of(seat)
        assert frame is not None, "whoever answered was asked"
        return list(state.game.spots(state, frame, state.read_one(answer, seat)))

    return TurningInfo(**said, played_spots=spots(said["played"]), better_spots=spots(said["better"]))


def require_finished(unrolled: Unrolled) -> None:
    """A table that is over may have been given up; a record that somebody brings has come to its end."""
    if not unrolled.record.moves:
        raise OutOfDate("nothing_played")
    if not unrolled.is_of_table and not unrolled.states[-1].is_over:
        raise OutOfDate("unfinished_record")


def time_for_each(steps: int, seconds: float) -> int:
    """Milliseconds about each answer, if all of them shall take so many seconds."""
    return min(MOST, max(LEAST, int(1000 * seconds / (steps + CLOSE_LOOKS))))
