"""Everything a worker holds, put together once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from faubourg.server.bots.thinkers import Bots
from faubourg.server.games import Games
from faubourg.server.notices.notices import Notices
from faubourg.server.people.accounts import People
from faubourg.server.people.security import Signer
from faubourg.server.people.sessions import Sessions
from faubourg.server.reviews.reviews import Reviews
from faubourg.server.settings import Settings
from faubourg.server.store.pulse import Pulse
from faubourg.server.store.storage import Storage
from faubourg.server.tables.bus import make_bus
from faubourg.server.tables.hub import Hub
from faubourg.server.tables.keeper import Keeper
from faubourg.server.tables.lobby import Tables
from faubourg.server.tables.play import Play
from faubourg.server.tables.records import Records
from faubourg.server.uploads.desk import Uploads


@dataclass(frozen=True)
class Services:
    settings: Settings
    storage: Storage
    pulse: Pulse
    games: Games
    bots: Bots
    hub: Hub
    keeper: Keeper
    tables: Tables
    records: Records
    reviews: Reviews
    play: Play
    people: People
    sessions: Sessions
    uploads: Uploads
    notices: Notices

    async def stop(self) -> None:
        await self.notices.stop()
        await self.reviews.stop()
        await self.keeper.stop()
        self.uploads.stop()
        await self.storage.close()


async def start_services(settings: Settings) -> Services:
    storage = Storage(settings.database_url)
    await storage.open()
    games = Games(settings.games)
    bots = Bots(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes, settings.bots, settings.games)
    hub = Hub(settings.limits)
    bus = make_bus(settings.redis, secrets.token_hex(8))
    keeper = Keeper(settings, storage, bus, games, bots, hub.nudge)
    keeper.watched = hub.tables
    keeper.on_people = hub.nudge_people
    keeper.wants_people = lambda: hub.has_followers
    cookies, devices = [Signer(await storage.secret(name)) for name in ("cookies", "devices")]
    people = People(storage, cookies, devices, settings.limits)
    sessions = Sessions(people, hub, bus)
    tables = Tables(keeper)
    uploads = Uploads(settings)
    notices = Notices(settings, keeper)
    records = Records(keeper, tables, uploads)
    reviews = Reviews(keeper, records)
    await keeper.start()
    notices.start()
    await reviews.start()
    return Services(
        settings=settings,
        storage=storage,
        pulse=keeper.pulse,
        games=games,
        bots=bots,
        hub=hub,
        keeper=keeper,
        tables=tables,
        records=records,
        reviews=reviews,
        play=Play(keeper),
        people=people,
        sessions=sessions,
        uploads=uploads,
        notices=notices,
    )
