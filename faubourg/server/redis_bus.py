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
        self._task: asyncio.Task[None] | None = None

    async def start(self, on_change: OnChange, on_return: OnReturn) -> None:
        self._task = asyncio.create_task(self._listen(on_change, on_return), name="redis listener")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.redis.aclose()
        await self.listener.aclose()

    async def announce(self, table_id: str, only_moves: bool = False) -> None:
        try:
            await self.redis.publish(CHANNEL, f"{self.worker} {MOVES if only_moves else ALL} {table_id}")
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
