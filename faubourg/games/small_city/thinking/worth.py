"""How good a city looks to a seat, for the greedy bot: the score so far, and what the borough can still bring.

Votes of homes and pollution come again each turn, so both are counted for all turns that are left. What is not there
yet (influences, raw, money, council columns) is worth a part of what it may become. The weights were fitted by playing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.games.small_city.borough import OUTSIDE, Borough, pieces
from faubourg.games.small_city.grid import ZONES
from faubourg.games.small_city.moves import ARCHITECT, MAYOR, MEDIATOR
from faubourg.games.small_city.phases.trading import purse_after
from faubourg.games.small_city.promises import Card, Condition, holds, measure
from faubourg.games.small_city.state import CITIZEN, CULTURAL, ECONOMIC, City
from faubourg.games.small_city.thinking.forecast import Forecast
from faubourg.games.small_city.thinking.weights import COUNTS
from faubourg.games.small_city.tiles import (
    CASH,
    CULTURE,
    FIRST_PRODUCT,
    HALL_SLOTS,
    HOME,
    NUMBERS,
    PILE_POINTS,
    TURNS,
    WAREHOUSE_ROOM,
    Box,
)
from faubourg.games.small_city.view import plan_in_sight

# How often a promise of each pile is kept as long as nothing speaks for or against it, and where this is promised.
HOPES_OF: Final = {"citizens": 0.7, "pollution": 0.55, "growth_steps": 0.85}
CASH_IN_HAND: Final = 0.01  # a dollar that comes too late: it breaks ties

# All of these are votes for each turn that is left.
LADDER: Final = ("school", "library", "museum", "subway", "clinic", "university")

FERTILE_MOST: Final = 12  # more cells, citizens in the hall and so on are of no further use
ROOM_MOST: Final = 2
IN_HALL_MOST: Final = 3
IN_TOWN_MOST: Final = 12
BESIDE_HOME_MOST: Final = 4
DISK_TURNS: Final = 3

# Where something else than votes wins: how much of the above still counts, being the means to other ends.
MEANS: Final = {ECONOMIC: 0.5, CITIZEN: 0.3, CULTURAL: 0.1}
RAW_FOR_CULTURE: Final = 0.6  # a raw, which pays for a cell of culture
RAW_MOST: Final = 10


def worth(city: City, seat: int) -> float:
    """The seat's prospects against a part of the best of the others'."""
    borough = borough_in_sight(city, seat)
    value = prospects(city, seat, borough) + card_value(city, seat, borough)
    others = [quick_prospects(city, other) for other in range(city.players) if other != seat]
    return value - COUNTS.rival * max(others, default=0.0)


def means(city: City, seat: int) -> dict[str, float]:
    """Room to live and to work, citizens, supplies, culture and parks, with what is planned."""
    borough, box = borough_in_sight(city, seat), city.box
    slots = borough.slots
    return {
        "homes": sum([home.bit_count() for home in borough.home_tiles]),
        "jobs": (slots[FIRST_PRODUCT] | slots[FIRST_PRODUCT + 1] | slots[FIRST_PRODUCT + 2]).bit_count(),
        "culture": len([place for place in borough.tiles if box.category[box.kind_of[place]] == CULTURE]),
        "citizens": borough.hall + borough.people[seat].bit_count(),
        "parks": borough.parks,
        "raw": pieces(sum(borough.stores)),
        "money": borough.money,
    }


def borough_in_sight(city: City, seat: int) -> Borough:
    """The own borough with what is planned or exchanged but not carried out yet."""
    if seat in city.asked:
        if city.frame.step.name == "trading":
            return purse_after(city, seat, city.line_frames[seat].things)
        draft = plan_in_sight(city, seat)
        if draft is not None:
            return draft.borough
    return city.boroughs[seat]


def quick_prospects(city: City, seat: int) -> float:
    borough = city.boroughs[seat]
    return float(borough.votes - borough.pollution)


def prospects(city: City, seat: int, borough: Borough) -> float:
    """What a borough is worth to its seat, the borough being the real one or one that is planned."""
    if not city.is_in(seat):
        return -1000.0
    later = max(0, TURNS - city.turn - (1 if city.phase >= 3 else 0))  # turns in which citizens still move
    forecast = Forecast(city, seat, borough)
    value = borough.votes - borough.pollution + forecast.points
    if later:
        value += later * (promising_homes(city, borough) + supply_value(city, seat, borough, forecast.workers, later))
    value += CASH_IN_HAND * borough.money
    if city.victory in MEANS:
        value = MEANS[city.victory] * value + other_goal(city, borough, forecast, later)
        return value if city.victory != ECONOMIC else value + promise_value(city, seat, borough)
    return value + promise_value(city, seat, borough)


def other_goal(city: City, borough: Borough, forecast: Forecast, later: int) -> float:
    """The score in a game that is not won by votes (SC-175, SC-178, SC-180), with what the turns to come add."""
    box = city.box
    if city.victory == CITIZEN:
        return borough.headcount + forecast.headcount
    cells = [box.mask[place].bit_count() for place in borough.tiles if box.category[box.kind_of[place]] == CULTURE]
    if city.victory == CULTURAL:
        paid = min(RAW_MOST, pieces(sum(borough.stores))) if later else 0
        return sum(cells) + RAW_FOR_CULTURE * paid
    cells += [home.bit_count() for home in borough.home_tiles]
    counts = TURNS - city.turn + (1 if city.phase < 8 else 0)
    return borough.money + borough.estate + counts * sum([count * count for count in cells])


def card_value(city: City, seat: int, borough: Borough) -> float:
    """What the action card of this turn will do for a plan that is not made yet, and for the next turn."""
    card = city.cards[seat]
    if card == MAYOR:
        return COUNTS.host if city.players > 1 else 0.0
    if borough is city.boroughs[seat] and (city.phase == 1 or seat in city.asked):
        if card == MEDIATOR:
            return COUNTS.discount * min(3, borough.money // 2) * (TURNS - city.turn)
        if card == ARCHITECT:
            return COUNTS.saving * (TURNS - city.turn)
    return 0.0


# --- homes ---------------------------------------------------------------------------------------------------------


def promising_homes(city: City, borough: Borough) -> float:
    """What influences on homes, and room beside them, may become."""
    box = city.box
    category, kind_of, zones, masks = box.category, box.kind_of, box.zone, box.mask
    homes: list[int] = []
    reaching: list[int] = []
    for place in borough.tiles:
        kind = category[kind_of[place]]
        if kind == HOME:
            homes.append(place)
        elif kind == CULTURE:
            reaching.append(zones[place])
    # Empty cells that culture reaches and industry does not are where homes will grow.
    fertile = ZONES[borough.size] & ~borough.filled & ~borough.near_industry
    value = 0.0
    for place in homes:
        mask = masks[place]
        level = mask.bit_count()
        if level < 5:
            reach = 0
            for zone in reaching:
                if zone & mask:
                    reach += 1
            if reach > level:
                value += COUNTS.influence * (reach * (reach - 1) - level * (level - 1)) / 2
            value += COUNTS.reach * reach + COUNTS.beside_home * min(
                BESIDE_HOME_MOST, (zones[place] & fertile).bit_count()
            )
    for number, weight in enumerate(COUNTS.fertile):
        cells = borough.near_culture[number] & fertile
        if not cells:
            break
        value += weight * min(FERTILE_MOST, cells.bit_count())
    return value


# --- supplies ------------------------------------------------------------------------------------------------------


def supply_value(city: City, seat: int, borough: Borough, workers: int, later: int) -> float:
    """Money, raw, citizens and the work that attracts them; and the council."""
    money, wood, stone, metal = in_hand(city, seat, borough, workers)
    slots = borough.slots
    jobs = (slots[FIRST_PRODUCT] | slots[FIRST_PRODUCT + 1] | slots[FIRST_PRODUCT + 2]).bit_count()
    room = HALL_SLOTS - borough.hall + WAREHOUSE_ROOM * (len(borough.stores) - 1) - pieces(sum(borough.stores))
    value = money_value(money, borough.votes)
    value += culture_value(city.box, borough.built, wood, stone, metal)
    value += COUNTS.jobs[min(jobs, len(COUNTS.jobs) - 1)]
    value += COUNTS.room * max(0, min(ROOM_MOST, room))
    value += COUNTS.in_hall * min(IN_HALL_MOST, borough.hall)
    value += COUNTS.in_town * min(IN_TOWN_MOST, borough.people[seat].bit_count())
    value += COUNTS.step * borough.steps
    for disk in borough.disks:
        if disk != OUTSIDE:
            value += COUNTS.disk[disk // 4] * (disk % 4) * min(DISK_TURNS, later) / later
    return value


def in_hand(city: City, seat: int, borough: Borough, workers: int) -> tuple[int, int, int, int]:
    """Money, wood, stone and metal, with what this turn's work will bring."""
    store = sum(borough.stores)
    money, wood, stone, metal = borough.money, store & 255, store >> 8 & 255, store >> 16
    if city.phase >= 4:
        return money, wood, stone, metal
    for place in range(city.players):
        if place != seat or city.phase == 3:
            there = borough if place == seat else city.boroughs[place]
            standing = there.people[seat] & there.work
            if standing:
                money += (standing & there.slots[CASH]).bit_count()
                wood += (standing & there.slots[FIRST_PRODUCT]).bit_count()
                stone += (standing & there.slots[FIRST_PRODUCT + 1]).bit_count()
                metal += (standing & there.slots[FIRST_PRODUCT + 2]).bit_count()
    if workers:  # who has not walked yet will go where nobody stands now
        slots, free = borough.slots, ~borough.crowd
        arriving = min(workers, (slots[FIRST_PRODUCT] & free).bit_count())
        wood += arriving
        workers -= arriving
        arriving = min(workers, (slots[FIRST_PRODUCT + 1] & free).bit_count())
        stone += arriving
        workers -= arriving
        money += min(workers, (slots[CASH] & free).bit_count())
    return money, wood, stone, metal


