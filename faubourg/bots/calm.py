"""An opponent for a first game: it plays what looks good, and not always the best of it."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.lines import Line
from faubourg.core.seat import Seat

GOOD_PART: Final = 0.2  # of the lines that it sees besides the best


class CalmBot(GreedyBot):
    """Sees what the greedy bot sees, and takes any of the better lines."""

    name = "calm"

    def best_line(self, seat: Seat) -> Line:
        lines = sorted(self.lines(seat), key=attrgetter("worth"), reverse=True)
        return lines[int(self.rng.random() * (1 + GOOD_PART * (len(lines) - 1)))]
