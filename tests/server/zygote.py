"""A process that has imported the server and forks it on demand: twenty starts would otherwise be twenty imports."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module

import alembic.command  # noqa: F401  # what a new database needs

from faubourg.server import app, serve, starting  # noqa: F401  # what a server imports once it runs
from faubourg.server.settings import VARIABLE, Settings
from faubourg.server.tables import redis_bus  # noqa: F401
from tests.server.chance import known_chance


def main() -> None:
    """For each line (a log file, a tab, settings): a server of its own, and its process id as the answer."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        log_file, _, settings = line.rstrip("\n").partition("\t")
        child = os.fork()
        if child == 0:
            run(log_file, settings)
        print(child, flush=True)


def run(log_file: str, settings: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(log_file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ[VARIABLE] = settings
    # What its own processes begin with, as those of any server.
    sys.modules["__main__"] = import_module("faubourg.server.__main__")
    chosen = Settings.from_environment()
    starting.check(chosen)
    with known_chance(is_constant=True):
        serve.run(chosen)
    os._exit(0)


if __name__ == "__main__":
    main()
