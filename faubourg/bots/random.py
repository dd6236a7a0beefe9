"""The bot that every other one should beat."""

from __future__ import annotations

from faubourg.bots.base import Bot
from faubourg.core.seat import Seat


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[int(self.rng.random() * len(moves))]  # several times as fast as rng.choice
