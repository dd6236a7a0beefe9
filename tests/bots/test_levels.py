"""The opponents by name, and how long they may think."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg import BotError, Seat, State
from faubourg.bots import LEVELS, Budget, CalmBot, SearchBot, ask, bot_line, bot_names, bot_title, load_bot
from faubourg.bots.budget import Clock, read_budget
from faubourg.bots.lines import Line


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bot_has_a_title_and_a_line(lang: str) -> None:
    assert bot_names() == ("random", "calm", "greedy", "keen", "sharp", "ruthless")
    assert set(LEVELS) < set(bot_names())
    assert len({bot_title(name, lang) for name in bot_names()}) == len(bot_names())
    assert all(bot_line(name, lang).endswith(".") for name in bot_names())
    assert bot_title("sharp:300ms", lang) == bot_title("sharp", lang)


@pytest.mark.parametrize(
    ("spec", "budget"),
    [
        ("sharp", Budget(milliseconds=1000)),
        ("ruthless", Budget(milliseconds=5000)),
        ("sharp:300ms", Budget(milliseconds=300)),
        ("keen:2s", Budget(milliseconds=2000)),
        ("ruthless:500it", Budget(iterations=500)),
        ("sharp:2s:4", Budget(milliseconds=2000, processes=4)),
    ],
)
def test_a_budget_is_part_of_the_name(spec: str, budget: Budget) -> None:
    bot = load_bot(spec, 3)
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget
    assert bot.name == spec


@pytest.mark.parametrize(
    "given",
    [
        *("0ms", "0it", "", "-5ms", "1.5s", "300", "ms", "5 it", "601s", "9999999999it", "٣ms"),
        *("1s:0", "1s:", ":2", "1s:65", "1s:-1", "1s:two", "1s:2:2", "2:1s"),
    ],
)
def test_a_budget_that_is_none(given: str) -> None:
    with pytest.raises(BotError) as error:
        load_bot(f"sharp:{given}", 0)
    assert str(error.value).startswith(f"sharp:{given} is not understood")
    assert "sharp:300ms" in str(error.value) and "1 to 64: sharp:2s:4" in str(error.value)
    assert error.value.say("fr").startswith(f"sharp:{given} n’est pas compris")


@pytest.mark.parametrize("given", ["0it", "", "soon"])
def test_a_time_to_think_that_is_none(given: str) -> None:
    with pytest.raises(BotError) as error:
        read_budget(given)
    assert str(error.value).startswith(f"“{given}” is no time to think: write 300ms")
    assert error.value.say("fr").startswith(f"«\N{NO-BREAK SPACE}{given}\N{NO-BREAK SPACE}» n’est pas un temps")


def test_who_does_not_think_takes_no_budget() -> None:
    with pytest.raises(BotError, match="greedy needs no time to think") as error:
        load_bot("greedy:300ms", 0)
    assert "keen, sharp, ruthless" in error.value.say("fr")


def test_a_level_that_does_not_exist() -> None:
    with pytest.raises(BotError, match=r"There is no bot called cruel:300ms\. Bots: random, calm, greedy, keen"):
        load_bot("cruel:300ms", 0)


def test_a_name_that_was_left_out() -> None:
    with pytest.raises(BotError, match=r"A bot has no name.* Bots: random, calm, greedy, keen") as error:
        load_bot("", 0)
    assert error.value.say("fr").startswith("Un robot n’a pas de nom")


def test_a_clock_of_iterations_and_one_of_time() -> None:
    clock = Budget(iterations=3).clock()
    assert [clock.ticks() for _ in range(5)] == [True, True, True, False, False]
    late = Clock(Budget(milliseconds=1))
    late.end -= 1.0
    assert late.ticks(), "something must be tried to have an answer"
    assert not late.ticks()


def some_questions(name: str, count: int) -> list[tuple[State, int]]:
    """Questions with a choice, spread over a game between bots that play at random."""
    rng = Random(5)
    state: State = faubourg.game(name).start(players=2, seed=11)
    asked = []
    while not state.is_over:
        seat = state.to_act[0]
        if len(state.moves(seat)) > 1:
            asked.append((state.clone(), seat))
        state.push(rng.choice(state.moves(seat)), seat)
    return asked[:: max(1, len(asked) // count)][:count]


@pytest.mark.parametrize("name", faubourg.games())
def test_the_same_seed_and_iterations_answer_the_same(name: str) -> None:
    for state, seat in some_questions(name, 4):
        answers = {ask(load_bot("sharp:12it", 7), Seat(state, seat)) for _ in range(2)}
        assert len(answers) == 1


@pytest.mark.parametrize("bot", ["calm", "sharp:4it"])
@pytest.mark.parametrize("name", faubourg.games())
def test_every_answer_is_legal_to_the_end(name: str, bot: str) -> None:
    """`ask` raises if one is not."""
    state: State = faubourg.game(name).start(players=3, seed=2)
    bots = [load_bot(bot, 1), load_bot("random", 2), load_bot("random", 3)]
    while not state.is_over:
        seat = state.to_act[0]
        state.push(ask(bots[seat], Seat(state, seat)), seat)
    assert state.outcome().winners


@pytest.mark.parametrize("name", faubourg.games())
def test_nothing_hidden_changes_an_answer(name: str) -> None:
    """Deal everything that the seat cannot know anew: with the same seed and iterations it answers the same."""
    rng = Random(3)
    for state, seat in some_questions(name, 6):
        answer = ask(load_bot("sharp:12it", 5), Seat(state, seat))
        for _ in range(2):
            assert ask(load_bot("sharp:12it", 5), Seat(state.imagine(seat, rng), seat)) == answer


def test_calm_wavers_between_good_lines() -> None:
    state: State = faubourg.game("infinite-city").start(players=2, seed=4)
    seat = Seat(state, state.to_act[0])
    answers = {CalmBot(seed).choose(seat) for seed in range(12)}
    assert 1 < len(answers) < len(seat.moves())


@pytest.mark.parametrize("count", [1, 2, 5, 30])
def test_calm_always_has_a_line_and_it_is_a_good_one(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there is one line only, as in Small City when one of two promises is clearly the better."""
    state: State = faubourg.game("small-city").start(players=2, seed=4)
    lines = [Line((), state, float(worth), True) for worth in range(count)]
    bot = CalmBot(1)
    monkeypatch.setattr(bot, "lines", lambda seat: lines)
    taken = {bot.best_line(Seat(state, 0)).worth for _ in range(200)}
    assert count - 1 in taken
    assert min(taken) >= 0.75 * (count - 1) - 1
