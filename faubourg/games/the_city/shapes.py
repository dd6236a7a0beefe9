"""What the data of The City looks like: views, positions, figures of choices, and events.

Cards are named by kind, for nobody may tell copies apart (R-TC-40). Places of cards are spots: `hand:villas#2` is the
second Villas in the hand of who looks, `zone:B:0` the first card that B has built, `laid:B:1` the second that B has
turned up, `chosen:0` one's own card that still lies face down. Whole places, for motion: `pile`, `discard`,
`architects`, `hand:B`, `laid:B`, `zone:B`, `offer:B`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from faubourg.core.shapes import Count, Header, Kind, Look, RuleId, Seat, Spot

Symbol = Literal["car", "cart", "fountain"]


class Symbols(TypedDict):
    car: Count
    cart: Count
    fountain: Count


class Change(TypedDict):
    """A card of a zone that would yield more, and how much more in a round."""

    spot: Spot
    seat: Seat
    card: Kind
    income: Count
    points: Count


class Gain(TypedDict):
    """What a card would bring its owner in every round, all in all, and how: by itself, and by what it changes."""

    income: Count
    points: Count
    own_income: Count
    own_points: Count
    changes: list[Change]  # in other zones as well; those do not count in the sums


class Blocked(TypedDict):
    """The rule that stands in the way, and its sentence in each language."""

    rule: RuleId
    why: dict[str, str]


class CardRow(TypedDict):
    """A card that is not built yet, as it concerns who holds it."""

    id: str  # the same as long as the card stays where it is; copies count up: villas#1, villas#2
    spot: Spot
    card: Kind
    printed_cost: Count
    cost: Count  # after discounts
    symbols: Symbols
    income: Count  # as printed, without what depends on other cards
    points: Count
    blocked: Blocked | None  # why it cannot be chosen in the question that is asked
    mistake: Blocked | None  # it may be laid down, but will come back: only where mistakes are allowed
    gain: Gain


class ZoneCard(TypedDict):
    """A card of a zone, with what it yields in a round as things stand."""

    spot: Spot
    card: Kind
    cost: Count  # as printed
    symbols: Symbols
    income: Count
    points: Count


class Due(TypedDict):
    """A building that is being paid for."""

    spot: Spot
    card: Kind
    cost: Count
    paid: list[Kind]
    left: Count


class View(Look):
    round: Count  # 0: setup
    most_rounds: Count
    goal: Count
    hand_limit: Count
    lead: Seat  # from whom simultaneous effects are applied
    pile_size: Count
    discard: list[Kind]
    architects: Count
    hand_sizes: list[Count]
    zone_cards: list[list[ZoneCard]]
    incomes: list[Count]
    points: list[Count]  # of a round, as things stand
    symbols: list[Symbols]
    laid_cards: list[list[CardRow]]
    built: list[list[Kind]]  # in this round
    giving_up: list[Seat]
    offer_sizes: list[Count]  # cards drawn on giving up
    shown: list[list[Kind]]  # hand cards that all have seen
    answers: dict[Seat, list[str]]  # one's own in the open stage
    hand: NotRequired[list[CardRow]]
    chosen: NotRequired[list[CardRow]]  # what lies face down in front of oneself
    offer: NotRequired[list[CardRow]]
    bill: NotRequired[list[Due]]
    hands: NotRequired[list[list[Kind]]]  # once the game is over


class Scored(TypedDict):
    """A round that was scored: how many cards each zone had, and whom each seat has picked (TC-52)."""

    sizes: list[Count]
    picked: list[list[Seat]]


class Position(Header, total=False):
    round: Count
    hands: list[list[Kind]]
    zones: list[list[Kind]]
    scores: list[int]
    scored: list[Scored]
    pile: list[Kind]  # the top card first
    discard: list[Kind]
    laid: list[list[Kind]]
    built: list[list[Kind]]
    giving_up: list[Seat]
    offered: list[list[Kind]]
    shown: list[list[Kind]]
    ended_by: RuleId | None


class Facts(TypedDict, total=False):
    """The figures of a choice."""

    card: Kind
    copies: Count  # to choose from
    cost: Count
    printed_cost: Count
    hand_after: Count  # cards in hand once it is paid
    gain: Gain
    mistake: Blocked | None
    draws: Count  # giving up: so many cards,
    keeps: Count  # of which so many are kept
    counted: Count  # symbols or cards in the zone of a player
    income: Count  # what a card then yields
    points: Count


# --- events ----------------------------------------------------------------------------------------------------------


class Round(TypedDict):
    round: Count


class OfSeat(TypedDict):
    seat: Seat


class OfCard(TypedDict):
    seat: Seat
    card: Kind


class OfCards(TypedDict):
    seat: Seat
    cards: list[Kind]


class Build(TypedDict):
    seat: Seat
    card: Kind
    cost: Count


class Pay(TypedDict):
    seat: Seat
    cards: list[Kind]
    card: Kind  # what is paid for


class Draw(TypedDict):
    seat: Seat
    count: Count
    cards: NotRequired[list[Kind]]


class Keep(TypedDict):
    seat: Seat
    cards: list[Kind]  # discarded
    card: NotRequired[Kind]  # kept


class Refer(TypedDict):
    seat: Seat
    card: Kind
    other: Seat
    count: Count


class Yield(TypedDict):
    seat: Seat
    card: Kind
    income: Count
    points: Count


class Points(TypedDict):
    seat: Seat
    points: Count
    score: Count


class Reshuffle(TypedDict):
    count: Count


class End(TypedDict):
    seats: list[Seat]  # who has reached the goal


EVENTS: dict[str, type] = {
    "setup": OfCards,
    "round": Round,
    "architect": OfCard,
    "give_up": OfSeat,
    "reveal": OfCards,
    "return": OfCards,
    "build": Build,
    "pay": Pay,
    "draw": Draw,
    "keep": Keep,
    "refer": Refer,
    "scoring": Round,
    "yield": Yield,
    "points": Points,
    "income": Draw,
    "limit": OfCards,
    "reshuffle": Reshuffle,
    "end": End,
}
