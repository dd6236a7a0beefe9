"""Lines of play: the answers of one turn that belong together, followed as far as one can see."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from random import Random
from typing import Any, Final, final

from faubourg.core.engine import crosses_boundary
from faubourg.core.spots import SEAT
from faubourg.core.state import State

Judge = Callable[[Any, int], float]  # how good a state looks to a seat

LINES_OF_AN_IDEA: Final = (
    3  # of the lines followed at once, how many may begin with the same idea: none crowds out all others
)
MOST_TURNS: Final = 48  # that are compared as a whole
BEGINNINGS: Final = 5  # of the lines followed for that, one of so many may begin alike
LONGEST_LINE: Final = 24  # answers in one turn; a longer one is judged as it stands then


@final
class Line:
    """Some answers of one turn, each with the moves it was chosen from; the state they lead to; its worth."""

    __slots__ = ("answers", "state", "worth", "is_complete", "first_idea")

    def __init__(
        self,
        answers: tuple[tuple[list[int], int], ...],
        state: State,
        worth: float,
        is_complete: bool,
        first_idea: tuple[int, ...] = (),
    ) -> None:
        self.answers = answers
        self.state = state
        self.worth = worth
        self.is_complete = is_complete
        self.first_idea = first_idea


def promising_lines(now: State, me: int, rng: Random, judge: Judge, has_time: bool = False) -> list[Line]:
    """The most promising lines to the end of a seat's turn; those cut short only if there is no other.

    Who has time begins with more ideas. Where whole turns are compared, more lines are followed, and each is an idea.
    """
    is_whole = has_time and now.game.whole_turns > 0
    breadth, alike = now.game.breadth, LINES_OF_AN_IDEA
    if is_whole:
        breadth, alike = now.game.whole_turns, now.game.whole_turns // BEGINNINGS
    ideas = now.game.more_ideas(now, me) if has_time else now.game.ideas(now, me)
    lines = continuations(Line((), now, 0.0, False), me, rng, ideas, judge)
    complete = [line for line in lines if line.is_complete]
    for _ in range(LONGEST_LINE):
        lines = most_promising([line for line in lines if not line.is_complete], breadth, alike)
        if not lines:
            break
        longer = []
        for line in lines:
            longer += continuations(line, me, rng, line.state.game.ideas(line.state, me), judge)
        complete += [line for line in longer if line.is_complete]
        lines = longer
    lines = complete or lines
    return whole_turns(lines) if is_whole else lines


def whole_turns(lines: list[Line]) -> list[Line]:
    """The best turns, each as one idea, but of each beginning at least one; the same answers in another order are one.

    Whoever asks for ideas wants some that differ.
    """
    found: list[Line] = []
    known: set[tuple[tuple[int, ...], float]] = set()
    begun: set[tuple[int, ...]] = set()
    for line in sorted(lines, key=attrgetter("worth"), reverse=True):
        answers = tuple([move for _, move in line.answers])
        same = (tuple(sorted(answers)), line.worth)
        if same not in known and (len(found) < MOST_TURNS or line.first_idea not in begun):
            known.add(same)
            begun.add(line.first_idea)
            line.first_idea = answers
            found.append(line)
    return found


def continuations(line: Line, me: int, rng: Random, ideas: list[tuple[int, ...]], judge: Judge) -> list[Line]:
    """The line with each idea for the question it leads to, in random order so that no spot is preferred."""
    now = line.state
    moves = now.moves(me)
    if not ideas:
        ideas = [(move,) for move in without_copies(now, moves)]
    rng.shuffle(ideas)
    longer = []
    for idea in ideas:
        after = now.clone()
        answers = line.answers
        is_complete = False
        for number, move in enumerate(idea):
            before = after.clone() if number else now
            offered = after.moves(me) if number else moves
            if move not in offered:  # the idea foresaw a question that is not asked
                break
            answers = (*answers, (offered, move))
            after.push(move, me)
            is_complete = (
                me not in after.to_act or crosses_boundary(before, after, me) or now.game.is_new_phase(before, after)
            )
            if is_complete:
                break
        longer.append(Line(answers, after, judge(after, me), is_complete, line.first_idea or idea))
    return longer


def without_copies(state: State, moves: list[int]) -> list[int]:
    """One move for each kind of thing: `bank#2` would do the same as `bank#6`."""
    notation = state.game.notation
    kinds: dict[object, int] = {}
    for move in moves:
        kinds.setdefault(notation(state, move).partition("#")[0] if move < SEAT else move, move)
    return list(kinds.values())


def most_promising(lines: list[Line], breadth: int, alike: int) -> list[Line]:
    """The best lines so far, not too many of them with the same first idea."""
    kept: list[Line] = []
    begun: dict[tuple[int, ...], int] = {}
    for line in sorted(lines, key=attrgetter("worth"), reverse=True):
        if begun.get(line.first_idea, 0) < alike:
            begun[line.first_idea] = begun.get(line.first_idea, 0) + 1
            kept.append(line)
            if len(kept) == breadth:
                break
    return kept
