"""Playing by plain requests, for clients without a WebSocket. The same words, the same guarantees."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Router, get, post
from litestar.params import Parameter

from faubourg.server.errors import OutOfDate
from faubourg.server.http_common import PROBLEMS
from faubourg.server.live import LiveTable
from faubourg.server.messages import (
    Accepted,
    ChatLine,
    ChatLines,
    ChatWish,
    MoveWish,
    Refusal,
    UndoAnswerWish,
    UndoWish,
    Update,
    WhyNotWish,
)
from faubourg.server.payload import Reader, chat_line
from faubourg.server.rows import Person
from faubourg.server.services import Services

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
    table_id: str, services: Services, visitor: Person | None, language: str, epoch: Known = 0, events: Known = 0
) -> Update:
    live = await services.keeper.latest(table_id)
    services.play.require_reader(live, visitor)
    return look(live, None, language, epoch, events)


@get(f"{SEAT}/view", responses=PROBLEMS, summary="The game as my seat sees it")
async def look_from_seat(
    table_id: str, seat: int, services: Services, person: Person, language: str, epoch: Known = 0, events: Known = 0
) -> Update:
    live = await services.keeper.latest(table_id)
    live.require_holder(seat, person.id)
    return look(live, seat, language, epoch, events)


@post(f"{SEAT}/moves", responses=PROBLEMS, status_code=200, summary="Answer")
async def answer(table_id: str, seat: int, data: MoveWish, services: Services, person: Person) -> Accepted:
    return await services.play.answer(table_id, seat, person, data)


@post(f"{SEAT}/why-not", responses=PROBLEMS, status_code=200, summary="Why a move is not allowed")
async def why_not(
    table_id: str, seat: int, data: WhyNotWish, services: Services, person: Person, language: str
) -> Refusal:
    return await services.play.why_not(table_id, seat, person, data.move, language)


@post(f"{SEAT}/undo", responses=PROBLEMS, status_code=200, summary="Take back, or ask to")
async def undo(table_id: str, seat: int, data: UndoWish, services: Services, person: Person) -> Accepted:
    return await services.play.undo(table_id, seat, person, data)


@post(f"{SEAT}/undo-answer", responses=PROBLEMS, status_code=200, summary="Agree to what another takes back, or not")
async def answer_undo(table_id: str, seat: int, data: UndoAnswerWish, services: Services, person: Person) -> Accepted:
    return await services.play.answer_undo(table_id, seat, person, data)


@post(f"{SEAT}/resign", responses=PROBLEMS, status_code=200, summary="Give up for good")
async def resign(table_id: str, seat: int, services: Services, person: Person) -> Accepted:
    return await services.play.resign(table_id, seat, person)


@post(f"{SEAT}/take-back", responses=PROBLEMS, status_code=200, summary="Play again after a bot stood in")
async def take_back(table_id: str, seat: int, services: Services, person: Person) -> Accepted:
    return await services.play.take_back(table_id, seat, person)


class ChatHandlers(Controller):
    """What is said at a table."""

    path = "/tables/{table_id:str}/chat"

    @get(responses=PROBLEMS, summary="What was said")
    async def read_chat(self, table_id: str, services: Services, visitor: Person | None) -> ChatLines:
        live = await services.keeper.latest(table_id)
        services.play.require_reader(live, visitor)
        return ChatLines(lines=[chat_line(row) for row in live.chat])

    @post(responses=PROBLEMS, status_code=200, summary="Say something")
    async def say(self, table_id: str, data: ChatWish, services: Services, person: Person) -> ChatLine:
        return await services.play.chat(table_id, person, data)


router = Router(
    "/api",
    route_handlers=[
        watch,
        look_from_seat,
        answer,
        why_not,
        undo,
        answer_undo,
        resign,
        take_back,
        ChatHandlers,
    ],
    tags=["play"],
)
