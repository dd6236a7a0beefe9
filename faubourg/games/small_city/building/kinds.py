"""Which kind of tile may be built: filters over kinds, each a rule of the book. The last of them look for a place."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Rule
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building.draft import PHASE_2, Draft
from faubourg.games.small_city.building.legality import (
    PLACEMENT,
    PLACEMENT_INDEXED,
    can_be_placed,
    count_influences,
    draft_of,
    industry_facts,
    open_placements,
    street_facts,
)
from faubourg.games.small_city.grid import cell_name
from faubourg.games.small_city.moves import KIND, NONE, PLACE, RAW_NAMES
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import COMMON, CULTURE, DATA, HOME, OWN
from faubourg.games.small_city.wording.reasons import in_words

CONSTRUCTION_SIZES: Final[tuple[tuple[int, int], ...]] = tuple(
    [(int(least), int(most)) for least, most in DATA["council"]["construction"]]
)


def a_kind(city: City, frame: Frame, moves: list[int]) -> list[int]:
    most = KIND + len(city.box.names)
    return [move for move in moves if (move == NONE and frame.count) or KIND <= move < most]


def not_the_hall(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-83."""
    return [move for move in moves if move != KIND + city.box.named["town_hall"]]


def no_warehouse_alone(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-67."""
    return [move for move in moves if move != KIND + city.box.named["warehouse"]]


def of_the_councils_size(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-158: in the council, no cultural building, and of the size of the column."""
    if frame.count == PHASE_2:
        return moves
    least, most = CONSTRUCTION_SIZES[frame.count - 1]
    box = city.box
    return [
        move
        for move in moves
        if move == NONE or (box.category[move - KIND] != CULTURE and least <= box.council_size[move - KIND] <= most)
    ]


def never_built_before(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-58, SC-22: one of each in a game, even after a demolition."""
    built = draft_of(city, frame).borough.built
    return [move for move in moves if move == NONE or not built >> (move - KIND) & 1]


def in_stock(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-24, SC-23, SC-51."""
    piles = draft_of(city, frame).piles
    return [move for move in moves if move == NONE or is_in_stock(city, piles, move - KIND)]


def is_in_stock(city: City, piles: tuple[int, ...], kind: int) -> bool:
    source = city.box.source[kind]
    return source == OWN or piles[kind] > 0 or (source != COMMON and city.owns_copy(kind))


def affordable(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-54, SC-44."""
    money = draft_of(city, frame).borough.money
    return [
        move for move in moves if move == NONE or drafting.price(city, frame.seat, move - KIND, frame.count) <= money
    ]


def raw_in_store(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-81, SC-43."""
    draft = draft_of(city, frame)
    saved = 1 if drafting.can_save(city, draft) else 0
    return [move for move in moves if move == NONE or drafting.missing_raw(city, draft, move - KIND) <= saved]


def can_be_built(city: City, draft: Draft, kind: int) -> bool:
    """The rules of KINDS for one kind, the cheap ones first."""
    box, borough = city.box, draft.borough
    if draft.mode == PHASE_2:
        if drafting.price(city, draft.seat, kind, PHASE_2) > borough.money:
            return False
        if box.category[kind] == CULTURE and drafting.missing_raw(city, draft, kind) > (
            1 if drafting.can_save(city, draft) else 0
        ):
            return False
    else:
        least, most = CONSTRUCTION_SIZES[draft.mode - 1]
        if box.category[kind] == CULTURE or not least <= box.council_size[kind] <= most:
            return False
    if borough.built >> kind & 1 or not is_in_stock(city, draft.piles, kind):
        return False
    return can_be_placed(city, draft, kind)


# --- a kind that has no place --------------------------------------------------------------------------------------


@final
class SomewhereLeft:
    """A kind of which placements are left when the first rules of PLACEMENT are obeyed: why a kind is not offered."""

    __slots__ = ("rules",)

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules

    def __call__(self, city: City, frame: Frame, moves: list[int]) -> list[int]:
        return [move for move in moves if move == NONE or self.is_left(city, frame, move)]

    def is_left(self, city: City, frame: Frame, move: int) -> bool:
        asked = about_kind(frame, move)
        places = [PLACE + place for place in city.box.of_kind[move - KIND]]
        for rule in self.rules:
            places = rule.keep(city, asked, places)
        return bool(places)


def about_kind(frame: Frame, kind: int) -> Frame:
    """The question where a kind goes (as a move), in the plan of a frame."""
    return Frame(frame.step, frame.seat, frame.at, kind, frame.count, frame.things)


def about_placement(city: City, frame: Frame, move: int) -> Frame:
    return about_kind(frame, KIND + city.box.kind_of[move - PLACE])


# --- why a kind is refused -----------------------------------------------------------------------------------------


def tile_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"tile": in_words(city, move)}


def no_kind_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"case": "kind"}


def hall_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    box = city.box
    for place in draft_of(city, frame).borough.tiles:
        if box.kind_of[place] == box.named["town_hall"]:
            return {"cell": cell_name(box.anchor[place])}
    return {"cell": "-"}


def warehouses_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"left": draft_of(city, frame).piles[city.box.named["warehouse"]]}


