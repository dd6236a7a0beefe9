"""Building: LC-61 to LC-72."""

from __future__ import annotations

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.hexes import bits
from faubourg.games.la_citta.relocation import demolish
from faubourg.games.la_citta.tiles import KINDS, NO_LIMIT
from faubourg.testing import rule
from tests.rules.la_citta.harness import (
    RING,
    A,
    B,
    asked,
    city,
    city_at,
    hex_number,
    last_turn,
    leave_in_stock,
    options,
    people,
    play,
    position,
    refusal,
    relocate,
    stock,
    tiles,
)


@rule("LC-61")
def test_beside_a_tile_of_the_own_city() -> None:
    region = position(city("A", RING[4], 4, (RING[5], "school")), city("B", "6,0", 3))
    play(region, "small-building; statue")
    assert set(options(region)) == {RING[6], RING[3]}
    assert refusal(region, RING[7]) == "LC-61"
    assert refusal(region, "7,0") == "LC-61", "that one is beside a city of B"


@rule("LC-62")
def test_not_beside_another_city() -> None:
    region = position(city("A", RING[4], 4, (RING[3], "school")), city("B", RING[6], 3))
    play(region, "small-building; statue")
    assert set(options(region)) == {RING[2], "14,0"}
    assert refusal(region, RING[5]) == "LC-62"


@rule("LC-63")
def test_the_castle_must_hold_two() -> None:
    """TV-13: with one citizen in the castle only a market can be built."""
    region = position(city("A", RING[4], 3, (RING[5], "school"), (RING[3], "statue")), gold=[9, 0], display=["palace"])
    assert "palace" not in options(region)
    play(region, "small-building")
    assert asked(region) == "A site", "the market is the only kind, so it is not asked about"
    assert region.frame.what % 100 == KINDS.index("market")
    play(region, options(region)[0])
    city_now = city_at(region, RING[4])
    assert (city_now.people, city_now.staff) == (4, 4)


@rule("LC-63")
def test_only_cities_with_a_citizen_to_spare_are_offered() -> None:
    region = position(city("A", RING[4], 2, (RING[5], "school")), city("A", "6,0", 3))
    play(region, "small-building; statue")
    assert set(options(region)) == {"7,0", "5,1"}
    assert refusal(region, RING[6]) == "LC-63"
    play(region, "7,0")
    assert people(region, "6,0") == [3], "the citizen moves within the city"
    assert city_at(region, "6,0").staff == 2


@rule("LC-64")
def test_a_market_brings_its_own_citizen() -> None:
    region = position(city("A", RING[4], 1))
    play(region, "small-building")
    play(region, RING[5])
    assert tiles(region, RING[4])[RING[5]] == "market"
    assert people(region, RING[4]) == [2]


@rule("LC-65")
def test_both_faces_share_one_stock() -> None:
    """TV-20: one farmhouse/quarry tile left: both kinds are legal on the same hexes; after a quarry neither is."""
    region = position(city("A", RING[4], 5), city("B", "6,0", 4))
    leave_in_stock(region, "quarry", 1)
    play(region, "small-building")
    assert {"farmhouse", "quarry"} < set(options(region))
    play(region, "quarry")
    quarry_sites = options(region)
    assert set(quarry_sites) == {RING[5], RING[3]}
    play(region, RING[5])
    assert stock(region, "farmhouse") == stock(region, "quarry") == 0
    play(region, "small-building", B)
    assert not {"farmhouse", "quarry"} & set(options(region))
    assert refusal(region, "farmhouse", B) == "LC-65"


@rule("LC-65")
def test_the_other_face_serves_when_one_has_run_out() -> None:
    """All fifteen school/university tiles but one are schools: the last may become a university."""
    region = position(city("A", "13,2", 5), display=["university"], gold=[3, 0])
    assert stock(region, "school") == 15
    leave_in_stock(region, "school", 1)
    play(region, "university; 14,1")
    assert stock(region, "school") == 0
    assert not region.in_stock >> KINDS.index("school") & 1


@rule("LC-66")
def test_wave_buildings_touch_a_lake() -> None:
    region = position(city("A", "9,1", 4), city("A", RING[4], 4), display=["baths"], gold=[5, 0])
    play(region, "small-building; fountain")
    assert set(options(region)) == {RING[5], RING[3]}
    assert refusal(region, "8,2") == "LC-66"
    with pytest.raises(SetupError, match="LC-66"):
        position(city("A", "9,1", 4, ("8,2", "fountain")))


