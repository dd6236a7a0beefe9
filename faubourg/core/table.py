"""A game being played: the state, the journal of all that arrived, undo, and the record of what counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from faubourg.core.engine import crosses_boundary
from faubourg.core.errors import SetupError, UndoError
from faubourg.core.events import Event
from faubourg.core.record import Record
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: a seat answered with `move`, or (None) took its last answer back.

    `freely` tells that it was taken back though something had become known since, which bots do not mind.
    """

    seat: int
    move: str | None
    freely: bool = False


@dataclass(frozen=True, slots=True)
class _Answer:
    stage: int
    seat: int
    move: str
    code: int


@dataclass(frozen=True, slots=True)
class _Step:
    """What it takes to go back by one answer."""

    seat: int
    before: State
    events: int


class Table:
    """Owns a state and plays it on. The journal and the record each rebuild the same state."""

    def __init__(self, state: State, names: Sequence[str] = ()) -> None:
        if names and len(names) != state.players:
            raise SetupError("seat_names", names=len(names), players=state.players)
        self.names = tuple(names) or tuple(SEAT_LETTERS[: state.players])
        self.game = state.game
        self.state = state
        state.names = tuple(names)
        self.journal: list[Entry] = []
        self.log: list[Event] = []
        self._start = state.clone()
        self._answers: list[_Answer] = []
        self._steps: list[_Step] = []  # back to the last boundary
        self.taken_back = 0  # how often a person who plays bots alone went back behind what had become known
        self.state.log = self.log

    # --- playing ---------------------------------------------------------------------------------------------------

    def play(self, text: str, seat: int) -> list[int]:
        """Answer in words (see `State.play`); each answer becomes an entry of the journal."""
        moves = self.state.read(text, seat)
        for move in moves:
            self.push(move, seat)
        return moves

    def push(self, move: int, seat: int) -> None:
        """Carry out a legal move, trusted."""
        state = self.state
        before = state.clone()
        events = len(self.log)
        notation = self.game.notation(state, move)
        state.push(move, seat)
        self.journal.append(Entry(seat, notation))
        self._answers.append(_Answer(before.stage, seat, notation, move))
        if crosses_boundary(before, state, seat):
            self._steps.clear()
        elif state.stage != before.stage:
            self._steps.append(_Step(seat, before, events))

    # --- going back ------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be taken back without anybody having learned from it."""
        lines = self.state.lines
        if any(line.answers for line in lines):
            return any(line.seat == seat and line.answers for line in lines)
        return bool(self._steps) and self._steps[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer; UndoError if that cannot be."""
        if not self.can_undo(seat):
            raise UndoError("nothing_to_undo")
        if any(line.seat == seat and line.answers for line in self.state.lines):
            self.state.retract(seat)
        else:
            step = self._steps.pop()
            del self.log[step.events :]
            self.state = step.before
            self.state.log = self.log
        last = max(i for i, answer in enumerate(self._answers) if answer.seat == seat)
        del self._answers[last]
        self.journal.append(Entry(seat, None))

    def undo_freely(self, seat: int) -> None:
        """Take back the seat's last answer and all that came of it, whatever has become known since.

        For a person who plays bots alone, as against a computer in chess; the record says how often it was done.
        """
        if self.can_undo(seat):
            self.undo(seat)
        else:
            self.cut_back(seat)

    def cut_back(self, seat: int, count: int = 1) -> None:
        """Go back to before so many answers of a seat: whatever anybody answered since is gone, too."""
        mine = [number for number, answer in enumerate(self._answers) if answer.seat == seat]
        if len(mine) < count:
            raise UndoError("nothing_to_undo")
        kept, journal = self._answers[: mine[-count]], self.journal
        again = Table(self._start.clone(), self.state.names)
        for answer in kept:
            again.push(answer.code, answer.seat)
        self.state, self.log = again.state, again.log
        self._answers, self._steps = again._answers, again._steps
        self.journal = [*journal, *[Entry(seat, None, freely=True)] * count]
        self.taken_back += count

    @property
    def steps_back(self) -> int:
        """How many steps lie behind us up to where something became known; answers of an open stage are none."""
        return len(self._steps)

    # --- documents -------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The moves that count in canonical order: by stage, then by seat."""
        state, start = self.state, self._start
        fresh = self.game.start(start.players, start.seed, **start.options)
        position = None if start.describe() == fresh.describe() else start.describe()
        ordered = sorted(self._answers, key=lambda answer: (answer.stage, answer.seat))
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            components=self.game.fingerprint(start.options),
            players=state.players,
            options=start.options,
            seed=start.seed if position is None else None,
            position=position,
            seats=self.names,
            moves=tuple(f"{SEAT_LETTERS[answer.seat]} {answer.move}" for answer in ordered),
            result=self.result(),
            taken_back=self.taken_back,
        )

    def result(self) -> dict[str, Any] | None:
        """Scores, ranks and the reason of the end as plain data; None while the game goes on."""
        if not self.state.is_over:
            return None
        outcome = self.state.outcome()
        return {"scores": list(outcome.scores), "ranks": list(outcome.ranks), "ended_by": outcome.ended_by}

    @classmethod
    def from_journal(cls, state: State, journal: Sequence[Entry], names: Sequence[str] = ()) -> Table:
        """Rebuild a table from its start and everything that arrived since."""
        table = cls(state, names)
        for entry in journal:
            if entry.move is None and entry.freely:
                table.cut_back(entry.seat)
            elif entry.move is None:
                table.undo(entry.seat)
            else:
                table.play(entry.move, entry.seat)
        return table

    def sentences(self, seat: int | None, lang: str, since: int = 0) -> list[str]:
        """The log from an event on, as the seat (None: a spectator) may read it."""
        return [self.game.sentence(self.state, event, seat, lang, self.names) for event in self.log[since:]]
