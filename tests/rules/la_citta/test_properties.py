"""What holds whatever is played: invariants, migration and symmetry."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg.core.hexes import bits
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.board import board_of
from faubourg.games.la_citta.migration import givers
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import KINDS, SERVICES, TILE_FACES, full_stock
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


@rule("LC-16", "LC-26", "LC-65")
@pytest.mark.parametrize("expansion", [False, True])
def test_in_a_real_game_nothing_stays_in_the_box(expansion: bool) -> None:
    """Invariants 1, 9 and 11: a position may leave pieces out, a game never does."""
    region = GAME.start(players=3, seed=21, expansion=expansion)
    assert isinstance(region, Region)
    rng = Random(21)
    while region.to_act:
        on_board = [region.tiles.count(kind) for kind in range(len(KINDS))]
        for tile, count in enumerate(full_stock(expansion)):
            assert region.stock[tile] + sum(on_board[face] for face in TILE_FACES[tile]) == count
        taken = sum(len(own) for own in region.taken)
        shown = sum(card >= 0 for card in region.display)
        assert len(region.pile) + len(region.discard) + taken + shown == region.cards.policies
        assert len(region.voice_pile) == 27 - 4 * region.year
        region.push(rng.choice(region.moves(region.to_act[0])), region.to_act[0])
