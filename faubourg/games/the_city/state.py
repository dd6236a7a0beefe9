"""The city: zones, hands and piles, and the few ways in which cards move.

Copies of a card are equal in every respect and nobody may tell them apart (R-TC-40), so a card is its kind, and hands
are sorted. The bytes of `known` are first those of the kinds, which everybody knows, and then one for each place in
the draw pile: 0 while an unseen card lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from faubourg.core.engine import MOST_SEATS
from faubourg.core.events import EVERYONE
from faubourg.core.rules import NOTHING
from faubourg.core.spots import SEAT
from faubourg.core.state import State
from faubourg.games.the_city.cards import ARCHITECTS, BUILDINGS, GOAL, CardSet
from faubourg.games.the_city.moves import without

if TYPE_CHECKING:
    from faubourg.core.game import Game

Cards = tuple[int, ...]
NO_CARDS: Final[Cards] = ()
ROTATIONS: Final = tuple(
    [[[*range(lead, players), *range(lead)] for lead in range(players)] for players in range(MOST_SEATS + 1)]
)  # of so many players, from each lead seat; read only
SEEN: Final = bytes([EVERYONE]) * BUILDINGS


@final
class City(State):
    """A game of The City."""

    __slots__ = (
        "cards",
        "most_rounds",
        "has_mistakes",
        "asks_reference",
        "pile",
        "discard",
        "hands",
        "zones",
        "scores",
        "scored",
        "architects",
        "round",
        "laid",
        "built",
        "giving_up",
        "offered",
        "references",
        "shown",
        "ended_by",
    )

    def __init__(
        self, game: Game, players: int, seed: int, options: dict[str, Any], cards: CardSet, most_rounds: int
    ) -> None:
        super().__init__(game, players, seed, options)
        self.cards = cards
        self.most_rounds = most_rounds
        self.has_mistakes = False  # the option allow_mistakes (R-TC-9)
        self.asks_reference = False  # the option ask_reference_player (R-TC-24)
        self.pile: list[int] = []  # the top is at the end
        self.discard: list[int] = []
        self.hands: list[Cards] = []
        self.zones: list[Cards] = []  # in the order of building
        self.scores: list[int] = []
        # Of each round that was scored: how large each zone was, and the players picked (see `references`). Zones only
        # grow, so this says which card has given which points.
        self.scored: tuple[tuple[Cards, tuple[Cards, ...]], ...] = ()
        self.architects = ARCHITECTS  # in the supply
        self.round = 0  # 0 during setup
        self.laid: list[Cards] = []  # of each seat: the revealed cards that are not built yet
        self.built: list[Cards] = []  # of each seat: what it has built in this round
        self.giving_up: tuple[int, ...] = ()
        self.offered: tuple[Cards, ...] = ()  # of each seat: the cards drawn on giving up, of which it keeps one
        self.references: tuple[tuple[int, ...], ...] = ()  # of each seat: the players picked for its values (TC-52)
        self.shown: tuple[Cards, ...] = ()  # of each seat: hand cards that all have seen, because they came back
        self.ended_by = ""  # the rule that ended the game

    def clone(self) -> City:
        twin = City(self.game, self.players, self.seed, self.options, self.cards, self.most_rounds)
        self.copy_engine_to(twin)
        twin.has_mistakes = self.has_mistakes
        twin.asks_reference = self.asks_reference
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.hands = self.hands.copy()
        twin.zones = self.zones.copy()
        twin.scores = self.scores.copy()
        twin.scored = self.scored
        twin.architects = self.architects
        twin.round = self.round
        twin.laid = self.laid.copy()
        twin.built = self.built.copy()
        twin.giving_up = self.giving_up
        twin.offered = self.offered
        twin.references = self.references
        twin.shown = self.shown
        twin.ended_by = self.ended_by
        return twin

    # --- order -----------------------------------------------------------------------------------------------------

    def lead(self) -> int:
        """The seat from which simultaneous effects are applied: another in every round, seat 0 in setup (R-TC-8)."""
        return (self.round - 1) % self.players if self.round else 0

    def from_lead(self) -> list[int]:
        return ROTATIONS[self.players][self.lead()]

    # --- drawing ---------------------------------------------------------------------------------------------------

    def take_top(self, count: int) -> list[int]:
        """So many cards off the draw pile, the top one first; fewer if both piles run out.

        The discard pile is shuffled only when a card is needed and the draw pile is empty (TC-10).
        """
        taken = self.pile[: -count - 1 : -1]
        if taken:
            del self.pile[-len(taken) :]
            place = self.cards.kinds + len(self.pile)
            self.known[place : place + len(taken)] = SEEN[: len(taken)]
        if len(taken) < count and self.reshuffle():
            taken += self.take_top(count - len(taken))
        return taken

    def reshuffle(self) -> bool:
        """The discard pile becomes the draw pile; False if it is empty too."""
        if not self.discard:
            return False
        # Sorted, so that the order in which cards came to lie there decides nothing.
        self.make_pile(sorted(self.discard))
        self.discard = []
        if self.log is not None:
            self.tell("reshuffle", "TC-10", {"count": len(self.pile)})
        return True

    def make_pile(self, cards: list[int]) -> None:
        """Shuffle some cards into a new draw pile."""
        self.shuffle(cards)
        self.pile = cards
        self.hide_pile()

    def hide_pile(self) -> None:
        """Nobody knows what lies in the draw pile; that it is no larger, all can see."""
        self.known = bytearray([EVERYONE]) * (self.cards.kinds + BUILDINGS)
        start = self.cards.kinds
        self.known[start : start + len(self.pile)] = bytes(len(self.pile))

    def deal(self, wanted: list[int]) -> list[list[int]]:
        """So many cards for each seat, one at a time in rotation from the lead seat, while there are any (R-TC-8)."""
        dealt: list[list[int]] = [[] for _ in wanted]
        cards = self.take_top(sum(wanted))
        seats = [seat for seat in self.from_lead() if wanted[seat]]
        cards.reverse()
        lap = 0
        while cards:
            for seat in seats:
                if wanted[seat] > lap and cards:
                    dealt[seat].append(cards.pop())
            lap += 1
        return dealt

    # --- hands and zones -------------------------------------------------------------------------------------------

    def take(self, seat: int, cards: list[int]) -> None:
        """Cards come into a hand."""
        hand = [*self.hands[seat], *cards]
        hand.sort()
        self.hands[seat] = tuple(hand)

    def give(self, seat: int, cards: Cards) -> None:
        """Cards leave a hand."""
        self.hands[seat] = without(self.hands[seat], cards)
        if self.has_mistakes and self.shown[seat]:
            # One that all have seen goes first: they cannot tell it from an equal one that they have not seen.
            left = list(self.shown[seat])
            for card in cards:
                if card in left:
                    left.remove(card)
            self.shown = replaced(self.shown, seat, tuple(left))

    def throw(self, seat: int, cards: Cards, kind: str, rule: str, building: int = NOTHING) -> None:
        """Cards go from a hand to the discard pile, face up; to pay for a building, if one is given."""
        self.give(seat, cards)
        self.discard += sorted(cards)
        if cards and self.log is not None:
            facts: dict[str, object] = {"seat": SEAT + seat, "cards": cards}
            if building != NOTHING:
                facts["card"] = building
            self.tell(kind, rule, facts)

    def build(self, seat: int, card: int) -> None:
        """A card comes to lie in a zone for the rest of the game."""
        self.zones[seat] += (card,)

    # --- the end ---------------------------------------------------------------------------------------------------

    def end(self, rule: str) -> None:
        """The game is over at once, and all hands may be seen."""
        self.ended_by = rule
        self.stop()
        if self.log is not None:
            at_goal = [SEAT + seat for seat, score in enumerate(self.scores) if score >= GOAL]
            self.tell("end", rule, {"seats": tuple(at_goal)})


def replaced(of_seats: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    """The same with other cards for one seat."""
    return (*of_seats[:seat], cards, *of_seats[seat + 1 :])
