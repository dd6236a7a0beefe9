"""Bots that no operator would want."""

from __future__ import annotations

import os
import time

from faubourg.core.seat import Seat


class SlowBot:
    def choose(self, seat: Seat) -> int:
        time.sleep(600)
        return seat.moves()[0]


class CrashingBot:
    def choose(self, seat: Seat) -> int:
        os._exit(7)


class CheatingBot:
    """Answers with something that is not among its moves."""

    def choose(self, seat: Seat) -> int:
        return max(seat.moves()) + 1


class PeekingBot:
    """Looks behind the seat, and finds what the seat imagines."""

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[seat._state.seed % len(moves)]


class PonderingBot:
    """Thinks for a while, as a strong one would."""

    def choose(self, seat: Seat) -> int:
        time.sleep(0.2)
        return seat.moves()[0]
