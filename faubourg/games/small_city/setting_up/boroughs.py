"""The boroughs of a position: tiles, citizens, stores, votes and the rest."""

from __future__ import annotations

import re
from typing import Any

from faubourg.core.position import (
    Reader,
    seat_from,
)
from faubourg.core.rules import NOTHING
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city.borough import COUNCIL_GAIN, COUNCIL_PRICE, LEDGER, OUTSIDE, Borough
from faubourg.games.small_city.grid import find_cell
from faubourg.games.small_city.moves import (
    ACTION,
    HALL,
    LINES,
    PROMISE,
    RAW_NAMES,
    SPECIAL,
)
from faubourg.games.small_city.setting_up.words import cell_from, impossible, layer_from, thing_from
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import (
    COMMON,
    HALL_SLOTS,
    NUMBERS,
    WAREHOUSE_ROOM,
)


def fill_borough(city: City, seat: int, reader: Reader) -> None:
    box, borough, letter = city.box, city.boroughs[seat], SEAT_LETTERS[seat]
    sizes = city.track(borough)
    borough.size = reader.count("size", borough.size)
    if borough.size not in sizes:
        raise impossible("size", seat=letter, allowed=", ".join(map(str, sizes)), size=borough.size)
    borough.steps = sizes.index(borough.size)
    for text in reader.get("tiles", []):
        lay_tile(city, seat, text)
    earned = reader.get("earned", list(borough.earned))
    if len(earned) != len(borough.tiles):
        raise impossible("earned", seat=letter, tiles=len(borough.tiles), count=len(earned))
    borough.earned = tuple(earned)
    graves = layer_from(reader.get("cemeteries", []), "cemeteries")
    if graves & borough.filled:
        raise impossible("grave_on_tile", seat=letter)
    borough.graves = graves
    borough.filled |= graves
    fill_stores(borough, letter, reader)
    borough.money = reader.count("money", borough.money)
    borough.pollution = reader.count("pollution", 0, NUMBERS["loss_at"])
    borough.made = reader.count("made", 0)
    borough.generated = reader.count("generated", 0)
    borough.estate = reader.count("estate", 0)
    borough.headcount = reader.count("headcount", 0)
    for name in reader.get("built", []):
        if name not in box.numbers or box.source[box.numbers[name]] == COMMON:
            raise impossible("built", building=name)
        borough.built |= 1 << box.numbers[name]
    fill_votes(borough, letter, reader)
    disks = [disk_from(text) for text in reader.get("disks", [None, None])]
    if len(disks) != 2:
        raise impossible("disks", count=len(disks))
    borough.disks = (disks[0], disks[1])
    promise = reader.get("promise", None)
    borough.promise = NOTHING if promise is None else thing_from(city, promise, PROMISE, SPECIAL, "promise") - PROMISE
    specials = reader.get("specials", [])
    borough.specials = tuple([thing_from(city, text, SPECIAL, ACTION, "specials") - SPECIAL for text in specials])


def lay_tile(city: City, seat: int, text: str) -> None:
    box, borough = city.box, city.boroughs[seat]
    kind, _, rest = text.partition(" ")
    cell, _, turn = rest.partition(" ")
    index = find_cell(cell)
    known = re.fullmatch(r"([rm])([0-3])", turn)
    turned = 0 if not turn else (4 if known[1] == "m" else 0) + int(known[2]) if known else -1
    place = -1 if index is None else box.by_text.get((box.numbers.get(kind, -1), index, turned), -1)
    if place < 0:
        raise impossible("tile", tile=text)
    if box.mask[place] & borough.filled:
        raise impossible("tile_on_tile", tile=text, seat=SEAT_LETTERS[seat])
    if box.source[box.kind_of[place]] != COMMON and borough.built >> box.kind_of[place] & 1:
        raise impossible("tile_twice", seat=SEAT_LETTERS[seat], tile=box.names[box.kind_of[place]])
    borough.lay(box, place)


def fill_stores(borough: Borough, letter: str, reader: Reader) -> None:
    for place, counts in reader.get("stores", {}).items():
        cell = HALL if place == "hall" else cell_from(place, "stores")
        if cell not in borough.store_cells:
            raise impossible("no_store", seat=letter, cell=place)
        store = borough.store_cells.index(cell)
        room = HALL_SLOTS if cell == HALL else WAREHOUSE_ROOM
        if sum(counts.values()) > room:
            raise impossible("full_store", cell=place, seat=letter, room=room)
        for name, count in counts.items():
            borough.change_store(store, RAW_NAMES.index(name), count)


def fill_votes(borough: Borough, letter: str, reader: Reader) -> None:
    """Votes of which no source is given came from the council."""
    ledger = reader.get("ledger", {})
    borough.ledger = tuple([ledger.get(entry, 0) for entry in LEDGER])
    if borough.ledger[COUNCIL_PRICE] > 0:
        raise impossible("council_price")
    accounted = sum(borough.ledger) + sum(borough.earned)
    borough.votes = reader.count("votes", max(0, accounted))
    if borough.votes < accounted or accounted < 0:
        raise impossible("votes", seat=letter, total=accounted)
    kept = list(borough.ledger)
    kept[COUNCIL_GAIN] += borough.votes - accounted
    borough.ledger = tuple(kept)


def disk_from(text: str | None) -> int:
    if text is None:
        return OUTSIDE
    line, _, column = text.partition("-")
    if line not in LINES or column not in ("1", "2", "3", "4"):
        raise impossible("disk", space=text)
    return 4 * LINES.index(line) + int(column) - 1


def fill_citizens(city: City, boroughs: list[Any]) -> None:
    """Citizens on slots; of the rest, the hall has what is given and the career what is left."""
    for place in range(city.players):
        for letter, cells in boroughs[place].get("citizens", {}).items():
            seat = seat_from(letter, city.players, f"boroughs[{place}].citizens")
            for text in cells:
                slot = 1 << cell_from(text, "citizens")
                if slot & city.boroughs[place].crowd:
                    raise impossible("two_citizens", cell=text, seat=SEAT_LETTERS[place])
                city.boroughs[place].put(seat, slot)
    for seat in range(city.players):
        fill_rest(city, seat, Reader(boroughs[seat]))


def fill_rest(city: City, seat: int, reader: Reader) -> None:
    borough, total = city.boroughs[seat], NUMBERS["citizens"]
    if not city.is_in(seat):
        borough.hall, borough.reserve = reader.count("hall", 0), reader.count("reserve", 0)
        borough.career, borough.dead = reader.count("career", 0), reader.count("dead", total)
        return
    is_new = city.phase == 0
    borough.hall = reader.count("hall", borough.hall if is_new else 0)
    borough.reserve = reader.count("reserve", borough.reserve)
    borough.dead = reader.count("dead", borough.graves.bit_count())
    rest = total - city.citizens_out(seat) - borough.hall - borough.reserve - borough.dead
    if rest < 0 and "reserve" not in reader.position:
        borough.reserve = max(0, borough.reserve + rest)
        rest = 0
    borough.career = reader.count("career", max(0, rest))
