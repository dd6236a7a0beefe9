"""The expansion Pays de Cocagne: LC-101 to LC-121."""

from __future__ import annotations

from collections import Counter

import pytest

from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.board import basic_ground, board_of
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import KINDS, POLICIES
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    city,
    city_at,
    events,
    hex_number,
    last_turn,
    leave_in_stock,
    migrate,
    options,
    people,
    play,
    position,
    refusal,
    relocate,
    stock,
    tiles,
    unsettled,
)

EXPANSION_ONLY = {"port", "big_farmhouse", "estate"}


def start(**options: object) -> Region:
    region = GAME.start(players=2, seed=1, **options)
    assert isinstance(region, Region)
    return region


@rule("LC-101")
def test_another_policy_deck() -> None:
    base, expanded = start(), start(expansion="yes")
    decks = [{POLICIES[kind] for kind in region.cards.policy} for region in (base, expanded)]
    assert not EXPANSION_ONLY & decks[0]
    assert decks[1] > EXPANSION_ONLY
    assert len(base.cards.policy) == len(expanded.cards.policy) == 32


@rule("LC-102")
def test_new_tiles_in_stock() -> None:
    region = start(expansion=True)
    assert [stock(region, kind) for kind in ("road", "theatre", "port", "big_farmhouse", "estate")] == [
        12,
        12,
        15,
        15,
        5,
    ]
    assert [stock(start(), kind) for kind in ("road", "port", "estate")] == [0, 0, 0]


@rule("LC-103")
def test_the_extra_tiles_cover_the_wastelands() -> None:
    """TV-26: U00 is touched by four hexes that are always in play, D32 by four that are so with four players only."""
    board = board_of(None, 4)
    touching = {
        space: [board.names[n] for n in range(156) if board.spaces.index(space) in board.space_of[n]]
        for space in ("U00", "D32")
    }
    assert touching == {"U00": ["4,1", "3,2", "2,3", "1,4"], "D32": ["19,11", "18,12", "17,13", "16,14"]}
    ground = basic_ground(board, True)
    assert dict(zip(board.spaces, ground.terrain, strict=True))["U00"] == "lake"
    assert dict(zip(board.spaces, ground.terrain, strict=True))["D32"] == "farm2"
    three = board_of(None, 3)
    assert not any(three.in_play >> three.numbers[name] & 1 for name in touching["D32"])
    assert all(three.in_play >> three.numbers[name] & 1 for name in touching["U00"])
    bare = basic_ground(board, False)
    assert [ground.food[n] - bare.food[n] for n in range(156) if board.names[n] in touching["D32"]] == [2] * 4


@rule("LC-104")
def test_in_the_advanced_set_up_they_are_shuffled() -> None:
    seen = set()
    for seed in range(12):
        region = GAME.start(players=4, seed=seed, setup="advanced", expansion=True)
        assert isinstance(region, Region)
        terrain = dict(zip(region.board.spaces, region.ground.terrain, strict=True))
        seen.add((terrain["U00"], terrain["D32"]))
        assert Counter(region.ground.terrain)["lake"] == 6
    assert seen == {("lake", "farm2"), ("farm2", "lake")}


@rule("LC-105")
@pytest.mark.parametrize(("card", "price"), [("port", 1), ("big_farmhouse", 1), ("estate", 3)])
def test_the_price_of_the_new_cards(card: str, price: int) -> None:
    home = city("A", "13,2", 5)
    region = position(home, display=[card], gold=[price, 0], expansion=True)
    play(region, f"{card}; 14,1")
    assert tiles(region, "13,2")["14,1"] == card
    assert region.gold[A] == 0
    assert refusal(position(home, display=[card], gold=[price - 1, 0], expansion=True), card) == "LC-47"


@rule("LC-106")
def test_old_cards_build_new_buildings() -> None:
    home = city("A", "13,2", 5)
    region = position(home, display=["master_builder"], gold=[4, 0], expansion=True)
    play(region, "small-building")
    assert options(region)[-2:] == ["road", "theatre"]
    for size, kinds in (("medium", {"port", "big_farmhouse"}), ("large", {"estate"})):
        region = position(home, display=["master_builder"], gold=[4, 0], expansion=True)
        play(region, f"master_builder; {size}")
        assert kinds < set(options(region))


@rule("LC-107", "LC-108", "LC-110")
def test_two_roads_for_one_small_building() -> None:
    """They may go to different cities, the second may continue the first, and no citizen is needed."""
    region = position(city("A", RING[4], 2, (RING[3], "school")), city("A", "6,0", 1), expansion=True)
    play(region, f"small-building; road; {RING[5]}")
    assert asked(region) == "A second-road"
    assert {RING[6], "7,0", "5,1"} < set(options(region))
    assert options(region)[-1] == "stop"
    assert refusal(region, "9,0") == "LC-107"
    play(region, RING[6])
    assert tiles(region, RING[4])[RING[6]] == "road"
    assert people(region, RING[4], "6,0") == [2, 1]
    assert asked(region) == "B turn"


