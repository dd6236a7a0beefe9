"""Phases 5 and 6: citizens vote, then they and their work pollute, and somebody may die of it."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.building.draft import next_size
from faubourg.games.small_city.effects import ALONE, begin_phase, eliminate_if_lost, kind_on, owner_at, send_home
from faubourg.games.small_city.grid import ZONES, beside
from faubourg.games.small_city.moves import ENGINEER, KIND, cell_of, is_spot, seat_of, spot
from faubourg.games.small_city.phases.destinations import add_spots, representatives
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import CULTURE, DATA, HOME, HOME_VOTES, LOSS_AT, NUMBERS
from faubourg.games.small_city.wording import reasons

VICTIMS_FROM: Final[int] = NUMBERS["victims_from"]
UNIVERSITY_VOTES: Final[int] = NUMBERS["university_votes"]

# Deaths of a solo game by difficulty (SC-188): one above a threshold, none, or one for each point.
DIFFICULTIES: Final[tuple[str, ...]] = tuple(DATA["solo"])
THRESHOLDS: Final[tuple[int, ...]] = tuple([int(DATA["solo"][name]) for name in DIFFICULTIES])
NO_DEATHS: Final = -1
ONE_FOR_EACH: Final = -2


# --- phase 5 -------------------------------------------------------------------------------------------------------


@final
class Vote(Step):
    """k citizens in a home give 1 + ... + k votes (SC-132), an active university three (SC-86, SC-133).

    Tourists do not vote (SC-134): they stand in no home, and only the owner's citizens count.
    """

    def run(self, city: City, frame: Frame) -> bool:
        begin_phase(city, 5, "SC-132")
        box = city.box
        for seat in city.order:
            borough = city.change(seat)
            mine = borough.people[seat]
            earned: list[int] = []
            total = 0
            for i, place in enumerate(borough.tiles):
                votes = 0
                category = box.category[box.kind_of[place]]
                if category == HOME:
                    votes = HOME_VOTES[(mine & box.mask[place]).bit_count()]
                elif category == CULTURE and borough.university & mine & box.mask[place]:
                    votes = UNIVERSITY_VOTES
                earned.append(borough.earned[i] + votes)
                total += votes
                if votes and city.log is not None:
                    facts: dict[str, object] = {"seat": SEAT + seat, "kind": KIND + box.kind_of[place]}
                    rule = "SC-132" if category == HOME else "SC-133"
                    city.tell("vote", rule, {**facts, "cell": spot(seat, box.anchor[place]), "votes": votes})
            borough.earned = tuple(earned)
            borough.votes += total
        return False


# --- phase 6 -------------------------------------------------------------------------------------------------------


def generated_by(city: City, seat: int) -> int:
    """Citizens outside the hall, guests too, and raw made here (unless SC-45), less park cells (SC-136, SC-137)."""
    borough = city.boroughs[seat]
    return max(0, borough.crowd.bit_count() + polluting_raw(city, seat) - borough.parks)


def polluting_raw(city: City, seat: int) -> int:
    """What was made in a borough, unless its engineer keeps it clean (SC-45)."""
    return 0 if city.cards[seat] == ENGINEER else city.boroughs[seat].made


@final
class Measure(Step):
    """Pollution rises (SC-138), whoever reaches 100 is out, and victims are determined."""

    def run(self, city: City, frame: Frame) -> bool:
        begin_phase(city, 6, "SC-136")
        for seat in city.order:
            borough = city.change(seat)
            borough.generated = generated_by(city, seat)
            borough.pollution = min(LOSS_AT, borough.pollution + borough.generated)
            if city.log is not None:
                facts: dict[str, object] = {"seat": SEAT + seat, "generated": borough.generated}
                facts["citizens"], facts["made"] = borough.crowd.bit_count(), polluting_raw(city, seat)
                city.tell("pollute", "SC-138", {**facts, "parks": borough.parks, "pollution": borough.pollution})
        eliminate_if_lost(city)
        if city.ended_by:
            return False
        if city.players == ALONE:
            deaths = solo_deaths(city)
            if deaths:
                city.stack.append(Frame(VICTIM, 0, count=deaths))
        else:
            victims = who_loses_a_citizen(city)
            for seat in reversed(city.order):
                if seat in victims:
                    city.stack.append(Frame(VICTIM, seat, count=1))
        return False


def who_loses_a_citizen(city: City) -> list[int]:
    """With any level of 10 or more: who generated most; of those the highest level; of those all (SC-142, SC-143)."""
    boroughs = city.boroughs
    if max([boroughs[seat].pollution for seat in city.order]) < VICTIMS_FROM:
        return []
    worst = max([(boroughs[seat].generated, boroughs[seat].pollution) for seat in city.order])
    return [seat for seat in city.order if (boroughs[seat].generated, boroughs[seat].pollution) == worst]


def solo_deaths(city: City) -> int:
    """SC-188."""
    threshold = THRESHOLDS[DIFFICULTIES.index(city.options.get("difficulty", DIFFICULTIES[0]))]
    increase = city.boroughs[0].generated
    if threshold == NO_DEATHS:
        return 0
    if threshold == ONE_FOR_EACH:
        return increase
    return 1 if increase > threshold else 0


def victims(city: City, seat: int) -> list[int]:
    """Own citizens on slots of the borough unless the clinic works, and tourists in it (SC-84, SC-144, SC-146)."""
    borough = city.boroughs[seat]
    mine = borough.people[seat]
    found: list[int] = []
    if not mine & borough.clinic:
        found += [spot(seat, index) for index in representatives(borough, mine)]
        add_spots(found, seat, mine & ~borough.homes)
    add_spots(found, seat, borough.crowd & ~mine)
    found.sort()
    return found


@final
class Victim(Question):
    """Who dies (SC-144); `count` is how many in all."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return victims(city, frame.seat)

    def answer(self, city: City, frame: Frame, move: int) -> None:
        seat, index = frame.seat, cell_of(move)
        if frame.count > 1:
            city.stack.append(Frame(self, seat, count=frame.count - 1))
        borough = city.change(seat)
        home = borough.home_at(index)
        owner = owner_at(borough, index) if not home else seat
        standing = (home or 1 << index) & borough.people[owner]
        borough.take(owner, standing & -standing)
        if owner != seat and city.is_active(owner, city.boroughs[owner].fire):
            send_home(city, owner, 1, "SC-145")  # SC-78: saved, and no cemetery
            return
        city.change(owner).dead += 1
        if city.log is not None:
            facts: dict[str, object] = {"seat": SEAT + seat, "owner": SEAT + owner, "kind": kind_on(city, move)}
            city.tell("death", "SC-144", {**facts, "cell": move})
        city.stack.append(Frame(CEMETERY, seat))


