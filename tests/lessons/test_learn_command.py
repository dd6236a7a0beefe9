"""`faubourg learn`, typed through a pipe."""

from __future__ import annotations

import pytest

import faubourg
from faubourg.cli.speech import Speech
from faubourg.core.lessons import ANY, Lesson, Run, lessons_of
from faubourg.core.texts import LANGUAGES
from tests.cli.conftest import Cli


def typed_by_a_good_learner(lesson: Lesson) -> str:
    """Every wrong answer that is suggested, and then what the lesson wants."""
    lines = []
    run = Run(lesson)
    while run.step is not None:
        lines += [run.wrong.answer] if run.wrong else []
        while True:
            part = run.wanted[0].split(";")[0].strip() if run.wanted else ""
            line = "1" if part == ANY else part
            lines.append(line)
            asked = run.decision("en")
            first = asked.choices[0].notation if asked else ""
            if run.answer(first if part == ANY else part).verdict.value == "done":
                break
    return "\n".join(lines) + "\n"


def on_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", faubourg.games())
def test_a_whole_lesson(cli: Cli, name: str, lang: str) -> None:
    lesson = lessons_of(faubourg.game(name))[0]
    said = cli("learn", name, "--lang", lang, typed=typed_by_a_good_learner(lesson))
    assert (said.code, said.err) == (0, "")
    out = on_one_line(said.out)
    assert on_one_line(lesson.intro[lang]) in out
    for step in lesson.steps:
        assert on_one_line(step.text[lang]) in out
        assert step.after is None or on_one_line(step.after[lang]) in out
        if step.wrong is not None:
            assert on_one_line(step.wrong.text[lang]) in out
            assert lesson.game.rules[step.wrong.rule].text[lang] in said.out
    assert lesson.end[lang] in said.out
    assert Speech(lang)("learn", "play_now", game=name) in said.out


@pytest.mark.parametrize(("lang", "skip"), [("en", "skip"), ("fr", "passer")])
def test_skipping_shows_everything(cli: Cli, lang: str, skip: str) -> None:
    lesson = lessons_of(faubourg.game("infinite-city"))[0]
    said = cli("learn", "infinite-city", "--lang", lang, typed=f"{skip}\n" * len(lesson.steps))
    assert lesson.end[lang] in said.out


def test_another_legal_move_is_declined_and_numbers_are_understood(cli: Cli) -> None:
    said = cli("learn", "infinite-city", typed="\n2; 1,1\n1; 1,1\nquit\n")
    assert "This lesson goes on with: Play the Hotel (hotel; 1,1)." in said.out
    assert "step 3 of 15" in said.out


@pytest.mark.parametrize("back", ["back", "undo", "retour"])
def test_back_shows_the_step_before(cli: Cli, back: str) -> None:
    said = cli("learn", "infinite-city", "--lang", "fr", typed=f"\n{back}\n{back}\n")
    assert said.out.count("étape 1 sur 15") == 2
    assert "C’est la première étape." in said.out


def test_rules_help_and_board(cli: Cli) -> None:
    rules = faubourg.game("infinite-city").rules
    said = cli("learn", "infinite-city", typed="\nrules\nrules IC-63\nrules IC-999\n?\nboard\n")
    assert rules["IC-19"].text["en"] in said.out
    assert rules["IC-63"].text["en"] in said.out
    assert "Nothing here is called IC-999, and no rule speaks of it." in said.out
    assert "let the lesson do this step for you" in said.out
    assert "Play the Embassy  (embassy" in said.out
    assert said.out.count("step 2 of 15") == 2


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_leaving_says_how_to_come_back(cli: Cli, typed: str) -> None:
    said = cli("learn", "the-city", typed=typed)
    assert said.code == 0
    assert "faubourg learn the-city" in said.out


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "no lesson called mastery"), ("fr", "pas de leçon appelée mastery")]
)
def test_an_unknown_lesson_is_a_mistake(cli: Cli, lang: str, words: str) -> None:
    said = cli("learn", "infinite-city", "mastery", "--lang", lang)
    assert said.code == 2
    assert words in said.err
    assert "first-game" in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(cli: Cli, lang: str) -> None:
    said = cli("learn", "--help", "--lang", lang)
    assert said.code == 0
    assert "faubourg learn infinite-city" in said.out
    assert Speech(lang)("help", "learn")[:30] in said.out
