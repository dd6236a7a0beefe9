"""Phase 4, income: SC-120 to SC-131."""

from __future__ import annotations

from faubourg.testing import rule
from tests.rules.small_city.harness import A, B, C, asked, at, borough, city, options, play, refused, stored


@rule("SC-120")
def test_all_finish_a_step_before_the_next_begins() -> None:
    trader = borough("com2 E5", citizens={"A": ["F5"]}, stores={"hall": {"wood": 1}})
    worker = borough("fac1 E5", "warehouse F6", hall=4, citizens={"B": ["E5"]})
    state = city(trader, worker, phase=4)
    assert asked(state) == "A shop-slot"
    assert state.boroughs[B].raw(0) == 0, "factories wait for the shops"
    play(state, "end")
    assert state.boroughs[B].raw(0) == 1


@rule("SC-121")
def test_each_tourist_brings_its_host_a_dollar() -> None:
    host = borough("park2 E5", "com1 C5", citizens={"B": ["E5"], "C": ["C5"]})
    state = city(host, borough(), borough(), phase=4)
    assert state.boroughs[A].money == 22
    assert state.boroughs[C].money == 21, "the tourist works for its own player"


@rule("SC-122")
def test_a_cash_slot_pays_a_dollar_by_itself() -> None:
    state = city(borough("com1 E5", "com1 C5", citizens={"A": ["E5"]}), phase=4)
    assert state.boroughs[A].money == 21
    assert asked(state).endswith("council")


@rule("SC-123")
def test_raw_for_money() -> None:
    own = borough("com2 E5", citizens={"A": ["F5"]}, stores={"hall": {"wood": 1, "stone": 1, "metal": 1}})
    for raw, money in (("wood", 2), ("stone", 3), ("metal", 5)):
        state = city(own, phase=4)
        supply = sum(state.supply)
        play(state, f"F5; {raw} hall")
        assert state.boroughs[A].money == 20 + money
        assert sum(state.supply) == supply + 1
    assert asked(city({**own, "stores": {}}, phase=4)).endswith("council"), "nothing to give, nothing asked"
    assert city(own, phase=4).boroughs[A].money == 20, "nobody is forced"


@rule("SC-124")
def test_money_for_votes() -> None:
    own = {**borough("com3_i E5", citizens={"A": ["G5"]}), "money": 3}
    for paid, votes in ((1, 2), (2, 3), (3, 4)):
        state = play(city(own, phase=4), f"G5; pay{paid}")
        assert (state.boroughs[A].money, state.boroughs[A].votes) == (3 - paid, votes)
    assert refused(city(own, phase=4), "G5; pay4") == "SC-124"
    rich = play(city({**own, "money": 9}, phase=4), "G5; pay4")
    assert (rich.boroughs[A].money, rich.boroughs[A].votes) == (5, 5)


@rule("SC-125")
def test_raw_for_votes() -> None:
    own = borough("com4_o E5", citizens={"A": ["E6"]}, stores={"hall": {"wood": 1, "stone": 1, "metal": 1}})
    for raw, votes in (("wood", 3), ("stone", 5), ("metal", 7)):
        state = play(city(own, phase=4), f"E6; {raw} hall")
        assert state.boroughs[A].votes == votes
    assert refused(city(own, phase=4), "E6; pay1") == "SC-125"


@rule("SC-126", "SC-123", "SC-124")
def test_tv_16_an_income_chain() -> None:
    own = {**borough("com3_i E5", citizens={"A": ["F5", "G5"]}, stores={"hall": {"metal": 1}}), "money": 0}
    state = city(own, phase=4)
    assert options(state) == ["A:F5", "end"], "nothing can be bought yet"
    assert refused(state, "G5") == "SC-123"
    play(state, "F5; metal hall")
    assert refused(state, "F5") == "SC-126", "each slot works once"
    play(state, "G5; pay4")
    assert (state.boroughs[A].money, state.boroughs[A].votes) == (1, 5)


@rule("SC-127")
def test_each_worker_makes_one_raw_of_its_slot() -> None:
    own = borough("fac3_i E5", "warehouse D4", "warehouse C6", hall=4, citizens={"A": ["E5", "F5", "G5"]})
    state = city(own, phase=4)
    while asked(state).endswith("storing"):
        state.push(state.moves(A)[0], A)
    assert [state.boroughs[A].raw(kind) for kind in range(3)] == [1, 1, 1]
    assert state.boroughs[A].made == 3


