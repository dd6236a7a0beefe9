"""The greedy bot plays the game well enough to feed its people and to beat chance."""

from __future__ import annotations

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.random import RandomBot
from faubourg.core.seat import Seat
from faubourg.core.spots import SEAT
from faubourg.core.table import Table
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.worth import voice_chances, worth
from tests.rules.la_citta.harness import RING, A, B, city, play, position, unsettled


def test_it_beats_random_play_from_either_seat() -> None:
    for seed in range(6):
        state = GAME.start(players=2, seed=seed)
        greedy = seed % 2
        bots = [GreedyBot(seed) if seat == greedy else RandomBot(seed) for seat in range(2)]
        while state.to_act:
            seat = state.to_act[0]
            state.push(bots[seat].choose(Seat(state, seat)), seat)
        assert state.outcome().winners == (greedy,)


def test_it_feeds_its_people() -> None:
    hungry = years = 0
    for seed in range(4):
        table = Table(GAME.start(players=2, seed=seed))
        bots = [GreedyBot(seed), RandomBot(seed)]
        while not table.state.is_over:
            seat = table.state.to_act[0]
            table.push(bots[seat].choose(Seat(table.state, seat)), seat)
        hungry += len([event for event in table.log if event.kind == "hunger" and event.facts["seat"] == SEAT])
        years += table.state.describe()["year"]
    assert years == 24
    assert hungry <= 2


def test_it_reads_the_voice_cards_it_may_see() -> None:
    region = position(
        city("A", "13,2", 4), voices=["health", "culture", "culture", "culture"], display=["ask_the_people"]
    )
    before = voice_chances(region, A)
    assert before[2] > before[0] == before[1], "health lies face up"
    play(region, "ask_the_people; cards-1-2")
    assert voice_chances(region, A)[1] > voice_chances(region, A)[2], "A has seen two of culture"
    assert voice_chances(region, B) == before, "and B has not"


def better(one: Region, other: Region) -> bool:
    return worth(one, A) > worth(other, A)


def test_what_is_good_for_a_city() -> None:
    home = city("A", RING[2], 3, (RING[3], "school"))
    assert better(position(home), position(city("A", RING[2], 2, (RING[3], "school")))), "people who can be fed"
    assert better(position(home, gold=[3, 1]), position(home, gold=[1, 1]))
    fed = position(city("A", RING[4], 4, (RING[3], "farmhouse")))
    assert better(fed, position(city("A", RING[4], 4, (RING[3], "quarry")))), "food comes before a bare quarry"
    attractive = position(city("A", RING[0], 3, (RING[1], "school")), city("B", RING[4], 3))
    threatened = position(city("A", RING[0], 3), city("B", RING[4], 3, (RING[3], "school")))
    assert better(attractive, threatened)
    empty = position(home)
    unsettled(empty, RING[2], 0)
    assert better(position(home), empty)
