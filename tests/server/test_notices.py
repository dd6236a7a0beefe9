"""Being told of one's turn while one is away: once a turn, and never into the operator's own network."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from random import Random
from typing import Any

import httpcore
import httpx
import msgspec
import pytest

from faubourg.server.client import Client, ServerRefused
from faubourg.server.errors import TooMuch
from faubourg.server.notices.senders import call_webhook, check_mail, check_webhook, is_public
from faubourg.server.services import Services
from faubourg.server.store.rows import NoticeRow, Person
from faubourg.server.wire.people import NoticeInfo, NoticeList
from faubourg.server.wire.tables import Clock
from tests.server.harness import GENEROUS, TOY_NAME, free_port, serving, tell
from tests.server.inside import guests, inside, refused, some_answer, table_for


class Letterbox:
    """A receiver of mail and of webhooks, as small as can be."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.calls: list[dict[str, Any]] = []
        self.answer = b"204 No Content"
        self.is_free = asyncio.Event()  # whether who calls /hook/slow is answered

    async def take_mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.mails.append(message_from_bytes(body[:-5], policy=default))
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                break
        writer.close()

    async def take_call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        assert length is not None and head.startswith(b"POST /hook")
        self.calls.append(msgspec.json.decode(await reader.readexactly(int(length[1]))))
        if head.startswith(b"POST /hook/slow"):
            await self.is_free.wait()
        writer.write(b"HTTP/1.1 " + self.answer + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


@asynccontextmanager
async def letterbox(mail_port: int, call_port: int) -> AsyncIterator[Letterbox]:
    box = Letterbox()
    mail = await asyncio.start_server(box.take_mail, "127.0.0.1", mail_port)
    calls = await asyncio.start_server(box.take_call, "127.0.0.1", call_port)
    try:
        yield box
    finally:
        mail.close()
        calls.close()


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[tuple[Services, Letterbox, str]]:
    """A server that tells at once, but only when it is told to look."""
    mail_port, call_port = free_port(), free_port()
    async with (
        letterbox(mail_port, call_port) as box,
        inside(
            folder,
            smtp=f"smtp://127.0.0.1:{mail_port}",
            mail_from="house@example.org",
            notice_seconds=0.0,
            origins=("https://play.example.org",),
            private_webhooks=True,
            **settings,
        ) as services,
    ):
        await services.notices.stop()
        yield services, box, f"http://127.0.0.1:{call_port}/hook"


async def play_round(services: Services, table_id: str, people: list[Person], rng: Random) -> None:
    live = await services.keeper.get(table_id)
    stage = live.state.stage
    while live.state.stage == stage:
        seat = live.state.to_act[-1]  # who closes a stage knows that the next one has begun
        await services.play.answer(table_id, seat, people[seat], some_answer(live, seat, rng))


def test_who_is_away_is_told_once_a_turn_and_who_is_here_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (services, box, hook):
            people = await guests(services, "Ann", "Bob")
            ann, bob = people
            await services.notices.add(bob, "webhook", hook, "fr")
            await services.notices.look()
            assert box.calls == [], "he sits nowhere"
            live = await table_for(services, people, TOY_NAME, clock=Clock(kind="days", amount=2))
            table_id = live.header.id
            for _ in range(3):
                await services.notices.look()
            assert len(box.calls) == 1
            said = box.calls[0]
            assert said["text"] == said["content"] and said["text"].startswith("Bob, c’est votre tour à")
            assert said["link"] == f"https://play.example.org/table/{table_id}" in said["text"]
            assert said["stop"].startswith("https://play.example.org/api/notices/")
            await services.play.answer(table_id, 0, ann, some_answer(live, 0, Random(1)))
            await services.notices.look()
            assert len(box.calls) == 1, "it is the same turn"
            await services.play.answer(table_id, 1, bob, some_answer(live, 1, Random(1)))
            await services.notices.look()
            await play_round(services, table_id, people, Random(1))
            await services.notices.look()
            assert len(box.calls) == 2, "a new turn"
            await play_round(services, table_id, people, Random(1))
            await services.keeper.seen(live, bob.id, live.asked[1])
            live.note_seen(bob.id, 1e12)
            await services.notices.look()
            assert len(box.calls) == 2, "he is here"

    tell(story())


def test_two_workers_tell_once_and_only_who_has_agreed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (services, box, hook):
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, TOY_NAME)
            asked = NoticeRow("asked", people[1].id, "mail", "bob@example.org", "en", False, 0.0)
            await services.notices.desk.add(asked, 5)
            await services.notices.look()
            assert box.mails == [] and await services.notices.desk.slow_tables() == {}, "he has not agreed yet"
            await services.notices.add(people[1], "webhook", hook, "en")
            assert list(await services.notices.desk.slow_tables()) == [live.header.id]
            claims = await asyncio.gather(*(services.notices.desk.claim(live.header.id, 1, 0) for _ in range(5)))
            assert sorted(claims) == [False] * 4 + [True]
            await services.notices.look()
            assert box.calls == []
            live_clock = await table_for(services, people, TOY_NAME, clock=Clock(kind="live", amount=60))
            assert live_clock.header.id not in await services.notices.desk.slow_tables(), "seconds are no time for mail"

    tell(story())


