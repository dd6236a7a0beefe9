"""Everything that goes over the wire, in both directions. OpenAPI, docs/server.md and the clients rest on this file.

A field's meaning is said here once. Unknown fields in what a client sends are refused, so that a misspelt one is not
silently ignored.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from faubourg.core.engine import MOST_SEATS

Language = Literal["en", "fr"]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="a seat, counted from 0")]
Token = Annotated[str, Meta(max_length=60)]
ShortName = Annotated[str, Meta(min_length=1, max_length=40)]
Ref = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Attempt = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Struct(msgspec.Struct, kw_only=True):
    """What the server sends."""


class Wish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


# --- people ----------------------------------------------------------------------------------------------------------


class NewName(Wish, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=40, description="what the others see")]


class Credentials(Wish, kw_only=True):
    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=128)]


class Me(Struct, kw_only=True):
    """The person that the cookie stands for; everything is null before one has said a name."""

    id: str | None = None
    name: str | None = None
    login: Annotated[str | None, Meta(description="null for a guest")] = None


# --- tables ----------------------------------------------------------------------------------------------------------


class Clock(Wish, kw_only=True):
    """How long a seat may take for an answer before a bot stands in for it."""

    kind: Literal["none", "live", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=3600, description="seconds if live (at least 5), days if days (1 to 30)")] = 0


class NewTable(Wish, kw_only=True):
    game: Annotated[str, Meta(max_length=80)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Any] = {}
    seats: Annotated[
        list[str | None],
        Meta(max_length=MOST_SEATS, description="for each seat: me, the name of a bot, or null (open)"),
    ] = []
    clock: Clock = msgspec.field(default_factory=Clock)
    watchable: Annotated[bool, Meta(description="whether people without a seat may watch")] = True
    listed: Annotated[bool, Meta(description="whether the table is shown to everybody")] = False


class SeatWish(Wish, kw_only=True):
    """Take a seat. The invitation may be left out where the table is listed."""

    invitation: Token | None = None
    name: Annotated[
        ShortName | None, Meta(description="a name for this seat, for several people at one screen; null: one's own")
    ] = None


class BotWish(Wish, kw_only=True):
    bot: Annotated[str, Meta(max_length=200)] = "greedy"


class SeatInfo(Struct, kw_only=True):
    seat: int
    name: Annotated[str | None, Meta(description="null: the seat is open")]
    kind: Literal["open", "person", "bot"]
    bot: Annotated[str | None, Meta(description="the bot that plays the seat now, for itself or for the person")]
    mine: bool
    here: Annotated[bool, Meta(description="whether the person is connected")]
    resigned: bool


class UndoInfo(Struct, kw_only=True):
    """Somebody asks to take back an answer after which others have acted."""

    id: str
    seat: Annotated[int, Meta(description="who asks")]
    asked: Annotated[list[int], Meta(description="who must agree")]
    agreed: list[int]


class Result(Struct, kw_only=True):
    scores: list[int]
    ranks: Annotated[list[int], Meta(description="1 is best; equal ranks share")]
    ended_by: Annotated[str, Meta(description="the rule that ended the game")]


class TableInfo(Struct, kw_only=True, tag="table", tag_field="type"):
    """A table without its game: who sits there, how it is set up, how it stands. Sent when any of it changes."""

    id: str
    game: str
    title: str
    rules_version: int
    players: int
    options: dict[str, Any]
    clock: Clock
    watchable: bool
    listed: bool
    status: Literal["waiting", "playing", "over"]
    ending: Annotated[
        Literal["played", "resigned", "closed"] | None,
        Meta(description="null until it is over; closed: given up before it began"),
    ]
    result: Result | None
    seats: list[SeatInfo]
    is_host: bool
    invitation: Annotated[str | None, Meta(description="for those who sit at the table or made it")]
    undo: UndoInfo | None
    rematch: Annotated[str | None, Meta(description="the table where the same people play again")]
    commitment: Annotated[str, Meta(description="SHA-256 of seed, a colon and nonce, in hex; see seed")]
    seed: Annotated[str | None, Meta(description="null until the table is over")]
    nonce: Annotated[str | None, Meta(description="null until the table is over")]
    created: float


class InvitationInfo(Struct, kw_only=True):
    table: TableInfo


# --- the game as a seat sees it --------------------------------------------------------------------------------------


class ChoiceInfo(Struct, kw_only=True):
    """One legal answer."""

    move: Annotated[str, Meta(description="what to send")]
    label: Annotated[str, Meta(description="how it reads in the asked language")]
    spots: Annotated[
        list[str], Meta(description="the places on the screen that it touches, such as cell:3,4 or hand:2")
    ]


class DecisionInfo(Struct, kw_only=True):
    """What the seat is asked."""

    kind: str
    prompt: str
    choices: list[ChoiceInfo]


class EventInfo(Struct, kw_only=True):
    """Something that happened, as this reader may know it."""

    stage: int
    kind: str
    rule: str
    facts: dict[str, Any]
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
    """The game as one seat sees it now. Exactly one of view and patch is given; a patch applies to the last view."""

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
    deadline: Annotated[float | None, Meta(description="when a bot will stand in for this seat, in seconds since 1970")]
    view: dict[str, Any] | None
    patch: list[PatchOperation] | None
    log: Log
    outcome: Annotated[OutcomeInfo | None, Meta(description="null until the end")]


class ChatLine(Struct, kw_only=True, tag="chat", tag_field="type"):
    id: int
    seat: Annotated[int | None, Meta(description="null: a spectator")]
    name: str
    text: str
    at: float


class ChatLines(Struct, kw_only=True):
    lines: list[ChatLine]


class TableList(Struct, kw_only=True):
    tables: list[TableInfo]


class Refusal(Struct, kw_only=True):
    """Why something is not allowed; both are null if it is."""

    rule: str | None = None
    message: str | None = None


class Problem(Struct, kw_only=True):
    """Any refusal over HTTP."""

    error: Annotated[str, Meta(description="a short key, the same in every language")]
    message: Annotated[str, Meta(description="a sentence in the asked language")]
    rule: Annotated[str | None, Meta(description="the rule of the game that forbids a move")] = None


class Health(Struct, kw_only=True):
    status: Literal["ok"]
    version: str


# --- what a client asks for ------------------------------------------------------------------------------------------


class MoveWish(Wish, kw_only=True):
    """An answer. Stage, step and attempt come from the last update; sending the same again is harmless."""

    stage: Number
    step: Number
    move: MoveText
    attempt: Attempt | None = None


class UndoWish(Wish, kw_only=True):
    attempt: Annotated[Attempt, Meta(description="from the last update, so that the same wish counts once")]


class UndoAnswerWish(Wish, kw_only=True):
    request: Annotated[str, Meta(max_length=40)]
    agree: bool


class WhyNotWish(Wish, kw_only=True):
    move: Annotated[str, Meta(max_length=200)]


class ChatWish(Wish, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Annotated[SeatNumber | None, Meta(description="one of the sender's seats; null: the first of them")] = None


class Answer(MoveWish, kw_only=True, tag="answer", tag_field="type"):
    seat: SeatNumber
    ref: Ref = ""


class Undo(UndoWish, kw_only=True, tag="undo", tag_field="type"):
    seat: SeatNumber
    ref: Ref = ""


class UndoAnswer(UndoAnswerWish, kw_only=True, tag="undo_answer", tag_field="type"):
    """Agree to what another asks to take back, or not."""

    seat: SeatNumber
    ref: Ref = ""


class WhyNot(WhyNotWish, kw_only=True, tag="why_not", tag_field="type"):
    """Ask why a move is not allowed."""

    seat: SeatNumber
    ref: Ref = ""


class Chat(ChatWish, kw_only=True, tag="chat", tag_field="type"):
    ref: Ref = ""


class Resign(Wish, kw_only=True, tag="resign", tag_field="type"):
    """Give up for good: a bot plays the seat on, or the game ends if fewer than two players are left."""

    seat: SeatNumber
    ref: Ref = ""


class TakeBack(Wish, kw_only=True, tag="take_back", tag_field="type"):
    """Play a seat oneself again after a bot stood in."""

    seat: SeatNumber
    ref: Ref = ""


class Ping(Wish, kw_only=True, tag="ping", tag_field="type"):
    ref: Ref = ""


FromClient = Answer | Undo | UndoAnswer | WhyNot | Chat | Resign | TakeBack | Ping


# --- what the server answers on a socket -----------------------------------------------------------------------------


class Accepted(Struct, kw_only=True, tag="accepted", tag_field="type"):
    """What was asked for is done, and an answer is safely stored."""

    ref: str = ""
    repeated: Annotated[bool, Meta(description="it had been done before: nothing has changed")] = False
    asked: Annotated[bool, Meta(description="an undo for which the others are asked first")] = False


class Reason(Struct, kw_only=True, tag="reason", tag_field="type"):
    """The answer to why_not; rule and message are null if the move is allowed."""

    ref: str = ""
    rule: str | None = None
    message: str | None = None


class Refused(Struct, kw_only=True, tag="refused", tag_field="type"):
    """Nothing was changed, and why. What the table is now comes as an update if it is news."""

    error: str
    message: str
    rule: str | None = None
    ref: str = ""


class Pong(Struct, kw_only=True, tag="pong", tag_field="type"):
    ref: str = ""


class Goodbye(Struct, kw_only=True, tag="goodbye", tag_field="type"):
    """The server lets this connection go because too much waits to be read; connect again."""

    error: str
    message: str


FromServer = TableInfo | Update | ChatLine | Accepted | Reason | Refused | Pong | Goodbye

decoder = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode
