"""Playing by plain requests, for clients without a WebSocket. The same words, the same guarantees."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Router, get, post
from litestar.params import FromPath, JSONBody, Parameter

from faubourg.server.errors import OutOfDate
from faubourg.server.http.common import PROBLEMS, House, Player, Spoken, Visitor
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.messages import (
    Accepted,
    ChatWish,
    Hinted,
    HintWish,
    MoveWish,
    Refusal,
    TryWish,
    UndoAnswerWish,
    UndoWish,
    WhyNotWish,
)
from faubourg.server.wire.moments import Tried, Update
from faubourg.server.wire.payload import Reader, chat_line
from faubourg.server.wire.tables import ChatLine, ChatLines
from faubourg.server.wire.trying import tried

SEAT = "/tables/{table_id:str}/seats/{seat:int}"
Known = Annotated[int, Parameter(ge=0, le=1_000_000_000, description="from the log of the last update")]


def look(live: LiveTable, seat: int | None, lang: str, epoch: int, events: int) -> Update:
    if live.header.status == "waiting":
        raise OutOfDate("not_started")
    update = Reader(seat, lang, epoch, events).update(live)
    assert update is not None, "to new eyes everything is new"
    return update


@get("/tables/{table_id:str}/view", responses=PROBLEMS, summary="The game as a spectator sees it")
async def watch(
    table_id: FromPath[str], services: House, visitor: Visitor, language: Spoken, epoch: Known = 0, events: Known = 0
) -> Update:
    live = await services.keeper.latest(table_id)
    services.play.require_reader(live, visitor)
    return look(live, None, language, epoch, events)


@get(f"{SEAT}/view", responses=PROBLEMS, summary="The game as my seat sees it")
async def look_from_seat(
    table_id: FromPath[str],
    seat: FromPath[int],
    services: House,
    person: Player,
    language: Spoken,
    epoch: Known = 0,
    events: Known = 0,
) -> Update:
    live = await services.keeper.latest(table_id)
    live.require_holder(seat, person.id)
    return look(live, seat, language, epoch, events)


@post(f"{SEAT}/moves", responses=PROBLEMS, status_code=200, summary="Answer")
async def answer(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[MoveWish], services: House, person: Player
) -> Accepted:
    return await services.play.answer(table_id, seat, person, data)


@post(f"{SEAT}/try", responses=PROBLEMS, status_code=200, summary="What a line of moves would do")
async def try_line(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[TryWish],
    services: House,
    person: Player,
    language: Spoken,
) -> Tried:
    live = await services.play.trying(table_id, seat, person, data)
    return tried(live, seat, data, language, None)


@post(f"{SEAT}/hint", responses=PROBLEMS, status_code=200, summary="What a strong player would think of")
async def hint(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[HintWish],
    services: House,
    person: Player,
    language: Spoken,
) -> Hinted:
    return await services.play.hint(table_id, seat, person, data, language)


@post(f"{SEAT}/why-not", responses=PROBLEMS, status_code=200, summary="Why a move is not allowed")
async def why_not(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[WhyNotWish],
    services: House,
    person: Player,
    language: Spoken,
) -> Refusal:
    return await services.play.why_not(table_id, seat, person, data, language)


@post(f"{SEAT}/undo", responses=PROBLEMS, status_code=200, summary="Take back, or ask to")
async def undo(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[UndoWish], services: House, person: Player
) -> Accepted:
    return await services.play.undo(table_id, seat, person, data)


@post(f"{SEAT}/undo-answer", responses=PROBLEMS, status_code=200, summary="Agree to what another takes back, or not")
async def answer_undo(
    table_id: FromPath[str], seat: FromPath[int], data: JSONBody[UndoAnswerWish], services: House, person: Player
) -> Accepted:
    return await services.play.answer_undo(table_id, seat, person, data)


@post(f"{SEAT}/resign", responses=PROBLEMS, status_code=200, summary="Give up for good")
async def resign(table_id: FromPath[str], seat: FromPath[int], services: House, person: Player) -> Accepted:
    return await services.play.resign(table_id, seat, person)


@post(f"{SEAT}/take-back", responses=PROBLEMS, status_code=200, summary="Play again after a bot stood in")
async def take_back(table_id: FromPath[str], seat: FromPath[int], services: House, person: Player) -> Accepted:
    return await services.play.take_back(table_id, seat, person)


class ChatHandlers(Controller):
    """What is said at a table."""

    path = "/tables/{table_id:str}/chat"

    @get(responses=PROBLEMS, summary="What was said")
    async def read_chat(self, table_id: FromPath[str], services: House, visitor: Visitor) -> ChatLines:
        live = await services.keeper.latest(table_id)
        services.play.require_reader(live, visitor)
        return ChatLines(lines=[chat_line(row) for row in live.chat])

    @post(responses=PROBLEMS, status_code=200, summary="Say something")
    async def say(self, table_id: FromPath[str], data: JSONBody[ChatWish], services: House, person: Player) -> ChatLine:
        return await services.play.chat(table_id, person, data)


router = Router(
    "/api",
    route_handlers=[
        watch,
        look_from_seat,
        answer,
        try_line,
        hint,
        why_not,
        undo,
        answer_undo,
        resign,
        take_back,
        ChatHandlers,
    ],
    tags=["play"],
)
