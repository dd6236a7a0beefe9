"""End of the round and of the game: TC-55 to TC-61."""

from __future__ import annotations

import pytest

from faubourg.testing import rule
from tests.rules.the_city.harness import (
    A,
    B,
    discarded,
    dummies,
    finish,
    hand,
    options,
    play,
    question,
    refused,
    table,
)


@rule("TC-55")
def test_the_end_is_looked_for_after_all_have_scored_and_drawn() -> None:
    """TV-35: A with 49 scores 3 and B with 40 scores 14: B wins 54 to 52."""
    zones = [["theatre"], ["opera_house", "university", "school", "townhouse"]]
    city = table([[], []], zones, scores=[49, 38])
    play(city, (A, "architect"), (B, "architect"))
    assert city.scores == [52, 38 + 8 + 5 + 2 + 1]
    assert city.is_over
    assert city.outcome().winners == (B,)
    assert len(city.hands[A]) == 2, "the income of the last round has been drawn"


@rule("TC-56")
def test_at_fifty_points_the_game_is_over_and_hands_stay_as_they_are() -> None:
    """TV-33: 50 and 49 points, hands of 15 and 12."""
    cards = [*dummies(12)]
    others = ["villas", "villas", *["school"] * 5, *["park"] * 3, "metro"]
    city = table([cards, others], [["casino"], []], scores=[49, 49])
    play(city, (A, "give_up"), (B, "architect"))
    while city.to_act:
        city.push(city.moves(A)[0], A)
    assert city.is_over
    assert city.ended_by == "TC-56"
    assert city.scores == [50, 49]
    assert [len(cards) for cards in city.hands] == [17, 12]
    assert refused(city, "give_up", A) == "TC-56"
    assert city.view(None)["hands"] == [hand(city, A), hand(city, B)]


@rule("TC-57")
def test_hands_are_cut_down_to_twelve() -> None:
    """TV-33: 48 and 49 points, hands of 15 and 12: the first discards 3, the second none."""
    first = [*dummies(11)]
    second = ["villas", "villas", *["school"] * 5, *["park"] * 3, "metro"]
    city = table([first, second], [["department_store", "residential_building"], []], scores=[48, 49])
    play(city, (A, "architect"), (B, "architect"))
    assert [len(cards) for cards in city.hands] == [15, 12]
    assert city.to_act == (A,)
    assert question(city, A) == "limit"
    decision = city.decision(A)
    assert decision is not None
    assert "3" in decision.prompt
    assert refused(city, "villas", A) == "TC-57"
    chosen = []
    for _ in range(3):
        chosen.append(options(city, A)[0])
        play(city, (A, chosen[-1]))
    assert discarded(city) == sorted(chosen)
    assert [len(cards) for cards in city.hands] == [12, 12]
    assert city.round == 2


@rule("TC-57")
def test_discards_above_the_limit_are_secret_until_all_have_discarded() -> None:
    city = table([dummies(12), ["villas", *["school"] * 5, *["park"] * 3, "metro", "casino", "hospital"]])
    play(city, (A, "architect"), (B, "architect"))
    assert city.to_act == (A, B)
    before = city.view(B)
    play(city, (A, "museum"))
    assert {**city.view(B), "to_act": before["to_act"]} == before


@rule("TC-58")
def test_in_between_hands_may_be_larger() -> None:
    """R-TC-32: nobody is asked to discard before income, or on giving up."""
    city = table([dummies(12), []], [["casino"], []])
    play(city, (A, "give_up"), (B, "architect"))
    play(city, (A, options(city, A)[0]))
    assert question(city, A) == "limit"
    assert len(city.hands[A]) == 17
    finish(city, round=1)
    assert len(city.hands[A]) == 12


FINALS = [
    ([(52, 3), (50, 15)], (0,)),
    ([(50, 15), (52, 3)], (1,)),
    ([(51, 7), (51, 6)], (0,)),
    ([(51, 6), (51, 6)], (0, 1)),
    ([(51, 6), (51, 6), (51, 5)], (0, 1)),
    ([(51, 6), (51, 6), (51, 6)], (0, 1, 2)),
]


@rule("TC-59", "TC-60", "TC-61")
@pytest.mark.parametrize(("finals", "winners"), FINALS)
def test_points_then_cards_then_a_shared_win(finals: list[tuple[int, int]], winners: tuple[int, ...]) -> None:
    """TV-34, R-TC-26, R-TC-27, R-TC-28"""
    deck = [*dummies(16), *["school"] * 5, *["villas"] * 5]
    hands = []
    for _, count in finals:
        hands.append(deck[:count])
        deck = deck[count:]
    city = table(hands, players=len(finals), scores=[points for points, _ in finals], ended_by="TC-56")
    outcome = city.outcome()
    assert outcome.winners == winners
    assert outcome.scores == tuple(points for points, _ in finals)


@rule("TC-59")
def test_who_passed_fifty_does_not_matter() -> None:
    """R-TC-26: both pass it in one round, and the higher total wins."""
    city = table([[], []], [["airport"], ["monument", "townhouse"]], scores=[49, 49])
    play(city, (A, "architect"), (B, "architect"))
    assert city.scores == [57, 58]
    assert city.outcome().ranks == (2, 1)