def cemetery_cells(city: City, seat: int) -> int:
    """Where a dead citizen may lie (SC-147, SC-148, SC-149): beside a cemetery if possible, in the zone if possible."""
    borough = city.boroughs[seat]
    empty = ZONES[borough.size] & ~borough.filled
    if not empty:
        further = next_size(city, borough)
        empty = (ZONES[further] if further else 0) & ~ZONES[borough.size] & ~borough.filled
    return empty & beside(borough.graves) or empty


@final
class Cemetery(Question):
    """Which cell becomes a cemetery; without a choice nobody is asked."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        found: list[int] = []
        add_spots(found, frame.seat, cemetery_cells(city, frame.seat))
        return found

    def answer(self, city: City, frame: Frame, move: int) -> None:
        borough = city.change(frame.seat)
        borough.graves |= 1 << cell_of(move)
        borough.filled |= 1 << cell_of(move)
        if city.log is not None:
            city.tell("cemetery", "SC-147", {"seat": SEAT + frame.seat, "cell": move})


# --- the rules as filters ------------------------------------------------------------------------------------------


def a_citizen_in_the_borough(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-144: a citizen of anybody on a slot of the borough, not in the hall; a home by its first cell."""
    borough = city.boroughs[frame.seat]
    allowed = [spot(frame.seat, index) for index in representatives(borough, borough.crowd)]
    add_spots(allowed, frame.seat, borough.crowd & ~borough.homes)
    return [move for move in moves if move in allowed]


def not_saved_by_the_clinic(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-84, SC-146."""
    borough = city.boroughs[frame.seat]
    mine = borough.people[frame.seat]
    if not mine & borough.clinic:
        return moves
    return [move for move in moves if not (mine | borough.homes) >> cell_of(move) & 1]


def an_empty_cell(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-147, SC-149: of the zone; of the next strip only if the zone is full."""
    borough = city.boroughs[frame.seat]
    empty = ZONES[borough.size] & ~borough.filled
    if not empty:
        empty = cemetery_cells(city, frame.seat)
    return [move for move in moves if is_spot(move) and seat_of(move) == frame.seat and empty >> cell_of(move) & 1]


def beside_a_cemetery(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-148."""
    cells = cemetery_cells(city, frame.seat)
    return [move for move in moves if cells >> cell_of(move) & 1]


VOTE: Final = Vote("vote")
MEASURE: Final = Measure("measure")
VICTIM: Final = Victim(
    "victim",
    (
        Rule("SC-144", a_citizen_in_the_borough, reasons.victim_facts),
        Rule("SC-146", not_saved_by_the_clinic, reasons.clinic_facts),
    ),
    indexed=2,
)
CEMETERY: Final = Cemetery(
    "cemetery",
    (
        Rule("SC-147", an_empty_cell, reasons.grave_cell_facts),
        Rule("SC-148", beside_a_cemetery, reasons.grave_neighbour_facts),
    ),
    indexed=2,
    answers_itself=True,
)
