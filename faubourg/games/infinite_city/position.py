"""A position as plain data, and back.

A short description is enough to set one up: tiles may be named by kind alone ("bank"), supplies follow from the tokens
on the board, a deck may end with "..." (all that is nowhere else), and if nothing is pending it is the active player's
turn. What is not mentioned lies in the box. See docs/positions/infinite-city.md.

    {"players": 2, "board": {"0,0": {"tile": "plaza"}, "1,0": {"tile": "port", "down": true}}, "hands": [["bank"]]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from faubourg.core.position import (
    Reader,
    bits_from,
    check_invariants,
    check_shape,
    header_to_data,
    known_to_data,
    pending_to_data,
    read_header,
    read_progress,
)
from faubourg.core.spots import SEAT, SEAT_LETTERS, seat_letter
from faubourg.games.infinite_city import pending
from faubourg.games.infinite_city.moves import FAR, cell_name, coordinates, find_cell
from faubourg.games.infinite_city.pending import impossible
from faubourg.games.infinite_city.shapes import Laid
from faubourg.games.infinite_city.state import NOBODY, TILE, TOKEN, UP, City, tokens
from faubourg.games.infinite_city.tiles import KINDS, MOST_PLAYERS, MOST_ROUNDS, SHARED_KINDS, STADIUM, TOKENS, tile_set

if TYPE_CHECKING:
    from faubourg.core.game import Game

REST: Final = "..."
# How far out a cell of a position may lie: so far before the first turn, and further with each turn that a city grew.
# So every city that grows from there can be described and set up again, and none reaches the end of the board.
FURTHEST: Final = 1_000
GROWTH: Final = (FAR - FURTHEST) // (MOST_ROUNDS * MOST_PLAYERS + 2)
MOST_FACTORIES: Final = 100
MOST_BACKS: Final = 1_000


def describe(city: City) -> dict[str, Any]:
    ids = city.tiles.ids
    last_turns = city.last_turns
    return {
        **header_to_data(city),
        "active": seat_letter(city.active),
        "board": {cell_name(spot): describe_tile(city, city.board[spot]) for spot in city.cells},
        "backs": len(city.backs),
        "hands": [[ids[tile] for tile in hand] for hand in city.hands],
        "deck": [ids[tile] for tile in reversed(city.deck)],
        "set_aside": [[ids[tile] for tile in rest] for rest in city.set_aside],
        "supply": list(city.supply),
        "ran_out": city.ran_out,
        "factories": city.factories,
        "trigger": None if city.trigger == NOBODY else seat_letter(city.trigger),
        "last_turns": None if last_turns is None else [seat_letter(seat) for seat in last_turns],
        "turns": city.turns,
        "passes": city.passes,
        "ended_by": city.ended_by or None,
        "known": known_to_data(city, lambda tile: ids[tile]),
        **pending_to_data(city),
    }


def describe_tile(city: City, value: int) -> Laid:
    told: Laid = {"tile": city.tiles.ids[value & TILE]}
    if not value & UP:
        return {**told, "down": True, "back": city.back_name(value & TILE)}
    owners = city.owners_on(value)
    if owners:
        told["tokens"] = [seat_letter(owner - SEAT) for owner in owners]
    return told


def setup(game: Game, position: Mapping[str, Any]) -> City:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    check_shape(game, position)
    reader = Reader(position)
    players, seed, options = read_header(game, reader)
    city = City(game, players, seed, options, tile_set(options.get("tiles")))
    read_progress(city, reader)
    if reader.position.get("answers"):
        raise impossible("answers")
    held = place_tiles(city, reader)
    read_supply(city, reader)
    read_turn(city, reader)
    read_known(city, reader, held)
    pending.restore(city, reader.position.get("pending", []), held)
    check_invariants(city)
    return city


# --- tiles -----------------------------------------------------------------------------------------------------------


class Box:
    """The tiles that are not placed yet: names become numbers, each used once."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.used = bytearray(len(city.kind))

    def take_all(self, wanted: list[tuple[str, str]]) -> list[int]:
        """The tiles of names, each with its place. Ids are taken first, so that kinds take the copies that are left."""
        found: dict[int, int] = {}
        for by_id in (True, False):
            for index, (place, name) in enumerate(wanted):
                if (name in self.city.tiles.numbers) == by_id:
                    found[index] = self.take(place, name)
        return [found[index] for index in range(len(wanted))]

    def take(self, place: str, name: str) -> int:
        """The tile of an id, or the first copy left of a kind."""
        tiles = self.city.tiles
        if name in tiles.numbers:
            tile = tiles.numbers[name]
            if self.used[tile]:
                raise impossible("twice", place=place, tile=name)
        elif name in KINDS:
            copies = tiles.copies(KINDS.index(name))
            left = [tile for tile in copies if not self.used[tile]]
            if not left:
                raise impossible("copies", place=place, tile=name, count=len(copies))
            tile = left[0]
        else:
            raise impossible("tile", place=place, tile=name, known=", ".join(KINDS))
        self.used[tile] = 1
        return tile

    def rest(self) -> list[int]:
        return [tile for tile in range(len(self.used)) if not self.used[tile]]


