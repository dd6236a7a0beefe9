"""What is allowed: filters over candidate moves. The questions give each of them the id of its rule.

Every filter judges each move for itself, whatever else is in the list, so that the same function lists the legal moves
and explains a refusal. Where cities can grow is known from sets that are kept up to date (`sites.py`), so listing
skips the filters that only take those sets apart.
"""

from __future__ import annotations

from typing import Final

from faubourg.core.rules import Frame, Rule
from faubourg.core.spots import CELL, SEAT
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.moves import (
    AMOUNT,
    ARCH,
    CARD_PAIR,
    DONE,
    GOLD,
    KIND,
    NEW_CITY,
    PAIRS,
    PASS,
    SIZE,
    SMALL_BUILDING,
    STOP,
    hex_of,
    service_of,
)
from faubourg.games.la_citta.sites import (
    buildable,
    can_build_small,
    can_run,
    castle_sites,
    first_castle_sites,
    stays_connected,
)
from faubourg.games.la_citta.state import NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    ADD_CITIZENS,
    ARCHES,
    BREAD_AND_GAMES,
    BUILD,
    BUILD_SIZE,
    CASTLES,
    CHEAPEST,
    EFFECTS,
    HARVEST,
    KINDS,
    MARKET,
    PLACE_CUBES,
    RICH_HARVEST,
    ROAD,
    SIZE_SET,
    STAFFED_SET,
    THEATRE,
    WAVE_SET,
    YEARS,
    Effect,
)

# --- the turn ------------------------------------------------------------------------------------------------------


