"""What happens next: the set-up, the eight phases of a year, and the turns of phase 4 (LC-25)."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.hexes import bits
from faubourg.core.rules import Frame, Question, Rule, Step
from faubourg.core.spots import CELL, SEAT
from faubourg.games.la_citta import effects, legality, migration, reasons, relocation
from faubourg.games.la_citta.city import NO_SERVICES, City
from faubourg.games.la_citta.effects import play_card, take_gold
from faubourg.games.la_citta.legality import A_HEX, IN_PLAY
from faubourg.games.la_citta.migration import MIGRATE
from faubourg.games.la_citta.moves import GOLD, NEW_CITY, PASS, SERVICE, SMALL_BUILDING
from faubourg.games.la_citta.relocation import ELIMINATION, FEED, RELOCATE
from faubourg.games.la_citta.sites import can_build_small, can_found, first_castle_sites
from faubourg.games.la_citta.state import IN_PLAY as NOT_FALLEN
from faubourg.games.la_citta.state import NO_CARD, Region
from faubourg.games.la_citta.tiles import (
    CUBES,
    GROWTH,
    INCOME_FIXED,
    MINING_SET,
    PENALTY_PLAYER_CARDS,
    PLAYER_CARDS,
    POINTS_HUNGER,
    SERVICES,
    START_CASTLES,
    START_CITIZENS,
    TURNS,
    VOICES_FACE_UP,
    VOICES_PER_YEAR,
    YEARS,
)


def seats_from(region: Region, seat: int) -> list[int]:
    """All players still in the game, clockwise."""
    players = region.players
    return [(seat + i) % players for i in range(players) if region.fallen[(seat + i) % players] == NOT_FALLEN]


# --- the advanced set-up -------------------------------------------------------------------------------------------


@final
class FirstCastle(Question):
    """A castle with its citizens on an empty hex, far from all other castles (LC-20, LC-21, LC-23)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [CELL + hex for hex in bits(first_castle_sites(region))]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        food = region.place_castle(frame.seat, move - CELL, START_CITIZENS)
        if region.log is not None:
            region.tell("castle", "LC-20", {"seat": SEAT + frame.seat, "city": move, "people": START_CITIZENS})
            region.tell("food", "LC-22", {"seat": SEAT + frame.seat, "cell": move, "food": food})


@final
class PassToken(Step):
    """The castles stand: the first-player token goes one seat to the left before the first year (LC-24)."""

    def run(self, region: Region, frame: Frame) -> bool:
        region.first = (region.first + 1) % region.players
        if region.log is not None:
            region.tell("first_player", "LC-24", {"seat": SEAT + region.first})
        region.stack.append(Frame(YEAR, region.first))
        return False


def first_castle_order(region: Region) -> list[int]:
    """Anticlockwise from the first player, then back clockwise from the last (LC-20, LC-23)."""
    players = region.players
    anticlockwise = [(region.first - i) % players for i in range(players)]
    order: list[int] = []
    for n in range(START_CASTLES):
        order += anticlockwise if n % 2 == 0 else anticlockwise[::-1]
    return order


def frames_of_first_castles(region: Region, order: list[int]) -> list[Frame]:
    """The castles that these seats still place, one after another; then the token moves on."""
    return [Frame(PASS_TOKEN, region.first), *[Frame(FIRST_CASTLE, seat) for seat in reversed(order)]]


# --- phases 1 to 3 -------------------------------------------------------------------------------------------------


@final
class Year(Step):
    """A new year: the voice cards (LC-26), income (LC-27), growth (LC-28), then the turns begin (LC-29)."""

    def run(self, region: Region, frame: Frame) -> bool:
        region.year += 1
        if region.log is not None:
            region.tell("year", "LC-25", {"year": region.year})
        lay_voice_cards(region)
        pay_income(region)
        grow(region)
        for seat in range(region.players):
            if region.fallen[seat] != NOT_FALLEN:
                region.hungry &= ~(1 << seat)
            elif region.hungry >> seat & 1:
                region.ready[seat] = PENALTY_PLAYER_CARDS  # LC-94
        region.turn = 1
        begin_turn(region, region.first)
        return False


