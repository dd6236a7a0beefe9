"""What holds whatever is played: the invariants of the game, at each step of random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg import Table
from faubourg.core.rules import Frame
from faubourg.games.small_city import ADVANCED, GAME
from faubourg.games.small_city.building.legality import can_be_placed, draft_of, open_placements
from faubourg.games.small_city.building.planning import PLACEMENT, PLAN
from faubourg.games.small_city.moves import KIND
from faubourg.games.small_city.phases.pollution import DIFFICULTIES
from faubourg.games.small_city.state import City
from tests.rules.small_city.harness import A, B, borough, city

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    *[(1, {"difficulty": difficulty}) for difficulty in DIFFICULTIES],
    *[(players, {}) for players in (2, 3, 4)],
    *[(players, {"mode": "advanced", "victory": victory}) for players in (2, 4) for victory in ADVANCED],
    (3, {"boards": ["easy", "expert", "easy"]}),
]


def eager(state: City, seat: int, rng: Random) -> int:
    """A random move, but rarely one that ends a phase: so that boroughs grow and strange things happen."""
    moves = state.moves(seat)
    names = [GAME.notation(state, move) for move in moves]
    keen = [move for move, name in zip(moves, names, strict=True) if name not in ("finish", "pass", "end", "demolish")]
    return rng.choice(keen if keen and rng.random() < 0.9 else moves)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(SETTINGS))
def test_the_invariants_hold_at_each_step(seed: int, setting: tuple[int, dict[str, Any]]) -> None:
    players, options = setting
    rng = Random(seed)
    state = GAME.start(players=players, seed=seed, **options)
    assert isinstance(state, City)
    while not state.is_over:
        seat = rng.choice(state.to_act)
        before = state.clone()
        state.push(eager(state, seat, rng), seat)
        assert GAME.broken_invariant(state) is None
        assert GAME.broken_step(before, state, seat) is None
    assert state.turn == 8 or state.out, "eight turns, or somebody was lost to pollution"
    assert sum(line.points for line in state.outcome().lines) == sum(state.outcome().scores)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000))
def test_a_clone_is_unchanged_by_what_the_original_does(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(players=2, seed=seed)
    assert isinstance(state, City)
    for _ in range(rng.randrange(150)):
        if state.is_over:
            break
        seat = rng.choice(state.to_act)
        state.push(eager(state, seat, rng), seat)
    twin, described = state.clone(), state.describe()
    for _ in range(40):
        if state.is_over:
            break
        seat = rng.choice(state.to_act)
        state.push(eager(state, seat, rng), seat)
    assert twin.describe() == described


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000))
def test_a_kind_is_offered_exactly_if_it_has_a_placement(seed: int) -> None:
    """Asking whether anything is legal is another way than listing all: both must agree."""
    rng = Random(seed)
    state = GAME.start(players=1, seed=seed)
    assert isinstance(state, City)
    for _ in range(rng.randrange(20, 120)):
        if state.is_over:
            return
        state.push(eager(state, A, rng), A)
    frame = Frame(PLAN, A)
    draft = draft_of(state, frame)
    for kind in state.box.buildable:
        asked = Frame(PLACEMENT, A, what=KIND + kind)
        assert can_be_placed(state, draft, kind) == bool(PLACEMENT.options(state, asked)), state.box.names[kind]
        assert set(PLACEMENT.options(state, asked)) <= set(open_placements(state, draft, kind))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000))
def test_the_order_in_which_plans_arrive_does_not_matter(seed: int) -> None:
    rows = [borough("school D2", "res1 C3", hall=2) for _ in range(3)]
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = city(*rows, piles={"park1": 1, "res1": 2})
        rngs = [Random(seed + seat) for seat in range(3)]
        for seat in order:
            while seat in state.to_act and state.stage == 0:
                state.push(rngs[seat].choice(state.moves(seat)), seat)
        ends.append(state.describe())
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_cannot_tell_the_plans_of_others(seed: int) -> None:
    """While A plans again, what A imagines of the others varies, and A's view stays the same."""
    rows = [borough("town_hall B2", hall=1) for _ in range(3)]
    state = city(*rows, host="B", piles={"park3_i": 1})
    for seat, text in ((1, "park1; park1 F6"), (2, "park3_i; park3_i A6"), (0, "park3_i; park3_i A6")):
        for part in f"build; {text}; finish".split(";"):
            state.play(part.strip(), seat)
    assert state.to_act == (A,)
    seen, plans = state.view(A), set()
    for number in range(12):
        dream = state.imagine(A, Random(100 * seed + number))
        assert isinstance(dream, City)
        assert dream.view(A) == seen
        plans.add(dream.plans[B])
    assert len(plans) > 1
    watched = {state.imagine(B, Random(number)).view(B)["question"] for number in range(3)}
    assert watched == {"replanning"}


def test_undo_does_not_cross_the_reveal_of_plans() -> None:
    rows = [borough("town_hall B2", hall=1) for _ in range(2)]
    table = Table(city(*rows, piles={"park3_i": 1}))
    for seat in (A, B):
        for part in ("build", "park3_i", "park3_i A6", "finish"):
            table.play(part, seat)
    assert table.state.to_act == (B,)
    table.play("finish", B)
    assert not table.can_undo(B), "B has seen what A had planned"
