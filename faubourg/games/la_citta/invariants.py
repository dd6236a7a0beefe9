"""What is true in every state and in every step of a game. Conformance tests check it; positions must fulfil it."""

from __future__ import annotations

from functools import partial
from typing import Final

from faubourg.core.errors import Flaw
from faubourg.core.events import EVERYONE, PUBLIC
from faubourg.core.hexes import bits
from faubourg.core.spots import seat_letter
from faubourg.games.la_citta.city import NO_SERVICES
from faubourg.games.la_citta.flow import END_OF_TURN, TURN
from faubourg.games.la_citta.migration import CHOOSE_SERVICE, MIGRATE
from faubourg.games.la_citta.moves import hex_of, service_of
from faubourg.games.la_citta.relocation import CLEAR_ROADS, DEMOLISH, STARVE
from faubourg.games.la_citta.sites import stays_connected
from faubourg.games.la_citta.state import IN_PLAY, NO_CARD, NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    ARCHES,
    CASTLE,
    CASTLES,
    CUBES,
    DISPLAY,
    EXPANSION_SET,
    KINDS,
    MARKET,
    PACKAGE,
    PLAYER_CARDS,
    ROAD,
    TILE_FACES,
    TURNS,
    VOICES_FACE_UP,
    VOICES_PER_YEAR,
    WAVE_SET,
    YEARS,
    full_stock,
)

flaw: Final = partial(Flaw, package=PACKAGE)
UNSETTLED = (MIGRATE, CHOOSE_SERVICE, DEMOLISH, CLEAR_ROADS, STARVE)  # citizens may not be housed anew yet


def broken_invariant(region: Region) -> Flaw | None:
    return (
        wrong_tiles(region)
        or wrong_cities(region)
        or wrong_people(region)
        or wrong_indexes(region)
        or wrong_supplies(region)
        or wrong_policies(region)
        or wrong_turns(region)
        or wrong_voices(region)
        or wrong_end(region)
    )


def wrong_tiles(region: Region) -> Flaw | None:
    """Each tile lies in play on a hex of its own, and there are not more than in the box (LC-1, LC-6, LC-12, LC-65)."""
    on_board = [0] * len(KINDS)
    for hex, kind in enumerate(region.tiles):
        if kind != NO_TILE:
            on_board[kind] += 1
            if not region.board.in_play >> hex & 1:
                return flaw("hex_out", cell=region.board.names[hex])
            if not region.expansion and EXPANSION_SET >> kind & 1:
                return flaw("expansion", kind=KINDS[kind])
    for tile, count in enumerate(full_stock(region.expansion)):
        if region.stock[tile] + sum([on_board[face] for face in TILE_FACES[tile]]) > count:
            return flaw("no_tile", kind="/".join(KINDS[face] for face in TILE_FACES[tile]))
    for seat in range(region.players):
        if len(region.cities_of(seat)) > CASTLES:
            return flaw("castles", seat=seat_letter(seat), most=CASTLES)
    return None


def wrong_cities(region: Region) -> Flaw | None:
    """Cities hang together, have one castle each and never touch (LC-8, LC-9); markets and waves fit (LC-66, LC-67)."""
    covered = 0
    for city in region.cities:
        name = region.board.names[city.castle]
        kinds = [region.tiles[hex] for hex in bits(city.body)]
        if NO_TILE in kinds or kinds.count(CASTLE) != 1 or region.tiles[city.castle] != CASTLE:
            return flaw("castle", cell=name)
        if not stays_connected(region, city.body):
            return flaw("apart", cell=name)
        if covered & (city.body | city.near):
            return flaw("touching", cell=name)
        covered |= city.body
        if kinds.count(MARKET) > 1:
            return flaw("markets", cell=name)
        for hex in bits(city.body):
            if WAVE_SET >> region.tiles[hex] & 1 and not region.ground.lakes >> hex & 1:
                return flaw("no_lake", kind=KINDS[region.tiles[hex]], cell=region.board.names[hex])
    if covered != sum([1 << hex for hex, kind in enumerate(region.tiles) if kind != NO_TILE]):
        return flaw("no_owner")
    return None


