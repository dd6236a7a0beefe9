"""Two workers on PostgreSQL and Redis: one table, players on both, and things that break."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec.structs import replace

from faubourg.server.client import Client
from faubourg.server.serve import shared_figures
from faubourg.server.tables.redis_bus import CHANNEL, RedisBus
from faubourg.server.wire.tables import ChatLines
from tests.server.harness import TOY_NAME, Player, Server, all_games, check_record, gather_players, tell
from tests.server.services import Postgres, RedisServer


@pytest.fixture
def workers(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> Iterator[list[Server]]:
    """Two workers that share nothing but PostgreSQL and Redis, as on two machines."""
    database = postgres.database()
    with ExitStack() as stack:
        started = [Server(tmp_path / name, database=database, redis=redis.url) for name in "ab"]
        for server in started:
            stack.callback(server.stop)
            server.launch()
        for server in started:
            server.wait()
        yield started


async def end(crew: list[Player], table_id: str) -> None:
    for player in crew:
        await player.check_what_it_knows()
    check_record(await crew[0].client.record(table_id), crew)
    for player in crew:
        await player.at_table.close()
        await player.client.http.aclose()


def test_players_of_one_table_sit_on_different_workers(workers: list[Server]) -> None:
    async def story() -> None:
        urls = [server.url for server in workers]
        for game in all_games():
            clients, table = await gather_players(urls[0], game, 2)
            crew = [
                Player(client, table.id, seat, Random(seat), urls=[urls[seat]], mischief=True)
                for seat, client in enumerate(clients)
            ]
            await asyncio.gather(*(player.run() for player in crew))
            await end(crew, table.id)

    tell(story())
    for server in workers:
        server.check_log()


def test_a_worker_is_killed_and_redis_restarts_while_play_goes_on(workers: list[Server], redis: RedisServer) -> None:
    async def story() -> None:
        first, second = workers
        game = all_games()[0]
        clients, table = await gather_players(first.url, game, 3, seats=["me"])
        both = [first.url, second.url]
        crew = [
            Player(client, table.id, seat, Random(seat), urls=[second.url] if seat == 2 else both)
            for seat, client in enumerate(clients)
        ]
        tasks = [asyncio.create_task(player.run()) for player in crew]

        async def played(more: int) -> None:
            wanted = sum(len(player.acknowledged) for player in crew) + more
            while sum(len(player.acknowledged) for player in crew) < wanted and not all(task.done() for task in tasks):
                await asyncio.sleep(0.02)

        await played(8)
        first.kill()
        await played(8)
        redis.stop()
        await played(8)
        await asyncio.to_thread(redis.start)
        await played(8)
        await asyncio.gather(*tasks)
        for player in crew:
            player.client = moved(player.client, second.url)
        await end(crew, table.id)

    tell(story())
    workers[1].check_log()


def test_a_worker_that_has_not_heard_the_news_looks_before_it_refuses(
    workers: list[Server], redis: RedisServer
) -> None:
    """Without Redis no news travels: who sits down at one worker is known at the other all the same."""

    async def story() -> None:
        first, second = workers
        async with Client(first.url) as ann, Client(first.url) as bob:
            await ann.enter("Ann")
            await bob.enter("Bob")
            table = await ann.make_table(TOY_NAME, 2, seats=["me"], watchable=False)
            there = moved(ann, second.url)
            assert (await there.table(table.id)).status == "waiting"  # now both workers have it in memory
            redis.stop()
            await bob.take_seat(table.id, 1, table.invitation)
            elsewhere = moved(bob, second.url)
            async with elsewhere.sit(table.id) as at_table:
                assert await at_table.my_turn() == 1
                await at_table.say("here I am")
            assert (await bob.look(table.id, 1)).decision is not None
            lines = await ann.ask("GET", f"/api/tables/{table.id}/chat", ChatLines)
            assert [line.text for line in lines.lines] == ["here I am"]
            for client in (there, elsewhere):
                await client.http.aclose()

    tell(story())


def test_several_workers_behind_one_port(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    """One command, two processes: one is killed and replaced while a game goes on, and figures are of all of them."""
    server = Server(tmp_path, workers=2, database=postgres.database(), redis=redis.url)

    async def story() -> None:
        clients, table = await gather_players(server.url, TOY_NAME, 2)
        crew = [Player(client, table.id, seat, Random(seat), mischief=True) for seat, client in enumerate(clients)]
        tasks = [asyncio.create_task(player.run()) for player in crew]
        while sum(len(player.acknowledged) for player in crew) < 6:
            await asyncio.sleep(0.01)
        os.kill(children(server)[0], signal.SIGKILL)
        await asyncio.gather(*tasks)
        await end(crew, table.id)

    def moves_told() -> set[float]:
        """By whichever worker is asked."""
        told = set()
        for _ in range(12):
            page = httpx.get(f"{server.url}/metrics", trust_env=False).text
            told |= {float(line.split()[1]) for line in page.splitlines() if line.startswith("faubourg_moves_total")}
        return told

    try:
        server.start()
        tell(story())
        (moves,) = moves_told()
        assert moves >= 6
        (folder,) = tmp_path.glob("metrics-*")
        (tmp_path / "metrics-left-by-a-killed-one").mkdir()
    finally:
        server.stop()
    assert not folder.exists()
    with shared_figures(tmp_path) as mine, shared_figures(tmp_path) as of_another:
        assert {path.name for path in tmp_path.glob("metrics-*")} == {mine.name, of_another.name}
    assert not list(tmp_path.glob("metrics-*"))


def children(server: Server) -> list[int]:
    """The processes that serve; the first child of a parent of workers is its resource tracker."""
    assert server.process is not None
    pid = server.process.pid
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in found if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def moved(client: Client, url: str) -> Client:
    """The same person at another worker."""
    other = Client(url, client.lang)
    for cookie in client.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    return other


def test_a_late_worker_serves_a_table_it_has_never_seen(workers: list[Server]) -> None:
    async def story() -> None:
        clients, table = await gather_players(workers[0].url, all_games()[0], 2)
        crew = [Player(client, table.id, seat, Random(seat)) for seat, client in enumerate(clients)]
        tasks = [asyncio.create_task(player.run()) for player in crew]
        while sum(len(player.acknowledged) for player in crew) < 20:
            await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in crew:
            await player.at_table.tell("ping")  # whatever was sent before it is done
            await player.at_table.close()
        for player in crew:
            elsewhere = moved(player.client, workers[1].url)
            fresh, there = await player.client.look(table.id, player.seat), await elsewhere.look(table.id, player.seat)
            assert replace(fresh, now=0.0) == replace(there, now=0.0)
            player.urls = [workers[1].url]
        await asyncio.gather(*(player.run() for player in crew))
        await end(crew, table.id)

    tell(story())


def test_bad_news_does_not_make_a_worker_deaf(redis: RedisServer) -> None:
    """What fails while one piece of news is looked up, or is no news at all, does not keep it from the next."""

    async def story() -> None:
        heard: list[str] = []
        all_heard = asyncio.Event()

        async def fail() -> None:
            raise LookupError("the database is away")

        async def hear(table_id: str, only_moves: bool) -> None:
            if table_id == "bad":
                raise LookupError("the database is away")
            heard.append(table_id)
            all_heard.set()

        async def ignore(*told: object) -> None:
            return

        here, there = RedisBus(redis.url, "here"), RedisBus(redis.url, "there")
        await here.start(hear, fail)
        await there.start(ignore, ignore)
        while not all_heard.is_set():  # until both have a line
            for news in ("bad", "good"):
                await there.announce(news)
            await there.redis.publish(CHANNEL, "nonsense")
            await asyncio.sleep(0.1)
        assert set(heard) == {"good"}
        await here.stop()
        await there.stop()

    tell(story())
