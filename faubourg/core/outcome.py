"""How a game ended, line by line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Some points of one seat, the rule that gives them, and the spots they come from.

    `is_secret` tells that nobody else knows of them while the game lasts.
    """

    seat: int
    kind: str
    rule: str
    points: int
    spots: tuple[str, ...] = ()
    is_secret: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """Scores and ranks by seat (1 is best, equal ranks share), the rule that ended the game, and every point."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ended_by: str
    lines: tuple[ScoreLine, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def of(self, seat: int) -> tuple[ScoreLine, ...]:
        """The lines of one seat."""
        return tuple(line for line in self.lines if line.seat == seat)

    def seen_by(self, seat: int | None) -> Outcome:
        """Without what only others know; scores and ranks by what is left."""
        lines = tuple(line for line in self.lines if line.seat == seat or not line.is_secret)
        if lines == self.lines:
            return self
        scores = [0] * len(self.scores)
        for line in lines:
            scores[line.seat] += line.points
        return Outcome(tuple(scores), ranks_by([(score,) for score in scores]), self.ended_by, lines)


def ranks_by(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank of each seat when higher keys are better: 1 + the number of seats strictly ahead."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
