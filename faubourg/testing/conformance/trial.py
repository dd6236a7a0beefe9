"""One random game under examination, and who looks at it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from faubourg.core.game import Game
from faubourg.core.spots import CELL
from faubourg.core.state import State


def viewers(state: State) -> Iterator[int | None]:
    yield None
    yield from range(state.players)


class Looks:
    """What everybody sees of a state. Kept from one step to the next, because views are what takes longest."""

    def __init__(self, state: State) -> None:
        self.known, self.drawn = bytes(state.known), state.drawn
        self.views = {viewer: state.view(viewer) for viewer in viewers(state)}

    @cached_property
    def words(self) -> dict[int | None, set[str]]:
        """The words of every view but those of its map, which never changes."""
        return {
            viewer: words_in({key: part for key, part in view.items() if key != "map"})
            for viewer, view in self.views.items()
        }


def words_in(data: object) -> set[str]:
    """Every word of every text in plain data."""
    texts: set[str] = set()
    pending = [data]
    for part in pending:
        if isinstance(part, str):
            texts.add(part)
        elif isinstance(part, Mapping):
            pending += part.keys()
            pending += part.values()
        elif isinstance(part, (list, tuple)):
            pending += part
    return set().union(*map(words_of, texts))


@lru_cache(maxsize=100_000)
def words_of(text: str) -> frozenset[str]:
    return frozenset({text, *re.split(r"[\s,;:()\[\]]+", text)})


@dataclass
class Trial:
    """One random game under examination."""

    game: Game
    players: int
    options: dict[str, Any]
    seed: int
    every: int  # how many steps between two thorough looks, at first; in a long game they become rarer
    rng: Random = field(init=False)
    step: int = 0
    next_look: int = 1
    looks: int = 0
    cells: list[int] = field(default_factory=list)  # cells seen as moves so far, to try elsewhere
    told: list[str] = field(default_factory=list)  # the log as it read when each thing happened
    seen: Looks | None = None  # of the state as it stands

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.game.name}/{self.players}/{sorted(self.options)}/{self.seed}")

    def fail(self, what: str) -> AssertionError:
        where = f"{self.game.name}, {self.players} players, options {self.options}, seed {self.seed}, step {self.step}"
        return AssertionError(f"{where}: {what}")

    def expect(self, condition: object, what: str) -> None:
        if not condition:
            raise self.fail(what)


def check_moves(trial: Trial, state: State) -> None:
    """Every seat that is to act has moves, each once; nobody else has any."""
    for seat in range(state.players):
        moves = state.moves(seat)
        trial.expect(bool(moves) == (seat in state.to_act), f"seat {seat} is stuck, or moves out of turn")
        trial.expect(len(moves) == len(set(moves)), f"seat {seat} has a move twice")
        trial.expect(all(type(move) is int for move in moves), "a move is not an int")
    for seat in state.to_act:
        trial.cells += [move for move in state.moves(seat) if move >= CELL][:5]
    del trial.cells[:-60]
