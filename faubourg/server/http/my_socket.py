"""The WebSocket of a person: at which of all their tables it is their turn, as it happens."""

from __future__ import annotations

import msgspec
from litestar import websocket

from faubourg.core.errors import FaubourgError
from faubourg.server.clock import clock
from faubourg.server.errors import NotSignedIn, OutOfDate, ServerError
from faubourg.server.http.common import client_of, language_of, services_of
from faubourg.server.http.conversation import Conversation, Socket, require_room, turn_away
from faubourg.server.people.security import COOKIE
from faubourg.server.services import Services
from faubourg.server.tables.listener import MyTables
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.messages import Accepted, ChangeLanguage, FromClient, Ping, Pong, encode
from faubourg.server.wire.tables import Turn


@websocket("/api/me/socket")
async def my_socket(socket: Socket) -> None:
    services = services_of(socket.app)
    lang = language_of(socket.scope)
    person = await services.people.of_cookie(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        if person is None:
            raise NotSignedIn("not_signed_in")
        require_room(services, person.id)
    except FaubourgError as error:
        await turn_away(socket, error, lang)
        return
    await MyTalk(services, socket, MyTables(person, client_of(socket.scope), lang)).run()


def turn_of(live: LiveTable, person: str, lang: str) -> Turn:
    owing = [seat for seat in live.seats_of(person) if live.is_playing and seat in live.state.to_act]
    deadlines = [deadline for seat in owing if (deadline := live.deadline(seat)) is not None]
    return Turn(
        table=live.header.id,
        game=live.header.game,
        title=live.game.title(lang),
        status=live.header.status,  # type: ignore[arg-type]
        seats=owing,
        deadline=clock.on_the_wall(min(deadlines)) if deadlines else None,
    )


class MyTalk(Conversation):
    connection: MyTables

    def __init__(self, services: Services, socket: Socket, connection: MyTables) -> None:
        super().__init__(services, socket, connection)
        self.person = connection.owner

    async def carry_out(self, message: FromClient, ref: str) -> msgspec.Struct | None:
        if isinstance(message, Ping):
            return Pong(ref=ref)
        if isinstance(message, ChangeLanguage):
            self.connection.change_language(message.lang)
            return Accepted(ref=ref)
        raise ServerError("no_such_wish")

    async def stay(self) -> None:
        """News of a new table may be lost."""
        self.connection.note_seats()

    async def news(self) -> list[bytes]:
        mine = self.connection
        if mine.is_stale:
            mine.is_stale = False
            tables = await self.services.storage.unfinished_tables_of(self.person)
            mine.changed |= tables ^ mine.tables
            self.services.hub.follow(mine, tables)
        changed, mine.changed = mine.changed, set()
        found = []
        for table_id in sorted(changed):
            try:
                turn = turn_of(await self.services.keeper.get(table_id), self.person, mine.lang)
            except OutOfDate:  # a table of other rules waits for a server that has them
                continue
            before = mine.told.get(table_id)
            if before is None or msgspec.structs.replace(turn, deadline=before.deadline) != before:
                mine.told[table_id] = turn
                found.append(encode(turn))
            if turn.status == "over":
                mine.told.pop(table_id, None)
                self.services.hub.follow(mine, mine.tables - {table_id})
        return [*found, *mine.replies()]
