"""Ideas that differ: who asks for three of them wants three, and not one in another order or a step to the left."""

from __future__ import annotations

import json
from collections.abc import Iterable

from faubourg.bots.chances import give
from faubourg.bots.reasons import whole_turn
from faubourg.bots.tree import Edge
from faubourg.core.spots import CELL
from faubourg.core.state import State


def different(world: State, me: int, ideas: Iterable[Edge], count: int) -> list[Edge]:
    """The first ideas that come to something else than all before them; others only if there are too few of these."""
    chosen: list[Edge] = []
    others: list[Edge] = []
    known: set[str] = set()
    for edge in ideas:
        answers = whole_turn(world, me, edge)
        marks = {result(world, me, answers), contents(world, me, answers)}
        (others if marks & known else chosen).append(edge)
        known |= marks
        if len(chosen) == count:
            break
    return (chosen + others)[:count]


def result(world: State, me: int, answers: tuple[int, ...]) -> str:
    """What a turn comes to: two tiles that are swapped are swapped, whichever is named first."""
    after = world.clone()
    give(after, me, answers)
    return json.dumps(after.describe(), sort_keys=True)


def contents(world: State, me: int, answers: tuple[int, ...]) -> str:
    """What a turn is made of, in any order and wherever it goes; if it begins with a place, that is the question.

    Where whole turns are compared, many go on from the same place; of these one is enough.
    """
    if answers[0] < CELL:
        return str(sorted([move for move in answers if move < CELL]))
    frame = world.frame_of(me)
    if frame is None or not world.game.whole_turns:
        return str(answers)
    return str(answers[: 2 if world.game.leads_on(world, frame, answers[0]) else 1])
