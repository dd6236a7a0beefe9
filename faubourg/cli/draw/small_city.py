"""Small City on a terminal: boroughs with tile outlines, slots and citizens; actions, council, plan and promises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.cli.draw import canvas
from faubourg.cli.draw.canvas import Canvas
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.draw.seats import badge, chip, colour, name_and_role
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.texts import load_toml

Cell = tuple[int, int]

SIDE = 10
INNER = 4  # columns inside a cell
WIDE = SIDE * (INNER + 1) + 4
HIGH = SIDE * 2 + 3
TARGET = "bold #000000 on #ffffff"
QUIET = "dim"
CATEGORY_STYLES = {
    "residential": "#009e73",
    "commercial": "#56b4e9",
    "factory": "#f0e442",
    "warehouse": "#b58900",
    "refinery": "#b58900",
    "port": "#b58900",
    "cultural": "#cc79a7",
    "park": "#7fbf7f",
    "police": "#d0d0d0",
    "fire": "#d55e00",
}


def draw(scene: Scene) -> Picture:
    shown, drawn = boroughs_to_show(scene), set[int]()
    blocks: list[list[Text]] = []
    for seat in shown:
        lines, seen = borough(scene, seat)
        blocks.append(lines)
        drawn |= seen
    lines = blocks[0]
    for block in blocks[1:]:
        lines = canvas.beside(lines, block, WIDE)
    lines = [*heading(scene), *lines, *pointed_at(scene), *seats(scene), *circle(scene), *own_cards(scene)]
    in_tables = {
        number
        for spot, numbers in scene.targets.items()
        if spot.startswith(("card:", "council:"))
        for number in numbers
        if spot.startswith("card:")
    }
    return Picture(tuple(lines), frozenset(drawn | in_tables))


def words(scene: Scene) -> Mapping[str, str]:
    found: Mapping[str, str] = load_toml("faubourg.cli.draw", "small_city.toml")[scene.lang]
    return found


def say(scene: Scene, key: str, **facts: object) -> str:
    return words(scene)[key].format_map(facts)


def cell_from(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def boroughs_to_show(scene: Scene) -> list[int]:
    """The own borough first (a spectator sees the host's), then those where something may be chosen, as many as fit."""
    view = scene.view
    own = view["seat"] if view["seat"] is not None else view["host"]
    wanted = [own]
    for spot in scene.targets:
        if spot.startswith("cell:") and spot[5] in SEAT_LETTERS:
            wanted.append(SEAT_LETTERS.index(spot[5]))
        elif spot.startswith("street:"):
            wanted.insert(0, view["host"])
    wanted += range(view["players"])
    return list(dict.fromkeys(wanted))[: max(1, (scene.width + 3) // (WIDE + 3))]


# --- one borough ---------------------------------------------------------------------------------------------------


def borough(scene: Scene, seat: int) -> tuple[list[Text], set[int]]:
    """The grid of a borough as lines, and the numbers of the choices that can be seen in it."""
    view = scene.view["boroughs"][seat]
    sheet = Canvas(WIDE, HIGH)
    tile_at = {cell_from(cell): tile for tile in view["tiles"] for cell in tile["cells"]}
    outlines(scene, sheet, view, tile_at)
    for cell, tile in tile_at.items():
        inside(scene, sheet, cell, tile)
    signs = load_toml("faubourg.cli.draw", "small_city.toml")["signs"]
    for text in view["cemeteries"]:
        x, y = place(cell_from(text))
        sheet.put(x + 1, y, signs["grave"], QUIET)
    street(scene, sheet, seat)
    title = say(scene, "borough", name=name_and_role(scene, seat), size=view["size"], side=say(scene, view["side"]))
    sheet.put(3, 0, title[: WIDE - 3], f"bold {colour(seat)}")
    for number in range(SIDE):
        x, y = place((number, number))
        sheet.put(x + 1, HIGH - 1, str(number), QUIET)
        sheet.put(0, y, f"{number:>2}", QUIET)
    seen = targets(scene, sheet, seat)
    return sheet.lines(), seen


def place(cell: Cell) -> Cell:
    """Where the inside of a cell begins on the canvas; the first row is at the bottom."""
    return 4 + cell[0] * (INNER + 1), 2 + (SIDE - 1 - cell[1]) * 2


def outlines(scene: Scene, sheet: Canvas, view: Mapping[str, Any], tile_at: Mapping[Cell, Any]) -> None:
    """Lines where one tile ends, dots in the corners of empty cells, and a border around the zone."""
    across, down, corner, dot = ("-", "|", "+", ".") if scene.ascii_only else ("─", "│", "┼", "·")
    size = view["size"]
    for x in range(SIDE + 1):
        for y in range(SIDE + 1):
            left, top = 3 + x * (INNER + 1), 1 + (SIDE - y) * 2
            here, west, south = tile_at.get((x, y)), tile_at.get((x - 1, y)), tile_at.get((x, y - 1))
            on_edge_x = x in (0, size) and y < size
            on_edge_y = y in (0, size) and x < size
            if y < SIDE and (here is not west or on_edge_x):
                sheet.put(left, top - 1, down, style_of(here or west) if not on_edge_x else "bold")
            if x < SIDE and (here is not south or on_edge_y):
                sheet.put(left + 1, top, across * INNER, style_of(here or south) if not on_edge_y else "bold")
            touches = [here, west, south, tile_at.get((x - 1, y - 1))]
            if len({id(tile) for tile in touches}) > 1 or on_edge_x or on_edge_y or (x, y) == (size, size):
                sheet.put(left, top, corner, QUIET)
            elif x <= size and y <= size and not any(touches):
                sheet.put(left, top, dot, QUIET)


def style_of(tile: Mapping[str, Any] | None) -> str:
    return CATEGORY_STYLES.get(tile["category"], "") if tile else QUIET


def inside(scene: Scene, sheet: Canvas, cell: Cell, tile: Mapping[str, Any]) -> None:
    """Two characters for the tile or its slot, two for who stands there."""
    data = load_toml("faubourg.cli.draw", "small_city.toml")
    number = [cell_from(text) for text in tile["cells"]].index(cell)
    slot, citizen = tile["slots"][number], tile["citizens"][number]
    sign = data["signs"].get(tile["kind"]) or data["signs"].get(tile["category"], "?")
    if tile["level"]:
        sign += str(tile["level"])
    if f"{cell[0]},{cell[1]}" in tile.get("water", []):
        sign = data["signs"]["water"]
    elif number and slot in data["slots"]:
        sign = data["slots"][slot]
    x, y = place(cell)
    sheet.put(x, y, f"{sign:<2}", f"bold {style_of(tile)}".strip())
    if citizen is not None:
        sheet.put(x + 2, y, badge(citizen, scene.ascii_only), chip(citizen))
    elif tile.get("raw"):
        sheet.put(x + 2, y, "".join(name[0] * count for name, count in tile["raw"].items())[:2], "bold")


def street(scene: Scene, sheet: Canvas, seat: int) -> None:
    """The mayor, between two cells of his host."""
    if scene.view["host"] == seat and scene.view["street"]:
        first, second = (place(cell_from(text)) for text in scene.view["street"].split("-"))
        x = second[0] - 1 if first[1] == second[1] else first[0] + 1
        y = first[1] if first[1] == second[1] else second[1] + 1
        sheet.put(x, y, "M", "bold reverse")


def targets(scene: Scene, sheet: Canvas, seat: int) -> set[int]:
    """The numbers of choices that touch a single cell of this borough; larger ones are found in the list."""
    seen: set[int] = set()
    single = {number for numbers in scene.targets.values() for number in numbers}
    for number in list(single):
        if sum(number in numbers for numbers in scene.targets.values()) > 1:
            single.discard(number)
    for spot, numbers in scene.targets.items():
        if spot.startswith(f"cell:{SEAT_LETTERS[seat]}") and len(numbers) == 1:
            x, y = place(cell_from(spot[6:]))
            label = str(numbers[0])
            sheet.put(x + INNER - len(label), y, label, TARGET)
            if numbers[0] in single:
                seen.add(numbers[0])
    return seen


# --- around the boroughs -------------------------------------------------------------------------------------------


def heading(scene: Scene) -> list[Text]:
    view = scene.view
    if not view["turns"]:
        return [Text(say(scene, "setup"), style="bold")]
    line = say(scene, "turn", turn=view["turns"], phase=view["phase"], host=scene.names[view["host"]])
    if view["street"]:
        line += " " + say(scene, "street", street=view["street"])
    supply = say(scene, "supply", **view["supply"])
    return [Text(line, style="bold"), Text(supply), Text(say(scene, "legend")[: scene.width], style=QUIET)]


def pointed_at(scene: Scene) -> list[Text]:
    """What influences the cell that was asked for."""
    if scene.centre is None or "influence" not in scene.view:
        return []
    text = scene.centre.lstrip(SEAT_LETTERS)
    x, y = cell_from(text)
    if not (0 <= x < SIDE and 0 <= y < SIDE):
        return []
    layers = scene.view["influence"]
    industry = say(scene, f"industry{layers['industry'][y][x]}")
    facts = {"culture": layers["culture"][y][x], "homes": layers["homes"][y][x]}
    return [Text(say(scene, "influence", cell=text, industry=industry, **facts))]


def seats(scene: Scene) -> list[Text]:
    """One line for each player: money, votes, pollution, citizens, raw, card and council."""
    columns = ("money", "votes", "pollution", "hall", "career", "tourists", "raw", "disks", "card")
    rows = [[("", ""), *[(say(scene, column), QUIET) for column in columns]]]
    for seat, own in enumerate(scene.view["boroughs"]):
        abroad = sum(other["tourists"][seat] for place, other in enumerate(scene.view["boroughs"]) if place != seat)
        raw = {**own["hall"]["raw"]}
        for tile in own["tiles"]:
            for name, count in tile.get("raw", {}).items():
                raw[name] = raw.get(name, 0) + count
        card = own["card"]
        style = "strike" if seat in scene.view["out"] else ""
        rows.append(
            [
                (f"{badge(seat, scene.ascii_only)} {name_and_role(scene, seat)}", f"bold {colour(seat)}"),
                (str(own["money"]), style),
                (str(own["votes"]), "bold"),
                (str(own["pollution"]), style),
                (str(own["hall"]["citizens"]), style),
                (str(own["career"]), style),
                (str(abroad), style),
                (" ".join(f"{count}{name[0]}" for name, count in raw.items()) or "-", style),
                (disks(own["disks"], own["specials"]), style),
                (scene.word(card) if card else "-", style),
            ]
        )
    lines = canvas.table(rows, to_right=frozenset({1, 2, 3, 4, 5, 6}))
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return lines


def disks(where: list[str | None], specials: int) -> str:
    """The places of both disks in short, such as "eco2 ind1", and a sign for each special promise."""
    return (
        " ".join(f"{place[:3]}{place[-1]}" if place else "-" for place in where) + " " * bool(specials) + "*" * specials
    )


def circle(scene: Scene) -> list[Text]:
    """The action cards in their order, with prices and takers."""
    if not scene.view["circle"] or scene.view["phase"] != 1:
        return []
    line = Text(say(scene, "circle"), style="bold")
    for entry in scene.view["circle"]:
        line.append("  ")
        numbers = scene.targets.get(f"card:{entry['card']}")
        if numbers:
            line.append(f"[{numbers[0]}]", style=TARGET)
            line.append(" ")
        line.append(scene.word(entry["card"]))
        if entry["taken_by"] is not None:
            line.append(" " + badge(entry["taken_by"], scene.ascii_only), style=chip(entry["taken_by"]))
        elif entry["price"] is not None:
            line.append(f" ${entry['price']}", style="bold")
    return wrapped(line, scene.width)


def own_cards(scene: Scene) -> list[Text]:
    """The plan so far, and the promises with their progress."""
    view = scene.view
    lines: list[Text] = []
    if "plan" in view and view["question"] in ("construction", "replanning"):
        plan = ", ".join(view["plan"])
        head = say(scene, "plan", cost=f"${view['plan_cost']}") if plan else say(scene, "plan_empty")
        lines += wrapped(Text(f"{head} {plan}"), scene.width)
    for card in [
        *view.get("drawn", []),
        *([view["promise"]] if "promise" in view else []),
        *view.get("special_promises", []),
    ]:
        joint = say(scene, "or") if card["any"] else "; "
        conditions = joint.join(condition(scene, part) for part in card["conditions"])
        text = say(scene, "promise", card=scene.word(card["card"]), points=f"{card['points']:+}", conditions=conditions)
        lines += wrapped(Text(text), scene.width)
    if view.get("rank"):
        lines.append(Text(say(scene, "rank", rank=view["rank"]), style="bold"))
    return lines


def condition(scene: Scene, part: Mapping[str, Any]) -> str:
    """Such as "shops from level 3 >= 1 (now 0)"."""
    what = ", ".join(scene.word(kind) for kind in part["kinds"])
    if part["category"]:
        what = say(scene, part["category"])
    if part["from_level"]:
        what = say(scene, "from_level", what=what, level=part["from_level"])
    if part["without"]:
        what = say(scene, "without", what=what, others=", ".join(scene.word(kind) for kind in part["without"]))
    metric = say(scene, part["metric"])
    name = f"{metric} ({what})" if what else metric
    op = {">=": "≥", "<=": "≤", "==": "="}[part["op"]] if not scene.ascii_only else part["op"]
    return say(scene, "condition", metric=name, op=op, value=part["value"], have=part["have"])


def wrapped(line: Text, width: int) -> list[Text]:
    from rich.console import Console

    return list(line.wrap(Console(width=width, file=None), width))
