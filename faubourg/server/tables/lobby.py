"""Tables before and after the game: making, finding, joining, leaving, closing, bots, rematches."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from faubourg.server.bots.thinkers import STAND_IN
from faubourg.server.clock import clock
from faubourg.server.errors import NotAllowed, NotThere, OutOfDate, ServerError, TooMuch
from faubourg.server.games import check_foreign_options
from faubourg.server.people.security import LONGEST_NAME, clean_line, new_id
from faubourg.server.store.rows import NewEntry, Person, SeatRow, TableRow
from faubourg.server.tables.clocks import wait_anew
from faubourg.server.tables.codes import Guesses, as_written, new_code
from faubourg.server.tables.fairness import Chance, draw_chance
from faubourg.server.tables.keeper import Keeper
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.payload import live_info, table_info
from faubourg.server.wire.tables import Clock, NewTable, SeatWish, TableInfo, TableList

log = structlog.get_logger()

SHORTEST_LIVE_CLOCK = 5
MOST_DAYS = 30
ME = "me"
BOT_NAMES = ("Balthazar", "Rosine", "Octave", "Cosima", "Prosper", "Mirabelle")  # what kind of bot it is stands beside


class Tables:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.storage = keeper.storage
        self.limits = keeper.settings.limits
        self.guesses = Guesses(self.limits.wrong_codes, self.limits.wrong_codes_burst)

    # --- making ----------------------------------------------------------------------------------------------------

    async def create(
        self,
        wish: NewTable,
        person: Person,
        chance: Chance | None = None,
        moves: Sequence[NewEntry] = (),
        position: dict[str, Any] | None = None,
    ) -> LiveTable:
        """A new table; one that is played on from elsewhere begins with that chance or position, and those moves."""
        game = self.keeper.games.find(wish.game)
        players = game.check_players(wish.players)
        options = check_foreign_options(game, wish.options)
        game.check_setting(players, options)
        check_clock(wish.clock)
        if len(wish.seats) > players:
            raise ServerError("no_seat", seats=players)
        chance = chance or draw_chance()
        header = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.rules_version,
            components=game.fingerprint(options),
            players=players,
            options=options,
            position=position,
            seed=str(chance.seed),
            nonce=chance.nonce,
            commitment=chance.commitment,
            clock=wish.clock.kind,
            clock_amount=wish.clock.amount,
            watchable=wish.watchable,
            listed=wish.listed,
            hints=wish.hints,
            invitation=await self._free_code(),
            host=person.id,
            status="waiting",
            ending=None,
            result=None,
            rematch=None,
            revision=0,
            wake=None,
            created=time.time(),
            started=None,
            ended=None,
        )
        wanted = [*wish.seats, *[None] * (players - len(wish.seats))]
        seats = [self._first_holder(header.id, seat, who, person) for seat, who in enumerate(wanted)]
        if all(row.is_taken for row in seats):
            header = replace(header, status="playing", started=clock.now())
        async with self.storage.writing() as connection:
            unfinished, bots_only = await self.storage.locked_tables_of(connection, person.id)
            if unfinished >= self.limits.open_tables:
                raise TooMuch("open_tables", most=self.limits.open_tables)
            if is_for_bots_only(seats) and bots_only >= self.limits.bot_tables:
                raise TooMuch("bot_tables", most=self.limits.bot_tables)
            await self.storage.add_table(connection, header, seats)
            await self.storage.add_moves(connection, header.id, moves, clock.now())
        log.info("table_made", table=header.id, game=header.game, players=players)
        return await self.keeper.get(header.id)

    async def _free_code(self) -> str:
        while await self.storage.table_by_invitation(code := new_code()) is not None:
            continue  # so many tables were made that two have the same
        return code

    def _first_holder(self, table_id: str, seat: int, who: str | None, person: Person) -> SeatRow:
        empty = SeatRow(table_id, seat, None, None, None, False, None)
        if who is None:
            return empty
        if who == ME:
            return replace(empty, person=person.id, name=person.name)
        return replace(empty, bot=self.keeper.bots.check(who), name=BOT_NAMES[seat])

    # --- finding ---------------------------------------------------------------------------------------------------

    async def info(
        self, table_id: str, person: Person | None, lang: str, invitation: str | None = None, client: str = "-"
    ) -> TableInfo:
        """A table as a person may see it; an unlisted one exists for those who sit there or were invited."""
        live = await self.keeper.latest(table_id)
        if not self.may_know(live, person) and not self.is_invited(live.header, invitation, client):
            raise NotThere("no_table")
        return self.info_of(live, person, lang)

    def is_invited(self, header: TableRow, invitation: str | None, client: str) -> bool:
        """Whether somebody at this address has the table's code; one that is wrong counts as a guess."""
        if invitation is None:
            return False
        self.guesses.require_patience(client)
        if as_written(invitation) == header.invitation:
            return True
        self.guesses.note_wrong(client)
        return False

    def info_of(self, live: LiveTable, person: Person | None, lang: str) -> TableInfo:
        id = None if person is None else person.id
        return live_info(live, id, lang)

    @staticmethod
    def may_know(live: LiveTable, person: Person | None) -> bool:
        if live.header.listed:
            return True
        if person is None:
            # Who has the address of a table that may be watched was given it.
            return live.header.watchable
        sits = live.header.host == person.id or any(row.person == person.id for row in live.seats)
        return sits or live.header.watchable

    async def by_invitation(self, code: str, person: Person | None, lang: str, client: str = "-") -> TableInfo:
        self.guesses.require_patience(client)
        header = await self.storage.table_by_invitation(as_written(code))
        if header is None:
            self.guesses.note_wrong(client)
            raise NotThere("no_invitation")
        return self.info_of(await self.keeper.latest(header.id), person, lang)

    async def listed(self, person: Person | None, lang: str) -> TableList:
        id = None if person is None else person.id
        games = {game.name: game for game in self.keeper.games.all()}
        found = await self.storage.listed_tables(id)
        tables = [table_info(header, seats, None, games.get(header.game), id, lang) for header, seats in found]
        mine = [table for table in tables if any(seat.mine for seat in table.seats)]
        return TableList(tables=tables, turns=await self._turns(mine))

    async def _turns(self, tables: list[TableInfo]) -> dict[str, list[int]]:
        """Whose turn it is; nobody's where a table cannot be played by the rules that this server has."""
        turns = {}
        for table in [one for one in tables if one.status == "playing"]:
            try:
                live = await self.keeper.get(table.id)
            except OutOfDate:
                continue
            turns[table.id] = list(live.state.to_act)
        return turns

    # --- sitting down and getting up ---------------------------------------------------------------------------------

    async def take_seat(self, table_id: str, seat: int, person: Person, wish: SeatWish, client: str = "-") -> LiveTable:
        """An open seat, or that of a bot (see `require_free`)."""
        live = await self.keeper.get(table_id)
        name = person.name if wish.name is None else clean_line(wish.name, LONGEST_NAME, "bad_name")
        async with live.lock:
            async with self.storage.writing() as connection:
                header, seats = await self.storage.locked_table(connection, table_id)
                row = seat_at(seats, seat)
                if row.person == person.id:
                    if row.resigned:
                        raise NotAllowed("resigned")
                    return live
                is_known = header.listed or person.id in (header.host, *[other.person for other in seats])
                if not is_known and not self.is_invited(header, wish.invitation, client):
                    raise NotAllowed("not_invited")
                if header.status == "over":
                    raise OutOfDate("table_over")
                if not header.commitment and person.id != header.host:
                    raise NotAllowed("known_chance")
                seen = await self.storage.hands_seen(connection, table_id, person.id)
                require_free(person.id, row, header, seen)
                await wait_anew(self.storage, connection, seats)
                seats[seat] = replace(row, person=person.id, bot=None, name=name)
                await self.storage.change_seat(
                    connection, table_id, seat, person=person.id, bot=None, name=name, since=clock.now()
                )
                await self._settle(connection, header, seats)
            await self.keeper.changed(live)
        return live

    async def _settle(self, connection: AsyncConnection, header: TableRow, seats: list[SeatRow]) -> None:
        """What follows from a change of seats: the game may begin, and whoever sits there sees their hand.

        A game that nobody plays any more goes on if its host may have another one that bots play alone.
        """
        changes = beginning(header, seats)
        if is_for_bots_only(seats):
            _, bots_only = await self.storage.locked_tables_of(connection, header.host)
            if bots_only > self.limits.bot_tables - (1 if changes else 0):
                if changes:
                    raise TooMuch("bot_tables", most=self.limits.bot_tables)
                changes = {"status": "over", "ending": "resigned", "ended": time.time(), "wake": None}
        if changes or header.status == "playing":
            await self.storage.note_hands(connection, seats)
        await self.storage.change_table(connection, header.id, **changes)

    async def leave_seat(self, table_id: str, seat: int, person: Person) -> LiveTable:
        """Before the game the seat is open again; during it a bot plays on until somebody else sits down there."""
        return await self._hand_over(table_id, seat, person, None)

    async def give_to_bot(self, table_id: str, seat: int, person: Person, bot: str) -> LiveTable:
        """One's own seat, or as the host, before the game, one that no person holds."""
        return await self._hand_over(table_id, seat, person, self.keeper.bots.check(bot))

    async def _hand_over(self, table_id: str, seat: int, person: Person, bot: str | None) -> LiveTable:
        live = await self.keeper.get(table_id)
        async with live.lock:
            async with self.storage.writing() as connection:
                header, seats = await self.storage.locked_table(connection, table_id)
                row = seat_at(seats, seat)
                is_hosts = header.host == person.id and header.status == "waiting" and row.person is None
                if row.person != person.id and not (is_hosts and bot is not None):
                    raise NotAllowed("not_your_seat")
                if row.resigned:
                    raise NotAllowed("resigned")
                if header.status == "over":
                    raise OutOfDate("table_over")
                if bot is None and header.status == "playing":
                    bot = STAND_IN
                name = None if bot is None else BOT_NAMES[seat]
                seats[seat] = replace(row, person=None, bot=bot, name=name)
                await self.storage.change_seat(connection, table_id, seat, person=None, bot=bot, name=name, seen=None)
                await self._settle(connection, header, seats)
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
            hints=header.hints,
        )


