"""What a plan leads to: the seat's borough as it would be, with the piles as far as the seat can tell.

A plan is a tuple of moves (`Frame.things`): placements (a tile is built, or enlarged if it covers one), `grow`, spots
(a tile is demolished), and after a placement what it entails: the warehouse's cell, who goes to the new station, which
raw the architect saves and where the rest is taken from. `apply` interprets one more move; a draft never changes once
it is made, so states and clones can share it. The same serves a build by the council (`mode` is its column, 1 to 4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from faubourg.games.small_city.borough import Borough, count_of
from faubourg.games.small_city.grid import ZONES
from faubourg.games.small_city.moves import (
    ARCHITECT,
    GROW,
    MEDIATOR,
    NONE,
    PLACE,
    PLACES,
    RAW,
    RAW_AT,
    RAW_KINDS,
    cell_of,
    raw_at,
)
from faubourg.games.small_city.tiles import (
    COMMON,
    CULTURE,
    FACTORY,
    FIRE,
    HOME,
    NUMBERS,
    POLICE,
    SHARED,
    WAREHOUSE,
)

if TYPE_CHECKING:
    from faubourg.games.small_city.state import City

# What the last placement still asks for.
NOTHING_MORE: Final = 0
A_WAREHOUSE: Final = 1
A_CREW: Final = 2
A_SAVING: Final = 3
A_SOURCE: Final = 4

PHASE_2: Final = 0
NO_CONDITIONS: Final = 4  # the last column of the council builds without them (SC-158)

DEMOLITION_MONEY: Final[int] = NUMBERS["demolition_money"]
DEMOLITION_POLLUTION: Final[int] = NUMBERS["demolition_pollution"]


@final
class Draft:
    __slots__ = (
        "seat",
        "mode",
        "plan",
        "stage",
        "borough",
        "start",
        "piles",
        "lowest",
        "builds",
        "has_grown",
        "has_demolished",
        "has_saved",
        "fresh",
        "homeward",
        "raw_back",
        "pending",
        "place",
        "owed",
    )

    def __init__(
        self, seat: int, mode: int, stage: int, borough: Borough, piles: tuple[int, ...], players: int
    ) -> None:
        self.seat = seat
        self.mode = mode
        self.plan: tuple[int, ...] = ()
        self.stage = stage  # of the game, when the plan was made: a draft is good for that one only
        self.borough = borough
        self.start = piles  # the common piles as they were, as they are, and as low as they came: with other piles
        self.piles = piles  # than those a plan was made with, it fits if they last as far down (SC-51)
        self.lowest = piles
        self.builds = 0  # demolitions included
        self.has_grown = False
        self.has_demolished = False
        self.has_saved = False  # by the architect
        self.fresh = 0  # cells of tiles built by this plan
        self.homeward: tuple[int, ...] = (0,) * players  # tourists on their way home
        self.raw_back: tuple[int, int, int] = (0, 0, 0)  # raw that returns to the supply
        self.pending = NOTHING_MORE
        self.place = -1  # of the last tile
        self.owed: tuple[int, int, int] = (0, 0, 0)  # raw still to be paid for it

    def next(self, players: int, move: int) -> Draft:
        """A copy that may still be changed, with one more move in its plan."""
        twin = Draft(self.seat, self.mode, self.stage, Borough(players, self.borough), self.start, players)
        twin.plan = self.plan + (move,)
        twin.piles = self.piles
        twin.lowest = self.lowest
        twin.builds = self.builds
        twin.has_grown = self.has_grown
        twin.has_demolished = self.has_demolished
        twin.has_saved = self.has_saved
        twin.fresh = self.fresh
        twin.homeward = self.homeward
        twin.raw_back = self.raw_back
        twin.pending = self.pending
        twin.place = self.place
        twin.owed = self.owed
        return twin

    def change_pile(self, kind: int, by: int) -> None:
        piles = list(self.piles)
        piles[kind] += by
        self.piles = tuple(piles)
        if piles[kind] < self.lowest[kind]:
            lowest = list(self.lowest)
            lowest[kind] = piles[kind]
            self.lowest = tuple(lowest)

    def give_back(self, kind: int, count: int) -> None:
        counts = list(self.raw_back)
        counts[kind] += count
        self.raw_back = (counts[0], counts[1], counts[2])


# --- prices, the same for legality, payment and display ------------------------------------------------------------


def price(city: City, seat: int, kind: int, mode: int) -> int:
    """The money that a tile costs a seat (SC-54): nothing in the council, less with the mediator (SC-44).

    The data has $1 a cell for homes, factories, shops and parks (SC-62, SC-68, SC-72, SC-87), and the prices of the
    refinery, the port, the fire and the police station (SC-69, SC-70, SC-73, SC-74).
    """
    money = city.box.money[kind]
    if mode != PHASE_2:
        return 0
    if money and city.cards[seat] == MEDIATOR:
        return max(NUMBERS["mediator_least"], money - NUMBERS["mediator_discount"])
    return money


def can_save(city: City, draft: Draft) -> bool:
    """Whether the architect has still one raw to save (SC-43)."""
    return city.cards[draft.seat] == ARCHITECT and draft.mode == PHASE_2 and not draft.has_saved


def missing_raw(city: City, draft: Draft, kind: int) -> int:
    """How many pieces the stores lack for a cultural building, the architect's saving apart (SC-81)."""
    cost = city.box.raw[kind]
    borough = draft.borough
    return sum([max(0, cost[raw] - borough.raw(raw)) for raw in range(RAW_KINDS)])


