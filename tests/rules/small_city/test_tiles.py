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
    at,
    borough,
    city,
    events,
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
    assert refused(city(borough("town_hall F6")), "build; res1; A1") == ""


@rule("SC-60")
@pytest.mark.parametrize(("home", "wanted"), [("res2", 2), ("res3_i", 3), ("res4_o", 4), ("res5_p", 5)])
def test_larger_homes_need_as_many_cultural_buildings(home: str, wanted: int) -> None:
    # All of these touch the cell E5.
    culture = ["town_hall C3", "school F4", "library C6", "museum B5", "subway E1 r1"]
    few = city(borough(*culture[: wanted - 1]))
    enough = city(borough(*culture[:wanted], size=8))
    assert refused(few, f"build; {home}") == "SC-60"
    assert refused(enough, f"build; {home}") == ""


@rule("SC-61")
def test_a_citizen_moves_from_the_hall_into_a_new_small_home() -> None:
    state = play(city(borough(hall=2)), "build; res1; E5; finish")
    assert people(state) == ["E5"]
    assert state.boroughs[A].hall == 1
    nobody = play(city(borough(hall=0)), "build; res1; E5; finish")
    assert people(nobody) == []
    build = [{"step": "council-build", "seat": "A", "count": 1}]
    council = play(city(borough(hall=1), phase=7, pending=build), "res1; E5")
    assert people(council) == ["E5"], "in phase 7 as well"
    bigger = play(city(borough("school D2", hall=2)), "build; res2; res2 C2 r1; finish")
    assert people(bigger) == [], "level 1 only"


@rule("SC-62", "SC-68", "SC-72", "SC-87")
def test_homes_factories_shops_and_parks_cost_a_dollar_a_cell() -> None:
    box = built_in()
    for kind, name in enumerate(box.names):
        if name.startswith(("res", "fac", "com", "park")):
            assert box.money[kind] == box.size[kind], name
    for build in ("res1; E5", "fac1; F6; G7", "park3_v; E5"):
        state = play(city(borough()), f"build; {build}")
        assert planned(state).money == 20 - box.size[box.numbers[build.split(";")[0]]]
    shop = play(city(borough("res1 E5")), "build; com1; F6")
    assert planned(shop).money == 19


@rule("SC-63")
def test_a_level_1_factory_needs_no_influence() -> None:
    assert refused(city(borough()), "build; fac1; F6") == ""


@rule("SC-64")
def test_level_2_needs_refinery_or_port() -> None:
    assert refused(city(borough()), "build; fac2") == "SC-64"
    assert refused(city(borough("refinery E5")), "build; fac2; fac2 F6") == ""
    assert refused(city(borough("port E3")), "build; fac2; fac2 E2") == ""
    assert refused(city(borough("refinery E5", "port D3")), "build; fac2; fac2 F4") == ""
    assert refused(city(borough("refinery D4")), "build; fac2; fac2 F6") == "SC-64"


@rule("SC-65")
def test_level_3_needs_refinery_and_port() -> None:
    assert refused(city(borough("refinery E5")), "build; fac3_i") == "SC-65"
    assert refused(city(borough("port E3")), "build; fac3_i") == "SC-65"
    both = city(borough("refinery D4", "port F2"))
    assert refused(both, "build; fac3_i; fac3_i E3 r1") == "", "E3 touches both"
    assert refused(both, "build; fac3_i; fac3_i C5") == "SC-65", "the refinery only"


def tight(*free: str) -> dict[str, Any]:
    """A home at C3, and parks around E5 but for some cells."""
    around = [(x, y) for x in (3, 4, 5) for y in (3, 4, 5) if (x, y) != (4, 4)]
    parks = [f"park1 {at(x, y)}" for x, y in around if at(x, y) not in free]
    return borough("res1 C3", *parks)


