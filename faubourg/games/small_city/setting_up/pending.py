"""What remains to be done in a position: the rest of the turn, then of the phase, then the question itself.

A position names what it needs from the top: the phases that follow are known, so they may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from faubourg.core.engine import Stage
from faubourg.core.position import frame_from_data, frame_to_data, restore_pending
from faubourg.core.rules import NOTHING, Frame, Question, Step
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city.building.planning import CONSTRUCTION, REPLANNING, draft_of_plan, fits, left_by, left_for
from faubourg.games.small_city.effects import ALONE, frames_in_order
from faubourg.games.small_city.flow import CONSTRUCTION_PHASE, END_OF_TURN, HALLS, PROMISES
from faubourg.games.small_city.moves import ECONOMY, INDUSTRY, PRODUCT, RAW_KINDS, SPACE, SPECIAL
from faubourg.games.small_city.phases.actions import CHOOSE_ACTION, LAY_CIRCLE, PARADE, SUPPORT_GAIN, URBAN_GROWTH
from faubourg.games.small_city.phases.benefits import (
    BENEFIT,
    BUNDLE,
    BUNDLES,
    COLUMNS,
    COUNCIL_BUILD,
    LINES,
    MONEY_OR_VOTES,
    column_of,
)
from faubourg.games.small_city.phases.citizens import BEGIN_MOVES, CITIZEN, CITIZENS_PHASE, DESTINATION
from faubourg.games.small_city.phases.council import (
    ANY_MOVE,
    COUNCIL,
    COUNCIL_PHASE,
    FORWARD_ONLY,
    KEEP_SPECIAL,
    PAYMENT,
    council_moves,
)
from faubourg.games.small_city.phases.housing import HOUSING, NEWCOMERS
from faubourg.games.small_city.phases.income import INCOME_PHASE
from faubourg.games.small_city.phases.pollution import CEMETERY, MEASURE, VICTIM, VOTE
from faubourg.games.small_city.phases.production import PRODUCTION, STORE_ABROAD, STORING, SURPLUS, workers
from faubourg.games.small_city.phases.trading import TRADING
from faubourg.games.small_city.setting_up.words import impossible
from faubourg.games.small_city.state import City

# The phases of a turn from the last to the second: what follows lies below what comes first.
PHASES: Final[tuple[Step, ...]] = (
    END_OF_TURN,
    COUNCIL_PHASE,
    MEASURE,
    VOTE,
    INCOME_PHASE,
    CITIZENS_PHASE,
    CONSTRUCTION_PHASE,
)
# By phase: what happens at its end, and what each seat does in turn.
CLOSING: Final[dict[int, Step]] = {3: NEWCOMERS, 4: STORE_ABROAD}
IN_TURN: Final[dict[int, Step]] = {1: CHOOSE_ACTION, 3: BEGIN_MOVES, 4: PRODUCTION, 6: VICTIM, 7: COUNCIL}
COUNCIL_STEPS: Final = (PAYMENT, BUNDLE, MONEY_OR_VOTES, COUNCIL_BUILD, STORING, SURPLUS)
# By phase: the questions of one seat that may be open beside those in turn.
OPEN: Final[dict[int, tuple[Step, ...]]] = {
    0: (HALLS, PROMISES),
    1: (PARADE, SUPPORT_GAIN, URBAN_GROWTH, COUNCIL, KEEP_SPECIAL, *COUNCIL_STEPS),
    2: (CONSTRUCTION, REPLANNING),
    3: (CITIZEN, DESTINATION, HOUSING),
    4: (TRADING, STORING, SURPLUS),
    6: (CEMETERY,),
    7: (KEEP_SPECIAL, *COUNCIL_STEPS),
}
# What lies right below an open question, of the same seat.
BELOW: Final[dict[Step, Step]] = {CITIZEN: HOUSING, DESTINATION: HOUSING, KEEP_SPECIAL: BENEFIT}
FIELDS: Final[dict[Step, tuple[str, ...]]] = {
    PAYMENT: ("what",),
    BENEFIT: ("what",),
    BUNDLE: ("what",),
    MONEY_OR_VOTES: ("what",),
    KEEP_SPECIAL: ("things",),
    STORING: ("things",),
    SURPLUS: ("things",),
    PRODUCTION: ("things",),
    DESTINATION: ("at",),
    VICTIM: ("count",),
    COUNCIL: ("count",),
    COUNCIL_BUILD: ("count",),
}


def ask_what_was_asked(city: City, pending: Sequence[Any], answers: Mapping[str, Any]) -> None:
    """Put what remains to be done on the stack and ask; without anything pending, the phase begins."""
    if not pending:
        if answers:
            raise impossible("answers_alone")
        begin(city)
        return
    frames = [frame_from_data(city, data) for data in pending]
    frames = completed(city, frames)
    asked = frames[-1]
    check_circle(city, asked)
    for frame in frames:
        check_frame(city, frame)
    if isinstance(asked.step, Question) and asked.step.answers_itself and len(asked.step.options(city, asked)) == 1:
        raise impossible("one_answer", step=asked.step.name)
    if answers and not isinstance(asked.step, Stage):
        raise impossible("answers_of_one", step=asked.step.name)
    if asked.step is REPLANNING:
        city.left = left_for(city, asked.seat)
    restore_pending(city, [frame_to_data(city, frame) for frame in frames], answers)


def begin(city: City) -> None:
    """The phase that is named begins; phase 1 after the parade if its circle is laid."""
    if city.phase == 0:
        city.stack.append(Frame(HALLS, 0))
        city.advance()
        return
    city.stack.extend(later_phases(city, max(1, city.phase - 1)))
    if city.phase == 1:
        frames_in_order(city, Frame(CHOOSE_ACTION, 0))
        if not city.circle:
            city.stack.append(Frame(LAY_CIRCLE, city.host))
            if city.players != ALONE:
                city.stack.append(Frame(PARADE, city.host))
        else:
            check_choosers(city, list(city.order))
    city.advance()


def later_phases(city: City, phase: int) -> list[Frame]:
    """The phases after one, the last at the bottom."""
    return [Frame(step, city.host) for step in PHASES[: 8 - phase]] if phase else []


def completed(city: City, frames: list[Frame]) -> list[Frame]:
    """The pending frames with the phases to come below them; SetupError for anything out of its order."""
    phase = city.phase
    if phase not in OPEN:
        raise impossible("nothing_pending", phase=phase)
    below = later_phases(city, phase)
    closing = CLOSING.get(phase)
    if closing is not None:
        below.append(Frame(closing, city.host))
    rest = list(frames)
    for frame in below:
        if rest and rest[0].step is frame.step:
            rest.pop(0)
    for frame in rest:
        check_fields(frame)
        if not city.is_in(frame.seat):
            raise impossible("pending_out", seat=SEAT_LETTERS[frame.seat], step=frame.step.name)
    if not rest:
        raise impossible("pending_empty")
    in_turn = IN_TURN.get(phase)
    waiting = []
    while rest and rest[0].step is in_turn and not is_repeated(rest, in_turn):
        waiting.append(rest.pop(0))
    check_turn_order(city, waiting)
    check_open(city, phase, waiting, rest)
    return [*below, *waiting, *rest]


def is_repeated(rest: list[Frame], in_turn: Step | None) -> bool:
    """Councillor's card: the council is a step in turn of phase 7, and an open question of phase 1."""
    return in_turn is CHOOSE_ACTION and rest[0].step is not CHOOSE_ACTION


