"""A position as plain data, and back.

A short description is enough to set one up: tiles may be named by kind alone ("bank"), supplies follow from the tokens
on the board, a deck may end with "..." (all that is nowhere else), and if nothing is pending it is the active player's
turn.

    {"players": 2, "active": "A", "board": {"0,0": "plaza", "0,1": "hotel AB", "1,0": "port down"}, "hands": [["bank"]]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from faubourg.core.events import EVERYONE
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
from faubourg.games.infinite_city.flow import END_OF_TURN, TURN
from faubourg.games.infinite_city.moves import cell_name, find_cell
from faubourg.games.infinite_city.state import NOBODY, TILE, TOKEN, UP, City, tokens
from faubourg.games.infinite_city.tiles import HAND, KINDS, MOST_ROUNDS, TOKENS, tile_set
from faubourg.games.infinite_city.view import tiles_at_hand

if TYPE_CHECKING:
    from faubourg.core.game import Game

REST = "..."
PARTS = (
    *HEADER,
    "board",
    "hands",
    "deck",
    "set_aside",
    "supplies",
    "active",
    "ran_out",
    "factories",
    "trigger",
    "last_turns",
    "turns",
    "passes",
    "ended_by",
    "known",
    "pending",
)


def describe(city: City) -> dict[str, Any]:
    ids = city.tiles.ids
    last_turns = city.last_turns
    return {
        **header_to_data(city),
        "board": {cell_name(spot): describe_cell(city, city.board[spot]) for spot in city.cells},
        "hands": [[ids[tile] for tile in hand] for hand in city.hands],
        "deck": [ids[tile] for tile in reversed(city.deck)],
        "set_aside": [[ids[tile] for tile in rest] for rest in city.set_aside],
        "supplies": list(city.supply),
        "active": SEAT_LETTERS[city.active],
        "ran_out": city.ran_out,
        "factories": city.factories,
        "trigger": None if city.trigger == NOBODY else SEAT_LETTERS[city.trigger],
        "last_turns": None if last_turns is None else [SEAT_LETTERS[seat] for seat in last_turns],
        "turns": city.turns,
        "passes": city.passes,
        "ended_by": city.ended_by or None,
        "known": known_to_data(city, lambda tile: ids[tile]),
        **pending_to_data(city),
    }


def describe_cell(city: City, value: int) -> str:
    """Such as "bank#1 AAB", or "bank#1 down"."""
    letters = "".join(SEAT_LETTERS[seat] * tokens(value, seat) for seat in range(city.players))
    facing = "" if value & UP else "down"
    return " ".join(part for part in (city.tiles.ids[value & TILE], facing, letters) if part)


def setup(game: Game, position: Mapping[str, Any]) -> City:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    reader = Reader(position, PARTS)
    players, seed, options = read_header(game, reader)
    city = City(game, players, seed, options, tile_set(options.get("tiles")))
    read_progress(city, reader)
    city.active = reader.seat("active", players, "A")
    city.factories = reader.count("factories", 0)
    city.turns = reader.count("turns", 0, MOST_ROUNDS * players)
    city.passes = reader.count("passes", 0, players)
    city.trigger = reader.seat("trigger", players, None)
    last_turns = reader.get("last_turns", (list, tuple, type(None)), None)
    if last_turns is not None:
        city.last_turns = tuple([seat_from(letter, players) for letter in last_turns])
    place_tiles(city, reader)
    city.ran_out = reader.get("ran_out", bool, False)
    city.ended_by = reader.get("ended_by", (str, type(None)), None) or city.ended_by
    ask_what_was_asked(city, reader)
    check_invariants(city)
    return city


class Box:
    """The tiles that are not placed yet: names become numbers, each used once."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.used = bytearray(len(city.kind))

    def take(self, name: object) -> int:
        """The tile of an id, or the first copy left of a kind."""
        tiles = self.city.tiles
        if not isinstance(name, str):
            raise impossible(f"{name!r} is not a tile.")
        if name in tiles.numbers:
            tile = tiles.numbers[name]
            if self.used[tile]:
                raise impossible(f"the tile {name} is in two places.")
        elif name in KINDS:
            left = [tile for tile in tiles.copies(KINDS.index(name)) if not self.used[tile]]
            if not left:
                raise impossible(f"there are not so many tiles {name}.")
            tile = left[0]
        else:
            raise impossible(f"{name!r} is not a tile.")
        self.used[tile] = 1
        return tile


