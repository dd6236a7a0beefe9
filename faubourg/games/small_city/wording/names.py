"""What things are called: tiles, cards, raw materials, cells, spaces of the council, and what promises ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from faubourg.core import texts
from faubourg.core.nouns import Noun, thing
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city.grid import cell_name
from faubourg.games.small_city.moves import (
    ACTION,
    ACTIONS,
    KIND,
    LINES,
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
    cell_of,
    is_spot,
    is_street,
    seat_of,
    street_cells,
)
from faubourg.games.small_city.moves import HALL as HALL_PLACE
from faubourg.games.small_city.promises import Card, Condition
from faubourg.games.small_city.tiles import CATEGORIES, PACKAGE, VOTE_BUNDLES, Box, figures

if TYPE_CHECKING:
    from faubourg.games.small_city.state import City

Names = Sequence[str]
BOUNDS = {">=": "least", "<=": "most", "==": "exactly"}


def say(lang: str, id: str, **facts: object) -> str:
    return texts.words_of(PACKAGE, lang).say(id, facts, figures())


# --- tiles, cards, raw ---------------------------------------------------------------------------------------------


def tile_word(box: Box, kind: int, lang: str) -> Noun:
    """The name of a kind in the text files; an owner's own kinds go by their key."""
    return kind_word(box.names[kind], lang)


@lru_cache(maxsize=256)
def kind_word(key: str, lang: str) -> Noun:
    if texts.has(PACKAGE, lang, f"tile-{key}"):
        return texts.noun(PACKAGE, lang, f"tile-{key}")
    return thing(key, lang, {})


def raw_word(kind: int, lang: str) -> Noun:
    return texts.noun(PACKAGE, lang, f"raw-{RAW_NAMES[kind]}")


def raw_words(parts: Iterable[tuple[int, int]], lang: str, joint: str = ", ") -> str:
    """Such as "2 wood, 1 stone"."""
    return joint.join([counted(raw, count, lang) for raw, count in parts if count])


def counted(raw: int, count: int, lang: str) -> str:
    return say(lang, f"count-{RAW_NAMES[raw]}", count=count)


def products_words(products: Sequence[int], lang: str) -> str:
    """What is made, summed up by its kind: "2 wood, 1 stone"."""
    kinds = [(product - PRODUCT) % RAW_KINDS for product in products]
    return raw_words([(kind, kinds.count(kind)) for kind in range(RAW_KINDS)], lang)


def thing_word(city: City, move: int, lang: str, names: Names = ()) -> str:
    if move < SPECIAL:
        return texts.noun(PACKAGE, lang, f"promise-{city.box.promises[move - PROMISE].number}")
    if move < ACTION:
        return texts.noun(PACKAGE, lang, f"special-{city.box.specials[move - SPECIAL].number}")
    if move < PLAN:
        return texts.noun(PACKAGE, lang, f"action-{ACTIONS[move - ACTION]}")
    if move < KIND:
        return f"plan-{SEAT_LETTERS[move - PLAN]}"
    if move < RAW:
        return tile_word(city.box, move - KIND, lang)
    if move < PRODUCT:
        return raw_word(move - RAW, lang)
    if move < SPACE:
        place, kind = divmod(move - PRODUCT, RAW_KINDS)
        where = say(lang, "game-other_borough", seat=person(city, place, lang, names))
        return say(lang, "game-made_at", raw=raw_word(kind, lang), where=where)
    if move < RAW_AT:
        return space_word(move, lang)
    kind, place = divmod(move - RAW_AT, PLACES)
    where = "in_hall" if place == HALL_PLACE else "in_warehouse"
    cell = "" if place == HALL_PLACE else cell_name(place)
    return say(lang, f"game-{where}", raw=raw_word(kind, lang), cell=cell)


def space_word(move: int, lang: str) -> str:
    """A space of the council: "Economy, column 2"."""
    line, column = divmod((move - SPACE) % 16, 4)
    return say(lang, "game-space", line=say(lang, f"line-{LINES[line]}"), column=str(column + 1))


def person(city: City, seat: int, lang: str, names: Names = ()) -> Noun:
    return texts.person((names or city.names or SEAT_LETTERS)[seat], lang)


