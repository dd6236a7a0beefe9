"""The tree of a search: what one seat has seen of the lines that were tried, and how they went for it."""

from __future__ import annotations

from typing import final


@final
class Edge:
    """One idea at a question: its answers, how often it was tried and could be, and what came of it for the seat."""

    __slots__ = ("moves", "first", "prior", "visits", "total", "child")

    def __init__(self, moves: tuple[int, ...], prior: float) -> None:
        self.moves = moves
        self.first: int = moves[0]
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None


@final
class Node:
    """Where a seat stands after what it has seen: its ideas if it is asked, and what others may do in its sight."""

    __slots__ = ("visits", "total", "edges", "known", "seen", "is_weighed")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: list[Edge] = []
        self.known: set[int] = set()  # the first answers of the edges
        self.seen: dict[int, Node] = {}  # by the answer of another seat
        self.is_weighed = False  # whether the edges have priors of their own
