"""Lesson files that are wrong are refused with a sentence that says where and why."""

from __future__ import annotations

from importlib import resources

import pytest

import faubourg
from faubourg.core.errors import DataError
from faubourg.core.lessons import lessons_of, read_lessons
from tests.toy import GAME as TOY

GAME = faubourg.game("infinite-city")
NAMES = ("lessons.toml", "lessons.en.ftl", "lessons.fr.ftl")


def files() -> dict[str, str]:
    folder = resources.files(GAME.package)
    return {name: folder.joinpath(name).read_text("utf-8") for name in NAMES}


def changed(name: str, old: str, new: str) -> dict[str, str]:
    content = files()
    assert old in content[name]
    return content | {name: content[name].replace(old, new, 1)}


def test_the_files_as_they_are_can_be_read() -> None:
    assert [lesson.id for lesson in read_lessons(GAME, files())] == ["first-game"]


def test_a_game_without_such_files_has_no_lessons() -> None:
    assert lessons_of(TOY) == ()


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('rule = "IC-19"', 'rule = "IC-999"', "first-game, place", "there is no rule IC-999"),
        ('"0,0" = { tile = "bank"', '"0,0" = { tile = "bakery"', "first-game", "position cannot be set up"),
        ('expect = ["hotel; 1,1"]', 'expect = ["hotel; 5,5"]', "first-game, place", "not allowed there"),
        ('expect = ["hotel; 1,1"]', 'expect = ["hotel; 1,1; 2,2"]', "first-game, place", "not allowed there"),
        ('answer = "hotel; 3,3"', 'answer = "hotel; -1,1"', "first-game, place", "hotel; -1,1 is allowed"),
        (
            '"hotel; 3,3", rule = "IC-19"',
            '"hotel; 3,3", rule = "IC-20"',
            "first-game, place",
            "refused by IC-19, not by IC-20",
        ),
        (
            'then = ["B hotel; 0,2"]',
            'then = ["B bank; 0,2"]',
            "first-game, token",
            "answers by itself is not allowed",
        ),
        (
            '"0,2" = { tile = "embassy", tokens = ["B"]',
            '"0,2" = { tile = "embassy", tokens = ["C"]',
            "first-game, ends",
            "position cannot be set up",
        ),
        ('names = ["Ada", "Ben"]', 'names = ["Ada", "Ben", "Cleo"]', "first-game", "names"),
        ('seat = "A"', 'seat = "C"', "first-game", "seat"),
        ('id = "place"', 'id = "goal"', "first-game", "goal"),
        ('expect = ["hotel; 1,1"]', 'expect = "hotel; 1,1"', "first-game, place", "expect"),
        ('expect = ["hotel; 1,1"]', 'wanted = ["hotel; 1,1"]', "first-game, place", "no part called wanted"),
        ('expect = ["hotel; 1,1"]', "", "first-game, place", "expects no right one"),
        ("[[lesson]]", "[lesson", "lessons.toml", "not valid TOML"),
    ],
)
def test_a_wrong_lesson_is_refused(old: str, new: str, place: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        read_lessons(GAME, changed("lessons.toml", old, new))
    assert place in caught.value.say("en")
    assert reason in caught.value.say("en")
    assert caught.value.say("fr") != caught.value.say("en")


def test_too_few_steps_are_refused() -> None:
    content = files()
    head, *steps = content["lessons.toml"].split("[[lesson.step]]")
    with pytest.raises(DataError, match="9 steps"):
        read_lessons(GAME, content | {"lessons.toml": "[[lesson.step]]".join([head, *steps[:9]])})


@pytest.mark.parametrize("name", NAMES[1:])
def test_a_missing_text_is_refused(name: str) -> None:
    with pytest.raises(DataError, match=rf"lesson-first-game-plaza.wrong is missing in {name}"):
        read_lessons(GAME, changed(name, "\nlesson-first-game-plaza =", "\nlesson-first-game-square ="))


def test_a_text_in_one_language_only_is_refused() -> None:
    spoken = "\n    .after = Well done.\n\nlesson-first-game-text ="
    with pytest.raises(DataError, match=r"lesson-first-game-token.after is missing in lessons.fr.ftl"):
        read_lessons(GAME, changed("lessons.en.ftl", "\nlesson-first-game-text =", spoken))


def test_a_text_that_belongs_nowhere_is_refused() -> None:
    hint = "\n    .hint = Hop.\n\nlesson-first-game-place ="
    with pytest.raises(DataError, match=r"lesson-first-game-goal.hint in lessons.fr.ftl"):
        read_lessons(GAME, changed("lessons.fr.ftl", "\nlesson-first-game-place =", hint))


def test_a_figure_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(DataError, match="placeholder"):
        read_lessons(GAME, changed("lessons.en.ftl", "{ $tokens }", "{ $coins }"))
