"""What a card would bring if it were built now, and what is still to be paid: figures for people who decide."""

from __future__ import annotations

from typing import cast

from faubourg.core.rules import NOTHING, SEALED, Frame
from faubourg.core.shapes import Seat
from faubourg.core.spots import SEAT, SEAT_LETTERS
from faubourg.games.the_city.effects import bills, yields
from faubourg.games.the_city.flow import CHOOSING, EXTRA_BUILDING, KEEPING, PAYING, REFERRING, SORTING
from faubourg.games.the_city.legality import left_in_hand
from faubourg.games.the_city.moves import without
from faubourg.games.the_city.questions import KEEP, MISTAKE, PAY, REFERENCE, SECOND, SECOND_OF_ANY
from faubourg.games.the_city.shapes import Change, Gain
from faubourg.games.the_city.state import NO_CARDS, Cards, City


def letter(seat: int) -> Seat:
    return cast(Seat, SEAT_LETTERS[seat])


# --- what lies where, as its owner sees it -------------------------------------------------------------------------


def own_hand(city: City, frame: Frame) -> Cards:
    """The hand as its owner sees it: without what he has laid down or paid in the open stage."""
    if frame.step in (KEEP, MISTAKE, REFERENCE):
        return city.hands[frame.seat]
    if frame.step is not SEALED:
        return left_in_hand(city, frame)
    if city.frame.step in (KEEPING, SORTING, REFERRING):
        return city.hands[frame.seat]
    gone = frame.things if frame.what == NOTHING or frame.what >= SEAT else (*frame.things, frame.what)
    return without(city.hands[frame.seat], gone)


def chosen_by(city: City, frame: Frame) -> Cards:
    """The cards that a seat has laid down in the open stage and that nobody else can see."""
    if frame.step in (SECOND, SECOND_OF_ANY):
        return (frame.what,)
    if city.frame.step is CHOOSING and frame.step is SEALED:
        return frame.things
    if city.frame.step is EXTRA_BUILDING and frame.what != NOTHING:
        return (frame.what,)
    return NO_CARDS


def to_be_built(city: City, frame: Frame) -> Cards:
    """What a seat will have built before anything else is: what it has turned up, then what it has chosen."""
    if frame.step is MISTAKE:
        return NO_CARDS
    return city.laid[frame.seat] + chosen_by(city, frame)


def numbered(city: City, cards: Cards) -> list[str]:
    """An id for each of some cards that lie together: copies count up, and the last of them is the first to go."""
    ids = city.cards.ids
    return [f"{ids[card]}#{cards[: place + 1].count(card)}" for place, card in enumerate(cards)]


def spot_of_building(city: City, seat: int, place: int) -> str:
    """Where a card of a zone is, or where it waits to be built: its place counts on from the end of the zone."""
    built, laid = len(city.zones[seat]), len(city.laid[seat])
    if place < built:
        return f"zone:{letter(seat)}:{place}"
    if place < built + laid:
        return f"laid:{letter(seat)}:{place - built}"
    return f"chosen:{place - built - laid}"


# --- gains ---------------------------------------------------------------------------------------------------------


class Outlook:
    """What further cards would bring a seat whose zone also holds some that are about to be built."""

    def __init__(self, city: City, seat: int, first: Cards = NO_CARDS) -> None:
        self.city = city
        self.seat = seat
        self.zones = city.zones.copy()
        self.zones[seat] += first
        wide = city.cards.wide
        # Other zones only change if a card in them looks beyond its own.
        self.concerned = [
            owner for owner in range(city.players) if owner == seat or not (wide.isdisjoint(self.zones[owner]))
        ]
        self.before = {owner: yields(city.cards, self.zones, owner) for owner in self.concerned}
        self.found: dict[int, Gain] = {}

    def gain(self, card: int) -> Gain:
        if card not in self.found:
            self.found[card] = self.look(card)
        return self.found[card]

    def look(self, card: int) -> Gain:
        city, seat = self.city, self.seat
        zones = self.zones.copy()
        zones[seat] += (card,)
        found: Gain = {"income": 0, "points": 0, "own_income": 0, "own_points": 0, "changes": []}
        for owner in self.concerned:
            incomes, points = yields(city.cards, zones, owner)
            if owner == seat:
                found["own_income"], found["own_points"] = incomes.pop(), points.pop()
            old_incomes, old_points = self.before[owner]
            for place, kind in enumerate(self.zones[owner]):
                more_income = incomes[place] - old_incomes[place]
                more_points = points[place] - old_points[place]
                if more_income or more_points:
                    change: Change = {
                        "spot": spot_of_building(city, owner, place),
                        "seat": letter(owner),
                        "card": city.cards.ids[kind],
                        "income": more_income,
                        "points": more_points,
                    }
                    found["changes"].append(change)
        own = [change for change in found["changes"] if change["seat"] == letter(seat)]
        found["income"] = found["own_income"] + sum([change["income"] for change in own])
        found["points"] = found["own_points"] + sum([change["points"] for change in own])
        return found


# --- the bill ------------------------------------------------------------------------------------------------------


def bill_of(city: City, frame: Frame) -> list[tuple[int, int, Cards]]:
    """Each building that a seat pays for in its open line: the card, what it costs, and what was paid so far."""
    if frame.seat not in city.asked or city.frame.step not in (PAYING, EXTRA_BUILDING):
        return []
    if frame.step is not PAY and frame.step is not SEALED:
        return []
    laid = city.laid[frame.seat] or chosen_by(city, frame)
    paid = frame.things
    found = []
    for card, cost in zip(laid, bills(city.cards, laid, city.zones[frame.seat]), strict=True):
        found.append((card, cost, paid[:cost]))
        paid = paid[cost:]
    return found