def column_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What this column of the council builds."""
    least, most = CONSTRUCTION_SIZES[frame.count - 1]
    cells = city.box.council_size[move - KIND]
    case = "culture" if city.box.category[move - KIND] == CULTURE else "exactly" if least == most else "range"
    return {"case": case, "least": least, "most": most, "cells": cells, "column": frame.count}


def price_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    price = drafting.price(city, frame.seat, move - KIND, frame.count)
    return {"tile": in_words(city, move), "price": price, "money": draft_of(city, frame).borough.money}


def raw_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    draft = draft_of(city, frame)
    cost = city.box.raw[move - KIND]
    facts: dict[str, object] = {"tile": in_words(city, move)}
    if drafting.can_save(city, draft):
        facts["case"] = "architect"
    for raw, name in enumerate(RAW_NAMES):
        facts[f"need_{name}"] = cost[raw]
        facts[f"have_{name}"] = draft.borough.raw(raw)
    return facts


def nowhere_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    borough = draft_of(city, frame).borough
    return {"case": "nowhere", "tile": in_words(city, move), "size": borough.size}


def nowhere_but_the_street_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {**nowhere_facts(city, frame, move), **street_facts(city, frame, move)}


def nowhere_apart_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    case = "nowhere_home" if city.box.category[move - KIND] == HOME else "nowhere_industry"
    return {**nowhere_facts(city, frame, move), "case": case}


def best_count(city: City, frame: Frame, move: int) -> dict[str, object]:
    """For a kind that has no cell with enough influences: how many the best one has."""
    draft = draft_of(city, frame)
    counts = [count_influences(city, draft, place) for place in open_placements(city, draft, move - KIND)]
    level = city.box.level[move - KIND]
    return {"case": "nowhere" if level > 1 else "nowhere_one", "level": level, "have": max(counts, default=0)}


def no_warehouse_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    has_stock = draft_of(city, frame).piles[city.box.named["warehouse"]] > 0
    return {**nowhere_facts(city, frame, move), "case": "nowhere" if has_stock else "stock"}


KINDS: Final[tuple[Rule, ...]] = (
    Rule("SC-52", a_kind, no_kind_facts),
    Rule("SC-83", not_the_hall, hall_facts),
    Rule("SC-67", no_warehouse_alone, warehouses_facts),
    Rule("SC-158", of_the_councils_size, column_facts),
    Rule("SC-58", never_built_before, tile_facts),
    Rule("SC-24", in_stock, tile_facts),
    Rule("SC-54", affordable, price_facts),
    Rule("SC-81", raw_in_store, raw_facts),
    Rule("SC-17", SomewhereLeft(PLACEMENT[:3]), nowhere_facts),
    Rule("SC-33", SomewhereLeft(PLACEMENT[:4]), nowhere_but_the_street_facts),
    Rule("SC-11", SomewhereLeft(PLACEMENT[:5]), nowhere_apart_facts),
    Rule("SC-60", SomewhereLeft(PLACEMENT[:6]), best_count),
    Rule("SC-64", SomewhereLeft(PLACEMENT[:7]), industry_facts),
    Rule("SC-65", SomewhereLeft(PLACEMENT[:8]), industry_facts),
    Rule("SC-71", SomewhereLeft(PLACEMENT[:9]), best_count),
    Rule("SC-66", SomewhereLeft(PLACEMENT), no_warehouse_facts),
)
KINDS_AT_ALL: Final = 5  # rules about what can be built at all, now or later
KINDS_APART: Final = 8  # these, and what it takes: the rules that do not look for a place


def refusal_of_kind(city: City, frame: Frame, move: int) -> Rule | None:
    """The first rule of KINDS that forbids a kind: what looks for a place is looked for once, not rule by rule."""
    for rule in KINDS[:KINDS_APART]:
        if not rule.keep(city, frame, [move]):
            return rule
    if move == NONE:
        return None
    asked = about_kind(frame, move)
    places = open_placements(city, draft_of(city, frame), move - KIND)
    first = PLACEMENT_INDEXED  # the rules that open placements obey
    if not places:  # no room at all: which of these is to blame
        first, places = 0, [PLACE + place for place in city.box.of_kind[move - KIND]]
    for number in range(first, len(PLACEMENT)):
        places = PLACEMENT[number].keep(city, asked, places)
        if not places:
            return KINDS[KINDS_APART + max(0, number - 2)]
    return None


# --- any tile at any cell ------------------------------------------------------------------------------------------


def refusal_of_placement(city: City, frame: Frame, move: int) -> Rule | None:
    """Why a placement could not be built now: if its kind could be built at all, first for its cells, then its price.

    So a question before that of the place ("which tile?") can be asked about any tile at any cell.
    """
    asked = about_placement(city, frame, move)
    for rule in KINDS[:KINDS_AT_ALL]:
        if not rule.keep(city, frame, [asked.what]):
            return Rule(rule.id, rule.keep, About(rule, frame, asked.what))
    for rule in PLACEMENT:
        if not rule.keep(city, asked, [move]):
            return Rule(rule.id, rule.keep, About(rule, asked, move))
    for rule in KINDS[KINDS_AT_ALL:KINDS_APART]:
        if not rule.keep(city, frame, [asked.what]):
            return Rule(rule.id, rule.keep, About(rule, frame, asked.what))
    return None


@final
class About:
    """The facts of a rule, given about another frame or move than those that are asked about."""

    __slots__ = ("rule", "frame", "move")

    def __init__(self, rule: Rule, frame: Frame, move: int) -> None:
        self.rule = rule
        self.frame = frame
        self.move = move

    def __call__(self, city: City, frame: Frame, move: int) -> dict[str, object]:
        return self.rule.facts(city, self.frame, self.move) if self.rule.facts is not None else {}
