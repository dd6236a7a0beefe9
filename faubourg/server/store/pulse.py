"""Whether the database does its work: it is written to now and then, as a game would do it."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
import structlog

from faubourg.server.clock import clock
from faubourg.server.store.storage import Storage
from faubourg.server.store.trouble import AWAY, trouble_in

log = structlog.get_logger()

FRESH_SECONDS = 1.0  # whoever asks again within that time is told the same
PATIENCE_SECONDS = 5.0

BEAT = sa.text(
    "INSERT INTO pulse (id, at) VALUES (1, CAST(:now AS DOUBLE PRECISION)) ON CONFLICT (id) DO UPDATE "
    "SET at = CASE WHEN pulse.at > excluded.at THEN pulse.at ELSE excluded.at END RETURNING at"
)


class Pulse:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._trouble: str | None = None
        self._told: str | None = None
        self._felt = float("-inf")
        self._feeling = asyncio.Lock()

    async def trouble_now(self) -> str | None:
        """The key of the sentence that says what is wrong; None if answers can be stored."""
        async with self._feeling:
            if clock.now() - self._felt > FRESH_SECONDS:
                await self.beat()
        trouble = self._trouble or self.storage.trouble
        if trouble != self._told:
            self._told = trouble
            log.warning("database_trouble" if trouble else "database_well", during="health", reason=trouble)
        return trouble

    async def beat(self) -> None:
        """Write how late it is, and take over what other workers wrote."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                [at] = await self.storage.write_once(BEAT, {"now": clock.now()})
        except Exception as error:
            self._trouble = trouble_in(error) or AWAY
        else:
            clock.not_before(at)
            self._trouble = None
        self._felt = clock.now()
