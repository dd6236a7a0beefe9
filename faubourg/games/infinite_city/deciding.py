"""What a question comes with beside its words: what it is about, figures of the choices, and what is closed."""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import NOTHING, Frame, Question
from faubourg.core.spots import BUTTON, SEAT, seat_letter
from faubourg.core.state import About
from faubourg.games.infinite_city.effects import (
    ARBORETUM,
    BANK,
    CAPITOL,
    LIBRARY_PICK,
    POST_OFFICE_CELL,
    STADIUM_TOKENS,
    TEMPLE,
    TRANSIT_SECOND,
    AdjacentText,
    Text,
)
from faubourg.games.infinite_city.flow import CELL, TURN
from faubourg.games.infinite_city.legality import TILE_UNPROTECTED, TOKENS_UNPROTECTED
from faubourg.games.infinite_city.moves import EAST, NORTH, cell_name, cell_of, neighbours
from faubourg.games.infinite_city.shapes import Facts
from faubourg.games.infinite_city.state import TILE, TOKENS_OF, UP, City, tokens
from faubourg.games.infinite_city.tiles import ARBORETUM_TOKENS, KINDS
from faubourg.games.infinite_city.view import cell_of_tile, tile_of_text

PICKED_BEFORE: Final = (POST_OFFICE_CELL, STADIUM_TOKENS, TRANSIT_SECOND)
CLOCKWISE: Final = (NORTH, EAST, -NORTH, -EAST)


def piece_of(city: City, tile: int) -> str:
    return f"tile:{KINDS[city.kind[tile]]}"


def about(city: City, frame: Frame) -> About:
    """The tile to be placed, or the tile whose text is resolved and what that has picked before."""
    text = tile_of_text(frame)
    spots = [] if text == NOTHING else [cell_of_tile(city, text)]
    if frame.step in PICKED_BEFORE:
        spots.append(frame.things[0])
    tile = frame.what if frame.step is CELL else text
    if tile == NOTHING:
        return About()
    things = [tile] if text in (NOTHING, tile) else [tile, text]
    return About(
        piece_of(city, tile),
        tuple([f"cell:{cell_name(spot)}" for spot in spots if spot != NOTHING]),
        tuple([city.tiles.ids[thing] for thing in things]),
    )


def answers_left(city: City, frame: Frame) -> tuple[int, int]:
    """How many answers of this kind follow at least and at most, this one included."""
    if frame.step is ARBORETUM:
        own = sum([tokens(city.board[spot], city.active) for spot in city.cells if spot not in city.protected])
        return 0, min(ARBORETUM_TOKENS - frame.count, own)
    if frame.step is CAPITOL:
        return captures_left(city, frame)
    return 1, 1


def captures_left(city: City, frame: Frame) -> tuple[int, int]:
    """A token for each capture; tokens that lie on a captured tile come back and serve for the next (IC-69)."""
    left = CAPITOL.options(city, frame)
    supply = city.supply[city.active]
    own = [tokens(city.board[spot], city.active) for spot in left if city.board[spot] & TOKENS_OF[city.active]]
    others = len(left) - len(own)
    gained = sum(own) - len(own)
    return len(left) if others < supply else supply, len(own) + min(others, supply + gained)


def suggested(city: City, frame: Frame) -> tuple[int, ...]:
    """A Capitol captures clockwise from the north; everywhere else choosing is the game."""
    if frame.step is not CAPITOL:
        return ()
    options = CAPITOL.options(city, frame)
    return tuple([frame.at + side for side in CLOCKWISE if frame.at + side in options][:1])


def choice_facts(city: City, frame: Frame, move: int) -> Facts:
    """What is printed on a tile; whose tokens lie on one; what lies beside a cell; what a player has."""
    if move < SEAT:
        kind = city.kind[move]
        return {"bonus": city.tiles.bonus[kind], "silver": city.tiles.silver[kind]}
    if move < BUTTON:
        seat = move - SEAT
        return {"hand_size": len(city.hands[seat]), "score": city.outcome().scores[seat]}
    spot = cell_of(move)
    if spot in city.board:
        return {"tokens": [seat_letter(owner - SEAT) for owner in city.owners_on(city.board[spot])]}
    if spot < BUTTON:
        return {}
    ids = city.tiles.ids
    values = [city.board[beside] for beside in neighbours(spot) if beside in city.board]
    return {
        "neighbours": [ids[value & TILE] if value & UP else city.back_name(value & TILE) for value in values],
    }


def closed(city: City, frame: Frame) -> list[int]:
    """What one might expect to choose: Hotels, hands, Libraries looked at, tiles beside the own, protected tiles."""
    step = frame.step
    assert isinstance(step, Question)
    options = step.options(city, frame)
    if step is TURN:
        return [hotel for hotel in city.hotels if hotel not in options]
    if step is LIBRARY_PICK or step is TEMPLE or isinstance(step, AdjacentText):
        candidates = step.candidates(city, frame)
        return [move for move in candidates if move not in options and move != SEAT + frame.seat]
    if isinstance(step, Text) and city.protected:
        candidates = [move for move in step.candidates(city, frame) if move not in options]
        return [move for move in candidates if is_closed_by_protection(city, frame, step, move)]
    return []


def is_closed_by_protection(city: City, frame: Frame, step: Text, move: int) -> bool:
    rule = step.refusal(city, frame, move)
    return rule is not None and (rule.id in (TILE_UNPROTECTED.id, TOKENS_UNPROTECTED.id) or step is BANK)
