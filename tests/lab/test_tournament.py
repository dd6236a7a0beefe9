"""Ratings, seatings and early stops; and what a change of a game does."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from faubourg import BotError, SetupError
from faubourg.lab.compare import Variant, compare
from faubourg.lab.playing import GameResult
from faubourg.lab.ratings import rate
from faubourg.lab.stats import games_needed, mean_interval
from faubourg.lab.tournament import Schedule, tournament


def game_between(lineup: tuple[str, ...], strengths: dict[str, float], rng: Random) -> GameResult:
    """A game that ends as Plackett and Luce would have it."""
    left, order = list(range(len(lineup))), []
    while left:
        seat = rng.choices(left, [strengths[lineup[seat]] for seat in left])[0]
        left.remove(seat)
        order.append(seat)
    ranks = tuple([order.index(seat) + 1 for seat in range(len(lineup))])
    return GameResult(lineup, ranks, (order[0],), "TC-1", 1, None, ranks=ranks)


def test_ratings_find_the_strengths_that_games_were_made_from() -> None:
    """Three players, strengths 1, 2 and 4: 120 points apart on the scale of Elo."""
    rng = Random(5)
    strengths = {"weak": 1.0, "middling": 2.0, "strong": 4.0}
    rounds = [[game_between(("weak", "middling", "strong"), strengths, rng) for _ in range(3)] for _ in range(400)]
    table = rate(("weak", "middling", "strong"), rounds, 1)
    assert [row.bot for row in table.ratings] == ["strong", "middling", "weak"]
    assert table.is_sure
    for row, true in zip(table.ratings, (120.4, 0.0, -120.4), strict=True):
        assert row.interval[0] < true < row.interval[1]
        assert row.interval[1] - row.interval[0] < 60
    even = [[game_between(("weak", "middling"), {"weak": 1.0, "middling": 1.0}, rng)] for _ in range(300)]
    assert not rate(("weak", "middling"), even, 1).is_sure
    assert not rate(("weak", "middling"), even[:1] * 4, 1).is_sure  # four games alike are not enough


def test_every_bot_sits_everywhere_on_the_same_deal() -> None:
    schedule = Schedule("the-city", 3, ("a", "b", "c", "d"), 7, {})
    games = schedule.round(0)
    assert len(games) == schedule.games_in_round == 12
    assert len({game.seed for game in games}) == 1
    assert set(Counter((seat, bot) for game in games for seat, bot in enumerate(game.lineup)).values()) == {3}
    assert [game.number for game in schedule.round(2)] == list(range(24, 36))
    assert all("a" in game.lineup for game in Schedule("the-city", 3, ("a", "b", "c", "d"), 7, {}, True).round(0))
    assert Schedule("the-city", 4, ("a", "b"), 7, {}).round(0)[1].lineup == ("b", "a", "b", "a")


def test_a_tournament_stops_when_it_is_sure() -> None:
    data = tournament("the-city", 2, ["random", "greedy"], 60, seed=2)
    assert data["is_sure"] and data["games"] < data["most_games"] == 60
    assert [row["bot"] for row in data["ratings"]] == ["greedy", "random"]
    assert data["cross_table"]["greedy"]["random"] + data["cross_table"]["random"]["greedy"] == data["games"]
    with pytest.raises(BotError, match="two different bots"):
        tournament("the-city", 2, ["random", "random"], 10)


def test_a_comparison_sees_what_a_change_does() -> None:
    data = compare("the-city", 2, Variant({"max_rounds": 4}, ["random"]), Variant({"max_rounds": 6}, ["random"]), 30)
    rows = {row["measure"]: row for row in data["measures"]}
    assert rows["points"]["is_sure"] and rows["points"]["difference"] > 0
    assert rows["decisions"]["a"] < rows["decisions"]["b"]
    low, high = rows["points"]["interval"]
    assert low < rows["points"]["difference"] < high
    same = compare("the-city", 2, Variant({}, ["random"]), Variant({}, ["random", "random"]), 10)
    assert all(row["difference"] == 0 and row["more_games"] is None for row in same["measures"])


def test_the_statistics_are_those_of_the_textbook() -> None:
    numbers = [1.0, 2.0, 3.0, 4.0]
    assert mean_interval(numbers) == pytest.approx((1.2349, 3.7651), abs=1e-4)
    assert games_needed([1.0, -1.0]) is None
    assert games_needed([0.0, 1.0]) == 16  # (1.96 + 0.84)^2 * 0.5 / 0.25


def test_two_variants_that_are_the_same_are_not_compared() -> None:
    with pytest.raises(SetupError, match="say with --b in what the second one differs"):
        compare("the-city", 2, Variant({}, ["random"]), Variant({}, ["random"]), 10)