def wrong_people(region: Region) -> Flaw | None:
    """Every building has its citizen and no city is above its limit (LC-63, LC-70, LC-71, LC-81)."""
    is_settled = region.is_over or region.frame.step not in UNSETTLED
    for city in region.cities:
        name = region.board.names[city.castle]
        if city.people < 0 or city.people > city.limit:
            return flaw("people", people=city.people, cell=name, most=city.limit)
        if is_settled and city.people < city.staff:
            return flaw("homeless", cell=name, people=city.people, staff=city.staff)
    return None


def wrong_indexes(region: Region) -> Flaw | None:
    """What the state keeps up to date is what one would find by looking at the board."""
    touched = contested = crowded = 0
    for city in region.cities:
        fresh = region.rebuilt(city, city.body)
        for slot in (
            "near",
            "reach",
            "roads",
            "farmhouses",
            "staff",
            "arches",
            "cheer",
            "has_market",
            "waves",
            "income",
        ):
            if getattr(fresh, slot) != getattr(city, slot):
                return Flaw("index", what=slot)
        contested |= touched & city.near
        touched |= city.near
        crowded |= city.reach
    if (touched, contested, crowded) != (region.touched, region.contested, region.crowded):
        return Flaw("index", what="touched, contested, crowded")
    if any((region.stock[n] > 0) != all(region.in_stock >> f & 1 for f in faces) for n, faces in enumerate(TILE_FACES)):
        return Flaw("index", what="in_stock")
    return None


def wrong_supplies(region: Region) -> Flaw | None:
    """Gold, food and cubes of each player (LC-11, LC-12, LC-47, LC-56, LC-60)."""
    for seat in range(region.players):
        letter = seat_letter(seat)
        own = 0
        for city in region.cities_of(seat):
            own |= city.body
        food = sum([region.yield_of(hex, region.tiles[hex]) for hex in bits(own)])
        food += sum([region.ground.food[hex] for hex in bits(own & region.harvested)])
        if region.food[seat] != food:
            return flaw("figures", part=f"food[{seat}]", given=region.food[seat], right=food)
        placed = len([cube for cube in region.arch_cubes if own >> hex_of(cube) & 1])
        placed += len(bits(own & region.harvested))
        if region.cubes[seat] < 0 or region.cubes[seat] + placed != CUBES:
            return flaw("figures", part=f"cubes[{seat}]", given=region.cubes[seat], right=CUBES - placed)
        if region.gold[seat] < 0:
            return flaw("debt", seat=letter)
        if region.fallen[seat] != IN_PLAY and (own or region.gold[seat]):
            return flaw("fallen_goods", seat=letter)
    for cube in region.arch_cubes:
        if not ARCHES[region.tiles[hex_of(cube)]][service_of(cube)]:
            return flaw("no_arch", cell=region.board.names[hex_of(cube)])
    return None


def wrong_policies(region: Region) -> Flaw | None:
    """Each policy card is in one place, and what lies face up is seen by all (LC-16, LC-46, LC-49)."""
    shown = [card for card in region.display if card != NO_CARD]
    places = [*shown, *region.pile, *region.discard]
    for own in region.taken:
        places += own
    if len(set(places)) != len(places) or not set(places) <= set(range(region.cards.policies)):
        return flaw("policy_places")
    if len(places) < DISPLAY + TURNS * region.fallen.count(IN_PLAY):
        return flaw("few_policies", count=len(places), needed=DISPLAY + TURNS * region.fallen.count(IN_PLAY))
    if len(region.display) != DISPLAY:
        return flaw("display", count=len(region.display), slots=DISPLAY)
    if any(region.known[card] != EVERYONE for card in shown):
        return flaw("display_known")
    if any(region.known[card] for card in region.pile):
        return flaw("pile_known")
    if any(region.known[card] not in (0, EVERYONE) for card in range(region.cards.policies)):
        return flaw("policy_known")
    return None


