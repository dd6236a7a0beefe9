"""Which steps a plan may have, and what a placement entails: filters, each a rule of the book."""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import Frame, Rule
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building.draft import PHASE_2
from faubourg.games.small_city.building.kinds import can_be_built, refusal_of_kind, refusal_of_placement
from faubourg.games.small_city.building.legality import draft_of
from faubourg.games.small_city.building.rebuilding import (
    bigger_tiles,
    can_be_demolished,
    demolition_price,
    influences_needed,
    influences_of_tile,
)
from faubourg.games.small_city.grid import cell_name
from faubourg.games.small_city.moves import (
    BUILD,
    DEMOLISH,
    ENLARGE,
    FINISH,
    GROW,
    KIND,
    NONE,
    PLACE,
    PLACES,
    RAW,
    RAW_AT,
    RAW_KINDS,
    spot,
)
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import BUILDS, BUILDS_WITH_GROWTH
from faubourg.games.small_city.wording.reasons import (
    cell_in_words,
    example,
    in_words,
    is_on_a_board,
    joined,
    stores_facts,
    tile_in_words,
)

# --- the steps -----------------------------------------------------------------------------------------------------


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


def done_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What the plan has done already."""
    draft = draft_of(city, frame)
    return {"case": "grown" if draft.has_grown else "built", "done": draft.builds}


def size_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"size": draft_of(city, frame).borough.size}


def nothing_to_build_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """The cheapest tile, or that what could be paid finds no place."""
    money = draft_of(city, frame).borough.money
    prices = [drafting.price(city, frame.seat, kind, PHASE_2) for kind in city.box.buildable if city.box.money[kind]]
    return {"case": "cheapest" if min(prices) > money else "no_place", "price": min(prices), "money": money}


def nothing_to_enlarge_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """How many tiles could ever become bigger; of one that has its influences, that it lacks nothing but room."""
    draft, box = draft_of(city, frame), city.box
    growing = [place for place in draft.borough.tiles if box.bigger[place]]
    for place in growing:
        if draft.fresh & box.mask[place] or influences_of_tile(city, draft, place) < influences_needed(city, place):
            continue
        facts: dict[str, object] = {"tile": tile_in_words(city, place), "cell": cell_name(box.anchor[place])}
        return {**facts, "case": "no_room", "level": box.level[box.kind_of[place]] + 1}
    return {"case": "nothing", "count": len(growing)}


def nothing_to_demolish_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """The cheapest demolition, if money is the reason."""
    draft = draft_of(city, frame)
    hall = city.box.named["town_hall"]
    prices = [demolition_price(city, place) for place in draft.borough.tiles if city.box.kind_of[place] != hall]
    if not prices:
        return {"case": "nothing", "count": 0}
    case = "cheapest" if min(prices) > draft.borough.money else "halls"
    return {"case": case, "price": min(prices), "money": draft.borough.money, "count": len(prices)}


def demolished_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"case": "once", "count": 1}


STEPS_OF_A_PLAN: Final[tuple[Rule, ...]] = (
    Rule("SC-50", a_step),
    Rule("SC-52", builds_left, done_facts),
    Rule("SC-98", one_demolition, demolished_facts),
    Rule("SC-4", room_to_grow, size_facts),
    Rule("SC-54", something_to_build, nothing_to_build_facts),
    Rule("SC-90", something_to_enlarge, nothing_to_enlarge_facts),
    Rule("SC-99", something_to_demolish, nothing_to_demolish_facts),
)


def refusal_of_a_tile(city: City, frame: Frame, move: int) -> Rule:
    """Why a placement cannot be built now, asked before its time: while the step or the kind is chosen."""
    refused_by = refusal_of_placement(city, frame, move)
    if refused_by is not None:
        return refused_by
    has_builds = frame.count != PHASE_2 or builds_left(city, frame, [BUILD])
    return Rule("SC-50", a_step, how_to_say_it) if has_builds else STEPS_OF_A_PLAN[1]


def refusal_of_a_kind(city: City, frame: Frame, move: int) -> Rule:
    """Why a kind cannot be built now, asked while the step is chosen."""
    if not builds_left(city, frame, [BUILD]):
        return STEPS_OF_A_PLAN[1]
    refused_by = refusal_of_kind(city, frame, move)
    return Rule("SC-50", a_step, how_to_say_it) if refused_by is None else refused_by


def how_to_say_it(city: City, frame: Frame, move: int) -> dict[str, object]:
    """A placement would be legal, once its kind is named."""
    said = city.game.notation(city, move)
    if move >= PLACE:
        said = f"{city.game.notation(city, KIND + city.box.kind_of[move - PLACE])}; {said}"
    return {"case": "in_parts", "parts": said if frame.what >= 0 or frame.count else f"build; {said}"}


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


def crew_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return (
        {"cell": cell_in_words(city, frame, move)}
        if is_on_a_board(city, move)
        else {"case": "not_a_cell", "example": example(city, frame)}
    )


def saving_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    draft = draft_of(city, frame)
    options = drafting.savings(city, draft, city.box.kind_of[draft.place])
    return {"tile": tile_in_words(city, draft.place), "options": joined(city, [o for o in options if o != NONE])}


def source_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What is owed, or what the place holds."""
    draft = draft_of(city, frame)
    owed = (drafting.sources(draft)[0] - RAW_AT) // PLACES
    if not RAW_AT <= move < RAW_AT + RAW_KINDS * PLACES or (move - RAW_AT) // PLACES != owed:
        return {"case": "other", "raw": in_words(city, RAW + owed)}
    return stores_facts(city, draft.borough, move)


CREW: Final[tuple[Rule, ...]] = (Rule("SC-75", among_the_crew, crew_facts),)
SAVING: Final[tuple[Rule, ...]] = (Rule("SC-43", among_the_savings, saving_facts),)
SOURCE: Final[tuple[Rule, ...]] = (Rule("SC-82", among_the_sources, source_facts),)
