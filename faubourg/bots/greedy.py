"""A bot that knows no game: it tries what it could do this turn and takes what looks best."""

from __future__ import annotations

from operator import attrgetter
from typing import final

from faubourg.bots.base import Bot
from faubourg.core.engine import crosses_boundary
from faubourg.core.seat import Seat
from faubourg.core.spots import SEAT
from faubourg.core.state import State

LINES = 12  # how many lines are followed at once,
LINES_OF_A_MOVE = 3  # and how many of them may begin with the same move: no idea crowds out all others
LONGEST_LINE = 24  # answers in one turn; a longer one is judged as it stands then


@final
class Line:
    """Some answers of one turn, each with the moves it was chosen from; the state they lead to; its worth."""

    __slots__ = ("answers", "state", "worth", "is_complete")

    def __init__(
        self, answers: tuple[tuple[list[int], int], ...], state: State, worth: float, is_complete: bool
    ) -> None:
        self.answers = answers
        self.state = state
        self.worth = worth
        self.is_complete = is_complete

    @property
    def first_move(self) -> int:
        return self.answers[0][1]


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
        lines = self.continuations(Line((), seat.imagine(self.rng), 0.0, False), seat.index)
        complete = [line for line in lines if line.is_complete]
        for _ in range(LONGEST_LINE):
            lines = most_promising([line for line in lines if not line.is_complete])
            if not lines:
                break
            longer = [further for line in lines for further in self.continuations(line, seat.index)]
            complete += [line for line in longer if line.is_complete]
            lines = longer
        return max(complete or lines, key=attrgetter("worth"))

    def continuations(self, line: Line, me: int) -> list[Line]:
        """The line with each answer to the question it leads to, in random order so that no spot is preferred."""
        now = line.state
        worth = now.game.worth
        moves = now.moves(me)
        different = without_copies(now, moves)
        self.rng.shuffle(different)
        longer = []
        for move in different:
            after = now.clone()
            after.push(move, me)
            is_complete = me not in after.to_act or crosses_boundary(now, after, me)
            longer.append(Line((*line.answers, (moves, move)), after, worth(after, me), is_complete))
        return longer


def without_copies(state: State, moves: list[int]) -> list[int]:
    """One move for each kind of thing: `bank#2` would do the same as `bank#6`."""
    notation = state.game.notation
    kinds: dict[object, int] = {}
    for move in moves:
        kinds.setdefault(notation(state, move).partition("#")[0] if move < SEAT else move, move)
    return list(kinds.values())


def most_promising(lines: list[Line]) -> list[Line]:
    """The best lines so far, not too many of them with the same first move."""
    kept: list[Line] = []
    begun: dict[int, int] = {}
    for line in sorted(lines, key=attrgetter("worth"), reverse=True):
        if begun.get(line.first_move, 0) < LINES_OF_A_MOVE:
            begun[line.first_move] = begun.get(line.first_move, 0) + 1
            kept.append(line)
            if len(kept) == LINES:
                break
    return kept
