"""Tables: making, finding, sitting down, getting up, playing again."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, Parameter

from faubourg.server.http.common import PROBLEMS, AnyRequest, House, Player, Spoken, Visitor, client_of
from faubourg.server.wire.tables import BotWish, NewTable, SeatWish, TableInfo, TableList

Invitation = Annotated[str | None, Parameter(description="the code of an invitation")]


@get("/invitations/{token:str}", responses=PROBLEMS, summary="Where an invitation leads")
async def read_invitation(
    token: FromPath[str], request: AnyRequest, services: House, visitor: Visitor, language: Spoken
) -> TableInfo:
    return await services.tables.by_invitation(token, visitor, language, client_of(request.scope))


@put("/tables/{table_id:str}/seats/{seat:int}/bot", responses=PROBLEMS, summary="Give a seat to a bot")
async def give_to_bot(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotWish],
    services: House,
    person: Player,
    language: Spoken,
) -> TableInfo:
    live = await services.tables.give_to_bot(table_id, seat, person, data.bot)
    return services.tables.info_of(live, person, language)


@post("/tables/{table_id:str}/rematch", responses=PROBLEMS, status_code=200, summary="Play again, same seats")
async def rematch(table_id: FromPath[str], services: House, person: Player, language: Spoken) -> TableInfo:
    live = await services.tables.rematch(table_id, person)
    return services.tables.info_of(live, person, language)


class TablesHandlers(Controller):
    """All tables."""

    path = "/tables"

    @get(responses=PROBLEMS, summary="Tables open to everybody, and mine")
    async def list_tables(self, services: House, visitor: Visitor, language: Spoken) -> TableList:
        return await services.tables.listed(visitor, language)

    @post(responses=PROBLEMS, summary="Make a table")
    async def make_table(
        self, data: JSONBody[NewTable], services: House, person: Player, language: Spoken
    ) -> TableInfo:
        live = await services.tables.create(data, person)
        return services.tables.info_of(live, person, language)


class TableHandlers(Controller):
    """One table."""

    path = "/tables/{table_id:str}"

    @get(responses=PROBLEMS, summary="One table")
    async def read_table(
        self,
        table_id: FromPath[str],
        request: AnyRequest,
        services: House,
        visitor: Visitor,
        language: Spoken,
        invitation: Invitation = None,
    ) -> TableInfo:
        return await services.tables.info(table_id, visitor, language, invitation, client_of(request.scope))

    @delete(responses=PROBLEMS, status_code=200, summary="Close a table whose game has not begun")
    async def close_table(
        self, table_id: FromPath[str], services: House, person: Player, language: Spoken
    ) -> TableInfo:
        live = await services.tables.close(table_id, person)
        return services.tables.info_of(live, person, language)


class SeatHandlers(Controller):
    """One seat."""

    path = "/tables/{table_id:str}/seats/{seat:int}"

    @post(responses=PROBLEMS, status_code=200, summary="Take a seat")
    async def take_seat(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatWish],
        request: AnyRequest,
        services: House,
        person: Player,
        language: Spoken,
    ) -> TableInfo:
        live = await services.tables.take_seat(table_id, seat, person, data, client_of(request.scope))
        return services.tables.info_of(live, person, language)

    @delete(responses=PROBLEMS, status_code=200, summary="Leave a seat")
    async def leave_seat(
        self, table_id: FromPath[str], seat: FromPath[int], services: House, person: Player, language: Spoken
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