def check_clock(clock: Clock) -> None:
    if clock.kind == "live" and clock.amount < SHORTEST_LIVE_CLOCK:
        raise ServerError("bad_clock", shortest=SHORTEST_LIVE_CLOCK, days=MOST_DAYS)
    if clock.kind == "days" and not 1 <= clock.amount <= MOST_DAYS:
        raise ServerError("bad_clock", shortest=SHORTEST_LIVE_CLOCK, days=MOST_DAYS)


def beginning(header: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    """What changes in the header of a waiting table once every seat is taken."""
    if header.status == "waiting" and all(row.is_taken for row in seats):
        return {"status": "playing", "started": clock.now()}
    return {}


def is_for_bots_only(seats: list[SeatRow]) -> bool:
    return all(row.is_taken and (row.person is None or row.resigned) for row in seats)


def require_free(person: str, row: SeatRow, header: TableRow, seen: set[int]) -> None:
    """Refuse a seat that a person may not sit down in.

    A bot makes way for the host before the game. During it, it makes way for who has `seen` no hand of this game, or
    has held this very seat before: nobody comes to know the secrets of two hands by changing places.
    """
    if row.is_taken and (row.person is not None or (header.status == "waiting" and header.host != person)):
        raise OutOfDate("seat_taken")
    if header.status == "playing" and seen and row.seat not in seen:
        raise NotAllowed("other_hand")


def seat_at(seats: list[SeatRow], seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise ServerError("no_seat", seats=len(seats))
    return seats[seat]
