"""Greedy as it judged before any weights were fitted, to measure others by a yardstick that does not grow with them:

    faubourg tournament the-city --players 2 --bots sharp:15000it,benchmarks/first_greedy.py --games 100 --to-the-end

Fitted weights have made `greedy` itself stronger in Infinite City and The City, so that the share of games a level wins
against it says less about that level than it did. Here the judgements stand that were found by hand.
"""

from __future__ import annotations

from typing import Any, Final

from faubourg.bots import GreedyBot
from faubourg.bots.lines import Judge, Line, promising_lines
from faubourg.core.seat import Seat
from faubourg.games.infinite_city import worth as infinite_city
from faubourg.games.infinite_city.tiles import TOKENS
from faubourg.games.the_city import worth as the_city
from faubourg.games.the_city.cards import HAND_LIMIT
from faubourg.games.the_city.effects import totals
from faubourg.games.the_city.moves import each_once


class FirstGreedy(GreedyBot):
    """Looks as far ahead as the greedy bot, and judges what it sees as that one did at first."""

    name = "first greedy"

    def lines(self, seat: Seat, takes_time: bool = False) -> list[Line]:
        now = seat.imagine(self.rng)
        return promising_lines(now, seat.index, self.rng, FOUND_BY_HAND.get(seat.game_name, now.game.worth))


# --- Infinite City -------------------------------------------------------------------------------------------------

SMALL_GROUP: Final = 0.3  # what a cell counts in a group that does not score yet
LARGE_GROUP: Final = 0.02  # times the square of its size
SAFE: Final = 0.15  # a protected cell


def infinite_city_by_hand(city: Any, seat: int) -> float:
    """Points as they stand, against the best and the average of the others; what may grow or stays counts a little."""
    found = [dict(zip(infinite_city.TERMS, amounts, strict=False)) for amounts in infinite_city.all_amounts(city)]
    values = []
    for other, own in enumerate(found):
        squares = own["squares"] * TOKENS
        value = own["area"] + own["bonus"] + SMALL_GROUP * (own["pairs"] + own["singles"]) + LARGE_GROUP * squares
        ahead = own["silver"] - max([rival["silver"] for number, rival in enumerate(found) if number != other])
        values.append(value + own["silver"] * (0.9 if ahead > 0 else 0.6 if ahead == 0 else 0.25))
    return infinite_city.lead(values, seat) + SAFE * found[seat]["safe"]


# --- The City ------------------------------------------------------------------------------------------------------

TARGETS: Final = (0.8, 0.45, 0.25)  # how far the best buildings in hand count beyond what any card is worth
PICK: Final = 0.8  # what choosing one of the cards drawn on giving up adds, in cards


def the_city_by_hand(city: Any, seat: int) -> float:
    """Points, what the zone will yield until the end, and what the hand can become."""
    if city.is_over:
        return the_city.final_worth(city, seat)
    plan = the_city.Plan(city, seat)
    shown = [totals(city.cards, city.zones, number) for number in range(city.players)]
    rounds = the_city.rounds_left(city, shown, plan.is_scored)
    builds = rounds - (0 if plan.is_free else 1)  # how often something built next will be counted
    zones = city.zones.copy()
    zones[seat] = plan.zone
    income, points = totals(city.cards, zones, seat)
    kept = min(plan.cards + income, HAND_LIMIT) - income
    card = the_city.CARD
    value: float = city.scores[seat] + rounds * points + card * rounds * (rounds - 1) / 2 * income
    value += card * builds * (kept + plan.picks * PICK)
    surplus = sorted([the_city.target_value(city, zones, seat, held, builds) for held in each_once(plan.hand)])
    for weight, extra in zip(TARGETS, surplus[::-1][: max(0, plan.cards)], strict=False):
        value += weight * max(0.0, extra)
    return value


FOUND_BY_HAND: Final[dict[str, Judge]] = {
    "infinite-city": infinite_city_by_hand,
    "the-city": the_city_by_hand,
}
