"""Structured logs: one line a happening, as JSON or for a person's eyes. Never a secret, never what is hidden."""

from __future__ import annotations

import logging
import sys

import structlog

SECRET = frozenset({"password", "cookie", "seed", "nonce", "invitation", "token", "move"})


def hide_secrets(logger: object, name: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    return {key: "[hidden]" if key in SECRET else value for key, value in event.items()}


def set_up(level: str, as_json: bool) -> None:
    number = getattr(logging, level.upper(), logging.INFO)
    logging.basicConfig(
        level=max(number, logging.WARNING), stream=sys.stderr, format="%(levelname)s %(name)s %(message)s"
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            hide_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
