"""How a game ended, line by line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Some points of one seat, the rule that gives them, and the spots they come from."""

    seat: int
    kind: str
    rule: str
    points: int
    spots: tuple[str, ...] = ()


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


def ranks_by(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank of each seat when higher keys are better: 1 + the number of seats strictly ahead."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
