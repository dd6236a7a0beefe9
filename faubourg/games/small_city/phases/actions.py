"""Phase 1: the mayor's parade, the circle of action cards, and what three of them do at once."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.borough import SUPPORT
from faubourg.games.small_city.building.draft import grow, next_size
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.grid import STREET_LAYERS, ZONES, cell_name, cells_in
from faubourg.games.small_city.moves import (
    ACTION,
    COUNCILLOR,
    GROW,
    MONEY,
    NONE,
    PLAN,
    PLANNER,
    SUPPORTER,
    VOTES,
    is_street,
    seat_of_street,
    street,
    street_layer,
)
from faubourg.games.small_city.phases.council import COUNCIL, FORWARD_ONLY
from faubourg.games.small_city.state import NO_STREET, NOBODY, City
from faubourg.games.small_city.tiles import NUMBERS
from faubourg.games.small_city.wording.reasons import in_words, joined, seat_name, what_is_there

SKIP_MONEY: Final[int] = NUMBERS["skip_money"]
SOLO_CARDS: Final[int] = NUMBERS["solo_cards"]
SOLO_OPPOSITE: Final[int] = NUMBERS["solo_opposite"]

# --- the mayor -----------------------------------------------------------------------------------------------------


def streets(city: City) -> list[int]:
    """Where the mayor may stand in the host's borough (SC-32), else on the next growth strip (SC-36)."""
    borough = city.boroughs[city.host]
    empty = ZONES[borough.size] & ~borough.filled
    found = [street(city.host, i) for i, layer in enumerate(STREET_LAYERS) if not layer & ~empty]
    if found:
        return found
    further = next_size(city, borough)
    strip = (ZONES[further] if further else 0) & ~ZONES[borough.size] & ~borough.filled
    return [street(city.host, i) for i, layer in enumerate(STREET_LAYERS) if not layer & ~strip]


@final
class Parade(Question):
    """Where the mayor stands, chosen by the last host; in turn 1 by the last player (SC-34)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return streets(city)

    def run(self, city: City, frame: Frame) -> bool:
        if city.last_host == city.host:
            return False  # SC-35: he stays where he is
        city.mayor = NO_STREET
        options = streets(city)
        if not options:
            return False  # SC-36: beside the board
        chooser = city.last_host if city.last_host != NOBODY and city.is_in(city.last_host) else city.order[-1]
        city.ask(frame if frame.seat == chooser else Frame(self, chooser), options)
        return True

    def answer(self, city: City, frame: Frame, move: int) -> None:
        city.mayor = move
        if city.log is not None:
            city.tell("parade", "SC-32", {"seat": SEAT + frame.seat, "host": SEAT + city.host, "street": move})


def a_street(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if is_street(move) and seat_of_street(move) == city.host]


def between_empty_cells(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-32."""
    filled = city.boroughs[city.host].filled
    return [move for move in moves if not street_layer(move) & filled]


