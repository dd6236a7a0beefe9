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
    """The header of a table. `revision` counts changes of header and seats; moves are in the journal."""

    id: str
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, Any]
    seed: str
    nonce: str
    commitment: str
    clock: str
    clock_amount: int
    watchable: bool
    listed: bool
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


class JournalRow(NamedTuple):
    table_id: str
    seq: int
    seat: int
    move: str | None
    said: str | None
    at: float


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


@dataclass(frozen=True, slots=True)
class RecordRow(Row):
    id: str
    person: str
    data: dict[str, Any]
    at: float
