"""Monte Carlo tree search over what a seat can know, for any game that asks questions.

Each iteration takes an imagined world, follows the trees of all seats down to something new, and asks the game what it
looks like then. A seat's tree holds what that seat has seen: its own answers, and those of others that are not given in
secret at the same time. So nobody answers to what he cannot know, and secrets are averaged.
"""

from __future__ import annotations

from math import exp, log, sqrt
from operator import attrgetter
from random import Random
from typing import Any, Final, final

from faubourg.bots.budget import Clock
from faubourg.bots.chances import chances, give
from faubourg.bots.lines import Line
from faubourg.bots.tree import Edge, Node
from faubourg.core.game import Game
from faubourg.core.state import State

GLANCE: Final = 32  # iterations from one look at whether the answer is settled to the next
LOOKS: Final = 100  # at how many lines of others it is looked whether they led to the question that is asked now
ENOUGH: Final = 8  # tries that are worth being kept


@final
class Habits:
    """How a search goes about a game."""

    def __init__(self, game: Game) -> None:
        self.stakes = game.stakes
        self.curiosity = 1.0  # how much ideas that were tried little are preferred
        self.weigh_at = 1  # visits of a node before its ideas are weighed by what they lead to
        self.doubt = 0.25  # the part of a prior that all ideas share
        self.temper = 1.0  # the difference of worth that makes an idea e times as promising
        self.width = 2.0  # ideas that are looked at: 2 and this times a power of the visits
        self.widening = 0.5
        self.worlds = 32  # that are imagined at first; one more for each few iterations
        self.deepest = 60  # questions answered in the trees
        self.trust = 1.0  # tries that the promise of an idea counts as much as, where it is rehearsed
        self.ideas = game.rehearses
        self.haste = game.haste


