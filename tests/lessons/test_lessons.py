"""Every lesson of every game, from its first to its last step."""

from __future__ import annotations

import json

import pytest

from faubourg.core.game import Game
from faubourg.core.lessons import ANY, Lesson, Run, Verdict, lessons_of
from faubourg.core.texts import LANGUAGES
from tests.lessons.houses import GAMES, LESSONS, name_of

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name_of)


def next_answer(run: Run) -> str:
    """What a learner types who follows the lesson, part by part; where any answer will do, the last of the list."""
    part = run.wanted[0].partition(";")[0] if run.wanted else ""
    return part if part != ANY else run.state.game.notation(run.state, run.state.moves(run.seat)[-1])


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_game_has_a_lesson(game: Game) -> None:
    assert lessons_of(game)


@every_lesson
def test_it_has_ten_to_fifteen_steps_and_something_to_try(lesson: Lesson) -> None:
    assert 10 <= len(lesson.steps) <= 15
    assert sum(bool(step.expected) for step in lesson.steps) >= 7
    assert sum(step.wrong is not None for step in lesson.steps) >= 3


@every_lesson
def test_following_it_leads_to_the_end_of_a_game(lesson: Lesson) -> None:
    run = Run(lesson)
    told: list[str] = []
    for step in lesson.steps:
        assert run.step is step
        while run.step is step:
            reply = run.answer(next_answer(run))
            assert reply.is_accepted, (step.id, reply)
            told += reply.news["en"]
    assert run.is_over
    assert run.state.is_over
    assert run.state.outcome().winners == (lesson.seat,)
    assert told


@every_lesson
def test_every_wrong_answer_is_refused_by_the_rule_it_names(lesson: Lesson) -> None:
    run = Run(lesson)
    while run.step is not None:
        wrong = run.wrong
        if wrong is not None:
            before = run.state.describe()
            reply = run.answer(wrong.answer)
            assert reply.verdict is Verdict.REFUSED
            assert reply.rule == wrong.rule
            assert reply.text is not None
            assert all(wrong.rule in reply.text[lang] for lang in LANGUAGES)
            assert run.state.describe() == before
        run.skip()


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_said_in_every_language(lesson: Lesson, lang: str) -> None:
    data = lesson.to_data(lang)
    assert json.loads(json.dumps(data)) == data
    said = [data["title"], data["intro"], data["end"]]
    for step in data["steps"]:
        said += [step["text"], *([step["after"]] if step["after"] else [])]
        said += [step["wrong"]["text"]] if step["wrong"] else []
    assert all(text.strip() and "{" not in text for text in said)
    assert "position" not in json.dumps(data)


@every_lesson
def test_the_french_is_set_as_french_and_differs_from_the_english(lesson: Lesson) -> None:
    for step in lesson.steps:
        for words in (step.text, step.after, step.wrong.text if step.wrong else None):
            if words is not None:
                assert words["fr"] != words["en"]
                assert not any(f" {sign}" in words["fr"] for sign in ":;?!»")
                assert "'" not in words["fr"]


@every_lesson
def test_back_leads_through_the_same_positions_to_the_start(lesson: Lesson) -> None:
    run = Run(lesson)
    positions = []
    while not run.is_over:
        positions.append(run.state.describe())
        run.skip()
    while positions:
        assert run.back()
        assert run.state.describe() == positions.pop()
    assert not run.back()
    assert run.answers == []


@every_lesson
def test_the_answers_alone_build_the_run_again(lesson: Lesson) -> None:
    run = Run(lesson)
    while not run.is_over:
        again = Run(lesson, run.answers)
        assert again.number == run.number
        assert again.state.describe() == run.state.describe()
        run.skip()
