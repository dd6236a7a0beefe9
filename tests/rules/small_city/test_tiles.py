"""The tiles: SC-59 to SC-88."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.games.small_city.tiles import built_in
from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    advance_to,
    asked,
    borough,
    city,
    finish,
    options,
    people,
    pile,
    planned,
    play,
    refused,
    stored,
    tiles,
)

WOOD = {"hall": {"wood": 2, "stone": 1}}


@rule("SC-59")
def test_a_level_1_home_needs_nothing() -> None:
    assert refused(city(borough("town_hall 5,5")), "build; res1; 0,0") == ""


@rule("SC-60")
@pytest.mark.parametrize(("home", "wanted"), [("res2", 2), ("res3_i", 3), ("res4_o", 4), ("res5_p", 5)])
def test_larger_homes_need_as_many_cultural_buildings(home: str, wanted: int) -> None:
    # All of these touch the cell 4,4.
    culture = ["town_hall 2,2", "school 5,3", "library 2,5", "museum 1,4", "subway 4,0 r1"]
    few = city(borough(*culture[: wanted - 1]))
    enough = city(borough(*culture[:wanted], size=8))
    assert refused(few, f"build; {home}") == "SC-60"
    assert refused(enough, f"build; {home}") == ""


@rule("SC-61")
def test_a_citizen_moves_from_the_hall_into_a_new_small_home() -> None:
    state = play(city(borough(hall=2)), "build; res1; 4,4; finish")
    assert people(state) == ["4,4"]
    assert state.boroughs[A].hall == 1
    nobody = play(city(borough(hall=0)), "build; res1; 4,4; finish")
    assert people(nobody) == []
    build = [{"step": "council-build", "seat": "A", "count": 1}]
    council = play(city(borough(hall=1), phase=7, pending=build), "res1; 4,4")
    assert people(council) == ["4,4"], "in phase 7 as well"
    bigger = play(city(borough("school 3,1", hall=2)), "build; res2; res2 2,1 r1; finish")
    assert people(bigger) == [], "level 1 only"


@rule("SC-62", "SC-68", "SC-72", "SC-87")
def test_homes_factories_shops_and_parks_cost_a_dollar_a_cell() -> None:
    box = built_in()
    for kind, name in enumerate(box.names):
        if name.startswith(("res", "fac", "com", "park")):
            assert box.money[kind] == box.size[kind], name
    for build in ("res1; 4,4", "fac1; 5,5; 6,6", "park3_v; 4,4"):
        state = play(city(borough()), f"build; {build}")
        assert planned(state).money == 20 - box.size[box.numbers[build.split(";")[0]]]
    shop = play(city(borough("res1 4,4")), "build; com1; 5,5")
    assert planned(shop).money == 19


@rule("SC-63")
def test_a_level_1_factory_needs_no_influence() -> None:
    assert refused(city(borough()), "build; fac1; 5,5") == ""


@rule("SC-64")
def test_level_2_needs_refinery_or_port() -> None:
    assert refused(city(borough()), "build; fac2") == "SC-64"
    assert refused(city(borough("refinery 4,4")), "build; fac2; fac2 5,5") == ""
    assert refused(city(borough("port 4,2")), "build; fac2; fac2 4,1") == ""
    assert refused(city(borough("refinery 4,4", "port 3,2")), "build; fac2; fac2 5,3") == ""
    assert refused(city(borough("refinery 3,3")), "build; fac2; fac2 5,5") == "SC-64"


@rule("SC-65")
def test_level_3_needs_refinery_and_port() -> None:
    assert refused(city(borough("refinery 4,4")), "build; fac3_i") == "SC-65"
    assert refused(city(borough("port 4,2")), "build; fac3_i") == "SC-65"
    both = city(borough("refinery 3,3", "port 5,1"))
    assert refused(both, "build; fac3_i; fac3_i 4,2 r1") == "", "4,2 touches both"
    assert refused(both, "build; fac3_i; fac3_i 2,4") == "SC-65", "the refinery only"


def tight(*free: str) -> dict[str, Any]:
    """A home at 2,2, and parks around 4,4 but for some cells."""
    around = [(x, y) for x in (3, 4, 5) for y in (3, 4, 5) if (x, y) != (4, 4)]
    parks = [f"park1 {x},{y}" for x, y in around if f"{x},{y}" not in free]
    return borough("res1 2,2", *parks)


@rule("SC-66")
def test_tv_10_a_factory_needs_a_place_for_its_warehouse() -> None:
    assert refused(city(tight("3,3")), "build; fac1; 4,4") == "SC-66", "3,3 touches the home"
    state = city(tight("3,3", "5,5"))
    stock = pile(state, "warehouse")
    play(state, "build; fac1; 4,4")
    assert options(state) == ["A5,5"]
    assert refused(state, "3,3") == "SC-11"
    assert refused(state, "6,6") == "SC-66"
    play(state, "5,5")
    assert planned(state).money == 19
    assert "build" in options(state), "the warehouse used up no build"
    finish(state)
    assert pile(state, "warehouse") == stock - 1
    assert refused(city(tight("5,5"), piles={"warehouse": 0}), "build; fac1") == "SC-66"


@rule("SC-66", "SC-159")
def test_tv_10_in_the_last_column_of_the_council() -> None:
    build = [{"step": "council-build", "seat": "A", "count": 4}]
    state = play(city(tight("5,5"), phase=7, pending=build), "fac1; 4,4")
    assert options(state) == ["A5,5"], "nothing else is offered"
    play(state, "5,5")
    assert "warehouse 5,5" in tiles(state)
    alone = play(city(tight(), phase=7, pending=build), "fac1; 4,4")
    assert "fac1 4,4" in tiles(alone)
    assert not any(tile.startswith("warehouse") for tile in tiles(alone))
    none_left = play(city(tight("5,5"), phase=7, pending=build, piles={"warehouse": 0}), "fac1; 4,4")
    assert "fac1 4,4" in tiles(none_left)
    column_1 = [{"step": "council-build", "seat": "A", "count": 1}]
    assert refused(city(tight("3,3"), phase=7, pending=column_1), "fac1; 4,4") == "SC-66"


@rule("SC-67")
def test_no_warehouse_alone_or_with_an_enlargement() -> None:
    assert refused(city(borough()), "build; warehouse") == "SC-67"
    state = city(borough("refinery 4,4", "fac1 5,5", "warehouse 6,6"))
    play(state, "enlarge; 5,5; fac2 5,5 r1")
    assert asked(state) == "A plan", "no warehouse is asked for"
    assert sum(tile.startswith("warehouse") for tile in tiles(state)) == 1


@rule("SC-69", "SC-70", "SC-73", "SC-74")
@pytest.mark.parametrize(("kind", "money"), [("refinery", 1), ("port", 2), ("fire", 3), ("police", 2)])
def test_prices_of_single_buildings(kind: str, money: int) -> None:
    state = play(city(borough("town_hall 5,5")), f"build; {kind}; 1,1")
    assert planned(state).money == 20 - money


@rule("SC-71")
@pytest.mark.parametrize(("shop", "wanted"), [("com1", 1), ("com2", 2), ("com3_v", 3), ("com4_o", 4)])
def test_shops_need_as_many_homes_of_any_level(shop: str, wanted: int) -> None:
    homes = ["res1 2,2", "res1 2,3", "res1 2,4", "res3_i 3,2"]
    few = city(borough(*homes[: wanted - 1], size=8))
    enough = city(borough(*homes[:wanted], size=8))
    assert refused(few, f"build; {shop}") == "SC-71"
    assert refused(enough, f"build; {shop}") == ""
    one_large = city(borough("res3_i 2,2"))
    assert refused(one_large, "build; com2") == "SC-71", "three cells of one home count once"


@rule("SC-71", "SC-95")
def test_tv_11_the_commercial_example() -> None:
    state = city(borough("res1 1,3", "res1 3,3", "res1 4,1"))
    play(state, "build; com2; com2 2,2")
    assert planned(state).money == 18
    assert "enlarge" not in options(state) or refused(state, "enlarge; 2,2") == "SC-95"
    later = city(borough("res1 1,3", "res1 3,3", "res1 4,1", "com2 2,2"))
    assert refused(later, "enlarge; 2,2") == ""


@rule("SC-73", "SC-74")
def test_stations_need_no_influence() -> None:
    state = city(borough("town_hall 5,5"))
    assert refused(state, "build; fire; 0,0") == ""
    assert refused(state, "build; police; 0,0") == ""


@rule("SC-75")
def test_a_citizen_may_go_to_a_new_station_at_once() -> None:
    own = borough("res1 2,2", "com1 3,4", hall=2, citizens={"A": ["2,2", "3,4"]})
    state = play(city(own), "build; police; police 5,5")
    assert options(state) == ["A2,2", "A3,4", "none"], "not from the hall"
    assert refused(state, "0,0") == "SC-75"
    play(state, "2,2; finish")
    assert "5,5" in people(state)
    assert state.is_active(A, state.boroughs[A].police)
    walk = city({**own, "tiles": [*own["tiles"], "fire 5,5"]}, phase=3)
    assert "A5,5" in options(play(walk, "3,4")), "in phase 3 as well"


@rule("SC-76")
def test_clinic_and_university_are_not_entered_when_built() -> None:
    own = borough(
        "res1 2,2",
        "warehouse 4,0",
        citizens={"A": ["2,2"]},
        stores={"hall": {"wood": 2, "stone": 2}, "4,0": {"metal": 1}},
    )
    state = play(city(own), "build; clinic; 3,4")
    assert asked(state) == "A plan"
    finish(state)
    assert "A3,4" in options(play(state, "2,2")), "but by walking there"


@rule("SC-77")
def test_a_power_works_while_a_citizen_of_the_owner_stands_on_it() -> None:
    own = borough("university 3,3", "park1 3,0", citizens={"A": ["3,3"]})
    assert city(own, phase=5).boroughs[A].votes == 3
    assert city({**own, "citizens": {}}, phase=5).boroughs[A].votes == 0
    leaves = play(city(own, phase=3), "3,3; 3,0")
    assert advance_to(leaves, "council").boroughs[A].votes == 0


@rule("SC-78", "SC-145")
def test_tourists_of_a_working_fire_station_do_not_die() -> None:
    visited = borough("park1 4,4", citizens={"B": ["4,4"]}, pollution=50, generated=5)
    fire = borough("fire 4,4", citizens={"B": ["4,4"]})
    pending = [{"step": "victim", "seat": "A", "count": 1}]
    state = play(city(visited, fire, phase=6, pending=pending), "4,4")
    assert state.boroughs[B].hall == 1
    assert state.boroughs[B].dead == 0
    assert state.boroughs[A].graves == 0, "the duty is done, no cemetery"
    idle = play(city(visited, {**fire, "citizens": {}}, phase=6, pending=pending), "4,4")
    assert idle.boroughs[B].dead == 1


POLICE = ["police 2,2 r1", "com2 3,4", "park1 6,6"]


@rule("SC-79", "SC-80")
def test_tv_3_the_police_zone() -> None:
    own = borough(*POLICE, "res1 5,0", citizens={"A": ["5,0"], "B": ["3,4"], "C": ["4,4"]})
    state = city(own, borough(), borough(), phase=3)
    zone = state.boroughs[A].police_zone
    assert zone.bit_count() == 10
    play(state, "5,0; 2,2")
    assert people(state, B, A) == [], "3,4 is in the zone"
    assert people(state, 2, A) == ["4,4"], "4,4 is not"
    assert state.boroughs[B].hall == 1


@rule("SC-79", "SC-116")
def test_no_tourist_enters_the_zone_of_a_working_police_station() -> None:
    own = borough(*POLICE, citizens={"A": ["2,2"]})
    guest = borough("park1 4,4", citizens={"B": ["4,4"]})
    state = city(own, guest, phase=3, host="B")
    assert asked(state) == "B citizen"
    assert refused(state, "4,4; A3,4", B) == "SC-79"
    assert refused(state, "4,4; A4,4", B) == ""
    off = city({**own, "citizens": {}}, guest, phase=3, host="B")
    assert refused(off, "4,4; A3,4", B) == ""


@rule("SC-80")
def test_without_room_in_the_hall_an_expelled_tourist_goes_to_the_career() -> None:
    own = borough(*POLICE, "res1 5,0", citizens={"A": ["5,0"], "B": ["3,4"]})
    state = city(own, borough(hall=4), phase=3)
    career = state.boroughs[B].career
    play(state, "5,0; 2,2")
    assert (state.boroughs[B].hall, state.boroughs[B].career) == (4, career + 1)


@rule("SC-80")
def test_in_phase_2_expelled_tourists_arrive_after_all_plans() -> None:
    own = borough("com2 3,4", "res1 5,0", citizens={"A": ["5,0"], "B": ["3,4"]})
    state = play(city(own, borough()), "build; police; police 2,2 r1; 5,0; finish")
    assert people(state, B, A) == ["3,4"], "nobody knows of it yet"
    play(state, "finish", B)
    assert people(state, B, A) == []
    assert state.boroughs[B].hall == 1


@rule("SC-81")
def test_what_cultural_buildings_cost() -> None:
    box = built_in()
    costs = {
        name: box.raw[box.numbers[name]] for name in ("school", "library", "museum", "subway", "clinic", "university")
    }
    assert costs == {
        "school": (1, 0, 0),
        "library": (2, 0, 0),
        "museum": (2, 1, 0),
        "subway": (2, 2, 0),
        "clinic": (2, 2, 1),
        "university": (2, 2, 2),
    }
    state = play(city(borough(stores=WOOD)), "build; museum; 3,3; finish")
    assert state.boroughs[A].money == 20
    assert stored(state)["hall"] == [0, 0, 0]
    assert refused(city(borough(stores={"hall": {"wood": 2}})), "build; museum") == "SC-81"


@rule("SC-82")
def test_raw_comes_from_hall_or_warehouses_and_goes_back_to_the_supply() -> None:
    own = borough("warehouse 6,6", stores={"hall": {"wood": 1}, "6,6": {"wood": 1}})
    state = play(city(own), "build; school; 3,1")
    assert options(state) == ["wood hall", "wood 6,6"]
    assert refused(state, "stone hall") == "SC-82"
    supply = state.supply[0]
    play(state, "wood 6,6; finish")
    assert stored(state) == {"hall": [1, 0, 0], "6,6": [0, 0, 0]}
    assert state.supply[0] == supply + 1


@rule("SC-83")
def test_there_is_only_one_hall() -> None:
    assert refused(city(borough()), "build; town_hall") == "SC-83"


@rule("SC-84", "SC-146")
def test_with_a_working_clinic_own_citizens_do_not_die() -> None:
    own = borough("clinic 3,3", "res1 0,3", "park1 6,0", citizens={"A": ["3,3", "0,3"], "B": ["6,0"]}, pollution=50)
    pending = [{"step": "victim", "seat": "A", "count": 1}]
    state = city(own, borough(), phase=6, pending=pending)
    assert options(state) == ["A6,0"], "the tourist only"
    assert refused(state, "0,3") == "SC-146"


@rule("SC-85", "SC-111")
def test_the_subway_lets_two_tourists_travel() -> None:
    guest = borough("park2 4,4", citizens={"A": ["4,4", "5,4"]})
    host = borough("park3_i 4,4")
    state = play(city(guest, host, phase=3), "4,4; B4,4")
    assert refused(state, "5,4; B5,4") == "SC-111"
    subway = {**guest, "tiles": [*guest["tiles"], "subway 2,2"]}
    state = play(city(subway, host, phase=3), "4,4; B4,4")
    assert refused(state, "5,4; B5,4") == "", "nobody needs to stand on it"


@rule("SC-86", "SC-133")
def test_a_working_university_gives_three_votes() -> None:
    state = city(borough("university 3,3", citizens={"A": ["3,3"]}), phase=5)
    assert state.boroughs[A].votes == 3


@rule("SC-87")
def test_parks_lie_beside_anything_and_need_nothing() -> None:
    state = city(borough("fac1 4,4", "warehouse 5,5", "res1 2,2"))
    assert refused(state, "build; park1; 3,3") == ""
    box = built_in()
    assert sorted(box.size[kind] for kind, name in enumerate(box.names) if name.startswith("park")) == [1, 2, 3, 3]


@rule("SC-88", "SC-90")
def test_a_park_cannot_be_enlarged() -> None:
    state = city(borough("park1 3,3", "school 3,1", "res1 2,2"))
    assert refused(state, "enlarge; 3,3") == "SC-88"
    assert refused(state, "enlarge; 3,1") == "SC-90", "nor a school"
    assert refused(state, "enlarge; 2,2") == ""
