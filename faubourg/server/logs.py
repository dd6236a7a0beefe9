"""Structured logs: one line a happening, as JSON or for a person's eyes. Never a secret, never what is hidden."""

from __future__ import annotations

import logging
import sys

import structlog

SECRET = frozenset({"password", "cookie", "seed", "nonce", "invitation", "token", "move"})


def hide_secrets(logger: object, name: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    return {key: "[hidden]" if key in SECRET else value for key, value in event.items()}


def set_up(level: str, as_json: bool) -> None:
    """Whoever speaks, we or a library: the same form."""
    number = getattr(logging, level.upper(), logging.INFO)
    always: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        hide_secrets,
        structlog.processors.format_exc_info,
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
    structlog.configure(
        processors=[*always, form],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
