"""What may be built, enlarged and demolished: filters over candidate moves, each a rule of the book.

Every filter judges each move for itself. The questions of a plan look at its draft, never at the real borough: a step
counts on what the steps before it have done (SC-56).
"""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Rule
from faubourg.games.small_city import draft as drafting
from faubourg.games.small_city.draft import NO_CONDITIONS, PHASE_2, Draft
from faubourg.games.small_city.grid import ZONES
from faubourg.games.small_city.moves import (
    BUILD,
    DEMOLISH,
    ENLARGE,
    FINISH,
    GROW,
    KIND,
    NONE,
    PLACE,
    RAW_NAMES,
    cell_of,
    is_spot,
    seat_of,
    spot,
)
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import (
    BUILDS,
    BUILDS_WITH_GROWTH,
    COMMON,
    CULTURE,
    DATA,
    FACTORY,
    HOME,
    INDUSTRIAL,
    OWN,
    SHOP,
)

CONSTRUCTION_SIZES: Final[tuple[tuple[int, int], ...]] = tuple(
    [(int(least), int(most)) for least, most in DATA["council"]["construction"]]
)


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
    category = box.category[frame.what - KIND]
    borough = draft_of(city, frame).borough
    if category == HOME:
        near = borough.near_industry
    elif INDUSTRIAL[category]:
        near = borough.near_homes[0]
    else:
        return moves
    if not near:
        return moves
    body = box.body
    return [move for move in moves if not body[move - PLACE] & near]


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
    borough = draft.borough
    open_cells = ZONES[borough.size] & ~drafting.forbidden_cells(city, draft) & ~borough.near_homes[0]
    zone = city.box.zone
    return [move for move in moves if zone[move - PLACE] & open_cells]


def count_influences(city: City, draft: Draft, move: int) -> int:
    """The most influences of the needed category that one cell of a placement has."""
    box, borough = city.box, draft.borough
    place = move - PLACE
    category = box.category[box.kind_of[place]]
    layers = borough.near_culture if category == HOME else borough.near_homes
    return sum([1 for layer in layers if layer & box.mask[place]])


def influence_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    kind = frame.what - KIND
    return {"level": city.box.level[kind], "have": count_influences(city, draft_of(city, frame), move)}


def zone_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"size": draft_of(city, frame).borough.size}


