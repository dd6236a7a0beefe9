"""Recorded games: of finished tables, and those that people bring. They are stepped through as one likes."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from faubourg.core.errors import FaubourgError, RecordError
from faubourg.core.game import Game
from faubourg.core.record import FORMAT, Record
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.server.errors import NotThere, OutOfDate, TooMuch
from faubourg.server.games import check_foreign_options, require_shallow
from faubourg.server.keeper import Keeper
from faubourg.server.limits import Rates
from faubourg.server.messages_library import ReplayStep
from faubourg.server.payload import events_info, outcome_info
from faubourg.server.rows import Person, RecordRow
from faubourg.server.security import new_id
from faubourg.server.tables import Tables

MOST_STEPS = 20_000  # of all records that are kept unrolled, together


@dataclass(frozen=True)
class Unrolled:
    """A record with the state after each of its moves: a reader's slider may jump to and fro."""

    record: Record
    states: list[State]
    marks: list[int]  # how long the log was after each of them
    table: Table

    @classmethod
    def of(cls, record: Record, game: Game) -> Unrolled:
        table = record.replay(0, game)
        states, marks = [table.state.clone()], [len(table.log)]
        for line in record.moves:
            table.play(line[2:], SEAT_LETTERS.index(line[0]))
            states.append(table.state.clone())
            marks.append(len(table.log))
        return cls(record, states, marks, table)

    def step(self, step: int, seat: int | None, lang: str) -> ReplayStep:
        """A moment of the game as a seat (None: a spectator) saw it."""
        record, state = self.record, self.states[step]
        since = self.marks[step - 1] if step else 0
        happened = self.table.log[since : self.marks[step]]
        stages = [self.states[max(step - 1, 0)].stage] * len(happened)
        return ReplayStep(
            step=step,
            steps=len(record.moves),
            move=record.moves[step - 1] if step else None,
            view=state.view(seat),
            events=events_info(happened, stages, 0, state, seat, lang, record.seats),
            outcome=outcome_info(state.outcome()) if state.is_over else None,
        )


class Records:
    def __init__(self, keeper: Keeper, tables: Tables) -> None:
        self.keeper = keeper
        self.tables = tables
        self.storage = keeper.storage
        self.limits = keeper.settings.limits
        self._uploads = Rates(self.limits.uploads, self.limits.uploads_burst)
        self._unrolled: OrderedDict[str, Unrolled] = OrderedDict()
        self._thinking = asyncio.Lock()  # whole games are replayed one after another: tables need the rest of the time

    async def of_table(self, table_id: str, person: Person | None) -> Record:
        """The whole game with its seed: only once it is over."""
        live = await self.keeper.latest(table_id)
        if not self.tables.may_know(live, person):
            raise NotThere("no_table")
        if live.header.status != "over":
            raise OutOfDate("not_over")
        live.table.names = live.names
        fairness = {"commitment": live.header.commitment, "nonce": live.header.nonce}
        return replace(live.table.record(), fairness=fairness)

    async def keep(self, data: dict[str, Any], person: Person) -> tuple[str, Record]:
        """Check a record move by move and keep it."""
        if not self._uploads.allows(person.id):
            raise TooMuch("too_fast")
        require_shallow(data)
        if data.get("format") != FORMAT:
            raise RecordError("record_format", expected=FORMAT)
        async with self._thinking:
            record = await asyncio.to_thread(self._checked, data)
        row = RecordRow(new_id(), person.id, record.to_data(), time.time())
        await self.storage.add_record(row, self.limits.kept_records)
        return row.id, record

    def _checked(self, data: dict[str, Any]) -> Record:
        try:
            record = Record.from_data(data)
            if len(record.moves) > self.limits.record_moves:
                raise TooMuch("long_record", most=self.limits.record_moves)
            game = self.keeper.games.find(record.game)
            check_foreign_options(game, record.options)
            if record.position is not None:
                check_foreign_options(game, dict(record.position.get("options") or {}))
            record.replay(game=game)
        except FaubourgError:
            raise
        except Exception as error:  # what no game has foreseen in a record is no record
            raise RecordError("record_start", reason=type(error).__name__) from error
        return record

    async def kept(self, id: str) -> Record:
        return Record.from_data(await self.storage.record(id))

    # --- stepping through ------------------------------------------------------------------------------------------

    async def replay_table(
        self, table_id: str, person: Person | None, step: int, seat: int | None, lang: str
    ) -> ReplayStep:
        live = await self.keeper.get(table_id)
        if not self.tables.may_know(live, person):
            raise NotThere("no_table")
        return await self._replay(f"table {table_id}", lambda: self.of_table(table_id, person), step, seat, lang)

    async def replay_kept(self, id: str, step: int, seat: int | None, lang: str) -> ReplayStep:
        return await self._replay(f"record {id}", lambda: self.kept(id), step, seat, lang)

    async def _replay(
        self, key: str, find: Callable[[], Awaitable[Record]], step: int, seat: int | None, lang: str
    ) -> ReplayStep:
        unrolled = self._unrolled.get(key)
        if unrolled is None:
            record = await find()
            async with self._thinking:
                game = self.keeper.games.find(record.game)
                unrolled = await asyncio.to_thread(Unrolled.of, record, game)
            self._remember(key, unrolled)
        self._unrolled.move_to_end(key)
        record = unrolled.record
        if step > len(record.moves) or (seat is not None and seat >= record.players):
            raise NotThere("no_step", most=len(record.moves), seats=record.players)
        return unrolled.step(step, seat, lang)

    def _remember(self, key: str, unrolled: Unrolled) -> None:
        """The latest, as long as there is room; the one that is asked for in any case."""
        self._unrolled[key] = unrolled
        while sum(len(one.states) for one in self._unrolled.values()) > MOST_STEPS and len(self._unrolled) > 1:
            self._unrolled.popitem(last=False)
