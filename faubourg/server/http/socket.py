"""The WebSocket of a table: what the server tells as it happens, and what players say."""

from __future__ import annotations

import msgspec
import structlog
from litestar import websocket
from litestar.params import FromPath

from faubourg.core.errors import FaubourgError
from faubourg.server.clock import clock
from faubourg.server.errors import ServerError
from faubourg.server.http.common import client_of, language_of, services_of
from faubourg.server.http.conversation import Conversation, Socket, require_room, turn_away
from faubourg.server.people.security import COOKIE
from faubourg.server.services import Services
from faubourg.server.store.rows import Person
from faubourg.server.tables.hub import Connection
from faubourg.server.wire.messages import (
    Accepted,
    Answer,
    AskHint,
    ChangeLanguage,
    Chat,
    FromClient,
    Look,
    Ping,
    Pong,
    Reason,
    Resign,
    TakeBack,
    Try,
    Undo,
    UndoAnswer,
    WhyNot,
)

log = structlog.get_logger()


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    services = services_of(socket.app)
    lang = language_of(socket.scope)
    person = await services.people.of_cookie(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        live = await services.keeper.latest(table_id)
        services.play.require_reader(live, person)
        connection = Connection(live, person, client_of(socket.scope), lang, known_log(socket))
        if "look" in socket.query_params:
            connection.look_first(eyes_in(socket), known_log(socket))
        require_room(services, connection.owner)
    except FaubourgError as error:
        await turn_away(socket, error, lang)
        return
    await Talk(services, socket, connection, table_id).run()


def known_log(socket: Socket) -> tuple[int, int]:
    """Which part of the log a client has that connects again."""
    return number_in(socket, "epoch"), number_in(socket, "events")


def eyes_in(socket: Socket) -> int | None:
    """With which seat a client wants to see from the first message on; anything but a number: with none."""
    return number_in(socket, "look") if socket.query_params["look"].isdecimal() else None


def number_in(socket: Socket, name: str) -> int:
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else 0


class Talk(Conversation):
    """One connection at a table."""

    connection: Connection

    def __init__(self, services: Services, socket: Socket, connection: Connection, table_id: str) -> None:
        super().__init__(services, socket, connection)
        self.table_id = table_id

    async def news(self) -> list[bytes]:
        return self.connection.news()

    async def carry_out(self, message: FromClient, ref: str) -> msgspec.Struct | None:
        """The reply, unless it has been given already."""
        play, table_id = self.services.play, self.table_id
        if isinstance(message, Ping):
            return Pong(ref=ref)
        if isinstance(message, Look):
            self.connection.look(message.seat)
            return Accepted(ref=ref)
        if isinstance(message, ChangeLanguage):
            self.connection.change_language(message.lang)
            return Accepted(ref=ref)
        person = self.connection.person
        if person is None:
            raise ServerError("not_signed_in")
        accepted = Accepted()
        match message:
            case Answer():
                accepted = await play.answer(table_id, message.seat, person, message)
            case Try():
                await play.trying(table_id, message.seat, person, message)
                self.connection.reply_to_try(message)
                return None
            case AskHint():
                self.in_the_meantime(self._hint(message, person), ref)
                return None
            case Undo():
                accepted = await play.undo(table_id, message.seat, person, message)
            case UndoAnswer():
                accepted = await play.answer_undo(table_id, message.seat, person, message)
            case Resign():
                accepted = await play.resign(table_id, message.seat, person)
            case TakeBack():
                accepted = await play.take_back(table_id, message.seat, person)
            case Chat():
                await play.chat(table_id, person, message)
            case WhyNot():
                said = await play.why_not(table_id, message.seat, person, message, self.connection.lang)
                return Reason(ref=ref, rule=said.rule, message=said.message)
        return msgspec.structs.replace(accepted, ref=ref)

    async def _hint(self, wish: AskHint, person: Person) -> msgspec.Struct:
        hinted = await self.services.play.hint(self.table_id, wish.seat, person, wish, self.connection.lang)
        return msgspec.structs.replace(hinted, ref=wish.ref)

    # --- presence --------------------------------------------------------------------------------------------------

    async def stay(self) -> None:
        await self._note(clock.now())

    async def leave(self) -> None:
        await self._note_absence()

    async def _note_absence(self) -> None:
        person = self.connection.person_id
        if person is not None and person not in self.services.hub.people_at(self.table_id):
            await self._note(None)

    async def _note(self, seen: float | None) -> None:
        person = self.connection.person_id
        if person is None or not self.connection.live.seats_of(person):
            return
        await self.services.keeper.seen(self.connection.live, person, seen)
