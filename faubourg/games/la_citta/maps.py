"""Maps of one's own: a file of the form of map.toml, read and checked. What is wrong is said with place and rule."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from faubourg.core import files
from faubourg.core.errors import DataError
from faubourg.core.hexes import Hex, components, enclosed
from faubourg.core.texts import load_toml
from faubourg.games.la_citta.board import LAKE, MAP_PARTS, MOUNTAIN, WASTELAND, Board, Ground, values_of
from faubourg.games.la_citta.tiles import NEW_CITY_GAP, NUMBERS, PACKAGE, START_CASTLES

TERRAIN = re.compile(r"farm[1-9]|mountain|lake")
PLAYERS = range(NUMBERS["min_players"], NUMBERS["max_players"] + 1)
LANDSCAPES = 2  # at each hex (LC-3)
MOST_NEIGHBOURS = 6
KINDS_OF_SPACE = ("tile", WASTELAND)


def read_option(value: object) -> object:
    """The option `map`: a path to a file, or a map as plain data; None for the built-in one."""
    if value is None:
        return None
    if isinstance(value, Mapping):
        source, data = "map", dict(value)
    else:
        source = str(value)
        try:
            data = tomllib.loads(files.read_text(Path(source)))
        except tomllib.TOMLDecodeError as error:
            raise wrong(source, "not_toml", reason=error) from error
    checked = check(source, data)
    return None if checked == values_of(load_toml(PACKAGE, "map.toml")) else checked


def wrong(source: str, key: str, **facts: object) -> DataError:
    return DataError(key, package=PACKAGE, source=source, **facts)


def check(source: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """The map in a file; DataError with the first thing in it that cannot be."""
    map = plain(source, data)
    meanings = check_cells(source, map)
    check_tiles(source, map)
    check_zones(source, map, meanings)
    check_landscapes(source, map, meanings)
    check_room(source, map)
    for players in map["start"]:
        check_start(source, map, int(players))
    return map


# --- form ----------------------------------------------------------------------------------------------------------


def plain(source: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a map with values of the right form, and nothing else."""
    for part in MAP_PARTS:
        if part not in data:
            raise wrong(source, "map_part", part=part, parts=", ".join(MAP_PARTS))
    tables = {part: table(source, part, data[part]) for part in ("tiles", "expansion", "zones", "start")}
    return {
        "closed": cells(source, "closed", data["closed"]),
        "tiles": {terrain(source, "tiles", kind): whole(source, "tiles", n) for kind, n in tables["tiles"].items()},
        "expansion": {
            terrain(source, "expansion", kind): text(source, "expansion", space)
            for kind, space in tables["expansion"].items()
        },
        "zones": {zone: player_counts(source, zone, value) for zone, value in tables["zones"].items()},
        "lane": [
            {
                "zone": one_of(source, place, row.get("zone"), tables["zones"]),
                "hexes": cells(source, place, row.get("hexes")),
            }
            for place, row in rows(source, "lane", data["lane"])
        ],
        "space": [
            {
                "id": text(source, place, row.get("id")),
                "kind": one_of(source, place, row.get("kind"), KINDS_OF_SPACE),
                "cells": cells(source, place, row.get("cells")),
            }
            for place, row in rows(source, "space", data["space"])
        ],
        "edge": [
            {
                "id": text(source, place, row.get("id")),
                "terrain": terrain(source, place, row.get("terrain"), wasteland=True),
                "hexes": cells(source, place, row.get("hexes")),
            }
            for place, row in rows(source, "edge", data["edge"])
        ],
        "start": {
            one_of(source, "start", players, [str(count) for count in PLAYERS]): start(source, players, value)
            for players, value in tables["start"].items()
        },
    }


