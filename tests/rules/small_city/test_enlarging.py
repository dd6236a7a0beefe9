"""Enlarging and demolishing: SC-89 to SC-102."""

from __future__ import annotations

import pytest

from faubourg.core.errors import IllegalMove
from faubourg.games.small_city.moves import PLACE
from faubourg.games.small_city.tiles import built_in
from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    advance_to,
    asked,
    borough,
    city,
    events,
    finish,
    not_enlarged,
    options,
    people,
    pile,
    planned,
    play,
    refused,
    stored,
    tiles,
)

READY = ["school D2", "res1 C3"]


@rule("SC-89")
def test_enlarging_is_free_and_uses_no_build() -> None:
    state = play(city(borough(*READY)), "enlarge; C3; res2 C3 r1")
    assert planned(state).money == 20
    for place in ("E5", "F6", "G7"):
        play(state, f"build; park1; {place}")
    assert "build" not in options(state), "the three builds are still all there"
    after = play(city(borough(*READY)), "build; park1; G7; build; park1; G6; build; park1; G5; enlarge; C3; res2 C3 r1")
    assert "res2 C3 r1" in tiles(after), "at any moment of the phase"


@rule("SC-90")
def test_only_homes_shops_and_factories_by_one_level_at_a_time() -> None:
    box = built_in()
    follow = {
        box.names[kind]: sorted(
            {box.names[box.kind_of[big]] for place in box.of_kind[kind] for big in box.bigger[place]}
        )
        for kind in range(len(box.names))
    }
    assert {name: bigger for name, bigger in follow.items() if bigger} == {
        "res1": ["res2"],
        "res2": ["res3_i", "res3_v"],
        "res3_i": ["res4_l"],
        "res3_v": ["res4_l", "res4_o"],
        "res4_o": ["res5_p"],
        "res4_l": ["res5_p", "res5_v"],
        "com1": ["com2"],
        "com2": ["com3_i", "com3_v"],
        "com3_i": ["com4_l"],
        "com3_v": ["com4_o"],
        "fac1": ["fac2"],
        "fac2": ["fac3_i", "fac3_v"],
    }
    state = city(borough(*READY))
    assert refused(state, "enlarge; D2") == "SC-90"
    assert refused(state, "enlarge; C3; res3_i C3 r1") == "SC-92"


@rule("SC-91")
def test_the_influences_may_come_to_different_cells() -> None:
    state = city(borough("school E4", "res2 C3", "library B5"))
    assert not_enlarged(state, "C3") == "SC-91", "hall and school, not three"
    both = city(borough("school E4", "res2 C3", "library C4"))
    assert refused(both, "enlarge; C3") == "", "hall on one cell, school on the other, library on both"
    assert refused(city(borough("school E4", "library C4")), "build; res3_i") == "SC-60", "no single cell has all"


@rule("SC-92")
def test_the_bigger_tile_covers_the_old_one_and_one_empty_cell() -> None:
    state = city(borough(*READY, "park1 C4"))
    assert refused(state, "enlarge; C3; res2 C3 r1") == "SC-17", "C4 is a park"
    assert refused(state, "enlarge; C3; res2 D3") == "SC-92", "the old cell is not covered"
    assert refused(state, "enlarge; C3; res2 C3") == ""
    edge = city(borough("town_hall E5", "school F7", "res1 G6"))
    assert refused(edge, "enlarge; G6; res2 G6") == "SC-1", "outside the zone"


@rule("SC-93")
def test_slots_and_citizens_stay_where_they_are() -> None:
    own = borough("refinery E4", "fac1 D5", "warehouse C6", citizens={"A": ["D5"]})
    state = city(own)
    play(state, "enlarge; D5; fac2 D5; finish")
    grown = state.boroughs[A]
    assert grown.slots[4] == 1 << 43, "wood stays wood"
    assert grown.slots[5] == 1 << 44
    assert people(state) == ["D5"]
    state = city(own)
    assert refused(state, "enlarge; D5; fac2 E5 r2") == "SC-92", "turned round, wood would become stone"