class Search:
    """The trees of all seats for one question, and for those that follow it in the same turn."""

    def __init__(self, me: int, players: int, rng: Random, habits: Habits) -> None:
        self.me = me
        self.players = players
        self.rng = rng
        self.habits = habits
        self.roots = [Node() for _ in range(players)]
        self.worlds: list[State] = []
        self.count = 0  # iterations
        self.usual = 0.0  # worth of an idea
        self.mean = [0.0] * players  # of what came of them, by seat
        self.squares = [0.0] * players  # of the differences from that
        self.promise: dict[tuple[int, ...], float] = {}  # of each idea: how much less worth than the best
        self.results: dict[tuple[int, ...], list[float]] = {}  # of each idea: the sum of what came of it, by seat
        self.explains = False  # whether somebody will ask why

    # --- the question ----------------------------------------------------------------------------------------------

    def begin(self, moves: list[int], lines: list[Line]) -> None:
        """Take the beginnings of the greedy bot's lines for the ideas, and their worth for their promise."""
        self.worlds = []
        self.results = {}
        root = self.roots[self.me]
        promise: dict[tuple[int, ...], float] = {}
        for line in lines:
            promise[line.first_idea] = max(promise.get(line.first_idea, line.worth), line.worth)
        if not self.count:
            self.usual = sum(promise.values()) / len(promise)
        known = {edge.moves: edge for edge in root.edges}
        root.edges = [known.get(idea) or Edge(idea, 0.0) for idea in promise]
        root.known = set(moves)
        root.is_weighed = True
        self.give_priors(root.edges, list(promise.values()))
        root.edges.sort(key=attrgetter("prior"), reverse=True)
        best = max(promise.values())
        self.promise = {idea: value - best for idea, value in promise.items()}

    def add(self, idea: tuple[int, ...]) -> None:
        """One more idea to be compared with the others, unless it is among them."""
        edges = self.roots[self.me].edges
        if all(edge.moves != idea for edge in edges):
            edges.append(Edge(idea, 0.0))

    def best(self) -> Edge:
        """The best idea as far as one can tell, of those that were tried most."""
        return max(self.roots[self.me].edges, key=attrgetter("visits", "total"))

    def is_settled(self, left: int) -> bool:
        """Whether so many more iterations cannot change which idea was tried most."""
        visits = sorted([edge.visits for edge in self.roots[self.me].edges])
        return len(visits) < 2 or visits[-1] - visits[-2] > left

    def esteem(self, edge: Edge) -> float:
        """What came of an idea, and what it promised, which counts the less the more it was tried."""
        trust = self.habits.trust
        usual = max(0.01, min(0.99, self.mean[self.me]))
        odds = log(usual / (1 - usual)) + self.promise.get(edge.moves, 0.0) / self.habits.stakes
        promised = 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
        return (edge.total + trust * promised) / (edge.visits + trust)

    def ranked(self, ideas: list[Edge]) -> list[Edge]:
        """Some ideas that were tried, the best first."""
        return sorted(ideas, key=self.chance, reverse=True)

    def chance(self, edge: Edge) -> float:
        """Of winning with an idea that was tried."""
        return edge.total / edge.visits

    def difference(self, edge: Edge, other: Edge) -> list[tuple[str, float]]:
        """How many points more of each kind an idea brings than another, turns later; a tree looks less far."""
        return []

    def most_tried(self) -> list[Edge]:
        return sorted(self.roots[self.me].edges, key=attrgetter("visits"), reverse=True)

    def tried(self) -> list[tuple[tuple[int, ...], int, list[float]]]:
        """Of each idea that was tried: its answers, how often, and the sum of what came of it for each seat."""
        return [
            (edge.moves, edge.visits, self.results[edge.moves])
            for edge in self.roots[self.me].edges
            if edge.moves in self.results
        ]

    def join(self, tried: list[tuple[tuple[int, ...], int, list[float]]]) -> None:
        """Add up what somebody else has tried for the same question."""
        known = {edge.moves: edge for edge in self.roots[self.me].edges}
        for moves, visits, results in tried:
            edge = known.get(moves)
            if edge is None:
                edge = Edge(moves, 0.0)
                self.roots[self.me].edges.append(edge)
            edge.visits += visits
            edge.total += results[self.me]
            so_far = self.results.get(moves, [0.0] * self.players)
            self.results[moves] = [so_far[seat] + results[seat] for seat in range(self.players)]

    def follow(self, answers: tuple[int, ...], in_secret: bool) -> bool:
        """Go on with what is known after an idea; False if nothing is."""
        edge = next((edge for edge in self.roots[self.me].edges if edge.moves == answers), None)
        if edge is None or edge.child is None:
            return False
        self.roots[self.me] = edge.child
        if not in_secret:
            for other in range(self.players):
                if other != self.me:
                    for move in answers:
                        self.roots[other] = self.roots[other].seen.get(move) or Node()
        return True

    def catch_up(self, after: State, moves: list[int], view: dict[str, Any]) -> bool:
        """Go on with what is known about the question that others have led to since; False if that is too little.

        `after` is a world as it was imagined when the own turn was over. The answers of others are found by what can be
        seen: whatever became known since, and could not be foreseen, makes a view that none of the lines leads to.
        """
        me = self.me
        lines: list[tuple[State, list[Node]]] = [(after, [*self.roots])]
        for _ in range(LOOKS):
            if not lines:
                return False
            world, at = lines.pop()
            if me in world.to_act:
                if at[me].visits >= ENOUGH and world.moves(me) == moves and world.view(me) == view:
                    self.roots = at
                    return True
                continue
            if len(world.to_act) != 1 or len(world.asked) > 1:
                continue
            other = world.to_act[0]
            legal = set(world.moves(other))
            edges = [edge for edge in at[other].edges if edge.visits >= ENOUGH and edge.first in legal]
            for edge in sorted(edges, key=attrgetter("visits")):
                further, there = world.clone(), [*at]
                self.carry_out(further, other, edge, there)
                lines.append((further, there))
        return False

    # --- an iteration ----------------------------------------------------------------------------------------------

    def world(self, now: State) -> State:
        """A world to try something in: one more of those that can be imagined, or one of them with another future."""
        worlds, rng = self.worlds, self.rng
        number = int(rng.random() * (self.habits.worlds + self.count / 16))
        if number >= len(worlds):
            number = len(worlds)
            worlds.append(now.imagine(self.me, rng))
        world = worlds[number].clone()
        world.seed = rng.getrandbits(64)
        return world

    def think(self, now: State, clock: Clock) -> None:
        """Try ideas as long as there is time and the answer is not settled."""
        while clock.ticks():
            self.iterate(self.world(now))
            if clock.count % GLANCE == 1 and self.is_settled(clock.iterations_left()):
                break

    def look_closer(self, now: State, ideas: list[Edge], clock: Clock) -> None:
        """Try some ideas until all of them were tried as often as the best."""
        for edge in ideas:
            if not edge.visits:
                self.iterate(self.world(now), edge)
        while clock.ticks():
            self.iterate(self.world(now), min(ideas, key=attrgetter("visits")))

    def iterate(self, world: State, first: Edge | None = None) -> None:
        """Try something in a world, which is used up: `first` to begin with, or what seems best."""
        me = self.me
        at = [*self.roots]
        nodes: list[tuple[int, Node]] = []
        edges: list[tuple[int, Edge]] = []
        for _ in range(self.habits.deepest):
            to_act = world.to_act
            if not to_act:
                break
            seat = me if me in to_act else to_act[0]
            node = at[seat]
            nodes.append((seat, node))
            if edges and not node.visits:
                break
            edge = self.select(node, world, seat) if edges or first is None else first
            edges.append((seat, edge))
            self.carry_out(world, seat, edge, at)
        self.learn(nodes, edges, chances(world, self.habits.stakes, self.usual))

    def carry_out(self, world: State, seat: int, edge: Edge, at: list[Node]) -> None:
        """Give the answers of an idea, as far as they are asked for, and go down in the trees of all who see them."""
        for number, move in enumerate(edge.moves):
            if number and move not in world.moves(seat):
                break
            in_secret = len(world.asked) > 1
            world.push(move, seat)
            if not in_secret:
                for other in range(self.players):
                    if other != seat:
                        seen = at[other].seen
                        following = seen.get(move)
                        if following is None:
                            following = seen[move] = Node()
                        at[other] = following
        if edge.child is None:
            edge.child = Node()
        at[seat] = edge.child

    def learn(self, nodes: list[tuple[int, Node]], edges: list[tuple[int, Edge]], result: list[float]) -> None:
        self.count += 1
        for seat, value in enumerate(result):
            off = value - self.mean[seat]
            self.mean[seat] += off / self.count
            self.squares[seat] += off * (value - self.mean[seat])
        first = edges[0][1].moves
        so_far = self.results.get(first)
        self.results[first] = (
            result if so_far is None else [so_far[seat] + result[seat] for seat in range(self.players)]
        )
        for seat, node in nodes:
            node.visits += 1
            node.total += result[seat]
        for seat, edge in edges:
            edge.visits += 1
            edge.total += result[seat]

    # --- ideas -----------------------------------------------------------------------------------------------------

    def select(self, node: Node, world: State, seat: int) -> Edge:
        """The idea to try: what went well, and what is promising and was tried little."""
        habits = self.habits
        moves = world.moves(seat)
        legal = set(moves)
        if not legal <= node.known:
            for move in moves:
                if move not in node.known:
                    node.known.add(move)
                    node.edges.append(Edge((move,), 1.0 / len(moves)))
        if len(moves) > 1 and not node.is_weighed and node.visits >= habits.weigh_at:
            self.weigh(node, world, seat, moves)
        edges = [edge for edge in node.edges if edge.first in legal]
        if not edges:  # no idea fits this world
            edges = [Edge((move,), 1.0 / len(moves)) for move in moves]
            node.edges += edges
        if len(edges) == 1:
            return edges[0]
        if not node.is_weighed:
            return edges[int(self.rng.random() * len(edges))]
        del edges[2 + int(habits.width * node.visits**habits.widening) :]
        spread = sqrt(self.squares[seat] / self.count) + 1e-9 if self.count else 1.0
        tried = 1
        for edge in edges:
            tried += edge.visits
        eagerness = habits.curiosity * spread * sqrt(tried)
        usual = node.total / node.visits if node.visits else self.mean[seat]
        best = edges[0]
        highest = -1e9
        for edge in edges:
            visits = edge.visits
            score = (edge.total / visits if visits else usual) + eagerness * edge.prior / (1 + visits)
            if score > highest:
                highest = score
                best = edge
        return best

    def weigh(self, node: Node, world: State, seat: int, moves: list[int]) -> None:
        """Take the game's own ideas if it has any, and order them by how a state looks after each."""
        judgement = world.game.judgement
        node.is_weighed = True
        ideas = world.game.ideas(world, seat)
        if ideas:
            known = {edge.moves: edge for edge in node.edges}
            node.edges = [known.get(idea) or Edge(idea, 0.0) for idea in ideas]
            node.known = set(moves)
        legal = set(moves)
        here = [edge for edge in node.edges if edge.first in legal]
        elsewhere = [edge for edge in node.edges if edge.first not in legal]
        values = []
        for edge in here:
            after = world.clone()
            give(after, seat, edge.moves)
            values.append(judgement(after, seat))
        self.give_priors(here, values)
        here.sort(key=attrgetter("prior"), reverse=True)
        node.edges = here + elsewhere

    def give_priors(self, edges: list[Edge], values: list[float]) -> None:
        best = max(values)
        weights = [exp(max(-30.0, (value - best) / self.habits.temper)) for value in values]
        whole = sum(weights)
        doubt = self.habits.doubt
        for edge, weight in zip(edges, weights, strict=True):
            edge.prior = (1 - doubt) * weight / whole + doubt / len(edges)
