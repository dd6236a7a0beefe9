"""Why a move is refused: every rule says it in a sentence with the facts of the case, for any tile at any cell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from string import Formatter
from typing import Any

import pytest

from faubourg.core.errors import IllegalMove
from faubourg.core.rules import Question, Rule
from faubourg.core.spots import BUTTON
from faubourg.core.texts import LANGUAGES, load_toml
from faubourg.games.small_city import GAME
from faubourg.games.small_city.flow import STEPS
from faubourg.games.small_city.moves import (
    ACTION,
    BUTTONS,
    KIND,
    PLACE,
    PLACES,
    PRODUCT,
    RAW,
    RAW_AT,
    RAW_KINDS,
    SPACE,
    STREET,
    spot,
)
from faubourg.games.small_city.state import City
from tests.rules.small_city.harness import borough, city, play

QUESTIONS = [step for step in STEPS.values() if isinstance(step, Question)]
# Sentences without a fact: whose turn it is, that the game is over, and answers that are no answer to the question.
PLAIN = ("SC-20", "SC-164", "SC-50", "SC-66.stock", "not_a_cell")
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "president"}),
    (2, {}),
    (4, {"mode": "advanced"}),
    (3, {"mode": "advanced", "victory": "citizen", "boards": "expert"}),
]


def sentences(lang: str) -> dict[str, str]:
    found: dict[str, str] = load_toml(GAME.package, f"text.{lang}.toml")["refusals"]
    return found


def test_every_rule_of_every_question_has_a_sentence_with_facts() -> None:
    for question in QUESTIONS:
        for rule in question.rules:
            for lang in LANGUAGES:
                keys = [key for key in sentences(lang) if key == rule.id or key.startswith(f"{rule.id}.")]
                assert keys, f"{question.name}: {rule.id} would be refused by its bare title ({lang})"
                assert rule.facts is not None or rule.id in keys, f"{question.name}: {rule.id} cannot tell its cases"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_tell_facts(lang: str) -> None:
    for key, sentence in sentences(lang).items():
        assert key.partition(".")[0] in GAME.rules, key
        has_facts = any(name for _, name, _, _ in Formatter().parse(sentence))
        assert has_facts or key in PLAIN or key.partition(".")[2] in PLAIN, f"{key} tells no fact: {sentence}"


def wrong_answers(state: City, rng: Random) -> Iterator[int]:
    """Moves of every kind, a few of those of which there are many."""
    yield from range(BUTTON, BUTTON + len(BUTTONS))
    yield from range(ACTION, ACTION + 8)
    yield from rng.sample(range(KIND, KIND + len(state.box.names)), 12)
    yield from range(RAW, RAW + RAW_KINDS)
    yield from range(PRODUCT, PRODUCT + RAW_KINDS * state.players)
    yield from range(SPACE, SPACE + 32)
    yield from rng.sample(range(RAW_AT, RAW_AT + RAW_KINDS * PLACES), 12)
    yield from rng.sample(range(spot(0, 0), spot(state.players, 0)), 30)
    yield from rng.sample(range(STREET, STREET + 180), 10)
    yield from rng.sample(range(PLACE, PLACE + len(state.box.kind_of)), 30)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_any_wrong_answer_to_any_question_is_refused_with_its_facts(setting: tuple[int, dict[str, Any]]) -> None:
    players, options = setting
    rng = Random(4)
    told: dict[str, int] = {}
    for seed in range(3):
        state = GAME.start(players=players, seed=seed, **options)
        assert isinstance(state, City)
        while not state.is_over:
            seat = rng.choice(state.to_act)
            frame = state.frame_of(seat)
            assert frame is not None
            question = frame.step
            assert isinstance(question, Question)
            if told.get(question.name, 0) < 12:
                told[question.name] = told.get(question.name, 0) + 1
                for move in wrong_answers(state, rng):
                    rule = question.refusal(state, frame, move)
                    assert (rule is None) == (move in state.moves(seat)), (question.name, move)
                    if rule is not None:
                        check_reason(state, rule, rule.facts(state, frame, move) if rule.facts else {})
            moves = state.moves(seat)
            state.push(rng.choice(moves[:-1] if len(moves) > 1 and rng.random() < 0.8 else moves), seat)
    assert len(told) > 10


def check_reason(state: City, rule: Rule, facts: dict[str, object]) -> None:
    for lang, sentence in GAME.reasons(rule, facts).items():
        assert sentence != GAME.rules[rule.id].title[lang], rule
        assert "{" not in sentence, sentence


# --- any tile at any cell ------------------------------------------------------------------------------------------

FULL = borough(
    "school 3,1",
    "library 2,3",
    "res1 2,2",
    "fac1 6,0",
    "warehouse 6,1",
    "refinery 5,0",
    "park1 0,6",
    cemeteries=["6,6"],
    dead=1,
    money=3,
)


def why(state: City, text: str, lang: str = "en") -> str:
    with pytest.raises(IllegalMove) as refusal:
        play(state.clone(), text)
    return f"{refusal.value.reasons[lang]} [{refusal.value.rule.id}]"


def test_the_reason_tells_the_cell_the_tile_and_the_numbers() -> None:
    state = city(FULL, borough(), street="0,4-0,5", turn=2)
    assert why(state, "res1 at 8,8") == "8,8 is outside your zone, which is 7 by 7 [SC-1]"
    assert why(state, "res1 at 2,3") == "2,3 is not empty, this is there: Library [SC-17]"
    assert why(state, "res1 at 6,6") == "6,6 is a cemetery [SC-17]"
    assert why(state, "park1 at 0,5").startswith("the mayor stands in the street 0,4-0,5")
    assert why(state, "res1 at 4,0") == "4,0 touches industry (Refinery at 5,0), and a home may not [SC-11]"
    assert why(state, "fac1 at 1,1", "fr").endswith("[SC-17]")
    assert why(state, "fac1 at 1,3") == "1,3 touches a home (Home 1 at 2,2), and industry may not [SC-11]"
    assert why(state, "res3_i at 4,2") == (
        "level 3 needs 3 cultural buildings beside one cell, and 4,2, the best one here, has 2 [SC-60]"
    )
    assert why(state, "com1 at 5,5") == ("a shop needs a home beside one of its cells, and none touches 5,5 [SC-71]")
    assert why(state, "fac3_i at 4,4") == (
        "level 3 needs the refinery and the port beside one cell (refinery: 5,0; port: not yet) [SC-65]"
    )
    assert why(state, "refinery at 5,5") == "you have built this before, and it is built once only: Refinery [SC-58]"
    assert why(state, "fire at 4,4") == "this would be allowed if you say it in parts: build; fire; fire 4,4 [SC-50]"
    poor = city({**FULL, "money": 2}, borough())
    assert why(poor, "fire at 4,4") == "Fire station costs $3, and you have $2 [SC-54]"
    assert why(poor, "museum at 4,4") == ("Museum takes 2 wood, 1 stone and 0 metal; you have 0, 0 and 0 [SC-81]")


def test_answers_may_be_given_in_the_words_that_are_read() -> None:
    state = city(FULL, borough())
    play(state, "Construire; Parc 1; 4,4; terminer", 0)
    assert state.to_act == (1,)
    play(state, "Build a tile; Fire station", 1)
    assert state.view(1)["outlook"]["kind"] == "fire"


def test_a_turn_that_fits_is_found_and_else_the_one_that_comes_furthest_explains() -> None:
    state = city(borough("town_hall 0,0", "park1 5,6"))
    play(state, "build; park2")
    assert state.why_not("6,6", 0) is None, "downwards there is room"
    lone = city(borough("town_hall 0,0", "park1 5,6", "park1 6,5"))
    play(lone, "build; park2")
    assert why(lone, "6,6").endswith("Park 1 [SC-17]"), "outside the zone in two turns, on a park in the two others"


@pytest.mark.parametrize("seed", range(4))
def test_any_tile_at_any_cell_is_legal_or_refused_with_a_reason(seed: int) -> None:
    """At random moments of a game; the answer agrees with what the questions of a plan would say."""
    rng = Random(seed)
    state = GAME.start(players=2, seed=seed, mode="advanced")
    assert isinstance(state, City)
    looked = 0
    while not state.is_over and looked < 12:
        seat = rng.choice(state.to_act)
        frame = state.frame_of(seat)
        assert frame is not None
        if frame.step.name == "plan" and rng.random() < 0.2:
            looked += 1
            for _ in range(60):
                kind, x, y = rng.choice(state.box.names), rng.randrange(10), rng.randrange(10)
                with pytest.raises(IllegalMove) as refusal:
                    state.read(f"{kind} at {x},{y}", seat)
                is_legal = state.why_not(f"build; {kind}; {x},{y}", seat) is None
                assert ("in parts" in refusal.value.why) == is_legal, refusal.value
                titles = GAME.rules[refusal.value.rule.id].title
                assert all(refusal.value.reasons[lang] != titles[lang] for lang in LANGUAGES)
        moves = state.moves(seat)
        state.push(rng.choice(moves[:-1] if len(moves) > 1 and rng.random() < 0.8 else moves), seat)
    assert looked
