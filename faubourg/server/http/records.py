"""Recorded games: taking them along, bringing them, stepping through them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, Router, delete, get, post
from litestar.params import Body, FromPath, JSONBody, Parameter

from faubourg.server.http.common import PROBLEMS, House, Player, Spoken, Visitor
from faubourg.server.settings import Limits
from faubourg.server.wire.library import Eyes, PlayOn, RecordId, Replay, ReplayStep, ReviewInfo
from faubourg.server.wire.tables import TableInfo

AsSeat = Annotated[
    Eyes, Parameter(description="whose eyes: a seat's; all: every hand is open; left out: a spectator's")
]
MOST_AT_ONCE = 2_000  # moves; longer games are read in parts
Start = Annotated[int, Parameter(ge=0, le=1_000_000, description="after how many moves to begin")]
Count = Annotated[int, Parameter(ge=0, le=MOST_AT_ONCE, description="how many moves to tell")]
Step = Annotated[int, Parameter(ge=0, le=1_000_000, description="after how many moves")]


@get("/tables/{table_id:str}/record", responses=PROBLEMS, summary="The record of a finished game, with its seed")
async def download(table_id: FromPath[str], services: House, visitor: Visitor) -> Response[dict[str, Any]]:
    record = await services.records.of_table(table_id, visitor)
    name = f"{record.game}-{table_id}.json"
    return Response(record.to_data(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table_id:str}/replay/{step:int}", responses=PROBLEMS, summary="A moment of a finished game")
async def replay_table(
    table_id: FromPath[str], step: Step, services: House, visitor: Visitor, language: Spoken, seat: AsSeat = None
) -> ReplayStep:
    unrolled = await services.records.unrolled_table(table_id, visitor)
    return await services.records.step(unrolled, step, seat, language)


@get("/tables/{table_id:str}/replay", responses=PROBLEMS, summary="A finished game from move to move")
async def replay_whole_table(
    table_id: FromPath[str],
    services: House,
    visitor: Visitor,
    language: Spoken,
    seat: AsSeat = None,
    start: Start = 0,
    count: Count = MOST_AT_ONCE,
) -> Replay:
    unrolled = await services.records.unrolled_table(table_id, visitor)
    return await services.records.part(unrolled, start, count, seat, language)


@post(
    "/tables/{table_id:str}/replay/{step:int}/play",
    responses=PROBLEMS,
    summary="Play on from a moment of a finished game, against bots",
)
async def play_on_from_table(
    table_id: FromPath[str], step: Step, data: JSONBody[PlayOn], services: House, person: Player, language: Spoken
) -> TableInfo:
    unrolled = await services.records.unrolled_table(table_id, person)
    live = await services.records.play_on(unrolled, step, person, data)
    return services.tables.info_of(live, person, language)


@post(
    "/records",
    responses=PROBLEMS,
    request_max_body_size=Limits().record_bytes,
    summary="Bring a record; it is checked move by move",
)
async def upload(
    data: Annotated[dict[str, Any], Body(description="a record as it was downloaded")],
    services: House,
    person: Player,
) -> RecordId:
    id, record = await services.records.keep(data, person)
    return RecordId(id=id, game=record.game, steps=len(record.moves))


@get("/records/{record_id:str}", responses=PROBLEMS, summary="A record that was brought")
async def read_record(record_id: FromPath[str], services: House) -> dict[str, Any]:
    return (await services.records.kept(record_id)).to_data()


@get("/records/{record_id:str}/replay/{step:int}", responses=PROBLEMS, summary="A moment of a record")
async def replay_record(
    record_id: FromPath[str], step: Step, services: House, language: Spoken, seat: AsSeat = None
) -> ReplayStep:
    return await services.records.step(await services.records.unrolled_record(record_id), step, seat, language)


@get("/records/{record_id:str}/replay", responses=PROBLEMS, summary="A record from move to move")
async def replay_whole_record(
    record_id: FromPath[str],
    services: House,
    language: Spoken,
    seat: AsSeat = None,
    start: Start = 0,
    count: Count = MOST_AT_ONCE,
) -> Replay:
    unrolled = await services.records.unrolled_record(record_id)
    return await services.records.part(unrolled, start, count, seat, language)


@post(
    "/records/{record_id:str}/replay/{step:int}/play",
    responses=PROBLEMS,
    summary="Play on from a moment of a record, against bots",
)
async def play_on_from_record(
    record_id: FromPath[str], step: Step, data: JSONBody[PlayOn], services: House, person: Player, language: Spoken
) -> TableInfo:
    unrolled = await services.records.unrolled_record(record_id)
    live = await services.records.play_on(unrolled, step, person, data)
    return services.tables.info_of(live, person, language)


class TableReview(Controller):
    """A finished game of a table looked at again."""

    path = "/tables/{table_id:str}/review"

    @post(responses=PROBLEMS, status_code=200, summary="Look at a finished game again, or go on with that")
    async def ask_for_table(
        self, table_id: FromPath[str], services: House, person: Player, language: Spoken
    ) -> ReviewInfo:
        return await services.reviews.ask(await services.records.unrolled_table(table_id, person), person, language)

    @get(responses=PROBLEMS, summary="What is known so far: chances over time, turning points")
    async def look_at_table(
        self, table_id: FromPath[str], services: House, visitor: Visitor, language: Spoken
    ) -> ReviewInfo:
        return await services.reviews.look(await services.records.unrolled_table(table_id, visitor), visitor, language)

    @delete(responses=PROBLEMS, status_code=200, summary="Stop it; what was found is kept")
    async def stop_for_table(
        self, table_id: FromPath[str], services: House, person: Player, language: Spoken
    ) -> ReviewInfo:
        return await services.reviews.end(await services.records.unrolled_table(table_id, person), person, language)


class RecordReview(Controller):
    """A record that was brought, looked at again."""

    path = "/records/{record_id:str}/review"

    @post(responses=PROBLEMS, status_code=200, summary="Look at a recorded game again, or go on with that")
    async def ask_for_record(
        self, record_id: FromPath[str], services: House, person: Player, language: Spoken
    ) -> ReviewInfo:
        return await services.reviews.ask(await services.records.unrolled_record(record_id), person, language)

    @get(responses=PROBLEMS, summary="What is known so far: chances over time, turning points")
    async def look_at_record(
        self, record_id: FromPath[str], services: House, visitor: Visitor, language: Spoken
    ) -> ReviewInfo:
        return await services.reviews.look(await services.records.unrolled_record(record_id), visitor, language)

    @delete(responses=PROBLEMS, status_code=200, summary="Stop it; what was found is kept")
    async def stop_for_record(
        self, record_id: FromPath[str], services: House, person: Player, language: Spoken
    ) -> ReviewInfo:
        return await services.reviews.end(await services.records.unrolled_record(record_id), person, language)


router = Router(
    "/api",
    route_handlers=[
        download,
        replay_table,
        replay_whole_table,
        play_on_from_table,
        upload,
        read_record,
        replay_record,
        replay_whole_record,
        play_on_from_record,
        TableReview,
        RecordReview,
    ],
    tags=["records"],
)
