"""What is true in every state and in every step of a game. Conformance tests check it; positions must fulfil it."""

from __future__ import annotations

from faubourg.core.events import EVERYONE
from faubourg.core.spots import SEAT, seat_letter
from faubourg.games.infinite_city.effects import (
    CAPITOL,
    LIBRARY_REST,
    PORT,
    POST_OFFICE_CELL,
    SHOPPING_COMPLEX,
    STADIUM_TOKENS,
    TEMPLE_DRAW,
    TEMPLE_TILE,
    TRANSIT_SECOND,
)
from faubourg.games.infinite_city.flow import CELL, END_OF_TURN, TEXTS
from faubourg.games.infinite_city.moves import cell_name, neighbours
from faubourg.games.infinite_city.state import NO_TOKENS, NOBODY, TILE, UP, City, tokens
from faubourg.games.infinite_city.tiles import HAND, HOTEL, KINDS, POWER_STATION, POWER_STATIONS, TOKENS
from faubourg.games.infinite_city.view import tiles_at_hand

STADIUM = KINDS.index("stadium")
ENDINGS = ("IC-43", "IC-49", "IC-51", "IC-52")
SHARED_KINDS = (STADIUM, KINDS.index("police_hq"), HOTEL)


def broken_invariant(city: City) -> str | None:
    return (
        wrong_tokens(city)
        or wrong_tiles(city)
        or wrong_cells(city)
        or wrong_indexes(city)
        or wrong_end(city)
        or wrong_pending(city)
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
            return f"the tile at {cell_name(spot)} carries two tokens of one player (IC-26)."
        if kind not in SHARED_KINDS and sum(counts) > 1:
            return f"the {KINDS[kind]} at {cell_name(spot)} carries tokens of several players (IC-26)."
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
    if city.beside_plazas != {spot for cell in city.plazas for spot in neighbours(cell)}:
        return "the cells beside Plazas are not those of the Plazas (IC-20)."
    return None


def kind_cells(city: City, kind: int) -> list[int]:
    return [spot for spot in city.cells if city.board[spot] & UP and city.kind[city.board[spot] & TILE] == kind]


def wrong_end(city: City) -> str | None:
    """The fifth Power Station ends the game (IC-43); outside the final round nobody is out of tokens (IC-45)."""
    if city.powered > POWER_STATIONS or (city.powered == POWER_STATIONS) != (city.ended_by == "IC-43"):
        return f"{city.powered} Power Stations are face up (IC-43)."
    if city.ended_by and city.ended_by not in ENDINGS:
        return f"no game ends by {city.ended_by}; the ends are {', '.join(ENDINGS)}."
    if city.is_over != bool(city.ended_by):
        return "nobody is to act and the game is not over."
    if not city.is_over and (not city.stack or city.stack[0].step is not END_OF_TURN):
        return "the turn has no end."
    if city.last_turns is not None and city.trigger in (NOBODY, *city.last_turns):
        return "the player who ran out has no last turn, and there is no final round without one (IC-47)."
    return None


def wrong_pending(city: City) -> str | None:
    """What remains to be done is up to the active player, and each text that waits belongs to a tile (IC-34)."""
    frames = [*city.stack, city.frame] if city.to_act else []
    rests = 0
    for frame in frames:
        step = frame.step
        if frame.seat != city.active:
            return f"the step {step.name} is not of the active player."
        if step in TEXTS:
            value = city.board.get(frame.at, 0)
            if not value & UP or value & TILE != frame.what or TEXTS[city.kind[frame.what]] is not step:
                return f"the step {step.name} is not the text of the face-up tile it names (IC-34)."
        if step in (TEMPLE_TILE, TEMPLE_DRAW) and not 0 <= frame.at - SEAT < city.players:
            return f"the step {step.name} names no player (IC-101)."
        places = [frame.at, *frame.things] if step is STADIUM_TOKENS else frame.things
        if step in (POST_OFFICE_CELL, STADIUM_TOKENS, TRANSIT_SECOND) and any(
            spot not in city.board for spot in places
        ):
            return f"the step {step.name} is about a cell without a tile."
        rests += step is LIBRARY_REST
    if frames and rests != len(city.set_aside):
        return f"{len(city.set_aside)} Libraries have set tiles aside, and {rests} of them are pending (IC-83)."
    return None


def wrong_knowledge(city: City) -> str | None:
    """Owners know their hands, and all know what lies face up."""
    for seat, hand in enumerate(city.hands):
        for tile in hand:
            if not city.known[tile] >> seat & 1:
                return f"{seat_letter(seat)} does not know a tile of the own hand."
    for value in city.board.values():
        if value & UP and city.known[value & TILE] != EVERYONE:
            return "a face-up tile is not known to all."
    return None


# --- between two states --------------------------------------------------------------------------------------------


def broken_step(before: City, after: City) -> str | None:
    """What one answer may change."""
    return (
        wrong_change_of_protected(before, after)
        or wrong_placement(before, after)
        or wrong_change_of_hands(before, after)
        or wrong_turn(before, after)
    )


def wrong_change_of_protected(before: City, after: City) -> str | None:
    """Protected tiles stay, and only a Capitol changes the tokens on them (IC-36, IC-37, IC-38)."""
    if not before.protected <= after.protected:
        return "protection was lost (IC-36)."
    for spot in before.protected:
        old, new = before.board.get(spot), after.board.get(spot)
        if old is None:
            continue
        if new is None or new & TILE != old & TILE:
            return "a protected tile moved (IC-37)."
        if before.frame.step is not CAPITOL and old & ~NO_TOKENS != new & ~NO_TOKENS:
            return "tokens on a protected tile changed (IC-38)."
    return None


def wrong_placement(before: City, after: City) -> str | None:
    """A tile placed or moved comes beside another, and beside a Plaza if it can (IC-19, IC-20, IC-94, IC-95)."""
    placed = [spot for spot in after.cells if spot not in before.board]
    if not placed:
        return None
    question = before.frame.step
    if len(placed) > 1 or question not in (CELL, PORT, POST_OFFICE_CELL):
        return "tiles came to cells that nobody chose."
    lifted = before.frame.things if question is POST_OFFICE_CELL else ()
    others = [spot for spot in before.cells if spot not in lifted]
    plazas = [spot for spot in kind_cells(before, KINDS.index("plaza")) if spot not in lifted]
    wanted = {spot for plaza in plazas for spot in neighbours(plaza) if spot not in before.board}
    if not any(placed[0] in neighbours(spot) for spot in others):
        return f"the tile at {cell_name(placed[0])} was placed beside no other (IC-19)."
    if wanted and placed[0] not in wanted:
        return f"the tile at {cell_name(placed[0])} was not placed beside a Plaza (IC-20)."
    return None


def wrong_change_of_hands(before: City, after: City) -> str | None:
    """The hands of others change by a Temple and a Shopping Complex, and when their own turn begins (IC-10, IC-16)."""
    if before.frame.step is SHOPPING_COMPLEX:
        return None
    owed = [frame.at - SEAT for frame in before.stack if frame.step is TEMPLE_DRAW]
    for seat in range(before.players):
        old, new = before.hands[seat], after.hands[seat]
        if seat == before.active or old == new:
            continue
        if before.frame.step is TEMPLE_TILE and seat == before.frame.at - SEAT:
            if len(new) != len(old) - 1 or not set(new) < set(old):
                return f"{seat_letter(seat)} lost more than the tile that a Temple took (IC-101)."
            continue
        begins = HAND if after.turns > before.turns and after.active == seat and not old else 0
        if new[: len(old)] != old or len(new) - len(old) > max(begins, owed.count(seat)):
            return f"the hand of {seat_letter(seat)} changed in the turn of another (IC-16)."
    return None


def wrong_turn(before: City, after: City) -> str | None:
    """Refills, and who may still have a turn (IC-14, IC-45, IC-47, IC-50)."""
    if before.trigger not in (NOBODY, after.trigger):
        return "another player became the one who ran out first (IC-45)."
    if after.last_turns is not None and not after.is_over and after.active == after.trigger:
        return "the player who ran out took a last turn (IC-47)."
    if after.turns == before.turns:
        return None
    if not after.is_over and after.last_turns is None and not after.supply[after.active]:
        return "a turn began without tokens outside the final round (IC-45)."
    if after.ended_by != "IC-43" and not after.passes and after.deck and len(after.hands[before.active]) < HAND:
        return "the hand was not refilled (IC-14)."
    if before.last_turns is None or after.last_turns is None or after.is_over:
        return None
    return "the final round got no shorter (IC-50)." if len(after.last_turns) >= len(before.last_turns) else None
