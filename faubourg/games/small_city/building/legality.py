"""Where a tile may go: filters over placements, each a rule of the book. `kinds.py` says which tile, `rebuilding.py`
what may be enlarged and demolished, `plan_steps.py` which steps a plan may have.

Every filter judges each move for itself. The questions of a plan look at its draft, never at the real borough: a step
counts on what the steps before it have done (SC-56).
"""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import Frame, Rule
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building.draft import NO_CONDITIONS, Draft
from faubourg.games.small_city.grid import ZONES, cell_name, cells_in
from faubourg.games.small_city.moves import KIND, PLACE, cell_of, is_spot, seat_of, street_cells
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import FACTORY, HOME, INDUSTRIAL, PORT, REFINERY, SHOP
from faubourg.games.small_city.wording.reasons import in_words, said, tile_in_words, what_is_there


def draft_of(city: City, frame: Frame) -> Draft:
    """What the plan in a frame leads to. Remembered, because every question of a plan begins with it."""
    seat = frame.seat
    known = city.drafts[seat]
    if known is not None and known.plan == frame.things and known.stage == city.stage and known.mode == frame.count:
        return known
    draft = blank(city, seat, frame.count)
    for move in frame.things:
        draft = drafting.apply(city, draft, move)
    city.drafts[seat] = draft
    return draft


def blank(city: City, seat: int, mode: int) -> Draft:
    """The draft of an empty plan. A seat that plans again counts on what the others have left (SC-51)."""
    piles = city.left or tuple(city.piles)
    return Draft(seat, mode, city.stage, city.boroughs[seat], piles, city.players)


# --- placing a tile ------------------------------------------------------------------------------------------------


