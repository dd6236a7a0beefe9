"""How moves are written and read: ids, cells, placements, and the names that people use."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from faubourg.core.rules import Frame, Question
from faubourg.core.spots import BUTTON, SEAT_LETTERS
from faubourg.core.texts import LANGUAGES, load_toml
from faubourg.games.small_city import kinds, legality
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.citizens import CITIZEN, DESTINATION
from faubourg.games.small_city.flow import HALL
from faubourg.games.small_city.grid import cell
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    BUTTONS,
    KIND,
    PLACE,
    PLAN,
    PRODUCT,
    PROMISE,
    RAW,
    RAW_AT,
    RAW_KINDS,
    RAW_NAMES,
    SPACE,
    SPECIAL,
    STREET,
    cell_of,
    find_raw_at,
    find_space,
    find_spot,
    find_street,
    raw_at_name,
    seat_of,
    space_name,
    spot,
    spot_name,
    street_name,
)
from faubourg.games.small_city.planning import (
    BIGGER_TILE,
    CREW,
    DEMOLISH_TILE,
    ENLARGE_TILE,
    PLACEMENT,
    SAVING,
    SOURCE,
    TILE_KIND,
    WAREHOUSE_CELL,
)
from faubourg.games.small_city.planning import PLAN as PLAN_STEP
from faubourg.games.small_city.pollution import VICTIM
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import Box

OF_A_PLAN: Final = (
    PLAN_STEP,
    TILE_KIND,
    PLACEMENT,
    WAREHOUSE_CELL,
    CREW,
    SAVING,
    SOURCE,
    ENLARGE_TILE,
    BIGGER_TILE,
    DEMOLISH_TILE,
)
OF_CITIZENS: Final = (CITIZEN, DESTINATION, VICTIM, CREW)
OF_TILES: Final = (ENLARGE_TILE, DEMOLISH_TILE)

_PLACEMENT = re.compile(
    r"(?:(?P<kind>[a-z][a-z0-9_]*)\s+(?P<at>at\s+)?)?"
    r"\(?(?P<x>\d)\s*,\s*(?P<y>\d)\)?(?:\s+(?P<side>[rm])(?P<turn>[0-3]))?$"
)


# --- writing -------------------------------------------------------------------------------------------------------


def thing_name(city: City, thing: int) -> str:
    """The id of a card, a kind of tile, a raw, a council space."""
    if thing < SPECIAL:
        return f"promise-{thing - PROMISE + 1}"
    if thing < ACTION:
        return f"special-{thing - SPECIAL + 1}"
    if thing < PLAN:
        return f"{ACTIONS[thing - ACTION]}-card"
    if thing < KIND:
        return f"plan-{SEAT_LETTERS[thing - PLAN]}"
    if thing < RAW:
        return city.box.names[thing - KIND]
    if thing < PRODUCT:
        return RAW_NAMES[thing - RAW]
    if thing < SPACE:
        place, kind = divmod(thing - PRODUCT, RAW_KINDS)
        return f"{RAW_NAMES[kind]}@{SEAT_LETTERS[place]}"
    return space_name(thing) if thing < RAW_AT else raw_at_name(thing)


def cell_name(city: City, move: int) -> str:
    if move < STREET:
        return spot_name(move)
    return street_name(move) if move < PLACE else city.box.place_name(move - PLACE)


# --- reading -------------------------------------------------------------------------------------------------------


def find_thing(city: City, frame: Frame, given: str) -> int | None:
    """A thing by its id, or by what people call it."""
    for start, count, prefix in (
        (PROMISE, len(city.box.promises), "promise-"),
        (SPECIAL, len(city.box.specials), "special-"),
    ):
        number = given.removeprefix(prefix)
        if number != given:
            return (
                start + int(number) - 1 if number.isdecimal() and len(number) < 3 and 0 < int(number) <= count else None
            )
    if given.startswith("plan-") and len(given) == 6 and given[5] in "abcd":
        return PLAN + "abcd".index(given[5])
    if "@" in given:
        name, _, letter = given.partition("@")
        if name in RAW_NAMES and len(letter) == 1 and letter in "abcd":
            return PRODUCT + RAW_KINDS * "abcd".index(letter) + RAW_NAMES.index(name)
        return None
    for found in (find_raw_at(given), find_space(given)):
        if found is not None:
            return found
    return find_named(city, frame, given)


def find_named(city: City, frame: Frame, given: str) -> int | None:
    """A card, a kind of tile, a raw or a button by its name in any language; what is offered comes first."""
    names = names_in(city.game.package, city.box)
    found = names.get(given) or names.get(given.replace(" ", "_"), ())
    if len(found) > 1:
        offered = frame.step.options(city, frame)
        found = tuple(move for move in found if move in offered) or found
    return found[0] if found else None


@lru_cache(maxsize=8)
def names_in(package: str, box: Box) -> dict[str, tuple[int, ...]]:
    """Every key and name of a card, tile, raw or button (its first word too) with the moves it may stand for."""
    found: dict[str, tuple[int, ...]] = {}

    def add(name: str, move: int) -> None:
        found[name.lower()] = (*found.get(name.lower(), ()), move)

    for card, key in enumerate(ACTIONS):
        add(key, ACTION + card)
        add(f"{key}-card", ACTION + card)
    for kind, key in enumerate(box.names):
        add(key, KIND + kind)
    for raw, key in enumerate(RAW_NAMES):
        add(key, RAW + raw)
    for lang in LANGUAGES:
        words = load_toml(package, f"text.{lang}.toml")
        for number, promise in enumerate(box.promises):
            add(words["promises"][str(promise.number)], PROMISE + number)
        for number, special in enumerate(box.specials):
            add(words["specials"][str(special.number)], SPECIAL + number)
        for card, key in enumerate(ACTIONS):
            add(words["actions"][key], ACTION + card)
        for kind, key in enumerate(box.names):
            if key in words["kinds"]:
                add(words["kinds"][key], KIND + kind)
        for raw, key in enumerate(RAW_NAMES):
            add(words["raw"][key], RAW + raw)
        for button, key in enumerate(BUTTONS):
            add(words["buttons"][key], BUTTON + button)
            add(words["buttons"][key].split()[0], BUTTON + button)
    return {name: tuple(dict.fromkeys(moves)) for name, moves in found.items()}


def find_cell(city: City, frame: Frame, given: str) -> int | None:
    """A street, a placement, or a cell of a borough, in this order."""
    street = find_street(given)
    if street is not None:
        return street
    placement = _PLACEMENT.match(given)
    if placement is not None:
        kind = placement["kind"]
        if kind is not None and kind in city.box.numbers:
            return find_placement(city, frame, city.box.numbers[kind], placement)
        if kind is None and frame.step in (PLACEMENT, HALL):
            return find_placement(city, frame, frame.what - KIND, placement)
    found = find_spot(given, frame.seat)
    return None if found is None or seat_of(found) >= city.players else meant_by(city, frame, found)


def find_placement(city: City, frame: Frame, kind: int, given: re.Match[str]) -> int | None:
    """The placement of a kind with an anchor and a turn. "3,4" alone and "res2 at 3,4" leave the turn open."""
    anchor = cell(int(given["x"]), int(given["y"]))
    if given["side"] is not None or (given["kind"] is not None and given["at"] is None):
        turned = (4 if given["side"] == "m" else 0) + int(given["turn"] or 0)
        place = city.box.by_text.get((kind, anchor, turned))
        return None if place is None else PLACE + place
    places = [city.box.by_text[kind, anchor, t] for t in range(8) if (kind, anchor, t) in city.box.by_text]
    return most_promising(city, frame, [PLACE + place for place in dict.fromkeys(places)])


def most_promising(city: City, frame: Frame, moves: list[int]) -> int | None:
    """The first legal one of some placements; else the one that breaks the last rule, which tells most about a cell."""
    if not moves:
        return None
    question = frame.step
    if question not in (PLACEMENT, HALL, BIGGER_TILE):
        question, frame = PLACEMENT, kinds.about_placement(city, frame, moves[0])
    assert isinstance(question, Question)
    for rule in question.rules:
        left = rule.keep(city, frame, moves)
        if not left:
            break
        moves = left
    return moves[0]


def meant_by(city: City, frame: Frame, found: int) -> int:
    """A cell of a home means the home, and a cell of a tile to enlarge or demolish means the tile."""
    borough = borough_of(city, frame, seat_of(found))
    if frame.step in OF_CITIZENS:
        home = borough.home_at(cell_of(found))
        return spot(seat_of(found), (home & -home).bit_length() - 1) if home else found
    if frame.step in OF_TILES:
        place = borough.tile_at(city.box, cell_of(found))
        return spot(seat_of(found), city.box.anchor[place]) if place >= 0 else found
    return found


def borough_of(city: City, frame: Frame, seat: int) -> Borough:
    """A borough as the seat that is asked sees it: its own as planned so far."""
    if seat == frame.seat and frame.step in OF_A_PLAN:
        return legality.draft_of(city, frame).borough
    return city.boroughs[seat]
