"""Board, tiles and influence: SC-1 to SC-19."""

from __future__ import annotations

import pytest

from faubourg.games.small_city import GAME
from faubourg.games.small_city.grid import cell, cell_name, cells_in, influence_zone, layer_of
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import HOME_VOTES, built_in
from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    advance_to,
    at,
    borough,
    city,
    finish,
    options,
    people,
    pile,
    planned,
    play,
    refused,
    tiles,
)


def zone(*cells: tuple[int, int]) -> set[str]:
    return {cell_name(index) for index in cells_in(influence_zone(layer_of([cell(x, y) for x, y in cells])))}


@rule("SC-1")
def test_the_zone_is_a_square_from_the_lower_left_corner() -> None:
    state = city(borough())
    assert refused(state, "build; park1; G7") == ""
    assert refused(state, "build; park1; H1") == "SC-1"
    assert refused(state, "build; park1; A8") == "SC-1"
    grown = city(borough(size=8))
    assert refused(grown, "build; park1; H8") == ""


@rule("SC-2")
@pytest.mark.parametrize(("side", "size"), [("easy", 7), ("expert", 6)])
def test_the_starting_size_depends_on_the_side(side: str, size: int) -> None:
    state = GAME.start(players=1, seed=1, boards=side)
    assert isinstance(state, City)
    assert state.boroughs[A].size == size


@rule("SC-3")
def test_a_growth_step_adds_a_column_and_a_row() -> None:
    state = play(city(borough()), "grow")
    assert planned(state).size == 8
    assert refused(state, "build; park1; H8") == ""
    expert = city(borough(), options={"boards": "expert"})
    sizes = [expert.boroughs[A].size]
    for _ in range(4):
        play(expert, "grow; finish")
        sizes.append(expert.boroughs[A].size)
        advance_to(expert, "plan")
    assert sizes == [6, 7, 8, 9, 10]


@rule("SC-4")
def test_at_the_end_of_the_track_there_is_no_growth() -> None:
    state = city(borough(size=10))
    assert "grow" not in options(state)
    assert refused(state, "grow") == "SC-4"


@rule("SC-5", "SC-17")
def test_tiles_and_cemeteries_fill_cells_and_the_mayor_does_not() -> None:
    state = city(borough("park1 D4", cemeteries=["E5"], dead=1), borough(), street="F6-G6", host="B")
    assert refused(state, "build; res1; D4") == "SC-17"
    assert refused(state, "build; res1; E5") == "SC-17"
    assert refused(state, "build; res1; F6") == "", "the mayor visits somebody else"
    assert not state.boroughs[B].filled >> cell(5, 5) & 1


@rule("SC-6")
def test_the_level_is_the_number_of_cells() -> None:
    box = built_in()
    levels = [(box.level[kind], box.size[kind]) for kind in range(len(box.names)) if box.level[kind]]
    assert len(levels) == 18
    assert all(level == size for level, size in levels)


@rule("SC-7")
def test_tv_1_and_2_influence_zones() -> None:
    assert zone((3, 3)) == {at(x, y) for x in (2, 3, 4) for y in (2, 3, 4)} - {"D4"}
    assert zone((0, 0)) == {"B1", "A2", "B2"}
    assert zone((3, 3), (4, 3)) == {at(x, y) for x in range(2, 6) for y in range(2, 5)} - {"D4", "E4"}


@rule("SC-8")
def test_only_tiles_of_the_own_borough_influence() -> None:
    school = "school D2"
    state = city(borough(school), borough())
    assert refused(state, "build; res2; C2 r1", A) == ""
    assert refused(state, "build; res2", B) == "SC-60", "the school next door does not count"
    one_cell = city(borough(school, "res1 C3"))
    assert refused(one_cell, "enlarge; C3") == "", "one cell of the tile is enough"


@rule("SC-9")
def test_tv_4_only_the_building_of_a_port_counts() -> None:
    state = city(borough("port C3", "town_hall F6"))
    wet = planned(state)
    assert wet.filled >> cell(2, 3) & 1
    for place in ("B2", "C2", "D2", "E2", "B3", "E3", "B4", "E4"):
        assert refused(state, f"build; res1; {place}") == "SC-11", place
    for place in ("B5", "C5", "D5", "E5"):
        assert refused(state, f"build; res1; {place}") == "", place
    before = city(borough("res1 C5", "town_hall F6"))
    money = before.boroughs[A].money
    play(before, "build; port; C3")
    assert planned(before).money == money - 2
    assert refused(city(borough("res1 C5", "town_hall F6")), "build; port; port D4") == "SC-11"


@rule("SC-10")
def test_the_hall_is_a_cultural_building() -> None:
    state = city(borough("school D2"))
    assert refused(state, "build; res2; C2 r1") == "", "hall and school"
    assert refused(city(borough("town_hall F6", "school D2")), "build; res2") == "SC-60"


@rule("SC-11")
@pytest.mark.parametrize("industry", ["fac1 E5", "warehouse E5", "refinery E5", "port E5"])
def test_homes_and_industry_never_touch(industry: str) -> None:
    state = city(borough(industry))
    assert refused(state, "build; res1; D4") == "SC-11"
    assert refused(state, "build; res1; C5") == ""
    assert refused(state, "build; park1; D4") == ""


