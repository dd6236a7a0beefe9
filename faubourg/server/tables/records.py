"""Recorded games: of finished tables, and those that people bring. They are stepped through as one likes."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from faubourg.core.errors import RecordError
from faubourg.core.events import Event
from faubourg.core.game import Game
from faubourg.core.record import FORMAT, Record
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.server.errors import NotThere, OutOfDate
from faubourg.server.people.security import new_id
from faubourg.server.store.rows import NewEntry, Person, RecordRow
from faubourg.server.store.storage import record_subject, table_subject
from faubourg.server.tables.fairness import without_promise
from faubourg.server.tables.keeper import Keeper
from faubourg.server.tables.live import LiveTable
from faubourg.server.tables.lobby import ME, Tables
from faubourg.server.uploads.desk import Uploads
from faubourg.server.wire.library import ALL, Eyes, PlayOn, Replay, ReplayMove, ReplayStep
from faubourg.server.wire.moments import EventInfo
from faubourg.server.wire.payload import changes_of, events_info, outcome_info
from faubourg.server.wire.tables import NewTable

LONGEST_TABLE_SEED = 60  # digits, see store/schema.py
MOST_STEPS = 20_000  # of all records that are kept unrolled, together


@dataclass(frozen=True)
class Unrolled:
    """A record with the state after each of its moves: a reader's slider may jump to and fro."""

    subject: str
    record: Record
    states: list[State]
    marks: list[int]  # how long the log was after each of them
    table: Table

    @classmethod
    def of(cls, subject: str, record: Record, game: Game) -> Unrolled:
        table = record.replay(0, game)
        states, marks = [table.state.clone()], [len(table.log)]
        for line in record.moves:
            table.play(line[2:], SEAT_LETTERS.index(line[0]))
            states.append(table.state.clone())
            marks.append(len(table.log))
        return cls(subject, record, states, marks, table)

    @property
    def is_of_table(self) -> bool:
        return self.subject.startswith("table ")

    def require(self, step: int, eyes: Eyes) -> None:
        """Whether there is such a moment, and such a seat."""
        record = self.record
        if step > len(record.moves) or (isinstance(eyes, int) and not 0 <= eyes < record.players):
            raise NotThere("no_step", most=len(record.moves), seats=record.players)

    def step(self, step: int, eyes: Eyes, lang: str) -> ReplayStep:
        """A moment of the game as a seat (None: a spectator; ALL: with open hands) saw it."""
        record, state = self.record, self.states[step]
        since = self.marks[step - 1] if step else 0
        happened = self.table.log[since : self.marks[step]]
        stages = [self.states[max(step - 1, 0)].stage] * len(happened)
        return ReplayStep(
            step=step,
            steps=len(record.moves),
            move=record.moves[step - 1] if step else None,
            view=view_for(state, eyes),
            events=events_for(happened, stages, state, eyes, lang, record.seats),
            outcome=outcome_info(state.outcome()) if state.is_over else None,
        )

    def part(self, start: int, most: int, eyes: Eyes, lang: str) -> Replay:
        """So many moves from a moment on, as a seat (None: a spectator; ALL: with open hands) saw them."""
        record = self.record
        end = min(start + most, len(record.moves))
        view = first = view_for(self.states[start], eyes)
        moves = []
        for step in range(start + 1, end + 1):
            before, after = self.states[step - 1], self.states[step]
            happened = self.table.log[self.marks[step - 1] : self.marks[step]]
            view, last = view_for(after, eyes), view
            moves.append(
                ReplayMove(
                    move=record.moves[step - 1],
                    stage=before.stage,
                    patch=changes_of(last, view),
                    events=events_for(happened, [before.stage] * len(happened), after, eyes, lang, record.seats),
                    scores=scores_for(after, eyes),
                )
            )
        last_state = self.states[end]
        return Replay(
            game=record.game,
            players=record.players,
            options=dict(record.options),
            names=list(record.seats),
            seat=eyes,
            steps=len(record.moves),
            start=start,
            view=first,
            scores=scores_for(self.states[start], eyes),
            moves=moves,
            outcome=outcome_info(last_state.outcome()) if last_state.is_over else None,
            taken_back=record.taken_back,
            can_play_on=can_play_on(record),
        )


def view_for(state: State, eyes: Eyes) -> dict[str, Any]:
    if eyes != ALL:
        return state.view(eyes)
    # Where nobody owes an answer, a game is over, and lays open what was in hands.
    twin = state.clone()
    twin.to_act = ()
    shown = state.view(None)
    return {**twin.view(None), "to_act": shown["to_act"], "question": shown["question"]}


def scores_for(state: State, eyes: Eyes) -> list[int]:
    outcome = state.outcome()
    return list((outcome if state.is_over or eyes == ALL else outcome.seen_by(eyes)).scores)


