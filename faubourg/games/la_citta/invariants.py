"""What is true in every state and in every step of a game. Conformance tests check it; positions must fulfil it."""

from __future__ import annotations

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

UNSETTLED = (MIGRATE, CHOOSE_SERVICE, DEMOLISH, CLEAR_ROADS, STARVE)  # citizens may not be housed anew yet


def broken_invariant(region: Region) -> str | None:
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


def wrong_tiles(region: Region) -> str | None:
    """Tiles on the board and in stock add up, and each lies in play on a hex of its own (LC-1, LC-6, LC-12, LC-65)."""
    on_board = [0] * len(KINDS)
    for hex, kind in enumerate(region.tiles):
        if kind != NO_TILE:
            on_board[kind] += 1
            if not region.board.in_play >> hex & 1:
                return f"a tile lies on {region.board.names[hex]}, which is not in play (LC-6)."
            if not region.expansion and EXPANSION_SET >> kind & 1:
                return f"there is a {KINDS[kind]}, and the expansion is not in play (LC-102)."
    for tile, count in enumerate(full_stock(region.expansion)):
        if region.stock[tile] + sum([on_board[face] for face in TILE_FACES[tile]]) != count:
            return f"the tiles of {'/'.join(KINDS[face] for face in TILE_FACES[tile])} do not add up (LC-65)."
    for seat in range(region.players):
        if len(region.cities_of(seat)) > CASTLES:
            return f"{seat_letter(seat)} has more than {CASTLES} castles (LC-12)."
    return None


def wrong_cities(region: Region) -> str | None:
    """Cities hang together, have one castle each and never touch (LC-8, LC-9); markets and waves fit (LC-66, LC-67)."""
    covered = 0
    for city in region.cities:
        name = region.board.names[city.castle]
        kinds = [region.tiles[hex] for hex in bits(city.body)]
        if NO_TILE in kinds or kinds.count(CASTLE) != 1 or region.tiles[city.castle] != CASTLE:
            return f"the city at {name} does not have exactly one castle (LC-8)."
        if not stays_connected(region, city.body):
            return f"the city at {name} falls apart (LC-8)."
        if covered & (city.body | city.near):
            return f"the city at {name} touches another one (LC-9)."
        covered |= city.body
        if kinds.count(MARKET) > 1:
            return f"the city at {name} has two markets (LC-67)."
        for hex in bits(city.body):
            if WAVE_SET >> region.tiles[hex] & 1 and not region.ground.lakes >> hex & 1:
                return f"the {KINDS[region.tiles[hex]]} on {region.board.names[hex]} touches no lake (LC-66)."
    if covered != sum([1 << hex for hex, kind in enumerate(region.tiles) if kind != NO_TILE]):
        return "a tile belongs to no city (LC-8)."
    return None


def wrong_people(region: Region) -> str | None:
    """Every building has its citizen and no city is above its limit (LC-63, LC-70, LC-71, LC-81)."""
    is_settled = region.is_over or region.frame.step not in UNSETTLED
    for city in region.cities:
        name = region.board.names[city.castle]
        if city.people < 0 or city.people > city.limit:
            return f"{city.people} citizens cannot live in the city at {name} (LC-70)."
        if is_settled and city.people < city.staff:
            return f"the city at {name} has {city.staff} buildings for {city.people} citizens (LC-81)."
    return None


def wrong_indexes(region: Region) -> str | None:
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
                return f"{slot} of the city at {region.board.names[city.castle]} is not what its tiles give."
        contested |= touched & city.near
        touched |= city.near
        crowded |= city.reach
    if (touched, contested, crowded) != (region.touched, region.contested, region.crowded):
        return "the sets of hexes are not those of the board."
    if any((region.stock[n] > 0) != all(region.in_stock >> f & 1 for f in faces) for n, faces in enumerate(TILE_FACES)):
        return "the set of kinds in stock is not that of the stock."
    return None


def wrong_supplies(region: Region) -> str | None:
    """Gold, food and cubes of each player (LC-11, LC-12, LC-47, LC-56, LC-60)."""
    for seat in range(region.players):
        letter = seat_letter(seat)
        own = 0
        for city in region.cities_of(seat):
            own |= city.body
        food = sum([region.yield_of(hex, region.tiles[hex]) for hex in bits(own)])
        food += sum([region.ground.food[hex] for hex in bits(own & region.harvested)])
        if region.food[seat] != food:
            return f"{letter} has {region.food[seat]} food, and the board gives {food} (LC-11)."
        placed = len([cube for cube in region.arch_cubes if own >> hex_of(cube) & 1])
        placed += len(bits(own & region.harvested))
        if region.cubes[seat] < 0 or region.cubes[seat] + placed != CUBES:
            return f"{letter} has {region.cubes[seat]} cubes beside {placed} on the board, not {CUBES} in all (LC-60)."
        if region.gold[seat] < 0:
            return f"{letter} owes gold (LC-47)."
        if region.fallen[seat] != IN_PLAY and (own or region.gold[seat]):
            return f"{letter} is out of the game and still has a city or gold (LC-88)."
    for cube in region.arch_cubes:
        if not ARCHES[region.tiles[hex_of(cube)]][service_of(cube)]:
            return f"a cube on {region.board.names[hex_of(cube)]} stands beside no arch (LC-53)."
    return None


