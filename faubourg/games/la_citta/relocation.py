"""Who stays and what falls: relocation, demolition, feeding and elimination (LC-81 to LC-95)."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.hexes import bits
from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import CELL, SEAT
from faubourg.games.la_citta import legality
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.moves import DONE, KIND
from faubourg.games.la_citta.state import IN_PLAY, Region


@final
class Relocate(Step):
    """One citizen on each building of a player, the others in the castles; what stays empty must go (LC-81, LC-82)."""

    def run(self, region: Region, frame: Frame) -> bool:
        seat = frame.seat
        for place, city in enumerate(region.cities):
            if city.owner == seat and city.people < city.staff:
                region.stack.append(frame)
                if city.people:
                    region.stack.append(Frame(DEMOLISH, seat, CELL + city.castle))
                else:
                    if region.log is not None:
                        tell_ruin(region, city)
                    region.raze(place)
                return False
        if region.expansion:
            region.stack.append(Frame(CLEAR_ROADS, seat))
        return False


@final
class Demolish(Question):
    """Which tile of the city `frame.at` goes, one at a time and only from its edge (LC-82, LC-83).

    Roads need nobody, but they may stand in the way, so they are offered too.
    """

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        city = legality.city_at(region, frame.at)
        return [CELL + hex for hex in bits(city.body)] if city is not None else []

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        demolish(region, frame.seat, move - CELL, "LC-82")


def demolish(region: Region, seat: int, hex: int, rule: str) -> None:
    """A tile goes back to the stock, and citizens beyond a lower limit to the reserve (LC-85, LC-86, LC-87)."""
    place = region.place_of(hex)
    kind, food = region.tiles[hex], region.food[seat]
    region.demolish(place, hex)
    city = region.cities[place]
    surplus = city.people - city.limit
    if surplus > 0:
        region.people_arrive(place, -surplus)
    if region.log is None:
        return
    facts: dict[str, object] = {"kind": KIND + kind, "cell": CELL + hex}
    region.tell_of("demolish", rule, city, facts)
    if region.food[seat] < food:
        region.tell_of("food_lost", "LC-86", city, {**facts, "food": food - region.food[seat]})
    if surplus > 0:
        facts = {"count": surplus, "limit": city.limit, "people": region.cities[place].people}
        region.tell_of("surplus", "LC-87", city, facts)


def tell_ruin(region: Region, city: City) -> None:
    """A city falls: all that stood there, the castle first, and the food that it gave."""
    hexes = [city.castle, *[hex for hex in bits(city.body) if hex != city.castle]]
    food = sum([region.yield_of(hex, region.tiles[hex]) for hex in hexes])
    food += sum([region.ground.food[hex] for hex in hexes if region.harvested >> hex & 1])
    facts: dict[str, object] = {
        "kinds": tuple([KIND + region.tiles[hex] for hex in hexes]),
        "cells": tuple([CELL + hex for hex in hexes]),
        "food": food,
    }
    region.tell_of("city_falls", "LC-84", city, facts)


@final
class ClearRoads(Question):
    """Roads at the edge of own cities may be taken away, one at a time (LC-120)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        roads = 0
        for city in region.cities:
            if city.owner == frame.seat:
                roads |= city.roads
        return [*[CELL + hex for hex in bits(roads)], DONE]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        if move != DONE:
            demolish(region, frame.seat, move - CELL, "LC-120")
            region.stack.append(frame)


@final
class Feed(Step):
    """Food is counted, never spent (LC-89): whoever cannot be fed must leave (LC-90, LC-91)."""

    def run(self, region: Region, frame: Frame) -> bool:
        seat = frame.seat
        if region.fallen[seat] != IN_PLAY:
            return False
        citizens, food = region.citizens_of(seat), region.food[seat]
        is_fed = citizens <= food
        if region.log is not None:
            facts: dict[str, object] = {"seat": SEAT + seat, "people": citizens, "food": food}
            if is_fed:
                region.tell("fed", "LC-90", facts)
            else:
                region.tell("hunger", "LC-91", {**facts, "count": citizens - food})
        if is_fed:
            return False
        region.hungry |= 1 << seat  # the penalty is for hunger only, never for migration (LC-94, LC-95)
        # Then everybody is housed anew (LC-92); the food that falls with a tile is not counted again this year.
        region.stack.append(Frame(RELOCATE, seat))
        region.stack.append(Frame(STARVE, seat, count=citizens - food))
        return False


@final
class Starve(Question):
    """From which own city a hungry citizen leaves; `frame.count` have to (LC-91)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [CELL + city.castle for city in region.cities if city.owner == frame.seat and city.people]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        place = region.place_of_castle(move - CELL)
        region.people_arrive(place, -1)
        if region.log is not None:
            region.tell_of("starve", "LC-91", region.cities[place], {"people": region.cities[place].people})
        if frame.count > 1:
            region.stack.append(Frame(self, frame.seat, count=frame.count - 1))


@final
class Elimination(Step):
    """Whoever has no tile left is out (LC-88); the game ends when one player or none is left.

    `frame.count` is the phase in which this is found out.
    """

    def run(self, region: Region, frame: Frame) -> bool:
        owners = [city.owner for city in region.cities]
        out = [seat for seat in range(region.players) if region.fallen[seat] == IN_PLAY and seat not in owners]
        if not out:
            return False
        moment = 10 * region.year + frame.count  # later is better, the same phase is equal
        region.fallen = tuple([moment if seat in out else when for seat, when in enumerate(region.fallen)])
        for seat in out:
            region.gold[seat] = 0
            region.ready[seat] = 0
            if region.log is not None:
                region.tell("eliminated", "LC-88", {"seat": SEAT + seat})
        if region.fallen.count(IN_PLAY) <= 1:
            region.end("LC-88")
        return False


RELOCATE: Final = Relocate("relocate")
DEMOLISH: Final = Demolish(
    "demolish",
    (
        Rule("LC-82", legality.a_tile_of_the_city),
        Rule("LC-84", legality.not_the_castle),
        Rule("LC-83", legality.at_the_edge),
    ),
    indexed=1,
    answers_itself=True,
)
CLEAR_ROADS: Final = ClearRoads(
    "roads",
    (Rule("LC-72", legality.an_own_road_or_done), Rule("LC-83", legality.at_the_edge)),
    indexed=1,
    answers_itself=True,
)
FEED: Final = Feed("feed")
STARVE: Final = Starve(
    "starve",
    (Rule("LC-91", legality.an_own_castle), Rule("LC-91", legality.with_citizens)),
    indexed=2,
    answers_itself=True,
)
ELIMINATION: Final = Elimination("elimination")
