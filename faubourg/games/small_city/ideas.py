"""What is worth trying, for the greedy bot: answers that belong together, and of many placements the promising ones."""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import Frame
from faubourg.games.small_city import draft as drafting
from faubourg.games.small_city import kinds, legality, rebuilding
from faubourg.games.small_city.citizens import CITIZEN, destinations
from faubourg.games.small_city.draft import Draft
from faubourg.games.small_city.grid import TOUCHING, ZONES
from faubourg.games.small_city.moves import (
    BUILD,
    DEMOLISH,
    END,
    ENLARGE,
    FINISH,
    GROW,
    KIND,
    PLACE,
    TO_HALL,
    cell_of,
    is_spot,
    seat_of,
    spot,
)
from faubourg.games.small_city.planning import PLAN, WAREHOUSE_CELL
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import CULTURE, FACTORY, HOME, INDUSTRIAL, PARK, SHOP

PLACES_TRIED: Final = 4  # of each kind of tile
CELLS_TRIED: Final = 2  # for a warehouse
TARGETS_TRIED: Final = 7  # for a citizen


def ideas(city: City, seat: int) -> list[tuple[int, ...]]:
    """Steps of a plan as a whole, walks with their goal; nothing (every move) for all other questions."""
    frame = city.frame_of(seat)
    if frame is None:
        return []
    if frame.step is PLAN:
        return plan_ideas(city, frame)
    if frame.step is CITIZEN:
        return walk_ideas(city, seat)
    if frame.step is WAREHOUSE_CELL:
        return [(move,) for move in best_cells(city, frame, city.moves(seat))]
    return []


# --- plans ---------------------------------------------------------------------------------------------------------


def plan_ideas(city: City, frame: Frame) -> list[tuple[int, ...]]:
    offered = PLAN.options(city, frame)
    draft = legality.draft_of(city, frame)
    found: list[tuple[int, ...]] = [(FINISH,)]
    if GROW in offered:
        found.append((GROW,))
    if BUILD in offered:
        taste = Taste(city, draft)
        for kind in city.box.buildable:
            if kinds.can_be_built(city, draft, kind):
                asked = Frame(frame.step, frame.seat, what=KIND + kind, things=frame.things)
                found += [(BUILD, KIND + kind, move) for move in taste.best(city, asked, kind)]
    if ENLARGE in offered:
        for place in draft.borough.tiles:
            for move in rebuilding.bigger_tiles(city, draft, place, True):
                found.append((ENLARGE, spot(frame.seat, city.box.anchor[place]), move))
    if DEMOLISH in offered and len(found) == 1:
        found.append((DEMOLISH,))
    return found


class Taste:
    """Where tiles of each category look good in a borough: layers of cells with a weight."""

    def __init__(self, city: City, draft: Draft) -> None:
        borough = draft.borough
        zone = ZONES[borough.size]
        self.draft = draft
        self.empty = zone & ~drafting.forbidden_cells(city, draft)
        self.culture = borough.near_culture
        self.homes = borough.near_homes
        self.industry = borough.near_industry
        self.edge = zone & ~ZONES[borough.size - 1] | zone & sum(1 << i | 1 << 10 * i for i in range(10))

    def best(self, city: City, asked: Frame, kind: int) -> list[int]:
        """The placements of a kind that look best, all of its rules being obeyed."""
        moves = legality.open_placements(city, self.draft, kind)
        for rule in legality.PLACEMENT[legality.PLACEMENT_INDEXED :]:
            moves = rule.keep(city, asked, moves)
        if len(moves) <= PLACES_TRIED:
            return moves
        return sorted(moves, key=lambda move: self.rank(city, move - PLACE))[:PLACES_TRIED]

    def rank(self, city: City, place: int) -> float:
        """Lower is better. Homes want culture and room, culture wants homes, the rest keeps out of the way."""
        box = city.box
        category = box.category[box.kind_of[place]]
        mask, zone = box.mask[place], box.zone[place]
        near = sum([(mask & layer).bit_count() for layer in self.culture[:4]])
        around = sum([(zone & layer).bit_count() for layer in self.culture[:3]])
        room = (zone & self.empty).bit_count()
        if category == HOME:
            return -3.0 * near - 0.25 * room + 0.5 * (zone & self.industry).bit_count()
        if category == CULTURE:
            homes = sum([1 for home in self.draft.borough.home_tiles if home & zone])
            return -2.0 * homes - 1.0 * around - 0.1 * room
        if category == SHOP:
            return 1.5 * near + 0.3 * around - sum([(mask & layer).bit_count() for layer in self.homes[:4]])
        if INDUSTRIAL[category]:
            spoilt = (zone & self.empty & ~self.industry).bit_count()
            to_port = 0.0
            if category == FACTORY:
                borough = self.draft.borough
                to_port = 1.0 * bool(mask & borough.near_refinery) + 1.0 * bool(mask & borough.near_port)
            return 2.0 * near + 1.2 * around + 0.4 * spoilt - to_port
        if category == PARK:
            return (
                1.5 * near
                + 0.4 * around
                - 0.5 * (mask & self.industry).bit_count()
                - 0.3 * (mask & self.edge).bit_count()
            )
        return 1.0 * near + 0.5 * around


def best_cells(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """Cells for a warehouse that spoil least: near other industry, far from culture."""
    borough = legality.draft_of(city, frame).borough

    def rank(move: int) -> int:
        around = TOUCHING[cell_of(move)]
        spoilt = (around & ~borough.filled & ~borough.near_industry).bit_count()
        return spoilt + 2 * (around & borough.near_culture[0]).bit_count()

    return sorted(moves, key=rank)[:CELLS_TRIED]


# --- citizens ------------------------------------------------------------------------------------------------------


def walk_ideas(city: City, seat: int) -> list[tuple[int, ...]]:
    """Each citizen with the goals that differ: one slot of each kind in each borough is enough."""
    found: list[tuple[int, ...]] = []
    for source in city.moves(seat):
        if source == END:
            found.append((END,))
            continue
        seen: set[tuple[int, int, int]] = set()
        for target in destinations(city, seat, source):
            key = slot_key(city, seat, target)
            if key not in seen:
                seen.add(key)
                found.append((source, target))
    return found


def slot_key(city: City, seat: int, target: int) -> tuple[int, int, int]:
    """What a goal is to a walker: the borough and the kind of slot; homes by how full they are, powers one by one."""
    if target == TO_HALL or not is_spot(target):
        return -1, 0, 0
    place, index = seat_of(target), cell_of(target)
    borough = city.boroughs[place]
    home = borough.home_at(index)
    if home:
        return place, home.bit_count(), 100 + (home & borough.crowd).bit_count()
    if borough.power >> index & 1:
        return place, index, 50
    for kind, layer in enumerate(borough.slots):
        if layer >> index & 1:
            return place, kind, 0
    return place, index, -1