def wrong_policies(region: Region) -> str | None:
    """Each policy card is in one place, and what lies face up is seen by all (LC-16, LC-46, LC-49)."""
    shown = [card for card in region.display if card != NO_CARD]
    places = [*shown, *region.pile, *region.discard]
    for own in region.taken:
        places += own
    if sorted(places) != list(range(region.cards.policies)):
        return f"there are {len(set(places))} policy cards in {len(places)} places (LC-16)."
    if len(region.display) != DISPLAY:
        return f"the display has {len(region.display)} slots, not {DISPLAY} (LC-16)."
    if any(region.known[card] != EVERYONE for card in shown):
        return "a card of the display is not seen by all (LC-16)."
    if any(region.known[card] for card in region.pile):
        return "somebody knows a card of the pile (LC-49)."
    if any(region.known[card] not in (0, EVERYONE) for card in range(region.cards.policies)):
        return "somebody alone knows a policy card (LC-49)."
    return None


def wrong_turns(region: Region) -> str | None:
    """Cards in front of a player are turns taken; the display is full at each turn (LC-29, LC-31, LC-46, LC-94)."""
    if region.is_over:
        return None
    in_actions = any(frame.step is END_OF_TURN for frame in region.stack)
    if not in_actions:
        return "cards lie in front of a player outside of the turns (LC-32)." if any(region.taken) else None
    active, is_turn = region.frame.seat, region.frame.step is TURN
    if is_turn and NO_CARD in region.display:
        return "a slot of the display is empty (LC-46)."
    before = (active - region.first) % region.players
    for seat in range(region.players):
        if region.fallen[seat] != IN_PLAY:
            continue
        done = region.turn - 1 + ((seat - region.first) % region.players < before)
        done += seat == active and not is_turn
        waiting = region.hungry >> seat & 1  # the first turn to be skipped is paid for in advance
        if PLAYER_CARDS - region.ready[seat] + len(region.taken[seat]) != done + waiting:
            return f"{seat_letter(seat)} has taken {done} turns, and the cards do not say so (LC-29)."
    if not 1 <= region.turn <= TURNS:
        return f"there is no turn {region.turn} in a year (LC-29)."
    return None


def wrong_voices(region: Region) -> str | None:
    """Four cards a year, and who may know them (LC-17, LC-26, LC-33, LC-38)."""
    total = len(region.cards.ids) - region.cards.policies
    current = [*region.voice_pile, *region.voices]
    if len(set(current)) != len(current) or any(card < region.cards.policies for card in current):
        return "a voice card is in two places (LC-17)."
    if len(region.voice_pile) != total - VOICES_PER_YEAR * region.year:
        return f"{len(region.voice_pile)} voice cards are left in year {region.year} (LC-26)."
    if len(region.voices) not in (0, VOICES_PER_YEAR):
        return f"{len(region.voices)} voice cards lie out (LC-26)."
    if any(region.known[card] for card in region.voice_pile):
        return "somebody knows a card of the voice pile (LC-17)."
    public = len(region.voices) if region.voice else min(len(region.voices), VOICES_FACE_UP)
    for slot, card in enumerate(region.voices):
        if bool(region.known[card] & PUBLIC) != (slot < public):
            return "a voice card lies on the wrong side (LC-26)."
    for card in range(region.cards.policies, len(region.known)):
        if card not in current and region.known[card] != EVERYONE:
            return "a voice card of a past year is not known to all (LC-33)."
    return None


def wrong_end(region: Region) -> str | None:
    """Who has no tile is out at the next check (LC-88); after the last year it is over (LC-96)."""
    if region.ended_by == "LC-96" and region.year != YEARS:
        return f"the game ended after year {region.year} (LC-96)."
    if region.is_over and not region.ended_by:
        return "nobody is asked anything, and the game is not over (LC-25)."
    if not region.voices and any(city.cheer != NO_SERVICES for city in region.cities):
        return "cubes lie on the board after the clean-up (LC-37)."
    return None


# --- steps ---------------------------------------------------------------------------------------------------------


def broken_step(before: Region, after: Region) -> str | None:
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
