"""The game as a seat sees it: what is asked, what happened, how it stands, what a line would do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from faubourg.server.wire.basics import Struct


class ChoiceInfo(Struct, kw_only=True):
    """One legal answer."""

    move: Annotated[str, Meta(description="what to send")]
    label: Annotated[str, Meta(description="how it reads in the asked language")]
    spots: Annotated[
        list[str], Meta(description="the places on the screen that it touches, such as cell:3,4 or hand:2")
    ]
    facts: Annotated[dict[str, Any], Meta(description="figures of the choice: Facts in the schema of the game")]


class ClosedInfo(Struct, kw_only=True):
    """What one might expect to choose and cannot now."""

    move: str
    label: str
    spots: list[str]
    rule: str
    why: str


class AboutInfo(Struct, kw_only=True):
    """What a question is about: the text being resolved, the building to be paid, the citizen who walks."""

    piece: Annotated[str | None, Meta(description="its id in the glossary of the game")]
    spots: Annotated[list[str], Meta(description="where it is")]
    things: Annotated[list[str], Meta(description="the things concerned, by id")]


class DecisionInfo(Struct, kw_only=True):
    """What the seat is asked."""

    kind: str
    prompt: str
    choices: list[ChoiceInfo]
    touch: Annotated[
        Literal["any", "all", "cover"],
        Meta(
            description="what several spots of a choice are to each other: any of them picks it; all of them are "
            "needed; or they are the cells it covers, the first one its anchor"
        ),
    ]
    about: AboutInfo
    least: Annotated[int, Meta(description="at least so many answers of this kind follow, this one included")]
    left: Annotated[int, Meta(description="at most so many answers of this kind follow, this one included")]
    suggested: Annotated[list[str], Meta(description="moves in order, for who does not want to think; may be empty")]
    closed: list[ClosedInfo]


class MotionInfo(Struct, kw_only=True, rename={"source": "from", "target": "to"}):
    """A piece that travels from one spot to another, such as deck, hand:A, supply:B, cell:3,4."""

    piece: Annotated[str | None, Meta(description="its id; null where this reader may not know it")]
    source: str
    target: str


class EventInfo(Struct, kw_only=True):
    """Something that happened, as this reader may know it."""

    stage: int
    kind: str
    rule: str
    seat: Annotated[str | None, Meta(description="the letter of the seat that acts; null: the game itself")]
    facts: Annotated[dict[str, Any], Meta(description="what happened: Events in the schema of the game")]
    moves: Annotated[list[MotionInfo], Meta(description="what travels, in order")]
    text: str


class Log(Struct, kw_only=True):
    """A part of the log: keep the first `since` events that you have, forget the others, then add these."""

    epoch: Annotated[int, Meta(description="how often the log was cut back by an undo; give it back on reconnect")]
    since: int
    events: list[EventInfo]


class ScoreInfo(Struct, kw_only=True):
    seat: int
    kind: str
    rule: str
    points: int
    spots: list[str]


class OutcomeInfo(Struct, kw_only=True):
    scores: list[int]
    ranks: list[int]
    ended_by: str
    lines: list[ScoreInfo]


class PatchOperation(Struct, kw_only=True):
    """One operation of RFC 6902."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Annotated[Any, Meta(description="not there in a remove")] = msgspec.UNSET


class Update(Struct, kw_only=True, tag="update", tag_field="type"):
    """The game as one seat sees it now. Exactly one of view and patch is given; a patch applies to the last view.

    The whole view comes once for each seat on a connection: what never changes in it, such as a map, is sent once.
    """

    seat: Annotated[int | None, Meta(description="null: as a spectator sees it")]
    stage: Annotated[int, Meta(description="how many stages are closed; answers name it")]
    step: Annotated[
        int, Meta(description="how many answers this seat has given in this stage; the next answer names it")
    ]
    attempt: Annotated[int, Meta(description="how many answers of this seat were taken back so far")]
    to_act: Annotated[list[int], Meta(description="the seats that owe an answer")]
    decision: Annotated[DecisionInfo | None, Meta(description="null if this seat owes no answer")]
    can_undo: Annotated[bool, Meta(description="whether the seat's last answer may be taken back at once")]
    can_ask_undo: Annotated[
        bool, Meta(description="whether it may be taken back if the others agree, who have acted since")
    ]
    undo_refusal: Annotated[str | None, Meta(description="if neither: why not, in a sentence; null for a spectator")]
    deadline: Annotated[float | None, Meta(description="when a bot will stand in for this seat, in seconds since 1970")]
    now: Annotated[float, Meta(description="when this was sent, by the clock that deadlines go by")]
    since: Annotated[
        int | None,
        Meta(description="how many events of the log had happened when this seat had answered last; null: a spectator"),
    ]
    view: dict[str, Any] | None
    patch: list[PatchOperation] | None
    log: Log
    outcome: Annotated[
        OutcomeInfo | None,
        Meta(
            description="as if the game ended now, without what only others know; at the end, how it ended; null: the "
            "same as in the last update on this connection"
        ),
    ]


class FanChoice(Struct, kw_only=True):
    """One answer to the question after the next."""

    move: str
    spots: list[str]


class Fan(Struct, kw_only=True):
    """What a choice of the next question would lead to: the answers to the question after it, if it is mine, too."""

    move: str
    choices: Annotated[list[FanChoice], Meta(description="the first 64 at most")]


class Tried(Struct, kw_only=True, tag="tried", tag_field="type"):
    """What a line would do; nothing was stored. It ends before anything is drawn or shown.

    `end` says how: `open`: all of it can be taken back; `seal`: it ends my answers of a secret stage in which others
    still owe theirs; `final`: the last move cannot be taken back, for the reasons in `final`, and is not carried out
    if it draws or reveals by itself; `refused`: the move number `at` is not allowed, by `rule`.
    """

    ref: str = ""
    played: Annotated[int, Meta(description="how many moves of the line were carried out")]
    end: Literal["open", "seal", "final", "refused"]
    final: Annotated[
        list[Literal["draws", "looks", "reveals", "closes", "next"]],
        Meta(
            description="why there is no way back: chance is drawn, I learn something, others do, a secret stage "
            "closes, or what comes next draws or shows something"
        ),
    ]
    final_seats: Annotated[
        dict[str, list[int]],
        Meta(description="which others that concerns: by reveals, who learns something; by closes, whose answers open"),
    ]
    patch: Annotated[
        list[PatchOperation] | None,
        Meta(description="to the last view of this seat on this connection; null over HTTP"),
    ]
    view: Annotated[dict[str, Any] | None, Meta(description="the whole view, over HTTP; null on a socket")] = None
    scores: Annotated[list[int], Meta(description="of all seats, as this seat may know them")]
    events: Annotated[list[EventInfo], Meta(description="of the whole line, at the stage in which it begins")]
    decision: Annotated[DecisionInfo | None, Meta(description="the next question if it is this seat's")]
    stage: Annotated[int, Meta(description="at which the next question would be asked")]
    step: int
    fan: Annotated[
        list[Fan] | None, Meta(description="if asked for: for each of the first 64 choices of the next question")
    ]
    rule: Annotated[str | None, Meta(description="of a refusal")] = None
    message: Annotated[str | None, Meta(description="of a refusal: a bare sentence")] = None
    at: Annotated[int | None, Meta(description="of a refusal: the move of the line, counted from 0")] = None
