"""The server killed in the middle of play, again and again: what was acknowledged stays, and nothing happens twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import sqlalchemy as sa

from faubourg.server.store import schema
from faubourg.server.store.storage import Storage
from tests.server.harness import TOY_NAME, Player, Server, check_record, gather_players, tell
from tests.server.services import Postgres

KILLS = 8
PLAYERS = 2
AT_ONCE = 4
GAMES = (TOY_NAME, "the-city", "infinite-city")  # short ones: all games are played whole in test_whole_games.py


class Tables:
    """Games that go on whatever happens to the server, several at once, new ones when old ones are over."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = Random(seed)
        self.crews: list[tuple[str, list[Player]]] = []
        self.running: dict[asyncio.Task[None], list[Player]] = {}

    async def begin(self, game: str) -> None:
        clients, table = await gather_players(self.url, game, PLAYERS)
        crew = [
            Player(client, table.id, seat, Random(self.rng.random()), mischief=True)
            for seat, client in enumerate(clients)
        ]
        self.crews.append((table.id, crew))
        for player in crew:
            self.running[asyncio.create_task(player.run())] = crew

    async def keep_going(self) -> None:
        """Begin a new game for each that is over; a player's failed assertion comes out here."""
        for task in [task for task in self.running if task.done()]:
            task.result()
            del self.running[task]
        while len(self.running) < AT_ONCE * PLAYERS:
            await self.begin(GAMES[len(self.crews) % len(GAMES)])

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for _, crew in self.crews for player in crew)


def kill_again_and_again(server: Server) -> None:
    async def story() -> None:
        tables = Tables(server.url, seed=1)
        lost = 0
        for kill in range(KILLS):
            await tables.keep_going()
            before = tables.acknowledged()
            # Killed at a random moment, but never before something was played since the last time.
            while tables.acknowledged() < before + tables.rng.randint(1, 60):
                await asyncio.sleep(tables.rng.random() / 20)
                await tables.keep_going()
            server.kill()
            await asyncio.to_thread(server.start)
            lost = sum(player.losses for _, crew in tables.crews for player in crew)
            assert kill < lost, "the players noticed every kill"
        await asyncio.gather(*tables.running)
        for table_id, crew in tables.crews:
            check_record(await crew[0].client.record(table_id), crew)
            await crew[0].check_what_it_knows()
            for player in crew:
                await player.at_table.close()
                await player.client.http.aclose()
        await check_journal(server.settings.database_url, tables)

    try:
        server.start()
        tell(story())
    finally:
        server.stop()
    server.check_log()


async def check_journal(url: str, tables: Tables) -> None:
    """No gap, no doubled entry, and as many entries as were acknowledged."""
    storage = Storage(url)
    journal = schema.journal
    async with storage.reading() as connection:
        rows = await connection.execute(
            sa.select(
                journal.c.table_id, sa.func.count(), sa.func.min(journal.c.seq), sa.func.max(journal.c.seq)
            ).group_by(journal.c.table_id)
        )
        counted = {row[0]: tuple(row[1:]) for row in rows}
    await storage.close()
    for table_id, crew in tables.crews:
        answers = sum(len(player.acknowledged) for player in crew)
        assert counted[table_id] == (answers, 1, answers)


def test_killed_on_sqlite(tmp_path: Path) -> None:
    kill_again_and_again(Server(tmp_path))


def test_killed_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    kill_again_and_again(Server(tmp_path, database=postgres.database()))
