"""Tables before and after the game: making, finding, joining, leaving, closing, bots, rematches."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import structlog

from faubourg.core.spots import SEAT_LETTERS
from faubourg.server.bots import STAND_IN
from faubourg.server.errors import NotAllowed, NotThere, OutOfDate, ServerError, TooMuch
from faubourg.server.fairness import draw_chance
from faubourg.server.games import check_foreign_options
from faubourg.server.keeper import Keeper
from faubourg.server.live import LiveTable
from faubourg.server.messages import Clock, NewTable, SeatWish, TableInfo
from faubourg.server.payload import table_info
from faubourg.server.rows import Person, SeatRow, TableRow
from faubourg.server.security import LONGEST_NAME, clean_line, new_id, new_token

log = structlog.get_logger()

SHORTEST_LIVE_CLOCK = 5
MOST_DAYS = 30
ME = "me"


class Tables:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.storage = keeper.storage
        self.limits = keeper.settings.limits

    # --- making ----------------------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, person: Person) -> LiveTable:
        game = self.keeper.games.find(wish.game)
        players = game.check_players(wish.players)
        options = check_foreign_options(game, wish.options)
        game.check_setting(players, options)
        check_clock(wish.clock)
        if len(wish.seats) > players:
            raise ServerError("no_seat", seats=players)
        if await self.storage.count_open_tables(person.id) >= self.limits.open_tables:
            raise TooMuch("open_tables", most=self.limits.open_tables)
        chance = draw_chance()
        now = time.time()
        header = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.rules_version,
            components=game.fingerprint(options),
            players=players,
            options=options,
            seed=str(chance.seed),
            nonce=chance.nonce,
            commitment=chance.commitment,
            clock=wish.clock.kind,
            clock_amount=wish.clock.amount,
            watchable=wish.watchable,
            listed=wish.listed,
            invitation=new_token(),
            host=person.id,
            status="waiting",
            ending=None,
            result=None,
            rematch=None,
            revision=0,
            wake=None,
            created=now,
            started=None,
            ended=None,
        )
        wanted = [*wish.seats, *[None] * (players - len(wish.seats))]
        seats = [self._first_holder(header.id, seat, who, person) for seat, who in enumerate(wanted)]
        if all(row.is_taken for row in seats):
            header = replace(header, status="playing", started=now)
        await self.storage.add_table(header, seats)
        log.info("table_made", table=header.id, game=header.game, players=players)
        return await self.keeper.get(header.id)

    def _first_holder(self, table_id: str, seat: int, who: str | None, person: Person) -> SeatRow:
        empty = SeatRow(table_id, seat, None, None, None, False, None)
        if who is None:
            return empty
        if who == ME:
            return replace(empty, person=person.id, name=person.name)
        return replace(empty, bot=self.keeper.bots.check(who), name=bot_title(who, seat))

    # --- finding ---------------------------------------------------------------------------------------------------

    async def info(self, table_id: str, person: Person | None, lang: str, invitation: str | None = None) -> TableInfo:
        """A table as a person may see it; an unlisted one exists for those who sit there or were invited."""
        live = await self.keeper.latest(table_id)
        if not self.may_know(live, person, invitation):
            raise NotThere("no_table")
        return self.info_of(live, person, lang)

    def info_of(self, live: LiveTable, person: Person | None, lang: str) -> TableInfo:
        id = None if person is None else person.id
        return table_info(live.header, live.seats, live.undo_request, live.game, id, lang)

    @staticmethod
    def may_know(live: LiveTable, person: Person | None, invitation: str | None = None) -> bool:
        if live.header.listed or invitation == live.header.invitation:
            return True
        if person is None:
            # Who has the address of a table that may be watched was given it.
            return live.header.watchable
        sits = live.header.host == person.id or any(row.person == person.id for row in live.seats)
        return sits or live.header.watchable

    async def by_invitation(self, token: str, person: Person | None, lang: str) -> TableInfo:
        header = await self.storage.table_by_invitation(token)
        if header is None:
            raise NotThere("no_invitation")
        return await self.info(header.id, person, lang, token)

    async def listed(self, person: Person | None, lang: str) -> list[TableInfo]:
        id = None if person is None else person.id
        games = {game.name: game for game in self.keeper.games.all()}
        found = await self.storage.listed_tables(id)
        return [table_info(header, seats, None, games.get(header.game), id, lang) for header, seats in found]

    # --- sitting down and getting up ---------------------------------------------------------------------------------

    async def take_seat(self, table_id: str, seat: int, person: Person, wish: SeatWish) -> LiveTable:
        """An open seat, or that of a bot (see `is_free_for`)."""
        live = await self.keeper.get(table_id)
        name = person.name if wish.name is None else clean_line(wish.name, LONGEST_NAME, "bad_name")
        async with live.lock:
            async with self.storage.writing() as connection:
                header, seats = await self.storage.locked_table(connection, table_id)
                row = seat_at(seats, seat)
                if row.person == person.id:
                    return live
                invited = header.listed or header.host == person.id or wish.invitation == header.invitation
                if not invited and all(other.person != person.id for other in seats):
                    raise NotAllowed("not_invited")
                if header.status == "over":
                    raise OutOfDate("table_over")
                if not is_free_for(person.id, row, header, seats):
                    raise OutOfDate("seat_taken")
                seats[seat] = replace(row, person=person.id, bot=None, name=name)
                await self.storage.change_seat(
                    connection, table_id, seat, person=person.id, bot=None, name=name, since=time.time()
                )
                await self.storage.change_table(connection, table_id, **beginning(header, seats))
            await self.keeper.changed(live)
        return live

    async def leave_seat(self, table_id: str, seat: int, person: Person) -> LiveTable:
        """Before the game the seat is open again; during it a bot plays on until somebody else sits down there."""
        return await self._hand_over(table_id, seat, person, None)

    async def give_to_bot(self, table_id: str, seat: int, person: Person, bot: str) -> LiveTable:
        """One's own seat, or as the host an open one."""
        return await self._hand_over(table_id, seat, person, self.keeper.bots.check(bot))

    async def _hand_over(self, table_id: str, seat: int, person: Person, bot: str | None) -> LiveTable:
        live = await self.keeper.get(table_id)
        async with live.lock:
            async with self.storage.writing() as connection:
                header, seats = await self.storage.locked_table(connection, table_id)
                row = seat_at(seats, seat)
                is_open_for_host = bot is not None and header.host == person.id and row.person is None
                if row.person != person.id and not is_open_for_host:
                    raise NotAllowed("not_your_seat")
                if header.status == "over":
                    raise OutOfDate("table_over")
                if bot is None and header.status == "playing":
                    bot = STAND_IN
                name = None if bot is None else bot_title(bot, seat)
                seats[seat] = replace(row, person=None, bot=bot, name=name)
                await self.storage.change_seat(
                    connection, table_id, seat, person=None, bot=bot, name=name, seen=None, resigned=False
                )
                await self.storage.change_table(connection, table_id, **beginning(header, seats))
            await self.keeper.changed(live)
        return live

    async def close(self, table_id: str, person: Person) -> LiveTable:
        """The host gives up a table whose game has not begun. Again is harmless."""
        live = await self.keeper.get(table_id)
        async with live.lock:
            async with self.storage.writing() as connection:
                header, _ = await self.storage.locked_table(connection, table_id)
                if header.host != person.id:
                    raise NotAllowed("not_your_table")
                if header.status == "playing" or header.ending in ("played", "resigned"):
                    raise OutOfDate("has_begun")
                await self.storage.change_table(
                    connection, table_id, status="over", ending="closed", ended=time.time(), wake=None
                )
            log.info("table_closed", table=table_id)
            await self.keeper.changed(live)
        return live

    # --- playing again -----------------------------------------------------------------------------------------------

    async def rematch(self, table_id: str, person: Person) -> LiveTable:
        """A new table with the same setting; the first who asks makes it, everybody else gets their seat at it."""
        live = await self.keeper.get(table_id)
        mine = [row.seat for row in live.seats if row.person == person.id]
        if not mine:
            raise NotAllowed("not_your_seat")
        async with live.lock:
            await self.keeper.catch_up(live)
            if live.header.status != "over":
                raise OutOfDate("not_over")
            if live.header.rematch is None:
                again = await self.create(self._same_again(live, person), person)
                async with self.storage.writing() as connection:
                    header, _ = await self.storage.locked_table(connection, table_id)
                    if header.rematch is None:
                        await self.storage.change_table(connection, table_id, rematch=again.header.id)
                await self.keeper.changed(live)
        assert live.header.rematch is not None
        again = await self.keeper.get(live.header.rematch)
        for seat in mine:
            if not again.seats[seat].is_taken:
                wish = SeatWish(invitation=again.header.invitation, name=live.seats[seat].name)
                await self.take_seat(again.header.id, seat, person, wish)
        return again

    @staticmethod
    def _same_again(live: LiveTable, person: Person) -> NewTable:
        header = live.header
        return NewTable(
            game=header.game,
            players=header.players,
            options=header.options,
            seats=[row.bot if row.person is None else None for row in live.seats],
            clock=Clock(kind=header.clock, amount=header.clock_amount),  # type: ignore[arg-type]
            watchable=header.watchable,
            listed=header.listed,
        )


