"""How good a city looks to its owner: terms, and how much each of them counts.

Bots compare states by it. Only what the owner knows counts: all zones, the own hand, and the own answers in the open
stage, which are taken as carried out. What the terms count was fitted to how games end (`worth.toml`, written by
`tools/fit_worth.py`): the worth is the logarithm of the odds of winning, times the `stakes` that stand there too. Who
foretells best who wins does not choose best, because choices change little of what decides a game: somebody in haste
counts the same terms by weights that were fitted to what became of each choice (`haste.toml`, `tools/fit_haste.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from faubourg.core.rules import NOTHING, SEALED, Frame, Step
from faubourg.core.texts import load_toml
from faubourg.games.the_city.cards import ALL, GOAL, HAND_LIMIT, IF_CARD, ONE_OTHER, PACKAGE, Bonus, CardSet
from faubourg.games.the_city.effects import bills, bonus_value, count_in, price, totals
from faubourg.games.the_city.flow import CHOOSING, EXTRA_BUILDING, KEEPING, PAYING, SETTLING, TRIMMING
from faubourg.games.the_city.legality import has_one_of
from faubourg.games.the_city.moves import GIVE_UP, TAKE_ARCHITECT, each_once, without
from faubourg.games.the_city.state import Cards, City

FITTED: Final[dict[str, Any]] = load_toml(PACKAGE, "worth.toml")
IN_HASTE: Final[dict[str, Any]] = load_toml(PACKAGE, "haste.toml")
STAKES: Final[float] = FITTED["stakes"]

# How the points per round of a city grow from one round to the next, as seen in play: an estimate of the end.
GROWTH: Final = 1.35
STEP: Final = 1.0
CARD: Final = 0.62  # points per round that a card brings once it is spent on a building
LONG: Final = 8.0  # rounds that are left when a game begins, so that terms are of one size

# The terms in their order. What follows a circumflex is the power of the rounds left that a term is multiplied with:
# points count more in the last round, and income less. After these there is one for each kind of card in the zone,
# and one for each kind in the hand.
OPEN: Final = ("score", "points", "income", "cards")
SECRET: Final = ("best", "second", "third")  # targets, see `target_value`
FREE: Final = "free"  # what to build is still to be chosen
POWERS: Final = 3
OPEN_TERMS: Final = len(OPEN) * POWERS
TARGETS: Final = len(SECRET)
FREE_TERM: Final = OPEN_TERMS + 2 * TARGETS
KINDS: Final = FREE_TERM + 2

Term = tuple[int, float]


def names(city: City) -> list[str]:
    """What the terms are called in the file of weights."""
    return names_with(city.cards)


def names_with(cards: CardSet) -> list[str]:
    return [
        *[f"{name}^{power}" for name in OPEN for power in range(POWERS)],
        *[f"{name}^{power}" for name in (*SECRET, FREE) for power in range(2)],
        *[f"built {id}" for id in cards.ids],
        *[f"hand {id}" for id in cards.ids],
    ]


@lru_cache(maxsize=8)
def weights(cards: CardSet) -> list[float]:
    """Of all terms; a card that is not in the file counts by what it costs and yields alone."""
    fitted: dict[str, float] = FITTED["weights"]
    return [fitted.get(name, 0.0) for name in names_with(cards)]


@lru_cache(maxsize=8)
def haste_weights(cards: CardSet) -> list[float]:
    fitted: dict[str, float] = IN_HASTE["weights"]
    return [fitted.get(name, 0.0) for name in names_with(cards)]


def worth(city: City, seat: int) -> float:
    if city.is_over:
        return final_worth(city, seat)
    return weigh(terms(city, seat), weights(city.cards))


def promise(city: City, seat: int, following: Frame) -> float:
    """How good an answer looks to somebody in haste that leads to such a frame in the open stage."""
    return weigh(terms_of(city, seat, Plan(city, seat, following)), haste_weights(city.cards))


def weigh(found: list[Term], weights: list[float]) -> float:
    value = 0.0
    for place, amount in found:
        value += weights[place] * amount
    return value


def final_worth(city: City, seat: int) -> float:
    """Points, then cards (TC-60), against the best of the others."""
    totals = [score + len(hand) / 1000 for score, hand in zip(city.scores, city.hands, strict=True)]
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat])


def terms(city: City, seat: int) -> list[Term]:
    """What there is of each term: that of the seat, less what the best of the others shows."""
    return terms_of(city, seat, Plan(city, seat))


def terms_of(city: City, seat: int, plan: Plan) -> list[Term]:
    zones = city.zones.copy()
    zones[seat] = plan.zone
    yielded = [totals(city.cards, zones, number) for number in range(city.players)]
    rounds = rounds_left(city, yielded, plan.is_scored)
    left = rounds / LONG
    income, points = yielded[seat]
    found = open_terms(1.0, left, city.scores[seat], points, income, plan.cards, plan.zone)
    builds = rounds - (0 if plan.is_free else 1)  # how often something built next will be counted
    surplus = sorted(
        [target_value(city, zones, seat, card, builds) for card in each_once(plan.hand)],
        reverse=True,
    )
    for place, extra in enumerate(surplus[: min(TARGETS, plan.cards)]):
        if extra > 0:
            found.append((OPEN_TERMS + 2 * place, extra))
            found.append((OPEN_TERMS + 2 * place + 1, extra * left))
    if plan.is_free:
        found.append((FREE_TERM, 1.0))
        found.append((FREE_TERM + 1, left))
    hand = KINDS + city.cards.kinds
    for card in plan.hand:
        found.append((hand + card, left))
    return found + rival_terms(city, zones, yielded, seat, left)


def rival_terms(city: City, zones: list[Cards], yielded: list[tuple[int, int]], seat: int, left: float) -> list[Term]:
    """What the best of the others shows, to be taken off."""
    best: list[Term] = []
    highest = 0.0
    for other in range(city.players):
        if other != seat:
            income, points = yielded[other]
            shown = open_terms(-1.0, left, city.scores[other], points, income, len(city.hands[other]), zones[other])
            if city.players > 2:
                value = -weigh(shown, weights(city.cards))
                if best and value <= highest:
                    continue
                highest = value
            best = shown
    return best


def open_terms(sign: float, left: float, score: int, points: int, income: int, cards: int, zone: Cards) -> list[Term]:
    """What everybody sees of a city. Cards beyond the limit of a hand are soon put away."""
    found: list[Term] = []
    amounts = (score, points, income, min(cards + income, HAND_LIMIT) - income)
    for number in range(len(OPEN)):
        amount = sign * amounts[number]
        place = number * POWERS
        found.append((place, amount))
        found.append((place + 1, amount * left))
        found.append((place + 2, amount * left * left))
    for card in zone:
        found.append((KINDS + card, sign * left))
    return found


def means(city: City, seat: int) -> dict[str, float]:
    """The income of each round, and cards to build with, once the seat's plan is carried out."""
    plan = Plan(city, seat)
    zones = city.zones.copy()
    zones[seat] = plan.zone
    return {"income": totals(city.cards, zones, seat)[0], "cards": plan.cards}


