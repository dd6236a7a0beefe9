"""Relocation, demolition and elimination: LC-81 to LC-88."""

from __future__ import annotations

from faubourg.core.hexes import bits
from faubourg.core.spots import CELL
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.state import Region
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    causes,
    city,
    city_at,
    eliminate,
    events,
    hex_number,
    last_turn,
    options,
    play,
    position,
    refusal,
    relocate,
    stock,
    tiles,
    unsettled,
)


@rule("LC-81")
def test_one_citizen_on_each_building_the_rest_in_the_castle() -> None:
    region = position(city("A", RING[4], 5, (RING[5], "school"), (RING[3], "statue")))
    unsettled(region, RING[4], 4)
    relocate(region)
    assert region.view(A)["cities"][0]["in_castle"] == 2
    assert len(tiles(region, RING[4])) == 3


@rule("LC-82")
def test_too_few_citizens_cost_tiles_of_the_owners_choice() -> None:
    region = position(city("A", RING[4], 4, (RING[5], "school"), (RING[6], "statue"), (RING[3], "quarry")))
    unsettled(region, RING[4], 2)
    relocate(region)
    assert asked(region) == "A demolish"
    assert set(options(region)) == {RING[6], RING[3]}
    play(region, RING[3])
    assert asked(region) == "over", "of what is left only the statue at the edge can go"
    assert tiles(region, RING[4]) == {RING[4]: "castle", RING[5]: "school"}


@rule("LC-82")
def test_relocation_without_deficit_demolishes_nothing() -> None:
    region = position(city("A", RING[4], 3, (RING[5], "school"), (RING[3], "statue")))
    relocate(region)
    assert len(tiles(region, RING[4])) == 3


@rule("LC-83")
def test_a_city_never_falls_apart() -> None:
    """TV-14: castle, farmhouse, school in a line: with two citizens only the school may go."""
    region = position(city("A", RING[4], 3, (RING[5], "farmhouse"), (RING[6], "school")))
    unsettled(region, RING[4], 2)
    relocate(region)
    assert tiles(region, RING[4]) == {RING[4]: "castle", RING[5]: "farmhouse"}


@rule("LC-83", "LC-84")
def test_what_is_refused_and_why() -> None:
    region = position(city("A", RING[4], 5, (RING[5], "school"), (RING[6], "statue"), (RING[3], "quarry")))
    unsettled(region, RING[4], 3)
    relocate(region)
    assert refusal(region, RING[5]) == "LC-83"
    assert refusal(region, RING[4]) == "LC-84"
    assert refusal(region, "2,10") == "LC-82"


@rule("LC-84", "LC-85", "LC-86")
def test_the_castle_goes_last() -> None:
    """TV-14: with one citizen the school goes, then the farmhouse with its food; with none all three go."""
    line = city("A", RING[2], 3, (RING[3], "farmhouse"), (RING[4], "school"))
    region = position(line)
    food = region.food[A]
    unsettled(region, RING[2], 1)
    relocate(region)
    assert tiles(region, RING[2]) == {RING[2]: "castle"}
    assert region.food[A] == food - 3
    assert [event.facts["cell"] - CELL for event in events(region, "demolish")] == [
        hex_number(region, RING[4]),
        hex_number(region, RING[3]),
    ]
    region = position(line)
    unsettled(region, RING[2], 0)
    relocate(region)
    assert region.cities_of(A) == []
    assert region.food[A] == 0
    assert asked(region) == "over", "nothing is asked"
    assert "city_falls LC-84" in causes(region)


@rule("LC-85")
def test_tiles_return_to_the_stock_and_castles_to_their_owner() -> None:
    """R-LC-38: the castle can be used again."""
    region = position(city("A", RING[4], 3, (RING[5], "school")), city("A", "6,0", 4))
    assert stock(region, "school") == 14
    assert region.view(A)["castles"][A] == 2
    unsettled(region, RING[4], 0)
    relocate(region)
    assert stock(region, "school") == 15
    assert region.view(A)["castles"][A] == 3
    assert "13,2" in [region.board.names[hex] for hex in bits(region.board.in_play & ~region.crowded)]


