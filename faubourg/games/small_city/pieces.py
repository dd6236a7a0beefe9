"""The glossary: every tile, action card, promise, raw material, place and space of the council explains itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from faubourg.core import texts
from faubourg.core.pieces import Piece
from faubourg.games.small_city import components
from faubourg.games.small_city.building.kinds import CONSTRUCTION_SIZES
from faubourg.games.small_city.grid import SIDE
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    KIND,
    LINES,
    PLAN,
    RAW,
    RAW_AT,
    RAW_NAMES,
    SPACE,
    SPECIAL,
    space,
)
from faubourg.games.small_city.phases.benefits import ARRIVALS, BUNDLES, SUMS
from faubourg.games.small_city.phases.council import SPECIALS_DRAWN
from faubourg.games.small_city.promises import Card
from faubourg.games.small_city.scoring import promise_value
from faubourg.games.small_city.tiles import (
    CATEGORIES,
    COMMON,
    CULTURE,
    DATA,
    FACTORY,
    HOME,
    HOME_VOTES,
    OWN,
    PACKAGE,
    PARK,
    PILES,
    RAW_CASH,
    RAW_VOTES,
    SHOP,
    SLOTS,
    Box,
)
from faubourg.games.small_city.wording.labels import gain_words, signed
from faubourg.games.small_city.wording.names import (
    condition_words,
    conditions_words,
    raw_word,
    raw_words,
    say,
    space_word,
    tile_word,
)

CATEGORY_RULES: Mapping[int, tuple[str, ...]] = {
    HOME: ("SC-59", "SC-60", "SC-62", "SC-132", "SC-11"),
    SHOP: ("SC-71", "SC-72", "SC-123", "SC-124", "SC-125"),
    FACTORY: ("SC-63", "SC-64", "SC-65", "SC-66", "SC-127", "SC-11"),
    CULTURE: ("SC-81", "SC-82", "SC-58"),
    PARK: ("SC-87", "SC-88", "SC-136"),
}
KIND_RULES: Mapping[str, tuple[str, ...]] = {
    "warehouse": ("SC-15", "SC-66", "SC-67"),
    "refinery": ("SC-69", "SC-64", "SC-65", "SC-58"),
    "port": ("SC-70", "SC-9", "SC-64", "SC-65", "SC-58"),
    "police": ("SC-74", "SC-75", "SC-79", "SC-80"),
    "fire": ("SC-73", "SC-75", "SC-78"),
    "town_hall": ("SC-14", "SC-10", "SC-83"),
    "subway": ("SC-85", "SC-81", "SC-58"),
    "clinic": ("SC-84", "SC-76", "SC-81", "SC-58"),
    "university": ("SC-86", "SC-76", "SC-81", "SC-58"),
}
ACTION_RULES = ("SC-42", "SC-43", "SC-44", "SC-45", "SC-46", "SC-47", "SC-48", "SC-49")
LINE_RULES = ("SC-157", "SC-158", "SC-160", "SC-161")
SLOT_RULES = ("SC-122", "SC-123", "SC-124", "SC-125", "SC-127", "SC-127", "SC-127", "SC-109", "SC-77")


def pieces(lang: str, options: Mapping[str, Any]) -> tuple[Piece, ...]:
    box = components.box_for(options.get("components"))
    return (
        *[tile_piece(box, kind, lang) for kind in range(len(box.names))],
        *[action_piece(card, lang) for card in range(len(ACTIONS))],
        *[promise_piece(box, "promise", card, lang) for card in box.promises],
        *[promise_piece(box, "special", card, lang) for card in box.specials],
        *[raw_piece(kind, lang) for kind in range(len(RAW_NAMES))],
        *[slot_piece(slot, lang) for slot in range(len(SLOTS))],
        *space_pieces(lang),
    )


def piece_of(thing: int, name: str) -> str | None:
    """The id in the glossary of a thing: its group, and its own id."""
    if thing < SPECIAL:
        return f"promise:{name}"
    if thing < ACTION:
        return f"special:{name}"
    if thing < PLAN:
        return f"action:{name}"
    if KIND <= thing < RAW:
        return f"tile:{name}"
    if RAW <= thing < RAW + len(RAW_NAMES):
        return f"raw:{name}"
    return f"space:{name.partition(' ')[2]}" if SPACE <= thing < RAW_AT else None


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


# --- tiles ---------------------------------------------------------------------------------------------------------


def tile_piece(box: Box, kind: int, lang: str) -> Piece:
    key, category, level = box.names[kind], box.category[kind], box.level[kind]
    place = plain_placement(box, kind)
    cells = box.cells[place]
    water = [i for i, index in enumerate(cells) if not box.body[place] >> index & 1]
    return Piece(
        id=f"tile:{key}",
        name=tile_word(box, kind, lang),
        line=tile_text(box, kind, lang, "line"),
        text=tile_text(box, kind, lang, "text"),
        price=tile_price(box, kind, lang),
        rules=KIND_RULES.get(key) or CATEGORY_RULES.get(category, ()),
        figures={
            "category": CATEGORIES[category],
            "level": level or None,
            "cells": [[index % SIDE - cells[0] % SIDE, index // SIDE - cells[0] // SIDE] for index in cells],
            "water": water,
            "slots": slot_names(box, kind),
            "money": box.money[kind],
            "raw": {name: count for name, count in zip(RAW_NAMES, box.raw[kind], strict=True) if count},
            "copies": box.stock[kind] if box.source[kind] == COMMON else None,
            "one_each": box.source[kind] == OWN,
        },
    )


def plain_placement(box: Box, kind: int) -> int:
    """A placement that is not turned: its cells are those of the data."""
    return next(place for place in box.of_kind[kind] if box.orientation[place] == 0)


def slot_names(box: Box, kind: int) -> list[str | None]:
    if box.category[kind] == HOME:
        return ["home"] * box.size[kind]
    return [SLOTS[slot] if slot >= 0 else None for slot in box.slot_kinds[kind]]


def tile_text(box: Box, kind: int, lang: str, form: str) -> str:
    """What a tile does: its own text, or that of its category and level."""
    own = f"tile-{box.names[kind]}.{form}"
    if texts.has(PACKAGE, lang, own):
        return say(lang, own)
    id = f"about-{CATEGORIES[box.category[kind]]}"
    if not texts.has(PACKAGE, lang, id):
        return ""
    slots = [slot for slot in box.slot_kinds[kind] if slot >= 0]
    facts = {
        "level": box.level[kind],
        "cells": box.size[kind],
        "votes": HOME_VOTES[min(box.size[kind], len(HOME_VOTES) - 1)],
        "gives": texts.listed(lang, [say(lang, f"gives-{SLOTS[slot]}", votes=0) for slot in slots]),
    }
    return say(lang, id if form == "line" else f"{id}.text", **facts)


def tile_price(box: Box, kind: int, lang: str) -> str:
    if any(box.raw[kind]):
        return raw_words(enumerate(box.raw[kind]), lang)
    return say(lang, "game-dollars", money=box.money[kind]) if box.money[kind] else ""


# --- cards, raw, places, spaces ------------------------------------------------------------------------------------


def action_piece(card: int, lang: str) -> Piece:
    key = ACTIONS[card]
    return Piece(
        id=f"action:{key}-card",
        name=say(lang, f"action-{key}"),
        line=say(lang, f"action-{key}.line"),
        text=say(lang, f"action-{key}.text"),
        rules=(ACTION_RULES[card], "SC-39", "SC-41"),
    )


def promise_piece(box: Box, group: str, card: Card, lang: str) -> Piece:
    kept, broken = promise_value(card, True), promise_value(card, False)
    conditions = conditions_words(box, card, lang)
    return Piece(
        id=f"{group}:{group}-{card.number}",
        name=say(lang, f"{group}-{card.number}"),
        line=f"{signed(kept)} / {signed(broken)}",
        text=sentence(conditions),
        rules=("SC-165",) if group == "promise" else ("SC-169", "SC-170"),
        figures={
            "pile": PILES[card.pile] if card.pile >= 0 else None,
            "kept": kept,
            "broken": broken,
            "conditions": [condition_words(box, part, lang) for part in (*card.all_of, *card.any_of)],
        },
    )


def raw_piece(kind: int, lang: str) -> Piece:
    return Piece(
        id=f"raw:{RAW_NAMES[kind]}",
        name=raw_word(kind, lang),
        line=f"{say(lang, 'game-dollars', money=RAW_CASH[kind])} / {say(lang, 'gives-votes', votes=RAW_VOTES[kind])}",
        text=say(lang, "about-raw", raw=raw_word(kind, lang), money=RAW_CASH[kind], votes=RAW_VOTES[kind]),
        rules=("SC-127", "SC-128", "SC-123", "SC-125"),
        figures={"money": RAW_CASH[kind], "votes": RAW_VOTES[kind], "pieces": DATA["game"][RAW_NAMES[kind]]},
    )


def slot_piece(slot: int, lang: str) -> Piece:
    return Piece(
        id=f"slot:{SLOTS[slot]}",
        name=say(lang, f"gives-{SLOTS[slot]}"),
        text=say(lang, f"about-slot-{SLOTS[slot]}"),
        rules=(SLOT_RULES[slot],),
    )


def space_pieces(lang: str) -> Iterator[Piece]:
    for line, name in enumerate(LINES):
        for column in range(4):
            move = space(0, line, column)
            gain = gain_words(move, lang)
            yield Piece(
                id=f"space:{name}-{column + 1}",
                name=space_word(move, lang),
                line=gain,
                text=say(lang, "about-space", gain=gain, price=column + 1),
                price=str(column + 1),
                rules=(LINE_RULES[line], "SC-151", "SC-155"),
                figures=space_figures(line, column),
            )


def space_figures(line: int, column: int) -> dict[str, Any]:
    figures: dict[str, Any] = {"price": column + 1, "specials_drawn": SPECIALS_DRAWN[column]}
    if line == 0:
        figures["raw"] = [{"raw": RAW_NAMES[kind], "count": count} for kind, count in BUNDLES[column]]
    elif line == 1:
        figures["least"], figures["most"] = CONSTRUCTION_SIZES[column]
    elif line == 2:
        figures["amount"] = SUMS[column]
    else:
        figures["citizens"] = ARRIVALS[column]
    return figures
