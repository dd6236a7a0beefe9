"""Small City as arrays: planes for every borough, rows for players and piles.

A seat that plans, or has sealed its plan, sees its own borough and the piles as they will be then.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, final

from faubourg.core.encoding import LARGEST, Encoding, Part, Range
from faubourg.core.spots import BUTTON, SEAT
from faubourg.games.small_city.borough import Borough, count_of
from faubourg.games.small_city.grid import CELLS, SIDE, STREETS, ZONES, cells_in
from faubourg.games.small_city.moves import (
    ACTIONS,
    BUTTONS,
    HIDDEN_THINGS,
    KIND,
    PLACE,
    PLACES,
    PRODUCT,
    PROMISE,
    RAW,
    RAW_AT,
    RAW_KINDS,
    RAW_NAMES,
    SPACE,
    SPECIAL,
    SPOT,
    STREET,
    street_layer,
)
from faubourg.games.small_city.phases.council import KEEP_SPECIAL
from faubourg.games.small_city.state import NO_STREET, VICTORIES, City
from faubourg.games.small_city.view import plan_in_sight

if TYPE_CHECKING:
    from faubourg.core.rules import Frame
    from faubourg.core.state import State

PROMISES: Final = SPECIAL - PROMISE
SPECIALS: Final = 16
SPACES: Final = 32
FIGURES_OF_TABLE: Final = 12
PLAYER: Final = (
    *("size of the zone", "citizens in the hall", "career", "reserve", "dead", "money", "votes", "pollution"),
    *("raw made this turn", "pollution of this turn", "estate", "headcount", "special promises"),
    *("space of the first disk + 1", "space of the second disk + 1", "action card + 1", "1 if out"),
    *("place in turn order + 1", "1 on the easy side", *[f"{raw} in store" for raw in RAW_NAMES]),
)
REMEMBERED: Final = 2_000  # planes, of 200 bytes each
PLANES: Final = ("kind of tile + 1", "1 in the zone", "1 with a cemetery", "1 beside the mayor's street", "1 if moved")


@final
class CityEncoding(Encoding):
    """Actions: cards, kinds of tiles, raw, spaces of the council, buttons, cells, streets, and placements of tiles."""

    __slots__ = ("kinds", "planes_of_layers", "planes_of_tiles")

    def __init__(self, state: State) -> None:
        assert isinstance(state, City)
        players, box = state.players, state.box
        self.planes_of_layers: dict[int, array[int]] = {}  # most are the same from one decision to the next
        self.planes_of_tiles: dict[tuple[int, ...], array[int]] = {}
        self.kinds = len(box.names)
        planes = (*PLANES, "citizens of each player, from oneself on")
        super().__init__(
            state,
            (
                Part(
                    "table",
                    (FIGURES_OF_TABLE,),
                    LARGEST,
                    f"turn, phase, seat of the host from one's own on, way to win ({', '.join(VICTORIES)}), wood, "
                    "stone and metal in the supply, special promises in the deck, cards of the three piles of "
                    "promises, number in the question",
                ),
                Part("about", (HIDDEN_THINGS + KIND + self.kinds,), 1, "the thing that the question is about"),
                Part("piles", (self.kinds,), LARGEST, f"tiles left by kind: {', '.join(box.names)}"),
                Part("circle", (len(ACTIONS),), 1, f"action cards of this turn: {', '.join(ACTIONS)}"),
                Part("players", (players, len(PLAYER)), LARGEST, ", ".join(PLAYER), -LARGEST),
                Part("promise", (PROMISES,), 1, "one's own promise"),
                Part("specials", (SPECIALS,), 1, "one's own special promises"),
                Part("drawn", (PROMISES + SPECIALS,), 1, "promises and special promises that one chooses from"),
                Part(
                    "boroughs",
                    (players, len(PLANES) + players, SIDE, SIDE),
                    self.kinds,
                    f"of each borough, row by row from the south: {', '.join(planes)}",
                ),
                Part("planned", (SIDE, SIDE), self.kinds, "kind + 1 of the tiles that one's own plan brings"),
            ),
            (
                Range("card", 0, HIDDEN_THINGS, "promises, special promises, action cards"),
                Range("kind", KIND, self.kinds, ", ".join(box.names)),
                Range("raw", RAW, RAW_KINDS, ", ".join(RAW_NAMES)),
                Range("product", PRODUCT, RAW_KINDS * players, "raw made in a borough, from one's own on", RAW_KINDS),
                Range("space", SPACE, SPACES, "a disk to a space of the council"),
                Range("raw_at", RAW_AT, PLACES * RAW_KINDS, "raw of a kind in a warehouse or in the hall"),
                Range("player", SEAT, players, "a player, from oneself on", each=1),
                Range("button", BUTTON, len(BUTTONS), ", ".join(BUTTONS)),
                Range("cell", SPOT, CELLS * players, "a cell of a borough, from one's own on", CELLS),
                Range("street", STREET, len(STREETS) * players, "a street of a borough", len(STREETS)),
                Range("placement", PLACE, len(box.kind_of), "a tile on its cells, in the order of the box"),
            ),
        )

    def fill(self, city: City, seat: int, numbers: array[int]) -> None:
        players, places, draft = self.players, self.places, plan_in_sight(city, seat)
        table = places["table"]
        numbers[table] = city.turn
        numbers[table + 1] = city.phase
        numbers[table + 2] = (city.host - seat) % players
        numbers[table + 3] = city.victory
        for kind in range(RAW_KINDS):
            numbers[table + 4 + kind] = city.supply[kind]
        numbers[table + 7] = len(city.special_deck)
        for pile, cards in enumerate(city.promise_piles):
            numbers[table + 8 + pile] = len(cards)
        start = places["piles"]
        numbers[start : start + self.kinds] = array("h", list(city.piles if draft is None else draft.piles))
        for card in city.circle:
            numbers[places["circle"] + card] = 1
        for distance in range(players):
            other = (seat + distance) % players
            borough = city.boroughs[other] if draft is None or distance else draft.borough
            self.fill_player(city, other, distance, borough, numbers)
            self.fill_borough(city, seat, other, distance, borough, numbers)
        if draft is not None and draft.borough.tiles is not city.boroughs[seat].tiles:
            known = set(city.boroughs[seat].tiles)
            for place in draft.borough.tiles:
                if place not in known:
                    for cell in city.box.cells[place]:
                        numbers[places["planned"] + cell] = city.box.kind_of[place] + 1
        self.fill_cards(city, seat, numbers)
        frame = city.frame_of(seat)
        if frame is not None:
            self.fill_question(frame, numbers)

    def fill_player(self, city: City, other: int, distance: int, borough: Borough, numbers: array[int]) -> None:
        figures = [
            *(borough.size, borough.hall, borough.career, borough.reserve, borough.dead),
            *(borough.money, borough.votes, borough.pollution, borough.made, borough.generated),
            *(borough.estate, borough.headcount, len(borough.specials)),
            *(borough.disks[0] + 1, borough.disks[1] + 1, city.cards[other] + 1, int(not city.is_in(other))),
            *(city.order.index(other) + 1 if other in city.order else 0, int(borough.is_easy)),
            *[sum([count_of(store, kind) for store in borough.stores]) for kind in range(RAW_KINDS)],
        ]
        place = self.places["players"] + len(PLAYER) * distance
        numbers[place : place + len(PLAYER)] = array("h", figures)

    def fill_borough(
        self, city: City, seat: int, other: int, distance: int, borough: Borough, numbers: array[int]
    ) -> None:
        players = self.players
        start = self.places["boroughs"] + CELLS * (len(PLANES) + players) * distance
        numbers[start : start + CELLS] = self.plane_of_tiles(city, borough.tiles)
        street = street_layer(city.mayor) if city.mayor != NO_STREET and self.is_here(city.mayor, other) else 0
        layers = [ZONES[borough.size], borough.graves, street, city.moved[other]]
        layers += [borough.people[(seat + walker) % players] for walker in range(players)]
        for layer in layers:
            start += CELLS
            if layer:
                numbers[start : start + CELLS] = self.plane_of(layer)

    def plane_of(self, layer: int) -> array[int]:
        """1 for each cell of a layer."""
        plane = self.planes_of_layers.get(layer)
        if plane is None:
            if len(self.planes_of_layers) >= REMEMBERED:
                self.planes_of_layers.clear()
            plane = self.planes_of_layers[layer] = array("h", bytes(2 * CELLS))
            for cell in cells_in(layer):
                plane[cell] = 1
        return plane

    def plane_of_tiles(self, city: City, tiles: tuple[int, ...]) -> array[int]:
        """The kind + 1 of the tile on each cell."""
        plane = self.planes_of_tiles.get(tiles)
        if plane is None:
            if len(self.planes_of_tiles) >= REMEMBERED:
                self.planes_of_tiles.clear()
            plane = self.planes_of_tiles[tiles] = array("h", bytes(2 * CELLS))
            for place in tiles:
                for cell in city.box.cells[place]:
                    plane[cell] = city.box.kind_of[place] + 1
        return plane

    def is_here(self, street: int, seat: int) -> bool:
        return (street - STREET) // len(STREETS) == seat

    def fill_cards(self, city: City, seat: int, numbers: array[int]) -> None:
        """The promises that a seat holds or chooses from."""
        places, own = self.places, city.boroughs[seat]
        if own.promise >= 0:
            numbers[places["promise"] + own.promise] = 1
        for card in own.specials:
            numbers[places["specials"] + card] = 1
        for card in city.drawn_promises[seat]:
            numbers[places["drawn"] + card] = 1
        if seat in city.to_act and city.frame.step is KEEP_SPECIAL:
            for card in city.frame.things:
                numbers[places["drawn"] + card] = 1

    def fill_question(self, frame: Frame, numbers: array[int]) -> None:
        numbers[self.places["table"] + FIGURES_OF_TABLE - 1] = min(frame.count, LARGEST)
        if 0 <= frame.what < HIDDEN_THINGS + KIND + self.kinds:
            numbers[self.places["about"] + frame.what] = 1


ENCODING: Final = CityEncoding
