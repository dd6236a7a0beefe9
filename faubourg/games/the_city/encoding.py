"""The City as arrays: cards are counted by kind, in a row for each player."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, final

from faubourg.core.encoding import LARGEST, Encoding, Part, Range
from faubourg.core.rules import SEALED
from faubourg.core.spots import BUTTON, SEAT
from faubourg.games.the_city.cards import BUILDINGS
from faubourg.games.the_city.effects import totals
from faubourg.games.the_city.moves import BUTTONS
from faubourg.games.the_city.state import Cards, City

if TYPE_CHECKING:
    from faubourg.core.state import State

TABLE: Final = "round, last possible round, cards in the draw pile, Architects left, seat of the lead from one's own on"
PLAYER: Final = (
    "points, points of a round, income of a round, cards in hand, cards built, 1 if giving up, cards drawn then"
)
FIGURES_OF_TABLE: Final = 5
FIGURES_OF_PLAYER: Final = 7


@final
class CityEncoding(Encoding):
    """Actions: a kind of card, a player, a button."""

    __slots__ = ("kinds",)

    def __init__(self, state: State) -> None:
        assert isinstance(state, City)
        kinds, players = state.cards.kinds, state.players
        self.kinds = kinds
        by_kind = f"by kind: {', '.join(state.cards.ids)}"
        super().__init__(
            state,
            (
                Part("table", (FIGURES_OF_TABLE,), LARGEST, TABLE),
                Part("players", (players, FIGURES_OF_PLAYER), LARGEST, PLAYER),
                Part("about", (2,), BUILDINGS, "the kind that the question is about (1 on; 0: none), answers to come"),
                Part("hand", (kinds,), BUILDINGS, f"one's own cards, {by_kind}"),
                Part("given", (kinds,), BUILDINGS, "of these, what one has answered with already"),
                Part("offer", (kinds,), BUILDINGS, "one's own cards drawn on giving up"),
                Part("discard", (kinds,), BUILDINGS, "the discard pile"),
                Part("zones", (players, kinds), BUILDINGS, "what each player has built"),
                Part("laid", (players, kinds), BUILDINGS, "what each has turned up and not built yet"),
                Part("shown", (players, kinds), BUILDINGS, "what all have seen of each hand"),
            ),
            (
                Range("card", 0, kinds, "a kind of card"),
                Range("player", SEAT, players, "a player, from oneself on", each=1),
                Range("button", BUTTON, len(BUTTONS), ", ".join(BUTTONS)),
            ),
        )

    def fill(self, city: City, seat: int, numbers: array[int]) -> None:
        players, kinds, places = self.players, self.kinds, self.places
        table = places["table"]
        numbers[table] = city.round
        numbers[table + 1] = city.most_rounds
        numbers[table + 2] = len(city.pile)
        numbers[table + 3] = city.architects
        numbers[table + 4] = (city.lead() - seat) % players
        row = places["players"]
        zones, laid, shown = places["zones"], places["laid"], places["shown"]
        for distance in range(players):
            other = (seat + distance) % players
            income, points = totals(city.cards, city.zones, other)
            numbers[row] = city.scores[other]
            numbers[row + 1] = points
            numbers[row + 2] = income
            numbers[row + 3] = len(city.hands[other])
            numbers[row + 4] = len(city.zones[other])
            numbers[row + 5] = other in city.giving_up
            numbers[row + 6] = len(city.offered[other])
            row += FIGURES_OF_PLAYER
            count(city.zones[other], numbers, zones + kinds * distance)
            count(city.laid[other], numbers, laid + kinds * distance)
            if city.shown[other]:
                count(city.shown[other], numbers, shown + kinds * distance)
        count(city.hands[seat], numbers, places["hand"])
        count(city.offered[seat], numbers, places["offer"])
        pile = places["discard"]
        for kind in city.discard:
            numbers[pile + kind] += 1
        if seat in city.asked:
            frame = city.line_frames[seat]
            if frame.step is not SEALED:
                about = places["about"]
                numbers[about] = frame.what + 1 if 0 <= frame.what < kinds else 0
                numbers[about + 1] = frame.count
            given = places["given"]
            for move in city.line_answers[seat]:
                if move < kinds:
                    numbers[given + move] += 1


def count(cards: Cards, numbers: array[int], place: int) -> None:
    for kind in cards:
        numbers[place + kind] += 1


ENCODING: Final = CityEncoding
