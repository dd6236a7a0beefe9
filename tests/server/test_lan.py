"""For friends in the same room: one command, an address, a code for cameras, and no door for anybody else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from faubourg.cli.app import run
from faubourg.server import lan
from faubourg.server.browser import address_of
from faubourg.server.client import Client
from faubourg.server.errors import ServerError
from faubourg.server.lan import BLOCKS, QUIET, code_lines, names_of
from faubourg.server.settings import Settings
from tests.server.harness import TOY_NAME, free_port, serving, tell

HERE = "127.0.0.2"  # stands for the address in the network, on machines that are in none, too


def test_the_code_is_the_address() -> None:
    url = "http://192.168.1.20:8000/"
    pixels = {block: pair for pair, block in BLOCKS.items()}
    rows = [[pixels[block][half] for block in line] for line in code_lines(url) for half in (0, 1)]
    size = len(segno.make(url, micro=False, error="m").matrix)
    inside = [row[QUIET : QUIET + size] for row in rows[QUIET : QUIET + size]]
    assert inside == [[bool(module) for module in row] for row in segno.make(url, micro=False, error="m").matrix]
    margin = [row[:QUIET] + row[QUIET + size :] for row in rows] + rows[:QUIET] + rows[QUIET + size :]
    assert not any(any(row) for row in margin)
    assert len({len(row) for row in rows}) == 1


def test_one_command_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(lan, "own_address", lambda: HERE)
    monkeypatch.setattr("faubourg.server.serve.run", served.append)
    port = free_port()
    for lang in ("en", "fr"):
        assert run(["serve", "--lan", "--port", str(port), "--data", str(tmp_path), "--lang", lang]) == 0
        assert f"http://{HERE}:{port}/" in capsys.readouterr().out
    assert served[0].host == "0.0.0.0" and served[0].hosts[0] == HERE
    assert address_of(served[0]) == f"http://{HERE}:{port}/"


def test_mistakes_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--lan", "--host", "10.0.0.1", "--lang", "en"]) == 2
    assert "--host 10.0.0.1" in capsys.readouterr().err

    class NoNetwork:
        def __init__(self, *kind: Any) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr("faubourg.server.lan.socket.socket", NoNetwork)
    with pytest.raises(ServerError) as refusal:
        lan.own_address()
    assert refusal.value.key == "no_network"


def test_friends_come_in_and_foreign_names_do_not(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0", hosts=names_of(HERE)) as server:
        port = server.settings.port
        url = f"http://{HERE}:{port}"

        async def story() -> None:
            async with Client(url) as ann:
                await ann.enter("Ann")
                table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
                async with ann.sit(table.id) as at_table:
                    await at_table.until(lambda: at_table.seats)

        tell(story())
        for name in ("evil.example", f"evil.example:{port}"):
            headers = {"host": name, "origin": f"http://{name}"}
            for method in ("GET", "POST"):
                answer = httpx.request(method, f"{url}/api/me", headers=headers, trust_env=False)
                assert (answer.status_code, answer.json()["error"]) == (403, "foreign_page")


def test_the_address_of_this_machine_is_one() -> None:
    try:
        address = lan.own_address()
    except ServerError as error:
        assert error.key == "no_network"
    else:
        assert re.fullmatch(r"\d+(\.\d+){3}", address) and not address.startswith("127.")
