"""The region: cities on the board, what the players hold, the cards, and the few ways in which they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from faubourg.core.events import EVERYONE
from faubourg.core.hexes import bits
from faubourg.core.spots import CELL, SEAT
from faubourg.core.state import State
from faubourg.games.la_citta.board import Board, Ground
from faubourg.games.la_citta.city import NO_SERVICES, City, increased
from faubourg.games.la_citta.moves import KIND, hex_of, service_of
from faubourg.games.la_citta.tiles import (
    ARCHES,
    CASTLE,
    FARMHOUSE,
    FARMING_SET,
    FOOD_FIXED,
    FULL_ARCH,
    INCOME_FIXED,
    MARKET,
    MINING_SET,
    NEIGHBOUR_GAP,
    ROAD,
    TILE_OF,
    TILE_SET,
    WAVE_SET,
    Cards,
)

if TYPE_CHECKING:
    from faubourg.core.game import Game

NO_CARD: Final = -1  # in the display: the card of that slot has been taken and is being carried out
NO_TILE: Final = 0xFF

IN_PLAY: Final = 0  # in `fallen`


@final
class Region(State):
    """A game of La Citta."""

    __slots__ = (
        "board",
        "ground",
        "cards",
        "expansion",
        "tiles",
        "cities",
        "touched",
        "contested",
        "crowded",
        "stock",
        "in_stock",
        "gold",
        "food",
        "cubes",
        "ready",
        "hungry",
        "founded",
        "fallen",
        "taken",
        "display",
        "pile",
        "discard",
        "recycled",
        "passed_before",
        "voice_pile",
        "voices",
        "voice",
        "harvested",
        "arch_cubes",
        "year",
        "turn",
        "first",
        "ended_by",
    )

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: dict[str, Any],
        board: Board,
        ground: Ground,
        cards: Cards,
        expansion: bool,
    ) -> None:
        super().__init__(game, players, seed, options)
        self.board = board
        self.ground = ground
        self.cards = cards
        self.expansion = expansion
        self.tiles = bytearray()  # of each hex the kind of building on it, or NO_TILE (LC-1)
        self.cities: list[City] = []  # in the order of their founding
        self.touched = 0  # hexes beside any tile
        self.contested = 0  # hexes beside tiles of two cities or more: nobody may build there (LC-62)
        self.crowded = 0  # hexes too near a city for a new castle (LC-40)
        self.stock = bytearray()  # of each tile, whichever face is up (LC-65)
        self.in_stock = 0  # the kinds of building of which a tile is left, one bit each
        self.gold: list[int] = []
        self.food: list[int] = []
        self.cubes: list[int] = []  # not on the board
        self.ready: list[int] = []  # player cards that can still be used this year
        self.hungry = 0  # seats that lost citizens to hunger and have not skipped a turn for it yet, one bit each
        self.founded = 0  # seats that founded a city this year, one bit each
        self.fallen: tuple[int, ...] = (IN_PLAY,) * players  # of each seat: when it was eliminated (LC-88)
        self.taken: list[tuple[int, ...]] = []  # policy cards in front of each player
        self.display: list[int] = []
        self.pile: list[int] = []  # the top is at the end
        self.discard: list[int] = []
        # What the public record tells about the pile after a reshuffle, see view.redraw: the cards whose faces
        # all had seen before it, and the cards that had been drawn unseen before it. One bit for each card.
        self.recycled = 0
        self.passed_before = 0
        self.voice_pile: tuple[int, ...] = ()  # the top is at the end
        self.voices: tuple[int, ...] = ()  # this year's, the face-up one first
        self.voice: tuple[int, ...] = ()  # the service or the two services that the people ask for, once counted
        self.harvested = 0  # hexes of farmhouses with a cube of Rich Harvest
        self.arch_cubes: tuple[int, ...] = ()  # for each cube of Bread and Games its arch
        self.year = 0
        self.turn = 0  # of the year: each player takes one in each of them
        self.first = 0
        self.ended_by = ""  # the rule that ended the game

    def clone(self) -> Region:
        twin = Region(
            self.game, self.players, self.seed, self.options, self.board, self.ground, self.cards, self.expansion
        )
        self.copy_engine_to(twin)
        twin.tiles = self.tiles[:]
        twin.cities = self.cities.copy()
        twin.touched = self.touched
        twin.contested = self.contested
        twin.crowded = self.crowded
        twin.stock = self.stock[:]
        twin.in_stock = self.in_stock
        twin.gold = self.gold.copy()
        twin.food = self.food.copy()
        twin.cubes = self.cubes.copy()
        twin.ready = self.ready.copy()
        twin.hungry = self.hungry
        twin.founded = self.founded
        twin.fallen = self.fallen
        twin.taken = self.taken.copy()
        twin.display = self.display.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.recycled = self.recycled
        twin.passed_before = self.passed_before
        twin.voice_pile = self.voice_pile
        twin.voices = self.voices
        twin.voice = self.voice
        twin.harvested = self.harvested
        twin.arch_cubes = self.arch_cubes
        twin.year = self.year
        twin.turn = self.turn
        twin.first = self.first
        twin.ended_by = self.ended_by
        return twin

    # --- cities ----------------------------------------------------------------------------------------------------

    def cities_of(self, seat: int) -> list[City]:
        """In the order of their founding."""
        return [city for city in self.cities if city.owner == seat]

    def place_of(self, hex: int) -> int:
        """Where in the list of cities the one is that covers a hex; -1 if none does."""
        for place, city in enumerate(self.cities):
            if city.body >> hex & 1:
                return place
        return -1

    def place_of_castle(self, hex: int) -> int:
        """The same for the hex of a castle."""
        for place, city in enumerate(self.cities):
            if city.castle == hex:
                return place
        return -1

    def city_beside(self, seat: int, hex: int) -> int:
        """Where in the list the city of a seat is that covers or touches a hex (there is one at most, LC-62)."""
        for place, city in enumerate(self.cities):
            if city.owner == seat and (city.near | city.body) >> hex & 1:
                return place
        return -1

    def citizens_of(self, seat: int) -> int:
        return sum([city.people for city in self.cities if city.owner == seat])

    def are_neighbours(self, one: City, other: City) -> bool:
        """Whether at most two hexes lie between two cities (LC-10)."""
        return one.reach & other.body != 0

    def people_arrive(self, place: int, count: int) -> None:
        city = self.cities[place]
        self.cities[place] = city.with_people(city.people + count)

    # --- tiles -----------------------------------------------------------------------------------------------------

    def yield_of(self, hex: int, kind: int) -> int:
        """The food that a building gives on a hex (LC-11, LC-118, LC-119, LC-121)."""
        food = FOOD_FIXED[kind]
        return food + self.ground.food[hex] if FARMING_SET >> kind & 1 else food

    def income_of(self, hex: int, kind: int) -> int:
        """The gold that a building pays every year (LC-27, LC-119)."""
        gold = INCOME_FIXED[kind]
        return gold + self.ground.mountains[hex] if MINING_SET >> kind & 1 else gold

    def place_castle(self, seat: int, hex: int, people: int) -> int:
        """A new city; the food that it gives its owner (LC-14, LC-22, LC-42)."""
        near = self.board.near[hex]
        reach = self.board.within[NEIGHBOUR_GAP + 1][hex]
        self.tiles[hex] = CASTLE
        self.contested |= self.touched & near
        self.touched |= near
        self.crowded |= reach
        self.cities.append(
            City(seat, hex, 1 << hex, near, reach, 0, 0, people, 1, NO_SERVICES, NO_SERVICES, False, 0, 0)
        )
        food = self.ground.food[hex]
        self.food[seat] += food
        return food

    def lay(self, place: int, hex: int, kind: int) -> None:
        """A tile goes on a hex of a city, where at most a road lies, which returns to the stock first (LC-112)."""
        city, board = self.cities[place], self.board
        bit = 1 << hex
        self.tiles[hex] = kind
        if city.roads & bit:
            self.give_back(ROAD)
            near, reach = city.near, city.reach
        else:
            beside = board.near[hex]
            self.contested |= beside & self.touched & ~city.near
            self.touched |= beside
            near = city.near | beside
            reach = city.reach | board.within[NEIGHBOUR_GAP + 1][hex]
            self.crowded |= reach
        self.take_from_stock(kind)
        arches = city.arches
        own = ARCHES[kind]
        self.food[city.owner] += self.yield_of(hex, kind)
        self.cities[place] = City(
            city.owner,
            city.castle,
            city.body | bit,
            near,
            reach,
            city.roads | bit if kind == ROAD else city.roads & ~bit,
            city.farmhouses | bit if kind == FARMHOUSE else city.farmhouses,
            city.people + 1 if kind == MARKET else city.people,  # its citizen comes from the reserve (LC-64)
            city.staff if kind == ROAD else city.staff + 1,
            (arches[0] + own[0], arches[1] + own[1], arches[2] + own[2]),
            city.cheer,
            city.has_market or kind == MARKET,
            city.waves + (WAVE_SET >> kind & 1),
            city.income + self.income_of(hex, kind),
        )

    def take_from_stock(self, kind: int) -> None:
        tile = TILE_OF[kind]
        self.stock[tile] -= 1
        if not self.stock[tile]:
            self.in_stock &= ~TILE_SET[tile]

    def give_back(self, kind: int) -> None:
        tile = TILE_OF[kind]
        self.stock[tile] += 1
        self.in_stock |= TILE_SET[tile]

    def fill_stock(self, stock: bytes) -> None:
        self.stock = bytearray(stock)
        self.in_stock = sum([TILE_SET[tile] for tile, left in enumerate(stock) if left])

    def demolish(self, place: int, hex: int) -> None:
        """A tile other than the castle leaves a city, with its food and the cubes on it (LC-85, LC-86, LC-93)."""
        city = self.cities[place]
        self.clear_hex(city.owner, hex)
        self.cities[place] = self.rebuilt(city, city.body & ~(1 << hex))
        self.index_cities()

    def raze(self, place: int) -> None:
        """A city without citizens disappears with all its tiles; the castle goes back to its owner (LC-84, LC-85)."""
        city = self.cities[place]
        for hex in bits(city.body):
            self.clear_hex(city.owner, hex)
        del self.cities[place]
        self.index_cities()

    def clear_hex(self, owner: int, hex: int) -> None:
        kind = self.tiles[hex]
        self.tiles[hex] = NO_TILE
        if kind != CASTLE:
            self.give_back(kind)
        self.food[owner] -= self.yield_of(hex, kind)
        if self.harvested >> hex & 1:
            self.harvested &= ~(1 << hex)
            self.food[owner] -= self.ground.food[hex]
            self.cubes[owner] += 1
        if self.arch_cubes:  # they return with the arch they stand beside (LC-60)
            left = tuple([arch for arch in self.arch_cubes if hex_of(arch) != hex])
            self.cubes[owner] += len(self.arch_cubes) - len(left)
            self.arch_cubes = left

    def rebuilt(self, city: City, body: int) -> City:
        """The city as it is with these tiles only."""
        near = reach = roads = farmhouses = staff = waves = income = 0
        arches, cheer = NO_SERVICES, NO_SERVICES
        has_market = False
        within = self.board.within[NEIGHBOUR_GAP + 1]
        for hex in bits(body):
            kind, bit = self.tiles[hex], 1 << hex
            near |= self.board.near[hex]
            reach |= within[hex]
            own = ARCHES[kind]
            arches = (arches[0] + own[0], arches[1] + own[1], arches[2] + own[2])
            waves += WAVE_SET >> kind & 1
            income += self.income_of(hex, kind)
            has_market = has_market or kind == MARKET
            if kind == ROAD:
                roads |= bit
            else:
                staff += 1
            if kind == FARMHOUSE:
                farmhouses |= bit
        for arch in self.arch_cubes:
            if body >> hex_of(arch) & 1:
                cheer = increased(cheer, service_of(arch), FULL_ARCH)
        return City(
            city.owner,
            city.castle,
            body,
            near,
            reach,
            roads,
            farmhouses,
            city.people,
            staff,
            arches,
            cheer,
            has_market,
            waves,
            income,
        )

    def index_cities(self) -> None:
        """Find anew which hexes are touched, contested and crowded."""
        touched = contested = crowded = 0
        for city in self.cities:
            contested |= touched & city.near
            touched |= city.near
            crowded |= city.reach
        self.touched = touched
        self.contested = contested
        self.crowded = crowded

    def sites_of(self, city: City) -> int:
        """The empty hexes where a city can grow: beside it, and beside no other (LC-61, LC-62)."""
        return city.near & ~city.body & ~self.contested

    # --- cards -----------------------------------------------------------------------------------------------------

    def draw_policy(self) -> int:
        """The top of the pile, unseen; an empty pile is made anew of the discard pile (LC-48)."""
        if not self.pile:
            self.reshuffle()
        return self.pile.pop()

    def reshuffle(self) -> None:
        """Nobody knows any more where the discarded cards are; all can tell which of them are in the new pile."""
        self.recycled = self.passed_before = 0
        for card in self.discard:
            if self.known[card]:
                self.recycled |= 1 << card
                self.known[card] = 0
        for cards in self.taken:
            for card in cards:
                if not self.known[card]:
                    self.passed_before |= 1 << card
        self.pile, self.discard = self.discard, []
        self.shuffle(self.pile)
        if self.log is not None:
            self.tell("reshuffle", "LC-48", {})

    def show(self, card: int) -> None:
        """Everybody sees a card."""
        self.known[card] = EVERYONE

    def learn(self, card: int, seat: int) -> None:
        self.known[card] |= 1 << seat

    # --- telling ---------------------------------------------------------------------------------------------------

    def tell_of(self, kind: str, rule: str, city: City, facts: dict[str, object]) -> None:
        """Note an event in a city."""
        self.tell(kind, rule, {"seat": SEAT + city.owner, "city": CELL + city.castle, **facts})

    def tell_tile(self, event: str, rule: str, city: City, hex: int, facts: dict[str, object]) -> None:
        """Note an event about the tile on a hex of a city. What stands there is named now: it may fall later."""
        self.tell_of(event, rule, city, {"kind": KIND + self.tiles[hex], "cell": CELL + hex, **facts})

    def end(self, rule: str) -> None:
        self.ended_by = rule
        self.stop()
        if self.log is not None:
            self.tell("end", rule, {})
