"""The places on the screen that a move touches."""

from __future__ import annotations

from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON, CELL, SEAT_LETTERS
from faubourg.games.small_city.building import legality
from faubourg.games.small_city.building.planning import BIGGER_TILE, DEMOLISH_TILE, ENLARGE_TILE
from faubourg.games.small_city.grid import cell_name, cells_in
from faubourg.games.small_city.moves import HALL as HALL_PLACE
from faubourg.games.small_city.moves import (
    KIND,
    LINES,
    PLACE,
    PLACES,
    PRODUCT,
    RAW,
    RAW_AT,
    RAW_KINDS,
    RAW_NAMES,
    SPACE,
    cell_of,
    is_street,
    seat_of,
    spot_name,
    street_name,
)
from faubourg.games.small_city.phases.citizens import CITIZEN
from faubourg.games.small_city.phases.trading import DEAL
from faubourg.games.small_city.state import City
from faubourg.games.small_city.wording.notation import OF_CITIZENS, borough_of, thing_name


def spots(city: City, frame: Frame, move: int) -> tuple[str, ...]:
    letter = SEAT_LETTERS[frame.seat]
    if move >= PLACE:
        return cell_spots(frame.seat, cells_of_placement(city, frame, move - PLACE))
    if is_street(move):
        return (f"street:{street_name(move)}",)
    if move >= CELL:
        return cells_of_spot(city, frame, move)
    if move >= BUTTON:
        return (f"button:{city.game.buttons[move - BUTTON]}",)
    if move >= RAW_AT:
        kind, place = divmod(move - RAW_AT, PLACES)
        where = store_spot(frame.seat, place)
        # Several kinds of raw may lie in one place: what is given is the place and the kind.
        return (where, f"raw:{RAW_NAMES[kind]}") if frame.step is DEAL else (where,)
    if move >= SPACE:
        return council_spot(move), f"disk:{letter}:{(move - SPACE) // 16 + 1}"
    if move >= PRODUCT:
        place, kind = divmod(move - PRODUCT, RAW_KINDS)
        return f"raw:{RAW_NAMES[kind]}", f"seat:{SEAT_LETTERS[place]}"
    if move >= RAW:
        return (f"raw:{RAW_NAMES[move - RAW]}",)
    if move >= KIND:
        return (f"pile:{city.box.names[move - KIND]}",)
    return (f"card:{thing_name(city, move)}",)


def cell_spots(seat: int, cells: list[int]) -> tuple[str, ...]:
    return tuple([f"cell:{SEAT_LETTERS[seat]}:{cell_name(index)}" for index in cells])


def council_spot(move: int) -> str:
    line, column = divmod((move - SPACE) % 16, 4)
    return f"council:{LINES[line]}-{column + 1}"


def store_spot(seat: int, place: int) -> str:
    """The hall of a borough, or the cell of a warehouse."""
    return f"hall:{SEAT_LETTERS[seat]}" if place == HALL_PLACE else f"cell:{SEAT_LETTERS[seat]}:{cell_name(place)}"


def cells_of_spot(city: City, frame: Frame, move: int) -> tuple[str, ...]:
    """A home or a tile is offered by all of its cells; citizens of a home by those on which one is left to move."""
    seat, index = seat_of(move), cell_of(move)
    if frame.step in OF_CITIZENS:
        borough = borough_of(city, frame, seat)
        home = borough.home_at(index)
        if home:
            people = home & borough.people[frame.seat] & ~(city.moved[seat] if frame.step is CITIZEN else 0)
            return cell_spots(seat, cells_in(people if people and frame.at < 0 else home))
    elif frame.step in (ENLARGE_TILE, DEMOLISH_TILE):
        place = borough_of(city, frame, seat).tile_at(city.box, index)
        if place >= 0:
            return cell_spots(seat, list(city.box.cells[place]))
    return (f"cell:{spot_name(move)}",)


def cells_of_placement(city: City, frame: Frame, place: int) -> list[int]:
    """The cells of a tile, the one that is named first; of a tile that becomes bigger, first the cell it gains."""
    cells = list(city.box.cells[place])
    if frame.step is BIGGER_TILE:
        filled = legality.draft_of(city, frame).borough.filled
        return sorted(cells, key=lambda index: filled >> index & 1)
    return cells
