"""Words: both languages say the same things, and everything that can happen has its sentence."""

from __future__ import annotations

import re
from importlib import resources
from random import Random

from faubourg.core.rules import Question
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.names import city_name
from faubourg.games.la_citta.tiles import KINDS, PACKAGE, POLICIES
from tests.rules.la_citta.harness import A, B, city, last_turn, play, position
from tests.words import keys


def test_every_event_has_a_sentence_in_both_languages() -> None:
    told = set()
    for file in resources.files(PACKAGE).iterdir():
        if file.name.endswith(".py"):
            told |= set(re.findall(r'\.tell(?:_of|_tile)?\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    assert len(told) > 30
    for lang in LANGUAGES:
        assert told <= set(keys(PACKAGE, lang, "event-"))


def test_every_question_has_its_words() -> None:
    questions = [name for name, step in GAME.steps.items() if isinstance(step, Question)]
    for lang in LANGUAGES:
        for table in ("prompt-", "expected-"):
            assert set(questions) == set(keys(PACKAGE, lang, table))
        assert set(KINDS) == set(keys(PACKAGE, lang, "tile-"))
        assert set(POLICIES) == set(keys(PACKAGE, lang, "card-"))


def test_every_rule_that_refuses_says_why() -> None:
    refusing = {rule.id for step in GAME.steps.values() if isinstance(step, Question) for rule in step.rules}
    for lang in LANGUAGES:
        said = {"-".join(key.split("-")[:2]) for key in keys(PACKAGE, lang, "refusal-")}
        assert refusing | {"LC-29", "LC-96"} == said


def test_the_story_of_a_year_is_told_with_its_causes() -> None:
    """A newcomer sees why a citizen left: the service, and how much of it there is on either side."""
    region = last_turn(
        city("A", "11,4", 4, ("12,3", "school")),
        city("B", "15,1", 3, ("15,2", "statue")),
        voices=["education", "education", "health", "education"],
    )
    table = Table(region, ["Ada", "Bob"])
    table.push(region.moves(B)[-1], B)
    lines = table.sentences(A, "en")
    rival, home = (city_name(region.board.numbers[cell]) for cell in ("15,1", "11,4"))
    assert lines[1:8] == [
        "Year 1, phase 5: the people speak.",
        "The voices of the people: Education, Education, Health and Education.",
        "3 of 4 voices ask for education.",
        "Phase 6: citizens move to where life is better.",
        f"A citizen leaves Bob’s city of {rival} for Ada’s city of {home}: Education 1 there, 0 at home.",
        "Phase 6: the citizens are housed anew.",
        "Phase 7: the citizens are fed.",
    ]
    assert f"Un citoyen quitte {rival} (Bob) pour {home} (Ada)" in "\n".join(table.sentences(A, "fr"))
    assert [event.rule for event in table.log[2:6]] == ["LC-33", "LC-33", "LC-74", "LC-75"]


def test_whole_games_can_be_told_in_both_languages() -> None:
    for seed in range(3):
        table = Table(GAME.start(players=3, seed=seed, expansion=True))
        rng = Random(seed)
        while not table.state.is_over:
            seat = table.state.to_act[0]
            table.push(rng.choice(table.state.moves(seat)), seat)
        for lang in LANGUAGES:
            for reader in (None, A):
                assert all("{" not in line for line in table.sentences(reader, lang))


def test_things_may_be_called_by_their_names() -> None:
    region = position(city("A", "13,2", 4), display=["palace", "hospital"], gold=[2, 0])
    for text in ("palace", "Palais", "palace#1"):
        assert region.why_not(text, A) is None
    play(region, "small-building")
    for text in ("school", "École", "(12,3)"):
        assert (region.why_not(text, A) is None) == (text != "(12,3)")
    play(region, "école; (12, 3)")
    assert region.to_act == (B,)


def test_labels_say_what_a_choice_means() -> None:
    region = position(city("A", "13,2", 4), display=["master_builder"], gold=[4, 0])
    decision = region.decision(A)
    assert decision is not None
    assert [choice.label for choice in decision.choices][:4] == [
        "Player card: take 2 gold",
        "Player card: found a city",
        "Player card: build a small building",
        "Master Builder, 1 to 4 gold: build any small, medium or large building",
    ]
    play(region, "master_builder")
    decision = region.decision(A)
    assert decision is not None
    assert [choice.label for choice in decision.choices] == [
        "Small building for 1 gold",
        "Medium building for 2 gold",
        "Large building for 4 gold",
    ]


def test_labels_of_sites_say_what_the_land_gives() -> None:
    region = position(city("A", "13,0", 4))
    play(region, "small-building; farmhouse")
    decision = region.decision(A)
    assert decision is not None
    home = city_name(region.board.numbers["13,0"])
    labels = [f"Build in {home}, at {cell}: 4 food" for cell in ("12,0", "14,0")]
    assert [choice.label for choice in decision.choices] == labels
    assert decision.choices[0].facts == {"city": "13,0", "city_name": home, "food": 4, "income": 0}
    french = region.decision(A, "fr")
    assert french is not None
    assert french.choices[0].label == f"Construire à {home}, en 12,0\u00a0: 4 jetons Nourriture"
