"""What is true in every state and in every step of a game. Conformance tests check it; positions must fulfil it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Final

from faubourg.core.errors import Flaw
from faubourg.core.events import EVERYONE
from faubourg.core.spots import seat_letter
from faubourg.games.the_city.cards import ARCHITECTS, BUILDINGS, CREW_COST, GOAL, HAND_LIMIT, PACKAGE
from faubourg.games.the_city.effects import price
from faubourg.games.the_city.flow import CHOOSING, EXTRA_BUILDING, PAYING, SETTLING
from faubourg.games.the_city.moves import without
from faubourg.games.the_city.scoring import earned
from faubourg.games.the_city.state import Cards, City

flaw: Final = partial(Flaw, package=PACKAGE)


def broken_invariant(city: City) -> Flaw | None:
    return (
        wrong_cards(city)
        or wrong_architects(city)
        or wrong_zones(city)
        or wrong_hands(city)
        or wrong_points(city)
        or wrong_round(city)
        or wrong_knowledge(city)
    )


def wrong_cards(city: City) -> Flaw | None:
    """No building card is in two places (TC-2); what a position does not mention lies in the box."""
    places = building_cards(city)
    for card, count in Counter(places).items():
        if count > city.cards.copies[card]:
            return flaw("too_many_cards", card=city.cards.ids[card], count=count)
    if city.cards.architect in places:
        return flaw("architect_in_pile")
    return None


def building_cards(city: City) -> list[int]:
    """All cards in play but the Architects, sorted."""
    places = [*city.pile, *city.discard]
    for of_seats in (city.hands, city.laid, city.offered):
        for cards in of_seats:
            places += cards
    for zone in city.zones:
        places += [card for card in zone if card != city.cards.architect]
    return sorted(places)


def wrong_architects(city: City) -> Flaw | None:
    """Each is in the supply or in a zone, one to a zone (TC-3, TC-19)."""
    counts = [zone.count(city.cards.architect) for zone in city.zones]
    if city.architects < 0 or city.architects + sum(counts) != ARCHITECTS:
        return flaw("architects", count=city.architects + sum(counts), architects=ARCHITECTS)
    if max(counts) > 1:
        return flaw("two_architects")
    return None


def wrong_zones(city: City) -> Flaw | None:
    """No card twice that may be there once (TC-35). Needs are checked as cards are built: see `wrong_growth`."""
    for seat, zone in enumerate(city.zones):
        for card in zone:
            if city.cards.limited[card] and zone.count(card) > 1:
                return flaw("only_one", place=f"zones[{seat}]", card=city.cards.ids[card])
    return None


def wrong_hands(city: City) -> Flaw | None:
    """Hands are sorted; what all have seen of one is in it."""
    for seat, hand in enumerate(city.hands):
        if list(hand) != sorted(hand):
            return Flaw("index", what="hands")
        if any(hand.count(card) < city.shown[seat].count(card) for card in city.shown[seat]):
            return flaw("shown_missing", seat=seat_letter(seat))
        if city.to_act and city.frame.step is CHOOSING and len(hand) > HAND_LIMIT:
            return flaw("hand_limit", place=f"hands[{seat}]", most=HAND_LIMIT)
    return None


def wrong_points(city: City) -> Flaw | None:
    """No more points are accounted for by cards than a score has (TC-53); the goal ends the game (TC-55)."""
    for sizes, _ in city.scored:
        if any(size > len(zone) for zone, size in zip(city.zones, sizes, strict=True)):
            return flaw("zone_shrunk")
    for seat, score in enumerate(city.scores):
        if sum(earned(city, seat)) > score:
            return flaw("scored_points", seat=seat_letter(seat), points=sum(earned(city, seat)), score=score)
    if city.round and not city.is_over and max(city.scores) >= GOAL:
        return flaw("goal", points=max(city.scores), goal=GOAL)
    if city.ended_by == "TC-56" and max(city.scores) < GOAL:
        return flaw("ended_by_points", rule=city.ended_by, points=max(city.scores), goal=GOAL)
    if city.is_over != bool(city.ended_by):
        return flaw("nobody")
    return None


def wrong_round(city: City) -> Flaw | None:
    """What lies on the table in the middle of a round belongs to it."""
    for seat in range(city.players):
        if len(city.laid[seat]) + len(city.built[seat]) > 2:
            return flaw("three_cards", seat=seat_letter(seat))
        if (city.offered[seat] or city.laid[seat]) and (city.is_over or city.frame.step in (CHOOSING, SETTLING)):
            return flaw("cards_between", seat=seat_letter(seat))
    return None


def wrong_knowledge(city: City) -> Flaw | None:
    """Nobody knows the cards of the draw pile, and all know how many there are."""
    kinds, hidden = city.cards.kinds, len(city.pile)
    expected = bytes([EVERYONE]) * kinds + bytes(hidden) + bytes([EVERYONE]) * (BUILDINGS - hidden)
    return None if bytes(city.known) == expected else Flaw("index", what="known")


# --- between two states --------------------------------------------------------------------------------------------


def broken_step(before: City, after: City, seat: int) -> str | None:
    """What one answer may change."""
    if building_cards(before) != building_cards(after):
        return "a building card was lost or found (TC-2)."
    for seat in range(before.players):
        broken = wrong_growth(before, after, seat) or wrong_change_of_hand(before, after, seat)
        if broken is not None:
            return f"{seat_letter(seat)}: {broken}"
    if after.round == before.round and before.asked and after.stage == before.stage:
        if (after.hands, after.zones, after.pile, after.scores) != (
            before.hands,
            before.zones,
            before.pile,
            before.scores,
        ):
            return "something happened before all had answered (TC-16)."
    if after.ended_by == "TC-13" and after.round != after.most_rounds:
        return "the game ended for want of rounds (TC-13)."
    return None


def added(before: City, after: City, seat: int) -> Cards:
    """What has been added to a zone."""
    return after.zones[seat][len(before.zones[seat]) :]


def wrong_growth(before: City, after: City, seat: int) -> str | None:
    """Zones only grow, in one round by at most two, each card of which may be there (TC-30, TC-37, TC-38, TC-44)."""
    zone = before.zones[seat]
    if after.zones[seat][: len(zone)] != zone:
        return "a building has left the zone."
    new = added(before, after, seat)
    this_round = before.built[seat] + new
    cards = before.cards
    if len(this_round) > 2 or (len(this_round) == 2 and cards.architect in this_round):
        return "too much was built in one round (TC-44)."
    if len(this_round) == 2:
        at_start = without(zone, before.built[seat])
        has_crew = any(cards.is_crew[card] for card in at_start) or cards.is_crew[this_round[0]]
        if not has_crew or any(cards.cost[card] > CREW_COST for card in this_round):
            return "two cards were built, and not by a Crew (TC-37, TC-38, TC-42)."
    for card in new:
        if cards.needs[card] and not any(needed in zone for needed in cards.needs[card]):
            return f"{cards.ids[card]} was built without what it needs (TC-30)."
        zone += (card,)
    return None


def wrong_change_of_hand(before: City, after: City, seat: int) -> str | None:
    """A builder pays exactly the price, out of the hand (TC-26, TC-28); points never get fewer (TC-53)."""
    if after.scores[seat] < before.scores[seat]:
        return "points were lost (TC-53)."
    if after.stage == before.stage or before.frame.step not in (PAYING, EXTRA_BUILDING):
        return None
    # Whatever else followed only added cards to the hand; the discard pile tells what was paid.
    new, zone, due = added(before, after, seat), before.zones[seat], 0
    for card in new:
        due += price(before.cards, card, zone)
        zone += (card,)
    laid = len(before.laid[seat])
    extra = len(new) if before.frame.step is EXTRA_BUILDING else 0
    if laid and laid != len(new):
        return "what was laid down was not built (TC-25)."
    least = len(before.hands[seat]) - due - extra
    if len(after.hands[seat]) < least:
        return f"more than the price of {due} was paid (TC-28)."
    return None
