"""What the data of Infinite City looks like: views, positions, figures of choices, and events by kind."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from faubourg.core.shapes import Cell, Count, Header, Kind, Look, RuleId, Seat, Spot, Thing

Back = Thing  # a tile that lies face down, by a number that tells nothing but where it went: back#3


class Laid(TypedDict):
    """A tile on the board. What is not mentioned is not so: no tokens, and it lies face up."""

    tile: Thing | None  # None: it lies face down, and nobody may know it
    tokens: NotRequired[list[Seat]]  # their owners, in the order of the seats
    down: NotRequired[bool]
    back: NotRequired[Back]  # of a face-down tile


class Values(TypedDict):
    """What is printed on all tiles of a kind."""

    bonus: Count
    silver: bool


class Text(TypedDict):
    """The text of a tile that is being resolved, or waits for its turn."""

    tile: Thing
    cell: Cell | None  # None: the tile has left the board
    step: str  # what is to be done for it next
    cells: list[Cell]  # what it has picked or captured so far


class Area(TypedDict):
    """A connected group that scores."""

    seat: Seat
    cells: list[Cell]


class Parts(TypedDict):
    """What the score of a seat is made of, as if the game ended now."""

    area: Count
    bonus: Count
    silver: Count
    silver_tiles: Count  # controlled, whether they score or not
    largest_group: Count  # breaks ties


class View(Look):
    """The table as a seat sees it."""

    active: Seat
    round: Count
    turns: Count
    passes: Count
    board: dict[Cell, Laid]
    kinds: dict[Kind, Values]
    protected: list[Cell]
    supply: list[Count]
    hand_sizes: list[Count]
    deck_size: Count
    set_aside_size: Count
    factories: Count
    power_stations: Count
    ran_out: bool
    trigger: Seat | None
    last_turns: list[Seat] | None
    texts: list[Text]  # the one that is being resolved first, then those that wait behind it
    owed_draws: list[Seat]
    score_parts: list[Parts]
    areas: list[Area]
    hand: NotRequired[list[Thing]]
    picked: NotRequired[Thing]  # and not placed yet
    looking_at: NotRequired[list[Thing]]
    hand_of: NotRequired[Seat]  # whose hand a Temple looks at, for all to see
    set_aside: NotRequired[list[list[Thing]]]
    hands: NotRequired[list[list[Thing]]]  # when the game is over


class Position(Header, total=False):
    """Everything, hidden things included. What is not mentioned lies in the box."""

    active: Seat
    board: dict[Cell, Laid]
    backs: Count  # how many backs have a number
    hands: list[list[Thing]]
    deck: list[Thing]  # the top first; "..." at its end: all tiles that are nowhere else
    set_aside: list[list[Thing]]
    supply: list[Count]
    ran_out: bool
    factories: Count
    trigger: Seat | None
    last_turns: list[Seat] | None
    turns: Count
    passes: Count
    ended_by: RuleId | None
    known: dict[Thing, str]


class Facts(TypedDict, total=False):
    """The figures of a choice: of a tile to play, of a tile on the board, of a player."""

    bonus: Count
    silver: bool
    tokens: list[Seat]
    neighbours: list[Thing]
    hand_size: Count
    score: int


# --- events ----------------------------------------------------------------------------------------------------------


class Turn(TypedDict):
    seat: Seat


class Play(TypedDict):
    seat: Seat
    tile: Thing
    cell: Cell
    origin: Spot  # the hand it comes from, or what a Library has set aside


class OnTile(TypedDict):
    """Something happens to a tile, or on it; a face-down one is named by its back."""

    seat: Seat
    tile: Thing
    cell: Cell


class Flip(OnTile):
    back: Back


class Take(OnTile):
    found: NotRequired[Thing]  # what a face-down tile turns out to be


class Draw(TypedDict):
    seat: Seat
    count: Count
    tiles: NotRequired[list[Thing]]


class End(TypedDict):
    pass


class SwapTokens(OnTile):
    owner: Seat
    at: Cell  # of the Bank


class PutDown(TypedDict):
    seat: Seat
    count: Count


class MoveTile(OnTile):
    to: Cell


class SwapTiles(MoveTile):
    swapped: Thing  # the tile that goes the other way


class SwapHands(TypedDict):
    seat: Seat
    other: Seat
    tiles: NotRequired[list[Thing]]
    given: NotRequired[list[Thing]]


class MoveTokens(OnTile):
    to: Cell
    owners: list[Seat]


class LookAtHand(TypedDict):
    seat: Seat
    other: Seat
    tiles: NotRequired[list[Thing]]


class Return(OnTile):
    owners: list[Seat]


EVENTS: dict[str, type] = {
    "turn": Turn,
    "play": Play,
    "hotel": OnTile,
    "pass": Turn,
    "token": OnTile,
    "flip": Flip,
    "trigger": Turn,
    "draw": Draw,
    "skip": Turn,
    "end": End,
    "fizzle": OnTile,
    "take_back": OnTile,
    "swap_tokens": SwapTokens,
    "destroy": OnTile,
    "look": Draw,
    "put_down": PutDown,
    "take": Take,
    "put_face_down": OnTile,
    "move_tile": MoveTile,
    "clear": OnTile,
    "swap_hands": SwapHands,
    "move_tokens": MoveTokens,
    "look_at_hand": LookAtHand,
    "return": Return,
    "swap_tiles": SwapTiles,
}

Family = Literal["places", "tokens", "tiles", "stands"]  # what the text of a tile is about, for its colour
