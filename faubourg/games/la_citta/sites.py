"""Where one can build: what follows from the sets of hexes that the region keeps up to date."""

from __future__ import annotations

from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.state import Region
from faubourg.games.la_citta.tiles import (
    CASTLES,
    CITY_GAP,
    DRY_SET,
    MARKET,
    NEW_CITY_GAP,
    ROAD,
    SIZE_SET,
    STAFFED_SET,
    THEATRE,
    WAVE_SET,
)


def buildable(region: Region, seat: int) -> int:
    """The kinds of building for which a seat has a tile, a hex and a citizen now, as a set of bits."""
    staffed = market = road = own_roads = 0
    for city in region.cities:
        if city.owner == seat:
            sites = city.near & ~city.body & ~region.contested
            road |= sites
            sites |= city.roads
            if city.people > city.staff:
                staffed |= sites
                own_roads |= city.roads
            if not city.has_market:
                market |= sites
    kinds = 0
    if staffed:
        kinds = DRY_SET | WAVE_SET if staffed & region.ground.lakes else DRY_SET
    if market:
        kinds |= 1 << MARKET
    if road:
        kinds |= 1 << ROAD
    kinds &= region.in_stock
    if own_roads:
        kinds |= 1 << THEATRE  # the road is returned first, so there is a tile for it (LC-112)
    return kinds


def can_found(region: Region, seat: int) -> bool:
    """Whether a seat has a castle, a citizen and a place for a new city, and has founded none this year."""
    if region.founded >> seat & 1 or not castle_sites(region):
        return False
    own = 0
    can_spare = False
    for city in region.cities:
        if city.owner == seat:
            own += 1
            if city.people > city.staff:
                can_spare = True
    return can_spare and own < CASTLES


def can_build_small(region: Region, seat: int) -> bool:
    if region.in_stock & DRY_SET & SIZE_SET[0]:
        for city in region.cities:
            if city.owner == seat and city.people > city.staff and region.sites_of(city):
                return True
    return buildable(region, seat) & SIZE_SET[0] != 0


def can_run(city: City, kind: int) -> bool:
    """Whether a city has a citizen for such a building; market and road ask for none of its own (LC-64, LC-110)."""
    return city.people > city.staff or not STAFFED_SET >> kind & 1


def building_sites(region: Region, seat: int, kind: int) -> int:
    """The hexes where a seat may put such a building."""
    in_stock = region.in_stock >> kind & 1
    sites = 0
    for city in region.cities:
        if city.owner == seat and can_run(city, kind) and not (kind == MARKET and city.has_market):
            if in_stock:
                sites |= region.sites_of(city)
            if kind != ROAD and (in_stock or kind == THEATRE):
                sites |= city.roads
    return sites & region.ground.lakes if WAVE_SET >> kind & 1 else sites


def castle_sites(region: Region) -> int:
    """The hexes far enough from every city for a new one (LC-40)."""
    return region.board.in_play & ~region.crowded


def first_castle_sites(region: Region) -> int:
    """Those for the castles of the advanced set-up: if none is left, the distance shrinks, but cities never touch."""
    for gap in range(NEW_CITY_GAP, CITY_GAP - 1, -1):
        within = region.board.within[gap]
        sites = region.board.in_play
        for city in region.cities:
            sites &= ~within[city.castle]
        if sites:
            return sites
    return 0


def stays_connected(region: Region, body: int) -> bool:
    """Whether some hexes hang together."""
    near = region.board.near
    reached = body & -body
    fresh = reached
    while fresh:
        grown = 0
        while fresh:
            low = fresh & -fresh
            grown |= near[low.bit_length() - 1]
            fresh ^= low
        fresh = grown & body & ~reached
        reached |= fresh
    return reached == body
