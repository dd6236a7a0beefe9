"""The greedy bot beats chance, makes a village of a solo game, and thinks about few states at a time."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import pytest

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.random import RandomBot
from faubourg.core.seat import Seat
from faubourg.core.state import State
from faubourg.games.small_city import GAME
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.building.planning import CONSTRUCTION
from faubourg.games.small_city.moves import PLACE
from faubourg.games.small_city.state import City
from faubourg.games.small_city.thinking import plans, worth
from faubourg.games.small_city.thinking.forecast import Forecast
from tests.rules.small_city.harness import A, borough, city

MOST_THOUGHTS = 2000  # boroughs that are looked at for one answer


def finish(state: State, bots: list[GreedyBot | RandomBot]) -> None:
    while state.to_act:
        seat = state.to_act[0]
        state.push(bots[seat].choose(Seat(state, seat)), seat)


def test_it_beats_random_play_from_either_seat() -> None:
    for seed in range(4):
        state = GAME.start(players=2, seed=seed)
        greedy = seed % 2
        finish(state, [GreedyBot(seed) if seat == greedy else RandomBot(seed) for seat in range(2)])
        assert state.outcome().winners == (greedy,)


def test_alone_it_makes_more_than_a_hamlet_of_a_borough() -> None:
    scores = []
    for seed in range(3):
        state = GAME.start(players=1, seed=seed, difficulty="maire")
        finish(state, [GreedyBot(seed)])
        scores.append(state.outcome().scores[0])
    assert median(scores) >= 60, scores


@pytest.mark.parametrize("victory", ["economic", "citizen", "cultural"])
def test_it_knows_what_wins(victory: str) -> None:
    for seed in range(2):
        state = GAME.start(players=2, seed=seed, mode="advanced", victory=victory)
        greedy = seed % 2
        finish(state, [GreedyBot(seed) if seat == greedy else RandomBot(seed) for seat in range(2)])
        assert state.outcome().winners == (greedy,)


# --- how much it thinks --------------------------------------------------------------------------------------------


def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many boroughs were judged since the last time this was asked."""
    judged = [0]
    judge = worth.prospects

    def count(now: City, seat: int, some: Borough) -> float:
        judged[0] += 1
        return judge(now, seat, some)

    monkeypatch.setattr(worth, "prospects", count)
    monkeypatch.setattr(plans, "prospects", count)

    def since() -> int:
        number, judged[0] = judged[0], 0
        return number

    return since


def test_it_thinks_about_few_states_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    since = counted(monkeypatch)
    most = 0
    for players in (1, 2):
        state = GAME.start(players=players, seed=3)
        bots = [GreedyBot(seat) for seat in range(players)]
        while state.to_act:
            seat = state.to_act[0]
            since()
            move = bots[seat].choose(Seat(state, seat))
            most = max(most, since())
            state.push(move, seat)
    assert 0 < most <= MOST_THOUGHTS


def test_the_same_steps_in_another_order_are_one_plan() -> None:
    state = city(borough(hall=3, money=6), borough())
    found = plans.whole_plans(state, state.line_frames[A])
    built = [tuple(sorted(move for move in plan if move >= PLACE)) for plan in found]
    assert len(built) > 1
    assert len(set(built)) == len(built)


# --- whole ideas are legal -----------------------------------------------------------------------------------------


def test_every_answer_of_an_idea_is_offered() -> None:
    """Plans, walks and builds of the council, in all positions of some games."""
    thought_of = set()
    for seed, players in ((1, 1), (2, 2)):
        state = GAME.start(players=players, seed=seed)
        bots = [RandomBot(seed) if seat else GreedyBot(seed) for seat in range(players)]
        while state.to_act:
            seat = state.to_act[0]
            for idea in GAME.ideas(state.clone(), seat) if seat == A else []:
                thought_of.add(state.frame.step.name)
                after = state.clone()
                for number, move in enumerate(idea):
                    offered = after.moves(seat)
                    # The last answer says that this is all; it is not asked for if nothing else can be answered.
                    assert move in offered or number == len(idea) - 1
                    if move in offered:
                        after.push(move, seat)
            state.push(bots[seat].choose(Seat(state, seat)), seat)
    assert thought_of >= {CONSTRUCTION.name, "citizen", "council-build"}


# --- what is good for a borough ------------------------------------------------------------------------------------


def better(one: City, other: City) -> bool:
    return worth.worth(one, A) > worth.worth(other, A)


HOMES = ("town_hall D4", "res3_i A1", "res1 G7", "res1 G6", "res1 G1")


def test_large_homes_come_before_small_ones() -> None:
    together = city(borough(*HOMES, citizens={"A": ["A1", "B1", "C1"]}), turn=8, phase=3)
    apart = city(borough(*HOMES, citizens={"A": ["G7", "G6", "G1"]}), turn=8, phase=3)
    assert better(together, apart)


def test_a_park_is_worth_more_the_earlier_it_is_built() -> None:
    gains = []
    for turn in (2, 5, 8):
        with_park = city(borough(*HOMES, "park3_i A7", hall=4), turn=turn)
        without = city(borough(*HOMES, hall=4), turn=turn)
        gains.append(worth.worth(with_park, A) - worth.worth(without, A))
    assert gains[0] > gains[1] > gains[2] > 0


def test_culture_that_reaches_a_home_is_better_than_culture_far_away() -> None:
    near = city(borough("town_hall D4", "res1 C3", "school B2"))
    far = city(borough("town_hall D4", "res1 C3", "school G1"))
    assert better(near, far)


def test_a_second_factory_brings_more_newcomers() -> None:
    one = city(borough(*HOMES, "fac1 D7", "warehouse D6"))
    two = city(borough(*HOMES, "fac1 D7", "fac1 C7", "warehouse D6", "warehouse C6"))
    assert forecast(two).headcount > forecast(one).headcount


def forecast(state: City) -> Forecast:
    return Forecast(state, A, state.boroughs[A])


def test_it_counts_with_the_deaths_of_each_difficulty() -> None:
    """Three pollute: none of them dies of it, or one (of three or more), or all."""
    living = [
        forecast(city(borough(*HOMES, citizens={"A": ["A1", "B1", "C1"]}), turn=7, options=options)).people
        for options in ({}, {"difficulty": "depute"}, {"difficulty": "president"})
    ]
    assert living == [3, 2, 0]


def test_in_a_cultural_victory_culture_counts_and_votes_hardly() -> None:
    options = {"mode": "advanced", "victory": "cultural"}
    museum = city(borough("museum D4"), borough(), turn=8, options=options)
    votes = city(borough(votes=20), borough(), turn=8, options=options)
    assert better(museum, votes)
    assert better(city(borough(votes=20), borough(), turn=8), city(borough("museum D4"), borough(), turn=8))
