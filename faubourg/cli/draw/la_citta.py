"""La Citta on a terminal: the map with terrain, cities and citizens, who has what, and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.cli.draw import canvas
from faubourg.cli.draw.hex_map import QUIET, SMALL, Land, Mark, Size, best_size, draw_map, fits_in
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.draw.seats import badge, chip, colour, name_and_role
from faubourg.core.hexes import Hex, beside
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.texts import load_toml

TARGET = "bold #000000 on #ffffff"
LANDS = {
    "farm": Land('"', "#c9a227"),
    "lake": Land("≈", "#3b8ec2"),
    "mountain": Land("^", "#9a8f97"),
    "wasteland": Land(".", "dim"),
}
ASCII_LAKE = "~"
SERVICES = ("education", "culture", "health")
EMPTY = "."
LINES_BELOW = 12  # about what the tables under the map take


def draw(scene: Scene) -> Picture:
    lands = landscapes(scene)
    cells = [*cells_in(scene.view["map"]["hexes"]), *lands]
    size = best_size(cells, scene.width, scene.height - LINES_BELOW)
    hexes, drawn = marks(scene, size)
    lines = [
        *draw_map(hexes, lands, size, scene.ascii_only),
        legend(scene),
        heading(scene),
        *seats(scene),
        *voices(scene),
        *display(scene),
        *cities(scene),
        *used_up(scene),
    ]
    in_tables = {number for spot, numbers in scene.targets.items() if spot.startswith("display:") for number in numbers}
    return Picture(tuple(lines), frozenset(drawn | in_tables))


def say(scene: Scene, key: str, **facts: object) -> str:
    words: Mapping[str, str] = load_toml("faubourg.cli.draw", "la_citta.toml")[scene.lang]
    return words[key].format_map(facts)


def cells_in(text: str) -> list[Hex]:
    """Cells that a view spells in one text: "6,0 7,0"."""
    return [cell_from(word) for word in text.split()]


def cell_from(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


# --- the map -------------------------------------------------------------------------------------------------------


def landscapes(scene: Scene) -> dict[Hex, Land]:
    """The spaces between the lanes; those that no hex in play touches are left out."""
    near = {cell for place in cells_in(scene.view["map"]["hexes"]) for cell in beside(place)}
    lands: dict[Hex, Land] = {}
    for space in scene.view["map"]["spaces"]:
        cells = cells_in(space["cells"])
        if near.isdisjoint(cells):
            continue
        land = land_of(scene, space["terrain"])
        food = space["terrain"].removeprefix("farm")
        label = food if food.isdecimal() else ""
        middle = cells[len(cells) // 2]
        lands |= {cell: Land(land.sign, land.style, label if cell == middle else "") for cell in cells}
    return lands | edges(scene)


def edges(scene: Scene) -> dict[Hex, Land]:
    """A strip of the landscapes printed along the edge, outside the hexes in play that touch them."""
    view = scene.view["map"]
    inside = {*cells_in(view["hexes"]), *cells_in(view["out_of_play"]), *cells_in(view["closed"])}
    inside |= {cell for space in view["spaces"] for cell in cells_in(space["cells"])}
    playing = set(cells_in(view["hexes"]))
    strips: dict[Hex, Land] = {}
    for edge in view["edges"]:
        land = land_of(scene, edge["terrain"])
        food = edge["terrain"].removeprefix("farm")
        strip = [cell for place in cells_in(edge["hexes"]) if place in playing for cell in beside(place)]
        strip = [cell for cell in dict.fromkeys(strip) if cell not in inside]
        for n, cell in enumerate(strip):
            label = food if n == len(strip) // 2 and food.isdecimal() else ""
            strips[cell] = Land(land.sign, land.style, label)
    return strips


def land_of(scene: Scene, terrain: str) -> Land:
    land = LANDS[terrain.rstrip("0123456789")]
    return Land(ASCII_LAKE, land.style) if scene.ascii_only and terrain == "lake" else land


def marks(scene: Scene, size: Size) -> tuple[dict[Hex, Mark], set[int]]:
    """What stands in each hex, and the numbers of the choices that can be seen there."""
    signs = load_toml("faubourg.cli.draw", "la_citta.toml")["signs"]
    nothing = Mark(EMPTY if size is SMALL else "", QUIET)
    hexes = dict.fromkeys(cells_in(scene.view["map"]["hexes"]), nothing)
    for city in scene.view["cities"]:
        owner = city["owner"]
        for tile in city["tiles"]:
            is_castle = tile["kind"] == "castle"
            sign = f"{SEAT_LETTERS[owner]}{city['people']}" if is_castle else signs.get(tile["kind"], "??")
            cubes = sum(tile["cubes"].values()) + tile["harvest"]
            style = chip(owner) if is_castle else f"bold {colour(owner)}"
            hexes[cell_from(tile["cell"])] = Mark(sign + ("*" if cubes else ""), style, colour(owner))
    drawn: set[int] = set()
    for spot, numbers in scene.targets.items():
        if spot.startswith("cell:") and len(numbers) == 1:
            cell = cell_from(spot.removeprefix("cell:"))
            if cell in hexes and fits_in(str(numbers[0]), size):
                hexes[cell] = Mark(str(numbers[0]), TARGET, hexes[cell].outline)
                drawn.add(numbers[0])
    return hexes, drawn


def legend(scene: Scene) -> Text:
    signs = {name: land_of(scene, name).sign * 2 for name in LANDS}
    return Text(say(scene, "legend", **signs), style=QUIET)


# --- who has what --------------------------------------------------------------------------------------------------


def heading(scene: Scene) -> Text:
    view = scene.view
    if not view["year"]:
        return Text(say(scene, "setup"), style="bold")
    return Text(say(scene, "year", year=view["year"], years=view["years"], turn=view["turn"] or "–"), style="bold")


def seats(scene: Scene) -> list[Text]:
    """A table: whose turn it is, who sits where, and what they have."""
    view = scene.view
    columns = ("citizens", "food", "gold", "cards", "cubes", "castles", "points")
    rows = [[("", ""), ("", ""), *[(say(scene, column), QUIET) for column in columns], ("", "")]]
    for seat in range(view["players"]):
        is_active = seat == view["active"]
        values = (
            view["citizens"][seat],
            view["food"][seat],
            view["gold"][seat],
            view["player_cards"][seat],
            view["cubes"][seat],
            view["castles"][seat],
            view["scores"][seat],
        )
        starving = view["citizens"][seat] > view["food"][seat]
        rows.append(
            [
                ((">" if scene.ascii_only else "▶") if is_active else " ", "bold"),
                (f"{badge(seat, scene.ascii_only)} {name_and_role(scene, seat)}", "bold" if is_active else ""),
                (str(values[0]), "bold red" if starving else ""),
                *[(str(value), "") for value in values[1:-1]],
                (str(values[-1]), "bold"),
                (standing(scene, seat), "italic"),
            ]
        )
    lines = canvas.table(rows, to_right=frozenset(range(2, 2 + len(columns))))
    for seat, line in enumerate(lines[1:]):
        line.stylize(chip(seat), 2, 2 + len(badge(seat, scene.ascii_only)))
    return lines


def standing(scene: Scene, seat: int) -> str:
    view = scene.view
    words = [say(scene, "first")] if seat == view["first"] else []
    words += [say(scene, "hungry")] if seat in view["hungry"] else []
    words += [say(scene, "out")] if seat in view["eliminated"] else []
    return " ".join(words)


def voices(scene: Scene) -> list[Text]:
    view = scene.view
    if not view["voices"]:
        return []
    entries = [Text(say(scene, "voices"), style="bold")]
    for voice in view["voices"]:
        entry = Text(scene.word(voice["card"]) if voice["card"] else say(scene, "hidden"))
        if voice["seen_by"]:
            names = ", ".join(scene.names[seat] for seat in voice["seen_by"])
            entry.append(f" ({say(scene, 'seen_by', names=names)})", style=QUIET)
        entries.append(entry)
    if view["voice"]:
        asked = " / ".join(scene.word(f"{service}#1") for service in view["voice"])
        entries.append(Text(f"{say(scene, 'voice')} {asked}", style="bold"))
    return canvas.flow(entries, scene.width, indent=2)


def display(scene: Scene) -> list[Text]:
    view = scene.view
    entries = [Text(say(scene, "display"), style="bold")]
    for slot, card in enumerate(view["display"]):
        numbers = scene.targets.get(f"display:{slot}")
        entry = Text(f"[{numbers[0]}]", style=TARGET) + Text(" ") if numbers else Text()
        entries.append(entry.append(scene.word(card) if card else "–", style="" if numbers else QUIET))
    entries.append(Text(say(scene, "pile", pile=view["pile"], discard=view["discard"]), style=QUIET))
    return canvas.flow(entries, scene.width, indent=2)


def cities(scene: Scene) -> list[Text]:
    """Each city in a few words, those of one owner together."""
    view = scene.view
    if not view["cities"]:
        return []
    lines = [Text(say(scene, "cities"), style=QUIET)]
    for seat in range(view["players"]):
        own = [city for city in view["cities"] if city["owner"] == seat]
        if own:
            entries = [Text(badge(seat, scene.ascii_only), style=chip(seat))]
            entries += [Text(city_words(scene, city)) for city in own]
            lines += canvas.flow(entries, scene.width, indent=4)
    return lines


def city_words(scene: Scene, city: Mapping[str, Any]) -> str:
    limit = city["limit"] if city["limit"] is not None else say(scene, "no_limit")
    offered = " ".join(f"{say(scene, name)}{points(city['half_points'][name])}" for name in SERVICES)
    complete = f" {say(scene, 'complete')}" if city["complete"] else ""
    inside = say(scene, "in_castle", count=city["in_castle"])
    return f"{city['castle']}: {city['people']}/{limit}, {inside}, {offered}{complete};"


def points(half_points: int) -> str:
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def used_up(scene: Scene) -> list[Text]:
    """Buildings of which no tile is left; those of the expansion only if it is in play."""
    gone = [
        " / ".join(scene.word(kind) for kind in faces.split("/"))
        for faces, left in scene.view["stock"].items()
        if not left and (scene.view["expansion"] or not OF_THE_EXPANSION.intersection(faces.split("/")))
    ]
    return [Text(say(scene, "stock_out", kinds=", ".join(gone)), style="italic")] if gone else []


OF_THE_EXPANSION = frozenset({"road", "theatre", "port", "big_farmhouse", "estate"})
