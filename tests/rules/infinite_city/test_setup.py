"""Setting up the game: IC-1 to IC-7."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from faubourg.core.errors import SetupError
from faubourg.games.infinite_city import GAME
from faubourg.games.infinite_city.tiles import KINDS, built_in
from faubourg.testing import rule
from tests.rules.infinite_city.harness import LETTERS, A, B, C, options, play, position, refused, supply, tokens

# Count, bonus points and silver border of every kind, written down a second time on purpose.
COUNT_BONUS_SILVER = {
    "arboretum": (4, 1, False),
    "bank": (6, 0, False),
    "capitol": (1, 2, True),
    "construction_site": (7, 0, True),
    "disaster_site": (3, 1, False),
    "embassy": (8, 0, False),
    "factory": (5, 1, True),
    "hotel": (4, 1, False),
    "housing": (10, 0, False),
    "library": (6, 0, False),
    "mausoleum": (6, 0, False),
    "plaza": (6, 0, False),
    "police_hq": (3, 1, False),
    "port": (8, 0, False),
    "post_office": (8, 0, False),
    "power_station": (5, 1, True),
    "security_guardpost": (9, 0, False),
    "shopping_complex": (4, 1, False),
    "stadium": (5, 1, True),
    "temple": (4, 1, False),
    "transit_station": (8, 0, True),
}
CROSS_IN_ORDER = ("0,0", "0,1", "1,0", "0,-1", "-1,0")


def in_dealing_order(players: int, seed: int) -> list[str]:
    """All tiles from the top of the shuffled deck: five for each seat in turn, the cross, the rest."""
    start = GAME.start(players=players, seed=seed).describe()
    first = start["hands"][LETTERS.index(start["active"])]
    assert len(first) == 5, "nobody draws before the first decision"
    cross = [start["board"][cell]["tile"] for cell in CROSS_IN_ORDER]
    return [*[tile for hand in start["hands"] for tile in hand], *cross, *start["deck"]]


@rule("IC-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_each_with_tokens_of_their_own(players: int) -> None:
    """R-IC-1"""
    city = position({"0,0": "plaza"}, [["police_hq"]], players=players)
    play(city, "police_hq; 0,1", A)
    assert tokens(city, "0,1") == LETTERS[:players]


@rule("IC-1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(players=players, seed=1)
    assert refusal.value.facts["lowest"] == 2
    assert refusal.value.facts["highest"] == 6


@rule("IC-2")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_starts_with_fifteen_tokens(players: int) -> None:
    city = position({"0,0": "hotel"}, players=players)
    assert supply(city) == [15] * players
    assert GAME.start(players=players, seed=3).describe()["supply"] == [15] * players


@rule("IC-3")
def test_the_game_has_120_tiles_of_21_kinds_in_their_numbers() -> None:
    """R-IC-49, R-IC-50: no other kind of tile."""
    tiles = built_in()
    expected = {kind: count for kind, (count, _, _) in COUNT_BONUS_SILVER.items()}
    assert Counter(id.split("#")[0] for id in in_dealing_order(4, 11)) == expected
    assert len(set(tiles.ids)) == 120
    assert list(KINDS) == list(COUNT_BONUS_SILVER)


@rule("IC-3", "IC-55", "IC-56")
def test_points_and_borders_are_those_of_the_shipped_table() -> None:
    """R-IC-48: equal for all copies of a kind."""
    tiles = built_in()
    assert [(tiles.bonus[k], tiles.silver[k]) for k in range(21)] == [row[1:] for row in COUNT_BONUS_SILVER.values()]
    assert sum(tiles.bonus[kind] for kind in tiles.kind) == 39
    assert sum(tiles.silver[kind] for kind in tiles.kind) == 31


@rule("IC-3")
def test_the_seed_alone_decides_the_shuffle() -> None:
    assert in_dealing_order(3, 5) == in_dealing_order(3, 5)
    orders = {tuple(in_dealing_order(3, seed)) for seed in range(20)}
    assert len(orders) == 20
    assert tuple(built_in().ids) not in orders, "the deck is not left in the order of the box"


@rule("IC-4", "IC-5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seat_by_seat_five_tiles_from_the_top_then_the_cross(players: int) -> None:
    """R-IC-2: one shuffle is dealt in the same order, however many play."""
    assert in_dealing_order(players, 8) == in_dealing_order(2, 8)


@rule("IC-5", "IC-27")
def test_the_cross_lies_face_down_without_tokens() -> None:
    board = GAME.start(players=2, seed=4).describe()["board"]
    assert sorted(board) == sorted(CROSS_IN_ORDER)
    assert all(found["down"] and "tokens" not in found for found in board.values())


@rule("IC-6")
@pytest.mark.parametrize(("players", "left"), [(2, 105), (3, 100), (4, 95), (5, 90), (6, 85)])
def test_what_is_left_in_the_deck(players: int, left: int) -> None:
    assert len(GAME.start(players=players, seed=6).describe()["deck"]) == left


@rule("IC-7")
def test_chance_decides_who_begins() -> None:
    first = Counter(GAME.start(players=4, seed=seed).to_act for seed in range(80))
    assert set(first) == {(0,), (1,), (2,), (3,)}


@rule("IC-7")
def test_turns_pass_to_the_next_seat_round_and_round() -> None:
    city = position({"0,0": "plaza"}, [["hotel"], ["hotel"], ["hotel"]], players=3, active="C", top=["factory"] * 5)
    order = []
    for cell in ("0,1", "1,0", "-1,0"):
        order.append(city.to_act[0])
        play(city, f"hotel; {cell}", city.to_act[0])
    assert order == [C, A, B]
    assert city.to_act == (C,)


@rule("IC-7")
def test_nobody_else_may_answer() -> None:
    city = position({"0,0": "plaza"}, [["bank"], ["bank"]])
    assert refused(city, "bank", B) == "IC-7"
    assert refused(city, "bank", A) is None


@rule("IC-7")
def test_only_the_active_player_is_ever_asked() -> None:
    rng = Random(2)
    city = GAME.start(players=4, seed=2)
    while not city.is_over:
        active = city.describe()["active"]
        assert city.to_act == (LETTERS.index(active),)
        assert options(city)
        city.push(rng.choice(city.moves(city.to_act[0])), city.to_act[0])
