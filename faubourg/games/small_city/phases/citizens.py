"""Phase 3, step A: citizens walk from slot to slot."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.effects import begin_phase, frames_in_order, kind_on, police_activated
from faubourg.games.small_city.grid import CELLS
from faubourg.games.small_city.moves import END, SPOT, TO_HALL, cell_of, is_spot, seat_of
from faubourg.games.small_city.phases.destinations import (
    add_spots,
    can_visit,
    destinations,
    has_destination,
    obligations,
    own_slots,
)
from faubourg.games.small_city.phases.housing import HOUSING, NEWCOMERS
from faubourg.games.small_city.state import City
from faubourg.games.small_city.wording import reasons


@final
class CitizensPhase(Step):
    """Notes which work slots everybody holds, then lets all move in turn order; newcomers follow (SC-103)."""

    def run(self, city: City, frame: Frame) -> bool:
        begin_phase(city, 3, "SC-103")
        held: list[int] = []
        for seat in range(city.players):
            for borough in city.boroughs:
                held.append(borough.people[seat] & borough.work)
        city.held = tuple(held)
        city.stack.append(Frame(NEWCOMERS, city.host))
        frames_in_order(city, Frame(BEGIN_MOVES, 0))
        return False


@final
class BeginMoves(Step):
    def run(self, city: City, frame: Frame) -> bool:
        city.moved = [0] * city.players
        city.stack.append(Frame(HOUSING, frame.seat))
        city.stack.append(Frame(CITIZEN, frame.seat))
        return False


@final
class Citizen(Question):
    """Which citizen moves next; the end is offered once nobody has to move any more (SC-105)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        seat = frame.seat
        found: list[int] = []
        must = 0
        for place in range(city.players):
            waiting = city.boroughs[place].people[seat] & ~city.moved[place]
            if not waiting:
                continue
            if place == seat:
                borough = city.boroughs[seat]
                obliged_here = waiting & ~(borough.homes | borough.power)
                must |= obliged_here
                add_spots(found, seat, obliged_here)
                self.add_free_to_stay(city, seat, waiting, found)
            else:
                must |= waiting
                add_spots(found, place, waiting)
        if not must:
            found.append(END)
        return found

    def add_free_to_stay(self, city: City, seat: int, waiting: int, found: list[int]) -> None:
        """Citizens in homes (one for each home) and on power slots, if they can go anywhere."""
        borough = city.boroughs[seat]
        base = SPOT + CELLS * seat
        somewhere = own_slots(city, seat) != 0
        for home in borough.home_tiles:
            if home & waiting:
                index = (home & -home).bit_length() - 1
                if somewhere or has_destination(city, seat, index):
                    found.append(base + index)
        powers = waiting & borough.power
        if powers:
            for index in range(CELLS):
                if powers >> index & 1 and (somewhere or has_destination(city, seat, index)):
                    found.append(base + index)

    def run(self, city: City, frame: Frame) -> bool:
        options = self.options(city, frame)
        if options[0] == END:
            return False  # nothing left to decide
        city.ask(frame, options)
        return True

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if move != END:
            city.stack.append(Frame(DESTINATION, frame.seat, at=move))


@final
class Destination(Question):
    """Where the citizen goes."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return destinations(city, frame.seat, frame.at)

    def answer(self, city: City, frame: Frame, move: int) -> None:
        seat = frame.seat
        leave(city, seat, frame.at)
        if move == TO_HALL:
            city.change(seat).receive()
            if city.log is not None:
                city.tell("to_hall", "SC-110", {"seat": SEAT + seat, "kind": kind_on(city, frame.at), "cell": frame.at})
        else:
            enter(city, seat, move)
            if city.log is not None:
                facts: dict[str, object] = {"seat": SEAT + seat, "kind": kind_on(city, frame.at), "cell": frame.at}
                city.tell("walk", "SC-105", {**facts, "goal": kind_on(city, move), "to": move})
        city.stack.append(Frame(CITIZEN, seat))


def leave(city: City, seat: int, source: int) -> None:
    """A citizen who has not moved yet leaves a spot; of those in a home, the first."""
    place = seat_of(source)
    borough = city.change(place)
    index = cell_of(source)
    home = borough.home_at(index) if place == seat else 0
    standing = (home or 1 << index) & borough.people[seat] & ~city.moved[place]
    borough.take(seat, standing & -standing)


def enter(city: City, seat: int, target: int) -> None:
    """A citizen takes a slot; in a home, the first free one."""
    place = seat_of(target)
    borough = city.change(place)
    index = cell_of(target)
    home = borough.home_at(index) if place == seat else 0
    free = (home or 1 << index) & ~borough.crowd
    slot = free & -free
    borough.put(seat, slot)
    city.moved[place] |= slot
    if slot & borough.police and place == seat:
        police_activated(city, seat)


# --- the rules as filters ------------------------------------------------------------------------------------------


def own_citizen(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-104, SC-106: an own citizen on a slot; those in the hall do not move. A home is named by its first cell."""
    found = []
    for move in moves:
        if move == END:
            found.append(move)
        elif is_spot(move) and seat_of(move) < city.players:
            borough = city.boroughs[seat_of(move)]
            home = borough.home_at(cell_of(move))
            if home:
                if (
                    seat_of(move) == frame.seat
                    and home & borough.people[frame.seat]
                    and 1 << cell_of(move) == home & -home
                ):
                    found.append(move)
            elif borough.people[frame.seat] >> cell_of(move) & 1:
                found.append(move)
    return found


