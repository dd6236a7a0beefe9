"""What happens next: setup, the eight phases of a turn, and the end."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import Stage
from faubourg.core.rules import SEALED, Frame, Question, Rule, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.building.planning import (
    BIGGER_TILE,
    COMMIT,
    CONSTRUCTION,
    CREW,
    DEMOLISH_TILE,
    ENLARGE_TILE,
    PLACEMENT,
    PLAN,
    REPLANNING,
    SAVING,
    SOURCE,
    TILE_KIND,
    WAREHOUSE_CELL,
)
from faubourg.games.small_city.effects import ALONE, begin_phase, frames_in_order
from faubourg.games.small_city.grid import ZONES, cell_name, cells_in
from faubourg.games.small_city.moves import KIND, MAYOR, PLACE, PROMISE, spot
from faubourg.games.small_city.moves import PLAN as PLAN_THING
from faubourg.games.small_city.phases.actions import CHOOSE_ACTION, LAY_CIRCLE, PARADE, SUPPORT_GAIN, URBAN_GROWTH
from faubourg.games.small_city.phases.benefits import BENEFIT, BUNDLE, COUNCIL_BUILD, MONEY_OR_VOTES
from faubourg.games.small_city.phases.citizens import BEGIN_MOVES, CITIZEN, CITIZENS_PHASE, DESTINATION
from faubourg.games.small_city.phases.council import COUNCIL, COUNCIL_PHASE, KEEP_SPECIAL, PAYMENT
from faubourg.games.small_city.phases.housing import HOUSING, NEWCOMERS
from faubourg.games.small_city.phases.income import INCOME_PHASE
from faubourg.games.small_city.phases.pollution import CEMETERY, MEASURE, VICTIM, VOTE
from faubourg.games.small_city.phases.production import PRODUCTION, STORE_ABROAD, STORING, SURPLUS
from faubourg.games.small_city.phases.trading import DEAL, SHOP_SLOT, TRADING
from faubourg.games.small_city.state import CITIZEN as CITIZEN_VICTORY
from faubourg.games.small_city.state import ECONOMIC, NO_CARD, City
from faubourg.games.small_city.tiles import CULTURE, HOME, TURNS
from faubourg.games.small_city.wording.reasons import in_words, joined

# --- setup ---------------------------------------------------------------------------------------------------------


@final
class Halls(Stage):
    """All place their halls at once and show them together (SC-25)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        hall = KIND + city.box.named["town_hall"]
        return [Frame(HALL, seat, what=hall) for seat in range(city.players)]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in sealed:
            place = line.things[0]
            city.change(line.seat).lay(city.box, place - PLACE)
            if city.log is not None:
                kind = KIND + city.box.kind_of[place - PLACE]
                anchor = spot(line.seat, city.box.anchor[place - PLACE])
                city.tell("hall", "SC-25", {"seat": SEAT + line.seat, "tile": place, "kind": kind, "cell": anchor})
        deal_promises(city)
        city.stack.append(Frame(PROMISES, 0))


@final
class Hall(Question):
    def candidates(self, city: City, frame: Frame) -> list[int]:
        size = city.boroughs[frame.seat].size
        return [move for move, _ in city.box.places[frame.what - KIND][size]]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return Frame(SEALED, frame.seat, things=(move,))


def a_hall(city: City, frame: Frame, moves: list[int]) -> list[int]:
    most = PLACE + len(city.box.kind_of)
    return [move for move in moves if PLACE <= move < most and city.box.kind_of[move - PLACE] == frame.what - KIND]


def hall_in_zone(city: City, frame: Frame, moves: list[int]) -> list[int]:
    zone = ZONES[city.boroughs[frame.seat].size]
    return [move for move in moves if not city.box.mask[move - PLACE] & ~zone]


def hall_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"tile": in_words(city, frame.what)}


def hall_zone_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    size = city.boroughs[frame.seat].size
    return {"size": size, "cell": cell_name(cells_in(city.box.mask[move - PLACE] & ~ZONES[size])[0])}


def deal_promises(city: City) -> None:
    """Each player draws a card from each pile, in turn order (SC-30)."""
    piles = [list(pile) for pile in city.promise_piles]
    for seat in city.order:
        drawn = [PROMISE + pile.pop() for pile in piles]
        city.learn(tuple(drawn), seat)
        city.drawn_promises = tuple(
            [tuple(drawn) if s == seat else cards for s, cards in enumerate(city.drawn_promises)]
        )
        if city.log is not None:
            city.tell("look_promises", "SC-30", {"seat": SEAT + seat}, {"cards": drawn}, 1 << seat)
    city.promise_piles = tuple([tuple(pile) for pile in piles])


