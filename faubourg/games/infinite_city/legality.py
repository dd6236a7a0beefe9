"""What is allowed: filters over candidate moves. `effects.py` and `flow.py` give each of them the id of its rule.

Every filter judges each move for itself, whatever else is in the list, so that the same function lists the legal moves
and explains a refusal. What is legal is judged when the question is asked, never earlier (IC-35).
"""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import NOTHING, Frame, Rule
from faubourg.core.spots import CELL, SEAT
from faubourg.core.texts import LANGUAGES
from faubourg.games.infinite_city.moves import ALL, PASS, STOP, cell_name, cell_of, neighbours, owner_of
from faubourg.games.infinite_city.nouns import public_noun
from faubourg.games.infinite_city.state import NO_TOKENS, TOKENS_OF, City, cells_beside, tokens
from faubourg.games.infinite_city.tiles import LIBRARY

# --- cells ---------------------------------------------------------------------------------------------------------


def a_tile(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Cells with a tile, face up or face down."""
    return [move for move in moves if move in city.board]


def a_cell(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move >= CELL and owner_of(move) < 0]


def empty(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move not in city.board]


def lifted_from(frame: Frame) -> int:
    """The cell of the tile that is being moved; none if a new one is placed."""
    return frame.things[0] if frame.things and frame.things[0] >= CELL else NOTHING


def beside_a_tile(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Beside a tile other than the one that is being moved."""
    lifted = lifted_from(frame)
    return [move for move in moves if city.touches_city(move, lifted)]


def free_cells_beside_plazas(city: City, lifted: int) -> frozenset[int]:
    """The empty cells beside face-up Plazas, the tile at `lifted` being off the board but its cell not free."""
    beside = city.beside_plazas
    if lifted in city.plazas:
        beside = cells_beside(tuple([plaza for plaza in city.plazas if plaza != lifted]))
    return beside.difference(city.board)


def beside_a_plaza(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """While a face-up Plaza has a free cell beside it, only such cells (IC-86, IC-87, IC-88)."""
    if not city.plazas:
        return moves
    free = free_cells_beside_plazas(city, lifted_from(frame))
    return [move for move in moves if move in free] if free else moves


def unprotected(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Not on, nor beside, a face-up Power Station (IC-36). It binds owners too (IC-39)."""
    protected = city.protected
    if not protected:
        return moves
    return [move for move in moves if move not in protected]


def adjacent(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Cells with a tile beside the one whose text is resolved."""
    beside = neighbours(frame.at)
    return [move for move in moves if move in beside and move in city.board]


def another_cell(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move != frame.at]


def with_tokens(city: City, frame: Frame, moves: list[int]) -> list[int]:
    board = city.board
    return [move for move in moves if board[move] > NO_TOKENS]


def without_tokens(city: City, frame: Frame, moves: list[int]) -> list[int]:
    board = city.board
    return [move for move in moves if board[move] <= NO_TOKENS]


def not_taken_yet(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Not among the cells dealt with before in this text."""
    return [move for move in moves if move not in frame.things]


def another_tile_than_the_first(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move != frame.things[0]]


# --- conditions on the whole text ----------------------------------------------------------------------------------


def this_tile_unprotected(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [] if frame.at in city.protected else moves


def own_token_here(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return moves if city.board[frame.at] & TOKENS_OF[city.active] else []


def supply_left(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return moves if city.supply[city.active] else []


def not_run_out(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [] if city.ran_out else moves


def another_tile_to_swap(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Nothing if fewer than two tiles of the board are unprotected."""
    free = 0
    for spot in city.cells:
        if spot not in city.protected:
            free += 1
            if free == 2:
                return moves
    return []


def somewhere_to_go(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Nothing if the board has a single tile: lifted off, it would have no neighbour to go to."""
    return moves if len(city.board) > 1 else []


def a_deck(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return moves if city.deck else []


# --- things, seats, buttons ----------------------------------------------------------------------------------------


def in_own_hand(city: City, frame: Frame, moves: list[int]) -> list[int]:
    hand = city.hands[city.active]
    return [move for move in moves if move in hand]


def among_the_shown(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Among the tiles looked at."""
    return [move for move in moves if move in frame.things]


def not_a_library(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if city.kind[move] != LIBRARY]


def in_the_robbed_hand(city: City, frame: Frame, moves: list[int]) -> list[int]:
    hand = city.hands[frame.at - SEAT]
    return [move for move in moves if move in hand]


def another_player(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if SEAT <= move < SEAT + city.players and move != SEAT + city.active]


def with_a_hand(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if city.hands[move - SEAT]]


def own_token_or_stop(city: City, frame: Frame, moves: list[int]) -> list[int]:
    mine = TOKENS_OF[city.active]
    return [move for move in moves if move == STOP or city.board.get(move, 0) & mine]


def stop_beside_a_choice(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """`stop` is no choice by itself: it is offered only while a token could be taken back."""
    if any(city.board[spot] & TOKENS_OF[city.active] and spot not in city.protected for spot in city.cells):
        return moves
    return [move for move in moves if move != STOP]


def a_foreign_token(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """A cell with the owner of a token there who is not the active player."""
    return [
        move
        for move in moves
        if 0 <= owner_of(move) < city.players
        and owner_of(move) != city.active
        and tokens(city.board.get(cell_of(move), 0), owner_of(move))
    ]


def target_unprotected(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if cell_of(move) not in city.protected]


def not_controlled(city: City, frame: Frame, moves: list[int]) -> list[int]:
    mine = TOKENS_OF[city.active]
    return [move for move in moves if not city.board[cell_of(move)] & mine]


def one_of_the_owners_or_all(city: City, frame: Frame, moves: list[int]) -> list[int]:
    value = city.board[frame.things[0]]
    return [
        move for move in moves if move == ALL or (SEAT <= move < SEAT + city.players and tokens(value, move - SEAT))
    ]


def all_of_several(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """`all` is left out where a single token lies, for it would mean the same as that one."""
    value = city.board[frame.things[0]]
    if sum([tokens(value, seat) for seat in range(city.players)]) > 1:
        return moves
    return [move for move in moves if move != ALL]


# --- the turn ------------------------------------------------------------------------------------------------------


def a_hand_tile_or_a_tile_on_the_board(city: City, frame: Frame, moves: list[int]) -> list[int]:
    hand = city.hands[frame.seat]
    return [move for move in moves if move in hand or move in city.board or move == PASS]


def a_free_hotel(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Of the cells on the board, only face-up Hotels without a token of the player."""
    mine = TOKENS_OF[frame.seat]
    return [move for move in moves if move < CELL or (move in city.hotels and not city.board[move] & mine)]


def usable_hotels(city: City, frame: Frame) -> list[int]:
    return unprotected(city, frame, a_free_hotel(city, frame, list(city.hotels)))


def no_pass_while_able(city: City, frame: Frame, moves: list[int]) -> list[int]:
    if PASS in moves and (city.hands[frame.seat] or usable_hotels(city, frame)):
        return [move for move in moves if move != PASS]
    return moves


# --- rules that several questions share ----------------------------------------------------------------------------


def room_beside_plazas(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"count": len(free_cells_beside_plazas(city, lifted_from(frame)))}


def protected_tile(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What a Power Station protects, in every language."""
    spot = cell_of(move)
    return {"tile": {lang: public_noun(city, city.board[spot], lang) for lang in LANGUAGES}, "cell": cell_name(spot)}


PLACEMENT: Final[tuple[Rule, ...]] = (
    Rule("IC-18", a_cell),
    Rule("IC-23", empty),
    Rule("IC-19", beside_a_tile),
    Rule("IC-20", beside_a_plaza, room_beside_plazas),
)
NOT_RUN_OUT: Final[Rule] = Rule("IC-53", not_run_out)
TILE_UNPROTECTED: Final[Rule] = Rule("IC-37", unprotected, protected_tile)
TOKENS_UNPROTECTED: Final[Rule] = Rule("IC-38", unprotected, protected_tile)
TARGET_UNPROTECTED: Final[Rule] = Rule("IC-38", target_unprotected, protected_tile)
