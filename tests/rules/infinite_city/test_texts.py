"""Every question, event, button and refusal can be said in English and in French."""

from __future__ import annotations

import inspect
import re
from random import Random
from string import Formatter
from typing import Any

import pytest

from faubourg.core.rules import Question
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES, load_toml
from faubourg.games.infinite_city import GAME, effects, flow, state, tiles
from faubourg.games.infinite_city.effects import LIBRARY, STEPS
from faubourg.games.infinite_city.tiles import KINDS, PACKAGE

TEXTS = {lang: load_toml(PACKAGE, f"text.{lang}.toml") for lang in LANGUAGES}
ASKED = sorted(step.name for step in STEPS.values() if isinstance(step, Question) and step is not LIBRARY)
TOLD = sorted(
    {
        kind
        for module in (effects, flow, state)
        for call in re.findall(r"\.tell\(([^,]*),", inspect.getsource(module))
        for kind in re.findall(r'"(\w+)"', call)
    }
)
# The same in both languages, because it is a name.
UNTRANSLATED = {"game.title"}


def flat(table: dict[str, Any], path: str = "") -> dict[str, str]:
    """Every text by its path."""
    found: dict[str, str] = {}
    for key, value in table.items():
        found |= flat(value, f"{path}{key}.") if isinstance(value, dict) else {path + key: value}
    return found


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("name", ["text", "rules"])
def test_both_languages_have_the_same_texts_with_the_same_placeholders(name: str) -> None:
    english, french = (flat(load_toml(PACKAGE, f"{name}.{lang}.toml")) for lang in LANGUAGES)
    assert list(english) == list(french)
    for path in english:
        assert placeholders(english[path]) == placeholders(french[path]), path


def test_french_is_french() -> None:
    english, french = (flat(TEXTS[lang]) for lang in LANGUAGES)
    for path, text in french.items():
        assert "'" not in text, f"{path}: a straight apostrophe"
        assert not re.search(r"(?<![\u00a0\u202f])[:;?!»](?!\w)", text), f"{path}: no non-breaking space"
        if len(placeholders(text)) == 0 and path not in UNTRANSLATED:
            assert text != english[path], path


def test_every_question_has_its_texts() -> None:
    for lang in LANGUAGES:
        texts = TEXTS[lang]
        assert sorted(texts["prompts"]) == ASKED
        assert sorted(texts["expected"]) == ASKED
        assert set(ASKED) <= set(texts["labels"]) <= {*ASKED, "hotel"}


def test_every_event_has_its_sentence() -> None:
    assert len(TOLD) > 20
    for lang in LANGUAGES:
        said = {key.removesuffix("_known") for key in TEXTS[lang]["events"]}
        assert said == set(TOLD)


def test_buttons_tiles_and_endings_have_their_texts() -> None:
    endings = set(re.findall(r'\.end\("(IC-\d+)"\)', inspect.getsource(flow) + inspect.getsource(state)))
    errors = set(re.findall(r'wrong\(\w+, "(\w+)"', inspect.getsource(tiles)))
    for lang in LANGUAGES:
        texts = TEXTS[lang]
        assert list(texts["buttons"]) == list(GAME.buttons)
        assert list(texts["tiles"]) == list(KINDS)
        assert set(texts["endings"]) == endings
        assert set(texts["errors"]) == errors


def test_every_rule_that_refuses_says_why() -> None:
    refusing = {rule.id: rule for step in STEPS.values() if isinstance(step, Question) for rule in step.rules}
    for id, rule in refusing.items():
        assert id in GAME.rules
        reasons = GAME.reasons(rule, {})
        assert all(reasons[lang] for lang in LANGUAGES)
        assert reasons["en"] != reasons["fr"]
    for lang in LANGUAGES:
        used = {*refusing, GAME.turn_rule, GAME.end_rule}
        assert set(TEXTS[lang]["refusals"]) <= used


def test_fifty_games_can_be_told_to_everybody_in_both_languages() -> None:
    """Every decision and every event is put into words, with no placeholder left over."""
    questions, events = set(), set()
    for seed in range(50):
        rng = Random(seed)
        table = Table(GAME.start(players=2 + seed % 5, seed=seed))
        while not table.state.is_over:
            seat = table.state.to_act[0]
            decision = table.state.decision(seat)
            assert decision is not None
            questions.add(decision.kind)
            for lang in LANGUAGES:
                said = [decision.prompt[lang], *[choice.label[lang] for choice in decision.choices]]
                assert all(text and "{" not in text for text in said)
            table.push(rng.choice(decision.choices).move, seat)
        events |= {event.kind for event in table.log}
        for viewer in (*range(table.state.players), None):
            for lang in LANGUAGES:
                lines = table.sentences(viewer, lang)
                assert len(lines) == len(table.log)
                assert all(line and "{" not in line for line in lines)
    assert questions == set(ASKED)
    assert events >= set(TOLD) - {"pass", "skip"}, "what these games do not reach is rare"


def test_refusals_are_said_in_both_languages() -> None:
    city = GAME.start(players=2, seed=1)
    seat = city.to_act[0]
    for text in ("pass", "nonsense", "0,0", "9,9", "B"):
        rule = city.why_not(text, seat)
        assert rule is not None
        assert rule.id in GAME.rules