def check_fields(frame: Frame) -> None:
    """Only what a step is about may be said of it."""
    given = {"at": frame.at != NOTHING, "what": frame.what != NOTHING, "count": frame.count > 0}
    given["things"] = bool(frame.things)
    for name, is_given in given.items():
        if is_given and name not in FIELDS.get(frame.step, ()):
            raise impossible("step_field", step=frame.step.name, part=name)


def check_turn_order(city: City, waiting: list[Frame]) -> None:
    """Seats that wait lie in turn order, the next one on top."""
    places = [city.order.index(frame.seat) for frame in waiting]
    if places != sorted(set(places), reverse=True):
        raise impossible("turn_order", step=waiting[0].step.name)
    if waiting and waiting[0].step is CHOOSE_ACTION:
        check_choosers(city, [frame.seat for frame in waiting])


def check_choosers(city: City, seats: list[int]) -> None:
    """A card is priced from the one that the player before has taken (SC-39)."""
    for seat in seats:
        if city.cards[seat] >= 0:
            raise impossible("has_card", seat=SEAT_LETTERS[seat])
        place = city.order.index(seat)
        before = city.order[place - 1]
        if place and city.cards[before] < 0 and before not in seats:
            raise impossible("chooses_after", seat=SEAT_LETTERS[seat], other=SEAT_LETTERS[before])


