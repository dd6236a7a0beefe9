"""What the server refuses, each with the HTTP status that says so. The sentences are in `text.<language>.toml`."""

from __future__ import annotations

from typing import ClassVar

from faubourg.core.errors import (
    BotError,
    DataError,
    FaubourgError,
    IllegalMove,
    RecordError,
    SetupError,
    UndoError,
)

PACKAGE = "faubourg.server"


class ServerError(FaubourgError):
    """A refusal of the server itself."""

    status: ClassVar[int] = 400

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, package=PACKAGE, **facts)


class NotSignedIn(ServerError):
    status = 401


class NotAllowed(ServerError):
    status = 403


class NotThere(ServerError):
    status = 404


class OutOfDate(ServerError):
    """What was sent does not fit what the table is now: too late, too early, or done already in another way."""

    status = 409


class TooMuch(ServerError):
    status = 429


CORE_STATUS: tuple[tuple[type[FaubourgError], int], ...] = (
    (IllegalMove, 422),
    (SetupError, 422),
    (DataError, 422),
    (RecordError, 422),
    (BotError, 422),
    (UndoError, 409),
)


def status_of(error: FaubourgError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return next((status for kind, status in CORE_STATUS if isinstance(error, kind)), 400)


def rule_of(error: FaubourgError) -> str | None:
    return error.rule.id if isinstance(error, IllegalMove) else None
