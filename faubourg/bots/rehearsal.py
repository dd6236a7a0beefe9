"""Ideas compared by playing on from each of them, in the same imagined worlds, every seat answering in haste.

For games in which an answer shows its worth turns later, or in which luck says more than a long look ahead: trees would
see little of that. A world is played on with all ideas that are still compared, so that luck is the same for them; the
longer it goes on, the fewer they are, and none that is clearly behind. An iteration is an answer in haste, so that
budgets are of the same size as for a tree.
"""

from __future__ import annotations

from math import ceil, exp, sqrt
from operator import attrgetter
from random import Random
from typing import Final, final

from faubourg.bots.budget import Budget, Clock
from faubourg.bots.chances import give
from faubourg.bots.lines import promising_lines
from faubourg.bots.search import Habits, Search
from faubourg.bots.tree import Edge
from faubourg.core.state import State

FIRST: Final = 0.65  # the part of the time that the first world may take; ideas that come after that are left out
LEAST: Final = 16  # times that there should be for playing on; if there are not, it is not to the end
WORLDS_KEPT: Final = 6  # for those who ask why
TELLING: Final = 4  # worlds in which two ideas were tried; in fewer of them it is luck that makes the difference
SURE: Final = 3.0  # standard errors behind the best: no more of that
SURE_AFTER: Final = 5  # worlds, and as many times more as answers are quicker than a millisecond
LOST: Final = 2.0  # stakes: how far behind is who lost with more points