@rule("LC-107", "LC-62")
def test_roads_never_join_cities() -> None:
    """R-LC-45: each road is judged when it is placed."""
    region = position(city("A", RING[4], 3), city("B", RING[7], 3), expansion=True)
    play(region, "small-building; road")
    assert set(options(region)) == {RING[3], RING[5]}
    play(region, RING[5])
    assert RING[6] not in options(region)
    assert refusal(region, RING[6]) == "LC-62"


@rule("LC-108")
def test_the_second_road_may_go_to_another_city() -> None:
    region = position(city("A", RING[4], 3), city("A", "6,0", 3), expansion=True)
    play(region, f"small-building; road; {RING[5]}; 7,0")
    assert RING[5] in tiles(region, RING[4])
    assert "7,0" in tiles(region, "6,0")


@rule("LC-109")
def test_one_road_by_choice_or_for_want_of_tiles() -> None:
    region = position(city("A", RING[4], 3), expansion=True)
    play(region, f"small-building; road; {RING[5]}; stop")
    assert len(tiles(region, RING[4])) == 2
    last = position(city("A", RING[4], 3), expansion=True)
    leave_in_stock(last, "road", 1)
    play(last, f"small-building; road; {RING[5]}")
    assert asked(last) == "B turn", "no tile is left, so nothing is asked"
    assert refusal(position(city("A", RING[4], 3), expansion=True), "stop") == "LC-30"


@rule("LC-110")
def test_a_castle_with_one_citizen_does_not_prevent_roads() -> None:
    """TV-13."""
    region = position(city("A", RING[4], 2, (RING[5], "school")), expansion=True)
    play(region, "small-building")
    assert options(region) == ["market", "road"]
    before = city_at(region, RING[4])
    play(region, f"road; {RING[3]}; stop")
    after = city_at(region, RING[4])
    assert (after.people, after.staff, after.arches, region.food[A]) == (before.people, before.staff, before.arches, 2)


@rule("LC-111")
def test_roads_make_neighbours() -> None:
    region = position(
        city("A", RING[0], 3, (RING[11], "school"), (RING[1], "road")), city("B", RING[4], 3), expansion=True
    )
    migrate(region, "education")
    assert people(region, RING[0], RING[4]) == [4, 2]
    apart = position(city("A", RING[0], 3, (RING[11], "school")), city("B", RING[4], 3), expansion=True)
    migrate(apart, "education")
    assert people(apart, RING[0], RING[4]) == [3, 3]


@rule("LC-112", "LC-114")
def test_a_building_may_take_the_place_of_a_road() -> None:
    """R-LC-46: a wave building too, if the hex touches a lake."""
    region = position(city("A", RING[4], 3, (RING[5], "road")), expansion=True)
    assert stock(region, "road") == 11
    play(region, "small-building; fountain")
    assert RING[5] in options(region)
    play(region, RING[5])
    assert tiles(region, RING[4])[RING[5]] == "fountain"
    assert stock(region, "road") == 12
    now = city_at(region, RING[4])
    assert (now.people, now.staff, now.roads) == (3, 2, 0)


@rule("LC-114")
def test_a_market_on_a_road_brings_its_citizen() -> None:
    region = position(city("A", RING[4], 1, (RING[5], "road")), expansion=True)
    play(region, f"small-building; market; {RING[5]}")
    assert people(region, RING[4]) == [2]


@rule("LC-112", "LC-65")
def test_a_road_becomes_a_theatre_without_a_tile_in_stock() -> None:
    """TV-19, R-LC-53."""
    region = position(city("A", RING[4], 2, (RING[5], "road"), (RING[3], "road")), expansion=True)
    leave_in_stock(region, "road", 0)
    play(region, "small-building")
    assert "theatre" in options(region)
    assert "road" not in options(region)
    assert refusal(region, "road") == "LC-65"
    play(region, "theatre")
    assert set(options(region)) == {RING[5], RING[3]}
    assert refusal(region, RING[6]) == "LC-65"
    play(region, RING[5])
    assert stock(region, "theatre") == 0
    crowded = position(city("A", RING[4], 1, (RING[5], "road")), expansion=True)
    leave_in_stock(crowded, "road", 0)
    assert not region.in_stock >> KINDS.index("theatre") & 1
    play(crowded, "small-building")
    assert asked(crowded) == "A site", "only the market is left: the castle holds one citizen"


@rule("LC-113")
def test_neither_castle_nor_road_replaces_a_road() -> None:
    region = position(city("A", RING[4], 3, (RING[5], "road")), expansion=True)
    play(region, "small-building; road")
    assert RING[5] not in options(region)
    assert refusal(region, RING[5]) == "LC-113"
    founding = position(city("A", RING[4], 3, (RING[5], "road")), expansion=True)
    play(founding, "new-city")
    assert refusal(founding, RING[5]) == "LC-1"


