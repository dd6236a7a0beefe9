"""What a seat could imagine behind what it does not see: other cards, other plans."""

from __future__ import annotations

from random import Random
from typing import Final

from faubourg.core.events import PUBLIC
from faubourg.core.rules import SEALED, Frame
from faubourg.games.small_city.building.legality import draft_of
from faubourg.games.small_city.building.planning import PLAN, REPLANNING, left_for
from faubourg.games.small_city.moves import PROMISE, SPECIAL
from faubourg.games.small_city.phases.council import KEEP_SPECIAL
from faubourg.games.small_city.state import City

OTHER_PLANS_TRIED: Final = 20  # before a seat that plans again imagines that the others planned what they did


def redraw(city: City, seat: int | None, rng: Random) -> None:
    """Deal the cards that a seat does not know anew over their places, and let others have planned something else."""
    if city.is_over:
        return
    mask = PUBLIC if seat is None else 1 << seat
    redraw_promises(city, mask, rng)
    redraw_specials(city, seat, mask, rng)
    if city.face_down:
        hidden = sorted(city.face_down)
        rng.shuffle(hidden)
        city.face_down = tuple(hidden)
    redraw_plans(city, seat, rng)


def mixed(city: City, places: list[int], mask: int, rng: Random) -> dict[int, int]:
    """Where each thing that is not known goes; knowledge stays with the place."""
    unknown = [thing for thing in places if not city.known[thing] & mask]
    dealt = rng.sample(sorted(unknown), len(unknown))  # where they are must not matter
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
