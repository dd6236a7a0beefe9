"""The Construction Crew: TC-37 to TC-44."""

from __future__ import annotations

import pytest

from faubourg.testing import rule
from tests.rules.the_city.harness import (
    A,
    B,
    dummies,
    hand,
    options,
    play,
    question,
    reason,
    refused,
    table,
    zone,
)

CREW = "construction_crew"
MISTAKES = {"allow_mistakes": True}


@rule("TC-37")
def test_a_crew_in_the_zone_allows_two_cards() -> None:
    """TV-28: two cards of cost 3 and 2 with a hand of 7 leave five to pay five."""
    city = table([["high_rise", "cinema", *dummies(5)], []], [[CREW]])
    play(city, (A, "high_rise"))
    assert question(city, A) == "second"
    play(city, (A, "cinema"), (B, "architect"))
    assert zone(city, A) == [CREW, "high_rise", "cinema"]
    assert len(city.hands[A]) == 2, "all five were paid, two drawn as income"


@rule("TC-37")
def test_without_a_crew_there_is_no_second_card() -> None:
    """A Crew in the hand or in another zone does not count."""
    city = table([["high_rise", "cinema", CREW, *dummies(5)], []], [[], [CREW]])
    play(city, (A, "high_rise"))
    assert city.moves(A) == []


@rule("TC-37")
def test_the_second_card_is_another_one_of_the_hand() -> None:
    city = table([["cinema", "park", *dummies(5)], []], [[CREW]])
    play(city, (A, "cinema"))
    assert options(city, A) == ["none", "park"]
    assert refused(city, "cinema", A) == "TC-37"
    assert refused(city, "give_up", A) == "TC-37"
    assert refused(city, "architect", A) == "TC-37"


@rule("TC-38")
def test_neither_of_two_cards_may_cost_more_than_four() -> None:
    """TV-43, R-TC-11: money is no obstacle here; the printed cost counts."""
    city = table([["technology_park", "cinema", "park", *dummies(9)], []], [[CREW]])
    first = city.clone()
    play(first, (A, "technology_park"))
    assert first.moves(A) == [], "no second card is asked for"
    play(city, (A, "cinema"))
    assert "technology_park" not in options(city, A)
    assert refused(city, "technology_park", A) == "TC-38"
    assert "5" in reason(city, "technology_park", A)


@rule("TC-38")
def test_cards_that_cost_exactly_four_are_small_enough() -> None:
    city = table([["theatre", "bridge", *dummies(8)], []], [[CREW]])
    play(city, (A, "theatre"))
    assert "bridge" in options(city, A)


@rule("TC-39")
def test_a_single_card_may_cost_anything() -> None:
    """TV-31"""
    city = table([["airport", "park", *["villas"] * 3, *["school"] * 5, "cinema"], []], [[CREW]])
    assert "airport" in options(city, A)
    play(city, (A, "airport"))
    assert city.moves(A) == []
    assert reason(table([["airport"]], [[CREW]]), "airport", A).startswith("costs 9")


@rule("TC-39")
def test_the_second_card_is_voluntary() -> None:
    """R-TC-18"""
    city = table([["cinema", "park", *dummies(4)], []], [[CREW]])
    play(city, (A, "cinema; none"), (B, "architect"), (A, "museum; park"))
    assert zone(city, A) == [CREW, "cinema"]


@rule("TC-40")
def test_two_costs_are_paid_one_after_the_other_and_never_with_each_other() -> None:
    """TV-28, R-TC-16: costs of 3 and 3 with a hand of 7 are not legal as a pair."""
    city = table([["high_rise", "trade_centre", "cinema", *dummies(4)], []], [[CREW]])
    play(city, (A, "high_rise"))
    assert options(city, A) == ["none", "cinema"]
    assert refused(city, "trade_centre", A) == "TC-25"
    play(city, (A, "cinema"), (B, "architect"))
    assert len(city.hands[A]) == 2, "five cards left to pay five: paid without a question, two drawn"


@rule("TC-40")
def test_the_bill_of_a_pair_is_shown_building_by_building() -> None:
    city = table([["cinema", "townhouse", *dummies(5)], []], [[CREW]])
    play(city, (A, "cinema; townhouse"), (B, "architect"))
    bills = []
    for card in ("stadium", "museum", "university"):
        asked = [city.decision(A, lang) for lang in ("en", "fr")]
        bills.append([decision.prompt for decision in asked if decision is not None])
        play(city, (A, card))
    assert bills[0][0] == "Pay 2 cards for the Cinema, then one card for the Townhouse."
    assert bills[0][1] == "Payez 2 cartes pour le Cinéma, puis une carte pour la Maison de ville."
    assert bills[1][0] == "Pay one card for the Cinema, then one card for the Townhouse."
    assert bills[2][0] == "Pay one card for the Townhouse."
    assert sorted(city.view(None)["discard"]) == ["museum", "stadium", "university"]


