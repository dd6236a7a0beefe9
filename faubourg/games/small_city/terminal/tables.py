"""Tables of Small City: the turn, what every player has, the council and the action cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.drawing import canvas
from faubourg.drawing.choices import mark
from faubourg.drawing.layout import Forms, Lines, by_and_by
from faubourg.drawing.scene import Scene
from faubourg.drawing.seats import badge, chip, colour, name_and_role
from faubourg.games.small_city.building.kinds import CONSTRUCTION_SIZES
from faubourg.games.small_city.moves import RAW_NAMES
from faubourg.games.small_city.phases.benefits import ARRIVALS, BUNDLES, SUMS
from faubourg.games.small_city.terminal.borough_grid import QUIET, say, seat_from

LINES = ("industry", "construction", "economy", "tourism")
COLUMNS = 4


def heading(scene: Scene) -> list[Text]:
    view = scene.view
    mode = "" if view["victory"] == "basic" else " " + say(scene, f"victory_{view['victory']}")
    if not view["turn"]:
        return [Text(say(scene, "setup") + mode, style="bold")]
    phase = say(scene, f"phase{view['phase']}")
    turns = scene.figures["turns"]
    key = "last_turn" if view["turn"] == turns else "turn"
    line = say(scene, key, turn=view["turn"], turns=turns, number=view["phase"], phase=phase)
    name = scene.names[seat_from(view["host"])]
    host = say(scene, "host", host=name)
    if view["street"]:
        host = say(scene, "host_in_street", host=name, street=view["street"].rpartition(":")[2])
    supply = say(scene, "supply", **view["supply"])
    entries = [Text(line + mode, style="bold"), Text(host if view["players"] > 1 else ""), Text(supply)]
    return canvas.flow([entry for entry in entries if entry.plain], scene.width)


def seats(scene: Scene, only_own: bool = False) -> list[Text]:
    """One line for each player, or for oneself: money, votes, pollution, citizens, raw, card and council."""
    lines = seat_table(scene, is_narrow=False)
    if max(line.cell_len for line in lines) > scene.width:
        lines = seat_table(scene, is_narrow=True)
    if only_own:
        lines = [lines[0], lines[1 + seat_from(scene.view["seat"] or scene.view["host"])]]
    for line in lines:
        line.rstrip()
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
    for seat, own in enumerate(scene.view["boards"]):
        style = "strike" if SEAT_LETTERS[seat] in scene.view["out"] else ""
        name = f"{badge(seat, scene.ascii_only)} {scene.names[seat] if is_narrow else name_and_role(scene, seat)}"
        cells = [(value_of(scene, seat, own, column), "bold" if column == "votes" else style) for column in columns]
        rows.append([(name, f"bold {colour(seat)}"), *cells])
    to_left = ("raw", "disks", "card")
    return canvas.table(rows, to_right=frozenset(n for n, column in enumerate(columns, 1) if column not in to_left))


def column_head(scene: Scene, column: str, is_narrow: bool) -> str:
    short = f"short_{column}"
    return say(scene, short if is_narrow and say.knows(scene, short) else f"column_{column}")


def value_of(scene: Scene, seat: int, own: Mapping[str, Any], column: str) -> str:
    if column == "pollution":  # the level, and by how much it rose last
        return f"{own['pollution']} (+{own['generated']})" if own["generated"] else str(own["pollution"])
    if column == "tourists":
        places = enumerate(scene.view["boards"])
        return str(sum(other["tourists"].get(SEAT_LETTERS[seat], 0) for place, other in places if place != seat))
    if column == "raw":
        return raw_of(scene, own)
    if column == "disks":
        return disks(scene, own)
    if column == "card":
        card = scene.view["cards"][seat]
        return scene.word(card) if card else "-"
    return str(own[column])


def raw_of(scene: Scene, own: Mapping[str, Any]) -> str:
    """All raw in hall and warehouses, such as "2w 1s"."""
    raw = {**own["hall_raw"]}
    for tile in own["tiles"]:
        for name, count in tile.get("raw", {}).items():
            raw[name] = raw.get(name, 0) + count
    return " ".join(f"{count}{say(scene, f'slot-{name}')}" for name, count in raw.items()) or "-"


def disks(scene: Scene, own: Mapping[str, Any]) -> str:
    """The places of both disks in short, such as "eco2 ind1", and a sign for each special promise."""
    short = [f"{say(scene, 'line_' + place[:-2])[:3].lower()}{place[-1]}" if place else "-" for place in own["disks"]]
    return " ".join([*short, *(["*" * own["special_count"]] if own["special_count"] else [])])


def circle(scene: Scene, width: int) -> Forms:
    """The action cards with price and effect: as far as there is room in full, one to a line, or names with prices."""
    if not has_circle(scene):
        return [[]]
    entries: list[tuple[Lines, Lines]] = []
    for card in scene.view["circle"]:
        line = with_effect(scene, card)
        short = line.copy()
        short.truncate(width, overflow="ellipsis")
        entries.append((canvas.wrapped(line, width, 4), [short]))
    names = canvas.flow([card_text(scene, card, margin="") for card in scene.view["circle"]], width, indent=2)
    return [*by_and_by(entries), names]


def open_cards(scene: Scene) -> dict[int, str]:
    """What is to be said of the action cards that can be chosen, by their numbers."""
    if not has_circle(scene):
        return {}
    numbers = {card: scene.targets.get(f"card:{card}") for card in scene.view["circle"]}
    return {found[0]: with_effect(scene, card).plain for card, found in numbers.items() if found}


def with_effect(scene: Scene, card: str) -> Text:
    """A card with its number, its price, and what it does."""
    line, piece = card_text(scene, card), scene.piece(card)
    if piece is not None and piece.line:
        line.append(say(scene, "effect", line=piece.line), style=QUIET)
    return line


def has_circle(scene: Scene) -> bool:
    return bool(scene.view["circle"]) and any(spot.startswith("card:") and "-card" in spot for spot in scene.targets)


def card_text(scene: Scene, card: str, margin: str = "    ") -> Text:
    """A card with its number (or a margin instead), its price and who has taken it."""
    numbers = scene.targets.get(f"card:{card}")
    line = mark(numbers[0]) + " " if numbers else Text(margin)
    line.append(scene.word(card), style="" if numbers else QUIET)
    if card in scene.view["cards"]:
        taker = scene.view["cards"].index(card)
        line.append(" ").append(badge(taker, scene.ascii_only), style=chip(taker))
    elif scene.view["players"] == 1 and card == scene.view["circle"][0]:
        line.append(f" ({say(scene, 'mayor')})", style=QUIET)
    elif card in scene.view["card_prices"]:
        line.append(f" {say(scene, 'dollars', money=scene.view['card_prices'][card])}", style="bold")
    return line


def council(scene: Scene) -> list[Text]:
    """The table of the council, when a disk may move: what each space gives, whose disks are there, the choices.

    On a narrow screen disks and choices stand below what the spaces give."""
    if not any(spot.startswith("council:") for spot in scene.targets):
        return []
    head = [(say(scene, "council"), "bold")]
    head += [(say(scene, "column", column=column + 1), QUIET) for column in range(COLUMNS)]
    benefits = [[benefit(scene, line, column) for column in range(COLUMNS)] for line in LINES]
    marks = [[space_marks(scene, f"{line}-{column + 1}") for column in range(COLUMNS)] for line in LINES]
    names = [say(scene, f"line_{line}") for line in LINES]
    for is_narrow in (False, True):
        rows = [head]
        for name, gains, moves in zip(names, benefits, marks, strict=True):
            cells = gains if is_narrow else [f"{gain} {move}".strip() for gain, move in zip(gains, moves, strict=True)]
            rows.append(
                [(name, ""), *[(cell, "bold" if "[" in move else "") for cell, move in zip(cells, moves, strict=True)]]
            )
            if is_narrow and any(moves):
                rows.append([("", ""), *[(move, "bold") for move in moves]])
        lines = canvas.table(rows, to_right=frozenset())
        for text_line in lines:
            text_line.rstrip()
        if max(text_line.cell_len for text_line in lines) <= scene.width:
            break
    for text_line in lines:
        text_line.truncate(scene.width, overflow="ellipsis")
    return lines


def benefit(scene: Scene, line: str, column: int) -> str:
    """What a space of the council gives, in a few characters."""
    if line == "industry":
        return "/".join(f"{count} {say(scene, RAW_NAMES[raw])}" for raw, count in BUNDLES[column])
    if line == "construction":
        least, most = CONSTRUCTION_SIZES[column]
        return (
            say(scene, "tile_size", size=least) if least == most else say(scene, "tile_sizes", least=least, most=most)
        )
    return say(scene, f"gives_{line}", count=SUMS[column] if line == "economy" else ARRIVALS[column])


def space_marks(scene: Scene, space: str) -> str:
    """The disks on a space, and the numbers of the moves to it, each after the disk that would move."""
    here = [
        badge(seat, scene.ascii_only)
        for seat, own in enumerate(scene.view["boards"])
        for disk in own["disks"]
        if disk == space
    ]
    moves, chosen = [], dict(scene.numbered)
    for number in scene.targets.get(f"council:{space}", ()):
        disk = next((spot for spot in chosen[number].spots if spot.startswith("disk:")), "")
        moves.append(f"{disk.rpartition(':')[2]}:[{number}]" if disk else f"[{number}]")
    return " ".join([*here, *moves])
