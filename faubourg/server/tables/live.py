"""A table in the memory of a worker: the game rebuilt from its journal, and what follows from the journal alone."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, NamedTuple

from faubourg.core.engine import crosses_boundary
from faubourg.core.game import Game
from faubourg.core.outcome import Outcome
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.server.bots.queue import Need
from faubourg.server.clock import clock
from faubourg.server.errors import NotAllowed, OutOfDate, ServerError
from faubourg.server.store.rows import FREELY, JOINED, ChatRow, JournalRow, SeatRow, TableRow, UndoRow
from faubourg.server.tables.answers import Answers, Given
from faubourg.server.tables.clocks import is_waited_for
from faubourg.server.wire.messages import MoveWish

DAY = 24 * 3600
KEPT_CHAT = 200
PRESENT_SECONDS = 75  # who has not been seen for longer is gone


class NewAnswer(NamedTuple):
    """A legal answer about to be stored: what it means, how it is written, and how it was said."""

    code: int
    move: str
    said: str


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
        self._outcome: Outcome | None = None
        self._begin()

    def _begin(self) -> None:
        header = self.header
        if header.position is not None:
            state = self.game.setup(header.position)
        else:
            state = self.game.start(header.players, int(header.seed), **header.options)
        self.table = Table(state)
        self.seq = 0
        self._moments = 0  # how often anything changed; when it last did so for all, and for each seat
        self._common_moment = 0
        self._own_moments = [0] * header.players
        self.epoch = 0
        self.cuts: list[int] = []  # how long the log was after each cut
        self.event_stages: list[int] = []
        self.attempts = [0] * header.players
        self.asked: list[float | None] = [header.started] * header.players
        self.answers = Answers()
        self.speakers: set[str] = set()  # everybody who ever answered here

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

    def absorb(self, rows: Sequence[JournalRow], codes: Sequence[int] = ()) -> None:
        """Carry out entries that are in the database, leaving out those that are known already.

        `codes` are what the entries mean, if that is known: reading them again takes time.
        """
        for row, code in zip_longest(rows, codes):
            if row.seq > self.seq:
                assert row.seq == self.seq + 1, "entries come one after another"
                self._apply(row, code)
                if self.undo_request is not None:  # it was about what was the last step then
                    self.undo_request = None
                    self.news += 1

    def _apply(self, row: JournalRow, code: int | None) -> None:
        owing, table = self._owing(), (self.state.stage, self.state.to_act)
        if row.move is not None:
            self._answer(row, code)
        elif row.mark == FREELY:
            self._cut_back(row.seat, int(row.said or 1))
        else:
            self._take_back(row.seat)
        for seat, before, after in zip(range(self.header.players), owing, self._owing(), strict=True):
            if before != after:
                self.asked[seat] = row.at if after else None
        self.seq = row.seq
        is_secret = row.move is not None and table == (self.state.stage, self.state.to_act)
        self.changed(row.seat if is_secret else None)

    def changed(self, only_for: int | None = None) -> None:
        """There is something new, for all or for one seat: what it answers in a secret stage concerns nobody else."""
        self.state.names = self.names  # an undo or a new player may have brought other ones
        self._moments += 1
        self._outcome = None
        self.used = time.monotonic()
        if only_for is None:
            self._common_moment = self._moments
            self.views.clear()
        else:
            self._own_moments[only_for] = self._moments
            self.views.pop(only_for, None)

    def moment_of(self, seat: int | None) -> int:
        """Raised by every change that a seat, or a spectator, may see."""
        return self._common_moment if seat is None else max(self._common_moment, self._own_moments[seat])

    def _owing(self) -> list[tuple[int, int] | None]:
        """For each seat the stage and step of the answer it owes."""
        state = self.state
        return [(state.stage, self.step_of(seat)) if seat in state.to_act else None for seat in range(state.players)]

    def _answer(self, row: JournalRow, code: int | None) -> None:
        assert row.move is not None
        stage, seat, told = self.state.stage, row.seat, len(self.table.log)
        others = [one for one in self.state.asked if one != seat]
        if code is None:
            self.table.play(row.move, seat)
        else:
            self.table.push(code, seat)
        is_step = self.state.stage != stage
        self.answers.add(
            Given(
                seat=seat,
                stage=stage,
                said=row.said,
                move=row.move,
                person=row.person,
                is_joined=row.mark == JOINED,
                attempt=self.attempts[seat],
                is_step=is_step,
                told=told,
                seen=told if is_step and others else len(self.table.log),
            )
        )
        if is_step and not self.table.can_undo(seat):
            self.answers.floor = len(self.answers.all)
        if row.person is not None:
            self.speakers.add(row.person)
        self.event_stages += [stage] * (len(self.table.log) - len(self.event_stages))

    def _take_back(self, seat: int) -> None:
        self.table.undo(seat)
        self.attempts[seat] += 1
        self.answers.remove_last_of(seat)
        self._cut_log()

    def _cut_back(self, seat: int, count: int) -> None:
        self.table.cut_back(seat, count)
        for given in self.answers.cut_back(seat, count, self.table.steps_back):
            self.attempts[given.seat] += 1
        self._cut_log()

    def _cut_log(self) -> None:
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

    @property
    def outcome(self) -> Outcome:
        """How the game would end now, for all who look."""
        if self._outcome is None:
            self._outcome = self.state.outcome()
        return self._outcome

    def renew(self, header: TableRow, seats: Sequence[SeatRow], request: UndoRow | None) -> None:
        """Take over a header and seats read from the database, unless they are older than those known."""
        if header.revision < self.header.revision:
            return
        if self.seq == 0:
            self.asked = [header.started] * header.players
        is_open = header.status == "playing" and request is not None and request.seq == self.seq
        request = request if is_open else None
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

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is connected; a worker that was killed could not say that they left."""
        seen = self.seats[seat].seen
        return seen is not None and clock.now() - seen < PRESENT_SECONDS

    def people_here(self) -> list[str]:
        """Those who play for themselves and are connected."""
        return [
            row.person
            for row in self.seats
            if row.person is not None and row.bot is None and not row.resigned and self.is_here(row.seat)
        ]

    def need_of_bots(self) -> Need:
        """How much the answers of bots are waited for at this table."""
        if not self.people_here():
            return Need.NOBODY_THERE
        return Need.WAITED_FOR if all(map(self.bot_of, self.state.to_act)) else Need.SOON

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
        """The last answer ends a game at once, though its result may still be on its way to the database."""
        if self.header.status == "waiting":
            raise OutOfDate("not_started")
        if self.header.status == "over" or self.state.is_over:
            raise OutOfDate("table_over")

    def bot_of(self, seat: int) -> str | None:
        return self.seats[seat].bot

    # --- answers ---------------------------------------------------------------------------------------------------

    def read_answers(self, seat: int, wish: MoveWish) -> list[NewAnswer]:
        """The moves that a client means, as far as they can be taken back; none if they were given before.

        OutOfDate says precisely what is the matter with what does not fit; IllegalMove names the rule.
        """
        texts = texts_of(wish)
        given = self.answers.at(wish.stage, seat)
        if wish.step < len(given):
            self._require_repetition(given[wish.step], texts, wish.attempt)
            return []
        self.require_moment(seat, wish.stage, wish.step, wish.attempt)
        return self._read_line(seat, texts)

    def require_moment(self, seat: int, stage: int, step: int, attempt: int | None) -> None:
        """Whether a client speaks of what is asked now."""
        self.require_playing()
        given = len(self.answers.at(stage, seat))
        if stage < self.state.stage or step < given:
            raise OutOfDate("stage_closed")
        if stage > self.state.stage or step > given:
            raise OutOfDate("not_yet")
        if attempt is not None and attempt != self.attempts[seat]:
            raise OutOfDate("taken_back")

    def _require_repetition(self, first: Given, texts: Sequence[str], attempt: int | None) -> None:
        gesture = self.answers.gesture(first)
        was_cut = attempt is not None and attempt != self.attempts[first.seat]
        if len(gesture) < len(texts) and was_cut:
            raise OutOfDate("taken_back")
        if len(gesture) > len(texts) or not all(map(Given.is_what, gesture, texts)):
            raise OutOfDate("answered_otherwise", move="; ".join(given.move for given in gesture))

    def _read_line(self, seat: int, texts: Sequence[str]) -> list[NewAnswer]:
        """Each checked on what the ones before it lead to, up to the first that cannot be taken back."""
        now = self.state
        read: list[NewAnswer] = []
        for number, text in enumerate(texts, start=1):
            code = now.read_one(text, seat)
            read.append(NewAnswer(code, self.game.notation(now, code), text))
            if number < len(texts):
                after = now.clone()
                after.push(code, seat)
                if crosses_boundary(now, after, seat):
                    break
                now = after
        return read

    # --- the clock -------------------------------------------------------------------------------------------------

    def seconds_to_answer(self) -> float | None:
        amount = self.header.clock_amount
        return {"none": None, "live": float(amount), "days": float(amount * DAY)}[self.header.clock]

    def deadline(self, seat: int) -> float | None:
        """When a bot stands in for a person who owes an answer; None where nobody else would wait for it."""
        seconds = self.seconds_to_answer()
        asked = self.asked[seat]
        if seconds is None or asked is None or not self.is_playing or self.bot_of(seat) is not None:
            return None
        if not is_waited_for(self.seats, seat):
            return None
        return max(asked, self.seats[seat].since or 0.0) + seconds if seat in self.state.to_act else None


def gives_hints(header: TableRow, seats: Sequence[SeatRow]) -> bool:
    """People against people: only if all agree, which they do by sitting down at a table that says so."""
    people = {row.person for row in seats if row.person is not None and not row.resigned}
    is_awaiting = not all(row.is_taken for row in seats)  # who takes a free seat must know before
    return header.hints or (len(people) < 2 and not is_awaiting)


def texts_of(wish: MoveWish) -> list[str]:
    """The moves of an answer: one, or a line."""
    if (wish.move is None) == (wish.moves is None):
        raise ServerError("move_or_moves")
    texts = [text.strip() for text in wish.moves or [wish.move or ""]]
    if any(";" in text for text in texts):
        raise ServerError("one_answer")
    return texts
