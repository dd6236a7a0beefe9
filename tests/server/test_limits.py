"""What the server does not let happen: too much at once, foreign pages, leaks in headers and errors."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path

import httpx
import pytest

from faubourg.server.client import Client, ServerRefused
from faubourg.server.errors import TooMuch
from faubourg.server.people.limits import Bucket, Rates
from faubourg.server.people.security import Badge, Doorkeeper, Signer
from faubourg.server.settings import Limits, Settings
from faubourg.server.tables.codes import UNFIT, new_code
from faubourg.server.wire.tables import NewTable, SeatWish
from tests.server.harness import TOY_NAME, Server, close_all, gather_players, serving, tell
from tests.server.inside import guests, inside, refused


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/api/me", "/nowhere", "/health", "/schema/openapi.json", "/api/tables/none"):
        headers = httpx.get(server.url + path, trust_env=False).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe-inline" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert httpx.get(f"{server.url}/api/me", trust_env=False).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ],
)
def test_a_foreign_page_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers, trust_env=False)
    assert answer.status_code == 403 and answer.json()["error"] == "foreign_page"
    assert "set-cookie" not in answer.headers


def test_forms_of_other_sites_are_no_json(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", data={"name": "Eve"}, trust_env=False)
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("GET", "/api/tables/none", None, 404, "no_table"),
        ("GET", "/nowhere", None, 404, "no_page"),
        ("DELETE", "/api/games", None, 405, "wrong_method"),
        ("POST", "/api/me", b"{", 400, "bad_request"),
        ("POST", "/api/me", b'{"name": 7}', 400, "bad_request"),
        ("POST", "/api/me", b'{"name": "x", "admin": true}', 400, "bad_request"),
        ("POST", "/api/me", b'"' + b"x" * 200_000 + b'"', 413, "too_large"),
        ("POST", "/api/tables", b'{"game": "toy-auction", "players": 2}', 401, "not_signed_in"),
        ("GET", "/api/games/chess", None, 404, "no_page"),
        ("GET", "/api/games/infinite-city/rules/XX-1", None, 422, "unknown_rule"),
    ],
)
def test_every_refusal_is_a_sentence_in_the_asked_language(
    server: Server, method: str, path: str, body: bytes | None, status: int, error: str
) -> None:
    said = set()
    for lang in ("en", "fr"):
        answer = httpx.request(
            method, f"{server.url}{path}?lang={lang}", content=body, headers={"origin": server.url}, trust_env=False
        )
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert "Traceback" not in answer.text and "faubourg/" not in answer.text
        said.add(answer.json()["message"])
    assert len(said) == 2


def test_rates_and_numbers_are_limited(tmp_path: Path) -> None:
    limits = Limits(requests=1, requests_burst=30, messages=1, messages_burst=10, open_tables=2, sockets=2)
    server = Server(tmp_path, limits=limits).start()

    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        ann = clients[0]
        await ann.make_table("toy-auction", 2)
        with pytest.raises(ServerRefused, match="open_tables"):
            await ann.make_table("toy-auction", 2)
        async with ann.sit(table.id) as first, ann.sit(table.id), ann.sit(table.id) as third:
            await third.until(lambda: not third.is_connected)
            with pytest.raises(ServerRefused, match="too_fast"):
                await asyncio.gather(*(first.tell("ping") for _ in range(20)))
        with pytest.raises(ServerRefused, match="too_fast"):
            await asyncio.gather(*(ann.me() for _ in range(40)))
        answers = [await ann.http.get("/api/me") for _ in range(40)]
        late = next(answer for answer in answers if answer.status_code == 429)
        assert late.headers["retry-after"] == "1" and late.headers["connection"] == "close"
        for client in clients:
            await client.http.aclose()

    try:
        tell(story())
        assert httpx.get(f"{server.url}/health", trust_env=False).status_code == 200
    finally:
        server.stop()


def test_messages_of_one_person_are_counted_together_and_long_answers_count_for_more(tmp_path: Path) -> None:
    """However many connections somebody has, and whenever they were opened."""

    async def story(server: Server) -> None:
        clients, table = await gather_players(server.url, TOY_NAME, 2)
        ann, bob = clients
        async with ann.sit(table.id) as first, bob.sit(table.id) as other:
            for _ in range(5):
                await first.say("a line")
            with pytest.raises(ServerRefused, match="too_fast"):
                await first.say("one more")
            for _ in range(14):
                await first.tell("ping")
        async with ann.sit(table.id) as again, bob.sit(table.id) as other:
            with pytest.raises(ServerRefused, match="too_fast"):
                await again.tell("language", lang="fr")  # it counts as five: everything is said anew
            with pytest.raises(ServerRefused, match="too_fast"):
                await asyncio.gather(*(again.tell("ping") for _ in range(5)))
            await other.say("Bob may speak")
        replays = [await ann.http.get("/api/tables/none/replay") for _ in range(11)]
        assert (replays[0].status_code, replays[-1].status_code) == (404, 429), "a whole game counts as ten requests"
        assert int(replays[-1].headers["retry-after"]) > 1
        await close_all(clients)

    limits = Limits(requests=0.5, messages=1e-6, messages_burst=24, chats=1e-6, chats_burst=5)
    with serving(tmp_path, limits=limits) as server:
        tell(story(server))


def test_who_was_let_go_for_flooding_has_not_much_patience_left_to_use_up() -> None:
    bucket = Bucket(rate=10, burst=5, now=0.0)
    assert [bucket.take(0.0) for _ in range(20)].count(True) == 5 and bucket.refused == 15
    assert bucket.take(0.2) and bucket.take(0.2) and not bucket.take(0.2)
    assert bucket.refused == 14, "a little good behaviour makes up for a little"


def test_a_bucket_fills_at_its_pace() -> None:
    now = 0.0
    rates = Rates(rate=2, burst=3, clock=lambda: now)
    assert [rates.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rates.allows("b")
    now = 0.5
    assert [rates.allows("a"), rates.allows("a")] == [True, False]
    with pytest.raises(TooMuch) as refusal:
        rates.require("a")
    assert refusal.value.retry_after == 0.5


def test_a_cookie_is_worth_something_for_a_year() -> None:
    signer = Signer("key")
    cookie = signer.sign(Badge("somebody", 3), now=1000.0)
    assert signer.read(cookie, now=1000.0) == Badge("somebody", 3)
    assert signer.read(cookie, now=1000.0 + 366 * 24 * 3600) is None
    assert Signer("other").read(cookie, now=1000.0) is None


def test_origins_that_the_operator_names_are_the_only_ones() -> None:
    door = Doorkeeper(Settings(host="0.0.0.0", origins=("https://play.example.org/",)))
    assert door.admits("https://play.example.org", "backend:8000")
    assert not door.admits("http://play.example.org", "play.example.org")
    assert not door.admits(None, "play.example.org")
    open_door = Doorkeeper(Settings(host="0.0.0.0"))
    assert open_door.admits("http://box.lan:8000", "box.lan:8000")
    assert not open_door.admits("http://box.lan:8001", "box.lan:8000")


def test_a_server_told_to_stop_asks_to_connect_again_and_finishes(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("toy-auction", 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                await at_table.until(lambda: at_table.seats)
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionError):
                    await at_table.until(lambda: False)
                assert at_table.close_code == 1012

    tell(story())
    server.stop()
    assert '"stopped"' in server.log()
    server.check_log()


def test_metrics_count_what_happens(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("toy-auction", 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                seat = await at_table.my_turn()
                assert seat is not None
                decision = at_table.seats[seat].decision
                assert decision is not None
                await at_table.answer(seat, decision.choices[0].move)
                figures = httpx.get(f"{server.url}/metrics", trust_env=False).text
                lines = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
                assert float(lines["faubourg_moves_total"]) >= 1
                assert float(lines["faubourg_sockets"]) >= 1
                assert float(lines["faubourg_failures_total"]) == 0

    tell(story())


def test_requests_that_fail_half_way_leave_the_database_connections_whole(server: Server) -> None:
    """A bad parameter is found while the person is still being looked up."""

    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            answers = await asyncio.gather(*(ann.http.get("/api/tables?lang=zz") for _ in range(300)))
            assert {answer.status_code for answer in answers} == {400}
            assert (await ann.me()).name == "Ann"

    tell(story())
    server.check_log()


def test_codes_can_be_said_and_typed_but_not_guessed(tmp_path: Path) -> None:
    codes = [new_code() for _ in range(2_000)]
    spoken = re.compile(r"(?:[BDFKLMNPRTVZ][AEIOU]){2}-(?:[BDFKLMNPRTVZ][AEIOU]){2}-[1-9][0-9]")
    assert all(map(spoken.fullmatch, codes))
    assert len(set(codes)) > 1_990 and not any(word in UNFIT for one in codes for word in one.split("-"))

    async def story() -> None:
        async with inside(tmp_path, limits=Limits(wrong_codes=0.001, wrong_codes_burst=3)) as services:
            [ann, ben] = await guests(services, "Ann", "Ben")
            tables = services.tables
            wish = NewTable(game="infinite-city", players=2, seats=["me"], watchable=False)
            live = await tables.create(wish, ann)
            code = live.header.invitation
            for typed in (code, code.lower(), code.replace("-", ""), code.replace("-", " ").title()):
                assert (await tables.by_invitation(typed, ben, "en", "10.0.0.1")).id == live.header.id
            with refused("no_invitation"):
                await tables.by_invitation("BABA-BABA-10", ben, "en", "10.0.0.1")
            with refused("not_invited"):
                await tables.take_seat(live.header.id, 1, ben, SeatWish(invitation="BABA-BABA-10"), "10.0.0.1")
            with refused("no_table"):
                await tables.info(live.header.id, ben, "en", "BABA-BABA-11", "10.0.0.1")
            for wrong_or_right in ("BABA-BABA-12", code):  # whoever has guessed too often is told nothing
                with refused("too_fast"):
                    await tables.by_invitation(wrong_or_right, ben, "en", "10.0.0.1")
                with refused("too_fast"):
                    await tables.take_seat(live.header.id, 1, ben, SeatWish(invitation=wrong_or_right), "10.0.0.1")
            await tables.take_seat(live.header.id, 1, ben, SeatWish(invitation=code.lower()), "10.0.0.2")
            assert live.is_playing

    tell(story())
