"""What the server says is what it promised: every operation once, every answer and every message against its schema."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import msgspec

from faubourg.server.client import AtTable, Client
from faubourg.server.wire.library import LessonInfo
from faubourg.server.wire.people import NoticeInfo, NoticeList
from tests.server.harness import GAMES, Server, tell

TOY = "toy-auction"


class Notary:
    """Notes every answer, and compares it with what the OpenAPI promises for its address."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.spec = spec
        self.answered: set[tuple[str, str]] = set()
        self.paths = {re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"): path for path in spec["paths"]}

    def check(self, answer: httpx.Response) -> None:
        path = next(path for pattern, path in self.paths.items() if pattern.match(answer.url.path))
        method = answer.request.method.lower()
        promised = self.spec["paths"][path][method]["responses"]
        assert str(answer.status_code) in promised, (method, path, answer.status_code, answer.text)
        for kind, content in promised[str(answer.status_code)].get("content", {}).items():
            if kind == "application/json" and content["schema"]:
                self.compare(content["schema"], answer.json())
        if answer.is_success:
            self.answered.add((path, method))

    def compare(self, schema: dict[str, Any], data: object) -> None:
        jsonschema_rs.validate({**schema, "components": self.spec["components"]}, data)


def messages_checker(schema: dict[str, Any]) -> Callable[[bytes], None]:
    validator = jsonschema_rs.validator_for({**schema["from_server"], "$defs": schema["$defs"]})
    return lambda raw: validator.validate(msgspec.json.decode(raw))


async def tour(server: Server, notary: Notary, check_message: Callable[[bytes], None]) -> None:
    """Every operation of the server, by two people and a bot."""

    async def witness(answer: httpx.Response) -> None:
        await answer.aread()
        notary.check(answer)

    def hear(raw: bytes) -> None:
        if b'"type"' in raw[:9]:
            check_message(raw)

    async with Client(server.url) as ann, Client(server.url, "fr") as bob:
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            client.http.event_hooks = {"response": [witness]}
            client.on_bytes = hear
            await client.enter(name)
        for path in ("/health", "/health/alive", "/health/ready", "/metrics", "/schema/messages.json", "/api/bots"):
            await ann.http.get(path)
        await ann.me()
        await keep_notices(ann)
        await read_about_games(ann)
        waiting = await ann.make_table(TOY, 3, seats=["me"])
        await ann.close_table(waiting.id)
        table = await ann.make_table(TOY, 3, seats=["me"], clock={"kind": "days", "amount": 2})
        assert table.invitation is not None
        await bob.invited_to(table.invitation)
        await bob.take_seat(table.id, 1, table.invitation)
        await bob.leave_seat(table.id, 1)
        await bob.take_seat(table.id, 1, table.invitation)
        await ann.give_to_bot(table.id, 2)
        await ann.tables()
        await ann.table(table.id)
        await ann.http.get(f"/api/tables/{table.id}/pieces")
        async with ann.sit(table.id) as anns, bob.sit(table.id) as bobs:
            await play_by_requests(ann, anns, table.id)
            await anns.say("hello")
            await bobs.why_not(1, "xyzzy")
            await bobs.tell("ping")
            await bobs.try_line(1, ["xyzzy"], fan=True)
            await play_on([anns, bobs])
        await bob.rematch(table.id)
        await finish(ann, table.id)
        await ann.open_account("tourist", "a long password")
        await ann.sign_in("tourist", "a long password")
        await ann.sign_out()


async def keep_notices(ann: Client) -> None:
    for _ in range(2):
        kept = await ann.ask(
            "POST", "/api/me/notices", NoticeInfo, {"kind": "webhook", "target": "https://example.org"}
        )
    await ann.ask("GET", "/api/me/notices", dict[str, Any])
    await ann.ask("DELETE", f"/api/me/notices/{kept.id}", dict[str, Any])
    (left,) = (await ann.ask("GET", "/api/me/notices", NoticeList)).notices
    for link in ("confirm", "stop"):
        await ann.http.get(f"/api/notices/{left.id}/{link}")
        await ann.http.post(f"/api/notices/{left.id}/{link}")


async def read_about_games(ann: Client) -> None:
    for game in await ann.games():
        await ann.http.get(f"/api/games/{game.name}")
        for path in ("/api/games/{}/pieces", "/api/games/{}/words", "/schema/games/{}.json"):
            await ann.http.get(path.format(game.name))
        rules = (await ann.http.get(f"/api/games/{game.name}/rules")).json()
        await ann.http.get(f"/api/games/{game.name}/rules/{rules[0]['id']}")
        for lesson in await ann.ask("GET", f"/api/games/{game.name}/lessons", list[LessonInfo]):
            await ann.ask("POST", f"/api/games/{game.name}/lessons/{lesson.id}", dict[str, Any], {"skip": True})
    text = GAMES.find("the-city").export_components()
    await ann.ask("POST", "/api/games/the-city/components/cards", dict[str, Any], {"text": text})


async def play_by_requests(ann: Client, at_table: AtTable, table_id: str) -> None:
    """What the socket can do, by plain requests."""
    seat = f"/api/tables/{table_id}/seats/0"
    now = await ann.look(table_id, 0)
    await ann.look(table_id)
    assert now.decision is not None
    answer = {"stage": now.stage, "step": now.step, "move": now.decision.choices[0].move}
    await ann.ask("POST", f"{seat}/why-not", dict[str, Any], {"move": "xyzzy"})
    trial = {"stage": now.stage, "step": now.step, "line": [now.decision.choices[0].move], "fan": True}
    await ann.ask("POST", f"{seat}/try", dict[str, Any], trial)
    await ann.ask("POST", f"{seat}/moves", dict[str, Any], answer)
    await ann.ask("POST", f"{seat}/undo", dict[str, Any], {"attempt": 0})
    await ann.ask("POST", f"{seat}/take-back", dict[str, Any])
    await ann.ask("POST", f"/api/tables/{table_id}/chat", dict[str, Any], {"text": "by post"})
    await ann.ask("GET", f"/api/tables/{table_id}/chat", dict[str, Any])
    await at_table.until(lambda: at_table.seats[0].update.attempt == 1)


async def play_on(tables: list[AtTable]) -> None:
    rng = Random(1)
    while not tables[0].is_over:
        for at_table in tables:
            for seat in at_table.owing():
                decision = at_table.seats[seat].decision
                assert decision is not None
                await at_table.answer(seat, rng.choice(decision.choices).move)
            await at_table.tell("ping")


async def finish(ann: Client, table_id: str) -> None:
    record = await ann.record(table_id)
    await ann.replay(table_id, 1)
    await ann.whole_replay(table_id)
    await ann.play_on(table_id, 1, 0)
    kept = await ann.bring_record(record)
    await ann.ask("GET", f"/api/records/{kept.id}", dict[str, Any])
    await ann.ask("GET", f"/api/records/{kept.id}/replay", dict[str, Any])
    await ann.ask("POST", f"/api/records/{kept.id}/replay/2/play", dict[str, Any], {"seat": 1, "bot": "random"})
    await ann.ask("GET", f"/api/records/{kept.id}/replay/1", dict[str, Any])
    for finished in (f"/api/tables/{table_id}", f"/api/records/{kept.id}"):
        for method in ("POST", "GET", "DELETE"):
            await ann.ask(method, f"{finished}/review", dict[str, Any])
    other = await ann.make_table(TOY, 2, seats=["me", "me"])
    asked = await ann.look(other.id, 0)
    await ann.ask(
        "POST", f"/api/tables/{other.id}/seats/0/hint", dict[str, Any], {"stage": asked.stage, "step": asked.step}
    )
    await ann.ask("POST", f"/api/tables/{other.id}/seats/0/resign", dict[str, Any])


def test_every_operation_answers_as_the_openapi_says(server: Server) -> None:
    spec = httpx.get(f"{server.url}/schema/openapi.json", trust_env=False).json()
    schema = httpx.get(f"{server.url}/schema/messages.json", trust_env=False).json()
    notary = Notary(spec)
    tell(tour(server, notary, messages_checker(schema)))
    promised = {(path, method) for path, methods in spec["paths"].items() for method in methods}
    # Agreeing to an undo needs somebody who has acted since: test_tables.py does that.
    assert promised - notary.answered == {("/api/tables/{table_id}/seats/{seat}/undo-answer", "post")}


def test_what_needs_a_name_says_so_in_the_openapi(server: Server) -> None:
    spec = httpx.get(f"{server.url}/schema/openapi.json", trust_env=False).json()
    for path, methods in spec["paths"].items():
        for method, operation in methods.items():
            if not operation.get("security"):
                continue
            address = re.sub(r"\{(seat|step)\}", "0", re.sub(r"\{(?!seat|step)\w+\}", "none", path))
            answer = httpx.request(method, server.url + address, headers={"origin": server.url}, trust_env=False)
            # Parameters are read beside the cookie: a body that is missing may be found first.
            assert answer.status_code in (400, 401), (method, path, answer.text)
