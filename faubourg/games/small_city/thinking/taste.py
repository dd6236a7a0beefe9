"""Where tiles of each category look good in a borough, for the greedy bot."""

from __future__ import annotations

from typing import Final, final

from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building.draft import Draft
from faubourg.games.small_city.grid import SIDE, ZONES, cell, layer_of
from faubourg.games.small_city.moves import PLACE
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import CULTURE, FACTORY, HOME, INDUSTRIAL, PARK, SHOP

# Cells at the left and at the bottom of every zone.
FIRST_ROW_AND_COLUMN: Final = layer_of([cell(x, 0) for x in range(SIDE)] + [cell(0, y) for y in range(SIDE)])


@final
class Taste:
    """Layers of cells of one borough that tiles should seek or avoid."""

    __slots__ = ("box", "borough", "empty", "edge")

    def __init__(self, city: City, draft: Draft) -> None:
        borough = draft.borough
        zone = ZONES[borough.size]
        self.box = city.box
        self.borough = borough
        self.empty = zone & ~drafting.forbidden_cells(city, draft)
        self.edge = zone & (FIRST_ROW_AND_COLUMN | ~ZONES[borough.size - 1])

    def best(self, moves: list[int], count: int) -> list[int]:
        """Of some placements those that look best, the best first."""
        return sorted(moves, key=self.rank)[:count]

    def rank(self, move: int) -> float:
        """Lower is better. Homes want culture and room, culture wants homes, the rest keeps out of the way."""
        box, borough, place = self.box, self.borough, move - PLACE
        category = box.category[box.kind_of[place]]
        mask, zone = box.mask[place], box.zone[place]
        one, two, three, four, _ = borough.near_culture
        under = (mask & one).bit_count() + (mask & two).bit_count() + (mask & three).bit_count()
        under += (mask & four).bit_count()
        around = (zone & one).bit_count() + (zone & two).bit_count() + (zone & three).bit_count()
        if category == HOME:
            room = (zone & self.empty).bit_count()
            return -3.0 * under - 0.25 * room + 0.5 * (zone & borough.near_industry).bit_count()
        if category == CULTURE:
            homes = sum([1 for home in borough.home_tiles if home & zone])
            return -2.0 * homes - 1.0 * around - 0.1 * (zone & self.empty).bit_count()
        if category == SHOP:
            return 1.5 * under + 0.3 * around - sum([(mask & layer).bit_count() for layer in borough.near_homes[:4]])
        if INDUSTRIAL[category]:
            spoilt = (zone & self.empty & ~borough.near_industry).bit_count()
            served = 0
            if category == FACTORY:
                served = bool(mask & borough.near_refinery) + bool(mask & borough.near_port)
            return 2.0 * under + 1.2 * around + 0.4 * spoilt - served
        if category == PARK:
            dirty, edge = (mask & borough.near_industry).bit_count(), (mask & self.edge).bit_count()
            return 1.5 * under + 0.4 * around - 0.5 * dirty - 0.3 * edge
        return 1.0 * under + 0.5 * around
