"""What goes over the wire besides tables: games and their rules, lessons, records. The rest is beside this file."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from faubourg.server.wire.basics import SeatNumber, Struct, Wish
from faubourg.server.wire.moments import DecisionInfo, EventInfo, OutcomeInfo, PatchOperation


class ValueInfo(Struct, kw_only=True):
    """A word that an option takes."""

    value: Annotated[str, Meta(description="what to send; a capital letter is a seat")]
    title: Annotated[str, Meta(description="empty for a seat, which is called by who sits there")]
    line: Annotated[str, Meta(description="what it is, in a few words; may be empty")]


class OptionInfo(Struct, kw_only=True):
    """A choice made before a game starts."""

    name: str
    kind: Annotated[
        Literal["choice", "seats", "switch", "number", "file"],
        Meta(
            description="one of the values; one value for each seat, as a list; true or false; a whole number; "
            "what an owner's file holds, as data: see components"
        ),
    ]
    title: str
    help: Annotated[str, Meta(description="what it means, in a sentence")]
    default: Any
    allowed: Annotated[str, Meta(description="what may be given, in a few words")]
    values: list[ValueInfo]
    least: Annotated[int | None, Meta(description="of a number")]
    most: Annotated[int | None, Meta(description="of a number")]
    players: Annotated[list[int] | None, Meta(description="it matters for so many players only; null: for any number")]
    only_with: Annotated[dict[str, str] | None, Meta(description="it matters only if that other option has that value")]


class BotInfo(Struct, kw_only=True):
    """Somebody who plays where nobody sits."""

    name: Annotated[
        str, Meta(description="what to send; one that thinks may be given another time to do so: sharp:300ms")
    ]
    title: Annotated[str, Meta(description="what players call this way of playing")]
    line: Annotated[str, Meta(description="how it plays, in a few words; may be empty")]
    level: Annotated[int | None, Meta(description="1: the weakest; null: a bot of the operator's, nobody knows")]
    seconds: Annotated[float | None, Meta(description="how long it thinks about an answer; null: nobody knows")]


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


class RulingInfo(Struct, kw_only=True):
    """Our answer to a question that the printed rules leave open."""

    id: str
    question: str
    answer: str


class RuleInfo(Struct, kw_only=True):
    id: str
    chapter: str
    title: str
    text: str
    sources: Annotated[str, Meta(description="where the rule comes from, in words")]
    rulings: Annotated[list[RulingInfo], Meta(description="those it rests on")]


class PieceInfo(Struct, kw_only=True):
    """One kind of piece in the glossary of a game."""

    id: Annotated[str, Meta(description="the group and the kind, such as tile:bank")]
    group: str
    name: str
    price: Annotated[str, Meta(description="short enough for a palette; may be empty")]
    line: Annotated[str, Meta(description="what it is, in one line; may be empty")]
    text: Annotated[str, Meta(description="everything it does; may be empty")]
    rules: Annotated[list[str], Meta(description="the rules that speak of it")]
    figures: Annotated[dict[str, Any], Meta(description="what a drawing needs: cost, symbols, shape")]


class GameWords(Struct, kw_only=True):
    """Labels for a client that knows nothing of the game."""

    fields: Annotated[
        dict[str, str], Meta(description="of everything in a view, by its name there; - is for drawings only")
    ]
    by_seat: Annotated[list[str], Meta(description="the lists in a view that have an entry for each seat")]
    values: Annotated[dict[str, str], Meta(description="of words in a view that stand for something, such as a phase")]
    buttons: Annotated[dict[str, str], Meta(description="of the spots button:...")]
    scores: Annotated[dict[str, str], Meta(description="of the kinds of score lines")]
    endings: Annotated[dict[str, str], Meta(description="how the game ended, by the rule in ended_by")]


ALL: Final = "all"
Eyes = SeatNumber | Literal["all"] | None  # of a reader of a finished game


class ReplayStep(Struct, kw_only=True):
    """A moment of a recorded game."""

    step: int
    steps: Annotated[int, Meta(description="how many there are")]
    move: Annotated[str | None, Meta(description="the move that led here")]
    view: dict[str, Any]
    events: Annotated[list[EventInfo], Meta(description="what that move brought about")]
    outcome: OutcomeInfo | None


class ReplayMove(Struct, kw_only=True):
    """A step of a recorded game: one answer, and what it changed."""

    move: Annotated[str, Meta(description="the letter of the seat and its answer")]
    stage: Annotated[int, Meta(description="how many stages were closed before it")]
    patch: Annotated[list[PatchOperation], Meta(description="to the view before")]
    events: list[EventInfo]
    scores: Annotated[list[int], Meta(description="of all seats, as the reader could know them after it")]


class Replay(Struct, kw_only=True):
    """A recorded game, or a part of it, as one reader sees it from move to move."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    seat: Annotated[
        int | Literal["all"] | None, Meta(description="whose eyes; null: a spectator's; all: every hand is open")
    ]
    steps: Annotated[int, Meta(description="how many moves the whole game has")]
    start: Annotated[int, Meta(description="after how many of them this begins")]
    view: Annotated[dict[str, Any], Meta(description="the view there, to which the first patch applies")]
    scores: Annotated[list[int], Meta(description="there")]
    moves: list[ReplayMove]
    outcome: Annotated[OutcomeInfo | None, Meta(description="how the game ended, if its end is among these moves")]
    taken_back: Annotated[int, Meta(description="how often somebody who played bots alone went back behind chance")]
    can_play_on: Annotated[bool, Meta(description="whether one may play on from a moment of it: see play")]


class PlayOn(Wish, kw_only=True):
    """Play on from a moment of a recorded game against bots: one seat is mine."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=200)] = "greedy"


class TurningInfo(Struct, kw_only=True):
    """An answer that cost something, and what would have been better."""

    step: Annotated[int, Meta(description="after so many moves it was asked: the moment of the replay to show")]
    seat: int
    played: str
    played_label: Annotated[str, Meta(description="in the asked language")]
    better: str
    better_label: str
    loss: Annotated[float, Meta(description="how much of the chance to win it cost, from 0 to 1")]
    why: Annotated[str, Meta(description="why the other would have been better, in one line")]
    played_spots: Annotated[list[str], Meta(description="what each of them touches, for the board")]
    better_spots: list[str]


class ReviewInfo(Struct, kw_only=True):
    """A finished game looked at again, as far as that has come. What was found once is kept for everybody."""

    status: Annotated[
        Literal["none", "running", "stopped", "done", "failed"],
        Meta(description="none: nobody has asked for it yet; stopped and failed: ask again to go on"),
    ]
    done: Annotated[int, Meta(description="how many things are worked out")]
    of: Annotated[int, Meta(description="and of how many")]
    steps: Annotated[int, Meta(description="how many moves the whole game has")]
    names: list[str]
    chances: Annotated[
        list[list[float]],
        Meta(description="of each seat to win, from 0 to 1: the first after no move, then after each; it grows"),
    ]
    turnings: Annotated[list[TurningInfo], Meta(description="the costliest first; they come after all chances")]
    can_stop: Annotated[bool, Meta(description="it runs, and it was me who asked")]


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