def lay_voice_cards(region: Region) -> None:
    drawn = region.voice_pile[-VOICES_PER_YEAR:][::-1]
    region.voice_pile = region.voice_pile[:-VOICES_PER_YEAR]
    region.voices = drawn
    for card in drawn[:VOICES_FACE_UP]:
        region.show(card)
        if region.log is not None:
            region.tell("voice_card", "LC-26", {"card": card, "service": SERVICE + region.cards.voice[card]})


def pay_income(region: Region) -> None:
    for seat in seats_from(region, region.first):
        for city in region.cities:
            if city.owner == seat and city.income:
                region.gold[seat] += city.income
                if region.log is not None:
                    tell_income(region, city)


def tell_income(region: Region, city: City) -> None:
    """Each building that pays: quarries by their mountains (LC-27), ports always one gold (LC-119)."""
    for hex in bits(city.body):
        kind = region.tiles[hex]
        gold = region.income_of(hex, kind)
        if gold:
            rule = "LC-27" if MINING_SET >> kind & 1 and not INCOME_FIXED[kind] else "LC-119"
            region.tell_tile("income", rule, city, hex, {"gold": gold})


def grow(region: Region) -> None:
    """Every city gets a citizen from the reserve, which never runs out, unless it is full (LC-28)."""
    for place, city in enumerate(region.cities):
        if city.people < city.limit:
            region.people_arrive(place, GROWTH)
            if region.log is not None:
                region.tell_of("growth", "LC-28", city, {"people": city.people + GROWTH})
        elif region.log is not None:
            region.tell_of("full", "LC-70", city, {"limit": city.limit})


# --- phase 4: turns ------------------------------------------------------------------------------------------------


def begin_turn(region: Region, seat: int) -> None:
    """The turn of a player; whoever was hungry last year sits out the first one (LC-94)."""
    while region.turn <= TURNS:
        if region.fallen[seat] == NOT_FALLEN:
            if not region.hungry >> seat & 1:
                region.stack.append(Frame(END_OF_TURN, seat))
                region.stack.append(Frame(TURN, seat))
                return
            region.hungry &= ~(1 << seat)
            if region.log is not None:
                region.tell("skip", "LC-94", {"seat": SEAT + seat})
        seat = (seat + 1) % region.players
        if seat == region.first:
            region.turn += 1
    end_actions(region)


