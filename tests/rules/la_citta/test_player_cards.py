"""The player cards: LC-39 to LC-45."""

from __future__ import annotations

from faubourg.core.hexes import bits
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    castles,
    city,
    city_at,
    hex_number,
    options,
    people,
    play,
    position,
    refusal,
    tiles,
)


@rule("LC-39")
def test_gold() -> None:
    region = position(city("A", "13,2", 3))
    play(region, "gold")
    assert region.gold == [3, 1]
    assert region.ready == [2, 3]


@rule("LC-40")
def test_a_new_city_keeps_a_gap_of_three_to_every_city() -> None:
    """TV-4: from a castle at (6,0), (9,0) is too near and (9,1) is not; cities of others count as well."""
    region = position(city("A", "6,0", 4), city("B", "10,4", 3))
    play(region, "new-city")
    board = region.board
    gaps = {name: min(board.gap(board.numbers[name], own.castle) for own in region.cities) for name in options(region)}
    assert min(gaps.values()) == 3
    assert "9,1" in gaps
    assert refusal(region, "9,0") == "LC-40"
    assert refusal(region, "10,2") == "LC-40"
    assert len(gaps) == len(
        [n for n in bits(board.in_play) if min(board.gap(n, own.castle) for own in region.cities) >= 3]
    )


@rule("LC-40")
def test_every_tile_of_a_city_keeps_a_castle_away() -> None:
    region = position(city("A", "6,0", 4, ("7,0", "school")))
    play(region, "new-city")
    assert refusal(region, "9,1") == "LC-40"
    assert refusal(region, "7,0") == "LC-1"


@rule("LC-40")
def test_without_room_there_is_no_new_city() -> None:
    region = position(city("A", "13,2", 4))
    region.crowded = region.board.in_play
    assert refusal(region, "new-city") == "LC-40"


@rule("LC-41")
def test_a_citizen_leads_the_way_and_two_join() -> None:
    """R-LC-36: from any own castle with two citizens, however far away."""
    region = position(
        city("A", "6,0", 4), city("A", "13,2", 3, ("12,3", "school")), city("A", "5,8", 2, ("5,9", "statue"))
    )
    play(region, "new-city")
    play(region, "10,7")
    assert asked(region) == "A founder"
    assert options(region) == ["6,0", "13,2"], "the castle at (5,8) holds one citizen only"
    assert refusal(region, "5,8") == "LC-41"
    assert refusal(region, "2,10") == "LC-41"
    play(region, "13,2")
    assert people(region, "6,0", "13,2", "10,7") == [4, 2, 3]


@rule("LC-41")
def test_without_a_citizen_to_spare_there_is_no_new_city() -> None:
    region = position(city("A", "13,2", 2, ("12,3", "school")))
    assert "new-city" not in options(region)
    assert refusal(region, "new-city") == "LC-41"


@rule("LC-42")
def test_the_new_castle_gives_its_food() -> None:
    region = position(city("A", "6,0", 4))
    before = region.food[A]
    play(region, "new-city; 13,2")
    assert castles(region, A) == ["6,0", "13,2"], "with one castle to come from there is nothing to ask"
    assert region.food[A] == before + 3


@rule("LC-43")
def test_four_castles_are_all() -> None:
    own = [city("A", name, 3) for name in ("6,0", "13,2", "5,8", "11,9")]
    region = position(*own)
    assert refusal(region, "new-city") == "LC-43"
    assert "new-city" in options(position(*own[:3]))


@rule("LC-44")
def test_one_new_city_a_year() -> None:
    region = position(city("A", "6,0", 5))
    play(region, "new-city; 13,2")
    play(region, "pass", B)
    assert region.founded == 1
    assert "new-city" not in options(region)
    assert refusal(region, "new-city") == "LC-44"


@rule("LC-45")
def test_a_small_building_for_nothing() -> None:
    """R-LC-37: a castle is no small building, and nothing larger may be built."""
    region = position(city("A", "13,2", 4))
    play(region, "small-building")
    assert options(region) == ["farmhouse", "quarry", "school", "statue", "fountain", "market"]
    assert refusal(region, "castle") == "LC-52"
    assert refusal(region, "palace") == "LC-52"
    play(region, "school; 14,1")
    assert tiles(region, "13,2") == {"13,2": "castle", "14,1": "school"}
    assert region.gold == [1, 1]


@rule("LC-45")
def test_no_small_building_where_nothing_can_be_built() -> None:
    """Both hexes beside the castle are beside another city too."""
    region = position(city("A", RING[1], 4), city("B", RING[3], 3), city("B", RING[11], 3))
    assert bits(region.sites_of(city_at(region, RING[1]))) == []
    assert refusal(region, "small-building") == "LC-45"
    assert hex_number(region, RING[2]) in bits(region.contested)
