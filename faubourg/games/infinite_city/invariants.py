"""What is true in every state and in every step of a game. Conformance tests check it; positions must fulfil it."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from faubourg.core.errors import Flaw
from faubourg.core.events import EVERYONE
from faubourg.core.spots import SEAT, seat_letter
from faubourg.games.infinite_city.effects import (
    CAPITOL,
    LIBRARY_REST,
    PORT,
    POST_OFFICE_CELL,
    SHOPPING_COMPLEX,
    TEMPLE_DRAW,
    TEMPLE_TILE,
)
from faubourg.games.infinite_city.flow import CELL, END_OF_TURN, TURN
from faubourg.games.infinite_city.moves import cell_name, neighbours
from faubourg.games.infinite_city.pending import wrong_frame
from faubourg.games.infinite_city.state import NO_TOKENS, NOBODY, TILE, UP, City, tokens
from faubourg.games.infinite_city.tiles import (
    HAND,
    HOTEL,
    KINDS,
    MOST_ROUNDS,
    PACKAGE,
    POWER_STATION,
    POWER_STATIONS,
    SHARED_KINDS,
    TOKENS,
)
from faubourg.games.infinite_city.tiles import STADIUM as STADIUM_KIND
from faubourg.games.infinite_city.view import tiles_at_hand

flaw: Final = partial(Flaw, package=PACKAGE)
ENDINGS: Final = ("IC-43", "IC-49", "IC-51", "IC-52")


def broken_invariant(city: City) -> Flaw | None:
    return (
        wrong_end(city)
        or wrong_final_round(city)
        or wrong_turn_so_far(city)
        or wrong_tokens(city)
        or wrong_tiles(city)
        or wrong_cells(city)
        or wrong_indexes(city)
        or wrong_pending(city)
        or wrong_knowledge(city)
    )


def wrong_tokens(city: City) -> Flaw | None:
    """Nobody has more tokens than there are, and they lie where they can (IC-2, IC-26, IC-27, IC-28)."""
    for seat in range(city.players):
        on_board = tokens_on_board(city, seat)
        if city.supply[seat] < 0 or city.supply[seat] + on_board > TOKENS:
            return flaw("tokens", seat=seat_letter(seat), count=city.supply[seat] + on_board, tokens=TOKENS)
    for spot, value in city.board.items():
        if value > NO_TOKENS and not value & UP:
            return flaw("tokens_down", place=cell_name(spot))
        counts = [tokens(value, seat) for seat in range(city.players)]
        kind = city.kind[value & TILE]
        if kind != STADIUM_KIND and max(counts) > 1:
            return flaw("tokens_twice", place=cell_name(spot))
        if kind not in SHARED_KINDS and sum(counts) > 1:
            return flaw("tokens_several", place=cell_name(spot))
    return None


def tokens_on_board(city: City, seat: int) -> int:
    return sum([tokens(value, seat) for value in city.board.values()])


def wrong_tiles(city: City) -> Flaw | None:
    """Each of the tiles is in one place at most (IC-3, IC-107); what is nowhere lies in the box."""
    places = tiles_in_play(city)
    return None if len(set(places)) == len(places) else flaw("two_places")


def tiles_in_play(city: City) -> list[int]:
    places = [*city.deck, *tiles_at_hand(city), *[value & TILE for value in city.board.values()]]
    for hand in city.hands:
        places += hand
    return sorted(places)


def wrong_cells(city: City) -> Flaw | None:
    if not city.board:
        return flaw("empty")
    return None


def wrong_indexes(city: City) -> Flaw | None:
    """What the state keeps up to date is what one would find by looking at the board."""
    beside = {spot for tile in city.board for spot in neighbours(tile) if spot not in city.board}
    stations = kind_cells(city, POWER_STATION)
    if city.cells != sorted(city.board) or city.frontier != sorted(beside):
        return Flaw("index", what="cells")
    if city.protected != {spot for cell in stations for spot in (cell, *neighbours(cell))}:
        return Flaw("index", what="protected")
    if sorted(city.plazas) != kind_cells(city, KINDS.index("plaza")) or list(city.hotels) != kind_cells(city, HOTEL):
        return Flaw("index", what="plazas, hotels")
    if city.beside_plazas != {spot for cell in city.plazas for spot in neighbours(cell)}:
        return Flaw("index", what="beside_plazas")
    return None


def kind_cells(city: City, kind: int) -> list[int]:
    return [spot for spot in city.cells if city.board[spot] & UP and city.kind[city.board[spot] & TILE] == kind]


def wrong_end(city: City) -> Flaw | None:
    """The game is over for one of four reasons, and just then (IC-43, IC-49, IC-51, IC-52)."""
    rule, cap = city.ended_by, MOST_ROUNDS * city.players
    if city.powered > POWER_STATIONS or (city.powered == POWER_STATIONS) != (rule == "IC-43"):
        return flaw("stations", count=city.powered)
    if rule and rule not in ENDINGS:
        return flaw("ended_by", rule=rule, allowed=", ".join(ENDINGS))
    if rule == "IC-49" and (city.trigger == NOBODY or city.last_turns != ()):
        return flaw("end_final_round")
    if rule != "IC-43" and ((rule == "IC-51") != (city.passes >= city.players) or city.passes > city.turns):
        return flaw("end_passes", count=city.passes, players=city.players)
    if rule not in ("IC-43", "IC-51") and (rule == "IC-52") != (city.turns >= cap):
        return flaw("end_turns", count=city.turns, most=cap)
    if city.is_over != bool(rule):
        return flaw("nobody")
    return None


def wrong_final_round(city: City) -> Flaw | None:
    """Who placed a last token first has no last turn, all others have one, clockwise (IC-45, IC-47)."""
    trigger, last_turns, active = city.trigger, city.last_turns, city.active
    is_new_turn = not city.is_over and city.frame.step is TURN
    if last_turns is None:
        if trigger != NOBODY and is_new_turn:
            return flaw("last_turns_missing", seat=seat_letter(trigger))
        if trigger == active and not city.ran_out:
            return flaw("trigger_ran_out", seat=seat_letter(active))
        return None
    ways = [(seat - active) % city.players for seat in last_turns]
    if trigger == NOBODY or trigger in last_turns or 0 in ways or any(a >= b for a, b in pairwise(ways)):
        return flaw("last_turns")
    if active == trigger and not city.is_over:
        return flaw("active_trigger", seat=seat_letter(active))
    return None


def wrong_turn_so_far(city: City) -> Flaw | None:
    """What has happened in this turn: nothing when it begins; whoever is out of tokens has run out (IC-53)."""
    if city.is_over:
        return None
    if city.ran_out and city.trigger == NOBODY:
        return flaw("ran_out", seat=seat_letter(city.active))
    if not city.ran_out and not city.supply[city.active]:
        return flaw("not_ran_out", seat=seat_letter(city.active))
    if city.frame.step is TURN and (city.ran_out or city.factories):
        return flaw("new_turn")
    rests = len([frame for frame in city.stack if frame.step is LIBRARY_REST])
    if rests != len(city.set_aside):
        return flaw("set_aside", count=len(city.set_aside), rests=rests)
    return None


def wrong_pending(city: City) -> Flaw | None:
    """What remains to be done is up to the active player, and each step is about what it can be about (IC-34)."""
    frames = [*city.stack, city.frame] if city.to_act else []
    if frames and frames[0].step is not END_OF_TURN:
        return flaw("order")
    for i, frame in enumerate(frames):
        if frame.seat != city.active:
            return flaw("step_seat", place=f"pending[{i}].seat", seat=seat_letter(city.active))
        wrong = wrong_frame(city, frame, frames[:i])
        if wrong:
            return wrong
    return None


def wrong_knowledge(city: City) -> Flaw | None:
    """Owners know their hands, the active player what is at hand, and all know what lies face up."""
    for seat, hand in enumerate(city.hands):
        for tile in hand:
            if not city.known[tile] >> seat & 1:
                return flaw("unknown_hand", seat=seat_letter(seat))
    at_hand = [] if city.is_over else [*tiles_at_hand(city)]
    if not city.is_over and city.frame.step is TEMPLE_TILE:
        at_hand += city.hands[city.frame.at - SEAT]
    if not all(city.known[tile] >> city.active & 1 for tile in at_hand):
        return flaw("unknown_seen", seat=seat_letter(city.active))
    for value in city.board.values():
        if value & UP and city.known[value & TILE] != EVERYONE:
            return flaw("unknown_up")
    return None


# --- between two states --------------------------------------------------------------------------------------------


def broken_step(before: City, after: City, seat: int) -> str | None:
    """What one answer may change."""
    return (
        lost_pieces(before, after)
        or lost_protection(before, after)
        or wrong_turn(before, after)
        or wrong_change_of_protected(before, after)
        or wrong_placement(before, after)
        or wrong_change_of_hands(before, after)
    )


def lost_pieces(before: City, after: City) -> str | None:
    """Nothing comes out of the box or goes into it (IC-2, IC-3, IC-107)."""
    for seat in range(before.players):
        had = before.supply[seat] + tokens_on_board(before, seat)
        has = after.supply[seat] + tokens_on_board(after, seat)
        if has != had:
            return f"{seat_letter(seat)} had {had} tokens and has {has} (IC-2)."
    return None if tiles_in_play(before) == tiles_in_play(after) else "a tile was lost or found (IC-107)."


def lost_protection(before: City, after: City) -> str | None:
    """What is protected stays so, and stays where it is (IC-36, IC-37)."""
    if not before.protected <= after.protected:
        return "protection was lost (IC-36)."
    for spot in before.protected:
        old, new = before.board.get(spot), after.board.get(spot)
        if old is not None and (new is None or new & TILE != old & TILE):
            return "a protected tile moved (IC-37)."
    return None


def wrong_change_of_protected(before: City, after: City) -> str | None:
    """Tokens on protected tiles change by a Capitol only (IC-38, IC-68)."""
    if before.frame.step is CAPITOL:
        return None
    for spot in before.protected:
        old = before.board.get(spot)
        if old is not None and old & ~NO_TOKENS != after.board[spot] & ~NO_TOKENS:
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
