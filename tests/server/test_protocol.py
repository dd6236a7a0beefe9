"""The page about the protocol tells of every message, every part of one, and every refusal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec

from faubourg.core import texts
from faubourg.server.errors import PACKAGE
from faubourg.server.wire import protocol, refusals
from faubourg.server.wire.messages import FromClient, FromServer

SERVER = Path(__file__).parents[2] / "faubourg" / "server"
AT_START = re.compile(
    "start_.*|bad_(address|database|log_level|folder|origin|redis|settings|smtp)|cannot_(listen|serve)|port_.*|not_our_address|"
    "no_web_pages|sqlite_workers|redis_workers|not_installed|.*_lan|lan_.*|no_network"
)


def test_every_refusal_of_the_server_says_what_to_do() -> None:
    listed = [key for keys in refusals.WHAT_TO_DO.values() for key in keys]
    assert len(listed) == len(set(listed))
    known = {id.removeprefix("error-") for id in texts.ids(PACKAGE, "en") if id.startswith("error-")}
    told = {key for key in known if not AT_START.fullmatch(key)}
    assert told - set(listed) == set(), "say in refusals.py what a client should do"
    assert set(listed) <= known


def test_every_message_and_every_part_of_one_is_on_the_page() -> None:
    page = protocol.page()
    for message in (*get_args(FromClient), *get_args(FromServer)):
        assert f"### `{message.__struct_config__.tag}`" in page
    _, parts = msgspec.json.schema_components([FromClient, FromServer])
    fields = {name for part in parts.values() for name in part.get("properties", {})} - {"type"}
    assert [name for name in sorted(fields) if f"| `{name}` |" not in page] == [], "by the names that go over the wire"
    missing = [name for name in parts if f"### {name}" not in page]
    tagged = {message.__name__ for message in (*get_args(FromClient), *get_args(FromServer))}
    assert set(missing) <= tagged


def test_every_close_code_is_on_the_page() -> None:
    code = "".join(
        path.read_text(encoding="utf-8") for path in sorted(SERVER.rglob("*.py")) if path.parent.name != "wire"
    )
    used = set(re.findall(r"\b(44\d\d|10[01]\d)\b(?!_)", code)) - {"1000"}
    assert {"4401", "4403", "4404", "4429"} <= used
    assert {one for one in used if one != "1011"} <= set(re.findall(r"\d{4}", protocol.page()))
