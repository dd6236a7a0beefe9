"""How moves are written and read: ids, cells, placements, and the names that people use."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from faubourg.core.rules import Frame, Question
from faubourg.core.spelling import meant, plain
from faubourg.core.spots import BUTTON, SEAT_LETTERS
from faubourg.core.texts import LANGUAGES, has, say
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.building import kinds, legality
from faubourg.games.small_city.building.planning import (
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
from faubourg.games.small_city.building.planning import PLAN as PLAN_STEP
from faubourg.games.small_city.building.rebuilding import added_cells
from faubourg.games.small_city.flow import HALL
from faubourg.games.small_city.grid import find_cell as named_cell
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    BUTTONS,
    KIND,
    LINES,
    PLACE,
    PLACES,
    PLAN,
    PRODUCT,
    PROMISE,
    RAW,
    RAW_AT,
    RAW_KINDS,
    RAW_NAMES,
    SPACE,
    SPECIAL,
    cell_of,
    find_raw_at,
    find_space,
    find_spot,
    find_street,
    is_street,
    raw_at,
    raw_at_name,
    seat_of,
    seat_of_street,
    space,
    space_name,
    spot,
    spot_name,
    street_name,
)
from faubourg.games.small_city.moves import HALL as HALL_PLACE
from faubourg.games.small_city.phases.citizens import CITIZEN, DESTINATION
from faubourg.games.small_city.phases.council import COUNCIL
from faubourg.games.small_city.phases.pollution import VICTIM
from faubourg.games.small_city.phases.production import STORING
from faubourg.games.small_city.phases.trading import DEAL
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
OF_STORES: Final = (SOURCE, STORING, DEAL)
OTHER_DISK: Final = space(1, 0, 0) - space(0, 0, 0)  # from a space for the first disk to the same for the second

_PLACEMENT = re.compile(
    r"(?:(?P<kind>\S.*?)\s+(?:(?P<at>at|en)\s+)?)?(?P<cell>[a-j](?:10|[1-9]))(?:\s+(?P<side>[rm])(?P<turn>[0-3]))?"
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
    if move >= PLACE:
        return city.box.place_name(move - PLACE)
    return street_name(move) if is_street(move) else spot_name(move)


# --- reading -------------------------------------------------------------------------------------------------------


def find_thing(city: City, frame: Frame, given: str) -> int | None:
    """A thing by its id, or by what people call it."""
    found = find_id(city, given)
    if found is None:
        return find_named(city, frame, given)
    if frame.step is COUNCIL and given.partition("-")[0] in LINES:
        return last_allowed(city, frame, COUNCIL, [found, found + OTHER_DISK])
    return found


def find_id(city: City, given: str) -> int | None:
    """A thing by its id alone, as `thing_name` writes it."""
    for start, count, prefix in (
        (PROMISE, len(city.box.promises), "promise-"),
        (SPECIAL, len(city.box.specials), "special-"),
    ):
        number = given.removeprefix(prefix)
        if number != given:
            is_one = number.isdecimal() and number.isascii() and len(number) < 3 and 0 < int(number) <= count
            return start + int(number) - 1 if is_one else None
    if given.startswith("plan-") and len(given) == 6 and given[5] in "abcd":
        return PLAN + "abcd".index(given[5])
    if given.endswith("-card") and given[:-5] in ACTIONS:
        return ACTION + ACTIONS.index(given[:-5])
    if given in city.box.numbers:
        return KIND + city.box.numbers[given]
    if given in RAW_NAMES:
        return RAW + RAW_NAMES.index(given)
    name, _, letter = given.partition("@")
    if name in RAW_NAMES and len(letter) == 1 and letter in "abcd":
        return PRODUCT + RAW_KINDS * "abcd".index(letter) + RAW_NAMES.index(name)
    found = find_raw_at(given)
    return find_space(given) if found is None else found


def find_named(city: City, frame: Frame, given: str) -> int | None:
    """A card, a kind of tile, a raw or a button by its name in any language; what is offered comes first."""
    names = names_in(city.game.package, city.box)
    found = names.get(plain(given), ())
    if len(found) == 1:
        return found[0]
    offered = frame.step.options(city, frame)
    return meant(given, [(name, move) for name, moves in names.items() for move in moves], offered)


@lru_cache(maxsize=8)
def names_in(package: str, box: Box) -> dict[str, tuple[int, ...]]:
    """Every key and name of a card, tile, raw, button or space of the council with the moves it may stand for."""
    found: dict[str, tuple[int, ...]] = {}

    def add(name: str, move: int) -> None:
        found[plain(name)] = (*found.get(plain(name), ()), move)

    for card, key in enumerate(ACTIONS):
        add(key, ACTION + card)
        add(f"{key}-card", ACTION + card)
    for kind, key in enumerate(box.names):
        add(key, KIND + kind)
    for raw, key in enumerate(RAW_NAMES):
        add(key, RAW + raw)
    for lang in LANGUAGES:
        for number, promise in enumerate(box.promises):
            add(say(package, lang, f"promise-{promise.number}"), PROMISE + number)
        for number, special in enumerate(box.specials):
            add(say(package, lang, f"special-{special.number}"), SPECIAL + number)
        for card, key in enumerate(ACTIONS):
            add(say(package, lang, f"action-{key}"), ACTION + card)
        for kind, key in enumerate(box.names):
            if has(package, lang, f"tile-{key}"):
                add(say(package, lang, f"tile-{key}"), KIND + kind)
        for raw, key in enumerate(RAW_NAMES):
            add(say(package, lang, f"raw-{key}"), RAW + raw)
        for button, key in enumerate(BUTTONS):
            name = say(package, lang, f"button-{key}")
            add(name, BUTTON + button)
            add(name.split()[0], BUTTON + button)
        for line, key in enumerate(LINES):
            for column in range(4):
                add(f"{say(package, lang, f'line-{key}')} {column + 1}", space(0, line, column))
                add(f"{say(package, lang, f'line-{key}')} {column + 1}", space(1, line, column))
    return {name: tuple(dict.fromkeys(moves)) for name, moves in found.items()}


def find_cell(city: City, frame: Frame, given: str) -> int | None:
    """A street, a placement, a place of raw, or a cell of a borough, in this order."""
    street = find_street(given, city.host)
    if street is not None:
        return street if seat_of_street(street) < city.players else None
    placement = _PLACEMENT.fullmatch(given)
    if placement is not None:
        kind = frame.what - KIND if placement["kind"] is None else kind_named(city, frame, placement["kind"])
        if kind is not None and (placement["kind"] is not None or frame.step in (PLACEMENT, HALL)):
            return find_placement(city, frame, kind, placement)
    if frame.step in OF_STORES:
        stored = find_stored(city, frame, given)
        if stored is not None:
            return stored
    found = find_spot(given, frame.seat)
    return None if found is None or seat_of(found) >= city.players else meant_by(city, frame, found)


def kind_named(city: City, frame: Frame, name: str) -> int | None:
    """A kind of tile by its key or its name; not "wood D4", which is a raw and its place."""
    if name in city.box.numbers:
        return city.box.numbers[name]
    moves = names_in(city.game.package, city.box).get(plain(name), ())
    kinds = [move - KIND for move in moves if KIND <= move < RAW]
    return kinds[0] if kinds else None


def find_stored(city: City, frame: Frame, given: str) -> int | None:
    """A bare place where raw is stored or taken: the raw that is asked about there, or else the first one there."""
    index = HALL_PLACE if plain(given) in ("hall", *halls_in(city.game.package)) else named_cell(given)
    if index is None:
        return None
    options = frame.step.options(city, frame)
    here = [move for move in options if RAW_AT <= move < BUTTON and (move - RAW_AT) % PLACES == index]
    raws = [(move - RAW_AT) // PLACES for move in here or options if RAW_AT <= move < BUTTON]
    return raw_at(raws[0], index) if raws else None


@lru_cache(maxsize=1)
def halls_in(package: str) -> tuple[str, ...]:
    return tuple(plain(say(package, lang, "tile-town_hall")) for lang in LANGUAGES)


def find_placement(city: City, frame: Frame, kind: int, given: re.Match[str]) -> int | None:
    """The placement of a kind with an anchor and a turn. "D4" alone and "res2 at D4" leave the turn open."""
    anchor = named_cell(given["cell"])
    assert anchor is not None
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
    return last_allowed(city, frame, question, moves)


def last_allowed(city: City, frame: Frame, question: Question, moves: list[int]) -> int:
    """Of some moves, the one that most rules allow."""
    for rule in question.rules:
        left = rule.keep(city, frame, moves)
        if not left:
            break
        moves = left
    return moves[0]


def meant_by(city: City, frame: Frame, found: int) -> int:
    """A cell of a home means the home, one of a tile to enlarge or demolish the tile, one beside it what it becomes."""
    borough = borough_of(city, frame, seat_of(found))
    if frame.step in OF_CITIZENS:
        home = borough.home_at(cell_of(found))
        return spot(seat_of(found), (home & -home).bit_length() - 1) if home else found
    if frame.step in OF_TILES:
        place = borough.tile_at(city.box, cell_of(found))
        return spot(seat_of(found), city.box.anchor[place]) if place >= 0 else found
    if frame.step is BIGGER_TILE:
        grown = [move for move in BIGGER_TILE.options(city, frame) if adds(city, frame, move) == cell_of(found)]
        return grown[0] if len(grown) == 1 and seat_of(found) == frame.seat else found
    return found


def adds(city: City, frame: Frame, move: int) -> int:
    """The cell that a tile gains when it becomes bigger."""
    return added_cells(city, frame, move).bit_length() - 1


def borough_of(city: City, frame: Frame, seat: int) -> Borough:
    """A borough as the seat that is asked sees it: its own as planned so far."""
    if seat == frame.seat and frame.step in OF_A_PLAN:
        return legality.draft_of(city, frame).borough
    return city.boroughs[seat]
