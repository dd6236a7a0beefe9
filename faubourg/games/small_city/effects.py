"""What can happen to citizens, raw and players in several phases."""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import Frame
from faubourg.core.spots import SEAT
from faubourg.games.small_city.borough import Borough, count_of
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.grid import cells_in
from faubourg.games.small_city.moves import KIND, PLACES, RAW_AT, RAW_KINDS, cell_of, raw_at, seat_of, spot
from faubourg.games.small_city.state import NO_CARD, City
from faubourg.games.small_city.tiles import LOSS_AT

ALONE: Final = 1


def kind_on(city: City, move: int) -> int:
    """The kind of tile on a spot, as a move."""
    place = city.boroughs[seat_of(move)].tile_at(city.box, cell_of(move))
    return KIND + city.box.kind_of[place]


def owner_at(borough: Borough, index: int) -> int:
    """Whose citizen stands on a slot."""
    for seat in range(len(borough.people)):
        if borough.people[seat] >> index & 1:
            return seat
    return -1


# --- going home ----------------------------------------------------------------------------------------------------


def send_home(city: City, seat: int, count: int, rule: str) -> None:
    """Tourists of a seat come back: to the hall, or to the career if it is full."""
    if not count or not city.is_in(seat):
        return
    borough = city.change(seat)
    for _ in range(count):
        borough.receive()
    if city.log is not None:
        city.tell("home", rule, {"seat": SEAT + seat, "count": count})


def police_activated(city: City, seat: int) -> None:
    """Tourists in the zone of a police station that becomes active return at once (SC-80)."""
    borough = city.boroughs[seat]
    if not borough.police_zone & borough.crowd & ~borough.people[seat]:
        return
    counts = drafting.expelled(city.change(seat), seat, (0,) * city.players)
    for other in city.order:
        send_home(city, other, counts[other], "SC-80")


# --- raw -----------------------------------------------------------------------------------------------------------


def stores_with_room(borough: Borough) -> list[int]:
    return [store for store in range(len(borough.stores)) if borough.room(store) > 0]


def places_with(borough: Borough, kind: int) -> list[int]:
    """The places that hold a raw of a kind, as moves."""
    return [
        raw_at(kind, borough.store_cells[store])
        for store in range(len(borough.stores))
        if count_of(borough.stores[store], kind)
    ]


def store_of(borough: Borough, move: int) -> int:
    """The store that a move such as "wood hall" speaks of."""
    return borough.store_cells.index((move - RAW_AT) % PLACES)


def kind_in(move: int) -> int:
    return (move - RAW_AT) // PLACES


# --- losing --------------------------------------------------------------------------------------------------------


def eliminate_if_lost(city: City) -> None:
    """Whoever's pollution has reached 100 is out at once; no building helps (SC-139, SC-189)."""
    lost = [seat for seat in city.order if city.boroughs[seat].pollution >= LOSS_AT]
    if not lost:
        return
    for seat in lost:
        city.out |= 1 << seat
        if city.log is not None:
            city.tell("lost", "SC-139", {"seat": SEAT + seat})
    city.order = tuple([seat for seat in city.order if seat not in lost])
    # All guests are at home before any place is filled, so that the order of the losers does not matter.
    for seat in lost:
        empty_borough(city, seat)
    for seat in city.order:
        replace_tourists(city, seat, lost)
    city.cards = tuple([NO_CARD if seat in lost else card for seat, card in enumerate(city.cards)])
    if city.players == ALONE:
        city.end("SC-189")
    elif len(city.order) <= 1:
        city.end("SC-139")


def empty_borough(city: City, loser: int) -> None:
    """All citizens in the loser's borough die, tourists there go home, and raw returns to the supply (SC-140)."""
    borough = city.change(loser)
    for seat in range(city.players):
        standing = borough.people[seat]
        if not standing:
            continue
        borough.take(seat, standing)
        if seat == loser or not city.is_in(seat):
            city.change(seat).dead += standing.bit_count()
        else:
            send_home(city, seat, standing.bit_count(), "SC-140")
    borough.dead += borough.hall + borough.career + borough.reserve
    borough.hall = borough.career = borough.reserve = 0
    for store in borough.stores:
        for kind in range(RAW_KINDS):
            city.change_supply(kind, count_of(store, kind))
    borough.stores = (0,) * len(borough.stores)
    borough.disks = (-1, -1)


def replace_tourists(city: City, host: int, losers: list[int]) -> None:
    """The losers' tourists in a borough are replaced by its owner's citizens, from the career, else the reserve.

    If they are too few, the slots are filled in the order of the cells (SC-141).
    """
    gone = {index: loser for loser in losers for index in cells_in(city.boroughs[host].people[loser])}
    if not gone:
        return
    borough = city.change(host)
    for index in sorted(gone):
        borough.take(gone[index], 1 << index)
        city.change(gone[index]).dead += 1
        if borough.career:
            borough.career -= 1
        elif borough.reserve:
            borough.reserve -= 1
        else:
            continue
        borough.put(host, 1 << index)
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + host, "owner": SEAT + gone[index]}
            city.tell("replace", "SC-141", {**facts, "cell": spot(host, index)})


def begin_phase(city: City, phase: int, rule: str) -> None:
    city.phase = phase
    if city.log is not None:
        city.tell("phase", rule, {"phase": phase})


def frames_in_order(city: City, frame: Frame) -> None:
    """The same frame for every seat, in turn order: the first is on top."""
    for seat in reversed(city.order):
        city.stack.append(Frame(frame.step, seat, frame.at, frame.what, frame.count, frame.things))
