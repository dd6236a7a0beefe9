"""What happens next: setup, the eight phases of a turn, the choice of actions, and the end."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import Stage
from faubourg.core.rules import SEALED, Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.borough import SUPPORT
from faubourg.games.small_city.citizens import (
    BEGIN_MOVES,
    CITIZEN,
    CITIZENS_PHASE,
    DESTINATION,
    HOUSING,
    NEWCOMERS,
)
from faubourg.games.small_city.council import (
    BENEFIT,
    BUNDLE,
    COUNCIL,
    COUNCIL_BUILD,
    COUNCIL_PHASE,
    FORWARD_ONLY,
    KEEP_SPECIAL,
    MONEY_OR_VOTES,
    PAYMENT,
)
from faubourg.games.small_city.draft import grow, next_size
from faubourg.games.small_city.effects import ALONE, frames_in_order
from faubourg.games.small_city.grid import STREET_LAYERS, ZONES
from faubourg.games.small_city.income import (
    DEAL,
    INCOME_PHASE,
    PRODUCTION,
    SHOP_SLOT,
    STORE_ABROAD,
    STORING,
    SURPLUS,
    TRADING,
)
from faubourg.games.small_city.moves import (
    ACTION,
    COUNCILLOR,
    GROW,
    KIND,
    MAYOR,
    MONEY,
    NONE,
    PLACE,
    PLANNER,
    PROMISE,
    STREET,
    STREETS_END,
    SUPPORTER,
    VOTES,
)
from faubourg.games.small_city.moves import PLAN as PLAN_THING
from faubourg.games.small_city.planning import (
    BIGGER_TILE,
    COMMIT,
    CONSTRUCTION,
    CREW,
    DEMOLISH_TILE,
    ENLARGE_TILE,
    PLACEMENT,
    PLAN,
    REPLANNING,
    SAVING,
    SOURCE,
    TILE_KIND,
    WAREHOUSE_CELL,
)
from faubourg.games.small_city.pollution import CEMETERY, MEASURE, VICTIM, VOTE
from faubourg.games.small_city.state import CITIZEN as CITIZEN_VICTORY
from faubourg.games.small_city.state import ECONOMIC, NO_CARD, NO_STREET, NOBODY, City
from faubourg.games.small_city.tiles import CULTURE, HOME, NUMBERS, TURNS

SKIP_MONEY: Final[int] = NUMBERS["skip_money"]
SOLO_CARDS: Final[int] = NUMBERS["solo_cards"]
SOLO_OPPOSITE: Final[int] = NUMBERS["solo_opposite"]

# --- setup ---------------------------------------------------------------------------------------------------------


@final
class Halls(Stage):
    """All place their halls at once and show them together (SC-25)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        hall = KIND + city.box.named["town_hall"]
        return [Frame(HALL, seat, what=hall) for seat in range(city.players)]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in sealed:
            place = line.things[0]
            city.change(line.seat).lay(city.box, place - PLACE)
            if city.log is not None:
                city.tell("hall", "SC-25", {"seat": SEAT + line.seat, "tile": place})
        deal_promises(city)
        city.stack.append(Frame(PROMISES, 0))


@final
class Hall(Question):
    def candidates(self, city: City, frame: Frame) -> list[int]:
        size = city.boroughs[frame.seat].size
        return [move for move, _ in city.box.places[frame.what - KIND][size]]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return Frame(SEALED, frame.seat, things=(move,))


def a_hall(city: City, frame: Frame, moves: list[int]) -> list[int]:
    most = PLACE + len(city.box.kind_of)
    return [move for move in moves if PLACE <= move < most and city.box.kind_of[move - PLACE] == frame.what - KIND]


def hall_in_zone(city: City, frame: Frame, moves: list[int]) -> list[int]:
    zone = ZONES[city.boroughs[frame.seat].size]
    return [move for move in moves if not city.box.mask[move - PLACE] & ~zone]


def hall_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"size": city.boroughs[frame.seat].size}


def deal_promises(city: City) -> None:
    """Each player draws a card from each pile, in turn order (SC-30)."""
    piles = [list(pile) for pile in city.promise_piles]
    for seat in city.order:
        drawn = [PROMISE + pile.pop() for pile in piles]
        city.learn(tuple(drawn), seat)
        city.drawn_promises = tuple(
            [tuple(drawn) if s == seat else cards for s, cards in enumerate(city.drawn_promises)]
        )
        if city.log is not None:
            city.tell("look_promises", "SC-30", {"seat": SEAT + seat}, {"cards": drawn}, 1 << seat)
    city.promise_piles = tuple([tuple(pile) for pile in piles])


