"""Migration: LC-73 to LC-80."""

from __future__ import annotations

from faubourg.core.spots import SEAT
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    causes,
    city,
    city_at,
    events,
    migrate,
    options,
    people,
    play,
    position,
    refusal,
    unsettled,
)


@rule("LC-73")
def test_a_service_is_arches_and_cubes() -> None:
    home = city("A", RING[4], 5, (RING[5], "hospital health"), (RING[3], "university"), (RING[6], "palace"))
    region = position(home)
    assert [city_at(region, RING[4]).service(s) for s in range(3)] == [8, 4, 4], "in half points"


@rule("LC-74")
def test_players_act_clockwise_from_the_first() -> None:
    """Both take from each other's weak city; who comes first is told first."""
    cities = (
        city("A", RING[0], 3, (RING[1], "school")),
        city("B", RING[4], 3),
        city("B", "7,0", 3, ("8,0", "school")),
        city("A", "5,2", 3),
    )
    for order in ((A, B), (B, A)):
        region = position(*cities)
        migrate(region, "education", order=order)
        assert [event.facts["seat"] - SEAT for event in events(region, "migrate")] == list(order)


@rule("LC-75", "LC-76")
def test_the_better_service_takes_a_citizen() -> None:
    """TV-7: green has 3, blue 1, two hexes between them."""
    region = position(city("B", RING[0], 3, (RING[1], "university")), city("A", RING[4], 3, (RING[5], "school")))
    migrate(region, "education")
    assert people(region, RING[0], RING[4]) == [4, 2]
    assert len(events(region, "migrate")) == 1, "on blue's turn nothing happens"
    told = events(region, "migrate")[0].facts
    assert (told["mine"], told["theirs"]) == ("3", "1")


@rule("LC-75")
def test_every_winning_neighbour_takes_one() -> None:
    """R-LC-12."""
    region = position(
        city("A", RING[0], 3, (RING[1], "school")),
        city("A", RING[8], 3, (RING[7], "school")),
        city("B", RING[4], 3),
    )
    migrate(region, "education")
    assert people(region, RING[0], RING[8], RING[4]) == [4, 4, 1]


@rule("LC-75")
def test_distant_cities_take_nothing() -> None:
    region = position(city("A", RING[0], 3, (RING[11], "university")), city("B", RING[5], 3))
    migrate(region, "education")
    assert people(region, RING[0], RING[5]) == [3, 3]


@rule("LC-76")
def test_equal_services_take_nothing() -> None:
    region = position(city("A", RING[0], 3, (RING[1], "school")), city("B", RING[4], 3, (RING[5], "school")))
    migrate(region, "education")
    assert people(region, RING[0], RING[4]) == [3, 3]


@rule("LC-76", "LC-115")
def test_half_a_point_is_more() -> None:
    """R-LC-49: one and a half beats one."""
    region = position(
        city("A", RING[0], 4, (RING[1], "school"), (RING[11], "theatre")),
        city("B", RING[4], 3, (RING[5], "school")),
        expansion=True,
    )
    migrate(region, "education")
    assert people(region, RING[0], RING[4]) == [5, 2]
    assert events(region, "migrate")[0].facts["mine"] == "1½"


@rule("LC-77", "LC-74", "LC-80")
def test_the_last_citizen_of_a_city() -> None:
    """TV-22, R-LC-9, R-LC-11, DP-13: two cities want the last citizen of G; the owner says which comes first."""
    cities = (
        city("A", RING[0], 3, (RING[1], "university")),
        city("A", RING[8], 3, (RING[7], "university")),
        city("B", RING[4], 2, (RING[5], "cathedral")),
    )
    for chosen, result in ((RING[0], [4, 3, 0]), (RING[8], [3, 4, 0])):
        region = position(*cities)
        unsettled(region, RING[4], 1)
        migrate(region, "education")
        assert asked(region) == "A migrate"
        assert options(region) == [RING[0], RING[8]]
        assert refusal(region, RING[4]) == "LC-74"
        play(region, chosen)
        assert people(region, RING[0], RING[8], RING[4]) == result
    region = position(*cities)
    unsettled(region, RING[4], 1)
    migrate(region, "education", "culture")
    play(region, f"{RING[0]}; education")
    assert people(region, RING[0], RING[8], RING[4]) == [4, 3, 0], "the other city takes nothing, silently"
    assert asked(region) == "B service"
    play(region, "culture", B)
    assert people(region, RING[0], RING[8], RING[4]) == [3, 2, 2], "G takes one of each with its culture"
    assert asked(region) == "over"


