"""What happens next: the set-up, the eight phases of a year, and the turns of phase 4 (LC-25)."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.hexes import bits
from faubourg.core.rules import Frame, Rule, Step
from faubourg.core.spots import CELL, SEAT
from faubourg.games.la_citta import effects, legality, migration, relocation
from faubourg.games.la_citta.city import NO_SERVICES
from faubourg.games.la_citta.effects import Choice, play_card, take_gold
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
class FirstCastle(Choice):
    """A castle with its citizens on an empty hex, far from all other castles (LC-20, LC-21, LC-23)."""

    def candidates(self, region: Region, frame: Frame) -> list[int]:
        return [CELL + hex for hex in bits(first_castle_sites(region))]

    def answer(self, region: Region, frame: Frame, move: int) -> None:
        food = region.place_castle(frame.seat, move - CELL, START_CITIZENS)
        if region.log is not None:
            region.tell("castle", "LC-20", {"seat": SEAT + frame.seat, "city": move, "count": START_CITIZENS})
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


def plan_first_castles(region: Region) -> None:
    """Anticlockwise from the first player, then back clockwise from the last (LC-20, LC-23)."""
    players = region.players
    anticlockwise = [(region.first - i) % players for i in range(players)]
    order: list[int] = []
    for n in range(START_CASTLES):
        order += anticlockwise if n % 2 == 0 else anticlockwise[::-1]
    region.stack.append(Frame(PASS_TOKEN, region.first))
    for seat in reversed(order):
        region.stack.append(Frame(FIRST_CASTLE, seat))


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
            region.tell("voice_card", "LC-26", {"service": SERVICE + region.cards.voice[card]})


def pay_income(region: Region) -> None:
    for seat in seats_from(region, region.first):
        for city in region.cities:
            if city.owner == seat and city.income:
                region.gold[seat] += city.income
                if region.log is not None:
                    tell_income(region, seat, city.body)


def tell_income(region: Region, seat: int, body: int) -> None:
    """Each building that pays: quarries by their mountains (LC-27), ports always one gold (LC-119)."""
    for hex in bits(body):
        kind = region.tiles[hex]
        gold = region.income_of(hex, kind)
        if gold:
            rule = "LC-27" if MINING_SET >> kind & 1 and not INCOME_FIXED[kind] else "LC-119"
            region.tell_tile("income", rule, seat, hex, {"gold": gold})


def grow(region: Region) -> None:
    """Every city gets a citizen from the reserve, which never runs out, unless it is full (LC-28)."""
    for place, city in enumerate(region.cities):
        if city.people < city.limit:
            region.people_arrive(place, GROWTH)
            if region.log is not None:
                region.tell_of("growth", "LC-28", city, {"count": city.people + GROWTH})
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
class Turn(Choice):
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
            region.display[region.display.index(move)] = NO_CARD
            region.taken[seat] += (move,)
            if region.log is not None:
                region.tell("card", "LC-46", {"seat": SEAT + seat, "card": move})
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

    def run(self, region: Region, frame: Frame) -> bool:
        if NO_CARD in region.display:
            card = region.draw_policy()
            region.display[region.display.index(NO_CARD)] = card
            region.show(card)
            if region.log is not None:
                region.tell("refill", "LC-46", {"card": card})
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
    count_voices(region)
    order = seats_from(region, region.first)[::-1]
    region.stack.append(Frame(END_OF_YEAR, region.first))
    region.stack.append(Frame(ELIMINATION, region.first, count=7))
    region.stack += [Frame(FEED, seat) for seat in order]
    region.stack.append(Frame(ELIMINATION, region.first, count=6))
    region.stack += [Frame(RELOCATE, seat) for seat in order]
    region.stack += [
        Frame(MIGRATE, seat, things=tuple([CELL + city.castle for city in region.cities_of(seat)])) for seat in order
    ]


# --- phases 5 and 8 ------------------------------------------------------------------------------------------------


def count_voices(region: Region) -> None:
    """The service of most cards is what the people ask for (LC-33); two with two cards each both are (LC-34)."""
    counts = [0] * len(SERVICES)
    for card in region.voices:
        region.show(card)
        counts[region.cards.voice[card]] += 1
    region.voice = tuple([service for service, count in enumerate(counts) if count == max(counts)])
    if region.log is not None:
        region.tell("reveal", "LC-33", {"cards": region.voices})
        services = tuple([SERVICE + service for service in region.voice])
        if len(services) == 1:
            region.tell("voice", "LC-33", {"service": services[0], "count": max(counts)})
        else:
            region.tell("two_voices", "LC-34", {"service": services[0], "second": services[1]})


@final
class EndOfYear(Step):
    """The token moves on (LC-36), the table is cleared (LC-37), the next year begins or the game ends (LC-96)."""

    def run(self, region: Region, frame: Frame) -> bool:
        region.first = seats_from(region, (region.first + 1) % region.players)[0]
        if region.log is not None:
            region.tell("first_player", "LC-36", {"seat": SEAT + region.first})
        clean_up(region)
        if region.year == YEARS:
            region.end("LC-96")
        else:
            region.stack.append(Frame(YEAR, region.first))
        return False


def clean_up(region: Region) -> None:
    region.voices = ()
    region.voice = ()
    region.turn = 0
    region.founded = 0
    for hex in bits(region.harvested):
        owner = region.cities[region.place_of(hex)].owner
        region.food[owner] -= region.ground.food[hex]
        if region.log is not None:
            facts: dict[str, object] = {"seat": SEAT + owner, "cell": CELL + hex, "food": region.ground.food[hex]}
            region.tell("harvest_over", "LC-37", facts)
    region.harvested = 0
    region.arch_cubes = ()
    region.cubes = [CUBES] * region.players
    for place, city in enumerate(region.cities):
        if city.cheer != NO_SERVICES:
            region.cities[place] = city.with_cheer(NO_SERVICES)


FIRST_CASTLE: Final = FirstCastle(
    "first-castle",
    (A_HEX, IN_PLAY, Rule("LC-20", legality.empty), Rule("LC-21", legality.far_from_every_castle)),
    indexed=4,
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
        Rule("LC-47", legality.an_affordable_card),
        Rule("LC-54", legality.cubes_for_games),
        Rule("LC-58", legality.a_harvest_this_year),
        Rule("LC-46", legality.a_card_that_does_something),
    ),
    indexed=7,
)
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
