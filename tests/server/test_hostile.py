"""Data that nobody in their right mind would send: a clear refusal each time, never a mistake of the server."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from faubourg.core.record import checksum
from faubourg.core.registry import games
from faubourg.server.client import Client
from faubourg.server.errors import NotThere
from faubourg.server.services import start_services
from faubourg.server.settings import Settings
from faubourg.server.wire.messages import Problem
from tests.server.harness import GAMES, Server, all_games, tell

JUNK: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "x",
    "9" * 5000,
    [],
    [[]],
    {},
    {"x": 1},
    [None] * 50,
    {"": {"": []}},
]


def mutations(data: Any, rng: Random) -> Any:
    """The same with one thing in it, however deep, replaced by junk or left out."""
    if isinstance(data, dict) and data and rng.random() < 0.8:
        key = rng.choice(list(data))
        if rng.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        return {**data, key: mutations(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.8:
        index = rng.randrange(len(data))
        return [*data[:index], mutations(data[index], rng), *data[index + 1 :]]
    return rng.choice(JUNK)


async def short_records(ann: Client, game: str) -> list[dict[str, Any]]:
    """The record of a game that was given up after a few moves, and the same from a position."""
    found = GAMES.find(game)
    table = await ann.make_table(game, found.players[0], seats=["me"] * found.players[0])
    async with ann.sit(table.id) as at_table:
        for _ in range(3):
            seat = await at_table.my_turn()
            assert seat is not None
            decision = at_table.seats[seat].decision
            assert decision is not None
            await at_table.answer(seat, decision.choices[0].move)
            await at_table.tell("ping")
        for seat in range(found.players[0]):
            if not at_table.is_over:
                await at_table.resign(seat)
                await at_table.tell("ping")
    record = await ann.record(table.id)
    state = found.start(found.players[0], 5)
    return [record, {**record, "seed": None, "position": state.describe(), "moves": [], "fairness": None}]


@pytest.mark.parametrize("game", all_games())
def test_a_record_that_makes_no_sense_is_refused(server: Server, game: str) -> None:
    async def story() -> None:
        rng = Random(game)
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            for whole in await short_records(ann, game):
                whole["check"] = checksum(whole)
                assert (await ann.http.post("/api/records", json=whole)).status_code == 201
                for _ in range(60):
                    broken = mutations(whole, rng)
                    if isinstance(broken, dict) and "check" in broken:
                        broken["check"] = checksum(broken)
                    answer = await ann.http.post("/api/records", json=broken)
                    assert answer.status_code in (201, 400, 422, 429), (answer.text, json.dumps(broken)[:2000])

    tell(story())
    server.check_log()


@pytest.mark.parametrize("game", games())
def test_components_that_make_no_sense_are_refused(server: Server, game: str) -> None:
    found = GAMES.find(game)

    async def story() -> None:
        rng = Random(game)
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            for option in found.options:
                for value in JUNK if option.is_file else [*JUNK, {"a": 1}, rng.random()]:
                    wish = {"game": game, "players": found.players[0], "options": {option.name: value}}
                    answer = await ann.http.post("/api/tables", json=wish)
                    assert answer.status_code in (201, 400, 422), (option.name, value, answer.text)

    tell(story())
    server.check_log()


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"name": ' * 6_000,
        b'{"options": ' * 90 + b"1" + b"}" * 90,
        b'{"name": "\\ud800"}',
        b"\xff",
        b'{"name": "a", "name": "b"',
        b"",
    ],
)
def test_a_body_that_is_no_json_is_refused(server: Server, body: bytes) -> None:
    for path in ("/api/me", "/api/records", "/api/tables"):
        headers = {"origin": server.url, "content-type": "application/json"}
        answer = httpx.post(server.url + path, content=body, headers=headers, trust_env=False)
        assert answer.status_code in (400, 401), answer.text
        assert msgspec.json.decode(answer.content, type=Problem).message


@pytest.mark.parametrize("host", ["[", "]:80", "a b", "127.0.0.1:99999999", "evil.example", ""])
def test_a_host_that_is_none_is_refused(server: Server, host: str) -> None:
    for method in ("GET", "POST"):
        headers = {"host": host, "origin": "http://["}
        answer = httpx.request(method, f"{server.url}/api/me", headers=headers, trust_env=False)
        assert answer.status_code in (400, 403) or (method == "GET" and host.startswith("127.0.0.1"))
    server.check_log()


def test_asking_for_made_up_tables_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        services = await start_services(Settings(data=str(tmp_path)))
        for number in range(20):
            with pytest.raises(NotThere):
                await services.keeper.get(f"made-up-{number}")
        assert not services.keeper._loading and not services.keeper._live
        await services.stop()

    tell(story())