PLACEMENT: Final[tuple[Rule, ...]] = (
    Rule("SC-16", a_placement_of_the_kind),
    Rule("SC-1", inside_the_zone, zone_facts),
    Rule("SC-17", on_empty_cells),
    Rule("SC-33", off_the_mayors_street),
    Rule("SC-11", homes_and_industry_apart),
    Rule("SC-60", homes_near_culture, influence_facts),
    Rule("SC-64", factories_near_either),
    Rule("SC-65", factories_near_both),
    Rule("SC-71", shops_near_homes, influence_facts),
    Rule("SC-66", room_for_a_warehouse),
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
    forbidden = drafting.forbidden_cells(city, draft)
    if needed == 0:
        return False
    near = borough.near_industry if category == HOME else borough.near_homes[0] if INDUSTRIAL[category] else 0
    body, zone = box.body, box.zone
    for_warehouse = -1
    if category == FACTORY and draft.mode != NO_CONDITIONS:
        if not draft.piles[box.named["warehouse"]]:
            return False
        for_warehouse = ZONES[borough.size] & ~forbidden & ~borough.near_homes[0]
    for move, mask in box.places[kind][borough.size]:
        if (
            not mask & forbidden
            and mask & needed
            and not body[move - PLACE] & near
            and (for_warehouse == -1 or zone[move - PLACE] & for_warehouse)
        ):
            return True
    return False


# --- the kind of tile ----------------------------------------------------------------------------------------------


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


def price_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    money = draft_of(city, frame).borough.money
    return {"price": drafting.price(city, frame.seat, move - KIND, frame.count), "money": money}


def raw_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    cost, borough = city.box.raw[move - KIND], draft_of(city, frame).borough
    facts: dict[str, object] = {}
    for raw, name in enumerate(RAW_NAMES):
        facts[f"need_{name}"] = cost[raw]
        facts[f"have_{name}"] = borough.raw(raw)
    return facts


@final
class SomewhereLeft:
    """A kind of which placements are left when the first rules of PLACEMENT are obeyed: why a kind is not offered."""

    __slots__ = ("rules",)

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules

    def __call__(self, city: City, frame: Frame, moves: list[int]) -> list[int]:
        return [move for move in moves if move == NONE or self.is_left(city, frame, move)]

    def is_left(self, city: City, frame: Frame, move: int) -> bool:
        asked = Frame(frame.step, frame.seat, frame.at, move, frame.count, frame.things)
        places = [PLACE + place for place in city.box.of_kind[move - KIND]]
        for rule in self.rules:
            places = rule.keep(city, asked, places)
        return bool(places)


def best_count(city: City, frame: Frame, move: int) -> dict[str, object]:
    """For a kind that has no cell with enough influences: how many the best one has."""
    draft = draft_of(city, frame)
    counts = [count_influences(city, draft, place) for place in open_placements(city, draft, move - KIND)]
    return {"level": city.box.level[move - KIND], "have": max(counts, default=0)}


KINDS: Final[tuple[Rule, ...]] = (
    Rule("SC-52", a_kind),
    Rule("SC-83", not_the_hall),
    Rule("SC-67", no_warehouse_alone),
    Rule("SC-158", of_the_councils_size),
    Rule("SC-58", never_built_before),
    Rule("SC-24", in_stock),
    Rule("SC-54", affordable, price_facts),
    Rule("SC-81", raw_in_store, raw_facts),
    Rule("SC-17", SomewhereLeft(PLACEMENT[:3])),
    Rule("SC-33", SomewhereLeft(PLACEMENT[:4])),
    Rule("SC-11", SomewhereLeft(PLACEMENT[:5])),
    Rule("SC-60", SomewhereLeft(PLACEMENT[:6]), best_count),
    Rule("SC-64", SomewhereLeft(PLACEMENT[:7])),
    Rule("SC-65", SomewhereLeft(PLACEMENT[:8])),
    Rule("SC-71", SomewhereLeft(PLACEMENT[:9]), best_count),
    Rule("SC-66", SomewhereLeft(PLACEMENT)),
)


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


# --- the warehouse of a factory ------------------------------------------------------------------------------------


def beside_the_factory(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-66."""
    zone = city.box.zone[draft_of(city, frame).place]
    return [move for move in moves if is_spot(move) and seat_of(move) == frame.seat and zone >> cell_of(move) & 1]


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


WAREHOUSE_CELL: Final[tuple[Rule, ...]] = (
    Rule("SC-66", beside_the_factory),
    Rule("SC-1", cell_in_zone, zone_facts),
    Rule("SC-17", cell_empty),
    Rule("SC-33", cell_off_the_mayors_street),
    Rule("SC-11", cell_away_from_homes),
)

# --- the steps of a plan -------------------------------------------------------------------------------------------


def a_step(city: City, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if BUILD <= move <= FINISH]


def builds_left(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-52: three builds, or one and growth; finishing and enlarging are always free (SC-53, SC-89)."""
    draft = draft_of(city, frame)
    most = BUILDS_WITH_GROWTH if draft.has_grown else BUILDS
    can_build = draft.builds < most
    can_grow = draft.builds <= BUILDS_WITH_GROWTH and not draft.has_grown
    return [
        move for move in moves if move in (ENLARGE, FINISH) or (can_build if move in (BUILD, DEMOLISH) else can_grow)
    ]


def one_demolition(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-98."""
    return [move for move in moves if move != DEMOLISH] if draft_of(city, frame).has_demolished else moves


def room_to_grow(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-4."""
    if GROW not in moves or drafting.next_size(city, draft_of(city, frame).borough):
        return moves
    return [move for move in moves if move != GROW]


def something_to_build(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-54: a tile that can be paid and placed."""
    if BUILD not in moves:
        return moves
    draft = draft_of(city, frame)
    for kind in city.box.buildable:
        if can_be_built(city, draft, kind):
            return moves
    return [move for move in moves if move != BUILD]


def something_to_enlarge(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-90, SC-91, SC-92."""
    if ENLARGE not in moves:
        return moves
    draft = draft_of(city, frame)
    for place in draft.borough.tiles:
        if bigger_tiles(city, draft, place, True):
            return moves
    return [move for move in moves if move != ENLARGE]


def something_to_demolish(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-99, SC-100."""
    if DEMOLISH not in moves:
        return moves
    draft = draft_of(city, frame)
    for place in draft.borough.tiles:
        if can_be_demolished(city, draft, place):
            return moves
    return [move for move in moves if move != DEMOLISH]


def cheapest_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """For a plan that can build nothing: what the cheapest tile would cost."""
    prices = [drafting.price(city, frame.seat, kind, PHASE_2) for kind in city.box.buildable if city.box.money[kind]]
    return {"price": min(prices), "money": draft_of(city, frame).borough.money}


def cheapest_demolition_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"price": drafting.DEMOLITION_MONEY, "money": draft_of(city, frame).borough.money}


def step_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    draft = draft_of(city, frame)
    return {"done": draft.builds}


STEPS_OF_A_PLAN: Final[tuple[Rule, ...]] = (
    Rule("SC-50", a_step),
    Rule("SC-52", builds_left, step_facts),
    Rule("SC-98", one_demolition),
    Rule("SC-4", room_to_grow),
    Rule("SC-54", something_to_build, cheapest_facts),
    Rule("SC-90", something_to_enlarge),
    Rule("SC-99", something_to_demolish, cheapest_demolition_facts),
)

# --- enlarging -----------------------------------------------------------------------------------------------------


def tile_of(city: City, frame: Frame, move: int) -> int:
    """The tile of the own borough that a spot points at, -1 for none."""
    if not is_spot(move) or seat_of(move) != frame.seat:
        return -1
    return draft_of(city, frame).borough.tile_at(city.box, cell_of(move))


def a_tile_that_grows(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-90, SC-88: homes, shops and factories below their highest level; a tile is named by its anchor."""
    box = city.box
    found = []
    for move in moves:
        place = tile_of(city, frame, move)
        if place >= 0 and box.anchor[place] == cell_of(move) and box.bigger[place]:
            found.append(move)
    return found


def built_earlier(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-95."""
    fresh = draft_of(city, frame).fresh
    return [move for move in moves if not fresh >> cell_of(move) & 1]


def influences_of_tile(city: City, draft: Draft, place: int) -> int:
    """Distinct tiles of the needed category that influence a whole tile (SC-57, SC-91); the hall is one (SC-10)."""
    box, borough = city.box, draft.borough
    category = box.category[box.kind_of[place]]
    mask = box.mask[place]
    if category == FACTORY:
        return (1 if mask & borough.near_refinery else 0) + (1 if mask & borough.near_port else 0)
    wanted = CULTURE if category == HOME else HOME
    layers = borough.near_culture if category == HOME else borough.near_homes
    if not mask & layers[0]:
        return 0
    kind_of, categories, zone = box.kind_of, box.category, box.zone
    return sum([1 for other in borough.tiles if categories[kind_of[other]] == wanted and zone[other] & mask])


def influences_needed(city: City, place: int) -> int:
    """What the next level of a tile needs (SC-60, SC-64, SC-65, SC-71)."""
    kind = city.box.kind_of[place]
    level = city.box.level[kind] + 1
    return level - 1 if city.box.category[kind] == FACTORY else level


def influenced_as_a_whole(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-91."""
    draft = draft_of(city, frame)
    found = []
    for move in moves:
        place = tile_of(city, frame, move)
        if influences_of_tile(city, draft, place) >= influences_needed(city, place):
            found.append(move)
    return found


def whole_tile_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    place = tile_of(city, frame, move)
    return {
        "level": city.box.level[city.box.kind_of[place]] + 1,
        "need": influences_needed(city, place),
        "have": influences_of_tile(city, draft_of(city, frame), place),
    }


def a_bigger_tile_fits(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-92, SC-94, SC-11, SC-33."""
    draft = draft_of(city, frame)
    return [move for move in moves if bigger_tiles(city, draft, tile_of(city, frame, move), False)]


def bigger_tiles(city: City, draft: Draft, place: int, with_conditions: bool) -> list[int]:
    """What a tile can become, as moves. `with_conditions`: unless it is fresh or lacks influences."""
    box, borough = city.box, draft.borough
    bigger = box.bigger[place]
    if not bigger:
        return []
    mask = box.mask[place]
    if with_conditions and (
        draft.fresh & mask or influences_of_tile(city, draft, place) < influences_needed(city, place)
    ):
        return []
    taken = (borough.filled | city.forbidden_by_mayor(draft.seat) | ~ZONES[borough.size]) & ~mask
    category = box.category[box.kind_of[place]]
    if category == HOME:
        taken |= borough.near_industry
    elif category == FACTORY:
        taken |= borough.near_homes[0]
    masks, kind_of, piles = box.mask, box.kind_of, draft.piles
    return [PLACE + other for other in bigger if not masks[other] & taken and piles[kind_of[other]]]


TILE_TO_ENLARGE: Final[tuple[Rule, ...]] = (
    Rule("SC-90", a_tile_that_grows),
    Rule("SC-95", built_earlier),
    Rule("SC-91", influenced_as_a_whole, whole_tile_facts),
    Rule("SC-92", a_bigger_tile_fits),
)


def covers_the_old_tile(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-92, SC-93: the same cells with the same slots, and one more."""
    bigger = city.box.bigger[tile_of(city, frame, frame.at)]
    return [move for move in moves if move >= PLACE and move - PLACE in bigger]


def added_cells(city: City, frame: Frame, move: int) -> int:
    return city.box.mask[move - PLACE] & ~city.box.mask[tile_of(city, frame, frame.at)]


def added_cell_in_zone(city: City, frame: Frame, moves: list[int]) -> list[int]:
    zone = ZONES[draft_of(city, frame).borough.size]
    return [move for move in moves if added_cells(city, frame, move) & zone]


def added_cell_empty(city: City, frame: Frame, moves: list[int]) -> list[int]:
    filled = draft_of(city, frame).borough.filled
    return [move for move in moves if not added_cells(city, frame, move) & filled]


def added_cell_off_the_street(city: City, frame: Frame, moves: list[int]) -> list[int]:
    street = city.forbidden_by_mayor(frame.seat)
    return [move for move in moves if not added_cells(city, frame, move) & street]


def added_cell_apart(city: City, frame: Frame, moves: list[int]) -> list[int]:
    borough = draft_of(city, frame).borough
    category = city.box.category[city.box.kind_of[tile_of(city, frame, frame.at)]]
    near = borough.near_industry if category == HOME else borough.near_homes[0] if category == FACTORY else 0
    return [move for move in moves if not added_cells(city, frame, move) & near]


def bigger_in_stock(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-94; a chain needs each tile in between as well (R-SC-22)."""
    piles = draft_of(city, frame).piles
    return [move for move in moves if piles[city.box.kind_of[move - PLACE]]]


BIGGER_TILE: Final[tuple[Rule, ...]] = (
    Rule("SC-92", covers_the_old_tile),
    Rule("SC-1", added_cell_in_zone, zone_facts),
    Rule("SC-17", added_cell_empty),
    Rule("SC-33", added_cell_off_the_street),
    Rule("SC-11", added_cell_apart),
    Rule("SC-94", bigger_in_stock),
)

# --- demolishing ---------------------------------------------------------------------------------------------------


def a_tile_but_the_hall(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-98: never the hall or a cemetery."""
    box = city.box
    found = []
    for move in moves:
        place = tile_of(city, frame, move)
        if place >= 0 and box.anchor[place] == cell_of(move) and box.kind_of[place] != box.named["town_hall"]:
            found.append(move)
    return found


def demolition_affordable(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-99."""
    money = draft_of(city, frame).borough.money
    return [move for move in moves if demolition_price(city, tile_of(city, frame, move)) <= money]


def demolition_price(city: City, place: int) -> int:
    return drafting.DEMOLITION_MONEY * city.box.mask[place].bit_count()


def demolition_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    price = demolition_price(city, tile_of(city, frame, move))
    return {"price": price, "money": draft_of(city, frame).borough.money}


def halls_have_room(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-100."""
    draft = draft_of(city, frame)
    return [move for move in moves if has_room_for_all(city, draft, tile_of(city, frame, move))]


def has_room_for_all(city: City, draft: Draft, place: int) -> bool:
    """Whether everybody on a tile finds room in the own hall: of others, the room at the start of the phase."""
    mask = city.box.mask[place]
    for seat in range(city.players):
        leaving = (draft.borough.people[seat] & mask).bit_count()
        if leaving:
            hall = draft.borough if seat == draft.seat else city.boroughs[seat]
            if leaving > hall.hall_room():
                return False
    return True


def can_be_demolished(city: City, draft: Draft, place: int) -> bool:
    return (
        city.box.kind_of[place] != city.box.named["town_hall"]
        and demolition_price(city, place) <= draft.borough.money
        and has_room_for_all(city, draft, place)
    )


TILE_TO_DEMOLISH: Final[tuple[Rule, ...]] = (
    Rule("SC-98", a_tile_but_the_hall),
    Rule("SC-99", demolition_affordable, demolition_facts),
    Rule("SC-100", halls_have_room),
)

# --- what a placement entails --------------------------------------------------------------------------------------


def among_the_crew(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-75: an own citizen on a slot of the own borough, not from hall or career; or nobody."""
    allowed = [spot(frame.seat, index) for index in drafting.crew(draft_of(city, frame))]
    return [move for move in moves if move == NONE or move in allowed]


def among_the_savings(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-43: one raw of those that the building costs, the rest being in store."""
    draft = draft_of(city, frame)
    allowed = drafting.savings(city, draft, city.box.kind_of[draft.place])
    return [move for move in moves if move in allowed]


def among_the_sources(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-82: from the hall or a warehouse that holds such a raw."""
    allowed = drafting.sources(draft_of(city, frame))
    return [move for move in moves if move in allowed]
