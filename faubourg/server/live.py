"""A table in the memory of a worker: the game rebuilt from its journal, and what follows from the journal alone."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from faubourg.core.errors import IllegalMove, UndoError
from faubourg.core.game import Game
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.server.errors import NotAllowed, OutOfDate, ServerError
from faubourg.server.messages import MoveWish
from faubourg.server.rows import ChatRow, JournalRow, SeatRow, TableRow, UndoRow

DAY = 24 * 3600
KEPT_CHAT = 200


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that counts: as it was said, and as it is written."""

    said: str | None
    move: str


class LiveTable:
    """Changed only by `absorb` and `renew`, each without a pause, so that whoever looks sees a whole moment."""

    def __init__(self, header: TableRow, seats: Sequence[SeatRow], game: Game) -> None:
        self.header = header
        self.seats = list(seats)
        self.game = game
        self.undo_request: UndoRow | None = None
        self.chat: deque[ChatRow] = deque(maxlen=KEPT_CHAT)
        self.news = 0  # raised by every change of header, seats or request
        self.lock = asyncio.Lock()  # one change at a time
        self.bot_jobs: dict[int, asyncio.Task[None]] = {}
        self.used = time.monotonic()
        self.wake: float | None = header.wake
        self.views: dict[int | None, dict[str, Any]] = {}  # of this moment, for all who look from the same seat
        self._begin()

    def _begin(self) -> None:
        header = self.header
        state = self.game.start(header.players, int(header.seed), **header.options)
        self.table = Table(state)
        self.seq = 0
        self.moment = 0  # raised by every change, for whoever wants to know whether there was one
        self.epoch = 0
        self.cuts: list[int] = []  # how long the log was after each cut
        self.event_stages: list[int] = []
        self.attempts = [0] * header.players
        self.asked: list[float | None] = [header.started] * header.players
        self._given: dict[tuple[int, int], list[Given]] = {}
        self._order: list[tuple[int, int]] = []  # (stage, seat) of each answer that counts
        self._undoable: list[int] = []  # the seats whose steps can be taken back, the last step last

    # --- what the journal says -------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def is_playing(self) -> bool:
        return self.header.status == "playing"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(row.name or SEAT_LETTERS[row.seat] for row in self.seats)

    def absorb(self, rows: Sequence[JournalRow], move: int | None = None) -> None:
        """Carry out entries that are in the database, leaving out those that are known already.

        `move` is what the one entry means, if that is known: reading it again takes time.
        """
        for row in rows:
            if row.seq > self.seq:
                assert row.seq == self.seq + 1, "entries come one after another"
                self._apply(row, move)
                if self.undo_request is not None:  # it was about what was the last step then
                    self.undo_request = None
                    self.news += 1

    def _apply(self, row: JournalRow, move: int | None) -> None:
        owing = self._owing()
        if row.move is None:
            self._take_back(row.seat)
        else:
            self._answer(row, move)
        for seat, before, after in zip(range(self.header.players), owing, self._owing(), strict=True):
            if before != after:
                self.asked[seat] = row.at if after else None
        self.seq = row.seq
        self.changed()

    def changed(self) -> None:
        self.state.names = self.names  # an undo or a new player may have brought other ones
        self.moment += 1
        self.views.clear()
        self.used = time.monotonic()

    def _owing(self) -> list[tuple[int, int] | None]:
        """For each seat the stage and step of the answer it owes."""
        state = self.state
        return [(state.stage, self.step_of(seat)) if seat in state.to_act else None for seat in range(state.players)]

    def _answer(self, row: JournalRow, move: int | None) -> None:
        assert row.move is not None
        stage = self.state.stage
        if move is None:
            self.table.play(row.move, row.seat)
        else:
            self.table.push(move, row.seat)
        self._given.setdefault((stage, row.seat), []).append(Given(row.said, row.move))
        self._order.append((stage, row.seat))
        self.event_stages += [stage] * (len(self.table.log) - len(self.event_stages))
        if self.state.stage != stage:
            if self.table.can_undo(row.seat):
                self._undoable.append(row.seat)
            else:
                self._undoable.clear()

    def _take_back(self, seat: int) -> None:
        stage = self.state.stage
        self.table.undo(seat)
        self.attempts[seat] += 1
        last = max(index for index, (_, who) in enumerate(self._order) if who == seat)
        self._given[self._order.pop(last)].pop()
        if self.state.stage != stage:
            self._undoable.pop()
        if len(self.table.log) < len(self.event_stages):
            del self.event_stages[len(self.table.log) :]
            self.epoch += 1
            self.cuts.append(len(self.table.log))

    def step_of(self, seat: int) -> int:
        """How many answers the seat has given in the open stage."""
        return next((len(line.answers) for line in self.state.lines if line.seat == seat), 0)

    def known_part(self, epoch: int, events: int) -> int:
        """How many of the events that a reader had at that epoch are still those of the log."""
        if not 0 <= epoch <= self.epoch:
            return 0
        return min([events, len(self.table.log), *self.cuts[epoch:]])

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees now. Shared by all who look: read only."""
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def renew(self, header: TableRow, seats: Sequence[SeatRow], request: UndoRow | None) -> None:
        """Take over a header and seats read from the database, unless they are older than those known."""
        if header.revision < self.header.revision:
            return
        if self.seq == 0:
            self.asked = [header.started] * header.players
        request = request if request is not None and request.seq == self.seq else None
        if (header, list(seats), request) != (self.header, self.seats, self.undo_request):
            self.header, self.seats, self.undo_request = header, list(seats), request
            self.news += 1
            self.changed()

    def note_seen(self, person: str, seen: float | None) -> bool:
        """Whether it is news that the person is here, or is not."""
        was_here = any(row.person == person and row.seen is not None for row in self.seats)
        self.seats = [replace(row, seen=seen) if row.person == person else row for row in self.seats]
        is_news = was_here != (seen is not None)
        self.news += is_news
        return is_news

    def hear(self, lines: Sequence[ChatRow]) -> None:
        last = self.chat[-1].id if self.chat else 0
        self.chat.extend(line for line in lines if line.id > last)

    # --- seats -----------------------------------------------------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [row.seat for row in self.seats if row.person == person and not row.resigned]

    def require_holder(self, seat: int, person: str) -> SeatRow:
        if not 0 <= seat < self.header.players:
            raise ServerError("no_seat", seats=self.header.players)
        row = self.seats[seat]
        if row.person != person:
            raise NotAllowed("not_your_seat")
        if row.resigned:
            raise NotAllowed("resigned")
        return row

    def require_playing(self) -> None:
        if not self.is_playing:
            raise OutOfDate("table_over" if self.header.status == "over" else "not_started")

    def bot_of(self, seat: int) -> str | None:
        return self.seats[seat].bot

    # --- answers ---------------------------------------------------------------------------------------------------

    def read_answer(self, seat: int, wish: MoveWish) -> int | None:
        """The move that a client means, or None if this very answer was given before.

        OutOfDate says precisely what is the matter with one that does not fit; IllegalMove names the rule.
        """
        state = self.state
        given = self._given.get((wish.stage, seat), [])
        if wish.step < len(given):
            before = given[wish.step]
            if wish.move.strip() in (before.said, before.move):
                return None
            raise OutOfDate("answered_otherwise", move=before.move)
        self.require_playing()
        if wish.stage < state.stage:
            raise OutOfDate("stage_closed")
        if wish.stage > state.stage or wish.step > len(given):
            raise OutOfDate("not_yet")
        if wish.attempt is not None and wish.attempt != self.attempts[seat]:
            raise OutOfDate("taken_back")
        if ";" in wish.move:
            raise ServerError("one_answer")
        return state.read(wish.move, seat)[0]

    def why_not(self, seat: int, text: str) -> IllegalMove | None:
        """None if the seat could answer so now."""
        try:
            self.state.read(text, seat)
        except IllegalMove as refusal:
            return refusal
        return None

    # --- going back ------------------------------------------------------------------------------------------------

    def undo_path(self, seat: int) -> list[int]:
        """The seats whose answers are taken back, in this order, to take back the last answer of `seat`.

        While others answer in secret only the seat's own answers count: whether anything else could be taken back
        would tell what the others did.
        """
        lines = self.state.lines
        if any(line.seat == seat and line.answers for line in lines):
            return [seat]
        if any(line.seat != seat for line in lines) or seat not in self._undoable:
            raise UndoError("nothing_to_undo")
        path: list[int] = []
        for who in reversed(self._undoable):
            path.append(who)
            if who == seat:
                break
        return path

    def undo_judges(self, seat: int) -> list[int] | None:
        """The seats of other people who have acted since and must agree; None if nothing can be taken back."""
        if not self.is_playing:
            return None
        try:
            path = self.undo_path(seat)
        except UndoError:
            return None
        person = self.seats[seat].person
        return sorted({who for who in path if self.bot_of(who) is None and self.seats[who].person != person})

    # --- the clock -------------------------------------------------------------------------------------------------

    def seconds_to_answer(self) -> float | None:
        amount = self.header.clock_amount
        return {"none": None, "live": float(amount), "days": float(amount * DAY)}[self.header.clock]

    def deadline(self, seat: int) -> float | None:
        """When a bot stands in for a person who owes an answer."""
        seconds = self.seconds_to_answer()
        asked = self.asked[seat]
        if seconds is None or asked is None or not self.is_playing or self.bot_of(seat) is not None:
            return None
        return max(asked, self.seats[seat].since or 0.0) + seconds if seat in self.state.to_act else None
