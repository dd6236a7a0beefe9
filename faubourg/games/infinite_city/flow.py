"""What happens next: the turn, playing a tile, turning one up, capturing one, and the end of a turn.

`TEXTS` says what resolving the text of each kind of tile means; `effects.py` fills it in.
"""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import MOST_SEATS
from faubourg.core.rules import NOTHING, Frame, Question, Rule, Step
from faubourg.core.spots import SEAT, seat_letter
from faubourg.games.infinite_city import legality
from faubourg.games.infinite_city.moves import PASS
from faubourg.games.infinite_city.state import NO_TOKENS, NOBODY, TILE, TOKEN, UP, City
from faubourg.games.infinite_city.tiles import FACTORY_TILES, HAND, KINDS, MOST_ROUNDS

TEXTS: Final[list[Step | None]] = [None] * len(KINDS)


# --- playing tiles and putting tokens ------------------------------------------------------------------------------


def pick_from_hand(city: City, tile: int, text: tuple[int, ...] = ()) -> None:
    """A tile leaves the active player's hand and waits for its cell."""
    seat = city.active
    city.hands[seat] = tuple([other for other in city.hands[seat] if other != tile])
    ask_for_cell(city, tile, SEAT + seat, text)


def ask_for_cell(city: City, tile: int, source: int, text: tuple[int, ...]) -> None:
    """The tile that was picked is seen by the active player only, until it is placed.

    `source` is the seat from whose hand it comes, NOTHING for the deck: all know that much of it. `text` has the tile
    whose text plays it, if it is not the tile of the turn.
    """
    city.known[tile] &= 1 << city.active
    city.stack.append(Frame(CELL, city.active, source, tile, 0, text))


def play_tile(city: City, tile: int, source: int, spot: int) -> None:
    """A tile goes face up on a cell with a token of the active player (IC-11), then its text is resolved (IC-12).

    The same for a tile from the hand and for one that another tile's text plays (IC-13); never restricted by
    protection (IC-40). The fifth Power Station ends the game with that token on the board (IC-43, IC-44).
    """
    seat = city.active
    city.show(tile)
    if city.log is not None:
        origin = "aside" if source == NOTHING else f"hand:{seat_letter(source - SEAT)}"
        city.tell("play", "IC-11", {"seat": SEAT + seat, "tile": tile, "cell": spot, "origin": origin})
    city.spend(seat)
    city.lay(spot, tile | UP | TOKEN[seat])
    resolve_text(city, spot, tile)


def resolve_text(city: City, spot: int, tile: int) -> None:
    """The text of a tile comes next, before anything else that waits (IC-30, IC-33)."""
    step = TEXTS[city.kind[tile]]
    if step is not None and not city.ended_by:
        city.stack.append(Frame(step, city.active, spot, tile))


def put_token(city: City, spot: int) -> bool:
    """A token of the active player goes on a tile; True if that turns the tile up (IC-24, IC-25)."""
    seat = city.active
    value = city.board[spot]
    if city.log is not None:
        city.tell("token", "IC-24", {"seat": SEAT + seat, "tile": city.public_tile(value), "cell": spot})
    city.spend(seat)
    city.board[spot] = value + TOKEN[seat] | UP
    if value & UP:
        return False
    tile = value & TILE
    city.show(tile)
    if city.log is not None:
        facts: dict[str, object] = {"seat": SEAT + seat, "tile": tile, "cell": spot, "back": city.back_name(tile)}
        city.tell("flip", "IC-24", facts)
    city.note_face_up(spot)
    return True


def capture(city: City, spot: int) -> bool:
    """A token of the active player goes on a tile, then those that lay there return; True if it is turned up.

    IC-67: the token is placed first, so it may be the last of the supply even if an own one comes back (IC-45).
    """
    before = city.board[spot]
    city.board[spot] = before & NO_TOKENS
    turned_up = put_token(city, spot)
    city.return_tokens(before, spot)
    return turned_up


def take_off_board(city: City, spot: int) -> int:
    """A tile leaves the board (IC-107): its tokens return, and its text, if it still waits, is dropped (IC-34)."""
    value = city.lift(spot)
    city.return_tokens(value, spot)
    tile = value & TILE
    for i in range(len(city.stack) - 1, -1, -1):
        if city.stack[i].what == tile:
            del city.stack[i]
    return tile


def follow_moved_tile(city: City, tile: int, spot: int) -> None:
    """A tile has moved: if its text still waits, it will be resolved at its new cell (IC-34)."""
    for i, waiting in enumerate(city.stack):
        if waiting.what == tile:
            city.stack[i] = Frame(waiting.step, waiting.seat, spot, tile)


