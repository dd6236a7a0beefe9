"""What cards cost and yield: the interpreter of the vocabulary in which the card file describes them.

No card is named here and no value is typed here. All functions look at zones alone, so that income and points of all
players follow from one and the same picture (TC-46), and do not depend on hands or on the order of seats.
"""

from __future__ import annotations

from faubourg.games.the_city.cards import ALL, IF_CARD, ONE_OTHER, OWN, PER_SYMBOL, Bonus, CardSet


def price(cards: CardSet, kind: int, zone: tuple[int, ...]) -> int:
    """What a card costs a player with such a zone (TC-32, TC-33).

    A source counts once however many copies of it there are, different sources add up, and nothing is cheaper than
    free (TC-34).
    """
    cost = cards.cost[kind]
    for source, amount in cards.cheaper_with[kind]:
        if source in zone:
            cost -= amount
    return cost if cost > 0 else 0


def bills(cards: CardSet, laid: tuple[int, ...], zone: tuple[int, ...]) -> list[int]:
    """What each of some cards costs when they are built one after the other (TC-40)."""
    costs = []
    for kind in laid:
        costs.append(price(cards, kind, zone))
        zone += (kind,)
    return costs


# --- what cards yield ----------------------------------------------------------------------------------------------


def yields(
    cards: CardSet, zones: list[tuple[int, ...]], seat: int, chosen: tuple[int, ...] = ()
) -> tuple[list[int], list[int]]:
    """Income and points of each card in a zone: its fixed values, and what depends on other cards.

    The sums are what the owner draws (TC-47) and scores (TC-53) in a round. `chosen`: see `bonus_value`.
    """
    zone = zones[seat]
    incomes = [cards.income[kind] for kind in zone]
    points = [cards.vp[kind] for kind in zone]
    if cards.varying.isdisjoint(zone):
        return incomes, points
    for place, kind in enumerate(zone):
        if kind in cards.varying:
            for bonus in cards.income_bonus[kind]:
                incomes[place] += bonus_value(cards, zones, seat, place, bonus, chosen)
            for bonus in cards.vp_bonus[kind]:
                points[place] += bonus_value(cards, zones, seat, place, bonus, chosen)
    return incomes, points


def totals(cards: CardSet, zones: list[tuple[int, ...]], seat: int, chosen: tuple[int, ...] = ()) -> tuple[int, int]:
    """The sums of `yields`, in one go: what a round brings."""
    income = points = 0
    fixed_income, fixed_points, varying = cards.income, cards.vp, cards.varying
    for place, kind in enumerate(zones[seat]):
        income += fixed_income[kind]
        points += fixed_points[kind]
        if kind in varying:
            for bonus in cards.income_bonus[kind]:
                income += bonus_value(cards, zones, seat, place, bonus, chosen)
            for bonus in cards.vp_bonus[kind]:
                points += bonus_value(cards, zones, seat, place, bonus, chosen)
    return income, points


def bonus_value(
    cards: CardSet, zones: list[tuple[int, ...]], seat: int, place: int, bonus: Bonus, chosen: tuple[int, ...]
) -> int:
    """The owner's own zone, itself included (TC-49, TC-50), every zone (TC-51), or that of one other player (TC-52).

    `chosen` are the players picked for the values of the third sort, in the order of `asking_places`; without it each
    takes the best of the others.
    """
    if bonus.scope == OWN:
        return bonus.amount * count_in(cards, zones[seat], bonus)
    if bonus.scope == ALL:
        found = 0
        for zone in zones:
            found += count_in(cards, zone, bonus)
        return bonus.amount * (min(found, 1) if bonus.counts == IF_CARD else found)
    if chosen:
        other = chosen[asking_places(cards, zones[seat]).index((place, bonus))]
        return bonus.amount * count_in(cards, zones[other], bonus)
    best = 0
    for other in range(len(zones)):
        if other != seat:
            best = max(best, count_in(cards, zones[other], bonus))
    return bonus.amount * best


def count_in(cards: CardSet, zone: tuple[int, ...], bonus: Bonus) -> int:
    """How many of what a bonus counts lie in a zone."""
    found = 0
    if bonus.counts == PER_SYMBOL:
        symbols, wanted = cards.symbols, bonus.symbol
        for kind in zone:
            found += symbols[kind][wanted]
        return found
    for kind in zone:
        if kind in bonus.cards:
            found += 1
    return min(found, 1) if bonus.counts == IF_CARD else found


def asking_places(cards: CardSet, zone: tuple[int, ...]) -> list[tuple[int, Bonus]]:
    """The values for which one other player is picked: their places in zone order, income before points."""
    return [
        (place, bonus)
        for place, kind in enumerate(zone)
        if cards.asks_for_seat[kind]
        for bonus in (*cards.income_bonus[kind], *cards.vp_bonus[kind])
        if bonus.scope == ONE_OTHER
    ]
