"""The round and step 1: TC-11 to TC-23."""

from __future__ import annotations

from faubourg.testing import rule
from tests.rules.the_city.harness import (
    A,
    B,
    C,
    dummies,
    hand,
    names,
    options,
    pile_table,
    play,
    question,
    refused,
    table,
    zone,
)


@rule("TC-11")
def test_choosing_then_building_then_income_and_points() -> None:
    city = table([["residential_building", "villas", "park"], []])
    play(city, (A, "residential_building"), (B, "architect"))
    assert question(city, A) == "pay"
    assert city.scores == [0, 0]
    play(city, (A, "park"))
    assert city.round == 2
    assert len(city.hands[A]) == 2, "one card left, one drawn as income"
    assert question(city, A) == "choose"


@rule("TC-12")
def test_all_act_at_once_and_wait_for_each_other() -> None:
    city = table([["cinema", *dummies(3)], ["casino"], ["villas"]], players=3)
    assert list(city.to_act) == [A, B, C]
    play(city, (B, "give_up"))
    assert list(city.to_act) == [A, C]
    assert refused(city, "give_up", B) == "TC-12"
    play(city, (C, "architect"), (A, "cinema"))
    assert list(city.to_act) == [A], "B is asked what to keep when everybody has paid"
    assert question(city, A) == "pay"


@rule("TC-12")
def test_the_order_of_arrival_changes_nothing() -> None:
    ends = []
    for order in ((A, B, C), (C, A, B), (B, C, A)):
        city = table([["cinema", *dummies(4)], ["park", "villas", "casino"], ["metro"]], players=3, seed=3)
        answers = {A: "cinema", B: "park", C: "give_up"}
        play(city, *[(seat, answers[seat]) for seat in order])
        for seat in order:
            while seat in city.to_act and question(city, seat) == "pay":
                play(city, (seat, options(city, seat)[0]))
        ends.append(city.describe())
    assert ends[0] == ends[1] == ends[2]


@rule("TC-13")
def test_another_round_follows_while_nobody_has_fifty_points() -> None:
    city = table(scores=[49, 48], round=4)
    play(city, (A, "architect"), (B, "architect"))
    assert (city.round, city.is_over) == (5, False)


@rule("TC-13")
def test_a_guard_ends_a_game_that_nobody_wants_to_end() -> None:
    """TV-46, R-TC-29: after the last round the game is over, and a hand of 13 stays as it is."""
    city = table([dummies(12), []], [["residential_building"]], options={"max_rounds": 1})
    play(city, (A, "architect"), (B, "architect"))
    assert (city.is_over, city.ended_by, city.round) == (True, "TC-13", 1)
    assert len(city.hands[A]) == 14
    assert city.outcome().winners == (A,)
    longer = table([dummies(12), []], [["residential_building"]], options={"max_rounds": 2})
    play(longer, (A, "architect"), (B, "architect"))
    assert question(longer, A) == "limit"


@rule("TC-14")
def test_exactly_one_of_three_choices() -> None:
    """R-TC-34"""
    city = table([["parking", "villas"], []])
    assert options(city, A) == ["parking", "architect", "give_up"]
    assert refused(city, "none", A) == "TC-14"
    assert refused(city, "B", A) == "TC-14"
    play(city, (A, "parking"))
    assert city.moves(A) == []


@rule("TC-15")
def test_one_builds_a_card_of_the_own_hand() -> None:
    city = table([["parking"], ["cinema"]])
    assert refused(city, "cinema", A) == "TC-15"
    play(city, (A, "parking"), (B, "give_up"))
    assert zone(city, A) == ["parking"]


@rule("TC-16")
def test_choices_are_secret_until_all_have_chosen() -> None:
    """R-TC-4, R-TC-40: neither the card, nor the Architect, nor giving up, nor the number of cards can be told."""
    views = []
    for answer in ("cinema", "architect", "give_up"):
        city = table([["cinema", *dummies(3)], ["villas"], []], players=3)
        play(city, (A, answer))
        views.append((city.view(B), city.view(None), city.decision(B)))
    assert views[0] == views[1] == views[2]
    assert views[0][0]["hand_sizes"] == [4, 1, 0]
    assert views[0][0]["architects"] == 5


@rule("TC-16")
def test_with_a_crew_the_number_of_cards_is_secret_too() -> None:
    views = []
    for answer in ("cinema; none", "cinema; park"):
        city = table([["cinema", "park", *dummies(5)], []], [["construction_crew"]])
        play(city, (A, answer))
        views.append((city.view(B), city.view(None)))
    assert views[0] == views[1]