def place_tiles(city: City, reader: Reader) -> list[int]:
    """Board, hands, deck and what is set aside; returns the tiles that somebody holds in mid-question."""
    position = reader.position
    board: Mapping[str, Laid] = position.get("board", {})
    hands: list[list[str]] = position.get("hands", [])
    aside: list[list[str]] = position.get("set_aside", [])
    deck: list[str] = list(position.get("deck", []))
    if not board:
        raise impossible("empty")
    if len(hands) > city.players:
        raise impossible("hands", count=len(hands), players=city.players)
    top = deck[:-1] if deck[-1:] == [REST] else deck
    wanted = [(f"board.{place}.tile", tile_named(place, laid)) for place, laid in board.items()]
    wanted += names_in("hands", hands) + names_in("set_aside", aside)
    wanted += [(f"deck[{i}]", name) for i, name in enumerate(top)]
    box = Box(city)
    taken = iter(box.take_all([*wanted, *pending.tiles_held(position.get("pending", []))]))
    turns = count_at(reader, "turns", MOST_ROUNDS * city.players)
    lay_all(city, {place: next(taken) for place in board}, board, position.get("backs", 0), turns)
    city.hands = [tuple([next(taken) for _ in hand]) for hand in hands] + [()] * (city.players - len(hands))
    city.set_aside = tuple([tuple([next(taken) for _ in rest]) for rest in aside])
    city.deck = [*[next(taken) for _ in top], *(box.rest() if deck != top else [])][::-1]
    return list(taken)


def tile_named(place: str, laid: Laid) -> str:
    if laid["tile"] is None:
        raise impossible("no_tile", place=f"board.{place}.tile")
    return laid["tile"]


def names_in(key: str, lists: list[list[str]]) -> list[tuple[str, str]]:
    return [(f"{key}[{i}][{j}]", name) for i, names in enumerate(lists) for j, name in enumerate(names)]


def lay_all(city: City, tiles: Mapping[str, int], board: Mapping[str, Laid], backs: int, turns: int) -> None:
    """Tiles with their tokens, and the numbers of those that lie face down."""
    spots = {place: read_cell(place, FURTHEST + GROWTH * (turns + 1)) for place in board}
    for place, laid in board.items():
        check_tokens(city, f"board.{place}", laid, city.kind[tiles[place]])
    for seat in range(city.players):
        count = sum([laid.get("tokens", []).count(seat_letter(seat)) for laid in board.values()])
        if count > TOKENS:
            raise impossible("tokens", seat=seat_letter(seat), count=count, tokens=TOKENS)
    city.backs = read_backs(tiles, board, backs)
    for place, laid in board.items():
        up = 0 if laid.get("down") else UP
        on_it = sum([TOKEN[SEAT_LETTERS.index(letter)] for letter in laid.get("tokens", [])])
        city.lay(spots[place], tiles[place] | up | on_it)


def read_cell(place: str, furthest: int) -> int:
    """A cell as `describe` writes it, and in no other way: two texts never mean one cell."""
    spot = find_cell(place)
    if spot is None or cell_name(spot) != place or max(map(abs, coordinates(spot))) > furthest:
        raise impossible("cell", place=f"board.{place}", furthest=str(furthest))
    return spot


