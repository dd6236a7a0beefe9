"""Ideas that are compared by playing on: the same worlds for all, an honest clock, and what a result is worth."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg import Seat, State
from faubourg.bots import Budget, SearchBot
from faubourg.bots.rehearsal import Rehearsal
from faubourg.bots.search import Habits
from faubourg.bots.tree import Edge
from faubourg.games.small_city.grid import cell, cells_in
from faubourg.games.small_city.moves import PLACE
from faubourg.games.small_city.state import City
from faubourg.games.the_city import worth as city_worth
from faubourg.games.the_city.effects import totals
from faubourg.games.the_city.state import City as CardCity
from tests.rules.small_city.harness import A, B, borough, city, play


def at_the_first_plan(players: int) -> City:
    state: State = faubourg.game("small-city").start(players=players, seed=3)
    rng = Random(1)
    while len(state.asked) < players or "plan" not in {frame.step.name for frame in state.line_frames}:
        seat = state.to_act[0]
        state.push(rng.choice(state.moves(seat)), seat)
    assert isinstance(state, City)
    return state


def rehearsal(state: City, seat: int) -> Rehearsal:
    search = SearchBot(1, Budget(iterations=1)).think(Seat(state, seat))
    assert isinstance(search, Rehearsal)
    return search


def fresh(players: int) -> Rehearsal:
    return Rehearsal(A, players, Random(1), Habits(faubourg.game("small-city")))


@pytest.mark.parametrize("iterations", [1, 5, 60])
def test_every_answer_in_haste_is_an_iteration(iterations: int) -> None:
    state = at_the_first_plan(2)
    bot = SearchBot(1, Budget(iterations=iterations))
    search = bot.think(Seat(state, A))
    assert isinstance(search, Rehearsal)
    ideas = search.roots[A].edges
    assert search.best() in ideas
    assert 1 <= search.count <= iterations
    assert max(edge.visits for edge in ideas) >= 1
    assert len({edge.moves for edge in ideas}) == len(ideas) > 3, "more plans than greedy thinks of"


def test_time_that_is_up_ends_a_world_that_is_played_on() -> None:
    state = at_the_first_plan(2)
    search = rehearsal(state, A)
    counted, ideas = search.count, search.roots[A].edges[:2]
    late = Budget(milliseconds=1).clock()
    late.ticks()
    late.begin -= 2.0
    late.end -= 2.0
    assert late.used() == 1.0
    search.reach = 50
    assert not search.try_all(state, ideas, late)
    assert search.count == counted, "half a world tells nothing about the ideas that had no time"


def test_others_plan_anew_in_an_imagined_world() -> None:
    """What they have sealed is not known, so it is played as well as anything else."""
    state = at_the_first_plan(2)
    rng = Random(2)
    while B in state.to_act:
        state.push(rng.choice(state.moves(B)), B)
    assert state.line_answers[B]
    world = rehearsal(state, A).imagined(state)
    assert world.to_act == (A, B)
    assert world.line_answers[B] == ()


def test_a_lead_in_the_end_is_the_safer_the_larger_it_is() -> None:
    search = fresh(2)
    close = search.judged(city(borough(votes=31), borough(votes=30), turn=8, phase=8))
    clear = search.judged(city(borough(votes=60), borough(votes=30), turn=8, phase=8))
    assert 0.5 < close[A] < 0.6 < clear[A] < 1.0
    assert close[A] + close[B] == pytest.approx(1.0)


def test_who_has_lost_is_behind_whatever_the_votes() -> None:
    own = borough("park1 D4", "school E5", "museum D6", pollution=99, votes=300)
    own["citizens"] = {"A": ["D4", "E5", "D6"]}
    state = city(own, borough(), phase=6)
    assert state.is_over
    assert fresh(2).judged(state)[A] < 0.2


def test_alone_the_first_result_is_the_usual_one() -> None:
    search = fresh(1)
    results = [search.judged(city(borough(votes=votes), turn=8, phase=8))[0] for votes in (40, 40, 70, 20)]
    assert results[:2] == [0.5, 0.5]
    assert results[3] < 0.5 < results[2]


def test_what_is_clearly_behind_is_left_and_what_is_doubtful_is_not() -> None:
    search = fresh(2)
    good, bad, doubtful, equal = [Edge((move,), 0.25) for move in range(4)]
    search.roots[A].edges = [good, bad, doubtful, equal]
    worlds = [(0.6, 0.3, 0.9, 0.6), (0.62, 0.35, 0.1, 0.62), (0.58, 0.3, 0.9, 0.58), (0.6, 0.3, 0.2, 0.6)]
    for number in range(5):
        for edge, value in zip((good, bad, doubtful, equal), worlds[number % 4], strict=True):
            search.learn([(A, search.roots[A])], [(A, edge)], [value, 1 - value])
            search.found.setdefault(edge.moves, []).append(value)
    assert search.still_open([good, bad, doubtful, equal], 4) == [good, doubtful]
    assert search.still_open([good, doubtful], 1) == [good, doubtful], "two at least, as long as both are open"
    assert search.best() is good


def test_in_the_midst_of_a_plan_somebody_in_haste_puts_the_tile_where_it_looks_good() -> None:
    state = at_the_first_plan(2)
    play(state, "build; park1", A)
    idea = state.game.quick_idea(state, A)
    assert len(idea) == 1
    assert idea[0] in state.moves(A)
    assert state.frame_of(A) is not None, "nothing was played"
    last = state.boroughs[A].size - 1
    edge = {cell(x, y) for x in range(last + 1) for y in range(last + 1) if x in (0, last) or y in (0, last)}
    assert set(cells_in(state.box.mask[idea[0] - PLACE])) <= edge, "where it is in nobody's way"


def card_cities(players: int, games: int) -> list[tuple[CardCity, int]]:
    """Questions with a choice from all over games of The City that are played at random."""
    found = []
    for game in range(games):
        rng = Random(game)
        state: State = faubourg.game("the-city").start(players=players, seed=game)
        while not state.is_over:
            seat = state.to_act[0]
            assert isinstance(state, CardCity)
            if len(state.moves(seat)) > 1:
                found.append((state.clone(), seat))
            state.push(rng.choice(state.moves(seat)), seat)
    return [(state, seat) for state, seat in found if isinstance(state, CardCity)]


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_card_adds_is_what_a_zone_yields_more_with_it(players: int) -> None:
    for state, seat in card_cities(players, 4)[::3]:
        before = totals(state.cards, state.zones, seat)
        for card in range(state.cards.kinds):
            with_it = state.zones.copy()
            with_it[seat] += (card,)
            after = totals(state.cards, with_it, seat)
            more = (after[0] - before[0], after[1] - before[1])
            assert city_worth.added(state.cards, state.zones, seat, card) == more


def test_somebody_in_haste_answers_by_what_the_seat_knows() -> None:
    """Neither what others have sealed nor what lies in the pile makes a difference, whoever answers last."""
    rng = Random(8)
    asked = card_cities(2, 4)[::5]
    assert any(len(state.to_act) == 1 and len(state.asked) == 2 for state, _ in asked), "the other has answered"
    for state, seat in asked:
        idea = state.game.quick_idea(state, seat)
        assert idea[0] in state.moves(seat)
        for _ in range(3):
            assert state.game.quick_idea(state.imagine(seat, rng), seat) == idea


def test_the_weights_of_haste_were_fitted_to_what_became_of_answers() -> None:
    state: State = faubourg.game("the-city").start(players=2, seed=1)
    assert isinstance(state, CardCity)
    fitted = city_worth.IN_HASTE
    assert set(fitted["weights"]) == set(city_worth.names(state))
    assert fitted["made"]["gain_after"] > fitted["made"]["gain_before"] > 0
