"""What a seat may see, by allow-list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from faubourg.core.rules import Frame
from faubourg.core.shapes import Seat
from faubourg.games.small_city.borough import LEDGER, OUTSIDE, Borough, count_of
from faubourg.games.small_city.building.draft import Draft
from faubourg.games.small_city.building.legality import draft_of
from faubourg.games.small_city.building.planning import (
    CONSTRUCTION,
    PLAN,
    REPLANNING,
    draft_of_plan,
)
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.grid import CELLS, SIDE, ZONES, cell_name, cells_in
from faubourg.games.small_city.moves import (
    ACTION,
    ENGINEER,
    LINES,
    PROMISE,
    RAW_KINDS,
    SPECIAL,
    spot,
    spot_name,
    street_name,
)
from faubourg.games.small_city.phases.actions import card_price, free_cards
from faubourg.games.small_city.phases.citizens import CITIZEN, DESTINATION
from faubourg.games.small_city.phases.council import KEEP_SPECIAL
from faubourg.games.small_city.phases.destinations import obliged
from faubourg.games.small_city.phases.housing import HOUSING
from faubourg.games.small_city.phases.pollution import UNIVERSITY_VOTES, VICTIMS_FROM
from faubourg.games.small_city.phases.production import product_kind, product_place, workers
from faubourg.games.small_city.plan_view import plan_view
from faubourg.games.small_city.promises import Card, progress
from faubourg.games.small_city.scoring import RANKS, outcome, promise_points, promise_value, solo_rank
from faubourg.games.small_city.shapes import (
    RAW,
    Board,
    Forecast,
    Influence,
    Operator,
    PromiseCard,
    RawCounts,
    Tile,
    View,
    Walkers,
    some_raw,
)
from faubourg.games.small_city.state import NO_CARD, NO_STREET, VICTORIES, City
from faubourg.games.small_city.tiles import (
    CASH,
    CATEGORIES,
    HOME,
    HOME_VOTES,
    LOSS_AT,
    NUMBERS,
    SLOTS,
    TURNS,
)
from faubourg.games.small_city.wording.notation import OF_A_PLAN, thing_name

LETTERS: Final[tuple[Seat, ...]] = ("A", "B", "C", "D")


def view(city: City, seat: int | None) -> View:
    """Plain data: the boroughs, piles and cards that all see, and the plan and promises of this seat only."""
    draft = plan_in_sight(city, seat)
    piles = draft.piles if draft is not None else tuple(city.piles)
    boroughs = city.boroughs.copy()
    if draft is not None:
        boroughs[draft.seat] = draft.borough
    seen: View = {
        "game": city.game.name,
        "seat": None if seat is None else seat_letter(seat),
        "players": city.players,
        "stage": city.stage,
        "to_act": letters(city.to_act),
        "question": None if city.is_over else city.frame.step.name,
        "ended_by": city.ended_by or None,
        "scores": list((outcome(city) if city.is_over else outcome(city).seen_by(seat)).scores),
        "limits": {"turns": TURNS, "pollution": LOSS_AT, "victims_from": VICTIMS_FROM},
        "victory": VICTORIES[city.victory],
        "turn": city.turn,
        "phase": city.phase,
        "host": seat_letter(city.host),
        "order": letters(city.order),
        "out": letters([other for other in range(city.players) if not city.is_in(other)]),
        "street": None if city.mayor == NO_STREET else street_name(city.mayor),
        "circle": [thing_name(city, ACTION + card) for card in city.circle],
        "cards": [None if card == NO_CARD else thing_name(city, ACTION + card) for card in city.cards],
        "card_prices": card_prices(city),
        "supply": dict(zip(RAW, city.supply, strict=True)),
        "piles": {city.box.names[kind]: count for kind, count in enumerate(piles)},
        "promise_pile_sizes": [len(pile) for pile in city.promise_piles],
        "special_deck_size": len(city.special_deck),
        "aside": [thing_name(city, product) for product in city.aside],
        "boards": [board_view(city, other, boroughs) for other in range(city.players)],
        "walkers": walkers_view(city),
    }
    if city.players == ALONE:
        seen["limits"]["ranks"] = [{"rank": name, "least": least} for least, name in RANKS]
    if seat is not None:
        add_own_view(seen, city, seat, draft)
    if city.is_over:
        add_final_view(seen, city)
    return seen


def seat_letter(seat: int) -> Seat:
    return LETTERS[seat]


def letters(seats: Iterable[int]) -> list[Seat]:
    return [LETTERS[seat] for seat in seats]


def plan_in_sight(city: City, seat: int | None) -> Draft | None:
    """The plan that a seat is making or has sealed, nobody else's."""
    if seat is None:
        return None
    for line in city.lines:
        if line.seat == seat and (line.frame.step in OF_A_PLAN or city.frame.step in (CONSTRUCTION, REPLANNING)):
            frame = line.frame
            return draft_of(city, Frame(PLAN, seat, count=line.opening.count, things=frame.things))
    if city.plans[seat] is not None:
        return draft_of_plan(city, seat)
    return None


