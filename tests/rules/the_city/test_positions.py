"""What can be set up and what cannot: each refusal names the place and says what is allowed, in both languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from faubourg.core.errors import SetupError
from faubourg.games.the_city import GAME
from faubourg.games.the_city.card_file import built_in_values
from tests.rules.the_city.harness import A, B, C, dummies, hand, options, pile_table, play, question, table

CREW = "construction_crew"
MISTAKES = {"allow_mistakes": True}
ASKING = {"ask_reference_player": True}
REST = {"paying": ["income", "giving-up"], "sorting": ["income", "giving-up", "paying"]}
REST |= {"extra-building": ["income", "giving-up"], "keeping": ["income"]}


def pending(step: str) -> list[dict[str, str]]:
    return [{"step": one, "seat": "A"} for one in (*REST.get(step, ()), step)]


def refusal(**parts: Any) -> str:
    with pytest.raises(SetupError) as refused:
        GAME.setup({"players": 2, **parts})
    assert "???" not in refused.value.say("fr")
    return refused.value.say("en")


def paying(**parts: Any) -> dict[str, Any]:
    """A builds a Cinema for 2, B has taken the Architect; changed as told."""
    given = {"hands": [dummies(4), []], "laid": [["cinema"], []], "zones": [[], ["architect"]]}
    return {**given, "pending": pending("paying"), **parts}


def keeping(**parts: Any) -> dict[str, Any]:
    given = {"giving_up": ["A"], "offered": [dummies(5)], "zones": [[], ["architect"]]}
    return {**given, "pending": pending("keeping"), **parts}


# --- what is possible ------------------------------------------------------------------------------------------------


def test_what_is_not_mentioned_lies_in_the_box() -> None:
    city = GAME.setup({"players": 2, "hands": [["villas"]], "pile": ["park", "cinema"]})
    assert [city.cards.ids[card] for card in reversed(city.pile)] == ["park", "cinema"]
    play(city, (A, "architect"), (B, "architect"))
    assert hand(city, A) + hand(city, B) == ["park", "villas", "cinema"]
    described = json.loads(json.dumps(city.describe()))
    assert GAME.setup(described).describe() == described


def test_without_a_pile_all_other_cards_are_the_pile() -> None:
    assert len(table([["villas"]]).pile) == 104


@pytest.mark.parametrize(
    ("asked", "position"),
    [
        ("choose", {}),
        ("pay", paying()),
        ("keep", keeping()),
        ("limit", {"hands": [[*dummies(13)]], "pending": pending("trimming")}),
        (
            "crew",
            {
                "hands": [dummies(3)],
                "zones": [[CREW], ["architect"]],
                "built": [[CREW]],
                "pending": pending("extra-building"),
            },
        ),
        (
            "mistake",
            {
                "options": MISTAKES,
                "hands": [dummies(2)],
                "laid": [["cinema", "boutique"]],
                "zones": [[CREW], ["architect"]],
                "pending": pending("sorting"),
            },
        ),
        (
            "reference",
            {"players": 3, "options": ASKING, "zones": [["metro"]], "pending": pending("referring")},
        ),
        (
            "setup",
            {"round": 0, "hands": [dummies(7), [*dummies(7)]], "pending": pending("settling")},
        ),
    ],
)
def test_every_stage_can_be_set_up(asked: str, position: dict[str, Any]) -> None:
    city = GAME.setup({"players": 2, **position})
    assert question(city, A) == asked
    described = json.loads(json.dumps(city.describe()))
    assert GAME.setup(described).describe() == described


def test_answers_may_be_given_without_naming_the_stage_in_which_everything_begins() -> None:
    city = GAME.setup({"players": 2, "hands": [["villas", *dummies(4)]], "answers": {"A": ["villas"]}})
    assert city.to_act == (B,)
    assert city.view(A)["answers"] == {"A": ["villas"]}


def test_a_game_that_is_over_can_be_set_up() -> None:
    city = GAME.setup({"players": 2, "round": 8, "scores": [51, 40], "ended_by": "TC-56"})
    assert city.is_over
    assert city.outcome().winners == (A,)


def test_points_of_earlier_rounds_are_told_as_such() -> None:
    city = table(zones=[["park"]], scores=[20, 0], round=3)
    play(city, (A, "architect"), (B, "architect"))
    assert [(line.kind, line.points) for line in city.outcome().of(A)] == [("building", 1), ("earlier", 20)]


def test_cards_of_a_position_are_data_not_a_file() -> None:
    cards = {**built_in_values(), "park": {**built_in_values()["park"], "vp": 3}}
    city = GAME.setup({"players": 2, "options": {"cards": cards}, "zones": [["park"]]})
    assert city.view(None)["points"] == [4, 0]
    assert "not the name of a file" in refusal(options={"cards": "cards.toml"})
    assert "cards: " in refusal(options={"cards": {"park": {}}})


# --- what is not -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "position"),
    [
        ("hands[0][0] is castle, which is not a card", {"hands": [["castle"]]}),
        ("hands[1][0] is an Architect", {"hands": [[], ["architect"]]}),
        ("hands[0][1] is one metro too many: there is only 1.", {"hands": [["metro", "metro"]]}),
        ("hands has 3 lists", {"hands": [[], [], []]}),
        ("zones[0] has two park", {"zones": [["park", "park"]]}),
        ("zones[1] has two architect", {"zones": [[], ["architect", "architect"]]}),
        ("scores has 1 numbers", {"scores": [3]}),
        ("scores[0] is -1", {"scores": [-1, 0]}),
        ("somebody has 60 points; with 50 the game is over", {"scores": [60, 0]}),
        ("round is 61, and the game has 60 rounds", {"round": 61}),
        ("round is 0 in the step settling and at no other time", {"round": 0}),
        ("round is 0 in the step settling", {"pending": pending("settling")}),
        (
            "in setup zones and discard pile are empty, and nobody has points",
            {"round": 0, "scores": [6, 0], "hands": [dummies(7), dummies(7)], "pending": pending("settling")},
        ),
        ("hands[0] has 6 cards", {"round": 0, "hands": [dummies(6), dummies(7)], "pending": pending("settling")}),
        ("hands[0] may have 12 cards at most", {"hands": [dummies(13)]}),
        ("ended_by is TC-1;", {"ended_by": "TC-1"}),
        ("ended_by is TC-56, and the best score is 10", {"ended_by": "TC-56", "scores": [10, 0]}),
        ("ended_by is TC-13, and the best score is 55", {"ended_by": "TC-13", "scores": [55, 0], "round": 60}),
        ("the game is over after round 3 of 60", {"ended_by": "TC-13", "round": 3}),
        (
            "the game is over by TC-56, and something is pending",
            {"ended_by": "TC-56", "scores": [50, 0], "pending": pending("choosing")},
        ),
        ("there are answers", {"ended_by": "TC-56", "scores": [50, 0], "answers": {"A": ["give_up"]}}),
        ("nobody is asked anything in income", {"pending": [{"step": "income", "seat": "A"}]}),
        ("nobody is asked anything in choose;", {"pending": [{"step": "choose", "seat": "A"}]}),
        ("pending is exactly income, giving-up, paying", paying(pending=pending("paying")[-1:])),
        ("pending is exactly choosing", {"pending": [{"step": "choosing", "seat": "B"}]}),
        ("answers.A[0] is metro; allowed: architect, give_up.", {"answers": {"A": ["metro"]}}),
        ("answers.A[1] is give_up; allowed: -.", {"answers": {"A": ["give_up", "give_up"]}}),
        ("everybody has answered in choosing", {"answers": {"A": ["give_up"], "B": ["give_up"]}}),
        ("shown is possible only with the option allow_mistakes", {"hands": [["park"]], "shown": [["park"]]}),
        ("shown[0] has park, which is not in that hand", {"options": MISTAKES, "shown": [["park"]]}),
        ("scored has 1 rounds", {"scored": [{"sizes": [0, 0], "picked": []}]}),
        ("scored[0].sizes[0] must be from 0 to 0", {"round": 2, "scored": [{"sizes": [1, 0], "picked": []}]}),
        (
            "scored[0].picked[0] must name 0 other players",
            {"round": 2, "zones": [["metro"]], "scored": [{"sizes": [1, 0], "picked": [["B"]]}]},
        ),
        (
            "scored[0].picked[0] must name 1 other player.",
            {
                "players": 3,
                "options": ASKING,
                "round": 2,
                "zones": [["metro"]],
                "scored": [{"sizes": [1, 0, 0], "picked": [["A"]]}],
            },
        ),
        (
            "the zone of A has given 5 points, and the score is 1",
            {"round": 2, "zones": [["town_hall"]], "scores": [1, 0], "scored": [{"sizes": [1, 0], "picked": []}]},
        ),
        ("laid must be empty here", {"laid": [["park"]]}),
        ("offered must be empty here", {"offered": [["park"]]}),
        ("built must be empty here", {"zones": [["park"]], "built": [["park"]]}),
        ("giving_up must be empty here", {"giving_up": ["A"]}),
        ("giving_up names a seat twice", keeping(giving_up=["A", "A"])),
        ("giving_up: C is not a seat here", keeping(giving_up=["C"])),
        ("offered[0] may have 5 cards at most", keeping(offered=[dummies(8)])),
        ("offered[1] may have 0 cards at most", keeping(offered=[dummies(5), ["park"]])),
        ("who gives up draws 5 cards", keeping(offered=[dummies(4)])),
        ("in keeping somebody has drawn two cards or more", keeping(offered=[["park"]], pile=[])),
        ("laid[0]: opera_house cannot be built and paid", paying(laid=[["opera_house"]])),
        ("laid[0]: school cannot be built and paid", paying(laid=[["school"]])),
        ("laid[0]: two cards in a round need a Construction Crew", paying(laid=[["park", "townhouse"]])),
        (
            "laid[0]: park + highway cannot be built",
            paying(laid=[["park", "highway"]], zones=[[CREW], ["architect"]], hands=[dummies(2)]),
        ),
        ("B has chosen nothing", paying(zones=[])),
        ("A builds and gives up", paying(giving_up=["A"])),
        ("in paying somebody has something to pay", paying(laid=[["parking"]])),
        (
            "built[0] must be the last",
            keeping(zones=[["park", "cinema"], ["architect"]], built=[["park"]], giving_up=[]),
        ),
        ("pending is possible only with the option allow_mistakes", paying(pending=pending("sorting"))),
        (
            "in sorting somebody has laid two cards",
            paying(pending=pending("sorting"), options=MISTAKES),
        ),
        (
            "in extra-building somebody has built a Construction Crew",
            paying(zones=[["cinema"], ["architect"]], built=[["cinema"]], laid=[], pending=pending("extra-building")),
        ),
        ("referring is possible only with", {"zones": [["metro"]], "pending": pending("referring")}),
        (
            "in referring somebody has a card",
            {"players": 3, "options": ASKING, "zones": [["park"]], "pending": pending("referring")},
        ),
        ("in trimming somebody has more cards", {"pending": pending("trimming")}),
        (
            "the hand limit does not apply after round 3",
            {"options": {"max_rounds": 3}, "round": 3, "hands": [dummies(13)], "pending": pending("trimming")},
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(reason: str, position: dict[str, Any]) -> None:
    assert reason in refusal(**position)


@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("hands[0][0]", {"hands": [[3]]}),
        ("references", {"references": [["A"]]}),
        ("round", {"round": "two"}),
        ("pending[0].seat", {"pending": [{"step": "choosing"}]}),
        ("scored[0].sizes", {"scored": [{"picked": []}]}),
    ],
)
def test_what_has_not_the_shape_of_a_position_is_refused_by_it(place: str, position: dict[str, Any]) -> None:
    assert place in refusal(**position)


def test_a_hand_that_is_short_needs_no_parking_place() -> None:
    city = pile_table([["villas"]], pile=3, discard=0)
    assert sum(map(len, (city.pile, city.discard, *city.hands, *city.zones))) == 4
    play(city, (A, "architect"), (B, "give_up"))
    assert (question(city, B), len(options(city, B))) == ("keep", len(set(city.offered[B])))


def test_seats_beyond_the_players_are_refused() -> None:
    assert "answers: C is not a seat here; the seats are A, B." in refusal(answers={"C": []})
    assert table(players=3, answers={"C": ["give_up"]}).to_act == (A, B)
    assert C == 2
