"""The process in which bots think. It is given a position that its seat imagines: nothing true can leak from it."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from faubourg.bots import ask, load_bot
from faubourg.core.errors import FaubourgError
from faubourg.core.seat import Seat
from faubourg.server.games import Games

PARENT_SECONDS = 1.0


class Job(NamedTuple):
    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Said(NamedTuple):
    """What came of a job: a move in words, or why there is none."""

    move: str | None
    reason: str = ""


def serve(connection: Connection, further_games: Sequence[str]) -> None:
    """Answer jobs until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to end
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    games = Games(further_games)
    connection.send(Said(None, "ready"))
    while True:
        try:
            job: Job = connection.recv()
            connection.send(work(games, job))
        except (EOFError, OSError):
            return


def end_with(parent: int) -> None:
    """A server that was killed cannot end its bots: one that thinks for ever would do so alone."""
    while os.getppid() == parent:
        time.sleep(PARENT_SECONDS)
    os._exit(1)


def work(games: Games, job: Job) -> Said:
    try:
        state = games.find(job.game).setup(job.position)
        move = ask(load_bot(job.bot, job.seed), Seat(state, job.seat))
        return Said(state.game.notation(state, move))
    except FaubourgError as error:
        return Said(None, str(error))
    except Exception as error:
        return Said(None, f"{type(error).__name__}: {error}")
