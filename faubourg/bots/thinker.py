"""The bot that searches: a budget, a search for each turn, and the answer that was tried most."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from faubourg.bots.base import Bot
from faubourg.bots.budget import Budget
from faubourg.bots.greedy import GreedyBot
from faubourg.bots.helpers import Helper
from faubourg.bots.rehearsal import Rehearsal
from faubourg.bots.search import Habits, Search
from faubourg.bots.tree import Edge
from faubourg.bots.variety import different
from faubourg.core.engine import crosses_boundary
from faubourg.core.seat import Seat
from faubourg.core.state import State


class SearchBot(Bot):
    """Thinks as long as its budget lasts; with iterations, the same seed and as many processes always play the same.

    It may be asked about another moment of the same game or of another one, also after an undo: what it has kept is
    used only if just the moves are offered that it expected. Then it may answer to what was before the undo, never
    with something that is not allowed.
    """

    name = "search"

    def __init__(self, seed: int = 0, budget: Budget | None = None, name: str = "search") -> None:
        super().__init__(seed)
        self.name = name
        self.budget = budget or Budget(milliseconds=1000)
        self.greedy = GreedyBot(seed)
        self.habits: Habits | None = None  # those of the game, unless somebody sets others
        self.helpers: list[Helper] = []  # further processes, if the budget has several
        self.used = 0  # iterations of the last thought
        self.plan: list[tuple[list[int], int]] = []  # what is left of an idea: what will be asked, and the answer
        self.kept: tuple[list[int], Search] | None = None  # the search for the next question, if that is asked
        self.left: tuple[State, Search] | None = None  # the own turn as it ended, and the search that goes on there

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if self.plan and self.plan[0][0] == moves:
            return self.plan.pop(0)[1]
        if len(moves) == 1:
            return moves[0]
        search = self.think(seat)
        edge = search.best()
        self.look_ahead(search, seat.imagine(self.rng), seat.index, edge.moves)
        return edge.first

    def think(self, seat: Seat, explains: bool = False) -> Search:
        """The search for the question that is asked, done; it notes more if it will have to explain itself."""
        clock = self.budget.clock()
        moves = seat.moves()
        now = seat.imagine(self.rng)
        search = self.known_search(seat, moves)
        if search is None:
            kind = Rehearsal if now.game.rehearses else Search
            search = kind(seat.index, seat.players, self.rng, self.habits or Habits(now.game))
        search.explains = explains
        asked = self.helpers_asked(now, seat.index)
        with undisturbed():
            search.begin(moves, self.greedy.lines(seat, takes_time=True))
            search.think(now, clock)
        self.used = clock.count
        for helper in asked:
            search.join(helper.tried())
        return search

    def helpers_asked(self, now: State, seat: int) -> list[Helper]:
        """The other processes of the budget, which begin to think about the same question."""
        while len(self.helpers) < self.budget.processes - 1:
            self.helpers.append(Helper())
        for helper in self.helpers:
            helper.ask(now, seat, self.rng.getrandbits(64), self.budget)
        return self.helpers

    def known_search(self, seat: Seat, moves: list[int]) -> Search | None:
        """The search that has looked at this question already, in the same turn or while the others thought."""
        kept, left = self.kept, self.left
        self.kept = self.left = None
        if kept is not None and kept[0] == moves:
            return kept[1]
        if left is not None and left[1].catch_up(left[0], moves, seat.view()):
            return left[1]
        return None

    def compare(self, seat: Seat, count: int, further: tuple[int, ...] = ()) -> tuple[Search, list[Edge]]:
        """A search that has looked as closely at each of the best ideas, and at a further one, as at the best.

        And these ideas, the best first; others may look better only because they were tried too little.
        """
        whole = self.budget
        self.budget = whole.part(0.6)
        search = self.think(seat, explains=True)
        if further:
            search.add(further)
        self.budget = whole
        clock = whole.part(0.4).clock()
        ideas = different(seat.imagine(self.rng), seat.index, search.most_tried(), count)
        if further:
            ideas += [edge for edge in search.roots[seat.index].edges if edge.moves == further and edge not in ideas]
        with undisturbed():
            search.look_closer(seat.imagine(self.rng), ideas, clock)
        return search, search.ranked(ideas)

    def look_ahead(self, search: Search, now: State, me: int, answers: tuple[int, ...]) -> None:
        """Note what will be asked after each answer of an idea, as far as that can be known; keep the tree below."""
        self.plan = []
        self.kept = self.left = None
        is_foreseen = True
        in_secret = len(now.asked) > 1
        for number, move in enumerate(answers):
            offered = now.moves(me)
            if number:
                if move not in offered:
                    return
                if is_foreseen:
                    self.plan.append((offered, move))
            before = now.clone()
            now.push(move, me)
            is_foreseen = is_foreseen and me in now.to_act and not crosses_boundary(before, now, me)
        if not search.follow(answers, in_secret):
            return
        if is_foreseen:
            self.kept = (now.moves(me), search)
        elif not in_secret:
            self.left = (now, search)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without collecting garbage: trees and states hold no cycles, and looking for some takes a seventh of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
