"""What goes over the wire while a game is played, in both directions. Its parts are in the files beside this one.

A field's meaning is said once, where the field is; OpenAPI, docs/server.md and the clients rest on it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from faubourg.server.wire.basics import (
    MOST_BACK,
    MOST_MOVES,
    Attempt,
    Language,
    MoveText,
    Number,
    Ref,
    SeatNumber,
    SpotText,
    Struct,
    Wish,
)
from faubourg.server.wire.moments import Tried, Update
from faubourg.server.wire.tables import ChatLine, TableInfo, Turn

# --- what a client asks for ------------------------------------------------------------------------------------------


class MoveWish(Wish, kw_only=True):
    """An answer, or a line of them: exactly one of move and moves is given.

    Stage, step and attempt come from the last update; sending the same again is harmless. A line is carried out as a
    whole, up to the first move that cannot be taken back, or not at all; one undo takes it back.
    """

    stage: Number
    step: Number
    move: MoveText | None = None
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES)] | None = None
    attempt: Attempt | None = None


class TryWish(Wish, kw_only=True):
    """What would happen? Only for a seat that owes an answer; an empty line tells the fan of what is asked now."""

    stage: Number
    step: Number
    attempt: Attempt | None = None
    line: Annotated[list[MoveText], Meta(max_length=MOST_MOVES)]
    fan: Annotated[bool, Meta(description="whether to look one question further; counts as five tries")] = False


class HintWish(Wish, kw_only=True):
    """What would a strong player do? Only for a seat that owes an answer, at a table where hints are given."""

    stage: Number
    step: Number
    attempt: Attempt | None = None


class UndoWish(Wish, kw_only=True):
    attempt: Annotated[Attempt, Meta(description="from the last update, so that the same wish counts once")]
    count: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_BACK)] | None,
        Meta(description="how many answers to take back; null: all that were given together with the last one"),
    ] = None


class UndoAnswerWish(Wish, kw_only=True):
    request: Annotated[str, Meta(max_length=40)]
    agree: bool


class WhyNotWish(Wish, kw_only=True):
    """Exactly one of move and spot is given; a spot stands for anything that could be meant by touching it."""

    move: Annotated[str, Meta(max_length=200)] | None = None
    spot: SpotText | None = None


class ChatWish(Wish, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Annotated[SeatNumber | None, Meta(description="one of the sender's seats; null: the first of them")] = None


class Answer(MoveWish, kw_only=True, tag="answer", tag_field="type"):
    seat: SeatNumber
    ref: Ref = ""


class Try(TryWish, kw_only=True, tag="try", tag_field="type"):
    seat: SeatNumber
    ref: Ref = ""


class AskHint(HintWish, kw_only=True, tag="hint", tag_field="type"):
    """What would a strong player do? The answer takes a second or two; other messages are carried out meanwhile."""

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


class Look(Wish, kw_only=True, tag="look", tag_field="type"):
    """See the game with the eyes of one of my seats only, from now on; for several people at one screen.

    Its whole view and log come anew, then accepted. Nothing of my other seats is sent until I look with theirs.
    """

    seat: Annotated[SeatNumber | None, Meta(description="null: with none of mine, as a spectator: a curtain")]
    ref: Ref = ""


class ChangeLanguage(Wish, kw_only=True, tag="language", tag_field="type"):
    """Read everything in another language from now on: the table, the views and the whole log are sent anew."""

    lang: Language
    ref: Ref = ""


class Ping(Wish, kw_only=True, tag="ping", tag_field="type"):
    ref: Ref = ""


FromClient = (
    Answer | Try | AskHint | Undo | UndoAnswer | WhyNot | Chat | Resign | TakeBack | Look | ChangeLanguage | Ping
)


# --- what the server answers -----------------------------------------------------------------------------------------


class Accepted(Struct, kw_only=True, tag="accepted", tag_field="type"):
    """What was asked for is done, and an answer is safely stored."""

    ref: str = ""
    repeated: Annotated[bool, Meta(description="it had been done before: nothing has changed")] = False
    played: Annotated[
        int, Meta(description="how many moves of a line count: those up to the first that cannot be taken back")
    ] = 0
    asked: Annotated[bool, Meta(description="an undo for which the others are asked first")] = False


class HintInfo(Struct, kw_only=True):
    """An idea for what is asked."""

    moves: Annotated[list[str], Meta(description="the answer, and those that belong to the same idea")]
    labels: Annotated[list[str], Meta(description="what they come to, in words, one after another")]
    chance: Annotated[float, Meta(description="of winning with it, from 0 to 1, as far as the seat may know")]
    why: Annotated[str, Meta(description="one line")]


class Hinted(Struct, kw_only=True, tag="hinted", tag_field="type"):
    """The answer to hint: what a strong player would think of, from what the seat may know alone."""

    ref: str = ""
    stage: Annotated[int, Meta(description="of the question they belong to, as in the hint")]
    step: int
    hints: Annotated[list[HintInfo], Meta(description="the best first, three at most")]


class Refusal(Struct, kw_only=True):
    """Why something is not allowed; both are null if it is."""

    rule: str | None = None
    message: str | None = None


class Reason(Struct, kw_only=True, tag="reason", tag_field="type"):
    """The answer to why_not: a rule and a bare sentence; both are null if the move is allowed."""

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
    """The server lets this connection go.

    Too much waits to be read or was sent, the person has signed out, or has left a table that nobody may watch.
    """

    error: str
    message: str


class Problem(Struct, kw_only=True):
    """Any refusal over HTTP."""

    error: Annotated[str, Meta(description="a short key, the same in every language")]
    message: Annotated[str, Meta(description="a sentence in the asked language")]
    rule: Annotated[str | None, Meta(description="the rule of the game that forbids a move")] = None


class Health(Struct, kw_only=True):
    status: Literal["ok"]
    version: str


FromServer = TableInfo | Update | Tried | Turn | ChatLine | Accepted | Hinted | Reason | Refused | Pong | Goodbye

decoder = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode
