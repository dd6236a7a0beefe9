"""A game as arrays of numbers: what a seat sees, and its moves as actions of a fixed number. For programs that learn.

Everything is counted from the seat that looks: row 0 is one's own, row 1 that of the next player. An observation is one
row of small ints; its parts have names and shapes. It needs no library: whoever wants NumPy arrays looks at the same
memory (see `faubourg.envs`).
"""

from __future__ import annotations

from array import array
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from faubourg.core.rules import Question
from faubourg.core.state import State

LARGEST: Final = 32_767  # of an observation: 16 bits with a sign


@final
class Part:
    """A named part of an observation, with the bounds of its numbers and what they mean."""

    __slots__ = ("name", "shape", "most", "least", "meaning")

    def __init__(self, name: str, shape: tuple[int, ...], most: int, meaning: str, least: int = 0) -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.least = least
        self.meaning = meaning

    @property
    def size(self) -> int:
        size = 1
        for side in self.shape:
            size *= side
        return size


@final
class Range:
    """Moves that follow each other as ints and as actions.

    Where they belong to seats, `each` of them to one, they are counted from the seat that acts.
    """

    __slots__ = ("name", "first", "count", "each", "meaning")

    def __init__(self, name: str, first: int, count: int, meaning: str, each: int = 0) -> None:
        self.name = name
        self.first = first
        self.count = count
        self.each = each
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The observations and actions of one setting: a game, its players and its options.

    Every legal move is exactly one action, and back, in every state. A game subclasses it once, in `encoding.py`, as
    ENCODING; it is made from any state of the setting.
    """

    __slots__ = ("players", "questions", "parts", "places", "size", "blank", "ranges", "offsets", "actions")

    def __init__(self, state: State, parts: tuple[Part, ...], ranges: tuple[Range, ...]) -> None:
        self.players = state.players
        asked = sorted([name for name, step in state.game.steps.items() if isinstance(step, Question)])
        self.questions: dict[str, int] = {name: number for number, name in enumerate(asked)}
        question = Part("question", (len(asked),), 1, f"what one is asked, 1 for one of: {', '.join(asked)}")
        self.parts: tuple[Part, ...] = (question, *parts)
        self.places: dict[str, int] = {}  # where each part begins
        self.size = 0
        for part in self.parts:
            self.places[part.name] = self.size
            self.size += part.size
        self.blank: array[int] = array("h", bytes(2 * self.size))
        self.ranges = ranges
        self.offsets: list[int] = []  # the first action of each range
        self.actions = 0
        for moves in ranges:
            self.offsets.append(self.actions)
            self.actions += moves.count

    # --- observations ----------------------------------------------------------------------------------------------

    def observe(self, state: Any, seat: int) -> array[int]:
        """What a seat may know, as numbers: the parts one after the other."""
        numbers = self.blank[:]
        frame = state.frame_of(seat)
        if frame is not None:
            numbers[self.questions[frame.step.name]] = 1
        self.fill(state, seat, numbers)
        return numbers

    def fill(self, state: Any, seat: int, numbers: array[int]) -> None:
        """Write all parts but the question."""
        raise NotImplementedError

    # --- actions ---------------------------------------------------------------------------------------------------

    def legal(self, state: Any, seat: int) -> list[int]:
        """The actions of a seat, in the order of its moves."""
        moves: list[int] = state.moves(seat)
        return [self.action(state, seat, move) for move in moves]

    def mask(self, state: Any, seat: int) -> bytearray:
        """1 for each action that is legal now; all 0 for a seat that is not asked."""
        marks = bytearray(self.actions)
        for action in self.legal(state, seat):
            marks[action] = 1
        return marks

    def action(self, state: Any, seat: int, move: int) -> int:
        """The action that stands for a legal move of a seat."""
        for place, moves in enumerate(self.ranges):
            distance = move - moves.first
            if 0 <= distance < moves.count:
                if moves.each:
                    distance = (distance - seat * moves.each) % moves.count
                return self.offsets[place] + distance
        raise AssertionError(f"the move {move} is in no range")

    def move(self, state: Any, seat: int, action: int) -> int:
        """The move that an action stands for, legal or not."""
        for place, moves in enumerate(self.ranges):
            distance = action - self.offsets[place]
            if 0 <= distance < moves.count:
                if moves.each:
                    distance = (distance + seat * moves.each) % moves.count
                return moves.first + distance
        raise AssertionError(f"the action {action} is in no range")
