"""The city: board, hands, deck and supplies, and the few ways in which they change."""

from __future__ import annotations

import bisect
from typing import TYPE_CHECKING, Any, Final, final

from faubourg.core.events import EVERYONE
from faubourg.core.spots import SEAT
from faubourg.core.state import State
from faubourg.games.infinite_city.moves import SIDES, neighbours
from faubourg.games.infinite_city.tiles import (
    HOTEL,
    PLAZA,
    POWER_STATION,
    POWER_STATIONS,
    TileSet,
)

if TYPE_CHECKING:
    from faubourg.core.game import Game

# What lies on a cell is one int: the tile's number, whether it is face up, and four bits of tokens for each seat.
TILE: Final = 0x7F
UP: Final = 0x80
NO_TOKENS: Final = 0xFF
TOKEN: Final = tuple(1 << 8 + 4 * seat for seat in range(6))
TOKENS_OF: Final = tuple(0xF << 8 + 4 * seat for seat in range(6))

NOBODY: Final = -1

# Final, so that mypyc need not look them up at each call.
bisect_left: Final = bisect.bisect_left
insort: Final = bisect.insort


def tokens(value: int, seat: int) -> int:
    """How many tokens of a seat lie on a cell."""
    return value >> 8 + 4 * seat & 0xF


def cells_beside(spots: tuple[int, ...]) -> frozenset[int]:
    return frozenset([spot + side for spot in spots for side in SIDES])


