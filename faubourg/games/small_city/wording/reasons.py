"""What a refusal tells beside its rule: names in each language, and the facts of phases 3, 4 and 6.

A fact `case` picks one of several sentences of a rule: `refusal-SC-17-grave` in the text files for the case `grave`.
The facts of the other phases are beside the filters that need them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON, CELL, SEAT, SEAT_LETTERS
from faubourg.core.texts import LANGUAGES
from faubourg.games.small_city.borough import Borough, count_of
from faubourg.games.small_city.grid import cell_name, cells_in
from faubourg.games.small_city.moves import HALL as HALL_PLACE
from faubourg.games.small_city.moves import (
    KIND,
    PAY,
    PLACES,
    PRODUCT,
    RAW,
    RAW_AT,
    RAW_KINDS,
    RAW_NAMES,
    cell_of,
    is_spot,
    seat_of,
)
from faubourg.games.small_city.tiles import RAW_CASH, RAW_TO_VOTES, RAW_VOTES, SLOTS, VOTE_BUNDLES
from faubourg.games.small_city.wording.names import spot_word

if TYPE_CHECKING:
    from faubourg.games.small_city.state import City

Facts = dict[str, object]


# --- names ---------------------------------------------------------------------------------------------------------


def example(city: City, frame: Frame) -> dict[str, str]:
    """A legal answer to the question of a frame, as people would type it."""
    for move in frame.step.options(city, frame):
        if not BUTTON <= move < CELL:
            text = city.game.notation(city, move).removeprefix(f"{SEAT_LETTERS[frame.seat]}:")
            return dict.fromkeys(LANGUAGES, text)
    return said(city, "game-empty")


def in_words(city: City, move: int) -> dict[str, str]:
    """What a move is called, in each language."""
    return {lang: city.game.word(city, move, lang) for lang in LANGUAGES}


def tile_in_words(city: City, place: int) -> dict[str, str]:
    return in_words(city, KIND + city.box.kind_of[place])


def said(city: City, id: str) -> dict[str, str]:
    """A text of the game in each language."""
    return {lang: city.game.say(lang, id) for lang in LANGUAGES}


def joined(city: City, moves: list[int]) -> dict[str, str]:
    """Several moves in words, with commas."""
    return {lang: ", ".join([str(city.game.word(city, move, lang)) for move in moves]) or "-" for lang in LANGUAGES}


def seat_name(city: City, seat: int) -> dict[str, str]:
    return in_words(city, SEAT + seat)


def cell_in_words(city: City, frame: Frame, move: int) -> dict[str, str]:
    """A cell of the own borough by its name, one of another with its owner."""
    return {lang: spot_word(city, move, frame.seat, lang) for lang in LANGUAGES}


def what_is_there(city: City, borough: Borough, index: int) -> Facts:
    """The tile or the cemetery on a cell that is not empty."""
    place = borough.tile_at(city.box, index)
    if place < 0:
        return {"case": "grave", "cell": cell_name(index)}
    return {"cell": cell_name(index), "tile": tile_in_words(city, place)}


def tile_on(city: City, move: int) -> dict[str, str]:
    """The tile on a spot, or what an empty cell is called."""
    place = city.boroughs[seat_of(move)].tile_at(city.box, cell_of(move))
    return tile_in_words(city, place) if place >= 0 else said(city, "game-empty")


def is_on_a_board(city: City, move: int) -> bool:
    return is_spot(move) and seat_of(move) < city.players


# --- phase 3 -------------------------------------------------------------------------------------------------------


def walker_facts(city: City, frame: Frame, move: int) -> Facts:
    """Who stands on a spot that is none of the own citizens."""
    if not is_on_a_board(city, move):
        return {"case": "not_a_cell", "example": example(city, frame)}
    borough = city.boroughs[seat_of(move)]
    for seat in range(city.players):
        if seat != frame.seat and borough.people[seat] >> cell_of(move) & 1:
            return {"case": "foreign", "cell": cell_in_words(city, frame, move), "seat": seat_name(city, seat)}
    place = borough.tile_at(city.box, cell_of(move))
    if place >= 0 and city.box.kind_of[place] == city.box.named["town_hall"]:
        return {"case": "hall", "count": borough.hall}
    return {"case": "nobody", "cell": cell_in_words(city, frame, move), "tile": tile_on(city, move)}


def spot_facts(city: City, frame: Frame, move: int) -> Facts:
    """A place, and the tile there."""
    return {"cell": cell_in_words(city, frame, move), "tile": tile_on(city, move)}


def slot_facts(city: City, frame: Frame, move: int) -> Facts:
    """Why a place is no slot for a citizen."""
    if not is_on_a_board(city, move):
        return {"case": "not_a_cell", "example": example(city, frame)}
    return {"case": "no_slot", **spot_facts(city, frame, move)}


def occupant_facts(city: City, frame: Frame, move: int) -> Facts:
    """Who stands on a slot that is taken; a home is full."""
    borough = city.boroughs[seat_of(move)]
    home = borough.home_at(cell_of(move))
    if home:
        return {"case": "home", "cell": cell_in_words(city, frame, move), "count": home.bit_count()}
    owner = [seat for seat in range(city.players) if borough.people[seat] >> cell_of(move) & 1]
    return {"cell": cell_in_words(city, frame, move), "seat": seat_name(city, owner[0])}


def police_facts(city: City, frame: Frame, move: int) -> Facts:
    borough = city.boroughs[seat_of(move)]
    station = cells_in(borough.police)[0]
    return {
        "cell": cell_in_words(city, frame, move),
        "police": cell_name(station),
        "seat": seat_name(city, seat_of(move)),
    }


def neighbour_facts(city: City, frame: Frame, move: int) -> Facts:
    here = seat_of(frame.at)
    beside = joined(city, [SEAT + other for other in city.neighbours(here)])
    return {"seat": seat_name(city, seat_of(move)), "here": seat_name(city, here), "neighbours": beside}


def limit_facts(city: City, frame: Frame, move: int) -> Facts:
    place = seat_of(move)
    return {
        "seat": seat_name(city, place),
        "count": city.boroughs[place].people[frame.seat].bit_count(),
        "limit": city.tourist_limit(frame.seat),
    }


def better_facts(city: City, frame: Frame, move: int) -> Facts:
    """What must be done instead of a last resort."""
    here = seat_of(frame.at)
    better = len(frame.step.options(city, frame))
    if is_spot(move):
        if seat_of(move) == frame.seat and here != frame.seat:
            stations = city.boroughs[frame.seat].police | city.boroughs[frame.seat].fire
            case = "station" if stations >> cell_of(move) & 1 else "home"
            return {"case": case, "cell": cell_in_words(city, frame, move), "count": better}
        return {"case": "same_home", "cell": cell_in_words(city, frame, move)}
    return {"case": "hall", "count": better}


def small_home_facts(city: City, frame: Frame, move: int) -> Facts:
    homes = [cell_name(cell_of(option)) for option in frame.step.options(city, frame)]
    return {"cells": ", ".join(homes)}


# --- phase 4 -------------------------------------------------------------------------------------------------------


def used_facts(city: City, frame: Frame, move: int) -> Facts:
    """Why nothing can be exchanged on a spot."""
    if move in frame.things[::2]:
        return {"case": "used", "cell": cell_in_words(city, frame, move)}
    if not is_on_a_board(city, move):
        return {"case": "not_a_cell", "example": example(city, frame)}
    return spot_facts(city, frame, move)


def empty_purse_facts(city: City, frame: Frame, slot: int, sells_votes: bool, money: int) -> Facts:
    """Nothing to give on a slot: too little money, or no raw."""
    facts: Facts = {"case": "money" if sells_votes else "raw", "cell": cell_in_words(city, frame, slot)}
    return {**facts, "least": VOTE_BUNDLES[0][0], "money": money}


def accepted_facts(city: City, frame: Frame, kind: int) -> Facts:
    """What a slot takes, and what it gives for it."""
    facts: Facts = {"case": SLOTS[kind], "cell": cell_in_words(city, frame, frame.at)}
    facts["bundles"] = ", ".join([f"${money} = {votes}" for money, votes in VOTE_BUNDLES])
    values = RAW_VOTES if kind == RAW_TO_VOTES else RAW_CASH
    return {**facts, **dict(zip(RAW_NAMES, values, strict=True))}


def purse_facts(city: City, purse: Borough, move: int) -> Facts:
    """What is asked for and what there is."""
    if move >= PAY:
        return {"case": "money", "price": VOTE_BUNDLES[move - PAY][0], "money": purse.money}
    return {"case": "raw", **stores_facts(city, purse, move)}


def stores_facts(city: City, borough: Borough, move: int) -> Facts:
    """How much of a raw there is in a place, and in all."""
    kind, place = divmod(move - RAW_AT, PLACES)
    here = 0
    if place in borough.store_cells:
        here = count_of(borough.stores[borough.store_cells.index(place)], kind)
    return {"raw": in_words(city, RAW + kind), "place": place_in_words(city, place), "have": here}


def place_in_words(city: City, place: int) -> dict[str, str]:
    """The hall, or a warehouse by its cell."""
    if place == HALL_PLACE:
        return said(city, "game-the_hall")
    return {lang: city.game.say(lang, "game-the_cell", {"cell": cell_name(place)}) for lang in LANGUAGES}


def room_facts(city: City, frame: Frame, move: int) -> Facts:
    """Why a raw cannot be stored there."""
    borough = city.boroughs[frame.seat]
    wanted = in_words(city, RAW + (frame.things[0] - PRODUCT) % RAW_KINDS)
    if not RAW_AT <= move < RAW_AT + RAW_KINDS * PLACES:
        return {"case": "not_a_place", "raw": wanted, "example": example(city, frame)}
    kind, place = divmod(move - RAW_AT, PLACES)
    if kind != (frame.things[0] - PRODUCT) % RAW_KINDS:
        return {"case": "other_raw", "raw": wanted}
    if place not in borough.store_cells:
        return {"case": "no_store", "cell": cell_name(place)}
    store = borough.store_cells.index(place)
    held = sum([count_of(borough.stores[store], raw) for raw in range(RAW_KINDS)])
    facts: Facts = {"place": place_in_words(city, place), "count": held}
    return {**facts, "case": "hall", "citizens": borough.hall} if place == HALL_PLACE else facts


def product_facts(city: City, frame: Frame, move: int) -> Facts:
    """What there is to give up, or to leave idle."""
    return {"products": joined(city, frame.step.options(city, frame))}


# --- phase 6 -------------------------------------------------------------------------------------------------------


def victim_facts(city: City, frame: Frame, move: int) -> Facts:
    borough = city.boroughs[frame.seat]
    count = borough.crowd.bit_count()
    if not is_on_a_board(city, move):
        return {"case": "not_a_cell", "example": example(city, frame)}
    if seat_of(move) != frame.seat:
        return {"case": "elsewhere", "cell": cell_in_words(city, frame, move), "seat": seat_name(city, seat_of(move))}
    return {"cell": cell_in_words(city, frame, move), "tile": tile_on(city, move), "count": count}


def clinic_facts(city: City, frame: Frame, move: int) -> Facts:
    borough = city.boroughs[frame.seat]
    return {"cell": cell_in_words(city, frame, move), "clinic": cell_name(cells_in(borough.clinic)[0])}


def grave_cell_facts(city: City, frame: Frame, move: int) -> Facts:
    """Why a cell cannot become a cemetery."""
    borough = city.boroughs[frame.seat]
    if not is_on_a_board(city, move) or seat_of(move) != frame.seat:
        return {"case": "not_own", "size": borough.size}
    if borough.filled >> cell_of(move) & 1:
        facts = what_is_there(city, borough, cell_of(move))
        return {**facts, "case": facts.get("case", "filled")}
    return {"case": "outside", "cell": cell_name(cell_of(move)), "size": borough.size}


def grave_neighbour_facts(city: City, frame: Frame, move: int) -> Facts:
    borough = city.boroughs[frame.seat]
    return {"cell": cell_name(cell_of(move)), "graves": ", ".join([cell_name(i) for i in cells_in(borough.graves)])}
