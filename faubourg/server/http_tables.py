"""Tables: making, finding, sitting down, getting up, playing again."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Router, delete, get, post, put
from litestar.params import Parameter

from faubourg.server.http_common import PROBLEMS
from faubourg.server.messages import BotWish, NewTable, SeatWish, TableInfo, TableList
from faubourg.server.rows import Person
from faubourg.server.services import Services

Invitation = Annotated[str | None, Parameter(description="the token of an invitation")]


@get("/invitations/{token:str}", responses=PROBLEMS, summary="Where an invitation leads")
async def read_invitation(token: str, services: Services, visitor: Person | None, language: str) -> TableInfo:
    return await services.tables.by_invitation(token, visitor, language)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", responses=PROBLEMS, summary="Give a seat to a bot")
async def give_to_bot(
    table_id: str, seat: int, data: BotWish, services: Services, person: Person, language: str
) -> TableInfo:
    live = await services.tables.give_to_bot(table_id, seat, person, data.bot)
    return services.tables.info_of(live, person, language)


@post("/tables/{table_id:str}/rematch", responses=PROBLEMS, status_code=200, summary="Play again, same seats")
async def rematch(table_id: str, services: Services, person: Person, language: str) -> TableInfo:
    live = await services.tables.rematch(table_id, person)
    return services.tables.info_of(live, person, language)


class TablesHandlers(Controller):
    """All tables."""

    path = "/tables"

    @get(responses=PROBLEMS, summary="Tables open to everybody, and mine")
    async def list_tables(self, services: Services, visitor: Person | None, language: str) -> TableList:
        return TableList(tables=await services.tables.listed(visitor, language))

    @post(responses=PROBLEMS, summary="Make a table")
    async def make_table(self, data: NewTable, services: Services, person: Person, language: str) -> TableInfo:
        live = await services.tables.create(data, person)
        return services.tables.info_of(live, person, language)


class TableHandlers(Controller):
    """One table."""

    path = "/tables/{table_id:str}"

    @get(responses=PROBLEMS, summary="One table")
    async def read_table(
        self, table_id: str, services: Services, visitor: Person | None, language: str, invitation: Invitation = None
    ) -> TableInfo:
        return await services.tables.info(table_id, visitor, language, invitation)

    @delete(responses=PROBLEMS, status_code=200, summary="Close a table whose game has not begun")
    async def close_table(self, table_id: str, services: Services, person: Person, language: str) -> TableInfo:
        live = await services.tables.close(table_id, person)
        return services.tables.info_of(live, person, language)


class SeatHandlers(Controller):
    """One seat."""

    path = "/tables/{table_id:str}/seats/{seat:int}"

    @post(responses=PROBLEMS, status_code=200, summary="Take a seat")
    async def take_seat(
        self, table_id: str, seat: int, data: SeatWish, services: Services, person: Person, language: str
    ) -> TableInfo:
        live = await services.tables.take_seat(table_id, seat, person, data)
        return services.tables.info_of(live, person, language)

    @delete(responses=PROBLEMS, status_code=200, summary="Leave a seat")
    async def leave_seat(
        self, table_id: str, seat: int, services: Services, person: Person, language: str
    ) -> TableInfo:
        live = await services.tables.leave_seat(table_id, seat, person)
        return services.tables.info_of(live, person, language)


router = Router(
    "/api",
    route_handlers=[
        TablesHandlers,
        TableHandlers,
        read_invitation,
        SeatHandlers,
        give_to_bot,
        rematch,
    ],
    tags=["tables"],
)
