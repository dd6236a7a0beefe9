"""The review of a game by many: moments are looked at by whoever is free, with the same result as on one core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from faubourg.bots.budget import Budget
from faubourg.bots.review import Look, moments_of, seen_at
from faubourg.core.errors import FaubourgError
from faubourg.core.record import Record
from faubourg.lab.running import Power, WorkerDied, done_in_order, parted

TOGETHER = 6  # moments that one worker looks at: it replays the game up to them


@dataclass(frozen=True)
class Part:
    """Some moments of a game to be looked at."""

    record: Record
    steps: Sequence[int]
    budget: Budget
    closely: bool


def look_at(part: Part) -> list[Any]:
    record = part.record
    moments = moments_of(replace(record, moves=record.moves[: max(part.steps)], result=None, taken_back=0))
    return [seen_at(moments[step], record, step, part.budget, part.closely) for step in part.steps]


def looking_with(record: Record, power: Power) -> Look | None:
    """Who looks at moments for `faubourg.bots.reviewing`; None for who reviews. FaubourgError if workers keep dying."""
    power.check()
    if power.workers == 1:
        return None
    record.replay()

    def look(steps: Sequence[int], budget: Budget, closely: bool) -> Iterator[Any]:
        parts = [Part(record, some, budget, closely) for some in parted(steps, TOGETHER)]
        try:
            for found in done_in_order(look_at, parts, power):
                yield from found
        except WorkerDied as error:
            raise FaubourgError("review_worker_died", package="faubourg.lab") from error

    return look
