"""A lesson: a prepared position and a few steps, each with one thing to do and one rule to see; and one run of it.

Knows no game and no screen: a terminal and a server run the same lessons. What the learner answers is checked by the
game itself, so that a wrong answer is refused by the rule that forbids it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from faubourg.core.errors import FaubourgError, IllegalMove
from faubourg.core.events import Event
from faubourg.core.game import Game
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import Choice, Decision, State
from faubourg.core.texts import LANGUAGES, say

Words = Mapping[str, str]  # the same in every language

ANY = "*"  # in the place of an answer: whatever is legal


@dataclass(frozen=True)
class Wrong:
    """An answer that the learner is invited to try first, and the rule that refuses it."""

    answer: str
    rule: str
    text: Words  # the invitation

    def to_data(self, lang: str) -> dict[str, Any]:
        return {"answer": self.answer, "rule": self.rule, "text": self.text[lang]}


@dataclass(frozen=True)
class Step:
    """One thing to do, or only to look at, and the rule to see.

    Each of `expected` is an answer that the lesson takes, or a few of one turn separated by semicolons; none of them:
    there is nothing to do but to read. `then` are answers that the lesson gives by itself once the step is done,
    written as in a record ("B bank"). A step with a `position` begins there and not where the last one ended.
    """

    id: str
    rule: str
    text: Words
    after: Words | None = None
    expected: tuple[str, ...] = ()
    wrong: Wrong | None = None
    spots: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    position: Mapping[str, Any] | None = None

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """The expected answers, each taken apart at its semicolons."""
        return tuple(tuple(part.strip() for part in answer.split(";")) for answer in self.expected)

    def to_data(self, lang: str) -> dict[str, Any]:
        return {
            "id": self.id,
            "rule": self.rule,
            "text": self.text[lang],
            "after": self.after[lang] if self.after else None,
            "expected": list(self.expected),
            "wrong": self.wrong.to_data(lang) if self.wrong else None,
            "spots": list(self.spots),
        }


@dataclass(frozen=True)
class Lesson:
    """All of a lesson. The learner sits at `seat`; the first step begins in `position`."""

    game: Game
    id: str
    title: Words
    intro: Words
    end: Words
    seat: int
    names: tuple[str, ...]
    position: Mapping[str, Any]
    steps: tuple[Step, ...]

    def to_data(self, lang: str) -> dict[str, Any]:
        """Everything that a reader may see, as plain data. The position stays here: it tells what is hidden."""
        return {
            "game": self.game.name,
            "id": self.id,
            "title": self.title[lang],
            "intro": self.intro[lang],
            "end": self.end[lang],
            "seat": self.seat,
            "names": list(self.names),
            "steps": [step.to_data(lang) for step in self.steps],
        }


class Verdict(Enum):
    """What became of an answer."""

    DONE = "done"  # the step is done
    PART = "part"  # right, and there is more to do in this step
    OTHER = "other"  # the game would take it, the lesson wants something else
    REFUSED = "refused"  # a rule forbids it


@dataclass(frozen=True)
class Reply:
    """What a lesson says to an answer; `news` is what happened by it, in each language."""

    verdict: Verdict
    text: Words | None = None
    rule: str | None = None
    news: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: dict.fromkeys(LANGUAGES, ()))

    @property
    def is_accepted(self) -> bool:
        return self.verdict in (Verdict.DONE, Verdict.PART)

    def to_data(self, lang: str) -> dict[str, Any]:
        return {
            "verdict": self.verdict.value,
            "text": self.text[lang] if self.text else None,
            "rule": self.rule,
            "news": list(self.news[lang]),
        }


@dataclass(frozen=True)
class _Moment:
    """The beginning of a step, to come back to."""

    state: State
    answers: int


class Run:
    """One learner on the way through a lesson. `answers` are those accepted so far: enough to build the run again."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.number = 0  # of the step, from 0
        self.answers: list[str] = []
        self.state = self._set_up(lesson.position)
        self._log: list[Event] = []
        self._moments: list[_Moment] = []
        self._lines: tuple[tuple[str, ...], ...] = ()  # what may still be answered in this step
        self._begin_step()
        for answer in answers:
            if not self.answer(answer).is_accepted:
                raise FaubourgError("lesson_answer", answer=answer, number=self.number + 1)

    @property
    def step(self) -> Step | None:
        """The step to do now; None once the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def is_over(self) -> bool:
        return self.step is None

    @property
    def wanted(self) -> tuple[str, ...]:
        """What the lesson takes as an answer now, each as text to type; empty if there is nothing to do."""
        return tuple("; ".join(line) for line in self._lines)

    @property
    def wrong(self) -> Wrong | None:
        """The wrong answer to try, as long as nothing of this step is done."""
        return None if self.step is None or self._is_under_way else self.step.wrong

    def decision(self, lang: str) -> Decision | None:
        """What the learner is asked, if the step asks for an answer."""
        return self.state.decision(self.seat, lang) if self._lines else None

    @property
    def spots(self) -> tuple[str, ...]:
        """What to point at: the spots that the step names, or else those that the wanted answer touches."""
        if self.step is not None and self.step.spots:
            return self.step.spots
        choice = self._wanted_choice(LANGUAGES[0])
        return choice.spots if choice else ()

    def fork(self) -> Run:
        """A run of its own that goes on from here."""
        twin = copy(self)
        twin.state = self.state.clone()
        twin.answers = self.answers.copy()
        twin._moments = self._moments.copy()
        twin._log = self._log.copy()
        twin.state.log = twin._log
        return twin

    # --- going on --------------------------------------------------------------------------------------------------

    def answer(self, text: str) -> Reply:
        """Take an answer of the learner: one, or a few of one turn. An empty text goes on where nothing is to do."""
        if self.step is None:
            raise FaubourgError("lesson_over")
        text = text.strip()
        if not self._lines:
            return Reply(Verdict.OTHER, said("only_look")) if text else self._finish("")
        if not text:
            return Reply(Verdict.OTHER, self._wish("to_do"))
        try:
            moves = self.state.read(text, self.seat)
        except IllegalMove as refusal:
            return Reply(Verdict.REFUSED, {lang: refusal.say(lang) for lang in LANGUAGES}, refusal.rule.id)
        lines = self._lines_after(moves)
        if not lines:
            return Reply(Verdict.OTHER, self._wish("not_now"))
        notation = self._push(moves)
        if any(not line for line in lines):
            return self._finish(notation)
        self._lines = lines
        self.answers.append(notation)
        return Reply(Verdict.PART, news=self._news())

    def skip(self) -> Reply:
        """Let the lesson do this step by itself."""
        replies = [self.answer(self._next_answer())]
        while replies[-1].verdict is Verdict.PART:
            replies.append(self.answer(self._next_answer()))
        news = {lang: tuple(line for reply in replies for line in reply.news[lang]) for lang in LANGUAGES}
        return replace(replies[-1], news=news)

    def back(self) -> bool:
        """To the beginning of this step or, from there, of the one before; False at the very beginning."""
        if not self._is_under_way:
            if self.number == 0:
                return False
            self.number -= 1
        moment = self._moments[self.number]
        del self._moments[self.number :]
        del self.answers[moment.answers :]
        self.state = moment.state.clone()
        self._begin_step(is_again=True)
        return True

    @property
    def _is_under_way(self) -> bool:
        """Whether a part of this step is done."""
        return not self.is_over and len(self.answers) > self._moments[-1].answers

    # --- how it is done --------------------------------------------------------------------------------------------

    def _set_up(self, position: Mapping[str, Any]) -> State:
        state: State = self.lesson.game.setup(position)
        state.names = self.lesson.names
        return state

    def _begin_step(self, is_again: bool = False) -> None:
        step = self.step
        if step is None:
            self._lines = ()
            return
        if step.position is not None and not is_again:
            self.state = self._set_up(step.position)
        self._moments.append(_Moment(self.state.clone(), len(self.answers)))
        self._log = []
        self.state.log = self._log
        self._lines = step.lines

    def _lines_after(self, moves: Sequence[int]) -> tuple[tuple[str, ...], ...]:
        """What remains of the expected lines that begin with these moves."""
        lines = self._lines
        state = self.state.clone()
        for move in moves:
            lines = tuple(line[1:] for line in lines if line and self._means(state, line[0], move))
            state.push(move, self.seat)
        return lines

    def _means(self, state: State, part: str, move: int) -> bool:
        if part == ANY:
            return True
        try:
            return state.read_one(part, self.seat) == move
        except IllegalMove:  # one of several answers may be legal only after another one
            return False

    def _push(self, moves: Sequence[int]) -> str:
        """Carry out moves of the learner; how they are written."""
        notations = []
        for move in moves:
            notations.append(self.lesson.game.notation(self.state, move))
            self.state.push(move, self.seat)
        return "; ".join(notations)

    def _finish(self, notation: str) -> Reply:
        """The step is done: the others answer, and the next step begins."""
        step = self.step
        assert step is not None
        for line in step.then:
            self.state.play(line[2:], SEAT_LETTERS.index(line[0]))
        news = self._news()
        self.answers.append(notation)
        self.number += 1
        self._begin_step()
        return Reply(Verdict.DONE, step.after, news=news)

    def _news(self) -> dict[str, tuple[str, ...]]:
        """What has happened since it was last told."""
        game, names = self.lesson.game, self.lesson.names
        told = {
            lang: tuple(game.sentence(self.state, event, self.seat, lang, names) for event in self._log)
            for lang in LANGUAGES
        }
        self._log.clear()
        return told

    def _next_answer(self) -> str:
        """The next answer that the lesson would give itself."""
        if not self._lines:
            return ""
        part = self._lines[0][0]
        if part != ANY:
            return part
        return self.lesson.game.notation(self.state, self.state.moves(self.seat)[0])

    def _wanted_choice(self, lang: str) -> Choice | None:
        decision = self.decision(lang)
        if decision is None or self._lines[0][0] == ANY:
            return None
        move = self.state.read_one(self._lines[0][0], self.seat)
        return next((choice for choice in decision.choices if choice.move == move), None)

    def _wish(self, key: str) -> Words:
        """A sentence about what the lesson wants now."""
        told = {}
        for lang in LANGUAGES:
            choice = self._wanted_choice(lang)
            if choice is None:
                return said("to_do_any")
            facts = {"label": choice.label, "answer": self.wanted[0]}
            told[lang] = say("faubourg.core", lang, f"lesson-{key}", facts)
        return told


def said(key: str) -> Words:
    return {lang: say("faubourg.core", lang, f"lesson-{key}") for lang in LANGUAGES}