def place_tiles(city: City, reader: Reader) -> None:
    """Board, hands, deck and supplies. Names with a copy number are placed first, so that kinds take what is left."""
    box = Box(city)
    board: Mapping[str, Any] = reader.get("board", Mapping, {})
    hands = read_lists(reader, "hands")
    deck = list(reader.get("deck", (list, tuple), [REST]))
    top = deck[:-1] if deck[-1:] == [REST] else deck
    pending = reader.get("pending", (list, tuple), [])
    if len(hands) > city.players:
        raise impossible(f"there are {len(hands)} hands for {city.players} players.")
    values: dict[int, tuple[object, int]] = {}
    for place, text in board.items():
        spot = find_cell(place) if isinstance(place, str) else None
        words = text.split() if isinstance(text, str) else []
        if spot is None or not words:
            raise impossible(f"{place!r}: {text!r} is not a cell with a tile on it.")
        values[spot] = (words[0], read_facing_and_tokens(city, place, words[1:]))
    aside = read_lists(reader, "set_aside")
    at_hand = [name for frame in pending if isinstance(frame, Mapping) for name in frame_tiles(frame)]
    wanted = [name for name, _ in values.values()] + [name for hand in hands for name in hand]
    wanted += [*top, *[name for rest in aside for name in rest], *at_hand]
    numbers: dict[int, int] = {}  # index in `wanted` -> tile
    for exact in (True, False):
        for index, name in enumerate(wanted):
            if (isinstance(name, str) and name in city.tiles.numbers) == exact:
                numbers[index] = box.take(name)
    taken = iter([numbers[index] for index in range(len(wanted))])
    for spot, (_, rest) in values.items():
        city.lay(spot, next(taken) | rest)
    city.hands = [tuple([next(taken) for _ in hand]) for hand in hands]
    city.hands += [()] * (city.players - len(hands))
    named = [next(taken) for _ in top]
    city.set_aside = tuple([tuple([next(taken) for _ in rest]) for rest in aside])
    nowhere_else = [tile for tile in range(len(box.used)) if not box.used[tile]] if deck != top else []
    city.deck = [*named, *nowhere_else][::-1]
    read_supplies(city, reader)
    read_known(city, reader)


def read_lists(reader: Reader, key: str) -> list[list[object]]:
    """A list of lists of tiles."""
    lists = reader.get(key, (list, tuple), [])
    if not all(isinstance(tiles, (list, tuple)) for tiles in lists):
        raise impossible(f"{key} must be a list of lists of tiles, not {lists!r}.")
    return [list(tiles) for tiles in lists]


def read_facing_and_tokens(city: City, place: str, words: list[str]) -> int:
    facing, letters = UP, ""
    for word in words:
        if word == "down":
            facing = 0
        elif word != "up":
            letters += word
    value = facing
    for letter in letters:
        value += TOKEN[seat_from(letter, city.players)]
    if letters and not facing:
        raise impossible(f"the face-down tile at {place} carries tokens (IC-27).")
    return value


def frame_tiles(frame: Mapping[str, Any]) -> list[object]:
    """The ids of the tiles that lie in a pending frame and nowhere else."""
    step = frame.get("step")
    if step == "library":
        return list(frame.get("things", []))
    return [frame.get("what")] if step == "cell" else []


def read_supplies(city: City, reader: Reader) -> None:
    on_board = [sum([tokens(value, seat) for value in city.board.values()]) for seat in range(city.players)]
    supplies = reader.get("supplies", (list, tuple), [TOKENS - count for count in on_board])
    if len(supplies) != city.players or not all(isinstance(count, int) for count in supplies):
        raise impossible("supplies must give a number for each seat.")
    city.supply = list(supplies)


def read_known(city: City, reader: Reader) -> None:
    """Who knows what: as given, or else each hand by its owner and every face-up tile by all."""
    city.known = bytearray(len(city.kind))
    known = reader.get("known", (Mapping, type(None)), None)
    if known is not None:
        for name, letters in known.items():
            if name not in city.tiles.numbers:
                raise impossible(f"{name!r} in known is not a tile.")
            city.known[city.tiles.numbers[name]] = bits_from(letters, city.players)
        return
    for seat, hand in enumerate(city.hands):
        city.learn(hand, seat)
    for value in city.board.values():
        if value & UP:
            city.known[value & TILE] = EVERYONE


def ask_what_was_asked(city: City, reader: Reader) -> None:
    if city.ended_by:
        return
    pending = reader.get("pending", (list, tuple), [])
    if not pending:
        # The turn begins here, so with an empty hand it begins with a draw.
        if not city.supply[city.active]:
            raise impossible(f"{SEAT_LETTERS[city.active]} has no token to begin a turn with (IC-45, IC-48).")
        if not city.hands[city.active]:
            city.draw(city.active, HAND, "IC-10")
        city.stack = [Frame(END_OF_TURN, city.active), Frame(TURN, city.active)]
        city.advance()
        return
    try:
        restore_pending(city, pending)
    except (KeyError, IndexError, ValueError) as error:
        raise impossible("what is pending does not fit the board.") from error
    if "known" not in reader.position:
        city.learn(tiles_at_hand(city), city.active)
