"""Chances over time: luck is smoothed away, what has happened in a game is not, and the end is certain."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.bots import calmed


def line_of(chances: list[float]) -> list[list[float]]:
    return [[chance, 1 - chance] for chance in chances]


def test_what_comes_and_goes_is_luck() -> None:
    rng = Random(3)
    true = [0.3] * 40 + [0.7] * 40
    wavering = [min(1.0, max(0.0, chance + rng.gauss(0, 0.15))) for chance in true]
    calm = calmed(line_of([*wavering, 1.0]))
    off = [abs(chances[0] - chance) for chances, chance in zip(calm, true, strict=False)]
    off_before = [abs(estimate - chance) for estimate, chance in zip(wavering, true, strict=True)]
    assert sum(off) < 0.6 * sum(off_before)
    assert calm[30][0] < 0.45 and calm[50][0] > 0.55  # the turn of the game is still there
    assert calm[-1] == [1.0, 0.0]
    for chances in calm:
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


def test_the_last_estimate_is_only_certain_at_the_end_of_the_game() -> None:
    """While a review is under way, what was seen last wavers like everything before."""
    chances = line_of([0.5, 0.6, 0.4, 0.6, 0.4, 0.6, 0.4, 0.9])
    assert calmed(chances)[-1] == [0.9, pytest.approx(0.1)]
    assert calmed(chances, is_whole=False)[-1][0] < 0.75


def test_a_line_that_does_not_waver_stays_as_it_is() -> None:
    steady = line_of([0.5, 0.52, 0.55, 0.55, 0.6, 0.7, 0.7, 1.0])
    assert calmed(steady) == [pytest.approx(chances) for chances in steady]


def test_seats_that_see_themselves_ahead_in_turn_are_about_even() -> None:
    """Who is asked has just looked for the best, so it looks good to each of them."""
    calm = calmed(line_of([0.7, 0.3] * 15 + [0.0]))
    assert all(0.4 < chances[0] < 0.6 for chances in calm[4:-5])


@pytest.mark.parametrize("chances", [[], [[0.3, 0.7]], [[0.3, 0.7], [0.5, 0.5], [1.0, 0.0]]])
def test_a_short_game_has_no_line_to_smooth(chances: list[list[float]]) -> None:
    assert calmed(chances) == chances
