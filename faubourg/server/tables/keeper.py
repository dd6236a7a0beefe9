"""Keeps live tables: loads them, writes their entries, catches up with other workers, asks bots, minds clocks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

import structlog

from faubourg.core.errors import FaubourgError
from faubourg.core.game import Game
from faubourg.server import metrics
from faubourg.server.bots.thinkers import STAND_IN, Bots
from faubourg.server.clock import clock
from faubourg.server.errors import OutOfDate
from faubourg.server.failures import note_failure
from faubourg.server.games import Games
from faubourg.server.settings import Settings
from faubourg.server.store.journal_writer import NEAR_SECONDS, JournalWriter
from faubourg.server.store.pulse import Pulse
from faubourg.server.store.rows import JournalRow, NewEntry, SeatRow, TableRow
from faubourg.server.store.storage import Storage
from faubourg.server.tables.bus import Bus
from faubourg.server.tables.clocks import to_be_replaced
from faubourg.server.tables.live import LiveTable

log = structlog.get_logger()

BOT_GRACE = 5.0  # seconds beyond a bot's time after which another worker looks after its table
TROUBLE_SECONDS = 60.0  # when to look again at a table that could not be looked after
BEAT_SECONDS = 30.0  # how often it is written down how late it is
MOST_TRIES = 20  # how often an entry may find that another worker was first

OnNews = Callable[[str], None]


class Keeper:
    """The tables of one worker. `watched` says which of them have readers; `on_news` wakes these."""

    def __init__(
        self, settings: Settings, storage: Storage, bus: Bus, games: Games, bots: Bots, on_news: OnNews
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.bus = bus
        self.games = games
        self.bots = bots
        self.on_news = on_news
        self.watched: Callable[[], Iterable[str]] = tuple
        self.on_people: Callable[[Iterable[str]], object] = tuple  # these may sit at other tables than before
        self.wants_people: Callable[[], bool] = bool  # whether anybody here wants to know that of tables elsewhere
        self.writer = JournalWriter(storage)
        self.pulse = Pulse(storage)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._following: set[str] = set()  # tables whose new entries are about to be read

    async def start(self) -> None:
        await self.pulse.beat()
        self.writer.start()
        await self.bus.start(self._changed_elsewhere, self._catch_up_all)
        self._spawn(self._mind(), "keeper")

    async def stop(self) -> None:
        """Let entries that are being written be written; everything else can be redone by any worker."""
        await self.bus.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.stop()
        self.bots.stop()

    # --- loading ---------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """A table, rebuilt from its journal if it is not in memory."""
        live = self._live.get(table_id)
        if live is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    live = self._live.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        live.used = time.monotonic()
        return live

    async def latest(self, table_id: str) -> LiveTable:
        """A table as it is now, even if another worker changed it and the news is still on its way."""
        is_known = table_id in self._live
        live = await self.get(table_id)
        if is_known and self.settings.is_shared:
            await self.catch_up(live)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        header, seats = await self.storage.table_and_seats(table_id)
        live = LiveTable(header, seats, self.playable(header))
        self._absorb(live, await self.storage.journal(table_id))
        live.hear(await self.storage.chat(table_id))
        live.renew(header, seats, await self.storage.undo_request(table_id))
        self._live[table_id] = live
        metrics.live_tables.set(len(self._live))
        self._tell_people(live.seats)
        await self._look_after(live)
        return live

    def playable(self, header: TableRow) -> Game:
        """The game of a table; OutOfDate if this server has other rules or components than the table began with."""
        game = self.games.find(header.game)
        if game.rules_version != header.rules:
            raise OutOfDate("other_rules", game=header.game, rules=header.rules, current=game.rules_version)
        if game.fingerprint(header.options) != header.components:
            raise OutOfDate("other_components", game=header.game)
        return game

    async def catch_up(self, live: LiveTable) -> bool:
        """Read what other workers have done; whether there was anything."""
        before = live.seq, live.news
        table_id = live.header.id
        header, seats = await self.storage.table_and_seats(table_id)
        self._absorb(live, await self.storage.journal(table_id, live.seq))
        live.renew(header, seats, await self.storage.undo_request(table_id))
        live.hear(await self.storage.chat(table_id, live.chat[-1].id if live.chat else 0))
        self.on_news(table_id)
        return (live.seq, live.news) != before

    @staticmethod
    def _absorb(live: LiveTable, rows: list[JournalRow]) -> None:
        """Entries that others have written, perhaps by a clock that is ahead of ours."""
        if rows:
            clock.not_before(rows[-1].at)
        live.absorb(rows)

    async def changed(self, live: LiveTable) -> None:
        """Header, seats, chat or request were changed here: tell everybody."""
        await self.catch_up(live)
        self._tell_people(live.seats)
        await self.bus.announce(live.header.id)
        await self._look_after(live)

    async def seen(self, live: LiveTable, person: str, seen: float | None) -> None:
        """Somebody has come or gone."""
        self.writer.seen_at(live.header.id, person, seen)
        if live.note_seen(person, seen):
            self.on_news(live.header.id)
            await self.bus.announce(live.header.id)

    # --- writing ---------------------------------------------------------------------------------------------------

    async def commit(
        self,
        live: LiveTable,
        entries: Sequence[NewEntry],
        person: str | None = None,
        codes: Sequence[int] = (),
    ) -> bool:
        """Add entries to the journal, all or none. False: others were first, and `live` has caught up.

        The caller holds the table's lock. `person` is who wants it (None: a bot), `codes` what the entries mean.
        """
        now = clock.now()
        header = live.header
        rows = [
            JournalRow(header.id, live.seq + number, entry.seat, entry.move, entry.said, now, person, entry.mark)
            for number, entry in enumerate(entries, start=1)
        ]
        with metrics.commit_seconds.time():
            added = await self.writer.append(rows, header.revision)
        if not added:
            metrics.conflicts.inc()
            await self.catch_up(live)
            return False
        metrics.moves.inc(len(rows))
        had_request = live.undo_request is not None
        live.absorb(rows, codes)
        self.on_news(header.id)
        await self.bus.announce(header.id, only_moves=not had_request)
        await self._look_after(live)
        return True

    async def _look_after(self, live: LiveTable) -> None:
        """Whatever must follow from the moment a table is in."""
        if live.is_playing and live.state.is_over:
            await self._finish(live)
        if not live.is_playing:
            return
        for seat in live.state.to_act:
            bot = live.bot_of(seat)
            if bot is not None and seat not in live.bot_jobs:
                live.bot_jobs[seat] = self._spawn(self._bot_turn(live, seat, bot), "bot")
        self._set_alarm(live)

    def _set_alarm(self, live: LiveTable) -> None:
        """See to it that some worker looks after a table in time, even if this one is gone by then.

        An alarm that rings too early harms nobody: it is put off or stopped when it is near, not with every turn.
        """
        wake, now = self._next_look(live), clock.now()
        is_earlier = wake is not None and (live.wake is None or wake < live.wake)
        is_near = live.wake is not None and live.wake < now + NEAR_SECONDS
        if wake != live.wake and (is_earlier or is_near):
            live.wake = wake
            self.writer.wake_at(live.header.id, wake)

    def _next_look(self, live: LiveTable) -> float | None:
        times = [live.deadline(seat) for seat in live.state.to_act]
        if any(live.bot_of(seat) is not None for seat in live.state.to_act):
            times.append(clock.now() + self.settings.bot_seconds + BOT_GRACE)
        return min((when for when in times if when is not None), default=None)

    async def _finish(self, live: LiveTable) -> None:
        async with self.storage.writing() as connection:
            header, _ = await self.storage.locked_table(connection, live.header.id)
            if header.status == "playing":
                await self.storage.change_table(
                    connection,
                    header.id,
                    status="over",
                    ending="played",
                    result=live.table.result(),
                    ended=time.time(),
                    wake=None,
                )
        await self.catch_up(live)
        await self.bus.announce(live.header.id)
        log.info("table_over", table=live.header.id, game=live.header.game, entries=live.seq)

    # --- bots ------------------------------------------------------------------------------------------------------

    async def _bot_turn(self, live: LiveTable, seat: int, bot: str) -> None:
        """One answer of a bot. Nobody waits for it; if the table has moved on meanwhile, it is dropped."""
        place = place_of(live, seat)

        def is_asked() -> bool:
            is_bots = live.is_playing and live.bot_of(seat) in (bot, STAND_IN)
            return is_bots and seat in live.state.to_act and place_of(live, seat) == place

        try:
            owner = next(iter(live.people_here()), live.header.host)
            async with self.bots.queue.turn(owner, live.need_of_bots):
                state = live.state.clone() if is_asked() else None
                choice = None if state is None else await self.bots.choose(state, seat, bot, live.header.id, is_asked)
            if choice is not None and choice.is_replaced:
                await self._replace_bot(live, seat, bot)
            async with live.lock:
                for _ in range(MOST_TRIES):
                    if choice is None or not is_asked():
                        break
                    move = live.state.read_one(choice.move, seat)
                    text = live.game.notation(live.state, move)
                    live.bot_jobs.pop(seat, None)  # what follows may be this bot's turn again
                    if await self.commit(live, [NewEntry(seat, text)], codes=[move]):
                        return
        except asyncio.CancelledError:
            raise
        except Exception as error:
            note_failure("bot_turn", error, table=live.header.id, seat=seat)
            return
        finally:
            if live.bot_jobs.get(seat) is asyncio.current_task():
                del live.bot_jobs[seat]
        await self._look_after(live)

    async def _replace_bot(self, live: LiveTable, seat: int, bot: str) -> None:
        """One that failed once is not trusted again."""
        async with self.storage.writing() as connection:
            _, seats = await self.storage.locked_table(connection, live.header.id)
            if seats[seat].bot == bot:
                await self.storage.change_seat(connection, live.header.id, seat, bot=STAND_IN)
                await self.storage.change_table(connection, live.header.id)
        await self.catch_up(live)
        await self.bus.announce(live.header.id)

    async def stand_in(self, live: LiveTable) -> None:
        """Let a bot play for everybody whose time is over, as long as somebody plays on."""
        deadlines = {seat: deadline for seat in live.state.to_act if (deadline := live.deadline(seat)) is not None}
        over = {seat: deadline for seat, deadline in deadlines.items() if deadline <= clock.now()}
        late = to_be_replaced(live.seats, over) if over else []
        if not late:
            return
        async with self.storage.writing() as connection:
            _, seats = await self.storage.locked_table(connection, live.header.id)
            for seat in late:
                if seats[seat].bot is None:
                    await self.storage.change_seat(connection, live.header.id, seat, bot=STAND_IN)
            await self.storage.change_table(connection, live.header.id)
        log.info("stand_in", table=live.header.id, seats=late)
        await self.changed(live)

    # --- minding ---------------------------------------------------------------------------------------------------

    async def _mind(self) -> None:
        """Now and then: what messages may have missed, what is overdue, what nobody needs in memory."""
        beat = clock.now()
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            if clock.now() - beat > BEAT_SECONDS:
                beat = clock.now()
                await self.pulse.beat()
            try:
                if self.settings.is_shared:
                    await self._catch_up_all()
                self._put_off_alarms()
                await self._look_after_overdue()
                self._forget_idle()
            except Exception as error:  # the database may be away for a while
                note_failure("keeper", error)

    async def _look_after_overdue(self) -> None:
        for table_id in await self.storage.overdue_tables(clock.now()):
            try:
                live = await self.get(table_id)
                if self.settings.is_shared:
                    await self.catch_up(live)
                await self.stand_in(live)
                live.wake = 0.0  # it has rung, so that the next time is written
                await self._look_after(live)
            except FaubourgError as error:  # a table of other rules stays as it is
                log.warning("table_left_alone", table=table_id, reason=error.key)
                self.writer.wake_at(table_id, None)
            except Exception as error:  # one table's trouble is not that of the others
                note_failure("looking_after", error, table=table_id)
                self.writer.wake_at(table_id, clock.now() + TROUBLE_SECONDS)

    def _put_off_alarms(self) -> None:
        """No other worker needs to care for a table whose bots wait for their turn here, or where no bot is asked."""
        for live in self._live.values():
            if live.is_playing and (live.bot_jobs or not any(map(live.bot_of, live.state.to_act))):
                self._set_alarm(live)

    async def _changed_elsewhere(self, table_id: str, only_moves: bool) -> None:
        live = self._live.get(table_id)
        if live is None and not only_moves and self.wants_people():
            self._tell_people((await self.storage.table_and_seats(table_id))[1])
        if live is None or (only_moves and table_id in self._following):
            return  # who is about to read will read this, too
        if only_moves:
            self._following.add(table_id)
        self._spawn(self._follow(live, only_moves), "follow")

    def _tell_people(self, seats: Iterable[SeatRow]) -> None:
        self.on_people({row.person for row in seats if row.person is not None})

    async def _follow(self, live: LiveTable, only_moves: bool) -> None:
        try:
            if only_moves:
                self._following.discard(live.header.id)
                self._absorb(live, await self.storage.journal(live.header.id, live.seq))
                self.on_news(live.header.id)
            else:
                await self.catch_up(live)
                self._tell_people(live.seats)
        except Exception as error:
            note_failure("catch_up", error, table=live.header.id)

    async def _catch_up_all(self) -> None:
        """Bring every table that somebody watches here up to date."""
        watched = [table_id for table_id in self.watched() if table_id in self._live]
        if not watched:
            return
        for table_id, (revision, seq, chat) in (await self.storage.progress(watched)).items():
            live = self._live[table_id]
            heard = live.chat[-1].id if live.chat else 0
            if revision > live.header.revision or chat > heard:
                await self.catch_up(live)
            elif seq > live.seq:
                await self._follow(live, only_moves=True)

    def _forget_idle(self) -> None:
        watched = set(self.watched())
        limit = time.monotonic() - self.settings.idle_seconds
        for table_id, live in list(self._live.items()):
            if table_id not in watched and live.used < limit and not live.bot_jobs and not live.lock.locked():
                del self._live[table_id]
        metrics.live_tables.set(len(self._live))

    def _spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def place_of(live: LiveTable, seat: int) -> tuple[int, int, int]:
    """A moment as a seat that thinks about it knows it; if anything is taken back, it is another one.

    While others answer in secret, what they take back is not: a thought that is broken off would tell of it.
    """
    is_secret = any(line.seat != seat for line in live.state.lines)
    return live.state.stage, live.step_of(seat), live.attempts[seat] if is_secret else sum(live.attempts)
