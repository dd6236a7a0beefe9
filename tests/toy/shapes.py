"""What the data of the toy game looks like."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from faubourg.core.shapes import Count, Header, Look, RuleId, Seat, Thing


class View(Look):
    deck_size: Count
    discard: list[Thing]
    hand_sizes: list[Count]
    hand: NotRequired[list[Thing]]
    bid: NotRequired[list[Thing]]


class Position(Header, total=False):
    deck: list[Thing]
    discard: list[Thing]
    hands: list[list[Thing]]
    points: list[Count]
    ended_by: RuleId | None
    known: dict[str, str]


class Facts(TypedDict):
    pass


class Draw(TypedDict):
    seat: Seat
    card: NotRequired[Thing]


class Bid(TypedDict):
    seat: Seat
    cards: list[Thing]


EVENTS: dict[str, type] = {"draw": Draw, "bid": Bid}
