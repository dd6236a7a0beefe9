"""The bot that searches: a budget, a search for each turn, and the answer that was tried most."""

from __future__ import annotations

from faubourg.bots.base import Bot
from faubourg.bots.budget import Budget
from faubourg.bots.greedy import GreedyBot
from faubourg.bots.rehearsal import Rehearsal
from faubourg.bots.search import Habits, Search
from faubourg.core.engine import crosses_boundary
from faubourg.core.seat import Seat
from faubourg.core.state import State


class SearchBot(Bot):
    """Thinks as long as its budget lasts; with a budget of iterations, the same seed always plays the same.

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
        self.used = 0  # iterations of the last thought
        self.plan: list[tuple[list[int], int]] = []  # what is left of an idea: what will be asked, and the answer
        self.kept: tuple[list[int], Search] | None = None  # the search for the next question, if that is asked

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

    def think(self, seat: Seat) -> Search:
        """The search for the question that is asked, done."""
        clock = self.budget.clock()
        moves = seat.moves()
        now = seat.imagine(self.rng)
        if self.kept is not None and self.kept[0] == moves:
            search = self.kept[1]
        else:
            kind = Rehearsal if now.game.rehearses else Search
            search = kind(seat.index, seat.players, self.rng, self.habits or Habits(now.game))
        self.kept = None
        search.begin(moves, self.greedy.lines(seat, takes_time=True))
        search.think(now, clock)
        self.used = clock.count
        return search

    def compare(self, seat: Seat, count: int, further: tuple[int, ...] = ()) -> Search:
        """A search that has looked as closely at each of the best ideas, and at a further one, as at the best."""
        whole = self.budget
        self.budget = whole.part(0.6)
        search = self.think(seat)
        if further:
            search.add(further)
        self.budget = whole
        clock = whole.part(0.4).clock()
        ideas = search.most_tried(count)
        if further:
            ideas += [edge for edge in search.roots[seat.index].edges if edge.moves == further and edge not in ideas]
        search.look_closer(seat.imagine(self.rng), ideas, clock)
        return search

    def look_ahead(self, search: Search, now: State, me: int, answers: tuple[int, ...]) -> None:
        """Note what will be asked after each answer of an idea, as far as that can be known; keep the tree below."""
        self.plan = []
        for number, move in enumerate(answers):
            offered = now.moves(me)
            if number:
                if move not in offered:
                    return
                self.plan.append((offered, move))
            before = now.clone()
            now.push(move, me)
            if me not in now.to_act or crosses_boundary(before, now, me):
                return
        if search.follow(answers, len(now.asked) > 1):
            self.kept = (now.moves(me), search)
