"""One player's borough and belongings: layers of cells, citizens, stores, money, votes.

A borough is shared between a state and its clones until one of them changes it (see `City.change`), so nothing here
may be changed but through a borough that its state owns. Layers (bitboards) are kept up to date as tiles come and go.
"""

from __future__ import annotations

from typing import Final, final

from faubourg.games.small_city.moves import HALL, RAW_KINDS
from faubourg.games.small_city.tiles import (
    CULTURE,
    FACTORY,
    FIRE,
    HALL_SLOTS,
    HOME,
    INDUSTRIAL,
    PARK,
    POLICE,
    POWER,
    REFINERY,
    REST,
    SLOT_KINDS,
    WAREHOUSE,
    WAREHOUSE_ROOM,
    Box,
)

# Where votes come from and go to, apart from tiles.
SUPPORT: Final = 0
COUNCIL_GAIN: Final = 1
COUNCIL_PRICE: Final = 2
DEMOLISHED: Final = 3  # what tiles that are gone have earned
ABROAD: Final = 4  # from shops of other boroughs
LEDGER: Final = ("support", "council", "council_price", "demolished", "abroad")

NO_LAYERS: Final = (0, 0, 0, 0, 0)
NO_SLOTS: Final[tuple[int, ...]] = (0,) * SLOT_KINDS
OUTSIDE: Final = -1  # a council disk that is in no line
RAW_BITS: Final = 8  # how a store packs the number of pieces of each kind


