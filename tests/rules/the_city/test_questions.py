"""What is asked, in which order the answers are listed, and how they are written."""

from __future__ import annotations

import pytest

from faubourg.core.table import Table
from faubourg.games.the_city import GAME
from faubourg.testing import rule
from tests.rules.the_city.harness import A, B, dummies, options, play, question, table

HAND = ["parking", "highway", "park_and_ride", "high_rise", "park", "villas"]


@rule("TC-14")
@pytest.mark.parametrize("cards", [HAND, HAND[::-1], sorted(HAND)])
def test_cards_are_listed_by_id_then_the_architect_then_giving_up(cards: list[str]) -> None:
    """TV-49"""
    expected = ["high_rise", "highway", "park", "parking", "villas", "architect", "give_up"]
    assert options(table([cards]), A) == expected


def test_equal_cards_are_one_choice_that_touches_all_of_them() -> None:
    city = table([["townhouse", "villas", "villas", "park"], []])
    play(city, (A, "townhouse"), (B, "architect"))
    decision = city.decision(A)
    assert decision is not None
    by_notation = {choice.notation: choice for choice in decision.choices}
    assert list(by_notation) == ["park", "villas"]
    assert by_notation["villas"].spots == ("hand:villas#1", "hand:villas#2")
    assert by_notation["villas"].label == "Pay with Villas (you have 2)"


def test_a_label_tells_the_price_after_discounts() -> None:
    city = table([["villas", *dummies(3)]], [["school"]])
    decision = city.decision(A)
    assert decision is not None
    assert decision.choices[0].label == "Build Villas for 2"
    french = city.decision(A, "fr")
    assert french is not None
    assert french.choices[0].label == "Construire les Villas pour 2"


@pytest.mark.parametrize(
    "text", ["high_rise", "High-Rise", "build high-rise", "tour d'habitation", "Tour d’habitation", "HIGH RISE"]
)
def test_a_card_is_understood_by_id_and_by_name(text: str) -> None:
    city = table([["high_rise", *dummies(3)], []])
    play(city, (A, text), (B, "architect"))
    assert city.view(None)["zone_cards"][A][0]["card"] == "high_rise"


def test_the_view_tells_what_cannot_be_built_and_why() -> None:
    city = table([["school", "park", "villas", "museum"], []], [["park", "architect"]])
    rows = {row["card"]: row for row in city.view(A)["hand"]}
    assert {card: row["blocked"] and row["blocked"]["rule"] for card, row in rows.items()} == {
        "museum": "TC-25",
        "park": "TC-35",
        "school": "TC-30",
        "villas": "TC-25",
    }
    assert rows["villas"]["cost"] == 4
    assert "you can pay 3" in rows["villas"]["blocked"]["why"]["en"]


def test_in_the_question_for_a_second_card_the_view_counts_with_the_first() -> None:
    city = table([["school", "villas", "residential_building", *dummies(4)], []], [["construction_crew"]])
    play(city, (A, "residential_building"))
    rows = {row["card"]: row for row in city.view(A)["hand"]}
    assert rows["school"]["blocked"] is None
    assert "residential_building" not in rows
    play(city, (A, "school"))
    assert city.view(A)["answers"] == {"A": ["residential_building", "school"]}
    assert [row["card"] for row in city.view(A)["chosen"]] == ["residential_building", "school"]


def test_an_answer_can_be_taken_back_until_the_stage_closes() -> None:
    game = Table(table([["cinema", *dummies(4)], ["villas", *dummies(8)[4:], "park"]]))
    game.play("cinema", A)
    game.undo(A)
    game.play("cinema", A)
    game.play("villas", B)
    assert not game.can_undo(A)
    game.play("museum", A)
    game.play("park", B)
    game.undo(A)
    assert "museum" in [game.game.notation(game.state, move) for move in game.state.moves(A)]
    assert len(game.state.describe()["answers"]["B"]) == 1, "the payment of the other stays"


def test_a_payment_in_which_nobody_else_takes_part_cannot_be_undone_once_cards_are_drawn() -> None:
    game = Table(table([["residential_building", "villas", "park"], []]))
    game.play("residential_building", A)
    game.play("architect", B)
    game.play("park", A)
    assert not game.can_undo(A)


def test_every_question_has_its_words() -> None:
    """Prompt and labels of all questions in both languages, none of them with a hole."""
    seen = set()
    for opened in (
        GAME.start(players=2, seed=1),
        table([["cinema", *dummies(3)]]),
        table([["cinema", "park", *dummies(3)]], [["construction_crew"]]),
    ):
        city = opened.clone()
        for _ in range(3):
            if not city.to_act or A not in city.to_act:
                break
            decision = city.decision(A)
            assert decision is not None
            seen.add(decision.kind)
            for text in (decision.prompt, *[choice.label for choice in decision.choices]):
                assert "{" not in text
            city.push(city.moves(A)[0] if decision.kind != "second" else city.moves(A)[1], A)
    assert {"setup", "choose", "second"} <= seen
    assert question(table(), A) == "choose"
