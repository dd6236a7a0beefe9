"""What holds whatever is played: invariants, migration and symmetry."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg.core.errors import SetupError
from faubourg.core.hexes import bits
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.board import board_of
from faubourg.games.la_citta.migration import givers
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import SERVICES
from faubourg.testing import rule
from tests.rules.la_citta.harness import RING, A, B, asked, city, migrate, position


def play_at_random(region: Region, rng: Random, steps: int) -> None:
    for _ in range(steps):
        if not region.to_act:
            return
        before, seat = region.clone(), region.to_act[0]
        region.push(rng.choice(region.moves(seat)), seat)
        broken = GAME.broken_invariant(region) or GAME.broken_step(before, region, seat)
        assert broken is None, broken


@rule("LC-8", "LC-9", "LC-12", "LC-60", "LC-65", "LC-70", "LC-81")
@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10**9),
    players=st.integers(2, 5),
    expansion=st.booleans(),
    setup=st.sampled_from(("basic", "advanced")),
)
def test_every_invariant_holds_at_every_step(seed: int, players: int, expansion: bool, setup: str) -> None:
    region = GAME.start(players=players, seed=seed, expansion=expansion, setup=setup)
    assert isinstance(region, Region)
    play_at_random(region, Random(seed), 150)


@rule("LC-75", "LC-79")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), voice=st.sampled_from(SERVICES))
def test_with_one_voice_a_pair_of_cities_moves_one_citizen_in_one_direction(seed: int, voice: str) -> None:
    region = GAME.start(players=3, seed=seed)
    assert isinstance(region, Region)
    play_at_random(region, Random(seed), 90)
    service = SERVICES.index(voice)
    for city_ in region.cities:
        for giver in givers(region, city_, service):
            assert giver.owner != city_.owner
            assert city_ not in givers(region, giver, service)
            assert min(region.board.gap(a, b) for a in bits(city_.body) for b in bits(giver.body)) <= 2


@rule("LC-74", "LC-75")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), voice=st.sampled_from(SERVICES))
def test_the_order_of_players_does_not_matter_where_nobody_runs_dry(seed: int, voice: str) -> None:
    """Invariant 16: enough citizens and enough room everywhere."""
    start = GAME.start(players=2, seed=seed)
    assert isinstance(start, Region)
    play_at_random(start, Random(seed), 70)
    service = SERVICES.index(voice)
    for city_ in start.cities:
        beaten_by = [other for other in start.cities if city_ in givers(start, other, service)]
        if city_.people < len(beaten_by) or city_.people + len(givers(start, city_, service)) > city_.limit:
            return
    results = []
    for order in ((A, B), (B, A)):
        region = start.clone()
        migrate(region, voice, order=order)
        assert asked(region) == "over"
        results.append([city_.people for city_ in region.cities])
    assert results[0] == results[1]
    assert sum(results[0]) == sum(city_.people for city_ in start.cities)


@rule("LC-3", "LC-7")
def test_the_network_of_lanes_is_symmetric() -> None:
    """Invariant 25: turned by half a circle, the board has the same neighbours and distances."""
    board = board_of(None, 4)
    turned = [board.numbers[f"{20 - q},{15 - r}"] for q, r in board.hexes]
    for number in range(len(board.hexes)):
        assert {turned[other] for other in bits(board.near[number])} == set(bits(board.near[turned[number]]))
        assert board.gap(0, number) == board.gap(turned[0], turned[number])


@rule("LC-49")
def test_passing_is_always_legal_and_there_is_always_a_move() -> None:
    """Invariant 23."""
    region = GAME.start(players=3, seed=12)
    assert isinstance(region, Region)
    rng = Random(12)
    while region.to_act:
        seat = region.to_act[0]
        moves = region.moves(seat)
        assert moves
        if asked(region).endswith("turn"):
            assert GAME.notation(region, moves[-1]) == "pass"
        region.push(rng.choice(moves), seat)


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"cities": [{"owner": "A", "castle": "99,9"}]}, "there is no hex"),
        ({"cities": [{"owner": "A", "castle": "13,2", "tiles": {"12,3": "pyramid"}}]}, "is not a building"),
        ({"cities": [{"owner": "A", "castle": "13,2", "tiles": {"12,3": "road"}}]}, "not so many tiles"),
        ({"cities": [{"owner": "A", "castle": "13,2", "tiles": {"12,3": "school harvest"}}]}, "cannot lie on school"),
        ({"cities": [{"owner": "A", "castle": "13,2", "people": 1, "tiles": {"12,3": "school"}}]}, "LC-81"),
        ({"gold": [-1, 0]}, "gold must give a number"),
        ({"display": ["palace#1", "palace#1"]}, "in two places"),
        ({"display": ["palace"] * 5}, "not so many cards"),
        ({"voices": ["sleep"]}, "is not a card"),
        ({"turn": 3, "ready": [3, 3], "taken": [[], []]}, "LC-29"),
        ({"year": 9}, "year cannot be 9"),
        ({"fallen": [17, 0]}, "cannot have a turn"),
        ({"hungry": "Z"}, "is not a seat"),
        ({"pending": [{"step": "site", "seat": "A", "what": "fountain"}]}, "no legal answer"),
    ],
)
def test_a_position_that_cannot_be_says_why(parts: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.setup({"players": 2, "cities": [{"owner": "B", "castle": "2,10"}], **parts})
    assert reason in str(caught.value)


def test_the_example_of_the_module_is_a_position() -> None:
    region = position(
        city("A", "13,0", 4, ("12,0", "school"), ("14,0", "farmhouse harvest")),
        city("B", "2,10", 3, ("3,10", "theatre culture culture")),
        expansion=True,
        year=3,
        gold=[4, 1],
    )
    again = GAME.setup(region.describe())
    assert again.describe() == region.describe()
    assert region.board.names[region.cities[0].castle] == "13,0"
    assert RING[0] in region.board.numbers
