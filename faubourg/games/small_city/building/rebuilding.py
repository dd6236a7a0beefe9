"""What may be enlarged and what may be demolished: filters, each a rule of the book."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Rule
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building.draft import Draft
from faubourg.games.small_city.building.legality import (
    cells_to_avoid,
    culprit,
    draft_of,
    industry_facts,
    street_facts,
)
from faubourg.games.small_city.grid import ZONES, cell_name, cells_in
from faubourg.games.small_city.moves import KIND, PLACE, cell_of, is_spot, seat_of
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import CULTURE, FACTORY, HOME, PARK, SHOP
from faubourg.games.small_city.wording.reasons import (
    cell_in_words,
    example,
    in_words,
    is_on_a_board,
    seat_name,
    tile_in_words,
    what_is_there,
)


def tile_of(city: City, frame: Frame, move: int) -> int:
    """The tile of the own borough that a spot points at, -1 for none."""
    if not is_spot(move) or seat_of(move) != frame.seat:
        return -1
    return draft_of(city, frame).borough.tile_at(city.box, cell_of(move))


def no_park(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-88."""
    box = city.box
    found = []
    for move in moves:
        place = tile_of(city, frame, move)
        if place < 0 or box.category[box.kind_of[place]] != PARK:
            found.append(move)
    return found


def a_tile_that_grows(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-90: homes, shops and factories below their highest level; a tile is named by its anchor."""
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
    taken = (drafting.forbidden_cells(city, draft) | ~ZONES[borough.size]) & ~mask
    taken |= cells_to_avoid(borough, box.category[box.kind_of[place]])
    masks, kind_of, piles = box.mask, box.kind_of, draft.piles
    return [PLACE + other for other in bigger if not masks[other] & taken and piles[kind_of[other]]]


# --- what a tile becomes -------------------------------------------------------------------------------------------


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
    category = city.box.category[city.box.kind_of[tile_of(city, frame, frame.at)]]
    near = cells_to_avoid(draft_of(city, frame).borough, category)
    return [move for move in moves if not added_cells(city, frame, move) & near]


def bigger_in_stock(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-94; a chain needs each tile in between as well (R-SC-22)."""
    piles = draft_of(city, frame).piles
    return [move for move in moves if piles[city.box.kind_of[move - PLACE]]]


def old_tile_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """The tile that is to become bigger, and the level it would have."""
    place = tile_of(city, frame, frame.at if frame.at >= 0 else move)
    facts: dict[str, object] = {"tile": tile_in_words(city, place), "cell": cell_name(city.box.anchor[place])}
    return {**facts, "level": city.box.level[city.box.kind_of[place]] + 1}


def added_cell_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    size = draft_of(city, frame).borough.size
    return {"size": size, "cell": cell_name(cells_in(added_cells(city, frame, move))[0])}


def added_filled_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return what_is_there(city, draft_of(city, frame).borough, cells_in(added_cells(city, frame, move))[0])


def added_apart_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    category = city.box.category[city.box.kind_of[move - PLACE]]
    case = "home" if category == HOME else "industry"
    return {"case": case, **culprit(city, frame, category, added_cells(city, frame, move))}


def bigger_kind_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"tile": in_words(city, KIND + city.box.kind_of[move - PLACE])}


BIGGER_TILE: Final[tuple[Rule, ...]] = (
    Rule("SC-92", covers_the_old_tile, old_tile_facts),
    Rule("SC-1", added_cell_in_zone, added_cell_facts),
    Rule("SC-17", added_cell_empty, added_filled_facts),
    Rule("SC-33", added_cell_off_the_street, street_facts),
    Rule("SC-11", added_cell_apart, added_apart_facts),
    Rule("SC-94", bigger_in_stock, bigger_kind_facts),
)

# --- which tile becomes bigger -------------------------------------------------------------------------------------


@final
class SomethingBiggerLeft:
    """A tile that could still become something when the first rules of BIGGER_TILE are obeyed."""

    __slots__ = ("rules",)

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules

    def __call__(self, city: City, frame: Frame, moves: list[int]) -> list[int]:
        return [move for move in moves if self.is_left(city, frame, move)]

    def is_left(self, city: City, frame: Frame, move: int) -> bool:
        asked = Frame(frame.step, frame.seat, move, frame.what, frame.count, frame.things)
        bigger = [PLACE + place for place in city.box.bigger[tile_of(city, frame, move)]]
        for rule in self.rules:
            bigger = rule.keep(city, asked, bigger)
        return bool(bigger)