def check_tokens(city: City, place: str, laid: Laid, kind: int) -> None:
    """Tokens of people who play, where they can lie (IC-26, IC-27)."""
    letters = laid.get("tokens", [])
    for letter in letters:
        pending.check_seat(city, f"{place}.tokens", letter)
    if letters and laid.get("down"):
        raise impossible("tokens_down", place=place)
    if laid.get("back") is not None and not laid.get("down"):
        raise impossible("back", place=f"{place}.back")
    if kind != STADIUM and len(set(letters)) < len(letters):
        raise impossible("tokens_twice", place=place)
    if kind not in SHARED_KINDS and len(letters) > 1:
        raise impossible("tokens_several", place=place)


def read_backs(tiles: Mapping[str, int], board: Mapping[str, Laid], least: int) -> tuple[int, ...]:
    """Face-down tiles by the number of their back; those without one get the next numbers, in the order given."""
    numbered: dict[int, int] = {}
    down = [(place, laid) for place, laid in board.items() if laid.get("down")]
    for place, laid in down:
        if "back" in laid:
            digits = laid["back"].removeprefix("back#")
            number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 4 else -1
            if laid["back"] != f"back#{number}" or number in numbered:
                raise impossible("back", place=f"board.{place}.back")
            numbered[number] = tiles[place]
    count = max([least, *[number + 1 for number in numbered]])
    if count > MOST_BACKS:
        raise impossible("number", place="backs", number=least, least=0, most=MOST_BACKS)
    known = [numbered.get(number, NOBODY) for number in range(count)]
    return (*known, *[tiles[place] for place, laid in down if "back" not in laid])


# --- tokens, turns, knowledge ----------------------------------------------------------------------------------------


def read_supply(city: City, reader: Reader) -> None:
    """As given, or else all tokens that are not on the board; what is missing of them lies in the box."""
    on_board = [sum([tokens(value, seat) for value in city.board.values()]) for seat in range(city.players)]
    supply: list[int] = reader.position.get("supply", [TOKENS - count for count in on_board])
    if len(supply) != city.players:
        raise impossible("supply", count=len(supply), players=city.players)
    for seat, left in enumerate(supply):
        if left + on_board[seat] > TOKENS:
            raise impossible("tokens", seat=seat_letter(seat), count=left + on_board[seat], tokens=TOKENS)
    city.supply = list(supply)


def read_turn(city: City, reader: Reader) -> None:
    position = reader.position
    city.active = seat_at(city, "active", position.get("active", "A"))
    city.ran_out = position.get("ran_out", False)
    city.factories = count_at(reader, "factories", MOST_FACTORIES)
    city.turns = count_at(reader, "turns", MOST_ROUNDS * city.players)
    city.passes = count_at(reader, "passes", city.players)
    if position.get("trigger") is not None:
        city.trigger = seat_at(city, "trigger", position["trigger"])
    if position.get("last_turns") is not None:
        letters = position["last_turns"]
        city.last_turns = tuple([seat_at(city, f"last_turns[{i}]", letter) for i, letter in enumerate(letters)])
    city.ended_by = position.get("ended_by") or city.ended_by


def seat_at(city: City, place: str, letter: str) -> int:
    pending.check_seat(city, place, letter)
    return SEAT_LETTERS.index(letter)


def count_at(reader: Reader, key: str, most: int) -> int:
    number: int = reader.position.get(key, 0)
    if number > most:
        raise impossible("number", place=key, number=number, least=0, most=most)
    return number


def read_known(city: City, reader: Reader, held: list[int]) -> None:
    """Who knows what: as given, or else each hand by its owner and every face-up tile by all."""
    city.known = bytearray(len(city.kind))
    known: Mapping[str, str] | None = reader.position.get("known")
    if known is not None:
        for name, letters in known.items():
            if name not in city.tiles.numbers:
                raise impossible("tile", place="known", tile=name, known=", ".join(KINDS))
            city.known[city.tiles.numbers[name]] = bits_from(letters, city.players, f"known.{name}")
        return
    for value in city.board.values():
        if value & UP:
            city.show(value & TILE)
    for seat, hand in enumerate(city.hands):
        city.learn(hand, seat)
        if city.ended_by:
            for tile in hand:
                city.show(tile)
    city.learn((*held, *[tile for rest in city.set_aside for tile in rest]), city.active)
    pending.learn_what_is_shown(city, reader.position.get("pending", []))