@final
class Borough:
    __slots__ = (
        "is_easy",
        "size",
        "steps",
        "tiles",
        "earned",
        "filled",
        "graves",
        "homes",
        "home_tiles",
        "near_homes",
        "near_culture",
        "near_industry",
        "near_refinery",
        "near_port",
        "slots",
        "work",
        "public",
        "power",
        "parks",
        "police",
        "fire",
        "clinic",
        "university",
        "police_zone",
        "has_subway",
        "people",
        "crowd",
        "hall",
        "career",
        "reserve",
        "dead",
        "stores",
        "store_cells",
        "money",
        "votes",
        "ledger",
        "pollution",
        "made",
        "generated",
        "built",
        "disks",
        "promise",
        "specials",
        "estate",
        "headcount",
    )

    def __init__(self, players: int, origin: Borough | None = None) -> None:
        if origin is not None:
            self.is_easy: bool = origin.is_easy
            self.size: int = origin.size
            self.steps: int = origin.steps
            self.tiles: tuple[int, ...] = origin.tiles
            self.earned: tuple[int, ...] = origin.earned
            self.filled: int = origin.filled
            self.graves: int = origin.graves
            self.homes: int = origin.homes
            self.home_tiles: tuple[int, ...] = origin.home_tiles
            self.near_homes: tuple[int, ...] = origin.near_homes
            self.near_culture: tuple[int, ...] = origin.near_culture
            self.near_industry: int = origin.near_industry
            self.near_refinery: int = origin.near_refinery
            self.near_port: int = origin.near_port
            self.slots: tuple[int, ...] = origin.slots
            self.work: int = origin.work
            self.public: int = origin.public
            self.power: int = origin.power
            self.parks: int = origin.parks
            self.police: int = origin.police
            self.fire: int = origin.fire
            self.clinic: int = origin.clinic
            self.university: int = origin.university
            self.police_zone: int = origin.police_zone
            self.has_subway: bool = origin.has_subway
            self.people: list[int] = origin.people.copy()
            self.crowd: int = origin.crowd
            self.hall: int = origin.hall
            self.career: int = origin.career
            self.reserve: int = origin.reserve
            self.dead: int = origin.dead
            self.stores: tuple[int, ...] = origin.stores
            self.store_cells: tuple[int, ...] = origin.store_cells
            self.money: int = origin.money
            self.votes: int = origin.votes
            self.ledger: tuple[int, ...] = origin.ledger
            self.pollution: int = origin.pollution
            self.made: int = origin.made
            self.generated: int = origin.generated
            self.built: int = origin.built
            self.disks: tuple[int, int] = origin.disks
            self.promise: int = origin.promise
            self.specials: tuple[int, ...] = origin.specials
            self.estate: int = origin.estate
            self.headcount: int = origin.headcount
            return
        # SC-26: no votes, no pollution, both disks outside.
        self.is_easy = True  # the side of the board (SC-21)
        self.size = 0  # the length of a side of the zone
        self.steps = 0  # growth steps made
        self.tiles = ()  # placements in the order in which they came
        self.earned = ()  # the votes that each of these tiles has brought so far
        self.filled = 0  # cells with a tile or a cemetery (SC-5)
        self.graves = 0
        self.homes = 0
        self.home_tiles = ()  # the cells of each home
        self.near_homes = NO_LAYERS  # cells influenced by at least 1, 2, 3, 4, 5 homes (SC-8, SC-57)
        self.near_culture = NO_LAYERS  # cells influenced by at least 1, 2, 3, 4, 5 cultural buildings
        self.near_industry = 0
        self.near_refinery = 0
        self.near_port = 0
        self.slots = NO_SLOTS  # the cells with a slot of each kind, homes apart
        self.work = 0  # slots of shops and factories
        self.public = 0  # slots that tourists may use: work, and rest in parks and cultural buildings (SC-115)
        self.power = 0
        self.parks = 0  # cells of parks
        self.police = 0  # the slot of each power building, 0 if there is none
        self.fire = 0
        self.clinic = 0
        self.university = 0
        self.police_zone = 0
        self.has_subway = False
        self.people = [0] * players  # where citizens of each seat stand, the hall apart
        self.crowd = 0  # all of them
        self.hall = 0  # citizens in the hall
        self.career = 0
        self.reserve = 0
        self.dead = 0
        self.stores = (0,)  # raw in the hall and in each warehouse
        self.store_cells = (HALL,)
        self.money = 0
        self.votes = 0
        self.ledger = (0,) * len(LEDGER)
        self.pollution = 0
        self.made = 0  # raw produced here this turn, by anyone
        self.generated = 0  # pollution of this turn
        self.built = 0  # kinds that can be built once only and were (SC-58), one bit each
        self.disks = (OUTSIDE, OUTSIDE)  # 4 * line + column
        self.promise = -1
        self.specials = ()
        self.estate = 0
        self.headcount = 0

    # --- tiles -----------------------------------------------------------------------------------------------------

    def lay(self, box: Box, place: int) -> None:
        """A tile comes to the borough (SC-17)."""
        kind = box.kind_of[place]
        self.tiles += (place,)
        self.earned += (0,)
        if box.source[kind]:
            self.built |= 1 << kind
        if box.category[kind] == WAREHOUSE:
            self.stores += (0,)
            self.store_cells += (box.anchor[place],)
        self.add_layers(box, place)

    def add_layers(self, box: Box, place: int) -> None:
        kind = box.kind_of[place]
        category = box.category[kind]
        mask, zone = box.mask[place], box.zone[place]
        self.filled |= mask
        if category == HOME:
            self.homes |= mask
            self.home_tiles += (mask,)
            self.near_homes = raised(self.near_homes, zone)
        elif category == CULTURE:
            self.near_culture = raised(self.near_culture, zone)
        elif INDUSTRIAL[category]:
            self.near_industry |= zone
            if category == REFINERY:
                self.near_refinery = zone
            elif category != FACTORY and category != WAREHOUSE:
                self.near_port = zone
        elif category == PARK:
            self.parks += mask.bit_count()
        self.add_slots(box, place)
        self.note_power(box, place)

    def add_slots(self, box: Box, place: int) -> None:
        kind = box.kind_of[place]
        if box.category[kind] == HOME:
            return
        kinds = box.slot_kinds[kind]
        slots = list(self.slots)
        for i, index in enumerate(box.cells[place]):
            slot = kinds[i]
            if slot >= 0:
                slots[slot] |= 1 << index
                if slot == POWER:
                    self.power |= 1 << index
                else:
                    self.public |= 1 << index
                    if slot != REST:  # SC-109: a rest has no effect
                        self.work |= 1 << index
        self.slots = tuple(slots)

    def note_power(self, box: Box, place: int) -> None:
        """Buildings with a power of their own; the power slot is on the anchor (SC-13)."""
        kind = box.kind_of[place]
        slot = 1 << box.anchor[place]
        category = box.category[kind]
        if category == POLICE:
            self.police = slot
            self.police_zone = box.zone[place]
        elif category == FIRE:
            self.fire = slot
        elif kind == box.named["clinic"]:
            self.clinic = slot
        elif kind == box.named["university"]:
            self.university = slot
        elif kind == box.named["subway"]:
            self.has_subway = True

    def enlarge(self, box: Box, old: int, new: int) -> None:
        """A tile becomes the bigger one: cells, slots and whoever stands there stay (SC-92, SC-93)."""
        self.tiles = tuple([new if place == old else place for place in self.tiles])
        mask, zone = box.mask[new], box.zone[new]
        self.filled |= mask
        category = box.category[box.kind_of[new]]
        if category == HOME:
            self.homes |= mask
            was = box.mask[old]
            self.home_tiles = tuple([mask if home == was else home for home in self.home_tiles])
            self.near_homes = raised(self.near_homes, zone & ~box.zone[old])
        else:
            if category == FACTORY:
                self.near_industry |= zone
            self.add_slots(box, new)

    def lift(self, box: Box, place: int) -> None:
        """A tile is gone; what others needed it for stays (SC-19). Nobody stands on it any more."""
        index = self.tiles.index(place)
        kept = list(self.ledger)
        kept[DEMOLISHED] += self.earned[index]
        self.ledger = tuple(kept)
        self.tiles = self.tiles[:index] + self.tiles[index + 1 :]
        self.earned = self.earned[:index] + self.earned[index + 1 :]
        if box.category[box.kind_of[place]] == WAREHOUSE:
            gone = self.store_cells.index(box.anchor[place])
            self.stores = self.stores[:gone] + self.stores[gone + 1 :]
            self.store_cells = self.store_cells[:gone] + self.store_cells[gone + 1 :]
        self.filled = self.graves
        self.homes = 0
        self.home_tiles = ()
        self.near_homes = self.near_culture = NO_LAYERS
        self.near_industry = self.near_refinery = self.near_port = 0
        self.slots = NO_SLOTS
        self.work = self.public = self.power = self.parks = 0
        self.police = self.fire = self.clinic = self.university = self.police_zone = 0
        self.has_subway = False
        for other in self.tiles:
            self.add_layers(box, other)

    def tile_at(self, box: Box, index: int) -> int:
        """The placement that covers a cell, -1 if there is none."""
        if self.filled >> index & 1:
            for place in self.tiles:
                if box.mask[place] >> index & 1:
                    return place
        return -1

    def home_at(self, index: int) -> int:
        """The cells of the home that covers a cell, 0 if there is none."""
        if self.homes >> index & 1:
            for home in self.home_tiles:
                if home >> index & 1:
                    return home
        return 0

    def add_earned(self, box: Box, index: int, votes: int) -> None:
        """Votes that the tile covering a cell has brought."""
        place = self.tile_at(box, index)
        self.earned = tuple(
            [have + votes if tile == place else have for tile, have in zip(self.tiles, self.earned, strict=True)]
        )
        self.votes += votes

    def book(self, entry: int, votes: int) -> None:
        """Votes that come from no tile."""
        kept = list(self.ledger)
        kept[entry] += votes
        self.ledger = tuple(kept)
        self.votes += votes

    # --- citizens --------------------------------------------------------------------------------------------------

    def put(self, seat: int, slot: int) -> None:
        """A citizen of a seat comes to a slot (a layer of one cell)."""
        self.people[seat] |= slot
        self.crowd |= slot

    def take(self, seat: int, slot: int) -> None:
        self.people[seat] ^= slot
        self.crowd ^= slot

    def hall_room(self) -> int:
        """Free slots of the hall: each holds a citizen or one raw (SC-14)."""
        return HALL_SLOTS - self.hall - pieces(self.stores[0])

    def receive(self) -> None:
        """A citizen of the own colour comes to the hall, or to the career if the hall is full."""
        if self.hall_room() > 0:
            self.hall += 1
        else:
            self.career += 1

    # --- raw -------------------------------------------------------------------------------------------------------

    def room(self, store: int) -> int:
        """Free spaces of the hall (0) or of a warehouse (SC-14, SC-15)."""
        return self.hall_room() if store == 0 else WAREHOUSE_ROOM - pieces(self.stores[store])

    def rooms(self) -> int:
        return sum([max(0, self.room(store)) for store in range(len(self.stores))])

    def raw(self, kind: int) -> int:
        return sum([count_of(store, kind) for store in self.stores])

    def change_store(self, store: int, kind: int, by: int) -> None:
        stores = list(self.stores)
        stores[store] += by << RAW_BITS * kind
        self.stores = tuple(stores)


def raised(layers: tuple[int, ...], zone: int) -> tuple[int, ...]:
    """The layers "at least 1, 2, 3, 4, 5 times" when the cells of a zone are counted once more."""
    one, two, three, four, five = layers
    return one | zone, two | one & zone, three | two & zone, four | three & zone, five | four & zone


def pieces(store: int) -> int:
    """How many pieces of raw a store holds."""
    return (store & 255) + (store >> 8 & 255) + (store >> 16)


def count_of(store: int, kind: int) -> int:
    return store >> RAW_BITS * kind & 255


def pack(counts: list[int]) -> int:
    """A store with so many pieces of each kind."""
    return sum([counts[kind] << RAW_BITS * kind for kind in range(RAW_KINDS)])
