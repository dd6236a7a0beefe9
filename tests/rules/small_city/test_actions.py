"""Phase 1, the mayor and the actions: SC-32 to SC-49."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.games.small_city.moves import ACTIONS
from faubourg.games.small_city.phases.actions import card_price, streets
from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    C,
    D,
    advance_to,
    asked,
    at,
    borough,
    city,
    finish,
    options,
    planned,
    play,
    refused,
    stored,
    tiles,
)

CIRCLE = ["supporter", "planner", "engineer", "opponent", "architect", "councillor", "mediator", "mayor"]


def full(size: int = 7, *free: str) -> dict[str, Any]:
    """A borough whose zone is full of parks and homes but for some cells."""
    cells = [(x, y) for x in range(size) for y in range(size) if not (x < 2 and y < 2) and at(x, y) not in free]
    return borough(*[f"{'park1' if i % 2 else 'res1'} {at(x, y)}" for i, (x, y) in enumerate(cells)], size=size)


def parade(*boroughs: dict[str, Any], **more: Any) -> Any:
    return city(
        *boroughs, phase=1, pending=[{"step": "choose-action", "seat": "A"}, {"step": "parade", "seat": "B"}], **more
    )


@rule("SC-32")
def test_the_mayor_stands_between_two_empty_cells_of_the_host() -> None:
    state = parade(borough("park1 D4"), borough())
    assert "A:E5-F5" in options(state, B)
    assert refused(state, "D4-E4", B) == "SC-32", "a park is not empty"
    assert refused(state, "G7-H7", B) == "SC-36", "outside the zone"
    assert refused(state, "D5", B) == "SC-32", "a cell is no street"
    play(state, "E5-F5", B)
    assert state.view(None)["street"] == "A:E5-F5"


@rule("SC-33")
def test_tv_24_the_host_covers_neither_cell_of_the_street() -> None:
    state = city(borough("school D2", "res1 C4"), borough(), street="D4-E4")
    for place in ("D4", "E4"):
        assert refused(state, f"build; park1; {place}") == "SC-33"
    assert refused(state, "build; park2; E4") == "SC-33"
    assert refused(state, "build; fac1; F5; E4") == "SC-33", "nor the warehouse"
    assert refused(state, "build; park1; D4", B) == "", "only the host is bound"
    host = city(borough("school D3", "res1 C3", "town_hall A2"), borough(), street="C4-D4")
    assert refused(host, "enlarge; C3; res2 C3 r1") == "SC-33", "nor an enlargement"


@rule("SC-33", "SC-147")
def test_tv_24_the_street_blocks_the_council_but_no_cemetery() -> None:
    build = [{"step": "council-build", "seat": "A", "count": 1}]
    state = city(borough(), borough(), street="D4-E4", phase=7, pending=build)
    assert refused(state, "park1; D4") == "SC-33"
    grave = [{"step": "cemetery", "seat": "A"}]
    dead = city(borough(dead=1), borough(), street="D4-E4", phase=6, pending=grave)
    assert refused(dead, "D4") == ""


@rule("SC-34")
def test_the_last_host_chooses_the_street_and_the_last_player_in_turn_one() -> None:
    first = city(borough(), borough(), borough(), phase=1, turn=1)
    assert asked(first) == "C parade"
    later = city(borough(), borough(), borough(), phase=1, turn=2, host="B", last_host="A")
    assert asked(later) == "A parade"
    out = {"tiles": ["town_hall A1"], "reserve": 0, "dead": 22, "career": 0, "pollution": 100}
    gone = city(out, borough(), borough(), phase=1, turn=2, host="B", last_host="A", out=["A"])
    assert asked(gone) == "C parade", "the last living player"


@rule("SC-35")
def test_with_the_same_host_again_the_mayor_stays() -> None:
    state = city(borough(), borough(), phase=1, turn=2, host="A", last_host="A", street="D4-E4")
    assert asked(state) == "A choose-action"
    assert state.view(None)["street"] == "A:D4-E4"
    other = city(borough(), borough(), phase=1, turn=2, host="B", last_host="A", street="D4-E4")
    assert asked(other) == "A parade"


@rule("SC-36")
def test_without_a_street_the_mayor_goes_to_the_strip_or_beside_the_board() -> None:
    state = parade(full(7, "F6"), borough())
    found = options(state, B)
    assert found
    assert all(street.count("H") + street.count("8") >= 2 for street in found), "both cells in the next strip"
    assert "A:H7-H8" in found


@rule("SC-36")
def test_on_the_largest_zone_he_stands_beside_the_board_and_blocks_nothing() -> None:
    state = city(borough(), borough(size=10), phase=7, street="D4-E4")
    state.boroughs[B].filled = (1 << 100) - 1
    play(state, "pass", A)
    play(state, "pass", B)
    assert (state.turn, state.host) == (2, B)
    assert asked(state) == "B choose-action", "nobody is asked where he goes"
    assert streets(state) == []
    assert state.view(None)["street"] is None
    assert state.forbidden_by_mayor(B) == 0


@rule("SC-37")
def test_the_circle_is_laid_after_the_mayor_is_placed() -> None:
    state = city(borough(), borough(), phase=1, turn=1)
    drawn = state.drawn
    assert asked(state) == "B parade"
    play(state, "D4-E4", B)
    assert state.drawn == drawn + 1, "shuffled only now"
    assert sorted(state.circle) == list(range(8))
    assert len(state.view(None)["circle"]) == 8


def actions(players: int, **more: Any) -> Any:
    return city(*[borough() for _ in range(players)], phase=1, circle=CIRCLE, **more)


def prices(state: Any, seat: int) -> dict[str, int]:
    return {ACTIONS[card]: card_price(state, seat, card) for card in state.circle if card not in state.cards}


@rule("SC-38", "SC-39")
def test_tv_5_the_action_circle() -> None:
    state = actions(4)
    assert set(prices(state, A).values()) == {0}, "the host takes any card for nothing"
    play(state, "supporter; money", A)
    assert prices(state, B) == {
        "planner": 0,
        "mayor": 0,
        "engineer": 1,
        "mediator": 1,
        "opponent": 2,
        "councillor": 2,
        "architect": 3,
    }
    play(state, "engineer", B)
    assert state.boroughs[B].money == 19
    assert prices(state, C) == {
        "planner": 0,
        "opponent": 0,
        "mayor": 1,
        "architect": 1,
        "mediator": 2,
        "councillor": 2,
    }
    play(state, "planner; none", C)
    assert prices(state, D) == {"opponent": 0, "mayor": 0, "mediator": 1, "architect": 1, "councillor": 2}


@rule("SC-38")
def test_a_taken_card_is_taken() -> None:
    state = play(actions(2), "engineer", A)
    assert refused(state, "engineer", B) == "SC-38"


@rule("SC-40")
def test_a_card_is_paid_at_once_and_never_on_credit() -> None:
    poor = {**borough(), "money": 1}
    state = city(borough(), poor, phase=1, circle=CIRCLE)
    play(state, "supporter; votes", A)
    assert refused(state, "opponent", B) == "SC-40"
    assert refused(state, "engineer", B) == ""


@rule("SC-41")
def test_three_cards_are_carried_out_before_the_next_player_chooses() -> None:
    assert asked(play(actions(2), "supporter")) == "A support-gain"
    assert asked(play(actions(2), "planner")) == "A urban-growth"
    assert asked(play(actions(2), "councillor")) == "A council"
    for card in ("mayor", "architect", "mediator", "engineer", "opponent"):
        assert asked(play(actions(2), card)) == "B choose-action", card


@rule("SC-42")
def test_the_mayor_card_makes_the_next_host() -> None:
    state = city(borough(), borough(), borough(), cards=[None, None, "mayor"], phase=8)
    assert state.host == C
    assert city(borough(), borough(), borough(), phase=8).host == B


@rule("SC-43")
def test_tv_31_the_architect_saves_one_raw_once() -> None:
    state = city(borough(), cards=["architect"])
    assert refused(state, "build; library") == "SC-81"
    play(state, "build; school; D2")
    assert "school D2" in tiles(state)
    assert refused(state, "build; library") == "SC-81"
    rich = city(borough(stores={"hall": {"wood": 2}}), cards=["architect"])
    play(rich, "build; school; D2; wood")
    assert refused(rich, "build; library") == ""
    play(rich, "build; library; E5")
    assert stored(play(rich, "finish"))["hall"] == [0, 0, 0], "the second building is paid in full"


@rule("SC-43")
def test_tv_19_a_museum_for_one_raw_less() -> None:
    state = city(borough(stores={"hall": {"wood": 2, "stone": 1}}), cards=["architect"])
    play(state, "build; museum; D4")
    assert options(state) == ["wood", "stone", "none"]
    assert stored(play(state.clone(), "wood; finish"))["hall"] == [1, 0, 0]
    assert stored(play(state.clone(), "stone; finish"))["hall"] == [0, 1, 0]
    assert stored(play(state.clone(), "none; finish"))["hall"] == [0, 0, 0]


@rule("SC-44")
@pytest.mark.parametrize(
    ("build", "price"),
    [
        ("res3_i; C3 r1", 2),
        ("refinery; G1", 1),
        ("com1; E6", 1),
        ("park2; F7", 1),
        ("fac1; G1; G2", 1),
        ("port; F1", 1),
    ],
)
def test_tv_19_the_mediator_takes_off_a_dollar_but_leaves_one(build: str, price: int) -> None:
    base = borough("school D2", "library D4", "res1 F7") if "res3" in build or "com" in build else borough()
    if build.startswith("com"):
        base = borough("res1 E5")
    state = play(city(base, cards=["mediator"]), f"build; {build}")
    assert planned(state).money == 20 - price


@rule("SC-44")
def test_the_mediator_does_not_touch_culture_or_demolition() -> None:
    state = city(borough("park1 E5", stores={"hall": {"wood": 1}}), cards=["mediator"])
    play(state, "demolish; E5; build; school; D2")
    assert planned(state).money == 19


@rule("SC-45", "SC-137")
def test_tv_12_with_the_engineer_production_does_not_pollute() -> None:
    works = borough("fac1 E5", "warehouse F6", hall=4, citizens={"A": ["E5"]})
    assert city(works, phase=4).boroughs[A].pollution == 2
    assert city(works, phase=4, cards=["engineer"]).boroughs[A].pollution == 1


@rule("SC-46")
def test_the_supporter_gives_a_dollar_or_two_votes() -> None:
    assert play(actions(2), "supporter; money").boroughs[A].money == 21
    assert play(actions(2), "supporter; votes").boroughs[A].votes == 2


@rule("SC-47")
def test_the_urban_planner_may_grow_the_zone_at_once() -> None:
    assert play(actions(2), "planner; grow").boroughs[A].size == 8
    assert play(actions(2), "planner; none").boroughs[A].size == 7


@rule("SC-48")
def test_tv_26_the_councillor_only_moves_forward() -> None:
    pending = [{"step": "council", "seat": "A", "count": 1}]
    state = city(borough(disks=["economy-2", None]), borough(), phase=1, circle=CIRCLE, pending=pending)
    assert options(state) == [
        *["disk1 economy-3", "disk2 industry-1", "disk2 construction-1", "disk2 tourism-1"],
        "pass",
    ]
    phase_7 = city(borough(disks=["economy-2", None]), borough(), phase=7)
    added = [
        *["disk1 industry-1", "disk1 construction-1", "disk1 economy-1"],
        "disk1 tourism-1",
    ]
    assert set(options(phase_7)) - set(options(state)) == set(added)
    assert refused(state, "disk1 industry-1") == "SC-48"
    outside = city(borough(), borough(), phase=1, circle=CIRCLE, pending=pending)
    assert len(options(outside)) == 5


@rule("SC-48")
def test_what_the_councillor_builds_may_be_enlarged_this_turn_and_phase_7_follows() -> None:
    state = city(borough("school D2"), borough(), phase=1, circle=CIRCLE)
    play(state, "councillor; disk1 construction-1; res1; C3")
    play(state, "architect", B)
    assert refused(advance_to(state, "plan"), "enlarge; C3") == ""
    finish(state)
    assert asked(advance_to(state, "council")) == "A council"


@rule("SC-49")
def test_the_opponent_does_nothing() -> None:
    state = actions(2)
    before = state.describe()["boroughs"]
    play(state, "opponent")
    assert state.describe()["boroughs"] == before
