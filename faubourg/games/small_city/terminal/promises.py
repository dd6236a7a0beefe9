"""What a player of Small City has in hand, in words: the plan so far, and the promises with their progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.core import texts
from faubourg.drawing import canvas
from faubourg.drawing.choices import mark
from faubourg.drawing.scene import Scene
from faubourg.games.small_city.terminal.borough_grid import say


def plan(scene: Scene, width: int) -> list[Text]:
    """The plan so far, while it is being made."""
    view = scene.view
    if "plan" not in view or view["question"] not in ("construction", "replanning"):
        return []
    steps = say(scene, "and").join(step_words(scene, step) for step in view["plan"]["steps"])
    cost = say(scene, "dollars", money=view["plan"]["money"])
    text = say(scene, "plan", cost=cost, steps=steps) if steps else say(scene, "plan_empty")
    return canvas.wrapped(Text(text), width, 2)


def promises(scene: Scene, width: int, in_short: bool = False) -> list[Text]:
    """The promises with their progress, and at the end of a game alone the rank."""
    view = scene.view
    lines: list[Text] = []
    for card in [
        *view.get("drawn_cards", []),
        *([view["promise"]] if "promise" in view else []),
        *view.get("special_promises", []),
    ]:
        lines += promise(scene, card, width, in_short)
    if "rank" in view:
        rank = texts.say("faubourg.games.small_city", scene.lang, f"rank-{view['rank'] or 'none'}")
        lines.append(Text(say(scene, "rank", rank=rank), style="bold"))
    return lines


def step_words(scene: Scene, step: Mapping[str, Any]) -> str:
    """A step of a plan, such as "Home 2 on E4 and E5 ($2)"."""
    facts: dict[str, object] = dict(step)
    for key in ("tile", "raw"):
        if key in step:
            facts[key] = scene.word(step[key])
    if "cell" in step:
        facts["cell"] = step["cell"].rpartition(":")[2]
    if step["step"] == "build" and not step["money"]:  # it is paid with what it lies beside in the plan, or free
        return str(facts["tile"])
    if "money" in step:
        facts["money"] = say(scene, "dollars", money=step["money"])
    return say(scene, f"step_{step['step']}", **facts)


def promise(scene: Scene, card: Mapping[str, Any], width: int, in_short: bool) -> list[Text]:
    """A promise as a sentence: what it brings or costs, and how far each condition has come."""
    numbers = scene.targets.get(f"card:{card['card']}")
    line = mark(numbers[0]) + " " if numbers else Text()
    values = {"kept": f"{card['if_kept']:+}", "broken": f"{card['if_broken']:+}"}
    state = say(scene, "kept" if card["points"] == card["if_kept"] else "not_kept")
    now = " / ".join(say(scene, "now", have=part["have"], value=part["value"]) for part in card["conditions"])
    text = scene.help(card["card"]) or ""
    if in_short:
        line.append(say(scene, "promise_short", card=scene.word(card["card"]), text=text, now=now, **values))
    else:
        line.append(say(scene, "promise", card=scene.word(card["card"]), state=state, text=text, now=now, **values))
    return canvas.wrapped(line, width, 2)
