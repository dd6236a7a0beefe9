"""What must hold in every state, and between two states: the conservation of everything that is counted."""

from __future__ import annotations

from functools import partial
from typing import Final

from faubourg.core.errors import Flaw
from faubourg.core.spots import seat_letter
from faubourg.games.small_city.borough import OUTSIDE, Borough, pieces
from faubourg.games.small_city.building.draft import next_size
from faubourg.games.small_city.grid import TOUCHING, ZONES, beside, cell_name, cells_in
from faubourg.games.small_city.moves import RAW_KINDS, RAW_NAMES
from faubourg.games.small_city.phases.destinations import obliged
from faubourg.games.small_city.phases.production import STORING, SURPLUS, product_kind
from faubourg.games.small_city.state import NO_CARD, City
from faubourg.games.small_city.tiles import (
    CITIZENS,
    COMMON,
    FACTORY,
    INDUSTRIAL,
    LOSS_AT,
    PACKAGE,
    RAW_SUPPLY,
    WAREHOUSE,
    WAREHOUSE_ROOM,
)

flaw: Final = partial(Flaw, package=PACKAGE)


def broken_invariant(city: City) -> Flaw | None:
    return broken_boards(city) or broken_supply(city) or broken_piles(city) or broken_cards(city)


def broken_boards(city: City) -> Flaw | None:
    for seat in range(city.players):
        broken = broken_borough(city, seat) or broken_people(city, seat)
        if broken is not None:
            return flaw("borough", seat=seat_letter(seat), reason=broken)
    return None


def broken_borough(city: City, seat: int) -> Flaw | None:
    """Cells, layers, stores and figures of one borough."""
    box, borough = city.box, city.boroughs[seat]
    covered = borough.graves
    kinds: list[int] = []
    for place in borough.tiles:
        if box.mask[place] & covered:
            return flaw("overlap", tile=box.place_name(place))
        if box.mask[place] & ~ZONES[borough.size]:
            return flaw("outside", tile=box.place_name(place))
        covered |= box.mask[place]
        kinds.append(box.kind_of[place])
    if covered != borough.filled:
        return Flaw("index", what="filled")
    further = next_size(city, borough)
    if borough.graves & ~ZONES[further or borough.size]:
        return flaw("far_grave")
    for kind in kinds:
        if box.source[kind] != COMMON and (kinds.count(kind) > 1 or not borough.built >> kind & 1):
            return flaw("stands_twice", tile=box.names[kind])
    if len(borough.earned) != len(borough.tiles):
        return Flaw("index", what="earned")
    return broken_layers(city, borough) or broken_figures(city, seat)


def broken_layers(city: City, borough: Borough) -> Flaw | None:
    """The layers that are kept up to date say the same as the tiles; homes and industry do not touch (SC-11)."""
    box = city.box
    fresh = Borough(city.players)
    for place in borough.tiles:
        fresh.add_layers(box, place)
    for name in (
        "homes",
        "near_homes",
        "near_culture",
        "near_refinery",
        "near_port",
        "slots",
        "work",
        "public",
        "power",
    ):
        if getattr(fresh, name) != getattr(borough, name):
            if name == "near_homes" and same_where_empty(fresh.near_homes, borough.near_homes, borough.filled):
                continue
            return Flaw("index", what=name)
    if sorted(fresh.home_tiles) != sorted(borough.home_tiles) or fresh.parks != borough.parks:
        return Flaw("index", what="home_tiles, parks")
    industry = 0
    for place in borough.tiles:
        if INDUSTRIAL[box.category[box.kind_of[place]]]:
            industry |= box.body[place]
    for index in cells_in(borough.homes):
        if TOUCHING[index] & industry:
            return flaw("smoky_home", cell=cell_name(index))
    return None


def same_where_empty(one: tuple[int, ...], other: tuple[int, ...], filled: int) -> bool:
    """Under tiles the count of homes may lag behind: an enlarged home no longer counts itself out."""
    return all(a & ~filled == b & ~filled for a, b in zip(one, other, strict=True))


