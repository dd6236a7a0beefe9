"""The end of a year of La Citta as a page of its own: what the people asked for, who left whom and why, who was fed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.drawing import Events, canvas
from faubourg.drawing.scene import Scene
from faubourg.games.la_citta.terminal.region import say
from faubourg.games.la_citta.terminal.tables import FEW, cities, seats

SPOKEN = {"reveal", "voice", "two_voices", "choose_service"}
MOVED = {"migrate", "no_room", "city_falls", "demolish", "food_lost", "surplus"}
FED = {"fed", "hunger", "starve", "penalty", "last_hunger", "eliminated"}


def report(scene: Scene, events: Events) -> list[Text]:
    """Nothing, unless the people have spoken since the last report and the year is over: before, one may be asked."""
    spoken = [place for place, event in enumerate(events) if event["kind"] == "reveal"]
    if not spoken or scene.view["phase"] != "action":
        return []
    events = events[spoken[-1] :]
    width = scene.width
    lines = [Text(say(scene, "report"), style="bold")]
    for title, kinds in (("report_voices", SPOKEN), ("report_moved", MOVED), ("report_fed", FED)):
        told = [event for event in events if event["kind"] in kinds]
        lines.append(Text(say(scene, title), style="bold"))
        for event in told:
            mine = event["seat"] == scene.view["seat"] or event["facts"].get("other") == scene.view["seat"]
            lines += canvas.wrapped(Text(f"  {event['text']}", style="bold" if mine else ""), width, 4)
        if not told:
            lines.append(Text(f"  {say(scene, 'report_nobody')}", style="dim"))
    lines += [Text(), *seats(scene, width), *cities(scene, width, own_only=True)]
    lines += [line for text in warnings(scene) for line in canvas.wrapped(Text(text, style="bold red"), width, 2)]
    return lines


def warnings(scene: Scene) -> list[str]:
    """What the next year will bring, as things stand."""
    view = scene.view
    if view["seat"] is None:
        return []
    seat = SEAT_LETTERS.index(view["seat"])
    said = []
    short = view["citizens"][seat] - view["food"][seat]
    if short > 0:
        said.append(say(scene, "warn_food", food=view["food"][seat], citizens=view["citizens"][seat]))
    own: list[Mapping[str, Any]] = [city for city in view["cities"] if city["owner"] == view["seat"]]
    for city in own:
        if city["in_castle"] <= FEW and city["staff"] > 1:
            said.append(say(scene, "warn_castle", name=city["name"], count=city["in_castle"]))
    return said