@final
class Turn(Question):
    """A player card, a policy card of the display, or to pass (LC-30); with nothing but that, passing needs no word."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        seat = frame.seat
        if not region.ready[seat]:
            return [*region.display, PASS]
        found, small = can_found(region, seat), can_build_small(region, seat)
        if found and small:
            return [GOLD, NEW_CITY, SMALL_BUILDING, *region.display, PASS]
        if found or small:
            return [GOLD, NEW_CITY if found else SMALL_BUILDING, *region.display, PASS]
        return [GOLD, *region.display, PASS]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        seat = frame.seat
        if move == PASS:
            region.taken[seat] += (region.draw_policy(),)  # face down and unseen (LC-49)
            if region.log is not None:
                region.tell("pass", "LC-49", {"seat": SEAT + seat})
        elif move < SEAT:
            slot = region.display.index(move)
            region.display[slot] = NO_CARD
            region.taken[seat] += (move,)
            if region.log is not None:
                region.tell("card", "LC-46", {"seat": SEAT + seat, "card": move, "slot": slot})
            play_card(region, seat, move)
        else:
            region.ready[seat] -= 1  # LC-31
            if move == GOLD:
                take_gold(region, seat)
            elif move == NEW_CITY:
                region.stack.append(Frame(effects.NEW_CITY, seat))
            else:
                region.stack.append(Frame(effects.KIND_OF_BUILDING, seat))


@final
class EndOfTurn(Step):
    """The slot of a card that was played is filled (LC-46), and the next player has a turn (LC-29)."""

    def draws(self, region: Region, frame: Frame) -> bool:
        return NO_CARD in region.display or region.turn == TURNS  # in the last round the voices may be turned up

    def run(self, region: Region, frame: Frame) -> bool:
        if NO_CARD in region.display:
            card, slot = region.draw_policy(), region.display.index(NO_CARD)
            region.display[slot] = card
            region.show(card)
            if region.log is not None:
                region.tell("refill", "LC-46", {"card": card, "slot": slot})
        seat = (frame.seat + 1) % region.players
        if seat == region.first:
            region.turn += 1
        begin_turn(region, seat)
        return False


def end_actions(region: Region) -> None:
    """Player cards are ready again, policy cards are discarded (LC-32); then the phases 5 to 8 follow (LC-35)."""
    for seat in range(region.players):
        region.discard += region.taken[seat]
        region.taken[seat] = ()
        if region.fallen[seat] == NOT_FALLEN:
            region.ready[seat] = PLAYER_CARDS
    region.turn = 0
    begin_phase(region, "voice", "LC-33")
    count_voices(region)
    begin_phase(region, "migration", "LC-74")
    order = seats_from(region, region.first)
    region.stack += year_end(region, order, order)
    region.stack += [Frame(MIGRATE, seat, things=castles_of(region, seat)) for seat in reversed(order)]


def year_end(region: Region, relocating: list[int], feeding: list[int]) -> list[Frame]:
    """What remains of a year once everybody has moved, the next thing last; the seats in the order of their turns."""
    first = region.first
    return [
        Frame(END_OF_YEAR, first),
        Frame(ELIMINATION, first, count=7),
        *[Frame(FEED, seat) for seat in reversed(feeding)],
        Frame(FEEDING, first),
        Frame(ELIMINATION, first, count=6),
        *[Frame(RELOCATE, seat) for seat in reversed(relocating)],
        Frame(RELOCATION, first),
    ]


def castles_of(region: Region, seat: int) -> tuple[int, ...]:
    return tuple([CELL + city.castle for city in region.cities_of(seat)])


def begin_phase(region: Region, phase: str, rule: str) -> None:
    """The pages of the year's end begin with an event."""
    if region.log is not None:
        region.tell("phase", rule, {"phase": phase, "year": region.year})


@final
class Phase(Step):
    """A phase of the year's end begins, and is told."""

    __slots__ = ("phase", "rule")

    def __init__(self, phase: str, rule: str) -> None:
        super().__init__(f"phase-{phase}")
        self.phase = phase
        self.rule = rule

    def run(self, region: Region, frame: Frame) -> bool:
        begin_phase(region, self.phase, self.rule)
        return False


# --- phases 5 and 8 ------------------------------------------------------------------------------------------------


def voice_of(region: Region) -> tuple[int, ...]:
    """The service of most of the four cards (LC-33), or two with two cards each (LC-34)."""
    counts = [0] * len(SERVICES)
    for card in region.voices:
        counts[region.cards.voice[card]] += 1
    return tuple([service for service, count in enumerate(counts) if count == max(counts)])


def count_voices(region: Region) -> None:
    """The hidden voices are turned up and counted."""
    for card in region.voices:
        region.show(card)
    region.voice = voice_of(region)
    if region.log is not None:
        region.tell("reveal", "LC-33", {"cards": region.voices})
        services = [SERVICE + service for service in region.voice]
        if len(services) == 1:
            count = len([card for card in region.voices if region.cards.voice[card] == region.voice[0]])
            region.tell("voice", "LC-33", {"service": services[0], "count": count})
        else:
            region.tell("two_voices", "LC-34", {"service": services[0], "second": services[1]})


@final
class EndOfYear(Step):
    """The token moves on (LC-36), the table is cleared (LC-37), the next year begins or the game ends (LC-96)."""

    def run(self, region: Region, frame: Frame) -> bool:
        begin_phase(region, "clean-up", "LC-37")
        if region.log is not None:
            tell_penalties(region)
        region.first = seats_from(region, (region.first + 1) % region.players)[0]
        if region.log is not None:
            region.tell("first_player", "LC-36", {"seat": SEAT + region.first})
        clean_up(region)
        if region.year == YEARS:
            region.end("LC-96")
        else:
            region.stack.append(Frame(YEAR, region.first))
        return False


