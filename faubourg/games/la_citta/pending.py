"""What a position may leave to be done: the question that is asked, and all that follows it.

The question is enough. What lies below it follows from it, and where it is given, it must be just that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from faubourg.core import position
from faubourg.core.position import check_invariants, frame_from_data, frame_to_data
from faubourg.core.rules import NOTHING, Frame, Question
from faubourg.core.spots import CELL, SEAT_LETTERS
from faubourg.games.la_citta.effects import GAMES
from faubourg.games.la_citta.flow import (
    END_OF_TURN,
    FIRST_CASTLE,
    TURN,
    castles_of,
    first_castle_order,
    frames_of_first_castles,
    seats_from,
    year_end,
)
from faubourg.games.la_citta.migration import MIGRATE
from faubourg.games.la_citta.moves import KIND
from faubourg.games.la_citta.outlook import phase_of
from faubourg.games.la_citta.relocation import RELOCATE, STARVE
from faubourg.games.la_citta.sites import can_found, castle_sites
from faubourg.games.la_citta.state import IN_PLAY, NO_CARD, Region
from faubourg.games.la_citta.tiles import (
    ADD_CITIZENS,
    BUILD,
    BUILD_SIZE,
    EFFECTS,
    HARVEST,
    LOOK,
    PACKAGE,
    PLACE_CUBES,
    POLICIES,
    ROAD,
    SIZE_SET,
    SIZES,
    YEARS,
)

# The questions of the year's end, after the turns; all others but the first castles are asked in turns.
YEAR_END: Final = ("migrate", "service", "demolish", "roads", "starve")
# What a question is about besides its seat; nothing else may be given.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "founder": ("at",),
    "kind": ("count",),
    "site": ("what",),
    "second-road": ("what",),
    "effect": ("what",),
    "games": ("count",),
    "blessing": ("count",),
    "migrate": ("things",),
    "service": ("at",),
    "demolish": ("at",),
    "starve": ("count",),
}


impossible: Final = partial(position.impossible, package=PACKAGE)


def last_step(pending: Sequence[Any]) -> str:
    """The question that a position asks; a turn if it says nothing."""
    return str(pending[-1]["step"]) if pending else TURN.name


def ask(region: Region, pending: Sequence[Any], active: int, phase: str | None) -> None:
    """Ask what was asked. A question with one answer is answered by itself, as in play."""
    frames = [frame_from_data(region, data) for data in pending] or [Frame(TURN, active)]
    asked, given = frames[-1], frames[:-1]
    question = asked.step
    if not isinstance(question, Question):
        raise impossible("no_question", step=question.name)
    check_parts(region, asked)
    if region.fallen[asked.seat] != IN_PLAY:
        raise impossible("fallen_asked", seat=SEAT_LETTERS[asked.seat])
    below = stack_below(region, asked, given)
    if given and not same(region, below, given):
        steps = ", ".join([frame.step.name for frame in below])
        raise impossible("pending", step=question.name, seat=SEAT_LETTERS[asked.seat], steps=steps)
    region.stack = below
    options = question.options(region, asked)
    if not options:
        raise impossible("no_answer", step=question.name, seat=SEAT_LETTERS[asked.seat])
    region.ask(asked, options)
    if phase is not None and phase != phase_of(region):
        raise impossible("phase", phase=phase, right=phase_of(region))
    check_moment(region, asked)
    check_invariants(region)
    if len(options) == 1:
        region.to_act = ()
        question.answer(region, asked, options[0])
        region.advance()


def check_parts(region: Region, frame: Frame) -> None:
    """A question has the things that it is about, each of the right kind, and no others."""
    name = frame.step.name
    wanted = PARTS.get(name, ())
    has = {
        "at": frame.at != NOTHING,
        "what": frame.what != NOTHING,
        "count": bool(frame.count),
        "things": bool(frame.things),
    }
    for part, is_given in has.items():
        if is_given and part not in wanted:
            raise impossible("pending_part", step=name, part=part)
        if not is_given and part in ("at", "what") and part in wanted:
            raise impossible("pending_lacks", step=name, part=part)
    hexes = range(CELL, CELL + len(region.tiles))
    if any(hex not in hexes for hex in frame.things) or (frame.at != NOTHING and frame.at not in hexes):
        raise impossible("pending_hex", step=name)


def same(region: Region, one: list[Frame], other: list[Frame]) -> bool:
    return [frame_to_data(region, frame) for frame in one] == [frame_to_data(region, frame) for frame in other]


# --- what lies below a question --------------------------------------------------------------------------------------


def stack_below(region: Region, asked: Frame, given: list[Frame]) -> list[Frame]:
    """What remains to be done after a question."""
    name, seat = asked.step.name, asked.seat
    if name == FIRST_CASTLE.name:
        return below_first_castle(region, seat)
    if name not in YEAR_END:
        check_action(region, asked)
        return [Frame(END_OF_TURN, seat)]
    order = seats_from(region, region.first)
    later = order[order.index(seat) + 1 :]
    migrating = [Frame(MIGRATE, other, things=castles_of(region, other)) for other in reversed(later)]
    if name == MIGRATE.name:
        check_castles(region, asked, asked.things)
        return [*year_end(region, order, order), *migrating]
    if name == "service":
        rest = given[-1].things if given and given[-1].step is MIGRATE else others(region, asked)
        check_castles(region, asked, (*rest, asked.at))
        return [*year_end(region, order, order), *migrating, Frame(MIGRATE, seat, things=rest)]
    feeding = after(seats_from_of_year(region), seat)
    again = [] if name == "roads" else [Frame(RELOCATE, seat)]
    # Who is housed anew is hungry, or it is before the citizens are fed.
    if name == STARVE.name or region.hungry >> seat & 1:
        return [*year_end(region, [], feeding)[: 2 + len(feeding)], *again]
    return [*year_end(region, later, order)[:-1], *again]


def others(region: Region, asked: Frame) -> tuple[int, ...]:
    return tuple([castle for castle in castles_of(region, asked.seat) if castle != asked.at])


def seats_from_of_year(region: Region) -> list[int]:
    """The players who were there when this year's citizens were fed, those included who fell just before."""
    players, now = region.players, 10 * region.year + 6
    seats = [(region.first + i) % players for i in range(players)]
    return [seat for seat in seats if region.fallen[seat] in (IN_PLAY, now)]


