"""How good a city looks to its owner: points, what the zone will yield until the end, and what the hand can become.

Bots compare states by it. Only what the owner knows counts: all zones, the own hand, and the own answers in the open
stage, which are taken as carried out.
"""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import NOTHING, SEALED, Frame, Step
from faubourg.games.the_city.cards import GOAL, HAND_LIMIT
from faubourg.games.the_city.effects import bills, price, totals
from faubourg.games.the_city.flow import CHOOSING, EXTRA_BUILDING, KEEPING, PAYING, SETTLING, TRIMMING
from faubourg.games.the_city.legality import has_one_of
from faubourg.games.the_city.moves import GIVE_UP, TAKE_ARCHITECT, each_once, without
from faubourg.games.the_city.state import Cards, City

# How the points per round of a city grow from one round to the next, as seen in play: an estimate of the end.
GROWTH: Final = 1.35
STEP: Final = 1.0
# Points per round that a card brings once it is spent on a building.
CARD: Final = 0.62
# How far the best buildings in hand count beyond what any card is worth.
TARGETS: Final[tuple[float, ...]] = (0.8, 0.45, 0.25)
# What choosing one of the cards drawn on giving up adds, in cards.
PICK: Final = 0.8


def worth(city: City, seat: int) -> float:
    if city.is_over:
        return final_worth(city, seat)
    plan = Plan(city, seat)
    rounds = rounds_left(city, plan.is_scored)
    builds = rounds - (0 if plan.is_free else 1)  # how often something built next will be counted
    zones = city.zones.copy()
    zones[seat] = plan.zone
    income, points = totals(city.cards, zones, seat)
    kept = min(plan.cards + income, HAND_LIMIT) - income
    value = city.scores[seat] + rounds * points + CARD * rounds * (rounds - 1) / 2 * income
    value += CARD * builds * (kept + plan.picks * PICK)
    surplus = sorted(
        [target_value(city, zones, seat, card, builds, income, points) for card in each_once(plan.hand)],
        reverse=True,
    )
    for weight, extra in zip(TARGETS, surplus[: max(0, plan.cards)], strict=False):
        if extra > 0:
            value += weight * extra
    return value


def final_worth(city: City, seat: int) -> float:
    """Points, then cards (TC-60), against the best of the others."""
    totals = [score + len(hand) / 1000 for score, hand in zip(city.scores, city.hands, strict=True)]
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat])


def rounds_left(city: City, is_scored: bool) -> int:
    """How many rounds will still be scored, if all cities grow as usual."""
    fewest = city.most_rounds - city.round + (0 if is_scored else 1)
    for seat in range(city.players):
        score: float = city.scores[seat]
        per_round: float = totals(city.cards, city.zones, seat)[1]
        rounds = 0
        while score < GOAL and rounds < fewest:
            per_round = per_round * GROWTH + STEP
            score += per_round
            rounds += 1
        fewest = min(fewest, rounds)
    return max(fewest, 1)


def target_value(city: City, zones: list[Cards], seat: int, card: int, builds: int, income: int, points: int) -> float:
    """What a hand card would add if it were the next building, beyond what the cards spent on it are worth."""
    cards, zone = city.cards, zones[seat]
    if cards.limited[card] and card in zone:
        return 0.0
    if cards.needs[card] and not has_one_of(zone, cards.needs[card]):
        return 0.0
    with_it = zones.copy()
    with_it[seat] = zone + (card,)
    more_income, more_points = totals(cards, with_it, seat)
    more_income -= income
    more_points -= points
    spent = price(cards, card, zone) + 1
    return more_points * builds + CARD * builds * (builds - 1) / 2 * more_income - CARD * builds * spent


class Plan:
    """The zone and the hand of a seat once its answers in the open stage are carried out."""

    def __init__(self, city: City, seat: int) -> None:
        self.zone = city.zones[seat]
        self.hand = city.hands[seat]
        self.debt = 0  # cards still to be paid or put away, whichever they are
        self.picks = 1 if seat in city.giving_up else 0
        stage = city.frame.step
        self.is_scored = stage is TRIMMING
        self.is_free = stage in (SETTLING, TRIMMING)  # the next building is still to be chosen
        self.build(city, city.laid[seat])
        if seat in city.asked:
            self.follow(city, stage, city.line_frames[seat])

    @property
    def cards(self) -> int:
        """How many cards will be in the hand."""
        return len(self.hand) - self.debt + self.picks

    def build(self, city: City, cards: Cards) -> None:
        self.debt += sum(bills(city.cards, cards, self.zone))
        self.zone += cards

    def follow(self, city: City, stage: Step, frame: Frame) -> None:
        """Take the seat's own answers into account."""
        if stage is CHOOSING:
            self.choose(city, frame)
        elif stage is KEEPING and frame.step is SEALED:
            self.hand = tuple(sorted((*self.hand, frame.what)))
            self.picks = 0
        elif stage is EXTRA_BUILDING and frame.what != NOTHING:
            self.hand = without(self.hand, (frame.what, *frame.things))
            self.build(city, (frame.what,))
            self.debt -= len(frame.things)
        elif stage is PAYING:
            self.hand = without(self.hand, frame.things)
            self.debt -= len(frame.things)
        elif self.is_free:
            self.hand = without(self.hand, frame.things)
            self.debt += frame.count

    def choose(self, city: City, frame: Frame) -> None:
        """Step 1: nothing yet, the Architect, giving up, or one or two cards."""
        if frame.what == TAKE_ARCHITECT:
            self.zone += (city.cards.architect,)
        elif frame.what == GIVE_UP:
            self.picks = 1
        elif frame.what == NOTHING and not frame.things:
            self.is_free = True
        else:
            laid = frame.things or (frame.what,)
            self.hand = without(self.hand, laid)
            self.build(city, laid)
