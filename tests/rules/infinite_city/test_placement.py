"""Placement and adjacency: IC-18 to IC-23, and the Plaza's say in it."""

from __future__ import annotations

import pytest

from faubourg.testing import rule
from tests.rules.infinite_city.harness import CROSS, A, B, asked, options, play, position, refused, tile


@rule("IC-18", "IC-19")
def test_the_opening_has_eight_cells() -> None:
    """TV-5: four neighbours of a cell, diagonals do not count."""
    city = position(CROSS, [["bank"]])
    play(city, "bank", A)
    expected = {"1,1", "1,-1", "-1,1", "-1,-1", "0,2", "2,0", "0,-2", "-2,0"}
    assert set(options(city)) == expected
    assert len(options(city)) == 8
    assert refused(city, "2,1", A) == "IC-19", "it touches (1,0) at a corner only"


@rule("IC-19")
@pytest.mark.parametrize("facing", ["", " down"])
def test_beside_any_tile_face_up_or_face_down(facing: str) -> None:
    city = position({"0,0": "factory" + facing}, [["bank"]])
    play(city, "bank", A)
    assert options(city) == ["-1,0", "0,-1", "0,1", "1,0"]
    assert refused(city, "0,2", A) == "IC-19"


@rule("IC-20", "IC-86", "IC-87")
def test_a_plaza_with_free_cells_draws_all_tiles_to_it() -> None:
    """TV-6: three free cells beside the Plaza; when they are filled, every cell beside a tile is open again."""
    beside = ["-1,2", "0,3", "1,2"]
    city = position({**CROSS, "0,2": "plaza"}, [["bank"]])
    play(city, "bank", A)
    assert options(city) == beside
    assert refused(city, "2,0", A) == "IC-20"
    full = position({**CROSS, "0,2": "plaza", **dict.fromkeys(beside, "housing")}, [["bank"]])
    play(full, "bank", A)
    assert set(options(full)) == {
        *("-2,0", "2,0", "0,-2", "-1,-1", "1,-1", "-1,1", "1,1"),
        *("-2,2", "-1,3", "0,4", "1,3", "2,2"),
    }


@rule("IC-20", "IC-29")
def test_a_plaza_face_down_draws_nothing() -> None:
    """TV-6, R-IC-6: the ten cells beside the cross and the tile north of it."""
    city = position({**CROSS, "0,2": "plaza down"}, [["bank"]])
    play(city, "bank", A)
    assert options(city) == ["-2,0", "-1,-1", "-1,1", "-1,2", "0,-2", "0,3", "1,-1", "1,1", "1,2", "2,0"]


@rule("IC-20", "IC-87")
def test_of_several_plazas_any_with_a_free_cell_will_do() -> None:
    """R-IC-9"""
    walls = dict.fromkeys(["1,0", "-1,0", "0,1", "0,-1"], "housing")
    city = position({"0,0": "plaza", **walls, "5,0": "plaza", "6,0": "port", "9,0": "plaza"}, [["bank"]])
    play(city, "bank", A)
    assert options(city) == ["4,0", "5,-1", "5,1", "8,0", "9,-1", "9,1", "10,0"]


@rule("IC-21")
def test_a_tile_lies_on_its_cell_and_has_no_direction() -> None:
    city = position({"0,0": "factory"}, [["hotel"]])
    play(city, "hotel; 0,1", A)
    assert asked(city) == "B turn", "nothing is asked but the tile and its cell"
    assert city.view(None)["board"]["0,1"] == {"tile": "hotel#1", "tokens": ["A"]}


@rule("IC-22")
def test_a_separated_part_stays_and_can_be_built_on() -> None:
    """R-IC-10"""
    city = position({"0,0": "factory", "1,0": "housing", "2,0": "hotel"}, [["disaster_site"], ["bank"]])
    play(city, "disaster_site; -1,0; 1,0", A)
    assert tile(city, "2,0") == "hotel"
    play(city, "bank", B)
    assert {"3,0", "2,1", "2,-1"} < set(options(city))
    assert refused(city, "1,0", B) is None, "the gap itself is free too"


@rule("IC-23")
def test_no_second_tile_on_a_cell() -> None:
    city = position(CROSS, [["bank"]])
    play(city, "bank", A)
    assert refused(city, "0,0", A) == "IC-23"
    assert "0,0" not in options(city)


@rule("IC-18")
def test_what_is_no_cell_is_refused() -> None:
    city = position(CROSS, [["bank"]])
    play(city, "bank", A)
    for text in ("B", "pass", "bank", "0,2 B", "north", "0.5,2"):
        assert refused(city, text, A) == "IC-18"


@rule("IC-73", "IC-80", "IC-94", "IC-97", "IC-104")
@pytest.mark.parametrize(
    ("kind", "forbidden_by"),
    [
        ("disaster_site", "IC-73"),
        ("housing", "IC-80"),
        ("post_office", "IC-94"),
        ("security_guardpost", "IC-97"),
        ("transit_station", "IC-104"),
    ],
)
def test_a_text_about_a_tile_needs_one(kind: str, forbidden_by: str) -> None:
    city = position({"0,0": "factory", "5,5": "hotel B"}, [[kind]])
    play(city, f"{kind}; 0,1", A)
    assert refused(city, "7,7", A) == forbidden_by
    assert refused(city, "B", A) == forbidden_by
