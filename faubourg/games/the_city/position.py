"""A position as plain data, and back.

A short description is enough to set one up. Without `pile`, all cards that are nowhere else are the draw pile; with it,
they lie in the box. If nothing is pending, step 1 of the round begins. What can be and what cannot is in `possible`;
the language of positions is told in docs/positions/the-city.md.

    {"players": 2, "hands": [["villas", "park"], []], "zones": [["school", "architect"]], "scores": [12, 9]}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from faubourg.core.position import (
    Reader,
    check_invariants,
    check_shape,
    header_to_data,
    pending_to_data,
    read_header,
    read_progress,
    restore_pending,
    seat_from,
)
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.the_city import possible
from faubourg.games.the_city.cards import ARCHITECTS
from faubourg.games.the_city.possible import impossible
from faubourg.games.the_city.state import Cards, City

if TYPE_CHECKING:
    from faubourg.core.game import Game

MANY = 10**6  # more than any score can be
CHOOSING = [{"step": "choosing", "seat": SEAT_LETTERS[0]}]


def describe(city: City) -> dict[str, Any]:
    ids = city.cards.ids

    def names(of_seats: Sequence[Cards]) -> list[list[str]]:
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
        "shown": names(city.shown),
        "ended_by": city.ended_by or None,
        **pending_to_data(city),
    }


def setup(game: Game, empty_table: Callable[[int, int, dict[str, Any]], City], position: Mapping[str, Any]) -> City:
    """The state that a position describes; SetupError with the first thing in it that cannot be."""
    check_shape(game, position)
    reader = Reader(position)
    city = empty_table(*read_header(game, reader))
    read_progress(city, reader)
    city.round = reader.count("round", 1)
    place_cards(city, reader)
    read_points(city, reader)
    read_round(city, reader)
    asking = possible.stage_of(position.get("pending") or ([] if city.ended_by else CHOOSING))
    possible.check(city, asking)
    ask_what_was_asked(city, reader, asking)
    check_invariants(city)
    return city


# --- cards -----------------------------------------------------------------------------------------------------------


class Box:
    """The cards that are not placed yet: names become cards, each copy used once."""

    def __init__(self, city: City) -> None:
        self.cards = city.cards
        self.left = list(city.cards.copies)

    def take(self, place: str, names: Sequence[str], allows_architect: bool = False) -> Cards:
        return tuple([self.take_one(f"{place}[{i}]", name, allows_architect) for i, name in enumerate(names)])

    def take_one(self, place: str, name: str, allows_architect: bool) -> int:
        card = self.cards.numbers.get(name)
        if card is None:
            raise impossible("no_such_card", place=place, card=name)
        if card == self.cards.architect and not allows_architect:
            raise impossible("architect_outside", place=place)
        if not self.left[card]:
            raise impossible("too_many", place=place, card=name, count=self.cards.copies[card])
        self.left[card] -= 1
        return card

    def of_seats(self, city: City, reader: Reader, part: str, allows_architect: bool = False) -> list[Cards]:
        lists = of_seats(city, reader, part)
        return [self.take(f"{part}[{seat}]", names, allows_architect) for seat, names in enumerate(lists)]

    def rest(self) -> list[int]:
        return [card for card, count in enumerate(self.left) if card != self.cards.architect for _ in range(count)]


def of_seats(city: City, reader: Reader, part: str) -> list[list[str]]:
    """One list for each seat; those of the last seats may be left out."""
    given = reader.get(part, [])
    if len(given) > city.players:
        raise impossible("too_many_seats", place=part, count=len(given), players=city.players)
    return [*given, *[[] for _ in range(city.players - len(given))]]


def in_order(of_seat: list[Cards]) -> list[Cards]:
    return [tuple(sorted(cards)) for cards in of_seat]


def place_cards(city: City, reader: Reader) -> None:
    box = Box(city)
    city.zones = box.of_seats(city, reader, "zones", allows_architect=True)
    city.hands = in_order(box.of_seats(city, reader, "hands"))
    city.laid = box.of_seats(city, reader, "laid")
    city.offered = tuple(in_order(box.of_seats(city, reader, "offered")))
    city.discard = list(box.take("discard", reader.get("discard", [])))
    pile = reader.position.get("pile")
    city.pile = list(box.take("pile", pile))[::-1] if pile is not None else box.rest()[::-1]
    city.hide_pile()
    city.architects = ARCHITECTS - sum([zone.count(city.cards.architect) for zone in city.zones])
    # These name cards that are counted elsewhere.
    city.built = Box(city).of_seats(city, reader, "built")
    city.shown = tuple(in_order(Box(city).of_seats(city, reader, "shown")))


# --- everything else -------------------------------------------------------------------------------------------------


def read_points(city: City, reader: Reader) -> None:
    """Scores, and the rounds that gave them; without the latter nobody asks where the points came from."""
    scores = reader.get("scores", [0] * city.players)
    if len(scores) != city.players:
        raise impossible("one_for_each_seat", place="scores", count=len(scores), players=city.players)
    for seat, points in enumerate(scores):
        if not 0 <= points < MANY:
            raise impossible("not_points", place=f"scores[{seat}]", points=points)
    city.scores = list(scores)
    rounds = []
    for number, entry in enumerate(reader.get("scored", [])):
        inner = Reader(entry)
        sizes, place = tuple(entry["sizes"]), f"scored[{number}]"
        if len(sizes) != city.players:
            raise impossible("one_for_each_seat", place=f"{place}.sizes", count=len(sizes), players=city.players)
        picked = [seats_in(city, f"{place}.picked", letters) for letters in of_seats(city, inner, "picked")]
        rounds.append((sizes, tuple(picked)))
    city.scored = tuple(rounds)


def read_round(city: City, reader: Reader) -> None:
    city.giving_up = seats_in(city, "giving_up", reader.get("giving_up", []))
    if len(set(city.giving_up)) < len(city.giving_up):
        raise impossible("seat_twice", place="giving_up")
    city.ended_by = reader.position.get("ended_by") or ""


def seats_in(city: City, place: str, letters: Sequence[str]) -> Cards:
    return tuple([seat_from(letter, city.players, place) for letter in letters])


def ask_what_was_asked(city: City, reader: Reader, asking: str) -> None:
    """Open the stage again and give the answers that were given; at least one must be missing."""
    answers = reader.get("answers", {})
    if not asking:
        if answers:
            raise impossible("answers_after_the_end")
        return
    stage = city.stage
    restore_pending(city, reader.position.get("pending") or CHOOSING)
    for letter, given in answers.items():
        (seat,) = seats_in(city, "answers", [letter])
        for number, text in enumerate(given):
            answer(city, seat, text, f"answers.{letter}[{number}]")
            if city.stage != stage:
                raise impossible("all_have_answered", step=asking)


def answer(city: City, seat: int, text: str, place: str) -> None:
    """Give an answer of the open stage again."""
    allowed = {city.game.notation(city, move): move for move in city.moves(seat)}
    if text not in allowed:
        raise impossible("answer", place=place, answer=text, allowed=", ".join(allowed) or "-")
    city.push(allowed[text], seat)