@final
class Promises(Stage):
    """Each keeps one of the three cards in secret; the others go under their piles (SC-30)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [Frame(KEEP_PROMISE, seat) for seat in range(city.players)]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        kept = {line.seat: line.things[0] for line in sealed}
        piles = [list(pile) for pile in city.promise_piles]
        for seat in city.order:
            city.change(seat).promise = kept[seat] - PROMISE
            for number, card in enumerate(city.drawn_promises[seat]):
                if card != kept[seat]:
                    piles[number].insert(0, card - PROMISE)
            if city.log is not None:
                city.tell("keep_promise", "SC-30", {"seat": SEAT + seat}, {"card": kept[seat]}, 1 << seat)
        city.promise_piles = tuple([tuple(pile) for pile in piles])
        city.drawn_promises = ((),) * city.players
        city.stack.append(Frame(BEGIN_TURN, city.host))


@final
class KeepPromise(Question):
    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(city.drawn_promises[frame.seat])

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return Frame(SEALED, frame.seat, things=(move,))


def a_drawn_promise(city: City, frame: Frame, moves: list[int]) -> list[int]:
    drawn = city.drawn_promises[frame.seat]
    return [move for move in moves if move in drawn]


# --- the turn ------------------------------------------------------------------------------------------------------


@final
class BeginTurn(Step):
    """Eight phases, in this order (SC-31, SC-163)."""

    def run(self, city: City, frame: Frame) -> bool:
        city.turn += 1
        city.phase = 1
        city.cards = (NO_CARD,) * city.players
        for seat in range(city.players):
            city.known[PLAN_THING + seat] = 0
        if city.log is not None:
            city.tell("turn", "SC-163", {"count": city.turn, "seat": SEAT + city.host})
        for step in (END_OF_TURN, COUNCIL_PHASE, MEASURE, VOTE, INCOME_PHASE, CITIZENS_PHASE):
            city.stack.append(Frame(step, city.host))
        city.stack.append(Frame(CONSTRUCTION_PHASE, city.host))
        frames_in_order(city, Frame(CHOOSE_ACTION, 0))
        city.stack.append(Frame(LAY_CIRCLE, city.host))
        if city.players != ALONE:  # SC-186: alone, the mayor stands on a card and in no street
            city.stack.append(Frame(PARADE, city.host))
        return False


@final
class ConstructionPhase(Step):
    def run(self, city: City, frame: Frame) -> bool:
        city.phase = 2
        city.stack.append(Frame(CONSTRUCTION, city.host))
        return False


@final
class EndOfTurn(Step):
    """Property and citizens are counted, the next host is found, and after turn 8 the game ends (SC-162, SC-164)."""

    def run(self, city: City, frame: Frame) -> bool:
        city.phase = 8
        for seat in city.order:
            if city.victory == ECONOMIC:
                count_property(city, seat)
            elif city.victory == CITIZEN_VICTORY:
                city.change(seat).headcount += city.citizens_out(seat)
        if city.turn >= TURNS:
            city.end("SC-164")
            return False
        city.last_host = city.host
        city.host = next_host(city)
        first = city.order.index(city.host)
        city.order = clockwise_from(city, first)
        city.stack.append(Frame(BEGIN_TURN, city.host))
        return False


def count_property(city: City, seat: int) -> None:
    """The square of the cells of every cultural building and home, occupied or not (SC-173); not to spend (SC-174)."""
    box = city.box
    borough = city.change(seat)
    for place in borough.tiles:
        if box.category[box.kind_of[place]] in (HOME, CULTURE):
            borough.estate += box.mask[place].bit_count() ** 2


def next_host(city: City) -> int:
    """Who holds the mayor card (SC-42), else the next player clockwise; in a solo game the card does nothing."""
    if city.players != ALONE and MAYOR in city.cards:
        return city.cards.index(MAYOR)
    host = (city.host + 1) % city.players
    while not city.is_in(host):
        host = (host + 1) % city.players
    return host


def clockwise_from(city: City, first: int) -> tuple[int, ...]:
    """The living seats clockwise from one of them (SC-20)."""
    seats = sorted(city.order)
    start = seats.index(city.order[first])
    return tuple(seats[start:] + seats[:start])


# --- phase 1: the mayor and the actions ----------------------------------------------------------------------------


def streets(city: City) -> list[int]:
    """Where the mayor may stand in the host's borough (SC-32), else on the next growth strip (SC-36)."""
    borough = city.boroughs[city.host]
    empty = ZONES[borough.size] & ~borough.filled
    found = [STREET + i for i, layer in enumerate(STREET_LAYERS) if not layer & ~empty]
    if found:
        return found
    further = next_size(city, borough)
    strip = (ZONES[further] if further else 0) & ~ZONES[borough.size] & ~borough.filled
    return [STREET + i for i, layer in enumerate(STREET_LAYERS) if not layer & ~strip]


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
            city.tell("parade", "SC-32", {"seat": SEAT + city.host, "street": move})


