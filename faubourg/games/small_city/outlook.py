"""What building a tile would cost, where it could go, and what each place would make possible. For players, not rules.

A cultural building lets homes grow, a home lets shops grow, refinery and port let factories grow. So a placement is
told with the tiles that could be enlarged because of it, and with the kinds that could be built because of it and for
which no place has the influences yet, whatever they cost.
"""

from __future__ import annotations

from typing import Any, Final

from faubourg.core.rules import Frame
from faubourg.games.small_city import draft as drafting
from faubourg.games.small_city.draft import Draft
from faubourg.games.small_city.grid import cell_name
from faubourg.games.small_city.legality import can_be_placed, count_influences, draft_of
from faubourg.games.small_city.moves import KIND, PLACE, RAW_NAMES
from faubourg.games.small_city.planning import PLACEMENT
from faubourg.games.small_city.rebuilding import bigger_tiles
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import CULTURE, FACTORY, HOME, PORT, REFINERY, SHOP

# What each category of tile lets grow.
SERVES: Final = {CULTURE: HOME, HOME: SHOP, REFINERY: FACTORY, PORT: FACTORY}


def outlook(city: City, frame: Frame, kind: int) -> dict[str, Any]:
    """The price of a kind in the plan of a frame, and its legal placements with what each makes possible."""
    asked = Frame(PLACEMENT, frame.seat, what=KIND + kind, count=frame.count, things=frame.things)
    chances = Chances(city, draft_of(city, asked), kind)
    return {
        "kind": city.box.names[kind],
        "money": drafting.price(city, frame.seat, kind, frame.count),
        "raw": {name: cost for name, cost in zip(RAW_NAMES, city.box.raw[kind], strict=True) if cost},
        "places": [chances.of(move) for move in PLACEMENT.options(city, asked)],
    }


class Chances:
    """What the placements of one kind make possible in the borough of a plan."""

    def __init__(self, city: City, draft: Draft, kind: int) -> None:
        box = city.box
        self.city = city
        self.draft = draft
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

    def of(self, move: int) -> dict[str, Any]:
        """A placement with its cells, the influences of its best cell, and what it makes possible."""
        city, box = self.city, self.city.box
        place = move - PLACE
        after = drafting.apply(city, self.draft, move) if self.waiting or self.closed else self.draft
        cells = [cell_name(index) for index in box.cells[place]]
        found: dict[str, Any] = {"placement": box.place_name(place), "cells": cells}
        if self.category in (HOME, SHOP):
            found["influences"] = count_influences(city, self.draft, move)
        found["enlarges"] = [
            cell_name(box.anchor[tile]) for tile in self.waiting if bigger_tiles(city, after, tile, True)
        ]
        found["opens"] = [box.names[kind] for kind in self.closed if can_be_placed(city, after, kind)]
        return found
