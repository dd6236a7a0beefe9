"""Moves in words: how they are written and read, what they are called, and the spots they touch."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON, CELL, SEAT_LETTERS
from faubourg.core.texts import LANGUAGES, load_toml
from faubourg.games.small_city import draft as drafting
from faubourg.games.small_city import income, legality
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.citizens import CITIZEN, DESTINATION, obligations
from faubourg.games.small_city.council import COUNCIL, PAYMENT, column_of
from faubourg.games.small_city.flow import CHOOSE_ACTION, HALL, card_price
from faubourg.games.small_city.grid import cell, cells_in
from faubourg.games.small_city.grid import cell_name as plain_cell
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    KIND,
    LINES,
    PASS,
    PAY,
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
    STREET,
    STREETS_END,
    cell_of,
    find_raw_at,
    find_space,
    find_spot,
    find_street,
    is_spot,
    raw_at_name,
    seat_of,
    space_name,
    spot,
    spot_name,
    street_name,
)
from faubourg.games.small_city.moves import HALL as HALL_PLACE
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
from faubourg.games.small_city.tiles import BUILDS, BUILDS_WITH_GROWTH, SLOTS, VOTE_BUNDLES, Box

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

_PLACEMENT = re.compile(r"(?:([a-z][a-z0-9_]*)\s+(?:at\s+)?)?\(?(\d)\s*,\s*(\d)\)?(?:\s+([rm])([0-3]))?$")


def text(city: City, lang: str, *path: str) -> str:
    return city.game.text(lang, *path)


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
    """A card, a kind of tile or a raw by key or by name in any language; what is offered comes first."""
    names = names_in(city.game.package, city.box)
    found = names.get(given) or names.get(given.replace(" ", "_"), ())
    if len(found) > 1:
        offered = frame.step.options(city, frame)
        found = tuple(move for move in found if move in offered) or found
    return found[0] if found else None


@lru_cache(maxsize=8)
def names_in(package: str, box: Box) -> dict[str, tuple[int, ...]]:
    """Every key and name of a card, tile or raw with the moves it may stand for."""
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
    return {name: tuple(dict.fromkeys(moves)) for name, moves in found.items()}


def known_tiles(city: City) -> tuple[str, ...]:
    """The kinds that have a name in the text files; an owner's own kinds go by their key."""
    return tuple(load_toml(city.game.package, "text.en.toml")["kinds"])


def find_cell(city: City, frame: Frame, given: str) -> int | None:
    """A street, a placement, or a cell of a borough, in this order."""
    street = find_street(given)
    if street is not None:
        return street
    placement = _PLACEMENT.match(given)
    if placement is not None:
        kind = placement[1]
        if kind is not None and kind in city.box.numbers:
            return find_placement(city, frame, city.box.numbers[kind], placement)
        if kind is None and frame.step in (PLACEMENT, HALL):
            return find_placement(city, frame, frame.what - KIND, placement)
    found = find_spot(given, frame.seat)
    return None if found is None or seat_of(found) >= city.players else meant_by(city, frame, found)


def find_placement(city: City, frame: Frame, kind: int, given: re.Match[str]) -> int | None:
    """With a turn, that one; without, the first legal placement with that anchor, else the first there is."""
    anchor = cell(int(given[2]), int(given[3]))
    if given[4] is not None or frame.step not in (PLACEMENT, HALL, BIGGER_TILE) or given[1] is not None:
        turned = (4 if given[4] == "m" else 0) + int(given[5] or 0)
        place = city.box.by_text.get((kind, anchor, turned))
        return None if place is None else PLACE + place
    places = [city.box.by_text[kind, anchor, t] for t in range(8) if (kind, anchor, t) in city.box.by_text]
    offered = frame.step.options(city, frame)
    legal = [place for place in places if PLACE + place in offered]
    return PLACE + (legal or places)[0] if places else None


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


# --- what things are called ----------------------------------------------------------------------------------------


