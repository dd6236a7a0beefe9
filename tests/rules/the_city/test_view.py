"""What a seat sees: prices, gains, the bill, spots, and nothing of what others keep secret."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.shapes import misfit
from faubourg.core.table import Table
from faubourg.core.trying import try_line
from faubourg.games.the_city import GAME
from faubourg.games.the_city.shapes import EVENTS, View
from faubourg.games.the_city.state import City
from faubourg.testing import rule
from tests.rules.the_city.harness import A, B, C, dummies, options, play, table

CREW = "construction_crew"


def rows(city: City, field: str = "hand", seat: int = A) -> dict[str, dict[str, Any]]:
    seen = city.view(seat)
    assert misfit(seen, View) is None
    return {row["card"]: row for row in seen[field]}


def total(city: City, card: str) -> tuple[int, int]:
    """Income and points that a hand card adds to a round."""
    gain = rows(city)[card]["gain"]
    return gain["income"], gain["points"]


# --- gains -----------------------------------------------------------------------------------------------------------


@rule("TC-49", "TC-54")
def test_a_gain_counts_the_card_itself_and_what_it_changes() -> None:
    """A University in a zone with a Park and a School: 4 and 1 itself, 1 more for the Park's Fountains."""
    city = table([["university", *dummies(5)]], [["school", "park"]])
    gain = rows(city)["university"]["gain"]
    assert (gain["income"], gain["points"]) == (0, 6)
    assert (gain["own_income"], gain["own_points"]) == (0, 5)
    park = {"spot": "zone:A:1", "seat": "A", "card": "park", "income": 0, "points": 1}
    assert gain["changes"] == [park]


@rule("TC-51")
def test_a_gain_names_cards_of_others_that_profit_and_does_not_count_them() -> None:
    city = table([["interchange", *dummies(3)]], [["cinema"], ["highway"]])
    gain = rows(city)["interchange"]["gain"]
    assert (gain["income"], gain["points"]) == (1, 1)
    assert gain["changes"] == [{"spot": "zone:B:0", "seat": "B", "card": "highway", "income": 0, "points": 2}]


@rule("TC-40")
def test_the_gain_of_a_second_card_counts_the_first() -> None:
    city = table([["park", "townhouse", *dummies(4)], []], [[CREW]])
    assert total(city, "townhouse") == (0, 1)
    play(city, (A, "park"))
    gain = rows(city)["townhouse"]["gain"]
    assert gain["points"] == 2
    assert [change["spot"] for change in gain["changes"]] == ["chosen:0"]
    assert rows(city, "chosen")["park"]["gain"]["points"] == 1


def test_gains_are_what_really_happens() -> None:
    """Of every card that can be built: points and income of the round are those of the view plus the gain."""
    city = table([["park", "cinema", "interchange", "villas", "office_building", *dummies(4)], []], [["high_rise"]])
    for card in options(city, A)[:-2]:
        seen, gain = city.view(A), rows(city)[card]["gain"]
        after = play(city.clone(), (A, card), (B, "architect"))
        while A in after.to_act and after.round == 1:
            after.push(after.moves(A)[0], A)
        assert after.view(A)["points"][A] == seen["points"][A] + gain["points"], card
        assert after.view(A)["incomes"][A] == seen["incomes"][A] + gain["income"], card


# --- rows ------------------------------------------------------------------------------------------------------------


def test_copies_have_ids_that_stay_when_one_of_them_goes() -> None:
    city = table([["townhouse", "villas", "villas", "villas", "park"], []])
    assert [row["id"] for row in city.view(A)["hand"]] == ["park#1", "townhouse#1", "villas#1", "villas#2", "villas#3"]
    play(city, (A, "villas"))
    assert [row["spot"] for row in city.view(A)["hand"]][2:] == ["hand:villas#1", "hand:villas#2"]


def test_cards_drawn_and_cards_laid_have_prices_and_gains() -> None:
    city = table([["villas", *dummies(4)], []], [["school"], ["school"]])
    play(city, (A, "villas"), (B, "give_up"))
    laid = city.view(B)["laid_cards"][A][0]
    assert (laid["spot"], laid["cost"], laid["printed_cost"], laid["gain"]["points"]) == ("laid:A:0", 2, 4, 4)
    play(city, (A, options(city, A)[0]), (A, options(city, A)[-1]))
    offered = city.view(B)["offer"]
    assert len(offered) == 5
    decision = city.decision(B)
    assert decision is not None
    assert {spot for choice in decision.choices for spot in choice.spots} == {row["spot"] for row in offered}
    assert all(row["blocked"] is None for row in offered)


def test_zones_tell_the_printed_cost() -> None:
    city = table(zones=[["villas", "school"]])
    assert [(row["card"], row["cost"], row["spot"]) for row in city.view(None)["zone_cards"][A]] == [
        ("villas", 4, "zone:A:0"),
        ("school", 1, "zone:A:1"),
    ]


