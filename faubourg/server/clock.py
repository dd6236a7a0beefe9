"""The time that deadlines are counted in: seconds since 1970, but they go by as a stopwatch's do.

Somebody may set the clock of the machine while a game goes on, by hours even; nobody's time to think may change by
that. So the clock is read once, and from then on elapsed time is counted. What the database holds is never in the
future: a server that is started after its clock was set back goes on from there, and so do several machines whose
clocks differ.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def seconds_elapsed() -> float:
    """Since some moment in the past; the time that the machine slept counts, where the system can tell."""
    try:
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):
        return time.monotonic()


class ServerClock:
    def __init__(self, wall: Callable[[], float] = lambda: time.time(), elapsed: Callable[[], float] = seconds_elapsed):
        self.wall = wall
        self.elapsed = elapsed
        self._start = wall() - elapsed()

    def now(self) -> float:
        return self._start + self.elapsed()

    def not_before(self, at: float) -> None:
        """Somebody has written that it was `at`: so it is at least that late."""
        self._start += max(0.0, at - self.now())

    def on_the_wall(self, at: float) -> float:
        """When that will be by the clock that people see."""
        return self.wall() + at - self.now()


clock = ServerClock()
