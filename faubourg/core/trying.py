"""What would happen: a line of answers played on a clone that stops before anything is drawn or shown.

A try never tells more than playing and taking back would. It ends before the steps that draw or reveal by themselves
(`Game.halts`), and an answer that itself draws or reveals is not carried out at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from faubourg.core.engine import Engine, crosses_boundary
from faubourg.core.errors import IllegalMove
from faubourg.core.events import PUBLIC, Event
from faubourg.core.state import State

# What comes of the last answer: it can be taken back; it seals the seat's answers while others still owe theirs; it
# cannot be taken back; it is not allowed.
End = Literal["open", "seal", "final", "refused"]
# Why it cannot be taken back: chance is drawn, the actor or others learn something, a stage closes, the turn passes on.
Why = Literal["draws", "looks", "reveals", "closes", "next"]


@dataclass(frozen=True)
class Tried:
    """How far a line came. `state` is a clone to look at for the asking seat alone; it cannot be played on."""

    played: int
    end: End
    why: tuple[Why, ...]
    state: State
    events: tuple[Event, ...]
    refusal: IllegalMove | None = None
    seats: dict[Why, list[int]] = field(default_factory=dict)  # who learns something, whose answers are opened


def try_line(state: State, line: Sequence[str], seat: int) -> Tried:
    """Play a line of a seat that owes an answer, as far as that can be taken back."""
    now = fork(state)
    events: list[Event] = []
    for played, text in enumerate(line):
        try:
            move = now.read_one(text, seat)
        except IllegalMove as refusal:
            return Tried(played, "refused", (), now, tuple(events), refusal)
        after = fork(now)
        after.push(move, seat)
        why = why_final(now, after, seat)
        if why:
            return Tried(played, "final", why, now, tuple(events), seats=seats_concerned(now, after, seat, why))
        events += after.log or []
        if not after.to_act:  # it stopped before a step that draws or reveals, or the game would be over
            return Tried(played + 1, "final", ("next",), after, tuple(events))
        now = after
    is_sealed = bool(now.asked) and seat not in now.to_act
    return Tried(len(line), "seal" if is_sealed else "open", (), now, tuple(events))


def fork(state: State) -> State:
    """A clone that halts, with a log of its own."""
    twin = state.clone()
    twin.halts = state.game.halts
    twin.log = []
    return twin


def why_final(before: Engine, after: Engine, actor: int) -> tuple[Why, ...]:
    """Why a step cannot be taken back; empty if it can."""
    if not crosses_boundary(before, after, actor):
        return ()
    found: list[Why] = []
    if before.drawn != after.drawn:
        found.append("draws")
    mine = 1 << actor
    learned = [(old, new) for old, new in zip(before.known, after.known, strict=True) if new & ~old and not old & mine]
    if any(new & ~old & mine for old, new in learned):
        found.append("looks")
    if any(new & ~old & ~mine for old, new in learned):
        found.append("reveals")
    if any(seat != actor and before.line_answers[seat] for seat in before.asked) and before.stage != after.stage:
        found.append("closes")
    return tuple(found)


def seats_concerned(before: Engine, after: Engine, actor: int, why: Sequence[Why]) -> dict[Why, list[int]]:
    """Which others a final step concerns: those who learn something by it, and those whose answers it opens.

    Where all may see something, these are all others: who of them knew it already is nobody's business.
    """
    seats = [seat for seat in range(after.players) if seat != actor]
    found: dict[Why, list[int]] = {}
    if "reveals" in why:
        new = 0
        for old, now in zip(before.known, after.known, strict=True):
            if not old & 1 << actor:
                new |= now & ~old
        found["reveals"] = [seat for seat in seats if new & (PUBLIC | 1 << seat)]
    if "closes" in why:
        found["closes"] = [seat for seat in seats if seat in before.asked and before.line_answers[seat]]
    return found
