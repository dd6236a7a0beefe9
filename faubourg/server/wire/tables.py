"""What is said about a table without its game: how it is set up, who sits there, what is said at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from faubourg.core.engine import MOST_SEATS
from faubourg.server.wire.basics import ShortName, Struct, Token, Wish


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
    hints: Annotated[
        bool, Meta(description="whether hints are given though several people play; who sits down agrees to it")
    ] = False


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
    count: Annotated[int, Meta(description="how many answers of that seat would be taken back")]
    asked: Annotated[list[int], Meta(description="who must agree")]
    agreed: list[int]
    texts: Annotated[list[str], Meta(description="what would disappear from the log, in words")]


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
    hints: Annotated[bool, Meta(description="whether hints are given: by agreement, or as one person plays bots alone")]
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
    commitment: Annotated[
        str,
        Meta(description="SHA-256 of seed, a colon and nonce, in hex; see seed. Empty: the game goes on from a record"),
    ]
    seed: Annotated[str | None, Meta(description="null until the table is over")]
    nonce: Annotated[str | None, Meta(description="null until the table is over")]
    created: float


class TableList(Struct, kw_only=True):
    tables: list[TableInfo]
    turns: Annotated[
        dict[str, list[int]],
        Meta(description="for each table of mine that is being played, by its id: the seats that owe an answer"),
    ]


class Turn(Struct, kw_only=True, tag="turn", tag_field="type"):
    """How things stand at one of my tables. Sent for each of them on opening /api/me/socket, and when it changes."""

    table: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    seats: Annotated[list[int], Meta(description="my seats that owe an answer; none: it is not my turn")]
    deadline: Annotated[float | None, Meta(description="the first of them, in seconds since 1970")]


class ChatLine(Struct, kw_only=True, tag="chat", tag_field="type"):
    id: int
    seat: Annotated[int | None, Meta(description="null: a spectator")]
    name: str
    text: str
    at: float


class ChatLines(Struct, kw_only=True):
    lines: list[ChatLine]
