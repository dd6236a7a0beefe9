"""Notices: who wants to be told of their turn where, and telling them, once a turn."""

from __future__ import annotations

import asyncio
import time

import structlog

from faubourg.core import texts
from faubourg.server.clock import clock
from faubourg.server.errors import PACKAGE, NotAllowed, NotThere, OutOfDate, ServerError
from faubourg.server.failures import note_failure
from faubourg.server.notices.desk import NoticeDesk
from faubourg.server.notices.senders import call_webhook, check_mail, check_webhook, send_mail
from faubourg.server.people.limits import Rates
from faubourg.server.people.security import new_token
from faubourg.server.settings import Settings
from faubourg.server.store.rows import NoticeRow, Person
from faubourg.server.tables.keeper import Keeper
from faubourg.server.tables.live import PRESENT_SECONDS, LiveTable

log = structlog.get_logger()

MOST_OF_ONE = 5
LONGEST_LOOK = 30.0  # seconds between two looks at the tables
CALLS_AT_ONCE, MAILS_AT_ONCE = 20, 2
REST_SECONDS = 600.0  # nothing is sent for so long where a message was not taken: nobody else shall wait for it
HOUR = 3600.0


class Notices:
    def __init__(self, settings: Settings, keeper: Keeper) -> None:
        self.settings = settings
        self.keeper = keeper
        self.desk = NoticeDesk(keeper.storage)
        # Mail to somebody who has not agreed yet: to one address, of one person, and of all at one address of the net.
        self._mail_rates = [Rates(2 / HOUR, 2), Rates(6 / HOUR, 5), Rates(30 / HOUR, 15)]
        self._places = {"mail": asyncio.Semaphore(MAILS_AT_ONCE), "webhook": asyncio.Semaphore(CALLS_AT_ONCE)}
        self._resting: dict[str, float] = {}  # notices whose last message was not taken, and until when
        self._looked: dict[str, int] = {}  # by table: the entry after which it was looked at
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="notices")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- who wants to be told --------------------------------------------------------------------------------------

    async def add(self, person: Person, kind: str, target: str, lang: str, client: str = "-") -> NoticeRow:
        is_mail = kind == "mail"
        if is_mail and not self.settings.smtp:
            raise NotThere("no_mail")
        if is_mail and person.login is None:
            raise NotAllowed("mail_needs_account")
        target = check_mail(target) if is_mail else check_webhook(target, self.settings.private_webhooks)
        if is_mail:
            for rates, whose in zip(self._mail_rates, (target.casefold(), person.id, client), strict=True):
                rates.require(whose)
        row = NoticeRow(new_token(), person.id, kind, target, lang, not is_mail, time.time())
        await self.desk.add(row, MOST_OF_ONE)
        if is_mail:
            link = f"{self.settings.public_address}/api/notices/{row.id}/confirm"
            await self._send(row, "confirm", {"name": person.name, "link": link})
        return row

    async def require(self, id: str) -> NoticeRow:
        row = await self.desk.find(id)
        if row is None:
            raise NotThere("no_notice")
        return row

    async def confirm(self, id: str) -> NoticeRow:
        row = await self.require(id)
        await self.desk.confirm(id)
        return row

    async def remove(self, id: str, person: Person | None = None) -> NoticeRow:
        """By the person, or (None) by who has the link."""
        row = await self.require(id)
        if person is not None and row.person != person.id:
            raise NotThere("no_notice")
        await self.desk.remove(id)
        return row

    # --- telling them ----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(min(LONGEST_LOOK, max(self.settings.notice_seconds, 0.1)))
            try:
                await self.look()
            except Exception as error:  # the database may be away for a while
                note_failure("notices", error)

    async def look(self) -> None:
        """Tell of every turn that has waited long enough. A table is looked at once after each entry of its journal."""
        due = clock.now() - self.settings.notice_seconds
        tables = await self.desk.slow_tables()
        self._looked = {table_id: seq for table_id, seq in self._looked.items() if table_id in tables}
        messages: list[tuple[NoticeRow, dict[str, str]]] = []
        for table_id, (seq, at) in tables.items():
            if at <= due and self._looked.get(table_id) != seq:
                self._looked[table_id] = seq
                try:
                    messages += await self._news_of(await self.keeper.latest(table_id))
                except OutOfDate:  # a table of other rules
                    continue
        self._resting = {id: until for id, until in self._resting.items() if until > time.monotonic()}
        await asyncio.gather(*(self._tell(notice, facts) for notice, facts in messages))

    async def _news_of(self, live: LiveTable) -> list[tuple[NoticeRow, dict[str, str]]]:
        """What is to be said at this moment of a table, and where."""
        told: dict[str, str] = {}
        for seat in live.state.to_act if live.is_playing else ():
            row = live.seats[seat]
            if row.person is None or not is_awaited(live, seat):
                continue
            if await self.desk.claim(live.header.id, seat, live.state.stage):
                told.setdefault(row.person, row.name or "")
        link = f"{self.settings.public_address}/table/{live.header.id}"
        return [
            (notice, {"name": name, "game": live.game.title(notice.lang), "link": link})
            for person, name in told.items()
            for notice in await self.desk.of(person)
            if notice.is_confirmed
        ]

    async def _tell(self, notice: NoticeRow, facts: dict[str, str]) -> None:
        async with self._places[notice.kind]:
            if notice.id in self._resting:
                return
            try:
                await self._send(notice, "turn", facts)
            except ServerError:
                self._resting[notice.id] = time.monotonic() + REST_SECONDS

    async def _send(self, notice: NoticeRow, what: str, facts: dict[str, str]) -> None:
        """One message; ServerError if it could not be sent."""
        stop = f"{self.settings.public_address}/api/notices/{notice.id}/stop"
        said = {part: texts.say(PACKAGE, notice.lang, f"notice-{what}-{part}", facts) for part in ("subject", "text")}
        ending = texts.say(PACKAGE, notice.lang, "notice-stop", {"link": stop})
        settings = self.settings
        try:
            if notice.kind == "mail":
                text = f"{said['text']}\n\n{ending}\n"
                await asyncio.to_thread(
                    send_mail, settings.smtp, settings.mail_from, notice.target, said["subject"], text, stop
                )
            else:
                # Chats of different makers read `text` or `content`.
                message = {"text": said["text"], "content": said["text"], "stop": stop, **facts}
                await call_webhook(notice.target, message, settings.private_webhooks)
        except Exception as error:
            log.warning("notice_lost", kind=notice.kind, reason=type(error).__name__)
            raise ServerError("notice_lost") from error
        log.info("notice_sent", kind=notice.kind, what=what)


def is_awaited(live: LiveTable, seat: int) -> bool:
    """Whether a person is away at the beginning of a turn: in the midst of one they know that it is theirs."""
    row, answers = live.seats[seat], live.answers.all
    is_here = row.seen is not None and clock.now() - row.seen < PRESENT_SECONDS
    is_in_turn = live.step_of(seat) > 0 or bool(answers and answers[-1].seat == seat)
    return row.bot is None and not row.resigned and not is_here and not is_in_turn
