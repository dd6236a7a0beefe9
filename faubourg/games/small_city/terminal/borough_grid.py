"""A borough of Small City as a grid: outlines of tiles, slots, citizens, and the numbers of choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import Choice
from faubourg.drawing.canvas import Canvas
from faubourg.drawing.scene import Scene
from faubourg.drawing.seats import badge, chip, colour, name_and_role
from faubourg.drawing.voice import Voice
from faubourg.games.small_city.grid import COLUMNS, SIDE, cell_name, find_cell
from faubourg.games.small_city.moves import cell_of as index_of
from faubourg.games.small_city.moves import find_spot, seat_of

say = Voice("faubourg.games.small_city.terminal")
Cell = tuple[int, int]

INNER = 4  # columns inside a cell
AXIS = 3  # columns for the numbers of the rows
TARGET = "bold #000000 on #ffffff"
CHOSEN = "reverse"
QUIET = "dim"
MOST_LISTED = 12  # placements that are told one by one, with all their cells
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


def cell_from(text: str) -> Cell:
    """The column and the row of a cell such as "E7", or "B:E7" with its borough."""
    index = find_cell(text.rpartition(":")[2])
    assert index is not None, text
    return index % SIDE, index // SIDE


def seat_from(letter: str) -> int:
    return SEAT_LETTERS.index(letter)


def shown_side(view: Mapping[str, Any], street: str | None = None) -> int:
    """How many rows and columns matter: the zone, and what lies on the strip beyond it."""
    beyond = [*view["cemeteries"], *(ends_of(street) if street else [])]
    size: int = view["size"]
    return max([size, *[max(cell_from(cell)) + 1 for cell in beyond]])


def ends_of(street: str) -> list[str]:
    """The two cells of a street such as "B:F1-G1"."""
    return street.rpartition(":")[2].split("-")


def width_of(side: int) -> int:
    return AXIS + side * (INNER + 1) + 1


@dataclass(frozen=True)
class BoroughGrid:
    """One borough on a canvas. With a `pitch` of 1 there are no lines between rows: tiles are underlined instead."""

    scene: Scene
    seat: int
    pitch: int
    street: str | None  # where the mayor stands, if it is here

    @property
    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self.scene.view["boards"][self.seat]
        return view

    @property
    def side(self) -> int:
        targets = [spot.partition(":")[2] for spot in self.scene.targets if spot.startswith("street:")]
        wanted = max([shown_side(self.view, street) for street in targets], default=0) if self.is_paraded else 0
        return max(wanted, shown_side(self.view, self.street))

    @property
    def is_paraded(self) -> bool:
        """Whether the mayor is to be put on a street of this borough."""
        has_streets = any(spot.startswith("street:") for spot in self.scene.targets)
        return has_streets and self.seat == seat_from(self.scene.view["host"])

    @property
    def width(self) -> int:
        return width_of(self.side)

    @property
    def height(self) -> int:
        return self.side * self.pitch + (3 if self.pitch == 2 else 2)

    def place(self, cell: Cell) -> Cell:
        """Where the inside of a cell begins on the canvas; the first row is at the bottom."""
        return AXIS + 1 + cell[0] * (INNER + 1), self.pitch + (self.side - 1 - cell[1]) * self.pitch

    def draw(self) -> tuple[list[Text], set[int]]:
        """The lines, and the numbers of the choices that can be seen in them."""
        sheet = Canvas(self.width, self.height)
        tile_at = {cell_from(cell): tile for tile in self.view["tiles"] for cell in tile["cells"]}
        if self.pitch == 2:
            self.outlines(sheet, tile_at)
        else:
            self.walls(sheet, tile_at)
        for cell, tile in tile_at.items():
            self.inside(sheet, cell, tile, tile_at)
        for text in self.view["cemeteries"]:
            sheet.put(*self.place(cell_from(text)), f" {say(self.scene, 'sign-grave')} ", QUIET)
        self.mayor(sheet)
        sheet.put(AXIS, 0, self.title(), f"bold {colour(self.seat)}")
        for number in range(self.side):
            x, y = self.place((number, number))
            sheet.put(x + 1, self.height - 1, COLUMNS[number], QUIET)
            sheet.put(0, y, f"{number + 1:>2}", QUIET)
        seen = self.targets(sheet, tile_at) | self.streets(sheet)
        self.chosen_cell(sheet)
        return sheet.lines(), seen

    def title(self) -> str:
        """Whose borough it is and how large; on which side it is played, if there is room."""
        facts = {"name": name_and_role(self.scene, self.seat), "size": self.view["size"]}
        side = say(self.scene, self.view["side"])
        titles = [say(self.scene, "borough", side=side, **facts), say(self.scene, "borough_short", **facts)]
        room = self.width - AXIS
        return next((title for title in titles if len(title) <= room), titles[-1][:room])

    # --- lines -----------------------------------------------------------------------------------------------------

    def outlines(self, sheet: Canvas, tile_at: Mapping[Cell, Any]) -> None:
        """Lines where one tile ends, dots in the corners of empty cells, and a border around the zone."""
        across, down, corner, dot = ("-", "|", "+", ".") if self.scene.ascii_only else ("─", "│", "┼", "·")
        size = self.view["size"]
        for x in range(self.side + 1):
            for y in range(self.side + 1):
                left, top = AXIS + x * (INNER + 1), 1 + (self.side - y) * 2
                here, west, south = tile_at.get((x, y)), tile_at.get((x - 1, y)), tile_at.get((x, y - 1))
                on_edge_x = x in (0, size) and y < size
                on_edge_y = y in (0, size) and x < size
                if y < self.side and (here is not west or on_edge_x):
                    sheet.put(left, top - 1, down, style_of(here or west) if not on_edge_x else "bold")
                if x < self.side and (here is not south or on_edge_y):
                    sheet.put(left + 1, top, across * INNER, style_of(here or south) if not on_edge_y else "bold")
                touches = [here, west, south, tile_at.get((x - 1, y - 1))]
                if len({id(tile) for tile in touches}) > 1 or on_edge_x or on_edge_y or (x, y) == (size, size):
                    sheet.put(left, top, corner, QUIET)
                elif x <= size and y <= size and not any(touches):
                    sheet.put(left, top, dot, QUIET)

    def walls(self, sheet: Canvas, tile_at: Mapping[Cell, Any]) -> None:
        """Where there is no line between rows: a line where one tile ends sideways, a dot for an empty cell."""
        down, dot = ("|", ".") if self.scene.ascii_only else ("│", "·")
        size = self.view["size"]
        for y in range(self.side):
            for x in range(self.side + 1):
                left, top = self.place((x, y))
                here, west = tile_at.get((x, y)), tile_at.get((x - 1, y))
                on_edge = x in (0, size) and y < size
                if here is not west or on_edge:
                    sheet.put(left - 1, top, down, "bold" if on_edge else style_of(here or west))
                if here is None and x < size and y < size:
                    sheet.put(left + 1, top, dot, QUIET)

    # --- what is on a cell -----------------------------------------------------------------------------------------

    def inside(self, sheet: Canvas, cell: Cell, tile: Mapping[str, Any], tile_at: Mapping[Cell, Any]) -> None:
        """Two characters for the tile or its slot, two for who stands or what is stored there."""
        number = [cell_from(text) for text in tile["cells"]].index(cell)
        is_last_row = self.pitch == 1 and tile_at.get((cell[0], cell[1] - 1)) is not tile
        line = " underline" if is_last_row and not self.scene.ascii_only else ""
        x, y = self.place(cell)
        new = " reverse" if f"cell:{SEAT_LETTERS[self.seat]}:{tile['cells'][0]}" in self.scene.fresh else ""
        sheet.put(x, y, f"{sign_of(self.scene, tile, number):<{INNER}}", f"bold {style_of(tile)}{line}{new}".strip())
        if tile["kind"] == "town_hall":
            self.hall_slot(sheet, x + 2, y, number)
            return
        citizen = tile["citizens"][number]
        if citizen is not None:
            standing = seat_from(citizen)
            sheet.put(x + 2, y, badge(standing, self.scene.ascii_only), chip(standing))
        elif tile.get("raw"):
            sheet.put(x + 2, y, self.raw_signs(tile["raw"])[:2], f"bold{line}")

    def hall_slot(self, sheet: Canvas, x: int, y: int, number: int) -> None:
        """The places of a hall: citizens first, then raw."""
        citizens = self.view["hall"]
        raw = self.raw_signs(self.view["hall_raw"])
        if number < citizens:
            sheet.put(x, y, badge(self.seat, self.scene.ascii_only), chip(self.seat))
        elif number - citizens < len(raw):
            sheet.put(x, y, raw[number - citizens], "bold")

    def raw_signs(self, raw: Mapping[str, int]) -> str:
        return "".join(say(self.scene, f"slot-{name}") * count for name, count in raw.items())

    def mayor(self, sheet: Canvas) -> None:
        """The mayor, between two cells of his host."""
        if self.street:
            x, y = self.middle(self.street)
            sheet.put(x, y, "M", "bold reverse")

    def middle(self, street: str) -> Cell:
        """The border between the two cells of a street; without lines between rows, the lower end of the upper cell."""
        first, second = (self.place(cell_from(text)) for text in ends_of(street))
        if first[1] == second[1]:
            return second[0] - 1, first[1]
        return (first[0] + 1, second[1] + 1) if self.pitch == 2 else (first[0] + 3, second[1])

    # --- choices ---------------------------------------------------------------------------------------------------

    def targets(self, sheet: Canvas, tile_at: Mapping[Cell, Any]) -> set[int]:
        """The numbers of choices on their cells. Those of larger tiles are told one by one too, if they are few."""
        turns = turns_by_anchor(self.scene)
        if turns and SEAT_LETTERS[self.seat] == self.scene.view["seat"]:
            for cell, found in turns.items():
                x, y = self.place(cell)
                sheet.put(x, y, " " * INNER)
                sheet.put(x, y, turn_sign(found), TARGET)
            return {number for numbers in self.scene.targets.values() for number in numbers}
        seen: set[int] = set()
        is_told = is_a_few_large_tiles(self.scene)
        for spot, numbers in self.scene.targets.items():
            if spot.startswith(f"cell:{SEAT_LETTERS[self.seat]}:"):
                if self.put_target(sheet, cell_from(spot), numbers, tile_at) and not is_told:
                    seen.add(numbers[0])
        return seen

    def put_target(self, sheet: Canvas, cell: Cell, numbers: tuple[int, ...], tile_at: Mapping[Cell, Any]) -> bool:
        """A number in its cell, or above a tile, whose signs are never covered; whether it can be read there."""
        x, y = self.place(cell)
        label = f"[{numbers[0]}]" if len(numbers) == 1 else f"[{numbers[0]}+]"
        if cell not in tile_at:
            sheet.put(x, y, " " * INNER)
            sheet.put(x, y, label if len(label) <= INNER else label[1:-1], TARGET)
        elif self.pitch == 2:
            sheet.put(x, y - 1, label[:INNER], TARGET)
        else:
            sheet.restyle(x, y, INNER, TARGET)
            return False
        return len(numbers) == 1

    def streets(self, sheet: Canvas) -> set[int]:
        """The numbers of streets, each on its border; there must be lines between the rows."""
        seen: set[int] = set()
        if not self.is_paraded or self.pitch == 1:
            return seen
        for spot, numbers in self.scene.targets.items():
            if spot.startswith("street:"):
                x, y = self.middle(spot.partition(":")[2])
                label = f"[{numbers[0]}]"
                sheet.put(x - len(label) // 2, y, label, TARGET)
                seen.add(numbers[0])
        return seen

    def chosen_cell(self, sheet: Canvas) -> None:
        """The cell that was asked for, if it is one of this borough."""
        found = chosen(self.scene)
        if found is not None and found[0] == self.seat:
            x, y = self.place(found[1])
            sheet.put(x - 1, y, ">", CHOSEN)
            sheet.put(x + INNER, y, "<", CHOSEN)


def style_of(tile: Mapping[str, Any] | None) -> str:
    return CATEGORY_STYLES.get(tile["category"], "") if tile else QUIET


def sign_of(scene: Scene, tile: Mapping[str, Any], number: int) -> str:
    """The sign of a cell of a tile: its kind on the first cell, and the slot on the others if slots differ."""
    slot = tile["slots"][number]
    if tile["cells"][number] in tile.get("water", []):
        return say(scene, "sign-water")
    if number and slot not in ("rest", "power") and say.knows(scene, f"slot-{slot}"):
        return say(scene, f"slot-{slot}")
    return kind_sign(scene, tile) + (str(tile["level"]) if tile["level"] else "")


def kind_sign(scene: Scene, tile: Mapping[str, Any]) -> str:
    return say(scene, next(id for id in (f"sign-{tile['kind']}", f"sign-{tile['category']}") if say.knows(scene, id)))


def asked_borough(scene: Scene) -> int | None:
    """The seat whose borough the reader wants to see: `board D`."""
    asked = (scene.centre or "").strip().upper()
    return SEAT_LETTERS.index(asked) if asked and asked in SEAT_LETTERS[: scene.view["players"]] else None


def chosen(scene: Scene) -> tuple[int, Cell] | None:
    """The seat and the cell that the reader asked about."""
    found = find_spot((scene.centre or "").strip().lower(), seat_from(scene.view["seat"] or scene.view["host"]))
    if found is None or seat_of(found) >= scene.view["players"]:
        return None
    return seat_of(found), cell_from(cell_name(index_of(found)))


# --- tiles of several cells ----------------------------------------------------------------------------------------


def large_places(scene: Scene) -> list[Choice]:
    """The places of a tile of several cells, if it is being placed."""
    own = f"cell:{scene.view['seat']}:"
    places = [choice for choice in scene.choices if choice.notation.count(" ") and choice.spots[0].startswith(own)]
    is_placing = scene.view.get("plan") is not None and all(len(choice.spots) > 1 for choice in places)
    is_growing = any("gained" in choice.facts for choice in places)
    return places if places and is_placing and not is_growing and len(places) == len(scene.numbered) else []


def is_a_few_large_tiles(scene: Scene) -> bool:
    return 0 < len(large_places(scene)) <= MOST_LISTED


def turn_of(place: Choice) -> str:
    """The turn in a notation such as "res2 D5 r1"."""
    words = place.notation.split()
    return words[2] if len(words) > 2 else "r0"


def turns_by_anchor(scene: Scene) -> dict[Cell, list[str]]:
    """For too many placements to list: the turns that fit at each cell that can be named."""
    found: dict[Cell, list[str]] = {}
    places = large_places(scene)
    for place in places if len(places) > MOST_LISTED else ():
        found.setdefault(cell_from(place.spots[0]), []).append(turn_of(place))
    return found


def turn_sign(turns: list[str]) -> str:
    """The digits of the turns, or how many there are if some are turned over."""
    if all(turn[0] == "r" for turn in turns):
        return "".join(turn[1] for turn in turns)
    return f"x{len(turns)}"


def turn_shapes(scene: Scene, width: int) -> list[Text]:
    """A small drawing of each turn, the cell to be named marked; side by side on lines that fit."""
    kinds: dict[str, Choice] = {}
    for place in large_places(scene):
        kinds.setdefault(turn_of(place), place)
    blocks = [shape_lines(turn, kinds[turn], scene.ascii_only) for turn in sorted(kinds)]
    high = max(len(block) for block in blocks)
    lines = [Text("  ") for _ in range(high)]
    for block in blocks:
        wide = max(len(line) for line in block)
        for row in range(high):
            lines[row].append(f"{block[row] if row < len(block) else '':<{wide + 3}}")
    for line in lines:
        line.truncate(width)
    return lines


def shape_lines(turn: str, place: Choice, ascii_only: bool) -> list[str]:
    """The name of a turn and the shape under it; slots that differ are numbered in their order."""
    cells = [cell_from(spot) for spot in place.spots]
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    high = max(y for _, y in cells)
    wide = max(x for x, _ in cells) - left + 1
    rows = [[" "] * wide for _ in range(high - low + 1)]
    for number, (x, y) in enumerate(cells):
        rows[high - y][x - left] = "@" if number == 0 else "#" if ascii_only else "■"
    return [turn, *["".join(row) for row in rows]]
