"""What holds in every game, whatever is played: the invariants, on games made up by Hypothesis."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg.games.the_city import GAME
from faubourg.games.the_city.card_file import built_in
from faubourg.games.the_city.cards import GOAL
from faubourg.games.the_city.effects import price, totals, yields
from faubourg.games.the_city.flow import CHOOSING
from faubourg.games.the_city.questions import CHOOSE
from faubourg.games.the_city.state import City
from faubourg.testing import rule
from tests.rules.the_city.harness import options as options_of
from tests.rules.the_city.harness import question

SETTINGS = settings(max_examples=25, deadline=None)
KINDS = built_in().kinds
ZONES = st.lists(
    st.lists(st.integers(0, KINDS - 1), max_size=9).map(tuple),
    min_size=2,
    max_size=5,
)
PLAY = st.tuples(
    st.integers(2, 5),
    st.integers(0, 10**9),
    st.sampled_from([{}, {"allow_mistakes": True}, {"ask_reference_player": True}, {"max_rounds": 4}]),
)


def states(players: int, seed: int, settings: dict[str, object]) -> list[City]:
    """A random game, state by state."""
    rng = Random(seed)
    city = GAME.start(players=players, seed=seed, **settings)
    assert isinstance(city, City)
    seen = [city.clone()]
    while city.to_act:
        seat = rng.choice(city.to_act)
        city.push(rng.choice(city.moves(seat)), seat)
        seen.append(city.clone())
    return seen


@SETTINGS
@given(PLAY)
@rule("TC-13", "TC-44", "TC-55")
def test_invariants_hold_in_every_state_and_step(play: tuple[int, int, dict[str, object]]) -> None:
    """1 to 9, 12, 13, 16"""
    game = states(*play)
    for before, after in pairwise(game):
        assert GAME.broken_invariant(after) is None
        assert GAME.broken_step(before, after, 0) is None
        for seat in after.to_act:
            assert after.moves(seat)
            if question(after, seat) == "choose":
                assert options_of(after, seat)[-1] == "give_up"
    end = game[-1]
    assert (max(end.scores) >= GOAL) == (end.ended_by == "TC-56")
    assert all(max(state.scores) < GOAL for state in game[:-1])


@SETTINGS
@given(PLAY)
@rule("TC-59", "TC-60", "TC-61")
def test_winners_have_most_points_and_among_those_most_cards(play: tuple[int, int, dict[str, object]]) -> None:
    """14"""
    end = states(*play)[-1]
    winners = end.outcome().winners
    assert winners
    best = max((end.scores[seat], len(end.hands[seat])) for seat in range(end.players))
    assert winners == tuple(seat for seat in range(end.players) if (end.scores[seat], len(end.hands[seat])) == best)


@SETTINGS
@given(PLAY)
@rule("TC-36", "TC-41")
def test_without_mistakes_nothing_ever_returns_to_a_hand(play: tuple[int, int, dict[str, object]]) -> None:
    """18"""
    players, seed, _ = play
    city = GAME.start(players=players, seed=seed)
    city.log = []
    rng = Random(seed)
    while city.to_act:
        seat = rng.choice(city.to_act)
        city.push(rng.choice(city.moves(seat)), seat)
    assert not [event for event in city.log if event.kind == "return"]


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6))
@rule("TC-12")
def test_the_order_of_answers_within_a_stage_changes_nothing(seed: int) -> None:
    """21: the same answers, given in two orders, lead to the same state when the stage closes."""
    rng = Random(seed)
    city = GAME.start(players=3, seed=seed)
    for _ in range(12):
        if city.is_over:
            return
        first, second = city.clone(), city.clone()
        lines: dict[int, list[int]] = {}
        for seat in first.to_act:
            lines[seat] = []
            while seat in first.to_act and first.stage == city.stage:
                lines[seat].append(rng.choice(first.moves(seat)))
                first.push(lines[seat][-1], seat)
        for seat in reversed(list(lines)):
            for move in lines[seat]:
                second.push(move, seat)
        assert first.describe() == second.describe()
        city = first


@SETTINGS
@given(ZONES, st.integers(0, KINDS - 1), st.integers(0, 4))
@rule("TC-46")
def test_a_further_card_never_lowers_anybodys_income_or_points(
    zones: list[tuple[int, ...]], card: int, where: int
) -> None:
    """19"""
    cards = built_in()
    larger = list(zones)
    larger[where % len(zones)] += (card,)
    for seat in range(len(zones)):
        before, after = yields(cards, zones, seat), yields(cards, larger, seat)
        assert sum(after[0]) >= sum(before[0])
        assert sum(after[1]) >= sum(before[1])
        assert totals(cards, zones, seat) == (sum(before[0]), sum(before[1]))


@SETTINGS
@given(ZONES, st.randoms(use_true_random=False))
@rule("TC-46", "TC-52")
def test_seats_do_not_matter(zones: list[tuple[int, ...]], rng: Random) -> None:
    """10, 11: zones in another order yield the same for their owners."""
    order = list(range(len(zones)))
    rng.shuffle(order)
    mixed = [zones[seat] for seat in order]
    for place, seat in enumerate(order):
        assert yields(built_in(), mixed, place) == yields(built_in(), zones, seat)


@SETTINGS
@given(st.integers(0, KINDS - 1), st.lists(st.integers(0, KINDS - 1), max_size=12).map(tuple))
@rule("TC-34")
def test_a_price_is_between_nothing_and_the_printed_cost(card: int, zone: tuple[int, ...]) -> None:
    """12"""
    assert 0 <= price(built_in(), card, zone) <= built_in().cost[card]


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10**6))
@rule("TC-7", "TC-16")
def test_a_view_does_not_change_when_what_is_hidden_is_dealt_anew(players: int, seed: int) -> None:
    """17"""
    rng = Random(seed)
    for city in states(players, seed, {"allow_mistakes": bool(seed % 2)})[:-1:5]:
        for viewer in (None, *range(players)):
            dream = city.imagine(viewer, rng)
            assert dream.view(viewer) == city.view(viewer)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
@rule("TC-25", "TC-30", "TC-35")
def test_what_is_offered_is_what_the_rules_allow_card_by_card(seed: int) -> None:
    """Against a second reading of the rules, written from scratch."""
    for city in states(3, seed, {}):
        if city.is_over or city.frame.step is not CHOOSING:
            continue
        for line in city.lines:
            if line.frame.step is not CHOOSE:
                continue
            seat, cards = line.seat, city.cards
            hand, zone = city.hands[seat], city.zones[seat]
            expected = [
                card
                for card in sorted(set(hand))
                if price(cards, card, zone) < len(hand)
                and not (cards.limited[card] and card in zone)
                and (not cards.needs[card] or set(cards.needs[card]) & set(zone))
            ]
            assert [move for move in line.offers if move < KINDS] == expected