def in_the_zone_if_possible(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-32; SC-36: on the next growth strip only if the zone has no street."""
    allowed = streets(city)
    return [move for move in moves if move in allowed]


def host_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"case": "not_a_street", "seat": seat_name(city, city.host)}


def street_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What is on the first of its cells that is not empty."""
    borough = city.boroughs[city.host]
    facts = what_is_there(city, borough, cells_in(street_layer(move) & borough.filled)[0])
    return {**facts, "seat": seat_name(city, city.host)}


def strip_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """The zone that has streets of its own, or else the strip that has the last ones."""
    zone = ZONES[city.boroughs[city.host].size]
    case = "strip" if street_layer(streets(city)[0]) & ~zone else "zone"
    cell = cell_name(cells_in(street_layer(move) & ~zone or street_layer(move))[0])
    return {"case": case, "cell": cell, "size": city.boroughs[city.host].size, "seat": seat_name(city, city.host)}


# --- the circle ----------------------------------------------------------------------------------------------------


@final
class LayCircle(Step):
    """All eight cards in a circle (SC-37); alone, four of them and the other four next turn (SC-183, SC-184)."""

    def run(self, city: City, frame: Frame) -> bool:
        if city.players == ALONE and city.face_down:
            city.circle = city.face_down
            city.face_down = ()
        else:
            cards = list(range(NUMBERS["action_cards"]))
            city.shuffle(cards)
            city.circle = tuple(cards)
            if city.players == ALONE:
                city.face_down = city.circle[SOLO_CARDS:]
                city.circle = city.circle[:SOLO_CARDS]
        for card in city.circle:
            city.show(ACTION + card)
        for card in city.face_down:
            city.hide_card(card)
        if city.log is not None:
            city.tell("circle", "SC-37", {"cards": [ACTION + card for card in city.circle]})
        return False


def card_price(city: City, seat: int, card: int) -> int:
    """What a card of the circle costs a seat (SC-38, SC-39, SC-185)."""
    circle = city.circle
    if city.players == ALONE:
        return SOLO_OPPOSITE if circle.index(card) == SOLO_CARDS // 2 else 0
    before = city.order.index(seat) - 1
    if before < 0:
        return 0
    start = circle.index(city.cards[city.order[before]])
    count = len(circle)
    between = [0, 0]
    for direction in (0, 1):
        step = 1 if direction == 0 else count - 1
        at = (start + step) % count
        while circle[at] != card:
            if circle[at] not in city.cards:
                between[direction] += 1
            at = (at + step) % count
    return SKIP_MONEY * min(between)


def free_cards(city: City) -> list[int]:
    """Cards that nobody has taken; alone, the mayor has taken the first (SC-185)."""
    if city.players == ALONE:
        return list(city.circle[1:])
    return [card for card in city.circle if card not in city.cards]


@final
class ChooseAction(Question):
    """In turn order each takes a card of the circle (SC-38)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        money = city.boroughs[frame.seat].money
        return [ACTION + card for card in free_cards(city) if card_price(city, frame.seat, card) <= money]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        seat, card = frame.seat, move - ACTION
        price = card_price(city, seat, card)
        if price:
            city.change(seat).money -= price
        city.cards = tuple([card if s == seat else held for s, held in enumerate(city.cards)])
        if city.log is not None:
            city.tell("action", "SC-38", {"seat": SEAT + seat, "card": move, "money": price})
        # SC-41: three cards are carried out at once, the others last for the turn; SC-49: the opponent does nothing.
        if card == SUPPORTER:
            city.stack.append(Frame(SUPPORT_GAIN, seat))
        elif card == PLANNER and next_size(city, city.boroughs[seat]):
            city.stack.append(Frame(URBAN_GROWTH, seat))
        elif card == COUNCILLOR:
            city.stack.append(Frame(COUNCIL, seat, count=FORWARD_ONLY))


def a_card_of_the_circle(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move - ACTION in city.circle]


def not_the_mayors_card(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-185: alone, the mayor stands on the first card."""
    return [move for move in moves if move != ACTION + city.circle[0]] if city.players == ALONE else moves


def a_free_card(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-38."""
    return [move for move in moves if move - ACTION not in city.cards]


def a_paid_card(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-40."""
    money = city.boroughs[frame.seat].money
    return [move for move in moves if card_price(city, frame.seat, move - ACTION) <= money]


def circle_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    if not ACTION <= move < PLAN:
        return {"case": "not_a_card", "cards": joined(city, [ACTION + card for card in city.circle])}
    return {"card": in_words(city, move), "cards": joined(city, [ACTION + card for card in city.circle])}


def taker_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    taker = city.cards.index(move - ACTION) if move - ACTION in city.cards else city.host
    return {"card": in_words(city, move), "seat": seat_name(city, taker)}


def card_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    price, money = card_price(city, frame.seat, move - ACTION), city.boroughs[frame.seat].money
    return {"card": in_words(city, move), "price": price, "money": money}


# --- what is done at once ------------------------------------------------------------------------------------------


@final
class SupportGain(Question):
    """SC-46: money or votes."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [MONEY, VOTES]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        borough = city.change(frame.seat)
        if move == MONEY:
            borough.money += NUMBERS["supporter_money"]
        else:
            borough.book(SUPPORT, NUMBERS["supporter_votes"])
        if city.log is not None:
            what = "money" if move == MONEY else "votes"
            facts: dict[str, object] = {"seat": SEAT + frame.seat, what: NUMBERS[f"supporter_{what}"]}
            city.tell(f"support_{what}", "SC-46", facts)


def money_or_votes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move in (MONEY, VOTES)]


@final
class UrbanGrowth(Question):
    """SC-47: the zone may grow by one step."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [GROW, NONE]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if move == GROW:
            borough = city.change(frame.seat)
            grow(city, borough)
            if city.log is not None:
                city.tell("grow", "SC-47", {"seat": SEAT + frame.seat, "size": borough.size})


def grow_or_not(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move in (GROW, NONE)]


def growth_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"size": city.boroughs[frame.seat].size}


PARADE: Final = Parade(
    "parade",
    (
        Rule("SC-32", a_street, host_facts),
        Rule("SC-32", between_empty_cells, street_facts),
        Rule("SC-36", in_the_zone_if_possible, strip_facts),
    ),
    indexed=3,
)
LAY_CIRCLE: Final = LayCircle("lay-circle")
CHOOSE_ACTION: Final = ChooseAction(
    "choose-action",
    (
        Rule("SC-37", a_card_of_the_circle, circle_facts),
        Rule("SC-185", not_the_mayors_card, circle_facts),
        Rule("SC-38", a_free_card, taker_facts),
        Rule("SC-40", a_paid_card, card_facts),
    ),
    indexed=4,
)
SUPPORT_GAIN: Final = SupportGain("support-gain", (Rule("SC-46", money_or_votes),), indexed=1)
URBAN_GROWTH: Final = UrbanGrowth("urban-growth", (Rule("SC-47", grow_or_not, growth_facts),), indexed=1)
