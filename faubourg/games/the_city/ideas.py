"""What is worth trying where several cards leave a hand: which of them, in whatever order."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from faubourg.games.the_city.flow import CHOOSING, EXTRA_BUILDING, KEEPING, PAYING, SETTLING, TRIMMING
from faubourg.games.the_city.legality import left_in_hand
from faubourg.games.the_city.questions import Discard
from faubourg.games.the_city.state import City
from faubourg.games.the_city.worth import card_values, promise, worth

# Stages in which it is known what becomes of an answer before all have given theirs; nothing has to be played for it.
FORESEEN: Final = (CHOOSING, KEEPING, EXTRA_BUILDING, PAYING, SETTLING, TRIMMING)
IN_DOUBT: Final = 3  # of the cards that would go first, and as many of those that would stay


def ideas(city: City, seat: int) -> list[tuple[int, ...]]:
    """Nothing (every move) for all other questions."""
    count = cards_to_go(city, seat)
    if count < 2:
        return []
    order = by_value(city, seat)
    sure = order[: max(0, count - IN_DOUBT)]
    doubtful = order[len(sure) : count + IN_DOUBT]
    found = {tuple(sorted((*sure, *some))) for some in combinations(doubtful, count - len(sure))}
    return sorted(found)


def quick_idea(city: City, seat: int) -> tuple[int, ...]:
    """The cards that are worth least, or else the answer that promises most."""
    count = cards_to_go(city, seat)
    if count > 1:
        return tuple(by_value(city, seat)[:count])
    frame = city.frame_of(seat)
    assert frame is not None
    moves = city.moves(seat)
    if city.frame.step not in FORESEEN:
        return (best_played(city, seat, moves),)
    best, highest = moves[0], -1e9
    for move in moves:
        following = frame.step.answer(city, frame, move)
        assert following is not None
        value = promise(city, seat, following)
        if value > highest:
            best, highest = move, value
    return (best,)


def best_played(city: City, seat: int, moves: list[int]) -> int:
    """The move after which the city looks best."""
    best, highest = moves[0], -1e9
    for move in moves:
        after = city.clone()
        after.push(move, seat)
        value = worth(after, seat)
        if value > highest:
            best, highest = move, value
    return best


def cards_to_go(city: City, seat: int) -> int:
    """How many cards must leave a hand now; 0 if that is not what is asked."""
    frame = city.frame_of(seat)
    return frame.count if frame is not None and isinstance(frame.step, Discard) else 0


def by_value(city: City, seat: int) -> list[int]:
    """The cards that may leave a hand, the least valuable first."""
    frame = city.frame_of(seat)
    assert frame is not None
    hand = left_in_hand(city, frame)
    values = card_values(city, seat, hand)
    return sorted(hand, key=lambda card: (values[card], card))
