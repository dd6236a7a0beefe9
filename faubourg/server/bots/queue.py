"""Whose bot thinks next, where more bots would think than may at once.

Tables at which somebody waits come first. Among tables of the same kind people take turns, counted in seconds of
thinking: whose bots have thought least goes next, however many tables or how deep a bot one has chosen. Once in a while
it is the turn of whoever has waited longest, so that nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

from faubourg.server import metrics

LONGEST_WAIT_EVERY = 10  # every so many turns, the one who has waited longest


class Need(IntEnum):
    """How much an answer is waited for."""

    WAITED_FOR = 0  # somebody is there, and only bots owe an answer
    SOON = 1  # somebody is there, and thinks as well
    REVIEW = 2  # somebody looks at a finished game again
    NOBODY_THERE = 3


@dataclass(eq=False)
class Wish:
    """A bot that would think, on whose account, and how much it is waited for by now."""

    owner: str
    need: Callable[[], Need]
    since: float
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self.now = now
        self._waiting: list[Wish] = []
        self._thinking: Counter[str] = Counter()
        self._spent: dict[str, float] = {}  # seconds of thinking, of whoever has bots that think or wait
        self._turns = 0

    @asynccontextmanager
    async def turn(self, owner: str, need: Callable[[], Need]) -> AsyncIterator[None]:
        """A place to think, once it is this bot's turn."""
        wish = Wish(owner, need, self.now())
        self._spent[owner] = max(self._spent.get(owner, 0.0), self._least_spent())  # nobody saves up while away
        self._waiting.append(wish)
        self._hand_out()
        try:
            await wish.granted
        except asyncio.CancelledError:
            if wish in self._waiting:
                self._waiting.remove(wish)
            else:
                self._leave(owner)
            raise
        began = self.now()
        metrics.bot_wait_seconds.labels(need().name.lower()).observe(began - wish.since)
        try:
            yield
        finally:
            metrics.bot_think_seconds.observe(self.now() - began)
            self._spent[owner] += self.now() - began
            self._leave(owner)

    def _hand_out(self) -> None:
        while (wish := self._next()) is not None:
            self._waiting.remove(wish)
            self._thinking[wish.owner] += 1
            self._turns += 1
            if not wish.granted.done():
                wish.granted.set_result(None)
        metrics.bots_waiting.set(len(self._waiting))

    def _next(self) -> Wish | None:
        """Who may think now. Of several places one is kept for somebody who may come: deep thoughts take long."""
        free = self.places - self._thinking.total()
        may = self._waiting
        if free == 1 and self.places > 1:
            may = [wish for wish in may if wish.need() <= Need.SOON]
        if free <= 0 or not may:
            return None
        if self._turns % LONGEST_WAIT_EVERY == LONGEST_WAIT_EVERY - 1:
            return may[0]
        return min(may, key=lambda wish: (wish.need(), self._spent[wish.owner]))

    def _leave(self, owner: str) -> None:
        self._thinking[owner] -= 1
        self._hand_out()
        busy = {wish.owner for wish in self._waiting} | set(+self._thinking)
        self._thinking = +self._thinking
        least = self._least_spent()
        self._spent = {one: spent for one, spent in self._spent.items() if one in busy or spent > least}

    def _least_spent(self) -> float:
        busy = {wish.owner for wish in self._waiting} | set(+self._thinking)
        return min((self._spent[one] for one in busy), default=0.0)