@rule("SC-128")
def test_raw_goes_to_a_warehouse_or_the_hall() -> None:
    own = borough("fac1 E5", "warehouse F6", hall=3, citizens={"A": ["E5"]})
    state = city(own, phase=4)
    assert options(state) == ["wood hall", "wood F6"]
    assert refused(state, "wood E5") == "SC-128"
    assert stored(play(state, "wood F6")) == {"hall": [0, 0, 0], "F6": [1, 0, 0]}
    one_place = city({**own, "hall": 4}, phase=4)
    assert stored(one_place)["F6"] == [1, 0, 0], "nobody is asked when there is one place"


OWN = borough("fac1 E5", "warehouse F6", hall=4, citizens={"A": ["E5"]}, stores={"F6": {"wood": 1}})


@rule("SC-129")
def test_tv_18_overflow() -> None:
    host = borough("fac1 E5", "warehouse F6", citizens={"A": ["E5"]})
    state = city(OWN, host, phase=4)
    assert stored(state, A)["F6"] == [2, 0, 0], "home wood is stored"
    assert stored(state, B)["F6"] == [1, 0, 0], "the tourist's goes to B's warehouse, and is B's"
    assert [state.boroughs[seat].made for seat in (A, B)] == [1, 1]
    full = city(OWN, {**host, "stores": {"F6": {"wood": 2}}}, phase=4)
    assert sum(own.raw(0) for own in full.boroughs) == 4, "discarded where there is no room"
    metal = borough("fac3_i E5", "warehouse D4", citizens={"A": ["G5"]})
    state = city(OWN, metal, phase=4)
    assert stored(state, A)["F6"] == [2, 0, 0]
    assert stored(state, B)["D4"] == [0, 0, 1]


@rule("SC-129")
def test_what_tourists_made_overflows_first_and_home_made_raw_only_then() -> None:
    own = borough("fac2 E5", "warehouse D4", hall=4, citizens={"A": ["E5", "F5"]}, stores={"D4": {"wood": 1}})
    state = city(own, phase=4)
    assert asked(state) == "A surplus"
    assert options(state) == ["wood@A", "stone@A"]
    supply = state.supply[0]
    play(state, "wood@A")
    assert state.supply[0] == supply + 1, "back to the supply at once"
    assert stored(state)["D4"] == [1, 1, 0]
    host = borough("fac2 E5", "warehouse D4", citizens={"A": ["F5"]})
    both = city(own, host, phase=4)
    assert options(both) == ["wood@A", "stone@A"], "the stone made abroad has gone first"
    assert refused(both, "stone@B") == "SC-129"


@rule("SC-130")
def test_the_supply_is_handed_out_in_turn_order() -> None:
    worker = borough("fac1 E5", "warehouse F6", hall=4)
    first, second = {**worker, "citizens": {"A": ["E5"]}}, {**worker, "citizens": {"B": ["E5"]}}
    hoard = borough(*[f"warehouse {at(x, y)}" for x in range(3, 7) for y in (3, 5)][:8])
    hoard["stores"] = {**{at(x, y): {"wood": 2} for x in range(3, 7) for y in (3, 5)}}
    hoard["stores"]["G6"] = {"wood": 1}
    state = city(first, second, hoard, phase=4, host="B")
    assert (state.boroughs[A].raw(0), state.boroughs[B].raw(0)) == (0, 1)
    assert state.boroughs[A].made == 0, "an idle slot does not pollute"


@rule("SC-130")
def test_a_player_chooses_which_slot_is_idle_if_they_lie_in_different_boroughs() -> None:
    worker = borough("fac1 E5", "warehouse F6", hall=4, citizens={"A": ["E5"]})
    host = borough("fac1 E5", "warehouse F6", citizens={"A": ["E5"]})
    hoard = borough(*[f"warehouse {at(x, y)}" for x in range(3, 7) for y in (3, 5)])
    hoard["stores"] = {at(x, y): {"wood": 2} for x in range(3, 7) for y in (3, 5)}
    hoard["stores"]["G6"] = {"wood": 1}
    state = city(worker, host, hoard, phase=4)
    assert asked(state) == "A production"
    assert options(state) == ["wood@A", "wood@B"]
    assert refused(state, "stone@A") == "SC-130"
    play(state, "wood@A")
    assert [state.boroughs[seat].made for seat in (A, B)] == [0, 1]


@rule("SC-131")
def test_stored_raw_never_moves() -> None:
    own = borough("warehouse F6", "park1 E5", stores={"F6": {"wood": 2}, "hall": {"stone": 1}})
    state = city(own)
    before = stored(state)
    for _ in range(40):
        if state.is_over:
            break
        seat = state.to_act[0]
        state.push(state.moves(seat)[-1], seat)
        assert stored(state) == before
    assert state.turn > 3
