"""Phase 4, factories: raw is made, limited by the supply, and stored as far as there is room."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.effects import kind_in, store_of, stores_with_room
from faubourg.games.small_city.moves import PRODUCT, RAW, RAW_KINDS, raw_at
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import FIRST_PRODUCT
from faubourg.games.small_city.wording import reasons

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


PRODUCTION: Final = Production("production", (Rule("SC-130", a_product_in_question, reasons.product_facts),), indexed=1)
STORING: Final = Storing("storing", (Rule("SC-128", a_place_with_room, reasons.room_facts),), indexed=1)
SURPLUS: Final = Surplus("surplus", (Rule("SC-129", a_surplus_product, reasons.product_facts),), indexed=1)
STORE_ABROAD: Final = StoreAbroad("store-abroad")
