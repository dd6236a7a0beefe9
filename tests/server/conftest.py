"""One server for all tests of a worker that need nothing special, and private PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server, serving
from tests.server.services import Postgres, RedisServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    bots = Path(__file__).parent / "bad_bots.py"
    names = ("SlowBot", "CrashingBot", "CheatingBot", "PeekingBot")
    with serving(
        tmp_path_factory.mktemp("server"),
        bots=tuple(f"{bots}:{name}" for name in names),
        bot_seconds=1.0,
        presence_seconds=1.0,
    ) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    with RedisServer(tmp_path / "redis") as running:
        yield running
