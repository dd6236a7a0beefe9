"""A small asynchronous client: what a program needs to sit at tables of a Faubourg server.

async with Client("http://127.0.0.1:8000") as client:
    await client.enter("Ada")
    table = await client.make_table("infinite-city", players=2, seats=["me", "greedy"])
    async with client.sit(table.id) as at_table:
        while (seat := await at_table.my_turn()) is not None:
            await at_table.answer(seat, at_table.seats[seat].decision.choices[0].move)
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType, TracebackType
from typing import Any, ClassVar, Literal, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from faubourg.server.wire import patch
from faubourg.server.wire.library import GameInfo, RecordId, Replay, ReplayStep
from faubourg.server.wire.messages import Accepted, FromServer, Goodbye, Hinted, Pong, Problem, Reason, Refused, encode
from faubourg.server.wire.moments import DecisionInfo, EventInfo, OutcomeInfo, Tried, Update
from faubourg.server.wire.people import Credentials, Me
from faubourg.server.wire.tables import ChatLine, TableInfo, TableList, Turn

Answered = TypeVar("Answered")
from_server = msgspec.json.Decoder(FromServer)
OnBytes = Callable[[bytes], None]
Reply = Accepted | Hinted | Reason | Refused | Pong | Tried


class ServerRefused(Exception):
    """The server said no. `error` is the short key, `rule` the rule of the game if one forbids it."""

    def __init__(self, error: str, message: str, rule: str | None = None, status: int = 0) -> None:
        super().__init__(f"{error}: {message}")
        self.error = error
        self.message = message
        self.rule = rule
        self.status = status


class Client:
    """One person. `on_bytes` sees every byte that comes from the server; `headers` go with everything."""

    patience: ClassVar[float] = 30.0  # seconds to wait for the server where no other time is given

    def __init__(
        self,
        url: str,
        lang: str = "en",
        on_bytes: OnBytes | None = None,
        headers: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        self.on_bytes = on_bytes
        self.headers = dict(headers)
        self.http = httpx.AsyncClient(
            base_url=self.url,
            timeout=self.patience,
            headers={"origin": self.url, **self.headers},
            trust_env=False,
            verify=self.url.startswith("https:"),  # certificates take a while to load
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, kind: type[Answered], body: object = None, **query: Any) -> Answered:
        """Any request; ServerRefused if the server says no."""
        content = None if body is None else encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        params = {"lang": self.lang, **query}
        answer = await self.http.request(method, path, content=content, headers=headers, params=params)
        if self.on_bytes is not None:
            self.on_bytes(answer.content)
        if answer.status_code >= 400:
            problem = msgspec.json.decode(answer.content, type=Problem)
            raise ServerRefused(problem.error, problem.message, problem.rule, answer.status_code)
        return msgspec.json.decode(answer.content, type=kind)

    # --- people ----------------------------------------------------------------------------------------------------

    async def enter(self, name: str) -> Me:
        return await self.ask("POST", "/api/me", Me, {"name": name})

    async def me(self) -> Me:
        return await self.ask("GET", "/api/me", Me)

    async def open_account(self, login: str, password: str) -> Me:
        return await self.ask("POST", "/api/account", Me, Credentials(login=login, password=password))

    async def sign_in(self, login: str, password: str) -> Me:
        return await self.ask("POST", "/api/session", Me, Credentials(login=login, password=password))

    async def sign_out(self) -> Me:
        return await self.ask("DELETE", "/api/session", Me)

    # --- tables ----------------------------------------------------------------------------------------------------

    async def games(self) -> list[GameInfo]:
        return await self.ask("GET", "/api/games", list[GameInfo])

    async def make_table(self, game: str, players: int, **wishes: Any) -> TableInfo:
        return await self.ask("POST", "/api/tables", TableInfo, {"game": game, "players": players, **wishes})

    async def tables(self) -> list[TableInfo]:
        """Those that are open to everybody, and mine; the newest first."""
        return (await self.ask("GET", "/api/tables", TableList)).tables

    async def invited_to(self, invitation: str) -> TableInfo:
        return await self.ask("GET", f"/api/invitations/{invitation}", TableInfo)

    async def close_table(self, table_id: str) -> TableInfo:
        """Give up a table of mine whose game has not begun."""
        return await self.ask("DELETE", f"/api/tables/{table_id}", TableInfo)

    async def table(self, table_id: str, **query: Any) -> TableInfo:
        return await self.ask("GET", f"/api/tables/{table_id}", TableInfo, **query)

    async def take_seat(
        self, table_id: str, seat: int, invitation: str | None = None, name: str | None = None
    ) -> TableInfo:
        body = {"invitation": invitation, "name": name}
        return await self.ask("POST", f"/api/tables/{table_id}/seats/{seat}", TableInfo, body)

    async def leave_seat(self, table_id: str, seat: int) -> TableInfo:
        return await self.ask("DELETE", f"/api/tables/{table_id}/seats/{seat}", TableInfo)

    async def give_to_bot(self, table_id: str, seat: int, bot: str = "greedy") -> TableInfo:
        return await self.ask("PUT", f"/api/tables/{table_id}/seats/{seat}/bot", TableInfo, {"bot": bot})

    async def rematch(self, table_id: str) -> TableInfo:
        return await self.ask("POST", f"/api/tables/{table_id}/rematch", TableInfo)

    async def look(self, table_id: str, seat: int | None = None) -> Update:
        """The game as a seat of mine (None: a spectator) sees it now."""
        path = f"/api/tables/{table_id}/view" if seat is None else f"/api/tables/{table_id}/seats/{seat}/view"
        return await self.ask("GET", path, Update)

    async def record(self, table_id: str) -> dict[str, Any]:
        return await self.ask("GET", f"/api/tables/{table_id}/record", dict[str, Any])

    async def bring_record(self, data: dict[str, Any]) -> RecordId:
        """Upload a record; the server checks it move by move."""
        return await self.ask("POST", "/api/records", RecordId, data)

    async def replay(self, table_id: str, step: int, **query: Any) -> ReplayStep:
        return await self.ask("GET", f"/api/tables/{table_id}/replay/{step}", ReplayStep, **query)

    async def whole_replay(self, table_id: str, **query: Any) -> Replay:
        """A finished game from move to move, as a seat (`seat=`) or a spectator saw it."""
        return await self.ask("GET", f"/api/tables/{table_id}/replay", Replay, **query)

    async def play_on(self, table_id: str, step: int, seat: int, bot: str = "greedy") -> TableInfo:
        """A new table that goes on from a moment of a finished game, against bots."""
        body = {"seat": seat, "bot": bot}
        return await self.ask("POST", f"/api/tables/{table_id}/replay/{step}/play", TableInfo, body)

    def sit(self, table_id: str, url: str | None = None, look: int | Literal["none"] | None = None) -> AtTable:
        """A connection to a table, on this server or another worker of it.

        `look` is the seat of mine to see with, or none of them; left out: with all.
        """
        return AtTable(self, table_id, url or self.url, look)


@dataclass
class SeatView:
    """Everything a client knows about the game from one seat."""

    update: Update
    view: dict[str, Any]
    log: list[EventInfo] = field(default_factory=list)
    outcome: OutcomeInfo | None = None  # as if the game ended now

    @property
    def decision(self) -> DecisionInfo | None:
        return self.update.decision


class AtTable:
    """A connection to a table. After `connect` again it knows what it knew before, and asks for the rest."""

    def __init__(self, client: Client, table_id: str, url: str, look: int | Literal["none"] | None = None) -> None:
        self.client = client
        self.table_id = table_id
        self.url = url
        self.eyes = look
        self.table: TableInfo | None = None
        self.seats: dict[int | None, SeatView] = {}
        self.chat: list[ChatLine] = []
        self.goodbye: Goodbye | None = None
        self.close_code: int | None = None  # how the last connection ended
        self._fresh: set[int | None] = set()  # seats that were told of on this connection
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._replies: dict[str, asyncio.Future[Reply]] = {}
        self._news = asyncio.Condition()
        self._count = 0

    async def __aenter__(self) -> AtTable:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # --- the connection --------------------------------------------------------------------------------------------

    @property
    def is_connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    async def connect(self) -> None:
        """Open the socket; what came before is kept, and only the rest of the log is asked for.

        ConnectionError if there is no server, or it does not let us in.
        """
        await self.close()
        self._fresh.clear()
        known = next((seen for seen in self.seats.values()), None)
        query = {"lang": self.client.lang, **({} if self.eyes is None else {"look": str(self.eyes)})}
        if known is not None:
            query |= {"epoch": str(known.update.log.epoch), "events": str(len(known.log))}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket?{urlencode(query)}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.http.cookies.jar)
        try:
            self._socket = await connect(
                address,
                origin=self.url,  # type: ignore[arg-type]
                additional_headers={**self.client.headers, **({"cookie": cookies} if cookies else {})},
                open_timeout=self.client.patience,
                ping_timeout=self.client.patience,
                max_size=None,
                proxy=None,
                compression=None,
            )
        except (InvalidHandshake, OSError) as error:
            raise ConnectionError(f"no connection to {self.url}: {error}") from error
        self._reader = asyncio.create_task(self._read(self._socket))

    async def close(self) -> None:
        """Say goodbye; a connection that is lost already is as closed as one can wish."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                await self._socket.close()
        await self._stop_reading()

    async def drop(self) -> None:
        """Go without a word, as a broken line does."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self._stop_reading()

    async def _stop_reading(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = self._reader = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                raw = frame.encode() if isinstance(frame, str) else frame
                if self.client.on_bytes is not None:
                    self.client.on_bytes(raw)
                self._take(from_server.decode(raw))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.close_code = socket.close_code
            for waiting in self._replies.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the connection was lost before the reply came"))
                    waiting.exception()  # it may be that nobody asks any more
            self._replies.clear()
            with contextlib.suppress(asyncio.CancelledError):
                async with self._news:
                    self._news.notify_all()

    def _take(self, message: FromServer) -> None:
        match message:
            case TableInfo():
                self.table = message
            case Update():
                self._take_update(message)
            case ChatLine():
                if all(line.id != message.id for line in self.chat):
                    self.chat.append(message)
            case Goodbye():
                self.goodbye = message
            case Turn():
                pass  # said on the socket of a person, not on that of a table
            case _:
                waiting = self._replies.pop(message.ref, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)

    def _take_update(self, update: Update) -> None:
        before = self.seats.get(update.seat)
        if update.view is not None:
            view = update.view
        else:
            assert before is not None and update.patch is not None, "a patch needs something to change"
            view = patch.apply(before.view, [msgspec.to_builtins(one) for one in update.patch])
        log = [] if before is None else before.log[: update.log.since]
        self._fresh.add(update.seat)
        outcome = update.outcome or (None if before is None else before.outcome)
        self.seats[update.seat] = SeatView(update, view, log + update.log.events, outcome)

    # --- waiting ---------------------------------------------------------------------------------------------------

    async def until(self, condition: Callable[[], Answered], seconds: float | None = None) -> Answered:
        """Wait until something is so; ConnectionError if the connection is lost before, TimeoutError after so long."""
        async with asyncio.timeout(self.client.patience if seconds is None else seconds), self._news:
            while not (found := condition()):
                if not self.is_connected:
                    raise ConnectionError("the connection to the table was lost")
                await self._news.wait()
            return found

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.status == "over"

    def owing(self) -> list[int]:
        """My seats that owe an answer. What was asked before a reconnection may have been answered."""
        asked = [seat for seat, seen in self.seats.items() if seat is not None and seen.decision is not None]
        return [seat for seat in asked if seat in self._fresh]

    async def my_turn(self, seconds: float | None = None) -> int | None:
        """One of my seats that owes an answer; None once the game is over."""
        await self.until(lambda: self.is_over or self.owing(), seconds)
        return None if self.is_over else self.owing()[0]

    # --- speaking --------------------------------------------------------------------------------------------------

    async def send_raw(self, frame: str | bytes) -> None:
        """Send a frame as it is; ConnectionError if the connection is lost."""
        if self._socket is None:
            raise ConnectionError("not connected")
        try:
            await self._socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError("the connection was lost") from error

    async def tell(self, type: str, **fields: Any) -> Accepted | Hinted | Reason | Pong | Tried:
        """Send a message and wait for its reply; ServerRefused if it is a refusal."""
        if not self.is_connected:
            raise ConnectionError("not connected")
        self._count += 1
        ref = str(self._count)
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._replies[ref] = waiting
        await self.send_raw(encode({"type": type, "ref": ref, **fields}).decode())
        reply = await waiting
        if isinstance(reply, Refused):
            raise ServerRefused(reply.error, reply.message, reply.rule)
        return reply

    def answer_to(self, seat: int, move: str) -> dict[str, Any]:
        """The fields of an answer to what the seat is asked now."""
        now = self.seats[seat].update
        return {"seat": seat, "stage": now.stage, "step": now.step, "attempt": now.attempt, "move": move}

    async def answer(self, seat: int, move: str) -> Accepted:
        reply = await self.tell("answer", **self.answer_to(seat, move))
        assert isinstance(reply, Accepted)
        return reply

    async def answer_line(self, seat: int, moves: Sequence[str]) -> Accepted:
        """Several answers at once: all of them up to the first that cannot be taken back, or none."""
        fields = {**self.answer_to(seat, ""), "moves": list(moves)}
        del fields["move"]
        reply = await self.tell("answer", **fields)
        assert isinstance(reply, Accepted)
        return reply

    async def try_line(self, seat: int, line: Sequence[str], fan: bool = False) -> Tried:
        """What these answers would do; nothing is stored. Its patch applies to `seats[seat].view`."""
        now = self.seats[seat].update
        place = {"stage": now.stage, "step": now.step, "attempt": now.attempt}
        reply = await self.tell("try", seat=seat, **place, line=list(line), fan=fan)
        assert isinstance(reply, Tried)
        return reply

    async def hint(self, seat: int) -> Hinted:
        """What a strong player would think of; it takes a second or two."""
        now = self.seats[seat].update
        reply = await self.tell("hint", seat=seat, stage=now.stage, step=now.step, attempt=now.attempt)
        assert isinstance(reply, Hinted)
        return reply

    async def undo(self, seat: int, count: int | None = None) -> Accepted:
        """Take back so many answers; None: all that were given together with the last one."""
        reply = await self.tell("undo", seat=seat, attempt=self.seats[seat].update.attempt, count=count)
        assert isinstance(reply, Accepted)
        return reply

    async def answer_undo(self, seat: int, agree: bool) -> Accepted:
        """Agree to what another asks to take back, or not."""
        request = None if self.table is None else self.table.undo
        reply = await self.tell("undo_answer", seat=seat, request="" if request is None else request.id, agree=agree)
        assert isinstance(reply, Accepted)
        return reply

    async def look(self, seat: int | None) -> None:
        """See the game with this seat of mine only, or (None) as a spectator; what was seen before is forgotten."""
        self.eyes = "none" if seat is None else seat
        self.seats.clear()
        await self.tell("look", seat=seat)

    async def speak(self, lang: str) -> None:
        """Read everything in another language from now on."""
        self.client.lang = lang
        await self.tell("language", lang=lang)

    async def say(self, text: str) -> None:
        await self.tell("chat", text=text)

    async def resign(self, seat: int) -> None:
        await self.tell("resign", seat=seat)

    async def take_back(self, seat: int) -> None:
        """Play a seat myself again after a bot stood in."""
        await self.tell("take_back", seat=seat)

    async def why_not(self, seat: int, move: str | None = None, spot: str | None = None) -> Reason:
        """Why a move, or whatever could be meant by touching a spot, is not allowed."""
        reply = await self.tell("why_not", seat=seat, move=move, spot=spot)
        assert isinstance(reply, Reason)
        return reply
