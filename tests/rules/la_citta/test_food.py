"""Feeding and its penalty: LC-89 to LC-95."""

from __future__ import annotations

from faubourg.games.la_citta.relocation import demolish
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    castles,
    causes,
    city,
    city_at,
    events,
    feed,
    hex_number,
    last_turn,
    options,
    people,
    play,
    position,
    refusal,
    tiles,
)


@rule("LC-89", "LC-90")
def test_food_is_not_spent() -> None:
    region = position(city("A", RING[2], 3))
    assert region.food[A] == 3
    feed(region)
    feed(region)
    assert (region.food[A], people(region, RING[2])) == (3, [3])
    assert causes(region) == ["fed LC-90", "fed LC-90"]
    assert region.hungry == 0


@rule("LC-91")
def test_the_surplus_leaves_from_cities_of_choice() -> None:
    """TV-15: 13 citizens, 11 food: two of choice leave. R-LC-16: a city may be emptied, never more than the surplus."""
    region = position(city("A", RING[2], 5), city("A", "6,0", 5), city("A", "5,8", 3))
    region.food[A] = 11
    feed(region)
    assert asked(region) == "A starve"
    assert options(region) == [RING[2], "6,0", "5,8"]
    assert refusal(region, "2,10") == "LC-91"
    play(region, "6,0")
    assert asked(region) == "A starve"
    play(region, "5,8")
    assert asked(region) == "over"
    assert people(region, RING[2], "6,0", "5,8") == [5, 4, 2]
    assert region.hungry == 1


@rule("LC-91")
def test_the_last_citizen_of_a_city_may_starve() -> None:
    region = position(city("A", RING[2], 1), city("A", "6,0", 2))
    region.food[A] = 1
    feed(region)
    play(region, RING[2])
    assert asked(region) == "over", "the second one can only come from (6,0)"
    assert castles(region, A) == ["6,0"]
    assert people(region, "6,0") == [1]


@rule("LC-92")
def test_after_hunger_people_are_housed_anew() -> None:
    """TV-15, R-LC-15: a farmhouse lost by this lowers the food and is not checked again this year."""
    region = position(city("A", RING[2], 3, (RING[3], "farmhouse"), (RING[1], "school")))
    region.food[A] = 2
    feed(region)
    assert asked(region) == "A demolish"
    play(region, RING[3])
    assert asked(region) == "over"
    assert tiles(region, RING[2]) == {RING[2]: "castle", RING[1]: "school"}
    assert region.food[A] == -1, "2 food less 3 of the farmhouse, with two citizens: no second check"
    assert people(region, RING[2]) == [2]


@rule("LC-92")
def test_without_hunger_nobody_is_housed_anew_in_phase_7() -> None:
    """R-LC-44: roads are offered after the migration, and not a second time."""
    region = last_turn(city("A", RING[2], 3, (RING[3], "road")), expansion=True)
    play(region, "pass", B)
    assert asked(region) == "A roads"
    play(region, "done")
    assert asked(region) == "B turn"
    assert region.year == 2


@rule("LC-93")
def test_a_lost_farmhouse_gives_back_the_rich_harvest_too() -> None:
    region = position(city("A", RING[2], 3, (RING[3], "farmhouse harvest"), (RING[1], "school")))
    before = region.food[A]
    assert (before, region.cubes[A]) == (9, 3)
    demolish(region, A, hex_number(region, RING[3]), "LC-82")
    assert (region.food[A], region.cubes[A], region.harvested) == (3, 4, 0)


@rule("LC-94")
def test_the_penalty_costs_a_turn_and_a_player_card() -> None:
    """TV-15: next year four turns and two player cards. R-LC-28: the first player keeps the token."""
    region = last_turn(city("A", RING[2], 5), city("A", "6,0", 2), fed=False)
    region.food[B] = 50
    play(region, "pass", B)
    assert asked(region) == "A starve"
    while asked(region) == "A starve":
        play(region, "6,0" if "6,0" in options(region) else RING[2])
    assert region.year == 2
    assert asked(region) == "B turn"
    assert (region.hungry, region.ready) == (1, [2, 3])
    turns = {A: 0, B: 0}
    while region.year == 2 and asked(region).endswith("turn"):
        seat = region.to_act[0]
        turns[seat] += 1
        play(region, "gold" if region.ready[seat] else "pass", seat)
    assert turns == {A: 4, B: 5}
    assert region.gold == [1 + 4, 1 + 6], "two player cards against three"
    assert events(region, "skip")


@rule("LC-94")
def test_a_penalised_first_player_stays_first() -> None:
    region = position(city("A", RING[2], 3), turn=5, active="B", first="B", gold=[1, 1], hungry=[])
    region.hungry = 1 << A
    region.food = [50, 50]
    play(region, "pass", B)
    play(region, "pass", A)
    assert region.first == A
    assert asked(region) == "B turn", "A sits out the first turn"
    play(region, "pass", B)
    assert asked(region) == "A turn"
    assert region.turn == 2


@rule("LC-95")
def test_migration_brings_no_penalty() -> None:
    region = last_turn(city("A", RING[0], 3), city("B", RING[4], 3, (RING[3], "school")), voices=["education"] * 4)
    play(region, "pass", B)
    assert events(region, "migrate")
    assert region.hungry == 0
    assert city_at(region, RING[0]).people == 3, "one left, and one was born"
    assert region.ready == [3, 3]
