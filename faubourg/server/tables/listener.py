"""Somebody at the other end of a socket: at one table, or over all tables of a person."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from faubourg.server.errors import ServerError
from faubourg.server.store.rows import Person
from faubourg.server.wire.messages import Goodbye, encode
from faubourg.server.wire.tables import Turn

MOST_REPLIES = 200
CONNECT_AGAIN, NOT_FOUND, TOO_MANY = 1012, 4404, 4429  # how the server closes a socket, see docs/server.md


class Listener:
    """It is told that there is news; what is new is worked out when it can be sent.

    So a slow reader skips moments instead of filling the memory with them.
    """

    def __init__(self, person: Person | None, address: str, lang: str) -> None:
        self.person = person
        self.owner = address if person is None else person.id  # on whose account it goes
        self.lang = lang
        self.wake = asyncio.Event()
        self.goodbye: bytes | None = None
        self.close_code = CONNECT_AGAIN
        self._ready: deque[bytes] = deque()  # to be sent before anything that happens from now on
        self._replies: deque[bytes] = deque()
        self.wake.set()

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def reply(self, message: msgspec.Struct) -> None:
        if len(self._replies) + len(self._ready) < MOST_REPLIES:
            self._replies.append(encode(message))
            self.wake.set()
        else:
            self.dismiss("slow_reader")

    def dismiss(self, key: str, close_code: int = CONNECT_AGAIN) -> None:
        """Send a last word and close; nothing that comes in or was about to be sent counts any more."""
        self.close_code = close_code
        self.goodbye = encode(Goodbye(error=key, message=ServerError(key).say(self.lang)))
        self.wake.set()

    def replies(self) -> list[bytes]:
        """Those that have not been sent yet."""
        found = [*self._replies]
        self._replies.clear()
        return found


class MyTables(Listener):
    """One browser that wants to hear of every table of a person: where it is their turn, and where not any more."""

    def __init__(self, person: Person, address: str, lang: str) -> None:
        super().__init__(person, address, lang)
        self.is_stale = True  # which tables there are must be read again
        self.tables: set[str] = set()
        self.changed: set[str] = set()  # those to look at
        self.told: dict[str, Turn] = {}  # what was said of each of them last

    def note(self, table_id: str) -> None:
        """There is something new at a table."""
        self.changed.add(table_id)
        self.wake.set()

    def note_seats(self) -> None:
        """The person has sat down somewhere, or got up."""
        self.is_stale = True
        self.wake.set()

    def change_language(self, lang: str) -> None:
        self.lang = lang
        self.told.clear()
        self.changed |= self.tables
        self.wake.set()