def a_street(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if STREET <= move < STREETS_END and move - STREET < len(STREET_LAYERS)]


def a_street_of_the_host(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-32, SC-36."""
    allowed = streets(city)
    return [move for move in moves if move in allowed]


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
            city.tell("action", "SC-38", {"seat": SEAT + seat, "card": move, "count": price})
        # SC-41: three cards are carried out at once, the others last for the turn; SC-49: the opponent does nothing.
        if card == SUPPORTER:
            city.stack.append(Frame(SUPPORT_GAIN, seat))
        elif card == PLANNER and next_size(city, city.boroughs[seat]):
            city.stack.append(Frame(URBAN_GROWTH, seat))
        elif card == COUNCILLOR:
            city.stack.append(Frame(COUNCIL, seat, count=FORWARD_ONLY))


def a_card_of_the_circle(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move - ACTION in city.circle]


def a_free_card(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-38, SC-185."""
    free = free_cards(city)
    return [move for move in moves if move - ACTION in free]


def a_paid_card(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-40."""
    money = city.boroughs[frame.seat].money
    return [move for move in moves if card_price(city, frame.seat, move - ACTION) <= money]


def card_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    money = city.boroughs[frame.seat].money
    return {"price": card_price(city, frame.seat, move - ACTION), "money": money}


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
            count = NUMBERS["supporter_money" if move == MONEY else "supporter_votes"]
            kind = "support_money" if move == MONEY else "support_votes"
            city.tell(kind, "SC-46", {"seat": SEAT + frame.seat, "count": count, "points": count})


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
                city.tell("grow", "SC-47", {"seat": SEAT + frame.seat, "count": borough.size})


def grow_or_not(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move in (GROW, NONE)]


HALLS: Final = Halls("halls")
HALL: Final = Hall("hall", (Rule("SC-25", a_hall), Rule("SC-1", hall_in_zone, hall_facts)), indexed=2)
PROMISES: Final = Promises("promises")
KEEP_PROMISE: Final = KeepPromise("keep-promise", (Rule("SC-30", a_drawn_promise),), indexed=1)
BEGIN_TURN: Final = BeginTurn("begin-turn")
CONSTRUCTION_PHASE: Final = ConstructionPhase("construction-phase")
END_OF_TURN: Final = EndOfTurn("end-of-turn")
PARADE: Final = Parade("parade", (Rule("SC-32", a_street), Rule("SC-36", a_street_of_the_host)), indexed=2)
LAY_CIRCLE: Final = LayCircle("lay-circle")
CHOOSE_ACTION: Final = ChooseAction(
    "choose-action",
    (Rule("SC-37", a_card_of_the_circle), Rule("SC-38", a_free_card), Rule("SC-40", a_paid_card, card_facts)),
    indexed=3,
)
SUPPORT_GAIN: Final = SupportGain("support-gain", (Rule("SC-46", money_or_votes),), indexed=1)
URBAN_GROWTH: Final = UrbanGrowth("urban-growth", (Rule("SC-47", grow_or_not),), indexed=1)

STEPS: Final[dict[str, Step]] = {
    step.name: step
    for step in (
        SEALED,
        HALLS,
        HALL,
        PROMISES,
        KEEP_PROMISE,
        BEGIN_TURN,
        PARADE,
        LAY_CIRCLE,
        CHOOSE_ACTION,
        SUPPORT_GAIN,
        URBAN_GROWTH,
        CONSTRUCTION_PHASE,
        CONSTRUCTION,
        REPLANNING,
        COMMIT,
        PLAN,
        TILE_KIND,
        PLACEMENT,
        WAREHOUSE_CELL,
        CREW,
        SAVING,
        SOURCE,
        ENLARGE_TILE,
        BIGGER_TILE,
        DEMOLISH_TILE,
        CITIZENS_PHASE,
        BEGIN_MOVES,
        CITIZEN,
        DESTINATION,
        HOUSING,
        NEWCOMERS,
        INCOME_PHASE,
        TRADING,
        SHOP_SLOT,
        DEAL,
        PRODUCTION,
        STORING,
        SURPLUS,
        STORE_ABROAD,
        VOTE,
        MEASURE,
        VICTIM,
        CEMETERY,
        COUNCIL_PHASE,
        COUNCIL,
        PAYMENT,
        KEEP_SPECIAL,
        BENEFIT,
        BUNDLE,
        MONEY_OR_VOTES,
        COUNCIL_BUILD,
        END_OF_TURN,
    )
}