def savings(city: City, draft: Draft, kind: int) -> list[int]:
    """What the architect may do for a building: save one raw of a kind, or (if it can be paid) nothing."""
    cost = city.box.raw[kind]
    lacking = missing_raw(city, draft, kind)
    options = [
        RAW + raw
        for raw in range(RAW_KINDS)
        if cost[raw] and (lacking == 0 or (lacking == 1 and cost[raw] > draft.borough.raw(raw)))
    ]
    if lacking == 0:
        options.append(NONE)
    return options


# --- cells for tiles -----------------------------------------------------------------------------------------------


def forbidden_cells(city: City, draft: Draft) -> int:
    """Cells inside the zone that no tile may cover: filled ones, and those beside the mayor (SC-17, SC-33)."""
    return draft.borough.filled | city.forbidden_by_mayor(draft.seat)


def warehouse_cells(city: City, draft: Draft, place: int) -> int:
    """Where a warehouse may go beside a factory (SC-66): an empty cell of its zone that touches no home (SC-11)."""
    borough = draft.borough
    open_cells = ZONES[borough.size] & ~forbidden_cells(city, draft) & ~borough.near_homes[0]
    return city.box.zone[place] & open_cells & ~city.box.mask[place]


def crew(draft: Draft) -> list[int]:
    """Own citizens who may go to a new station, one cell for each choice: the citizens of a home are alike (SC-75)."""
    borough = draft.borough
    mine = borough.people[draft.seat]
    cells: list[int] = []
    for home in borough.home_tiles:
        if home & mine:
            cells.append((home & -home).bit_length() - 1)
    left = mine & ~borough.homes
    while left:
        slot = left & -left
        cells.append(slot.bit_length() - 1)
        left ^= slot
    cells.sort()
    return cells


# --- the interpreter -----------------------------------------------------------------------------------------------


def apply(city: City, draft: Draft, move: int) -> Draft:
    """The draft after one more move of the plan."""
    after = draft.next(city.players, move)
    pending = draft.pending
    if pending == A_WAREHOUSE:
        add_warehouse(city, after, cell_of(move))
    elif pending == A_CREW:
        after.pending = NOTHING_MORE
        if move != NONE:
            send_crew(city, after, cell_of(move))
    elif pending == A_SAVING:
        save(after, move)
        settle(after)
    elif pending == A_SOURCE:
        kind, place = divmod(move - RAW_AT, PLACES)
        pay(after, kind, after.borough.store_cells.index(place), 1)
        settle(after)
    elif move >= PLACE:
        place = move - PLACE
        if city.box.mask[place] & draft.borough.filled:
            enlarge(city, after, place)
        else:
            build(city, after, place)
    elif move == GROW:
        after.has_grown = True
        grow(city, after.borough)
    else:
        demolish(city, after, cell_of(move))
    return after


def build(city: City, draft: Draft, place: int) -> None:
    """A new tile, paid for, and what it entails (SC-54, SC-56)."""
    box, borough = city.box, draft.borough
    kind = box.kind_of[place]
    category = box.category[kind]
    take_from_pile(city, draft, kind)
    borough.money -= price(city, draft.seat, kind, draft.mode)
    borough.lay(box, place)
    draft.fresh |= box.mask[place]
    draft.builds += 1
    draft.place = place
    if category == HOME and box.level[kind] == 1:
        # SC-61: one citizen must move in at once, if there is one in the hall.
        if borough.hall:
            borough.hall -= 1
            borough.put(draft.seat, box.mask[place])
    elif category == FACTORY:
        if draft.piles[box.named["warehouse"]] and warehouse_cells(city, draft, place):
            draft.pending = A_WAREHOUSE
    elif category in (POLICE, FIRE):
        if borough.people[draft.seat]:
            draft.pending = A_CREW
    elif category == CULTURE:
        draft.owed = box.raw[kind]
        if can_save(city, draft):
            options = savings(city, draft, kind)
            if len(options) > 1:
                draft.pending = A_SAVING
                return
            save(draft, options[0])
        settle(draft)


def take_from_pile(city: City, draft: Draft, kind: int) -> None:
    source = city.box.source[kind]
    if source == COMMON or (source == SHARED and not city.owns_copy(kind)):
        draft.change_pile(kind, -1)


def add_warehouse(city: City, draft: Draft, index: int) -> None:
    """SC-66: free of charge and without using a build."""
    box = city.box
    kind = box.named["warehouse"]
    draft.change_pile(kind, -1)
    place = box.by_text[kind, index, 0]
    draft.borough.lay(box, place)
    draft.fresh |= box.mask[place]
    draft.pending = NOTHING_MORE


