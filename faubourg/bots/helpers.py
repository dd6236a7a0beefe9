"""Other processes that think about the same question: each has a search of its own, and what they tried is added up.

A helper is given a position that the seat imagines, so it knows no more than the bot that asks. Each line that it reads
is a question, each line that it writes is what it has tried. It ends when nobody can ask it any more.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from typing import IO, Any, Final

from faubourg.bots.budget import Budget
from faubourg.core.errors import BotError
from faubourg.core.registry import game as find_game
from faubourg.core.seat import Seat
from faubourg.core.state import State

# Of one idea: its answers, how often it was tried, and the sum of what came of it for each seat.
Tried = tuple[tuple[int, ...], int, list[float]]

PROGRAM: Final = "from faubourg.bots.helpers import main; main()"


class Helper:
    """One more process. It is started when it is first needed, and stopped with the bot that asks it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert self.process.stdin is not None and self.process.stdout is not None, "both are pipes"
        self.questions: IO[str] = self.process.stdin
        self.answers: IO[str] = self.process.stdout
        weakref.finalize(self, stop, self.process, self.questions, self.answers)

    def ask(self, now: State, seat: int, seed: int, budget: Budget) -> None:
        """Let it begin. A helper that is still starting has less time, so that it is not late for long."""
        question = {
            "game": now.game.name,
            "position": now.describe(),
            "seat": seat,
            "seed": seed,
            "iterations": budget.iterations,
            "until": time.time() + budget.milliseconds / 1000 if budget.milliseconds else 0,
        }
        try:
            print(json.dumps(question), file=self.questions, flush=True)
        except OSError as error:
            raise BotError("no_help", package="faubourg.bots") from error

    def tried(self) -> list[Tried]:
        """What it has tried, once it is done."""
        line = self.answers.readline()
        if not line:
            raise BotError("no_help", package="faubourg.bots")
        return [(tuple(moves), visits, results) for moves, visits, results in json.loads(line)]


def stop(process: subprocess.Popen[str], questions: IO[str], answers: IO[str]) -> None:
    with suppress(OSError):  # a question that could not be told any more
        questions.close()
    answers.close()
    process.kill()
    process.wait()


# --- in the other process ------------------------------------------------------------------------------------------


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(think(json.loads(line))), flush=True)


def think(question: dict[str, Any]) -> list[Tried]:
    from faubourg.bots.thinker import SearchBot  # which asks helpers itself

    state = find_game(question["game"]).setup(question["position"])
    milliseconds = max(1, round((question["until"] - time.time()) * 1000)) if question["until"] else 0
    budget = Budget(milliseconds, question["iterations"])
    return SearchBot(question["seed"], budget).think(Seat(state, question["seat"])).tried()
