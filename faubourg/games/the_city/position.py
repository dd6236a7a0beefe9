"""A position as plain data, and back.

A short description is enough to set one up: whatever is nowhere else lies in the draw pile, and if nothing is pending,
step 1 of the round begins.

    {"players": 2, "hands": [["villas", "park"], []], "zones": [["school", "architect"]], "scores": [12, 9]}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from faubourg.core.position import (
    HEADER,
    Reader,
    check_invariants,
    header_to_data,
    impossible,
    pending_to_data,
    read_header,
    read_progress,
    restore_pending,
    seat_from,
)
from faubourg.core.rules import Frame
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.the_city.cards import ARCHITECTS
from faubourg.games.the_city.flow import CHOOSING
from faubourg.games.the_city.state import Cards, City

if TYPE_CHECKING:
    from faubourg.core.game import Game

PARTS = (
    *HEADER,
    "round",
    "hands",
    "zones",
    "scored",
    "scores",
    "pile",
    "discard",
    "laid",
    "built",
    "giving_up",
    "offered",
    "references",
    "shown",
    "ended_by",
    "pending",
    "answers",
)
MANY = 10**6  # more than any score or stage can be


def describe(city: City) -> dict[str, Any]:
    ids = city.cards.ids

    def names(of_seats: list[Cards] | tuple[Cards, ...]) -> list[list[str]]:
        return [[ids[card] for card in cards] for cards in of_seats]

    return {
        **header_to_data(city),
        "round": city.round,
        "hands": names(city.hands),
        "zones": names(city.zones),
        "scored": [
            {"sizes": list(sizes), "picked": [[SEAT_LETTERS[seat] for seat in seats] for seats in picked]}
            for sizes, picked in city.scored
        ],
        "scores": list(city.scores),
        "pile": [ids[card] for card in reversed(city.pile)],
        "discard": [ids[card] for card in city.discard],
        "laid": names(city.laid),
        "built": names(city.built),
        "giving_up": [SEAT_LETTERS[seat] for seat in city.giving_up],
        "offered": names(city.offered),
        "references": [[SEAT_LETTERS[seat] for seat in seats] for seats in city.references],
        "shown": names(city.shown),
        "ended_by": city.ended_by or None,
        **pending_to_data(city),
    }


def setup(game: Game, empty_table: Callable[[int, int, dict[str, Any]], City], position: Mapping[str, Any]) -> City:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    reader = Reader(position, PARTS)
    players, seed, options = read_header(game, reader)
    city = empty_table(players, seed, options)
    read_progress(city, reader)
    city.round = reader.count("round", 1, city.most_rounds)
    place_cards(city, reader)
    city.giving_up = tuple([seat_from(letter, players) for letter in reader.get("giving_up", (list, tuple), [])])
    city.references = seats_in(city, reader, "references")
    city.ended_by = reader.get("ended_by", (str, type(None)), None) or ""
    if city.ended_by and city.ended_by not in game.rules:
        raise impossible(f"{city.ended_by!r} is no rule that ends the game.")
    if not city.ended_by:
        ask_what_was_asked(city, reader)
    check_invariants(city)
    return city


class Box:
    """The cards that are not placed yet: names become cards, each copy used once."""

    def __init__(self, city: City) -> None:
        self.cards = city.cards
        self.left = list(city.cards.copies)

    def take(self, names: object) -> Cards:
        if not isinstance(names, (list, tuple)):
            raise impossible(f"{names!r} is not a list of cards.")
        taken = []
        for name in names:
            if not isinstance(name, str) or name not in self.cards.numbers:
                raise impossible(f"{name!r} is not a card.")
            card = self.cards.numbers[name]
            if not self.left[card]:
                raise impossible(f"there are not so many cards {name}.")
            self.left[card] -= 1
            taken.append(card)
        return tuple(taken)

    def rest(self) -> list[int]:
        return [card for card, count in enumerate(self.left) if card != self.cards.architect for _ in range(count)]


def lists(city: City, reader: Reader, key: str) -> list[Any]:
    """One list for each seat; those of the last seats may be left out."""
    given = reader.get(key, (list, tuple), [])
    if len(given) > city.players or not all(isinstance(part, (list, tuple)) for part in given):
        raise impossible(f"{key} must be a list of lists, one for each of {city.players} players.")
    return [*given, *[[] for _ in range(city.players - len(given))]]


def place_cards(city: City, reader: Reader) -> None:
    box = Box(city)
    city.zones = [box.take(names) for names in lists(city, reader, "zones")]
    city.hands = [tuple(sorted(box.take(names))) for names in lists(city, reader, "hands")]
    city.laid = [box.take(names) for names in lists(city, reader, "laid")]
    city.offered = tuple([tuple(sorted(box.take(names))) for names in lists(city, reader, "offered")])
    city.discard = list(box.take(reader.get("discard", (list, tuple), [])))
    pile = reader.get("pile", (list, tuple, type(None)), None)
    city.pile = list(box.take(pile))[::-1] if pile is not None else box.rest()[::-1]
    city.hide_pile()
    in_zones = sum([zone.count(city.cards.architect) for zone in city.zones])
    city.architects = ARCHITECTS - in_zones
    # These name cards that are counted elsewhere.
    city.built = [Box(city).take(names) for names in lists(city, reader, "built")]
    city.shown = tuple([tuple(sorted(Box(city).take(names))) for names in lists(city, reader, "shown")])
    read_points(city, reader)


def read_points(city: City, reader: Reader) -> None:
    """Scores, and the rounds that gave them; without the latter nobody asks where the points came from."""
    scores = reader.get("scores", (list, tuple), [0] * city.players)
    if len(scores) != city.players:
        raise impossible("scores must give a number for each seat.")
    for points in scores:
        if isinstance(points, bool) or not isinstance(points, int) or not 0 <= points < MANY:
            raise impossible(f"{points!r} is no number of points.")
    city.scores = list(scores)
    city.scored = tuple([read_round(city, entry) for entry in reader.get("scored", (list, tuple), [])])


def read_round(city: City, entry: Any) -> tuple[Cards, tuple[Cards, ...]]:
    """A round that was scored: the sizes of the zones, and the players picked."""
    reader = Reader(entry, ("sizes", "picked"))
    sizes = reader.get("sizes", (list, tuple), None)
    if len(sizes) != city.players or not all(type(size) is int and size >= 0 for size in sizes):
        raise impossible("a round that was scored must give the size of each zone.")
    return tuple(sizes), seats_in(city, reader, "picked")


def seats_in(city: City, reader: Reader, key: str) -> tuple[Cards, ...]:
    """Some seats for each seat."""
    given = lists(city, reader, key)
    return tuple([tuple([seat_from(letter, city.players) for letter in letters]) for letters in given])


def ask_what_was_asked(city: City, reader: Reader) -> None:
    pending = reader.get("pending", (list, tuple), [])
    if not pending:
        city.stack = [Frame(CHOOSING, 0)]
        city.advance()
        return
    try:
        restore_pending(city, pending, reader.get("answers", Mapping, {}))
    except (KeyError, IndexError, ValueError) as error:
        raise impossible("what is pending does not fit the cards.") from error