def a_placement_of_the_kind(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-16: any rotation, either side."""
    kind = frame.what - KIND
    most = PLACE + len(city.box.kind_of)
    return [move for move in moves if PLACE <= move < most and city.box.kind_of[move - PLACE] == kind]


def inside_the_zone(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-1, SC-17."""
    outside = ~ZONES[draft_of(city, frame).borough.size]
    mask = city.box.mask
    return [move for move in moves if not mask[move - PLACE] & outside]


def on_empty_cells(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-5, SC-17."""
    filled = draft_of(city, frame).borough.filled
    mask = city.box.mask
    return [move for move in moves if not mask[move - PLACE] & filled]


def off_the_mayors_street(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-33, for every tile that the host lays this turn."""
    street = city.forbidden_by_mayor(frame.seat)
    if not street:
        return moves
    mask = city.box.mask
    return [move for move in moves if not mask[move - PLACE] & street]


def homes_and_industry_apart(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-11: no home touches an industrial building, whichever comes later; water does not count (SC-9)."""
    box = city.box
    near = cells_to_avoid(draft_of(city, frame).borough, box.category[frame.what - KIND])
    if not near:
        return moves
    body = box.body
    return [move for move in moves if not body[move - PLACE] & near]


def cells_to_avoid(borough: Borough, category: int) -> int:
    """The cells that touch industry, for homes; that touch homes, for industry."""
    if category == HOME:
        return borough.near_industry
    return borough.near_homes[0] if INDUSTRIAL[category] else 0


def needed_layer(city: City, draft: Draft, kind: int) -> int:
    """The cells that have by themselves all influences that a kind needs (SC-55); -1 if it needs none."""
    box, borough = city.box, draft.borough
    if draft.mode == NO_CONDITIONS:
        return -1
    category, level = box.category[kind], box.level[kind]
    if category == HOME:
        return borough.near_culture[level - 1] if level > 1 else -1
    if category == SHOP:
        return borough.near_homes[level - 1]
    if category == FACTORY and level == 2:
        return borough.near_refinery | borough.near_port
    if category == FACTORY and level == 3:
        return borough.near_refinery & borough.near_port
    return -1


def has_influences(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """One single cell of the new tile must have all influences (SC-55)."""
    needed = needed_layer(city, draft_of(city, frame), frame.what - KIND)
    if needed == -1:
        return moves
    mask = city.box.mask
    return [move for move in moves if mask[move - PLACE] & needed]


def is_of(city: City, frame: Frame, category: int, least: int, most: int) -> bool:
    kind = frame.what - KIND
    return city.box.category[kind] == category and least <= city.box.level[kind] <= most


def homes_near_culture(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-59 (level 1 needs none), SC-60."""
    return has_influences(city, frame, moves) if is_of(city, frame, HOME, 1, 5) else moves


def factories_near_either(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-63 (level 1 needs none), SC-64."""
    return has_influences(city, frame, moves) if is_of(city, frame, FACTORY, 1, 2) else moves


def factories_near_both(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-65."""
    return has_influences(city, frame, moves) if is_of(city, frame, FACTORY, 3, 3) else moves


def shops_near_homes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-71."""
    return has_influences(city, frame, moves) if is_of(city, frame, SHOP, 1, 4) else moves


def room_for_a_warehouse(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-66; the last column of the council builds the factory all the same."""
    if city.box.category[frame.what - KIND] != FACTORY or frame.count == NO_CONDITIONS:
        return moves
    draft = draft_of(city, frame)
    if not draft.piles[city.box.named["warehouse"]]:
        return []
    cells = cells_for_warehouses(city, draft)
    zone = city.box.zone
    return [move for move in moves if zone[move - PLACE] & cells]


def cells_for_warehouses(city: City, draft: Draft) -> int:
    """Empty cells that touch no home (SC-11, SC-17, SC-33)."""
    borough = draft.borough
    return ZONES[borough.size] & ~drafting.forbidden_cells(city, draft) & ~borough.near_homes[0]


# --- why a placement is refused ------------------------------------------------------------------------------------


def kind_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"tile": in_words(city, frame.what)}


def zone_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """The first cell outside the zone."""
    size = draft_of(city, frame).borough.size
    return {"size": size, "cell": cell_name(cells_in(cells_under(city, move) & ~ZONES[size])[0])}


def filled_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What is on the first cell that is not empty."""
    borough = draft_of(city, frame).borough
    return what_is_there(city, borough, cells_in(cells_under(city, move) & borough.filled)[0])


def street_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"street": street_cells(city.mayor)}


def apart_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """Which cell touches which tile."""
    box = city.box
    category = box.category[box.kind_of[move - PLACE]]
    return {
        "case": "home" if category == HOME else "industry",
        **culprit(city, frame, category, box.body[move - PLACE]),
    }


def culprit(city: City, frame: Frame, category: int, cells: int) -> dict[str, object]:
    """The first tile that cells of a category may not touch, and the cell that does."""
    box = city.box
    for other in draft_of(city, frame).borough.tiles:
        found = box.category[box.kind_of[other]]
        is_foe = INDUSTRIAL[found] if category == HOME else found == HOME
        if is_foe and box.zone[other] & cells:
            cell = cells_in(box.zone[other] & cells)[0]
            return {"cell": cell_name(cell), "tile": tile_in_words(city, other), "at": cell_name(box.anchor[other])}
    return {"cell": cell_name(cells_in(cells)[0]), "tile": said(city, "game-empty"), "at": "-"}


def cells_under(city: City, move: int) -> int:
    """The cells of a placement, or the cell of a spot."""
    return city.box.mask[move - PLACE] if move >= PLACE else 1 << cell_of(move)


def layers_for(borough: Borough, category: int) -> tuple[int, ...]:
    """The influences that count for homes or for shops: cells with at least one, two, ... of them."""
    return borough.near_culture if category == HOME else borough.near_homes


def count_influences(city: City, draft: Draft, move: int) -> int:
    """The most influences of the needed category that one cell of a placement has."""
    box = city.box
    place = move - PLACE
    layers = layers_for(draft.borough, box.category[box.kind_of[place]])
    return sum([1 for layer in layers if layer & box.mask[place]])


def influence_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What the level needs, and what the best cell of a placement has."""
    box, draft = city.box, draft_of(city, frame)
    kind = box.kind_of[move - PLACE]
    have = count_influences(city, draft, move)
    best = box.mask[move - PLACE]
    if have:
        best &= layers_for(draft.borough, box.category[kind])[have - 1]
    facts: dict[str, object] = {"level": box.level[kind], "have": have, "cell": cell_name(cells_in(best)[0])}
    return {**facts, "case": "one"} if box.level[kind] == 1 else facts


def industry_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """Where the refinery and the port are, if they are."""
    borough = draft_of(city, frame).borough
    return {"refinery": whereabouts(city, borough, REFINERY), "port": whereabouts(city, borough, PORT)}


def whereabouts(city: City, borough: Borough, category: int) -> object:
    box = city.box
    for place in borough.tiles:
        if box.category[box.kind_of[place]] == category:
            return cell_name(box.anchor[place])
    return said(city, "game-not_built")


def warehouse_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """How many cells around a factory are free, though none is for its warehouse."""
    draft = draft_of(city, frame)
    if not draft.piles[city.box.named["warehouse"]]:
        return {"case": "stock"}
    around = city.box.zone[move - PLACE] & ZONES[draft.borough.size] & ~drafting.forbidden_cells(city, draft)
    return {"count": around.bit_count()}


PLACEMENT: Final[tuple[Rule, ...]] = (
    Rule("SC-16", a_placement_of_the_kind, kind_facts),
    Rule("SC-1", inside_the_zone, zone_facts),
    Rule("SC-17", on_empty_cells, filled_facts),
    Rule("SC-33", off_the_mayors_street, street_facts),
    Rule("SC-11", homes_and_industry_apart, apart_facts),
    Rule("SC-60", homes_near_culture, influence_facts),
    Rule("SC-64", factories_near_either, industry_facts),
    Rule("SC-65", factories_near_both, industry_facts),
    Rule("SC-71", shops_near_homes, influence_facts),
    Rule("SC-66", room_for_a_warehouse, warehouse_facts),
)
PLACEMENT_INDEXED: Final = 4


def open_placements(city: City, draft: Draft, kind: int) -> list[int]:
    """The placements of a kind inside the zone, on empty cells and off the mayor's street."""
    forbidden = drafting.forbidden_cells(city, draft)
    return [move for move, mask in city.box.places[kind][draft.borough.size] if not mask & forbidden]


def can_be_placed(city: City, draft: Draft, kind: int) -> bool:
    """Whether a kind has any legal placement: the rules of PLACEMENT, stopping at the first that passes them all."""
    box, borough = city.box, draft.borough
    category = box.category[kind]
    needed = needed_layer(city, draft, kind)
    if needed == 0:
        return False
    forbidden = drafting.forbidden_cells(city, draft)
    near = cells_to_avoid(borough, category)
    body, zone = box.body, box.zone
    for_warehouse = -1
    if category == FACTORY and draft.mode != NO_CONDITIONS:
        if not draft.piles[box.named["warehouse"]]:
            return False
        for_warehouse = cells_for_warehouses(city, draft)
    for move, mask in box.places[kind][borough.size]:
        if (
            not mask & forbidden
            and mask & needed
            and not body[move - PLACE] & near
            and (for_warehouse == -1 or zone[move - PLACE] & for_warehouse)
        ):
            return True
    return False


# --- the warehouse of a factory ------------------------------------------------------------------------------------


def beside_the_factory(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-66."""
    zone = city.box.zone[draft_of(city, frame).place]
    return [move for move in moves if is_spot(move) and seat_of(move) == frame.seat and zone >> cell_of(move) & 1]


def factory_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"case": "beside", "cell": cell_name(city.box.anchor[draft_of(city, frame).place])}


def cell_in_zone(city: City, frame: Frame, moves: list[int]) -> list[int]:
    zone = ZONES[draft_of(city, frame).borough.size]
    return [move for move in moves if zone >> cell_of(move) & 1]


def cell_empty(city: City, frame: Frame, moves: list[int]) -> list[int]:
    filled = draft_of(city, frame).borough.filled
    return [move for move in moves if not filled >> cell_of(move) & 1]


def cell_off_the_mayors_street(city: City, frame: Frame, moves: list[int]) -> list[int]:
    street = city.forbidden_by_mayor(frame.seat)
    return [move for move in moves if not street >> cell_of(move) & 1]


def cell_away_from_homes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    near = draft_of(city, frame).borough.near_homes[0]
    return [move for move in moves if not near >> cell_of(move) & 1]


def home_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"case": "industry", **culprit(city, frame, FACTORY, 1 << cell_of(move))}


WAREHOUSE_CELL: Final[tuple[Rule, ...]] = (
    Rule("SC-66", beside_the_factory, factory_facts),
    Rule("SC-1", cell_in_zone, zone_facts),
    Rule("SC-17", cell_empty, filled_facts),
    Rule("SC-33", cell_off_the_mayors_street, street_facts),
    Rule("SC-11", cell_away_from_homes, home_facts),
)
