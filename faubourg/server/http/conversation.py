"""A socket from its first message to its last: what all of them share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from faubourg.core.errors import FaubourgError
from faubourg.server import metrics
from faubourg.server.errors import ServerError, TooMuch, rule_of
from faubourg.server.failures import note_failure
from faubourg.server.services import Services
from faubourg.server.tables.listener import NOT_FOUND, TOO_MANY, Listener
from faubourg.server.wire.messages import ChangeLanguage, FromClient, Look, Refused, decoder

Socket = WebSocket[Any, Any, Any]

NOT_SIGNED_IN, CONFLICT = 4401, 4409
FURTHER_COST: dict[type[FromClient], int] = {ChangeLanguage: 4, Look: 4}  # after them the whole log is told anew
CLOSE_CODES = {401: NOT_SIGNED_IN, 404: NOT_FOUND, 429: TOO_MANY}


def refusal(error: FaubourgError, lang: str, ref: str) -> Refused:
    metrics.refused.labels(error.key).inc()
    return Refused(error=error.key, message=error.say(lang), rule=rule_of(error), ref=ref)


async def turn_away(socket: Socket, error: FaubourgError, lang: str) -> None:
    """Say why, then close."""
    await socket.send_text(msgspec.json.encode(refusal(error, lang, "")).decode())
    await socket.close(code=CLOSE_CODES.get(getattr(error, "status", 0), CONFLICT))


def require_room(services: Services, owner: str) -> None:
    most = services.settings.limits.sockets
    if services.hub.count_of(owner) >= most:
        raise TooMuch("many_sockets", most=most)


class Conversation:
    def __init__(self, services: Services, socket: Socket, connection: Listener) -> None:
        self.services = services
        self.socket = socket
        self.connection = connection
        self.bucket = services.hub.talk.bucket_of(connection.owner)
        self.patience = services.settings.limits.messages_refused  # messages too many before the line is cut
        self._long_work: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        hub, connection = self.services.hub, self.connection
        hub.add(connection)
        jobs = [asyncio.create_task(self._send()), asyncio.create_task(self._stay())]
        try:
            await self._receive()
        finally:
            hub.remove(connection)
            jobs += self._long_work
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await self.leave()

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
            if self.connection.goodbye is None:
                await self._handle(frame)
            await asyncio.sleep(0)  # many frames may lie ready: others, and our own replies, have their turn in between

    async def _handle(self, frame: str | bytes) -> None:
        ref = ""

        async def work() -> msgspec.Struct | None:
            nonlocal ref
            is_slow_enough = self._take(1)
            try:
                message = decoder.decode(frame)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise ServerError("bad_message", reason=str(error)[:200]) from error
            except RecursionError as error:
                raise ServerError("too_deep") from error
            ref = getattr(message, "ref", "")
            if not is_slow_enough or not self._take(FURTHER_COST.get(type(message), 0)):
                raise TooMuch("too_fast")
            return await self.carry_out(message, ref)

        await self._reply_with(work(), lambda: ref)

    async def _reply_with(self, work: Awaitable[msgspec.Struct | None], ref: Callable[[], str]) -> None:
        """What comes of it, or why nothing does."""
        lang, reply = self.connection.lang, self.connection.reply
        try:
            answer = await work
            if answer is not None:
                reply(answer)
        except FaubourgError as error:
            reply(refusal(error, lang, ref()))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            reply(refusal(note_failure("message", error, socket=type(self).__name__), lang, ref()))

    def in_the_meantime(self, work: Awaitable[msgspec.Struct], ref: str) -> None:
        """Do something that takes long; what comes after it need not wait."""
        task = asyncio.create_task(self._reply_with(work, lambda: ref))
        self._long_work.add(task)
        task.add_done_callback(self._long_work.discard)

    def _take(self, count: int) -> bool:
        """One who never stops to send is let go: refusing each message costs, too."""
        is_slow_enough = self.bucket.take(time.monotonic(), count)
        if self.bucket.refused > self.patience:
            self.connection.dismiss("flood", TOO_MANY)
        return is_slow_enough

    async def carry_out(self, message: FromClient, ref: str) -> msgspec.Struct | None:
        """Do what a client asks for; the reply, unless it has been given already."""
        raise NotImplementedError

    async def news(self) -> list[bytes]:
        """Everything that has not been sent yet."""
        raise NotImplementedError

    # --- sending ---------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        """Send whatever is new, whenever something is; ends when the connection is to be closed."""
        connection = self.connection
        try:
            while True:
                await connection.wake.wait()
                connection.wake.clear()
                if connection.goodbye is not None:
                    await self.socket.send_text(connection.goodbye.decode())
                    await self.socket.close(code=connection.close_code)
                    return
                for message in await self.news():
                    await self.socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except Exception as error:
            note_failure("sending", error, socket=type(self).__name__)
            await self.socket.close(code=1011)

    # --- presence --------------------------------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Also looks whether the person is still signed in, at first and now and then: news of it may be lost."""
        while True:
            person = self.connection.person
            if person is not None and not await self.services.people.is_signed_in(person):
                self.connection.dismiss("signed_out")
            await self.stay()
            await asyncio.sleep(self.services.settings.presence_seconds)

    async def stay(self) -> None:
        """What is to be done now and then."""

    async def leave(self) -> None:
        """What is to be done at the end."""
