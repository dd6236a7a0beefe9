"""Small City on a terminal: boroughs, who has what, the action circle, the council, the plan and the promises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.cli.draw import canvas
from faubourg.cli.draw.borough_grid import (
    QUIET,
    TARGET,
    BoroughGrid,
    cell_from,
    chosen,
    say,
    signs,
    turn_shapes,
    turns_by_anchor,
)
from faubourg.cli.draw.promises import own_cards, wrapped
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.draw.seats import badge, chip, colour, name_and_role
from faubourg.core.spots import SEAT_LETTERS

GAP = 3  # columns between boroughs
LINES = ("industry", "construction", "economy", "tourism")
COLUMNS = 4
MOST_CHANCES = 3  # lines about what a place makes possible
MOST_PLACES = 10
IN_THE_PICTURE = ("cell:", "street:", "card:", "council:")  # where choices have a place of their own


def draw(scene: Scene) -> Picture:
    head, cards = heading(scene), circle_in_short(scene)
    below = [*pointed_at(scene), *seats(scene), *council(scene), *own_cards(scene), *chances(scene), *turns(scene)]
    room = scene.height - len(head) - len(below) - rows_of_a_list(scene)
    grids = boroughs(scene, pitch=2)
    if high(grids) + len(cards) > room and not is_parade(scene):  # streets are numbered on the lines between rows
        grids = boroughs(scene, pitch=1)
    room -= high(grids)
    if len(circle(scene)) <= room:
        cards = circle(scene)
    signs_told = legend(scene, grids)
    if len(signs_told) + len(cards) > room:
        signs_told = []
    lines, drawn = side_by_side(grids)
    in_tables = {
        number
        for spot, numbers in scene.targets.items()
        if spot.startswith(("card:", "council:"))
        for number in numbers
    }
    return Picture((*head, *lines, *signs_told, *below, *cards), frozenset(drawn | in_tables))


def high(grids: list[BoroughGrid]) -> int:
    return max(grid.height for grid in grids)


def rows_of_a_list(scene: Scene) -> int:
    """About how many lines the choices take that have no place in the picture; they are listed below it."""
    listed = [
        number for spot, numbers in scene.targets.items() for number in numbers if not spot.startswith(IN_THE_PICTURE)
    ]
    return min(len(listed), 4)


def is_parade(scene: Scene) -> bool:
    return any(spot.startswith("street:") for spot in scene.targets)


# --- boroughs ------------------------------------------------------------------------------------------------------


def boroughs(scene: Scene, pitch: int) -> list[BoroughGrid]:
    """The own borough first (a spectator sees the host's), then those where something may be chosen, as many as fit."""
    view = scene.view
    own = view["seat"] if view["seat"] is not None else view["host"]
    wanted = [own]
    found = chosen(scene)
    if found is not None:
        wanted.insert(0, found[0])
    for spot in scene.targets:
        if spot.startswith("cell:") and spot[5] in SEAT_LETTERS:
            wanted.append(SEAT_LETTERS.index(spot[5]))
        elif spot.startswith("street:"):
            wanted.insert(0, view["host"])
    wanted += range(view["players"])
    grids: list[BoroughGrid] = []
    for seat in dict.fromkeys(wanted):
        grid = BoroughGrid(scene, seat, pitch, view["street"] if seat == view["host"] else None)
        if not grids or sum(other.width + GAP for other in grids) + grid.width <= scene.width:
            grids.append(grid)
    return grids


def side_by_side(grids: list[BoroughGrid]) -> tuple[list[Text], set[int]]:
    lines, drawn = grids[0].draw()
    wide = grids[0].width
    for grid in grids[1:]:
        block, seen = grid.draw()
        # Boroughs of different size stand on one ground.
        missing = len(lines) - len(block)
        lines = [Text()] * -missing + lines if missing < 0 else lines
        lines = canvas.beside(lines, [Text()] * max(0, missing) + block, wide, GAP)
        wide += GAP + grid.width
        drawn |= seen
    return lines, drawn


def legend(scene: Scene, grids: list[BoroughGrid]) -> list[Text]:
    """What the signs mean that are to be seen."""
    data = signs()
    found: dict[str, str] = {}
    for grid in grids:
        for tile in grid.view["tiles"]:
            sign = data["signs"].get(tile["kind"]) or data["signs"][tile["category"]]
            found[sign] = say(scene, f"sign_{tile['category']}") if tile["level"] else scene.word(tile["kind"])
            for slot in tile["slots"]:
                if slot in data["slots"] and slot not in ("rest", "power"):
                    found[data["slots"][slot]] = say(scene, f"slot_{slot}")
            if tile.get("water"):
                found[data["signs"]["water"]] = say(scene, "water")
            if tile["category"] == "park":
                found[sign] = say(scene, "sign_park")
        if grid.view["cemeteries"]:
            found[data["signs"]["grave"]] = say(scene, "grave")
        if grid.street:
            found["M"] = say(scene, "mayor")
    entries = [Text(f"{sign} {word}", style=QUIET) for sign, word in found.items()]
    return canvas.flow(entries, scene.width)


def turns(scene: Scene) -> list[Text]:
    """How to name a placement of a large tile, and what each turn looks like."""
    anchors = turns_by_anchor(scene)
    if not anchors:
        return []
    return [*wrapped(Text(say(scene, "turns")), scene.width), *turn_shapes(scene)]


def chances(scene: Scene) -> list[Text]:
    """From where a tile that is being placed would let others grow, and what it would open."""
    grows: dict[str, list[str]] = {}
    opens: dict[str, list[str]] = {}
    for entry in scene.view.get("outlook", {}).get("places", []):
        anchor = entry["cells"][0]
        for cell in entry["enlarges"]:
            grows.setdefault(cell, []).append(anchor)
        for kind in entry["opens"]:
            opens.setdefault(kind, []).append(anchor)
    lines = [say(scene, "lets_grow", cell=cell, places=shortened(places)) for cell, places in grows.items()]
    lines += [say(scene, "opens", kind=scene.word(kind), places=shortened(places)) for kind, places in opens.items()]
    return [line for text in lines[:MOST_CHANCES] for line in wrapped(Text(text, style=QUIET), scene.width)]


def shortened(places: list[str]) -> str:
    """The first few of some cells, each once."""
    distinct = list(dict.fromkeys(places))
    return " ".join(distinct[:MOST_PLACES]) + (
        f" (+{len(distinct) - MOST_PLACES})" if len(distinct) > MOST_PLACES else ""
    )


def pointed_at(scene: Scene) -> list[Text]:
    """What influences the cell that was asked for, or the tile on it."""
    found = chosen(scene)
    if found is None:
        return []
    seat, cell = found
    tiles = scene.view["boroughs"][seat]["tiles"]
    own = [tile for tile in tiles if f"{cell[0]},{cell[1]}" in tile["cells"]]
    cells = body(own[0]) if own else [cell]
    near = [tile for tile in tiles if tile not in own and touches(body(tile), cells)]
    name = f"{SEAT_LETTERS[seat]}{cell[0]},{cell[1]}"
    what = scene.word(own[0]["kind"]) if own else say(scene, "empty")
    groups = {
        key: [tile for tile in near if tile["category"] in categories]
        for key, categories in (
            ("cultural", ("cultural",)),
            ("residential", ("residential",)),
            ("industry", ("factory", "warehouse", "refinery", "port")),
        )
    }
    said = [f"{say(scene, 'near_' + key)} {len(group)}{named(scene, group)}" for key, group in groups.items()]
    return wrapped(
        Text(say(scene, "influence", cell=name, what=what, groups=", ".join(said)), style="bold"), scene.width
    )


def body(tile: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The cells that influence: all but water."""
    return [cell_from(cell) for cell in tile["cells"] if cell not in tile.get("water", [])]


def touches(some: list[tuple[int, int]], others: list[tuple[int, int]]) -> bool:
    return any(max(abs(x - u), abs(y - v)) == 1 for x, y in some for u, v in others)


def named(scene: Scene, tiles: list[Mapping[str, Any]]) -> str:
    if not tiles:
        return ""
    return " (" + "; ".join(f"{scene.word(tile['kind'])} {tile['cells'][0]}" for tile in tiles) + ")"


# --- who has what --------------------------------------------------------------------------------------------------


def heading(scene: Scene) -> list[Text]:
    view = scene.view
    mode = "" if view["victory"] == "basic" else " " + say(scene, f"victory_{view['victory']}")
    if not view["turns"]:
        return [Text(say(scene, "setup") + mode, style="bold")]
    phase = say(scene, f"phase{view['phase']}")
    line = say(scene, "turn", turn=view["turns"], turns=scene.figures["turns"], number=view["phase"], phase=phase)
    host = say(scene, "host", host=scene.names[view["host"]])
    if view["street"]:
        host = say(scene, "host_in_street", host=scene.names[view["host"]], street=view["street"])
    supply = say(scene, "supply", **view["supply"])
    entries = [Text(line + mode, style="bold"), Text(host if view["players"] > 1 else ""), Text(supply)]
    return canvas.flow([entry for entry in entries if entry.plain], scene.width)


def seats(scene: Scene) -> list[Text]:
    """One line for each player: money, votes, pollution, citizens, raw, card and council."""
    lines = seat_table(scene, is_narrow=False)
    if max(line.cell_len for line in lines) > scene.width:
        lines = seat_table(scene, is_narrow=True)
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return lines


def seat_table(scene: Scene, is_narrow: bool) -> list[Text]:
    columns = ["money", "votes", "pollution", "hall", "career", "reserve", "tourists", "raw", "disks", "card"]
    if scene.view["players"] == 1:
        columns.remove("tourists")
    if is_narrow:
        columns.remove("reserve")
    total = {"economic": "estate", "citizen": "headcount"}.get(scene.view["victory"])
    if total:
        columns.insert(2, total)
    rows = [[("", ""), *[(column_head(scene, column, is_narrow), QUIET) for column in columns]]]
    for seat, own in enumerate(scene.view["boroughs"]):
        style = "strike" if seat in scene.view["out"] else ""
        name = f"{badge(seat, scene.ascii_only)} {scene.names[seat] if is_narrow else name_and_role(scene, seat)}"
        cells = [(value_of(scene, seat, own, column), "bold" if column == "votes" else style) for column in columns]
        rows.append([(name, f"bold {colour(seat)}"), *cells])
    to_left = ("raw", "disks", "card")
    return canvas.table(rows, to_right=frozenset(n for n, column in enumerate(columns, 1) if column not in to_left))


def column_head(scene: Scene, column: str, is_narrow: bool) -> str:
    short = f"short_{column}"
    return say(scene, short if is_narrow and short in signs()[scene.lang] else f"column_{column}")


def value_of(scene: Scene, seat: int, own: Mapping[str, Any], column: str) -> str:
    if column == "pollution":  # the level, and by how much it rose last
        return f"{own['pollution']} (+{own['generated']})" if own["generated"] else str(own["pollution"])
    if column == "hall":
        return str(own["hall"]["citizens"])
    if column == "tourists":
        places = enumerate(scene.view["boroughs"])
        return str(sum(other["tourists"][seat] for place, other in places if place != seat))
    if column == "raw":
        return raw_of(scene, own)
    if column == "disks":
        return disks(scene, own)
    if column == "card":
        return scene.word(own["card"]) if own["card"] else "-"
    return str(own[column])


def raw_of(scene: Scene, own: Mapping[str, Any]) -> str:
    """All raw in hall and warehouses, such as "2w 1s"."""
    raw = {**own["hall"]["raw"]}
    for tile in own["tiles"]:
        for name, count in tile.get("raw", {}).items():
            raw[name] = raw.get(name, 0) + count
    return " ".join(f"{count}{signs()['slots'][name]}" for name, count in raw.items()) or "-"


def disks(scene: Scene, own: Mapping[str, Any]) -> str:
    """The places of both disks in short, such as "eco2 ind1", and a sign for each special promise."""
    short = [f"{say(scene, 'line_' + place[:-2])[:3].lower()}{place[-1]}" if place else "-" for place in own["disks"]]
    return " ".join([*short, *(["*" * own["specials"]] if own["specials"] else [])])


def circle(scene: Scene) -> list[Text]:
    """The action cards that can be taken, one to a line with what it does; those that are taken after them."""
    if not has_circle(scene):
        return []
    lines = [Text(say(scene, "circle"), style="bold")]
    for entry in scene.view["circle"]:
        line = card_text(scene, entry)
        help_text = scene.help(entry["card"])
        if help_text:
            line.append(f"  {help_text}", style=QUIET)
        line.truncate(scene.width, overflow="ellipsis")
        lines.append(line)
    return lines


def circle_in_short(scene: Scene) -> list[Text]:
    """The action cards in their order, with prices and takers."""
    if not has_circle(scene):
        return []
    entries = [card_text(scene, entry, margin="") for entry in scene.view["circle"]]
    return canvas.flow([Text(say(scene, "circle"), style="bold"), *entries], scene.width, indent=2)


def has_circle(scene: Scene) -> bool:
    return bool(scene.view["circle"]) and any(spot.startswith("card:") and "-card" in spot for spot in scene.targets)


def card_text(scene: Scene, entry: Mapping[str, Any], margin: str = "    ") -> Text:
    """A card with its number (or a margin instead), its price and who has taken it."""
    numbers = scene.targets.get(f"card:{entry['card']}")
    line = Text(f"[{numbers[0]}]", style=TARGET) + Text(" ") if numbers else Text(margin)
    line.append(scene.word(entry["card"]), style="" if numbers else QUIET)
    if entry["taken_by"] is not None:
        line.append(" ").append(badge(entry["taken_by"], scene.ascii_only), style=chip(entry["taken_by"]))
    elif scene.view["players"] == 1 and entry is scene.view["circle"][0]:
        line.append(f" ({say(scene, 'mayor')})", style=QUIET)
    elif entry["price"] is not None:
        line.append(f" {say(scene, 'dollars', money=entry['price'])}", style="bold")
    return line


def council(scene: Scene) -> list[Text]:
    """The table of the council, when a disk may move: what each space gives, whose disks are there, the choices."""
    if not any(spot.startswith("council:") for spot in scene.targets):
        return []
    view = scene.view["council"]
    head = [(say(scene, "council"), "bold")]
    head += [(say(scene, "column", column=column + 1), QUIET) for column in range(COLUMNS)]
    rows = [head]
    for line in LINES:
        cells = [benefit(scene, line, view[line][column]) for column in range(COLUMNS)]
        row = [(say(scene, f"line_{line}"), "")]
        for column, text in enumerate(cells):
            marks = space_marks(scene, f"{line}-{column + 1}")
            row.append((f"{text} {marks}".strip(), "bold" if "[" in marks else ""))
        rows.append(row)
    lines = canvas.table(rows, to_right=frozenset())
    for text_line in lines:
        text_line.truncate(scene.width, overflow="ellipsis")
    return lines


def benefit(scene: Scene, line: str, given: Any) -> str:
    """What a space of the council gives, in a few characters."""
    if line == "industry":
        return "/".join(f"{part['count']} {say(scene, part['raw'])}" for part in given)
    if line == "construction":
        least, most = given
        return (
            say(scene, "tile_size", size=least) if least == most else say(scene, "tile_sizes", least=least, most=most)
        )
    return say(scene, f"gives_{line}", count=given)


def space_marks(scene: Scene, space: str) -> str:
    """The disks on a space, and the numbers of the moves to it with the disk that would move."""
    here = [
        badge(seat, scene.ascii_only)
        for seat, own in enumerate(scene.view["boroughs"])
        for disk in own["disks"]
        if disk == space
    ]
    return " ".join([*here, *[f"[{number}]" for number in scene.targets.get(f"council:{space}", ())]])