def send_crew(city: City, draft: Draft, index: int) -> None:
    """SC-75: a citizen goes to the new station; a police station sends tourists home (SC-80)."""
    borough = draft.borough
    seat = draft.seat
    home = borough.home_at(index)
    standing = (home or 1 << index) & borough.people[seat]
    borough.take(seat, standing & -standing)
    borough.put(seat, 1 << city.box.anchor[draft.place])
    if city.box.category[city.box.kind_of[draft.place]] == POLICE:
        draft.homeward = expelled(borough, seat, draft.homeward)


def expelled(borough: Borough, owner: int, homeward: tuple[int, ...]) -> tuple[int, ...]:
    """Tourists in the police zone leave their slots; how many of each seat are on their way home now."""
    counts = list(homeward)
    for seat in range(len(counts)):
        gone = borough.people[seat] & borough.police_zone
        if seat != owner and gone:
            borough.take(seat, gone)
            counts[seat] += gone.bit_count()
    return tuple(counts)


def save(draft: Draft, move: int) -> None:
    """The architect saves one raw of a kind (SC-43)."""
    if move != NONE:
        draft.has_saved = True
        counts = list(draft.owed)
        counts[move - RAW] -= 1
        draft.owed = (counts[0], counts[1], counts[2])


def pay(draft: Draft, kind: int, store: int, count: int) -> None:
    """Raw goes back to the supply (SC-82)."""
    draft.borough.change_store(store, kind, -count)
    draft.give_back(kind, count)
    counts = list(draft.owed)
    counts[kind] -= count
    draft.owed = (counts[0], counts[1], counts[2])


def settle(draft: Draft) -> None:
    """Pay where there is only one way to; ask for the source of the next raw otherwise."""
    borough = draft.borough
    for kind in range(RAW_KINDS):
        if not draft.owed[kind]:
            continue
        stores = [store for store in range(len(borough.stores)) if count_of(borough.stores[store], kind)]
        if len(stores) > 1 and borough.raw(kind) > draft.owed[kind]:
            draft.pending = A_SOURCE
            return
        for store in stores:
            count = min(draft.owed[kind], count_of(borough.stores[store], kind))
            if count:
                pay(draft, kind, store, count)
    draft.pending = NOTHING_MORE


def sources(draft: Draft) -> list[int]:
    """Where the next raw to be paid can be taken from (SC-82)."""
    borough = draft.borough
    for kind in range(RAW_KINDS):
        if draft.owed[kind]:
            return [
                raw_at(kind, borough.store_cells[store])
                for store in range(len(borough.stores))
                if count_of(borough.stores[store], kind)
            ]
    return []


def enlarge(city: City, draft: Draft, place: int) -> None:
    """SC-94: the new tile comes from its pile and the old one returns to its own at once."""
    box, borough = city.box, draft.borough
    old = enlarged_tile(city, borough, place)
    draft.change_pile(box.kind_of[place], -1)
    draft.change_pile(box.kind_of[old], 1)
    borough.enlarge(box, old, place)


def enlarged_tile(city: City, borough: Borough, place: int) -> int:
    """The tile of the borough that a bigger placement would cover."""
    for old in borough.tiles:
        if place in city.box.bigger[old]:
            return old
    return -1


def grow(city: City, borough: Borough) -> None:
    """One space further on the size track (SC-3)."""
    borough.size = next_size(city, borough)
    borough.steps += 1


def next_size(city: City, borough: Borough) -> int:
    """The size after one growth step, 0 on the last space of the track (SC-4)."""
    sizes = city.track(borough)
    index = sizes.index(borough.size) + 1
    return sizes[index] if index < len(sizes) else 0


def demolish(city: City, draft: Draft, index: int) -> None:
    """SC-99, SC-100, SC-101: paid and polluting by the cell, everybody on it leaves, the tile is out of the game."""
    box, borough = city.box, draft.borough
    place = borough.tile_at(box, index)
    mask = box.mask[place]
    size = mask.bit_count()
    borough.money -= DEMOLITION_MONEY * size
    borough.pollution = min(NUMBERS["loss_at"], borough.pollution + DEMOLITION_POLLUTION * size)
    counts = list(draft.homeward)
    for seat in range(city.players):
        leaving = borough.people[seat] & mask
        if leaving:
            borough.take(seat, leaving)
            if seat == draft.seat:
                borough.hall += leaving.bit_count()
            else:
                counts[seat] += leaving.bit_count()
    draft.homeward = tuple(counts)
    if box.category[box.kind_of[place]] == WAREHOUSE:
        store = borough.stores[borough.store_cells.index(box.anchor[place])]
        for kind in range(RAW_KINDS):
            draft.give_back(kind, count_of(store, kind))
    borough.lift(box, place)
    draft.fresh &= ~mask
    draft.builds += 1
    draft.has_demolished = True