def test_an_address_of_mail_is_confirmed_first_and_every_mail_has_a_way_out(tmp_path: Path) -> None:
    mail_port, call_port = free_port(), free_port()
    with serving(tmp_path, smtp=f"smtp://127.0.0.1:{mail_port}", notice_seconds=0.2, limits=GENEROUS) as server:

        async def until(condition: Any) -> None:
            while not condition():
                await asyncio.sleep(0.02)

        async def story() -> None:
            async with letterbox(mail_port, call_port) as box, Client(server.url) as ann, Client(server.url) as bob:
                await ann.enter("Ann")
                await bob.enter("Bob")
                wish = {"kind": "mail", "target": "bob@example.org"}
                with pytest.raises(ServerRefused, match="mail_needs_account"):
                    await bob.ask("POST", "/api/me/notices", NoticeInfo, wish)
                await bob.open_account("bob by mail", "a long password")
                notice = await bob.ask("POST", "/api/me/notices", NoticeInfo, wish)
                assert not notice.is_confirmed
                mail = box.mails[0]
                assert mail["To"] == "bob@example.org" and "Bob" in mail.get_content()  # type: ignore[attr-defined]
                table = await ann.make_table(TOY_NAME, 2, seats=["me"])
                await bob.take_seat(table.id, 1, table.invitation)
                link = re.search(r"https?://\S+/confirm", mail.get_content())  # type: ignore[attr-defined]
                assert link is not None and link[0].startswith(server.url)
                asked = httpx.get(link[0], trust_env=False)
                assert asked.headers["content-type"].startswith("text/html") and '<form method="post">' in asked.text
                looked = await bob.ask("GET", "/api/me/notices", NoticeList)
                assert not looked.notices[0].is_confirmed, "to look at the page is not to agree"
                assert "Agreed" in httpx.post(link[0], trust_env=False).text
                assert (await bob.ask("GET", "/api/me/notices", NoticeList)).notices[0].is_confirmed
                await until(lambda: len(box.mails) == 2)
                turn = box.mails[1]
                assert f"/table/{table.id}" in turn.get_content()  # type: ignore[attr-defined]
                stop = turn["List-Unsubscribe"].strip(" <>")
                assert stop in turn.get_content()  # type: ignore[attr-defined]
                assert "<button>" in httpx.get(stop, trust_env=False).text
                assert (await bob.ask("GET", "/api/me/notices", NoticeList)).notices, "nor is it to stop them"
                one_click = {"List-Unsubscribe": "One-Click"}
                assert "no more" in httpx.post(stop, data=one_click, trust_env=False).text
                assert httpx.get(stop, trust_env=False).json()["error"] == "no_notice"
                mine = await bob.ask("GET", "/api/me/notices", NoticeList)
                assert mine.notices == [] and mine.has_mail
                for target in ("bobby", "bob@host", "b b@example.org", "a@b.org,c@d.org", "bob@exämple.org"):
                    with pytest.raises(ServerRefused, match="bad_mail"):
                        await bob.ask("POST", "/api/me/notices", NoticeInfo, {"kind": "mail", "target": target})

        tell(story())


