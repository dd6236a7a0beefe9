"""Step 3: TC-45 to TC-54, with every scoring vector."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from faubourg.core.table import Table
from faubourg.games.the_city.effects import yields
from faubourg.testing import rule
from tests.rules.the_city.harness import (
    A,
    B,
    C,
    cards_with,
    finish,
    hand,
    income_and_points,
    names,
    options,
    pile_table,
    play,
    question,
    refused,
    table,
)

EXAMPLE = ["cinema", "park", "architect", "department_store", "villas", "villas"]

VECTORS: list[tuple[str, Sequence[str], Sequence[Sequence[str]], tuple[int, int]]] = [
    ("TV-1", EXAMPLE, [], (4, 13)),
    ("TV-2", [*EXAMPLE, "municipal_office"], [], (7, 14)),
    (
        "TV-3",
        ["park_and_ride", "stadium", "trade_centre"],
        [["amusement_park"], ["stadium", "sports_ground"]],
        (3, 13),
    ),
    ("TV-4", ["park_and_ride"], [[]], (0, 2)),
    ("TV-5", ["park"], [], (0, 1)),
    ("TV-6 x1", ["villas"], [], (0, 4)),
    ("TV-6 x2", ["villas"] * 2, [], (0, 10)),
    ("TV-6 x3", ["villas"] * 3, [], (0, 18)),
    ("TV-6 x4", ["villas"] * 4, [], (0, 28)),
    ("TV-7", ["highway"], [["interchange"], ["interchange"]], (0, 4)),
    ("TV-8", ["highway", "interchange"], [["interchange"], ["interchange"]], (1, 7)),
    ("TV-9", ["research_centre", "university"], [["university"]], (1, 10)),
    ("TV-10 x0", ["restaurant"], [], (0, 1)),
    ("TV-10 x1", ["restaurant", "business_centre"], [], (2, 2)),
    ("TV-10 x2", ["restaurant", "business_centre", "business_centre"], [], (3, 3)),
    ("TV-11", ["interchange", "amusement_park"], [], (5, 8)),
    ("TV-12", ["museum", "university", "school", "school", "residential_building"], [], (3, 14)),
    ("TV-13", ["shopping_mall", "shopping_centre"], [], (5, 10)),
    ("TV-14", ["metro", "business_centre", "park"], [["monument"], ["park"]], (1, 10)),
    ("TV-15", ["bridge", "highway", "highway"], [], (3, 2)),
    ("TV-16 x0", ["office_building"], [["high_rise"]], (1, 2)),
    ("TV-16 x1", ["office_building", "high_rise"], [["high_rise"]], (3, 3)),
    ("TV-16 x2", ["office_building", "high_rise", "high_rise"], [["high_rise"]], (4, 4)),
]


@rule("TC-47", "TC-49", "TC-50", "TC-51", "TC-52", "TC-53")
@pytest.mark.parametrize(("own", "others", "expected"), [row[1:] for row in VECTORS], ids=[row[0] for row in VECTORS])
def test_what_a_zone_yields(own: Sequence[str], others: Sequence[Sequence[str]], expected: tuple[int, int]) -> None:
    assert income_and_points(own, *others) == expected


@rule("TC-45")
def test_step_three_is_for_everybody_and_after_all_building() -> None:
    city = table([["townhouse", "villas", "metro"], []], [["cinema"], ["department_store"]])
    play(city, (A, "townhouse"), (B, "architect"))
    assert [len(cards) for cards in city.hands] == [2, 0]
    play(city, (A, "villas"))
    assert [len(cards) for cards in city.hands] == [2, 3], "1 and 2 + 1 cards, for the builder and the other"
    assert city.scores == [1, 0]


@rule("TC-46")
def test_all_values_come_from_the_same_zones() -> None:
    """What A builds in this round counts for B at once, and the other way round."""
    city = table([["interchange", "villas", "metro"], ["highway", "park", "park", "casino"]])
    play(city, (A, "interchange"), (B, "highway"))
    assert city.scores == [0, 2], "the Highway of B counts the Interchange of A"


@rule("TC-47")
def test_incomes_of_all_cards_are_added() -> None:
    assert income_and_points(["cinema", "casino", "residential_building"])[0] == 1 + 4 + 1


@rule("TC-48")
def test_as_many_cards_are_drawn() -> None:
    city = table([[], []], [["department_store"], ["architect"]])
    top = names(city, city.pile)[::-1]
    play(city, (A, "architect"), (B, "give_up"))
    play(city, (B, options(city, B)[0]))
    # Seat 0 leads: five cards went to B, then A, B, A, A draw in turn.
    assert sorted(hand(city, A)) == sorted([top[5], top[7], top[8]])


@rule("TC-48")
def test_cards_go_round_one_at_a_time_from_the_lead_seat() -> None:
    """TV-41, R-TC-8: round 2 of two players, incomes 2 and 3: seat 1 gets a, c, e and seat 0 gets b, d."""
    city = table([[], []], [["stadium"], ["shopping_mall"]], round=2)
    top = names(city, city.pile)[::-1]
    play(city, (A, "give_up"), (B, "give_up"))
    kept = {seat: options(city, seat)[0] for seat in (A, B)}
    a, b, c, d, e = top[10:15]
    play(city, (A, kept[A]), (B, kept[B]))
    assert sorted(hand(city, B)) == sorted([kept[B], a, c, e])
    assert sorted(hand(city, A)) == sorted([kept[A], b, d])


@rule("TC-48")
def test_income_that_both_piles_cannot_give_is_lost() -> None:
    """R-TC-7: in turn from the lead seat, while there are cards."""
    city = pile_table([["villas"], []], pile=1, discard=1, incomes={"metro": 3}, zones_of_first=["metro"])
    play(city, (A, "architect"), (B, "architect"))
    assert [len(cards) for cards in city.hands] == [3, 0]
    assert (len(city.pile), len(city.discard)) == (0, 0)


@rule("TC-49")
def test_symbols_of_the_card_itself_count() -> None:
    """R-TC-22, TV-1: C1 S2 F3, and the Park counts its own Fountain."""
    city = table(zones=[EXAMPLE])
    assert city.view(None)["symbols"][A] == {"car": 1, "cart": 2, "fountain": 3}
    rows = {row["card"]: row for row in city.view(None)["zone_cards"][A]}
    assert rows["park"]["points"] == 3
    assert rows["villas"]["points"] == 5


@rule("TC-50")
def test_a_value_that_asks_for_a_card_rises_once_and_for_the_own_zone_only() -> None:
    """R-TC-25"""
    assert income_and_points(["coach_station"], ["supermarket"])[0] == 0
    assert income_and_points(["coach_station", "supermarket"])[0] == 1 + 1
    assert income_and_points(["coach_station", "supermarket", "supermarket"])[0] == 1 + 2


@rule("TC-51")
def test_some_values_look_at_every_zone() -> None:
    """R-TC-23; no income of the built-in set does, so cards that do are made up."""
    everywhere = {"income_bonus": [{"kind": "per_card", "cards": ["villas"], "amount": 2, "scope": "all"}]}
    once = {"vp_bonus": [{"kind": "if_card", "cards": ["villas", "school"], "amount": 3, "scope": "all"}]}
    rows = cards_with(townhouse=everywhere, parking=once)
    zones = [["townhouse", "parking"], ["villas", "villas"], ["villas", "school"]]
    city = table(zones=zones, players=3, options={"cards": rows})
    income, points = yields(city.cards, city.zones, A)
    assert income == [6, 0]
    assert points == [1, 3]


@rule("TC-52")
def test_the_best_other_player_is_taken_for_each_value() -> None:
    """R-TC-24: unasked, Park & Ride looks at B and the Metro at C; the own symbols do not stand in for another's."""
    city = table(zones=[["park_and_ride", "metro"], ["stadium"], ["monument", "cinema"]], players=3)
    assert yields(city.cards, city.zones, A)[1] == [4, 4]
    assert income_and_points(["park_and_ride", "stadium"], [])[1] == 4 + 3


