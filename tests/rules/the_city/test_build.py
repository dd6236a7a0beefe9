"""Step 2: TC-24 to TC-36."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from faubourg.games.the_city.effects import price
from faubourg.testing import rule
from tests.rules.the_city.harness import (
    A,
    B,
    C,
    cards_with,
    discarded,
    dummies,
    hand,
    names,
    options,
    pile_table,
    play,
    question,
    reason,
    refused,
    table,
    zone,
)


def cost(card: str, *own: str, **changes: Mapping[str, object]) -> int:
    city = table(zones=[own], options={"cards": cards_with(**changes)} if changes else {})
    return price(city.cards, city.cards.numbers[card], city.zones[A])


@rule("TC-24")
def test_all_cards_are_revealed_together() -> None:
    city = table([["cinema", *dummies(4)], ["villas", *dummies(8)[4:], "park", "metro"]], players=3)
    play(city, (A, "cinema"), (B, "villas"))
    assert city.view(None)["laid_cards"] == [[], [], []]
    play(city, (C, "architect"))
    laid = city.view(None)["laid_cards"]
    assert [[row["card"] for row in rows] for rows in laid] == [["cinema"], ["villas"], []]
    assert city.view(None)["hand_sizes"] == [4, 6, 0]


@rule("TC-25")
def test_a_building_enters_the_zone_when_it_is_paid() -> None:
    """TV-23: hand of 5, a cost of 4: hand 0, discard pile +4, zone +1."""
    city = pile_table([["theatre", "park", "park", "cinema", "metro"]], pile=30, discard=0)
    play(city, (A, "theatre"), (B, "architect"))
    assert zone(city, A) == ["theatre"]
    assert hand(city, A) == []
    assert discarded(city) == ["cinema", "metro", "park", "park"]


@rule("TC-25")
def test_what_cannot_be_paid_is_not_offered() -> None:
    """TV-23: a cost of 5 with a hand of 5."""
    city = table([["museum", "park", "park", "cinema", "metro"]])
    assert "museum" not in options(city, A)
    assert refused(city, "museum", A) == "TC-25"
    assert reason(city, "museum", A) == "costs 5, and you can pay 4"
    assert "4" in reason(city, "museum", A, "fr")


@rule("TC-26")
@pytest.mark.parametrize("card", ["parking", "park", "metro"])
def test_every_card_pays_one(card: str) -> None:
    """R-TC-35"""
    city = pile_table([["townhouse", card, "villas"]], pile=30, discard=0)
    play(city, (A, "townhouse"), (B, "architect"))
    assert refused(city, "give_up", A) == "TC-26"
    play(city, (A, card))
    assert (zone(city, A), hand(city, A)) == (["townhouse"], ["villas"])


@rule("TC-27")
def test_the_payer_chooses_the_cards() -> None:
    """R-TC-30: all see them on the discard pile."""
    city = pile_table([["cinema", "park", "park", "villas", "metro"]], pile=30, discard=0)
    play(city, (A, "cinema"), (B, "architect"))
    assert options(city, A) == ["metro", "park", "villas"]
    assert refused(city, "airport", A) == "TC-27"
    play(city, (A, "park"))
    assert options(city, A) == ["metro", "park", "villas"], "there is a second Park"
    play(city, (A, "villas"))
    assert city.view(B)["discard"] == ["park", "villas"]
    assert hand(city, A) == ["metro", "park"]


@rule("TC-27")
def test_the_order_of_payment_is_free() -> None:
    """TV-49"""
    ends = []
    for order in ("villas; park", "park; villas"):
        city = pile_table([["cinema", "park", "villas", "metro"]], pile=30, discard=0)
        ends.append(play(city, (A, "cinema"), (B, "architect"), (A, order)).describe())
    assert ends[0] == ends[1]


@rule("TC-27")
def test_payments_are_secret_until_all_have_paid() -> None:
    city = table([["cinema", *dummies(4)], ["cinema", "park", "villas", "metro"]])
    play(city, (A, "cinema"), (B, "cinema"))
    before = city.view(B)
    play(city, (A, "stadium; museum"))
    assert {**city.view(B), "to_act": before["to_act"]} == before
    assert city.view(B)["hand_sizes"] == [4, 3]
    play(city, (B, "park; metro"))
    assert sorted(city.view(B)["discard"]) == ["metro", "museum", "park", "stadium"]


@rule("TC-28")
def test_exactly_the_price_is_paid() -> None:
    city = pile_table([["cinema", "park", "villas", "metro", "airport"]], pile=30, discard=0)
    play(city, (A, "cinema"), (B, "architect"), (A, "park; villas"))
    assert city.round == 2, "nothing more can be paid"
    assert hand(city, A) == ["airport", "metro"]


@rule("TC-28")
def test_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    """R-TC-38: a free building, or a payment that takes the whole hand. A hand of equal cards is asked all the same."""
    city = pile_table([["parking", "villas"], ["townhouse", "villas"]], pile=30, discard=0)
    play(city, (A, "parking"), (B, "townhouse"))
    assert city.round == 2
    assert hand(city, A) == ["villas"]
    assert hand(city, B) == []
    city = pile_table([["townhouse", "villas", "villas"]], pile=30, discard=0)
    play(city, (A, "townhouse"), (B, "architect"))
    assert options(city, A) == ["villas"]


@rule("TC-29")
def test_a_card_being_built_cannot_pay() -> None:
    city = table([["townhouse", "villas", "park"], []])
    play(city, (A, "townhouse"), (B, "architect"))
    assert refused(city, "townhouse", A) == "TC-29"
    twins = table([["townhouse", "townhouse", "park"], []])
    play(twins, (A, "townhouse"), (B, "architect"))
    assert options(twins, A) == ["park", "townhouse"], "the other copy can"


@rule("TC-29")
def test_a_cost_of_zero_needs_no_other_card() -> None:
    """TV-24"""
    city = table([["parking"]])
    assert options(city, A)[0] == "parking"
    assert refused(table([["townhouse"]]), "townhouse", A) == "TC-25"


@rule("TC-30")
@pytest.mark.parametrize("house", ["residential_building", "social_housing", "villas"])
def test_one_of_the_cards_needed_is_enough(house: str) -> None:
    """TV-21, R-TC-21"""
    city = table([["school", "museum"]], [[house]])
    assert "school" in options(city, A)


@rule("TC-30")
def test_a_card_needed_in_another_zone_or_in_the_hand_does_not_count() -> None:
    """TV-21"""
    city = table([["school", "museum", "villas"]], [[], ["residential_building"]])
    assert refused(city, "school", A) == "TC-30"


@rule("TC-30")
def test_a_card_needed_is_not_used_up() -> None:
    """R-TC-21"""
    city = table([["school", "supermarket", "museum"]], [["residential_building", "school"]])
    assert options(city, A)[:2] == ["school", "supermarket"]


@rule("TC-31")
def test_what_the_school_needs() -> None:
    """TV-21"""
    city = table([["school", "museum"]])
    assert refused(city, "school", A) == "TC-30"
    assert reason(city, "school", A) == "needs a Residential Building, Social Housing or Villas in your zone"
    assert "un Immeuble résidentiel, un HLM ou des Villas" in reason(city, "school", A, "fr")
    needs = city.cards.needs[city.cards.numbers["school"]]
    assert names(city, needs) == ["residential_building", "social_housing", "villas"]


@rule("TC-32")
def test_a_discount_lowers_what_is_paid() -> None:
    """TV-22: the Interchange with an Industrial Site."""
    assert cost("interchange") == 2
    assert cost("interchange", "industrial_site") == 1
    assert cost("highway", "industrial_site") == 2
    assert cost("research_centre", "industrial_park") == 3
    city = table([["interchange", "villas", "park", "metro"], []], [["industrial_site"]])
    play(city, (A, "interchange"), (B, "architect"), (A, "villas"))
    assert zone(city, A) == ["industrial_site", "interchange"]


@rule("TC-32")
def test_two_discounts_of_one_card_each_count_for_their_own_buildings() -> None:
    discounts = [{"cards": ["villas"], "amount": 1}, {"cards": ["museum"], "amount": 3}]
    assert cost("villas", "park", park={"discounts": discounts}) == 3
    assert cost("museum", "park", park={"discounts": discounts}) == 2


@rule("TC-33")
def test_a_school_makes_villas_cheaper_and_a_second_school_does_not() -> None:
    """TV-22, R-TC-19, R-TC-20"""
    assert cost("villas") == 4
    assert cost("villas", "school") == 2
    assert cost("villas", "school", "school") == 2


@rule("TC-33")
def test_discounts_of_different_cards_add_up() -> None:
    """R-TC-19"""
    also = {"discounts": [{"cards": ["villas"], "amount": 1}]}
    assert cost("villas", "school", "park", park=also) == 1


@rule("TC-33")
def test_villas_with_a_school_are_payable_with_two_cards() -> None:
    """TV-50"""
    city = table([["villas", "park", "metro"], []], [["school"]])
    play(city, (A, "villas"), (B, "architect"))
    assert (zone(city, A), len(city.hands[A])) == (["school", "villas"], 0)
    assert refused(table([["villas", "park"]], [["school"]]), "villas", A) == "TC-25"


@rule("TC-34")
def test_nothing_costs_less_than_nothing() -> None:
    much = {"discounts": [{"cards": ["cinema", "villas"], "amount": 3}]}
    assert cost("cinema", "park", park=much) == 0
    city = table([["cinema", "metro"], []], [["park"]], options={"cards": cards_with(park=much)})
    play(city, (A, "cinema"), (B, "give_up"))
    assert zone(city, A) == ["park", "cinema"]
    assert "metro" in hand(city, A)


@rule("TC-35")
def test_no_second_copy_of_a_card_marked_max_one() -> None:
    """TV-42, R-TC-33: it cannot be built, but it pays."""
    city = table([["park", "cinema", "metro", "villas"], []], [["park"]])
    assert refused(city, "park", A) == "TC-35"
    play(city, (A, "cinema"), (B, "architect"), (A, "park; metro"))
    assert zone(city, A) == ["park", "cinema"]


@rule("TC-35")
def test_other_cards_may_be_repeated() -> None:
    """R-TC-36"""
    city = table([["townhouse", "cinema"]], [["townhouse"]])
    assert "townhouse" in options(city, A)


@rule("TC-36")
def test_a_card_that_cannot_be_paid_returns_and_the_player_gives_up() -> None:
    """TV-26, R-TC-9, R-TC-10: hand 3 with a card of cost 6; it comes back, then five are drawn and one is kept."""
    city = pile_table([["stadium", "park", "villas"]], pile=40, discard=10, options={"allow_mistakes": True})
    assert "stadium" in options(city, A)
    play(city, (A, "stadium"), (B, "architect"))
    assert question(city, A) == "keep"
    assert hand(city, A) == ["park", "stadium", "villas"]
    assert city.view(B)["shown"] == [["stadium"], []]
    play(city, (A, options(city, A)[0]))
    assert len(city.hands[A]) == 4
    assert (len(city.pile), len(city.discard)) == (35, 14)
    assert zone(city, A) == []


@rule("TC-36")
@pytest.mark.parametrize(("card", "own"), [("school", []), ("park", ["park"])])
def test_a_card_that_must_not_be_built_returns_as_well(card: str, own: list[str]) -> None:
    city = table([[card, "metro", "villas"], []], [own], options={"allow_mistakes": True})
    play(city, (A, card), (B, "architect"))
    assert question(city, A) == "keep"
    assert card in hand(city, A)
    assert zone(city, A) == own


@rule("TC-36")
def test_mistakes_are_not_offered_unless_they_are_allowed() -> None:
    city = table([["stadium", "park"]])
    assert options(city, A) == ["park", "architect", "give_up"]


@rule("TC-36")
def test_what_all_have_seen_stays_in_the_hand_that_others_imagine() -> None:
    city = table([["stadium", "park", "villas"], []], options={"allow_mistakes": True})
    play(city, (A, "stadium"), (B, "architect"))
    for number in range(20):
        dream = city.imagine(B, Random(number))
        assert "stadium" in dream.describe()["hands"][A]
    play(city, (A, options(city, A)[0]))
    assert city.view(B)["shown"][A] == ["stadium"]


@rule("TC-36")
def test_once_the_card_is_paid_away_nobody_imagines_it_there() -> None:
    city = table([["stadium", "townhouse", "villas"], []], shown=[["stadium"]], options={"allow_mistakes": True})
    play(city, (A, "townhouse"), (B, "architect"), (A, "stadium"))
    assert city.view(B)["shown"] == [[], []]