def test_nothing_is_blocked_where_any_card_may_be_given_away() -> None:
    city = table([["cinema", "school", *dummies(4)], []])
    assert rows(city)["school"]["blocked"]["rule"] == "TC-30"
    play(city, (A, "cinema"), (B, "architect"))
    assert {row["blocked"] for row in city.view(A)["hand"]} == {None}


def test_a_mistake_is_told_apart_from_what_cannot_be_chosen() -> None:
    city = table([["cinema", "school", *dummies(4)], []], options={"allow_mistakes": True})
    school = rows(city)["school"]
    assert (school["blocked"], school["mistake"]["rule"]) == (None, "TC-30")
    decision = city.decision(A)
    assert decision is not None
    assert {choice.notation for choice in decision.choices if "mistake" in choice.facts} >= {"school"}


# --- paying ----------------------------------------------------------------------------------------------------------


@rule("TC-40")
def test_the_bill_is_data() -> None:
    city = table([["cinema", "townhouse", *dummies(5)], []], [[CREW]])
    play(city, (A, "cinema; townhouse"), (B, "architect"))
    decision = city.decision(A)
    assert decision is not None
    assert (decision.least, decision.left) == (3, 3)
    assert decision.about.piece == "card:cinema"
    assert decision.about.spots == ("laid:A:0", "laid:A:1")
    play(city, (A, "stadium; museum"))
    assert city.view(A)["bill"] == [
        {"spot": "laid:A:0", "card": "cinema", "cost": 2, "paid": ["stadium", "museum"], "left": 0},
        {"spot": "laid:A:1", "card": "townhouse", "cost": 1, "paid": [], "left": 1},
    ]
    decision = city.decision(A)
    assert decision is not None
    assert (decision.left, decision.about.piece) == (1, "card:townhouse")
    assert city.view(B)["bill"] == []


@rule("TC-42")
def test_the_extra_card_of_a_crew_lies_face_down_while_it_is_paid() -> None:
    city = table([[CREW, "cinema", *dummies(5)], []])
    play(city, (A, CREW), (B, "architect"), (A, "stadium"))
    decision = city.decision(A)
    assert decision is not None
    assert (decision.kind, decision.about.spots) == ("crew", ("zone:A:0",))
    play(city, (A, "cinema"))
    seen = city.view(A)
    assert [row["card"] for row in seen["chosen"]] == ["cinema"]
    assert [(due["spot"], due["left"]) for due in seen["bill"]] == [("chosen:0", 2)]
    assert "cinema" not in [row["card"] for row in seen["hand"]]
    decision = city.decision(A)
    assert decision is not None
    assert decision.about.spots == ("chosen:0",)


# --- decisions -------------------------------------------------------------------------------------------------------


def test_what_cannot_be_built_is_closed_with_its_reason() -> None:
    city = table([["school", "park", "villas", "museum"], []], [["park", "architect"]])
    decision = city.decision(A)
    assert decision is not None
    assert {(one.notation, one.rule, one.why) for one in decision.closed} == {
        ("museum", "TC-25", "costs 5, and you can pay 3"),
        ("park", "TC-35", "you have one, and nobody may have two"),
        ("school", "TC-30", "needs a Residential Building, Social Housing or Villas in your zone"),
        ("villas", "TC-25", "costs 4, and you can pay 3"),
        ("architect", "TC-19", "you have had your Architect"),
    }
    assert decision.prompt == "Round 1: build a card, or give up."


def test_a_choice_has_its_figures() -> None:
    city = table([["villas", "villas", *dummies(4)], []], [["school"]])
    decision = city.decision(A)
    assert decision is not None
    facts = {choice.notation: choice.facts for choice in decision.choices}
    assert {key: facts["villas"][key] for key in ("card", "copies", "cost", "printed_cost", "hand_after")} == {
        "card": "villas",
        "copies": 2,
        "cost": 2,
        "printed_cost": 4,
        "hand_after": 3,
    }
    assert facts["architect"]["gain"]["income"] == 1
    assert facts["give_up"] == {"draws": 5, "keeps": 1}


@rule("TC-52")
def test_a_reference_says_who_asks_and_what_each_seat_would_count() -> None:
    zones = [["park_and_ride", "metro"], ["stadium"], ["monument", "cinema"]]
    city = table(zones=zones, players=3, options={"ask_reference_player": True})
    play(city, (A, "architect"), (B, "architect"), (C, "architect"))
    decision = city.decision(A)
    assert decision is not None
    assert (decision.about.piece, decision.about.spots) == ("card:park_and_ride", ("zone:A:0",))
    assert [(choice.spots, choice.facts) for choice in decision.choices] == [
        (("seat:B",), {"counted": 2, "points": 2}),
        (("seat:C",), {"counted": 1, "points": 1}),
    ]
    assert [choice.label for choice in decision.choices] == ["B: 2 Cars", "C: 1 Car"]
    assert decision.suggested == ("B", "C")
    assert decision.left == 2


