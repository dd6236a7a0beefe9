"""What is to be seen on the map of La Citta: landscapes, castles with their citizens, buildings, and choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from faubourg.core.hexes import Hex, beside
from faubourg.core.spots import SEAT_LETTERS
from faubourg.drawing.canvas import flow
from faubourg.drawing.choices import NUMBER
from faubourg.drawing.scene import Scene
from faubourg.drawing.seats import chip, colour, touch
from faubourg.drawing.voice import Voice
from faubourg.games.la_citta.terminal.hex_map import MEDIUM, QUIET, SMALL, Land, Mark, Size

say = Voice("faubourg.games.la_citta.terminal")
LANDS = {
    "farm": Land('"', "#87875f"),
    "lake": Land("≈", "#3b8ec2"),
    "mountain": Land("^", "#9a8f97"),
    "wasteland": Land(".", "dim"),
}
ASCII_LAKE = "~"
EMPTY = "."
MANY = "+"  # citizens, where there is one sign for them
CELL = "cell:"


def cells_in(cells: Sequence[str]) -> list[Hex]:
    return [cell_from(cell) for cell in cells]


def hexes_of(scene: Scene) -> list[Hex]:
    """The hexes in play."""
    return [cell_from(row["cell"]) for row in scene.view["map"]["hexes"]]


def cell_from(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


# --- landscapes ----------------------------------------------------------------------------------------------------


def landscapes(scene: Scene) -> dict[Hex, Land]:
    """The spaces between the lanes; those that no hex in play touches are left out."""
    near = {cell for place in hexes_of(scene) for cell in beside(place)}
    lands: dict[Hex, Land] = {}
    for space in scene.view["map"]["spaces"]:
        cells = cells_in(space["cells"])
        if near.isdisjoint(cells):
            continue
        land = land_of(scene, space["terrain"])
        label = str(space["food"]) if space["food"] else ""
        middle = middle_of(cells)
        lands |= {cell: Land(land.sign, land.style, label if cell == middle else "") for cell in cells}
    return lands


def middle_of(cells: Sequence[Hex]) -> Hex:
    """The cell in the middle of the longest row."""
    rows = [sorted(cell for cell in cells if cell[1] == r) for r in sorted({r for _, r in cells})]
    longest = max(rows, key=len)
    return longest[len(longest) // 2]


def edges(scene: Scene) -> dict[Hex, Land]:
    """A strip of the landscapes printed along the edge, outside the hexes in play that touch them."""
    view = scene.view["map"]
    playing = set(hexes_of(scene))
    inside = {*playing, *cells_in(view["out_of_play"]), *cells_in(view["closed"])}
    inside |= {cell for space in view["spaces"] for cell in cells_in(space["cells"])}
    strips: dict[Hex, Land] = {}
    for edge in view["edges"]:
        land = land_of(scene, edge["terrain"])
        food = str(edge["food"]) if edge["food"] else ""
        strip = [cell for place in cells_in(edge["hexes"]) if place in playing for cell in beside(place)]
        strip = [cell for cell in dict.fromkeys(strip) if cell not in inside]
        for n, cell in enumerate(strip):
            label = food if n == len(strip) // 2 else ""
            strips[cell] = Land(land.sign, land.style, label)
    return strips


def land_of(scene: Scene, terrain: str) -> Land:
    land = LANDS[terrain]
    return Land(ASCII_LAKE, land.style) if scene.ascii_only and terrain == "lake" else land


# --- hexes ---------------------------------------------------------------------------------------------------------


def marks(scene: Scene, size: Size) -> tuple[dict[Hex, Mark], dict[int, Hex]]:
    """What stands in each hex, and where the numbers of choices can be seen."""
    hexes = dict.fromkeys(hexes_of(scene), Mark(EMPTY if size is SMALL else "", QUIET))
    built: set[Hex] = set()
    for city in scene.view["cities"]:
        owner = SEAT_LETTERS.index(city["owner"])
        people = MANY if size is SMALL and city["people"] > 9 else str(city["people"])
        castle = cell_from(city["castle"])
        hexes[castle] = Mark(f"{city['owner']}{people}", chip(owner) + fresh(scene, castle), colour(owner))
        built.add(castle)
        for tile in city["tiles"]:
            cell = cell_from(tile["cell"])
            built.add(cell)
            style = f"bold {colour(owner)}{touch(owner)}{fresh(scene, cell)}"
            hexes[cell] = Mark(tile_sign(scene, tile, city["owner"], size), style, colour(owner))
    numbers: dict[int, Hex] = {}
    for spot, found in scene.targets.items():
        if not spot.startswith(CELL):
            continue
        cell = cell_from(spot.removeprefix(CELL))
        if cell not in hexes:
            continue
        if cell in built:  # the sign of a piece is never covered by a number: the list has it, with the hex
            hexes[cell] = Mark(hexes[cell].text, f"{NUMBER} underline", hexes[cell].outline)
        elif size is SMALL or len(found) > 1:
            hexes[cell] = Mark("[]" if size is SMALL else "[ ]", NUMBER, hexes[cell].outline)
        else:
            label = f"[{found[0]}]"
            hexes[cell] = Mark(label if len(label) <= size.inner else str(found[0]), NUMBER, hexes[cell].outline)
            numbers[found[0]] = cell
    chosen = scene.centre or ""
    if chosen.count(",") == 1 and chosen.replace(",", "").isdecimal() and cell_from(chosen) in hexes:
        hexes[cell_from(chosen)] = Mark(hexes[cell_from(chosen)].text, "reverse", "bold")
    return hexes, numbers


def tile_sign(scene: Scene, tile: dict[str, object], owner: str, size: Size) -> str:
    """Two letters for the kind; where there is room, the owner before them and the food it gives or a cube after."""
    known = say.knows(scene, f"sign-{tile['kind']}")
    sign = say(scene, f"sign-{tile['kind']}") if known else str(tile["kind"])[:2].title()
    if size is SMALL:
        return f"{say(scene, farm_sign(tile['kind']))}{tile['food']}" if shows_food(scene, tile) else sign
    cubes = tile["harvest"] or any(dict(tile["cubes"]).values())  # type: ignore[call-overload]
    after = str(tile["food"]) if tile["food"] else "*" if cubes else ""
    return f"{owner}{sign}{after}"[: size.inner if size is MEDIUM else size.inner - 1]


def farm_sign(kind: object) -> str:
    """The message with the one letter before the food of a farmhouse, where there is room for two signs alone."""
    return f"small-{kind}"


def shows_food(scene: Scene, tile: dict[str, object]) -> bool:
    """Whether a small sign is a letter and the food; ten or more has no room."""
    food = tile["food"]
    return say.knows(scene, farm_sign(tile["kind"])) and isinstance(food, int) and food < 10


def fresh(scene: Scene, cell: Hex) -> str:
    """What is new since the reader's last turn is underlined."""
    return " underline" if f"{CELL}{cell[0]},{cell[1]}" in scene.fresh else ""


