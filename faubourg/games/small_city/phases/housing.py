"""Phase 3, steps B and C: newcomers move from the hall into homes, and factories attract more of them."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.moves import cell_of, is_spot, seat_of
from faubourg.games.small_city.phases.destinations import add_spots
from faubourg.games.small_city.state import City
from faubourg.games.small_city.wording import reasons


def empty_small_homes(borough: Borough) -> int:
    """Level 1 homes with nobody in them."""
    empty = 0
    for home in borough.home_tiles:
        if not home & (home - 1) and not home & borough.crowd:
            empty |= home
    return empty


@final
class Housing(Question):
    """One hall citizen moves into each empty level 1 home; with too few, the player chooses which (SC-118)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        found: list[int] = []
        add_spots(found, frame.seat, empty_small_homes(city.boroughs[frame.seat]))
        return found

    def run(self, city: City, frame: Frame) -> bool:
        seat = frame.seat
        borough = city.boroughs[seat]
        empty = empty_small_homes(borough)
        if not empty or not borough.hall:
            return False
        if borough.hall < empty.bit_count():
            city.ask(frame, self.candidates(city, frame))
            return True
        for target in self.candidates(city, frame):
            self.house(city, seat, target)
        return False

    def answer(self, city: City, frame: Frame, move: int) -> None:
        self.house(city, frame.seat, move)
        city.stack.append(Frame(self, frame.seat))

    def house(self, city: City, seat: int, target: int) -> None:
        borough = city.change(seat)
        borough.hall -= 1
        borough.put(seat, 1 << cell_of(target))
        if city.log is not None:
            city.tell("housed", "SC-118", {"seat": SEAT + seat, "cell": target})


@final
class Newcomers(Step):
    """Each empty factory slot brings a citizen from the career to the hall while both last (SC-119)."""

    def run(self, city: City, frame: Frame) -> bool:
        for seat in city.order:
            borough = city.boroughs[seat]
            jobs = borough.slots[4] | borough.slots[5] | borough.slots[6]
            arriving = min((jobs & ~borough.crowd).bit_count(), borough.career, borough.hall_room())
            if arriving > 0:
                borough = city.change(seat)
                borough.career -= arriving
                borough.hall += arriving
                if city.log is not None:
                    city.tell("newcomers", "SC-119", {"seat": SEAT + seat, "count": arriving})
        city.held = ()
        city.moved = [0] * city.players
        return False


def an_empty_small_home(city: City, frame: Frame, moves: list[int]) -> list[int]:
    empty = empty_small_homes(city.boroughs[frame.seat])
    return [move for move in moves if is_spot(move) and seat_of(move) == frame.seat and empty >> cell_of(move) & 1]


HOUSING: Final = Housing("housing", (Rule("SC-118", an_empty_small_home, reasons.small_home_facts),), indexed=1)
NEWCOMERS: Final = Newcomers("newcomers")
