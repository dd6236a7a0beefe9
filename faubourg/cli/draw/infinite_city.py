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
    in_hand = frozenset(
        number
        for spot, numbers in scene.targets.items()
        if spot.startswith(("hand:", "shown:", "seat:"))
        for number in numbers
    )
    grid, lines = best_layout(scene)
    return Picture(tuple(lines), grid.drawn | in_hand)


def best_layout(scene: Scene) -> tuple[Grid, list[Text]]:
    """The first layout that shows the whole board; if none does, the one that shows most of it."""
    tried = []
    for is_roomy in (True, False):
        for is_wide in (True, False):
            grid, lines = layout(scene, is_wide, is_roomy)
            if not grid.beyond:
                return grid, lines
            tried.append((grid, lines))
    return max(tried, key=lambda found: (found[0].shown, -len(found[1])))


def layout(scene: Scene, is_wide: bool, is_roomy: bool) -> tuple[Grid, list[Text]]:
    """The board with the seats beside it (wide) or above it, and with long or short lines about the hand."""
    below = [*(legend(scene) if is_roomy else []), *hands(scene, is_roomy)]
    height = scene.height - len(below)
    if is_wide:
        panel = [*seats(scene), *facts(scene)]
        room = scene.width - max(line.cell_len for line in panel) - GAP
        grid = draw_grid(scene, room, max(LOWEST_BOARD, height))
        lines = canvas.beside(grid.lines, panel, grid.width, GAP)
    else:
        strip = [*seat_strip(scene), *canvas.flow(facts(scene), scene.width)]
        grid = draw_grid(scene, scene.width, max(LOWEST_BOARD, height - len(strip)))
        lines = [*strip, *grid.lines]
    return grid, [*lines, *more(scene, grid), *below]


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
    entries = [Text(scene.say("city", "strip"), style=QUIET)]
    for seat in range(view["players"]):
        is_active = seat == view["active"] and not view["ended_by"]
        entry = Text(f"{pointer(scene)} " if is_active else "", style="bold" if is_active else "")
        entry.append(badge(seat, scene.ascii_only), style=chip(seat))
        name = name_and_role(scene, seat) if seat == view["seat"] else scene.names[seat]
        entry.append(f" {name} {view['supply'][seat]}/{view['hand_sizes'][seat]}/{view['scores'][seat]}")
        entries.append(entry + target(scene, f"seat:{seat}"))
    return canvas.flow(entries, scene.width)


def facts(scene: Scene) -> list[Text]:
    """The deck, the Power Stations, and whether the end is near."""
    view, say = scene.view, scene.say
    said = [
        say("city", "deck", count=view["deck"]),
        say("city", "power", count=view["power_stations"], most=scene.figures.get("power_stations", "?")),
    ]
    if view["ended_by"]:
        return [Text(text) for text in said]
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


def hands(scene: Scene, is_roomy: bool) -> list[Text]:
    view, say = scene.view, scene.say
    lines: list[Text] = []
    if "picked" in view:
        line = Text(f"{say('city', 'picked')} {scene.word(view['picked'])}  ", style="bold", no_wrap=True)
        lines.append(describe(scene, view["picked"], line))
    if "looking_at" in view:
        owner = "ABCDEF".find(view.get("hand_of", "")) if view.get("hand_of") else -1
        title = say("city", "hand_of", name=scene.names[owner]) if owner >= 0 else say("city", "looking_at")
        lines += shelf(scene, title, view["looking_at"], "shown", is_roomy)
    if view.get("hand") and "hands" not in view:  # at the end all hands are shown
        lines += shelf(scene, say("city", "hand"), view["hand"], "hand", is_roomy)
    for seat, hand in enumerate(view.get("hands", [])):
        tiles = [Text(scene.word(tile)) for tile in hand] or [Text("-")]
        lines += canvas.flow([Text(say("city", "hand_of", name=scene.names[seat]), style="bold"), *tiles], scene.width)
    return lines


def shelf(scene: Scene, title: str, tiles: list[str], zone: str, is_roomy: bool) -> list[Text]:
    """Some tiles: one to a line with what they do if one is to be chosen and there is room, else side by side."""
    labels = shelf_labels(scene, tiles, zone)
    if not is_roomy or not any(labels):
        entries = [
            label + Text((" " if label else "") + scene.word(tile)) for label, tile in zip(labels, tiles, strict=True)
        ]
        return canvas.flow([Text(title, style="bold"), *entries], scene.width)
    lines = [Text(title, style="bold")]
    widest = max(len(scene.word(tile)) for tile in tiles)
    widest_label = max(len(label) for label in labels)
    for label, tile in zip(labels, tiles, strict=True):
        line = Text("  ", no_wrap=True, overflow="ellipsis") + label
        line.append(" " * (widest_label - len(label) + bool(widest_label)))
        line.append(f"{scene.word(tile):<{widest}}  ", style="bold")
        lines.append(describe(scene, tile, line))
    return lines


def describe(scene: Scene, tile: str, line: Text) -> Text:
    """The line with what a tile is worth and does, as far as it fits."""
    whole = Text(no_wrap=True).append_text(line)
    whole.append(values(scene, tile))
    whole.append(scene.help(tile) or "", style=QUIET)
    whole.truncate(scene.width, overflow="ellipsis")
    return whole


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
    """A note on the sides where the board goes on unseen, and for a player who is asked, how to see it."""
    hidden = [scene.say("city", side) for side in SIDES if side in grid.beyond]
    key = "more" if scene.targets else "more_unseen"
    return [Text(scene.say("city", key, sides=scene.say.join(hidden)), style="italic")] if hidden else []
