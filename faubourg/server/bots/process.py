"""What happens in the process in which bots think.

It is given a position that its seat imagines: nothing true can leak from it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, NamedTuple, TypeVar

from faubourg.bots import Bot, Budget, SearchBot, ask, hint, load_bot, reviewing
from faubourg.bots.review import looking_here
from faubourg.core.errors import FaubourgError
from faubourg.core.record import Record
from faubourg.core.seat import Seat
from faubourg.server.games import Games


class Job(NamedTuple):
    table: str
    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int


class HintJob(NamedTuple):
    game: str
    position: dict[str, Any]
    seat: int
    milliseconds: int
    lang: str
    seed: int
    names: tuple[str, ...]  # of the players, for what is said: a position has none


class ReviewJob(NamedTuple):
    """Go on with the review of a finished game for so many seconds. Nothing about it is secret any more."""

    subject: str
    record: dict[str, Any]
    found: dict[str, dict[int, Any]]  # so far
    budget: Budget  # for each answer
    seconds: float


class Said(NamedTuple):
    """What came of a job: a move in words, or why there is none."""

    move: str | None
    reason: str = ""


class Hinted(NamedTuple):
    """The best ideas, the best first, or why there are none."""

    hints: list[dict[str, Any]] | None
    reason: str = ""


class Reviewed(NamedTuple):
    """What is new, by part and step, or why there is nothing."""

    found: dict[str, dict[int, Any]] | None
    is_done: bool = False
    reason: str = ""


AnyJob = Job | HintJob | ReviewJob
MOST_KEPT = 4  # bots with what they have thought, and reviews as far as they have come


class Unfinished(NamedTuple):
    """A review as far as it has come here: so many things were found when it was left, and this goes on with it."""

    found: int
    items: Iterator[dict[str, Any]]


Kept = TypeVar("Kept")


class Shelf(OrderedDict[str, Kept]):
    """The last few things of a kind."""

    def put(self, name: str, thing: Kept) -> None:
        self[name] = thing
        while len(self) > MOST_KEPT:
            self.popitem(last=False)


class Desk(NamedTuple):
    """What such a process has at hand."""

    games: Games
    bots: Shelf[Bot]
    reviews: Shelf[Unfinished]


def prepare(further_games: Sequence[str]) -> Callable[[AnyJob], Said | Hinted | Reviewed]:
    return partial(work, Desk(Games(further_games), Shelf(), Shelf()))


def work(desk: Desk, job: AnyJob) -> Said | Hinted | Reviewed:
    if isinstance(job, ReviewJob):
        return go_on_with_review(desk.games, desk.reviews, job)
    return think_of_hints(desk.games, job) if isinstance(job, HintJob) else choose(desk.games, desk.bots, job)


def go_on_with_review(games: Games, reviews: Shelf[Unfinished], job: ReviewJob) -> Reviewed:
    """The game is replayed only if somebody else has gone on with it, or nobody has begun."""
    end = time.monotonic() + job.seconds
    found: dict[str, dict[int, Any]] = {"chances": {}, "turnings": {}}
    unfinished = reviews.pop(job.subject, None)
    is_ours = unfinished is not None and unfinished.found == count_of(job.found)
    try:
        items = unfinished.items if unfinished is not None and is_ours else begin_review(games, job)
        for item in items:
            part, what = ("chances", item["chances"]) if "chances" in item else ("turnings", item["turning"])
            if item["step"] in job.found[part]:
                continue
            found[part][item["step"]] = what
            if time.monotonic() >= end:
                reviews.put(job.subject, Unfinished(count_of(job.found) + count_of(found), items))
                return Reviewed(found)
        return Reviewed(found, is_done=True)
    except Exception as error:
        return Reviewed(None, reason=f"{type(error).__name__}: {error}")


def begin_review(games: Games, job: ReviewJob) -> Iterator[dict[str, Any]]:
    record = Record.from_data(job.record)
    return reviewing(record, job.budget, job.found, looking_here(record, games.find(record.game)))


def count_of(found: dict[str, dict[int, Any]]) -> int:
    return sum(map(len, found.values()))


def think_of_hints(games: Games, job: HintJob) -> Hinted:
    try:
        state = games.find(job.game).setup(job.position)
        state.names = job.names
        found = hint(Seat(state, job.seat), Budget(milliseconds=job.milliseconds), job.lang, job.seed)
        return Hinted([asdict(one) for one in found])
    except Exception as error:
        return Hinted(None, f"{type(error).__name__}: {error}")


def choose(games: Games, bots: Shelf[Bot], job: Job) -> Said:
    """A bot that searches goes on from what it thought about the question before, if that was here."""
    name = f"{job.table} {job.seat} {job.bot}"
    try:
        state = games.find(job.game).setup(job.position)
        bot = bots.pop(name, None) or load_bot(job.bot, job.seed)
        move = ask(bot, Seat(state, job.seat))
        if isinstance(bot, SearchBot):
            bots.put(name, bot)
        return Said(state.game.notation(state, move))
    except FaubourgError as error:
        return Said(None, str(error))
    except Exception as error:
        return Said(None, f"{type(error).__name__}: {error}")
