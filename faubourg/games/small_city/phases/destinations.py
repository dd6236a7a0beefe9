"""Phase 3: who must walk, and where to: slots, homes, other boroughs, the hall."""

from __future__ import annotations

from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.grid import CELLS
from faubourg.games.small_city.moves import SPOT, TO_HALL, cell_of, seat_of
from faubourg.games.small_city.state import City

# --- who must and may move -----------------------------------------------------------------------------------------


def obliged(city: City, seat: int, place: int) -> int:
    """Where citizens of a seat stand in a borough who must still move (SC-105, SC-113)."""
    borough = city.boroughs[place]
    waiting = borough.people[seat] & ~city.moved[place]
    return waiting & ~(borough.homes | borough.power) if place == seat else waiting


def obligations(city: City, seat: int) -> int:
    """How many citizens of a seat must still move."""
    return sum([obliged(city, seat, place).bit_count() for place in range(city.players)])


def representatives(borough: Borough, layer: int) -> list[int]:
    """One cell for each home that a layer touches: the slots of a home are alike."""
    return [(home & -home).bit_length() - 1 for home in borough.home_tiles if home & layer]


def add_spots(found: list[int], seat: int, layer: int) -> None:
    base = SPOT + CELLS * seat
    while layer:
        lowest = layer & -layer
        found.append(base + lowest.bit_length() - 1)
        layer ^= lowest


# --- where to ------------------------------------------------------------------------------------------------------


def open_slots(city: City, seat: int, place: int) -> int:
    """Free slots of another borough that a tourist of a seat may use (SC-107, SC-108, SC-115, SC-116)."""
    borough = city.boroughs[place]
    slots = borough.public & ~borough.crowd & ~city.held[city.players * seat + place]
    if borough.people[place] & borough.police:
        slots &= ~borough.police_zone
    return slots


def own_slots(city: City, seat: int) -> int:
    """Free slots of the own borough, homes apart (SC-107, SC-108)."""
    borough = city.boroughs[seat]
    return (borough.public & ~city.held[city.players * seat + seat] | borough.power) & ~borough.crowd


def can_visit(city: City, seat: int, place: int, arriving: int) -> bool:
    """Whether so many more tourists of a seat may be in a borough (SC-111)."""
    return city.boroughs[place].people[seat].bit_count() + arriving <= city.tourist_limit(seat)


def add_home_destinations(city: City, seat: int, found: list[int], left_home: int) -> None:
    """The own borough: free slots, and each home with room but the one that is left."""
    borough = city.boroughs[seat]
    add_spots(found, seat, own_slots(city, seat))
    base = SPOT + CELLS * seat
    for home in borough.home_tiles:
        if home & ~borough.crowd and not home & left_home:
            found.append(base + (home & -home).bit_length() - 1)


def add_tourist_destinations(city: City, seat: int, found: list[int], place: int, stays: bool) -> None:
    """Another borough, entered or (if the tourist stays) walked in."""
    if can_visit(city, seat, place, 0 if stays else 1):
        add_spots(found, place, open_slots(city, seat, place))


def destinations(city: City, seat: int, source: int) -> list[int]:
    """Where the citizen on a spot may go (SC-105 to SC-116), the hall as a last resort or when in excess."""
    place = seat_of(source)
    if place == seat:
        return destinations_at_home(city, seat, cell_of(source))
    return destinations_of_tourist(city, seat, place)


def destinations_at_home(city: City, seat: int, index: int) -> list[int]:
    borough = city.boroughs[seat]
    left_home = borough.home_at(index)
    found: list[int] = []
    add_home_destinations(city, seat, found, left_home)
    # SC-110: without a free slot at home a citizen who must move is in excess and may go to the hall.
    in_excess = not found and not left_home and not borough.power >> index & 1
    for other in city.neighbours(seat):
        add_tourist_destinations(city, seat, found, other, False)
    if in_excess:
        found.append(TO_HALL)
    return found


def destinations_of_tourist(city: City, seat: int, place: int) -> list[int]:
    """SC-113, SC-114: here or next door; else home from any distance; else the hall (the career if it is full)."""
    found: list[int] = []
    add_tourist_destinations(city, seat, found, place, True)
    at_home: list[int] = []
    add_home_destinations(city, seat, at_home, 0)
    stations = city.boroughs[seat].police | city.boroughs[seat].fire
    at_home = [move for move in at_home if not stations >> cell_of(move) & 1]
    for other in city.neighbours(place):
        if other == seat:
            found += at_home
        else:
            add_tourist_destinations(city, seat, found, other, False)
    return found or at_home or [TO_HALL]


def has_destination(city: City, seat: int, index: int) -> bool:
    """Whether a citizen of the own borough can go anywhere: `destinations_at_home`, stopping at the first."""
    borough = city.boroughs[seat]
    if own_slots(city, seat):
        return True
    left_home = borough.home_at(index)
    for home in borough.home_tiles:
        if home & ~borough.crowd and not home & left_home:
            return True
    for other in city.neighbours(seat):
        if can_visit(city, seat, other, 1) and open_slots(city, seat, other):
            return True
    return False
