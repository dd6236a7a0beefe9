"""A server that cannot start says what is wrong and what to do, in the operator's language."""

from __future__ import annotations

import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from faubourg.server.errors import ServerError
from faubourg.server.settings import VARIABLE, Settings
from faubourg.server.starting import check, prepare_database, start_key
from faubourg.server.store.storage import Storage
from tests.server.harness import ROOT, free_port, tell
from tests.server.inside import refused
from tests.server.services import Postgres


@contextmanager
def told(key: str, *words: str) -> Iterator[None]:
    """The sentence, in both languages, names what is wrong and no class, path of ours or password."""
    with pytest.raises(ServerError) as refusal:
        yield
    assert refusal.value.key == key
    sentences = [refusal.value.say(lang) for lang in ("en", "fr")]
    assert sentences[0] != sentences[1]
    for sentence in sentences:
        assert all(word in sentence for word in words)
        assert not re.search(r"Error|Exception|Traceback|faubourg/server|hunter2", sentence), sentence


def settings_in(folder: Path, **choices: Any) -> Settings:
    chosen: dict[str, Any] = {"data": str(folder), "port": free_port()}
    return Settings(**(chosen | choices))


@pytest.mark.parametrize(
    ("choices", "key", "word"),
    [
        ({"web": "/nowhere"}, "no_web_pages", "/nowhere"),
        ({"origins": ("play.example.org",)}, "bad_origin", "play.example.org"),
        ({"origins": ("https://play.example.org/path",)}, "bad_origin", "/path"),
        ({"address": "play.example.org/games"}, "bad_address", "/games"),
        ({"address": "https://play.example.org/?x"}, "bad_address", "?x"),
        ({"smtp": "mail.example.org"}, "bad_smtp", "smtp://"),
        ({"smtp": "smtp://ann:hunter2@mail.example.org:port"}, "bad_smtp", "smtp://"),
        ({"redis": "http://localhost"}, "bad_redis", "redis://"),
        ({"database": "mysql://root:hunter2@localhost/x"}, "bad_database", "postgresql://"),
        ({"database": "no url at all"}, "bad_database", "sqlite:///"),
        ({"host": "192.0.2.1"}, "not_our_address", "192.0.2.1"),
        ({"host": "no such host"}, "not_our_address", "no such host"),
        ({"workers": 2}, "sqlite_workers", "--database"),
    ],
)
def test_a_choice_that_cannot_be(tmp_path: Path, choices: dict[str, Any], key: str, word: str) -> None:
    with told(key, word):
        check(settings_in(tmp_path, **choices))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with told("port_taken", f"--port {port + 1}"):
            check(settings_in(tmp_path, port=port))


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    with told("bad_folder", str(file), "--data"):
        check(settings_in(file / "below"))


def no_database(file: Path) -> None:
    file.write_bytes(b"This is no database, though it has its name." * 100)


def damaged(file: Path) -> None:
    """A page in the middle of it is overwritten."""
    connection = sqlite3.connect(file)
    connection.execute("INSERT INTO people VALUES ('x', 'x', NULL, NULL, 0, 0)")
    connection.commit()
    page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'people'").fetchone()[0]
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)


@pytest.mark.parametrize("harm", [no_database, damaged])
def test_a_file_that_is_no_good_database(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    check(settings_in(tmp_path))
    file = tmp_path / "tables.sqlite3"
    harm(file)
    with told("start_database_damaged", str(file)):
        check(settings_in(tmp_path))


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    with told("start_file", str(tmp_path), "SQLITE_CANTOPEN"):
        check(settings_in(tmp_path))


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    check(settings_in(tmp_path))
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with told("start_newer_database", "9999"):
        check(settings_in(tmp_path))


def test_a_database_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check(settings_in(tmp_path))
    monkeypatch.setattr("faubourg.server.store.engines.BUSY_SECONDS", 0.2)
    other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with told("start_database_busy", str(tmp_path)):
        check(settings_in(tmp_path))
    other.close()


def test_a_postgresql_that_cannot_be_used(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    with told("start_database_away", "127.0.0.1:1/"):
        check(settings_in(tmp_path, database="postgresql://ann:hunter2@127.0.0.1:1/tables"))
    with told("start_no_database", "createdb"):
        check(settings_in(tmp_path, database=f"{url}_not"))
    with told("start_login", "--database"):
        check(settings_in(tmp_path, database=url.replace("faubourg@", "stranger:hunter2@")))

    async def limit() -> None:
        storage = Storage(Settings(database=url).database_url)
        async with storage.writing() as connection:
            await connection.execute(sa.text("CREATE ROLE guest LOGIN"))
            await connection.execute(sa.text("REVOKE CREATE ON SCHEMA public FROM PUBLIC"))
        await storage.close()

    tell(limit())
    with told("start_no_rights"):
        check(settings_in(tmp_path, database=url.replace("faubourg@", "guest@")))


def test_codes_that_need_a_special_disk() -> None:
    """A full or read-only disk is not made in a test; SQLite's codes for them are."""
    for name, key in (
        ("SQLITE_FULL", "start_database_full"),
        ("SQLITE_IOERR_SHMSIZE", "start_database_full"),
        ("SQLITE_IOERR_READ", "start_file"),
        ("SQLITE_READONLY", "start_database_read_only"),
    ):
        error = sqlite3.OperationalError("words")
        error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, name), name
        assert start_key(error) == key
        for lang in ("en", "fr"):
            assert "/tmp/x" in ServerError(key, where="/tmp/x", code=name).say(lang)
    assert start_key(KeyError("x")) == "cannot_serve"


def test_a_mistake_nobody_foresaw_is_told_by_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(storage: Storage) -> None:
        raise KeyError("secret")

    monkeypatch.setattr(Storage, "open", fail)
    with refused("cannot_serve"):
        tell(prepare_database(settings_in(tmp_path)))


@pytest.mark.parametrize(("locale", "lang"), [("fr_FR.UTF-8", "fr"), ("C.UTF-8", "en")])
def test_the_command_of_containers_says_one_sentence(tmp_path: Path, locale: str, lang: str) -> None:
    settings = msgspec.json.encode(settings_in(tmp_path, web="/nowhere")).decode()
    expected = ServerError("no_web_pages", folder="/nowhere").say(lang)
    for value, sentence in ((settings, expected), ("no settings", VARIABLE)):
        environment = {**os.environ, "LC_ALL": locale, VARIABLE: value, "PYTHONPATH": str(ROOT)}
        run = subprocess.run(
            [sys.executable, "-m", "faubourg.server"], env=environment, capture_output=True, text=True, check=False
        )
        assert run.returncode == 2 and len(run.stderr.splitlines()) == 1, run.stderr
        assert sentence in run.stderr
