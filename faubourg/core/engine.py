"""The machinery below every game: the stack of what remains to be done, stages, chance and knowledge.

Everything here is on the hot path: ints, tuples and flat slots, nothing that somebody only looks at.
"""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from faubourg.core.events import Event
from faubourg.core.rules import SEALED, Frame, Step

MOST_SEATS: Final = 7
LONGEST_SEED: Final = 100  # digits
SEATS: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MOST_SEATS))
IDLE: Final = Frame(SEALED, 0)


@final
class Line:
    """The answers of one seat in an open stage, and the frame they lead to. Never changed once made."""

    __slots__ = ("seat", "opening", "answers", "frame", "offers")

    def __init__(self, opening: Frame, answers: tuple[int, ...], frame: Frame, offers: tuple[int, ...]) -> None:
        self.seat = opening.seat
        self.opening = opening
        self.answers = answers
        self.frame = frame
        self.offers = offers


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Step):
    """A stage in which several seats answer, each in secret and independently of the others."""

    __slots__ = ()

    def openings(self, state: Any, frame: Frame) -> list[Frame]:
        """The first question of each seat that is asked something, in seat order."""
        raise NotImplementedError

    def close(self, state: Any, frame: Frame, sealed: list[Frame]) -> None:
        """Carry out what all have decided: the last frame of each line, in seat order."""
        raise NotImplementedError

    def run(self, state: Any, frame: Frame) -> bool:
        openings: list[Frame] = self.openings(state, frame)
        if not openings:
            self.close(state, frame, [])
            return False
        state.open_stage(frame, openings)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """Who owes an answer, to what, and what happens once it is given."""

    __slots__ = (
        "players",
        "seed",
        "drawn",
        "stage",
        "to_act",
        "stack",
        "frame",
        "offers",
        "openings",
        "asked",
        "line_answers",
        "line_frames",
        "line_offers",
        "known",
        "names",
        "log",
        "halts",
    )

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.seed = seed
        self.drawn = 0  # how often chance has been asked
        self.stage = 0  # how many stages are closed
        self.to_act: tuple[int, ...] = ()
        self.stack: list[Frame] = []
        self.frame: Frame = IDLE  # what is being asked (of one seat), or the open stage (of several)
        self.offers: tuple[int, ...] = ()
        # The open stage of several seats: the first questions, whom they ask, and of every seat the answers so far,
        # the frame they lead to (IDLE for one that is not asked) and what may be answered to that.
        self.openings: tuple[Frame, ...] = ()
        self.asked: tuple[int, ...] = ()
        self.line_answers: list[tuple[int, ...]] = []
        self.line_frames: list[Frame] = []
        self.line_offers: list[tuple[int, ...]] = []
        self.known = bytearray()  # of each hidden thing: one bit per seat that knows where it is, and PUBLIC
        self.names: tuple[str, ...] = ()  # of the players, for prompts and labels; letters if nobody gave any
        self.log: list[Event] | None = None
        self.halts: frozenset[str] | None = None  # of a try alone: the steps it ends before

    def copy_engine_to(self, twin: Engine) -> None:
        """The engine's part of a clone. The log stays with the original."""
        twin.drawn = self.drawn
        twin.stage = self.stage
        twin.to_act = self.to_act
        twin.stack = self.stack.copy()
        twin.frame = self.frame
        twin.offers = self.offers
        twin.openings = self.openings
        twin.asked = self.asked
        twin.line_answers = self.line_answers.copy()
        twin.line_frames = self.line_frames.copy()
        twin.line_offers = self.line_offers.copy()
        twin.known = self.known[:]
        twin.names = self.names

    # --- questions and answers -------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, in the order of the spec; empty for a seat that owes no answer."""
        if self.asked:
            return [*self.line_offers[seat]]
        if self.to_act and self.frame.seat == seat:
            return [*self.offers]
        return []

    def push(self, move: int, seat: int) -> None:
        """Carry out a legal move of a seat that is to act. Trusted: nothing is checked."""
        if not self.asked:
            frame = self.frame
            self.stage += 1
            self.to_act = ()
            frame.step.answer(self, frame, move)
            self.advance()
            return
        frame = self.line_frames[seat]
        following = frame.step.answer(self, frame, move)
        assert following is not None, "an answer in a stage of several seats gives the next frame"
        self.line_answers[seat] += (move,)
        self.line_frames[seat] = following
        offers = () if following.step is SEALED else tuple(following.step.options(self, following))
        self.line_offers[seat] = offers
        if not offers:
            to_act = self.to_act
            place = to_act.index(seat)
            self.to_act = to_act = to_act[:place] + to_act[place + 1 :] if place else to_act[1:]
            if not to_act:
                self.close_stage()

    def advance(self) -> None:
        """Do what remains to be done until somebody is asked something or nothing remains."""
        stack, halts = self.stack, self.halts
        while stack:
            frame = stack.pop()
            if halts is not None and frame.step.name in halts and frame.step.draws(self, frame):
                stack.append(frame)
                return
            if frame.step.run(self, frame):
                return

    def ask(self, frame: Frame, options: list[int]) -> None:
        """Ask one seat; it alone is to act."""
        self.frame = frame
        self.offers = tuple(options)
        self.to_act = SEATS[frame.seat]

    def stop(self) -> None:
        """The game is over: whatever remained to be done is dropped."""
        self.stack.clear()
        self.frame = IDLE
        self.offers = ()
        self.to_act = ()

    # --- stages of several seats -----------------------------------------------------------------------------------

    def open_stage(self, frame: Frame, openings: list[Frame]) -> None:
        self.frame = frame
        self.offers = ()
        self.openings = tuple(openings)
        self.asked = tuple([opening.seat for opening in openings])
        self.line_answers = [()] * self.players
        self.line_frames = [IDLE] * self.players
        self.line_offers = [()] * self.players
        for opening in openings:
            self.line_frames[opening.seat] = opening
            self.line_offers[opening.seat] = tuple(opening.step.options(self, opening))
        self.to_act = tuple([seat for seat in self.asked if self.line_offers[seat]])

    @property
    def lines(self) -> list[Line]:
        """The open stage as it stands, in seat order; empty if one seat alone is asked."""
        return [
            Line(opening, self.line_answers[seat], self.line_frames[seat], self.line_offers[seat])
            for seat, opening in zip(self.asked, self.openings, strict=True)
        ]

    def line(self, opening: Frame, answers: tuple[int, ...]) -> Line:
        """The line that begins with `opening` once `answers` are given."""
        frame = opening
        for move in answers:
            following = frame.step.answer(self, frame, move)
            assert following is not None, "an answer in a stage of several seats gives the next frame"
            frame = following
        return Line(opening, answers, frame, self.options_of(frame))

    def options_of(self, frame: Frame) -> tuple[int, ...]:
        return tuple(frame.step.options(self, frame))

    def replace_line(self, new: Line) -> None:
        self.line_answers[new.seat] = new.answers
        self.line_frames[new.seat] = new.frame
        self.line_offers[new.seat] = new.offers
        self.to_act = tuple([seat for seat in self.asked if self.line_offers[seat]])

    def retract(self, seat: int) -> None:
        """Take back the last answer of a seat in the open stage; the answers of the others stay."""
        if seat in self.asked and self.line_answers[seat]:
            opening = self.openings[self.asked.index(seat)]
            self.replace_line(self.line(opening, self.line_answers[seat][:-1]))

    def close_stage(self) -> None:
        stage, frame = self.frame.step, self.frame
        assert isinstance(stage, Stage)
        sealed = [self.line_frames[seat] for seat in self.asked]
        self.openings = ()
        self.asked = ()
        self.line_answers = []
        self.line_frames = []
        self.line_offers = []
        self.stage += 1
        stage.close(self, frame, sealed)
        self.advance()

    # --- chance and knowledge --------------------------------------------------------------------------------------

    def chance(self, numbers: int) -> tuple[int, ...]:
        """So many random numbers of 32 bits, from the seed and the count of draws so far.

        SHAKE-128 is the same on every machine, and what was seen of it tells nothing about what comes.
        """
        block = shake_128(b"%d/%d" % (self.seed, self.drawn)).digest(4 * numbers)
        self.drawn += 1
        return unpack(f">{numbers}I", block)

    def below(self, limit: int) -> int:
        """A random number from 0 to limit - 1."""
        return self.chance(1)[0] % limit

    def shuffle(self, things: list[int]) -> None:
        """Fisher and Yates, in place."""
        numbers = self.chance(len(things))
        for i in range(len(things) - 1, 0, -1):
            j = numbers[i] % (i + 1)
            things[i], things[j] = things[j], things[i]

    def tell(
        self,
        kind: str,
        rule: str,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        knowers: int = 0,
    ) -> None:
        """Note an event. Callers ask `state.log is not None` first, so that nobody pays for a log unread."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, secret, knowers))


def crosses_boundary(before: Engine, after: Engine, actor: int) -> bool:
    """Whether the actor's step from `before` to `after` cannot be taken back.

    That is so if chance was drawn, if any seat learned something that the actor did not know already, or if a stage
    closed in which another seat had answered.
    """
    if before.drawn != after.drawn:
        return True
    if before.stage != after.stage:
        for seat in before.asked:
            if seat != actor and before.line_answers[seat]:
                return True
    mine = 1 << actor
    for old, new in zip(before.known, after.known, strict=True):
        if new & ~old and not old & mine:
            return True
    return False