def tile_word(city: City, kind: int, lang: str) -> str:
    key = city.box.names[kind]
    return text(city, lang, "kinds", key) if key in known_tiles(city) else key


def thing_word(city: City, thing: int, lang: str) -> str:
    if thing < SPECIAL:
        return text(city, lang, "promises", str(city.box.promises[thing - PROMISE].number))
    if thing < ACTION:
        return text(city, lang, "specials", str(city.box.specials[thing - SPECIAL].number))
    if thing < PLAN:
        return text(city, lang, "actions", ACTIONS[thing - ACTION])
    if thing < KIND:
        return thing_name(city, thing)
    if thing < RAW:
        return tile_word(city, thing - KIND, lang)
    if thing < PRODUCT:
        return text(city, lang, "raw", RAW_NAMES[thing - RAW])
    if thing < SPACE:
        place, kind = divmod(thing - PRODUCT, RAW_KINDS)
        facts = {"raw": text(city, lang, "raw", RAW_NAMES[kind]), "seat": SEAT_LETTERS[place]}
        return text(city, lang, "game", "made_at").format_map(facts)
    if thing < RAW_AT:
        line, column = divmod((thing - SPACE) % 16, 4)
        facts = {"line": text(city, lang, "lines", LINES[line]), "column": str(column + 1)}
        return text(city, lang, "game", "space").format_map(facts)
    kind, place = divmod(thing - RAW_AT, PLACES)
    where = "in_hall" if place == HALL_PLACE else "in_warehouse"
    facts = {"raw": text(city, lang, "raw", RAW_NAMES[kind]), "cell": plain_cell(place)}
    return text(city, lang, "game", where).format_map(facts)


def word(city: City, move: int, lang: str) -> str | None:
    """What people call a move of the board; None for all others."""
    if move >= PLACE:
        place = move - PLACE
        cells = " ".join(plain_cell(index) for index in city.box.cells[place])
        return f"{tile_word(city, city.box.kind_of[place], lang)} {cells}"
    if move >= CELL:
        return cell_name(city, move)
    if PAY <= move < PAY + len(VOTE_BUNDLES):
        money, votes = VOTE_BUNDLES[move - PAY]
        return text(city, lang, "game", "bundle").format_map({"money": money, "votes": votes})
    return None


def label_facts(city: City, frame: Frame, move: int, lang: str) -> dict[str, Any]:
    """The name of a label and what it says: a choice tells its price and what it is about."""
    step = frame.step
    facts: dict[str, Any] = {"label": step.name, "it": city.game.word(city, move, lang)}
    if BUTTON <= move < CELL:
        facts["label"] = "button"
    elif step is CHOOSE_ACTION:
        facts["price"] = card_price(city, frame.seat, move - ACTION)
    elif step is COUNCIL and move != PASS:
        facts["price"] = column_of(move) + 1
        facts["disk"] = (move - SPACE) // 16 + 1
    elif step is TILE_KIND:
        facts["price"] = price_words(city, frame, move - KIND, lang)
    elif is_spot(move):
        facts |= spot_facts(city, frame, move, lang)
    return facts


def price_words(city: City, frame: Frame, kind: int, lang: str) -> str:
    """Such as "$2", or "2 wood, 1 stone" for a cultural building."""
    cost = city.box.raw[kind]
    if not any(cost) or frame.count:
        money = drafting.price(city, frame.seat, kind, frame.count)
        return text(city, lang, "game", "dollars").format_map({"money": money})
    return ", ".join(f"{cost[raw]} {text(city, lang, 'raw', RAW_NAMES[raw])}" for raw in range(RAW_KINDS) if cost[raw])


def spot_facts(city: City, frame: Frame, move: int, lang: str) -> dict[str, Any]:
    """Where a spot is, and which tile and slot are there."""
    borough = borough_of(city, frame, seat_of(move))
    place = borough.tile_at(city.box, cell_of(move))
    is_own = seat_of(move) == frame.seat
    facts: dict[str, Any] = {
        "cell": plain_cell(cell_of(move)) if is_own else spot_name(move),
        "tile": text(city, lang, "game", "empty") if place < 0 else tile_word(city, city.box.kind_of[place], lang),
    }
    facts["slot"] = slot_word(city, borough, place, cell_of(move), lang)
    return facts


