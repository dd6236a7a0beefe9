"""How long a bot that searches may think: in milliseconds, or in iterations for the same game every time.

Several processes may think at once; each of them has the whole budget.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from faubourg.core.errors import BotError

LONGEST: Final = 600_000  # milliseconds
MOST: Final = 10_000_000  # iterations
MOST_PROCESSES: Final = 64


@dataclass(frozen=True)
class Budget:
    """One of the first two is given; the other is 0."""

    milliseconds: int = 0
    iterations: int = 0
    processes: int = 1

    def __str__(self) -> str:
        budget = f"{self.milliseconds}ms" if self.milliseconds else f"{self.iterations}it"
        return budget if self.processes == 1 else f"{budget}:{self.processes}"

    def part(self, share: float) -> Budget:
        """A part of it, at least the least there is."""
        if self.milliseconds:
            return replace(self, milliseconds=max(1, round(self.milliseconds * share)))
        return replace(self, iterations=max(1, round(self.iterations * share)))

    def clock(self) -> Clock:
        return Clock(self)


class Clock:
    """Runs from the moment when the thinking begins."""

    def __init__(self, budget: Budget) -> None:
        self.count = 0
        self.left = budget.iterations or MOST
        self.begin = perf_counter()
        self.end = self.begin + budget.milliseconds / 1000 if budget.milliseconds else 0.0

    def ticks(self) -> bool:
        """Whether there is time for one more iteration, which is counted. For the first one there always is."""
        if self.count and (self.left <= 0 or (self.end and perf_counter() >= self.end)):
            return False
        self.count += 1
        self.left -= 1
        return True

    def expected(self, in_a_millisecond: float) -> int:
        """How many iterations there may be in all, if a millisecond is enough for so many."""
        return round((self.end - self.begin) * 1000 * in_a_millisecond) if self.end else self.count + self.left

    def used(self) -> float:
        """The part of the budget that is used up, from 0 to 1."""
        if self.end:
            return min(1.0, (perf_counter() - self.begin) / (self.end - self.begin))
        return min(1.0, self.count / max(1, self.count + self.left))

    def iterations_left(self) -> int:
        """How many more there is time for; about, if time is what is given."""
        if not self.end or not self.count:
            return self.left
        now = perf_counter()
        return max(0, int((self.end - now) / max(now - self.begin, 1e-6) * self.count))


def read_budget(text: str, spec: str = "") -> Budget:
    """From `300ms`, `2s` or `500it`, given alone or as the end of a bot's name `spec`; BotError if it is none.

    How many processes think may follow: `2s:4`.
    """
    time, colon, more = text.partition(":")
    processes = number_in(more) if colon else 1
    digits = time.rstrip("abcdefghijklmnopqrstuvwxyz")
    count, unit = number_in(digits), time[len(digits) :]
    if 1 <= processes <= MOST_PROCESSES:
        if unit in ("ms", "s"):
            milliseconds = count * 1000 if unit == "s" else count
            if 1 <= milliseconds <= LONGEST:
                return Budget(milliseconds=milliseconds, processes=processes)
        if unit == "it" and 1 <= count <= MOST:
            return Budget(iterations=count, processes=processes)
    facts = {"seconds": LONGEST // 1000, "processes": MOST_PROCESSES}
    if not spec:
        raise BotError("bad_time", package="faubourg.bots", given=text, **facts)
    raise BotError("bad_budget", package="faubourg.bots", bot=spec, name=spec.partition(":")[0], **facts)


def number_in(text: str) -> int:
    """The number that a text is, 0 if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