@final
class Promises(Stage):
    """Each keeps one of the three cards in secret; the others go under their piles (SC-30)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [Frame(KEEP_PROMISE, seat) for seat in range(city.players)]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        kept = {line.seat: line.things[0] for line in sealed}
        piles = [list(pile) for pile in city.promise_piles]
        for seat in city.order:
            city.change(seat).promise = kept[seat] - PROMISE
            for number, card in enumerate(city.drawn_promises[seat]):
                if card != kept[seat]:
                    piles[number].insert(0, card - PROMISE)
            if city.log is not None:
                city.tell("keep_promise", "SC-30", {"seat": SEAT + seat}, {"card": kept[seat]}, 1 << seat)
        city.promise_piles = tuple([tuple(pile) for pile in piles])
        city.drawn_promises = ((),) * city.players
        city.stack.append(Frame(BEGIN_TURN, city.host))


@final
class KeepPromise(Question):
    def candidates(self, city: City, frame: Frame) -> list[int]:
        return list(city.drawn_promises[frame.seat])

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return Frame(SEALED, frame.seat, things=(move,))


def a_drawn_promise(city: City, frame: Frame, moves: list[int]) -> list[int]:
    drawn = city.drawn_promises[frame.seat]
    return [move for move in moves if move in drawn]


def drawn_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return {"cards": joined(city, list(city.drawn_promises[frame.seat]))}


# --- the turn ------------------------------------------------------------------------------------------------------


@final
class BeginTurn(Step):
    """Eight phases, in this order (SC-31, SC-163)."""

    def run(self, city: City, frame: Frame) -> bool:
        city.turn += 1
        city.phase = 1
        city.circle = ()
        city.cards = (NO_CARD,) * city.players
        for seat in range(city.players):
            city.known[PLAN_THING + seat] = 0
            if city.boroughs[seat].made or city.boroughs[seat].generated:  # what is counted turn by turn starts anew
                borough = city.change(seat)
                borough.made = borough.generated = 0
        if city.log is not None:
            if city.players == ALONE:
                city.tell("turn_alone", "SC-163", {"turn": city.turn})
            else:
                city.tell("turn", "SC-163", {"turn": city.turn, "host": SEAT + city.host})
        for step in (END_OF_TURN, COUNCIL_PHASE, MEASURE, VOTE, INCOME_PHASE, CITIZENS_PHASE):
            city.stack.append(Frame(step, city.host))
        city.stack.append(Frame(CONSTRUCTION_PHASE, city.host))
        frames_in_order(city, Frame(CHOOSE_ACTION, 0))
        city.stack.append(Frame(LAY_CIRCLE, city.host))
        if city.players != ALONE:  # SC-186: alone, the mayor stands on a card and in no street
            city.stack.append(Frame(PARADE, city.host))
        return False


@final
class ConstructionPhase(Step):
    def run(self, city: City, frame: Frame) -> bool:
        begin_phase(city, 2, "SC-50")
        city.stack.append(Frame(CONSTRUCTION, city.host))
        return False


@final
class EndOfTurn(Step):
    """Property and citizens are counted, the next host is found, and after turn 8 the game ends (SC-162, SC-164)."""

    def run(self, city: City, frame: Frame) -> bool:
        city.phase = 8  # nothing is asked or shown, so nothing is told
        for seat in city.order:
            if city.victory == ECONOMIC:
                count_property(city, seat)
            elif city.victory == CITIZEN_VICTORY:
                city.change(seat).headcount += city.citizens_out(seat)
        if city.turn >= TURNS:
            city.end("SC-164")
            return False
        city.last_host = city.host
        city.host = next_host(city)
        first = city.order.index(city.host)
        city.order = clockwise_from(city, first)
        city.stack.append(Frame(BEGIN_TURN, city.host))
        return False


def count_property(city: City, seat: int) -> None:
    """The square of the cells of every cultural building and home, occupied or not (SC-173); not to spend (SC-174)."""
    box = city.box
    borough = city.change(seat)
    for place in borough.tiles:
        if box.category[box.kind_of[place]] in (HOME, CULTURE):
            borough.estate += box.mask[place].bit_count() ** 2


def next_host(city: City) -> int:
    """Who holds the mayor card (SC-42), else the next player clockwise; in a solo game the card does nothing."""
    if city.players != ALONE and MAYOR in city.cards:
        return city.cards.index(MAYOR)
    host = (city.host + 1) % city.players
    while not city.is_in(host):
        host = (host + 1) % city.players
    return host


def clockwise_from(city: City, first: int) -> tuple[int, ...]:
    """The living seats clockwise from one of them (SC-20)."""
    seats = sorted(city.order)
    start = seats.index(city.order[first])
    return tuple(seats[start:] + seats[:start])


HALLS: Final = Halls("halls")
HALL: Final = Hall("hall", (Rule("SC-25", a_hall, hall_facts), Rule("SC-1", hall_in_zone, hall_zone_facts)), indexed=2)
PROMISES: Final = Promises("promises")
KEEP_PROMISE: Final = KeepPromise("keep-promise", (Rule("SC-30", a_drawn_promise, drawn_facts),), indexed=1)
BEGIN_TURN: Final = BeginTurn("begin-turn")
CONSTRUCTION_PHASE: Final = ConstructionPhase("construction-phase")
END_OF_TURN: Final = EndOfTurn("end-of-turn")

STEPS: Final[dict[str, Step]] = {
    step.name: step
    for step in (
        SEALED,
        HALLS,
        HALL,
        PROMISES,
        KEEP_PROMISE,
        BEGIN_TURN,
        PARADE,
        LAY_CIRCLE,
        CHOOSE_ACTION,
        SUPPORT_GAIN,
        URBAN_GROWTH,
        CONSTRUCTION_PHASE,
        CONSTRUCTION,
        REPLANNING,
        COMMIT,
        PLAN,
        TILE_KIND,
        PLACEMENT,
        WAREHOUSE_CELL,
        CREW,
        SAVING,
        SOURCE,
        ENLARGE_TILE,
        BIGGER_TILE,
        DEMOLISH_TILE,
        CITIZENS_PHASE,
        BEGIN_MOVES,
        CITIZEN,
        DESTINATION,
        HOUSING,
        NEWCOMERS,
        INCOME_PHASE,
        TRADING,
        SHOP_SLOT,
        DEAL,
        PRODUCTION,
        STORING,
        SURPLUS,
        STORE_ABROAD,
        VOTE,
        MEASURE,
        VICTIM,
        CEMETERY,
        COUNCIL_PHASE,
        COUNCIL,
        PAYMENT,
        KEEP_SPECIAL,
        BENEFIT,
        BUNDLE,
        MONEY_OR_VOTES,
        COUNCIL_BUILD,
        END_OF_TURN,
    )
}