def slot_word(city: City, borough: Borough, place: int, index: int, lang: str) -> str:
    """What a slot is good for, in brackets, or nothing."""
    if place < 0:
        return ""
    slot = city.box.slot_kinds[city.box.kind_of[place]][city.box.cells[place].index(index)]
    return f" ({text(city, lang, 'slots', SLOTS[slot])})" if slot >= 0 else ""


def prompt_facts(city: City, frame: Frame, lang: str) -> dict[str, object]:
    """What a prompt says beside its words: obligations, money left, builds left."""
    step, seat = frame.step, frame.seat
    facts: dict[str, object] = {"money": city.boroughs[seat].money, "turn": city.turn, "turns_all": 8}
    if step in OF_A_PLAN:
        draft = legality.draft_of(city, frame)
        most = BUILDS_WITH_GROWTH if draft.has_grown else BUILDS
        facts |= {"money": draft.borough.money, "left": max(0, most - draft.builds)}
    if frame.what >= 0:
        facts["what"] = city.game.word(city, frame.what, lang)
    if step is CITIZEN:
        count = obligations(city, seat)
        key = "must_move_none" if count == 0 else "must_move_one" if count == 1 else "must_move_many"
        facts["duty"] = text(city, lang, "game", key).format_map({"count": count})
    if step is DESTINATION:
        facts |= spot_facts(city, frame, frame.at, lang)
    if step is PAYMENT:
        facts["price"] = column_of(frame.what) + 1
    if step in (income.STORING, income.SURPLUS):
        facts["raw"] = city.game.word(city, frame.things[0], lang)
        facts["count"] = len(frame.things)
    if step is income.DEAL:
        facts["cell"] = spot_name(frame.at)
        facts["money"] = income.purse_after(city, seat, frame.things).money
    if step is income.SHOP_SLOT:
        facts["money"] = income.purse_after(city, seat, frame.things).money
    if step is BIGGER_TILE:
        facts["cell"] = plain_cell(cell_of(frame.at))
    if step is SOURCE:
        facts["raw"] = city.game.word(
            city, RAW + (drafting.sources(legality.draft_of(city, frame))[0] - RAW_AT) // PLACES, lang
        )
    return facts


# --- spots ---------------------------------------------------------------------------------------------------------


def spots(city: City, frame: Frame, move: int) -> tuple[str, ...]:
    """The places on the screen that a move touches."""
    letter = SEAT_LETTERS[frame.seat]
    if move >= PLACE:
        return tuple(f"cell:{letter}{plain_cell(index)}" for index in cells_in(city.box.mask[move - PLACE]))
    if STREET <= move < STREETS_END:
        return (f"street:{street_name(move)}",)
    if move >= CELL:
        return (f"cell:{spot_name(move)}",)
    if move >= BUTTON:
        return (f"button:{city.game.buttons[move - BUTTON]}",)
    if move >= RAW_AT:
        place = (move - RAW_AT) % PLACES
        return (f"hall:{letter}" if place == HALL_PLACE else f"cell:{letter}{plain_cell(place)}",)
    if move >= SPACE:
        line, column = divmod((move - SPACE) % 16, 4)
        return f"council:{LINES[line]}-{column + 1}", f"disk:{letter}{(move - SPACE) // 16 + 1}"
    if move >= PRODUCT:
        return (f"raw:{RAW_NAMES[(move - PRODUCT) % RAW_KINDS]}",)
    if move >= RAW:
        return (f"raw:{RAW_NAMES[move - RAW]}",)
    if move >= KIND:
        return (f"pile:{city.box.names[move - KIND]}",)
    return (f"card:{thing_name(city, move)}",)
