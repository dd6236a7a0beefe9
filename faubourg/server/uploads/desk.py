"""Where people hand in what they bring. It is read one after another: tables need the rest of the time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from faubourg.core.record import Record
from faubourg.server.errors import Relayed, ServerError, TooMuch
from faubourg.server.people.limits import Rates
from faubourg.server.processes import Child, ChildFailed
from faubourg.server.settings import Settings
from faubourg.server.store.rows import Person
from faubourg.server.uploads.process import ComponentsJob, RecordJob, Told, prepare

log = structlog.get_logger()


class Uploads:
    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self._rates = Rates(self.limits.uploads, self.limits.uploads_burst)
        self._child = Child("faubourg uploads", prepare, (settings.games,), self.limits.upload_megabytes)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="uploads")
        self._waiting = 0

    async def components(self, game: str, option: str, text: str, person: Person) -> Any:
        """The data that an option takes in the place of a file with this text."""
        return await self._ask(ComponentsJob(game, option, text), person)

    async def record(self, data: dict[str, Any], person: Person) -> Record:
        """A record, checked move by move."""
        return Record.from_data(await self._ask(RecordJob(data, self.limits.record_moves), person))

    async def _ask(self, job: ComponentsJob | RecordJob, person: Person) -> Any:
        self._rates.require(person.id)
        if self._waiting >= self.limits.uploads_waiting:
            raise TooMuch("busy_uploads", retry_after=self.limits.upload_seconds)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            told: Told = await loop.run_in_executor(self._thread, self._child.ask, job, self.limits.upload_seconds)
        except ChildFailed as failure:
            log.warning("upload_given_up", person=person.id, reason=str(failure))
            raise ServerError("too_costly") from failure
        finally:
            self._waiting -= 1
        if told.refusal is not None:
            raise Relayed(*told.refusal)
        return told.value

    def stop(self) -> None:
        self._child.stop()
        self._thread.shutdown(wait=False, cancel_futures=True)
