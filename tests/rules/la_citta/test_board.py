"""The board, cities and distances: LC-1 to LC-11."""

from __future__ import annotations

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.hexes import bits
from faubourg.games.la_citta.board import basic_ground, board_of
from faubourg.testing import rule
from tests.rules.la_citta.harness import RING, A, asked, city, city_at, options, play, position, refusal


@rule("LC-1")
def test_a_hex_holds_one_tile() -> None:
    region = position(city("A", "15,1", 4, ("15,2", "school")), display=["palace"] * 1)
    play(region, "small-building; school")
    assert asked(region) == "A site"
    assert "15,2" not in options(region)
    assert refusal(region, "15,2") == "LC-1"
    with pytest.raises(SetupError, match="LC-1"):
        position(city("A", "15,1", 4, ("15,2", "school")), city("A", "15,2", 4))


@rule("LC-2")
def test_no_path_crosses_terrain() -> None:
    """Two hexes on either side of the lake D20 have four hexes between them, though only two cells lie there."""
    board = board_of(None, 2)
    assert board.gap(board.numbers["13,2"], board.numbers["13,5"]) == 4
    assert "13,3" not in board.numbers, "nothing can ever be placed on a terrain cell"
    region = position(city("A", "15,1", 4))
    play(region, "small-building; school")
    assert refusal(region, "13,3") == "LC-1"


@rule("LC-3")
def test_every_hex_touches_two_landscapes() -> None:
    board = board_of(None, 5)
    touched = [len(board.space_of[n]) + len(board.edge_of[n]) for n in range(len(board.hexes))]
    assert len(touched) == 156
    assert set(touched) == {2}
    space = {board.spaces[n] for n in board.space_of[board.numbers["15,2"]]}
    assert space == {"D20", "U30"}


@rule("LC-3")
def test_the_board_is_the_one_described() -> None:
    """102 hexes with two neighbours and 54 with three; 76, 96 and 156 of them in play."""
    board = board_of(None, 4)
    degrees = [len(bits(near)) for near in board.near]
    assert (degrees.count(2), degrees.count(3)) == (102, 54)
    assert [len(bits(board_of(None, players).in_play)) for players in (2, 3, 4, 5)] == [76, 96, 156, 156]


@rule("LC-4")
def test_an_edge_works_like_a_tile() -> None:
    """TV-2: at (14,15) a farm tile and the farm edge, at (15,14) the tile alone; the same beyond the line."""
    board = board_of(None, 4)
    food = basic_ground(board, False).food
    assert food[board.numbers["14,15"]] == 2
    assert food[board.numbers["15,14"]] == 1
    two = board_of(None, 2)
    food = basic_ground(two, False).food
    assert food[two.numbers["11,15"]] == 2
    assert food[two.numbers["9,15"]] == 1


@rule("LC-4", "LC-27")
def test_a_mountain_at_the_edge_pays_too() -> None:
    """TV-5 on the board: the quarry at (9,0) touches the mountain U10 and the mountain edge."""
    region = position(city("A", "8,0", 3, ("9,0", "quarry")))
    assert city_at(region, "8,0").income == 2


@rule("LC-5")
def test_wasteland_gives_nothing() -> None:
    """TV-3: (4,1) touches a farm of 2 and the wasteland U00, which becomes a lake with the expansion."""
    board = board_of(None, 2)
    hex = board.numbers["4,1"]
    base, expanded = basic_ground(board, False), basic_ground(board, True)
    assert {board.spaces[n] for n in board.space_of[hex]} == {"U00", "D00"}
    assert (base.food[hex], base.lakes >> hex & 1, base.mountains[hex]) == (2, 0, 0)
    assert expanded.lakes >> hex & 1


@rule("LC-6")
def test_hexes_out_of_play_take_nothing() -> None:
    with pytest.raises(SetupError, match="LC-6"):
        position(city("A", "16,0", 3))
    region = position(city("A", "14,0", 4))
    play(region, "small-building; school")
    assert "14,1" in options(region)
    assert refusal(region, "16,0") == "LC-6"
    three = board_of(None, 3)
    assert not three.in_play >> three.numbers["16,0"] & 1
    assert three.in_play >> three.numbers["0,11"] & 1


@rule("LC-7")
@pytest.mark.parametrize(
    ("one", "other", "gap"),
    [("6,0", "9,0", 2), ("6,0", "10,1", 4), ("7,0", "9,1", 2), ("6,0", "9,1", 3), ("6,0", "7,0", 0)],
)
def test_the_gap_along_a_path(one: str, other: str, gap: int) -> None:
    """TV-4."""
    board = board_of(None, 2)
    assert board.gap(board.numbers[one], board.numbers[other]) == gap


@rule("LC-7", "LC-6")
def test_paths_avoid_hexes_out_of_play() -> None:
    """R-LC-5: with two players there is no path to (16,5), which lies beside (15,4) on the whole board."""
    two, four = board_of(None, 2), board_of(None, 4)
    assert two.steps(two.numbers["16,5"], two.numbers["15,4"]) > len(two.hexes)
    assert four.steps(four.numbers["16,5"], four.numbers["15,4"]) < 5


@rule("LC-8")
def test_a_city_is_a_castle_with_all_that_is_connected() -> None:
    region = position(city("A", "15,1", 4, ("15,2", "school"), ("15,3", "statue")))
    assert len(bits(city_at(region, "15,1").body)) == 3
    assert city_at(region, "15,1").owner == A
    with pytest.raises(SetupError, match="LC-8"):
        position(city("A", "15,1", 4, ("15,3", "statue")))


@rule("LC-9", "LC-62")
def test_cities_never_join_even_of_one_owner() -> None:
    """TV-21: the hex between two own castles is never legal; the one beyond them is."""
    region = position(city("A", "6,0", 4), city("A", "8,0", 4))
    play(region, "small-building; school")
    assert "7,0" not in options(region)
    assert "9,0" in options(region)
    assert refusal(region, "7,0") == "LC-62"
    with pytest.raises(SetupError, match="LC-9"):
        position(city("A", "6,0", 4), city("A", "7,0", 4))


@rule("LC-10")
@pytest.mark.parametrize(("steps", "are_neighbours"), [(2, True), (3, True), (4, False), (5, False)])
def test_cities_with_at_most_two_hexes_between_them_are_neighbours(steps: int, are_neighbours: bool) -> None:
    region = position(city("A", RING[0], 3), city("B", RING[steps], 3))
    one, other = city_at(region, RING[0]), city_at(region, RING[steps])
    assert region.are_neighbours(one, other) == are_neighbours == region.are_neighbours(other, one)


@rule("LC-10", "LC-111")
def test_any_tile_makes_a_neighbour() -> None:
    region = position(city("A", RING[0], 3, (RING[1], "school")), city("B", RING[4], 3))
    assert region.are_neighbours(city_at(region, RING[0]), city_at(region, RING[4]))


@rule("LC-11")
def test_the_food_of_a_hex_is_that_of_all_farms_it_touches() -> None:
    """TV-1: in the set-up for four, (11,10) touches a farm of 3 and one of 2."""
    board = board_of(None, 4)
    assert basic_ground(board, False).food[board.numbers["11,10"]] == 5
