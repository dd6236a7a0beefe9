"""What goes over the wire besides tables: games and their rules, lessons, records. See `messages.py` for the rest."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from faubourg.server.messages import DecisionInfo, EventInfo, OutcomeInfo, Struct, Wish


class OptionInfo(Struct, kw_only=True):
    name: str
    default: Any
    allowed: Annotated[str, Meta(description="what may be given, in a few words")]
    is_file: Annotated[bool, Meta(description="it takes what an owner's file holds, as data: see components")]


class GameInfo(Struct, kw_only=True):
    name: str
    title: str
    summary: str
    players: Annotated[list[int], Meta(description="how many can play it")]
    rules_version: int
    options: list[OptionInfo]


class ComponentsFile(Wish, kw_only=True):
    """A file of tiles, cards or a map, for an option that takes one."""

    text: Annotated[str, Meta(max_length=60_000, description="what is in the file, in TOML")]


class ComponentsData(Struct, kw_only=True):
    """What the option of a new table takes; null if the file holds just the built-in components."""

    option: str
    value: Any


class RuleInfo(Struct, kw_only=True):
    id: str
    chapter: str
    title: str
    text: str
    sources: Annotated[str, Meta(description="where the rule comes from, in words")]


class BotInfo(Struct, kw_only=True):
    name: str


class ReplayStep(Struct, kw_only=True):
    """A moment of a recorded game."""

    step: int
    steps: Annotated[int, Meta(description="how many there are")]
    move: Annotated[str | None, Meta(description="the move that led here")]
    view: dict[str, Any]
    events: Annotated[list[EventInfo], Meta(description="what that move brought about")]
    outcome: OutcomeInfo | None


class LessonTry(Struct, kw_only=True):
    """A wrong answer that the learner is invited to try first."""

    answer: str
    rule: Annotated[str, Meta(description="the rule that refuses it")]
    text: str


class LessonStep(Struct, kw_only=True):
    """One thing to do or to look at."""

    id: str
    rule: str
    text: str
    after: str | None
    expected: Annotated[list[str], Meta(description="the answers that the lesson takes; none: there is only to read")]
    wrong: LessonTry | None
    spots: list[str]


class LessonInfo(Struct, kw_only=True):
    """A prepared position and steps to learn a game by."""

    game: str
    id: str
    title: str
    intro: str
    end: str
    seat: int
    names: list[str]
    steps: list[LessonStep]


class LessonReply(Struct, kw_only=True):
    """What a lesson says to an answer."""

    verdict: Literal["done", "part", "other", "refused"]
    text: str | None
    rule: str | None
    news: Annotated[list[str], Meta(description="what happened by it")]


class LessonMoment(Struct, kw_only=True):
    """Where a learner is. Give `answers` back with the next answer: the server keeps nothing."""

    step: Annotated[str | None, Meta(description="the id of the step to do; null once the lesson is over")]
    number: int
    answers: Annotated[list[str], Meta(description="those accepted so far")]
    wanted: Annotated[list[str], Meta(description="what the lesson takes as an answer now")]
    wrong: LessonTry | None
    spots: Annotated[list[str], Meta(description="what to point at")]
    view: dict[str, Any]
    decision: DecisionInfo | None
    reply: Annotated[LessonReply | None, Meta(description="to the answer that was sent; null if none was")]


class RecordId(Struct, kw_only=True):
    id: str
    game: str
    steps: int


class LessonWish(Wish, kw_only=True):
    """The answers so far, and perhaps one more."""

    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)] = []
    answer: Annotated[
        Annotated[str, Meta(max_length=200)] | None, Meta(description="empty: go on where there is nothing to do")
    ] = None
    skip: Annotated[bool, Meta(description="let the lesson do this step by itself")] = False
