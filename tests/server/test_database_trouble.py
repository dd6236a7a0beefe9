"""A database that fails: people are told whether to try again, the operator what is wrong, and the log no secrets."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from faubourg.server.client import Client, ServerRefused
from faubourg.server.services import Services
from faubourg.server.settings import Settings
from faubourg.server.store.engines import File
from faubourg.server.store.storage import Storage
from faubourg.server.store.trouble import refusal_for
from tests.server.harness import ROOT, TOY_NAME, Server, serving, tell
from tests.server.inside import guests, inside
from tests.server.services import Postgres

CANARY = "canary"
PASSWORD = f"{CANARY}-password"
# What each insertion may hold that nobody should read in a log: names and words of people, hashes, nonces, seeds.
SECRET = re.compile(rf"{CANARY}|\$argon2|\b[0-9a-f]{{64}}\b|\b\d{{25,}}\b|parameters: [^h]")
TABLES = ("people", "tables", "seats", "hands", "journal", "chat")


async def do_everything(server: Server, login: str) -> set[str]:
    """All that is written to the database, by somebody for whom every second thing fails; the refusals met."""
    met: set[str] = set()

    async def attempt(step: Any) -> Any:
        try:
            return await step
        except ServerRefused as refusal:
            met.add(refusal.error)
            return None
        except ConnectionError:
            return None

    async with Client(server.url) as ann:
        await attempt(ann.enter(f"{CANARY} Ann"))
        await attempt(ann.open_account(login, PASSWORD))
        await attempt(ann.sign_in(login, PASSWORD))
        table = await attempt(ann.make_table(TOY_NAME, 2, seats=["me", "me"]))
        if table is not None:
            async with ann.sit(table.id) as at_table:
                await attempt(at_table.tell("chat", text=f"{CANARY} words"))
                await attempt(at_table.until(at_table.owing))
                for seat in at_table.owing():
                    decision = at_table.seats[seat].decision
                    assert decision is not None
                    await attempt(at_table.answer(seat, decision.choices[0].move))
    return met


def check_what_the_log_tells(server: Server) -> None:
    log = server.log()
    found = SECRET.search(log)
    assert found is None, log[max(0, found.start() - 500) : found.end() + 100]
    assert max(map(len, log.splitlines()), default=0) < 20_000


def test_sqlite_that_refuses_a_row_tells_the_log_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    def change(statement: str) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute(statement)

    try:
        for table in TABLES:
            change(f"CREATE TRIGGER refuse BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'refused'); END")
            check_refusal_of(table, server)
            change("DROP TRIGGER refuse")
    finally:
        server.stop()


def test_postgresql_that_repeats_a_row_in_its_error_tells_the_log_no_secret(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    server = Server(tmp_path, database=url).start()

    async def change(statement: str) -> None:
        storage = Storage(Settings(database=url).database_url)
        async with storage.writing() as connection:
            await connection.execute(sa.text(statement))
        await storage.close()

    try:
        tell(
            change(
                "CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'refused: %', NEW; END $$ "
                "LANGUAGE plpgsql"
            )
        )
        for table in TABLES:
            tell(change(f"CREATE TRIGGER refuse BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION refuse()"))
            check_refusal_of(table, server)
            tell(change(f"DROP TRIGGER refuse ON {table}"))
    finally:
        server.stop()


def check_refusal_of(table: str, server: Server) -> None:
    before = len(server.log())
    assert "unexpected" in tell(do_everything(server, f"{CANARY}-{table}"), 60), table
    assert "_failed" in server.log()[before:], table
    check_what_the_log_tells(server)


FAILING = """
import sqlite3, structlog
from faubourg.server import logs

logs.set_up("info", as_json=True)
try:
    try:
        raise sqlite3.IntegrityError("row: " + "can" + "ary")
    except sqlite3.IntegrityError as error:
        raise ValueError("something of ours") from error
except ValueError:
    structlog.get_logger().exception("what_failed", text="x" * 300_000)
