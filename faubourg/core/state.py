"""A state that asks questions: the public contract of every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from mypy_extensions import mypyc_attr

from faubourg.core.engine import Engine, crosses_boundary
from faubourg.core.errors import IllegalMove
from faubourg.core.rules import SEALED, Frame, Question, Rule

if TYPE_CHECKING:
    from faubourg.core.game import Game
    from faubourg.core.outcome import Outcome


# What the spots of a choice are to each other: any of them picks it (copies of a card, cells of a home), all of them
# are needed (a token: its cell and its owner), or they are the cells that it covers, the first one its anchor.
Touch = Literal["any", "all", "cover"]


@dataclass(frozen=True)
class Choice:
    """One legal answer: the move, how it is written and read, the spots it touches, and its figures."""

    move: int
    notation: str
    label: str
    spots: tuple[str, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Closed:
    """What one might expect to choose and cannot, with the rule that forbids it."""

    notation: str
    label: str
    spots: tuple[str, ...]
    rule: str
    why: str


@dataclass(frozen=True)
class About:
    """What a question is about: a piece of the glossary, the spots where it is, and the things concerned by id."""

    piece: str | None = None
    spots: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


@dataclass(frozen=True)
class Decision:
    """What a seat is asked, for people, in one language.

    `least` and `left` say how many answers of this kind follow at least and at most, this one included. `suggested` are
    answers in order, as they are written, for whoever does not want to think about it.
    """

    seat: int
    kind: str
    prompt: str
    choices: tuple[Choice, ...]
    touch: Touch = "any"
    about: About = field(default_factory=About)
    least: int = 1
    left: int = 1
    suggested: tuple[str, ...] = ()
    closed: tuple[Closed, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Engine):
    """One moment of one game. A game subclasses it once and adds its own slots."""

    __slots__ = ("game", "options")

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, Any]) -> None:
        super().__init__(players, seed)
        self.game = game
        self.options = options  # those that are not the default, as plain data; shared by clones, never changed

    # --- the contract ----------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """A twin that shares nothing that either could change. Every game writes its own."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        return not self.to_act and self.halts is None  # a try that stopped is not over: nothing more is shown by it

    def view(self, seat: int | None) -> dict[str, Any]:
        """Plain data: only what the seat (None: a spectator) may know."""
        return self.game.view(self, seat)

    def outcome(self) -> Outcome:
        """Scores, ranks and every point. Before the end: as if the game ended now."""
        return self.game.outcome(self)

    def describe(self) -> dict[str, Any]:
        """Everything as plain data, hidden things included; `game.setup` reads it back."""
        return self.game.describe(self)

    def frame_of(self, seat: int) -> Frame | None:
        """The question a seat is asked now, if any."""
        if seat in self.asked:
            frame = self.line_frames[seat]
            return None if frame.step is SEALED else frame
        return self.frame if seat in self.to_act else None

    def decision(self, seat: int, lang: str = "en") -> Decision | None:
        """What the seat is asked, with every legal answer in words; None if it owes no answer."""
        frame = self.frame_of(seat)
        if frame is None:
            return None
        game = self.game
        choices = tuple(
            Choice(
                move,
                game.notation(self, move),
                str(game.label(self, frame, move, lang)),
                game.spots(self, frame, move),
                game.choice_facts(self, frame, move),
            )
            for move in self.moves(seat)
        )
        least, left = game.answers_left(self, frame)
        return Decision(
            seat,
            frame.step.name,
            game.prompt(self, frame, lang),
            choices,
            game.touches.get(frame.step.name, "any"),
            game.about(self, frame),
            least,
            left,
            tuple([game.notation(self, move) for move in game.suggested(self, frame)]),
            tuple([self.close_look(frame, move, lang) for move in game.closed(self, frame)]),
        )

    def close_look(self, frame: Frame, move: int, lang: str) -> Closed:
        """A move that is not allowed, with the rule that forbids it."""
        game, question = self.game, frame.step
        assert isinstance(question, Question)
        rule = question.refusal(self, frame, move)
        assert rule is not None, f"{game.notation(self, move)} is called closed and is allowed"
        facts = rule.facts(self, frame, move) if rule.facts else {}
        return Closed(
            game.notation(self, move),
            str(game.label(self, frame, move, lang)),
            game.spots(self, frame, move),
            rule.id,
            game.reason(rule, facts, lang),
        )

    def play(self, text: str, seat: int) -> list[int]:
        """Answer in words: one answer, or a few of one turn separated by semicolons.

        Raises IllegalMove, and changes nothing, if one of them is not allowed. Stops at the first answer after which
        something new is known, so that a line of moves never probes what is hidden. Returns the moves carried out.
        """
        moves = self.read(text, seat)
        for move in moves:
            self.push(move, seat)
        return moves

    def why_not(self, text: str, seat: int) -> Rule | None:
        """None if `play` would accept the text, else the rule that forbids it."""
        try:
            self.read(text, seat)
        except IllegalMove as refusal:
            return refusal.rule
        return None

    def read(self, text: str, seat: int) -> list[int]:
        """The moves that a text stands for, up to the first boundary, checked one after another on a clone."""
        now: State = self
        moves: list[int] = []
        for part in text.split(";"):
            move = now.read_one(part.strip(), seat)
            moves.append(move)
            after = now.clone()
            after.push(move, seat)
            if crosses_boundary(now, after, seat):
                break
            now = after
        return moves

    def read_one(self, text: str, seat: int) -> int:
        frame = self.frame_of(seat)
        if frame is None:
            rule = self.game.out_of_turn(self)
            raise IllegalMove(rule, text, self.game.reasons(rule, {}))
        question = frame.step
        assert isinstance(question, Question)
        move = self.game.parse(self, frame, text)
        if move is None:
            rule = question.rules[0]
            raise IllegalMove(rule, text, self.game.not_understood(self, frame))
        refused_by = question.refusal(self, frame, move)
        if refused_by is not None:
            facts = refused_by.facts(self, frame, move) if refused_by.facts else {}
            raise IllegalMove(refused_by, text, self.game.reasons(refused_by, facts))
        return move

    def imagine(self, seat: int | None, rng: Random) -> State:
        """A clone whose unknowns and future chance are redrawn as the seat (None: a spectator) could imagine them."""
        twin = self.clone()
        twin.seed = rng.getrandbits(128)
        self.game.redraw(twin, seat, rng)
        if twin.asked:
            twin.reseal(seat, rng)
        elif twin.to_act and twin.frame.seat != seat:
            twin.offers = twin.options_of(twin.frame)
        return twin

    def reseal(self, seat: int | None, rng: Random) -> None:
        """Replace the sealed answers of the others in the open stage by ones they could have given."""
        for line in self.lines:
            if line.seat != seat:
                fresh = self.line(line.opening, ())
                while line.frame.step is SEALED and fresh.offers:
                    fresh = self.line(line.opening, fresh.answers + (rng.choice(fresh.offers),))
                self.replace_line(fresh)
