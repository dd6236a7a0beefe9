"""The answers that count at a table, in the order in which they came, and how far they can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Given:
    """An answer that counts: whose, when, as it was said and as it is written."""

    seat: int
    stage: int
    said: str | None
    move: str
    person: str | None  # who answered; None: a bot
    is_joined: bool  # given together with the seat's answer before it, and taken back with it
    attempt: int  # how many answers of the seat had been taken back by then
    is_step: bool  # its stage ended with it
    told: int  # how many events there were before it
    seen: int  # how many there were after it; those of a stage that all close are news to everybody

    def is_what(self, text: str) -> bool:
        return text.strip() in (self.said, self.move)


class Answers:
    """What is behind `floor` has become known, or was decided by all, and stays."""

    def __init__(self) -> None:
        self.all: list[Given] = []
        self.floor = 0
        self._at: dict[tuple[int, int], list[Given]] = {}

    def add(self, given: Given) -> None:
        self.all.append(given)
        self._at.setdefault((given.stage, given.seat), []).append(given)

    def at(self, stage: int, seat: int) -> Sequence[Given]:
        """Those of a seat in one stage."""
        return self._at.get((stage, seat), ())

    def remove_last_of(self, seat: int) -> None:
        last = next(index for index in reversed(range(len(self.all))) if self.all[index].seat == seat)
        self._forget(self.all.pop(last))

    def cut_back(self, seat: int, count: int, steps_back: int) -> list[Given]:
        """Forget so many of a seat's answers and all that came since; `steps_back` steps can still be taken back."""
        first = [index for index, given in enumerate(self.all) if given.seat == seat][-count]
        gone = self.all[first:]
        del self.all[first:]
        for given in reversed(gone):
            self._forget(given)
        steps = [index for index, given in enumerate(self.all) if given.is_step]
        self.floor = steps[-1 - steps_back] + 1 if len(steps) > steps_back else 0
        return gone

    def seen_by(self, seat: int) -> int:
        """How many events had happened when the seat had answered last."""
        return next((given.seen for given in reversed(self.all) if given.seat == seat), 0)

    def _forget(self, given: Given) -> None:
        self._at[given.stage, given.seat].pop()

    def of(self, seat: int) -> list[Given]:
        return [given for given in self.all if given.seat == seat]

    def gesture(self, first: Given) -> list[Given]:
        """The answers that were given together, beginning with this one."""
        mine = self.of(first.seat)
        found = [first]
        for given in mine[mine.index(first) + 1 :]:
            if not given.is_joined:
                break
            found.append(given)
        return found

    def size_of_last_gesture(self, seat: int) -> int:
        """How many answers a seat gave together when it answered last; 0 if it never did."""
        size = 0
        for given in reversed(self.all):
            if given.seat == seat:
                size += 1
                if not given.is_joined:
                    break
        return size
