"""What the server does not let happen: too much at once, foreign pages, leaks in headers and errors."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import pytest

from faubourg.server.client import Client, ServerRefused
from faubourg.server.limits import Rates
from faubourg.server.security import Badge, Doorkeeper, Signer
from faubourg.server.settings import Limits, Settings
from tests.server.harness import Server, gather_players, tell


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
        for client in clients:
            await client.http.aclose()

    try:
        tell(story(), 60)
        assert httpx.get(f"{server.url}/health", trust_env=False).status_code == 200
    finally:
        server.stop()


def test_a_bucket_fills_at_its_pace() -> None:
    now = 0.0
    rates = Rates(rate=2, burst=3, clock=lambda: now)
    assert [rates.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rates.allows("b")
    now = 0.5
    assert [rates.allows("a"), rates.allows("a")] == [True, False]


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

    tell(story(), 60)
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

    tell(story(), 60)


def test_requests_that_fail_half_way_leave_the_database_connections_whole(server: Server) -> None:
    """A bad parameter is found while the person is still being looked up."""

    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            answers = await asyncio.gather(*(ann.http.get("/api/tables?lang=zz") for _ in range(300)))
            assert {answer.status_code for answer in answers} == {400}
            assert (await ann.me()).name == "Ann"

    tell(story(), 60)
    server.check_log()
