"""Phase 4: tourists, shops and factories pay."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import Stage
from faubourg.core.rules import SEALED, Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city import reasons
from faubourg.games.small_city.borough import ABROAD, Borough
from faubourg.games.small_city.effects import frames_in_order, kind_in, places_with, store_of, stores_with_room
from faubourg.games.small_city.moves import (
    END,
    PAY,
    PLACES,
    PRODUCT,
    RAW,
    RAW_AT,
    RAW_KINDS,
    cell_of,
    raw_at,
    seat_of,
    spot,
)
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import (
    CASH,
    CASH_TO_VOTES,
    FIRST_PRODUCT,
    NUMBERS,
    RAW_CASH,
    RAW_TO_CASH,
    RAW_TO_VOTES,
    RAW_VOTES,
    VOTE_BUNDLES,
)

EXCHANGES: Final = (RAW_TO_CASH, CASH_TO_VOTES, RAW_TO_VOTES)


@final
class IncomePhase(Step):
    """All complete one step before the next begins (SC-120)."""

    def run(self, city: City, frame: Frame) -> bool:
        city.phase = 4
        for seat in city.order:
            pay_for_guests(city, seat)
        for seat in city.order:
            pay_cash_slots(city, seat)
        for seat in range(city.players):
            if city.boroughs[seat].made:
                city.change(seat).made = 0
        city.stack.append(Frame(STORE_ABROAD, city.host))
        frames_in_order(city, Frame(PRODUCTION, 0))
        city.stack.append(Frame(TRADING, city.host))
        return False


def pay_for_guests(city: City, seat: int) -> None:
    """Each tourist in the borough, on any tile, brings its owner money (SC-121)."""
    borough = city.boroughs[seat]
    guests = (borough.crowd & ~borough.people[seat]).bit_count()
    if guests:
        city.change(seat).money += guests * NUMBERS["tourist_money"]
        if city.log is not None:
            city.tell("guests", "SC-121", {"seat": SEAT + seat, "count": guests})


def pay_cash_slots(city: City, seat: int) -> None:
    """A citizen on a cash slot, at home or abroad, brings money (SC-117, SC-122)."""
    cash = sum([(borough.people[seat] & borough.slots[CASH]).bit_count() for borough in city.boroughs])
    if cash:
        city.change(seat).money += cash * NUMBERS["cash_slot"]
        if city.log is not None:
            city.tell("cash", "SC-122", {"seat": SEAT + seat, "count": cash})


# --- shops ---------------------------------------------------------------------------------------------------------
# The exchanges of a seat are a line of pairs in `Frame.things`: the slot, and what is given there.


def slot_kind(city: City, move: int) -> int:
    """The kind of exchange that a spot offers, -1 for none."""
    borough = city.boroughs[seat_of(move)]
    for kind in EXCHANGES:
        if borough.slots[kind] >> cell_of(move) & 1:
            return kind
    return -1


def purse_after(city: City, seat: int, deals: tuple[int, ...]) -> Borough:
    """The borough of a seat with its exchanges so far: money, votes and stores. A copy unless there are none."""
    borough = city.boroughs[seat]
    if len(deals) < 2:
        return borough
    borough = Borough(city.players, borough)
    for i in range(0, len(deals) - 1, 2):
        exchange(city, borough, deals[i], deals[i + 1])
    return borough


def exchange(city: City, borough: Borough, slot: int, given: int) -> int:
    """One exchange (SC-123, SC-124, SC-125); the votes it brings, which are not added here."""
    if given >= PAY:
        money, votes = VOTE_BUNDLES[given - PAY]
        borough.money -= money
        return votes
    raw = kind_in(given)
    borough.change_store(store_of(borough, given), raw, -1)
    if slot_kind(city, slot) == RAW_TO_CASH:
        borough.money += RAW_CASH[raw]
        return 0
    return RAW_VOTES[raw]


def deals_at(city: City, purse: Borough, slot: int) -> list[int]:
    """What can be given on a slot."""
    if slot_kind(city, slot) == CASH_TO_VOTES:
        return [PAY + i for i in range(len(VOTE_BUNDLES)) if VOTE_BUNDLES[i][0] <= purse.money]
    found: list[int] = []
    for raw in range(RAW_KINDS):
        found += places_with(purse, raw)
    return found


def exchange_slots(city: City, seat: int) -> list[int]:
    """The exchange slots on which citizens of a seat stand, at home and abroad (SC-117)."""
    found: list[int] = []
    for place in range(city.players):
        borough = city.boroughs[place]
        standing = borough.people[seat] & (
            borough.slots[RAW_TO_CASH] | borough.slots[CASH_TO_VOTES] | borough.slots[RAW_TO_VOTES]
        )
        while standing:
            slot = standing & -standing
            found.append(spot(place, slot.bit_length() - 1))
            standing ^= slot
    return found


def usable_slots(city: City, frame: Frame) -> list[int]:
    """Slots that have not worked yet and where something can be given (SC-126)."""
    purse = purse_after(city, frame.seat, frame.things)
    used = frame.things[::2]
    return [slot for slot in exchange_slots(city, frame.seat) if slot not in used and deals_at(city, purse, slot)]


def trade_or_seal(city: City, frame: Frame) -> Frame:
    """The next question of a line, or its end if nothing more can be exchanged."""
    return frame if usable_slots(city, frame) else Frame(SEALED, frame.seat, things=frame.things)


@final
class Trading(Stage):
    """Everybody exchanges at once, in an order of one's own (SC-126)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        found = [trade_or_seal(city, Frame(SHOP_SLOT, seat)) for seat in range(city.players) if city.is_in(seat)]
        return [opening for opening in found if opening.step is not SEALED]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in sealed:
            for i in range(0, len(line.things), 2):
                carry_out_exchange(city, line.seat, line.things[i], line.things[i + 1])


