"""The deck: IC-106 and IC-107."""

from __future__ import annotations

from collections import Counter
from random import Random

from faubourg.games.infinite_city import GAME
from faubourg.testing import rule
from tests.rules.infinite_city.harness import A, B, asked, deck, hand, kinds, on_board, options, play, position


@rule("IC-106")
def test_a_short_deck_gives_what_it_has_and_nothing_later() -> None:
    """R-IC-30: A is three tiles short, two are left; they are not made up for when the deck has tiles again."""
    board = {"0,0": "housing", "1,0": "port"}
    hands = [["hotel", "bank", "bank"], ["disaster_site", "port", "port", "port", "plaza", "plaza"], []]
    city = position(board, hands, players=3, deck=["temple", "embassy"], others_to=2)
    play(city, "hotel; 0,1", A)
    assert hand(city, A) == ["bank", "bank", "temple", "embassy"]
    assert deck(city) == []
    play(city, "disaster_site; 0,2; 1,0", B)
    assert deck(city) == ["port"], "B holds five, so nobody draws it now"
    assert len(hand(city, A)) == 4, "and A gets no tile that was missing before"


@rule("IC-106", "IC-75")
def test_the_draws_of_a_factory_stop_with_the_deck() -> None:
    city = position(
        {"0,0": "plaza"}, [["factory"], ["bank"], []], players=3, deck=["bank"] * 2 + ["port"] * 5, others_to=2
    )
    play(city, "factory; 0,1", A)
    assert hand(city, A) == ["bank"] * 2 + ["port"] * 5
    assert deck(city) == []


@rule("IC-106")
def test_draws_come_from_the_top_and_are_appended_to_the_hand() -> None:
    """TV-45: the order of the hand is the order in which the tiles were gained."""
    hands = [["mausoleum", "port", "bank"], ["port", "port", "port", "port", "port"]]
    city = position({"0,0": "hotel", "3,3": "housing"}, hands, top=["plaza", "temple", "embassy"])
    play(city, "mausoleum; 0,1; 0,0", A)
    assert hand(city, A) == ["port", "bank", "hotel", "plaza", "temple"]
    assert deck(city)[0] == "embassy"
    play(city, "port; 3,4; 3,5", B)
    assert asked(city) == "A turn"
    assert options(city) == ["port", "bank", "hotel", "plaza", "temple"]


@rule("IC-107")
def test_tiles_leave_the_board_only_for_the_bottom_of_the_deck_or_a_hand() -> None:
    """Whatever is played, every tile that leaves the board is found at the bottom of the deck or in a hand."""
    rng = Random(107)
    left: Counter[str] = Counter()
    for seed in range(30):
        city = GAME.start(players=3, seed=seed)
        while not city.is_over:
            before, seat = city.describe(), city.to_act[0]
            question = city.decision(seat)
            city.push(rng.choice(city.moves(seat)), seat)
            after = city.describe()
            was, now = ({found["tile"] for found in data["board"].values()} for data in (before, after))
            for id in was - now:
                assert question is not None
                left[question.kind] += 1
                if question.kind == "disaster":
                    assert id in after["deck"] or id in after["hands"][seat], "drawn again if the deck was empty"
                else:
                    assert id in after["hands"][seat]
    assert set(left) == {"disaster", "mausoleum"}


@rule("IC-107", "IC-73", "IC-85")
def test_disaster_site_and_mausoleum_say_where_their_tile_goes() -> None:
    hands = [["disaster_site"], ["mausoleum"]]
    city = position({"0,0": "hotel", "1,0": "bank", "2,0": "temple"}, hands)
    play(city, "disaster_site; 3,0; 1,0", A)
    assert deck(city)[-1] == "bank"
    assert on_board(city, "bank") == []
    play(city, "mausoleum; 0,1; 0,0", B)
    assert kinds(city.describe()["hands"][B])[0] == "hotel"
