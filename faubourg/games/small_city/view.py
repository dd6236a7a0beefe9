"""What a seat may see, by allow-list, and what it could imagine behind the rest."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from faubourg.core.events import PUBLIC
from faubourg.core.rules import SEALED, Frame
from faubourg.core.texts import LANGUAGES
from faubourg.games.small_city.actions import card_price, free_cards
from faubourg.games.small_city.benefits import ARRIVALS, BUNDLES, SUMS
from faubourg.games.small_city.borough import LEDGER, OUTSIDE, Borough, count_of
from faubourg.games.small_city.council import KEEP_SPECIAL
from faubourg.games.small_city.draft import Draft
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.grid import CELLS, SIDE, cell_name, cells_in
from faubourg.games.small_city.kinds import CONSTRUCTION_SIZES
from faubourg.games.small_city.legality import draft_of
from faubourg.games.small_city.moves import (
    ACTION,
    KIND,
    LINES,
    PROMISE,
    RAW_KINDS,
    RAW_NAMES,
    SPECIAL,
    street_name,
)
from faubourg.games.small_city.notation import OF_A_PLAN, thing_name
from faubourg.games.small_city.outlook import outlook
from faubourg.games.small_city.planning import (
    CONSTRUCTION,
    PLACEMENT,
    PLAN,
    REPLANNING,
    draft_of_plan,
    left_for,
    steps_told,
)
from faubourg.games.small_city.promises import Card, progress
from faubourg.games.small_city.scoring import outcome, promise_points, promise_value, solo_rank
from faubourg.games.small_city.state import NO_CARD, NO_STREET, VICTORIES, City
from faubourg.games.small_city.tiles import CATEGORIES, HOME, SLOTS

OTHER_PLANS_TRIED: Final = 20  # before a seat that plans again imagines that the others planned what they did


def view(city: City, seat: int | None) -> dict[str, Any]:
    """Plain data: the boroughs, piles and cards that all see, and the plan and promises of this seat only."""
    draft = plan_in_sight(city, seat)
    piles = draft.piles if draft is not None else tuple(city.piles)
    seen: dict[str, Any] = {
        "game": city.game.name,
        "seat": seat,
        "players": city.players,
        "stage": city.stage,
        "to_act": list(city.to_act),
        "question": None if city.is_over else city.frame.step.name,
        "victory": VICTORIES[city.victory],
        "turns": city.turn,
        "phase": city.phase,
        "host": city.host,
        "order": list(city.order),
        "out": [other for other in range(city.players) if not city.is_in(other)],
        "street": None if city.mayor == NO_STREET else street_name(city.mayor),
        "circle": circle(city),
        "supply": dict(zip(RAW_NAMES, city.supply, strict=True)),
        "piles": {city.box.names[kind]: count for kind, count in enumerate(piles)},
        "promise_piles": [len(pile) for pile in city.promise_piles],
        "special_deck": len(city.special_deck),
        "council": council_view(),
        "boroughs": [
            borough_view(city, other, draft.borough if draft is not None and other == seat else city.boroughs[other])
            for other in range(city.players)
        ],
        "ended_by": city.ended_by or None,
    }
    if seat is not None:
        seen |= own_view(city, seat, draft)
    if city.is_over:
        seen |= final_view(city)
    return seen


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


def circle(city: City) -> list[dict[str, Any]]:
    """The action cards, clockwise: who has taken each, and what it costs who chooses now."""
    free = free_cards(city)
    chooser = city.frame.seat if city.to_act and city.frame.step.name == "choose-action" else None
    return [
        {
            "card": thing_name(city, ACTION + card),
            "taken_by": city.cards.index(card) if card in city.cards else None,
            "price": card_price(city, chooser, card) if chooser is not None and card in free else None,
        }
        for card in city.circle
    ]


def borough_view(city: City, seat: int, borough: Borough) -> dict[str, Any]:
    return {
        "side": "easy" if borough.is_easy else "expert",
        "size": borough.size,
        "sizes": list(city.track(borough)),
        "tiles": [tile_view(city, borough, place) for place in borough.tiles],
        "cemeteries": [cell_name(index) for index in cells_in(borough.graves)],
        "hall": {"citizens": borough.hall, "raw": raw_words(borough.stores[0])},
        "career": borough.career,
        "reserve": borough.reserve,
        "dead": borough.dead,
        "tourists": [people.bit_count() for people in borough.people],
        "money": borough.money,
        "votes": borough.votes,
        "pollution": borough.pollution,
        "generated": borough.generated,
        "made": borough.made,
        "card": None if city.cards[seat] == NO_CARD else thing_name(city, ACTION + city.cards[seat]),
        "disks": [None if disk == OUTSIDE else f"{LINES[disk // 4]}-{disk % 4 + 1}" for disk in borough.disks],
        "specials": len(borough.specials),
        "estate": borough.estate,
        "headcount": borough.headcount,
        "earned": dict(zip(LEDGER, borough.ledger, strict=True)),
    }


def tile_view(city: City, borough: Borough, place: int) -> dict[str, Any]:
    """A tile with its cells in slot order, what each slot is, who stands there, and what is stored."""
    box = city.box
    kind = box.kind_of[place]
    cells = box.cells[place]
    seen: dict[str, Any] = {
        "kind": box.names[kind],
        "category": CATEGORIES[box.category[kind]],
        "level": box.level[kind] or None,
        "cells": [cell_name(index) for index in cells],
        "slots": slots_of(city, kind),
        "citizens": [standing_on(borough, index) for index in cells],
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


def standing_on(borough: Borough, index: int) -> int | None:
    for seat, people in enumerate(borough.people):
        if people >> index & 1:
            return seat
    return None


def influence_view(borough: Borough) -> dict[str, list[str]]:
    """Rows of digits from the bottom up: how many cultural buildings and homes (5: or more) influence each cell, and
    what industry does: 1 some, 2 the refinery, 3 the port, 4 both.

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


