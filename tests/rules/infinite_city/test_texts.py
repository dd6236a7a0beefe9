"""Every question, event, button and refusal can be said in English and in French."""

from __future__ import annotations

import inspect
import re
from random import Random

from faubourg.core import texts
from faubourg.core.rules import Question
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.games.infinite_city import GAME, effects, flow, state, tiles
from faubourg.games.infinite_city.effects import LIBRARY, STEPS
from faubourg.games.infinite_city.tiles import KINDS, PACKAGE
from tests.words import keys

ASKED = sorted(step.name for step in STEPS.values() if isinstance(step, Question) and step is not LIBRARY)
TOLD = sorted(
    {
        kind
        for module in (effects, flow, state)
        for call in re.findall(r"\.tell\(([^,]*),", inspect.getsource(module))
        for kind in re.findall(r'"(\w+)"', call)
    }
)


def test_every_question_has_its_texts() -> None:
    for lang in LANGUAGES:
        assert sorted(keys(PACKAGE, lang, "prompt-")) == ASKED
        assert sorted(keys(PACKAGE, lang, "expected-")) == ASKED
        assert set(ASKED) <= set(keys(PACKAGE, lang, "label-")) <= {*ASKED, "hotel"}


def test_every_event_has_its_sentence() -> None:
    assert len(TOLD) > 20
    for lang in LANGUAGES:
        said = {key.removesuffix("_known") for key in keys(PACKAGE, lang, "event-")}
        assert said == set(TOLD)


def test_buttons_tiles_and_endings_have_their_texts() -> None:
    endings = set(re.findall(r'\.end\("(IC-\d+)"\)', inspect.getsource(flow) + inspect.getsource(state)))
    errors = set(re.findall(r'wrong\(\w+, "(\w+)"', inspect.getsource(tiles)))
    for lang in LANGUAGES:
        assert list(keys(PACKAGE, lang, "button-")) == list(GAME.buttons)
        assert list(keys(PACKAGE, lang, "tile-")) == list(KINDS)
        assert set(keys(PACKAGE, lang, "ending-")) == endings
        assert {key for key in keys(PACKAGE, lang, "error-") if not key.startswith("position_")} == errors


def test_every_rule_that_refuses_says_why() -> None:
    refusing = {rule.id: rule for step in STEPS.values() if isinstance(step, Question) for rule in step.rules}
    for id, rule in refusing.items():
        assert id in GAME.rules
        facts = {
            "count": 2,
            "cell": "0,0",
            "tile": {lang: texts.noun(PACKAGE, lang, "tile-bank") for lang in LANGUAGES},
        }
        reasons = GAME.reasons(rule, facts)
        assert all(reasons[lang] for lang in LANGUAGES)
        assert reasons["en"] != reasons["fr"]
    for lang in LANGUAGES:
        used = {*refusing, GAME.turn_rule, GAME.end_rule}
        assert set(keys(PACKAGE, lang, "refusal-")) <= used


def test_fifty_games_can_be_told_to_everybody_in_both_languages() -> None:
    """Every decision and every event is put into words, with no placeholder left over."""
    questions, events = set(), set()
    for seed in range(50):
        rng = Random(seed)
        table = Table(GAME.start(players=2 + seed % 5, seed=seed))
        while not table.state.is_over:
            seat = table.state.to_act[0]
            for lang in LANGUAGES:
                decision = table.state.decision(seat, lang)
                assert decision is not None
                questions.add(decision.kind)
                said = [decision.prompt, *[choice.label for choice in decision.choices]]
                assert all(text and "{" not in text for text in said)
            table.push(rng.choice(table.state.moves(seat)), seat)
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