@rule("SC-66")
def test_tv_10_a_factory_needs_a_place_for_its_warehouse() -> None:
    assert refused(city(tight("D4")), "build; fac1; E5") == "SC-66", "D4 touches the home"
    state = city(tight("D4", "F6"))
    stock = pile(state, "warehouse")
    play(state, "build; fac1; E5")
    assert options(state) == ["A:F6"]
    assert refused(state, "D4") == "SC-11"
    assert refused(state, "G7") == "SC-66"
    play(state, "F6")
    assert planned(state).money == 19
    assert "build" in options(state), "the warehouse used up no build"
    finish(state)
    assert pile(state, "warehouse") == stock - 1
    assert refused(city(tight("F6"), piles={"warehouse": 0}), "build; fac1") == "SC-66"


@rule("SC-66", "SC-102")
def test_the_last_warehouse_is_told_of_like_any_other() -> None:
    state = city(tight("F6"), tight("F6"), piles={"warehouse": 2})
    log = events(state)
    for seat in (A, B):
        play(state, "build; fac1; E5; F6; finish", seat)
    assert pile(state, "warehouse") == 0
    assert [event.kind for event in log if event.kind in ("build", "warehouse")] == ["build", "warehouse"] * 2


@rule("SC-66", "SC-159")
def test_tv_10_in_the_last_column_of_the_council() -> None:
    build = [{"step": "council-build", "seat": "A", "count": 4}]
    state = play(city(tight("F6"), phase=7, pending=build), "fac1; E5")
    assert options(state) == ["A:F6"], "nothing else is offered"
    play(state, "F6")
    assert "warehouse F6" in tiles(state)
    alone = play(city(tight(), phase=7, pending=build), "fac1; E5")
    assert "fac1 E5" in tiles(alone)
    assert not any(tile.startswith("warehouse") for tile in tiles(alone))
    none_left = play(city(tight("F6"), phase=7, pending=build, piles={"warehouse": 0}), "fac1; E5")
    assert "fac1 E5" in tiles(none_left)
    column_1 = [{"step": "council-build", "seat": "A", "count": 1}]
    assert refused(city(tight("D4"), phase=7, pending=column_1), "fac1; E5") == "SC-66"


@rule("SC-67")
def test_no_warehouse_alone_or_with_an_enlargement() -> None:
    assert refused(city(borough()), "build; warehouse") == "SC-67"
    state = city(borough("refinery E5", "fac1 F6", "warehouse G7"))
    play(state, "enlarge; F6; fac2 F6 r1")
    assert asked(state) == "A plan", "no warehouse is asked for"
    assert sum(tile.startswith("warehouse") for tile in tiles(state)) == 1


@rule("SC-69", "SC-70", "SC-73", "SC-74")
@pytest.mark.parametrize(("kind", "money"), [("refinery", 1), ("port", 2), ("fire", 3), ("police", 2)])
def test_prices_of_single_buildings(kind: str, money: int) -> None:
    state = play(city(borough("town_hall F6")), f"build; {kind}; B2")
    assert planned(state).money == 20 - money


@rule("SC-71")
@pytest.mark.parametrize(("shop", "wanted"), [("com1", 1), ("com2", 2), ("com3_v", 3), ("com4_o", 4)])
def test_shops_need_as_many_homes_of_any_level(shop: str, wanted: int) -> None:
    homes = ["res1 C3", "res1 C4", "res1 C5", "res3_i D3"]
    few = city(borough(*homes[: wanted - 1], size=8))
    enough = city(borough(*homes[:wanted], size=8))
    assert refused(few, f"build; {shop}") == "SC-71"
    assert refused(enough, f"build; {shop}") == ""
    one_large = city(borough("res3_i C3"))
    assert refused(one_large, "build; com2") == "SC-71", "three cells of one home count once"


@rule("SC-71", "SC-95")
def test_tv_11_the_commercial_example() -> None:
    state = city(borough("res1 B4", "res1 D4", "res1 E2"))
    play(state, "build; com2; com2 C3")
    assert planned(state).money == 18
    assert "enlarge" not in options(state) or refused(state, "enlarge; C3") == "SC-95"
    later = city(borough("res1 B4", "res1 D4", "res1 E2", "com2 C3"))
    assert refused(later, "enlarge; C3") == ""


