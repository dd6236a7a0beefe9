"""A position as plain data, and back.

A short description is enough to set one up. Food, stock and cubes follow from what stands on the board; cards may be
named by kind alone ("palace", "education") and fill up by themselves; terrain is that of the basic set-up unless it is
given; if nothing is pending, it is the turn of the active player.

    {"players": 2, "active": "A", "year": 3, "turn": 1, "gold": [4, 1], "cities": [
        {"owner": "A", "castle": "13,0", "people": 4, "tiles": {"12,0": "school", "14,0": "farmhouse harvest"}},
        {"owner": "B", "castle": "2,10", "people": 3, "tiles": {"3,10": "theatre culture culture"}}]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from faubourg.core.events import EVERYONE
from faubourg.core.hexes import bits
from faubourg.core.position import (
    HEADER,
    Reader,
    bits_from,
    check_invariants,
    header_to_data,
    impossible,
    known_to_data,
    pending_to_data,
    read_header,
    read_progress,
    restore_pending,
    seat_from,
)
from faubourg.core.rules import Frame
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.la_citta.board import WASTELAND, Board, Ground, basic_ground, board_of
from faubourg.games.la_citta.city import City
from faubourg.games.la_citta.flow import END_OF_TURN, TURN
from faubourg.games.la_citta.moves import arch, hex_of, service_of
from faubourg.games.la_citta.state import IN_PLAY, NO_CARD, NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    CASTLE,
    CUBES,
    DISPLAY,
    FARMHOUSE,
    KINDS,
    PLAYER_CARDS,
    POLICIES,
    SERVICES,
    START_CITIZENS,
    START_GOLD,
    TURNS,
    VOICES_FACE_UP,
    VOICES_PER_YEAR,
    YEARS,
    cards_of,
    full_stock,
)

if TYPE_CHECKING:
    from faubourg.core.game import Game

PARTS = (
    *HEADER,
    "year",
    "turn",
    "first",
    "active",
    "terrain",
    "cities",
    "gold",
    "ready",
    "hungry",
    "founded",
    "fallen",
    "display",
    "taken",
    "pile",
    "discard",
    "recycled",
    "passed_before",
    "voices",
    "voice_pile",
    "voice",
    "ended_by",
    "known",
    "pending",
)
CITY_PARTS = ("owner", "castle", "people", "tiles")


def describe(region: Region) -> dict[str, Any]:
    ids = region.cards.ids
    return {
        **header_to_data(region),
        "year": region.year,
        "turn": region.turn,
        "first": SEAT_LETTERS[region.first],
        "terrain": {
            id: kind for id, kind in zip(region.board.spaces, region.ground.terrain, strict=True) if kind != WASTELAND
        },
        "cities": [describe_city(region, city) for city in region.cities],
        "gold": list(region.gold),
        "ready": list(region.ready),
        "hungry": letters(region, region.hungry),
        "founded": letters(region, region.founded),
        "fallen": list(region.fallen),
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
        "known": known_to_data(region, lambda card: ids[card]),
        **pending_to_data(region),
    }


def letters(region: Region, seats: int) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in range(region.players) if seats >> seat & 1)


def describe_city(region: Region, city: City) -> dict[str, Any]:
    names = region.board.names
    tiles = {}
    for hex in bits(city.body & ~(1 << city.castle)):
        words = [KINDS[region.tiles[hex]]]
        words += ["harvest"] if region.harvested >> hex & 1 else []
        words += [SERVICES[service] for service in range(len(SERVICES)) for _ in range(cubes_at(region, hex, service))]
        tiles[names[hex]] = " ".join(words)
    return {"owner": SEAT_LETTERS[city.owner], "castle": names[city.castle], "people": city.people, "tiles": tiles}


def cubes_at(region: Region, hex: int, service: int) -> int:
    return len([cube for cube in region.arch_cubes if hex_of(cube) == hex and service_of(cube) == service])


# --- reading -------------------------------------------------------------------------------------------------------


def setup(game: Game, position: Mapping[str, Any]) -> Region:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    reader = Reader(position, PARTS)
    players, seed, options = read_header(game, reader)
    expansion = bool(options.get("expansion"))
    board = board_of(options.get("map"), players)
    ground = read_ground(reader, board, expansion)
    region = Region(game, players, seed, options, board, ground, cards_of(expansion), expansion)
    read_progress(region, reader)
    region.year = reader.count("year", 1, YEARS)
    region.turn = reader.count("turn", 1, TURNS + 1)
    region.first = reader.seat("first", players, "A")
    region.hungry = seats_in(reader, "hungry", players)
    region.founded = seats_in(reader, "founded", players)
    region.gold = numbers(reader, "gold", [START_GOLD] * players)
    region.fallen = tuple(numbers(reader, "fallen", [IN_PLAY] * players))
    region.ended_by = reader.get("ended_by", (str, type(None)), None) or ""
    active = reader.seat("active", players, SEAT_LETTERS[region.first])
    read_cities(region, reader)
    read_cards(region, reader, active)
    read_known(region, reader)
    ask_what_was_asked(region, reader, active)
    check_invariants(region)
    return region


def read_ground(reader: Reader, board: Board, expansion: bool) -> Ground:
    terrain = reader.get("terrain", (Mapping, type(None)), None)
    if terrain is None:
        if not board.terrain:
            raise impossible("its map has no start for so many players, so it must say what the terrain is.")
        return basic_ground(board, expansion)
    for space in terrain:
        if space not in board.spaces:
            raise impossible(f"there is no space {space!r} on the map.")
    laid = [terrain.get(space, WASTELAND) for space in board.spaces]
    tiles = [*board.tiles, *[kind for _, kind in board.extra if expansion]]
    if sorted(kind for kind in laid if kind != WASTELAND) != sorted(tiles):
        raise impossible("its terrain is not made of the tiles of the map (LC-19).")
    return Ground(board, laid)


def seats_in(reader: Reader, key: str, players: int) -> int:
    return sum({1 << seat_from(letter, players) for letter in reader.get(key, str, "")})


def numbers(reader: Reader, key: str, default: list[int]) -> list[int]:
    """A number of each seat."""
    values = reader.get(key, (list, tuple), default)
    if len(values) != len(default) or not all(type(value) is int and value >= 0 for value in values):
        raise impossible(f"{key} must give a number for each seat.")
    return list(values)


def read_cities(region: Region, reader: Reader) -> None:
    """Castles and tiles; stock, cubes and food follow from them."""
    region.tiles = bytearray([NO_TILE] * len(region.board.hexes))
    region.food = [0] * region.players
    region.cubes = [CUBES] * region.players
    region.fill_stock(full_stock(region.expansion))
    for data in reader.get("cities", (list, tuple), []):
        row = Reader(data, CITY_PARTS)
        owner = seat_from(row.get("owner", str, None), region.players)
        castle = hex_named(region, row.get("castle", str, None))
        place_tile(region, castle, CASTLE)
        region.place_castle(owner, castle, row.count("people", START_CITIZENS))
        body = 1 << castle
        for name, words in row.get("tiles", Mapping, {}).items():
            hex = hex_named(region, name)
            kind, *marks = words.split() if isinstance(words, str) else [""]
            if kind not in KINDS or kind == KINDS[CASTLE]:
                raise impossible(f"{words!r} on {name} is not a building.")
            place_tile(region, hex, KINDS.index(kind))
            read_cubes(region, owner, hex, marks)
            body |= 1 << hex
        region.cities[-1] = region.rebuilt(region.cities[-1], body)
    region.index_cities()


def hex_named(region: Region, name: object) -> int:
    hex = region.board.numbers.get(name) if isinstance(name, str) else None
    if hex is None:
        raise impossible(f"there is no hex {name!r}.")
    if not region.board.in_play >> hex & 1:
        raise impossible(f"the hex {name} is not in play (LC-6).")
    return hex


def place_tile(region: Region, hex: int, kind: int) -> None:
    if region.tiles[hex] != NO_TILE:
        raise impossible(f"two tiles lie on {region.board.names[hex]} (LC-1).")
    region.tiles[hex] = kind
    if kind != CASTLE:
        if not region.in_stock >> kind & 1:
            raise impossible(f"there are not so many tiles for {KINDS[kind]} (LC-65).")
        region.take_from_stock(kind)


def read_cubes(region: Region, owner: int, hex: int, marks: list[str]) -> None:
    """Food of a tile, and the cubes on or beside it."""
    region.food[owner] += region.yield_of(hex, region.tiles[hex])
    for mark in marks:
        if mark == "harvest" and region.tiles[hex] == FARMHOUSE and not region.harvested >> hex & 1:
            region.harvested |= 1 << hex
            region.food[owner] += region.ground.food[hex]
        elif mark in SERVICES:
            region.arch_cubes += (arch(hex, SERVICES.index(mark)),)
        else:
            raise impossible(f"{mark!r} cannot lie on {KINDS[region.tiles[hex]]}.")
        region.cubes[owner] -= 1


# --- cards ---------------------------------------------------------------------------------------------------------


class Box:
    """The cards that are not placed yet: names become numbers, each used once. Cards with a number go first."""

    def __init__(self, region: Region, named: Sequence[object]) -> None:
        self.cards = region.cards
        self.free = dict.fromkeys(range(len(region.cards.ids)))
        self.reserved = {name for name in named if isinstance(name, str) and name in region.cards.numbers}

    def take(self, name: object) -> int:
        """The card of an id, or the first of a kind that is left."""
        if not isinstance(name, str):
            raise impossible(f"{name!r} is not a card.")
        if name in self.cards.numbers:
            card = self.cards.numbers[name]
            if card not in self.free:
                raise impossible(f"the card {name} is in two places.")
        elif name in POLICIES or name in SERVICES:
            kind = [card for card in self.left() if self.cards.ids[card].partition("#")[0] == name]
            if not kind:
                raise impossible(f"there are not so many cards {name}.")
            card = kind[0]
        else:
            raise impossible(f"{name!r} is not a card.")
        del self.free[card]
        return card

    def left(self) -> list[int]:
        return [card for card in self.free if self.cards.ids[card] not in self.reserved]

    def policies(self, count: int | None = None) -> list[int]:
        """So many of the policy cards that are left, or all of them."""
        return self.some([card for card in self.left() if card < self.cards.policies], count)

    def voices(self, count: int | None = None) -> list[int]:
        return self.some([card for card in self.left() if card >= self.cards.policies], count)

    def some(self, cards: list[int], count: int | None) -> list[int]:
        if count is not None and count > len(cards):
            raise impossible("there are not so many cards.")
        taken = cards if count is None else cards[: max(0, count)]
        for card in taken:
            del self.free[card]
        return taken


def read_cards(region: Region, reader: Reader, active: int) -> None:
    """Display, cards taken, piles and voice cards: as given, or filled up with what is left."""
    given = {
        key: reader.get(key, (list, tuple, type(None)), None)
        for key in ("display", "taken", "pile", "discard", "voices", "voice_pile", "recycled", "passed_before")
    }
    named = [name for cards in given.values() for name in cards or [] if not isinstance(name, (list, tuple))]
    named += [name for own in given["taken"] or [] if isinstance(own, (list, tuple)) for name in own]
    box = Box(region, named)

    def take(names: Sequence[object] | None) -> list[int]:
        return [box.take(name) for name in names or []]

    taken_turns = turns_taken(region, active)
    region.ready = numbers(reader, "ready", [max(0, PLAYER_CARDS - turns) for turns in taken_turns])
    region.display = [NO_CARD if name is None else box.take(name) for name in given["display"] or []]
    pile, discard = take(given["pile"]), take(given["discard"])
    region.voices = tuple(take(given["voices"]))
    voice_pile = take(given["voice_pile"])
    if given["taken"] is not None:
        if len(given["taken"]) != region.players:
            raise impossible("taken must give a list of cards for each seat.")
        region.taken = [tuple(take(own)) for own in given["taken"]]
    else:
        passes = [turns - PLAYER_CARDS + region.ready[seat] for seat, turns in enumerate(taken_turns)]
        region.taken = [tuple(box.policies(count)) for count in passes]
    region.display += box.policies(DISPLAY - len(region.display))
    region.discard = discard
    region.pile = pile[::-1] if given["pile"] is not None else [*box.policies()][::-1]
    if given["voices"] is None or (region.voices and len(region.voices) < VOICES_PER_YEAR):
        region.voices += tuple(box.voices(VOICES_PER_YEAR - len(region.voices) if region.year else 0))
    left = len(region.cards.ids) - region.cards.policies - VOICES_PER_YEAR * region.year
    region.voice_pile = tuple(voice_pile[::-1] if given["voice_pile"] is not None else box.voices(left)[::-1])
    region.recycled = card_set(region, given["recycled"])
    region.passed_before = card_set(region, given["passed_before"])
    services = reader.get("voice", (list, tuple), [])
    if not all(service in SERVICES for service in services):
        raise impossible(f"voice must name services, not {services!r}.")
    region.voice = tuple([SERVICES.index(service) for service in services])


def card_set(region: Region, names: Sequence[object] | None) -> int:
    cards = 0
    for name in names or []:
        if not isinstance(name, str) or name not in region.cards.numbers:
            raise impossible(f"{name!r} is not a card.")
        cards |= 1 << region.cards.numbers[name]
    return cards


def turns_taken(region: Region, active: int) -> list[int]:
    """How many turns each seat has taken this year when it is the turn of `active`, skipped ones included."""
    players = region.players
    before = (active - region.first) % players
    turns = []
    for seat in range(players):
        done = region.turn - 1 + ((seat - region.first) % players < before)
        turns.append(max(0, done) if region.fallen[seat] == IN_PLAY else 0)
    return turns


def read_known(region: Region, reader: Reader) -> None:
    """Who knows what: as given, or else what lies face up or has done so is known to all."""
    region.known = bytearray(len(region.cards.ids))
    known = reader.get("known", (Mapping, type(None)), None)
    if known is not None:
        for name, seats in known.items():
            if name not in region.cards.numbers:
                raise impossible(f"{name!r} in known is not a card.")
            region.known[region.cards.numbers[name]] = bits_from(seats, region.players)
        return
    shown = [card for card in region.display if card != NO_CARD]
    shown += region.voices if region.voice else region.voices[:VOICES_FACE_UP]
    hidden = {*region.voice_pile, *region.voices}
    shown += [card for card in range(region.cards.policies, len(region.known)) if card not in hidden]
    for card in shown:
        region.known[card] = EVERYONE


def ask_what_was_asked(region: Region, reader: Reader, active: int) -> None:
    if region.ended_by:
        return
    pending = reader.get("pending", (list, tuple), [])
    if not pending:
        if region.fallen[active] != IN_PLAY or not 1 <= region.turn <= TURNS:
            raise impossible(f"{SEAT_LETTERS[active]} cannot have a turn now (LC-29).")
        region.stack = [Frame(END_OF_TURN, active), Frame(TURN, active)]
        region.advance()
        return
    try:
        restore_pending(region, pending)
    except (KeyError, IndexError, ValueError, AttributeError) as error:
        raise impossible("what is pending does not fit the board.") from error
