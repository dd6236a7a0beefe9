"""The rules as filters: which of some candidate moves each rule allows.

A filter judges each move for itself, so that the same function lists the legal moves and explains a refusal. In the
question for a second card `frame.what` is the first one, which counts as built already (R-TC-12).
"""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import NOTHING, Frame, Rule
from faubourg.core.spots import BUTTON, SEAT
from faubourg.core.texts import LANGUAGES
from faubourg.games.the_city import wording
from faubourg.games.the_city.cards import CREW_COST, CardSet
from faubourg.games.the_city.effects import price
from faubourg.games.the_city.moves import GIVE_UP, NONE, TAKE_ARCHITECT, without
from faubourg.games.the_city.state import Cards, City

# --- hands ---------------------------------------------------------------------------------------------------------


def left_in_hand(city: City, frame: Frame) -> Cards:
    """The hand without the cards that the seat has laid or paid in this line of answers."""
    hand = without(city.hands[frame.seat], frame.things)
    return hand if frame.what == NOTHING else without(hand, (frame.what,))


def a_card(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if 0 <= move < city.cards.kinds]


def in_hand(city: City, frame: Frame, moves: list[int]) -> list[int]:
    hand = left_in_hand(city, frame)
    return [move for move in moves if move in hand]


def not_laid_down(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Not a card that is being built, unless there is another copy of it in the hand."""
    laid = (*city.laid[frame.seat], frame.what)
    hand = left_in_hand(city, frame)
    return [move for move in moves if move not in laid or move in hand]


def in_hand_or_none(city: City, frame: Frame, moves: list[int]) -> list[int]:
    hand = left_in_hand(city, frame)
    return [move for move in moves if move == NONE or move in hand]


def among_the_drawn(city: City, frame: Frame, moves: list[int]) -> list[int]:
    offered = city.offered[frame.seat]
    return [move for move in moves if move in offered]


def among_the_laid(city: City, frame: Frame, moves: list[int]) -> list[int]:
    laid = city.laid[frame.seat]
    return [move for move in moves if move in laid]


def another_player(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if SEAT <= move < SEAT + city.players and move != SEAT + frame.seat]


# --- what may be chosen in step 1 ----------------------------------------------------------------------------------


def one_of_three_choices(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """A card, the Architect, or giving up, which is always allowed (TC-14, TC-23)."""
    return [move for move in moves if 0 <= move < city.cards.kinds or move in (TAKE_ARCHITECT, GIVE_UP)]


def in_hand_or_a_button(city: City, frame: Frame, moves: list[int]) -> list[int]:
    hand = city.hands[frame.seat]
    return [move for move in moves if move >= BUTTON or move in hand]


def no_architect_yet(city: City, frame: Frame, moves: list[int]) -> list[int]:
    if city.cards.architect in city.zones[frame.seat]:
        return [move for move in moves if move != TAKE_ARCHITECT]
    return moves


# --- what may be built ---------------------------------------------------------------------------------------------


def zone_when_built(city: City, frame: Frame) -> Cards:
    """The zone in which a card is judged: that of the builder, with the first card of a pair in it."""
    zone = city.zones[frame.seat]
    return zone if frame.what == NOTHING else zone + (frame.what,)


def requirement_met(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """At least one of the cards that a card needs lies in the builder's own zone (TC-30, TC-31)."""
    cards, zone = city.cards, zone_when_built(city, frame)
    return [move for move in moves if move >= BUTTON or has_what_it_needs(cards, move, zone)]


def no_second_copy(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """No second copy of a card that a player may have only once (TC-35)."""
    cards, zone = city.cards, zone_when_built(city, frame)
    return [move for move in moves if move >= BUTTON or is_another_allowed(cards, move, zone)]


def payable(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """The hand that is left pays for it (TC-25, TC-28), after the first card of a pair has been paid (TC-40)."""
    cards, zone, money = city.cards, zone_when_built(city, frame), money_for(city, frame)
    return [move for move in moves if move >= BUTTON or price(cards, move, zone) <= money]


def has_what_it_needs(cards: CardSet, card: int, zone: Cards) -> bool:
    needs = cards.needs[card]
    return not needs or has_one_of(zone, needs)


def has_one_of(zone: Cards, wanted: Cards) -> bool:
    for kind in wanted:
        if kind in zone:
            return True
    return False


def is_another_allowed(cards: CardSet, card: int, zone: Cards) -> bool:
    return not cards.limited[card] or card not in zone


def buildable(city: City, seat: int) -> list[int]:
    """Each kind in a hand that these three rules leave as the first card of a round, found in one pass.

    This is the busiest list of the game. Most cards need nothing, may be repeated and have no discount.
    """
    cards, hand, zone = city.cards, city.hands[seat], city.zones[seat]
    cost, bound, money = cards.cost, cards.bound, len(hand) - 1
    found = []
    last = NOTHING
    for card in hand:  # sorted, so equal cards are neighbours
        if card != last:
            last = card
            if (cost[card] <= money or (cards.cheaper_with[card] and price(cards, card, zone) <= money)) and (
                card not in bound or (has_what_it_needs(cards, card, zone) and is_another_allowed(cards, card, zone))
            ):
                found.append(card)
    return found


def money_for(city: City, frame: Frame) -> int:
    """How many hand cards can be paid for one more card: all but itself and what the first of a pair takes."""
    money = len(city.hands[frame.seat]) - 1
    if frame.what != NOTHING:
        money -= 1 + price(city.cards, frame.what, city.zones[frame.seat])
    return money


def small_enough(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """No printed cost above what a Construction Crew can do (TC-38, TC-42)."""
    cost = city.cards.cost
    return [move for move in moves if move >= BUTTON or cost[move] <= CREW_COST]


# --- the facts in the sentences of refusals ------------------------------------------------------------------------


def needed_cards(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"needed": {lang: wording.any_of(city.cards, city.cards.needs[move], lang) for lang in LANGUAGES}}


def cost_and_money(city: City, frame: Frame, move: int) -> dict[str, object]:
    cost = price(city.cards, move, zone_when_built(city, frame))
    return {"cost": cost, "money": max(0, money_for(city, frame))}


def printed_cost(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"cost": city.cards.cost[move]}


# --- rules that several questions share ----------------------------------------------------------------------------

BUILDABLE: Final[tuple[Rule, ...]] = (
    Rule("TC-30", requirement_met, needed_cards),
    Rule("TC-35", no_second_copy),
    Rule("TC-25", payable, cost_and_money),
)