def raw_words(store: int) -> dict[str, int]:
    return {RAW_NAMES[kind]: count_of(store, kind) for kind in range(RAW_KINDS) if count_of(store, kind)}


def own_view(city: City, seat: int, draft: Draft | None) -> dict[str, Any]:
    """The plan so far, the promises with their progress, and cards to choose from."""
    borough = city.boroughs[seat]
    seen: dict[str, Any] = {"influence": influence_view(draft.borough if draft is not None else borough)}
    if draft is not None:
        seen["plan"] = [city.game.notation(city, move) for move in draft.plan]
        seen["plan_steps"] = plan_view(city, draft)
        seen["plan_cost"] = borough.money - draft.borough.money
    frame = city.frame_of(seat)
    if frame is not None and frame.step is PLACEMENT:
        seen["outlook"] = outlook(city, frame, frame.what - KIND)
    if borough.promise >= 0:
        seen["promise"] = card_view(city, seat, PROMISE + borough.promise, city.box.promises[borough.promise])
    seen["special_promises"] = [
        card_view(city, seat, SPECIAL + card, city.box.specials[card]) for card in borough.specials
    ]
    if city.drawn_promises[seat]:
        seen["drawn"] = [
            card_view(city, seat, card, city.box.promises[card - PROMISE]) for card in city.drawn_promises[seat]
        ]
    if city.to_act and city.frame.step is KEEP_SPECIAL and city.frame.seat == seat:
        seen["drawn"] = [card_view(city, seat, card, city.box.specials[card - SPECIAL]) for card in city.frame.things]
    return seen


def plan_view(city: City, draft: Draft) -> list[dict[str, Any]]:
    """The steps of a plan, those that belong to a build as steps of their own, with what each is about."""
    steps: list[dict[str, Any]] = []
    for kind, _, facts in steps_told(city, draft.seat, draft.plan, draft.mode):
        step: dict[str, Any] = {"step": kind}
        for key, value in facts.items():
            is_number = key in city.game.number_facts
            step[key] = value if is_number or not isinstance(value, int) else city.game.notation(city, value)
        steps.append(step)
    return steps


def council_view() -> dict[str, Any]:
    """What the columns of each line give: raw to choose from, sizes of tiles, money or votes, citizens."""
    return {
        "industry": [[{"raw": RAW_NAMES[kind], "count": count} for kind, count in column] for column in BUNDLES],
        "construction": [list(sizes) for sizes in CONSTRUCTION_SIZES],
        "economy": list(SUMS),
        "tourism": list(ARRIVALS),
    }


def card_view(city: City, seat: int, thing: int, card: Card) -> dict[str, Any]:
    """A promise with what it is worth as things stand, and each of its conditions."""
    return {
        "card": thing_name(city, thing),
        "points": promise_points(city, seat, card),
        "if_kept": promise_value(card, True),
        "if_broken": promise_value(card, False),
        "conditions": [
            {
                "metric": part.metric,
                "category": CATEGORIES[part.category] if part.category >= 0 else None,
                "kinds": [city.box.names[kind] for kind in part.kinds],
                "from_level": part.min_level,
                "without": [city.box.names[kind] for kind in part.exclude],
                "op": part.op,
                "value": part.value,
                "have": have,
                "holds": holds,
            }
            for part, have, holds in progress(city, seat, card)
        ],
        "any": bool(card.any_of),
    }


def final_view(city: City) -> dict[str, Any]:
    result = outcome(city)
    seen: dict[str, Any] = {
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "promises": [
            [thing_name(city, PROMISE + borough.promise)] * (borough.promise >= 0)
            + [thing_name(city, SPECIAL + card) for card in borough.specials]
            for borough in city.boroughs
        ],
    }
    if city.players == ALONE:
        rank = solo_rank(result.scores[0]) if city.is_in(0) else None
        seen["rank"] = rank
        seen["rank_name"] = {lang: city.game.text(lang, "ranks", rank or "none") for lang in LANGUAGES}
    return seen


# --- imagination ---------------------------------------------------------------------------------------------------


