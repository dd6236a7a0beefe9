"""The WebSocket of a table: what the server tells as it happens, and what players say."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from faubourg.core.errors import FaubourgError
from faubourg.server import metrics
from faubourg.server.errors import ServerError, TooMuch, rule_of
from faubourg.server.http_common import language_of, services_of
from faubourg.server.hub import Connection
from faubourg.server.limits import Bucket
from faubourg.server.messages import (
    Accepted,
    Answer,
    Chat,
    FromClient,
    Ping,
    Pong,
    Reason,
    Refused,
    Resign,
    TakeBack,
    Undo,
    UndoAnswer,
    WhyNot,
    decoder,
)
from faubourg.server.rows import Person
from faubourg.server.security import COOKIE
from faubourg.server.services import Services

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]

NOT_FOUND, TOO_MANY, GOING, CONFLICT = 4404, 4429, 1012, 4409


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    services = services_of(socket.app)
    lang = language_of(socket.scope)
    person = await services.people.of_cookie(socket.cookies.get(COOKIE))
    await socket.accept()
    try:
        live = await services.keeper.latest(table_id)
        services.play.require_reader(live, person)
        if services.hub.of_person(None if person is None else person.id) >= most_sockets(services, person):
            raise TooMuch("many_sockets", most=services.settings.limits.sockets)
    except FaubourgError as error:
        await socket.send_text(msgspec.json.encode(refusal(error, lang, "")).decode())
        await socket.close(code={404: NOT_FOUND, 429: TOO_MANY}.get(getattr(error, "status", 0), CONFLICT))
        return
    known = (number_in(socket, "epoch"), number_in(socket, "events"))
    await Talk(services, socket, Connection(live, person, lang, known), table_id).run()


def number_in(socket: Socket, name: str) -> int:
    text = socket.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def most_sockets(services: Services, person: Person | None) -> int:
    """Spectators without a name share one allowance, which is wider."""
    return services.settings.limits.sockets * (1 if person is not None else 50)


def refusal(error: FaubourgError, lang: str, ref: str) -> Refused:
    metrics.refused.labels(error.key).inc()
    return Refused(error=error.key, message=error.say(lang), rule=rule_of(error), ref=ref)


class Talk:
    """One connection from its first message to its last."""

    def __init__(self, services: Services, socket: Socket, connection: Connection, table_id: str) -> None:
        self.services = services
        self.socket = socket
        self.connection = connection
        self.table_id = table_id
        limits = services.settings.limits
        self.bucket = Bucket(limits.messages, limits.messages_burst, time.monotonic())

    async def run(self) -> None:
        hub, connection = self.services.hub, self.connection
        hub.add(connection)
        jobs = [asyncio.create_task(self._send()), asyncio.create_task(self._stay_present())]
        try:
            await self._receive()
        finally:
            hub.remove(connection)
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await self._note_absence()

    # --- receiving -------------------------------------------------------------------------------------------------

    async def _next_frame(self) -> str | bytes | None:
        """A text or binary frame; None once the client has gone."""
        try:
            event = await self.socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def _receive(self) -> None:
        """One message after another: what a client sends first is done first.

        It ends when the client goes, and also when the sender closes: that arrives here as a last event.
        """
        while (frame := await self._next_frame()) is not None:
            await self._handle(frame)
            await asyncio.sleep(0)  # many frames may lie ready: others, and our own replies, have their turn in between

    async def _handle(self, frame: str | bytes) -> None:
        lang, reply = self.connection.lang, self.connection.reply
        ref = ""
        try:
            is_slow_enough = self.bucket.take(time.monotonic())
            try:
                message = decoder.decode(frame)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise ServerError("bad_message", reason=str(error)[:200]) from error
            ref = getattr(message, "ref", "")
            if not is_slow_enough:
                raise TooMuch("too_fast")
            reply(await self._carry_out(message, ref))
        except FaubourgError as error:
            reply(refusal(error, lang, ref))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            metrics.failures.inc()
            log.exception("message_failed", table=self.table_id, error=type(error).__name__)
            reply(refusal(ServerError("unexpected"), lang, ref))

    async def _carry_out(self, message: FromClient, ref: str) -> msgspec.Struct:
        play, table_id = self.services.play, self.table_id
        if isinstance(message, Ping):
            return Pong(ref=ref)
        person = self.connection.person
        if person is None:
            raise ServerError("not_signed_in")
        accepted = Accepted()
        match message:
            case Answer():
                accepted = await play.answer(table_id, message.seat, person, message)
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
                said = await play.why_not(table_id, message.seat, person, message.move, self.connection.lang)
                return Reason(ref=ref, rule=said.rule, message=said.message)
        return msgspec.structs.replace(accepted, ref=ref)

    # --- sending ---------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """Send whatever is new, whenever something is; ends when the connection is to be closed."""
        connection = self.connection
        try:
            while True:
                await connection.wake.wait()
                connection.wake.clear()
                for message in connection.news():
                    await self.socket.send_text(message.decode())
                if connection.goodbye is not None:
                    await self.socket.send_text(connection.goodbye.decode())
                    await self.socket.close(code=GOING)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except Exception as error:
            metrics.failures.inc()
            log.exception("sending_failed", table=self.table_id, error=type(error).__name__)
            await self.socket.close(code=1011)

    # --- presence --------------------------------------------------------------------------------------------------

    async def _stay_present(self) -> None:
        while True:
            await self._note(time.time())
            await asyncio.sleep(self.services.settings.presence_seconds)
            person = self.connection.person
            if person is not None and not await self.services.people.is_signed_in(person):
                self.connection.dismiss("signed_out")

    async def _note_absence(self) -> None:
        person = self.connection.person_id
        if person is not None and person not in self.services.hub.people_at(self.table_id):
            await self._note(None)

    async def _note(self, seen: float | None) -> None:
        person = self.connection.person_id
        if person is None or not self.connection.live.seats_of(person):
            return
        await self.services.keeper.seen(self.connection.live, person, seen)