def culture_value(box: Box, built: int, wood: int, stone: int, metal: int) -> float:
    """Cultural buildings that stand, and the raw there is for the next ones."""
    value = 0.0
    eagerness = 1.0
    for number, (kind, cost) in enumerate(culture_ladder(box)):
        gain = COUNTS.ladder[number]
        if built >> kind & 1:
            value += COUNTS.built * gain
        elif wood or stone or metal:
            paid_wood, paid_stone, paid_metal = min(wood, cost[0]), min(stone, cost[1]), min(metal, cost[2])
            value += eagerness * gain * (paid_wood + paid_stone + paid_metal) / sum(cost)
            wood -= paid_wood
            stone -= paid_stone
            metal -= paid_metal
            eagerness *= COUNTS.eagerness
    return value + COUNTS.raw * (wood + stone + metal)


@lru_cache(maxsize=8)
def culture_ladder(box: Box) -> tuple[tuple[int, tuple[int, int, int]], ...]:
    """The cultural buildings in the order in which they are wanted: kind, cost."""
    return tuple([(box.named[name], box.raw[box.named[name]]) for name in LADDER])


def money_value(money: int, votes: int) -> float:
    """The first dollars are worth most, for without any the borough stands still. A vote buys some in the council."""
    most = len(COUNTS.purse) - 1
    return COUNTS.purse[min(money + min(1, votes), most)] + COUNTS.dollar * max(0, money - most)


# --- promises ------------------------------------------------------------------------------------------------------


def promise_value(city: City, seat: int, borough: Borough) -> float:
    """What the promises are worth: more and more by how things stand, less and less by hope."""
    value = 0.0
    if borough.promise >= 0:
        card = city.box.promises[borough.promise]
        kept, broken = PILE_POINTS[card.pile]
        value += broken + (kept - broken) * chance(city, seat, borough, card, hope_for(card))
    for number in borough.specials:
        likely = chance(city, seat, borough, city.box.specials[number], COUNTS.special_hope)
        value -= NUMBERS["special_broken"] * (1 - likely)
    return value


def hoped_for(card: Card) -> float:
    """The points that a promise is expected to bring when it is chosen."""
    kept, broken = PILE_POINTS[card.pile]
    return broken + (kept - broken) * hope_for(card)


def hope_for(card: Card) -> float:
    return max([HOPES_OF.get(part.metric, 0.0) for part in card.all_of], default=0.0) or COUNTS.hopes[card.pile]


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
