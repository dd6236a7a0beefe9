"""What a person does at a table while the game goes on: answer, take back, ask why not, chat, resign, come back."""

from __future__ import annotations

import time
from dataclasses import replace

import msgspec
import structlog

from faubourg.core.errors import FaubourgError
from faubourg.server import metrics
from faubourg.server.bots.queue import Need
from faubourg.server.bots.thinkers import STAND_IN
from faubourg.server.clock import clock
from faubourg.server.errors import NotAllowed, NotThere, OutOfDate, TooMuch, Unavailable
from faubourg.server.people.limits import Rates
from faubourg.server.people.security import LONGEST_CHAT, clean_line, new_id
from faubourg.server.store.rows import JOINED, NewEntry, Person, UndoRow
from faubourg.server.tables.clocks import wait_anew
from faubourg.server.tables.keeper import MOST_TRIES, Keeper, place_of
from faubourg.server.tables.live import LiveTable, gives_hints
from faubourg.server.tables.undoing import UndoPlan, undo_plan
from faubourg.server.tables.why_not import why_not
from faubourg.server.wire.messages import (
    Accepted,
    ChatWish,
    Hinted,
    HintInfo,
    HintWish,
    MoveWish,
    Refusal,
    TryWish,
    UndoAnswerWish,
    UndoWish,
    WhyNotWish,
)
from faubourg.server.wire.payload import chat_line
from faubourg.server.wire.tables import ChatLine
from faubourg.server.wire.trying import FAN_COST

log = structlog.get_logger()


class Play:
    """Every change goes through the table's lock, then through the database, and only then is it acknowledged."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.storage = keeper.storage
        limits = keeper.settings.limits
        self.try_rates = Rates(limits.tries, limits.tries_burst)
        self.hint_rates = Rates(limits.hints, limits.hints_burst)
        self.chat_rates = Rates(limits.chats, limits.chats_burst)

    async def answer(self, table_id: str, seat: int, person: Person, wish: MoveWish) -> Accepted:
        live = await self.keeper.get(table_id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                try:
                    row = live.require_holder(seat, person.id)
                    answers = live.read_answers(seat, wish)
                except FaubourgError:
                    # Perhaps this worker has not heard of the latest yet.
                    if self.keeper.settings.is_shared and await self.keeper.catch_up(live):
                        continue
                    raise
                if not answers:
                    metrics.repeated.inc()
                    return Accepted(repeated=True)
                if row.bot is not None:  # who answers is back
                    await self._come_back(live, seat)
                    continue  # meanwhile the bot may have answered on another worker
                entries = [
                    NewEntry(seat, new.move, new.said if new.said.isprintable() else None, JOINED if number else None)
                    for number, new in enumerate(answers)
                ]
                if await self.keeper.commit(live, entries, person.id, [new.code for new in answers]):
                    return Accepted(played=len(answers))
        raise TooMuch("busy_table")

    async def trying(self, table_id: str, seat: int, person: Person, wish: TryWish) -> LiveTable:
        """The table at which this seat may try this line; how that ends is worked out by who asked.

        A worker that has not heard of the latest looks again before it refuses.
        """
        live = await self.keeper.get(table_id)
        try:
            live.require_holder(seat, person.id)
            live.require_moment(seat, wish.stage, wish.step, wish.attempt)
        except FaubourgError:
            if not self.keeper.settings.is_shared or not await self.keeper.catch_up(live):
                raise
            live.require_holder(seat, person.id)
        self.try_rates.require(person.id, FAN_COST if wish.fan else 1)
        return live

    async def why_not(self, table_id: str, seat: int, person: Person, wish: WhyNotWish, lang: str) -> Refusal:
        live = await self.keeper.latest(table_id)
        live.require_holder(seat, person.id)
        live.require_playing()
        refusal = why_not(live.state, seat, wish.move, wish.spot)
        return Refusal() if refusal is None else Refusal(rule=refusal.rule.id, message=refusal.reasons[lang])

    async def hint(self, table_id: str, seat: int, person: Person, wish: HintWish, lang: str) -> Hinted:
        """What a strong player would think of. It thinks among the bots, and no longer than anybody wants to know."""
        live = await self.keeper.latest(table_id)
        live.require_holder(seat, person.id)
        live.require_moment(seat, wish.stage, wish.step, wish.attempt)
        if seat not in live.state.to_act:
            raise OutOfDate("nothing_asked")
        if not gives_hints(live.header, live.seats):
            raise NotAllowed("no_hints")
        self.hint_rates.require(person.id)
        place, bots = place_of(live, seat), self.keeper.bots

        def is_wanted() -> bool:
            return live.is_playing and place_of(live, seat) == place

        async with bots.queue.turn(person.id, lambda: Need.WAITED_FOR):
            state = live.state.clone()
            hinted = await bots.hint(state, seat, self.keeper.settings.hint_seconds, lang, is_wanted)
        live.require_moment(seat, wish.stage, wish.step, wish.attempt)
        if hinted.hints is None:
            log.warning("no_hint", table=table_id, reason=hinted.reason)
            raise Unavailable("no_idea")
        return Hinted(stage=wish.stage, step=wish.step, hints=msgspec.convert(hinted.hints, list[HintInfo]))

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
                    plan = undo_plan(live, seat, wish.count)
                except FaubourgError:
                    if self.keeper.settings.is_shared and await self.keeper.catch_up(live):
                        continue
                    raise
                if plan.judges:
                    return await self._ask_others(live, seat, plan)
                if await self._take_back(live, plan, person):
                    return Accepted()
        raise TooMuch("busy_table")

    async def _take_back(self, live: LiveTable, plan: UndoPlan, person: Person) -> bool:
        return await self.keeper.commit(live, plan.entries(), person.id)

    async def _ask_others(self, live: LiveTable, seat: int, plan: UndoPlan) -> Accepted:
        request = live.undo_request
        if request is not None and request.seat == seat:
            return Accepted(repeated=True, asked=True)
        if request is not None:
            raise OutOfDate("undo_pending")
        new = UndoRow(live.header.id, new_id(), seat, plan.judges, [], live.seq, plan.count)
        await self.storage.put_undo_request(live.header.id, new)
        await self.keeper.changed(live)
        return Accepted(asked=True)

    async def answer_undo(self, table_id: str, seat: int, person: Person, wish: UndoAnswerWish) -> Accepted:
        live = await self.keeper.get(table_id)
        async with live.lock:
            if self.keeper.settings.is_shared:
                await self.keeper.catch_up(live)
            live.require_holder(seat, person.id)
            live.require_playing()
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
            # So it is if somebody has left since whose answer it was.
            plan = undo_plan(live, request.seat, request.count)
            if not set(plan.judges) <= set(agreed) or not await self._take_back(live, plan, person):
                raise OutOfDate("no_undo_request")
            await self.storage.put_undo_request(table_id, None)
            await self.keeper.changed(live)
            return Accepted()

    # --- giving up and coming back -----------------------------------------------------------------------------------

    async def resign(self, table_id: str, seat: int, person: Person) -> Accepted:
        """A bot plays the seat on; the game ends if no person or no opponent is left."""
        live = await self.keeper.get(table_id)
        async with live.lock:
            if self.keeper.settings.is_shared:
                await self.keeper.catch_up(live)
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
            _, seats = await self.storage.locked_table(connection, live.header.id)
            await wait_anew(self.storage, connection, seats)
            await self.storage.change_seat(connection, live.header.id, seat, bot=None, since=clock.now())
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
        self.chat_rates.require(person.id)
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
