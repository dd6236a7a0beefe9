"""The open sockets of a worker, by table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from faubourg.server import metrics
from faubourg.server.errors import NotAllowed
from faubourg.server.people.limits import Rates
from faubourg.server.settings import Limits
from faubourg.server.store.rows import Person
from faubourg.server.tables.listener import NOT_FOUND, Listener, MyTables
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.messages import Try, encode
from faubourg.server.wire.payload import Reader, chat_line, live_info
from faubourg.server.wire.trying import tried

Kind = TypeVar("Kind", bound=Listener)


class Connection(Listener):
    """One browser at one table."""

    def __init__(
        self, live: LiveTable, person: Person | None, address: str, lang: str, known_log: tuple[int, int]
    ) -> None:
        super().__init__(person, address, lang)
        self.live = live
        self.known_log = known_log  # epoch and number of the events that the client has
        self._eyes: Sequence[int | None] | None = None  # what the client looks with; None: all seats of the person
        self._readers: dict[int | None, Reader] = {}
        self._news = -1
        self._chat = 0

    def reply_to_try(self, wish: Try) -> None:
        """What is new goes first, whatever happens next: the reply is about the view that was sent last."""
        self._ready.extend(self._fresh())
        reader = self._readers.get(wish.seat)
        if reader is None or reader.view is None:
            raise NotAllowed("not_looking")
        self.reply(msgspec.structs.replace(tried(self.live, wish.seat, wish, self.lang, reader.view), ref=wish.ref))
        self._ready.extend(self.replies())

    def look(self, seat: int | None) -> None:
        """From now on only what this seat sees is sent, or what spectators see; beginning with all of it."""
        if seat is not None:
            self.live.require_holder(seat, self.person_id or "")
        self._eyes = (seat,)
        self.known_log = (0, 0)
        self._readers.clear()

    def look_first(self, seat: int | None, known_log: tuple[int, int]) -> None:
        """The same, before anything was sent."""
        self.look(seat)
        self.known_log = known_log

    def change_language(self, lang: str) -> None:
        """From now on everything is said in another language, beginning with all that was said so far."""
        self.lang = lang
        self.known_log = (0, 0)
        self._readers.clear()
        self._news = -1
        self.wake.set()

    def news(self) -> list[bytes]:
        """Everything that this connection has not been sent yet."""
        news = [*self._ready, *self._fresh(), *self.replies()]
        self._ready.clear()
        return news

    def _fresh(self) -> list[bytes]:
        """What has happened since this was asked last."""
        live = self.live
        fresh: list[bytes] = []
        if not self._may_watch():  # who has left a table that nobody may watch hears nothing more of it
            self.dismiss("no_table", NOT_FOUND)
            return fresh
        if self._news != live.news:
            self._news = live.news
            info = live_info(live, self.person_id, self.lang)
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
        return fresh

    def _current_readers(self) -> list[Reader]:
        """One for each seat of the person that they look with; without one, the eyes of a spectator."""
        mine: list[int | None] = [*self.live.seats_of(self.person_id)]
        if self._eyes is not None:
            mine = [seat for seat in mine if seat in self._eyes]
        self._readers = {
            seat: self._readers.get(seat) or Reader(seat, self.lang, *self.known_log) for seat in mine or [None]
        }
        return list(self._readers.values())

    def _may_watch(self) -> bool:
        live, person = self.live, self.person_id
        sat_here = person is not None and (
            live.header.host == person or any(row.person == person for row in live.seats)
        )
        return live.header.watchable or sat_here


class Hub:
    def __init__(self, limits: Limits) -> None:
        self.talk = Rates(limits.messages, limits.messages_burst)  # on all connections of somebody together
        self._tables: dict[str, set[Connection]] = {}
        self._mine: dict[str, set[MyTables]] = {}  # by person
        self._followed: dict[str, set[MyTables]] = {}  # by table
        self._owners: Counter[str] = Counter()

    def add(self, listener: Listener) -> None:
        if isinstance(listener, Connection):
            self._tables.setdefault(listener.live.header.id, set()).add(listener)
        elif isinstance(listener, MyTables):
            self._mine.setdefault(listener.owner, set()).add(listener)
        self._owners[listener.owner] += 1
        metrics.sockets.inc()

    def remove(self, listener: Listener) -> None:
        if isinstance(listener, Connection):
            discard(self._tables, listener.live.header.id, listener)
        elif isinstance(listener, MyTables):
            discard(self._mine, listener.owner, listener)
            self.follow(listener, set())
        self._owners[listener.owner] -= 1
        if self._owners[listener.owner] <= 0:
            del self._owners[listener.owner]
        metrics.sockets.dec()

    def follow(self, listener: MyTables, tables: set[str]) -> None:
        """From now on these are the tables whose news somebody wants to hear."""
        for table_id in listener.tables - tables:
            discard(self._followed, table_id, listener)
        for table_id in tables - listener.tables:
            self._followed.setdefault(table_id, set()).add(listener)
        listener.tables = tables

    def tables(self) -> list[str]:
        return [*self._tables.keys() | self._followed.keys()]

    def count_of(self, owner: str) -> int:
        """How many connections a person has; of those without a name, an address."""
        return self._owners[owner]

    def connections_of(self, person: str) -> list[Listener]:
        at_tables = [one for here in self._tables.values() for one in here if one.person_id == person]
        return [*at_tables, *self._mine.get(person, ())]

    def people_at(self, table_id: str) -> set[str]:
        return {one.person_id for one in self._tables.get(table_id, ()) if one.person_id is not None}

    def nudge(self, table_id: str) -> None:
        """There is something new at a table."""
        for connection in self._tables.get(table_id, ()):
            connection.wake.set()
        for listener in self._followed.get(table_id, ()):
            listener.note(table_id)

    @property
    def has_followers(self) -> bool:
        return bool(self._mine)

    def nudge_people(self, people: Iterable[str]) -> None:
        """These may sit at other tables than before."""
        for person in people:
            for listener in self._mine.get(person, ()):
                listener.note_seats()


def discard(sets: dict[str, set[Kind]], key: str, one: Kind) -> None:
    here = sets.get(key, set())
    here.discard(one)
    if not here:
        sets.pop(key, None)
