"""Infinite City on a terminal: the city, who has what, and the tiles in one's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS, seat_letter
from faubourg.drawing import Drawing, canvas
from faubourg.drawing.layout import fitted
from faubourg.drawing.scene import Picture, Scene
from faubourg.drawing.seats import badge, chip, name_and_role
from faubourg.games.infinite_city.terminal.city_grid import (
    ASCII_HATCHED,
    ASCII_NEW,
    ASCII_PROTECTED,
    ASCII_SILVER,
    HATCHED,
    NEW,
    PROTECTED,
    QUIET,
    SILVER,
    SIZES,
    TARGET,
    TINY,
    Grid,
    draw_grid,
    number_label,
    say,
    size_of,
)

GAP = 3
LINES_OF_HAND = 7  # kept free for the tiles one holds, so that the board does not jump between two questions
FEWEST_LINES = 3
SILVER_NAME = "ABC"
SIDES = ("north", "east", "south", "west")


def draw_city(scene: Scene) -> Picture:
    in_hand = scene.numbers_at("hand:", "shown:")
    players = scene.numbers_at("seat:") if asks_for_a_player(scene) else frozenset[int]()
    grid, head, board = city(scene)
    room = scene.room - len(head) - len(board)
    longest = tiles_told(scene) if scene.most else 0  # where lines are left over, as many whole texts as possible
    at_length = [hands(scene, "full", whole) for whole in range(longest, -1, -1)]
    below = fitted(
        {
            "more": [more(scene, grid)],
            "hands": [*at_length, hands(scene, "columns"), hands(scene, "row")],
            "legend": [legend(scene, grid), []],
        },
        ("hands",) * (len(at_length) - 1) + ("legend", "hands", "hands"),
        room,
    )
    lines = [*head, *board, *[line for part in below.values() for line in part]]
    told = in_hand if below["hands"] and not is_row(scene, below["hands"]) else frozenset[int]()
    return Picture(tuple(lines), grid.drawn | in_hand | players, told, named=in_hand)


def is_row(scene: Scene, lines: Sequence[Text]) -> bool:
    return list(lines) == hands(scene, "row") and len(lines) < len(hands(scene, "full"))


def asks_for_a_player(scene: Scene) -> bool:
    """Elsewhere a seat is part of a choice, such as a token on a cell, which the list says better."""
    return scene.view.get("question") in ("shopping", "temple-player")


def city(scene: Scene) -> tuple[Grid, list[Text], list[Text]]:
    """The board in the largest cells that show all of it, and who has what beside or above it."""
    banner = final_round(scene)
    panel, strip = [*seats(scene), *facts(scene)], [*seat_strip(scene), *canvas.flow(facts(scene), scene.width)]
    beside = max(line.cell_len for line in panel) + GAP
    needed = max(FEWEST_LINES, len(hands(scene, "row")) + 1)  # every tile of a large hand, and a note below the board
    kept = max(LINES_OF_HAND, needed) if scene.height >= 2 * LINES_OF_HAND + len(strip) + 4 else needed
    height = scene.height - len(banner) - kept
    for size in SIZES:
        wide, high = size_of(scene, size)
        if wide + beside <= scene.width and max(high, len(panel)) <= height:
            grid = draw_grid(scene, size, scene.width - beside, height)
            return grid, banner, canvas.beside(grid.lines, panel, grid.width, GAP)
        if wide <= scene.width and high + len(strip) <= height:
            grid = draw_grid(scene, size, scene.width, height - len(strip))
            return grid, [*banner, *strip], grid.lines
    grid = draw_grid(scene, TINY, scene.width, max(2, height - len(strip) - 1))
    return grid, [*banner, *strip], grid.lines


def final_round(scene: Scene) -> list[Text]:
    """That the end is near, and who is left, where nobody can miss it."""
    view = scene.view
    if view["ended_by"] or (view["last_turns"] is None and view["trigger"] is None):
        return []
    if view["last_turns"] is None:
        said = say(scene, "triggered", name=name_of(scene, view["trigger"]))
    else:
        waiting = [name_of(scene, letter) for letter in view["last_turns"]]
        said = say(scene, "final_round", names=scene.say.join(waiting)) if waiting else say(scene, "last_turn")
    return [Text(f" {said} ", style="bold reverse")]


# --- who has what --------------------------------------------------------------------------------------------------


def seats(scene: Scene) -> list[Text]:
    """A table: whose turn it is, who sits where, with how many tokens, tiles and points."""
    view = scene.view
    rows = [[("", ""), ("", ""), *[(say(scene, column), QUIET) for column in ("tokens", "tiles", "points")]]]
    for seat in range(view["players"]):
        is_active = seat_letter(seat) == view["active"] and not view["ended_by"]
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
        line.append_text(target(scene, f"seat:{seat_letter(seat)}"))
    return lines


def seat_strip(scene: Scene) -> list[Text]:
    """The same as running text: name tokens/tiles/points."""
    view = scene.view
    entries = [Text(say(scene, "strip"), style=QUIET)]
    for seat in range(view["players"]):
        is_active = seat_letter(seat) == view["active"] and not view["ended_by"]
        entry = Text(f"{pointer(scene)} " if is_active else "", style="bold" if is_active else "")
        entry.append(badge(seat, scene.ascii_only), style=chip(seat))
        name = name_and_role(scene, seat) if seat_letter(seat) == view["seat"] else scene.names[seat]
        entry.append(f" {name} {view['supply'][seat]}/{view['hand_sizes'][seat]}/{view['scores'][seat]}")
        entries.append(entry + target(scene, f"seat:{seat_letter(seat)}"))
    return canvas.flow(entries, scene.width)


def facts(scene: Scene) -> list[Text]:
    """The deck and the Power Stations."""
    view = scene.view
    return [
        Text(say(scene, "deck", count=view["deck_size"])),
        Text(say(scene, "power", count=view["power_stations"], most=scene.figures.get("power_stations", "?"))),
    ]


def name_of(scene: Scene, letter: str) -> str:
    return scene.names[SEAT_LETTERS.index(letter)]


def pointer(scene: Scene) -> str:
    return ">" if scene.ascii_only else "▶"


def target(scene: Scene, spot: str) -> Text:
    numbers = scene.targets.get(spot) if asks_for_a_player(scene) else None
    return Text(" ") + Text(number_label(numbers), style=TARGET) if numbers else Text()


# --- the tiles one sees --------------------------------------------------------------------------------------------


def tiles_told(scene: Scene) -> int:
    """How many tiles there are whose text one may want to read."""
    view = scene.view
    return ("picked" in view) + max(len(view.get("looking_at", ())), len(view.get("hand") or ()))


def hands(scene: Scene, form: str, whole: int = 0) -> list[Text]:
    """The tiles one sees: a `full` line each (the first few their `whole` text), in two `columns`, or in a `row`."""
    view = scene.view
    lines: list[Text] = []
    if "picked" in view:
        line = Text(f"{say(scene, 'picked')} {scene.word(view['picked'])}  ", style="bold", no_wrap=True)
        lines += describe(scene, view["picked"], line, form == "full")
    if "looking_at" in view:
        owner = view.get("hand_of")
        title = say(scene, "hand_of", name=name_of(scene, owner)) if owner else say(scene, "looking_at")
        lines += shelf(scene, title, view["looking_at"], "shown", form, whole)
    if view.get("hand") and "hands" not in view:  # at the end all hands are shown
        lines += shelf(scene, say(scene, "hand"), view["hand"], "hand", form, whole)
    for seat, hand in enumerate(view.get("hands", [])):
        tiles = [Text(scene.word(tile)) for tile in hand] or [Text("-")]
        lines += canvas.flow([Text(say(scene, "hand_of", name=scene.names[seat]), style="bold"), *tiles], scene.width)
    return lines


def shelf(scene: Scene, title: str, tiles: list[str], zone: str, form: str, whole: int) -> list[Text]:
    """Some tiles: with what they do if one is to be chosen and there is room, else side by side."""
    labels = shelf_labels(scene, tiles, zone)
    if form == "row" or not any(labels):
        named = [
            label + Text((" " if label else "") + scene.word(tile)) for label, tile in zip(labels, tiles, strict=True)
        ]
        return canvas.flow([Text(title, style="bold"), *named], scene.width)
    widest = max(len(scene.word(tile)) for tile in tiles)
    widest_label = max(len(label) for label in labels)
    entries: list[Text] = []
    is_short = False
    for place, (label, tile) in enumerate(zip(labels, tiles, strict=True)):
        line = Text(" " * (widest_label - len(label)), no_wrap=True) + label + " "
        name = scene.word(tile)
        line.append(f"{say(scene, 'named', name=name)} " if form == "columns" else f"{name:<{widest}}  ", style="bold")
        if form == "columns":
            entries.append(shortly(scene, tile, line))
        else:
            told = describe(scene, tile, line, place < whole, widest + widest_label + 3)
            is_short = is_short or (len(told) == 1 and not told[0].plain.endswith(scene.help(tile) or ""))
            entries += told
    if form != "columns":
        heading = Text(title, style="bold")
        if is_short:
            heading.append(f"  {say(scene, 'in_short')}", style=QUIET)
        return [heading, *entries]
    half = (scene.width - 1) // 2
    rows = -(-len(entries) // 2)
    for entry in entries:
        entry.truncate(half, overflow="ellipsis", pad=True)
    return [Text(" ").join(entries[row::rows]) for row in range(rows)]


def shortly(scene: Scene, tile: str, line: Text) -> Text:
    """The line with what a tile is worth and does in a few words."""
    piece = scene.piece(tile)
    return line.append(values(scene, tile)).append((piece.line if piece else "") or scene.help(tile) or "", style=QUIET)


def describe(scene: Scene, tile: str, line: Text, is_whole: bool, indent: int = 4) -> list[Text]:
    """The line with what a tile is worth and does: all of it, or in a few words if that takes more than a line."""
    told = line.copy()
    told.append(values(scene, tile))
    told.append(scene.help(tile) or "", style=QUIET)
    if is_whole or told.cell_len <= scene.width:
        return canvas.wrapped(told, scene.width, indent)
    told = shortly(scene, tile, line.copy())
    told.truncate(scene.width, overflow="ellipsis")
    return [told]


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
        said.append(say(scene, "silver"))
    if kind.get("bonus"):
        said.append(f"+{kind['bonus']}")
    return f"({', '.join(said)}) " if said else ""


# --- around the board ----------------------------------------------------------------------------------------------


def legend(scene: Scene, grid: Grid) -> list[Text]:
    """What the signs on this board mean; what does not fit on one line is left out."""
    is_tiny = grid.size is TINY
    signs = [
        SILVER_NAME if is_tiny else scene.sign(SILVER, ASCII_SILVER)[:3],
        f"{scene.sign(PROTECTED, ASCII_PROTECTED)}",
        scene.sign(HATCHED, ASCII_HATCHED) * 2,
        "+" if is_tiny else "+1",
    ]
    said = ["silver", "protected", "face_down", "shared" if is_tiny else "bonus"]
    if scene.fresh & {f"cell:{cell}" for cell in scene.view["board"]}:
        signs.append(scene.sign(NEW, ASCII_NEW))
        said.append("new")
    if is_tiny and any(f"cell:{cell}" in scene.targets for cell in scene.view["board"]):
        signs.append("[ ]")
        said.append("to_choose")
    entries = [Text(f"{sign} {say(scene, word)}", style=QUIET) for sign, word in zip(signs, said, strict=True)]
    return canvas.flow(entries, scene.width, gap="   ")[:1]


def more(scene: Scene, grid: Grid) -> list[Text]:
    """A note on the sides where the board goes on unseen, and for a player who is asked, how to see it."""
    hidden = [say(scene, side) for side in SIDES if side in grid.beyond]
    key = "more" if scene.targets else "more_unseen"
    if not hidden:
        return []
    return canvas.wrapped(Text(say(scene, key, sides=scene.say.join(hidden)), style="italic"), scene.width)


draw = Drawing(
    draw_city,
    minor=frozenset({"turn", "draw", "put_down", "look"}),
    major=frozenset({"trigger", "swap_hands", "end"}),
)