@rule("TC-52")
def test_with_the_option_the_owner_picks_for_each_value() -> None:
    """TV-39: two questions, each with seats 1 and 2; answers 2 and 1 give 3 + 0 points."""
    zones = [["park_and_ride", "metro"], ["stadium"], ["monument", "cinema"]]
    city = table(zones=zones, players=3, options={"ask_reference_player": True})
    play(city, (A, "architect"), (B, "architect"), (C, "architect"))
    assert city.to_act == (A,)
    assert options(city, A) == ["B", "C"]
    assert refused(city, "A", A) == "TC-52"
    decision = city.decision(A)
    assert decision is not None
    assert decision.prompt == "In whose zone does the Park & Ride count Cars?"
    assert [len(cards) for cards in city.hands] == [0, 0, 0], "before any income is drawn"
    play(city, (A, "C"))
    decision = city.decision(A)
    assert decision is not None
    assert decision.prompt == "In whose zone does the Metro count Fountains?"
    play(city, (A, "B"))
    assert city.scores[A] == 3
    assert city.references == ((), (), ())


@rule("TC-52")
def test_with_two_players_nothing_is_asked() -> None:
    city = table(zones=[["park_and_ride"], ["stadium"]], options={"ask_reference_player": True})
    play(city, (A, "architect"), (B, "architect"))
    assert city.round == 2
    assert city.scores[A] == 4