def redraw(city: City, seat: int | None, rng: Random) -> None:
    """Deal the cards that a seat does not know anew over their places, and let others have planned something else."""
    if city.is_over:
        return
    mask = PUBLIC if seat is None else 1 << seat
    redraw_promises(city, mask, rng)
    redraw_specials(city, seat, mask, rng)
    if city.face_down:
        hidden = list(city.face_down)
        rng.shuffle(hidden)
        city.face_down = tuple(hidden)
    redraw_plans(city, seat, rng)


def mixed(city: City, places: list[int], mask: int, rng: Random) -> dict[int, int]:
    """Where each thing that is not known goes; knowledge stays with the place."""
    unknown = [thing for thing in places if not city.known[thing] & mask]
    dealt = rng.sample(unknown, len(unknown))
    fresh = dict(zip(unknown, dealt, strict=True))
    known = bytes(city.known)
    for old, new in fresh.items():
        city.known[new] = known[old]
    return fresh


def redraw_promises(city: City, mask: int, rng: Random) -> None:
    """A card stays in the pile of its difficulty, in a hand it may be of any: so whole hands are dealt pile by pile."""
    fresh: dict[int, int] = {}
    promises = city.box.promises
    for pile in range(len(city.promise_piles)):
        places = [PROMISE + card for card in city.promise_piles[pile]]
        places += [c for drawn in city.drawn_promises for c in drawn if promises[c - PROMISE].pile == pile]
        kept = [PROMISE + b.promise for b in city.boroughs if b.promise >= 0]
        places += [card for card in kept if promises[card - PROMISE].pile == pile]
        fresh |= mixed(city, places, mask, rng)
    city.promise_piles = tuple(
        tuple(fresh.get(PROMISE + card, PROMISE + card) - PROMISE for card in pile) for pile in city.promise_piles
    )
    city.drawn_promises = tuple(tuple(fresh.get(card, card) for card in drawn) for drawn in city.drawn_promises)
    for seat in range(city.players):
        card = PROMISE + city.boroughs[seat].promise
        if city.boroughs[seat].promise >= 0 and fresh.get(card, card) != card:
            city.change(seat).promise = fresh[card] - PROMISE


def redraw_specials(city: City, seat: int | None, mask: int, rng: Random) -> None:
    places = [SPECIAL + card for card in city.special_deck]
    places += [SPECIAL + card for borough in city.boroughs for card in borough.specials]
    looking = city.frame.step is KEEP_SPECIAL and bool(city.to_act)
    if looking:
        places += city.frame.things
    fresh = mixed(city, places, mask, rng)
    city.special_deck = tuple(fresh.get(SPECIAL + card, SPECIAL + card) - SPECIAL for card in city.special_deck)
    for other in range(city.players):
        cards = city.boroughs[other].specials
        if any(SPECIAL + card in fresh for card in cards):
            dealt = tuple(fresh.get(SPECIAL + card, SPECIAL + card) - SPECIAL for card in cards)
            city.change(other).specials = dealt
    if looking and city.frame.seat != seat:
        frame = city.frame
        things = tuple(fresh.get(card, card) for card in frame.things)
        city.frame = Frame(frame.step, frame.seat, frame.at, frame.what, frame.count, things)


def redraw_plans(city: City, seat: int | None, rng: Random) -> None:
    """Sealed plans of others become plans they could have made. Who plans again sees what they leave in the piles."""
    if city.plans.count(None) == city.players:
        return
    again = city.frame.seat if city.frame.step is REPLANNING else -1
    left = city.left
    plans = list(city.plans)
    for other in range(city.players):
        if other != seat and other != again and plans[other] is not None:
            if seat == again and city.order.index(other) < city.order.index(again):
                plans[other] = alike(city, other, plans[other] or (), rng)
            else:
                plans[other] = any_plan(city, other, rng)
    city.left = ()
    city.plans = tuple(plans)
    if again >= 0:
        city.left = left if seat == again else left_for(city, again)


def any_plan(city: City, seat: int, rng: Random) -> tuple[int, ...]:
    """A plan at random, made with the piles that all could see."""
    left, city.left = city.left, ()
    frame = Frame(PLAN, seat)
    while frame.step is not SEALED:
        following = frame.step.answer(city, frame, rng.choice(frame.step.options(city, frame)))
        assert following is not None
        frame = following
    city.left = left
    city.drafts[seat] = None
    return frame.things


def alike(city: City, seat: int, plan: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """A plan that takes the same tiles and puts new ones elsewhere, if one is found; else the same plan.

    A seat that plans again knows what is left in the piles, so the others must have taken just that.
    """
    target = left_by_plan(city, seat, plan)
    for _ in range(OTHER_PLANS_TRIED):
        other = any_plan(city, seat, rng)
        if other != plan and left_by_plan(city, seat, other) == target:
            return other
    return plan


def left_by_plan(city: City, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    left, city.left = city.left, ()
    draft = draft_of(city, Frame(PLAN, seat, things=plan))
    city.left = left
    city.drafts[seat] = None
    return draft.piles