"""


def test_an_error_is_told_by_where_it_came_from() -> None:
    """The words of a database are hidden however deep they lie; everything else can be found in the log."""
    told = subprocess.run([sys.executable, "-c", FAILING], cwd=ROOT, capture_output=True, text=True, check=True).stderr
    assert CANARY not in told and "ValueError: something of ours" in told and "IntegrityError: [hidden]" in told
    assert 'File \\"<string>\\", line 10' in told and len(told) < 10_000


# --- health ----------------------------------------------------------------------------------------------------------


def health(server: Server, path: str = "/health") -> httpx.Response:
    return httpx.get(server.url + path, timeout=30, trust_env=False)


def break_sqlite(services: Services, monkeypatch: pytest.MonkeyPatch, pragma: str) -> None:
    """Every statement from now on meets a database that is in trouble."""

    @sa.event.listens_for(services.storage.engine.sync_engine, "checkout")
    def prepare(connection: Any, record: object, proxy: object) -> None:
        connection.cursor().execute(pragma)

    execute = File._execute

    def execute_in_trouble(file: File, statement: str, values: Mapping[str, Any]) -> list[Any]:
        execute(file, pragma, {})
        return execute(file, statement, values)

    monkeypatch.setattr(File, "_execute", execute_in_trouble)


def test_health_knows_a_database_that_takes_no_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            assert await services.pulse.trouble_now() is None
            break_sqlite(services, monkeypatch, "PRAGMA query_only=ON")
            await services.pulse.beat()
            assert await services.pulse.trouble_now() == "database_read_only"

    tell(story())


def test_health_knows_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that is there may still be written anew while no new one fits in: it counts what others have met."""

    async def story() -> None:
        async with inside(tmp_path) as services:
            break_sqlite(services, monkeypatch, "PRAGMA max_page_count=1")
            with pytest.raises(sa.exc.OperationalError) as failure:
                await guests(services, *["Guest"] * 2_000)
            refusal = refusal_for(failure.value)
            assert refusal is not None and (refusal.key, refusal.status) == ("database_full", 503)
            await services.pulse.beat()
            assert await services.pulse.trouble_now() == "database_full"

    tell(story())


def test_a_worker_lives_on_while_its_database_is_away(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, database=postgres.database()) as server:
        assert health(server).status_code == health(server, "/health/ready").status_code == 200
        postgres.stop()
        try:
            while (unready := health(server)).status_code == 200:
                time.sleep(0.1)
            assert (unready.status_code, unready.json()["error"]) == (503, "database_away")
            assert int(unready.headers["retry-after"]) >= 1
            assert health(server, "/health/alive").status_code == 200
            refusal = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, timeout=30, trust_env=False)
            assert (refusal.status_code, refusal.json()["error"]) == (503, "database_away")
        finally:
            postgres.start()
        server.wait()


def test_a_damaged_database_is_told_of_until_it_is_replaced(tmp_path: Path) -> None:
    async def begin(server: Server) -> None:
        async with Client(server.url) as ann:
            for number in range(60):
                await ann.enter(f"Ann {number}")
                await ann.make_table(TOY_NAME, 2, seats=["me"], listed=True)

    async def look(server: Server) -> None:
        async with Client(server.url) as ann:
            with pytest.raises(ServerRefused) as refusal:
                await ann.tables()
            assert (refusal.value.error, refusal.value.status) == ("database_damaged", 503)

    server = Server(tmp_path).start()
    try:
        tell(begin(server))
        server.stop()
        file = tmp_path / "tables.sqlite3"
        with sqlite3.connect(file) as connection:
            page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
            size = connection.execute("PRAGMA page_size").fetchone()[0]
        server.start()
        with file.open("r+b") as raw:
            raw.seek((page - 1) * size)
            raw.write(b"\xff" * size)
        tell(look(server))
        assert health(server).json()["error"] == "database_damaged"
        assert health(server, "/health/alive").status_code == 200
    finally:
        server.stop()
