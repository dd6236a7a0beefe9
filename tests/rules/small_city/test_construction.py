"""Phase 2, the plans: SC-50 to SC-58."""

from __future__ import annotations

from faubourg import Table
from faubourg.games.small_city.state import City
from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    C,
    asked,
    borough,
    city,
    finish,
    options,
    pile,
    planned,
    play,
    refused,
    tiles,
)


@rule("SC-50")
def test_plans_are_made_at_once_and_in_secret() -> None:
    state = city(borough(), borough())
    assert state.to_act == (A, B)
    before = state.view(B)
    play(state, "build; park1; E5", A)
    assert state.view(B) == before, "nobody sees a plan, nor how long it is"
    assert "park1 E5" in state.view(A)["plan"]["answers"]
    play(state, "finish", A)
    assert len(state.boroughs[A].tiles) == 1, "nothing is built before all have finished"
    play(state, "finish", B)
    assert "park1 E5" in tiles(state, A)
    assert refused(city(borough()), "end") == "SC-50"
    together, alone = city(borough(), borough()).decision(A, "en"), city(borough()).decision(A, "en")
    assert together is not None and "in secret" in together.prompt
    assert alone is not None and "in secret" not in alone.prompt, "there is nobody to keep it from"


@rule("SC-50")
def test_a_plan_is_edited_step_by_step_with_the_tables_undo() -> None:
    table = Table(city(borough(), borough()))
    table.play("build", A)
    table.play("park1", A)
    table.play("E5", A)
    table.undo(A)
    table.undo(A)
    table.undo(A)
    assert table.state.view(A)["plan"]["answers"] == []
    assert isinstance(table.state, City)
    assert "undo" not in options(table.state, A), "going back is no move"


@rule("SC-51")
def test_tv_25_scarce_tiles_go_by_turn_order() -> None:
    rows = [borough("town_hall B2") for _ in range(3)]
    state = city(*rows, host="B", piles={"park3_i": 1})
    for seat in (B, C, A):
        if seat != B:
            play(state, "build; park3_i; park3_i A6", seat)
        play(state, "finish", seat)
    assert state.to_act == (A,), "C comes before A in turn order"
    assert asked(state) == "A plan"
    assert state.view(A)["plan"]["answers"] == [], "from an empty plan"
    assert state.view(A)["piles"]["park3_i"] == 0, "the real piles"
    assert state.view(B)["piles"]["park3_i"] == 1, "the others only see that A plans again"
    assert "park3_i" not in str(state.view(A)["boards"][C]["tiles"]), "not who took what"
    assert refused(state, "build; park3_i", A) == "SC-24"
    play(state, "build; park1; A6; finish", A)
    assert "park3_i A6" in tiles(state, C)
    assert "park1 A6" in tiles(state, A)


@rule("SC-51", "SC-94")
def test_tiles_that_earlier_plans_return_are_available() -> None:
    grows = borough("school D2", "res1 C3")
    state = city(grows, borough(), piles={"res1": 0})
    play(state, "enlarge; C3; res2 C3 r1; finish", A)
    assert refused(state, "build; res1", B) == "SC-24", "nobody knows of it yet"
    play(state, "finish", B)
    assert pile(state, "res1") == 1


@rule("SC-52")
def test_three_builds_or_one_and_growth() -> None:
    state = city(borough())
    for place in ("E5", "E6", "E7"):
        play(state, f"build; park1; {place}")
    assert options(state) == ["finish"]
    assert refused(state, "build") == "SC-52"
    grown = play(city(borough()), "build; park1; E5; grow")
    assert refused(grown, "build") == "SC-52"
    first = play(city(borough()), "grow; build; park1; H8")
    assert refused(first, "grow") == "SC-52"
    two = play(city(borough()), "build; park1; E5; build; park1; E6")
    assert refused(two, "grow") == "SC-52"


@rule("SC-53")
def test_doing_nothing_is_allowed() -> None:
    state = city(borough("school D2", "res1 C3"))
    assert options(state)[-1] == "finish"
    before = tiles(state)
    finish(state)
    assert tiles(state) == before


@rule("SC-54")
def test_a_tile_costs_a_dollar_a_cell_and_money_never_goes_below_zero() -> None:
    state = city({**borough(), "money": 3})
    play(state, "build; park2; E5")
    assert planned(state).money == 1
    assert refused(state, "build; park2") == "SC-54"
    play(state, "build; park1; D4")
    assert planned(state).money == 0
    assert refused(state, "build") == "SC-54"


@rule("SC-55")
def test_tv_6_one_single_cell_must_have_all_influences() -> None:
    state = city(borough("school D2"))
    assert refused(state, "build; res2; res2 C2 r1") == "", "C2 touches hall and school"
    assert refused(state, "build; res2; res2 C3 r1") == "", "so does C3"
    assert refused(state, "build; res2; res2 E1 r1") == "SC-60", "the school only"
    assert planned(play(state, "build; res2; res2 C2 r1")).money == 18
    apart = city(borough("school E1"))
    assert refused(apart, "build; res2") == "SC-60", "hall and school, but no cell touches both"


@rule("SC-56")
def test_a_step_counts_on_the_steps_before_it() -> None:
    state = city(borough(stores={"hall": {"wood": 1}}))
    assert refused(state, "build; res2") == "SC-60"
    play(state, "build; school; D2")
    assert refused(state, "build; res2; res2 C2 r1") == ""


@rule("SC-57")
def test_two_cells_of_one_tile_count_once() -> None:
    state = city(borough("library D2 r1"))
    assert refused(state, "build; res3_i") == "SC-60", "hall and library are two, not three"
    assert refused(state, "build; res2; res2 C2 r1") == ""


@rule("SC-58")
def test_unique_buildings_come_once_even_after_a_demolition() -> None:
    state = city(borough("refinery E5", built=["port", "police"]))
    for kind in ("refinery", "port", "police"):
        assert refused(state, f"build; {kind}") == "SC-58", kind
    play(state, "demolish; E5")
    assert refused(state, "build; refinery") == "SC-58"
    assert refused(state, "build; fire") == ""