@rule("LC-66")
def test_other_buildings_need_no_landscape() -> None:
    """R-LC-4: a quarry without a mountain is allowed and yields nothing; so is a farmhouse without a farm."""
    region = position(city("A", RING[4], 4))
    play(region, f"small-building; quarry; {RING[5]}")
    assert city_at(region, RING[4]).income == 0
    region = position(city("A", "8,0", 4))
    before = region.food[A]
    play(region, "small-building; farmhouse; 9,0")
    assert region.food[A] == before


@rule("LC-67")
def test_one_market_for_a_city() -> None:
    region = position(city("A", RING[4], 4, (RING[5], "market")), city("A", "6,0", 3))
    play(region, "small-building; market")
    assert set(options(region)) == {"7,0", "5,1"}
    assert refusal(region, RING[6]) == "LC-67"
    alone = position(city("A", RING[4], 4, (RING[5], "market")))
    play(alone, "small-building")
    assert "market" not in options(alone)
    assert refusal(alone, "market") == "LC-67"
    with pytest.raises(SetupError, match="LC-67"):
        position(city("A", RING[4], 4, (RING[5], "market"), (RING[3], "market")))


@rule("LC-68")
def test_a_farmhouse_gives_the_food_of_its_hex_while_it_stands() -> None:
    region = position(city("A", RING[4], 4))
    before = region.food[A]
    play(region, f"small-building; farmhouse; {RING[3]}")
    assert region.food[A] == before + 3
    region.demolish(region.place_of(hex_number(region, RING[3])), hex_number(region, RING[3]))
    assert region.food[A] == before


@rule("LC-69")
def test_buildings_work_at_once() -> None:
    region = position(city("A", RING[4], 5), display=["hospital"], gold=[1, 0])
    play(region, f"hospital; {RING[5]}")
    assert city_at(region, RING[4]).arches == (2, 0, 2)
    play(region, "pass", B)
    play(region, f"small-building; market; {RING[6]}")
    assert city_at(region, RING[4]).limit == 8


@rule("LC-70")
@pytest.mark.parametrize(
    ("built", "limit"),
    [([], 5), (["fountain"], 5), (["market"], 8), (["market", "baths"], NO_LIMIT), (["market", "fountain"], NO_LIMIT)],
)
def test_the_limit_of_a_city(built: list[str], limit: int) -> None:
    """TV-11."""
    region = position(city("A", RING[4], 4, *[(RING[5 + n], kind) for n, kind in enumerate(built)]))
    assert city_at(region, RING[4]).limit == limit


@rule("LC-70", "LC-87")
def test_losing_the_market_of_a_large_city() -> None:
    """TV-11: with nine citizens the market goes, and five stay."""
    region = position(city("A", RING[4], 9, (RING[5], "baths"), (RING[3], "market")))
    demolish(region, A, hex_number(region, RING[3]), "LC-82")
    assert people(region, RING[4]) == [5]


@rule("LC-71")
def test_a_market_in_a_full_city() -> None:
    region = position(city("A", RING[4], 5, (RING[5], "school")))
    play(region, f"small-building; market; {RING[6]}")
    assert people(region, RING[4]) == [6]
    full = position(city("A", RING[4], 5), display=["blessed_times"])
    assert "blessed_times" not in options(full)
    with pytest.raises(SetupError, match="LC-70"):
        position(city("A", RING[4], 6))


@rule("LC-72")
def test_nothing_is_demolished_by_choice() -> None:
    """A year without deficit: every tile stands, nobody is asked, and only roads could ever be given up."""
    region = last_turn(city("A", RING[4], 3, (RING[5], "school"), (RING[3], "statue")), voices=["health"] * 4)
    play(region, "pass", B)
    assert len(bits(city_at(region, RING[4]).body)) == 3
    roads = position(city("A", RING[4], 3, (RING[5], "road"), (RING[3], "statue")), expansion=True)
    relocate(roads)
    assert asked(roads) == "A roads"
    assert refusal(roads, RING[3]) == "LC-72"