def after(order: list[int], seat: int) -> list[int]:
    return order[order.index(seat) + 1 :]


def check_castles(region: Region, asked: Frame, castles: tuple[int, ...]) -> None:
    """Own castles, each once; the list of those to come is in the order of founding."""
    own = castles_of(region, asked.seat)
    rest = [castle for castle in castles if castle != asked.at]
    if len(set(castles)) < len(castles) or not set(castles) <= set(own) or rest != [c for c in own if c in rest]:
        raise impossible("pending_castles", seat=SEAT_LETTERS[asked.seat])


def below_first_castle(region: Region, seat: int) -> list[Frame]:
    order = first_castle_order(region)
    placed = [city.owner for city in region.cities]
    if region.year or placed != order[: len(placed)] or order[len(placed) : len(placed) + 1] != [seat]:
        raise impossible("first_castles", seats=", ".join([SEAT_LETTERS[one] for one in order]))
    if any(city.staff > 1 or city.roads for city in region.cities):
        raise impossible("early_buildings")
    return frames_of_first_castles(region, order[len(placed) + 1 :])


def check_action(region: Region, asked: Frame) -> None:
    """The question belongs to the card that is being carried out, or to a player card."""
    name, seat = asked.step.name, asked.seat
    is_open = NO_CARD in region.display
    if name == TURN.name:
        if is_open:
            raise impossible("slot_at_turn")
        return
    effects = EFFECTS[region.cards.policy[region.taken[seat][-1]]] if is_open and region.taken[seat] else ()
    kind = asked.what - KIND
    if is_open and region.taken[seat]:
        fits = {
            "effect": asked.what == region.taken[seat][-1] and len(effects) > 1,
            "site": any(
                (effect.act == BUILD and effect.what == kind)
                or (effect.act == BUILD_SIZE and kind >= 0 and SIZE_SET[effect.what] >> kind & 1)
                for effect in effects
            ),
            "kind": any(effect.act == BUILD_SIZE and effect.what == asked.count for effect in effects),
            "second-road": kind == ROAD and any(effect.act == BUILD_SIZE for effect in effects),
            "games": any(effect.act == PLACE_CUBES and effect.what == asked.count for effect in effects),
            "blessing": any(effect.act == ADD_CITIZENS and effect.what == asked.count for effect in effects),
            "harvest": any(effect.act == HARVEST for effect in effects) and region.year < YEARS,
            "ask": any(effect.act == LOOK for effect in effects),
        }
        needed = asked.count if asked.step is GAMES else 1 if name == "harvest" else 0
        if not fits.get(name) or region.cubes[seat] < needed:
            card = POLICIES[region.cards.policy[region.taken[seat][-1]]]
            raise impossible("not_of_card", step=name, card=card)
        return
    fits = {
        "new-city": can_found(region, seat),
        "founder": can_found(region, seat) and bool(castle_sites(region) >> max(0, asked.at - CELL) & 1),
        "kind": asked.count == SIZES.index("small"),
        "site": kind >= 0 and bool(SIZE_SET[0] >> kind & 1),
        "second-road": kind == ROAD,
    }
    if not fits.get(name) or is_open:
        raise impossible("not_of_player_card", step=name)


