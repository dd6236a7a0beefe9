"""Infinite City as arrays: a window that follows the city, and the few moves that may lie beyond it.

The board has no edge, a window has one: 25 cells by 25 around the middle of the city, far more than cities use to
cover. A legal move beyond it is not lost: the actions after those of the window are these moves in their order, and the
part `beyond` says what each of them is. There are as many of these actions as a city of all tiles could need.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, final

from faubourg.core.encoding import LARGEST, Encoding, Part, Range
from faubourg.core.spots import BUTTON, CELL, SEAT
from faubourg.games.infinite_city import flow
from faubourg.games.infinite_city.effects import LIBRARY_PICK, TEMPLE_TILE
from faubourg.games.infinite_city.moves import BUTTONS, FAR, STRIDE, cell, cell_of, coordinates, owner_of, pair
from faubourg.games.infinite_city.state import NO_TOKENS, NOBODY, TILE, TOKENS_OF, UP, City, tokens
from faubourg.games.infinite_city.tiles import KINDS, TILES, TOKENS

if TYPE_CHECKING:
    from faubourg.core.state import State

WINDOW: Final = 25
AREA: Final = WINDOW * WINDOW
HALF: Final = WINDOW // 2
FACE_DOWN: Final = len(KINDS) + 1
PLANES: Final = 3  # before those of the tokens
FIGURES_OF_TABLE: Final = 8
FIGURES_OF_PLAYER: Final = 6
COLUMNS_BEYOND: Final = 5
MARGIN: Final = 2  # a move lies in the city or beside it


@final
class CityEncoding(Encoding):
    """Actions: a tile, a player, a button, a cell of the window, a token there, a move beyond the window."""

    __slots__ = ("beyond", "cells_from", "pairs_from", "beyond_from")

    def __init__(self, state: State) -> None:
        assert isinstance(state, City)
        players = state.players
        # A city of so many tiles has at most 2 * tiles + 2 empty cells beside it; and each token may be a move.
        self.beyond = 2 * TILES + 2 + players * TOKENS
        tiles = f"by number: {', '.join(state.tiles.ids)}"
        planes = (
            f"a window of the board, from west to east and south to north: kind of tile ({', '.join(KINDS)} are "
            f"1 to {len(KINDS)}, face down is {FACE_DOWN}); protected; what the question is about; tokens of each"
        )
        super().__init__(
            state,
            (
                Part(
                    "table",
                    (FIGURES_OF_TABLE,),
                    LARGEST,
                    "round, tiles in the deck, tiles set aside, Factories of this turn, Power Stations that lie face "
                    "up, passes in a row, 1 if last turns have begun, number of the tile that is asked about + 1",
                ),
                Part(
                    "players",
                    (players, FIGURES_OF_PLAYER),
                    LARGEST,
                    "tokens left, tiles in hand, 1 if active, 1 if the last token was this player's, 1 if a last turn "
                    "is to come, 1 if the question is about this player",
                ),
                Part("hand", (TILES,), 1, f"one's own tiles, {tiles}"),
                Part("looked_at", (TILES,), 1, "tiles that one looks at, has picked or has set aside"),
                Part("board", (PLANES + players, WINDOW, WINDOW), LARGEST, planes),
                Part(
                    "beyond",
                    (self.beyond, COLUMNS_BEYOND),
                    LARGEST,
                    "the legal moves beyond the window: 1, how far east and north of its middle, kind of tile there, "
                    "whose token (1: one's own; 0: no token is meant)",
                    -LARGEST,
                ),
            ),
            (
                Range("tile", 0, TILES, "a tile"),
                Range("player", SEAT, players, "a player, from oneself on", each=1),
                Range("button", BUTTON, len(BUTTONS), ", ".join(BUTTONS)),
                Range("cell", 0, AREA, "a cell of the window"),
                Range("token", 0, AREA * players, "a token in the window: whose, from oneself on, and its cell"),
                Range("beyond", 0, self.beyond, "a legal move beyond the window, in the order of the moves"),
            ),
        )
        self.cells_from = self.offsets[3]
        self.pairs_from = self.offsets[4]
        self.beyond_from = self.offsets[5]

    # --- actions -----------------------------------------------------------------------------------------------------

    def legal(self, city: City, seat: int) -> list[int]:
        window = Window(city)
        actions: list[int] = []
        outside = self.beyond_from
        for move in city.moves(seat):
            action = self.action_in_window(move, seat, window)
            if action < 0:
                action = outside
                outside += 1
            actions.append(action)
        return actions

    def action(self, city: Any, seat: int, move: int) -> int:
        if move < CELL:
            return super().action(city, seat, move)
        action = self.action_in_window(move, seat, Window(city))
        return action if action >= 0 else self.beyond_from + self.outside(city, seat, Window(city)).index(move)

    def move(self, city: Any, seat: int, action: int) -> int:
        if action < self.cells_from:
            return super().move(city, seat, action)
        if action >= self.beyond_from:
            outside = self.outside(city, seat, Window(city))
            place = action - self.beyond_from
            return outside[place] if place < len(outside) else -1
        window = Window(city)
        owner, place = divmod(action - self.cells_from, AREA)
        row, column = divmod(place, WINDOW)
        spot = cell(window.west + column, window.south + row)
        return pair(spot, (seat + owner - 1) % self.players) if owner else spot

    def action_in_window(self, move: int, seat: int, window: Window) -> int:
        """The action of a move in the window; -1 for one beyond it."""
        if move < CELL:
            return super().action(None, seat, move)
        place = window.place(cell_of(move))
        if place < 0:
            return -1
        owner = owner_of(move)
        return (
            self.cells_from + place if owner < 0 else self.pairs_from + AREA * ((owner - seat) % self.players) + place
        )

    def outside(self, city: City, seat: int, window: Window) -> list[int]:
        """The legal moves beyond the window."""
        if window.has_all:
            return []
        return [move for move in city.moves(seat) if self.action_in_window(move, seat, window) < 0]

    # --- observations ------------------------------------------------------------------------------------------------

    def fill(self, city: City, seat: int, numbers: array[int]) -> None:
        players, places = self.players, self.places
        table = places["table"]
        numbers[table] = city.turns // players + 1
        numbers[table + 1] = len(city.deck)
        numbers[table + 2] = sum([len(rest) for rest in city.set_aside])
        numbers[table + 3] = city.factories
        numbers[table + 4] = city.powered
        numbers[table + 5] = city.passes
        numbers[table + 6] = city.last_turns is not None
        row = places["players"]
        for distance in range(players):
            other = (seat + distance) % players
            numbers[row] = city.supply[other]
            numbers[row + 1] = len(city.hands[other])
            numbers[row + 2] = other == city.active
            numbers[row + 3] = other == city.trigger and city.trigger != NOBODY
            numbers[row + 4] = city.last_turns is not None and other in city.last_turns
            row += FIGURES_OF_PLAYER
        hand = places["hand"]
        for tile in city.hands[seat]:
            numbers[hand + tile] = 1
        window = Window(city)
        self.fill_board(city, seat, numbers, window)
        if seat in city.to_act:
            self.fill_question(city, seat, numbers, window)
        if seat == city.active:
            looked_at = places["looked_at"]
            for rest in city.set_aside:
                for tile in rest:
                    numbers[looked_at + tile] = 1

    def fill_board(self, city: City, seat: int, numbers: array[int], window: Window) -> None:
        board, kind, protected, players = city.board, city.kind, city.protected, self.players
        start = self.places["board"]
        for spot in city.cells:
            place = window.place(spot)
            if place < 0:
                continue
            place += start
            value = board[spot]
            numbers[place] = kind[value & TILE] + 1 if value & UP else FACE_DOWN
            if spot in protected:
                numbers[place + AREA] = 1
            if value > NO_TOKENS:
                for distance in range(players):
                    other = (seat + distance) % players
                    if value & TOKENS_OF[other]:
                        numbers[place + AREA * (PLANES + distance)] = tokens(value, other)

    def fill_question(self, city: City, seat: int, numbers: array[int], window: Window) -> None:
        """What the seat that answers knows of its question."""
        frame, places, players = city.frame, self.places, self.players
        looked_at = places["looked_at"]
        tiles: tuple[int, ...] = ()
        if frame.step is LIBRARY_PICK:
            tiles = frame.things
        elif frame.step is TEMPLE_TILE:
            tiles = city.hands[frame.at - SEAT]
        elif frame.step is flow.CELL:
            tiles = (frame.what,)
        for tile in tiles:
            numbers[looked_at + tile] = 1
        if 0 <= frame.what < TILES:
            numbers[places["table"] + FIGURES_OF_TABLE - 1] = frame.what + 1
        if SEAT <= frame.at < SEAT + players:
            distance = (frame.at - SEAT - seat) % players
            numbers[places["players"] + FIGURES_OF_PLAYER * distance + FIGURES_OF_PLAYER - 1] = 1
        about = places["board"] + 2 * AREA
        for spot in (frame.at, *frame.things):
            if spot >= CELL:
                place = window.place(cell_of(spot))
                if place >= 0:
                    numbers[about + place] = 1
        line = places["beyond"]
        for move in self.outside(city, seat, window):
            spot, owner = cell_of(move), owner_of(move)
            x, y = coordinates(spot)
            numbers[line] = 1
            numbers[line + 1] = bounded(x - window.west - HALF)
            numbers[line + 2] = bounded(y - window.south - HALF)
            if spot in city.board:
                value = city.board[spot]
                numbers[line + 3] = city.kind[value & TILE] + 1 if value & UP else FACE_DOWN
            if owner >= 0:
                numbers[line + 4] = (owner - seat) % players + 1
            line += COLUMNS_BEYOND


@final
class Window:
    """Where the window begins in the south-west (the middle of the city is its middle), and if every move is in it."""

    __slots__ = ("west", "south", "has_all")

    def __init__(self, city: City) -> None:
        cells = city.cells
        self.west = self.south = -HALF
        self.has_all = True
        if not cells:
            return
        west, south = coordinates(cells[0])
        east, north = coordinates(cells[-1])
        for spot in cells:
            y = spot % STRIDE - FAR
            if y < south:
                south = y
            elif y > north:
                north = y
        self.west = (west + east) // 2 - HALF
        self.south = (south + north) // 2 - HALF
        self.has_all = east - west < WINDOW - MARGIN and north - south < WINDOW - MARGIN

    def place(self, spot: int) -> int:
        """Which cell of the window; -1 for one beyond it."""
        column, row = spot // STRIDE - FAR - self.west, spot % STRIDE - FAR - self.south
        return WINDOW * row + column if 0 <= column < WINDOW and 0 <= row < WINDOW else -1


def bounded(distance: int) -> int:
    return max(-LARGEST, min(LARGEST, distance))


ENCODING: Final = CityEncoding