def check_clock(clock: Clock) -> None:
    if clock.kind == "live" and clock.amount < SHORTEST_LIVE_CLOCK:
        raise ServerError("bad_clock", shortest=SHORTEST_LIVE_CLOCK, days=MOST_DAYS)
    if clock.kind == "days" and not 1 <= clock.amount <= MOST_DAYS:
        raise ServerError("bad_clock", shortest=SHORTEST_LIVE_CLOCK, days=MOST_DAYS)


def beginning(header: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    """What changes in the header of a waiting table once every seat is taken."""
    if header.status == "waiting" and all(row.is_taken for row in seats):
        return {"status": "playing", "started": time.time()}
    return {}


def is_free_for(person: str, row: SeatRow, header: TableRow, seats: list[SeatRow]) -> bool:
    """Whether a person may sit down in a seat.

    A bot makes way for the host before the game, and during it for somebody who does not sit at the table yet: who
    does would see the secrets of two hands.
    """
    if not row.is_taken:
        return True
    if row.person is not None:
        return False
    if header.status == "waiting":
        return header.host == person
    return all(other.person != person for other in seats)


def seat_at(seats: list[SeatRow], seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise ServerError("no_seat", seats=len(seats))
    return seats[seat]


def bot_title(bot: str, seat: int) -> str:
    """The bots of a table are told apart by their seats."""
    return f"{bot} {SEAT_LETTERS[seat]}"