@rule("SC-94")
def test_the_new_tile_leaves_its_pile_and_the_old_one_returns() -> None:
    state = city(borough(*READY))
    ones, twos = pile(state, "res1"), pile(state, "res2")
    play(state, "enlarge; C3; res2 C3 r1; finish")
    assert (pile(state, "res1"), pile(state, "res2")) == (ones + 1, twos - 1)
    empty = city(borough(*READY), piles={"res2": 0})
    assert refused(empty, "enlarge") == "SC-90"
    with pytest.raises(IllegalMove, match="at C3 has the influences of level 2"):
        empty.read("enlarge", A)
    at_once = play(city(borough(*READY), piles={"res1": 0}), "enlarge; C3; res2 C3 r1")
    assert refused(at_once, "build; res1") == "", "the old tile can be built again in the same plan"


@rule("SC-95")
def test_what_is_built_now_is_not_enlarged_now() -> None:
    state = play(city(borough("school D2", "res1 B4", "library C5")), "build; res1; C3")
    assert not_enlarged(state, "C3") == "SC-95"
    older = city(borough("res1 C3", stores={"hall": {"wood": 1}}))
    assert refused(older, "enlarge") == "SC-90"
    play(older, "build; school; D2")
    assert refused(older, "enlarge; C3") == "", "thanks to the school just built"


@rule("SC-96", "SC-91", "SC-55")
def test_tv_7_a_chain_of_enlargements() -> None:
    own = borough("town_hall A5", "school D5", "library D2 r1", "res1 C5")
    state = play(city(own), "enlarge; C5; res2 C5 r3")
    assert planned(state).homes == 1 << 42 | 1 << 32
    play(state, "enlarge; C5")
    three = [move for move in options(state) if move.startswith("res3_i")]
    assert three, "now the library reaches it too"
    play(state, three[0])
    assert planned(state).homes.bit_count() == 3
    other = play(city(own), "build; res3_v")
    corner = [move for move in other.moves(A) if set(other.box.cells[move - PLACE]) == {32, 22, 21}]
    assert len(corner) == 1, "C4 has all three influences by itself"
    other.push(corner[0], A)
    play(other, "enlarge; C5")
    assert {42, 52} in [set(other.box.cells[move - PLACE]) for move in other.moves(A)], "in another direction"


@rule("SC-96", "SC-92", "SC-93")
def test_tv_9_factory_enlargement() -> None:
    own = borough(
        *["refinery D4", "port E2 m2", "park1 F3", "fac1 C3", "fac1 E4", "warehouse B3", "warehouse F5"],
    )
    state = city(own)
    assert planned(state).filled >> 4 & 1, "water at E1"
    play(state, "enlarge; C3; fac2 C3")
    play(state, "enlarge; E4; fac2 E4 r3")
    play(state, "enlarge; C3")
    metal = {tuple(state.box.cells[move - PLACE])[2] for move in state.moves(A)}
    assert 13 in metal, "metal at D2"
    assert 24 not in metal, "E3 belongs to B"
    play(state, options(state)[0])
    assert not_enlarged(state, "E4") == "SC-92", "port, factory and park leave no cell"


@rule("SC-97")
def test_enlarging_happens_in_phase_2_only() -> None:
    build = [{"step": "council-build", "seat": "A", "count": 2}]
    council = city(borough(*READY), phase=7, pending=build)
    assert refused(council, "enlarge") == "SC-52", "the council only builds"
    seen = set()
    state = city(borough(*READY), phase=3)
    for _ in range(6):
        if state.is_over or asked(state).endswith("plan"):
            break
        seen.add(asked(state))
        assert "enlarge" not in options(state, state.to_act[0])
        state.push(state.moves(state.to_act[0])[-1], state.to_act[0])
    assert seen


