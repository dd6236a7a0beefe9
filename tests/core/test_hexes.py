"""Hexes: neighbours, sets as bits, parts that hang together, holes, and networks with their distances."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.hexes import FAR, HexNetwork, beside, bits, components, enclosed, half_steps

CENTRE = (0, 0)
FLOWER = [CENTRE, *beside(CENTRE)]


def test_a_hex_has_six_neighbours_that_know_it() -> None:
    assert len(set(beside((3, -2)))) == 6
    assert all((3, -2) in beside(other) for other in beside((3, -2)))


@given(st.sets(st.integers(0, 300)))
def test_sets_of_numbers_are_bits_and_back(numbers: set[int]) -> None:
    assert bits(sum(1 << number for number in numbers)) == sorted(numbers)


def test_parts_that_hang_together() -> None:
    assert [len(part) for part in components([*FLOWER, (5, 5), (5, 6)])] == [7, 2]
    assert components([]) == []


def test_a_ring_encloses_its_middle() -> None:
    assert enclosed(FLOWER) == []
    assert enclosed(beside(CENTRE)) == [CENTRE]
    assert enclosed(beside(CENTRE)[1:]) == [], "the ring is open"
    assert enclosed([]) == []


def test_distances_lead_over_hexes_in_play_only() -> None:
    ring = beside(CENTRE)
    whole, open_ring = HexNetwork(FLOWER, FLOWER), HexNetwork(FLOWER, ring[1:])
    left, right = whole.numbers[-1, 0], whole.numbers[1, 0]
    assert whole.steps(left, right) == 2
    assert open_ring.steps(left, right) == FAR, "the hex to the right is not in play"
    assert open_ring.steps(whole.numbers[0, 1], whole.numbers[1, -1]) == 4
    assert open_ring.near[0] == 0, "the centre is not in play either"
    assert len(bits(whole.near[0])) == 6
    assert bits(open_ring.in_play) == [2, 3, 4, 5, 6]


def test_hexes_within_some_steps() -> None:
    line = [(q, 0) for q in range(5)]
    network = HexNetwork(line, line)
    assert [bits(mask) for mask in network.within(1)] == [[0, 1], [0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4]]
    assert bits(network.within(0)[2]) == [2]


def test_rows_are_staggered_by_half_a_hex() -> None:
    assert half_steps((1, 0)) - half_steps((0, 0)) == 2
    assert half_steps((0, 1)) - half_steps((0, 0)) == 1
