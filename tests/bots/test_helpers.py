"""Several processes that think about one question."""

from __future__ import annotations

import gc
from random import Random

import pytest

import faubourg
from faubourg import BotError, Seat
from faubourg.bots import Budget, SearchBot, load_bot
from faubourg.bots.search import Search
from tests.bots.questions import middle_of


def tries(search: Search) -> dict[tuple[int, ...], int]:
    return {edge.moves: edge.visits for edge in search.roots[search.me].edges}


@pytest.mark.parametrize("name", faubourg.games())
def test_what_all_have_tried_is_added_up_and_always_the_same(name: str) -> None:
    state, seat = middle_of(name)
    alone = SearchBot(3, Budget(iterations=60)).think(Seat(state, seat))
    bots = [SearchBot(3, Budget(iterations=60, processes=2)) for _ in range(2)]
    together = [bot.think(Seat(state, seat)) for bot in bots]
    assert tries(together[0]) == tries(together[1])
    assert together[0].best().moves == together[1].best().moves
    assert sum(tries(together[0]).values()) > sum(tries(alone).values())
    tried = [edge for edge in together[0].roots[seat].edges if edge.visits]
    assert all(edge.total == pytest.approx(together[0].results[edge.moves][seat]) for edge in tried)


def test_nothing_hidden_changes_an_answer_of_several() -> None:
    state, seat = middle_of("la-citta")
    thoughts = [
        SearchBot(5, Budget(iterations=40, processes=2)).think(Seat(world, seat))
        for world in (state, state.imagine(seat, Random(1)))
    ]
    assert tries(thoughts[0]) == tries(thoughts[1])


def test_helpers_help_with_one_question_after_another_and_end_with_their_bot() -> None:
    state = faubourg.game("infinite-city").start(players=2, seed=4)
    bot = SearchBot(3, Budget(milliseconds=5, processes=2))
    for _ in range(2):
        bot.think(Seat(state, state.to_act[0]))
    (helper,) = bot.helpers
    process = helper.process
    assert process.poll() is None
    del bot, helper
    gc.collect()
    assert process.poll() is not None


def test_nobody_is_called_before_there_is_a_question() -> None:
    bot = load_bot("sharp:10it:64", 1)
    assert isinstance(bot, SearchBot) and not bot.helpers


def test_a_helper_that_ends_early_is_told() -> None:
    state, seat = middle_of("infinite-city")
    bot = SearchBot(3, Budget(iterations=5, processes=2))
    bot.think(Seat(state, seat))
    bot.helpers[0].process.kill()
    bot.helpers[0].process.wait()
    with pytest.raises(BotError, match="has ended before its answer") as error:
        bot.think(Seat(state, seat))
    assert error.value.say("fr").startswith("Un processus")
