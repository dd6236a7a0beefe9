"""How a search ends its thoughts, and how The City is played on in haste."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg import Seat, State
from faubourg.bots import Budget, SearchBot
from faubourg.bots.budget import Clock
from faubourg.bots.rehearsal import Rehearsal, answer_in_haste
from faubourg.bots.search import ENOUGH, Habits, Search
from faubourg.bots.tree import Edge, Node
from tests.bots.questions import middle_of


def test_an_answer_is_settled_once_no_other_idea_can_be_tried_as_often() -> None:
    search = Search(0, 2, Random(1), Habits(faubourg.game("infinite-city")))
    for move, visits in enumerate((4, 10)):
        edge = Edge((move,), 0.5)
        edge.visits = visits
        search.roots[0].edges.append(edge)
    assert search.is_settled(5)
    assert not search.is_settled(6)
    search.roots[0].edges.pop()
    assert search.is_settled(1000), "there is nothing to choose from"


@pytest.mark.parametrize("name", ["infinite-city", "la-citta"])
def test_who_stops_early_answers_as_who_thinks_to_the_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = middle_of(name)
    early = SearchBot(3, Budget(iterations=100)).think(Seat(state, seat))
    monkeypatch.setattr(Clock, "iterations_left", lambda clock: 1000)
    whole = SearchBot(3, Budget(iterations=100)).think(Seat(state, seat))
    assert early.best().moves == whole.best().moves
    assert early.count <= whole.count == 100


def test_a_thought_says_how_many_iterations_it_took() -> None:
    state, seat = middle_of("infinite-city")
    bot = SearchBot(3, Budget(iterations=50))
    assert bot.think(Seat(state, seat)).count == bot.used <= 50


def test_one_idea_needs_one_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = middle_of("la-citta")
    bot = SearchBot(3, Budget(iterations=100))
    line = bot.greedy.best_line(Seat(state, seat))
    monkeypatch.setattr(bot.greedy, "lines", lambda seat, takes_time: [line])
    assert bot.think(Seat(state, seat)).count == 1
    assert bot.choose(Seat(state, seat)) == line.first_idea[0]


def after_my_turn() -> tuple[SearchBot, State, int]:
    """The moment in La Citta when a bot has ended its turn and another seat is asked."""
    state, seat = middle_of("la-citta")
    bot = SearchBot(3, Budget(iterations=300))
    while seat in state.to_act:
        state.push(bot.choose(Seat(state, seat)), seat)
    return bot, state, seat


def expected(search: Search, state: State, at: list[Node]) -> list[Node]:
    """Let the others answer as the search expects until its seat is asked again, and go down in its trees."""
    while search.me not in state.to_act:
        other = state.to_act[0]
        edges = [edge for edge in at[other].edges if edge.first in state.moves(other)]
        search.carry_out(state, other, max(edges, key=lambda edge: edge.visits), at)
    return at


def test_the_tree_is_kept_while_the_others_think() -> None:
    bot, state, seat = after_my_turn()
    assert bot.left is not None
    search = bot.left[1]
    at = expected(search, state, [*search.roots])
    visits = at[seat].visits
    assert visits >= ENOUGH
    assert bot.think(Seat(state, seat)) is search
    assert search.roots[seat] is at[seat]
    assert at[seat].visits == visits + bot.used


def test_what_nobody_could_foresee_makes_the_search_begin_anew() -> None:
    bot, state, seat = after_my_turn()
    assert bot.left is not None
    after, search = bot.left
    expected(search, state, [*search.roots])
    moves, view = state.moves(seat), state.view(seat)
    assert not search.catch_up(after.clone(), moves, {**view, "year": view["year"] + 1})
    assert not search.catch_up(after.clone(), moves[1:], view)
    assert search.catch_up(after.clone(), moves, view)


def test_how_many_iterations_are_left() -> None:
    clock = Clock(Budget(iterations=5))
    assert clock.ticks() and clock.iterations_left() == 4
    clock = Clock(Budget(milliseconds=1000))
    clock.count = 100
    clock.begin -= 1000.0
    clock.end += 9000.0
    assert 895 <= clock.iterations_left() <= 901
    clock.end = clock.begin
    assert clock.iterations_left() == 0


def test_how_many_iterations_are_expected() -> None:
    assert Clock(Budget(iterations=7)).expected(10.0) == 7
    assert Clock(Budget(milliseconds=200)).expected(10.0) == 2000


@pytest.mark.parametrize("players", [2, 5])
def test_the_city_is_played_to_its_end_in_haste(players: int) -> None:
    ends = []
    for seed in range(2):
        state: State = faubourg.game("the-city").start(players=players, seed=4)
        while state.to_act:
            answer_in_haste(state, state.to_act[0], Random(seed))
        ends.append(state.describe())
    assert ends[0] == ends[1], "nothing in it is left to luck"


def test_in_haste_cards_leave_a_hand_together() -> None:
    """The two cards of the setup, which are among the game's own ideas."""
    state: State = faubourg.game("the-city").start(players=2, seed=4)
    idea = state.game.quick_idea(state, 0)
    assert tuple(sorted(idea)) in state.game.ideas(state, 0)
    answer_in_haste(state, 0, Random(1))
    assert state.to_act == (1,)


def test_the_city_is_rehearsed_in_worlds_of_their_own() -> None:
    state, seat = middle_of("the-city")
    search = SearchBot(3, Budget(iterations=300)).think(Seat(state, seat))
    assert isinstance(search, Rehearsal)
    piles = {tuple(search.imagined(state).describe()["pile"]) for _ in range(20)}
    assert len(piles) == 20


def test_a_few_lucky_worlds_settle_nothing_in_the_city() -> None:
    """Answers are quick there, so that many worlds can be asked for."""
    search = Rehearsal(0, 2, Random(1), Habits(faubourg.game("the-city")))
    good, bad = Edge((1,), 0.5), Edge((2,), 0.5)
    for count, is_behind in ((10, False), (100, True)):
        search.found = {good.moves: [0.8, 0.9] * count, bad.moves: [0.1, 0.3] * count}
        assert search.is_behind(bad, good) is is_behind
