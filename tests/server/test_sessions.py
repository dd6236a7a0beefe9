"""Cookies, accounts and connections: who may still act in somebody's name, and who is slowed down for whom."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from faubourg.server.client import Client, ServerRefused
from faubourg.server.people.limits import client_key
from faubourg.server.settings import Limits
from tests.server.harness import TOY_NAME, Server, close_all, gather_players, serving, tell
from tests.server.services import Postgres, RedisServer

PASSWORD = "correct horse"
Address = Callable[[int], Client]


def cookie_of(client: Client) -> str:
    return next(cookie.value or "" for cookie in client.http.cookies.jar if cookie.name == "faubourg")


def with_addresses(folder: Path, story: Callable[[Address], Awaitable[None]], **settings: object) -> None:
    """A server behind a proxy, which tells it from which address each client comes."""
    with serving(folder, proxies="127.0.0.1", **settings) as server:
        clients: list[Client] = []

        def client_at(number: int) -> Client:
            clients.append(Client(server.url, headers={"x-forwarded-for": f"192.0.2.{number}"}))
            return clients[-1]

        async def whole() -> None:
            await story(client_at)
            await close_all(clients)

        tell(whole())


# --- cookies ---------------------------------------------------------------------------------------------------------


def test_a_browser_learns_whose_session_it_has_lost_and_nobody_else_does(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as desk, Client(server.url) as phone, Client(server.url) as stranger:
            await desk.enter("Ann")
            phone.http.cookies.set("faubourg", cookie_of(desk), domain="127.0.0.1")
            assert (await phone.me()).lost is None, "nothing is lost yet"
            await desk.open_account("ann of the desk", PASSWORD)
            lost = (await phone.me()).lost
            assert lost is not None and (lost.name, lost.has_account) == ("Ann", True)
            assert "ann of the desk" not in (await phone.http.get("/api/me")).text, "how to sign in is told to nobody"
            assert (await stranger.me()).lost is None
            person, session, issued, signature = cookie_of(phone).split(".")
            stranger.http.cookies.set("faubourg", f"{person}.{session}.{issued}.{signature[::-1]}", domain="127.0.0.1")
            assert (await stranger.me()).lost is None, "a name is not told for a forged cookie"
            await phone.sign_in("ann of the desk", PASSWORD)
            assert (await phone.me()).lost is None

    tell(story())


def test_a_guest_who_signed_out_elsewhere_is_told_that_no_sign_in_helps(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as desk, Client(server.url) as phone:
            await desk.enter("Ben")
            phone.http.cookies.set("faubourg", cookie_of(desk), domain="127.0.0.1")
            await desk.http.delete("/api/session")
            assert (await desk.me()).lost is None, "who signs out here has lost nothing"
            lost = (await phone.me()).lost
            assert lost is not None and (lost.name, lost.has_account) == ("Ben", False)

    tell(story())


def test_the_cookie_of_a_guest_does_not_open_the_account(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann, Client(server.url) as thief:
            await ann.enter("Ann")
            thief.http.cookies.set("faubourg", cookie_of(ann), domain="127.0.0.1")
            table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
            async with thief.sit(table.id) as stolen:
                await stolen.until(lambda: stolen.seats)
                await ann.open_account("Ann with an account", PASSWORD)
                with pytest.raises(ConnectionError):
                    await stolen.until(lambda: False)
                assert stolen.goodbye is not None and stolen.goodbye.error == "signed_out"
            assert (await thief.me()).id is None
            assert (await ann.me()).login == "ann with an account"
            async with ann.sit(table.id) as at_table:
                await at_table.until(lambda: at_table.seats)

    tell(story())


def sign_out_and_play(here: Server, elsewhere: Server) -> None:
    """Nothing that is sent after signing out counts, on whichever worker the socket is."""

    async def story() -> None:
        async with Client(here.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
            async with ann.sit(table.id, elsewhere.url) as at_table:
                await at_table.until(lambda: at_table.owing())
                await at_table.tell("ping")
                await ann.sign_out()
                with pytest.raises(ConnectionError):
                    await at_table.until(lambda: False)
                assert at_table.goodbye is not None and at_table.goodbye.error == "signed_out"

    tell(story())


def test_signing_out_ends_every_socket_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, presence_seconds=600.0) as server:
        sign_out_and_play(server, server)


def test_signing_out_ends_sockets_on_other_workers_too(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    shared = {"database": postgres.database(), "redis": redis.url, "presence_seconds": 600.0}
    with serving(tmp_path / "a", **shared) as here, serving(tmp_path / "b", **shared) as elsewhere:
        sign_out_and_play(here, elsewhere)


# --- signing in ------------------------------------------------------------------------------------------------------


async def guess_until_slowed_down(client: Client, login: str) -> None:
    for _ in range(20):
        with pytest.raises(ServerRefused) as refusal:
            await client.sign_in(login, "wrong horse")
        if refusal.value.error == "too_fast":
            return
        assert refusal.value.error == "wrong_password"
    raise AssertionError("nobody minds who guesses")


def test_others_who_guess_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    async def story(client_at: Address) -> None:
        ann, eve, phone, same_house = client_at(1), client_at(2), client_at(3), client_at(1)
        await ann.enter("Ann")
        await ann.open_account("ann", PASSWORD)
        await ann.sign_out()
        for _ in range(3):
            with pytest.raises(ServerRefused, match="wrong_password"):
                await eve.sign_in("ann", "wrong horse")
        for client in (eve, same_house):
            await guess_until_slowed_down(client, "ann")
        assert (await phone.sign_in("ann", PASSWORD)).name == "Ann"  # from another address
        assert (await ann.sign_in("ann", PASSWORD)).name == "Ann"  # from a browser that she has used before
        with pytest.raises(ServerRefused, match="too_fast"):
            await same_house.sign_in("ann", PASSWORD)

    with_addresses(tmp_path, story, limits=Limits(sign_ins=0.001, sign_ins_burst=4))


def test_a_device_is_known_for_its_own_person_only(tmp_path: Path) -> None:
    async def story(client_at: Address) -> None:
        ann, eve = client_at(1), client_at(2)
        for client, login in ((ann, "ann"), (eve, "eve")):
            await client.enter(login)
            await client.open_account(login, PASSWORD)
        await guess_until_slowed_down(eve, "ann")

    with_addresses(tmp_path, story, limits=Limits(sign_ins=0.001, sign_ins_burst=4))


def test_an_address_stands_for_whoever_has_it() -> None:
    assert client_key("192.0.2.7") == "192.0.2.7"
    assert client_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert client_key("2001:db8:1:2::7") == client_key("2001:db8:1:2:ffff::1") != client_key("2001:db8:1:3::7")
    assert client_key("testclient") == "testclient"


# --- sockets ---------------------------------------------------------------------------------------------------------


def test_spectators_without_a_name_are_counted_by_address(tmp_path: Path) -> None:
    async def story(client_at: Address) -> None:
        ann, crowd, other = client_at(1), client_at(2), client_at(3)
        await ann.enter("Ann")
        table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
        many = [crowd.sit(table.id) for _ in range(4)]
        for one in many:
            await one.connect()
        await many[-1].until(lambda: not many[-1].is_connected or many[-1].seats)
        assert [one.is_connected for one in many].count(True) == 3 and many[-1].close_code == 4429
        async with other.sit(table.id) as watching:
            await watching.until(lambda: watching.seats)
        for one in many:
            await one.close()

    with_addresses(tmp_path, story, limits=Limits(sockets=3))


def test_who_floods_is_let_go(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        clients, table = await gather_players(server.url, TOY_NAME, 2)
        async with clients[0].sit(table.id) as flood, clients[1].sit(table.id) as quiet:
            await quiet.until(lambda: quiet.seats)
            with contextlib.suppress(ConnectionError):
                for _ in range(100_000):
                    await flood.send_raw('{"type": "ping"}')
                    await asyncio.sleep(0)  # it reads what it is told, as a browser does while a page sends
            await flood.until(lambda: not flood.is_connected)
            assert flood.goodbye is not None and flood.goodbye.error == "flood" and flood.close_code == 4429
            await quiet.tell("ping")
        await close_all(clients)

    with serving(tmp_path, limits=Limits(messages_refused=50)) as server:
        tell(story(server))
