"""What a player of Small City has in hand, in words: the plan so far, and the promises with their progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.cli.draw.borough_grid import say
from faubourg.cli.draw.scene import Scene


def own_cards(scene: Scene) -> list[Text]:
    """The plan so far, and the promises with their progress."""
    view = scene.view
    lines: list[Text] = []
    if "plan_steps" in view and view["question"] in ("construction", "replanning"):
        steps = say(scene, "and").join(step_words(scene, step) for step in view["plan_steps"])
        cost = say(scene, "dollars", money=view["plan_cost"])
        text = say(scene, "plan", cost=cost, steps=steps) if steps else say(scene, "plan_empty")
        lines += wrapped(Text(text), scene.width)
    for card in [
        *view.get("drawn", []),
        *([view["promise"]] if "promise" in view else []),
        *view.get("special_promises", []),
    ]:
        lines += promise(scene, card)
    if "rank_name" in view:
        lines.append(Text(say(scene, "rank", rank=view["rank_name"][scene.lang]), style="bold"))
    return lines


def step_words(scene: Scene, step: Mapping[str, Any]) -> str:
    """A step of a plan, such as "Home 2 4,3 4,4 ($2)"."""
    facts: dict[str, object] = dict(step)
    for key in ("tile", "raw"):
        if key in step:
            facts[key] = scene.word(step[key])
    if "cell" in step:
        facts["cell"] = step["cell"][1:]
    if "count" in step and step["step"] != "grow":
        facts["count"] = say(scene, "dollars", money=step["count"])
    return say(scene, f"step_{step['step']}", **facts)


def promise(scene: Scene, card: Mapping[str, Any]) -> list[Text]:
    """A promise: what it brings or costs, and how far each condition has come."""
    joint = say(scene, "or" if card["any"] else "and")
    conditions = joint.join(condition(scene, part) for part in card["conditions"])
    numbers = scene.targets.get(f"card:{card['card']}")
    line = Text(f"[{numbers[0]}] ", style="bold") if numbers else Text()
    values = {"kept": f"{card['if_kept']:+}", "broken": f"{card['if_broken']:+}"}
    state = say(scene, "kept" if card["points"] == card["if_kept"] else "not_kept")
    line.append(say(scene, "promise", card=scene.word(card["card"]), state=state, conditions=conditions, **values))
    return wrapped(line, scene.width)


def condition(scene: Scene, part: Mapping[str, Any]) -> str:
    """Such as "shops from level 3: 0 of 1"."""
    what = ", ".join(scene.word(kind) for kind in part["kinds"])
    if part["category"]:
        what = say(scene, part["category"])
    if part["from_level"]:
        what = say(scene, "from_level", what=what, level=part["from_level"])
    if part["without"]:
        what = say(scene, "without", what=what, others=", ".join(scene.word(kind) for kind in part["without"]))
    name = say(scene, f"metric_{part['metric']}", what=what or say(scene, "all_tiles"))
    op = {">=": "≥", "<=": "≤", "==": "="}[part["op"]] if not scene.ascii_only else part["op"]
    return say(scene, "condition", metric=name, op=op, value=part["value"], have=part["have"])


def wrapped(line: Text, width: int) -> list[Text]:
    from rich.console import Console

    return list(line.wrap(Console(width=width, file=None), width))