def wrong_turns(region: Region) -> Flaw | None:
    """Cards in front of a player are turns taken; the display is full at each turn (LC-29, LC-31, LC-46, LC-94)."""
    if region.is_over:
        return None
    in_actions = any(frame.step is END_OF_TURN for frame in region.stack)
    if not in_actions:
        if region.turn:
            return flaw("no_turns", turn=region.turn)
        return flaw("cards_outside") if any(region.taken) else None
    active, is_turn = region.frame.seat, region.frame.step is TURN
    if is_turn and NO_CARD in region.display:
        return flaw("slot_at_turn")
    before = (active - region.first) % region.players
    for seat in range(region.players):
        if region.fallen[seat] != IN_PLAY:
            if region.taken[seat] or region.ready[seat]:
                return flaw("fallen_cards", seat=seat_letter(seat))
            continue
        done = region.turn - 1 + ((seat - region.first) % region.players < before)
        done += seat == active and not is_turn
        waiting = region.hungry >> seat & 1  # the first turn to be skipped is paid for in advance
        if PLAYER_CARDS - region.ready[seat] + len(region.taken[seat]) != done + waiting:
            return flaw("turns_taken", seat=seat_letter(seat), count=done)
    if not 1 <= region.turn <= TURNS:
        return flaw("turn", turn=region.turn, least=1, most=TURNS)
    return None


def wrong_voices(region: Region) -> Flaw | None:
    """Four cards a year, and who may know them (LC-17, LC-26, LC-33, LC-38)."""
    total = len(region.cards.ids) - region.cards.policies
    current = [*region.voice_pile, *region.voices]
    if len(set(current)) != len(current) or any(card < region.cards.policies for card in current):
        return flaw("voice_places")
    most, least = total - VOICES_PER_YEAR * region.year, VOICES_PER_YEAR * (YEARS - region.year)
    if not least <= len(region.voice_pile) <= most:
        return flaw("voices_left", count=len(region.voice_pile), year=region.year, least=least, most=most)
    if len(region.voices) not in (0, VOICES_PER_YEAR):
        return flaw("voices", count=len(region.voices), most=VOICES_PER_YEAR)
    if any(region.known[card] for card in region.voice_pile):
        return flaw("voice_pile_known")
    public = len(region.voices) if region.voice else min(len(region.voices), VOICES_FACE_UP)
    for slot, card in enumerate(region.voices):
        if bool(region.known[card] & PUBLIC) != (slot < public):
            return flaw("voice_side")
    for card in range(region.cards.policies, len(region.known)):
        if card not in current and region.known[card] != EVERYONE:
            return flaw("past_voice")
    return None


def wrong_end(region: Region) -> Flaw | None:
    """Who has no tile is out at the next check (LC-88); after the last year it is over (LC-96)."""
    if region.ended_by == "LC-96" and region.year != YEARS:
        return flaw("ended_year", year=region.year)
    if region.is_over and not region.ended_by:
        return flaw("nobody")
    if not region.voices and any(city.cheer != NO_SERVICES for city in region.cities):
        return flaw("not_cleared")
    return None


# --- steps ---------------------------------------------------------------------------------------------------------


def broken_step(before: Region, after: Region, seat: int) -> str | None:
    return wrong_migration(before, after) or wrong_founding(before, after) or wrong_demolition(before, after)


def wrong_migration(before: Region, after: Region) -> str | None:
    """Migration never makes citizens, and none of them moves within one owner's cities (LC-75, LC-79)."""
    if before.frame.step not in (MIGRATE, CHOOSE_SERVICE) or before.year != after.year:
        return None
    if sum([city.people for city in after.cities]) > sum([city.people for city in before.cities]):
        return "there are more citizens after a migration than before it (LC-75)."
    return None


def wrong_founding(before: Region, after: Region) -> str | None:
    """One new city a year, never near another (LC-40, LC-44)."""
    if before.year != after.year or not before.year:
        return None
    old = {city.castle for city in before.cities}
    new = [city for city in after.cities if city.castle not in old]
    for city in new:
        if before.founded >> city.owner & 1:
            return f"{seat_letter(city.owner)} founded a second city this year (LC-44)."
        if any(city.reach & other.body for other in before.cities):
            return f"the new city at {before.board.names[city.castle]} is too near another one (LC-40)."
    return None


def wrong_demolition(before: Region, after: Region) -> str | None:
    """Only hunger and empty houses take tiles away, and roads, which may go by choice (LC-72, LC-120)."""
    same_question = before.frame.step is CLEAR_ROADS and after.frame is before.frame and not after.is_over
    if not same_question:
        return None
    gone = [hex for hex in range(len(before.tiles)) if before.tiles[hex] != after.tiles[hex]]
    if any(before.tiles[hex] != ROAD for hex in gone):
        return "something else than a road was taken away by choice (LC-72)."
    return None