@rule("SC-73", "SC-74")
def test_stations_need_no_influence() -> None:
    state = city(borough("town_hall F6"))
    assert refused(state, "build; fire; A1") == ""
    assert refused(state, "build; police; A1") == ""


@rule("SC-75")
def test_a_citizen_may_go_to_a_new_station_at_once() -> None:
    own = borough("res1 C3", "com1 D5", hall=2, citizens={"A": ["C3", "D5"]})
    state = play(city(own), "build; police; police F6")
    assert options(state) == ["A:C3", "A:D5", "none"], "not from the hall"
    assert refused(state, "A1") == "SC-75"
    play(state, "C3; finish")
    assert "F6" in people(state)
    assert state.is_active(A, state.boroughs[A].police)
    walk = city({**own, "tiles": [*own["tiles"], "fire F6"]}, phase=3)
    assert "A:F6" in options(play(walk, "D5")), "in phase 3 as well"


@rule("SC-76")
def test_clinic_and_university_are_not_entered_when_built() -> None:
    own = borough(
        "res1 C3",
        "warehouse E1",
        citizens={"A": ["C3"]},
        stores={"hall": {"wood": 2, "stone": 2}, "E1": {"metal": 1}},
    )
    state = play(city(own), "build; clinic; D5")
    assert asked(state) == "A plan"
    finish(state)
    assert "A:D5" in options(play(state, "C3")), "but by walking there"


@rule("SC-77")
def test_a_power_works_while_a_citizen_of_the_owner_stands_on_it() -> None:
    own = borough("university D4", "park1 D1", citizens={"A": ["D4"]})
    assert city(own, phase=5).boroughs[A].votes == 3
    assert city({**own, "citizens": {}}, phase=5).boroughs[A].votes == 0
    leaves = play(city(own, phase=3), "D4; D1")
    assert advance_to(leaves, "council").boroughs[A].votes == 0


@rule("SC-78", "SC-145")
def test_tourists_of_a_working_fire_station_do_not_die() -> None:
    visited = borough("park1 E5", citizens={"B": ["E5"]}, pollution=50, generated=5)
    fire = borough("fire E5", citizens={"B": ["E5"]})
    pending = [{"step": "victim", "seat": "A", "count": 1}]
    state = play(city(visited, fire, phase=6, pending=pending), "E5")
    assert state.boroughs[B].hall == 1
    assert state.boroughs[B].dead == 0
    assert state.boroughs[A].graves == 0, "the duty is done, no cemetery"
    idle = play(city(visited, {**fire, "citizens": {}}, phase=6, pending=pending), "E5")
    assert idle.boroughs[B].dead == 1


POLICE = ["police C3 r1", "com2 D5", "park1 G7"]


@rule("SC-79", "SC-80")
def test_tv_3_the_police_zone() -> None:
    own = borough(*POLICE, "res1 F1", citizens={"A": ["F1"], "B": ["D5"], "C": ["E5"]})
    state = city(own, borough(), borough(), phase=3)
    zone = state.boroughs[A].police_zone
    assert zone.bit_count() == 10
    play(state, "F1; C3")
    assert people(state, B, A) == [], "D5 is in the zone"
    assert people(state, 2, A) == ["E5"], "E5 is not"
    assert state.boroughs[B].hall == 1


@rule("SC-79", "SC-116")
def test_no_tourist_enters_the_zone_of_a_working_police_station() -> None:
    own = borough(*POLICE, citizens={"A": ["C3"]})
    guest = borough("park1 E5", citizens={"B": ["E5"]})
    state = city(own, guest, phase=3, host="B")
    assert asked(state) == "B citizen"
    assert refused(state, "E5; A:D5", B) == "SC-79"
    assert refused(state, "E5; A:E5", B) == ""
    off = city({**own, "citizens": {}}, guest, phase=3, host="B")
    assert refused(off, "E5; A:D5", B) == ""


