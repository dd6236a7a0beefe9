"""Recorded games: taking them along, bringing them, stepping through them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import Body, Parameter

from faubourg.server.http_common import PROBLEMS
from faubourg.server.messages import SeatNumber
from faubourg.server.messages_library import RecordId, ReplayStep
from faubourg.server.rows import Person
from faubourg.server.services import Services
from faubourg.server.settings import Limits

AsSeat = Annotated[SeatNumber | None, Parameter(description="whose eyes; left out: a spectator's")]
Step = Annotated[int, Parameter(ge=0, le=1_000_000, description="after how many moves")]


@get("/tables/{table_id:str}/record", responses=PROBLEMS, summary="The record of a finished game, with its seed")
async def download(table_id: str, services: Services, visitor: Person | None) -> Response[dict[str, Any]]:
    record = await services.records.of_table(table_id, visitor)
    name = f"{record.game}-{table_id}.json"
    return Response(record.to_data(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table_id:str}/replay/{step:int}", responses=PROBLEMS, summary="A moment of a finished game")
async def replay_table(
    table_id: str, step: Step, services: Services, visitor: Person | None, language: str, seat: AsSeat = None
) -> ReplayStep:
    return await services.records.replay_table(table_id, visitor, step, seat, language)


@post(
    "/records",
    responses=PROBLEMS,
    request_max_body_size=Limits().record_bytes,
    summary="Bring a record; it is checked move by move",
)
async def upload(
    data: Annotated[dict[str, Any], Body(description="a record as it was downloaded")],
    services: Services,
    person: Person,
) -> RecordId:
    id, record = await services.records.keep(data, person)
    return RecordId(id=id, game=record.game, steps=len(record.moves))


@get("/records/{record_id:str}", responses=PROBLEMS, summary="A record that was brought")
async def read_record(record_id: str, services: Services) -> dict[str, Any]:
    return (await services.records.kept(record_id)).to_data()


@get("/records/{record_id:str}/replay/{step:int}", responses=PROBLEMS, summary="A moment of a record")
async def replay_record(
    record_id: str, step: Step, services: Services, language: str, seat: AsSeat = None
) -> ReplayStep:
    return await services.records.replay_kept(record_id, step, seat, language)


router = Router(
    "/api",
    route_handlers=[download, replay_table, upload, read_record, replay_record],
    tags=["records"],
)