@rule("TC-40")
def test_the_first_building_can_be_what_the_second_needs() -> None:
    """TV-29, R-TC-12: Residential Building, then School; not the other way round."""
    city = table([["residential_building", "school", *dummies(4)], []], [[CREW]])
    assert refused(city, "school", A) == "TC-30"
    play(city, (A, "residential_building"))
    assert "school" in options(city, A)
    play(city, (A, "school"), (B, "architect"), (A, "museum; stadium"))
    assert zone(city, A) == [CREW, "residential_building", "school"]


@rule("TC-40")
def test_the_first_building_can_make_the_second_cheaper() -> None:
    """TV-44: Industrial Site, then Interchange with a hand of 5: 2 + 1 to pay."""
    city = table([["industrial_site", "interchange", *dummies(3)], []], [[CREW]])
    play(city, (A, "industrial_site; interchange"), (B, "architect"))
    assert zone(city, A) == [CREW, "industrial_site", "interchange"]
    assert len(city.hands[A]) == 2, "everything was paid; 1 for the site and 1 for its Car drawn"


@rule("TC-40")
def test_two_villas_with_a_school() -> None:
    """TV-50: 2 + 2 to pay with a hand of 6."""
    city = table([["villas", "villas", *dummies(4)], []], [[CREW, "school"]])
    play(city, (A, "villas; villas"), (B, "architect"))
    assert zone(city, A) == [CREW, "school", "villas", "villas"]
    assert hand(city, A) == []


@rule("TC-40")
def test_the_first_of_two_counts_for_the_limit_of_one() -> None:
    city = table([["park", "park", *dummies(4)], []], [[CREW]])
    play(city, (A, "park"))
    assert city.moves(A) == [], "a second Park may not follow, and nothing else is small enough"


@rule("TC-41")
def test_if_only_one_of_two_can_be_built_the_player_picks_and_draws_nothing() -> None:
    """TV-37, R-TC-13: the other returns first and pays."""
    city = table([["high_rise", "department_store", "villas", "park"], []], [[CREW]], options=MISTAKES)
    play(city, (A, "high_rise; department_store"), (B, "architect"))
    assert question(city, A) == "mistake"
    assert options(city, A) == ["department_store", "high_rise"]
    assert refused(city, "villas", A) == "TC-41"
    play(city, (A, "high_rise"))
    assert zone(city, A) == [CREW, "high_rise"]
    assert len(city.hands[A]) == 1, "all three paid, one drawn as income"
    assert sorted(city.view(None)["discard"]) == ["department_store", "park", "villas"]


@rule("TC-41")
def test_if_one_of_two_is_the_only_one_that_can_be_built_nothing_is_asked() -> None:
    """TV-37, R-TC-38: School before its house."""
    city = table([["school", "residential_building", "metro"], []], [[CREW]], options=MISTAKES)
    play(city, (A, "school; residential_building"), (B, "architect"))
    assert question(city, A) == "pay"
    assert hand(city, A) == ["metro", "school"]
    play(city, (A, "metro"))
    assert zone(city, A) == [CREW, "residential_building"]
    assert city.round == 2


@rule("TC-41")
def test_if_neither_can_be_built_both_return_and_the_player_gives_up_once() -> None:
    """TV-37, R-TC-14"""
    city = table([["school", "supermarket", "metro"], []], [[CREW]], options=MISTAKES)
    play(city, (A, "school; supermarket"), (B, "architect"))
    assert question(city, A) == "keep"
    assert hand(city, A) == ["metro", "school", "supermarket"]
    assert len(city.offered[A]) == 5


@rule("TC-41")
def test_a_pair_that_can_be_built_is_built_where_mistakes_are_allowed_too() -> None:
    """R-TC-39; the limit of 4 stays for two cards."""
    city = table([["cinema", "park", *dummies(4)], []], [[CREW]], options=MISTAKES)
    play(city, (A, "cinema"))
    assert refused(city, "museum", A) == "TC-38"
    play(city, (A, "park"), (B, "architect"), (A, "museum; stadium; university"))
    assert zone(city, A) == [CREW, "cinema", "park"]


@rule("TC-42")
def test_a_new_crew_builds_one_more_small_card_at_once() -> None:
    """TV-30: a Crew laid from a hand of 6; then a Department Store for 3, and no Technology Park for 5."""
    city = table([[CREW, "department_store", "technology_park", "park", "villas", "metro"], []])
    play(city, (A, CREW), (B, "architect"), (A, "villas"))
    assert question(city, A) == "crew"
    assert options(city, A) == ["none", "department_store", "park"]
    assert refused(city, "technology_park", A) == "TC-42"
    play(city, (A, "department_store"))
    assert zone(city, A) == [CREW, "department_store"]
    assert len(city.hands[A]) == 2, "all paid, two drawn as income"


