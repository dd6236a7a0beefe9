"""One connection over all tables of a person: whose turn it is, as it happens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from faubourg.server.client import Client
from tests.server.harness import Server, tell
from tests.server.services import Postgres, RedisServer

TOY = "toy-auction"


@asynccontextmanager
async def ear(client: Client, url: str = "", lang: str = "en") -> AsyncIterator[ClientConnection]:
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.http.cookies.jar)
    url = url or client.url
    async with connect(
        f"{url.replace('http', 'ws', 1)}/api/me/socket?lang={lang}",
        origin=url,  # type: ignore[arg-type]
        additional_headers={"cookie": cookies} if cookies else {},
        proxy=None,
    ) as socket:
        yield socket


async def heard(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return message


async def turn(socket: ClientConnection, table: str, seats: list[int], status: str = "playing") -> dict[str, Any]:
    """Wait until this is said of a table."""
    while True:
        said = await heard(socket)
        assert said["type"] == "turn"
        if (said["table"], said["seats"], said["status"]) == (table, seats, status):
            return said


async def answer_all(client: Client, table_id: str, seat: int) -> None:
    """Everything that a seat is asked in this stage."""
    now = await client.look(table_id, seat)
    stage = now.stage
    while now.decision is not None and now.stage == stage:
        move = {"stage": now.stage, "step": now.step, "move": now.decision.choices[-1].move}
        await client.ask("POST", f"/api/tables/{table_id}/seats/{seat}/moves", dict[str, Any], move)
        now = await client.look(table_id, seat)


async def hear_of_turns(ann: Client, bob: Client, url: str) -> None:
    """Bob hears of his turns at two tables, one of which he joins later, wherever the others play."""
    first = await ann.make_table(TOY, 2, seats=["me"], clock={"kind": "days", "amount": 2})
    await bob.take_seat(first.id, 1, first.invitation)
    async with ear(bob, url) as socket:
        said = await turn(socket, first.id, [1])
        assert said["game"] == TOY and said["title"] and said["deadline"] > 0
        second = await ann.make_table(TOY, 2, seats=["me"])
        await bob.take_seat(second.id, 1, second.invitation)
        await turn(socket, second.id, [1])
        await answer_all(bob, first.id, 1)
        await turn(socket, first.id, [])
        await answer_all(ann, first.id, 0)  # the stage closes, and the next one asks everybody
        await turn(socket, first.id, [1])
        await ann.ask("POST", f"/api/tables/{second.id}/seats/0/resign", dict[str, Any])
        await turn(socket, second.id, [], "over")
        await socket.send('{"type": "ping", "ref": "1"}')
        assert (await heard(socket)) == {"type": "pong", "ref": "1"}
        await socket.send('{"type": "language", "lang": "fr"}')
        french = await turn(socket, first.id, [1])
        assert french["table"] == first.id
        assert (await heard(socket))["type"] == "accepted"
        await socket.send('{"type": "resign", "seat": 1}')
        assert (await heard(socket))["error"] == "no_such_wish"


def test_a_person_hears_of_every_turn_on_one_connection(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.enter("Ann")
            await bob.enter("Bob")
            await hear_of_turns(ann, bob, server.url)

    tell(story())


def test_turns_are_heard_of_on_another_worker(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    shared: dict[str, Any] = {"database": postgres.database(), "redis": redis.url, "poll_seconds": 30.0}
    here, there = Server(tmp_path / "here", **shared), Server(tmp_path / "there", **shared)
    try:
        here.start()
        there.start()

        async def story() -> None:
            async with Client(here.url) as ann, Client(here.url) as bob:
                await ann.enter("Ann")
                await bob.enter("Bob")
                await hear_of_turns(ann, bob, there.url)

        tell(story())
    finally:
        here.stop()
        there.stop()


def test_only_a_person_has_tables_and_only_while_signed_in(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as nobody, ear(nobody, lang="fr") as socket:
            said = await heard(socket)
            assert (said["type"], said["error"]) == ("refused", "not_signed_in") and "nom" in said["message"]
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            await ann.open_account("ann who listens", "a long password")
            async with ear(ann) as socket:
                await socket.send('{"type": "ping"}')
                await heard(socket)
                await ann.sign_out()
                assert (await heard(socket))["error"] == "signed_out"

    tell(story())