def legend(scene: Scene, size: Size, width: int) -> list[Text]:
    """What the signs mean that are to be seen. Its end may be cut off: the land was there from the first page on."""
    signs = {name: land_of(scene, name).sign * 2 for name in LANDS}
    kinds = {tile["kind"] for city in scene.view["cities"] for tile in city["tiles"]}
    kinds = {kind for kind in kinds if say.knows(scene, f"sign-{kind}")}
    farms = {kind for kind in kinds if size is SMALL and say.knows(scene, farm_sign(kind))}
    entries = [f"{say(scene, f'sign-{kind}')} {name_of(scene, kind)}" for kind in sorted(kinds - farms)]
    entries += [line.plain for line in short_legend(scene, size, width)]
    entries += [
        say(scene, "legend_food", sign=say(scene, farm_sign(kind)), name=name_of(scene, kind)) for kind in sorted(farms)
    ]
    entries.append(say(scene, "legend_castle"))
    entries += [say(scene, f"legend_{name}", sign=sign) for name, sign in signs.items()]
    entries.append(say(scene, "legend_new"))
    if size is SMALL:
        entries.append(say(scene, "legend_small"))
    told = [Text(entry, style=QUIET) for entry in entries]
    return flow([*told, *([owners(scene)] if kinds and size is SMALL else [])], width)


def short_legend(scene: Scene, size: Size, width: int) -> list[Text]:
    """Whose a building is where there is no room for a letter: cities never touch, so the castle in it tells."""
    has_buildings = any(city["tiles"] for city in scene.view["cities"])
    return flow([Text(say(scene, "legend_city"), style=QUIET)], width) if size is SMALL and has_buildings else []


def owners(scene: Scene) -> Text:
    """How the buildings of each player are set where there is no room for a letter: by colour, italics and the like."""
    letters = Text(say(scene, "legend_owners"), style=QUIET)
    for seat in range(scene.view["players"]):
        letters.append(" ").append(SEAT_LETTERS[seat], style=f"bold {colour(seat)}{touch(seat)}")
    return letters


def name_of(scene: Scene, kind: str) -> str:
    piece = scene.piece(f"tile:{kind}")
    return piece.name if piece else kind