@rule("TC-52")
def test_an_income_can_look_at_another_player_too() -> None:
    bonus = {"income_bonus": [{"kind": "per_symbol", "symbol": "fountain", "amount": 2, "scope": "one_other"}]}
    city = table(
        zones=[["townhouse"], ["park"], ["monument"]],
        players=3,
        options={"cards": cards_with(townhouse=bonus), "ask_reference_player": True},
    )
    assert yields(city.cards, city.zones, A)[0] == [6]
    assert yields(city.cards, city.zones, A, (B,))[0] == [2]


@rule("TC-53")
def test_points_of_a_round_are_added_to_the_score() -> None:
    city = table(zones=[EXAMPLE], scores=[10, 0])
    play(city, (A, "give_up"), (B, "architect"))
    finish(city, round=1)
    assert city.scores == [23, 0]


@rule("TC-53")
def test_the_log_explains_income_and_points_line_by_line() -> None:
    game = Table(table(zones=[EXAMPLE]), names=("Ann", "Ben"))
    game.play("give_up", A)
    game.play("architect", B)
    while game.state.view(None)["round"] == 1:
        game.push(game.state.moves(game.state.to_act[0])[0], game.state.to_act[0])
    english, french = "\n".join(game.sentences(None, "en")), "\n".join(game.sentences(None, "fr"))
    assert "Ann’s Park: 3 points." in english
    assert "Ann’s Department Store: 2 cards." in english
    assert "Ann scores 13 points and has 13 in all." in english
    assert "Parc d’Ann\u00a0: 3 points." in french


@rule("TC-53")
def test_the_score_sheet_names_the_building_of_each_point() -> None:
    city = table(zones=[["park", "villas"]])
    play(city, (A, "architect"), (B, "architect"))
    lines = {line.spots[0]: line.points for line in city.outcome().of(A)}
    assert lines == {"zone:A:0": 1, "zone:A:1": 4}


@rule("TC-54")
def test_values_are_gained_again_in_every_round() -> None:
    city = table([[], []], [["theatre", "architect"], ["architect"]])
    for round in (1, 2, 3):
        assert question(city, A) == "choose"
        finish(city, round)
    assert city.scores == [9, 0]
    assert [(line.points, line.spots) for line in city.outcome().of(A)] == [(9, ("zone:A:0",))]
