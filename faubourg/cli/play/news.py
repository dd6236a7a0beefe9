"""What has happened since a player's last turn: the important in any case, the rest as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from rich.text import Text

from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.table import Table
from faubourg.drawing import Drawing
from faubourg.drawing.canvas import wrapped

MINOR, OWN, USUAL, CAUSE, MAJOR = range(5)
MOST_OF_RESUMED, FEWEST_OF_RESUMED = 60, 6  # lines of the log that a game that is resumed may begin with


@dataclass(frozen=True)
class Item:
    """One thing that happened: who did it, in words, how much it matters to the reader, and whether it is new."""

    actor: str | None
    text: str
    weight: int
    is_new: bool = True


def events_since(table: Table, seat: int | None, lang: str, since: int) -> list[dict[str, Any]]:
    """The events from one on, as data that the seat may know."""
    return [table.game.event_data(table.state, event, seat, lang, table.names) for event in table.log[since:]]


def last_read(table: Table, seat: int, lang: str) -> int:
    """Where in the log of a game that is resumed the news of a seat begin: after the last thing it did."""
    first = max(0, len(table.log) - MOST_OF_RESUMED)
    own = [
        place
        for place, event in enumerate(events_since(table, seat, lang, first))
        if event["seat"] == SEAT_LETTERS[seat]
    ]
    return min(first + own[-1] + 1 if own else first, max(0, len(table.log) - FEWEST_OF_RESUMED))


def items(events: Sequence[Mapping[str, Any]], seat: int | None, drawing: Drawing, old: int = 0) -> list[Item]:
    """The news from events; the first few of them may have been seen before."""
    found = []
    for place, event in enumerate(events):
        is_own = seat is not None and event["seat"] == SEAT_LETTERS[seat]
        is_major = event["kind"] in drawing.major
        weight = MINOR if event["kind"] in drawing.minor else OWN if is_own and not is_major else USUAL
        if not is_own and (is_major or touches(event, seat)):  # one knows what one did
            weight = MAJOR
        found.append(Item(event["seat"], event["text"], weight, place >= old))
    return with_causes(found)


def with_causes(news: Sequence[Item]) -> list[Item]:
    """What somebody did just before something important happened says how it came about: it goes last of the rest."""
    found = list(news)
    for before, (item, after) in enumerate(pairwise(news)):
        if item.weight == USUAL and after.weight == MAJOR and item.actor is not None and item.actor == after.actor:
            found[before] = replace(item, weight=CAUSE)
    return found


def touches(event: Mapping[str, Any], seat: int | None) -> bool:
    """Whether somebody else did something to the seat."""
    if seat is None or event["seat"] == SEAT_LETTERS[seat]:
        return False
    letter = SEAT_LETTERS[seat]
    named = [value for key, value in event["facts"].items() if key != "seat"]
    places = [spot for move in event["moves"] for spot in (move["from"], move["to"])]
    return (
        letter in named
        or any(letter in value for value in named if isinstance(value, list))
        or any(letter in spot.split(":")[1:] for spot in places)
    )


def spots_of(events: Sequence[Mapping[str, Any]], seat: int | None) -> frozenset[str]:
    """Where others than the seat have changed something."""
    own = None if seat is None else SEAT_LETTERS[seat]
    return frozenset(
        spot
        for event in events
        if event["seat"] != own
        for move in event["moves"]
        for spot in (move["from"], move["to"])
    )


def lines(news: Sequence[Item], width: int, room: int, earlier: Callable[[int], str]) -> list[Text]:
    """One to a line; if that is too much, those of one player one after another, and the least important left out."""
    apart = [line for item in news for line in wrapped(styled(item), width, 2)]
    if len(apart) <= room:
        return apart
    kept, left_out = list(news), 0
    while kept:
        told = paragraphs(kept, width)
        if len(told) + bool(left_out) <= room:
            return [*([Text(earlier(left_out), style="dim")] if left_out else []), *told]
        least = min(kept, key=lambda item: (item.weight, item.is_new))
        kept.remove(least)
        left_out += 1
    return [Text(earlier(left_out), style="dim")] if room and left_out else []


def paragraphs(news: Sequence[Item], width: int) -> list[Text]:
    found: list[tuple[str | None, Text]] = []
    for item in news:
        if found and found[-1][0] == item.actor:
            found[-1] = (item.actor, found[-1][1] + " " + styled(item))
        else:
            found.append((item.actor, styled(item)))
    return [line for _, paragraph in found for line in wrapped(paragraph, width, 2)]


def styled(item: Item) -> Text:
    return Text(item.text.strip(), style="bold" if item.weight == MAJOR else "" if item.is_new else "dim")