@rule("TC-42")
def test_the_limit_of_four_holds_where_money_is_no_obstacle() -> None:
    """TV-43"""
    city = table([[CREW, "technology_park", *dummies(6)], []])
    play(city, (A, CREW), (B, "architect"), (A, "museum"))
    assert "technology_park" not in options(city, A)
    assert refused(city, "technology_park", A) == "TC-42"


@rule("TC-42")
def test_the_extra_card_needs_what_it_needs_and_is_paid() -> None:
    city = table([[CREW, "school", "park", "metro", "villas", "cinema"], []], [["park"]])
    play(city, (A, CREW), (B, "architect"), (A, "metro"))
    assert options(city, A) == ["none", "cinema"]
    assert refused(city, "school", A) == "TC-30"
    assert refused(city, "park", A) == "TC-35"
    assert refused(city, "villas", A) == "TC-25"
    play(city, (A, "cinema"))
    assert question(city, A) == "pay"
    assert refused(city, "cinema", A) == "TC-29"
    play(city, (A, "school; park"))
    assert zone(city, A) == ["park", CREW, "cinema"]


@rule("TC-42")
def test_a_second_crew_built_alone_works_at_once_too() -> None:
    """TV-36, R-TC-15"""
    city = table([[CREW, "cinema", "park", *dummies(4)], []], [[CREW]])
    alone = city.clone()
    play(alone, (A, f"{CREW}; none"), (B, "architect"), (A, "museum"))
    assert question(alone, A) == "crew"
    assert "cinema" in options(alone, A)
    play(city, (A, f"{CREW}; cinema"), (B, "architect"), (A, "museum; stadium; university"))
    assert question(city, A) == "choose"
    assert zone(city, A) == [CREW, CREW, "cinema"]


@rule("TC-42")
def test_a_crew_whose_partner_returned_is_alone() -> None:
    """TV-47, R-TC-15: the card that returned may pay, but is not offered."""
    city = table([[CREW, "villas", "park", "parking", "stadium"], []], [[CREW]], options=MISTAKES)
    play(city, (A, f"{CREW}; villas"), (B, "architect"))
    assert options(city, A) == [CREW, "villas"]
    play(city, (A, CREW), (A, "stadium"))
    assert question(city, A) == "crew"
    assert hand(city, A) == ["park", "parking", "villas"]
    assert options(city, A) == ["none", "park", "parking"]
    play(city, (A, "park; villas"))
    assert zone(city, A) == [CREW, CREW, "park"]


@rule("TC-43")
def test_the_extra_card_is_voluntary_and_chosen_after_the_reveal() -> None:
    """R-TC-17"""
    city = table([[CREW, "cinema", "park", "metro"], ["townhouse", "villas", "casino"]])
    play(city, (A, CREW), (B, "townhouse"), (A, "metro"), (B, "casino"))
    assert city.view(A)["zone_cards"][B][0]["card"] == "townhouse"
    assert city.to_act == (A,)
    assert refused(city, "give_up", A) == "TC-43"
    play(city, (A, "none"))
    assert zone(city, A) == [CREW]
    assert hand(city, A) == ["cinema", "park"]


@rule("TC-43")
@pytest.mark.parametrize(("cards", "left"), [(["museum", "stadium"], 1), (["park"], 0)])
def test_it_is_asked_even_if_there_is_nothing_to_build(cards: list[str], left: int) -> None:
    """TV-38, TV-48, R-TC-38"""
    city = table([[CREW, *cards], []])
    play(city, (A, CREW), (B, "architect"))
    if left:
        play(city, (A, "museum"))
    assert len(city.hands[A]) == left
    assert options(city, A) == ["none"]


@rule("TC-44")
def test_nobody_builds_more_than_two_cards_in_a_round() -> None:
    """R-TC-15: a Crew as the extra card adds nothing."""
    city = table([[CREW, CREW, "park", "cinema", *dummies(4)], []])
    play(city, (A, CREW), (B, "architect"), (A, "museum"), (A, CREW), (A, "stadium"))
    assert question(city, A) == "choose"
    assert zone(city, A) == [CREW, CREW]


def test_an_empty_second_choice_is_not_asked() -> None:
    """TV-45: `none` alone is part of the same secret."""
    city = table([["parking", "stadium"], []], [[CREW]])
    play(city, (A, "parking"))
    assert city.moves(A) == []
