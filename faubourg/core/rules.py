"""Rules as filters, questions made of rules, and the frames that say what remains to be done.

A rule is written once: listing the legal moves runs it over all candidates, explaining a refusal runs it over one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from faubourg.core.engine import Engine

NOTHING: Final = -1

Keep = Callable[[Any, "Frame", list[int]], list[int]]
Facts = Callable[[Any, "Frame", int], dict[str, object]]


@final
class Rule:
    """One rule of the book, as a filter over candidate moves.

    `keep(state, frame, moves)` returns those of `moves` that the rule allows, in the same order. It never changes
    `moves`, and what it says of a move does not depend on the other moves in the list.
    `facts(state, frame, move)`, if given, fills the placeholders in the sentence of a refusal.
    """

    __slots__ = ("id", "keep", "facts")

    def __init__(self, id: str, keep: Keep, facts: Facts | None = None) -> None:
        self.id = id
        self.keep = keep
        self.facts = facts

    def __repr__(self) -> str:
        return f"Rule({self.id})"


@final
class Frame:
    """One thing that remains to be done: a step, whose it is, and what it is about. Never changed once made.

    All ints but `seat` and `count` are moves (spots), so that a frame can be written down with the game's notation.
    """

    __slots__ = ("step", "seat", "at", "what", "count", "things")

    def __init__(
        self,
        step: Step,
        seat: int,
        at: int = NOTHING,
        what: int = NOTHING,
        count: int = 0,
        things: tuple[int, ...] = (),
    ) -> None:
        self.step = step
        self.seat = seat
        self.at = at
        self.what = what
        self.count = count
        self.things = things


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A kind of thing to do. A step that needs nobody's answer only has `run`."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, state: Any, frame: Frame) -> bool:
        """Do it (the frame is already off the stack). True if somebody has been asked something."""
        raise NotImplementedError

    def draws(self, state: Any, frame: Frame) -> bool:
        """Of a step at which a try ends (`Game.halts`): whether it would draw or reveal something now."""
        return True

    def options(self, state: Any, frame: Frame) -> list[int]:
        """The legal answers; none for a step that asks nothing."""
        return []

    def answer(self, state: Any, frame: Frame, move: int) -> Frame | None:
        """Carry out `move`. In a stage of several seats: the seat's next frame, and nothing else changes."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A kind of decision: the candidates, and the rules they must pass, the most general rule first.

    The first `indexed` rules are those that the candidates pass already, because they come from an index that is
    kept up to date; listing skips them, explaining does not.
    A question that `answers_itself` is not asked when there is one answer: that one is carried out and told like any
    other. It must not be used where not being asked would tell the others something (see docs/architecture.md).
    """

    __slots__ = ("rules", "indexed", "listing_rules", "answers_itself")

    def __init__(self, name: str, rules: tuple[Rule, ...], indexed: int = 0, answers_itself: bool = False) -> None:
        super().__init__(name)
        self.rules = rules
        self.indexed = indexed
        self.listing_rules = rules[indexed:]
        self.answers_itself = answers_itself

    def candidates(self, state: Any, frame: Frame) -> list[int]:
        """Moves in the order of the spec, among which are all legal ones. The list may be a live one: read only."""
        raise NotImplementedError

    def options(self, state: Any, frame: Frame) -> list[int]:
        """The legal moves. The list may be a live one: read only."""
        moves: list[int] = self.candidates(state, frame)
        for rule in self.listing_rules:
            moves = rule.keep(state, frame, moves)
        return moves

    def refusal(self, state: Any, frame: Frame, move: int) -> Rule | None:
        """The first rule that forbids `move`, or None if it is legal."""
        for rule in self.rules:
            if not rule.keep(state, frame, [move]):
                return rule
        return None

    def emptied_by(self, state: Any, frame: Frame) -> Rule:
        """The rule that leaves no candidate: why this question is not asked."""
        moves: list[int] = self.candidates(state, frame)
        for rule in self.rules:
            moves = rule.keep(state, frame, moves)
            if not moves:
                return rule
        return self.rules[-1]

    def run(self, state: Any, frame: Frame) -> bool:
        options = self.options(state, frame)
        if options:
            if self.answers_itself and len(options) == 1:
                self.answer(state, frame, options[0])
                return False
            engine: Engine = state  # a call that mypyc need not look up
            engine.ask(frame, options)
            return True
        self.fizzle(state, frame)
        return False

    def fizzle(self, state: Any, frame: Frame) -> None:
        """What happens when there is nothing to choose."""


@final
class Sealed(Step):
    """The end of a seat's line in a stage of several seats; its frame carries what was decided."""


SEALED: Final = Sealed("sealed")
