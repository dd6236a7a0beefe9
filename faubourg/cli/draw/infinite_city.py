"""Infinite City on a terminal: the city, who has what, and the tiles in one's hand."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from faubourg.cli.draw import canvas
from faubourg.cli.draw.city_grid import (
    ASCII_HATCHED,
    ASCII_PROTECTED,
    ASCII_SILVER,
    HATCHED,
    PROTECTED,
    QUIET,
    SILVER,
    TARGET,
    Grid,
    draw_grid,
    number_label,
)
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.draw.seats import badge, chip, name_and_role

GAP = 3
LOWEST_BOARD = 13  # lines: four rows of small cells
SIDES = ("north", "east", "south", "west")


def draw(scene: Scene) -> Picture:
    below = [*legend(scene), *hands(scene)]
    panel = [*seats(scene), *facts(scene)]
    height = max(LOWEST_BOARD, scene.height - len(below))
    panel_width = max(line.cell_len for line in panel)
    grid = draw_grid(scene, scene.width - panel_width - GAP, height)
    if grid.beyond & {"east", "west"}:  # too narrow: the seats go above, and the board has all columns
        strip = [*seat_strip(scene), Text("  ").join(facts(scene))]
        grid = draw_grid(scene, scene.width, max(LOWEST_BOARD, height - len(strip)))
        lines = [*strip, *grid.lines]
    else:
        lines = canvas.beside(grid.lines, panel, grid.width, GAP)
    in_hand = frozenset(
        number
        for spot, numbers in scene.targets.items()
        if spot.startswith(("hand:", "shown:", "seat:"))
        for number in numbers
    )
    return Picture((*lines, *more(scene, grid), *below), grid.drawn | in_hand)


# --- who has what --------------------------------------------------------------------------------------------------


def seats(scene: Scene) -> list[Text]:
    """A table: whose turn it is, who sits where, with how many tokens, tiles and points."""
    view, say = scene.view, scene.say
    rows = [[("", ""), ("", ""), *[(say("city", column), QUIET) for column in ("tokens", "tiles", "points")]]]
    for seat in range(view["players"]):
        is_active = seat == view["active"] and not view["ended_by"]
        rows.append(
            [
                (pointer(scene) if is_active else " ", "bold"),
                (f"{badge(seat, scene.ascii_only)} {name_and_role(scene, seat)}", "bold" if is_active else ""),
                (str(view["supply"][seat]), ""),
                (str(view["hand_sizes"][seat]), ""),
                (str(view["scores"][seat]), "bold"),
            ]
        )
    lines = canvas.table(rows, to_right=frozenset({2, 3, 4}))
    for seat, line in enumerate(lines[1:]):
        line.stylize(chip(seat), 2, 2 + len(badge(seat, scene.ascii_only)))
        line.append_text(target(scene, f"seat:{seat}"))
    return lines


def seat_strip(scene: Scene) -> list[Text]:
    """The same as running text: name tokens/tiles/points."""
    view = scene.view
    strip = Text(f"{scene.say('city', 'strip')} ", style=QUIET)
    for seat in range(view["players"]):
        is_active = seat == view["active"] and not view["ended_by"]
        strip.append(f"{pointer(scene)} " if is_active else "", style="bold")
        strip.append(badge(seat, scene.ascii_only), style=chip(seat))
        have = f"{view['supply'][seat]}/{view['hand_sizes'][seat]}/{view['scores'][seat]}"
        strip.append(f" {scene.names[seat]} {have}", style="bold" if is_active else "not dim")
        strip.append_text(target(scene, f"seat:{seat}"))
        strip.append("  ")
    return wrap(strip, scene.width)


def facts(scene: Scene) -> list[Text]:
    """The deck, the Power Stations, and whether the end is near."""
    view, say = scene.view, scene.say
    said = [
        say("city", "deck", count=view["deck"]),
        say("city", "power", count=view["power_stations"], most=scene.figures.get("power_stations", "?")),
    ]
    if view["last_turns"] is not None:
        waiting = [scene.names[seat] for seat in view["last_turns"]]
        said.append(say("city", "final_round", names=say.join(waiting)) if waiting else say("city", "last_turn"))
    elif view["trigger"] is not None:
        said.append(say("city", "triggered", name=scene.names[view["trigger"]]))
    return [Text(text) for text in said]


def pointer(scene: Scene) -> str:
    return ">" if scene.ascii_only else "▶"


def target(scene: Scene, spot: str) -> Text:
    numbers = scene.targets.get(spot)
    return Text(" ") + Text(number_label(numbers), style=TARGET) if numbers else Text()


# --- the tiles one sees --------------------------------------------------------------------------------------------


def hands(scene: Scene) -> list[Text]:
    view, say = scene.view, scene.say
    lines: list[Text] = []
    if "picked" in view:
        lines += shelf(scene, say("city", "picked"), [view["picked"]], "picked")
    if "looking_at" in view:
        owner = "ABCDEF".find(view.get("hand_of", "")) if view.get("hand_of") else -1
        title = say("city", "hand_of", name=scene.names[owner]) if owner >= 0 else say("city", "looking_at")
        lines += shelf(scene, title, view["looking_at"], "shown")
    if view.get("hand"):
        lines += shelf(scene, say("city", "hand"), view["hand"], "hand")
    for seat, hand in enumerate(view.get("hands", [])):
        words = ", ".join(scene.word(tile) for tile in hand) or "-"
        lines += wrap(Text(f"{say('city', 'hand_of', name=scene.names[seat])} {words}"), scene.width)
    return lines


def shelf(scene: Scene, title: str, tiles: list[str], zone: str) -> list[Text]:
    """Some tiles: one to a line with what they do if there is room, else side by side."""
    labels = shelf_labels(scene, tiles, zone)
    if scene.height - len(tiles) - 2 < LOWEST_BOARD:
        line = Text(title, style="bold")
        for label, tile in zip(labels, tiles, strict=True):
            line.append_text(Text("  ") + label + Text((" " if label else "") + scene.word(tile)))
        return wrap(line, scene.width)
    lines = [Text(title, style="bold")]
    widest = max(len(scene.word(tile)) for tile in tiles)
    widest_label = max(len(label) for label in labels)
    for label, tile in zip(labels, tiles, strict=True):
        line = Text("  ", no_wrap=True, overflow="ellipsis") + label
        line.append(" " * (widest_label - len(label) + bool(widest_label)))
        line.append(f"{scene.word(tile):<{widest}}  ", style="bold")
        line.append(values(scene, tile))
        line.append(scene.help(tile) or "", style=QUIET)
        line.truncate(scene.width, overflow="ellipsis")
        lines.append(line)
    return lines


def shelf_labels(scene: Scene, tiles: list[str], zone: str) -> list[Text]:
    """The number to choose each tile by, if it may be chosen."""
    labels = []
    for place in range(len(tiles)):
        numbers = scene.targets.get(f"{zone}:{place}")
        labels.append(Text(number_label(numbers), style=TARGET) if numbers else Text())
    return labels


def values(scene: Scene, tile: str) -> str:
    """Bonus points and border of a tile in the hand."""
    kind: dict[str, Any] = scene.view.get("kinds", {}).get(tile.partition("#")[0], {})
    said = []
    if kind.get("silver"):
        said.append(scene.say("city", "silver"))
    if kind.get("bonus"):
        said.append(f"+{kind['bonus']}")
    return f"({', '.join(said)}) " if said else ""


# --- around the board ----------------------------------------------------------------------------------------------


def legend(scene: Scene) -> list[Text]:
    signs = (
        (ASCII_SILVER if scene.ascii_only else SILVER)[:3] + " " + scene.say("city", "silver"),
        "+1 " + scene.say("city", "bonus"),
        (ASCII_PROTECTED if scene.ascii_only else PROTECTED) + " " + scene.say("city", "protected"),
        (ASCII_HATCHED if scene.ascii_only else HATCHED) * 2 + " " + scene.say("city", "face_down"),
    )
    return [Text("   ".join(signs), style=QUIET, no_wrap=True)]


def more(scene: Scene, grid: Grid) -> list[Text]:
    """A note on the sides where the board goes on unseen."""
    hidden = [scene.say("city", side) for side in SIDES if side in grid.beyond]
    return [Text(scene.say("city", "more", sides=scene.say.join(hidden)), style="italic")] if hidden else []


def wrap(line: Text, width: int) -> list[Text]:
    from rich.console import Console

    return list(line.wrap(Console(width=width, file=None), width))