def tell_penalties(region: Region) -> None:
    """What hunger costs: a turn and a player card of the next year (LC-94), or points in the last one (LC-99)."""
    for seat in range(region.players):
        if region.hungry >> seat & 1 and region.fallen[seat] == NOT_FALLEN:
            if region.year == YEARS:
                region.tell("last_hunger", "LC-99", {"seat": SEAT + seat, "points": -POINTS_HUNGER})
            else:
                region.tell("penalty", "LC-94", {"seat": SEAT + seat})


def clean_up(region: Region) -> None:
    region.voices = ()
    region.voice = ()
    region.turn = 0
    region.founded = 0
    for hex in bits(region.harvested):
        city = region.cities[region.place_of(hex)]
        region.food[city.owner] -= region.ground.food[hex]
        if region.log is not None:
            facts: dict[str, object] = {"cell": CELL + hex, "food": region.ground.food[hex]}
            region.tell_of("harvest_over", "LC-37", city, facts)
    region.harvested = 0
    region.arch_cubes = ()
    region.cubes = [CUBES] * region.players
    for place, city in enumerate(region.cities):
        if city.cheer != NO_SERVICES:
            region.cities[place] = city.with_cheer(NO_SERVICES)


FIRST_CASTLE: Final = FirstCastle(
    "first-castle",
    (
        A_HEX,
        IN_PLAY,
        Rule("LC-20", legality.empty),
        Rule("LC-21", legality.far_from_every_castle, reasons.of_distance),
    ),
    indexed=4,
    answers_itself=True,
)
PASS_TOKEN: Final = PassToken("pass-token")
YEAR: Final = Year("year")
TURN: Final = Turn(
    "turn",
    (
        Rule("LC-30", legality.one_of_the_actions),
        Rule("LC-31", legality.a_ready_player_card),
        Rule("LC-44", legality.none_founded_this_year),
        Rule("LC-40", legality.room_for_a_castle),
        Rule("LC-43", legality.a_castle_left),
        Rule("LC-41", legality.somebody_to_move_there),
        Rule("LC-45", legality.some_small_building),
        Rule("LC-47", legality.an_affordable_card, reasons.of_price),
        Rule("LC-54", legality.cubes_for_games, reasons.of_cubes),
        Rule("LC-58", legality.a_harvest_this_year, reasons.of_harvest),
        Rule("LC-46", legality.a_card_that_does_something, reasons.of_effect),
    ),
    indexed=7,
    answers_itself=True,
)
RELOCATION: Final = Phase("relocation", "LC-81")
FEEDING: Final = Phase("feeding", "LC-90")
END_OF_TURN: Final = EndOfTurn("end-of-turn")
END_OF_YEAR: Final = EndOfYear("end-of-year")

STEPS: Final[dict[str, Step]] = {
    step.name: step
    for step in [
        FIRST_CASTLE,
        PASS_TOKEN,
        YEAR,
        TURN,
        END_OF_TURN,
        END_OF_YEAR,
        RELOCATION,
        FEEDING,
        effects.NEW_CITY,
        effects.FOUNDER,
        effects.KIND_OF_BUILDING,
        effects.SITE,
        effects.SECOND_ROAD,
        effects.EFFECT,
        effects.GAMES,
        effects.BLESSING,
        effects.RICH_HARVEST,
        effects.ASK,
        migration.MIGRATE,
        migration.CHOOSE_SERVICE,
        relocation.RELOCATE,
        relocation.DEMOLISH,
        relocation.CLEAR_ROADS,
        relocation.FEED,
        relocation.STARVE,
        relocation.ELIMINATION,
    ]
}


def start_castles(region: Region) -> None:
    """The basic set-up: two castles of each player, with citizens and food (LC-13, LC-14, LC-15)."""
    for seat, castles in enumerate(region.board.castles):
        for hex in castles:
            region.place_castle(seat, hex, START_CITIZENS)
