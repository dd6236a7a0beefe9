"""A position as plain data, and back.

A short description is enough to set one up. Food, stock and cubes follow from what stands on the board; cards may be
named by kind alone ("palace", "education") and fill up by themselves, and what is not mentioned lies in the box;
terrain is that of the basic set-up unless it is given; if nothing is pending, it is the turn of the active player.
The language of positions is explained, with examples, in docs/positions/la-citta.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from faubourg.core.hexes import bits
from faubourg.core.position import (
    Reader,
    check_invariants,
    check_shape,
    header_to_data,
    letters_of,
    pending_to_data,
    read_header,
    read_progress,
    seat_from,
)
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.la_citta.board import WASTELAND, Board, Ground, basic_ground, board_of
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.dealing import open_cards, read_cards, read_known
from faubourg.games.la_citta.flow import FIRST_CASTLE
from faubourg.games.la_citta.moves import arch, hex_of, service_of
from faubourg.games.la_citta.outlook import phase_of
from faubourg.games.la_citta.pending import YEAR_END, ask, impossible, last_step
from faubourg.games.la_citta.state import IN_PLAY, NO_CARD, NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    CASTLE,
    CUBES,
    FARMHOUSE,
    KINDS,
    SERVICES,
    START_CITIZENS,
    START_GOLD,
    TURNS,
    YEARS,
    cards_of,
    full_stock,
)
from faubourg.games.la_citta.view import falls, letters, stock_left

if TYPE_CHECKING:
    from faubourg.core.game import Game

Data = Mapping[str, Any]
MOST_PEOPLE: Final = 999  # in a city without limit
ENDINGS: Final = ("LC-88", "LC-96")


def describe(region: Region) -> dict[str, Any]:
    ids = region.cards.ids
    told = open_cards(region, region.frame.seat if region.to_act else region.first)
    return {
        **header_to_data(region),
        "year": region.year,
        "turn": region.turn,
        "phase": phase_of(region),
        "first": SEAT_LETTERS[region.first],
        "terrain": {
            id: kind for id, kind in zip(region.board.spaces, region.ground.terrain, strict=True) if kind != WASTELAND
        },
        "cities": [describe_city(region, city) for city in region.cities],
        "gold": list(region.gold),
        "food": list(region.food),
        "cubes": list(region.cubes),
        "player_cards": list(region.ready),
        "hungry": letters(region, region.hungry),
        "founded": letters(region, region.founded),
        "fallen": falls(region),
        "stock": stock_left(region),
        "display": [ids[card] if card != NO_CARD else None for card in region.display],
        "taken": [[ids[card] for card in own] for own in region.taken],
        "pile": [ids[card] for card in reversed(region.pile)],
        "discard": [ids[card] for card in region.discard],
        "recycled": [ids[card] for card in bits(region.recycled)],
        "passed_before": [ids[card] for card in bits(region.passed_before)],
        "voices": [ids[card] for card in region.voices],
        "voice_pile": [ids[card] for card in reversed(region.voice_pile)],
        "voice": [SERVICES[service] for service in region.voice],
        "ended_by": region.ended_by or None,
        # What lies open, or has done so, needs no mention.
        "known": {
            ids[card]: letters_of(seats) for card, seats in enumerate(region.known) if seats and card not in told
        },
        **pending_to_data(region),
    }


def describe_city(region: Region, city: City) -> dict[str, Any]:
    names = region.board.names
    tiles: list[dict[str, Any]] = []
    for hex in bits(city.body & ~(1 << city.castle)):
        tile: dict[str, Any] = {"cell": names[hex], "kind": KINDS[region.tiles[hex]]}
        if region.harvested >> hex & 1:
            tile["harvest"] = True
        cubes = [service_of(cube) for cube in region.arch_cubes if hex_of(cube) == hex]
        if cubes:
            tile["cubes"] = {name: cubes.count(n) for n, name in enumerate(SERVICES) if n in cubes}
        tiles.append(tile)
    return {"castle": names[city.castle], "owner": SEAT_LETTERS[city.owner], "people": city.people, "tiles": tiles}


# --- reading ---------------------------------------------------------------------------------------------------------


def setup(game: Game, position: Data) -> Region:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    check_shape(game, position)
    reader = Reader(position)
    players, seed, options = read_header(game, reader)
    if position.get("answers"):
        raise impossible("answers")
    expansion = bool(options.get("expansion"))
    board = board_of(options.get("map"), players)
    ground = read_ground(position, board, expansion)
    region = Region(game, players, seed, options, board, ground, cards_of(expansion), expansion)
    read_progress(region, reader)
    pending = position.get("pending", [])
    step = "" if position.get("ended_by") else last_step(pending)
    region.first = reader.seat("first", players, "A")
    region.ended_by = read_end(position)
    read_calendar(region, position, step)
    region.hungry = seats_in(position, "hungry", players)
    region.founded = seats_in(position, "founded", players)
    region.fallen = read_falls(region, position)
    region.gold = by_seat(region, position, "gold", START_GOLD)
    active = read_active(region, position)
    read_cities(region, position)
    read_stock(region, position)
    check_figures(region, position)
    read_cards(region, position, active, step)
    read_known(region, position, active)
    if region.ended_by:
        check_end(region, position)
        check_invariants(region)
    elif region.fallen.count(IN_PLAY) < 2:
        raise impossible("all_fallen")
    else:
        ask(region, pending, active, position.get("phase"))
    return region


def read_ground(position: Data, board: Board, expansion: bool) -> Ground:
    """The terrain: as printed for so many players, or on each space its tile (LC-13, LC-19, LC-104)."""
    terrain = position.get("terrain")
    if terrain is None:
        if not board.terrain:
            raise impossible("no_terrain")
        return basic_ground(board, expansion)
    for space in terrain:
        if space not in board.spaces:
            raise impossible("no_space", space=space, allowed=", ".join(board.spaces))
    laid = [terrain.get(space, WASTELAND) for space in board.spaces]
    extra = board.extra if expansion else ()
    extra_spaces = [space for space, _ in extra]
    if sorted([laid[space] for space in board.tile_spaces]) != sorted(board.tiles):
        raise impossible("terrain", tiles=", ".join(sorted(board.tiles)))
    if sorted([laid[space] for space in extra_spaces]) != sorted([kind for _, kind in extra]):
        raise impossible("extra_terrain", spaces=", ".join([board.spaces[space] for space, _ in board.extra]))
    covered = {*board.tile_spaces, *extra_spaces}
    bare = [space for space in range(len(laid)) if space not in covered and laid[space] != WASTELAND]
    if bare:
        raise impossible("wasteland", space=board.spaces[bare[0]])
    return Ground(board, laid)


def read_end(position: Data) -> str:
    ended_by = position.get("ended_by") or ""
    if ended_by and ended_by not in ENDINGS:
        raise impossible("ended_by", rule=ended_by, allowed=", ".join(ENDINGS))
    if ended_by and position.get("pending"):
        raise impossible("pending_at_end")
    return ended_by


def read_calendar(region: Region, position: Data, step: str) -> None:
    """Year and turn: before the first year neither, and a turn only while turns are taken (LC-25, LC-29)."""
    if step == FIRST_CASTLE.name:
        years, turns = (0, 0), (0, 0)
    else:
        years = (YEARS, YEARS) if region.ended_by == "LC-96" else (1, YEARS)
        turns = (1, TURNS) if step and step not in YEAR_END else (0, 0)
    region.year = position.get("year", years[0])
    region.turn = position.get("turn", turns[0])
    if not years[0] <= region.year <= years[1]:
        raise impossible("year", year=region.year, least=years[0], most=years[1])
    if not turns[0] <= region.turn <= turns[1]:
        raise impossible("turn", turn=region.turn, least=turns[0], most=turns[1])


def read_active(region: Region, position: Data) -> int:
    """Whose question it is."""
    players, pending = region.players, position.get("pending", [])
    asked = seat_from(pending[-1]["seat"], players, "pending") if pending else None
    if "active" in position:
        active = seat_from(position["active"], players, "active")
        if asked is not None and active != asked:
            raise impossible("active", active=SEAT_LETTERS[active], asked=SEAT_LETTERS[asked])
        return active
    if asked is not None:
        return asked
    order = [(region.first + i) % players for i in range(players)]
    return next((seat for seat in order if region.fallen[seat] == IN_PLAY), region.first)


def seats_in(position: Data, key: str, players: int) -> int:
    return sum({1 << seat_from(letter, players, key) for letter in position.get(key, [])})


def by_seat(region: Region, position: Data, key: str, default: int) -> list[int]:
    """A number of each seat."""
    values = list(position.get(key, [default if fallen == IN_PLAY else 0 for fallen in region.fallen]))
    if len(values) != region.players:
        raise impossible("by_seat", part=key, players=region.players, count=len(values))
    return values


def read_falls(region: Region, position: Data) -> tuple[int, ...]:
    """When each seat lost its last tile: in phase 6 or 7 of a year that is past, or of this one (LC-88)."""
    given = position.get("fallen", [None] * region.players)
    if len(given) != region.players:
        raise impossible("by_seat", part="fallen", players=region.players, count=len(given))
    falls = []
    for seat, fall in enumerate(given):
        if fall is None:
            falls.append(IN_PLAY)
            continue
        is_possible = fall["phase"] in (6, 7) and 1 <= fall["year"] <= region.year
        if not is_possible or (fall["year"] == region.year and fall["phase"] == 7 and not region.ended_by):
            raise impossible("fallen", seat=SEAT_LETTERS[seat], year=region.year)
        falls.append(10 * fall["year"] + fall["phase"])
    return tuple(falls)


# --- cities ----------------------------------------------------------------------------------------------------------


def read_cities(region: Region, position: Data) -> None:
    """Castles and tiles; stock, cubes and food follow from them."""
    region.tiles = bytearray([NO_TILE] * len(region.board.hexes))
    region.food = [0] * region.players
    region.cubes = [CUBES] * region.players
    region.fill_stock(full_stock(region.expansion))
    for city in position.get("cities", []):
        owner = seat_from(city["owner"], region.players, "cities")
        castle = hex_named(region, city["castle"])
        people = city.get("people", START_CITIZENS)
        if people > MOST_PEOPLE:
            raise impossible("people", cell=city["castle"], people=people, most=MOST_PEOPLE)
        place_tile(region, castle, CASTLE)
        region.place_castle(owner, castle, people)
        body = 1 << castle
        for tile in city.get("tiles", []):
            body |= 1 << read_tile(region, owner, tile)
        region.cities[-1] = region.rebuilt(region.cities[-1], body)
    region.index_cities()


def hex_named(region: Region, name: str) -> int:
    hex = region.board.numbers.get(name)
    if hex is None:
        raise impossible("no_hex", cell=name)
    if not region.board.in_play >> hex & 1:
        raise impossible("hex_out", cell=name)
    return hex


def place_tile(region: Region, hex: int, kind: int) -> None:
    if region.tiles[hex] != NO_TILE:
        raise impossible("two_tiles", cell=region.board.names[hex])
    region.tiles[hex] = kind
    if kind != CASTLE:
        if not region.in_stock >> kind & 1:
            raise impossible("no_tile", kind=KINDS[kind])
        region.take_from_stock(kind)


def read_tile(region: Region, owner: int, tile: Data) -> int:
    """A building with the cubes on or beside it; its hex."""
    hex = hex_named(region, tile["cell"])
    if tile["kind"] not in KINDS or tile["kind"] == KINDS[CASTLE]:
        buildings = ", ".join([name for name in KINDS if name != KINDS[CASTLE]])
        raise impossible("no_building", kind=tile["kind"], cell=tile["cell"], allowed=buildings)
    kind = KINDS.index(tile["kind"])
    place_tile(region, hex, kind)
    region.food[owner] += region.yield_of(hex, kind)
    if tile.get("harvest"):
        if kind != FARMHOUSE or region.year == YEARS:
            raise impossible("harvest", cell=tile["cell"])
        region.harvested |= 1 << hex
        region.food[owner] += region.ground.food[hex]
        region.cubes[owner] -= 1
    for service, count in tile.get("cubes", {}).items():
        if count > region.cubes[owner]:
            raise impossible("cubes", seat=SEAT_LETTERS[owner], most=CUBES)
        region.arch_cubes += (arch(hex, SERVICES.index(service)),) * count
        region.cubes[owner] -= count
    if region.cubes[owner] < 0:
        raise impossible("cubes", seat=SEAT_LETTERS[owner], most=CUBES)
    return hex


def read_stock(region: Region, position: Data) -> None:
    """What is left, if less than the board leaves: the rest lies in the box."""
    left = stock_left(region)
    given = position.get("stock", {})
    stock = bytearray(region.stock)
    tiles = [tile for tile in range(len(stock)) if region.expansion or full_stock(False)[tile]]
    for faces, count in given.items():
        if faces not in left:
            raise impossible("stock_name", faces=faces, allowed=", ".join(left))
        if count > left[faces]:
            raise impossible("stock", faces=faces, count=count, left=left[faces])
        stock[tiles[list(left).index(faces)]] = count
    region.fill_stock(bytes(stock))


def check_figures(region: Region, position: Data) -> None:
    """What follows from the board may be said, but then it must be right."""
    for part, figures in (("food", region.food), ("cubes", region.cubes)):
        if part in position and list(position[part]) != figures:
            raise impossible("figures", part=part, given=str(list(position[part])), right=str(figures))


def check_end(region: Region, position: Data) -> None:
    """After the last year all is put away; the other end is that at most one player is left (LC-88, LC-96)."""
    in_play = region.fallen.count(IN_PLAY)
    if (region.ended_by == "LC-88") != (in_play < 2):
        raise impossible("end_by_fall", rule=region.ended_by, count=in_play)
    for seat in range(region.players):
        if region.fallen[seat] == IN_PLAY and not region.cities_of(seat):
            raise impossible("no_city", seat=SEAT_LETTERS[seat])
    for city in region.cities:
        if city.people < city.staff:
            raise impossible("end_people", cell=region.board.names[city.castle])
    if region.ended_by == "LC-96" and (region.founded or region.harvested or region.arch_cubes):
        raise impossible("end_cleared")
    if "phase" in position and position["phase"] != "over":
        raise impossible("phase", phase=position["phase"], right="over")
