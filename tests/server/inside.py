"""The services of a worker without a network in between, for stories about one table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from faubourg.core.errors import FaubourgError
from faubourg.server.services import Services, start_services
from faubourg.server.settings import Settings
from faubourg.server.store.rows import Person
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.messages import MoveWish
from faubourg.server.wire.tables import NewTable, SeatWish
from tests.server.chance import known_chance
from tests.server.harness import GENEROUS, TOY


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Services]:
    chosen: dict[str, Any] = {"data": str(folder), "games": (TOY,), "limits": GENEROUS, "poll_seconds": 0.3}
    with known_chance():
        services = await start_services(Settings(**(chosen | settings)))
        try:
            yield services
        finally:
            await services.stop()


async def guests(services: Services, *names: str) -> list[Person]:
    return [await services.people.name_guest(name, None) for name in names]


async def table_for(services: Services, people: list[Person], game: str, **wishes: Any) -> LiveTable:
    """A table at which each of them has a seat, in this order."""
    wish = NewTable(game=game, players=len(people), seats=["me"], **wishes)
    live = await services.tables.create(wish, people[0])
    for seat, person in enumerate(people[1:], start=1):
        await services.tables.take_seat(live.header.id, seat, person, SeatWish(invitation=live.header.invitation))
    return live


def some_answer(live: LiveTable, seat: int, rng: Random) -> MoveWish:
    move = live.game.notation(live.state, rng.choice(live.state.moves(seat)))
    return MoveWish(stage=live.state.stage, step=live.step_of(seat), move=move)


@contextmanager
def refused(key: str) -> Iterator[None]:
    """What happens inside is refused, and for this reason."""
    with pytest.raises(FaubourgError) as refusal:
        yield
    assert refusal.value.key == key
