"""What building a tile would cost, where it could go, and what each place would make possible. For players, not rules.

A cultural building lets homes grow, a home lets shops grow, refinery and port let factories grow. So a placement is
told with the tiles that could be enlarged because of it, and with the kinds that could be built because of it and for
which no place has the influences yet, whatever they cost.
"""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building.draft import NO_CONDITIONS, PHASE_2, Draft
from faubourg.games.small_city.building.kinds import refusal_of_kind
from faubourg.games.small_city.building.legality import (
    can_be_placed,
    cells_for_warehouses,
    cells_to_avoid,
    count_influences,
    draft_of,
    needed_layer,
    open_placements,
)
from faubourg.games.small_city.building.plan_steps import builds_left
from faubourg.games.small_city.building.planning import PLAN
from faubourg.games.small_city.building.rebuilding import bigger_tiles
from faubourg.games.small_city.grid import CELLS, SIDE, cell_name
from faubourg.games.small_city.moves import BUILD, KIND, PLACE, RAW_KINDS, RAW_NAMES
from faubourg.games.small_city.shapes import Facts, Lack, Offer, some_raw
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import COMMON, CULTURE, FACTORY, HOME, PORT, REFINERY, SHARED, SHOP

# What each category of tile lets grow.
SERVES: Final = {CULTURE: HOME, HOME: SHOP, REFINERY: FACTORY, PORT: FACTORY}


PALETTES: Final = 8  # that are remembered: one plan is looked at again and again
_palettes: list[tuple[Draft, list[Offer]]] = []


# --- the palette ---------------------------------------------------------------------------------------------------


def legal_placements(city: City, draft: Draft, kind: int) -> list[int]:
    """All that the rules of PLACEMENT allow, in one loop: a palette looks at every kind."""
    box, borough = city.box, draft.borough
    category = box.category[kind]
    needed = needed_layer(city, draft, kind)
    near = cells_to_avoid(borough, category)
    forbidden = drafting.forbidden_cells(city, draft)
    body, zone = box.body, box.zone
    for_warehouse = -1
    if category == FACTORY and draft.mode != NO_CONDITIONS:
        for_warehouse = cells_for_warehouses(city, draft) if draft.piles[box.named["warehouse"]] else 0
    return [
        move
        for move, mask in box.places[kind][borough.size]
        if not mask & forbidden
        and mask & needed
        and not body[move - PLACE] & near
        and (for_warehouse == -1 or zone[move - PLACE] & for_warehouse)
    ]


def palette(city: City, frame: Frame) -> list[Offer]:
    """Every kind of tile: what it costs, how many are left, where it could stand, and the rule that forbids it."""
    draft = draft_of(city, frame)
    for known, offers in _palettes:
        if known is draft:
            return offers
    asked = Frame(PLAN, frame.seat, count=frame.count, things=frame.things)
    can_build = frame.count != PHASE_2 or bool(builds_left(city, asked, [BUILD]))
    offers = [offer(city, asked, draft, kind, can_build) for kind in city.box.buildable]
    _palettes.append((draft, offers))
    del _palettes[:-PALETTES]
    return offers


def offer(city: City, frame: Frame, draft: Draft, kind: int, can_build: bool) -> Offer:
    box = city.box
    places = legal_placements(city, draft, kind)
    blocked = "SC-52"
    if can_build:
        rule = refusal_of_kind(city, frame, KIND + kind)
        blocked = "" if rule is None else rule.id
    return {
        "kind": box.names[kind],
        "money": drafting.price(city, frame.seat, kind, frame.count),
        "raw": {} if frame.count else some_raw(box.raw[kind]),
        "pile": copies_left(city, draft, kind),
        "places": len(places),
        "cells": covered(city, places),
        "blocked": blocked or None,
        "lacks": lack(city, frame, draft, kind, blocked) if blocked else None,
    }


LACKS: Final = {
    "SC-52": "builds",
    "SC-158": "size",
    "SC-58": "copy",
    "SC-24": "pile",
    "SC-17": "room",
    "SC-33": "street",
    "SC-11": "distance",
    "SC-64": "industry",
    "SC-65": "industry",
    "SC-66": "warehouse",
}


def lack(city: City, frame: Frame, draft: Draft, kind: int, rule: str) -> Lack:
    """In short, what a kind lacks that a rule forbids; figures where they say more."""
    if rule == "SC-54":
        return {
            "what": "money",
            "need": drafting.price(city, frame.seat, kind, frame.count),
            "have": draft.borough.money,
        }
    if rule == "SC-81":
        cost = city.box.raw[kind]
        raw = max(range(RAW_KINDS), key=lambda one: cost[one] - draft.borough.raw(one))
        return {"what": RAW_NAMES[raw], "need": cost[raw], "have": draft.borough.raw(raw)}
    if rule in ("SC-60", "SC-71"):
        counts = [count_influences(city, draft, place) for place in open_placements(city, draft, kind)]
        what = "culture" if rule == "SC-60" else "homes"
        return {"what": what, "need": city.box.level[kind], "have": max(counts, default=0)}
    return {"what": LACKS.get(rule, "room")}


def copies_left(city: City, draft: Draft, kind: int) -> int:
    """In the common pile, or the own copy."""
    source = city.box.source[kind]
    if source == COMMON or (source == SHARED and not city.owns_copy(kind)):
        return draft.piles[kind]
    return int(not draft.borough.built >> kind & 1)


def covered(city: City, places: list[int]) -> list[str]:
    """Rows of digits from the bottom up: 1 for a cell that some placement covers."""
    mask, layer = city.box.mask, 0
    for move in places:
        layer |= mask[move - PLACE]
    digits = f"{layer:0{CELLS}b}"[::-1]
    return [digits[start : start + SIDE] for start in range(0, CELLS, SIDE)]


# --- what a place makes possible -----------------------------------------------------------------------------------


@final
class Chances:
    """What the placements of one kind make possible in the borough of a plan."""

    __slots__ = ("city", "draft", "kind", "category", "waiting", "closed")

    def __init__(self, city: City, draft: Draft, kind: int) -> None:
        box = city.box
        self.city = city
        self.draft = draft
        self.kind = kind
        self.category = box.category[kind]
        served = SERVES.get(self.category, -1)
        self.waiting = [
            tile
            for tile in draft.borough.tiles
            if box.category[box.kind_of[tile]] == served and not bigger_tiles(city, draft, tile, True)
        ]
        self.closed = [
            other for other in box.buildable if box.category[other] == served and not can_be_placed(city, draft, other)
        ]

    def of(self, move: int) -> Facts:
        """The influences of the best cell of a placement, and what it makes possible."""
        city, box = self.city, self.city.box
        facts: Facts = {}
        if self.category in (HOME, SHOP):
            facts["influences"] = count_influences(city, self.draft, move)
        if self.waiting or self.closed:
            after = drafting.apply(city, self.draft, move)
            grown = [tile for tile in self.waiting if bigger_tiles(city, after, tile, True)]
            opened = [kind for kind in self.closed if can_be_placed(city, after, kind)]
            if grown:
                facts["enlarges"] = [cell_name(box.anchor[tile]) for tile in grown]
            if opened:
                facts["opens"] = [box.names[kind] for kind in opened]
        return facts


_last: list[Chances] = []


def chances(city: City, frame: Frame) -> Chances:
    """The choices of one question share what does not depend on the placement."""
    draft = draft_of(city, frame)
    kind = frame.what - KIND
    if not _last or _last[0].draft is not draft or _last[0].kind != kind or _last[0].city is not city:
        _last[:] = [Chances(city, draft, kind)]
    return _last[0]
