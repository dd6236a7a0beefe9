"""What is the matter with the database, from the codes of its errors: its words may hold what nobody should read."""

from __future__ import annotations

import socket
import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from faubourg.server.errors import Unavailable

AWAY, BUSY, FULL, READ_ONLY, DAMAGED = (
    "database_away",
    "database_busy",
    "database_full",
    "database_read_only",
    "database_damaged",
)

SQLITE_CODES = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_IOERR: AWAY,
    sqlite3.SQLITE_CANTOPEN: AWAY,
}

# Where the whole code tells more than its last byte: no room for the index of what is being written.
SQLITE_WHOLE_CODES = {sqlite3.SQLITE_IOERR_SHMSIZE: FULL}

# By the beginning of PostgreSQL's code (its appendix "Error Codes"); the longer ones go first.
POSTGRES_CODES = {
    "53100": FULL,
    "53": BUSY,
    "25006": READ_ONLY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "58": AWAY,
    "57P": AWAY,
    "40": BUSY,
    "55P03": BUSY,
    "08": AWAY,
    "28": AWAY,
    "3D": AWAY,
}


def code_of(error: BaseException) -> str | None:
    """The code by which a database names its error; it holds nothing of what was asked."""
    error = getattr(error, "orig", None) or error
    code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return code if isinstance(code, str) else None


def trouble_in(error: BaseException) -> str | None:
    """The key of the sentence that says what is wrong; None if the error is a mistake of ours, or another's."""
    if isinstance(error, NoConnectionFree):
        return BUSY
    if isinstance(error, (ConnectionError, socket.gaierror, TimeoutError)):
        return AWAY
    original = getattr(error, "orig", None) or error
    number = getattr(original, "sqlite_errorcode", None)
    if isinstance(number, int):
        return SQLITE_WHOLE_CODES.get(number) or SQLITE_CODES.get(number & 0xFF)
    code = code_of(error)
    if code is not None:
        for start, key in POSTGRES_CODES.items():
            if code.startswith(start):
                return key
    return AWAY if isinstance(error, DBAPIError) and error.connection_invalidated else None


def refusal_for(error: BaseException) -> Unavailable | None:
    """How to tell somebody who asked for something meanwhile."""
    key = trouble_in(error)
    return None if key is None else Unavailable(key)
