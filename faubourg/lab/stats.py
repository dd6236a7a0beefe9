"""The statistics of the lab: intervals of rates, of means, and how many games a question would need."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean, median, stdev

Z95 = 1.959963984540054  # the normal deviate of a 95 % interval
Z_POWER = 0.8416212335729143  # and the one for finding a difference that exists four times of five
# Who looks twenty times, each time at 95 %, is wrong more often than once in twenty. Pocock's constant for twenty looks
# makes up for it: intervals wider by this factor cover the truth at all looks together in 95 % of the cases.
LOOKS = 20
POCOCK = 2.672 / Z95


def summary(numbers: Sequence[float]) -> dict[str, float]:
    return {"mean": fmean(numbers), "min": min(numbers), "max": max(numbers), "median": median(numbers)}


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a win rate, 95 % unless told; unlike the usual one it stays between 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    shrink = 1 + z**2 / games
    centre = (rate + z**2 / (2 * games)) / shrink
    spread = z * sqrt(rate * (1 - rate) / games + z**2 / (4 * games**2)) / shrink
    return max(0.0, centre - spread), min(1.0, centre + spread)


def z_for(comparisons: int) -> float:
    """The deviate for 95 % in all of so many comparisons together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))


def mean_interval(numbers: Sequence[float], z: float = Z95) -> tuple[float, float]:
    """The interval of a mean; from minus to plus infinity if there are too few numbers."""
    if len(numbers) < 2:
        return float("-inf"), float("inf")
    centre, spread = fmean(numbers), z * stdev(numbers) / sqrt(len(numbers))
    return centre - spread, centre + spread


def games_needed(differences: Sequence[float]) -> int | None:
    """So many pairs would show a difference as large as the one seen, four times of five; None if there is none."""
    if len(differences) < 2:
        return None
    mean, spread = fmean(differences), stdev(differences)
    if not mean:
        return None
    return max(2, ceil(((Z95 + Z_POWER) * spread / mean) ** 2))
