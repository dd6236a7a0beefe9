"""Power Stations and what they protect: IC-36 to IC-42."""

from __future__ import annotations

import pytest

from faubourg.testing import rule
from tests.rules.infinite_city.harness import (
    A,
    B,
    asked,
    fizzles,
    hand,
    listen,
    options,
    play,
    position,
    refused,
    supply,
    tile,
    tokens,
)

# A Power Station with a neighbour, and two tiles out of its reach.
STATION = {"0,0": "power_station B", "1,0": "hotel B", "5,5": "hotel B", "5,6": "plaza"}


@rule("IC-36")
def test_the_station_and_its_neighbours_are_protected() -> None:
    """TV-7: face up it protects three tiles here; face down none."""
    others = {"1,0": "hotel", "0,1": "bank", "1,1": "port", "2,0": "port"}
    up = position({"0,0": "power_station", **others})
    assert up.view(None)["protected"] == ["0,0", "0,1", "1,0"]
    down = position({"0,0": "power_station down", **others})
    assert down.view(None)["protected"] == []


@rule("IC-37", "IC-42", "IC-94", "IC-104", "IC-73")
@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("disaster_site", ["5,5", "5,6"]),
        ("post_office", ["5,5", "5,6", "5,7"]),
        ("transit_station", ["5,5", "5,6", "5,7"]),
    ],
)
def test_a_protected_tile_cannot_be_moved_or_removed(kind: str, offered: list[str]) -> None:
    city = position(STATION, [[kind]])
    play(city, f"{kind}; 5,7", A)
    assert options(city) == offered
    assert refused(city, "0,0", A) == "IC-37"
    assert refused(city, "1,0", A) == "IC-37"


@rule("IC-37", "IC-85")
def test_a_protected_tile_cannot_be_taken() -> None:
    """TV-34: the Mausoleum takes the tile out of reach; its two tokens return."""
    city = position({"0,0": "power_station", "1,0": "hotel B", "2,1": "hotel AB"}, [["mausoleum"], ["bank"]])
    play(city, "mausoleum; 1,1", A)
    assert options(city) == ["2,1"]
    assert refused(city, "1,0", A) == "IC-37"
    play(city, "2,1", A)
    assert hand(city, A)[0] == "hotel"
    assert supply(city) == [14, 14]


@rule("IC-37", "IC-104")
def test_the_second_tile_of_an_exchange_is_unprotected_too() -> None:
    city = position(STATION, [["transit_station"]])
    play(city, "transit_station; 5,7; 5,5", A)
    assert refused(city, "1,0", A) == "IC-37"


@rule("IC-38", "IC-97")
def test_tokens_on_a_protected_tile_are_not_returned() -> None:
    """TV-35: the Guardpost offers (5,5) and its own cell; the Post Office (5,5), (5,6) and its own."""
    board = {"0,0": "power_station", "1,0": "hotel B", "5,5": "hotel B", "5,6": "housing"}
    city = position(board, [["security_guardpost"]])
    play(city, "security_guardpost; 5,7", A)
    assert options(city) == ["5,5", "5,7"]
    assert refused(city, "1,0", A) == "IC-38"
    post = position(board, [["post_office"]])
    play(post, "post_office; 5,7", A)
    assert options(post) == ["5,5", "5,6", "5,7"]


@rule("IC-38", "IC-74")
def test_a_protected_tile_is_not_captured() -> None:
    """TV-8: both neighbours of the Embassy are protected, the Embassy itself is not."""
    board = {"0,0": "power_station", "1,0": "hotel B", "0,1": "hotel B"}
    city = position(board, [["embassy"]])
    log = listen(city)
    play(city, "embassy; 1,1", A)
    assert asked(city) == "B turn"
    assert fizzles(log) == ["IC-38"]
    assert (tokens(city, "1,0"), tokens(city, "0,1")) == ("B", "B")
    assert "1,1" not in city.view(None)["protected"]
    wider = position({**board, "2,1": "hotel B"}, [["embassy"]])
    play(wider, "embassy; 1,1", A)
    assert options(wider) == ["2,1"]
    assert refused(wider, "1,0", A) == "IC-38"


@rule("IC-38", "IC-80")
def test_no_token_is_put_on_a_protected_tile() -> None:
    city = position({"0,0": "power_station", "1,0": "plaza", "4,4": "port"}, [["housing"]])
    play(city, "housing; 2,0", A)
    assert options(city) == ["4,4"]
    assert refused(city, "1,0", A) == "IC-38"


@rule("IC-38", "IC-99")
def test_no_token_is_moved_from_a_protected_tile() -> None:
    board = {"0,0": "power_station", "1,0": "hotel B", "2,1": "hotel B"}
    city = position(board, [["stadium"]])
    play(city, "stadium; 1,1", A)
    assert options(city) == ["2,1"]
    assert refused(city, "1,0", A) == "IC-38"


@rule("IC-38", "IC-63")
def test_no_token_is_swapped_on_a_protected_tile() -> None:
    city = position({"0,0": "power_station B", "1,0": "hotel B", "5,5": "hotel B"}, [["bank"]])
    play(city, "bank; 5,6", A)
    assert options(city) == ["5,5 B"]
    assert refused(city, "1,0 B", A) == "IC-38"


