"""A server with the built client, and browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Server, serving
from tests.web.players import bots_play
from tests.web.visitor import Visitor, chromium
from tools import build_web

expect.set_options(timeout=30_000)  # bots think, and a machine may be busy: as patient as the pages themselves
Visit = Callable[..., Visitor]
Finished = Callable[..., str]


@pytest.fixture(scope="package")  # Playwright keeps an event loop running, in which no other test could start its own
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The four games and nothing else, as visitors find them."""
    build_web.build()
    settings = {"games": (), "web": str(build_web.BUILT), "review_seconds": 1.0}
    with serving(tmp_path_factory.mktemp("house"), **settings) as running:
        yield running


@pytest.fixture(scope="session")
def finished(house: Server) -> Finished:
    """The id of a game that bots have played to its end, for everybody to see; each is played once."""
    played: dict[tuple[str, int], str] = {}

    def find(game: str, players: int = 3) -> str:
        if (game, players) not in played:
            played[game, players] = bots_play(house.url, game, players)
        return played[game, players]

    return find


@pytest.fixture
def visit(house: Server, browser: Browser) -> Iterator[Visit]:
    """Visitors of the house; at the end nothing may have gone wrong behind any of their screens."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, house.url, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
