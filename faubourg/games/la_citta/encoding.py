"""La Citta as arrays: what lies on each hex, in the order of the map, and rows for cards and players."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, final

from faubourg.core.encoding import LARGEST, Encoding, Part, Range
from faubourg.core.events import PUBLIC
from faubourg.core.hexes import bits
from faubourg.core.spots import BUTTON, CELL, SEAT
from faubourg.games.la_citta.board import Ground
from faubourg.games.la_citta.moves import ARCH, BUTTONS, KIND, hex_of, service_of
from faubourg.games.la_citta.state import IN_PLAY, NO_CARD, NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    CASTLES,
    DISPLAY,
    KINDS,
    NO_LIMIT,
    POLICIES,
    SERVICES,
    TILE_FACES,
    VOICES_PER_YEAR,
)

if TYPE_CHECKING:
    from faubourg.core.state import State

FIGURES_OF_TABLE: Final = 8
FIGURES_OF_PLAYER: Final = 9
GROUND: Final = ("in play", "food", "mountains", "lakes")
PLANES: Final = (
    *("kind of building + 1", "owner (1: oneself, 2: the next player ...)", "1 with a rich harvest"),
    *[f"cubes beside arches of {service}" for service in SERVICES],
    *("at a castle: people", "limit (0: none)", "staff", "income"),
    *[f"half points of {service}" for service in SERVICES],
    "1 if the question is about this hex",
)


@final
class RegionEncoding(Encoding):
    """Actions: a card, a kind of building, a button, a hex, an arch on a hex."""

    __slots__ = ("hexes", "ground", "ground_numbers")

    def __init__(self, state: State) -> None:
        assert isinstance(state, Region)
        players, hexes = state.players, len(state.board.hexes)
        self.hexes = hexes
        self.ground: Ground | None = None  # that of the last observation: it hardly ever changes
        self.ground_numbers = array("h")
        super().__init__(
            state,
            (
                Part(
                    "table",
                    (FIGURES_OF_TABLE,),
                    LARGEST,
                    "year, turn of the year, seat of the first player from one's own on, cards in the pile, cards "
                    "discarded, voice cards in the pile, thing that the question is about + 1, number in it",
                ),
                Part(
                    "players",
                    (players, FIGURES_OF_PLAYER),
                    LARGEST,
                    "gold, food, cubes, player cards, citizens, castles left, 1 if hungry, 1 if a city was founded "
                    "this year, 1 if eliminated",
                    -LARGEST,
                ),
                Part("ground", (len(GROUND), hexes), LARGEST, f"of each hex: {', '.join(GROUND)}"),
                Part("hexes", (len(PLANES), hexes), LARGEST, f"of each hex: {', '.join(PLANES)}", -1),
                Part("display", (DISPLAY, 2), LARGEST, "the open cards: number + 1, kind + 1; 0 where none lies"),
                Part(
                    "taken",
                    (players, len(POLICIES) + 1),
                    LARGEST,
                    f"policy cards in front of each: unknown ones, then by kind: {', '.join(POLICIES)}",
                ),
                Part("voices", (VOICES_PER_YEAR,), len(SERVICES), f"this year's: {', '.join(SERVICES)} are 1 to 3"),
                Part("voice", (len(SERVICES),), 1, "what the people ask for, once counted"),
                Part("past_voices", (len(SERVICES),), LARGEST, "voices of earlier years by service"),
                Part("stock", (len(TILE_FACES),), LARGEST, "tiles left"),
            ),
            (
                Range("card", 0, len(state.cards.ids), f"a card: {', '.join(state.cards.ids)}"),
                Range("building", KIND, len(KINDS), ", ".join(KINDS)),
                Range("player", SEAT, players, "a player, from oneself on", each=1),
                Range("button", BUTTON, len(BUTTONS), ", ".join(BUTTONS)),
                Range("hex", CELL, hexes, "a hex, in the order of the map"),
                *[
                    Range(f"arch_{service}", CELL + (number + 1) * ARCH, hexes, f"an arch of {service} on a hex")
                    for number, service in enumerate(SERVICES)
                ],
            ),
        )

    def fill(self, region: Region, seat: int, numbers: array[int]) -> None:
        players, places = self.players, self.places
        table = places["table"]
        numbers[table] = region.year
        numbers[table + 1] = region.turn
        numbers[table + 2] = (region.first - seat) % players
        numbers[table + 3] = len(region.pile)
        numbers[table + 4] = len(region.discard)
        numbers[table + 5] = len(region.voice_pile)
        row = places["players"]
        for distance in range(players):
            other = (seat + distance) % players
            numbers[row] = region.gold[other]
            numbers[row + 1] = region.food[other]
            numbers[row + 2] = region.cubes[other]
            numbers[row + 3] = region.ready[other]
            numbers[row + 5] = CASTLES
            numbers[row + 6] = region.hungry >> other & 1
            numbers[row + 7] = region.founded >> other & 1
            numbers[row + 8] = region.fallen[other] != IN_PLAY
            row += FIGURES_OF_PLAYER
        self.fill_hexes(region, seat, numbers)
        self.fill_cards(region, seat, numbers)
        if seat in region.to_act:
            frame = region.frame
            numbers[table + 6] = frame.what + 1 if 0 <= frame.what < SEAT else 0
            numbers[table + 7] = frame.count
            about = places["hexes"] + self.hexes * (len(PLANES) - 1)
            for spot in (frame.at, *frame.things):
                if spot >= CELL:
                    numbers[about + hex_of(spot)] = 1

    def fill_hexes(self, region: Region, seat: int, numbers: array[int]) -> None:
        players, count = self.players, self.hexes
        ground = region.ground
        if ground is not self.ground:
            self.ground = ground
            in_play = [region.board.in_play >> hex & 1 for hex in range(count)]
            self.ground_numbers = array("h", [*in_play, *ground.food, *ground.mountains, *ground.lake_count])
        plane = self.places["ground"]
        numbers[plane : plane + len(GROUND) * count] = self.ground_numbers
        plane = self.places["hexes"]
        people_at = self.places["players"]
        for city in region.cities:
            distance = (city.owner - seat) % players
            for hex in bits(city.body):
                kind = region.tiles[hex]
                numbers[plane + hex] = 0 if kind == NO_TILE else kind + 1
                numbers[plane + count + hex] = distance + 1
            own = people_at + FIGURES_OF_PLAYER * distance
            numbers[own + 4] += city.people
            numbers[own + 5] -= 1
            castle = plane + city.castle
            figures = (city.people, 0 if city.limit == NO_LIMIT else city.limit, city.staff, city.income)
            for number, figure in enumerate(figures, start=6):
                numbers[castle + number * count] = figure
            for service in range(len(SERVICES)):
                numbers[castle + (10 + service) * count] = city.service(service)
        for hex in bits(region.harvested):
            numbers[plane + 2 * count + hex] = 1
        for arch in region.arch_cubes:
            numbers[plane + (3 + service_of(arch)) * count + hex_of(arch)] += 1

    def fill_cards(self, region: Region, seat: int, numbers: array[int]) -> None:
        players, places, cards, known = self.players, self.places, region.cards, region.known
        mine = 1 << seat
        for slot, card in enumerate(region.display):
            if card != NO_CARD:
                numbers[places["display"] + 2 * slot] = card + 1
                numbers[places["display"] + 2 * slot + 1] = cards.policy[card] + 1
        for distance in range(players):
            row = places["taken"] + (len(POLICIES) + 1) * distance
            for card in region.taken[(seat + distance) % players]:
                numbers[row + (cards.policy[card] + 1 if known[card] & mine else 0)] += 1
        for slot, card in enumerate(region.voices):
            if known[card] & mine:
                numbers[places["voices"] + slot] = cards.voice[card] + 1
        for service in region.voice:
            numbers[places["voice"] + service] = 1
        past = places["past_voices"]
        for card in range(cards.policies, len(known)):
            if known[card] & PUBLIC and card not in region.voices:
                numbers[past + cards.voice[card]] += 1
        stock = places["stock"]
        for tile in range(len(region.stock)):  # mypyc does not enumerate a bytearray
            numbers[stock + tile] = region.stock[tile]


ENCODING: Final = RegionEncoding
