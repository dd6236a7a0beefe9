"""What helps to choose in Small City: the legend, how to name a placement, what a place makes possible and touches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text

from faubourg.core.pieces import Piece
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import Choice
from faubourg.drawing import canvas
from faubourg.drawing.choices import in_full, mark, told_in
from faubourg.drawing.scene import Scene
from faubourg.games.small_city.grid import SIDE, cell_name
from faubourg.games.small_city.moves import RAW_NAMES
from faubourg.games.small_city.terminal.borough_grid import (
    QUIET,
    BoroughGrid,
    cell_from,
    chosen,
    kind_sign,
    large_places,
    say,
    turn_of,
    turn_shapes,
    turns_by_anchor,
)

EXCHANGES = ("raw_to_cash", "cash_to_votes", "raw_to_votes")
MOST_CHANCES = 3  # lines about what a place makes possible
MOST_PLACES = 10


def legend(scene: Scene, grids: Sequence[BoroughGrid], width: int) -> list[Text]:
    """What the signs mean that are to be seen."""
    found: dict[str, str] = {}
    for grid in grids:
        for tile in grid.view["tiles"]:
            sign = kind_sign(scene, tile)
            found[sign] = say(scene, f"word-{tile['category']}") if tile["level"] else scene.word(tile["kind"])
            first = tile["slots"][0]
            if tile["category"] in ("commercial", "factory"):  # their first cell bears their sign, the others a slot's
                found[sign] = say(scene, "first_cell", word=found[sign], gives=say(scene, f"yields-{first}"))
            for slot in tile["slots"][1:]:
                if slot in EXCHANGES:
                    gives = say(scene, f"yields-{slot}")
                    found[say(scene, f"slot-{slot}")] = f"{gives} ({rates(scene, slot)})"
                elif slot not in ("rest", "power") and say.knows(scene, f"slot-{slot}"):
                    found[say(scene, f"slot-{slot}")] = say(scene, f"yields-{slot}")
            if tile.get("water"):
                found[say(scene, "sign-water")] = say(scene, "water")
            if tile["category"] == "park":
                found[sign] = say(scene, "word-park")
        if grid.view["cemeteries"]:
            found[say(scene, "sign-grave")] = say(scene, "grave")
        if grid.street:
            found["M"] = say(scene, "mayor")
    entries = [Text(f"{sign} {word}", style=QUIET) for sign, word in found.items()]
    return canvas.flow(entries, width)


def turns(scene: Scene, width: int, with_shapes: bool = True) -> list[Text]:
    """How to name a placement of a large tile, and what each turn looks like."""
    if scene.kind == "hall":
        return canvas.wrapped(Text(say(scene, "hall_covers"), style=QUIET), width)
    if not turns_by_anchor(scene):
        return []
    place = scene.choices[0]
    example = f"{place.spots[0].rpartition(':')[2]} {turn_of(place)}"
    return [
        *canvas.wrapped(Text(say(scene, "turns", example=example)), width),
        *(turn_shapes(scene, width) if with_shapes else []),
    ]


def columns(scene: Scene, width: int) -> list[Text]:
    """What the columns of the table of players mean that do not explain themselves."""
    return canvas.wrapped(Text(say(scene, "columns"), style=QUIET), width)


def explained(scene: Scene, choice: Choice) -> Choice:
    """A tile that can be built with what it does, one that is laid with what its cells make, an exchange with rates."""
    if choice.spots[0].startswith("pile:"):
        piece = scene.piece(f"tile:{choice.notation}")
        return replace(choice, label=kind_label(scene, choice, piece)) if piece else choice
    if choice.facts.get("gives") in EXCHANGES:
        return replace(choice, label=f"{choice.label} ({rates(scene, choice.facts['gives'])})")
    piece = scene.piece(f"tile:{choice.notation.partition(' ')[0]}") if choice in large_places(scene) else None
    if piece is None or piece.figures["category"] not in ("commercial", "factory"):
        return choice
    cells = zip(choice.spots, piece.figures["slots"], strict=True)
    made = [f"{spot.rpartition(':')[2]} {say(scene, f'yields-{slot}')}" for spot, slot in cells]
    return replace(choice, label=say(scene, "explained", label=piece.name, line=", ".join(made)))


def kind_label(scene: Scene, choice: Choice, piece: Piece) -> str:
    """A kind with its price, what it does, and how large it is where its name does not tell."""
    label, figures = choice.label, piece.figures
    if figures["level"] is None and figures["category"] != "park" and len(figures["cells"]) > 1:
        label = say(scene, "with_cells", label=label, count=len(figures["cells"]))
    return say(scene, "explained", label=label, line=piece.line)


def rates(scene: Scene, slot: str) -> str:
    """What an exchange gives for what."""
    if slot == "cash_to_votes":
        return str(scene.figures["bundles"])
    gains = {name: scene.figures[f"{name}_{slot.removeprefix('raw_to_')}"] for name in RAW_NAMES}
    return ", ".join(f"{say(scene, name)} {gain}" for name, gain in gains.items())


def by_gain(choices: Sequence[tuple[int, Choice]], scene: Scene, width: int, with_rests: bool = True) -> list[Text]:
    """Many places to go to: those that give the same in one line, what gives something first.

    Where one only rests can be told in a word: any of those cells may be typed."""
    groups: dict[str, list[tuple[int, Choice]]] = {}
    for entry in choices:
        groups.setdefault(entry[1].label.rpartition(":")[2].strip(), []).append(entry)
    lines: list[Text] = []
    for gain, group in sorted(groups.items(), key=lambda item: is_rest(item[1][0][1])):
        title = say(scene, "title", text=gain)
        if is_rest(group[0][1]) and not with_rests:
            said = say(scene, "rests", count=len(group), example=group[0][1].notation)
            lines += canvas.wrapped(Text(f"{title} ", style="bold") + Text(said), width, 2)
        else:
            lines += in_a_row(title, group, width)
    return lines


def in_a_row(title: str, choices: Sequence[tuple[int, Choice]], width: int) -> list[Text]:
    """What some choices have in common, and each of them by what is typed for it."""
    entries = [mark(number) + f" {choice.notation}" for number, choice in choices]
    return canvas.flow([Text(title, style="bold"), *entries], width, gap=" ", indent=2)


def is_rest(choice: Choice) -> bool:
    return choice.facts.get("gives") == "rest"


def by_duty(choices: Sequence[tuple[int, Choice]], scene: Scene, width: int) -> list[Text]:
    """People by their cells: those who must move, those who may, and what else can be chosen."""
    people = [entry for entry in choices if "must" in entry[1].facts]
    lines: list[Text] = []
    for key, must in (("must_move", True), ("may_stay", False)):
        group = [entry for entry in people if entry[1].facts["must"] == must]
        lines += in_a_row(say(scene, "title", text=say(scene, key)), group, width) if group else []
    return [*lines, *in_full([entry for entry in choices if entry not in people], width)]


def read_on(scene: Scene, lines: Sequence[Text], labels: Mapping[int, str]) -> Sequence[Text]:
    """Lines some of which are cut, and how to read the rest."""
    cut = [number for number in labels if number not in told_in(lines, labels)]
    return [*lines, Text(say(scene, "read_on", number=cut[0]), style=QUIET)] if cut else lines


def closed(scene: Scene, width: int, is_cut: bool = False) -> list[Text]:
    """What cannot be chosen, and why; or as far as that fits on a line each."""
    lines: list[Text] = []
    for entry in scene.closed:
        if entry.notation in scene.view["circle"]:  # the cards themselves say who has them
            continue
        line = Text(f" {scene.sign('✗', 'x')}  ", style="red")
        line.append(say(scene, "closed", label=entry.label, why=entry.why), style=QUIET)
        if is_cut:
            line.truncate(width, overflow="ellipsis")
        lines += canvas.wrapped(line, width, 4)
    return lines


def disks(scene: Scene, width: int) -> list[Text]:
    """How the table of the council tells which disk a choice moves."""
    if not any(spot.startswith("disk:") for choice in scene.choices for spot in choice.spots):
        return []
    return canvas.wrapped(Text(say(scene, "which_disk"), style=QUIET), width)


def not_shown(scene: Scene, grids: Sequence[BoroughGrid], width: int) -> list[Text]:
    """Whose boroughs there are besides those that are drawn, and how to see them."""
    seen = {grid.seat for grid in grids}
    others = [seat for seat in range(scene.view["players"]) if seat not in seen]
    if not others:
        return []
    letters = ", ".join(SEAT_LETTERS[seat] for seat in others)
    return canvas.wrapped(Text(say(scene, "other_boroughs", seats=letters, first=letters[0]), style=QUIET), width)


def chances(scene: Scene, width: int, most: int = MOST_CHANCES) -> list[Text]:
    """From where a tile that is being placed would let others grow, and what it would open."""
    grows: dict[str, list[str]] = {}
    opens: dict[str, list[str]] = {}
    for choice in scene.choices:
        anchor = choice.spots[0].rpartition(":")[2]
        for cell in choice.facts.get("enlarges", ()):
            grows.setdefault(cell, []).append(anchor)
        for kind in choice.facts.get("opens", ()):
            opens.setdefault(kind, []).append(anchor)
    lines = [say(scene, "lets_grow", cell=cell, places=shortened(places)) for cell, places in grows.items()]
    lines += [say(scene, "opens", kind=scene.word(kind), places=shortened(places)) for kind, places in opens.items()]
    return [line for text in lines[:most] for line in canvas.wrapped(Text(text, style=QUIET), width, 2)]


def shortened(places: list[str]) -> str:
    """The first few of some cells, each once."""
    distinct = list(dict.fromkeys(places))
    return " ".join(distinct[:MOST_PLACES]) + (
        f" (+{len(distinct) - MOST_PLACES})" if len(distinct) > MOST_PLACES else ""
    )


def pointed_at(scene: Scene, width: int) -> list[Text]:
    """What influences the cell that was asked for, or the tile on it."""
    found = chosen(scene)
    if found is None:
        return []
    seat, cell = found
    tiles = scene.view["boards"][seat]["tiles"]
    here = cell_name(SIDE * cell[1] + cell[0])
    own = [tile for tile in tiles if here in tile["cells"]]
    cells = body(own[0]) if own else [cell]
    near = [tile for tile in tiles if tile not in own and touches(body(tile), cells)]
    name = here if SEAT_LETTERS[seat] == scene.view["seat"] else f"{SEAT_LETTERS[seat]}:{here}"
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
    text = say(scene, "influence", cell=name, what=what, groups=", ".join(said))
    return canvas.wrapped(Text(text, style="bold"), width)


def body(tile: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The cells that influence: all but water."""
    return [cell_from(cell) for cell in tile["cells"] if cell not in tile.get("water", [])]


def touches(some: list[tuple[int, int]], others: list[tuple[int, int]]) -> bool:
    return any(max(abs(x - u), abs(y - v)) == 1 for x, y in some for u, v in others)


def named(scene: Scene, tiles: list[Mapping[str, Any]]) -> str:
    if not tiles:
        return ""
    return " (" + "; ".join(f"{scene.word(tile['kind'])} {tile['cells'][0]}" for tile in tiles) + ")"
