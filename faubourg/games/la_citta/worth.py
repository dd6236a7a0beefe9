"""How good a position looks to a seat: what its cities will be when the game ends, as far as one can tell.

Who searches counts by weights that were fitted by playing; the greedy bot counts by what was found by hand, and keeps
to it: he is what the others are measured by.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.events import PUBLIC
from faubourg.core.hexes import bits
from faubourg.games.la_citta.board import Board, Ground
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.effects import FOUNDER, KIND_OF_BUILDING, SITE
from faubourg.games.la_citta.moves import KIND
from faubourg.games.la_citta.sites import building_sites
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import (
    FARMING_SET,
    FULL_ARCH,
    MINING_SET,
    POINTS_COMPLETE,
    SERVICES,
    TURNS,
    VOICES_PER_YEAR,
    YEARS,
)
from faubourg.games.la_citta.weights import COUNTS, GREEDY, Weights

MANY: Final = 12  # citizens of one city; room for more is of no use
SITES_TRIED: Final = 3  # of a building that waits for its place, when only its worth is in question


def worth(region: Region, seat: int) -> float:
    return prospects(region, seat, shown(region), GREEDY)


def judgement(region: Region, seat: int) -> float:
    return prospects(region, seat, shown(region), COUNTS)


def judgements(region: Region) -> list[float]:
    """The judgement for all seats, with what everybody sees counted once."""
    points = shown(region)
    return [prospects(region, seat, points, COUNTS) for seat in range(region.players)]


def shown(region: Region) -> list[float]:
    """What the cities of each seat would score now."""
    points = [0.0] * region.players
    for city in region.cities:
        points[city.owner] += city.people + (POINTS_COMPLETE if city.is_complete() else 0)
    return points


def prospects(region: Region, seat: int, points: list[float], counts: Weights) -> float:
    """What a seat may hope for, less a part of what the best rival has now.

    A building that is paid for and waits for its kind or its place is worth as much as its best use.
    """
    frame = region.frame
    if region.to_act and frame.seat == seat:
        if frame.step is KIND_OF_BUILDING:
            return max([built_worth(region, seat, move - KIND, points, counts) for move in region.offers])
        if frame.step is SITE:
            return built_worth(region, seat, frame.what - KIND, points, counts)
        if frame.step is FOUNDER:
            twin = region.clone()
            twin.push(region.offers[0], seat)
            return standing(twin, seat, shown(twin), counts)
    return standing(region, seat, points, counts)


def built_worth(region: Region, seat: int, kind: int, points: list[float], counts: Weights) -> float:
    """What a building would make of the position at the most promising of its hexes."""
    sites = bits(building_sites(region, seat, kind))
    if (FARMING_SET | MINING_SET) >> kind & 1:
        yields = sorted([(-region.yield_of(hex, kind) - region.income_of(hex, kind), hex) for hex in sites])
        sites = [hex for _, hex in yields[:SITES_TRIED]]
    else:
        # Which city grows matters; where it does so matters less.
        cities = [region.city_beside(seat, hex) for hex in sites]
        sites = [hex for n, hex in enumerate(sites) if cities[n] not in cities[:n]]
    best = -1000.0
    for hex in sites:
        twin = region.clone()
        twin.lay(twin.city_beside(seat, hex), hex, kind)
        best = max(best, standing(twin, seat, points, counts))
    return best


def standing(region: Region, seat: int, points: list[float], counts: Weights) -> float:
    years = YEARS - region.year
    turns = max(0, TURNS - region.turn) if region.turn else 0
    citizens = potential = spare = 0
    value = 0.0
    lands = all_lands(region.board, region.ground)
    for city in region.cities:
        if city.owner != seat:
            continue
        people = city.people
        citizens += people
        potential += min(city.limit, people + years)
        if people < city.staff:
            value -= counts.idle_service * (city.staff - people) if people else counts.deserted
        else:
            spare += people - city.staff
        value += services_worth(city, years, turns, counts)
        farmland, water, mountain = lands[city.castle]
        land = counts.farmland * farmland + counts.water * water + counts.mountain * mountain
        value += land * (1 + years) / YEARS
        value += counts.income * years * city.income
        sites = region.sites_of(city)
        if years and sites:
            value += counts.sites if sites & (sites - 1) else counts.site
            if not city.waves and sites & region.ground.lakes:
                value += counts.lake_site
    chances = voice_chances(region, seat)
    arrivals = attraction(region, seat, counts)
    for service in range(len(SERVICES)):
        value += (counts.arrival * chances[service] + counts.later_arrival * years) * arrivals[service]
    food = region.food[seat]
    lasting = food
    if region.harvested:
        for city in region.cities:
            if city.owner == seat and city.farmhouses & region.harvested:
                lasting -= sum([region.ground.food[hex] for hex in bits(city.farmhouses & region.harvested)])
    # What can live and what can be fed: the lesser counts, the surplus of the other is a reserve for later.
    value += counts.fed_now * min(citizens, food)
    value += counts.fed_later * min(potential, lasting)
    value += (counts.reserve + counts.reserve_a_year * years) * min(8, abs(potential - lasting))
    value += counts.stores * min(3, max(0, lasting - citizens))
    value -= hunger_cost(citizens - food, chances, arrivals, years, 0 if region.voice else turns, counts)
    if region.hungry >> seat & 1 and not region.turn and not region.voice:
        value -= counts.last_hunger if region.ended_by else counts.hunger
    if years or turns:
        gold = region.gold[seat]
        value += counts.gold * min(gold, 5) + counts.more_gold * max(0, gold - 5)
        value += counts.card * min(region.ready[seat], turns) if region.turn else 0.0
        value += counts.spare * min(spare, 6)
    else:
        value += 0.01 * region.gold[seat]
    return value - counts.rival * max([theirs for other, theirs in enumerate(points) if other != seat], default=0.0)


def means(region: Region, seat: int) -> dict[str, float]:
    """Citizens who would come this year, services on the way to three in a city, food, room to live, and gold."""
    cities = [city for city in region.cities if city.owner == seat]
    arrivals = attraction(region, seat, COUNTS)
    return {
        "arrivals": sum([chance * arrivals[service] for service, chance in enumerate(voice_chances(region, seat))]),
        "services": sum([arch >= FULL_ARCH for city in cities if not city.is_complete() for arch in city.arches]),
        "food": region.food[seat],
        "room": sum([min(city.limit, MANY) for city in cities]),
        "income": sum([city.income for city in cities]),
        "gold": region.gold[seat],
    }


def services_worth(city: City, years: int, turns: int, counts: Weights) -> float:
    """The points of a complete city, and something for being on the way to it."""
    arches = city.arches
    full = (arches[0] >= FULL_ARCH) + (arches[1] >= FULL_ARCH) + (arches[2] >= FULL_ARCH)
    if full == len(SERVICES):
        return POINTS_COMPLETE + counts.arch * min(16, sum(arches))
    if not years and not turns:
        return 0.0
    partly = counts.partly_complete[full - 1] * min(1.0, (years + 0.2 * turns) / 2) if full else 0.0
    return partly + counts.arch * min(16, sum(arches))


def hunger_cost(
    surplus: int, chances: list[float], arrivals: list[float], years: int, turns: int, counts: Weights
) -> float:
    """What hunger this year is likely to cost: mouths beyond the food, and newcomers, whichever service is asked for.

    Each turn that is left may still mend a part of it.
    """
    cost = counts.surplus * max(0, surplus)
    if not any(chances):
        return cost + hunger_of(surplus, years, counts)
    for service in range(len(SERVICES)):
        mouths = surplus + arrivals[service] - counts.mended * turns
        cost += chances[service] * hunger_of(mouths, years, counts)
    return cost


def hunger_of(mouths: float, years: int, counts: Weights) -> float:
    if mouths <= 0:
        return 0.0
    return counts.mouth * mouths + (counts.hunger if years else counts.last_hunger)


def attraction(region: Region, seat: int, counts: Weights) -> list[float]:
    """For each service the citizens that neighbours would give a seat, less those that they would take from it."""
    net = [0.0] * len(SERVICES)
    for city in region.cities:
        if city.owner != seat:
            continue
        room = city.limit - city.people
        for other in region.cities:
            if other.owner == seat or not city.reach & other.body:
                continue
            for service in range(len(SERVICES)):
                ahead = city.service(service) - other.service(service)
                if ahead > 0:
                    net[service] += 1.0 if room > 0 else counts.crowded
                elif ahead < 0:
                    net[service] -= 1.0
    return net


def voice_chances(region: Region, seat: int) -> list[float]:
    """How likely each service is to be asked for this year, as far as the seat can tell; none once it is counted."""
    if region.voice or not region.voices:
        return [0.0] * len(SERVICES)
    cards, known, mine = region.cards.voice, region.known, 1 << seat | PUBLIC
    seen = [0] * len(SERVICES)
    unseen = [0] * len(SERVICES)
    for card in region.voices:
        if known[card] & mine:
            seen[cards[card]] += 1
        else:
            unseen[cards[card]] += 1
    for card in region.voice_pile:
        unseen[cards[card]] += 1
    hidden, left = VOICES_PER_YEAR - sum(seen), sum(unseen)
    weights = [(seen[s] + hidden * unseen[s] / left) ** 3 for s in range(len(SERVICES))]
    total = sum(weights)
    return [weight / total for weight in weights]


@lru_cache(maxsize=64)
def all_lands(board: Board, ground: Ground) -> tuple[tuple[int, int, int], ...]:
    """What the land around each hex promises to a castle there: good farmland, water, and a mountain."""
    lands = []
    for hex in range(len(board.hexes)):
        around = bits(board.within[2][hex] & ~(1 << hex))
        food = sorted([ground.food[near] for near in around], reverse=True)[:3]
        water = 1 if board.within[2][hex] & ground.lakes else 0
        mountain = 1 if any(ground.mountains[near] for near in around) else 0
        lands.append((sum(food), water, mountain))
    return tuple(lands)
