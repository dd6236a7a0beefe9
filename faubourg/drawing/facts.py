"""The view of a game without a drawing: its facts, one to a line."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from faubourg.drawing.scene import Picture, Scene


def draw(scene: Scene) -> Picture:
    lines: list[Text] = []
    for name, value in scene.view.items():
        add(lines, name, value, 0)
    return Picture(tuple(lines))


def add(lines: list[Text], name: str, value: Any, depth: int) -> None:
    heading = Text("  " * depth + name.replace("_", " ") + ": ", style="bold")
    if isinstance(value, dict) and value:
        lines.append(heading)
        for key, inner in value.items():
            add(lines, str(key), inner, depth + 1)
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        lines.append(heading)
        for inner in value:
            lines.append(Text("  " * (depth + 1) + "- " + in_short(inner)))
    else:
        lines.append(heading + Text(in_short(value)))


def in_short(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{str(key).replace('_', ' ')} {in_short(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(in_short(inner) for inner in value) or "-"
    return "-" if value is None else str(value)
