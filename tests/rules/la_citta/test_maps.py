"""Maps of one's own: what is refused, where and why, and that a sound one can be played."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from faubourg.core.errors import DataError, FaubourgError, SetupError
from faubourg.core.table import Table
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.state import Region
from faubourg.testing import rule

Change = Callable[[dict[str, Any]], None]
TEXT = resources.files("faubourg.games.la_citta").joinpath("map.toml").read_text(encoding="utf-8")


def changed(change: Change) -> dict[str, Any]:
    data = copy.deepcopy(tomllib.loads(TEXT))
    change(data)
    return data


def space(data: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in data["space"] if row["id"] == id)
    return found


def drop_a_crossing(data: dict[str, Any]) -> None:
    data["closed"].remove([5, 5])


def drop_a_lane(data: dict[str, Any]) -> None:
    lane = next(row for row in data["lane"] if [6, 5] in row["hexes"])
    data["lane"].remove(lane)


def castle_too_near(data: dict[str, Any]) -> None:
    data["start"]["2"]["castles"][1] = [[11, 0], [10, 4]]
    del data["start"]["2"]["food"]


def castle_off_the_zone(data: dict[str, Any]) -> None:
    data["start"]["2"]["castles"][1] = [[19, 5], [10, 4]]


def one_farm_too_many(data: dict[str, Any]) -> None:
    data["start"]["3"]["terrain"]["D10"] = "farm2"


def one_tile_too_few(data: dict[str, Any]) -> None:
    data["tiles"]["lake"] = 4


def hex_without_landscape(data: dict[str, Any]) -> None:
    edge = next(row for row in data["edge"] if row["id"] == "edge_e")
    edge["hexes"].remove([20, 3])


def hex_touching_nothing(data: dict[str, Any]) -> None:
    data["lane"].append({"zone": "yellow", "hexes": [[21, 0]]})


def hex_listed_twice(data: dict[str, Any]) -> None:
    data["lane"][0]["hexes"].append([11, 0])


def bare_space(data: dict[str, Any]) -> None:
    del data["start"]["2"]["terrain"]["D00"]


def unknown_space(data: dict[str, Any]) -> None:
    data["start"]["2"]["terrain"]["X99"] = "lake"


def unknown_terrain(data: dict[str, Any]) -> None:
    data["start"]["2"]["terrain"]["D00"] = "swamp"


def unknown_zone(data: dict[str, Any]) -> None:
    data["lane"][0]["zone"] = "purple"


def list_for_a_zone(data: dict[str, Any]) -> None:
    data["lane"][0]["zone"] = ["light"]


def torn_space(data: dict[str, Any]) -> None:
    space(data, "D00")["cells"][0] = [40, 40]


def extra_tile_on_a_tile(data: dict[str, Any]) -> None:
    data["expansion"]["lake"] = "D00"


def wrong_food(data: dict[str, Any]) -> None:
    data["start"]["4"]["food"][0] = [9, 9]


def one_castle_short(data: dict[str, Any]) -> None:
    data["start"]["2"]["castles"][0] = [[13, 0]]


def zone_cut_off(data: dict[str, Any]) -> None:
    lane = next(row for row in data["lane"] if [19, 11] in row["hexes"])
    lane["zone"] = "light"


def edge_nowhere(data: dict[str, Any]) -> None:
    data["edge"][0]["hexes"].append([1, 1])


def no_lanes(data: dict[str, Any]) -> None:
    del data["lane"]


def cell_of_three(data: dict[str, Any]) -> None:
    data["lane"][0]["hexes"][0] = [6, 0, 1]


def few_hexes(data: dict[str, Any]) -> None:
    data["zones"]["light"] = [3, 4, 5]
    data["zones"]["tiny"] = [2, 3, 4, 5]
    data["lane"][0]["zone"] = "tiny"
    del data["start"]["2"]


@rule("LC-1", "LC-2", "LC-3", "LC-4", "LC-6", "LC-7", "LC-13", "LC-14", "LC-19", "LC-21", "LC-103")
@pytest.mark.parametrize(
    ("change", "key", "place", "cited"),
    [
        (drop_a_crossing, "map_hole", "(5,5)", "LC-2"),
        (drop_a_lane, "map_hole", "(6,5)", "LC-2"),
        (castle_too_near, "map_castles_near", "(11,0)", "LC-21"),
        (castle_off_the_zone, "map_castle_off", "(19,5)", "LC-6"),
        (one_farm_too_many, "map_terrain", "start 3", "LC-13"),
        (one_tile_too_few, "map_tile_total", "21", "LC-19"),
        (hex_without_landscape, "map_landscapes", "(20,3)", "LC-3"),
        (hex_touching_nothing, "map_landscapes", "(21,0)", "LC-3"),
        (hex_listed_twice, "map_twice", "(11,0)", "LC-1"),
        (bare_space, "map_bare_space", "D00", "LC-13"),
        (unknown_space, "map_no_space", "X99", "LC-13"),
        (unknown_terrain, "map_word", "start 2, D00", "farm1"),
        (unknown_zone, "map_word", "lane 1", "light"),
        (list_for_a_zone, "map_word", "lane 1", "light"),
        (torn_space, "map_apart", "D00", "LC-2"),
        (extra_tile_on_a_tile, "map_extra_tile", "D00", "LC-103"),
        (wrong_food, "map_food", "start 4", "LC-14"),
        (one_castle_short, "map_castle_count", "start 2", "LC-13"),
        (zone_cut_off, "map_zones_apart", "2 players", "LC-7"),
        (edge_nowhere, "map_edge", "(1,1)", "LC-4"),
        (no_lanes, "map_part", "lane", "space"),
        (cell_of_three, "map_cell", "lane 1", "[6, 0, 1]"),
        (few_hexes, "map_small", "2 players", "LC-21"),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_place_and_rule(change: Change, key: str, place: str, cited: str) -> None:
    with pytest.raises(DataError) as caught:
        GAME.start(players=2, seed=1, map=changed(change))
    assert caught.value.key == key
    for lang in ("en", "fr"):
        said = caught.value.say(lang)
        assert place.removesuffix(" players") in said
        assert cited in said


def test_a_file_that_is_no_toml_or_not_there(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("lane = [")
    for path in (broken, tmp_path / "missing.toml"):
        with pytest.raises(FaubourgError) as caught:
            GAME.start(players=2, seed=1, map=str(path))
        assert str(path) in caught.value.say("fr")


def test_the_built_in_map_as_a_file_is_no_option_at_all(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert GAME.start(players=2, seed=1, map=str(path)).options == {}


def another_map(data: dict[str, Any]) -> None:
    """Lakes and farms change places, and B starts elsewhere; no start for five players."""
    terrain = data["start"]["2"]["terrain"]
    terrain["D20"], terrain["U21"] = terrain["U21"], terrain["D20"]
    data["start"]["2"]["castles"][1] = [[6, 5], [10, 4]]
    del data["start"]["2"]["food"]
    del data["start"]["5"]


def test_another_map_is_playable_and_travels_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    lines = TEXT.replace('D20 = "lake"', 'D20 = "farm2"', 1).replace('U21 = "farm2"', 'U21 = "lake"', 1)
    lines = lines.replace("food = [[4, 3], [3, 4]]\n", "", 1)
    path.write_text(lines, encoding="utf-8")
    table = Table(GAME.start(players=2, seed=7, map=str(path)))
    rng = Random(7)
    while not table.state.is_over:
        seat = table.state.to_act[0]
        table.push(rng.choice(table.state.moves(seat)), seat)
        assert table.game.broken_invariant(table.state) is None
    path.unlink()
    again = table.record().replay(game=GAME)
    assert again.state.describe() == table.state.describe()
    assert table.record().components != Table(GAME.start(players=2, seed=7)).record().components


def test_a_map_without_a_start_for_so_many_is_played_advanced() -> None:
    data = changed(another_map)
    assert isinstance(GAME.start(players=2, seed=1, map=data), Region)
    with pytest.raises(SetupError, match="setup=advanced"):
        GAME.start(players=5, seed=1, map=data)
    assert isinstance(GAME.start(players=5, seed=1, map=data, setup="advanced"), Region)
