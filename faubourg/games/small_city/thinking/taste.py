"""Where tiles of each category look good in a borough, for the greedy bot."""

from __future__ import annotations

from typing import Final, final

from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building.draft import Draft
from faubourg.games.small_city.grid import SIDE, ZONES, cell, layer_of
from faubourg.games.small_city.moves import PLACE
from faubourg.games.small_city.state import City
from faubourg.games.small_city.thinking.weights import Weights
from faubourg.games.small_city.tiles import CULTURE, FACTORY, HOME, INDUSTRIAL, PARK, SHOP

# Cells at the left and at the bottom of every zone.
FIRST_ROW_AND_COLUMN: Final = layer_of([cell(x, 0) for x in range(SIDE)] + [cell(0, y) for y in range(SIDE)])


@final
class Taste:
    """Layers of cells of one borough that tiles should seek or avoid."""

    __slots__ = ("box", "borough", "empty", "edge", "counts")

    def __init__(self, city: City, draft: Draft, counts: Weights) -> None:
        borough = draft.borough
        zone = ZONES[borough.size]
        self.counts = counts
        self.box = city.box
        self.borough = borough
        self.empty = zone & ~drafting.forbidden_cells(city, draft)
        self.edge = zone & (FIRST_ROW_AND_COLUMN | ~ZONES[borough.size - 1])

    def best(self, moves: list[int], count: int) -> list[int]:
        """Of some placements those that look best, the best first."""
        return sorted(moves, key=self.charm, reverse=True)[:count]

    def charm(self, move: int) -> float:
        """Homes want culture and room, culture wants homes, the rest keeps out of the way."""
        box, borough, place = self.box, self.borough, move - PLACE
        category = box.category[box.kind_of[place]]
        mask, zone = box.mask[place], box.zone[place]
        one, two, three, four, _ = borough.near_culture
        under = (mask & one).bit_count() + (mask & two).bit_count() + (mask & three).bit_count()
        under += (mask & four).bit_count()
        around = (zone & one).bit_count() + (zone & two).bit_count() + (zone & three).bit_count()
        counts = self.counts
        if category == HOME:
            room = (zone & self.empty).bit_count()
            dirty = (zone & borough.near_industry).bit_count()
            return counts.home_place[0] * under + counts.home_place[1] * room - counts.home_place[2] * dirty
        if category == CULTURE:
            homes = sum([1 for home in borough.home_tiles if home & zone])
            room = (zone & self.empty).bit_count()
            return counts.culture_place[0] * homes + counts.culture_place[1] * around + counts.culture_place[2] * room
        if category == SHOP:
            homes = sum([(mask & layer).bit_count() for layer in borough.near_homes[:4]])
            return counts.shop_place[0] * homes - counts.shop_place[1] * under - counts.shop_place[2] * around
        if INDUSTRIAL[category]:
            spoilt = (zone & self.empty & ~borough.near_industry).bit_count()
            served = 0
            if category == FACTORY:
                served = bool(mask & borough.near_refinery) + bool(mask & borough.near_port)
            wasted = counts.industry_place[1] * under + counts.industry_place[2] * around
            return counts.industry_place[0] * served - wasted - counts.industry_place[3] * spoilt
        if category == PARK:
            dirty, edge = (mask & borough.near_industry).bit_count(), (mask & self.edge).bit_count()
            kept = counts.park_place[0] * dirty + counts.park_place[1] * edge
            return kept - counts.park_place[2] * under - counts.park_place[3] * around
        return -counts.other_place[0] * under - counts.other_place[1] * around
