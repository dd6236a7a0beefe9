"""A plan as its maker sees it: its steps, what is left, the palette, and a plan that no longer fits."""

from __future__ import annotations

from typing import Any, cast

from faubourg.core.rules import Frame
from faubourg.games.small_city.building.draft import Draft
from faubourg.games.small_city.building.outlook import palette
from faubourg.games.small_city.building.plan_steps import builds_left
from faubourg.games.small_city.building.planning import PLAN, REPLANNING, draft_of_plan, left_for, steps_told
from faubourg.games.small_city.moves import GROW
from faubourg.games.small_city.shapes import LostStep, Plan, PlanStep
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import BUILDS, BUILDS_WITH_GROWTH, COMMON


def plan_view(city: City, draft: Draft) -> Plan:
    seat = draft.seat
    frame = Frame(PLAN, seat, count=draft.mode, things=draft.plan)
    most = BUILDS_WITH_GROWTH if draft.has_grown else BUILDS
    is_open = city.frame_of(seat) is not None
    seen: Plan = {
        "answers": [city.game.notation(city, move) for move in draft.plan],
        "steps": plan_steps_view(city, draft),
        "money": city.boroughs[seat].money - draft.borough.money,
        "builds_left": max(0, most - draft.builds) if draft.mode == 0 else max(0, 1 - draft.builds),
        "can_grow": draft.mode == 0 and bool(builds_left(city, frame, [GROW])) and is_growing_left(city, draft),
        "palette": palette(city, frame) if is_open else [],
    }
    if city.frame.step is REPLANNING and city.frame.seat == seat and is_open:
        seen["lost"] = lost_steps(city, seat)
    return seen


def lost_steps(city: City, seat: int) -> list[LostStep]:
    """The plan that no longer fits, step by step: each takes its tile from what the earlier plans and steps left."""
    left = list(left_for(city, seat))
    numbers = city.box.numbers
    steps: list[LostStep] = []
    for step in plan_steps_view(city, draft_of_plan(city, seat)):
        kind = numbers.get(step.get("kind", ""), -1) if step["step"] in ("build", "enlarge", "warehouse") else -1
        fits = kind < 0 or city.box.source[kind] != COMMON or left[kind] > 0
        if kind >= 0 and fits:
            left[kind] -= 1
        steps.append({**step, "fits": fits})
    return steps


def is_growing_left(city: City, draft: Draft) -> bool:
    return draft.borough.size < city.track(draft.borough)[-1]


def plan_steps_view(city: City, draft: Draft) -> list[PlanStep]:
    """The steps of a plan, those that belong to a build as steps of their own, with what each is about."""
    steps: list[PlanStep] = []
    for kind, _, facts in steps_told(city, draft):
        step: dict[str, Any] = {"step": kind}
        for key, value in facts.items():
            is_number = key in city.game.number_facts
            step[key] = value if is_number or not isinstance(value, int) else city.game.notation(city, value)
        steps.append(cast(PlanStep, step))
    return steps
