"""Sealed plans in a position: each must be one that could have been made."""

from __future__ import annotations

from faubourg.core.position import (
    Reader,
)
from faubourg.core.rules import Frame
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city.building.draft import enlarged_tile
from faubourg.games.small_city.building.legality import draft_of
from faubourg.games.small_city.building.planning import PLAN
from faubourg.games.small_city.moves import (
    BUILD,
    DEMOLISH,
    ENLARGE,
    FINISH,
    KIND,
    PLACE,
    is_spot,
    spot,
)
from faubourg.games.small_city.setting_up.words import impossible
from faubourg.games.small_city.state import City


def fill_plans(city: City, reader: Reader) -> None:
    """Sealed plans of a phase in which somebody plans again: each must be one that could be made."""
    plans = reader.get("plans", [])
    if len(plans) > city.players:
        raise impossible("entries", place="plans", count=len(plans), players=city.players)
    if any(plan is not None for plan in plans) and city.phase != 2:
        raise impossible("plans_phase", phase=city.phase)
    found: list[tuple[int, ...] | None] = []
    for seat in range(city.players):
        plan = plans[seat] if seat < len(plans) else None
        found.append(None if plan is None else plan_from(city, seat, plan))
    city.plans = tuple(found)
    city.drafts = [None] * city.players


def plan_from(city: City, seat: int, plan: list[str]) -> tuple[int, ...]:
    if not city.is_in(seat):
        raise impossible("plans_out", seat=SEAT_LETTERS[seat])
    frame = Frame(PLAN, seat)
    for text in plan:
        frame = planned_further(city, frame, text)
    if frame.step is not PLAN:
        raise impossible("plan_short", seat=SEAT_LETTERS[seat], step=frame.step.name)
    return frame.things


def planned_further(city: City, frame: Frame, text: str) -> Frame:
    """One more move of a plan: the first way to say it that the questions of a plan allow."""
    asked = [frame]
    if frame.step is PLAN:
        move = city.game.parse(city, frame, text)
        if move is not None and move >= PLACE:
            kind = KIND + city.box.kind_of[move - PLACE]
            old = enlarged_tile(city, draft_of(city, frame).borough, move - PLACE)
            if old >= 0:
                anchor = spot(frame.seat, city.box.anchor[old])
                steps = [ENLARGE, anchor]
            else:
                steps = [BUILD, kind]
        else:
            steps = [DEMOLISH] if move is not None and is_spot(move) else []
        for step in steps:
            if step not in asked[-1].step.options(city, asked[-1]):
                raise impossible("plan", seat=SEAT_LETTERS[frame.seat], part=text)
            following = asked[-1].step.answer(city, asked[-1], step)
            assert following is not None
            asked.append(following)
    last = asked[-1]
    move = city.game.parse(city, last, text)
    if move is None or move not in last.step.options(city, last) or move == FINISH:
        raise impossible("plan", seat=SEAT_LETTERS[frame.seat], part=text)
    following = last.step.answer(city, last, move)
    assert following is not None
    return following