@final
class Rehearsal(Search):
    """Like any search, but without a tree below its ideas."""

    def __init__(self, me: int, players: int, rng: Random, habits: Habits) -> None:
        super().__init__(me, players, rng, habits)
        self.reach = 0  # answers with which a world is played on at most
        self.found: dict[tuple[int, ...], list[float]] = {}  # of each idea: what came of it for me, world by world
        # For those who ask why: of each idea, what came of it for me in each world, and my points by kind then.
        self.ends: dict[tuple[int, ...], dict[int, tuple[float, dict[str, int]]]] = {}
        self.is_used_to = False  # whether it is known how a game alone goes

    def think(self, now: State, clock: Clock) -> None:
        self.reach = max(1, clock.expected(self.habits.haste) // LEAST)
        ideas = self.roots[self.me].edges[: self.habits.ideas]
        most = 0
        while self.try_all(now, ideas, clock):
            tried = [edge for edge in ideas if edge.visits]
            most = most or len(tried)
            ideas = self.still_open(tried, ceil(most ** (1.0 - clock.used())))
            if len(ideas) == 1:
                break

    def look_closer(self, now: State, ideas: list[Edge], clock: Clock) -> None:
        self.reach = max(1, clock.expected(self.habits.haste) // len(ideas))
        if not min([edge.visits for edge in ideas]):
            enough = Budget(iterations=len(ideas) * (self.reach + 1))
            self.try_all(now, ideas, enough.clock(), spares_none=True)
        while self.try_all(now, ideas, clock):
            pass

    def best(self) -> Edge:
        edges = self.roots[self.me].edges
        often = max([edge.visits for edge in edges])
        return max([edge for edge in edges if edge.visits == often], key=self.esteem)

    # --- a world ---------------------------------------------------------------------------------------------------

    def try_all(self, now: State, ideas: list[Edge], clock: Clock, spares_none: bool = False) -> bool:
        """Play on with each idea in the same world; in the first one only with as many as there will be time for,
        unless none is spared.

        False if time was up before the last one: such a world counts only if there is no other.
        """
        world = self.imagined(now)
        luck = self.rng.getrandbits(32)
        results: list[list[float]] = []
        ends: list[dict[str, int]] = []
        is_complete = True
        for edge in ideas:
            if not (self.count or spares_none) and len(results) >= 2 and clock.used() >= FIRST:
                break
            after = world.clone()
            give(after, self.me, edge.moves)
            is_complete = self.play_on(after, Random(luck), clock)
            if is_complete or not (self.count or results):
                results.append(self.judged(after))
                ends.append(self.points_by_kind(after) if self.explains else {})
            if not is_complete:
                break
        if is_complete or not self.count:
            root = self.roots[self.me]
            for edge, result, points in zip(ideas, results, ends, strict=False):
                self.learn([(self.me, root)], [(self.me, edge)], result)
                self.found.setdefault(edge.moves, []).append(result[self.me])
                if self.explains:
                    self.ends.setdefault(edge.moves, {})[luck] = (result[self.me], points)
        return is_complete

    def points_by_kind(self, state: State) -> dict[str, int]:
        """What my points are made of, at the end of the game or as far as it was played."""
        points: dict[str, int] = {}
        for line in state.outcome().lines:
            if line.seat == self.me:
                points[line.kind] = points.get(line.kind, 0) + line.points
        return points

    def difference(self, edge: Edge, other: Edge) -> list[tuple[str, float]]:
        """How many points more of each kind an idea has brought than another, in the same worlds; nothing if few."""
        worlds = self.worlds_of_both(edge, other)
        if len(worlds) < TELLING:
            return []
        kinds = {kind: True for _, mine, _, theirs in worlds for kind in (*mine, *theirs)}
        return [
            (kind, sum([mine.get(kind, 0) - theirs.get(kind, 0) for _, mine, _, theirs in worlds]) / len(worlds))
            for kind in kinds
        ]

    def chance(self, edge: Edge) -> float:
        """By comparison with the idea that was tried most, in the same worlds: some are kinder than others.

        What few worlds say is taken for so much and no more: the first of them are kind or not by luck.
        """
        even = 1 / max(2, self.players)
        often = max(self.roots[self.me].edges, key=attrgetter("visits"))
        usual = (often.total + TELLING * even) / (often.visits + TELLING)
        worlds = self.worlds_of_both(edge, often)
        if not worlds:
            return (edge.total + TELLING * even) / (edge.visits + TELLING)
        more = sum([mine - theirs for mine, _, theirs, _ in worlds]) / (len(worlds) + TELLING)
        return max(0.0, min(1.0, usual + more))

    def worlds_of_both(self, edge: Edge, other: Edge) -> list[tuple[float, dict[str, int], float, dict[str, int]]]:
        """What came of two ideas in each of the worlds that both were tried in, and the points then."""
        theirs = self.ends.get(other.moves, {})
        return [(*mine, *theirs[luck]) for luck, mine in self.ends.get(edge.moves, {}).items() if luck in theirs]

    def imagined(self, now: State) -> State:
        """A world in which nobody else has answered yet in the open stage: what they do there is played too."""
        world = now.imagine(self.me, self.rng)
        for line in world.lines:
            if line.seat != self.me and line.answers:
                world.replace_line(world.line(line.opening, ()))
        if len(self.worlds) < WORLDS_KEPT:
            self.worlds.append(world)
        return world

    def play_on(self, state: State, rng: Random, clock: Clock) -> bool:
        """Answer for all seats as far as the reach goes; False if time is up before."""
        if not clock.ticks():
            return False
        left = self.reach
        while state.to_act:
            seat = state.to_act[0]
            moves = state.moves(seat)
            if len(moves) == 1:
                state.push(moves[0], seat)
                continue
            if not left:
                break
            if not clock.ticks():
                return False
            left -= 1
            answer_in_haste(state, seat, rng)
        return True

    def judged(self, state: State) -> list[float]:
        """How likely each seat is to win, from 0 to 1, by worth or in the end by points: a large lead is a safe one."""
        stakes = self.habits.stakes
        if state.is_over:
            outcome = state.outcome()
            values = [float(score) for score in outcome.scores]
            winning = min([values[seat] for seat in range(self.players) if outcome.ranks[seat] == 1], default=0.0)
            for seat in range(self.players):
                if outcome.ranks[seat] > 1 and values[seat] >= winning:
                    values[seat] = winning - LOST * stakes
        else:
            values = state.game.judgements(state)
        if self.players == 1:
            if not self.is_used_to:
                self.is_used_to = True
                self.usual = values[0]
            return [1.0 / (1.0 + exp(max(-30.0, min(30.0, (self.usual - values[0]) / stakes))))]
        best = max(values)
        weights = [exp(max(-60.0, (value - best) / stakes)) for value in values]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    # --- ideas -----------------------------------------------------------------------------------------------------

    def still_open(self, ideas: list[Edge], count: int) -> list[Edge]:
        """The best so many ideas, two at least, without those that are clearly behind."""
        ranked = sorted(ideas, key=self.esteem, reverse=True)
        best = ranked[0]
        return [best, *[edge for edge in ranked[1 : max(2, count)] if not self.is_behind(edge, best)]]

    def is_behind(self, edge: Edge, best: Edge) -> bool:
        """Whether more worlds would hardly change which of two ideas is better, or whether they are the same."""
        gaps = [high - low for high, low in zip(self.found[best.moves], self.found[edge.moves], strict=False)]
        count = len(gaps)
        if count < SURE_AFTER * self.habits.haste:
            return False
        mean = sum(gaps) / count
        variance = sum([(gap - mean) * (gap - mean) for gap in gaps]) / (count - 1)
        return mean >= SURE * sqrt(variance / count)


def answer_in_haste(state: State, seat: int, rng: Random) -> None:
    give(state, seat, idea_in_haste(state, seat, rng))


def idea_in_haste(state: State, seat: int, rng: Random) -> tuple[int, ...]:
    """What the game says that somebody in haste does, or else the line that looks best."""
    idea: tuple[int, ...] = state.game.quick_idea(state, seat)
    if idea:
        return idea
    best = max(promising_lines(state, seat, rng, state.game.judgement), key=attrgetter("worth"))
    return tuple([move for _, move in best.answers])