@final
class City(State):
    """A game of Infinite City."""

    __slots__ = (
        "tiles",
        "kind",
        "board",
        "cells",
        "frontier",
        "protected",
        "powered",
        "plazas",
        "beside_plazas",
        "hotels",
        "backs",
        "deck",
        "hands",
        "set_aside",
        "supply",
        "active",
        "ran_out",
        "factories",
        "trigger",
        "last_turns",
        "turns",
        "passes",
        "ended_by",
    )

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, Any], tiles: TileSet) -> None:
        super().__init__(game, players, seed, options)
        self.tiles = tiles
        self.kind = tiles.kind
        self.board: dict[int, int] = {}  # cell -> what lies there
        self.cells: list[int] = []  # the occupied cells, sorted
        self.frontier: list[int] = []  # the empty cells beside a tile, sorted (IC-19)
        self.protected: frozenset[int] = frozenset()  # cells of, and beside, face-up Power Stations (IC-36)
        self.powered = 0  # face-up Power Stations
        self.plazas: tuple[int, ...] = ()  # cells of face-up Plazas
        self.beside_plazas: frozenset[int] = frozenset()  # cells beside these, empty or not (IC-20)
        self.hotels: tuple[int, ...] = ()  # cells of face-up Hotels
        self.backs: tuple[int, ...] = ()  # tiles laid face down, in that order: a back keeps its number
        self.deck: list[int] = []  # the top is at the end
        self.hands: list[tuple[int, ...]] = []
        self.set_aside: tuple[tuple[int, ...], ...] = ()  # what each Library being resolved has left over (IC-83)
        self.supply: list[int] = []
        self.active = 0
        self.ran_out = False  # the active player's supply was 0 at some moment of this turn (IC-53)
        self.factories = 0  # Factory texts resolved this turn
        self.trigger = NOBODY  # who placed a last token first (IC-45)
        self.last_turns: tuple[int, ...] | None = None  # seats that still have a last turn; None before that
        self.turns = 0  # completed (IC-52)
        self.passes = 0  # in direct succession (IC-51)
        self.ended_by = ""  # the rule that ended the game

    def clone(self) -> City:
        twin = City(self.game, self.players, self.seed, self.options, self.tiles)
        self.copy_engine_to(twin)
        twin.board = self.board.copy()
        twin.cells = self.cells.copy()
        twin.frontier = self.frontier.copy()
        twin.protected = self.protected
        twin.powered = self.powered
        twin.plazas = self.plazas
        twin.beside_plazas = self.beside_plazas
        twin.hotels = self.hotels
        twin.backs = self.backs
        twin.deck = self.deck.copy()
        twin.hands = self.hands.copy()
        twin.set_aside = self.set_aside
        twin.supply = self.supply.copy()
        twin.active = self.active
        twin.ran_out = self.ran_out
        twin.factories = self.factories
        twin.trigger = self.trigger
        twin.last_turns = self.last_turns
        twin.turns = self.turns
        twin.passes = self.passes
        twin.ended_by = self.ended_by
        return twin

    # --- the board -------------------------------------------------------------------------------------------------

    def lay(self, spot: int, value: int) -> None:
        """Put a tile, with what lies on it, on an empty cell (IC-23)."""
        board, frontier = self.board, self.frontier
        board[spot] = value
        insort(self.cells, spot)
        i = bisect_left(frontier, spot)
        if i < len(frontier) and frontier[i] == spot:
            del frontier[i]
        for side in SIDES:
            beside = spot + side
            if beside not in board:
                i = bisect_left(frontier, beside)
                if i == len(frontier) or frontier[i] != beside:
                    frontier.insert(i, beside)
        if value & UP:
            self.note_face_up(spot)

    def lay_face_down(self, spot: int, tile: int) -> None:
        """Put a tile that nobody sees on an empty cell; from now on its back is known by a number."""
        self.backs += (tile,)
        self.lay(spot, tile)

    def public_tile(self, value: int) -> object:
        """What lies on a cell as everybody may know it: the tile, or the back of a face-down one (`back#3`)."""
        return value & TILE if value & UP else self.back_name(value & TILE)

    def back_name(self, tile: int) -> str:
        """The public name of a tile that lies face down."""
        number = len(self.backs) - 1 - self.backs[::-1].index(tile)  # it may have lain face down before
        return f"back#{number}"

    def lift(self, spot: int) -> int:
        """Take a tile off the board; what lay there. The city may fall apart: IC-22."""
        board, frontier = self.board, self.frontier
        value = board.pop(spot)
        del self.cells[bisect_left(self.cells, spot)]
        for empty in (spot, *neighbours(spot)):
            if empty not in board:
                i = bisect_left(frontier, empty)
                listed = i < len(frontier) and frontier[i] == empty
                if self.touches_city(empty, spot):
                    if not listed:
                        frontier.insert(i, empty)
                elif listed:
                    del frontier[i]
        if value & UP:
            self.forget_face_up(spot, value)
        return value

    def touches_city(self, spot: int, lifted: int) -> bool:
        """Whether a tile other than the one lifted is beside a cell."""
        board = self.board
        for side in SIDES:
            if spot + side in board and spot + side != lifted:
                return True
        return False

    def note_face_up(self, spot: int) -> None:
        """A tile has come to lie face up on a cell: what acts from there begins to act (IC-29, IC-96)."""
        kind = self.kind[self.board[spot] & TILE]
        if kind == PLAZA:
            self.plazas += (spot,)
            self.beside_plazas = cells_beside(self.plazas)
        elif kind == HOTEL:
            self.hotels = tuple(sorted(self.hotels + (spot,)))
        elif kind == POWER_STATION:
            self.protected = self.protected.union((spot, *neighbours(spot)))
            self.powered += 1
            if self.powered == POWER_STATIONS:
                self.end("IC-43")

    def forget_face_up(self, spot: int, value: int) -> None:
        """A face-up tile leaves a cell. (A Power Station never does: IC-42.)"""
        kind = self.kind[value & TILE]
        if kind == PLAZA:
            self.plazas = tuple([plaza for plaza in self.plazas if plaza != spot])
            self.beside_plazas = cells_beside(self.plazas)
        elif kind == HOTEL:
            self.hotels = tuple([hotel for hotel in self.hotels if hotel != spot])

    # --- tokens ----------------------------------------------------------------------------------------------------

    def spend(self, seat: int) -> None:
        """A token leaves a supply for the board; the last one triggers the final round (IC-45, IC-53)."""
        self.supply[seat] -= 1
        if self.supply[seat] == 0:
            if seat == self.active:
                self.ran_out = True
            if self.trigger == NOBODY:
                self.trigger = seat
                if self.log is not None:
                    self.tell("trigger", "IC-45", {"seat": SEAT + seat})

    def return_tokens(self, value: int, spot: int) -> None:
        """All tokens of what lay on a cell go back to the supplies of their owners (IC-28)."""
        if value > NO_TOKENS:
            for seat in range(self.players):
                self.supply[seat] += tokens(value, seat)
            if self.log is not None:
                facts: dict[str, object] = {"seat": SEAT + self.active, "tile": value & TILE, "cell": spot}
                self.tell("return", "IC-28", facts | {"owners": self.owners_on(value)})

    def owners_on(self, value: int) -> list[int]:
        """The owners of the tokens on a cell as moves, in the order of the seats."""
        return [SEAT + seat for seat in range(self.players) for _ in range(tokens(value, seat))]

    # --- tiles that nobody or somebody knows -----------------------------------------------------------------------

    def draw(self, seat: int, count: int, rule: str) -> None:
        """Draw from the top while tiles are left (IC-106); only the owner sees them."""
        if count <= 0 or not self.deck:
            return
        drawn = self.take_top(count)
        self.learn(drawn, seat)
        self.hands[seat] += drawn
        if self.log is not None:
            self.tell("draw", rule, {"seat": SEAT + seat, "count": len(drawn)}, {"tiles": drawn}, 1 << seat)

    def take_top(self, count: int) -> tuple[int, ...]:
        """So many tiles off the deck (at least one), the top one first; fewer if no more are left."""
        deck = self.deck
        taken = tuple(deck[: -count - 1 : -1])
        del deck[-count:]
        return taken

    def put_at_bottom(self, tiles: tuple[int, ...]) -> None:
        """Tiles go to the bottom of the deck, the first of them highest. There is no discard pile (IC-107)."""
        self.deck[:0] = tiles[::-1]

    def learn(self, tiles: tuple[int, ...], seat: int) -> None:
        """A seat gets to know where these tiles are."""
        known = self.known
        bit = 1 << seat
        for tile in tiles:
            known[tile] |= bit

    def show(self, tile: int) -> None:
        """Everybody sees a tile."""
        self.known[tile] = EVERYONE

    # --- the end ---------------------------------------------------------------------------------------------------

    def end(self, rule: str) -> None:
        """The game is over at once: nothing that was still to be done is done, and all hands are shown."""
        self.ended_by = rule
        for hand in self.hands:
            for tile in hand:
                self.show(tile)
        self.stop()
        if self.log is not None:
            self.tell("end", rule, {})
