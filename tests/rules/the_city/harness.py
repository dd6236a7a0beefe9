"""Positions of The City in few words, and what tests ask of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from faubourg.core.errors import IllegalMove
from faubourg.games.the_city import GAME
from faubourg.games.the_city.card_file import built_in_values
from faubourg.games.the_city.effects import yields
from faubourg.games.the_city.state import City

A, B, C, D, E = range(5)
GOAL, HAND_LIMIT = 50, 12
DUMMIES = ("stadium", "museum", "university", "town_hall", "airport", "convention_centre", "concert_hall", "bridge")


def dummies(count: int) -> list[str]:
    """Some large cards that no test builds, to pay with."""
    return [*DUMMIES, *DUMMIES][:count]


def table(
    hands: Sequence[Sequence[str]] = (),
    zones: Sequence[Sequence[str]] = (),
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    **parts: Any,
) -> City:
    """Step 1 of a round with these hands and zones; all other cards lie in the draw pile."""
    return GAME.setup({"players": players, "hands": hands, "zones": zones, "options": options or {}, **parts})


def cards_with(**changes: Mapping[str, Any]) -> dict[str, Any]:
    """The built-in set with some values changed."""
    values = deepcopy(built_in_values())
    for id, fields in changes.items():
        values[id] |= fields
    return values


def barren() -> dict[str, Any]:
    """A set in which nothing yields anything and everything may be repeated: for tests of piles."""
    nothing = {"income": 0, "vp": 0, "income_bonus": [], "vp_bonus": [], "limit_one": False}
    return {id: {**row, **nothing} for id, row in built_in_values().items()}


def pile_table(
    hands: Sequence[Sequence[str]], pile: Sequence[str] | int, discard: Sequence[str] | int, **parts: Any
) -> City:
    """Piles of these cards, or of that many; nothing yields anything, and whatever is left lies in the box."""
    first: Sequence[str] = parts.pop("zones_of_first", ())
    cards = barren()
    for id, income in parts.pop("incomes", {}).items():
        cards[id]["income"] = income
    left = Counter({id: row["copies"] for id, row in cards.items() if id != "architect"})
    for group in (first, *hands, *[part for part in (pile, discard) if not isinstance(part, int)]):
        left.subtract(group)
    rest = list(left.elements())
    piles = []
    for part in (pile, discard):
        piles.append(rest[:part] if isinstance(part, int) else list(part))
        rest = rest[part:] if isinstance(part, int) else rest
    options = {**parts.pop("options", {}), "cards": cards}
    return table(hands, [list(first)], options=options, pile=piles[0], discard=piles[1], **parts)


# --- looking -------------------------------------------------------------------------------------------------------


def options(city: City, seat: int) -> list[str]:
    return [GAME.notation(city, move) for move in city.moves(seat)]


def question(city: City, seat: int) -> str | None:
    frame = city.frame_of(seat)
    return None if frame is None else frame.step.name


def names(city: City, cards: Sequence[int]) -> list[str]:
    return [city.cards.ids[card] for card in cards]


def hand(city: City, seat: int) -> list[str]:
    return names(city, city.hands[seat])


def zone(city: City, seat: int) -> list[str]:
    return names(city, city.zones[seat])


def discarded(city: City) -> list[str]:
    return sorted(names(city, city.discard))


def refused(city: City, text: str, seat: int) -> str | None:
    """The rule that forbids a text."""
    rule = city.why_not(text, seat)
    return None if rule is None else rule.id


def reason(city: City, text: str, seat: int, lang: str = "en") -> str:
    try:
        city.clone().play(text, seat)
    except IllegalMove as refusal:
        return refusal.reasons[lang]
    raise AssertionError(f"{text} is allowed")


def income_and_points(own: Sequence[str], *others: Sequence[str]) -> tuple[int, int]:
    """What a zone yields beside these other zones."""
    city = table(zones=[own, *others], players=max(2, 1 + len(others)))
    income, points = yields(city.cards, city.zones, A)
    return sum(income), sum(points)


# --- playing -------------------------------------------------------------------------------------------------------


def play(city: City, *answers: tuple[int, str]) -> City:
    """Checked answers, such as (A, "villas; park")."""
    for seat, text in answers:
        for part in text.split(";"):
            city.play(part, seat)
    return city


def finish(city: City, round: int) -> City:
    """Answer whatever is asked with the first option until that round is over."""
    while city.to_act and city.round == round:
        seat = city.to_act[0]
        city.push(city.moves(seat)[-1], seat)
    return city
