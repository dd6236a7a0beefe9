"""Whatever comes over a socket: a clear word back, and a table that has not changed."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from faubourg.server.client import Client, ServerRefused
from faubourg.server.store.storage import Storage
from tests.server.harness import Server, gather_players, tell

FRAMES: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    "42",
    '"answer"',
    "\ufeff{}",
    "{}",
    '{"type": "nothing"}',
    '{"type": 7}',
    '{"type": "answer"}',
    '{"type": "answer", "seat": "0", "stage": 0, "step": 0, "move": "x"}',
    '{"type": "answer", "seat": 0, "stage": -1, "step": 0, "move": "x"}',
    '{"type": "answer", "seat": 0, "stage": 1e99, "step": 0, "move": "x"}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 99999999999999999999999, "move": "x"}',
    '{"type": "answer", "seat": 99, "stage": 0, "step": 0, "move": "x"}',
    '{"type": "answer", "seat": 6, "stage": 0, "step": 0, "move": "x"}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "move": ""}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "move": "\\u0000"}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "move": "a; b"}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "move": ' + json.dumps("x" * 300) + "}",
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "move": "x", "extra": 1}',
    '{"type": "answer", "seat": 1, "stage": 0, "step": 0, "move": "card#1"}',
    '{"type": "undo", "seat": 0, "attempt": 5}',
    '{"type": "undo", "seat": 1, "attempt": 0}',
    '{"type": "undo_answer", "seat": 0, "request": "none", "agree": true}',
    '{"type": "resign", "seat": 1}',
    '{"type": "take_back", "seat": 1}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": " \\u200b "}',
    '{"type": "chat", "text": "hello", "seat": 1}',
    '{"type": "chat", "text": ' + json.dumps("x" * 501) + "}",
    '{"type": "why_not", "seat": 1, "move": "card#1"}',
    '{"type": "why_not", "seat": 0}',
    '{"type": "why_not", "seat": 0, "move": "card#1", "spot": "card:1"}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "moves": []}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "moves": ["stop"], "move": "stop"}',
    '{"type": "answer", "seat": 0, "stage": 0, "step": 0, "moves": [' + ", ".join(['"stop"'] * 41) + "]}",
    '{"type": "try", "seat": 1, "stage": 0, "step": 0, "line": []}',
    '{"type": "try", "seat": 0, "stage": 3, "step": 0, "line": []}',
    '{"type": "try", "seat": 0, "stage": 0, "step": 0, "line": ["stop", 7]}',
    '{"type": "undo", "seat": 0, "attempt": 0, "count": 0}',
    '{"type": "language", "lang": "xx"}',
    "[" * 5000,
    b"\xff\xfe\x00",
    b"{}",
]


async def last_words(socket: ClientConnection) -> tuple[str, int]:
    """What a socket says before it is closed, and how it is closed."""
    said = msgspec.json.decode(await socket.recv())
    assert said["type"] == "refused" and said["message"]
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None
    return said["error"], closed.value.rcvd.code


async def state_of(server: Server, table_id: str) -> tuple[object, ...]:
    storage = Storage(server.settings.database_url)
    header, seats = await storage.table_and_seats(table_id)
    journal = await storage.journal(table_id)
    chat = await storage.chat(table_id)
    await storage.close()
    return header.status, header.revision, [(row.person, row.bot, row.resigned) for row in seats], journal, chat


def test_every_bad_frame_gets_a_clear_error_and_changes_nothing(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        before = await state_of(server, table.id)
        async with clients[0].sit(table.id) as at_table:
            for frame in FRAMES:
                replies: list[dict[str, Any]] = []
                clients[0].on_bytes = lambda raw, replies=replies: replies.append(json.loads(raw))
                await at_table.send_raw(frame)
                await at_table.tell("ping")
                refused = [reply for reply in replies if reply["type"] == "refused"]
                assert len(refused) == 1, f"{frame!r}: {replies}"
                assert refused[0]["error"] and refused[0]["message"]
                assert "Traceback" not in refused[0]["message"] and refused[0]["error"] != "unexpected"
        assert await state_of(server, table.id) == before
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_random_bytes_never_change_a_table(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        before = await state_of(server, table.id)
        rng = Random(7)
        good = '{"type": "answer", "seat": 1, "stage": 0, "step": 0, "move": "card#1"}'
        async with clients[0].sit(table.id) as at_table:
            for _ in range(300):
                letters = list(good)
                for _ in range(rng.randint(1, 6)):
                    letters[rng.randrange(len(letters))] = chr(
                        rng.choice([rng.randrange(32, 127), rng.randrange(0x2000)])
                    )
                await at_table.send_raw("".join(letters))
            await at_table.tell("ping")
        assert await state_of(server, table.id) == before
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_a_huge_message_closes_the_connection_and_nothing_else(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        async with clients[0].sit(table.id) as at_table, clients[1].sit(table.id) as other:
            await at_table.send_raw("x" * 200_000)
            with pytest.raises(ConnectionError):
                await at_table.until(lambda: False)
            await other.tell("ping")
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_the_cookie_of_another_table_opens_no_seat(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        strangers, _ = await gather_players(server.url, "toy-auction", 2)
        async with strangers[0].sit(table.id) as at_table:
            await at_table.until(lambda: at_table.seats)
            assert set(at_table.seats) == {None}
            for seat in (0, 1):
                fields = {"seat": seat, "stage": 0, "step": 0, "move": "card#1"}
                with pytest.raises(ServerRefused, match="not_your_seat"):
                    await at_table.tell("answer", **fields)
                with pytest.raises(ServerRefused, match="not_your_seat"):
                    await strangers[0].look(table.id, seat)
        for client in [*clients, *strangers]:
            await client.http.aclose()

    tell(story())


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as client:
            me = await client.enter("Somebody")
            cookie = next(iter(client.http.cookies.jar))
            assert cookie.value is not None and cookie.value.startswith(f"{me.id}.0.")
            assert cookie.has_nonstandard_attr("HttpOnly") and cookie.get_nonstandard_attr("SameSite") == "lax"
            good = cookie.value
            client.http.cookies.clear()
            last = "0" if good[-1] != "0" else "1"
            for forged in (good[:-1] + last, good + "0", f"{me.id}.0.1.", "....", "\xe9", f"{me.id}.1.9", ""):
                headers = [(b"cookie", f"faubourg={forged}".encode("latin-1"))]
                answer = await client.http.get("/api/me", headers=headers)
                assert answer.status_code == 200 and answer.json()["id"] is None
            honest = await client.http.get("/api/me", headers={"cookie": f"faubourg={good}"})
            assert honest.json()["id"] == me.id

    tell(story())


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
def test_a_foreign_page_opens_no_socket(server: Server, origin: str | None) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
        async with connect(address, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
            assert await last_words(socket) == ("foreign_page", 4403)
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_an_unknown_table_and_a_closed_one_are_refused_in_words(server: Server) -> None:
    async def story() -> None:
        clients, private = await gather_players(server.url, "toy-auction", 2, watchable=False)
        async with Client(server.url, "fr") as stranger:
            for table_id in ("nowhere", private.id):
                address = f"{server.url.replace('http', 'ws')}/api/tables/{table_id}/socket?lang=fr"
                async with connect(address, origin=server.url, proxy=None) as socket:  # type: ignore[arg-type]
                    said = msgspec.json.decode(await socket.recv())
                    assert said["error"] == "no_table" and "Cette table" in said["message"]
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
                with pytest.raises(ServerRefused, match="no_table"):
                    await stranger.look(table_id)
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_a_client_that_does_not_read_does_not_stop_the_others(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
        deaf = connect(address, origin=server.url, proxy=None, max_queue=1, close_timeout=0.1)  # type: ignore[arg-type]
        async with deaf, clients[0].sit(table.id) as at_table:
            for number in range(60):
                await at_table.say(f"line {number} " + "x" * 400)
            await at_table.until(lambda: len(at_table.chat) == 60)
        await asyncio.gather(*(client.http.aclose() for client in clients))

    tell(story())


def test_a_language_is_changed_on_the_way(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("infinite-city", 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                for _ in range(4):
                    seat = await at_table.my_turn()
                    assert seat is not None
                    decision = at_table.seats[seat].decision
                    assert decision is not None
                    await at_table.answer(seat, decision.choices[0].move)
                    await at_table.tell("ping")
                english = dict(at_table.seats)
                await at_table.speak("fr")
                await at_table.tell("ping")
                for seat in (0, 1):
                    before, after = english[seat], at_table.seats[seat]
                    assert after.update.view == before.view, "everything is sent anew"
                    assert after.log and [event.kind for event in after.log] == [event.kind for event in before.log]
                    assert all(event.text != told.text for event, told in zip(after.log, before.log, strict=True))
                with pytest.raises(ServerRefused, match="Donnez soit move"):
                    await at_table.why_not(0)

    tell(story())


def test_messages_are_compressed_and_a_bomb_only_hurts_who_throws_it(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
        async with connect(address, origin=server.url, proxy=None) as socket:  # type: ignore[arg-type]
            assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]  # type: ignore[union-attr]
            await socket.recv()
            await socket.send("x" * 50_000_000)
            await socket.wait_closed()
            assert socket.close_code == 1009
        async with clients[1].sit(table.id) as other:
            await other.tell("ping")
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_updates_tell_the_time_what_is_new_and_how_things_stand(server: Server) -> None:
    async def story() -> None:
        rng = Random(6)
        clients, table = await gather_players(server.url, "infinite-city", 2, clock={"kind": "days", "amount": 1})
        async with clients[0].sit(table.id) as mine, clients[1].sit(table.id) as theirs:
            tables = [mine, theirs]
            wholes = [0, 0]
            for who, client in enumerate(clients):
                client.on_bytes = lambda raw, who=who: wholes.__setitem__(who, wholes[who] + (b'"view":{' in raw))
            seat: int | None = None
            for _ in range(40):
                for at_table in tables:
                    await at_table.tell("ping")
                actor, seat = seat, next(number for number, at_table in enumerate(tables) if at_table.owing())
                now = tables[seat].seats[seat]
                assert now.update.deadline is not None and 0 < now.update.deadline - now.update.now <= 24 * 3600
                assert now.outcome is not None and now.outcome.scores == now.view["scores"]
                assert now.update.since is not None and now.update.since <= len(now.log)
                if actor == seat:
                    assert now.update.since == len(now.log), "what I did myself is no news to me"
                elif actor is not None:
                    assert now.update.since < len(now.log), "the other has done something"
                assert now.decision is not None
                await tables[seat].answer(seat, rng.choice(now.decision.choices).move)
            fresh = await clients[0].look(table.id, 0)
            assert fresh.outcome == mine.seats[0].outcome and fresh.since == mine.seats[0].update.since
            assert max(wholes) <= 1, "a whole view comes once"
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_people_at_one_screen_are_shown_one_hand_at_a_time(server: Server) -> None:
    """What another seat alone may know is not even in the memory of the screen before that seat is looked with."""

    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("infinite-city", 2, seats=["me", "me"])
            hands = [(await ann.look(table.id, seat)).view["hand"] for seat in (0, 1)]  # type: ignore[index]
            heard: list[bytes] = []
            ann.on_bytes = heard.append

            def tells(seat: int) -> bool:
                return any(f'"{tile}"'.encode() in raw for raw in heard for tile in hands[seat])

            async with ann.sit(table.id, look="none") as screen:
                await screen.until(lambda: None in screen.seats)
                await screen.tell("ping")
                assert list(screen.seats) == [None] and not tells(0) and not tells(1)
                await screen.look(0)
                assert list(screen.seats) == [0] and tells(0) and not tells(1)
                assert screen.seats[0].update.view is not None and screen.seats[0].update.log.since == 0
                with pytest.raises(ServerRefused, match="not_looking"):
                    await screen.tell("try", seat=1, stage=0, step=0, line=[])
                first = screen.seats[0].update.to_act[0]
                await screen.look(first)
                await screen.look(None)
                heard.clear()
                await screen.look(1 - first)
                assert list(screen.seats) == [1 - first] and not tells(first)
                await screen.drop()
                heard.clear()
                await screen.connect()
                await screen.until(lambda: screen._fresh)
                assert not tells(first) and tells(1 - first)
                with pytest.raises(ServerRefused, match="no_seat"):
                    await screen.tell("look", seat=2)
        async with Client(server.url) as ben:
            await ben.enter("Ben")
            async with ben.sit(table.id) as screen:
                with pytest.raises(ServerRefused, match="not_your_seat"):
                    await screen.tell("look", seat=0)

    tell(story())
