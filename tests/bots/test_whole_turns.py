"""Infinite City: whole turns are compared with each other, and a turn is judged by what it is about."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg import Seat, State
from faubourg.bots import Budget, SearchBot, ask
from faubourg.bots.lines import promising_lines
from faubourg.bots.search import Search
from faubourg.core.engine import crosses_boundary
from faubourg.games.infinite_city.flow import TURN
from faubourg.games.infinite_city.state import City


def turns(count: int) -> list[tuple[State, int]]:
    """The first moments of turns in a game between bots that play at random."""
    rng = Random(8)
    state: State = faubourg.game("infinite-city").start(players=2, seed=21)
    found: list[tuple[State, int]] = []
    while len(found) < count:
        seat = state.to_act[0]
        frame = state.frame_of(seat)
        if frame is not None and frame.step is TURN:
            found.append((state.clone(), seat))
        state.push(rng.choice(state.moves(seat)), seat)
    return found


def kind(state: State, move: int) -> str:
    return state.game.notation(state, move).partition("#")[0]


def test_every_idea_is_a_whole_turn_or_goes_to_where_something_becomes_known() -> None:
    for state, seat in turns(6):
        now = state.imagine(seat, Random(1))
        for line in promising_lines(now, seat, Random(2), now.game.judgement, has_time=True):
            after = now.clone()
            for number, move in enumerate(line.first_idea):
                before = after.clone()
                after.push(move, seat)
                is_last = number == len(line.first_idea) - 1
                assert is_last == (seat not in after.to_act or crosses_boundary(before, after, seat))


def test_every_kind_of_tile_in_the_hand_begins_an_idea() -> None:
    for state, seat in turns(6):
        now = state.imagine(seat, Random(1))
        lines = promising_lines(now, seat, Random(2), now.game.judgement, has_time=True)
        assert {kind(now, line.first_idea[0]) for line in lines} == {kind(now, move) for move in now.moves(seat)}


def test_the_same_answers_in_another_order_are_one_idea() -> None:
    for state, seat in turns(8):
        now = state.imagine(seat, Random(1))
        lines = promising_lines(now, seat, Random(2), now.game.judgement, has_time=True)
        assert len({(tuple(sorted(line.first_idea)), line.worth) for line in lines}) == len(lines)


def test_a_bot_thinks_once_for_all_answers_of_a_turn_that_it_can_foresee(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[tuple[int, ...]] = []
    think = SearchBot.think

    def noted(bot: SearchBot, seat: Seat, explains: bool = False) -> Search:
        search = think(bot, seat, explains)
        thoughts.append(search.best().moves)
        return search

    monkeypatch.setattr(SearchBot, "think", noted)
    longest = 0
    for state, seat in turns(8):
        thoughts.clear()
        bot = SearchBot(3, Budget(iterations=30))
        answers: list[int] = []
        while seat in state.to_act and len(thoughts) < 2:
            answers.append(ask(bot, Seat(state, seat)))
            state.push(answers[-1], seat)
        assert tuple(answers[: len(thoughts[0])]) == thoughts[0], "no second thought before the idea was carried out"
        longest = max(longest, len(thoughts[0]))
    assert longest >= 3, "a tile, its place, and what its text does"


def test_where_a_place_is_asked_for_ideas_begin_with_different_places() -> None:
    for state, seat in turns(6):
        state.push(state.moves(seat)[0], seat)
        places = state.moves(seat)
        if len(places) < 3:
            continue
        _, ideas = SearchBot(2, Budget(iterations=60)).compare(Seat(state, seat), 3)
        assert len({edge.first for edge in ideas}) == 3


def test_what_a_turn_is_about_counts_for_who_searches_and_not_for_greedy() -> None:
    """A Capitol that waits for its cell is worth more than a Plaza that does."""
    game = faubourg.game("infinite-city")
    values = {}
    for seed in range(200):
        city = game.start(players=2, seed=seed)
        assert isinstance(city, City)
        seat = city.to_act[0]
        for move in city.moves(seat):
            after = city.clone()
            after.push(move, seat)
            values[kind(city, move)] = (game.judgement(after, seat), game.worth(after, seat))
            assert game.judgement(after, 1 - seat) == pytest.approx(-game.judgement(after, seat))
    assert values["capitol"][0] > values["construction_site"][0] > values["plaza"][0]
    assert values["capitol"][1] == pytest.approx(values["plaza"][1]), "greedy stays what it is"