def card_prices(city: City) -> dict[str, int]:
    """What each free card of the circle costs whoever chooses now."""
    if not city.to_act or city.frame.step.name != "choose-action":
        return {}
    return {thing_name(city, ACTION + card): card_price(city, city.frame.seat, card) for card in free_cards(city)}


# --- boroughs ------------------------------------------------------------------------------------------------------


def board_view(city: City, seat: int, boroughs: list[Borough]) -> Board:
    borough = boroughs[seat]
    return {
        "seat": seat_letter(seat),
        "side": "easy" if borough.is_easy else "expert",
        "size": borough.size,
        "sizes": list(city.track(borough)),
        "tiles": [tile_view(city, borough, number) for number in range(len(borough.tiles))],
        "cemeteries": [cell_name(index) for index in cells_in(borough.graves)],
        "hall": borough.hall,
        "hall_raw": raw_words(borough.stores[0]),
        "career": borough.career,
        "reserve": borough.reserve,
        "dead": borough.dead,
        "tourists": {
            LETTERS[other]: people.bit_count()
            for other, people in enumerate(borough.people)
            if people and other != seat
        },
        "money": borough.money,
        "votes": borough.votes,
        "pollution": borough.pollution,
        "made": borough.made,
        "generated": borough.generated,
        "built": [name for kind, name in enumerate(city.box.names) if borough.built >> kind & 1],
        "disks": [None if disk == OUTSIDE else f"{LINES[disk // 4]}-{disk % 4 + 1}" for disk in borough.disks],
        "special_count": len(borough.specials),
        "estate": borough.estate,
        "headcount": borough.headcount,
        "ledger": dict(zip(LEDGER, borough.ledger, strict=True)),
        "forecast": forecast(city, seat, boroughs),
    }


def tile_view(city: City, borough: Borough, number: int) -> Tile:
    """A tile with its cells in slot order, what each slot is, who stands there, and what is stored."""
    box, place = city.box, borough.tiles[number]
    kind = box.kind_of[place]
    cells = box.cells[place]
    seen: Tile = {
        "kind": box.names[kind],
        "category": CATEGORIES[box.category[kind]],
        "level": box.level[kind] or None,
        "cells": [cell_name(index) for index in cells],
        "slots": slots_of(city, kind),
        "citizens": [standing_on(borough, index) for index in cells],
        "votes": borough.earned[number],
    }
    if box.anchor[place] in borough.store_cells[1:]:
        seen["raw"] = raw_words(borough.stores[borough.store_cells.index(box.anchor[place])])
    water = [cell_name(index) for index in cells_in(box.mask[place] & ~box.body[place])]
    if water:
        seen["water"] = water
    return seen


def slots_of(city: City, kind: int) -> list[str | None]:
    if city.box.category[kind] == HOME:
        return ["home"] * city.box.size[kind]
    return [SLOTS[slot] if slot >= 0 else None for slot in city.box.slot_kinds[kind]]


def standing_on(borough: Borough, index: int) -> Seat | None:
    if borough.crowd >> index & 1:
        for seat, people in enumerate(borough.people):
            if people >> index & 1:
                return seat_letter(seat)
    return None


def raw_words(store: int) -> RawCounts:
    return some_raw([count_of(store, kind) for kind in range(RAW_KINDS)])


def forecast(city: City, seat: int, boroughs: list[Borough]) -> Forecast:
    """What the rest of the turn brings a seat while everybody stands where he is; what is past brings nothing more."""
    own, phase = boroughs[seat], city.phase
    mine = own.people[seat]
    money = votes = pollution = 0
    raw = [0] * RAW_KINDS
    if phase < 4:
        money += (own.crowd & ~mine).bit_count() * NUMBERS["tourist_money"]
        cash = sum([(borough.people[seat] & borough.slots[CASH]).bit_count() for borough in boroughs])
        money += cash * NUMBERS["cash_slot"]
        for product in workers(city, seat):
            raw[product_kind(product)] += 1
        raw = [min(count, city.supply[kind]) for kind, count in enumerate(raw)]
    if phase < 5:
        votes += UNIVERSITY_VOTES if mine & own.university else 0
        votes += sum([HOME_VOTES[(home & mine).bit_count()] for home in own.home_tiles])
    if phase < 6 and city.is_in(seat):
        made = own.made if phase >= 4 else made_here(city, seat)
        pollution = max(0, own.crowd.bit_count() + (0 if city.cards[seat] == ENGINEER else made) - own.parks)
    return {"money": money, "raw": some_raw(raw), "votes": votes, "pollution": pollution}


def made_here(city: City, place: int) -> int:
    """Raw that citizens of anybody will make in a borough."""
    return sum([1 for seat in city.order for product in workers(city, seat) if product_place(product) == place])