def carry_out_exchange(city: City, seat: int, slot: int, given: int) -> None:
    borough = city.change(seat)
    money = borough.money
    votes = exchange(city, borough, slot, given)
    if given < PAY:
        city.change_supply(kind_in(given), 1)
    if votes:
        place = seat_of(slot)
        if place == seat:
            borough.add_earned(city.box, cell_of(slot), votes)
        else:
            borough.book(ABROAD, votes)
    if city.log is not None:
        facts: dict[str, object] = {"seat": SEAT + seat, "cell": slot, "points": votes}
        if given >= PAY:
            city.tell("buy_votes", "SC-124", {**facts, "count": money - borough.money})
        elif votes:
            city.tell("raw_for_votes", "SC-125", {**facts, "raw": given})
        else:
            city.tell("raw_for_cash", "SC-123", {**facts, "raw": given, "count": borough.money - money})


@final
class ShopSlot(Question):
    """On which slot to exchange something, or the end."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [*usable_slots(city, frame), END]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        if move == END:
            return Frame(SEALED, frame.seat, things=frame.things)
        return Frame(DEAL, frame.seat, at=move, things=frame.things)


@final
class Deal(Question):
    """What to give there."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return deals_at(city, purse_after(city, frame.seat, frame.things), frame.at)

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        done = Frame(SHOP_SLOT, frame.seat, things=(*frame.things, frame.at, move))
        return trade_or_seal(city, done)