def not_mine_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    if is_on_a_board(city, move):
        return {"case": "none", "cell": cell_in_words(city, frame, move)}
    return {"case": "not_a_cell", "example": example(city, frame)}


def cannot_grow_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """Why nothing on a spot can ever be enlarged."""
    box = city.box
    place = tile_of(city, frame, move)
    if place < 0:
        return not_mine_facts(city, frame, move)
    kind = box.kind_of[place]
    case = "top" if box.category[kind] in (HOME, SHOP, FACTORY) else "kind"
    return {"case": case, "tile": tile_in_words(city, place), "level": box.level[kind]}


def own_tile_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"tile": tile_in_words(city, tile_of(city, frame, move)), "cell": cell_name(cell_of(move))}


def whole_tile_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What the next level needs on the whole tile, and what there is."""
    box = city.box
    place = tile_of(city, frame, move)
    category = box.category[box.kind_of[place]]
    need = influences_needed(city, place)
    case = "home" if category == HOME else "shop" if category == SHOP else "either" if need == 1 else "both"
    have = influences_of_tile(city, draft_of(city, frame), place)
    facts: dict[str, object] = {"case": case, "level": box.level[box.kind_of[place]] + 1, "need": need, "have": have}
    return {**facts, **industry_facts(city, frame, move)}


def bigger_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {**old_tile_facts(city, frame, move), "case": "bigger"}


def bigger_street_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {**bigger_facts(city, frame, move), **street_facts(city, frame, move)}


TILE_TO_ENLARGE: Final[tuple[Rule, ...]] = (
    Rule("SC-88", no_park, own_tile_facts),
    Rule("SC-90", a_tile_that_grows, cannot_grow_facts),
    Rule("SC-95", built_earlier, own_tile_facts),
    Rule("SC-91", influenced_as_a_whole, whole_tile_facts),
    Rule("SC-92", SomethingBiggerLeft(BIGGER_TILE[:3]), bigger_facts),
    Rule("SC-33", SomethingBiggerLeft(BIGGER_TILE[:4]), bigger_street_facts),
    Rule("SC-11", SomethingBiggerLeft(BIGGER_TILE[:5]), bigger_facts),
    Rule("SC-94", SomethingBiggerLeft(BIGGER_TILE), bigger_facts),
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


def halls_have_room(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-100."""
    draft = draft_of(city, frame)
    return [move for move in moves if seat_without_room(city, draft, tile_of(city, frame, move)) < 0]


def seat_without_room(city: City, draft: Draft, place: int) -> int:
    """The first seat whose citizens on a tile find no room in their hall, -1 for none.

    Of others, the room at the start of the phase counts.
    """
    mask = city.box.mask[place]
    for seat in range(city.players):
        leaving = (draft.borough.people[seat] & mask).bit_count()
        if leaving and leaving > hall_room(city, draft, seat):
            return seat
    return -1


def hall_room(city: City, draft: Draft, seat: int) -> int:
    hall = draft.borough if seat == draft.seat else city.boroughs[seat]
    return hall.hall_room()


def can_be_demolished(city: City, draft: Draft, place: int) -> bool:
    return (
        city.box.kind_of[place] != city.box.named["town_hall"]
        and demolition_price(city, place) <= draft.borough.money
        and seat_without_room(city, draft, place) < 0
    )


def standing_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """Why nothing on a spot can be demolished."""
    borough = draft_of(city, frame).borough
    if tile_of(city, frame, move) >= 0:
        return {"case": "hall", "cell": cell_name(cell_of(move))}
    if is_spot(move) and seat_of(move) == frame.seat and borough.graves >> cell_of(move) & 1:
        return {"case": "grave", "cell": cell_name(cell_of(move))}
    return not_mine_facts(city, frame, move)


def demolition_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    place = tile_of(city, frame, move)
    facts: dict[str, object] = {"tile": tile_in_words(city, place), "price": demolition_price(city, place)}
    return {**facts, "money": draft_of(city, frame).borough.money}


def hall_room_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    draft = draft_of(city, frame)
    place = tile_of(city, frame, move)
    seat = seat_without_room(city, draft, place)
    leaving = (draft.borough.people[seat] & city.box.mask[place]).bit_count()
    return {"count": leaving, "seat": seat_name(city, seat), "room": hall_room(city, draft, seat)}


TILE_TO_DEMOLISH: Final[tuple[Rule, ...]] = (
    Rule("SC-98", a_tile_but_the_hall, standing_facts),
    Rule("SC-99", demolition_affordable, demolition_facts),
    Rule("SC-100", halls_have_room, hall_room_facts),
)