def not_moved_yet(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-104."""
    found = []
    for move in moves:
        if move == END:
            found.append(move)
            continue
        place = seat_of(move)
        borough = city.boroughs[place]
        home = borough.home_at(cell_of(move)) or 1 << cell_of(move)
        if home & borough.people[frame.seat] & ~city.moved[place]:
            found.append(move)
    return found


def able_to_move(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-107: there is an empty slot for it."""
    return [move for move in moves if move == END or destinations(city, frame.seat, move)]


def all_obliged_have_moved(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-105: no end before that."""
    if END not in moves or not obligations(city, frame.seat):
        return moves
    return [move for move in moves if move != END]


def obligation_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"count": obligations(city, frame.seat)}


def a_slot(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-107: slots of tiles only, a home by its first cell; the hall is judged by SC-106."""
    found = []
    for move in moves:
        if move == TO_HALL:
            found.append(move)
        elif is_spot(move) and seat_of(move) < city.players:
            borough = city.boroughs[seat_of(move)]
            index = cell_of(move)
            home = borough.home_at(index)
            if (home and 1 << index == home & -home) or (borough.public | borough.power) >> index & 1:
                found.append(move)
    return found


def a_free_slot(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-12."""
    found = []
    for move in moves:
        if move == TO_HALL:
            found.append(move)
            continue
        borough = city.boroughs[seat_of(move)]
        home = borough.home_at(cell_of(move)) or 1 << cell_of(move)
        if home & ~borough.crowd:
            found.append(move)
    return found


def no_reuse(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-108."""
    players, seat = city.players, frame.seat
    return [
        move for move in moves if move == TO_HALL or not city.held[players * seat + seat_of(move)] >> cell_of(move) & 1
    ]


def open_to_tourists(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-115."""
    return [
        move
        for move in moves
        if move == TO_HALL or seat_of(move) == frame.seat or city.boroughs[seat_of(move)].public >> cell_of(move) & 1
    ]


def outside_police_zones(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-79, SC-116."""
    found = []
    for move in moves:
        if move != TO_HALL and seat_of(move) != frame.seat:
            borough = city.boroughs[seat_of(move)]
            if borough.people[seat_of(move)] & borough.police and borough.police_zone >> cell_of(move) & 1:
                continue
        found.append(move)
    return found


def within_reach(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-112, SC-113: the borough where one stands, and its neighbours; home from afar is judged by SC-114."""
    here = seat_of(frame.at)
    reach = (here, frame.seat, *city.neighbours(here))
    return [move for move in moves if move == TO_HALL or (seat_of(move) in reach and city.is_in(seat_of(move)))]


def within_the_limit(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-111."""
    here, seat = seat_of(frame.at), frame.seat
    return [
        move
        for move in moves
        if move == TO_HALL
        or seat_of(move) == seat
        or can_visit(city, seat, seat_of(move), 0 if seat_of(move) == here else 1)
    ]


def first_possible(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-106, SC-110, SC-114: what comes next only when the better is impossible. Judges what is left."""
    allowed = destinations(city, frame.seat, frame.at)
    return [move for move in moves if move in allowed]


CITIZENS_PHASE: Final = CitizensPhase("citizens-phase")
BEGIN_MOVES: Final = BeginMoves("begin-moves")
CITIZEN: Final = Citizen(
    "citizen",
    (
        Rule("SC-106", own_citizen, reasons.walker_facts),
        Rule("SC-104", not_moved_yet, reasons.spot_facts),
        Rule("SC-107", able_to_move, reasons.spot_facts),
        Rule("SC-105", all_obliged_have_moved, obligation_facts),
    ),
    indexed=4,
)
DESTINATION: Final = Destination(
    "destination",
    (
        Rule("SC-107", a_slot, reasons.slot_facts),
        Rule("SC-12", a_free_slot, reasons.occupant_facts),
        Rule("SC-108", no_reuse, reasons.spot_facts),
        Rule("SC-115", open_to_tourists, reasons.spot_facts),
        Rule("SC-79", outside_police_zones, reasons.police_facts),
        Rule("SC-112", within_reach, reasons.neighbour_facts),
        Rule("SC-111", within_the_limit, reasons.limit_facts),
        Rule("SC-114", first_possible, reasons.better_facts),
    ),
    indexed=8,
)