@rule("LC-74")
def test_the_order_is_not_asked_where_it_does_not_matter() -> None:
    """TV-23: with two citizens in G each city takes one, and nobody is asked."""
    region = position(
        city("A", RING[0], 3, (RING[1], "university")),
        city("A", RING[8], 3, (RING[7], "university")),
        city("B", RING[4], 2, (RING[5], "cathedral")),
    )
    migrate(region, "education")
    assert asked(region) == "over"
    assert people(region, RING[0], RING[8], RING[4]) == [4, 4, 0]


@rule("LC-77")
def test_an_empty_city_gives_nobody() -> None:
    region = position(city("A", RING[0], 3, (RING[1], "school")), city("B", RING[4], 3))
    unsettled(region, RING[4], 0)
    migrate(region, "education")
    assert people(region, RING[0], RING[4]) == [3, 0]


@rule("LC-78")
def test_newcomers_beyond_the_limit_are_lost() -> None:
    """TV-12."""
    region = position(city("A", RING[0], 5, (RING[1], "school")), city("B", RING[4], 3))
    migrate(region, "education")
    assert people(region, RING[0], RING[4]) == [5, 2]
    assert causes(region) == ["migrate LC-75", "no_room LC-78"]


@rule("LC-79")
def test_own_cities_exchange_nobody() -> None:
    region = position(city("A", RING[0], 3, (RING[1], "school")), city("A", RING[4], 3))
    migrate(region, "education")
    assert people(region, RING[0], RING[4]) == [3, 3]


@rule("LC-80", "LC-34")
def test_a_divided_people() -> None:
    """TV-8: blue takes with culture in A and education in B, then green takes from A with education."""
    region = position(
        city("A", RING[0], 3, (RING[1], "cathedral")),
        city("A", RING[8], 4, (RING[7], "university"), (RING[9], "statue")),
        city("B", RING[4], 3, (RING[3], "school")),
    )
    migrate(region, "culture", "education")
    # A's first city can only take with culture, so that choice leads to other results than education does.
    assert asked(region) == "A service"
    assert options(region) == ["culture", "education"]
    assert refusal(region, "health") == "LC-80"
    play(region, "culture")
    # The second city takes from green with either service, so it is not asked about.
    assert asked(region) == "B service"
    assert people(region, RING[0], RING[8], RING[4]) == [4, 5, 1]
    play(region, "education", B)
    assert people(region, RING[0], RING[8], RING[4]) == [3, 5, 2]


@rule("LC-80")
def test_one_may_choose_the_service_that_brings_nobody() -> None:
    """R-LC-8: newcomers cannot be refused, but in a tie the owner may steer."""
    region = position(city("A", RING[0], 3, (RING[1], "cathedral")), city("B", RING[4], 3, (RING[5], "school")))
    migrate(region, "culture", "education")
    play(region, "education")
    assert people(region, RING[0]) == [3]
    assert asked(region) == "B service"


@rule("LC-80")
def test_nothing_is_asked_if_both_services_do_the_same() -> None:
    region = position(city("A", RING[0], 4, (RING[1], "school"), (RING[11], "statue")), city("B", RING[4], 3))
    migrate(region, "culture", "education")
    assert asked(region) == "over"
    assert people(region, RING[0], RING[4]) == [5, 2]


@rule("LC-75")
def test_tiles_and_services_stay_as_they_are_during_migration() -> None:
    """R-LC-10, R-LC-11: a city that lost everybody still attracts people with its arches."""
    region = position(
        city("A", RING[0], 3, (RING[1], "university")),
        city("B", RING[4], 2, (RING[3], "school")),
        city("A", RING[7], 3),
    )
    unsettled(region, RING[4], 1)
    migrate(region, "education")
    assert people(region, RING[0], RING[4], RING[7]) == [4, 1, 2]
