"""The board: hexes and what touches them, with all distances found once; and the ground, once terrain is laid on it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, final

from faubourg.core.hexes import HexNetwork, beside
from faubourg.core.texts import load_toml
from faubourg.games.la_citta.tiles import NEW_CITY_GAP, PACKAGE

MAP_PARTS: Final = ("closed", "tiles", "expansion", "zones", "lane", "space", "edge", "start")
LAKE: Final = "lake"
MOUNTAIN: Final = "mountain"
FARM: Final = "farm"
WASTELAND: Final = "wasteland"


@final
class Board:
    """The map for one number of players. Never changed.

    A hex is a number, in the order of the lanes in the file; sets of hexes are ints with a bit for each.
    `spaces` are the ids of what lies between the lanes; `space_of[n]` and `edge_of[n]` what hex n touches (LC-3).
    `within[d][n]` are the hexes at most d steps from hex n: a gap of g hexes is g + 1 steps (LC-7). Only hexes in play
    are connected, so no path crosses terrain or a hex that does not exist in this game (LC-2, LC-6).
    """

    __slots__ = (
        "map",
        "players",
        "names",
        "numbers",
        "hexes",
        "in_play",
        "near",
        "within",
        "steps",
        "spaces",
        "tile_spaces",
        "cells",
        "zone_of",
        "space_of",
        "edge_of",
        "castles",
        "terrain",
        "tiles",
        "extra",
    )

    def __init__(self, map: Mapping[str, Any], players: int) -> None:
        self.map = map
        self.players = players
        lanes = map["lane"]
        hexes = [(q, r) for lane in lanes for q, r in lane["hexes"]]
        self.zone_of = tuple([lane["zone"] for lane in lanes for _ in lane["hexes"]])
        playing = [place for place, zone in zip(hexes, self.zone_of, strict=True) if players in map["zones"][zone]]
        network = HexNetwork(hexes, playing)
        self.hexes = network.hexes
        self.names = tuple([f"{q},{r}" for q, r in hexes])
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.in_play = network.in_play
        self.near = network.near
        self.within = tuple([network.within(steps) for steps in range(NEW_CITY_GAP + 1)])
        self.steps = network.steps
        self.spaces = tuple([space["id"] for space in map["space"]])
        self.tile_spaces = tuple([n for n, space in enumerate(map["space"]) if space["kind"] == "tile"])
        self.cells = tuple([tuple([(q, r) for q, r in space["cells"]]) for space in map["space"]])
        space_at = {cell: number for number, cells in enumerate(self.cells) for cell in cells}
        self.space_of = tuple(
            [tuple(sorted({space_at[cell] for cell in beside(place) if cell in space_at})) for place in hexes]
        )
        edges: dict[tuple[int, int], tuple[str, ...]] = {}
        for edge in map["edge"]:
            for q, r in edge["hexes"]:
                edges[q, r] = (*edges.get((q, r), ()), edge["terrain"])
        self.edge_of = tuple([edges.get(place, ()) for place in hexes])
        start = map["start"].get(str(players))
        # The basic set-up: for each seat its castles, and what lies on each space (LC-13); none if the map has none.
        self.castles: tuple[tuple[int, ...], ...] = ()
        self.terrain: tuple[str, ...] = ()
        if start is not None:
            self.castles = tuple([tuple([network.numbers[q, r] for q, r in own]) for own in start["castles"]])
            self.terrain = tuple([start["terrain"].get(id, WASTELAND) for id in self.spaces])
        self.tiles = tuple([kind for kind, count in map["tiles"].items() for _ in range(count)])
        self.extra = tuple([(self.spaces.index(space), kind) for kind, space in map["expansion"].items()])

    def gap(self, one: int, other: int) -> int:
        """The hexes strictly between two hexes on a shortest path (LC-7)."""
        return self.steps(one, other) - 1


@final
class Ground:
    """What each hex touches once the terrain is laid: food, mountains, lakes. Never changed.

    Printed landscapes at the edge work like tiles (LC-4), wasteland gives nothing (LC-5).
    """

    __slots__ = ("terrain", "food", "mountains", "lakes", "lake_count")

    def __init__(self, board: Board, terrain: Sequence[str]) -> None:
        self.terrain = tuple(terrain)  # of each space of the board
        food: list[int] = []
        mountains: list[int] = []
        lake_count: list[int] = []
        lakes = 0
        for number in range(len(board.hexes)):
            touched = [self.terrain[space] for space in board.space_of[number]]
            touched += board.edge_of[number]
            food.append(sum([food_of(kind) for kind in touched]))
            mountains.append(touched.count(MOUNTAIN))
            lake_count.append(touched.count(LAKE))
            if LAKE in touched:
                lakes |= 1 << number
        self.food = bytes(food)  # LC-11
        self.mountains = bytes(mountains)
        self.lakes = lakes  # the hexes that touch one or more
        self.lake_count = bytes(lake_count)


def food_of(terrain: str) -> int:
    """The food symbols on a farm, 0 on anything else."""
    return int(terrain.removeprefix(FARM)) if terrain.startswith(FARM) else 0


def values_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a map file says, without its comments and sources."""
    return {part: data[part] for part in MAP_PARTS if part in data}


def board_of(map: Mapping[str, Any] | None, players: int) -> Board:
    """The board that a checked map stands for, None being the built-in one."""
    return _board("" if map is None else json.dumps(map), players)


@lru_cache(maxsize=16)
def _board(map: str, players: int) -> Board:
    return Board(json.loads(map) if map else values_of(load_toml(PACKAGE, "map.toml")), players)


@lru_cache(maxsize=16)
def bare_ground(board: Board) -> Ground:
    """Before any terrain is laid."""
    return Ground(board, [WASTELAND] * len(board.spaces))


@lru_cache(maxsize=64)
def basic_ground(board: Board, expansion: bool) -> Ground:
    """The ground of the basic set-up; the extra tiles cover two wastelands (LC-13, LC-103)."""
    terrain = list(board.terrain)
    if expansion:
        for space, kind in board.extra:
            terrain[space] = kind
    return Ground(board, terrain)
