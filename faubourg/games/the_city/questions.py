"""What a seat is asked, and what its answer leads to.

All questions of this game are asked in stages, in secret: an answer gives the next frame of the seat's line and changes
nothing else. What was decided happens when the stage closes (see `flow`).
"""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import NOTHING, SEALED, Frame, Question, Rule
from faubourg.core.spots import BUTTON, SEAT
from faubourg.games.the_city import legality
from faubourg.games.the_city.cards import CREW_COST
from faubourg.games.the_city.effects import price
from faubourg.games.the_city.legality import BUILDABLE, left_in_hand
from faubourg.games.the_city.moves import GIVE_UP, NONE, TAKE_ARCHITECT, each_once, without
from faubourg.games.the_city.state import NO_CARDS, City


class Discard(Question):
    """Some hand cards, one after the other in any order; `frame.count` are still to come, `frame.things` are gone."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return each_once(left_in_hand(city, frame))

    def options(self, city: City, frame: Frame) -> list[int]:
        """The candidates, for no rule is left to be applied; this is the question that is asked most."""
        hand = city.hands[frame.seat]
        if not frame.things and frame.what == NOTHING:
            return each_once(hand)
        left = [*hand]
        for card in frame.things:
            left.remove(card)
        if frame.what != NOTHING:
            left.remove(frame.what)
        return each_once(left)

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        gone = frame.things + (move,)
        if frame.count > 1:
            return Frame(self, frame.seat, NOTHING, frame.what, frame.count - 1, gone)
        return Frame(SEALED, frame.seat, NOTHING, frame.what, 0, gone)


class Choose(Question):
    """Build a card, take the Architect, or give up (TC-14). Always asked, even of an empty hand."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return self.with_buttons(city, frame, each_once(city.hands[frame.seat]))

    def options(self, city: City, frame: Frame) -> list[int]:
        return self.with_buttons(city, frame, legality.buildable(city, frame.seat))

    def with_buttons(self, city: City, frame: Frame, choices: list[int]) -> list[int]:
        if city.cards.architect not in city.zones[frame.seat]:
            choices.append(TAKE_ARCHITECT)
        choices.append(GIVE_UP)
        return choices

    def second(self) -> Question:
        """The question that a Construction Crew adds."""
        return SECOND

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        if move >= BUTTON:
            return Frame(SEALED, frame.seat, NOTHING, move)
        if city.cards.cost[move] <= CREW_COST and has_crew(city, frame.seat):
            following = Frame(self.second(), frame.seat, NOTHING, move)
            # `none` alone is no choice; nobody can tell, it is part of the same secret (TV-45).
            if len(self.second().options(city, following)) > 1:
                return following
        return Frame(SEALED, frame.seat, NOTHING, NOTHING, 0, (move,))


@final
class ChooseAnything(Choose):
    """The same where mistakes are allowed: any hand card may be laid down (R-TC-9, R-TC-39)."""

    def options(self, city: City, frame: Frame) -> list[int]:
        return self.candidates(city, frame)

    def second(self) -> Question:
        return SECOND_OF_ANY


class Second(Question):
    """With a Crew in the zone: a second card, or none (TC-37, TC-39)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [NONE, *each_once(without(city.hands[frame.seat], (frame.what,)))]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        laid = (frame.what,) if move == NONE else (frame.what, move)
        return Frame(SEALED, frame.seat, NOTHING, NOTHING, 0, laid)


def has_crew(city: City, seat: int) -> bool:
    """Whether a Construction Crew lies in the zone."""
    zone = city.zones[seat]
    for crew in city.cards.crews:
        if crew in zone:
            return True
    return False


@final
class Mistake(Question):
    """Two cards laid down of which only one, but either, can be built: which one (TC-41)?"""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return sorted(city.laid[frame.seat])

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return Frame(SEALED, frame.seat, NOTHING, move)


@final
class Crew(Question):
    """A Crew was just built: one more small card at once, or none (TC-42, TC-43). Always asked."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [NONE, *each_once(city.hands[frame.seat])]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        if move == NONE:
            return Frame(SEALED, frame.seat, NOTHING, NOTHING)
        bill = price(city.cards, move, city.zones[frame.seat])
        rest = without(city.hands[frame.seat], (move,))
        if bill == 0 or bill == len(rest):
            return Frame(SEALED, frame.seat, NOTHING, move, 0, rest if bill else NO_CARDS)
        return Frame(PAY, frame.seat, NOTHING, move, bill)


@final
class Keep(Question):
    """One of the cards drawn, never one of the hand (R-TC-5)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return each_once(city.offered[frame.seat])

    def options(self, city: City, frame: Frame) -> list[int]:
        return each_once(city.offered[frame.seat])

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        return Frame(SEALED, frame.seat, NOTHING, move)


@final
class Reference(Question):
    """The player of whom a card counts the symbols; `frame.things` are those picked for the values before (TC-52)."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [SEAT + seat for seat in range(city.players) if seat != frame.seat]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        picked = frame.things + (move,)
        if frame.count > 1:
            return Frame(self, frame.seat, NOTHING, NOTHING, frame.count - 1, picked)
        return Frame(SEALED, frame.seat, NOTHING, NOTHING, 0, picked)


SETUP: Final = Discard("setup", (Rule("TC-6", legality.in_hand),), indexed=1)
LIMIT: Final = Discard("limit", (Rule("TC-57", legality.in_hand),), indexed=1)
PAY: Final = Discard(
    "pay",
    (
        Rule("TC-26", legality.a_card),
        Rule("TC-29", legality.not_laid_down),
        Rule("TC-27", legality.in_hand),
    ),
    indexed=3,
)
A_CHOICE: Final[tuple[Rule, ...]] = (
    Rule("TC-14", legality.one_of_three_choices),
    Rule("TC-15", legality.in_hand_or_a_button),
    Rule("TC-19", legality.no_architect_yet),
)
A_SMALL_CARD: Final[tuple[Rule, ...]] = (
    Rule("TC-37", legality.in_hand_or_none),
    Rule("TC-38", legality.small_enough, legality.printed_cost),
)
CHOOSE: Final = Choose("choose", (*A_CHOICE, *BUILDABLE), indexed=3)
CHOOSE_ANYTHING: Final = ChooseAnything("choose-anything", A_CHOICE, indexed=3)
SECOND: Final = Second("second", (*A_SMALL_CARD, *BUILDABLE), indexed=1)
SECOND_OF_ANY: Final = Second("second-of-any", A_SMALL_CARD, indexed=1)
MISTAKE: Final = Mistake("mistake", (Rule("TC-41", legality.among_the_laid),), indexed=1)
CREW: Final = Crew(
    "crew",
    (
        Rule("TC-43", legality.in_hand_or_none),
        Rule("TC-42", legality.small_enough, legality.printed_cost),
        *BUILDABLE,
    ),
    indexed=1,
)
KEEP: Final = Keep("keep", (Rule("TC-22", legality.among_the_drawn),), indexed=1)
REFERENCE: Final = Reference("reference", (Rule("TC-52", legality.another_player),), indexed=1)