@rule("SC-80")
def test_without_room_in_the_hall_an_expelled_tourist_goes_to_the_career() -> None:
    own = borough(*POLICE, "res1 F1", citizens={"A": ["F1"], "B": ["D5"]})
    state = city(own, borough(hall=4), phase=3)
    career = state.boroughs[B].career
    play(state, "F1; C3")
    assert (state.boroughs[B].hall, state.boroughs[B].career) == (4, career + 1)


@rule("SC-80")
def test_in_phase_2_expelled_tourists_arrive_after_all_plans() -> None:
    own = borough("com2 D5", "res1 F1", citizens={"A": ["F1"], "B": ["D5"]})
    state = play(city(own, borough()), "build; police; police C3 r1; F1; finish")
    assert people(state, B, A) == ["D5"], "nobody knows of it yet"
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
    state = play(city(borough(stores=WOOD)), "build; museum; D4; finish")
    assert state.boroughs[A].money == 20
    assert stored(state)["hall"] == [0, 0, 0]
    assert refused(city(borough(stores={"hall": {"wood": 2}})), "build; museum") == "SC-81"


@rule("SC-82")
def test_raw_comes_from_hall_or_warehouses_and_goes_back_to_the_supply() -> None:
    own = borough("warehouse G7", stores={"hall": {"wood": 1}, "G7": {"wood": 1}})
    state = play(city(own), "build; school; D2")
    assert options(state) == ["wood hall", "wood G7"]
    assert refused(state, "stone hall") == "SC-82"
    supply = state.supply[0]
    play(state, "wood G7; finish")
    assert stored(state) == {"hall": [1, 0, 0], "G7": [0, 0, 0]}
    assert state.supply[0] == supply + 1


@rule("SC-83")
def test_there_is_only_one_hall() -> None:
    assert refused(city(borough()), "build; town_hall") == "SC-83"


@rule("SC-84", "SC-146")
def test_with_a_working_clinic_own_citizens_do_not_die() -> None:
    own = borough("clinic D4", "res1 A4", "park1 G1", citizens={"A": ["D4", "A4"], "B": ["G1"]}, pollution=50)
    pending = [{"step": "victim", "seat": "A", "count": 1}]
    state = city(own, borough(), phase=6, pending=pending)
    assert options(state) == ["A:G1"], "the tourist only"
    assert refused(state, "A4") == "SC-146"


@rule("SC-85", "SC-111")
def test_the_subway_lets_two_tourists_travel() -> None:
    guest = borough("park2 E5", citizens={"A": ["E5", "F5"]})
    host = borough("park3_i E5")
    state = play(city(guest, host, phase=3), "E5; B:E5")
    assert refused(state, "F5; B:F5") == "SC-111"
    subway = {**guest, "tiles": [*guest["tiles"], "subway C3"]}
    state = play(city(subway, host, phase=3), "E5; B:E5")
    assert refused(state, "F5; B:F5") == "", "nobody needs to stand on it"


@rule("SC-86", "SC-133")
def test_a_working_university_gives_three_votes() -> None:
    state = city(borough("university D4", citizens={"A": ["D4"]}), phase=5)
    assert state.boroughs[A].votes == 3


@rule("SC-87")
def test_parks_lie_beside_anything_and_need_nothing() -> None:
    state = city(borough("fac1 E5", "warehouse F6", "res1 C3"))
    assert refused(state, "build; park1; D4") == ""
    box = built_in()
    assert sorted(box.size[kind] for kind, name in enumerate(box.names) if name.startswith("park")) == [1, 2, 3, 3]


@rule("SC-88", "SC-90")
def test_a_park_cannot_be_enlarged() -> None:
    state = city(borough("park1 D4", "school D2", "res1 C3"))
    assert refused(state, "enlarge; D4") == "SC-88"
    assert refused(state, "enlarge; D2") == "SC-90", "nor a school"
    assert refused(state, "enlarge; C3") == ""
