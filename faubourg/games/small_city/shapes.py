"""What the data of Small City looks like: views, positions, figures of choices, and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NotRequired, TypedDict

from faubourg.core.shapes import Cell, Count, Header, Kind, Look, RuleId, Seat, Spot, Thing

Raw = Literal["wood", "stone", "metal"]
RawCounts = dict[Raw, Count]
RAW: tuple[Raw, ...] = ("wood", "stone", "metal")
Operator = Literal[">=", "<=", "=="]
Victory = Literal["basic", "electoral", "economic", "citizen", "cultural"]


def some_raw(counts: Iterable[int]) -> RawCounts:
    """The kinds of raw of which there is any."""
    return {name: count for name, count in zip(RAW, counts, strict=True) if count}


# --- views ---------------------------------------------------------------------------------------------------------


class Tile(TypedDict):
    """A tile with its cells in the order of its slots: what each slot is, and whose citizen stands there."""

    kind: Kind
    category: str
    level: Count | None
    cells: list[Cell]
    slots: list[str | None]
    citizens: list[Seat | None]
    votes: Count  # brought so far
    raw: NotRequired[RawCounts]  # in a warehouse
    water: NotRequired[list[Cell]]  # cells that only take up room


class Forecast(TypedDict):
    """What the rest of this turn brings if nothing changes: money, raw, votes and pollution still to come."""

    money: Count
    raw: RawCounts
    votes: Count
    pollution: Count


class Board(TypedDict):
    """A borough with all that belongs to it and that everybody sees."""

    seat: Seat
    side: Literal["easy", "expert"]
    size: Count
    sizes: list[Count]
    tiles: list[Tile]
    cemeteries: list[Cell]
    hall: Count  # citizens there
    hall_raw: RawCounts
    career: Count
    reserve: Count
    dead: Count
    tourists: dict[Seat, Count]  # of others, in this borough
    money: Count
    votes: Count
    pollution: Count
    made: Count  # raw made here this turn
    generated: Count  # pollution of this turn
    built: NotRequired[list[Kind]]  # buildings that come once in a game, demolished ones included
    disks: list[str | None]
    special_count: Count
    estate: Count
    headcount: Count
    ledger: dict[str, int]  # votes that came from no tile
    forecast: Forecast


class Walkers(TypedDict):
    """Whose citizens walk in phase 3: who must move, who may, who has."""

    seat: Seat
    must: list[Spot]
    may: list[Spot]
    moved: list[Spot]


class Influence(TypedDict):
    """Rows of digits from the bottom up, for empty cells."""

    culture: list[str]
    homes: list[str]
    industry: list[str]  # 1 some, 2 the refinery, 3 the port, 4 both


class PlanStep(TypedDict):
    """A step of a plan, as it will be told."""

    step: str
    tile: NotRequired[str]
    kind: NotRequired[Kind]
    old: NotRequired[Kind]
    cell: NotRequired[str]
    gained: NotRequired[str]
    to: NotRequired[str]
    raw: NotRequired[str]
    money: NotRequired[Count]
    size: NotRequired[Count]
    pollution: NotRequired[Count]


class Lack(TypedDict):
    """What a kind of tile lacks to be built, in a word: money, wood, culture, room ...; how much it needs and has."""

    what: str
    need: NotRequired[Count]
    have: NotRequired[Count]


class Offer(TypedDict):
    """A kind of tile in the palette of a plan."""

    kind: Kind
    money: Count
    raw: RawCounts
    pile: Count
    places: Count
    cells: list[str]  # rows of digits from the bottom up: 1 for a cell that some placement covers
    blocked: RuleId | None
    lacks: Lack | None  # in short, why it is blocked


class LostStep(PlanStep):
    """A step of a plan that has to be made again: whether the piles still have what it takes."""

    fits: bool


class Plan(TypedDict):
    """What a seat has planned so far, and what it could still do."""

    answers: list[str]
    steps: list[PlanStep]
    money: Count  # spent
    builds_left: Count
    can_grow: bool
    palette: list[Offer]
    lost: NotRequired[list[LostStep]]  # the plan that no longer fits and is made again


class Progress(TypedDict):
    """A condition of a promise, as things stand."""

    metric: str
    category: str | None
    kinds: list[Kind]
    from_level: Count
    without: list[Kind]
    op: Operator
    value: Count
    have: int
    holds: bool


class PromiseCard(TypedDict):
    """A promise that the reader holds or may choose; its sentence is in the glossary."""

    card: Thing
    points: int  # as things stand
    if_kept: int
    if_broken: int
    any: bool  # one of the conditions is enough
    conditions: list[Progress]


class RankStep(TypedDict):
    """A rank of a solo game, and the lowest score for it."""

    rank: str
    least: Count


class Limits(TypedDict):
    """Figures of the rules that a screen shows as the end of a scale."""

    turns: Count
    pollution: Count  # that ends a mandate
    victims_from: Count  # pollution
    ranks: NotRequired[list[RankStep]]  # of a solo game, the lowest first


class View(Look):
    limits: Limits
    victory: Victory
    turn: Count
    phase: Count
    host: Seat
    order: list[Seat]
    out: list[Seat]
    street: str | None  # where the mayor stands, such as B:F1-G1
    circle: list[Thing]
    cards: list[Thing | None]
    card_prices: dict[Thing, Count]  # for whoever chooses now
    supply: RawCounts
    piles: dict[Kind, Count]
    promise_pile_sizes: list[Count]
    special_deck_size: Count
    aside: list[Thing]
    boards: list[Board]
    walkers: Walkers | None
    ranks: NotRequired[list[Count]]
    promises: NotRequired[list[list[Thing]]]
    rank: NotRequired[str | None]  # of a solo game
    influence: NotRequired[Influence]
    reached_by: NotRequired[dict[Cell, list[Cell]]]  # the first cells of the own tiles that reach an empty cell
    plan: NotRequired[Plan]
    promise: NotRequired[PromiseCard]
    special_promises: NotRequired[list[PromiseCard]]
    drawn_cards: NotRequired[list[PromiseCard]]


# --- positions -----------------------------------------------------------------------------------------------------


class Ledger(TypedDict, total=False):
    """Votes by where they came from, tiles apart; `council_price` is what was paid, 0 or below."""

    support: Count
    council: Count
    council_price: int
    demolished: Count
    abroad: Count


class Borough(TypedDict, total=False):
    size: Count
    tiles: list[str]
    earned: list[Count]
    cemeteries: list[Cell]
    citizens: dict[Seat, list[Cell]]
    hall: Count
    career: Count
    reserve: Count
    dead: Count
    stores: dict[str, RawCounts]
    money: Count
    votes: Count
    ledger: Ledger
    pollution: Count
    made: Count
    generated: Count
    built: list[Kind]
    disks: list[str | None]
    promise: Thing | None
    specials: list[Thing]
    estate: Count
    headcount: Count


class Position(Header, total=False):
    turn: Count
    phase: Count
    host: Seat
    last_host: Seat | None
    order: list[Seat]
    out: list[Seat]
    street: str | None
    circle: list[Thing]
    face_down: list[Thing]
    cards: list[Thing | None]
    piles: dict[Kind, Count]
    supply: RawCounts
    promise_piles: list[list[Thing]]
    special_deck: list[Thing]
    drawn_promises: list[list[Thing]]
    plans: list[list[str] | None]
    moved: list[list[Cell]]
    held: list[list[Cell]]
    aside: list[Thing]
    boroughs: list[Borough]
    ended_by: RuleId | None
    known: dict[str, str]


# --- choices -------------------------------------------------------------------------------------------------------


class Facts(TypedDict, total=False):
    """The figures of a choice."""

    money: int  # what it brings (below 0: what it costs)
    votes: int
    pollution: int
    price: Count
    raw: RawCounts  # what it costs or brings
    pile: Count
    places: Count
    influences: Count
    enlarges: list[Cell]
    opens: list[Kind]
    gained: Cell
    gives: str  # the kind of a slot
    must: bool
    citizens: Count
    room: Count
    have: Count
    gain: str  # what a space of the council gives, by its line
    kept: int
    broken: int


# --- events --------------------------------------------------------------------------------------------------------


class End(TypedDict):
    pass


class Actor(TypedDict):
    seat: Seat


class TurnBegins(TypedDict):
    turn: Count
    host: NotRequired[Seat]


class PhaseBegins(TypedDict):
    phase: Count


class Parade(TypedDict):
    seat: Seat
    host: Seat
    street: str


class Circle(TypedDict):
    cards: list[Thing]


class Cards(TypedDict):
    seat: Seat
    count: NotRequired[Count]
    cards: NotRequired[list[Thing]]


class OneCard(TypedDict):
    seat: Seat
    card: NotRequired[Thing]


class Action(TypedDict):
    seat: Seat
    card: Thing
    money: Count


class Money(TypedDict):
    seat: Seat
    money: Count
    count: NotRequired[Count]


class Votes(TypedDict):
    seat: Seat
    votes: Count


class Grow(TypedDict):
    seat: Seat
    size: Count


class Laid(TypedDict):
    seat: Seat
    tile: str
    kind: Kind
    cell: str
    money: NotRequired[Count]
    pollution: NotRequired[Count]
    old: NotRequired[Kind]
    gained: NotRequired[str]


class AtCell(TypedDict):
    seat: Seat
    cell: str
    kind: NotRequired[Kind]
    to: NotRequired[str]
    goal: NotRequired[Kind]
    owner: NotRequired[Seat]
    votes: NotRequired[Count]


class Counted(TypedDict):
    seat: Seat
    count: Count


class RawMoved(TypedDict):
    seat: Seat
    raw: str
    count: NotRequired[Count]
    cell: NotRequired[str]
    money: NotRequired[Count]
    votes: NotRequired[Count]


class Made(TypedDict):
    seat: Seat
    raw: list[Thing]


class Exchange(TypedDict):
    seat: Seat
    cell: str
    money: Count
    votes: Count


class Pollution(TypedDict):
    seat: Seat
    generated: Count
    citizens: Count
    made: Count
    parks: Count
    pollution: Count


class CouncilMove(TypedDict):
    seat: Seat
    space: Thing


EVENTS: dict[str, type] = {
    "hall": Laid,
    "look_promises": Cards,
    "keep_promise": OneCard,
    "turn": TurnBegins,
    "turn_alone": TurnBegins,
    "phase": PhaseBegins,
    "parade": Parade,
    "circle": Circle,
    "action": Action,
    "support_money": Money,
    "support_votes": Votes,
    "grow": Grow,
    "build": Laid,
    "moved_in": AtCell,
    "enlarge": Laid,
    "demolish": Laid,
    "warehouse": AtCell,
    "crew": AtCell,
    "saving": RawMoved,
    "raw_paid": RawMoved,
    "replan": Actor,
    "home": Counted,
    "replace": AtCell,
    "walk": AtCell,
    "to_hall": AtCell,
    "housed": AtCell,
    "newcomers": Counted,
    "guests": Money,
    "cash": Money,
    "buy_votes": Exchange,
    "raw_for_votes": RawMoved,
    "raw_for_cash": RawMoved,
    "make": Made,
    "store": RawMoved,
    "discard": RawMoved,
    "vote": AtCell,
    "pollute": Pollution,
    "lost": Actor,
    "death": AtCell,
    "cemetery": AtCell,
    "council": CouncilMove,
    "council_pass": Actor,
    "council_money": Money,
    "council_votes": Votes,
    "look_special": Cards,
    "keep_special": OneCard,
    "council_raw": RawMoved,
    "council_citizens": Counted,
    "council_pays": Money,
    "council_vote": Votes,
    "end": End,
}
