"""Why a move is refused: every rule says it in a sentence with the facts of the case, for any tile at any cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from faubourg.core.errors import IllegalMove
from faubourg.core.rules import Question, Rule
from faubourg.core.spots import BUTTON
from faubourg.core.texts import LANGUAGES, words_of
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
from tests.rules.small_city.harness import at, borough, city, play
from tests.words import keys

QUESTIONS = [step for step in STEPS.values() if isinstance(step, Question)]
# Sentences without a fact: whose turn it is, that the game is over, and answers that are no answer to the question.
PLAIN = (
    "SC-20 SC-164 SC-50 SC-52-kind SC-66-stock SC-67 SC-71-nowhere_one "
    "SC-88 SC-98-once SC-99-nothing SC-106-hall SC-128-hall"
)
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "president"}),
    (2, {}),
    (4, {"mode": "advanced"}),
    (3, {"mode": "advanced", "victory": "citizen", "boards": "expert"}),
]


def sentences(lang: str) -> dict[str, str]:
    """The sentences of refusals by rule, and by rule and case."""
    return {key: words_of(GAME.package, lang).sources[f"refusal-{key}"] for key in keys(GAME.package, lang, "refusal-")}


def test_every_rule_of_every_question_has_a_sentence_with_facts() -> None:
    for question in QUESTIONS:
        for rule in question.rules:
            for lang in LANGUAGES:
                keys = [key for key in sentences(lang) if key == rule.id or key.startswith(f"{rule.id}-")]
                assert keys, f"{question.name}: {rule.id} would be refused by its bare title ({lang})"
                assert rule.facts is not None or rule.id in keys, f"{question.name}: {rule.id} cannot tell its cases"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_tell_facts(lang: str) -> None:
    for key, sentence in sentences(lang).items():
        rule, _ = re.fullmatch(r"(SC-\d+)-?(.*)", key).groups()  # type: ignore[union-attr]
        assert rule in GAME.rules, key
        assert "$" in sentence or key in PLAIN.split(), f"{key} tells no fact: {sentence}"


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
    "school D2",
    "library C4",
    "res1 C3",
    "fac1 G1",
    "warehouse G2",
    "refinery F1",
    "park1 A7",
    cemeteries=["G7"],
    dead=1,
    money=3,
)


def why(state: City, text: str, lang: str = "en") -> str:
    with pytest.raises(IllegalMove) as refusal:
        play(state.clone(), text)
    return f"{refusal.value.reasons[lang]} [{refusal.value.rule.id}]"


def test_the_reason_tells_the_cell_the_tile_and_the_numbers() -> None:
    state = city(FULL, borough(), street="A5-A6", turn=2)
    assert why(state, "res1 at I9") == "I9 is outside your zone, which is 7 by 7 [SC-1]"
    assert why(state, "res1 at C4") == "the Library is on C4 already [SC-17]"
    assert why(state, "res1 at G7") == "G7 is a cemetery [SC-17]"
    assert why(state, "park1 at A6").startswith("the mayor stands in the street A5-A6")
    assert why(state, "res1 at E1") == "E1 touches the Refinery at F1, and homes keep away from industry [SC-11]"
    assert why(state, "fac1 at B2", "fr").endswith("[SC-17]")
    assert why(state, "fac1 at B4") == "B4 touches the Home 1 at C3, and industry keeps away from homes [SC-11]"
    assert why(state, "res3_i at E3") == (
        "level 3 needs 3 cultural buildings around one cell, and E3, the best one here, has 2 [SC-60]"
    )
    assert why(state, "com1 at F6") == ("a shop needs a home beside one of its cells, and none touches F6 [SC-71]")
    assert why(state, "fac3_i at E5") == (
        "level 3 needs the refinery and the port beside one cell (refinery: F1; port: not yet) [SC-65]"
    )
    assert why(state, "refinery at F6") == "you have built the Refinery before, and there is one in a game [SC-58]"
    assert why(state, "fire at E5") == "this would be allowed, said in parts: build; fire; fire E5 [SC-50]"
    poor = city({**FULL, "money": 2}, borough())
    assert why(poor, "fire at E5") == "Fire station costs $3, and you have $2 [SC-54]"
    assert why(poor, "museum at E5") == ("Museum takes 2 wood, 1 stone and 0 metal; you have 0, 0 and 0 [SC-81]")


def test_answers_may_be_given_in_the_words_that_are_read() -> None:
    state = city(FULL, borough())
    play(state, "Construire; Parc 1; E5; terminer", 0)
    assert state.to_act == (1,)
    play(state, "Build a tile; Fire station", 1)
    decision = state.decision(1)
    assert decision is not None
    assert decision.about.piece == "tile:fire"


def test_a_turn_that_fits_is_found_and_else_the_one_that_comes_furthest_explains() -> None:
    state = city(borough("town_hall A1", "park1 F7"))
    play(state, "build; park2")
    assert state.why_not("G7", 0) is None, "downwards there is room"
    lone = city(borough("town_hall A1", "park1 F7", "park1 G6"))
    play(lone, "build; park2")
    assert why(lone, "G7").startswith("the Park 1 is on"), "outside the zone in two turns, on a park in the two others"


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
                    state.read(f"{kind} at {at(x, y)}", seat)
                is_legal = state.why_not(f"build; {kind}; {at(x, y)}", seat) is None
                assert ("in parts" in refusal.value.why) == is_legal, refusal.value
                titles = GAME.rules[refusal.value.rule.id].title
                assert all(refusal.value.reasons[lang] != titles[lang] for lang in LANGUAGES)
        moves = state.moves(seat)
        state.push(rng.choice(moves[:-1] if len(moves) > 1 and rng.random() < 0.8 else moves), seat)
    assert looked
