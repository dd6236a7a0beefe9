"""Reading and writing files so that nothing is ever half-written."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

from faubourg.core.errors import FaubourgError

READABLE: Final = 0o644  # a temporary file is the owner's alone; what we write is as open as any other file

# What the system says is English; what is met often has words of our own.
REASONS: Final = {
    errno.ENOENT: "no_such_file",
    errno.ENOTDIR: "not_a_folder",
    errno.EISDIR: "is_a_folder",
    errno.EACCES: "not_permitted",
    errno.EPERM: "not_permitted",
    errno.EROFS: "not_permitted",
    errno.ENOSPC: "disk_is_full",
}


def reason_of(error: OSError) -> object:
    """Why something could not be read or written, to be said in a sentence."""
    key = REASONS.get(error.errno or 0)
    return FaubourgError(key) if key else error.strerror or error


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise FaubourgError("cannot_read", path=path, reason=reason_of(error)) from error
    except UnicodeDecodeError as error:
        raise FaubourgError("not_text", path=path) from error


def write_text(path: Path, text: str) -> None:
    """Write to a temporary file beside `path`, then rename: the old file stays until the new one is whole."""
    temporary: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(path.stat().st_mode & 0o777 if path.exists() else READABLE)
        Path(temporary).replace(path)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise FaubourgError("cannot_write", path=path, reason=reason_of(error)) from error
