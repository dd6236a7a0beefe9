"""Who has signed out plays on nowhere: their sockets are let go at once, on every worker."""

from __future__ import annotations

from faubourg.server.people.accounts import People
from faubourg.server.tables.bus import Bus
from faubourg.server.tables.hub import Hub


class Sessions:
    def __init__(self, people: People, hub: Hub, bus: Bus) -> None:
        self.people = people
        self.hub = hub
        self.bus = bus
        bus.on_person = self.let_go

    async def ended(self, person_id: str) -> None:
        """Cookies of a person have become worthless."""
        await self.let_go(person_id)
        await self.bus.announce_person(person_id)

    async def let_go(self, person_id: str) -> None:
        """Those connections here whose cookie counts no more; one that was opened with a newer one stays."""
        for connection in self.hub.connections_of(person_id):
            if connection.person is not None and not await self.people.is_signed_in(connection.person):
                connection.dismiss("signed_out")