def table(source: str, place: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise wrong(source, "map_table", place=place, value=short(value))
    return value


def rows(source: str, part: str, value: object) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The tables of a list, each with its place for messages."""
    if not isinstance(value, list):
        raise wrong(source, "map_list", place=part, value=short(value))
    for number, row in enumerate(value, start=1):
        name = row.get("id") if isinstance(row, Mapping) else None
        place = f"{part} {name or number}"
        yield place, table(source, place, row)


def cells(source: str, place: str, value: object) -> list[list[int]]:
    if not isinstance(value, list):
        raise wrong(source, "map_list", place=place, value=short(value))
    for cell in value:
        if not (isinstance(cell, list) and len(cell) == 2 and all(type(n) is int and abs(n) < 1000 for n in cell)):
            raise wrong(source, "map_cell", place=place, value=short(cell))
    return [list(cell) for cell in value]


def short(value: object) -> str:
    said = repr(value)
    return said if len(said) < 60 else said[:59] + "…"


def text(source: str, place: str, value: object) -> str:
    if not isinstance(value, str) or not value:
        raise wrong(source, "map_text", place=place, value=short(value))
    return value


def whole(source: str, place: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise wrong(source, "map_number", place=place, value=short(value))
    return value


def one_of(source: str, place: str, value: object, allowed: Any) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise wrong(source, "map_word", place=place, value=short(value), allowed=", ".join(allowed))
    return value


def terrain(source: str, place: str, value: object, wasteland: bool = False) -> str:
    if isinstance(value, str) and (TERRAIN.fullmatch(value) or (wasteland and value == WASTELAND)):
        return value
    allowed = f"farm1 – farm9, {MOUNTAIN}, {LAKE}" + (f", {WASTELAND}" if wasteland else "")
    raise wrong(source, "map_word", place=place, value=short(value), allowed=allowed)


def player_counts(source: str, zone: str, value: object) -> list[int]:
    if not isinstance(value, list) or not all(type(count) is int and count in PLAYERS for count in value):
        allowed = ", ".join(str(count) for count in PLAYERS)
        raise wrong(source, "map_word", place=f"zone {zone}", value=short(value), allowed=allowed)
    return list(value)


def start(source: str, players: str, value: object) -> dict[str, Any]:
    place = f"start {players}"
    row = table(source, place, value)
    laid = table(source, place, row.get("terrain"))
    castles, food = row.get("castles"), row.get("food")
    if not isinstance(castles, list) or not castles:
        raise wrong(source, "map_list", place=f"{place}, castles", value=short(castles))
    read: dict[str, Any] = {
        "castles": [cells(source, f"{place}, castles", own) for own in castles],
        "terrain": {space: terrain(source, f"{place}, {space}", kind) for space, kind in laid.items()},
    }
    return read if food is None else read | {"food": food}


# --- sense ---------------------------------------------------------------------------------------------------------


def named(cell: Hex) -> str:
    return f"({cell[0]},{cell[1]})"


def check_cells(source: str, map: Mapping[str, Any]) -> dict[Hex, str]:
    """What each cell is: every cell is one thing only, and none is left out between them."""
    meanings: dict[Hex, str] = {}
    listed = [("closed", map["closed"])]
    listed += [(f"lane {n}", lane["hexes"]) for n, lane in enumerate(map["lane"], start=1)]
    listed += [(space["id"], space["cells"]) for space in map["space"]]
    for place, members in listed:
        for q, r in members:
            if (q, r) in meanings:
                raise wrong(source, "map_twice", cell=named((q, r)), first=meanings[q, r], second=place)
            meanings[q, r] = place
    for space in map["space"]:
        if len(components([(q, r) for q, r in space["cells"]])) != 1:
            raise wrong(source, "map_apart", place=space["id"])
    ids = Counter(space["id"] for space in map["space"])
    for id, count in ids.items():
        if count > 1:
            raise wrong(source, "map_same_id", place=id)
    holes = enclosed(meanings)
    if holes:
        raise wrong(source, "map_hole", cell=named(holes[0]))
    return meanings


def check_tiles(source: str, map: Mapping[str, Any]) -> None:
    """As many terrain tiles as spaces for them (LC-19); the extra ones on wasteland (LC-103)."""
    total = sum(map["tiles"].values())
    spaces = [space["id"] for space in map["space"] if space["kind"] == "tile"]
    if total != len(spaces):
        raise wrong(source, "map_tile_total", total=total, spaces=len(spaces))
    wastelands = [space["id"] for space in map["space"] if space["kind"] == WASTELAND]
    for kind, space in map["expansion"].items():
        if space not in wastelands:
            raise wrong(source, "map_extra_tile", kind=kind, space=space, allowed=", ".join(wastelands) or "–")


def check_zones(source: str, map: Mapping[str, Any], meanings: Mapping[Hex, str]) -> None:
    """The hexes in play hang together, whatever the number of players: each of them can be reached (LC-6, LC-7)."""
    for players in PLAYERS:
        playing = in_play(map, players)
        parts = components(playing)
        if len(parts) > 1:
            smallest = min(parts, key=len)
            raise wrong(source, "map_zones_apart", players=players, cell=named(smallest[0]), parts=len(parts))


def in_play(map: Mapping[str, Any], players: int) -> list[Hex]:
    return [(q, r) for lane in map["lane"] if players in map["zones"][lane["zone"]] for q, r in lane["hexes"]]


def check_landscapes(source: str, map: Mapping[str, Any], meanings: Mapping[Hex, str]) -> None:
    """Each hex touches two landscapes, spaces or edges (LC-3)."""
    hexes = [(q, r) for lane in map["lane"] for q, r in lane["hexes"]]
    for edge in map["edge"]:
        for q, r in edge["hexes"]:
            if (q, r) not in hexes:
                raise wrong(source, "map_edge", edge=edge["id"], cell=named((q, r)))
    board = Board({**map, "start": {}}, PLAYERS[-1])
    for number, place in enumerate(board.hexes):
        touched = len(board.space_of[number]) + len(board.edge_of[number])
        if touched != LANDSCAPES:
            raise wrong(source, "map_landscapes", cell=named(place), count=touched, landscapes=LANDSCAPES)


def check_room(source: str, map: Mapping[str, Any]) -> None:
    """However badly the first castles are placed, there is a hex for each: one bars no more than its neighbours."""
    for players in PLAYERS:
        hexes = len(in_play(map, players))
        needed = START_CASTLES * players * (MOST_NEIGHBOURS + 1)
        if hexes < needed:
            raise wrong(source, "map_small", players=players, hexes=hexes, needed=needed)


def check_start(source: str, map: Mapping[str, Any], players: int) -> None:
    """The terrain uses every tile once (LC-13), castles keep their distance (LC-21) and give that food (LC-14)."""
    given = map["start"][str(players)]
    place = f"start {players}"
    spaces = [space["id"] for space in map["space"] if space["kind"] == "tile"]
    for space in given["terrain"]:
        if space not in spaces:
            raise wrong(source, "map_no_space", place=place, space=space)
    for space in spaces:
        if space not in given["terrain"]:
            raise wrong(source, "map_bare_space", place=place, space=space)
    laid = Counter(given["terrain"].values())
    for kind in {**map["tiles"], **laid}:
        if laid[kind] != map["tiles"].get(kind, 0):
            raise wrong(
                source, "map_terrain", place=place, kind=kind, count=laid[kind], tiles=map["tiles"].get(kind, 0)
            )
    castles = given["castles"]
    if len(castles) != players or any(len(own) != START_CASTLES for own in castles):
        raise wrong(source, "map_castle_count", place=place, players=players, castles=START_CASTLES)
    playing = in_play(map, players)
    standing = [(q, r) for own in castles for q, r in own]
    for castle in standing:
        if castle not in playing:
            raise wrong(source, "map_castle_off", place=place, cell=named(castle))
    board = Board(map, players)
    numbers = [hex for own in board.castles for hex in own]
    for n, one in enumerate(numbers):
        for other in numbers[n + 1 :]:
            if board.gap(one, other) < NEW_CITY_GAP:
                raise wrong(
                    source,
                    "map_castles_near",
                    place=place,
                    cell=named(board.hexes[one]),
                    other=named(board.hexes[other]),
                    gap=max(0, board.gap(one, other)),
                    new_city_gap=NEW_CITY_GAP,
                )
    food = Ground(board, board.terrain).food
    borne = [[food[hex] for hex in own] for own in board.castles]
    if given.get("food", borne) != borne:
        raise wrong(source, "map_food", place=place, food=short(given["food"]), borne=short(borne))