@rule("TC-17")
def test_an_architect_goes_from_the_supply_to_the_zone() -> None:
    city = table()
    play(city, (A, "architect"), (B, "give_up"))
    assert zone(city, A) == ["architect"]
    assert city.architects == 4


@rule("TC-18")
def test_the_architect_costs_nothing() -> None:
    city = pile_table([["villas", "park"]], pile=20, discard=0)
    play(city, (A, "architect"), (B, "architect"))
    assert hand(city, A) == ["park", "villas"]


@rule("TC-19")
def test_only_one_architect_in_the_whole_game() -> None:
    """TV-32, R-TC-37"""
    city = table()
    play(city, (A, "architect"), (B, "architect"))
    assert city.round == 2
    assert options(city, A) == ["give_up"] or "architect" not in options(city, A)
    assert refused(city, "architect", A) == "TC-19"


@rule("TC-20")
def test_the_architect_yields_a_card_at_once_and_in_every_round() -> None:
    """TV-32, R-TC-2"""
    city = table()
    play(city, (A, "architect"), (B, "architect"))
    assert len(city.hands[A]) == 1
    play(city, (A, "give_up"), (B, "give_up"))
    play(city, (A, options(city, A)[0]), (B, options(city, B)[0]))
    assert len(city.hands[A]) == 3, "one kept on giving up, one drawn as income"


@rule("TC-21")
def test_who_takes_the_architect_builds_nothing() -> None:
    """R-TC-3: not even the owner of a Crew."""
    city = table([["parking", "park", "villas"], []], [["construction_crew"]])
    play(city, (A, "architect"))
    assert city.moves(A) == []
    play(city, (B, "give_up"))
    assert zone(city, A) == ["construction_crew", "architect"]


@rule("TC-22")
def test_giving_up_draws_five_and_keeps_one() -> None:
    """TV-25: hand 3, draw pile 40, discard 10 become hand 4, draw pile 35, discard 14."""
    city = pile_table([["villas"] * 3], pile=40, discard=10)
    play(city, (A, "give_up"), (B, "architect"))
    assert question(city, A) == "keep"
    kept = options(city, A)[0]
    thrown = sorted(names(city, city.offered[A]))
    thrown.remove(kept)
    play(city, (A, kept))
    assert hand(city, A) == sorted(["villas"] * 3 + [kept])
    assert (len(city.pile), len(city.discard)) == (35, 14)
    assert sorted(names(city, city.discard[-4:])) == thrown
    assert zone(city, A) == []


@rule("TC-22")
def test_only_one_of_the_cards_drawn_can_be_kept() -> None:
    """R-TC-5: no hand card takes part."""
    top = ["park", "park", "cinema", "metro", "airport"]
    city = pile_table([["villas"]], pile=[*top, "stadium"], discard=0)
    play(city, (A, "give_up"), (B, "architect"))
    assert options(city, A) == ["airport", "cinema", "metro", "park"]
    assert refused(city, "villas", A) == "TC-22"
    assert refused(city, "stadium", A) == "TC-22"


@rule("TC-22")
def test_the_cards_of_giving_up_are_drawn_after_all_payments() -> None:
    """R-TC-6: with an empty draw pile they come from what was just paid, too."""
    city = pile_table(
        [["villas"], ["town_hall", *["school"] * 3, *["museum"] * 2, *["stadium"] * 2]], pile=0, discard=0
    )
    play(city, (A, "give_up"), (B, "town_hall"))
    for card in ("school", "school", "school", "museum", "museum", "stadium"):
        assert question(city, A) is None
        play(city, (B, card))
    assert len(city.offered[A]) == 5


@rule("TC-22")
def test_cards_of_several_seats_are_drawn_in_rotation_from_the_lead_seat() -> None:
    """R-TC-8"""
    top = ["airport", "park", "cinema", "metro", "villas", "casino", "school", "hospital", "museum", "monument"]
    city = pile_table([[], []], pile=top, discard=0, round=2)
    play(city, (A, "give_up"), (B, "give_up"))
    assert names(city, city.offered[B]) == sorted(top[0::2])
    assert names(city, city.offered[A]) == sorted(top[1::2])


@rule("TC-23")
def test_giving_up_is_always_allowed() -> None:
    """TV-38, TV-48: it is even asked for when it is the only choice."""
    assert options(table([["parking"]]), A)[-1] == "give_up"
    assert options(table([["villas"], []], [["architect"]]), A) == ["give_up"]
    assert options(table([[], []], [["architect"]]), A) == ["give_up"]
    assert options(table([[], []]), A) == ["architect", "give_up"]
