"""Everything a worker holds, put together once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from faubourg.server.bots import Bots
from faubourg.server.bus import make_bus
from faubourg.server.games import Games
from faubourg.server.hub import Hub
from faubourg.server.keeper import Keeper
from faubourg.server.people import People
from faubourg.server.play import Play
from faubourg.server.records import Records
from faubourg.server.security import Signer
from faubourg.server.settings import Settings
from faubourg.server.storage import Storage
from faubourg.server.tables import Tables


@dataclass(frozen=True)
class Services:
    settings: Settings
    storage: Storage
    games: Games
    bots: Bots
    hub: Hub
    keeper: Keeper
    tables: Tables
    records: Records
    play: Play
    people: People

    async def stop(self) -> None:
        await self.keeper.stop()
        await self.storage.close()


async def start_services(settings: Settings) -> Services:
    storage = Storage(settings.database_url)
    await storage.open()
    games = Games(settings.games)
    bots = Bots(settings.bot_workers, settings.bot_seconds, settings.bots, settings.games)
    hub = Hub()
    keeper = Keeper(settings, storage, make_bus(settings.redis, secrets.token_hex(8)), games, bots, hub.nudge)
    keeper.watched = hub.tables
    people = People(storage, Signer(await storage.secret("cookies")), settings.limits)
    tables = Tables(keeper)
    await keeper.start()
    return Services(
        settings=settings,
        storage=storage,
        games=games,
        bots=bots,
        hub=hub,
        keeper=keeper,
        tables=tables,
        records=Records(keeper, tables),
        play=Play(keeper),
        people=people,
    )