def one_of_the_actions(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """The three uses of a player card, a card of the display, or to pass."""
    display = region.display
    return [move for move in moves if PASS <= move <= SMALL_BUILDING or move in display]


def a_ready_player_card(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if region.ready[frame.seat]:
        return moves
    return [move for move in moves if not GOLD <= move <= SMALL_BUILDING]


def without(moves: list[int], button: int) -> list[int]:
    return [move for move in moves if move != button]


def a_castle_left(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return moves if len(region.cities_of(frame.seat)) < CASTLES else without(moves, NEW_CITY)


def none_founded_this_year(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return without(moves, NEW_CITY) if region.founded >> frame.seat & 1 else moves


def somebody_to_move_there(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if any(city.can_spare() for city in region.cities_of(frame.seat)):
        return moves
    return without(moves, NEW_CITY)


def room_for_a_castle(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return moves if region.board.in_play & ~region.crowded else without(moves, NEW_CITY)


def some_small_building(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return moves if can_build_small(region, frame.seat) else without(moves, SMALL_BUILDING)


def an_affordable_card(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    gold, policy = region.gold[frame.seat], region.cards.policy
    return [move for move in moves if move >= SEAT or CHEAPEST[policy[move]] <= gold]


def cubes_for_games(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if region.cubes[frame.seat]:
        return moves
    policy = region.cards.policy
    return [move for move in moves if move >= SEAT or policy[move] != BREAD_AND_GAMES]


def a_harvest_this_year(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """Rich Harvest needs a cube, and is out of season in the last year."""
    if region.cubes[frame.seat] and region.year < YEARS:
        return moves
    policy = region.cards.policy
    return [move for move in moves if move >= SEAT or policy[move] != RICH_HARVEST]


def a_card_that_does_something(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """At least one effect of the card can be paid and carried out."""
    if moves[0] == PASS:
        return moves  # no card is left to ask about
    seat = frame.seat
    gold, policy = region.gold[seat], region.cards.policy
    kinds = buildable(region, seat)
    kept: list[int] = []
    for move in moves:
        if move >= SEAT:
            kept.append(move)
            continue
        for effect in EFFECTS[policy[move]]:
            if effect.price > gold:
                continue
            # Most cards build something, so this is asked before the rest.
            if kinds >> effect.what & 1 if effect.act == BUILD else is_possible(region, seat, effect, kinds):
                kept.append(move)
                break
    return kept


def is_possible(region: Region, seat: int, effect: Effect, kinds: int) -> bool:
    """Whether an effect can be carried out, its price apart; `kinds` is what the seat can build."""
    act, what = effect.act, effect.what
    if act == BUILD:
        return kinds >> what & 1 != 0
    if act == BUILD_SIZE:
        return kinds & SIZE_SET[what] != 0
    if act == PLACE_CUBES:
        if region.cubes[seat] < what:
            return False
        for city in region.cities:
            if city.owner == seat and city.arches != (0, 0, 0):
                return True
        return False
    if act == ADD_CITIZENS:
        for city in region.cities:
            if city.owner == seat and city.people + what <= city.limit:
                return True
        return False
    if act == HARVEST:
        for city in region.cities:
            if city.owner == seat and city.farmhouses & ~region.harvested:
                return True
        return False
    return True  # one may always ask the people, even if one knows it all


# --- effects of a card ---------------------------------------------------------------------------------------------


def button_of(effect: Effect) -> int:
    """How an effect of a card with several is chosen: by the size it builds, or by the number it gives."""
    return SIZE + effect.what if effect.act == BUILD_SIZE else AMOUNT + effect.what


def effect_of(region: Region, frame: Frame, move: int) -> Effect | None:
    """The effect that a button stands for, on the card that is being played."""
    for effect in EFFECTS[region.cards.policy[frame.what]]:
        if button_of(effect) == move:
            return effect
    return None


def an_effect_of_the_card(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if effect_of(region, frame, move) is not None]


def an_affordable_effect(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    gold = region.gold[frame.seat]
    kept: list[int] = []
    for move in moves:
        effect = effect_of(region, frame, move)
        if effect is not None and effect.price <= gold:
            kept.append(move)
    return kept


def enough_cubes(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if region.cards.policy[frame.what] != BREAD_AND_GAMES:
        return moves
    return [move for move in moves if move - AMOUNT <= region.cubes[frame.seat]]


def a_possible_effect(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    kinds = buildable(region, frame.seat)
    kept: list[int] = []
    for move in moves:
        effect = effect_of(region, frame, move)
        if effect is not None and is_possible(region, frame.seat, effect, kinds):
            kept.append(move)
    return kept


# --- kinds of building ---------------------------------------------------------------------------------------------


def a_kind_of_that_size(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    kinds = SIZE_SET[frame.count]
    return [move for move in moves if KIND <= move < KIND + len(KINDS) and kinds >> move - KIND & 1]


def a_kind_in_stock(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """A tile is left, on either face; a theatre can also take the tile of an own road."""
    kinds = region.in_stock
    if any(city.roads for city in region.cities if city.owner == frame.seat):
        kinds |= 1 << THEATRE
    return [move for move in moves if kinds >> move - KIND & 1]


def a_kind_with_staff(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if any(city.can_spare() for city in region.cities if city.owner == frame.seat):
        return moves
    return [move for move in moves if not STAFFED_SET >> move - KIND & 1]


def a_market_somewhere(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if any(not city.has_market for city in region.cities if city.owner == frame.seat):
        return moves
    return without(moves, KIND + MARKET)


def a_lake_somewhere(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    kinds = buildable(region, frame.seat)
    return [move for move in moves if not WAVE_SET >> move - KIND & 1 or kinds >> move - KIND & 1]


def a_hex_somewhere(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    kinds = buildable(region, frame.seat)
    return [move for move in moves if kinds >> move - KIND & 1]


# --- hexes ---------------------------------------------------------------------------------------------------------


def a_hex(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if CELL <= move < CELL + len(region.tiles)]


def a_hex_or_stop(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move == STOP or CELL <= move < CELL + len(region.tiles)]


def in_play(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    playing = region.board.in_play
    return [move for move in moves if move < CELL or playing >> move - CELL & 1]


def empty(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if region.tiles[move - CELL] == NO_TILE]


def empty_or_a_road(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move < CELL or region.tiles[move - CELL] in (NO_TILE, ROAD)]


def no_road_on_a_road(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if frame.what != KIND + ROAD:
        return moves
    return [move for move in moves if move < CELL or region.tiles[move - CELL] != ROAD]


def beside_an_own_city(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move < CELL or region.city_beside(frame.seat, move - CELL) >= 0]


def beside_no_other_city(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if move < CELL or not region.contested >> move - CELL & 1]


def where_a_citizen_can_be_spared(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    kind = frame.what - KIND
    return [move for move in moves if can_run(region.cities[region.city_beside(frame.seat, move - CELL)], kind)]


def in_a_city_without_market(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if frame.what != KIND + MARKET:
        return moves
    return [move for move in moves if not region.cities[region.city_beside(frame.seat, move - CELL)].has_market]


def beside_a_lake(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    if not WAVE_SET >> frame.what - KIND & 1:
        return moves
    return [move for move in moves if region.ground.lakes >> move - CELL & 1]


def with_a_tile_for_it(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """With no tile in stock, a theatre can only take the place of a road (LC-112)."""
    if region.in_stock >> frame.what - KIND & 1:
        return moves
    return [move for move in moves if move < CELL or region.tiles[move - CELL] == ROAD]


def a_road_in_stock(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return moves if region.in_stock >> ROAD & 1 else without_cells(moves)


def without_cells(moves: list[int]) -> list[int]:
    return [move for move in moves if move < CELL]


def far_from_every_city(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    sites = castle_sites(region)
    return [move for move in moves if sites >> move - CELL & 1]


def far_from_every_castle(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    sites = first_castle_sites(region)
    return [move for move in moves if sites >> move - CELL & 1]


# --- own cities and what is in them --------------------------------------------------------------------------------


def city_at(region: Region, move: int) -> City | None:
    """The city whose castle stands on the hex of a move."""
    for city in region.cities:
        if CELL + city.castle == move:
            return city
    return None


def an_own_castle(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    own = [CELL + city.castle for city in region.cities if city.owner == frame.seat]
    return [move for move in moves if move in own]


def with_a_citizen_to_spare(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    able = [CELL + city.castle for city in region.cities if city.can_spare()]
    return [move for move in moves if move in able]


def with_room(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """Room for all that the effect adds: no city grows beyond its limit."""
    able = [CELL + city.castle for city in region.cities if city.people + frame.count <= city.limit]
    return [move for move in moves if move in able]


def with_citizens(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    able = [CELL + city.castle for city in region.cities if city.people]
    return [move for move in moves if move in able]


def an_own_arch(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """A building of an own city with an arch of that service; half an arch will do."""
    own = 0
    for city in region.cities:
        if city.owner == frame.seat:
            own |= city.body
    return [
        move
        for move in moves
        if move >= ARCH and own >> hex_of(move) & 1 and ARCHES[region.tiles[hex_of(move)]][service_of(move)]
    ]


def an_own_farmhouse(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    own = 0
    for city in region.cities:
        if city.owner == frame.seat:
            own |= city.farmhouses
    return [move for move in moves if CELL <= move < ARCH and own >> move - CELL & 1]


def not_harvested_yet(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if not region.harvested >> move - CELL & 1]


def a_pair_of_cards(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return [move for move in moves if CARD_PAIR <= move < CARD_PAIR + len(PAIRS)]


# --- demolition ----------------------------------------------------------------------------------------------------


def a_tile_of_the_city(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    city = city_at(region, frame.at)
    return [move for move in moves if CELL <= move < ARCH and city is not None and city.body >> move - CELL & 1]


def not_the_castle(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    return without(moves, frame.at)


def at_the_edge(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    """Whose removal leaves the city in one piece. Buttons stay."""
    kept: list[int] = []
    for move in moves:
        if move >= CELL:
            body = region.cities[region.place_of(move - CELL)].body
            if not stays_connected(region, body & ~(1 << move - CELL)):
                continue
        kept.append(move)
    return kept


def an_own_road_or_done(region: Region, frame: Frame, moves: list[int]) -> list[int]:
    own = 0
    for city in region.cities:
        if city.owner == frame.seat:
            own |= city.roads
    return [move for move in moves if move == DONE or (CELL <= move < ARCH and own >> move - CELL & 1)]


# --- rules that several questions share ----------------------------------------------------------------------------

A_HEX: Final[Rule] = Rule("LC-1", a_hex)
IN_PLAY: Final[Rule] = Rule("LC-6", in_play)
