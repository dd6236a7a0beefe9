"""How good a city looks to a seat, for the greedy bot: the score so far, and what the borough can still bring.

Votes of homes and pollution come again each turn, so both are counted for all turns that are left. What is not there
yet (empty slots, influences, raw, money) is worth a part of what it may become.
"""

from __future__ import annotations

from typing import Final

from faubourg.games.small_city.borough import OUTSIDE, Borough
from faubourg.games.small_city.grid import ZONES
from faubourg.games.small_city.income import purse_after
from faubourg.games.small_city.moves import ENGINEER, MAYOR, RAW_KINDS
from faubourg.games.small_city.promises import Card, Condition, holds, measure
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import (
    CULTURE,
    FIRST_PRODUCT,
    HOME,
    HOME_VOTES,
    NUMBERS,
    PILE_POINTS,
    TURNS,
)
from faubourg.games.small_city.view import plan_in_sight

CHANCE: Final = (0.6, 0.4, 0.15)  # that a promise of each pile is kept, as long as nothing speaks for or against it
# All of these are votes for each turn that is left.
MONEY: Final = 0.6  # a dollar
PURSE: Final = (0.0, 3.0, 4.5, 5.7, 6.7, 7.6, 8.4, 9.1, 9.8, 10.4)  # by the number of dollars, in units of MONEY
CULTURE_WORTH: Final = (
    ("school", 2.0),
    ("library", 2.8),
    ("museum", 3.4),
    ("subway", 3.0),
    ("clinic", 1.0),
    ("university", 1.5),
)
BUILT: Final = 0.9  # the part of this that is left when one is built: the rest must come from what it influences
RAW_SPARE: Final = 0.3
JOB_FIRST: Final = 1.1  # a factory slot, which attracts newcomers
JOB_NEXT: Final = 0.5
ROOM: Final = 0.2  # room for a raw
HALL_CITIZEN: Final = 0.35
OUT_CITIZEN: Final = 0.3
INFLUENCE: Final = 0.45  # of a cultural building on a home
HOME_ROOM: Final = 0.1  # an empty cell beside a home
SPARE_PARK: Final = 0.3  # a park cell for citizens to come
FERTILE: Final = (0.03, 0.05, 0.07, 0.08)  # an empty cell that so many cultural buildings reach
DISK: Final = (0.1, 0.1, 0.35, 0.05)  # worth of a column reached in each line of the council


def worth(city: City, seat: int) -> float:
    """The seat's outlook against half of the best of the others'."""
    own = outlook(city, seat, borough_in_sight(city, seat))
    others = [quick_outlook(city, other) for other in range(city.players) if other != seat]
    return own - 0.25 * max(others, default=0.0)


def borough_in_sight(city: City, seat: int) -> Borough:
    """The own borough with what is planned or exchanged but not carried out yet."""
    for line in city.lines:
        if line.seat == seat:
            if city.frame.step.name == "trading":
                return purse_after(city, seat, line.frame.things)
            draft = plan_in_sight(city, seat)
            return city.boroughs[seat] if draft is None else draft.borough
    return city.boroughs[seat]


def quick_outlook(city: City, seat: int) -> float:
    borough = city.boroughs[seat]
    return float(borough.votes - borough.pollution)


def turns_left(city: City, phase: int) -> int:
    """How many times a phase is still to come."""
    return TURNS - city.turn + (1 if city.phase < phase else 0)


def outlook(city: City, seat: int, borough: Borough) -> float:
    if not city.is_in(seat):
        return -1000.0
    later = max(0, TURNS - city.turn - (1 if city.phase >= 3 else 0))  # turns in which citizens still move
    value = float(borough.votes - borough.pollution)
    value += years_to_come(city, seat, borough)
    value += promising_homes(city, borough, later)
    value += supply_value(city, seat, borough, later)
    value += promise_value(city, seat, borough)
    return value


def years_to_come(city: City, seat: int, borough: Borough) -> float:
    """Votes less pollution of the turns that are left if nothing more is built.

    Citizens fill the larger homes first, small homes are refilled from the hall, and idle factories attract newcomers.
    """
    mine = borough.people[seat]
    large: list[list[int]] = []
    small = small_full = 0
    for home in borough.home_tiles:
        if home & (home - 1):
            large.append([(home & mine).bit_count(), home.bit_count()])
        else:
            small += 1
            small_full += 1 if home & mine else 0
    idle = (mine & ~borough.homes).bit_count()
    guests = (borough.crowd & ~mine).bit_count()
    hall, career = borough.hall, borough.career
    hall_room = borough.hall_room() + hall
    jobs = (borough.slots[4] | borough.slots[5] | borough.slots[6]).bit_count()
    still_moving = city.phase == 3 and bool(city.to_act) and city.frame.seat == seat
    walkers = (mine & ~borough.homes & ~city.moved[seat]).bit_count()
    value = 0.0
    for turn in range(city.turn, TURNS + 1):
        is_now = turn == city.turn
        if not is_now or city.phase < 3 or still_moving:
            large.sort(reverse=True)
            may_walk = walkers if is_now and still_moving else idle
            for filled in large:
                while filled[0] < filled[1] and (may_walk or (small_full and filled[0])):
                    if may_walk:
                        may_walk -= 1
                        idle -= 1
                    else:
                        small_full -= 1
                    filled[0] += 1
            moving_in = min(hall, small - small_full)
            hall -= moving_in
            small_full += moving_in
            arriving = max(0, min(jobs - min(idle, jobs), career, hall_room - hall))
            hall += arriving
            career -= arriving
        votes = small_full + sum([HOME_VOTES[filled[0]] for filled in large])
        out = small_full + sum([filled[0] for filled in large]) + idle + guests
        made = min(idle, jobs)
        if is_now:
            value += votes if city.phase < 5 else 0
            made = borough.made if city.phase >= 4 else made
            if city.phase < 6:
                generated = max(0, out + (0 if city.cards[seat] == ENGINEER else made) - borough.parks)
                value -= generated
                if city.players == 1 and generated > 5:
                    value -= 2.0
        else:
            value += votes - max(0.0, out + 0.6 * made - borough.parks)
    if out < borough.parks:
        value += SPARE_PARK * min(4, borough.parks - out) * (TURNS - city.turn)
    return value


