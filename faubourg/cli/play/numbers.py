"""The numbers of the choices on a screen. They stay what they are as long as a turn goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from faubourg.core.rules import Frame, Question
from faubourg.core.spots import BUTTON, CELL
from faubourg.core.state import Choice, Decision, State

LONGEST_ROW = 15  # entries in which what is closed keeps its number too: a row of cards, a menu, a hand


class Numbers:
    """What each number means to one seat.

    Whatever can be chosen again in the same turn keeps its number, what is new gets the next one. A question about some
    of what was just asked about, such as which cards of the hand to pay with, takes its numbers over.
    """

    def __init__(self) -> None:
        self._by_kind: dict[str, dict[int, int]] = {}  # of the questions of this turn: move -> number
        self._last: dict[int, int] = {}

    def copy(self) -> Numbers:
        twin = Numbers()
        twin._by_kind, twin._last = self._by_kind.copy(), self._last
        return twin

    def begin_turn(self) -> None:
        self._by_kind.clear()

    def of(self, state: State, seat: int) -> Mapping[int, int]:
        """The number of every move on the list; of closed ones too where they stand in a row with others."""
        frame = state.frame_of(seat)
        assert frame is not None, "a seat that is asked something"
        moves = state.moves(seat)
        before = self._by_kind.get(frame.step.name)
        if before is not None and is_most_of(moves, before):
            numbers = before
        elif before is not None and 2 * sum(move in before for move in moves) >= len(moves):
            numbers = continued(before, moves)
        elif is_most_of(moves, self._last):
            numbers = self._last
        else:
            numbers = {move: number for number, move in enumerate(row(state, frame, moves), start=1)}
        self._by_kind[frame.step.name] = self._last = numbers
        return numbers

    def numbered(self, state: State, seat: int, decision: Decision) -> list[tuple[int, Choice]]:
        """The choices of a decision, each with its number, in the order of the rules."""
        numbers = self.of(state, seat)
        return [(numbers[move], choice) for move, choice in zip(state.moves(seat), decision.choices, strict=True)]


def is_most_of(moves: Sequence[int], numbers: Mapping[int, int]) -> bool:
    """Whether all of the moves are numbered, and not just a few of a long list."""
    return 3 * len(moves) >= len(numbers) and all(move in numbers for move in moves)


def continued(numbers: Mapping[int, int], moves: Sequence[int]) -> dict[int, int]:
    found = dict(numbers)
    for move in moves:
        found.setdefault(move, max(found.values()) + 1)
    return found


def row(state: State, frame: Frame, moves: Sequence[int]) -> Sequence[int]:
    """The moves in the order of the rules, with what is closed now in its place, if that makes no long list."""
    closed = set(state.game.closed(state, frame))
    if not closed or not isinstance(frame.step, Question) or len(moves) + len(closed) > 3 * LONGEST_ROW:
        return moves
    found = [move for move in frame.step.candidates(state, frame) if move in closed or move in moves]
    for button in sorted(move for move in closed.difference(found) if BUTTON <= move < CELL):
        after = [place for place, move in enumerate(found) if button < move < CELL]
        found.insert(after[0] if after else len(found), button)  # buttons stand in the order of the rules
    return found if len(found) <= LONGEST_ROW and set(moves) <= set(found) else moves
