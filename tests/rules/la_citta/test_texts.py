"""Words: both languages say the same things, and everything that can happen has its sentence."""

from __future__ import annotations

import re
from importlib import resources
from random import Random
from string import Formatter
from typing import Any

import pytest

from faubourg.core.rules import Question
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES, load_toml
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.tiles import KINDS, PACKAGE, POLICIES
from tests.rules.la_citta.harness import A, B, city, last_turn, play, position

WORDS = {lang: load_toml(PACKAGE, f"text.{lang}.toml") for lang in LANGUAGES}


def leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> dict[tuple[str, ...], str]:
    found: dict[tuple[str, ...], str] = {}
    for key, value in table.items():
        found |= leaves(value, (*path, key)) if isinstance(value, dict) else {(*path, key): value}
    return found


@pytest.mark.parametrize("name", ["text", "rules"])
def test_both_languages_have_the_same_texts_with_the_same_facts(name: str) -> None:
    english, french = (leaves(load_toml(PACKAGE, f"{name}.{lang}.toml")) for lang in LANGUAGES)
    assert english.keys() == french.keys()

    def facts(text: str) -> set[str]:
        return {field for _, field, _, _ in Formatter().parse(text) if field}

    for path, text in english.items():
        assert facts(text) == facts(french[path]), path


def test_french_is_set_with_its_spaces_and_apostrophes() -> None:
    for name in ("text", "rules"):
        for path, text in leaves(load_toml(PACKAGE, f"{name}.fr.toml")).items():
            assert "'" not in text, path
            assert not re.search(r" [:;?!»]|« ", text), path


def test_every_event_has_a_sentence_in_both_languages() -> None:
    told = set()
    for file in resources.files(PACKAGE).iterdir():
        if file.name.endswith(".py"):
            told |= set(re.findall(r'\.tell(?:_of|_tile)?\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    assert len(told) > 30
    for lang in LANGUAGES:
        assert told <= WORDS[lang]["events"].keys()


def test_every_question_has_its_words() -> None:
    questions = [name for name, step in GAME.steps.items() if isinstance(step, Question)]
    for lang in LANGUAGES:
        for table in ("prompts", "labels", "expected"):
            assert set(questions) == WORDS[lang][table].keys()
        assert {*KINDS, *POLICIES} <= WORDS[lang]["tiles"].keys()


def test_every_rule_that_refuses_says_why() -> None:
    refusing = {rule.id for step in GAME.steps.values() if isinstance(step, Question) for rule in step.rules}
    for lang in LANGUAGES:
        assert refusing | {"LC-29", "LC-96"} == WORDS[lang]["refusals"].keys()


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
    assert lines[1:5] == [
        "The voices of the people are heard: Education, Education, Health, Education.",
        "Most voices (3 of 4) ask for one service: Education.",
        "A citizen leaves Bob's city at 15,1 for Ada's city at 11,4: Education is 1 there against 0 at home.",
        "Ada feeds everybody: 53 food for 5 citizens.",
    ]
    assert "Un citoyen quitte la ville en 15,1 (Bob) pour la ville en 11,4 (Ada)" in "\n".join(table.sentences(A, "fr"))
    assert [event.rule for event in table.log[1:5]] == ["LC-33", "LC-33", "LC-75", "LC-90"]


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
    assert [choice.label["en"] for choice in decision.choices][:4] == [
        "Player card: take 2 gold",
        "Player card: found a city",
        "Player card: build a small building",
        "Policy card: Master Builder",
    ]
    play(region, "master_builder")
    decision = region.decision(A)
    assert decision is not None
    assert [choice.label["en"] for choice in decision.choices] == [
        "Small building for 1 gold",
        "Medium building for 2 gold",
        "Large building for 4 gold",
    ]


def test_labels_of_sites_say_what_the_land_gives() -> None:
    region = position(city("A", "13,0", 4))
    play(region, "small-building; farmhouse")
    decision = region.decision(A)
    assert decision is not None
    assert [choice.label["en"] for choice in decision.choices] == ["At 12,0 (food: 4)", "At 14,0 (food: 4)"]
    assert decision.choices[0].label["fr"] == "En 12,0 (nourriture\u00a0: 4)"
