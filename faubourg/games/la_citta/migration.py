"""Where the people go: the migration of phase 6, city by city (LC-73 to LC-80)."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Question, Rule
from faubourg.core.spots import CELL, SEAT
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.moves import SERVICE
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import FULL_ARCH


def givers(region: Region, city: City, service: int) -> list[City]:
    """The cities that lose a citizen to this one: neighbours of other players that offer less (LC-75, LC-76).

    A city without citizens gives none (LC-77), and cities of one owner never exchange any (LC-79).
    """
    mine = city.arches[service] + city.cheer[service]
    if not mine:
        return []
    return [
        other
        for other in region.cities
        if mine > other.arches[service] + other.cheer[service]
        and other.owner != city.owner
        and other.people
        and city.reach & other.body
    ]


def takes_something(region: Region, city: City) -> bool:
    """Whether a city would take a citizen now; with two services asked for, under either of them."""
    for service in region.voice:
        if givers(region, city, service):
            return True
    return False


def takers_among(region: Region, frame: Frame) -> list[City]:
    """Of the cities that are not resolved yet, those that would take somebody, the oldest first."""
    seat, unresolved = frame.seat, frame.things
    return [
        city
        for city in region.cities
        if city.owner == seat and CELL + city.castle in unresolved and takes_something(region, city)
    ]


def order_matters(region: Region, takers: list[City]) -> bool:
    """Whether some city has fewer citizens than there are takers that would take from it (LC-74)."""
    wanted: dict[int, int] = {}
    for city in takers:
        from_whom = {giver.castle for service in region.voice for giver in givers(region, city, service)}
        for castle in from_whom:
            wanted[castle] = wanted.get(castle, 0) + 1
    return any(city.people < wanted.get(city.castle, 0) for city in region.cities)


def resolvable(region: Region, frame: Frame) -> list[int]:
    """The cities that may come next: all takers if the order matters, else the oldest of them."""
    takers = takers_among(region, frame)
    if len(takers) > 1 and not order_matters(region, takers):
        takers = takers[:1]
    return [CELL + city.castle for city in takers]


@final
class Migrate(Question):
    """The cities of a player, one after another (LC-74). `frame.things` are those not resolved yet.

    Which comes next is asked only where that can matter; a city that takes nothing is never asked about.
    """

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return resolvable(region, frame)

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        rest = tuple([castle for castle in frame.things if castle != move])
        region.stack.append(Frame(self, frame.seat, things=rest))
        region.stack.append(Frame(CHOOSE_SERVICE, frame.seat, move))


def unresolved(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move in frame.things]


def taking(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    takers = [CELL + city.castle for city in takers_among(region, frame)]
    return [move for move in moves if move in takers]


def the_oldest_unless_order_matters(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    possible = resolvable(region, frame)
    return [move for move in moves if move in possible]


@final
class ChooseService(Question):
    """What the city `frame.at` attracts people with: the Voice, or one of the two (LC-34, LC-80)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [SERVICE + service for service in region.voice]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        service = move - SERVICE
        if len(region.voice) > 1 and region.log is not None:
            facts: dict[str, object] = {"seat": SEAT + frame.seat, "city": frame.at, "service": move}
            region.tell("choose_service", "LC-80", facts)
        attract(region, region.place_of_castle(frame.at - CELL), service)


def asked_for(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move - SERVICE in region.voice]


def the_first_unless_they_differ(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """Only one of two services that would take from the same cities: there is nothing to choose then."""
    if len(region.voice) < 2:
        return moves
    city = region.cities[region.place_of_castle(frame.at - CELL)]
    if givers(region, city, region.voice[0]) != givers(region, city, region.voice[1]):
        return moves
    return [move for move in moves if move == SERVICE + region.voice[0]]


def attract(region: Region, place: int, service: int) -> None:
    """A city takes a citizen from each neighbour that offers less; those beyond its limit are lost (LC-75, LC-78)."""
    city = region.cities[place]
    for giver in givers(region, city, service):
        from_place = region.place_of_castle(giver.castle)
        region.people_arrive(from_place, -1)
        people = region.cities[place].people
        has_room = people < city.limit
        if has_room:
            region.people_arrive(place, 1)
        if region.log is not None:
            facts: dict[str, object] = {
                "seat": SEAT + city.owner,
                "city": CELL + city.castle,
                "other": SEAT + giver.owner,
                "origin": CELL + giver.castle,
                "service": SERVICE + service,
                "mine": in_points(city.service(service)),
                "theirs": in_points(giver.service(service)),
                "people": people + has_room,
                "origin_people": giver.people - 1,
            }
            region.tell("migrate", "LC-75", facts)
            if not has_room:
                region.tell_of("no_room", "LC-78", city, {"limit": city.limit})


def in_points(half_points: int) -> str:
    """Half points as people write them."""
    whole, half = divmod(half_points, FULL_ARCH)
    return f"{whole or ''}½" if half else str(whole)


MIGRATE: Final = Migrate(
    "migrate",
    (
        Rule("LC-74", unresolved),
        Rule("LC-75", taking),
        Rule("LC-74", the_oldest_unless_order_matters),
    ),
    indexed=3,
    answers_itself=True,
)
CHOOSE_SERVICE: Final = ChooseService(
    "service",
    (Rule("LC-80", asked_for), Rule("LC-80", the_first_unless_they_differ)),
    indexed=1,
    answers_itself=True,
)
