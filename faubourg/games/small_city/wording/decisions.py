"""What a question brings along for a screen: what it is about, how many answers follow, figures, a suggestion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from faubourg.core.rules import Frame, Question
from faubourg.core.state import About, Touch
from faubourg.games.small_city.borough import count_of
from faubourg.games.small_city.building import draft as drafting
from faubourg.games.small_city.building import legality, outlook, plan_steps, rebuilding
from faubourg.games.small_city.building.kinds import can_be_built
from faubourg.games.small_city.building.planning import (
    BIGGER_TILE,
    CREW,
    DEMOLISH_TILE,
    ENLARGE_TILE,
    PLACEMENT,
    PLAN,
    SAVING,
    SOURCE,
    TILE_KIND,
    WAREHOUSE_CELL,
)
from faubourg.games.small_city.flow import KEEP_PROMISE
from faubourg.games.small_city.grid import ZONES, cell_name, cells_in, influence_zone
from faubourg.games.small_city.moves import (
    ACTION,
    BUILD,
    BY_PROMISE,
    COUNCILLOR,
    END,
    FINISH,
    KIND,
    LINES,
    MONEY,
    NONE,
    PAY,
    PLACE,
    PLACES,
    PLANNER,
    PRODUCT,
    PROMISE,
    RAW,
    RAW_AT,
    RAW_KINDS,
    RAW_NAMES,
    SPACE,
    SPECIAL,
    SUPPORTER,
    VOTES,
    cell_of,
    is_spot,
    raw_at,
    seat_of,
    spot,
)
from faubourg.games.small_city.moves import HALL as HALL_PLACE
from faubourg.games.small_city.phases.actions import CHOOSE_ACTION, PARADE, SUPPORT_GAIN, URBAN_GROWTH, card_price
from faubourg.games.small_city.phases.benefits import ARRIVALS, BUNDLE, BUNDLES, MONEY_OR_VOTES, SUMS, column_of
from faubourg.games.small_city.phases.citizens import CITIZEN, DESTINATION
from faubourg.games.small_city.phases.council import (
    COUNCIL,
    FORWARD_ONLY,
    KEEP_SPECIAL,
    PAYMENT,
    council_moves,
)
from faubourg.games.small_city.phases.destinations import add_spots, obliged, representatives
from faubourg.games.small_city.phases.housing import HOUSING
from faubourg.games.small_city.phases.pollution import VICTIM
from faubourg.games.small_city.phases.production import PRODUCTION, STORING, SURPLUS
from faubourg.games.small_city.phases.trading import DEAL, SHOP_SLOT, exchange_slots, slot_kind
from faubourg.games.small_city.pieces import piece_of
from faubourg.games.small_city.scoring import promise_value
from faubourg.games.small_city.shapes import RAW as RAWS
from faubourg.games.small_city.shapes import Facts, some_raw
from faubourg.games.small_city.state import BASIC, City
from faubourg.games.small_city.tiles import (
    CASH_TO_VOTES,
    HOME_VOTES,
    NUMBERS,
    RAW_CASH,
    RAW_TO_CASH,
    RAW_VOTES,
    SLOTS,
    VOTE_BUNDLES,
)
from faubourg.games.small_city.wording.notation import borough_of, thing_name
from faubourg.games.small_city.wording.spots import cell_spots, cells_of_spot, council_spot

TOUCHES: Final[dict[str, Touch]] = {
    "hall": "cover",
    "placement": "cover",
    "bigger-tile": "cover",
    "council": "all",
    "deal": "all",
    "production": "all",
    "surplus": "all",
}
ROUTINE: Final = (STORING, SOURCE, WAREHOUSE_CELL, HOUSING, SAVING, PRODUCTION)  # who does not want to think need not


# --- what a question is about --------------------------------------------------------------------------------------


def about(city: City, frame: Frame) -> About:
    step, box = frame.step, city.box
    if step in (WAREHOUSE_CELL, CREW, SAVING, SOURCE):
        place = legality.draft_of(city, frame).place
        return About(f"tile:{box.names[box.kind_of[place]]}", cell_spots(frame.seat, list(box.cells[place])))
    if step is PLACEMENT:
        return about_thing(city, frame.what, f"pile:{box.names[frame.what - KIND]}")
    if step in (DESTINATION, DEAL, BIGGER_TILE):
        borough = borough_of(city, frame, seat_of(frame.at))
        place = borough.tile_at(box, cell_of(frame.at))
        asked = Frame(CITIZEN if step is DESTINATION else step, frame.seat, things=frame.things)
        return About(f"tile:{box.names[box.kind_of[place]]}", cells_of_spot(city, asked, frame.at))
    if step in (PAYMENT, BUNDLE, MONEY_OR_VOTES):
        return about_thing(city, frame.what, council_spot(frame.what))
    if step is COUNCIL and frame.count == FORWARD_ONLY:
        return about_thing(city, ACTION + COUNCILLOR)
    if step is SUPPORT_GAIN:
        return about_thing(city, ACTION + SUPPORTER)
    if step is URBAN_GROWTH:
        return about_thing(city, ACTION + PLANNER)
    if step is PARADE:
        return About(None, (f"seat:{'ABCD'[city.host]}",))
    if step in (STORING, SURPLUS):
        return About(None, (), tuple([thing_name(city, thing) for thing in frame.things]))
    if step is TILE_KIND and frame.count:
        return About(f"space:construction-{frame.count}", (f"council:construction-{frame.count}",))
    return About()


def about_thing(city: City, thing: int, *spots: str) -> About:
    name = thing_name(city, thing)
    return About(piece_of(thing, name), spots or (f"card:{name}",), (name,))


def answers_left(city: City, frame: Frame) -> tuple[int, int]:
    step, borough = frame.step, city.boroughs[frame.seat]
    if step is STORING:
        return 1, len(frame.things)
    if step is HOUSING:
        return borough.hall, borough.hall
    if step is SOURCE:
        draft = legality.draft_of(city, frame)
        return 1, draft.owed[(drafting.sources(draft)[0] - RAW_AT) // PLACES]
    if step is SURPLUS:
        return 1, len(frame.things) - borough.rooms()
    if step is PRODUCTION:
        kind = (step.options(city, frame)[0] - PRODUCT) % RAW_KINDS
        wanted = sum([1 for product in frame.things if (product - PRODUCT) % RAW_KINDS == kind])
        return 1, wanted - city.supply[kind]
    if step is VICTIM:
        return 1, frame.count
    return 1, 1


# --- suggestions ---------------------------------------------------------------------------------------------------


def suggested(city: City, frame: Frame) -> tuple[int, ...]:
    """Routine answers one after another, as long as the same is asked; to stop, once nothing has to be done."""
    if frame.step in (PLAN, CITIZEN):
        moves = frame.step.options(city, frame)
        end = FINISH if frame.step is PLAN else END
        return (end,) if end in moves and BUILD not in moves else ()
    if frame.step not in ROUTINE:
        return ()
    twin = city.clone()
    twin.log = None
    found: list[int] = []
    asked: Frame | None = frame
    while asked is not None and asked.step is frame.step:
        found.append(routine(twin, asked))
        twin.push(found[-1], frame.seat)
        asked = twin.frame_of(frame.seat) if twin.phase == city.phase else None
    return tuple(found)


def routine(city: City, frame: Frame) -> int:
    """Warehouses before the hall, so that people find room there; of the raw to save, the rarest."""
    moves = frame.step.options(city, frame)
    if frame.step is STORING:
        return min(moves, key=lambda move: (move - RAW_AT) % PLACES == HALL_PLACE)
    if frame.step is SOURCE:
        return max(moves, key=lambda move: (move - RAW_AT) % PLACES == HALL_PLACE)
    if frame.step is SAVING:
        return max(moves, key=lambda move: move if move != NONE else 0)
    if frame.step is WAREHOUSE_CELL:
        return min(moves, key=lambda move: spoilt_cells(city, frame, move))
    return moves[0]


def spoilt_cells(city: City, frame: Frame, move: int) -> int:
    """How many empty cells a warehouse would close to homes."""
    borough = legality.draft_of(city, frame).borough
    free = ZONES[borough.size] & ~borough.filled & ~borough.near_industry
    return (influence_zone(1 << cell_of(move)) & free).bit_count()


# --- figures of a choice -------------------------------------------------------------------------------------------


def choice_facts(city: City, frame: Frame, move: int) -> Mapping[str, Any]:
    step = frame.step
    if step is PLACEMENT:
        return outlook.chances(city, frame).of(move)
    if step is BIGGER_TILE:
        filled = legality.draft_of(city, frame).borough.filled
        return Facts(gained=cell_name(cells_in(city.box.mask[move - PLACE] & ~filled)[0]))
    if step is TILE_KIND and move != NONE:
        return kind_facts(city, frame, move - KIND)
    if step is CHOOSE_ACTION:
        return Facts(price=card_price(city, frame.seat, move - ACTION))
    if step in (KEEP_PROMISE, KEEP_SPECIAL):
        card = city.box.promises[move - PROMISE] if move < SPECIAL else city.box.specials[move - SPECIAL]
        return Facts(kept=promise_value(card, True), broken=promise_value(card, False))
    if is_spot(move):
        return spot_facts(city, frame, move)
    if SPACE <= move < RAW_AT:
        return space_facts(move)
    if RAW_AT <= move < RAW_AT + RAW_KINDS * PLACES:
        return stored_facts(city, frame, move)
    if RAW <= move < PRODUCT:
        count = dict(BUNDLES[column_of(frame.what)]).get(move - RAW, 1) if step is BUNDLE else 1
        return Facts(raw={RAWS[move - RAW]: count})
    return button_facts(city, frame, move)


def button_facts(city: City, frame: Frame, move: int) -> Facts:
    step = frame.step
    if step is DEAL and move >= PAY:
        money, votes = VOTE_BUNDLES[move - PAY]
        return Facts(money=-money, votes=votes)
    if step is PAYMENT:
        price = column_of(frame.what) + 1
        if move == MONEY:
            return Facts(money=-price)
        return Facts(votes=-price) if move == VOTES else Facts(broken=-NUMBERS["special_broken"])
    if step is SUPPORT_GAIN:
        return Facts(money=NUMBERS["supporter_money"]) if move == MONEY else Facts(votes=NUMBERS["supporter_votes"])
    if step is MONEY_OR_VOTES:
        amount = SUMS[column_of(frame.what)]
        return Facts(money=amount) if move == MONEY else Facts(votes=amount)
    return Facts()


def kind_facts(city: City, frame: Frame, kind: int) -> Facts:
    draft, box = legality.draft_of(city, frame), city.box
    facts = Facts(
        price=drafting.price(city, frame.seat, kind, frame.count),
        pile=outlook.copies_left(city, draft, kind),
        places=len(outlook.legal_placements(city, draft, kind)),
    )
    if any(box.raw[kind]) and not frame.count:
        facts["raw"] = some_raw(box.raw[kind])
    return facts


def spot_facts(city: City, frame: Frame, move: int) -> Facts:
    step, seat = frame.step, frame.seat
    borough, index = borough_of(city, frame, seat_of(move)), cell_of(move)
    if step is CITIZEN:
        standing = (borough.home_at(index) or 1 << index) & borough.people[seat] & ~city.moved[seat_of(move)]
        return Facts(must=bool(obliged(city, seat, seat_of(move)) >> index & 1), citizens=standing.bit_count())
    if step is DEMOLISH_TILE:
        place = borough.tile_at(city.box, index)
        size = city.box.mask[place].bit_count()
        return Facts(price=rebuilding.demolition_price(city, place), pollution=size * drafting.DEMOLITION_POLLUTION)
    if step is DESTINATION:
        return destination_facts(city, move)
    if step is SHOP_SLOT:
        return Facts(gives=SLOTS[slot_kind(city, move)])
    return Facts()


def destination_facts(city: City, move: int) -> Facts:
    """What a place gives to whoever stands there: votes, money or raw, as far as that is certain."""
    borough, index = city.boroughs[seat_of(move)], cell_of(move)
    home = borough.home_at(index)
    if home:
        people = (home & borough.crowd).bit_count()
        return Facts(gives="home", votes=HOME_VOTES[people + 1] - HOME_VOTES[people])
    for kind, layer in enumerate(borough.slots):
        if layer >> index & 1:
            facts = Facts(gives=SLOTS[kind])
            if SLOTS[kind] == "cash":
                facts["money"] = NUMBERS["cash_slot"]
            elif SLOTS[kind] in RAW_NAMES:
                facts["raw"] = {name: 1 for name in RAWS if name == SLOTS[kind]}
            elif borough.university >> index & 1:
                facts["votes"] = NUMBERS["university_votes"]
            return facts
    return Facts()


def space_facts(move: int) -> Facts:
    line, column = divmod((move - SPACE) % 16, 4)
    facts = Facts(price=column + 1, gain=LINES[line])
    if LINES[line] == "tourism":
        facts["citizens"] = ARRIVALS[column]
    return facts


def stored_facts(city: City, frame: Frame, move: int) -> Facts:
    kind, place = divmod(move - RAW_AT, PLACES)
    if frame.step is DEAL:
        if slot_kind(city, frame.at) == RAW_TO_CASH:
            return Facts(money=RAW_CASH[kind], raw={RAWS[kind]: 1})
        return Facts(votes=RAW_VOTES[kind], raw={RAWS[kind]: 1})
    borough = borough_of(city, frame, frame.seat)
    if place not in borough.store_cells:
        return Facts()
    store = borough.store_cells.index(place)
    return Facts(room=max(0, borough.room(store)), have=count_of(borough.stores[store], kind))


# --- what is closed ------------------------------------------------------------------------------------------------


def closed(city: City, frame: Frame) -> Sequence[int]:
    """Cards, kinds, people, spaces and places that one might expect among the answers."""
    step = frame.step
    assert isinstance(step, Question)
    offered = set(step.options(city, frame))
    return [move for move in expected(city, frame) if move not in offered]


def expected(city: City, frame: Frame) -> list[int]:
    step, seat, box = frame.step, frame.seat, city.box
    if step is CHOOSE_ACTION:
        return [ACTION + card for card in city.circle]
    if step is PLAN:
        return [*PLAN.candidates(city, frame), *unbuildable(city, frame)]
    if step is TILE_KIND:
        return [KIND + kind for kind in box.buildable]
    if step in (ENLARGE_TILE, DEMOLISH_TILE):
        tiles = legality.draft_of(city, frame).borough.tiles
        wanted = [place for place in tiles if step is DEMOLISH_TILE or box.bigger[place]]
        return [spot(seat, box.anchor[place]) for place in wanted]
    if step is CITIZEN:
        return [*own_people(city, seat), END]
    if step is COUNCIL:
        return council_moves(city, seat, frame.count == FORWARD_ONLY)
    if step is PAYMENT:
        return [MONEY, VOTES] if city.victory == BASIC else [MONEY, VOTES, BY_PROMISE]
    if step is DESTINATION:
        here = seat_of(frame.at)
        return places_for_people(city, (here, *city.neighbours(here)), set(step.options(city, frame)))
    if step is SHOP_SLOT:
        return exchange_slots(city, seat)
    if step is SOURCE:
        draft = legality.draft_of(city, frame)
        kind = (drafting.sources(draft)[0] - RAW_AT) // PLACES
        return [raw_at(kind, place) for place in draft.borough.store_cells]
    if step is DEAL and slot_kind(city, frame.at) == CASH_TO_VOTES:
        return [PAY + number for number in range(len(VOTE_BUNDLES))]
    if step is STORING:
        kind = (frame.things[0] - PRODUCT) % RAW_KINDS
        return [raw_at(kind, place) for place in city.boroughs[seat].store_cells]
    return []


def unbuildable(city: City, frame: Frame) -> list[int]:
    """Kinds that cannot be built now; none if no build is left, for then the step itself says so."""
    if not plan_steps.builds_left(city, frame, [BUILD]):
        return []
    draft = legality.draft_of(city, frame)
    return [KIND + kind for kind in city.box.buildable if not can_be_built(city, draft, kind)]


def places_for_people(city: City, places: Sequence[int], offered: set[int]) -> list[int]:
    """Slots in some boroughs, and homes of which no cell is offered."""
    found: list[int] = []
    for place in places:
        borough, slots = city.boroughs[place], 0
        for layer in borough.slots:
            slots |= layer
        add_spots(found, place, slots & ~borough.homes)
        homes = borough.homes
        while homes:
            index = (homes & -homes).bit_length() - 1
            home = borough.home_at(index)
            homes &= ~home
            if not offered.intersection([spot(place, cell) for cell in cells_in(home)]):
                found.append(spot(place, index))
    return found


def own_people(city: City, seat: int) -> list[int]:
    """The citizens of a seat anywhere, those of a home as one."""
    found: list[int] = []
    for place, borough in enumerate(city.boroughs):
        mine = borough.people[seat]
        if place == seat:
            found += [spot(seat, index) for index in representatives(borough, mine)]
            mine &= ~borough.homes
        add_spots(found, place, mine)
    return found
