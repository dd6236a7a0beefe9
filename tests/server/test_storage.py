"""The database: its history leads to its shape; a journal takes each number once; old rules are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from faubourg.server.client import Client, ServerRefused
from faubourg.server.settings import Settings
from faubourg.server.store import schema
from faubourg.server.store.journal_writer import JournalWriter
from faubourg.server.store.rows import JournalRow
from faubourg.server.store.storage import Storage
from faubourg.server.wire import patch
from tests.server.harness import Server, tell
from tests.server.services import Postgres


async def check_shape(url: str) -> None:
    storage = Storage(url)
    await storage.open()
    await storage.open()  # a second time there is nothing to do

    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await storage.close()


def test_migrations_lead_to_the_schema_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check_shape(Settings(data=str(tmp_path)).database_url))


def test_migrations_lead_to_the_schema_on_postgresql(postgres: Postgres) -> None:
    asyncio.run(check_shape(Settings(database=postgres.database()).database_url))


def test_a_database_that_was_restarted_is_found_again(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that have rested are tried before they are used: nobody is told of those that were lost."""

    async def story() -> None:
        storage = Storage(Settings(database=postgres.database()).database_url)
        await storage.open()
        await asyncio.gather(*(storage.person("nobody") for _ in range(4)))
        await asyncio.to_thread(postgres.restart)
        monkeypatch.setattr("faubourg.server.store.engines.GOOD_SECONDS", 0.0)
        assert [await storage.person("nobody") for _ in range(5)] == [None] * 5
        await storage.close()

    asyncio.run(story())


async def race_for_numbers(url: str) -> None:
    """Two writers want the same numbers of one journal: each goes to exactly one of them."""
    storages = [Storage(url), Storage(url)]
    for storage in storages:
        await storage.open()
    async with storages[0].writing() as connection:
        await connection.execute(
            schema.people.insert().values(id="p", name="P", login=None, password=None, session=0, created=0.0)
        )
        values = {
            "id": "t", "game": "g", "rules": 1, "components": "", "players": 2, "options": {}, "seed": "1",
            "nonce": "n", "commitment": "c", "clock": "none", "clock_amount": 0, "watchable": True, "listed": False,
            "invitation": "i", "host": "p", "status": "playing", "revision": 0, "created": 0.0,
        }  # fmt: skip
        await connection.execute(schema.tables.insert().values(**values))
    writers = [JournalWriter(storage) for storage in storages]
    for writer in writers:
        writer.start()
    for seq in range(1, 21):
        rows = [[JournalRow("t", seq, number, "x", None, 0.0)] for number in range(2)]
        won = await asyncio.gather(*(writer.append(row, 0) for writer, row in zip(writers, rows, strict=True)))
        assert sorted(won) == [False, True]
    assert not await writers[0].append([JournalRow("t", 21, 0, "x", None, 0.0)], revision=7), "the header has changed"
    assert await writers[0].append([JournalRow("t", seq, 0, None, None, 0.0) for seq in (21, 22, 23)], 0)
    assert [row.seq for row in await storages[1].journal("t")] == list(range(1, 24))
    for writer, storage in zip(writers, storages, strict=True):
        await writer.stop()
        await storage.close()


def test_each_number_of_a_journal_is_given_once_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(race_for_numbers(Settings(data=str(tmp_path)).database_url))


def test_each_number_of_a_journal_is_given_once_on_postgresql(postgres: Postgres) -> None:
    asyncio.run(race_for_numbers(Settings(database=postgres.database()).database_url))


@pytest.mark.parametrize(
    ("column", "value", "error"), [("rules", 99, "other_rules"), ("components", "x", "other_components")]
)
def test_a_table_of_other_rules_or_components_is_kept_and_refused(
    tmp_path: Path, column: str, value: object, error: str
) -> None:
    server = Server(tmp_path).start()

    async def make() -> tuple[str, str]:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("infinite-city", 2, seats=["me", "me"])
            return table.id, next(iter(ann.http.cookies.jar)).value or ""

    async def change(table_id: str) -> None:
        storage = Storage(server.settings.database_url)
        async with storage.writing() as connection:
            await connection.execute(
                schema.tables.update().where(schema.tables.c.id == table_id).values({column: value})
            )
        await storage.close()

    async def look(table_id: str, cookie: str) -> None:
        async with Client(server.url) as ann:
            ann.http.cookies.set("faubourg", cookie, domain="127.0.0.1")
            with pytest.raises(ServerRefused, match=error):
                await ann.look(table_id, 0)
            listed = await ann.ask("GET", "/api/tables", dict[str, Any])
            assert [one["id"] for one in listed["tables"]] == [table_id]

    try:
        table_id, cookie = tell(make())
        server.kill()
        tell(change(table_id))
        server.start()
        tell(look(table_id, cookie))
    finally:
        server.stop()
    server.check_log()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text("ab/~", max_size=3),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=4),
    max_leaves=20,
)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)  # the machine may be busy
@given(JSON, JSON)
def test_a_patch_leads_from_any_view_to_any_other(old: Any, new: Any) -> None:
    assert patch.apply(old, patch.difference(old, new)) == new


def test_a_patch_of_a_long_list_tells_only_what_changed() -> None:
    old = {"board": [{"cell": f"{x},0", "tile": None, "tokens": [0, 0]} for x in range(50)]}
    new = {"board": [*old["board"][:20], {"cell": "20,0", "tile": "bank#1", "tokens": [0, 1]}, *old["board"][21:]]}
    assert patch.difference(old, new) == [
        {"op": "replace", "path": "/board/20/tile", "value": "bank#1"},
        {"op": "replace", "path": "/board/20/tokens/1", "value": 1},
    ]