def promising_homes(city: City, borough: Borough, later: int) -> float:
    """What influences on homes, and room beside them, may become."""
    box = city.box
    value = 0.0
    for place in borough.tiles:
        kind = box.kind_of[place]
        if box.category[kind] == HOME and box.level[kind] < 5:
            mask = box.mask[place]
            influences = 0
            for other in borough.tiles:
                if box.category[box.kind_of[other]] == CULTURE and box.zone[other] & mask:
                    influences += 1
            level, reach = box.level[kind], min(influences, 5)
            if reach > level:
                value += INFLUENCE * (reach * (reach - 1) - level * (level - 1)) / 2 * later
            value += 0.06 * reach * later
            value += (
                HOME_ROOM * min(4, (box.zone[place] & ~borough.filled & ~borough.near_industry).bit_count()) * later
            )
    # Empty cells that culture reaches and industry does not are where homes will grow.
    fertile = ZONES[borough.size] & ~borough.filled & ~borough.near_industry
    for number, weight in enumerate(FERTILE):
        value += weight * min(8, (borough.near_culture[number] & fertile).bit_count()) * later
    return value


def supply_value(city: City, seat: int, borough: Borough, later: int) -> float:
    """Money, raw, workers and the citizens that factories attract."""
    value = 0.0
    money = borough.money
    mine = borough.people[seat]
    raw = [borough.raw(kind) for kind in range(RAW_KINDS)]
    if city.phase < 4:
        for place in range(city.players):
            other = borough if place == seat else city.boroughs[place]
            standing = other.people[seat] if place != seat else mine
            money += (standing & other.slots[0]).bit_count()
            for kind in range(RAW_KINDS):
                raw[kind] += (standing & other.slots[FIRST_PRODUCT + kind]).bit_count()
    value += money_value(money, borough.votes, later)
    value += culture_value(city, borough, raw) * later
    jobs = borough.slots[4] | borough.slots[5] | borough.slots[6]
    slots = jobs.bit_count()
    value += (JOB_FIRST * min(1, slots) + JOB_NEXT * max(0, min(3, slots) - 1)) * later
    value += ROOM * later * min(2, borough.rooms())
    value += HALL_CITIZEN * later * min(3, borough.hall)
    value += OUT_CITIZEN * later * min(12, mine.bit_count())
    for disk in borough.disks:
        if disk != OUTSIDE:
            value += DISK[disk // 4] * (disk % 4) * min(3, later)
    if city.cards[seat] == MAYOR and city.players > 1:
        value += 0.5
    value += 0.02 * borough.steps * later
    return value


def culture_value(city: City, borough: Borough, raw: list[int]) -> float:
    """Cultural buildings that stand, and the raw there is for the next ones, in votes for each turn that is left."""
    box = city.box
    value = 0.0
    left = raw.copy()
    eagerness = 1.0
    for name, worth_of_it in CULTURE_WORTH:
        kind = box.named[name]
        if borough.built >> kind & 1:
            value += BUILT * worth_of_it
            continue
        cost = box.raw[kind]
        paid = [min(left[raw_kind], cost[raw_kind]) for raw_kind in range(RAW_KINDS)]
        value += eagerness * worth_of_it * sum(paid) / sum(cost)
        left = [left[raw_kind] - paid[raw_kind] for raw_kind in range(RAW_KINDS)]
        eagerness *= 0.7
    return value + RAW_SPARE * sum(left)


def money_value(money: int, votes: int, later: int) -> float:
    """The first dollars are worth most, for without any the borough stands still. A vote buys some in the council."""
    liquid = min(money + min(1, votes), len(PURSE) - 1)
    return (MONEY * PURSE[liquid] + 0.3 * MONEY * max(0, money - len(PURSE) + 1)) * later + 0.01 * money


def promise_value(city: City, seat: int, borough: Borough) -> float:
    """What the promises are worth: more and more by how things stand, less and less by hope."""
    value = 0.0
    if borough.promise >= 0:
        card = city.box.promises[borough.promise]
        kept, broken = PILE_POINTS[card.pile]
        value += broken + (kept - broken) * chance(city, seat, borough, card, CHANCE[card.pile])
    for number in borough.specials:
        value -= NUMBERS["special_broken"] * (1 - chance(city, seat, borough, city.box.specials[number], 0.6))
    return value


def chance(city: City, seat: int, borough: Borough, card: Card, hope: float) -> float:
    """How likely a promise looks: how far it is kept already counts more with each turn."""
    stands = min([progress_of(city, seat, borough, part) for part in card.all_of], default=1.0)
    if card.any_of:
        stands = min(stands, max([progress_of(city, seat, borough, part) for part in card.any_of]))
    if stands < 1.0:
        stands *= 0.8
    gone = city.turn / TURNS
    return gone * stands + (1 - gone) * (0.5 * hope + 0.5 * stands)


def progress_of(city: City, seat: int, borough: Borough, part: Condition) -> float:
    """From 0 to 1; a condition that asks for little of something holds or does not."""
    if part.op == ">=" and part.value:
        return min(1.0, measure(city, seat, borough, part) / part.value)
    return 1.0 if holds(city, seat, borough, part) else 0.0