@rule("SC-11")
def test_industry_keeps_away_from_homes_that_stand_already() -> None:
    state = city(borough("res1 E5"))
    assert refused(state, "build; fac1; F6") == "SC-11"
    assert refused(state, "build; refinery; D5") == "SC-11"
    assert refused(state, "build; port; E6") == "SC-11"
    assert refused(state, "build; fac1; G7; F6") == "SC-11", "nor may the warehouse"
    assert refused(state, "build; fac1; G5; F4") == "SC-11"


@rule("SC-11")
def test_enlargements_keep_away_too() -> None:
    state = city(borough("school D2", "res1 C3", "refinery C6"))
    assert refused(state, "enlarge; C3; res2 C3 r1") == "", "C4 is two cells from C6"
    state = city(borough("school D2", "res1 C3", "refinery C5"))
    assert refused(state, "enlarge; C3; res2 C3 r1") == "SC-11"


@rule("SC-12")
def test_a_slot_holds_one_citizen() -> None:
    state = city(borough("park1 D4", "com1 E5", "com1 F6", citizens={"A": ["D4", "E5"]}), phase=3)
    assert refused(state, "D4; E5") == "SC-12"
    assert "F6" in options(play(state, "D4"), A)[0]


@rule("SC-13")
def test_how_many_slots_each_tile_has() -> None:
    box = built_in()
    counts = {}
    for kind, name in enumerate(box.names):
        homes = box.size[kind] if name.startswith("res") else 0
        counts[name] = homes + sum(slot >= 0 for slot in box.slot_kinds[kind])
    for name in ("park1", "park3_i", "school", "library", "museum", "subway", "res5_p", "com4_l", "fac3_v"):
        assert counts[name] == box.size[box.numbers[name]], name
    assert [counts[name] for name in ("clinic", "university", "police", "fire")] == [1, 1, 1, 1]
    assert [counts[name] for name in ("refinery", "port", "warehouse")] == [0, 0, 0]


@rule("SC-14")
def test_the_hall_holds_four_citizens_or_raw() -> None:
    state = city(borough("fac2 E5", hall=2, stores={"hall": {"wood": 1}}), phase=3)
    assert state.boroughs[A].hall == 3, "one place was left for newcomers"
    assert state.boroughs[A].hall_room() == 0


@rule("SC-15")
def test_a_warehouse_stores_two() -> None:
    works = borough("fac1 E5", "warehouse F6", hall=4, citizens={"A": ["E5"]}, stores={"F6": {"wood": 1}})
    state = city(works, phase=4)
    assert state.boroughs[A].stores[1] == 2
    full = city({**works, "stores": {"F6": {"wood": 2}}}, phase=4)
    assert full.boroughs[A].stores[1] == 2, "the third one is lost"
    assert "" not in people(full)


@rule("SC-16")
def test_a_tile_may_be_rotated_and_turned_over() -> None:
    state = city(borough())
    play(state, "build; fire")
    corners = {tuple(sorted(state.box.cells[state.box.by_text[state.box.numbers["fire"], 44, t]])) for t in range(8)}
    assert len(corners) == 8, "four turns on either side"
    assert all(refused(state, f"E5 {side}{turn}") == "" for side in "rm" for turn in range(4))
    assert refused(state, "park1 D4") == "SC-16"
    box = built_in()
    shop = [p for p in box.of_kind[box.numbers["com2"]] if box.mask[p] == 3]
    park = [p for p in box.of_kind[box.numbers["park2"]] if box.mask[p] == 3]
    assert (len(shop), len(park)) == (2, 1), "each distinct placement once: a shop's slots differ, a park's do not"


@rule("SC-17")
def test_a_tile_lies_wholly_in_the_zone_on_empty_cells() -> None:
    state = city(borough("park1 E5"))
    assert refused(state, "build; park2; park2 G1") == "SC-1"
    assert refused(state, "build; park2; park2 D5") == "SC-17"
    assert refused(state, "build; park2; F5") == ""


@rule("SC-18")
def test_tv_8_neighbouring_tiles_never_become_one() -> None:
    four = borough("res1 E5", "res1 F5", "res1 E6", "res1 F6", citizens={"A": ["E5", "F5", "E6", "F6"]})
    state = city(four)
    assert refused(state, "enlarge") == "SC-90"
    finish(state)
    advance_to(state, "council")
    assert state.boroughs[A].votes == 4
    assert HOME_VOTES[4] == 10
    full = borough("res4_o E5", citizens={"A": ["E5", "F5", "E6", "F6"]})
    assert city(full, phase=5).boroughs[A].votes == 10


@rule("SC-19")
def test_a_tile_keeps_its_level_without_what_influenced_it() -> None:
    state = city(borough("school D2", "res2 C2 r1", citizens={"A": ["C2", "C3"]}))
    play(state, "demolish; D2; finish")
    assert "res2 C2 r1" in tiles(state)
    advance_to(state, "council")
    assert state.boroughs[A].votes == 3
    assert pile(state, "res2") == 19
