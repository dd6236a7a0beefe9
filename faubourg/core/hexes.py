"""Hexes: axial coordinates, and networks of hexes whose neighbourhoods and distances are found once and for all.

A set of hexes of a network is an int with one bit for each of them, so that uniting, intersecting and asking for
membership are single operations however large the board is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, final

Hex = tuple[int, int]  # axial coordinates (q, r)

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FAR: Final = 10_000  # the distance of hexes without a path between them

_BITS_OF_BYTE: Final = tuple([tuple([bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)])


def beside(place: Hex) -> list[Hex]:
    """The six hexes that share a side with one."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def half_steps(place: Hex) -> int:
    """How far to the right a hex lies, in half widths, where hexes stand on a point and each row r is one line."""
    q, r = place
    return 2 * q + r


def bits(mask: int) -> list[int]:
    """The numbers in a set of hexes, ascending."""
    found: list[int] = []
    base = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) >> 3, "little"):
        if byte:
            for bit in _BITS_OF_BYTE[byte]:
                found.append(base + bit)
        base += 8
    return found


def components(places: Collection[Hex]) -> list[list[Hex]]:
    """The parts of some hexes that hang together, each in the order in which it is found."""
    left = dict.fromkeys(places)
    parts = []
    while left:
        part = [next(iter(left))]
        del left[part[0]]
        for place in part:
            for other in beside(place):
                if other in left:
                    del left[other]
                    part.append(other)
        parts.append(part)
    return parts


def enclosed(places: Collection[Hex]) -> list[Hex]:
    """The hexes that are not among some hexes but surrounded by them, sorted."""
    if not places:
        return []
    taken = set(places)
    left, right = min(q for q, _ in taken) - 1, max(q for q, _ in taken) + 1
    top, bottom = min(r for _, r in taken) - 1, max(r for _, r in taken) + 1
    free = [(q, r) for q in range(left, right + 1) for r in range(top, bottom + 1) if (q, r) not in taken]
    return sorted(place for part in components(free) if (left, top) not in part for place in part)


@final
class HexNetwork:
    """Some hexes by number, of which those in play are connected where they share a side. Never changed.

    `near[n]` is the set of the neighbours of hex n; `within(d)[n]` that of the hexes at most d steps away from it,
    itself included. A path never leads over a hex that is out of play.
    """

    __slots__ = ("hexes", "numbers", "in_play", "near", "_steps")

    def __init__(self, hexes: Sequence[Hex], in_play: Collection[Hex]) -> None:
        self.hexes = tuple(hexes)
        self.numbers = {place: number for number, place in enumerate(self.hexes)}
        playing = {self.numbers[place] for place in in_play}
        self.in_play = sum([1 << number for number in playing])
        neighbours = [
            [self.numbers[other] for other in beside(place) if self.numbers.get(other) in playing]
            if number in playing
            else []
            for number, place in enumerate(self.hexes)
        ]
        self.near: tuple[int, ...] = tuple([sum([1 << other for other in some]) for some in neighbours])
        self._steps = [distances_from(start, neighbours) for start in range(len(self.hexes))]

    def steps(self, one: int, other: int) -> int:
        """How many steps a shortest path from one hex to another takes; FAR if there is none."""
        return self._steps[one][other]

    def within(self, steps: int) -> tuple[int, ...]:
        """For each hex the set of hexes in play that are at most so many steps away from it."""
        return tuple([sum([1 << n for n, far in enumerate(row) if far <= steps]) for row in self._steps])


def distances_from(start: int, neighbours: list[list[int]]) -> list[int]:
    steps = [FAR] * len(neighbours)
    steps[start] = 0
    reached = [start]
    for number in reached:
        for other in neighbours[number]:
            if steps[other] == FAR:
                steps[other] = steps[number] + 1
                reached.append(other)
    return steps