# --- the turn ------------------------------------------------------------------------------------------------------


@final
class Turn(Question):
    """Play a tile from the hand, or put a token on a Hotel instead (IC-8, IC-78); pass only if neither can be."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        hand = city.hands[frame.seat]
        hotels = legality.usable_hotels(city, frame) if city.hotels else []
        return [*hand, *hotels] if hand else [*hotels, PASS]

    def answer(self, city: City, frame: Frame, move: int) -> None:
        if move == PASS:
            city.passes += 1
            if city.log is not None:
                city.tell("pass", "IC-10", {"seat": SEAT + frame.seat})
            return
        city.passes = 0
        if move < SEAT:
            pick_from_hand(city, move)
        else:
            # A Hotel is face up, so no text follows; the turn goes on with the refill (IC-25, IC-79).
            if city.log is not None:
                facts: dict[str, object] = {"seat": SEAT + frame.seat, "tile": city.board[move] & TILE, "cell": move}
                city.tell("hotel", "IC-78", facts)
            city.spend(frame.seat)
            city.board[move] += TOKEN[frame.seat]


@final
class Cell(Question):
    """Where the tile that was picked goes."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return city.frontier

    def answer(self, city: City, frame: Frame, move: int) -> None:
        play_tile(city, frame.what, frame.at, move)


@final
class EndOfTurn(Step):
    """Refill, Factory draws, end-of-game checks, next player (IC-17). Only the active player refills (IC-16)."""

    def run(self, city: City, frame: Frame) -> bool:
        seat = city.active
        city.draw(seat, HAND - len(city.hands[seat]), "IC-14")  # a larger hand is kept (IC-15)
        if city.factories:
            city.draw(seat, FACTORY_TILES * city.factories, "IC-75")
        city.turns += 1
        if city.passes >= city.players:
            city.end("IC-51")
        elif city.turns >= MOST_ROUNDS * city.players:
            city.end("IC-52")
        else:
            next_turn(city)
        return False


def next_turn(city: City) -> None:
    """The next player clockwise (IC-7); in the final round the next of those with a last turn (IC-46, IC-47)."""
    if city.last_turns is None:
        if city.trigger == NOBODY:
            seat = (city.active + 1) % city.players
            begin_turn(city, seat if city.supply[seat] else next_with_tokens(city, seat))
            return
        clockwise = [(city.active + i) % city.players for i in range(1, city.players + 1)]
        # Fixed once: whoever runs out later changes nothing in this list (IC-50).
        city.last_turns = tuple([seat for seat in clockwise if seat != city.trigger])
    while city.last_turns:
        seat = city.last_turns[0]
        city.last_turns = city.last_turns[1:]
        if city.supply[seat]:
            begin_turn(city, seat)
            return
        tell_skip(city, seat)
    city.end("IC-49")


def next_with_tokens(city: City, seat: int) -> int:
    """Who is next before the final round. In play all have tokens then; a position may leave some without.

    The active player has some: whoever places the last one begins the final round.
    """
    while not city.supply[seat]:
        tell_skip(city, seat)
        seat = (seat + 1) % city.players
    return seat


def tell_skip(city: City, seat: int) -> None:
    if city.log is not None:
        city.tell("skip", "IC-48", {"seat": SEAT + seat})


def begin_turn(city: City, seat: int) -> None:
    city.active = seat
    city.ran_out = False
    city.factories = 0
    if city.log is not None:
        city.tell("turn", "IC-7", {"seat": SEAT + seat})
    if not city.hands[seat]:
        city.draw(seat, HAND, "IC-10")
    city.stack += WHOLE_TURN[seat]


TURN: Final = Turn(
    "turn",
    (
        Rule("IC-8", legality.a_hand_tile_or_a_tile_on_the_board),
        Rule("IC-78", legality.a_free_hotel),
        legality.TOKENS_UNPROTECTED,
        Rule("IC-9", legality.no_pass_while_able),
    ),
    indexed=3,
)
CELL: Final = Cell("cell", legality.PLACEMENT, indexed=3)
END_OF_TURN: Final = EndOfTurn("end-of-turn")

# Frames never change, so all turns of a seat can share theirs: what comes last lies at the bottom.
WHOLE_TURN: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    [(Frame(END_OF_TURN, seat), Frame(TURN, seat)) for seat in range(MOST_SEATS)]
)
