"""The bus over Redis, for any number of workers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from faubourg.server.failures import note_failure
from faubourg.server.tables.bus import Bus, OnChange, OnReturn

log = structlog.get_logger()

CHANNEL = "faubourg:tables"
MOVES, ALL, PERSON = "moves", "all", "person"
RETRY_SECONDS = 0.5


class RedisBus(Bus):
    """Over Redis. While Redis is away nothing is lost: workers look at the database from time to time anyway."""

    def __init__(self, url: str, worker: str) -> None:
        self.redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=10)
        self.listener = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        self.worker = worker
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: dict[str, str] = {}  # what to tell of each table or person, in order
        self._something = asyncio.Event()
        self._is_lost = False

    async def start(self, on_change: OnChange, on_return: OnReturn) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(on_change, on_return), name="redis listener"),
            asyncio.create_task(self._speak(), name="redis speaker"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()
        await self.listener.aclose()

    async def announce(self, table_id: str, only_moves: bool = False) -> None:
        """Nobody waits for it: whoever does not hear of it looks at the database before long."""
        if not only_moves or self._outgoing.get(table_id) == ALL:
            self._outgoing[table_id] = ALL
        else:
            self._outgoing[table_id] = MOVES
        self._something.set()

    async def announce_person(self, person_id: str) -> None:
        self._outgoing[person_id] = PERSON
        self._something.set()

    async def _speak(self) -> None:
        """All that is to be told at once, in one go."""
        while True:
            await self._something.wait()
            self._something.clear()
            told, self._outgoing = self._outgoing, {}
            try:
                async with self.redis.pipeline(transaction=False) as pipeline:
                    for id, what in told.items():
                        pipeline.publish(CHANNEL, f"{self.worker} {what} {id}")
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                self._note_loss(error)

    async def _listen(self, on_change: OnChange, on_return: OnReturn) -> None:
        while True:
            try:
                async with self.listener.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    self._note_return()
                    await carefully(on_return())
                    async for message in pubsub.listen():
                        await carefully(self._hear(message["data"].decode(errors="replace"), on_change))
            except (RedisError, OSError) as error:
                self._note_loss(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, said: str, on_change: OnChange) -> None:
        worker, what, id = said.split(" ")
        if worker == self.worker:
            return
        if what != PERSON:
            await on_change(id, what == MOVES)
        elif self.on_person is not None:
            await self.on_person(id)

    def _note_loss(self, error: Exception) -> None:
        """Told once, however often it is tried again."""
        if not self._is_lost:
            log.warning("redis_lost", reason=type(error).__name__)
        self._is_lost = True

    def _note_return(self) -> None:
        if self._is_lost:
            log.info("redis_back")
        self._is_lost = False


async def carefully(work: Awaitable[object]) -> None:
    """Whatever goes wrong with one piece of news, the next one is heard: the database may be away for a while."""
    try:
        await work
    except Exception as error:
        note_failure("hearing", error)
