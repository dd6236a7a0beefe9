"""Structured logs: one line a happening, as JSON or for a person's eyes. Never a secret, never what is hidden."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Final

import structlog

from faubourg.server.store.trouble import code_of

SECRET = frozenset({"password", "cookie", "seed", "nonce", "invitation", "token", "move"})


def hide_secrets(logger: object, name: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    return {key: "[hidden]" if key in SECRET else value for key, value in event.items()}


DATABASES: Final = ("sqlalchemy", "asyncpg", "sqlite3", "aiosqlite", "alembic")
LONGEST_VALUE: Final = 1_000
LONGEST_TRACE: Final = 8_000


def tell_exception(exc_info: structlog.typing.ExcInfo) -> str:
    """Where an error came from, all the way; of what a database said, its code only: its words hold our data."""
    error: BaseException | None = exc_info[1]
    told: list[str] = []
    while error is not None and len(told) < 10:
        where = "".join(traceback.format_tb(error.__traceback__))
        told.append(f"{where}{type(error).__name__}: {words_of(error)}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nbecause of\n".join(told)[-LONGEST_TRACE:]


def words_of(error: BaseException) -> str:
    if type(error).__module__.partition(".")[0] in DATABASES:
        return f"[hidden] {code_of(error) or ''}".strip()
    return str(error)[:LONGEST_VALUE]


def shorten(logger: object, name: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Nobody fills the disk by sending something long that is refused."""
    return {
        key: value if key == "exception" or len(str(value)) <= LONGEST_VALUE else f"{str(value)[:LONGEST_VALUE]} […]"
        for key, value in event.items()
    }


def set_up(level: str, as_json: bool) -> None:
    """Whoever speaks, we or a library: the same form."""
    number = getattr(logging, level.upper(), logging.INFO)
    always: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        hide_secrets,
        structlog.processors.ExceptionRenderer(tell_exception),
        shorten,
    ]
    form: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=always, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, form]
        )
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[libraries], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # whoever sends nonsense need not fill our log
    structlog.configure(
        processors=[*always, form],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
