"""How workers tell each other that a table or a person has changed. What has changed, they read from the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

OnChange = Callable[[str, bool], Awaitable[None]]
OnReturn = Callable[[], Awaitable[None]]
OnPerson = Callable[[str], Awaitable[None]]


class Bus:
    """For a single worker: nobody else needs to know."""

    on_person: OnPerson | None = None  # called with whoever has signed out through another worker

    async def start(self, on_change: OnChange, on_return: OnReturn) -> None:
        """Call `on_change(table, only_moves)` for what another worker changed, and `on_return` after a gap."""

    async def stop(self) -> None:
        pass

    async def announce(self, table_id: str, only_moves: bool = False) -> None:
        pass

    async def announce_person(self, person_id: str) -> None:
        pass


def make_bus(url: str, worker: str) -> Bus:
    if not url:
        return Bus()
    from faubourg.server.tables.redis_bus import RedisBus  # slow to import, and one worker does without

    return RedisBus(url, worker)
