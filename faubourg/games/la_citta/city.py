"""A city, as one value: what it covers and touches, who lives in it, what it offers and yields."""

from __future__ import annotations

from typing import Final, final

from faubourg.games.la_citta.tiles import FULL_ARCH, LIMIT, LIMIT_MARKET, NO_LIMIT

NO_SERVICES: Final[tuple[int, ...]] = (0, 0, 0)


@final
class City:
    """One castle and all tiles connected to it, roads included (LC-8, LC-111). Never changed: a change makes a new one.

    Outside of migration and hunger every tile but roads holds one citizen and the castle holds the others, so the
    number of people says it all.
    """

    __slots__ = (
        "owner",
        "castle",
        "body",
        "near",
        "reach",
        "roads",
        "farmhouses",
        "people",
        "staff",
        "arches",
        "cheer",
        "has_market",
        "waves",
        "income",
        "limit",
    )

    def __init__(
        self,
        owner: int,
        castle: int,
        body: int,
        near: int,
        reach: int,
        roads: int,
        farmhouses: int,
        people: int,
        staff: int,
        arches: tuple[int, ...],
        cheer: tuple[int, ...],
        has_market: bool,
        waves: int,
        income: int,
    ) -> None:
        self.owner = owner
        self.castle = castle  # its hex; it also tells cities apart
        self.body = body  # the hexes of its tiles
        self.near = near  # the hexes beside its tiles, those of the tiles included where they touch each other
        self.reach = reach  # the hexes too near for another castle; a city is a neighbour if it is in there (LC-10)
        self.roads = roads  # the hexes of its roads
        self.farmhouses = farmhouses  # the hexes of its farmhouses
        self.people = people
        self.staff = staff  # tiles that need a citizen, the castle among them
        self.arches = arches  # half points of each service that its buildings offer
        self.cheer = cheer  # half points that cubes add until the end of the year (LC-53)
        self.has_market = has_market
        self.waves = waves  # buildings with the wave
        self.income = income  # gold a year
        # LC-70: a market lifts the limit, and a wave building beside it takes it away.
        self.limit = LIMIT if not has_market else NO_LIMIT if waves else LIMIT_MARKET

    def with_people(self, people: int) -> City:
        return City(
            self.owner,
            self.castle,
            self.body,
            self.near,
            self.reach,
            self.roads,
            self.farmhouses,
            people,
            self.staff,
            self.arches,
            self.cheer,
            self.has_market,
            self.waves,
            self.income,
        )

    def with_cheer(self, cheer: tuple[int, ...]) -> City:
        return City(
            self.owner,
            self.castle,
            self.body,
            self.near,
            self.reach,
            self.roads,
            self.farmhouses,
            self.people,
            self.staff,
            self.arches,
            cheer,
            self.has_market,
            self.waves,
            self.income,
        )

    def service(self, service: int) -> int:
        """Half points of arches and of the cubes beside them (LC-73)."""
        return self.arches[service] + self.cheer[service]

    def can_spare(self) -> bool:
        """Whether the castle holds a citizen who can leave it: two at least (LC-41, LC-63)."""
        return self.people > self.staff

    def is_complete(self) -> bool:
        """Whether its arches offer a full point of each service (LC-98, LC-117)."""
        for points in self.arches:
            if points < FULL_ARCH:
                return False
        return True


def increased(services: tuple[int, ...], service: int, by: int) -> tuple[int, ...]:
    """The services with one of them changed."""
    return tuple([points + by if number == service else points for number, points in enumerate(services)])