def own_exchange_slot(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-126: an exchange slot on which an own citizen stands and which has not worked yet."""
    allowed = exchange_slots(city, frame.seat)
    used = frame.things[::2]
    return [move for move in moves if move == END or (move in allowed and move not in used)]


def something_to_give(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-123, SC-124, SC-125."""
    purse = purse_after(city, frame.seat, frame.things)
    return [move for move in moves if move == END or deals_at(city, purse, move)]


def takes(city: City, frame: Frame, moves: list[int], kind: int) -> list[int]:
    """Of the moves, those that a slot of a kind accepts: money or raw. All, if the slot is of another kind."""
    if slot_kind(city, frame.at) != kind:
        return moves
    if kind == CASH_TO_VOTES:
        return [move for move in moves if PAY <= move < PAY + len(VOTE_BUNDLES)]
    return [move for move in moves if RAW_AT <= move < RAW_AT + RAW_KINDS * PLACES]


def raw_for_money(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-123."""
    return takes(city, frame, moves, RAW_TO_CASH)


def money_for_votes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-124."""
    return takes(city, frame, moves, CASH_TO_VOTES)


def raw_for_votes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-125."""
    return takes(city, frame, moves, RAW_TO_VOTES)


def in_the_purse(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-124, SC-131: only what one has."""
    allowed = deals_at(city, purse_after(city, frame.seat, frame.things), frame.at)
    return [move for move in moves if move in allowed]


def something_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What a slot takes that is not there."""
    money = purse_after(city, frame.seat, frame.things).money
    return reasons.empty_purse_facts(move, slot_kind(city, move) == CASH_TO_VOTES, money)


def accepted_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return reasons.accepted_facts(frame.at, slot_kind(city, frame.at))


def purse_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return reasons.purse_facts(city, purse_after(city, frame.seat, frame.things), move)


# --- factories -----------------------------------------------------------------------------------------------------
# What a seat makes is a tuple of products: a kind of raw and the borough where it is made.


def workers(city: City, seat: int) -> list[int]:
    """A product for each citizen of a seat on a factory slot, at home and abroad (SC-117, SC-127)."""
    found: list[int] = []
    for place in range(city.players):
        borough = city.boroughs[place]
        standing = borough.people[seat] & borough.work
        if standing:
            for kind in range(RAW_KINDS):
                here = (standing & borough.slots[FIRST_PRODUCT + kind]).bit_count()
                found += [PRODUCT + 3 * place + kind] * here
    return found


def product_kind(product: int) -> int:
    return (product - PRODUCT) % RAW_KINDS


def product_place(product: int) -> int:
    return (product - PRODUCT) // RAW_KINDS


def without(products: tuple[int, ...], product: int) -> tuple[int, ...]:
    index = products.index(product)
    return products[:index] + products[index + 1 :]


def with_things(frame: Frame, things: tuple[int, ...]) -> Frame:
    """The frame itself if it is about these things already."""
    return frame if frame.things == things else Frame(frame.step, frame.seat, things=things)


@final
class Production(Question):
    """What a seat makes, limited by the supply; which slot stays idle is asked if that makes a difference (SC-130)."""

    def run(self, city: City, frame: Frame) -> bool:
        products = frame.things or tuple(workers(city, frame.seat))
        while products:
            idle = idle_options(city, products)
            if len(idle) > 1:
                city.ask(with_things(frame, products), idle)
                return True
            if not idle:
                break
            products = without(products, idle[0])
        make(city, frame.seat, products)
        return False

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return idle_options(city, frame.things)

    def answer(self, city: City, frame: Frame, move: int) -> None:
        left = without(frame.things, move)
        if left:
            city.stack.append(Frame(self, frame.seat, things=left))


def idle_options(city: City, products: tuple[int, ...]) -> list[int]:
    """The products of which one must be given up for lack of supply, of the first kind that is short."""
    for kind in range(RAW_KINDS):
        wanted = [product for product in products if product_kind(product) == kind]
        if len(wanted) > city.supply[kind]:
            return list(dict.fromkeys(wanted))
    return []


def make(city: City, seat: int, products: tuple[int, ...]) -> None:
    """Raw comes from the supply and is then stored (SC-127); where it was made, it pollutes (SC-136)."""
    if not products:
        return
    for product in products:
        city.change_supply(product_kind(product), -1)
        city.change(product_place(product)).made += 1
    if city.log is not None:
        city.tell("make", "SC-127", {"seat": SEAT + seat, "raw": list(products)})
    city.stack.append(Frame(STORING, seat, things=products))


@final
class Storing(Question):
    """Raw goes to places with room, one after another; too much of it overflows first (SC-128, SC-129)."""

    def run(self, city: City, frame: Frame) -> bool:
        products = frame.things
        seat = frame.seat
        while True:
            too_many = len(products) - city.boroughs[seat].rooms()
            if too_many <= 0:
                break
            surplus = surplus_options(seat, products)
            if len(surplus) > 1:
                city.ask(Frame(SURPLUS, seat, things=products), surplus)
                return True
            give_up(city, seat, surplus[0])
            products = without(products, surplus[0])
        while products:
            kind = product_kind(products[0])
            stores = stores_with_room(city.boroughs[seat])
            if len(stores) > 1:
                asked = with_things(frame, products)
                city.ask(asked, self.candidates(city, asked))
                return True
            put_away(city, seat, kind, stores[0])
            products = products[1:]
        return False

    def candidates(self, city: City, frame: Frame) -> list[int]:
        borough = city.boroughs[frame.seat]
        kind = product_kind(frame.things[0])
        return [raw_at(kind, borough.store_cells[store]) for store in stores_with_room(borough)]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        put_away(city, frame.seat, kind_in(move), store_of(city.boroughs[frame.seat], move))
        if len(frame.things) > 1:
            city.stack.append(Frame(self, frame.seat, things=frame.things[1:]))


@final
class Surplus(Question):
    """Which raw finds no room: first of that made by tourists, then of that made at home (SC-129)."""

    def run(self, city: City, frame: Frame) -> bool:
        options = surplus_options(frame.seat, frame.things)
        city.ask(frame, options)
        return True

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return surplus_options(frame.seat, frame.things)

    def answer(self, city: City, frame: Frame, move: int) -> None:
        give_up(city, frame.seat, move)
        left = without(frame.things, move)
        if left:
            city.stack.append(Frame(STORING, frame.seat, things=left))


def surplus_options(seat: int, products: tuple[int, ...]) -> list[int]:
    abroad = [product for product in products if product_place(product) != seat]
    return list(dict.fromkeys(abroad or products))


def give_up(city: City, seat: int, product: int) -> None:
    """Home-made raw returns to the supply at once; that of tourists is set aside until all have stored."""
    if product_place(product) == seat:
        city.change_supply(product_kind(product), 1)
        if city.log is not None:
            city.tell("discard", "SC-129", {"seat": SEAT + seat, "raw": RAW + product_kind(product)})
    else:
        city.aside += (product,)


def put_away(city: City, seat: int, kind: int, store: int) -> None:
    borough = city.change(seat)
    borough.change_store(store, kind, 1)
    if city.log is not None:
        city.tell("store", "SC-128", {"seat": SEAT + seat, "raw": raw_at(kind, borough.store_cells[store])})


@final
class StoreAbroad(Step):
    """What tourists could not send home goes to a warehouse where it was made, or is discarded (SC-129)."""

    def run(self, city: City, frame: Frame) -> bool:
        for product in city.aside:
            kind, place = product_kind(product), product_place(product)
            borough = city.boroughs[place]
            stores = [store for store in range(1, len(borough.stores)) if borough.room(store) > 0]
            if stores and city.is_in(place):
                put_away(city, place, kind, stores[0])
            else:
                city.change_supply(kind, 1)
                if city.log is not None:
                    city.tell("discard", "SC-129", {"seat": SEAT + place, "raw": RAW + kind})
        city.aside = ()
        return False


def a_product_in_question(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-130: of the kind that is short."""
    allowed = idle_options(city, frame.things)
    return [move for move in moves if move in allowed]


def a_surplus_product(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-129: made by tourists as long as there is any."""
    allowed = surplus_options(frame.seat, frame.things)
    return [move for move in moves if move in allowed]


def a_place_with_room(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-14, SC-15, SC-128."""
    allowed = STORING.candidates(city, frame)
    return [move for move in moves if move in allowed]


INCOME_PHASE: Final = IncomePhase("income-phase")
TRADING: Final = Trading("trading")
SHOP_SLOT: Final = ShopSlot(
    "shop-slot",
    (Rule("SC-126", own_exchange_slot, reasons.used_facts), Rule("SC-123", something_to_give, something_facts)),
    indexed=2,
)
DEAL: Final = Deal(
    "deal",
    (
        Rule("SC-123", raw_for_money, accepted_facts),
        Rule("SC-124", money_for_votes, accepted_facts),
        Rule("SC-125", raw_for_votes, accepted_facts),
        Rule("SC-124", in_the_purse, purse_facts),
    ),
    indexed=4,
)
PRODUCTION: Final = Production("production", (Rule("SC-130", a_product_in_question, reasons.product_facts),), indexed=1)
STORING: Final = Storing("storing", (Rule("SC-128", a_place_with_room, reasons.room_facts),), indexed=1)
SURPLUS: Final = Surplus("surplus", (Rule("SC-129", a_surplus_product, reasons.product_facts),), indexed=1)
STORE_ABROAD: Final = StoreAbroad("store-abroad")
