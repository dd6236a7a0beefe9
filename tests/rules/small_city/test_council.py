"""Phase 7, the council: SC-150 to SC-161."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.spots import SEAT
from faubourg.testing import rule
from tests.rules.small_city.harness import (
    A,
    B,
    asked,
    borough,
    city,
    events,
    options,
    people,
    pile,
    play,
    refused,
    stored,
    tiles,
)


def council(*boroughs: dict[str, Any], **more: Any) -> Any:
    return city(*(boroughs or (borough(),)), phase=7, **more)


@rule("SC-150")
def test_one_move_each_in_turn_order_or_none() -> None:
    state = council(borough(), borough(), host="B")
    assert asked(state) == "B council"
    play(state, "pass", B)
    assert asked(state) == "A council"
    play(state, "disk1 tourism-1")
    assert not asked(state).endswith("council"), "one move only"
    assert refused(council(), "money") == "SC-150"


@rule("SC-151")
def test_a_move_costs_its_column_in_one_currency() -> None:
    state = council(borough(disks=["economy-2", None], votes=5))
    play(state, "disk1 economy-3")
    assert options(state) == ["money", "votes"]
    assert play(state.clone(), "money; votes").boroughs[A].money == 17
    paid = play(state.clone(), "votes; money").boroughs[A]
    assert (paid.votes, paid.money) == (2, 25)
    poor = council({**borough(disks=["economy-2", None], votes=2), "money": 2})
    assert refused(poor, "disk1 economy-3") == "SC-151", "two dollars and two votes do not make three"


@rule("SC-150")
def test_r_76_a_council_in_which_nothing_but_passing_is_possible_is_not_asked() -> None:
    state = council(borough(), {**borough(), "money": 0})
    log = events(state)
    play(state, "pass")
    assert state.turn == 2, "B cannot pay any column"
    assert [event.facts["seat"] for event in log if event.kind == "council_pass"] == [SEAT + A, SEAT + B], (
        "and it is told"
    )


@rule("SC-151")
def test_one_way_to_pay_is_not_asked() -> None:
    state = play(council(borough()), "disk1 tourism-1")
    assert state.boroughs[A].money == 19


@rule("SC-152", "SC-153")
def test_tv_20_which_moves_there_are() -> None:
    state = council(borough(disks=["economy-2", "industry-1"]))
    assert set(options(state)) == {
        *["disk1 economy-3", "disk1 economy-1", "disk1 construction-1", "disk1 tourism-1"],
        *["disk2 industry-2", "disk2 construction-1", "disk2 tourism-1"],
        "pass",
    }
    assert refused(state, "disk1 industry-1") == "SC-153"
    assert refused(state, "disk2 economy-1") == "SC-153"
    assert refused(state, "disk1 economy-4") == "SC-152"
    assert refused(state, "disk2 industry-1") == "SC-152", "a disk must really move"


@rule("SC-152")
def test_tv_26_both_disks_outside_are_alike() -> None:
    assert len(options(council())) == 5
    play(state := council(), "disk1 economy-1; votes")
    assert state.boroughs[A].disks == (8, -1)


@rule("SC-153")
def test_the_two_disks_are_never_in_one_line() -> None:
    state = council(borough(disks=["industry-3", None]))
    assert "disk2 industry-1" not in options(state)
    assert refused(state, "disk2 industry-1") == "SC-153"


@rule("SC-154")
def test_players_share_a_space() -> None:
    state = council(borough(), borough())
    play(state, "disk1 tourism-1")
    play(state, "disk1 tourism-1", B)
    assert state.boroughs[A].disks == state.boroughs[B].disks == (12, -1)


@rule("SC-155")
def test_only_the_benefit_of_the_new_space() -> None:
    state = play(council(borough(disks=["economy-3", None])), "disk1 economy-4; money")
    assert state.boroughs[A].money == 20 - 4 + 8


@rule("SC-156")
def test_a_disk_in_the_last_column_stays() -> None:
    state = council(borough(disks=["economy-4", "industry-1"]))
    assert not any(move.startswith("disk1") for move in options(state))
    assert refused(state, "disk1 tourism-1") == "SC-156"


@rule("SC-157")
@pytest.mark.parametrize(
    ("disk", "move", "raw"),
    [
        (None, "disk1 industry-1", [1, 0, 0]),
        ("industry-1", "disk1 industry-2; wood", [2, 0, 0]),
        ("industry-1", "disk1 industry-2; stone", [0, 1, 0]),
        ("industry-2", "disk1 industry-3; stone", [0, 2, 0]),
        ("industry-2", "disk1 industry-3; metal", [0, 0, 1]),
        ("industry-3", "disk1 industry-4", [0, 0, 2]),
    ],
)
def test_the_department_of_industry(disk: str | None, move: str, raw: list[int]) -> None:
    state = play(council(borough(disks=[disk, None])), move)
    assert stored(state)["hall"] == raw


@rule("SC-157")
def test_raw_without_supply_or_room_is_lost() -> None:
    full = play(council(borough(hall=3, disks=["industry-3", None])), "disk1 industry-4")
    assert stored(full)["hall"] == [0, 0, 1]
    assert full.supply[2] == 5
    nothing = play(council(borough(hall=4)), "disk1 industry-1")
    assert stored(nothing)["hall"] == [0, 0, 0], "a move whose benefit is nothing is legal"


def building(column: int, *rows: str, **more: Any) -> Any:
    return city(borough(*rows), phase=7, pending=[{"step": "council-build", "seat": "A", "count": column}], **more)


@rule("SC-158")
def test_the_department_of_construction() -> None:
    for column, kinds in ((1, {"res1", "fac1", "refinery", "park1"}), (2, {"port", "police", "park2"})):
        assert set(options(building(column))) == {*kinds, "none"}, column
    assert set(options(building(3))) == {"fire", "park3_i", "park3_v", "none"}
    state = building(1, "school D2")
    assert refused(state, "res2") == "SC-158", "exactly one cell"
    assert refused(building(1), "school") == "SC-158", "no culture"
    assert refused(building(2), "fac2") == "SC-64", "with its usual conditions"
    money = building(1).boroughs[A].money
    assert play(building(1), "park1; E5").boroughs[A].money == money, "free of charge"
    assert "park1 E5" in tiles(play(building(1), "park1; E5"))
    assert len(tiles(play(building(1), "none"))) == 1, "one may decline"


@rule("SC-158")
def test_column_4_builds_without_conditions() -> None:
    state = building(4)
    for kind in ("res4_o", "res3_i", "com4_l", "com1", "fac3_v", "port"):
        assert kind in options(state), kind
    assert refused(state, "res5_p") == "SC-158"
    play(state, "res4_o; E5")
    assert any(tile.startswith("res4_o") for tile in tiles(state))
    assert pile(state, "res4_o") == 4


@rule("SC-159")
def test_what_holds_even_in_column_4() -> None:
    state = building(4, "refinery E5", "park1 G7")
    assert refused(state, "res4_o; res4_o F6") == "SC-17"
    assert refused(state, "res3_i; res3_i D4") == "SC-11"
    assert refused(state, "refinery") == "SC-58"
    assert refused(building(4, piles={"res4_o": 0}), "res4_o") == "SC-24"
    assert asked(play(building(4), "fac3_i; E5 r3")) == "A warehouse-cell"


@rule("SC-160")
@pytest.mark.parametrize(("disk", "amount"), [(None, 2), ("economy-1", 3), ("economy-2", 5), ("economy-3", 8)])
def test_the_department_of_economy(disk: str | None, amount: int) -> None:
    column = 1 if disk is None else int(disk[-1]) + 1
    money = play(council(borough(disks=[disk, None])), f"disk1 economy {column}; money").boroughs[A]
    votes = play(council(borough(disks=[disk, None])), f"disk1 economy {column}; votes").boroughs[A]
    assert money.money == 20 - column + amount
    assert (votes.money, votes.votes) == (20 - column, amount)


@rule("SC-161")
@pytest.mark.parametrize(("disk", "count"), [(None, 1), ("tourism-1", 1), ("tourism-2", 2), ("tourism-3", 2)])
def test_the_department_of_tourism(disk: str | None, count: int) -> None:
    column = 1 if disk is None else int(disk[-1]) + 1
    state = play(council(borough(disks=[disk, None])), f"disk1 tourism {column}")
    assert (state.boroughs[A].hall, state.boroughs[A].reserve) == (count, 8 - count)


@rule("SC-161")
def test_citizens_without_room_go_to_the_career_as_far_as_the_reserve_lasts() -> None:
    own = borough(hall=3, reserve=8, disks=["tourism-3", None])
    state = play(council(own), "disk1 tourism-4")
    assert (state.boroughs[A].hall, state.boroughs[A].career) == (4, 12)
    short = play(council(borough(reserve=1, career=21, disks=["tourism-3", None])), "disk1 tourism-4")
    assert (short.boroughs[A].hall, short.boroughs[A].reserve) == (1, 0)
    assert people(short) == []


@rule("SC-152")
def test_a_space_named_without_a_disk_means_the_disk_that_comes_nearest_to_being_allowed_there() -> None:
    state = council(borough(disks=[None, "industry-1"], votes=5))
    assert refused(state, "industry-3") == "SC-152", "the second disk is in that line, two columns away"
    assert refused(state, "tourism-2") == "SC-152"
    assert refused(state, "industry-1") == "SC-152", "it is there already"
    assert play(state.clone(), "industry-2; money").boroughs[A].disks[1] == 1
    assert play(state.clone(), "tourism-1; votes").boroughs[A].disks[0] == 12
    poor = council({**borough(disks=["economy-2", "industry-1"], votes=2), "money": 2})
    assert refused(poor, "economy-3") == "SC-151"