def check_open(city: City, phase: int, waiting: list[Frame], rest: list[Frame]) -> None:
    """At most one question is open beside those in turn, with what belongs to it right below."""
    if not rest:
        return
    *lower, asked = rest
    if asked.step not in OPEN[phase]:
        names = ", ".join(step.name for step in (*OPEN[phase], *[IN_TURN[p] for p in (phase,) if p in IN_TURN]))
        raise impossible("other_phase", step=asked.step.name, phase=phase, allowed=names)
    if asked.step is PARADE:
        if lower and lower[-1].step is LAY_CIRCLE:
            lower.pop()
        else:
            rest.insert(len(lower), Frame(LAY_CIRCLE, city.host))
    if asked.step is CITIZEN and not lower:
        rest.insert(0, Frame(HOUSING, asked.seat))
        return
    wanted = BELOW.get(asked.step)
    if asked.step is DESTINATION and not lower:
        rest.insert(0, Frame(HOUSING, asked.seat))
    elif [frame.step for frame in lower] != ([wanted] if wanted is not None else []):
        raise impossible("below", step=asked.step.name)

    elif lower and lower[0].seat != asked.seat:
        raise impossible("below_seat", first=lower[0].step.name, step=asked.step.name)


# --- the question itself -------------------------------------------------------------------------------------------


def check_circle(city: City, asked: Frame) -> None:
    """The circle is laid after the parade (SC-37), which a solo game has not (SC-186)."""
    if asked.step is PARADE and (city.circle or city.players == ALONE):
        raise impossible("parade")
    if asked.step is not PARADE and city.phase == 1 and not city.circle:
        raise impossible("circle_before")


def check_frame(city: City, frame: Frame) -> None:
    """What a step is about must be there."""
    step, seat, letter = frame.step, frame.seat, SEAT_LETTERS[frame.seat]
    borough = city.boroughs[seat]
    if step in (PAYMENT, BENEFIT, BUNDLE, MONEY_OR_VOTES):
        check_space(city, frame)
    elif step is KEEP_SPECIAL:
        cards = [thing - SPECIAL for thing in frame.things]
        if not all(0 <= card < len(city.box.specials) for card in cards) or len(cards) != len(set(cards)):
            raise impossible("keep_special")
    elif step in (STORING, SURPLUS, PRODUCTION):
        check_products(city, frame)
    elif step is DESTINATION:
        if frame.at not in CITIZEN.candidates(city, frame):
            raise impossible("destination", seat=letter)
    elif step is COUNCIL and frame.count not in (ANY_MOVE, FORWARD_ONLY):
        raise impossible("council")
    elif step is COUNCIL_BUILD and not 1 <= frame.count <= COLUMNS:
        raise impossible("council_build", columns=COLUMNS)
    elif step is VICTIM and not 1 <= frame.count <= (1 if city.players > ALONE else max(1, borough.generated)):
        raise impossible("victim")
    elif step is REPLANNING:
        check_plans(city, seat)
    elif step is URBAN_GROWTH and borough.size == city.track(borough)[-1]:
        raise impossible("full_size", seat=letter)


def check_space(city: City, frame: Frame) -> None:
    line = (frame.what - SPACE) % (LINES * COLUMNS) // COLUMNS
    if not SPACE <= frame.what < SPACE + 2 * LINES * COLUMNS:
        raise impossible("space", step=frame.step.name)
    if frame.step is PAYMENT and frame.what not in council_moves(city, frame.seat, False):
        raise impossible("payment")
    if frame.step is BUNDLE and (line != INDUSTRY or len(BUNDLES[column_of(frame.what)]) < 2):
        raise impossible("bundle")
    if frame.step is MONEY_OR_VOTES and line != ECONOMY:
        raise impossible("money_or_votes")


def check_products(city: City, frame: Frame) -> None:
    """What is stored has just been made, by citizens in factories or by the council."""
    step, name = frame.step, frame.step.name
    for thing in frame.things:
        if not PRODUCT <= thing < PRODUCT + RAW_KINDS * city.players:
            raise impossible("products", step=name)
    if not frame.things:
        if step is not PRODUCTION:
            raise impossible("no_products", step=name)
        return
    if city.phase == 4:
        made = workers(city, frame.seat)
        if any(frame.things.count(thing) > made.count(thing) for thing in frame.things):
            raise impossible("not_made", step=name, seat=SEAT_LETTERS[frame.seat])
    elif any((thing - PRODUCT) // RAW_KINDS != frame.seat for thing in frame.things):
        raise impossible("council_product", step=name)
    if step is SURPLUS and len(frame.things) <= city.boroughs[frame.seat].rooms():
        raise impossible("no_surplus")


def check_plans(city: City, seat: int) -> None:
    """Who plans again knows what is left by plans that all fit (SC-51)."""
    left = tuple(city.piles)
    for other in city.order:
        if city.plans[other] is None:
            raise impossible("plan_missing", seat=SEAT_LETTERS[other])
    for other in city.order[: city.order.index(seat)]:
        draft = draft_of_plan(city, other)
        if not fits(draft, left):
            raise impossible("plan_unfit", seat=SEAT_LETTERS[other])
        left = left_by(draft, left)
