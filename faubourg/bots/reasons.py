"""Why an idea is good, in one line: points and the means to more, what it takes from others, what they may answer.

Where games are played on, also what it brings turns later that another idea does not.
"""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import attrgetter
from random import Random
from typing import Any, Final

from faubourg.bots.rehearsal import idea_in_haste
from faubourg.bots.search import ENOUGH, Search
from faubourg.bots.tree import Edge, Node
from faubourg.core import texts
from faubourg.core.engine import crosses_boundary
from faubourg.core.rules import Frame
from faubourg.core.spots import CELL, SEAT_LETTERS
from faubourg.core.state import State

WORLDS: Final = 6  # in which an idea is followed to the end of the turn
LONGEST: Final = 24  # answers of a turn
HASTY: Final = 3  # questions answered in haste where no tree tells more: what to pay with, what to build besides
SURE: Final = 0.4  # the part of all tries in which the same answer makes it an expected one
MOST_TERMS: Final = 3
MOST_MEANS: Final = 2  # one less beside points
MOST_LATER: Final = 2

PACKAGE: Final = "faubourg.bots"


def reasons(search: Search, edge: Edge, other: Edge | None = None) -> dict[str, Any]:
    """Plain data: points by seat and kind once the turn is over, means to more of them, and the expected reply.

    And where games are played on, the points by kind that it brings later and the other idea does not.
    """
    me = search.me
    worlds = search.worlds[:WORLDS]
    points: Counter[tuple[int, str]] = Counter()
    means: dict[str, float] = {}
    outlook = 0.0
    for world in worlds:
        after = world.clone()
        follow(after, me, edge)
        game = world.game
        judgement = game.judgement
        outlook += (judgement(after, me) - judgement(world, me)) / len(worlds)
        points.update(score_lines(after, me))
        points.subtract(score_lines(world, me))
        if not after.is_over:
            before = game.means(world, me)
            for kind, amount in game.means(after, me).items():
                means[kind] = means.get(kind, 0.0) + (amount - before[kind]) / len(worlds)
    found = [(seat, kind, round(total / len(worlds))) for (seat, kind), total in points.items()]
    found.sort(key=lambda term: (term[0] != me, -abs(term[2])))
    gains = any(seat == me and count > 0 for seat, _, count in found)
    # What a rival gains meanwhile is no reason, nor what the idea costs if it brings nothing.
    terms = [[*term] for term in found if term[2] and (gains if term[0] == me else term[2] < 0)][:MOST_TERMS]
    more = [[kind, round(amount)] for kind, amount in means.items() if round(amount) > 0]
    return {
        "terms": terms,
        "means": more,
        "outlook": round(outlook, 1),
        "reply": expected_reply(search, edge),
        "later": advantage(search, edge, other) if other else [],
    }


def advantage(search: Search, edge: Edge, other: Edge) -> list[list[Any]]:
    """The points of the kinds that tell most why an idea is better than another or worse; none if they do not."""
    more = search.difference(edge, other)
    more.sort(key=lambda term: -abs(term[1]))
    better = search.chance(edge) - search.chance(other)
    if not more or better * more[0][1] <= 0 or better * sum([points for _, points in more]) <= 0:
        return []
    return [[kind, round(points)] for kind, points in more if round(points)][:MOST_LATER]


def follow(world: State, me: int, edge: Edge) -> None:
    """Play the idea and the best known answers after it, as long as it is the seat's turn or a stage is open.

    Where nothing is known, some answers in haste, until there are points for it.
    """
    points = score_lines(world, me)
    hasty = 0
    node: Node | None = None
    answers = list(edge.moves)
    for _ in range(LONGEST):
        if me in world.to_act:
            offered = world.moves(me)
            if not answers:
                node = edge.child if node is None else node
                best = most_tried(node, offered)
                if best is not None:
                    answers, node = list(best.moves), best.child
                elif hasty < HASTY and score_lines(world, me) == points:
                    answers = list(world.game.quick_idea(world, me))
                    hasty += 1
            if not answers:
                return
            move = answers.pop(0)
            if move not in offered:
                return
            before = world.clone()
            world.push(move, me)
            if crosses_boundary(before, world, me) and not before.asked:
                return
        elif world.asked:
            other = world.to_act[0]
            world.push(world.moves(other)[0], other)
        else:
            return


