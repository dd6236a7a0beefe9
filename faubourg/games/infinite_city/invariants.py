"""What is true in every state and in every step of a game. Conformance tests check it; positions must fulfil it."""

from __future__ import annotations

from faubourg.core.spots import seat_letter
from faubourg.games.infinite_city.flow import END_OF_TURN
from faubourg.games.infinite_city.moves import cell_name, neighbours
from faubourg.games.infinite_city.state import NO_TOKENS, NOBODY, TILE, UP, City, tokens
from faubourg.games.infinite_city.tiles import HOTEL, KINDS, POWER_STATION, POWER_STATIONS, TOKENS
from faubourg.games.infinite_city.view import tiles_at_hand

STADIUM = KINDS.index("stadium")
SHARED_KINDS = (STADIUM, KINDS.index("police_hq"), HOTEL)


def broken_invariant(city: City) -> str | None:
    return (
        wrong_tokens(city)
        or wrong_tiles(city)
        or wrong_cells(city)
        or wrong_indexes(city)
        or wrong_end(city)
        or wrong_knowledge(city)
    )


def wrong_tokens(city: City) -> str | None:
    """Every player's tokens add up, and lie where they can (IC-2, IC-27, IC-28)."""
    for seat in range(city.players):
        on_board = sum([tokens(value, seat) for value in city.board.values()])
        if city.supply[seat] < 0 or city.supply[seat] + on_board != TOKENS:
            total = f"{city.supply[seat]} in supply and {on_board} on the board"
            return f"{seat_letter(seat)} has {total}, not {TOKENS} tokens in all (IC-2)."
    for spot, value in city.board.items():
        if value > NO_TOKENS and not value & UP:
            return f"the face-down tile at {cell_name(spot)} carries tokens (IC-27)."
        counts = [tokens(value, seat) for seat in range(city.players)]
        kind = city.kind[value & TILE]
        if kind != STADIUM and max(counts) > 1:
            return f"the tile at {cell_name(spot)} carries two tokens of one player (INV-4)."
        if kind not in SHARED_KINDS and sum(counts) > 1:
            return f"the {KINDS[kind]} at {cell_name(spot)} carries tokens of several players (INV-4)."
    return None


def wrong_tiles(city: City) -> str | None:
    """Each of the tiles is in exactly one place (IC-3, IC-107)."""
    places = [*city.deck, *tiles_at_hand(city), *[value & TILE for value in city.board.values()]]
    for hand in city.hands:
        places += hand
    if sorted(places) != list(range(len(city.kind))):
        return f"there are {len(set(places))} tiles in {len(places)} places, not {len(city.kind)} (IC-3)."
    return None


def wrong_cells(city: City) -> str | None:
    if not city.board:
        return "the board is empty (IC-5)."
    return None


def wrong_indexes(city: City) -> str | None:
    """What the state keeps up to date is what one would find by looking at the board."""
    beside = {spot for tile in city.board for spot in neighbours(tile) if spot not in city.board}
    stations = kind_cells(city, POWER_STATION)
    if city.cells != sorted(city.board) or city.frontier != sorted(beside):
        return "the lists of cells are not those of the board."
    if city.protected != {spot for cell in stations for spot in (cell, *neighbours(cell))}:
        return "the protected cells are not those of the Power Stations (IC-36)."
    if sorted(city.plazas) != kind_cells(city, KINDS.index("plaza")) or list(city.hotels) != kind_cells(city, HOTEL):
        return "the lists of Plazas and Hotels are not those of the board."
    return None


def kind_cells(city: City, kind: int) -> list[int]:
    return [spot for spot in city.cells if city.board[spot] & UP and city.kind[city.board[spot] & TILE] == kind]


def wrong_end(city: City) -> str | None:
    """The fifth Power Station ends the game (IC-43); outside the final round nobody is out of tokens (IC-45)."""
    if city.powered > POWER_STATIONS or (city.powered == POWER_STATIONS) != (city.ended_by == "IC-43"):
        return f"{city.powered} Power Stations are face up (IC-43)."
    if city.is_over != bool(city.ended_by):
        return "nobody is to act and the game is not over."
    if not city.is_over and (not city.stack or city.stack[0].step is not END_OF_TURN):
        return "the turn has no end."
    if city.last_turns is not None and city.trigger in (NOBODY, *city.last_turns):
        return "the player who ran out has no last turn, and there is no final round without one (IC-47)."
    return None


def wrong_knowledge(city: City) -> str | None:
    """Owners know their hands, and all know what lies face up."""
    for seat, hand in enumerate(city.hands):
        for tile in hand:
            if not city.known[tile] >> seat & 1:
                return f"{seat_letter(seat)} does not know a tile of the own hand."
    for value in city.board.values():
        if value & UP and city.known[value & TILE] != 0xFF:
            return "a face-up tile is not known to all."
    return None


# --- between two states --------------------------------------------------------------------------------------------


def broken_step(before: City, after: City) -> str | None:
    """What one answer may change (INV-5, INV-6, INV-10 to INV-13)."""
    if not before.protected <= after.protected:
        return "protection was lost (IC-36)."
    for spot in before.protected:
        old, new = before.board.get(spot), after.board.get(spot)
        if old is None:
            continue
        if new is None or new & TILE != old & TILE:
            return "a protected tile moved (IC-37)."
        if before.frame.step.name != "capitol" and old & ~0xFF != new & ~0xFF:
            return "tokens on a protected tile changed (IC-38)."
    new_turn = after.turns > before.turns
    if new_turn and not after.is_over and after.last_turns is None and not after.supply[after.active]:
        return "a turn began without tokens outside the final round (INV-10)."
    if new_turn and after.ended_by != "IC-43" and not after.passes:
        if len(after.hands[before.active]) < 5 and after.deck:
            return "the hand was not refilled (IC-14)."
    if before.last_turns is not None and after.last_turns is not None:
        if len(after.last_turns) > len(before.last_turns):
            return "the final round grew (IC-50)."
    if after.last_turns is not None and not after.is_over and after.active == after.trigger:
        return "the player who ran out took a last turn (IC-47)."
    return None
