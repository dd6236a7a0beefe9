"""Chances over time as one calm line.

Each of them comes from some imagined games, so it wavers by luck, most of all where games are played on to the end and
few of them fit into the time. How much is luck can be read off the line itself: what goes up and comes back at once is
luck, what stays has happened in the game. So a line that does not waver is left as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

DIGITS: Final = 4  # of a chance, which is not known better than that
FROM_EVEN_TO_CERTAIN: Final = 0.25  # the variance of who wins, seen from the beginning


def calmed(estimates: Sequence[Sequence[float]], is_whole: bool = True) -> list[list[float]]:
    """The chances of all seats before each answer and, in a whole game, at the end, which is certain."""
    if len(estimates) < 4:
        return [[*chances] for chances in estimates]
    unsure = estimates[:-1] if is_whole else estimates
    luck, change = wavering(unsure)
    lines = [smoothed([chances[seat] for chances in unsure], luck, change) for seat in range(len(estimates[0]))]
    calm = [[round(chance, DIGITS) for chance in chances] for chances in zip(*lines, strict=True)]
    return [*calm, *[[*chances] for chances in estimates[len(unsure) :]]]


def wavering(estimates: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The variances of what is luck in an estimate, and of how chances really change from one answer to the next.

    A lucky estimate is followed by a fall: luck is what neighbouring differences have in common, with opposite signs.
    And however little chances seem to change, they come from about even to certain by the end.
    """
    steps = [
        [later[seat] - earlier[seat] for earlier, later in pairwise(estimates)] for seat in range(len(estimates[0]))
    ]
    together = [one * two for line in steps for one, two in pairwise(line)]
    luck = max(0.0, -sum(together) / len(together))
    squares = [step * step for line in steps for step in line]
    return luck, max(FROM_EVEN_TO_CERTAIN / len(estimates), sum(squares) / len(squares) - 2 * luck)


def smoothed(line: list[float], luck: float, change: float) -> list[float]:
    """What a line most likely was, by all of its estimates (Kalman's filter forwards, Rauch's smoother backwards)."""
    if not luck:
        return line
    known = [line[0]]  # by the estimates so far
    doubts = [luck]  # their variances
    for estimate in line[1:]:
        doubt = doubts[-1] + change
        trust = doubt / (doubt + luck)
        known.append(known[-1] + trust * (estimate - known[-1]))
        doubts.append(doubt * (1 - trust))
    calm = [known[-1]]
    for value, doubt in zip(known[-2::-1], doubts[-2::-1], strict=True):
        calm.append(value + doubt / (doubt + change) * (calm[-1] - value))
    return calm[::-1]