def walkers_view(city: City) -> Walkers | None:
    """In phase 3: whose turn it is to walk, who must, who may, and who has."""
    if not city.to_act or city.frame.step not in (CITIZEN, DESTINATION, HOUSING):
        return None
    seat = city.frame.seat
    must: list[str] = []
    may: list[str] = []
    moved: list[str] = []
    for place, borough in enumerate(city.boroughs):
        people = borough.people[seat]
        duty = obliged(city, seat, place)
        must += spots_in(place, duty)
        may += spots_in(place, people & ~city.moved[place] & ~duty)
        moved += spots_in(place, people & city.moved[place])
    return {"seat": seat_letter(seat), "must": must, "may": may, "moved": moved}


def spots_in(place: int, layer: int) -> list[str]:
    return [f"cell:{spot_name(spot(place, index))}" for index in cells_in(layer)]


# --- what a seat alone sees ----------------------------------------------------------------------------------------


def add_own_view(seen: View, city: City, seat: int, draft: Draft | None) -> None:
    """The plan so far, the promises with their progress, and cards to choose from."""
    borough = city.boroughs[seat]
    own = draft.borough if draft is not None else borough
    seen["influence"] = influence_view(own)
    seen["reached_by"] = reached_by(city, own)
    if draft is not None:
        seen["plan"] = plan_view(city, draft)
    if borough.promise >= 0:
        seen["promise"] = card_view(city, seat, own, PROMISE + borough.promise, city.box.promises[borough.promise])
    seen["special_promises"] = [
        card_view(city, seat, own, SPECIAL + card, city.box.specials[card]) for card in borough.specials
    ]
    if city.drawn_promises[seat]:
        seen["drawn_cards"] = [
            card_view(city, seat, own, card, city.box.promises[card - PROMISE]) for card in city.drawn_promises[seat]
        ]
    if city.to_act and city.frame.step is KEEP_SPECIAL and city.frame.seat == seat:
        seen["drawn_cards"] = [
            card_view(city, seat, own, card, city.box.specials[card - SPECIAL]) for card in city.frame.things
        ]


def influence_view(borough: Borough) -> Influence:
    """How many cultural buildings and homes (5: or more) influence each cell, and what industry does.

    Only empty cells have a say: below a tile, the layers that are kept up to date may differ from those made anew.
    """
    empty = ~borough.filled
    some, refinery, port = borough.near_industry, borough.near_refinery, borough.near_port
    return {
        "culture": digit_rows([layer & empty for layer in borough.near_culture]),
        "homes": digit_rows([layer & empty for layer in borough.near_homes]),
        "industry": digit_rows([layer & empty for layer in (some, refinery | port, port, refinery & port)]),
    }


def digit_rows(layers: list[int]) -> list[str]:
    """The sum of some layers on each cell, row by row."""
    counts = [0] * CELLS
    for layer in layers:
        for index in cells_in(layer):
            counts[index] += 1
    digits = "".join([str(count) for count in counts])
    return [digits[start : start + SIDE] for start in range(0, CELLS, SIDE)]


def reached_by(city: City, borough: Borough) -> dict[str, list[str]]:
    """For each empty cell of the zone the tiles that reach it, by their first cells."""
    found: dict[str, list[str]] = {}
    empty = ZONES[borough.size] & ~borough.filled
    for place in borough.tiles:
        for index in cells_in(city.box.zone[place] & empty):
            found.setdefault(cell_name(index), []).append(cell_name(city.box.anchor[place]))
    return found


def card_view(city: City, seat: int, borough: Borough, thing: int, card: Card) -> PromiseCard:
    """A promise with what it is worth as things stand, and each of its conditions, with what is planned."""
    return {
        "card": thing_name(city, thing),
        "points": promise_points(city, seat, card),
        "if_kept": promise_value(card, True),
        "if_broken": promise_value(card, False),
        "any": bool(card.any_of),
        "conditions": [
            {
                "metric": part.metric,
                "category": CATEGORIES[part.category] if part.category >= 0 else None,
                "kinds": [city.box.names[kind] for kind in part.kinds],
                "from_level": part.min_level,
                "without": [city.box.names[kind] for kind in part.exclude],
                "op": cast(Operator, part.op),
                "value": part.value,
                "have": have,
                "holds": holds,
            }
            for part, have, holds in progress(city, seat, card, borough)
        ],
    }


def add_final_view(seen: View, city: City) -> None:
    result = outcome(city)
    seen["ranks"] = list(result.ranks)
    seen["promises"] = [
        [thing_name(city, PROMISE + borough.promise)] * (borough.promise >= 0)
        + [thing_name(city, SPECIAL + card) for card in borough.specials]
        for borough in city.boroughs
    ]
    if city.players == ALONE:
        seen["rank"] = solo_rank(result.scores[0]) if city.is_in(0) else None