# --- the moment ------------------------------------------------------------------------------------------------------


def check_moment(region: Region, asked: Frame) -> None:
    """Who is hungry, who has fallen and whose citizens are housed fits the phase."""
    phase, seat = phase_of(region), asked.seat
    if phase == "setup":
        return
    order = seats_from_of_year(region)
    before = order[: order.index(seat)]
    may_be_homeless = {"relocation": before, "feeding": [*before, seat]}.get(phase, [])
    for other in order:
        if region.fallen[other] == IN_PLAY and not region.cities_of(other) and other not in may_be_homeless:
            raise impossible("no_city", seat=SEAT_LETTERS[other])
    for other in range(region.players):
        if region.fallen[other] == 10 * region.year + 6 and phase != "feeding":
            raise impossible("fallen_early", seat=SEAT_LETTERS[other])
    hungry = [other for other in range(region.players) if region.hungry >> other & 1]
    may_be_hungry = {"action": order[order.index(seat) + 1 :] if region.turn == 1 else [], "feeding": [*before, seat]}
    for other in hungry:
        if other not in may_be_hungry.get(phase, []) or region.fallen[other] != IN_PLAY:
            raise impossible("hungry", seat=SEAT_LETTERS[other])
    if phase == "feeding" and seat not in hungry:
        raise impossible("not_hungry", seat=SEAT_LETTERS[seat])
    check_housed(region, asked, phase, before)
    if asked.step is STARVE and asked.count != region.citizens_of(seat) - region.food[seat]:
        surplus = max(0, region.citizens_of(seat) - region.food[seat])
        raise impossible("starving", seat=SEAT_LETTERS[seat], count=asked.count, surplus=surplus)


def check_housed(region: Region, asked: Frame, phase: str, before: list[int]) -> None:
    """Every building has its citizen, but for those who are still to be housed."""
    name, seat = asked.step.name, asked.seat
    for city in region.cities:
        is_housed = city.people >= city.staff
        is_over = phase == "feeding" and city.owner != seat
        is_over = is_over or (phase == "relocation" and city.owner in before)
        is_over = is_over or (name == "roads" and city.owner == seat)
        if is_over and not is_housed:
            raise impossible("homeless", cell=region.board.names[city.castle], people=city.people, staff=city.staff)
    if name == "demolish":
        place = region.place_of_castle(asked.at - CELL)
        if (
            place < 0
            or region.cities[place].owner != seat
            or not 0 < region.cities[place].people < region.cities[place].staff
        ):
            raise impossible("no_demolition", cell=region.board.names[asked.at - CELL])
