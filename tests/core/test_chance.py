"""Chance is a function of the seed and the number of draws: the same on every machine, for ever."""

from __future__ import annotations

from collections import Counter

from faubourg.core.engine import Engine


def test_the_stream_never_changes() -> None:
    engine = Engine(2, 7)
    assert [engine.below(1000) for _ in range(6)] == [192, 969, 843, 798, 390, 689]
    cards = list(range(10))
    engine.shuffle(cards)
    assert cards == [1, 4, 9, 0, 2, 8, 7, 3, 6, 5]
    assert engine.drawn == 7


def test_a_wide_seed_is_used_whole() -> None:
    narrow, wide = Engine(2, 1), Engine(2, 1 + (1 << 100))
    assert narrow.chance(4) != wide.chance(4)


def test_shuffles_are_fair() -> None:
    """Each of the six orders of three cards comes about as often as it should (6 sigma)."""
    engine = Engine(2, 99)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        engine.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 175 for count in orders.values())