def whole_turn(world: State, me: int, edge: Edge) -> tuple[int, ...]:
    """An idea, and the answers that were tried most after it, until something becomes known or the turn is over.

    Where to build is asked after what to build: who gives advice says both.
    """
    now = world.clone()
    answers: list[int] = []
    settled = 0  # how many of them say something by themselves
    question = now.frame_of(me)
    assert question is not None, "a seat that is to act is asked something"
    best: Edge | None = edge
    is_over = False
    while best is not None:
        for move in best.moves:
            frame = now.frame_of(me)
            if frame is None or (answers and move not in now.moves(me)):
                return tuple(answers[:settled])
            before = now.clone()
            now.push(move, me)
            answers.append(move)
            if best is edge or not now.game.leads_on(before, frame, move):
                settled = len(answers)
            is_over = is_over or ends_turn(before, now, me, question)
        if is_over:
            break
        best = most_tried(best.child, now.moves(me))
        if best is None and len(edge.moves) == 1 and len(answers) < LONGEST:
            best = in_haste(now, me)
        elif best is not None and best.visits < ENOUGH:
            break
    return tuple(answers[:settled])


def ends_turn(before: State, now: State, me: int, question: Frame) -> bool:
    """Whether an answer is the last that can be foreseen: something became known by it, or the next turn begins.

    `question` is what was asked at first.
    """
    following = now.frame_of(me)
    if following is None or crosses_boundary(before, now, me) or now.game.is_new_phase(before, now):
        return True
    return following.step is question.step and now.game.answers_left(now, following)[1] == 1


def in_haste(world: State, me: int) -> Edge | None:
    """What somebody in haste does, where games are played on with that and there is no tree."""
    return Edge(idea_in_haste(world, me, Random(0)), 0.0) if world.game.rehearses else None


def most_tried(node: Node | None, offered: list[int]) -> Edge | None:
    edges = [edge for edge in node.edges if edge.first in offered and edge.visits] if node else []
    return max(edges, key=attrgetter("visits"), default=None)


def score_lines(state: State, me: int) -> Counter[tuple[int, str]]:
    points: Counter[tuple[int, str]] = Counter()
    for line in state.outcome().seen_by(me).lines:
        points[line.seat, line.kind] += line.points
    return points


def expected_reply(search: Search, edge: Edge) -> list[Any] | None:
    """Seat and move of what another seat does after the turn in most worlds, if there is such a thing."""
    world = search.worlds[0].clone()
    seats = [*search.roots]
    for move in whole_turn(world, search.me, edge):
        if len(world.asked) > 1:
            return None
        world.push(move, search.me)
        seats = [node.seen.get(move) or Node() for node in seats]
    if len(world.to_act) != 1 or world.to_act[0] == search.me:
        return None
    other = world.to_act[0]
    best = most_tried(seats[other], world.moves(other))
    if best is None or best.visits < SURE * edge.visits or best.first >= CELL:  # a place says little without a reason
        return None
    return [other, best.first]


# --- in words ------------------------------------------------------------------------------------------------------


def why(state: State, data: dict[str, Any], me: int, lang: str, other: str = "") -> str:
    """The reasons as one line; `other` is what the idea is compared with."""
    game, names = state.game, state.names

    def say(id: str, **facts: object) -> str:
        return texts.say(PACKAGE, lang, id, facts)

    def name(seat: int) -> str:
        return names[seat] if seat < len(names) else SEAT_LETTERS[seat]

    def counted(id: str, kind: str, count: int) -> str:
        what = game.say(lang, id, {"count": abs(count)}) if texts.has(game.package, lang, id) else kind
        return say("why-own", points=f"{count:+d}".replace("-", "−"), what=what)

    def gain(kind: str, points: int) -> str:
        return counted(f"term-{kind}", kind, points)

    own = [gain(kind, points) for seat, kind, points in data["terms"] if seat == me]
    means = data.get("means", ())[: MOST_MEANS - 1 if own else MOST_MEANS]
    own += [counted(f"means-{kind}", kind, count) for kind, count in means]
    later = [gain(kind, points) for kind, points in data.get("later", ())]
    if not own and not later:
        own = [say("why-outlook" if data["outlook"] > 0 else "why-patience")]
    parts = own + [
        say("why-other", seat=name(seat), gain=gain(kind, points)) for seat, kind, points in data["terms"] if seat != me
    ]
    if later:
        gained = reduce(lambda first, then: say("why-both", first=first, then=then), later)
        parts.append(say("why-later", gain=gained, other=other))
    if data["reply"] is not None:
        seat, move = data["reply"]
        parts.append(say("why-reply", seat=name(seat), move=game.word(state, move, lang)))
    line = reduce(lambda first, then: say("why-and", first=first, then=then), parts)
    return line[0].upper() + line[1:]
