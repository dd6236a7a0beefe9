"""How long a bot that searches may think: in milliseconds, or in iterations for the same game every time."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from faubourg.core.errors import BotError

LONGEST: Final = 600_000  # milliseconds
MOST: Final = 10_000_000  # iterations


@dataclass(frozen=True)
class Budget:
    """One of both is given; the other is 0."""

    milliseconds: int = 0
    iterations: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else f"{self.iterations}it"

    def part(self, share: float) -> Budget:
        """A part of it, at least the least there is."""
        if self.milliseconds:
            return Budget(milliseconds=max(1, round(self.milliseconds * share)))
        return Budget(iterations=max(1, round(self.iterations * share)))

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
    """From `300ms`, `2s` or `500it`, given alone or as the end of a bot's name `spec`; BotError if it is none."""
    number = text.rstrip("abcdefghijklmnopqrstuvwxyz")
    unit = text[len(number) :]
    if number.isascii() and number.isdecimal() and len(number) < 10:
        count = int(number)
        if unit in ("ms", "s"):
            milliseconds = count * 1000 if unit == "s" else count
            if 1 <= milliseconds <= LONGEST:
                return Budget(milliseconds=milliseconds)
        if unit == "it" and 1 <= count <= MOST:
            return Budget(iterations=count)
    if not spec:
        raise BotError("bad_time", package="faubourg.bots", given=text, seconds=LONGEST // 1000)
    name = spec.partition(":")[0]
    raise BotError("bad_budget", package="faubourg.bots", bot=spec, name=name, seconds=LONGEST // 1000)
