"""What is done about an error that nobody foresaw: the log is told, people are told no more than they need."""

from __future__ import annotations

import structlog

from faubourg.server import metrics
from faubourg.server.errors import ServerError, Unexpected
from faubourg.server.store.trouble import code_of, refusal_for

log = structlog.get_logger()


def note_failure(what: str, error: Exception, **facts: object) -> ServerError:
    """Tell the log where an error came from; what comes back tells a client whether to try again.

    A database in trouble is no mistake of the server: one line says so.
    """
    unavailable = refusal_for(error)
    if unavailable is not None:
        log.warning("database_trouble", during=what, reason=unavailable.key, code=code_of(error), **facts)
        return unavailable
    metrics.failures.inc()
    log.error(f"{what}_failed", error=type(error).__name__, exc_info=error, **facts)
    return Unexpected("unexpected")
