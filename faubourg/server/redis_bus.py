"""The bus over Redis, for any number of workers."""

from __future__ import annotations

import asyncio

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from faubourg.server.bus import Bus, OnChange, OnReturn

log = structlog.get_logger()

CHANNEL = "faubourg:tables"
MOVES, ALL = "moves", "all"
RETRY_SECONDS = 0.5


class RedisBus(Bus):
    """Over Redis. While Redis is away nothing is lost: workers look at the database from time to time anyway."""

    def __init__(self, url: str, worker: str) -> None:
        self.redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=10)
        self.listener = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        self.worker = worker
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: dict[str, str] = {}  # what to tell of each table, in order
        self._something = asyncio.Event()

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

    async def _speak(self) -> None:
        """All that is to be told at once, in one go."""
        while True:
            await self._something.wait()
            self._something.clear()
            told, self._outgoing = self._outgoing, {}
            try:
                async with self.redis.pipeline(transaction=False) as pipeline:
                    for table_id, what in told.items():
                        pipeline.publish(CHANNEL, f"{self.worker} {what} {table_id}")
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                log.warning("redis_unreachable", reason=type(error).__name__)

    async def is_alive(self) -> bool:
        try:
            return bool(await self.redis.ping())
        except (RedisError, OSError):
            return False

    async def _listen(self, on_change: OnChange, on_return: OnReturn) -> None:
        while True:
            try:
                async with self.listener.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    await on_return()
                    async for message in pubsub.listen():
                        worker, what, table_id = message["data"].decode().split(" ")
                        if worker != self.worker:
                            await on_change(table_id, what == MOVES)
            except (RedisError, OSError) as error:
                log.warning("redis_lost", reason=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
