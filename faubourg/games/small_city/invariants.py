"""What must hold in every state, and between two states: the conservation of everything that is counted."""

from __future__ import annotations

from faubourg.core.spots import seat_letter
from faubourg.games.small_city.borough import OUTSIDE, Borough, pieces
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.draft import next_size
from faubourg.games.small_city.grid import TOUCHING, ZONES, beside, cell_name, cells_in
from faubourg.games.small_city.income import STORING, SURPLUS, product_kind
from faubourg.games.small_city.moves import RAW_KINDS, RAW_NAMES
from faubourg.games.small_city.state import NO_CARD, City
from faubourg.games.small_city.tiles import (
    CITIZENS,
    COMMON,
    FACTORY,
    INDUSTRIAL,
    LOSS_AT,
    RAW_SUPPLY,
    WAREHOUSE,
    WAREHOUSE_ROOM,
)


def broken_invariant(city: City) -> str | None:
    for seat in range(city.players):
        broken = broken_borough(city, seat) or broken_people(city, seat)
        if broken is not None:
            return f"{seat_letter(seat)}: {broken}"
    return broken_supply(city) or broken_piles(city) or broken_cards(city)


def broken_borough(city: City, seat: int) -> str | None:
    """Cells, layers, stores and figures of one borough."""
    box, borough = city.box, city.boroughs[seat]
    covered = borough.graves
    kinds: list[int] = []
    for place in borough.tiles:
        if box.mask[place] & covered:
            return f"{box.place_name(place)} lies on something else (SC-17)."
        if box.mask[place] & ~ZONES[borough.size]:
            return f"{box.place_name(place)} is outside the zone (SC-1)."
        covered |= box.mask[place]
        kinds.append(box.kind_of[place])
    if covered != borough.filled:
        return "the layer of filled cells is wrong."
    further = next_size(city, borough)
    if borough.graves & ~ZONES[further or borough.size]:
        return "a cemetery lies beyond the next strip (SC-149)."
    for kind in kinds:
        if box.source[kind] != COMMON and (kinds.count(kind) > 1 or not borough.built >> kind & 1):
            return f"{box.names[kind]} stands twice (SC-58)."
    if len(borough.earned) != len(borough.tiles):
        return "the votes by tile do not fit the tiles."
    return broken_layers(city, borough) or broken_figures(city, seat)


def broken_layers(city: City, borough: Borough) -> str | None:
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
            return f"the layer {name} is out of date."
    if sorted(fresh.home_tiles) != sorted(borough.home_tiles) or fresh.parks != borough.parks:
        return "homes or parks are out of date."
    industry = 0
    for place in borough.tiles:
        if INDUSTRIAL[box.category[box.kind_of[place]]]:
            industry |= box.body[place]
    for index in cells_in(borough.homes):
        if TOUCHING[index] & industry:
            return f"the home at {cell_name(index)} touches industry (SC-11)."
    return None


def same_where_empty(one: tuple[int, ...], other: tuple[int, ...], filled: int) -> bool:
    """Under tiles the count of homes may lag behind: an enlarged home no longer counts itself out."""
    return all(a & ~filled == b & ~filled for a, b in zip(one, other, strict=True))


def broken_figures(city: City, seat: int) -> str | None:
    borough = city.boroughs[seat]
    if borough.money < 0 or borough.votes < 0:
        return "money or votes are below 0 (SC-54)."
    if borough.votes != sum(borough.earned) + sum(borough.ledger):
        return "the votes do not add up."
    if not 0 <= borough.pollution <= LOSS_AT:
        return "the pollution is out of range."
    if borough.size not in city.track(borough):
        return "the size is not on the track (SC-3)."
    if min(borough.hall, borough.career, borough.reserve, borough.dead) < 0:
        return "a number of citizens is below 0."
    if borough.hall_room() < 0:
        return "the hall is too full (SC-14)."
    if any(pieces(store) > WAREHOUSE_ROOM for store in borough.stores[1:]):
        return "a warehouse is too full (SC-15)."
    lines = [disk // 4 for disk in borough.disks if disk != OUTSIDE]
    if len(lines) != len(set(lines)):
        return "both disks are in one line (SC-153)."
    return None


def broken_people(city: City, seat: int) -> str | None:
    """Citizens of a seat add up, and stand where they may."""
    borough = city.boroughs[seat]
    slots = borough.public | borough.power | borough.homes
    crowd = 0
    for other, people in enumerate(borough.people):
        if people & crowd:
            return "two citizens share a slot (SC-12)."
        crowd |= people
        if people & ~slots:
            return "a citizen stands on no slot (SC-107)."
        if other != seat and people & (borough.power | borough.homes):
            return "a tourist stands in a home or on a power slot (SC-115)."
    if crowd != borough.crowd:
        return "the layer of citizens is wrong."
    total = city.citizens_out(seat) + borough.hall + borough.career + borough.reserve + borough.dead
    if total != CITIZENS:
        return f"there are {total} citizens instead of {CITIZENS} (SC-27)."
    return None


def broken_supply(city: City) -> str | None:
    loose = [*city.aside]
    for frame in [*city.stack, city.frame]:
        if frame.step in (STORING, SURPLUS):
            loose += frame.things
    for kind in range(RAW_KINDS):
        total = city.supply[kind] + sum(borough.raw(kind) for borough in city.boroughs)
        total += sum(product_kind(product) == kind for product in loose)
        if total != RAW_SUPPLY[kind] or city.supply[kind] < 0:
            return f"there are {total} pieces of {RAW_NAMES[kind]} instead of {RAW_SUPPLY[kind]} (SC-130)."
    return None


def broken_piles(city: City) -> str | None:
    box = city.box
    for kind, name in enumerate(box.names):
        start = box.stock_for(kind, city.players, city.victory == 4)
        on_boards = sum(box.kind_of[place] == kind for borough in city.boroughs for place in borough.tiles)
        if box.source[kind] == COMMON and city.piles[kind] + on_boards > start:
            return f"there are too many tiles {name} (SC-24)."
    return None


def broken_cards(city: City) -> str | None:
    cards = [card for card in city.cards if card != NO_CARD]
    if len(cards) != len(set(cards)):
        return "two players hold the same action card (SC-38)."
    promises = [card for pile in city.promise_piles for card in pile]
    promises += [borough.promise for borough in city.boroughs if borough.promise >= 0]
    promises += [card for drawn in city.drawn_promises for card in drawn]
    if len(promises) != len(set(promises)):
        return "a promise is in two places (SC-29)."
    specials = [*city.special_deck, *[card for borough in city.boroughs for card in borough.specials]]
    if len(specials) != len(set(specials)):
        return "a special promise is in two places (SC-168)."
    if sorted(city.order) != [seat for seat in range(city.players) if city.is_in(seat)]:
        return "the turn order is not that of the players in the game (SC-20)."
    return None


# --- between two states --------------------------------------------------------------------------------------------


def broken_step(before: City, after: City, seat: int) -> str | None:
    for other in range(before.players):
        broken = broken_change(before, after, other)
        if broken is not None:
            return f"{seat_letter(other)}: {broken}"
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
