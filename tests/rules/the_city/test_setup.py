"""Setting up the game: TC-1 to TC-10."""

from __future__ import annotations

from collections import Counter

import pytest

from faubourg.core.errors import SetupError
from faubourg.games.the_city import GAME
from faubourg.games.the_city.card_file import built_in
from faubourg.games.the_city.state import City
from faubourg.testing import rule
from tests.rules.the_city.harness import (
    A,
    B,
    C,
    cards_with,
    discarded,
    hand,
    names,
    options,
    pile_table,
    play,
    question,
    refused,
    zone,
)


def start(players: int, seed: int = 1) -> City:
    city = GAME.start(players=players, seed=seed)
    assert isinstance(city, City)
    return city


@rule("TC-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players: int) -> None:
    assert start(players).to_act == tuple(range(players))


@rule("TC-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(players=players, seed=1)
    assert (refusal.value.facts["lowest"], refusal.value.facts["highest"]) == (2, 5)


@rule("TC-2")
def test_110_cards_five_of_them_architects() -> None:
    """R-TC-1"""
    cards = built_in()
    assert sum(cards.copies) == 110
    assert cards.copies[cards.architect] == 5
    assert len(cards.pile) == 105


@rule("TC-3")
@pytest.mark.parametrize("players", [2, 5])
def test_architects_lie_in_a_supply_of_their_own_and_nowhere_else(players: int) -> None:
    city = start(players)
    assert city.architects == 5
    assert city.view(None)["architects"] == 5
    everywhere = [*city.pile, *city.discard, *[card for cards in city.hands for card in cards]]
    assert city.cards.architect not in everywhere


@rule("TC-4")
def test_all_building_cards_are_shuffled_and_seven_dealt_to_each() -> None:
    """First seven to seat 0, then seven to seat 1."""
    city = start(3)
    assert [len(cards) for cards in city.hands] == [7, 7, 7]
    everything = [*city.pile, *[card for cards in city.hands for card in cards]]
    assert sorted(everything) == list(built_in().pile)
    assert start(3, seed=2).hands != city.hands
    order = [*start(2).hands[A]]
    assert sorted(order) == sorted(city.hands[A]), "the first seven cards of a seed go to seat 0, however many play"


@rule("TC-5")
def test_the_rest_is_a_face_down_pile_and_the_discard_pile_is_face_up() -> None:
    city = start(2)
    assert len(city.pile) == 105 - 14
    for seat in (A, A, B, B):
        play(city, (seat, options(city, seat)[0]))
    seen = city.view(None)
    assert seen["pile_size"] == 91
    assert sorted(seen["discard"]) == discarded(city)
    assert len(seen["discard"]) == 4


@rule("TC-6")
def test_everybody_puts_two_cards_away_and_keeps_five() -> None:
    city = start(2)
    before = Counter(hand(city, A))
    first, last = hand(city, A)[0], hand(city, A)[-1]
    play(city, (A, first), (A, last))
    assert refused(city, first, A) == "TC-12"
    play(city, (B, hand(city, B)[0]))
    play(city, (B, hand(city, B)[1]))
    assert Counter(hand(city, A)) == before - Counter([first, last])
    assert question(city, A) == "choose"


@rule("TC-6")
def test_only_own_cards_can_be_put_away() -> None:
    city = start(2)
    foreign = next(card for card in hand(city, B) if card not in hand(city, A))
    assert refused(city, foreign, A) == "TC-6"


@rule("TC-7")
def test_nobody_sees_what_others_put_away_until_all_have() -> None:
    """R-TC-4"""
    city = start(3)
    before = city.view(C)
    play(city, (A, hand(city, A)[0]))
    play(city, (A, options(city, A)[0]), (B, hand(city, B)[0]))
    after = city.view(C)
    assert {**after, "to_act": before["to_act"]} == before
    assert after["discard"] == []
    assert after["hand_sizes"] == [7, 7, 7]


@rule("TC-8")
def test_all_begin_with_an_empty_zone_and_no_points() -> None:
    city = start(4)
    assert city.scores == [0, 0, 0, 0]
    assert [zone(city, seat) for seat in range(4)] == [[], [], [], []]


@rule("TC-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_piles_after_setup(players: int) -> None:
    """TV-20 for five players: draw pile 70, discard pile 10, hands of 5, 5 Architects."""
    city = start(players)
    while city.round == 0:
        seat = city.to_act[0]
        city.push(city.moves(seat)[0], seat)
    assert len(city.pile) == 105 - 7 * players
    assert len(city.discard) == 2 * players
    assert [len(cards) for cards in city.hands] == [5] * players
    assert city.architects == 5
    if players == 5:
        assert (len(city.pile), len(city.discard)) == (70, 10)


@rule("TC-10")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    """TV-27: two cards drawn, nine shuffled, three drawn, one kept."""
    city = pile_table([["villas"] * 3], pile=2, discard=9)
    before = Counter(names(city, city.pile)) + Counter(names(city, city.discard))
    play(city, (A, "give_up"), (B, "architect"))
    assert question(city, A) == "keep"
    assert len(city.offered[A]) == 5
    assert (len(city.pile), len(city.discard)) == (6, 0)
    city.push(city.moves(A)[0], A)
    assert (len(city.pile), len(city.discard)) == (6, 4)
    assert len(city.hands[A]) == 4
    after = Counter(names(city, city.pile)) + Counter(discarded(city)) + Counter(hand(city, A))
    assert after == before + Counter(["villas"] * 3)


@rule("TC-10")
def test_a_pile_that_is_just_used_up_is_not_made_anew_before_a_card_is_needed() -> None:
    """R-TC-6"""
    city = pile_table([["villas"] * 3], pile=5, discard=9)
    play(city, (A, "give_up"), (B, "architect"))
    assert (len(city.pile), len(city.discard)) == (0, 9)
    city.push(city.moves(A)[0], A)
    assert (len(city.pile), len(city.discard)) == (0, 13)


@rule("TC-10")
def test_when_both_piles_are_empty_the_rest_is_lost() -> None:
    """TV-40, R-TC-7: three drawn of which one is kept; one is kept without a question; with none, nothing."""
    city = pile_table([["villas"] * 3], pile=1, discard=2)
    play(city, (A, "give_up"), (B, "architect"))
    assert len(city.offered[A]) == 3
    city.push(city.moves(A)[0], A)
    assert (len(city.hands[A]), len(city.pile), len(city.discard)) == (4, 0, 2)
    city = pile_table([["villas"] * 3], pile=1, discard=0)
    play(city, (A, "give_up"), (B, "architect"))
    assert (city.round, len(city.hands[A]), len(city.pile)) == (2, 4, 0)
    city = pile_table([["villas"] * 3], pile=0, discard=0)
    play(city, (A, "give_up"), (B, "architect"))
    assert (city.round, len(city.hands[A]), len(city.pile)) == (2, 3, 0)


def test_a_changed_set_is_dealt_as_it_is() -> None:
    copies = cards_with(villas={"copies": 0}, park={"copies": 8})
    city = GAME.start(players=2, seed=1, cards=copies)
    assert isinstance(city, City)
    everything = Counter(names(city, [*city.pile, *city.hands[A], *city.hands[B]]))
    assert (everything["villas"], everything["park"]) == (0, 8)
