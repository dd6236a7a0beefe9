"""A bot that knows no game: it tries what it could do this turn and takes what looks best."""

from __future__ import annotations

from operator import attrgetter

from faubourg.bots.base import Bot
from faubourg.bots.lines import Line, promising_lines
from faubourg.core.seat import Seat


class GreedyBot(Bot):
    """Looks ahead to the end of its own turn and no further.

    It follows the most promising lines of play on a state that it imagines. A line ends with the turn, or where
    something new becomes known: what it would draw or turn up in its imagination is not what it will find.
    How good a state looks is the game's own word (`Game.worth`).
    """

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.plan: tuple[tuple[list[int], int], ...] = ()  # what is left of the best line found

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if not self.plan or self.plan[0][0] != moves:
            if len(moves) == 1:
                return moves[0]
            self.plan = self.best_line(seat).answers
        (_, move), *rest = self.plan
        self.plan = tuple(rest)
        return move

    def best_line(self, seat: Seat) -> Line:
        return max(self.lines(seat), key=attrgetter("worth"))

    def lines(self, seat: Seat, takes_time: bool = False) -> list[Line]:
        """Who takes time begins with more ideas, and judges what they lead to with more care."""
        now = seat.imagine(self.rng)
        judge = now.game.judgement if takes_time else now.game.worth
        return promising_lines(now, seat.index, self.rng, judge, takes_time)
