"""The open sockets of a worker, by table."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

import msgspec

from faubourg.server import metrics
from faubourg.server.errors import ServerError
from faubourg.server.live import LiveTable
from faubourg.server.messages import Goodbye, encode
from faubourg.server.payload import Reader, chat_line, table_info
from faubourg.server.rows import Person

MOST_REPLIES = 200


class Connection:
    """One browser at one table. It is told that there is news; what is new is worked out when it can be sent.

    So a slow reader skips moments instead of filling the memory with them.
    """

    def __init__(self, live: LiveTable, person: Person | None, lang: str, known_log: tuple[int, int]) -> None:
        self.live = live
        self.person = person
        self.lang = lang
        self.wake = asyncio.Event()
        self.goodbye: bytes | None = None
        self.known_log = known_log  # epoch and number of the events that the client has
        self._replies: deque[bytes] = deque()
        self._readers: dict[int | None, Reader] = {}
        self._news = -1
        self._chat = 0
        self.wake.set()

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def reply(self, message: msgspec.Struct) -> None:
        if len(self._replies) < MOST_REPLIES:
            self._replies.append(encode(message))
            self.wake.set()
        else:
            self.dismiss("slow_reader")

    def dismiss(self, key: str) -> None:
        """Send a last word and close."""
        self.goodbye = encode(Goodbye(error=key, message=ServerError(key).say(self.lang)))
        self.wake.set()

    def news(self) -> list[bytes]:
        """Everything that this connection has not been sent yet."""
        live = self.live
        fresh: list[bytes] = []
        if self._news != live.news:
            self._news = live.news
            info = table_info(live.header, live.seats, live.undo_request, live.game, self.person_id, self.lang)
            fresh.append(encode(info))
        if live.header.status != "waiting":
            for reader in self._current_readers():
                update = reader.update(live)
                if update is not None:
                    fresh.append(encode(update))
        for row in live.chat:
            if row.id > self._chat:
                self._chat = row.id
                fresh.append(encode(chat_line(row)))
        fresh += self._replies
        self._replies.clear()
        return fresh

    def _current_readers(self) -> list[Reader]:
        """One for each seat of the person; without one, the eyes of a spectator."""
        mine: list[int | None] = [*self.live.seats_of(self.person_id)]
        if not mine and self._may_watch():
            mine = [None]
        self._readers = {seat: self._readers.get(seat) or Reader(seat, self.lang, *self.known_log) for seat in mine}
        return list(self._readers.values())

    def _may_watch(self) -> bool:
        live, person = self.live, self.person_id
        sat_here = person is not None and (
            live.header.host == person or any(row.person == person for row in live.seats)
        )
        return live.header.watchable or sat_here


class Hub:
    def __init__(self) -> None:
        self._tables: dict[str, set[Connection]] = {}
        self._people: Counter[str | None] = Counter()

    def add(self, connection: Connection) -> None:
        self._tables.setdefault(connection.live.header.id, set()).add(connection)
        self._people[connection.person_id] += 1
        metrics.sockets.inc()

    def remove(self, connection: Connection) -> None:
        here = self._tables.get(connection.live.header.id, set())
        here.discard(connection)
        if not here:
            self._tables.pop(connection.live.header.id, None)
        self._people[connection.person_id] -= 1
        if self._people[connection.person_id] <= 0:
            del self._people[connection.person_id]
        metrics.sockets.dec()

    def tables(self) -> list[str]:
        return list(self._tables)

    def of_person(self, person: str | None) -> int:
        return self._people[person]

    def people_at(self, table_id: str) -> set[str]:
        return {one.person_id for one in self._tables.get(table_id, ()) if one.person_id is not None}

    def nudge(self, table_id: str) -> None:
        """There is something new at a table."""
        for connection in self._tables.get(table_id, ()):
            connection.wake.set()