def events_for(
    events: Sequence[Event], stages: Sequence[int], state: State, eyes: Eyes, lang: str, names: Sequence[str]
) -> list[EventInfo]:
    if eyes != ALL:
        return events_info(events, stages, 0, state, eyes, lang, names)
    told: list[EventInfo] = []
    for event, stage in zip(events, stages, strict=True):  # each as one tells it who knows all of it
        knower = next((seat for seat in range(state.players) if event.knowers >> seat & 1), None)
        told += events_info([event], [stage], 0, state, knower, lang, names)
    return told


def can_play_on(record: Record) -> bool:
    """Whether its seed has a place in the database."""
    return record.seed is None or len(str(record.seed)) <= LONGEST_TABLE_SEED


class Records:
    def __init__(self, keeper: Keeper, tables: Tables, uploads: Uploads) -> None:
        self.keeper = keeper
        self.tables = tables
        self.storage = keeper.storage
        self.limits = keeper.settings.limits
        self.uploads = uploads
        self._unrolled: OrderedDict[str, Unrolled] = OrderedDict()
        self._thinking = asyncio.Lock()  # whole games are replayed one after another: tables need the rest of the time

    async def of_table(self, table_id: str, person: Person | None) -> Record:
        """The whole game with its seed: only once it is over."""
        live = await self.keeper.latest(table_id)
        if not self.tables.may_know(live, person):
            raise NotThere("no_table")
        return self._record_of(live)

    @staticmethod
    def _record_of(live: LiveTable) -> Record:
        if live.header.status != "over":
            raise OutOfDate("not_over")
        live.table.names = live.names
        record = live.table.record()
        if not live.header.commitment:  # nothing was promised: the game goes on from another
            return record
        return replace(record, fairness={"commitment": live.header.commitment, "nonce": live.header.nonce})

    async def keep(self, data: dict[str, Any], person: Person) -> tuple[str, Record]:
        """Check a record move by move and keep it."""
        if data.get("format") != FORMAT:
            raise RecordError("record_format", expected=FORMAT)
        record = await self.uploads.record(data, person)
        row = RecordRow(new_id(), person.id, record.to_data(), time.time())
        await self.storage.add_record(row, self.limits.kept_records)
        return row.id, record

    async def kept(self, id: str) -> Record:
        return Record.from_data(await self.storage.record(id))

    # --- stepping through ------------------------------------------------------------------------------------------

    async def unrolled_table(self, table_id: str, person: Person | None) -> Unrolled:
        live = await self.keeper.get(table_id)
        if not self.tables.may_know(live, person):
            raise NotThere("no_table")
        return await self.unrolled(table_subject(table_id))

    async def unrolled_record(self, id: str) -> Unrolled:
        return await self.unrolled(record_subject(id))

    async def step(self, unrolled: Unrolled, step: int, eyes: Eyes, lang: str) -> ReplayStep:
        unrolled.require(step, eyes)
        return unrolled.step(step, eyes, lang)

    async def part(self, unrolled: Unrolled, start: int, most: int, eyes: Eyes, lang: str) -> Replay:
        unrolled.require(start, eyes)
        async with self._thinking:
            return await asyncio.to_thread(unrolled.part, start, most, eyes, lang)

    async def play_on(self, unrolled: Unrolled, step: int, person: Person, wish: PlayOn) -> LiveTable:
        """A new table that begins as the record does: the same seed or position, and its moves up to here."""
        unrolled.require(step, wish.seat)
        record = unrolled.record
        if not can_play_on(record):
            raise OutOfDate("cannot_play_on")
        if unrolled.states[step].is_over:
            raise OutOfDate("table_over")
        new = NewTable(
            game=record.game,
            players=record.players,
            options=dict(record.options),
            seats=[ME if seat == wish.seat else wish.bot for seat in range(record.players)],
        )
        moves = [NewEntry(SEAT_LETTERS.index(line[0]), line[2:]) for line in record.moves[:step]]
        position = None if record.position is None else dict(record.position)
        chance = without_promise(record.seed)
        return await self.tables.create(new, person, chance, moves, position)

    async def unrolled(self, subject: str) -> Unrolled:
        """For who may see it, which is for the caller to know."""
        unrolled = self._unrolled.get(subject)
        if unrolled is None:
            kind, _, id = subject.partition(" ")
            record = await self.kept(id) if kind == "record" else self._record_of(await self.keeper.latest(id))
            async with self._thinking:
                game = self.keeper.games.find(record.game)
                unrolled = await asyncio.to_thread(Unrolled.of, subject, record, game)
            self._remember(unrolled)
        self._unrolled.move_to_end(subject)
        return unrolled

    def _remember(self, unrolled: Unrolled) -> None:
        """The latest, as long as there is room; the one that is asked for in any case."""
        self._unrolled[unrolled.subject] = unrolled
        while sum(len(one.states) for one in self._unrolled.values()) > MOST_STEPS and len(self._unrolled) > 1:
            self._unrolled.popitem(last=False)