@rule("LC-115")
def test_a_theatre_offers_two_halves() -> None:
    region = position(city("A", RING[4], 3, (RING[5], "theatre")), expansion=True)
    assert city_at(region, RING[4]).arches == (1, 1, 0)


@rule("LC-116")
def test_games_in_the_theatre() -> None:
    """TV-9: two cubes on education: 2½ there, ½ culture."""
    region = position(
        city("A", RING[4], 3, (RING[5], "theatre")), display=["bread_and_games"], gold=[2, 0], expansion=True
    )
    play(region, "bread_and_games; two")
    assert options(region) == [f"{RING[5]} education", f"{RING[5]} culture"]
    play(region, f"{RING[5]} education")
    assert [city_at(region, RING[4]).service(s) for s in range(3)] == [5, 1, 0]


@rule("LC-118")
def test_a_large_farmhouse() -> None:
    """R-LC-24: no rich harvest there."""
    region = position(city("A", RING[4], 4), display=["big_farmhouse", "rich_harvest"], expansion=True)
    before = region.food[A]
    play(region, f"big_farmhouse; {RING[3]}")
    assert region.food[A] == before + 1 + 3
    play(region, "pass", B)
    assert "rich_harvest" not in options(region)
    region.demolish(region.place_of(hex_number(region, RING[3])), hex_number(region, RING[3]))
    assert region.food[A] == before


@rule("LC-119")
def test_a_port() -> None:
    region = position(city("A", "13,2", 4, ("14,1", "market")), display=["port"], expansion=True)
    before = region.food[A]
    play(region, "port")
    assert "14,0" not in options(region), "it touches no lake"
    play(region, "12,3")
    now = city_at(region, "13,2")
    assert region.food[A] == before + 1
    assert (now.income, now.waves, now.limit > 1000) == (1, 1, True)
    year = last_turn(city("A", "13,2", 4, ("12,3", "port")), expansion=True)
    play(year, "pass", B)
    assert year.gold == [2, 1]
    assert [event.rule for event in events(year, "income")] == ["LC-119"]


@rule("LC-120", "LC-82")
def test_roads_and_forced_demolition() -> None:
    """TV-24, R-LC-42, R-LC-43."""
    line = city("A", RING[4], 2, (RING[5], "school"), (RING[6], "road"))
    region = position(line, expansion=True)
    unsettled(region, RING[4], 1)
    relocate(region)
    assert asked(region) == "over"
    assert list(tiles(region, RING[4])) == [RING[4]], "the road, then the school, nothing asked"

    region = position(line, expansion=True)
    relocate(region)
    assert (asked(region), options(region)) == ("A roads", [RING[6], "done"])
    play(region, "done")
    assert len(tiles(region, RING[4])) == 3

    region = position(line, expansion=True)
    unsettled(region, RING[4], 0)
    relocate(region)
    assert region.cities_of(A) == []
    assert stock(region, "road") == 12

    region = position(city("A", RING[4], 2, (RING[5], "road"), (RING[6], "school")), expansion=True)
    unsettled(region, RING[4], 1)
    relocate(region)
    assert (asked(region), options(region)) == ("A roads", [RING[5], "done"])
    play(region, RING[5])
    assert list(tiles(region, RING[4])) == [RING[4]]

    region = position(city("A", RING[4], 2, (RING[5], "school"), (RING[3], "road")), expansion=True)
    unsettled(region, RING[4], 1)
    relocate(region)
    assert asked(region) == "A demolish"
    assert set(options(region)) == {RING[5], RING[3]}


@rule("LC-120")
def test_a_road_that_holds_the_city_together_stays() -> None:
    region = position(city("A", RING[4], 2, (RING[5], "road"), (RING[6], "school")), expansion=True)
    relocate(region)
    assert asked(region) == "over", "without that road the school would be cut off"


@rule("LC-121")
def test_an_estate_gives_five_food() -> None:
    region = position(city("A", RING[4], 4), display=["estate"], gold=[3, 0], expansion=True)
    before = region.food[A]
    play(region, f"estate; {RING[5]}")
    assert region.food[A] == before + 5
    region.demolish(region.place_of(hex_number(region, RING[5])), hex_number(region, RING[5]))
    assert region.food[A] == before


@rule("LC-117")
def test_two_theatres_make_full_arches() -> None:
    one = position(city("A", RING[4], 4, (RING[5], "theatre"), (RING[6], "fountain")), expansion=True)
    two = position(
        city("A", RING[4], 4, (RING[5], "theatre"), (RING[6], "fountain"), (RING[3], "theatre")), expansion=True
    )
    assert [region.outcome().scores[A] for region in (one, two)] == [4, 7]