def rounds_left(city: City, yielded: list[tuple[int, int]], is_scored: bool) -> int:
    """How many rounds will still be scored, if all cities grow as usual from the income and points they have now."""
    fewest = city.most_rounds - city.round + (0 if is_scored else 1)
    for seat in range(city.players):
        score = float(city.scores[seat])
        per_round = float(yielded[seat][1])
        rounds = 0
        while score < GOAL and rounds < fewest:
            per_round = per_round * GROWTH + STEP
            score += per_round
            rounds += 1
        fewest = min(fewest, rounds)
    return max(fewest, 1)


def target_value(city: City, zones: list[Cards], seat: int, card: int, builds: int) -> float:
    """What a hand card would add if it were the next building, beyond what the cards spent on it are worth."""
    cards, zone = city.cards, zones[seat]
    if cards.limited[card] and card in zone:
        return 0.0
    if cards.needs[card] and not has_one_of(zone, cards.needs[card]):
        return 0.0
    income, points = added(cards, zones, seat, card)
    spent = price(cards, card, zone) + 1
    return points * builds + CARD * builds * (builds - 1) / 2 * income - CARD * builds * spent


def added(cards: CardSet, zones: list[Cards], seat: int, card: int) -> tuple[int, int]:
    """How much more income and points a round brings with one more card in a zone: what `totals` would tell, sooner."""
    income, points = cards.income[card], cards.vp[card]
    zone = zones[seat]
    alone = (card,)
    for kind in zone:
        if kind in cards.varying:
            for bonus in cards.income_bonus[kind]:
                income += added_to(cards, zones, seat, bonus, alone)
            for bonus in cards.vp_bonus[kind]:
                points += added_to(cards, zones, seat, bonus, alone)
    if card in cards.varying:
        with_it = zones.copy()
        with_it[seat] = zone + alone
        place = len(zone)
        for bonus in cards.income_bonus[card]:
            income += bonus_value(cards, with_it, seat, place, bonus, ())
        for bonus in cards.vp_bonus[card]:
            points += bonus_value(cards, with_it, seat, place, bonus, ())
    return income, points


def added_to(cards: CardSet, zones: list[Cards], seat: int, bonus: Bonus, alone: Cards) -> int:
    """How much a bonus grows that lies in the zone already, by one more card there."""
    if bonus.scope == ONE_OTHER:
        return 0
    more = count_in(cards, alone, bonus)
    if more and bonus.counts == IF_CARD:  # nothing more if the zone, or any zone, has such a card
        for number in range(len(zones)):
            if (number == seat or bonus.scope == ALL) and count_in(cards, zones[number], bonus):
                return 0
    return bonus.amount * more


def card_values(city: City, seat: int, hand: Cards) -> dict[int, float]:
    """Of each kind of card in a hand: what it would add as the next building, once the seat's plan is carried out."""
    plan = Plan(city, seat)
    zones = city.zones.copy()
    zones[seat] = plan.zone
    yielded = [totals(city.cards, zones, number) for number in range(city.players)]
    builds = rounds_left(city, yielded, plan.is_scored)
    return {card: target_value(city, zones, seat, card, builds) for card in each_once(hand)}


class Plan:
    """The zone and the hand of a seat once its answers in the open stage, or those up to a frame, are carried out."""

    def __init__(self, city: City, seat: int, following: Frame | None = None) -> None:
        self.zone = city.zones[seat]
        self.hand = city.hands[seat]
        self.debt = 0  # cards still to be paid or put away, whichever they are
        self.picks = 1 if seat in city.giving_up else 0
        stage = city.frame.step
        self.is_scored = stage is TRIMMING
        self.is_free = stage in (SETTLING, TRIMMING)  # the next building is still to be chosen
        self.build(city, city.laid[seat])
        if seat in city.asked:
            self.follow(city, stage, city.line_frames[seat] if following is None else following)

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
