"""What a person does at a table while the game goes on: answer, take back, ask why not, chat, resign, come back."""

from __future__ import annotations

import time
from dataclasses import replace

import structlog

from faubourg.core.errors import FaubourgError
from faubourg.server import metrics
from faubourg.server.bots import STAND_IN
from faubourg.server.errors import NotAllowed, NotThere, OutOfDate, TooMuch
from faubourg.server.keeper import MOST_TRIES, Keeper
from faubourg.server.live import LiveTable
from faubourg.server.messages import (
    Accepted,
    ChatLine,
    ChatWish,
    MoveWish,
    Refusal,
    UndoAnswerWish,
    UndoWish,
)
from faubourg.server.payload import chat_line
from faubourg.server.rows import Person, UndoRow
from faubourg.server.security import LONGEST_CHAT, clean_line, new_id

log = structlog.get_logger()


class Play:
    """Every change goes through the table's lock, then through the database, and only then is it acknowledged."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.storage = keeper.storage

    async def answer(self, table_id: str, seat: int, person: Person, wish: MoveWish) -> Accepted:
        live = await self.keeper.get(table_id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                try:
                    row = live.require_holder(seat, person.id)
                    move = live.read_answer(seat, wish)
                except FaubourgError:
                    # Perhaps this worker has not heard of the latest yet.
                    if self.keeper.settings.is_shared and await self.keeper.catch_up(live):
                        continue
                    raise
                if move is None:
                    metrics.repeated.inc()
                    return Accepted(repeated=True)
                if row.bot is not None:  # who answers is back
                    await self._come_back(live, seat)
                    continue  # meanwhile the bot may have answered on another worker
                text = live.game.notation(live.state, move)
                said = wish.move.strip()
                if await self.keeper.commit(live, [(seat, text, said if said.isprintable() else None)], move):
                    return Accepted()
        raise TooMuch("busy_table")

    async def why_not(self, table_id: str, seat: int, person: Person, text: str, lang: str) -> Refusal:
        live = await self.keeper.latest(table_id)
        live.require_holder(seat, person.id)
        live.require_playing()
        refusal = live.why_not(seat, text)
        return Refusal() if refusal is None else Refusal(rule=refusal.rule.id, message=refusal.say(lang))

    # --- going back ------------------------------------------------------------------------------------------------

    async def undo(self, table_id: str, seat: int, person: Person, wish: UndoWish) -> Accepted:
        """Take back at once if nobody else has acted since; otherwise ask those who have."""
        live = await self.keeper.get(table_id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                try:
                    live.require_holder(seat, person.id)
                    live.require_playing()
                    if wish.attempt < live.attempts[seat]:
                        return Accepted(repeated=True)
                    if wish.attempt > live.attempts[seat]:
                        raise OutOfDate("not_yet")
                    path = live.undo_path(seat)
                    judges = live.undo_judges(seat)
                except FaubourgError:
                    if self.keeper.settings.is_shared and await self.keeper.catch_up(live):
                        continue
                    raise
                if judges:
                    return await self._ask_others(live, seat, judges)
                if await self._take_back(live, path):
                    return Accepted()
        raise TooMuch("busy_table")

    async def _take_back(self, live: LiveTable, path: list[int]) -> bool:
        return await self.keeper.commit(live, [(seat, None, None) for seat in path], None)

    async def _ask_others(self, live: LiveTable, seat: int, others: list[int]) -> Accepted:
        request = live.undo_request
        if request is not None and request.seat == seat:
            return Accepted(repeated=True, asked=True)
        if request is not None:
            raise OutOfDate("undo_pending")
        new = UndoRow(live.header.id, new_id(), seat, others, [], live.seq)
        await self.storage.put_undo_request(live.header.id, new)
        await self.keeper.changed(live)
        return Accepted(asked=True)

    async def answer_undo(self, table_id: str, seat: int, person: Person, wish: UndoAnswerWish) -> Accepted:
        live = await self.keeper.get(table_id)
        async with live.lock:
            if self.keeper.settings.is_shared:
                await self.keeper.catch_up(live)
            live.require_holder(seat, person.id)
            request = live.undo_request
            if request is None or request.id != wish.request:
                raise OutOfDate("no_undo_request")
            if seat not in request.asked:
                raise NotAllowed("not_asked")
            if not wish.agree:
                await self.storage.put_undo_request(table_id, None)
                await self.keeper.changed(live)
                return Accepted()
            agreed = sorted({*request.agreed, seat})
            if agreed != request.asked:
                await self.storage.put_undo_request(table_id, replace(request, agreed=agreed))
                await self.keeper.changed(live)
                return Accepted()
            # If the journal goes on meanwhile, the request is void: what was agreed to is no longer the last step.
            if not await self._take_back(live, live.undo_path(request.seat)):
                raise OutOfDate("no_undo_request")
            await self.storage.put_undo_request(table_id, None)
            await self.keeper.changed(live)
            return Accepted()

    # --- giving up and coming back -----------------------------------------------------------------------------------

    async def resign(self, table_id: str, seat: int, person: Person) -> Accepted:
        """A bot plays the seat on; the game ends if no person or no opponent is left."""
        live = await self.keeper.get(table_id)
        async with live.lock:
            async with self.storage.writing() as connection:
                header, seats = await self.storage.locked_table(connection, table_id)
                live.renew(header, seats, live.undo_request)
                if 0 <= seat < len(seats) and seats[seat].person == person.id and seats[seat].resigned:
                    return Accepted(repeated=True)
                live.require_holder(seat, person.id)
                live.require_playing()
                await self.storage.change_seat(connection, table_id, seat, bot=STAND_IN, resigned=True)
                left = [row for row in seats if row.seat != seat and not row.resigned]
                is_over = len(left) < 2 or not any(row.person for row in left)
                ending = {"status": "over", "ending": "resigned", "ended": time.time(), "wake": None}
                await self.storage.change_table(connection, table_id, **(ending if is_over else {}))
            log.info("resigned", table=table_id, seat=seat, over=is_over)
            await self.keeper.changed(live)
        return Accepted()

    async def take_back(self, table_id: str, seat: int, person: Person) -> Accepted:
        """The person plays the seat again after a bot stood in."""
        live = await self.keeper.get(table_id)
        async with live.lock:
            if self.keeper.settings.is_shared:
                await self.keeper.catch_up(live)
            row = live.require_holder(seat, person.id)
            if row.bot is None:
                return Accepted(repeated=True)
            await self._come_back(live, seat)
        return Accepted()

    async def _come_back(self, live: LiveTable, seat: int) -> None:
        async with self.storage.writing() as connection:
            await self.storage.locked_table(connection, live.header.id)
            await self.storage.change_seat(connection, live.header.id, seat, bot=None, since=time.time())
            await self.storage.change_table(connection, live.header.id)
        await self.keeper.changed(live)

    # --- talking ---------------------------------------------------------------------------------------------------

    async def chat(self, table_id: str, person: Person, wish: ChatWish) -> ChatLine:
        """Somebody at the table speaks as one of their seats, a spectator as themselves."""
        live = await self.keeper.latest(table_id)
        self.require_reader(live, person)
        seats = [row for row in live.seats if row.person == person.id]
        if wish.seat is not None and wish.seat not in [row.seat for row in seats]:
            raise NotAllowed("not_your_seat")
        row = next((row for row in seats if wish.seat in (None, row.seat)), None)
        text = clean_line(wish.text, LONGEST_CHAT, "bad_chat")
        name = person.name if row is None or row.name is None else row.name
        line = await self.storage.add_chat(table_id, None if row is None else row.seat, name, text)
        live.hear([line])
        self.keeper.on_news(table_id)
        await self.keeper.bus.announce(table_id)
        return chat_line(line)

    @staticmethod
    def require_reader(live: LiveTable, person: Person | None) -> None:
        """Only those who sit here may look at a table that does not allow spectators."""
        if live.header.watchable:
            return
        if person is None or (person.id != live.header.host and all(row.person != person.id for row in live.seats)):
            raise NotThere("no_table")