# --- cells ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def cells_words(cells: tuple[int, ...], lang: str) -> str:
    """Such as "E7 and F7"."""
    return texts.listed(lang, [cell_name(index) for index in cells])


def spot_word(city: City, move: int, reader: int, lang: str, names: Names = ()) -> str:
    """A cell of the own borough by its name alone, one of another borough with its owner."""
    cell = cell_name(cell_of(move))
    if seat_of(move) == reader:
        return cell
    return say(lang, "game-abroad", cell=cell, seat=person(city, seat_of(move), lang, names))


def where_made(city: City, product: int, reader: int, lang: str) -> str:
    """The borough in which something is made."""
    place = (product - PRODUCT) // RAW_KINDS
    if place == reader:
        return say(lang, "game-own_borough")
    return say(lang, "game-other_borough", seat=person(city, place, lang))


def store_word(place: int, lang: str) -> str:
    """The hall, or a warehouse by its cell."""
    if place == HALL_PLACE:
        return say(lang, "game-the_hall")
    return say(lang, "game-the_cell", cell=cell_name(place))


def word(city: City, move: int, lang: str, names: Names = ()) -> str | None:
    """What people call a move, whoever reads it; None for what is called alike in every game."""
    if move >= PLACE:
        place = move - PLACE
        return say(
            lang,
            "label-placement",
            tile=tile_word(city.box, city.box.kind_of[place], lang),
            cells=cells_words(city.box.cells[place], lang),
        )
    if is_street(move):
        first, second = street_cells(move).split("-")
        return say(lang, "game-street", first=first, second=second)
    if is_spot(move):
        return spot_word(city, move, -1, lang, names)
    if PAY <= move < PAY + len(VOTE_BUNDLES):
        money, votes = VOTE_BUNDLES[move - PAY]
        return say(lang, "game-bundle", money=money, votes=votes)
    return thing_word(city, move, lang, names) if PRODUCT <= move < SPACE else None


# --- promises ------------------------------------------------------------------------------------------------------


def conditions_words(box: Box, card: Card, lang: str) -> str:
    """What a promise asks for, as one sentence without its full stop: "at least 3 shops, and at least ..."."""
    parts = [condition_words(box, part, lang) for part in card.all_of]
    chances = [condition_words(box, part, lang) for part in card.any_of]
    if chances:
        parts.append(chained("or", chances, lang))
    return chained("and", parts, lang)


def chained(joint: str, parts: list[str], lang: str) -> str:
    said = parts[0]
    for part in parts[1:]:
        said = say(lang, f"condition-{joint}", first=said, last=part)
    return said


def condition_words(box: Box, part: Condition, lang: str) -> str:
    bound = "none" if part.op == "==" and part.value == 0 else BOUNDS[part.op]
    facts = {"value": part.value, "what": what_counts(box, part, lang)}
    return say(lang, f"condition-{part.metric}", bound=say(lang, f"bound-{bound}", value=part.value), **facts)


def what_counts(box: Box, part: Condition, lang: str) -> str:
    """The tiles that a condition speaks of, in the number that it asks for."""
    value = 2 if part.metric == "cells" else part.value  # cells covered by several tiles
    if part.category >= 0:
        what = say(lang, f"what-{CATEGORIES[part.category]}", value=value)
    elif len(part.kinds) == 1 and texts.has(PACKAGE, lang, f"what-{box.names[part.kinds[0]]}"):
        what = say(lang, f"what-{box.names[part.kinds[0]]}", value=value)
    elif len(part.kinds) == 1:
        what = str(tile_word(box, part.kinds[0], lang))
    elif part.kinds:
        what = say(lang, "what-these", kinds=", ".join([tile_word(box, kind, lang) for kind in part.kinds]))
    else:
        what = say(lang, "what-any", value=value)
    if part.min_level:
        what = say(lang, "what-from_level", what=what, level=part.min_level)
    if part.exclude:
        others = texts.listed(lang, [tile_word(box, kind, lang).form("the") for kind in part.exclude])
        what = say(lang, "what-without", what=what, others=others)
    return what
