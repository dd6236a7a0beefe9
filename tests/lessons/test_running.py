"""What a run says to each kind of answer."""

from __future__ import annotations

import pytest

import faubourg
from faubourg.core.errors import FaubourgError
from faubourg.core.lessons import Run, Verdict, lessons_of


@pytest.fixture
def run() -> Run:
    """Before the first tile of Infinite City is played."""
    run = Run(lessons_of(faubourg.game("infinite-city"))[0])
    run.answer("")
    assert run.wanted == ("hotel; 1,1",)
    return run


def test_where_nothing_is_to_do_an_answer_changes_nothing() -> None:
    run = Run(lessons_of(faubourg.game("infinite-city"))[0])
    reply = run.answer("hotel")
    assert (reply.verdict, run.number) == (Verdict.OTHER, 0)
    assert run.decision("en") is None


def test_another_legal_move_is_declined_kindly(run: Run) -> None:
    reply = run.answer("housing; 1,1")
    assert reply.verdict is Verdict.OTHER
    assert reply.text is not None
    assert "hotel; 1,1" in reply.text["en"] and "hotel; 1,1" in reply.text["fr"]
    assert run.number == 1 and run.wanted == ("hotel; 1,1",)


def test_silence_is_told_what_to_do(run: Run) -> None:
    reply = run.answer("  ")
    assert reply.verdict is Verdict.OTHER
    assert reply.text is not None and "hotel; 1,1" in reply.text["en"]


def test_an_illegal_move_gets_its_rule(run: Run) -> None:
    reply = run.answer("hotel; 0,0")
    assert (reply.verdict, reply.rule) == (Verdict.REFUSED, "IC-23")
    assert reply.to_data("fr") == {"verdict": "refused", "text": reply.text and reply.text["fr"], "rule": "IC-23"} | {
        "news": []
    }


def test_a_step_can_be_done_part_by_part_and_begun_again(run: Run) -> None:
    assert run.spots == ("hand:0",)
    assert run.wrong is not None
    assert run.answer("hotel").verdict is Verdict.PART
    assert run.wanted == ("1,1",)
    assert run.spots == ("cell:1,1",)
    assert run.wrong is None
    assert run.back()
    assert run.number == 1 and run.wanted == ("hotel; 1,1",)
    reply = run.answer("hotel; 1,1")
    assert reply.verdict is Verdict.DONE
    assert any("1,1" in line for line in reply.news["fr"])


def test_any_of_several_answers_will_do() -> None:
    lesson = lessons_of(faubourg.game("infinite-city"))[0]
    for answer in ("hotel; -3,0", "hotel; -2,2"):
        run = Run(lesson)
        while run.step is not None and run.step.id != "last_token":
            run.skip()
        assert run.answer(answer).verdict is Verdict.DONE
        assert run.state.is_over


def test_a_fork_goes_its_own_way(run: Run) -> None:
    twin = run.fork()
    twin.answer("hotel; 1,1")
    assert (twin.number, run.number) == (2, 1)
    assert run.state.describe() != twin.state.describe()


def test_a_finished_lesson_takes_no_answer(run: Run) -> None:
    while not run.is_over:
        run.skip()
    with pytest.raises(FaubourgError, match="over"):
        run.answer("")


def test_answers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(FaubourgError, match="hotel; 3,3"):
        Run(lessons_of(faubourg.game("infinite-city"))[0], ["", "hotel; 3,3"])