@pytest.mark.parametrize("text", ["cons", "Équipe de", "equipe", "construction-crew"])
def test_any_clear_beginning_in_any_language_is_understood(text: str) -> None:
    city = table([[CREW, "concert_hall", *dummies(1)]])
    assert city.game.notation(city, city.read(text, A)[0]) == CREW


@pytest.mark.parametrize(
    ("text", "button"),
    [("renoncer", "give_up"), ("give up", "give_up"), ("Architecte", "architect"), ("archi", "architect")],
)
def test_buttons_are_understood_in_any_language(text: str, button: str) -> None:
    city = table([["villas"]])
    assert city.game.notation(city, city.read(text, A)[0]) == button


# --- tries -----------------------------------------------------------------------------------------------------------


def test_a_try_ends_before_cards_are_drawn() -> None:
    city = table([["cinema", *dummies(4)], []])
    play(city, (A, "cinema"), (B, "architect"))
    tried = try_line(city, ["stadium", "museum"], A)
    assert (tried.played, tried.end) == (2, "final")
    assert [row["card"] for row in tried.state.view(A)["zone_cards"][A]] == ["cinema"]
    assert tried.state.view(A)["pile_size"] == city.view(A)["pile_size"]
    assert city.view(A)["zone_cards"][A] == []


# --- events ----------------------------------------------------------------------------------------------------------


def told(game: Table, seat: int | None) -> list[dict[str, Any]]:
    found = [game.game.event_data(game.state, event, seat, "en") for event in game.log]
    for event in found:
        assert misfit(event["facts"], EVENTS[event["kind"]]) is None, event
    return found


def test_events_say_what_moves_from_where_to_where() -> None:
    game = Table(table([["cinema", *dummies(3)], []]), names=("Ada", "Ben"))
    for seat, move in ((A, "cinema"), (B, "give_up"), (A, "stadium"), (A, "museum")):
        game.play(move, seat)
    events = {event["kind"]: event for event in told(game, A)}
    assert events["reveal"]["moves"] == [{"piece": "cinema", "from": "hand:A", "to": "laid:A"}]
    assert events["build"]["moves"] == [{"piece": "cinema", "from": "laid:A", "to": "zone:A"}]
    assert events["pay"]["moves"] == [
        {"piece": "stadium", "from": "hand:A", "to": "discard"},
        {"piece": "museum", "from": "hand:A", "to": "discard"},
    ]
    assert events["pay"]["text"] == "Ada pays for the Cinema with Stadium and Museum."
    assert events["draw"]["moves"] == [{"piece": None, "from": "pile", "to": "offer:B"}] * 5
    own = {event["kind"]: event for event in told(game, B)}
    assert all(move["piece"] for move in own["draw"]["moves"])
    assert events["draw"]["seat"] == own["draw"]["seat"] == "B"


def test_the_log_says_who_has_reached_the_goal() -> None:
    game = Table(table(zones=[["opera_house"], []], scores=[45, 0]), names=("Ada", "Ben"))
    game.play("architect", A)
    game.play("architect", B)
    assert game.sentences(None, "en")[-1] == "Ada has reached 50 points: the game is over."
    assert game.sentences(None, "fr")[-1] == "Ada a atteint 50 points\u00a0: la partie est finie."


# --- pieces ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_and_symbol_explains_itself(lang: str) -> None:
    pieces = {piece.id: piece for piece in GAME.pieces(lang)}
    city = table()
    assert {GAME.piece_of(city, kind) for kind in range(city.cards.kinds)} <= pieces.keys()
    assert {"symbol:car", "symbol:cart", "symbol:fountain"} <= pieces.keys()
    for piece in pieces.values():
        assert piece.name
        assert all(rule in GAME.rules for rule in piece.rules)
        if piece.group == "card":
            assert piece.line and piece.price and (piece.text or piece.id == "card:parking"), piece.id


def test_pieces_read_well() -> None:
    pieces = {piece.id: piece for piece in GAME.pieces("en")}
    assert pieces["card:bridge"].line == "1 card and 2 points a round, +1 card for each Highway"
    assert pieces["card:interchange"].text.startswith("+1 card and 1 point for each Car in your zone.")
    assert pieces["card:parking"].line == "symbols for other cards"
    assert pieces["card:airport"].text == "Brings 1 card and 8 points every round."
    french = {piece.id: piece for piece in GAME.pieces("fr")}
    assert french["card:restaurant"].line == "1 point par manche, +1 carte avec un Centre d’affaires"
