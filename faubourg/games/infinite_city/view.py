"""What a seat may see, by allow-list, and what it could imagine behind the rest."""

from __future__ import annotations

from random import Random
from typing import Final

from faubourg.core.events import PUBLIC
from faubourg.core.outcome import Outcome
from faubourg.core.rules import NOTHING, Frame, Step
from faubourg.core.spots import SEAT, seat_letter
from faubourg.games.infinite_city.effects import (
    LIBRARY_PICK,
    LIBRARY_REST,
    POST_OFFICE_CELL,
    STADIUM_TOKENS,
    TEMPLE_DRAW,
    TEMPLE_TILE,
    TRANSIT_SECOND,
)
from faubourg.games.infinite_city.flow import CELL, TEXTS
from faubourg.games.infinite_city.moves import cell_name
from faubourg.games.infinite_city.scoring import controlled, groups, silver_cells
from faubourg.games.infinite_city.shapes import Area, Laid, Parts, Text, View
from faubourg.games.infinite_city.state import NOBODY, TILE, UP, City
from faubourg.games.infinite_city.tiles import KINDS, LIBRARY

# Steps that go on with a text whose tile is what the frame is about, and those that have it among their things,
# because it may leave the board while they wait.
TEXT_STEPS: Final[tuple[Step | None, ...]] = (
    *TEXTS,
    LIBRARY_PICK,
    POST_OFFICE_CELL,
    STADIUM_TOKENS,
    TEMPLE_TILE,
    TRANSIT_SECOND,
)
LATER_STEPS: Final = (CELL, LIBRARY_REST, TEMPLE_DRAW)


def view(city: City, seat: int | None) -> View:
    """Plain data: what is on the table for everybody, and what is in the hands of this seat only."""
    ids = city.tiles.ids
    outcome = city.outcome()
    seen: View = {
        "game": city.game.name,
        "seat": None if seat is None else seat_letter(seat),
        "players": city.players,
        "stage": city.stage,
        "to_act": [seat_letter(other) for other in city.to_act],
        "question": city.frame.step.name if city.to_act else None,
        "ended_by": city.ended_by or None,
        "scores": list(outcome.scores),
        "active": seat_letter(city.active),
        "round": city.turns // city.players + 1,
        "turns": city.turns,
        "passes": city.passes,
        "board": {cell_name(spot): laid(city, city.board[spot]) for spot in city.cells},
        "kinds": {
            key: {"bonus": city.tiles.bonus[kind], "silver": city.tiles.silver[kind]} for kind, key in enumerate(KINDS)
        },
        "protected": [cell_name(spot) for spot in city.cells if spot in city.protected],
        "supply": list(city.supply),
        "hand_sizes": [len(hand) for hand in city.hands],
        "deck_size": len(city.deck),
        "set_aside_size": sum([len(rest) for rest in city.set_aside]),
        "factories": city.factories,
        "power_stations": city.powered,
        "ran_out": city.ran_out,
        "trigger": None if city.trigger == NOBODY else seat_letter(city.trigger),
        "last_turns": None if city.last_turns is None else [seat_letter(other) for other in city.last_turns],
        "texts": texts(city),
        "owed_draws": [seat_letter(frame.at - SEAT) for frame in city.stack if frame.step is TEMPLE_DRAW],
        "score_parts": score_parts(city, outcome),
        "areas": areas(outcome),
    }
    if city.to_act and city.frame.step is TEMPLE_TILE:
        seen["hand_of"] = seat_letter(city.frame.at - SEAT)
    if seat is not None:
        seen["hand"] = [ids[tile] for tile in city.hands[seat]]
        if seat in city.to_act:
            show_what_is_at_hand(city, city.frame, seen)
        if seat == city.active:
            seen["set_aside"] = [[ids[tile] for tile in rest] for rest in city.set_aside]
    if city.is_over:
        seen["hands"] = [[ids[tile] for tile in hand] for hand in city.hands]
    return seen


def laid(city: City, value: int) -> Laid:
    """What everybody sees of a tile on the board."""
    if not value & UP:
        return {"tile": None, "down": True, "back": city.back_name(value & TILE)}
    seen: Laid = {"tile": city.tiles.ids[value & TILE]}
    owners = city.owners_on(value)
    if owners:
        seen["tokens"] = [seat_letter(owner - SEAT) for owner in owners]
    return seen


def show_what_is_at_hand(city: City, frame: Frame, seen: View) -> None:
    """What the active player alone sees while answering: the tile to place, or the tiles looked at."""
    ids = city.tiles.ids
    if frame.step is CELL:
        seen["picked"] = ids[frame.what]
    elif frame.step is LIBRARY_PICK:
        seen["looking_at"] = [ids[tile] for tile in frame.things]
    elif frame.step is TEMPLE_TILE:
        seen["looking_at"] = [ids[tile] for tile in city.hands[frame.at - SEAT]]


# --- texts and scores ------------------------------------------------------------------------------------------------


def texts(city: City) -> list[Text]:
    """The texts that are not resolved yet: the one that is asked about first, then those that wait behind it."""
    frames = [*city.stack, city.frame] if city.to_act else city.stack
    found: list[Text] = []
    for frame in reversed(frames):
        tile = tile_of_text(frame)
        if tile == NOTHING:
            continue
        spot = cell_of_tile(city, tile)
        cells = [] if frame.step is LIBRARY_PICK or frame.step in LATER_STEPS else frame.things
        found.append(
            {
                "tile": city.tiles.ids[tile],
                "cell": None if spot == NOTHING else cell_name(spot),
                "step": frame.step.name,
                "cells": [cell_name(picked) for picked in cells],
            }
        )
    return found


def tile_of_text(frame: Frame) -> int:
    """The tile whose text a frame belongs to; NOTHING if it belongs to the turn itself."""
    if frame.step in TEXT_STEPS:
        return frame.what
    return frame.things[0] if frame.step in LATER_STEPS and frame.things else NOTHING


def cell_of_tile(city: City, tile: int) -> int:
    """Where a tile lies face up; NOTHING if it does not."""
    return next((spot for spot in city.cells if city.board[spot] & (TILE | UP) == tile | UP), NOTHING)


def score_parts(city: City, outcome: Outcome) -> list[Parts]:
    """The score of each seat in its parts."""
    found: list[Parts] = []
    for seat in range(city.players):
        cells = controlled(city, seat)
        points = {"area": 0, "bonus": 0, "silver": 0}
        for line in outcome.of(seat):
            points[line.kind] += line.points
        found.append(
            {
                "area": points["area"],
                "bonus": points["bonus"],
                "silver": points["silver"],
                "silver_tiles": len(silver_cells(city, cells)),
                "largest_group": max([len(group) for group in groups(cells)], default=0),
            }
        )
    return found


def areas(outcome: Outcome) -> list[Area]:
    return [
        {"seat": seat_letter(line.seat), "cells": [spot.removeprefix("cell:") for spot in line.spots]}
        for line in outcome.lines
        if line.kind == "area"
    ]


# --- imagination -----------------------------------------------------------------------------------------------------


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
    unknown = sorted([tile for tile in places if not city.known[tile] & mask])  # where they are must not matter
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
    city.backs = tuple([fresh.get(tile, tile) for tile in city.backs])
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