@rule("SC-98")
def test_one_demolition_takes_the_place_of_a_build() -> None:
    state = play(city(borough("park1 E5", "park1 F6")), "demolish; E5")
    assert refused(state, "demolish") == "SC-98"
    play(state, "build; park1; G7; build; park1; G6")
    assert refused(state, "build") == "SC-52"
    assert refused(city(borough("park1 E5")), "demolish; A1") == "SC-98", "not the hall"
    graves = city(borough("park1 E5", cemeteries=["G7"], dead=1))
    assert refused(graves, "demolish; G7") == "SC-98"


@rule("SC-98")
def test_freed_cells_can_be_built_on_and_new_tiles_demolished() -> None:
    state = play(city(borough("park1 E5")), "demolish; E5; build; res1; E5")
    assert "res1 E5" in tiles(state)
    fresh = play(city(borough()), "build; park1; E5; demolish; E5")
    assert "park1 E5" not in tiles(fresh)


@rule("SC-99")
def test_tv_19_what_a_demolition_costs() -> None:
    state = play(city(borough("fac2 E5", "warehouse D4", pollution=10)), "demolish; E5")
    assert (planned(state).money, planned(state).pollution) == (18, 12)
    port = play(city(borough("port E5")), "demolish; E5")
    assert (planned(port).money, planned(port).pollution) == (16, 4), "all four cells"
    poor = city({**borough("park2 E5", "park1 D4"), "money": 1})
    assert refused(poor, "demolish; E5") == "SC-99"


@rule("SC-99", "SC-139")
def test_a_demolition_that_reaches_100_loses_when_plans_are_shown() -> None:
    state = city(borough("park2 E5", pollution=99), borough(), borough())
    play(state, "demolish; E5; finish")
    assert state.is_in(A)
    finish(state)
    assert not state.is_in(A)
    assert state.order == (1, 2)


@rule("SC-100")
def test_tv_19_everybody_on_the_tile_must_find_room() -> None:
    own = borough("fac2 E5", "warehouse D4", "park1 G7", hall=3, citizens={"A": ["E5"]})
    state = play(city(own), "demolish; E5")
    assert planned(state).hall == 4
    assert refused(city({**own, "hall": 4}), "demolish; E5") == "SC-100"
    guests = borough("park1 E5", "park1 G7", citizens={"B": ["E5"]})
    assert refused(city(guests, borough(hall=4)), "demolish; E5") == "SC-100"
    state = play(city(guests, borough(hall=3)), "demolish; E5; finish")
    play(state, "finish", B)
    assert state.boroughs[B].hall == 4


@rule("SC-101")
def test_a_demolished_tile_is_out_of_the_game() -> None:
    state = city(borough("park1 E5"))
    left = pile(state, "park1")
    play(state, "demolish; E5; finish")
    assert pile(state, "park1") == left


@rule("SC-101", "SC-131")
def test_the_raw_of_a_demolished_warehouse_returns_to_the_supply() -> None:
    state = city(borough("fac1 E5", "warehouse F6", stores={"F6": {"wood": 2}}))
    assert state.supply[0] == 14
    play(state, "demolish; F6; finish")
    assert state.supply[0] == 16
    assert "fac1 E5" in tiles(state), "the factory stays"
    assert stored(state) == {"hall": [0, 0, 0]}


@rule("SC-102")
def test_when_all_have_finished_everything_is_shown() -> None:
    state = city(borough(*READY), borough())
    log = events(state)
    play(state, "build; park2; park2 E5; enlarge; C3; res2 C3 r1; finish", A)
    assert log == []
    play(state, "finish", B)
    kinds = [(event.kind, event.facts.get("money")) for event in log if event.rule in ("SC-54", "SC-89")]
    assert kinds == [("build", 2), ("enlarge", None)]
    assert state.view(None)["boards"][A]["money"] == 18
    assert advance_to(state, "council").turn == 1
