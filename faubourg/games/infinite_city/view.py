"""What a seat may see, by allow-list, and what it could imagine behind the rest."""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.core.events import PUBLIC
from faubourg.core.rules import NOTHING, Frame
from faubourg.core.spots import SEAT, seat_letter
from faubourg.games.infinite_city.effects import LIBRARY_PICK, TEMPLE_DRAW, TEMPLE_TILE
from faubourg.games.infinite_city.flow import CELL
from faubourg.games.infinite_city.moves import cell_name
from faubourg.games.infinite_city.state import NOBODY, TILE, UP, City, tokens
from faubourg.games.infinite_city.tiles import KINDS, LIBRARY


def view(city: City, seat: int | None) -> dict[str, Any]:
    """Plain data: what is on the table for everybody, and what is in the hands of this seat only."""
    ids = city.tiles.ids
    seen: dict[str, Any] = {
        "game": city.game.name,
        "seat": seat,
        "players": city.players,
        "stage": city.stage,
        "to_act": list(city.to_act),
        "active": city.active,
        "turns": city.turns,
        "board": [
            {
                "cell": cell_name(spot),
                "tile": ids[city.board[spot] & TILE] if city.board[spot] & UP else None,
                "tokens": [tokens(city.board[spot], owner) for owner in range(city.players)],
            }
            for spot in city.cells
        ],
        "kinds": {
            key: {"bonus": city.tiles.bonus[kind], "silver": city.tiles.silver[kind]} for kind, key in enumerate(KINDS)
        },
        "protected": [cell_name(spot) for spot in city.cells if spot in city.protected],
        "supply": list(city.supply),
        "hand_sizes": [len(hand) for hand in city.hands],
        "deck": len(city.deck),
        "factories": city.factories,
        "power_stations": city.powered,
        "trigger": None if city.trigger == NOBODY else city.trigger,
        "last_turns": None if city.last_turns is None else list(city.last_turns),
        "question": None if city.is_over else city.frame.step.name,
        "set_aside": sum([len(rest) for rest in city.set_aside]),
        "owed_draws": [frame.at - SEAT for frame in city.stack if frame.step is TEMPLE_DRAW],
        "ended_by": city.ended_by or None,
        "scores": list(city.outcome().scores),
    }
    if seat is not None:
        seen["hand"] = [ids[tile] for tile in city.hands[seat]]
        if seat in city.to_act:
            seen |= at_hand(city, city.frame)
        if seat == city.active:
            seen["set_aside_tiles"] = [ids[tile] for rest in city.set_aside for tile in rest]
    if city.is_over:
        seen["hands"] = [[ids[tile] for tile in hand] for hand in city.hands]
    return seen


def at_hand(city: City, frame: Frame) -> dict[str, Any]:
    """What the active player alone sees while answering: the tile to place, or the tiles looked at."""
    ids = city.tiles.ids
    if frame.step is CELL:
        return {"picked": ids[frame.what]}
    if frame.step is LIBRARY_PICK:
        return {"looking_at": [ids[tile] for tile in frame.things]}
    if frame.step is TEMPLE_TILE:
        robbed = frame.at - SEAT
        return {"looking_at": [ids[tile] for tile in city.hands[robbed]], "hand_of": seat_letter(robbed)}
    return {}


def redraw(city: City, seat: int | None, rng: Random) -> None:
    """Deal the tiles whose place a seat does not know anew over the places that it does not know.

    A tile that somebody else has picked could be any of those it was picked from, so these are mixed first.
    """
    if city.is_over:
        return
    mask = PUBLIC if seat is None else 1 << seat
    if city.frame.step is CELL and city.frame.seat != seat:
        mix_picked(city, mask, rng)
    places = hidden_places(city)
    unknown = [tile for tile in places if not city.known[tile] & mask]
    while True:
        rng.shuffle(unknown)
        dealt = iter(unknown)
        fresh = {tile: next(dealt) for tile in places if not city.known[tile] & mask}
        if not contradicts_what_was_asked(city, fresh):
            break
    # Knowledge stays with the place: whoever knew what lies there still does.
    known = bytes(city.known)
    for old, new in fresh.items():
        city.known[new] = known[old]
    city.deck = [fresh.get(tile, tile) for tile in city.deck]
    city.hands = [tuple([fresh.get(tile, tile) for tile in hand]) for hand in city.hands]
    for spot in city.cells:
        value = city.board[spot]
        city.board[spot] = value & ~TILE | fresh.get(value & TILE, value & TILE)
    city.set_aside = tuple([tuple([fresh.get(tile, tile) for tile in rest]) for rest in city.set_aside])
    city.frame = renamed(city.frame, fresh)


def hidden_places(city: City) -> list[int]:
    """The tiles in deck, hands, face down on the board, set aside, looked at or picked, in a fixed order."""
    tiles = [*city.deck]
    for hand in city.hands:
        tiles += hand
    tiles += [city.board[spot] & TILE for spot in city.cells if not city.board[spot] & UP]
    return [*tiles, *tiles_at_hand(city)]


def tiles_at_hand(city: City) -> tuple[int, ...]:
    """The tiles that the active player has set aside, looks at or has picked."""
    tiles = [tile for rest in city.set_aside for tile in rest]
    if city.frame.step is LIBRARY_PICK:
        tiles += city.frame.things
    elif city.frame.step is CELL:
        tiles.append(city.frame.what)
    return tuple(tiles)


def renamed(frame: Frame, fresh: dict[int, int]) -> Frame:
    if frame.step is LIBRARY_PICK:
        things = tuple([fresh.get(tile, tile) for tile in frame.things])
        return Frame(frame.step, frame.seat, frame.at, frame.what, frame.count, things)
    if frame.step is CELL:
        return Frame(frame.step, frame.seat, frame.at, fresh.get(frame.what, frame.what), frame.count, frame.things)
    return frame


def contradicts_what_was_asked(city: City, fresh: dict[int, int]) -> bool:
    """Whether the tiles dealt could not have led to the question that everybody sees being asked."""

    frame = city.frame

    def is_library(tile: int) -> bool:
        return city.kind[fresh.get(tile, tile)] == LIBRARY

    if frame.step is LIBRARY_PICK:
        return all(is_library(tile) for tile in frame.things)
    if frame.step is CELL and frame.at == NOTHING:
        return frame.what in fresh and is_library(frame.what)
    return False


def mix_picked(city: City, mask: int, rng: Random) -> None:
    """Another seat has picked a tile and not placed it yet: it could be any of the tiles it had to choose from."""
    frame = city.frame
    if city.known[frame.what] & mask:
        return  # the robbed player of a Temple sees which tile is missing
    if frame.at == NOTHING:
        return  # from the deck: nobody else knows anything about these (LibraryPick sees to that)
    owner = frame.at - SEAT
    pool = [frame.what, *city.hands[owner]]
    rng.shuffle(pool)
    city.frame = Frame(frame.step, frame.seat, frame.at, pool[0], frame.count, frame.things)
    city.hands[owner] = tuple(pool[1:])
