"""One row of each kind, as the rest of the server sees it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple


class Row:
    def to_row(self) -> dict[str, Any]:
        return asdict(self)  # type: ignore[call-overload, no-any-return]  # every subclass is a dataclass


@dataclass(frozen=True, slots=True)
class Person(Row):
    id: str
    name: str
    login: str | None
    password: str | None
    session: int
    created: float


@dataclass(frozen=True, slots=True)
class TableRow(Row):
    """The header of a table. `revision` counts changes of header and seats; moves are in the journal.

    A game that goes on from a `position` has no seed of its own: what is still to come of chance is in the position.
    """

    id: str
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    seed: str
    nonce: str
    commitment: str
    clock: str
    clock_amount: int
    watchable: bool
    listed: bool
    hints: bool
    invitation: str
    host: str
    status: str
    ending: str | None
    result: dict[str, Any] | None
    rematch: str | None
    revision: int
    wake: float | None
    created: float
    started: float | None
    ended: float | None


@dataclass(frozen=True, slots=True)
class SeatRow(Row):
    """Who sits where. A seat with a person and a bot is played by the bot until the person takes it back.

    `since` is when the person sat down or took the seat back: no clock runs out before they had their time.
    """

    table_id: str
    seat: int
    person: str | None
    bot: str | None
    name: str | None
    resigned: bool
    seen: float | None
    since: float | None = None

    @property
    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and self.bot is None and not self.resigned


JOINED = "joined"  # an answer that was given together with the one before it
FREELY = "freely"  # taken back though something had become known since, against bots alone


class NewEntry(NamedTuple):
    """What becomes a row of the journal: an answer, or (no move) that the seat's last one is taken back."""

    seat: int
    move: str | None = None
    said: str | None = None
    mark: str | None = None


class JournalRow(NamedTuple):
    table_id: str
    seq: int
    seat: int
    move: str | None
    said: str | None
    at: float
    person: str | None = None  # None: a bot
    mark: str | None = None  # JOINED or FREELY


@dataclass(frozen=True, slots=True)
class ChatRow(Row):
    id: int
    table_id: str
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class UndoRow(Row):
    table_id: str
    id: str
    seat: int
    asked: list[int]
    agreed: list[int]
    seq: int
    count: int = 1  # how many answers


@dataclass(frozen=True, slots=True)
class NoticeRow(Row):
    """Where somebody wants to be told that it is their turn; an address of mail counts once it is confirmed."""

    id: str
    person: str
    kind: str
    target: str
    lang: str
    is_confirmed: bool
    created: float


@dataclass(frozen=True, slots=True)
class ReviewRow(Row):
    """A finished game that somebody wants to look at again. Until `until` it is the `worker`'s to work on."""

    subject: str
    person: str
    status: str
    worker: str | None
    until: float
    asked: float


@dataclass(frozen=True, slots=True)
class RecordRow(Row):
    id: str
    person: str
    data: dict[str, Any]
    at: float
