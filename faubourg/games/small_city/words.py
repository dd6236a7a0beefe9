"""Moves in words: what they are called, what a question says, and the spots they touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON, CELL, SEAT_LETTERS
from faubourg.core.texts import load_toml
from faubourg.games.small_city import draft as drafting
from faubourg.games.small_city import income, legality
from faubourg.games.small_city.actions import CHOOSE_ACTION, card_price
from faubourg.games.small_city.benefits import ARRIVALS, BUNDLES, SUMS, column_of
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.citizens import CITIZEN, DESTINATION, obligations
from faubourg.games.small_city.council import COUNCIL, PAYMENT
from faubourg.games.small_city.grid import cell_name as plain_cell
from faubourg.games.small_city.kinds import CONSTRUCTION_SIZES
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    CONSTRUCTION,
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
    is_spot,
    seat_of,
    spot_name,
    street_name,
)
from faubourg.games.small_city.moves import HALL as HALL_PLACE
from faubourg.games.small_city.notation import OF_A_PLAN, borough_of, cell_name, thing_name
from faubourg.games.small_city.planning import (
    BIGGER_TILE,
    PLACEMENT,
    SOURCE,
    TILE_KIND,
)
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import BUILDS, BUILDS_WITH_GROWTH, SLOTS, VOTE_BUNDLES


def text(city: City, lang: str, *path: str) -> str:
    return city.game.text(lang, *path)


# --- what things are called ----------------------------------------------------------------------------------------


def known_tiles(city: City) -> tuple[str, ...]:
    """The kinds that have a name in the text files; an owner's own kinds go by their key."""
    return tuple(load_toml(city.game.package, "text.en.toml")["kinds"])


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
        facts["gain"] = gain_words(city, move, lang)
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
    price = raw_words(city, [(raw, count) for raw, count in enumerate(cost) if count], ", ", lang)
    if drafting.can_save(city, legality.draft_of(city, frame)):
        return text(city, lang, "game", "with_architect").format_map({"price": price})
    return price


def raw_words(city: City, parts: Sequence[tuple[int, int]], joint: str, lang: str) -> str:
    """Such as "2 wood, 1 stone"."""
    return joint.join(f"{count} {text(city, lang, 'raw', RAW_NAMES[raw])}" for raw, count in parts)


def gain_words(city: City, move: int, lang: str) -> str:
    """What a space of the council gives (SC-157 to SC-161)."""
    line, column = divmod((move - SPACE) % 16, 4)
    least, most = CONSTRUCTION_SIZES[column]
    joint = text(city, lang, "gains", "or")
    facts = {
        "raw": raw_words(city, BUNDLES[column], joint, lang),
        "least": least,
        "most": most,
        "amount": SUMS[column],
        "citizens": ARRIVALS[column],
    }
    key = "any_tile" if line == CONSTRUCTION and least != most else LINES[line]
    return text(city, lang, "gains", key).format_map(facts)


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
    facts: dict[str, object] = {"money": city.boroughs[seat].money}
    if step in OF_A_PLAN:
        draft = legality.draft_of(city, frame)
        most = BUILDS_WITH_GROWTH if draft.has_grown else BUILDS
        facts |= {"money": draft.borough.money, "left": max(0, most - draft.builds)}
    if frame.what >= 0:
        facts["what"] = city.game.word(city, frame.what, lang)
    if step is PLACEMENT:
        facts["price"] = price_words(city, frame, frame.what - KIND, lang)
    if step is CITIZEN:
        count = obligations(city, seat)
        key = "must_move_none" if count == 0 else "must_move_one" if count == 1 else "must_move_many"
        facts["duty"] = text(city, lang, "game", key).format_map({"count": count})
    if step is DESTINATION:
        facts |= spot_facts(city, frame, frame.at, lang)
    if step is COUNCIL:
        facts["or_promise"] = text(city, lang, "game", "or_promise") if city.special_deck else ""
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
        return tuple(f"cell:{letter}{plain_cell(index)}" for index in cells_of_placement(city, frame, move - PLACE))
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


def cells_of_placement(city: City, frame: Frame, place: int) -> list[int]:
    """The cells of a tile, the one that is named first; of a tile that becomes bigger, first the cell it gains."""
    cells = list(city.box.cells[place])
    if frame.step is BIGGER_TILE:
        filled = legality.draft_of(city, frame).borough.filled
        return sorted(cells, key=lambda index: filled >> index & 1)
    return cells