def test_nobody_waits_for_anothers_webhook_and_one_that_takes_nothing_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faubourg.server.notices.senders.SECONDS", 1000.0)

    async def story() -> None:
        async with house(tmp_path, address="https://example.org/games/") as (services, box, hook):
            people = await guests(services, "Ann", "Bob")
            for person, url in zip(people, (f"{hook}/slow", hook), strict=True):
                await services.notices.add(person, "webhook", url, "en")
            live = await table_for(services, people, TOY_NAME, clock=Clock(kind="days", amount=2))
            looking = asyncio.create_task(services.notices.look())
            while len(box.calls) < 2:  # the first one has no answer yet
                await asyncio.sleep(0.02)
            assert {call["link"] for call in box.calls} == {f"https://example.org/games/table/{live.header.id}"}
            box.answer = b"500 Broken"
            box.is_free.set()
            await looking
            box.answer = b"204 No Content"
            before = len(box.calls)
            await play_round(services, live.header.id, people, Random(1))
            await services.notices.look()
            assert [call["name"] for call in box.calls[before:]] == ["Bob"], "hers took nothing: it rests for a while"

    tell(story())


def test_mail_to_those_who_have_not_agreed_is_rare_whoever_asks_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (services, box, _):
            people = [replace(one, login=one.name) for one in await guests(services, *map(str, range(20)))]

            async def ask(person: Person, number: int) -> None:
                row = await services.notices.add(person, "mail", f"{number}@example.org", "en", "192.0.2.7")
                await services.notices.remove(row.id, person)

            for number in range(5):
                await ask(people[0], number)
            with refused("too_fast"):
                await ask(people[0], 5)
            for number in range(6, 14):
                await ask(people[number], number)
            for number in range(14, 20):  # another name does not help for ever
                with contextlib.suppress(TooMuch):
                    await ask(people[number], number)
            assert len(box.mails) == 15

    tell(story())


def test_only_ones_own_notices_and_not_too_many(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (services, box, hook):
            ann, bob = await guests(services, "Ann", "Bob")
            wishes = [services.notices.add(ann, "webhook", hook, "en") for _ in range(20)]
            told = await asyncio.gather(*wishes, return_exceptions=True)
            rows = [row for row in told if isinstance(row, NoticeRow)]
            assert len(rows) == 5 and {one.key for one in told if isinstance(one, TooMuch)} == {"many_notices"}
            with refused("no_notice"):
                await services.notices.remove(rows[0].id, bob)
            await services.notices.remove(rows[0].id, ann)
            assert len(await services.notices.desk.of(ann.id)) == 4
            box.answer = b"500 Broken"
            with refused("notice_lost"):
                await services.notices._send(rows[1], "turn", {"name": "A", "game": "B", "link": "C"})

    tell(story())


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org",
        "https://",
        "https://user:secret@example.org/",
        "https://exa mple.org\n",
        "https://example.org:99999/",
        "nonsense",
        "https://[::1",
    ],
)
def test_a_webhook_is_a_whole_address_over_https(url: str) -> None:
    with refused("bad_webhook"):
        check_webhook(url, allow_private=False)
    assert check_webhook("https://example.org/hook?x=1", allow_private=False) == "https://example.org/hook?x=1"
    assert check_mail(" ann@example.org ") == "ann@example.org"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    ],
)  # fmt: skip
def test_addresses_of_ones_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("1.1.1.1") and is_public("2606:4700:4700::1111")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
def test_no_webhook_reaches_the_servers_own_machine(host: str) -> None:
    async def story() -> list[dict[str, Any]]:
        port = free_port()
        async with letterbox(free_port(), port) as box:
            with pytest.raises(httpcore.ConnectError, match="not a public address"):
                await call_webhook(f"https://{host}:{port}/hook", {"text": "hello"}, allow_private=False)
            return box.calls

    assert tell(story(), 30) == []