@rule("LC-86")
def test_food_is_lost_before_the_people_are_fed() -> None:
    """R-LC-52: the farmhouse falls in phase 6, and phase 7 counts what is left."""
    region = last_turn(
        city("A", RING[0], 2, (RING[11], "farmhouse")),
        city("A", "5,8", 5),
        city("B", RING[4], 3, (RING[3], "school")),
        voices=["education"] * 4,
        fed=False,
    )
    before = region.food[A]
    play(region, "pass", B)
    told = events(region, "fed")[0].facts
    assert (told["people"], told["food"]) == (6, before - 2)
    assert "food_lost LC-86" in causes(region)


@rule("LC-87")
def test_a_lower_limit_costs_citizens_and_then_tiles() -> None:
    """TV-27: ten tiles, market and baths among them, nine citizens."""
    kinds = ["school", "statue", "quarry", "farmhouse", "school", "statue", "quarry"]
    line = [(RING[1], "baths"), *[(RING[n + 2], kind) for n, kind in enumerate(kinds)]]

    def with_nine() -> Region:
        region = position(city("A", RING[0], 10, *line, ("10,4", "market")))
        unsettled(region, RING[0], 9)
        relocate(region)
        return region

    region = with_nine()
    assert city_at(region, RING[0]).staff == 10
    assert set(options(region)) == {RING[8], "10,4"}
    play(region, "10,4")
    now = city_at(region, RING[0])
    assert (now.people, now.limit) == (5, 5)
    assert now.staff == 5, "four more tiles went, each of them the only one at the edge"
    assert "surplus LC-87" in causes(region)
    region = with_nine()
    play(region, RING[8])
    now = city_at(region, RING[0])
    assert (now.people, now.staff) == (9, 9)


@rule("LC-87")
def test_losing_the_wave_building_brings_the_limit_of_the_market_back() -> None:
    """TV-27: the baths go: limit 8, people 8, nine buildings: one more at least."""
    kinds = ["school", "statue", "quarry", "farmhouse", "school", "statue", "quarry"]
    line = [(RING[n + 1], kind) for n, kind in enumerate(kinds)]
    region = position(city("A", RING[0], 10, *line, ("10,4", "market"), (RING[11], "baths")))
    unsettled(region, RING[0], 9)
    relocate(region)
    play(region, RING[11])
    now = city_at(region, RING[0])
    assert (now.people, now.limit, now.staff) == (8, 8, 9)
    assert asked(region) == "A demolish"


@rule("LC-88")
def test_without_a_tile_one_is_out() -> None:
    """R-LC-33: gold and cards leave the game; the last one left wins at once."""
    region = position(city("A", RING[4], 3), city("B", "2,10", 3), gold=[7, 1])
    unsettled(region, RING[4], 0)
    relocate(region)
    eliminate(region)
    assert region.fallen == (16, 0)
    assert (region.gold[A], region.ready[A]) == (0, 0)
    assert region.ended_by == "LC-88"
    assert region.outcome().ranks == (2, 1)


@rule("LC-88")
def test_the_game_goes_on_without_the_fallen() -> None:
    """R-LC-33, R-LC-34: turns and the token skip them; who fell later ranks higher."""
    homes = [{"owner": "A", "castle": RING[2], "people": 3}, {"owner": "D", "castle": "9,5", "people": 3}]
    data = {
        "players": 4,
        "cities": homes,
        "fallen": [None, {"year": 1, "phase": 7}, {"year": 2, "phase": 6}, None],
        "gold": [1, 0, 0, 1],
        "year": 3,
        "turn": 5,
    }
    region = GAME.setup({**data, "player_cards": [0, 0, 0, 0], "active": "D", "first": "A"})
    assert isinstance(region, Region)
    region.food = [50, 0, 0, 50]
    region.play("pass", 3)
    assert region.first == 3, "the token skips B and C"
    assert asked(region) == "D turn"
    region.play("pass", 3)
    assert asked(region) == "A turn"
    assert region.outcome().ranks[1:3] == (4, 3)


@rule("LC-88")
def test_if_nobody_is_left_those_who_fell_last_share_the_win() -> None:
    region = position(city("A", RING[4], 3), city("B", "2,10", 3))
    for castle in (RING[4], "2,10"):
        unsettled(region, castle, 0)
    relocate(region, A)
    relocate(region, B)
    eliminate(region, 7)
    assert region.fallen == (17, 17)
    assert region.outcome().ranks == (1, 1)
