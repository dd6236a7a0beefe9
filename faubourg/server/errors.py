"""What the server refuses, each with the HTTP status that says so. The sentences are in `text.<language>.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
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
    retry_after: float | None = None  # seconds after which it makes sense to try again

    def __init__(self, key: str, *, retry_after: float | None = None, **facts: object) -> None:
        super().__init__(key, package=PACKAGE, **facts)
        if retry_after is not None:
            self.retry_after = retry_after


class NotSignedIn(ServerError):
    status = 401


class NotAllowed(ServerError):
    status = 403


class NotThere(ServerError):
    status = 404


class OutOfDate(ServerError):
    """What was sent does not fit what the table is now: too late, too early, or done already in another way."""

    status = 409


class TooSlow(ServerError):
    """Who asks has not finished saying what for."""

    status = 408


class TooMuch(ServerError):
    status = 429
    retry_after = 30.0


class Unexpected(ServerError):
    """A mistake of the server itself."""

    status = 500


class Unavailable(ServerError):
    """Nothing is wrong with what was asked; the server cannot do it at the moment."""

    status = 503
    retry_after = 5.0


class Relayed(ServerError):
    """A refusal that another process of ours gave, in its words."""

    def __init__(self, key: str, status: int, sentences: Mapping[str, str], rule: str | None) -> None:
        super().__init__(key)
        self.relayed_status = status
        self.sentences = sentences
        self.rule = rule

    def say(self, lang: str = "en") -> str:
        return self.sentences[lang]


CORE_STATUS: tuple[tuple[type[FaubourgError], int], ...] = (
    (IllegalMove, 422),
    (SetupError, 422),
    (DataError, 422),
    (RecordError, 422),
    (BotError, 422),
    (UndoError, 409),
)


def status_of(error: FaubourgError) -> int:
    if isinstance(error, Relayed):
        return error.relayed_status
    if isinstance(error, ServerError):
        return error.status
    return next((status for kind, status in CORE_STATUS if isinstance(error, kind)), 400)


def headers_of(error: FaubourgError) -> dict[str, str]:
    """When to try again, in whole seconds; and whether this connection is of any more use."""
    seconds = getattr(error, "retry_after", None)
    headers = {} if seconds is None else {"retry-after": str(max(1, ceil(seconds)))}
    return {**headers, "connection": "close"} if status_of(error) in (TooSlow.status, TooMuch.status) else headers


def rule_of(error: FaubourgError) -> str | None:
    if isinstance(error, Relayed):
        return error.rule
    return error.rule.id if isinstance(error, IllegalMove) else None