def broken_figures(city: City, seat: int) -> Flaw | None:
    borough = city.boroughs[seat]
    if borough.money < 0 or borough.votes < 0:
        return flaw("below_zero")
    if borough.votes != sum(borough.earned) + sum(borough.ledger):
        return Flaw("index", what="votes")
    if not 0 <= borough.pollution <= LOSS_AT:
        return Flaw("index", what="pollution")
    if borough.size not in city.track(borough):
        return Flaw("index", what="size")
    if min(borough.hall, borough.career, borough.reserve, borough.dead) < 0:
        return Flaw("index", what="citizens")
    if borough.hall_room() < 0:
        return flaw("full_hall")
    if any(pieces(store) > WAREHOUSE_ROOM for store in borough.stores[1:]):
        return flaw("full_warehouse")
    lines = [disk // 4 for disk in borough.disks if disk != OUTSIDE]
    if len(lines) != len(set(lines)):
        return flaw("disks_line")
    return None


def broken_people(city: City, seat: int) -> Flaw | None:
    """Citizens of a seat add up, and stand where they may."""
    borough = city.boroughs[seat]
    slots = borough.public | borough.power | borough.homes
    crowd = 0
    for other, people in enumerate(borough.people):
        if people & crowd:
            return flaw("shared_slot")
        crowd |= people
        if people & ~slots:
            return flaw("no_slot")
        if other != seat and people & (borough.power | borough.homes):
            return flaw("tourist")
    if crowd != borough.crowd:
        return Flaw("index", what="crowd")
    total = city.citizens_out(seat) + borough.hall + borough.career + borough.reserve + borough.dead
    if total != CITIZENS:
        return flaw("citizens", count=total, citizens=CITIZENS)
    return None


def broken_supply(city: City) -> Flaw | None:
    for kind in range(RAW_KINDS):
        total = pieces_of(city, kind)
        if total > RAW_SUPPLY[kind] or city.supply[kind] < 0:
            return flaw("raw", raw=RAW_NAMES[kind], count=total, most=RAW_SUPPLY[kind])
    return None


def pieces_of(city: City, kind: int) -> int:
    """All raw of a kind in the game: in the supply, in stores, and on its way."""
    loose = [*city.aside]
    for frame in [*city.stack, city.frame]:
        if frame.step in (STORING, SURPLUS):
            loose += frame.things
    stored = city.supply[kind] + sum(borough.raw(kind) for borough in city.boroughs)
    return stored + sum(product_kind(product) == kind for product in loose)


def broken_piles(city: City) -> Flaw | None:
    box = city.box
    for kind, name in enumerate(box.names):
        start = box.stock_for(kind, city.players, city.victory == 4)
        on_boards = sum(box.kind_of[place] == kind for borough in city.boroughs for place in borough.tiles)
        if box.source[kind] == COMMON and city.piles[kind] + on_boards > start:
            return flaw("too_many_tiles", tile=name)
    return None


def broken_cards(city: City) -> Flaw | None:
    cards = [card for card in city.cards if card != NO_CARD]
    if len(cards) != len(set(cards)):
        return flaw("same_card")
    promises = [card for pile in city.promise_piles for card in pile]
    promises += [borough.promise for borough in city.boroughs if borough.promise >= 0]
    promises += [card for drawn in city.drawn_promises for card in drawn]
    if len(promises) != len(set(promises)):
        return flaw("promise_places")
    specials = [*city.special_deck, *[card for borough in city.boroughs for card in borough.specials]]
    if len(specials) != len(set(specials)):
        return flaw("special_places")
    if sorted(city.order) != [seat for seat in range(city.players) if city.is_in(seat)]:
        return Flaw("index", what="order")
    return None


# --- between two states --------------------------------------------------------------------------------------------


def broken_step(before: City, after: City, seat: int) -> str | None:
    for other in range(before.players):
        broken = broken_change(before, after, other)
        if broken is not None:
            return f"{seat_letter(other)}: {broken}"
    for kind in range(RAW_KINDS):
        if not before.asked and pieces_of(before, kind) != pieces_of(after, kind):
            return f"{RAW_NAMES[kind]} was lost or found (SC-131)."
    if before.phase == 3 and after.phase == 4:
        return broken_phase_3(before, after)
    return None


def broken_change(before: City, after: City, seat: int) -> str | None:
    box = before.box
    old, new = before.boroughs[seat], after.boroughs[seat]
    if new.size < old.size:
        return "the zone has shrunk (SC-3)."
    if new.pollution < old.pollution:
        return "the pollution has fallen (SC-138)."
    if new.built & old.built != old.built:
        return "a building that can be built once was forgotten (SC-58)."
    if old.graves & ~new.graves:
        return "a cemetery has gone (SC-147)."
    broken = broken_grave(old, new)
    if broken is not None:
        return broken
    for number in range(2):
        if old.disks[number] % 4 == 3 and old.disks[number] != OUTSIDE and new.disks[number] != old.disks[number]:
            if after.is_in(seat):
                return "a disk left the last column (SC-156)."
    if before.asked and before.stage == after.stage and new.tiles != old.tiles:
        return "a plan changed a borough before it was revealed (SC-50)."
    if before.phase == after.phase == 2 and seat == after.host and before.turn == after.turn:
        street = after.forbidden_by_mayor(seat)
        if (new.filled & ~new.graves & ~old.filled) & street:
            return "a tile covers the mayor's street (SC-33)."
    for place in old.tiles:
        if place not in new.tiles and not has_grown(after, new, place) and new.pollution == old.pollution:
            return f"{box.place_name(place)} has gone without a demolition (SC-92, SC-101)."
    factories = sum(box.category[box.kind_of[p]] == FACTORY for p in new.tiles)
    stores = sum(box.category[box.kind_of[p]] == WAREHOUSE for p in new.tiles)
    was = sum(box.category[box.kind_of[p]] == FACTORY for p in old.tiles)
    if stores > len(old.store_cells) - 1 + max(0, factories - was) and not new.pollution > old.pollution:
        return "a warehouse came without a factory (SC-67)."
    return None


def broken_grave(old: Borough, new: Borough) -> str | None:
    """One victim at a time (SC-143, SC-188), buried beside a cemetery if there is room (SC-148)."""
    grave = new.graves & ~old.graves
    if not grave:
        return None
    if grave.bit_count() > 1:
        return "two citizens were buried at once (SC-144)."
    empty = ZONES[old.size] & ~old.filled
    if empty and not grave & empty:
        return "a cemetery lies outside the zone, which has room (SC-149)."
    if empty & beside(old.graves) and not grave & beside(old.graves):
        return "a cemetery lies apart from the others (SC-148)."
    return None


def has_grown(city: City, borough: Borough, place: int) -> bool:
    """Whether a tile has become a bigger one that covers it."""
    box = city.box
    kind = box.kind_of[place]
    for other in borough.tiles:
        if (
            box.mask[other] & box.mask[place] == box.mask[place]
            and box.category[box.kind_of[other]] == box.category[kind]
        ):
            return box.level[box.kind_of[other]] > box.level[kind]
    return False


def broken_phase_3(before: City, after: City) -> str | None:
    """After phase 3: tourists within their limit, out of police zones, nobody left who had to move."""
    for seat in after.order:
        for place in range(after.players):
            borough = after.boroughs[place]
            # A citizen who replaces a tourist of somebody lost (SC-141) may come to stand on such a slot.
            if not after.out and borough.people[seat] & before.held[after.players * seat + place]:
                return f"{seat_letter(seat)} uses a work slot twice in a row (SC-108)."
            if place == seat:
                continue
            if borough.people[seat].bit_count() > after.tourist_limit(seat):
                return f"{seat_letter(seat)} has too many tourists (SC-111)."
            if borough.people[place] & borough.police and borough.people[seat] & borough.police_zone:
                return f"a tourist of {seat_letter(seat)} is in a police zone (SC-79)."
    mover = before.frame.seat
    if before.order and mover == before.order[-1] and before.frame.step.name == "citizen":
        for place in range(before.players):
            if obliged(before, mover, place):
                return f"{seat_letter(mover)} has citizens that had to move (SC-105)."
    return None
