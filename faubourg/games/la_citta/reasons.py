"""Why a move is refused, in figures: what fills the sentences of the rules that refuse it.

What differs by language, such as the name of a building, is given in each of them.
"""

from __future__ import annotations

from faubourg.core.hexes import bits
from faubourg.core.rules import Frame
from faubourg.core.spots import CELL, SEAT
from faubourg.core.texts import LANGUAGES, Noun, noun
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.legality import effect_of, is_possible
from faubourg.games.la_citta.moves import KIND
from faubourg.games.la_citta.names import city_noun
from faubourg.games.la_citta.sites import buildable
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import (
    ADD_CITIZENS,
    BUILD,
    BUILD_SIZE,
    CHEAPEST,
    EFFECTS,
    HARVEST,
    KINDS,
    NO_LIMIT,
    PACKAGE,
    PLACE_CUBES,
    STAFFED_SET,
    WAVE_SET,
    YEARS,
    Effect,
)

Facts = dict[str, object]


def city_in_words(city: City) -> dict[str, Noun]:
    return {lang: city_noun(city.castle, lang) for lang in LANGUAGES}


def kind_in_words(kind: int) -> dict[str, Noun]:
    return {lang: noun(PACKAGE, lang, f"tile-{KINDS[kind]}") for lang in LANGUAGES}


# --- cards -----------------------------------------------------------------------------------------------------------


def of_price(region: Region, frame: Frame, move: int) -> Facts:
    """What a card (its cheapest effect) or an effect costs, and what the player has."""
    if move < SEAT:
        price = CHEAPEST[region.cards.policy[move]]
    else:
        effect = effect_of(region, frame, move)
        price = effect.price if effect is not None else 0
    return {"price": price, "gold": region.gold[frame.seat]}


def of_cubes(region: Region, frame: Frame, move: int) -> Facts:
    effect = effect_of(region, frame, move) if move >= SEAT else None
    return {"count": effect.what if effect is not None else 1, "cubes": region.cubes[frame.seat]}


def of_harvest(region: Region, frame: Frame, move: int) -> Facts:
    return {"case": "season" if region.year == YEARS else "cubes"}


def of_effect(region: Region, frame: Frame, move: int) -> Facts:
    """Which of several things stands in the way of a card, or of one of its effects."""
    seat = frame.seat
    if move >= SEAT:
        effect = effect_of(region, frame, move)
        return {"case": obstacle(region, seat, effect)} if effect is not None else {}
    effects = EFFECTS[region.cards.policy[move]]
    payable = [effect for effect in effects if effect.price <= region.gold[seat]]
    return {"case": obstacle(region, seat, payable[0])} if payable else {}


def of_no_effect(region: Region, frame: Frame, move: int) -> Facts:
    return {"case": "none"}


def obstacle(region: Region, seat: int, effect: Effect) -> str:
    """Why an effect cannot be carried out, its price apart; empty if it can."""
    kinds = buildable(region, seat)
    if is_possible(region, seat, effect, kinds):
        return ""
    if effect.act == BUILD:
        return obstacle_to(region, seat, effect.what)
    return {BUILD_SIZE: "size", PLACE_CUBES: "arch", ADD_CITIZENS: "room", HARVEST: "farmhouse"}[effect.act]


def obstacle_to(region: Region, seat: int, kind: int) -> str:
    own = region.cities_of(seat)
    if not region.in_stock >> kind & 1:
        return "stock"
    if STAFFED_SET >> kind & 1 and not any(city.can_spare() for city in own):
        return "staff"
    return "lake" if WAVE_SET >> kind & 1 else "hex"


def rule_against(region: Region, seat: int, effect: Effect) -> tuple[str, int, Facts]:
    """The rule that blocks an effect for a seat ("" if none does), how much gold or how many cubes are short, and what
    its sentence says."""
    gold, cubes = region.gold[seat], region.cubes[seat]
    if effect.price > gold:
        return "LC-47", effect.price - gold, {"price": effect.price, "gold": gold}
    if effect.act == PLACE_CUBES and cubes < effect.what:
        return "LC-54", effect.what - cubes, {"count": effect.what, "cubes": cubes}
    if effect.act == HARVEST and (region.year == YEARS or not cubes):
        return "LC-58", 0 if cubes else 1, {"case": "season" if region.year == YEARS else "cubes"}
    case = obstacle(region, seat, effect)
    return ("LC-46", 0, {"case": case}) if case else ("", 0, {})


# --- building --------------------------------------------------------------------------------------------------------


def of_kind(region: Region, frame: Frame, move: int) -> Facts:
    return {"kind": kind_in_words(move - KIND)}


def of_staff(region: Region, frame: Frame, move: int) -> Facts:
    return {"case": "anywhere", "kind": kind_in_words(move - KIND)}


def of_markets(region: Region, frame: Frame, move: int) -> Facts:
    return {"case": "everywhere"}


def of_lakes(region: Region, frame: Frame, move: int) -> Facts:
    return {"case": "nowhere", "kind": kind_in_words(move - KIND)}


def of_hexes(region: Region, frame: Frame, move: int) -> Facts:
    return {"case": "nowhere"}


def of_building(region: Region, frame: Frame, move: int) -> Facts:
    return {"kind": kind_in_words(frame.what - KIND)}


def of_site(region: Region, frame: Frame, move: int) -> Facts:
    """The city that a hex would belong to."""
    return of_city(region.cities[region.city_beside(frame.seat, move - CELL)])


def of_castle(region: Region, frame: Frame, move: int) -> Facts:
    """The city whose castle stands on a hex."""
    place = region.place_of_castle(move - CELL)
    return {"case": "of_city", **of_city(region.cities[place])} if place >= 0 else {}


def of_city(city: City) -> Facts:
    return {"city": city_in_words(city), "count": max(0, city.people - city.staff + 1)}


def of_contact(region: Region, frame: Frame, move: int) -> Facts:
    """The cities that a tile on a hex would connect."""
    beside = [city for city in region.cities if city.near >> move - CELL & 1]
    return {"city": city_in_words(beside[0]), "other": city_in_words(beside[1])}


def of_distance(region: Region, frame: Frame, move: int) -> Facts:
    """The city that is too near."""
    city, gap = nearest_city(region, move - CELL)
    return {"city": city_in_words(city), "count": max(0, gap)} if city is not None else {}


def nearest_city(region: Region, hex: int) -> tuple[City | None, int]:
    """The city nearest to a hex, and the hexes between (LC-7); the older one of two that are as near."""
    found: City | None = None
    least = 0
    for city in region.cities:
        gap = gap_to(region, city, hex)
        if found is None or gap < least:
            found, least = city, gap
    return found, least


def gap_to(region: Region, city: City, hex: int) -> int:
    """The hexes between a hex and the nearest tile of a city; -1 on the city itself."""
    return min([region.board.gap(hex, tile) for tile in bits(city.body)])


def of_room(region: Region, frame: Frame, move: int) -> Facts:
    city = region.cities[region.place_of_castle(move - CELL)]
    limit = city.people if city.limit == NO_LIMIT else city.limit
    return {"city": city_in_words(city), "people": city.people, "limit": limit, "count": frame.count}
