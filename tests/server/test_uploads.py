"""What people bring is read where it harms nobody, and kept only as what it means."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.core.record import checksum
from faubourg.core.table import Table
from faubourg.server.client import Client, ServerRefused
from faubourg.server.games import look_over, require_plain
from faubourg.server.processes import Child, ChildFailed
from faubourg.server.settings import Limits
from faubourg.server.wire.library import ComponentsData
from tests.server.harness import GAMES, ROOT, TOY_NAME, Server, serving, tell
from tests.server.inside import refused

COMPONENTS = "/api/games/the-city/components/cards"


def told_of(server: Server, text: str) -> tuple[int, str]:
    """How the server answers to somebody with a name who brings this file."""

    async def story() -> tuple[int, str]:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            answer = await ann.http.post(COMPONENTS, json={"text": text})
            assert answer.status_code < 500 and len(answer.content) < 2_000
            return answer.status_code, answer.json()["error"]

    return tell(story())


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (".".join("a" * 29_000) + " = 1", "long_line"),
        ("\n".join(f"{'.'.join('a' * 20)}.b{number} = 1" for number in range(100)), "deep_key"),
        ("x = {" + " . ".join("a" * 20) + " = 1}", "deep_key"),
        (f"[{'.'.join('a' * 20)}]", "deep_key"),
        ("x = " + "[" * 900, "too_deep"),
        ("x = " + "\n".join("[" * 20_000), "too_deep"),
        ("cost = " + "9" * 1_900, None),
        ("x = \n" + "\n".join(["0x" + "f" * 1_900]), None),
    ],
)
def test_a_file_that_would_take_for_ever_is_refused(server: Server, text: str, error: str | None) -> None:
    status, key = told_of(server, text)
    assert status in (400, 422) and error in (None, key)
    server.check_log()


def test_only_people_with_a_name_bring_files(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as stranger:
            with pytest.raises(ServerRefused, match="not_signed_in"):
                await stranger.ask("POST", COMPONENTS, ComponentsData, {"text": ""})

    tell(story())


def test_files_are_counted_with_records(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            text = GAMES.find("the-city").export_components()
            assert (await ann.ask("POST", COMPONENTS, ComponentsData, {"text": text})).value is None
            with pytest.raises(ServerRefused) as refusal:
                await ann.ask("POST", COMPONENTS, ComponentsData, {"text": text})
            assert (refusal.value.error, refusal.value.status) == ("too_fast", 429)

    with serving(tmp_path, limits=Limits(uploads=0.001, uploads_burst=1)) as server:
        tell(story(server))


def test_what_takes_too_much_is_given_up() -> None:
    child = Child("test", work_of, (), megabytes=300)
    try:
        with pytest.raises(ChildFailed, match=r"no answer after 0\.5 s"):
            child.ask("sleep", 0.5)
        assert child.ask("memory", 60) == "MemoryError"
        with pytest.raises(ChildFailed, match="its process ended"):
            child.ask("exit", 60)
        assert child.ask("nothing", 60) == "nothing"  # a new one does the work of who failed
    finally:
        child.stop()


def work_of() -> Any:
    import os
    import time

    def work(question: str) -> str:
        if question == "sleep":
            time.sleep(600)
        elif question == "memory":
            try:
                return str(len(bytearray(400 << 20)))
            except MemoryError:
                return "MemoryError"
        elif question == "exit":
            os._exit(1)
        return question

    return work


def test_plain_data_and_first_looks() -> None:
    deep: Any = 1
    for _ in range(50):
        deep = [deep]
    for data, key in ((deep, "too_deep"), ({"a": [2**60]}, "large_number"), ({"a\x1b": 1}, "not_text")):
        with refused(key):
            require_plain(data)
    require_plain({"a": [1, None, True, 2.5, "two\nlines\tand a tab", "Café 🏙"]})
    for game in ("the-city", "small-city"):
        look_over(GAMES.find(game).export_components())


@pytest.mark.parametrize("depth", [100, 5_000])
def test_a_message_nested_before_its_type_is_refused(server: Server, depth: int) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                replies: list[dict[str, Any]] = []
                ann.on_bytes = lambda raw: replies.append(msgspec.json.decode(raw))
                await at_table.send_raw('{"x": ' + "[" * depth + "]" * depth + ', "type": "ping"}')
                await at_table.tell("ping")
                errors = [reply["error"] for reply in replies if reply["type"] == "refused"]
                assert errors in (["too_deep"], ["bad_message"])

    tell(story())
    server.check_log()


@pytest.mark.parametrize("login", ["ﬃ" * 30, "ß" * 30])
def test_a_login_that_grows_is_refused(server: Server, login: str) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            for step in (ann.open_account, ann.sign_in):
                with pytest.raises(ServerRefused, match="bad_name"):
                    await step(login, "correct horse")

    tell(story())


# --- records ---------------------------------------------------------------------------------------------------------


async def a_record(ann: Client) -> dict[str, Any]:
    table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
    rng = Random(5)
    async with ann.sit(table.id) as at_table:
        while (seat := await at_table.my_turn()) is not None:
            decision = at_table.seats[seat].decision
            assert decision is not None
            await at_table.answer(seat, rng.choice(decision.choices).move)
    return await ann.record(table.id)


def signed(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    changed = {**data, **changes}
    return {**changed, "check": checksum(changed)}


def test_a_record_is_kept_as_what_it_means(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            data = await a_record(ann)
            fairness = {**data["fairness"], "more": "x"}
            odd = signed(data, surprise="x" * 1_000, seats=[" Ann ", "Bob"], fairness=fairness)
            id = (await ann.bring_record(odd)).id
            kept = await ann.ask("GET", f"/api/records/{id}", dict[str, Any])
            assert kept == signed(data, seats=["Ann", "Bob"])

    tell(story())


NOT_NAMES = ["a\x00b", "\x1b[31mred", "x" * 300_000, "\u3164", "\u2800", "a\u202eb", "\u0301\u0301"]


@pytest.mark.parametrize("name", NOT_NAMES, ids=range(len(NOT_NAMES)))
def test_names_in_a_record_are_names(server: Server, name: str) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            data = await a_record(ann)
            answer = await ann.http.post("/api/records", json=signed(data, seats=["Ann", name]))
            assert answer.status_code in (400, 413) and answer.json()["error"] in ("bad_name", "not_text")
            with pytest.raises(ServerRefused) as refusal:
                await ann.enter(name)
            assert refusal.value.error in ("bad_name", "bad_request", "too_large")

    tell(story())
    server.check_log()


def test_the_terminal_is_not_ruled_by_a_record(tmp_path: Path) -> None:
    state = GAMES.find("infinite-city").start(2, seed=3)
    table = Table(state, ("\x1b[31mred\x1b]0;title\x07", "a\x00\u202eb"))
    for _ in range(10):
        seat = table.state.to_act[0]
        table.push(table.state.moves(seat)[0], seat)
    table.record().save(tmp_path / "record.json")
    command = [sys.executable, "-m", "faubourg.cli", "replay", "--lang", "en", str(tmp_path / "record.json")]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    shown = (told.stdout + told.stderr).decode()
    assert "red" in shown and not {"\x1b", "\x07", "\x00", "\u202e"} & set(shown)