@rule("IC-39", "IC-65")
def test_a_bank_beside_a_station_has_no_effect() -> None:
    """R-IC-4"""
    city = position({"0,0": "power_station", "5,5": "hotel B"}, [["bank"]])
    log = listen(city)
    play(city, "bank; 0,1", A)
    assert fizzles(log) == ["IC-39"]
    assert (tokens(city, "0,1"), tokens(city, "5,5")) == ("A", "B")


@rule("IC-39", "IC-61")
def test_protection_binds_the_owner_of_the_tokens() -> None:
    """R-IC-40"""
    city = position({"0,0": "power_station A", "1,0": "hotel A", "5,5": "hotel A"}, [["arboretum"]])
    play(city, "arboretum; 5,6", A)
    assert options(city) == ["5,5", "5,6", "stop"]
    assert refused(city, "1,0", A) == "IC-38"


@rule("IC-39", "IC-78")
def test_a_protected_hotel_takes_no_guest() -> None:
    """R-IC-25"""
    city = position({"0,0": "power_station", "1,0": "hotel B", "5,5": "hotel B"}, [["bank"]])
    assert options(city) == ["bank", "5,5"]
    assert refused(city, "1,0", A) == "IC-38"


@rule("IC-40")
def test_tiles_may_be_added_beside_a_station() -> None:
    """R-IC-5: played with their token, put by a Port, moved by a Post Office."""
    station = {"0,0": "power_station", "5,5": "hotel B"}
    played = position(station, [["hotel"]])
    play(played, "hotel; 0,1", A)
    assert tokens(played, "0,1") == "A"
    port = position(station, [["port"]])
    play(port, "port; 5,6; 0,1", A)
    assert (tile(port, "0,1") or "").endswith("down")
    moved = position(station, [["post_office"]])
    play(moved, "post_office; 5,6; 5,5; 0,1", A)
    assert (tile(moved, "0,1"), tokens(moved, "0,1")) == ("hotel", "B")


@rule("IC-41")
@pytest.mark.parametrize(
    ("kind", "question"),
    [
        ("construction_site", "construction"),
        ("library", "library"),
        ("port", "port"),
        ("shopping_complex", "shopping"),
        ("temple", "temple-player"),
    ],
)
def test_texts_that_touch_nothing_on_the_board_work_on_a_protected_tile(kind: str, question: str) -> None:
    city = position({"0,0": "power_station"}, [[kind, "bank"], ["port"]])
    play(city, f"{kind}; 0,1", A)
    assert asked(city) == f"A {question}"


@rule("IC-41", "IC-75", "IC-88")
def test_a_protected_factory_and_a_protected_plaza_work() -> None:
    """R-IC-51"""
    city = position({"0,0": "power_station"}, [["factory"], ["bank"]])
    play(city, "factory; 0,1", A)
    assert len(hand(city, A)) == 10
    square = position({"0,0": "power_station", "1,0": "plaza", "9,9": "port"}, [["bank"]])
    play(square, "bank", A)
    assert options(square) == ["1,-1", "1,1", "2,0"]


@rule("IC-41")
@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("security_guardpost", ["5,5"]),
        ("disaster_site", ["5,5", "5,6"]),
        ("post_office", ["5,5", "5,6"]),
        ("transit_station", ["5,5", "5,6"]),
        ("housing", ["5,6"]),
    ],
)
def test_a_protected_tile_acts_on_unprotected_ones(kind: str, offered: list[str]) -> None:
    city = position({"0,0": "power_station B", "5,5": "hotel B", "5,6": "port"}, [[kind]])
    play(city, f"{kind}; 0,1", A)
    assert options(city) == offered


@rule("IC-41", "IC-74", "IC-85")
@pytest.mark.parametrize("kind", ["embassy", "mausoleum"])
def test_a_protected_tile_acts_on_its_unprotected_neighbours(kind: str) -> None:
    city = position({"0,0": "power_station B", "0,2": "hotel B"}, [[kind]])
    play(city, f"{kind}; 0,1", A)
    assert options(city) == ["0,2"]
    assert refused(city, "0,0", A) in ("IC-37", "IC-38")


@rule("IC-42", "IC-37")
def test_not_even_a_protected_tile_moves_itself_away() -> None:
    city = position({"0,0": "power_station", "5,5": "hotel B"}, [["post_office"]])
    play(city, "post_office; 0,1", A)
    assert options(city) == ["5,5"]
    assert refused(city, "0,1", A) == "IC-37"
    assert refused(city, "0,0", A) == "IC-37"


@rule("IC-36", "IC-96")
def test_protection_begins_the_moment_a_station_is_turned_up() -> None:
    city = position(
        {"0,0": "power_station down", "1,0": "hotel B"}, [["housing", "security_guardpost"], ["security_guardpost"]]
    )
    play(city, "housing; 2,0; 0,0", A)
    assert asked(city) == "B turn"
    play(city, "security_guardpost; 3,0", B)
    assert refused(city, "1,0", B) == "IC-38"
    assert options(city) == ["2,0", "3,0"]
