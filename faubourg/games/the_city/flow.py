"""What happens next: setup, the three steps of a round, and the end.

All seats carry out each step at once and in secret (TC-11, TC-12): every part of a round is a stage in which a seat
only adds to its own line of answers, and all that was decided happens when the stage closes, in the order of seats
from the lead seat. An answer is asked for even if there is only one, unless everybody can see that there is nothing to
choose (R-TC-38).
"""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import MOST_SEATS, Stage
from faubourg.core.rules import NOTHING, SEALED, Frame, Step
from faubourg.core.spots import SEAT
from faubourg.games.the_city.cards import GIVE_UP_DRAW, GOAL, HAND_LIMIT, SETUP_DISCARD
from faubourg.games.the_city.effects import asking_places, bills, count_in, price, totals, yields
from faubourg.games.the_city.moves import GIVE_UP, TAKE_ARCHITECT, each_once, without
from faubourg.games.the_city.questions import (
    CHOOSE,
    CHOOSE_ANYTHING,
    CREW,
    KEEP,
    LIMIT,
    MISTAKE,
    PAY,
    REFERENCE,
    SECOND,
    SECOND_OF_ANY,
    SETUP,
)
from faubourg.games.the_city.state import NO_CARDS, Cards, City, replaced

# --- setup and the hand limit --------------------------------------------------------------------------------------


@final
class Settling(Stage):
    """Setup: every player puts some of the cards dealt on the discard pile (TC-6, TC-7)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return SETUP_OF_SEATS[: city.players]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in sealed:
            city.throw(line.seat, line.things, "setup", "TC-6")
        begin_round(city)


@final
class Trimming(Stage):
    """The hand limit, at the end of a round that is not the last (TC-57, TC-58)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [
            Frame(LIMIT, seat, count=len(hand) - HAND_LIMIT)
            for seat, hand in enumerate(city.hands)
            if len(hand) > HAND_LIMIT
        ]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in in_order(city, sealed):
            city.throw(line.seat, line.things, "limit", "TC-57")
        begin_round(city)


def in_order(city: City, sealed: list[Frame]) -> list[Frame]:
    """What the seats have decided, from the lead seat on."""
    lead = city.lead()
    if len(sealed) == city.players:
        return sealed[lead:] + sealed[:lead]
    return [line for line in sealed if line.seat >= lead] + [line for line in sealed if line.seat < lead]


# --- step 1: choose ------------------------------------------------------------------------------------------------


@final
class Choosing(Stage):
    """Step 1, and the reveal (TC-15, TC-16, TC-24)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        if city.has_mistakes:
            return [Frame(CHOOSE_ANYTHING, seat) for seat in range(city.players)]
        return CHOOSE_OF_SEATS[: city.players]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in in_order(city, sealed):
            if line.what == TAKE_ARCHITECT:
                take_architect(city, line.seat)
            elif line.what == GIVE_UP:
                give_up(city, line.seat)
            else:
                lay(city, line.seat, line.things)
        city.stack += REST_OF_A_ROUND
        if city.has_mistakes:
            take_back_mistakes(city)


def take_architect(city: City, seat: int) -> None:
    """One of the face-up supply goes to the zone, free of charge, and replaces building (TC-17, TC-18, TC-21).

    It lies there when the income of this round is worked out (TC-20).
    """
    city.architects -= 1
    city.build(seat, city.cards.architect)
    if city.log is not None:
        city.tell("architect", "TC-17", {"seat": SEAT + seat, "card": city.cards.architect})


def give_up(city: City, seat: int) -> None:
    city.giving_up += (seat,)
    if city.log is not None:
        city.tell("give_up", "TC-22", {"seat": SEAT + seat})


def lay(city: City, seat: int, cards: Cards) -> None:
    """Cards leave the hand for the table; they cannot pay for themselves nor for each other (TC-29, R-TC-16)."""
    city.give(seat, cards)
    city.laid[seat] = cards
    if city.log is not None:
        city.tell("reveal", "TC-24", {"seat": SEAT + seat, "cards": cards})


# --- mistakes, where they are allowed ------------------------------------------------------------------------------


def take_back_mistakes(city: City) -> None:
    """What cannot be built or paid returns to the hand; without any building left the player gives up (TC-36)."""
    asked = False
    for seat in city.from_lead():
        laid = city.laid[seat]
        if not laid or can_build(city, seat, laid):
            continue
        buildable = [card for card in each_once(laid) if can_build_alone(city, seat, card)]
        if len(buildable) > 1:
            asked = True
        elif buildable:
            build_only(city, seat, buildable[0])
        else:
            return_to_hand(city, seat, laid, "TC-36")
            city.laid[seat] = NO_CARDS
            give_up(city, seat)
    if asked:
        city.stack.append(Frame(SORTING, 0))


def can_build(city: City, seat: int, laid: Cards) -> bool:
    """Whether cards that are laid down can be built in this order: by the rules under which they would be offered."""
    hand = city.hands[seat]
    city.hands[seat] = hand + laid  # judged as they were when they were chosen
    is_legal = CHOOSE.refusal(city, Frame(CHOOSE, seat), laid[0]) is None
    if is_legal and len(laid) > 1:
        is_legal = SECOND.refusal(city, Frame(SECOND, seat, NOTHING, laid[0]), laid[1]) is None
    city.hands[seat] = hand
    return is_legal


def can_build_alone(city: City, seat: int, card: int) -> bool:
    """The same for one of two cards, the other being back in the hand, where it may pay (R-TC-13)."""
    hand = city.hands[seat]
    city.hands[seat] = hand + city.laid[seat]
    is_legal = CHOOSE.refusal(city, Frame(CHOOSE, seat), card) is None
    city.hands[seat] = hand
    return is_legal


def build_only(city: City, seat: int, card: int) -> None:
    """One of two cards is built; the other returns, and nothing is drawn for it (TC-41)."""
    return_to_hand(city, seat, without(city.laid[seat], (card,)), "TC-41")
    city.laid[seat] = (card,)


def return_to_hand(city: City, seat: int, cards: Cards, rule: str) -> None:
    """Everybody has seen these cards (R-TC-10)."""
    city.take(seat, list(cards))
    city.shown = replaced(city.shown, seat, tuple(sorted(city.shown[seat] + cards)))
    if city.log is not None:
        city.tell("return", rule, {"seat": SEAT + seat, "cards": cards})


@final
class Sorting(Stage):
    """Those whose pair cannot be built say which of the two they build."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [
            Frame(MISTAKE, seat)
            for seat in range(city.players)
            if city.laid[seat] and not can_build(city, seat, city.laid[seat])
        ]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in in_order(city, sealed):
            build_only(city, line.seat, line.what)


# --- step 2: build -------------------------------------------------------------------------------------------------


@final
class Paying(Stage):
    """Every builder pays in secret; then the cards that were laid down enter the zones (TC-25)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        asked = []
        for seat, laid in enumerate(city.laid):
            if laid:
                bill = price(city.cards, laid[0], city.zones[seat])
                if len(laid) > 1:
                    bill = sum(bills(city.cards, laid, city.zones[seat]))
                if 0 < bill < len(city.hands[seat]):
                    asked.append(Frame(PAY, seat, NOTHING, NOTHING, bill))
        return asked

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        paid: list[Cards | None] = [None] * city.players
        for line in sealed:
            paid[line.seat] = line.things
        is_extra_due = False
        for seat in city.from_lead():
            laid = city.laid[seat]
            if laid:
                build_and_pay(city, seat, laid, paid[seat])
                is_extra_due = is_extra_due or is_only_a_crew(city, seat)
        city.laid = [NO_CARDS] * city.players
        if is_extra_due:
            city.stack.append(Frame(EXTRA_BUILDING, 0))


def build_and_pay(city: City, seat: int, laid: Cards, paid: Cards | None) -> None:
    """Each hand card pays 1; exactly the price is paid, for one building after the other (TC-26, TC-28, TC-40).

    None was asked for a payment if there was nothing to choose: the whole hand pays, or nothing is due.
    """
    city.built[seat] += laid
    for card in laid:
        cost = price(city.cards, card, city.zones[seat])
        city.build(seat, card)
        if city.log is not None:
            city.tell("build", "TC-25", {"seat": SEAT + seat, "card": card, "cost": cost})
        if cost:
            if paid is None:
                city.throw(seat, city.hands[seat][:cost], "pay", "TC-27", card)
            else:
                city.throw(seat, paid[:cost], "pay", "TC-27", card)
                paid = paid[cost:]


def is_only_a_crew(city: City, seat: int) -> bool:
    """Whether a seat has built a Construction Crew in this round and nothing else (TC-42, TC-44)."""
    built = city.built[seat]
    return len(built) == 1 and city.cards.is_crew[built[0]]


@final
class ExtraBuilding(Stage):
    """Those who have just built a Crew choose and pay the extra card."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [Frame(CREW, seat) for seat in range(city.players) if is_only_a_crew(city, seat)]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in in_order(city, sealed):
            if line.what != NOTHING:
                city.give(line.seat, (line.what,))
                if city.log is not None:
                    city.tell("reveal", "TC-42", {"seat": SEAT + line.seat, "cards": (line.what,)})
                build_and_pay(city, line.seat, (line.what,), line.things)


# --- giving up -----------------------------------------------------------------------------------------------------


@final
class GivingUp(Step):
    """After all payments: who gives up draws, and keeps one of these cards (TC-22, R-TC-6)."""

    def run(self, city: City, frame: Frame) -> bool:
        if city.giving_up:
            dealt = city.deal([GIVE_UP_DRAW if seat in city.giving_up else 0 for seat in range(city.players)])
            city.offered = tuple([tuple(sorted(cards)) for cards in dealt])
            if city.log is not None:
                for seat in city.giving_up:
                    drawn: dict[str, object] = {"seat": SEAT + seat, "count": len(dealt[seat])}
                    city.tell("draw", "TC-22", drawn, {"cards": city.offered[seat]}, 1 << seat)
            city.stack.append(TO_KEEP)
        return False


@final
class Keeping(Stage):
    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [KEEP_OF_SEATS[seat] for seat, offered in enumerate(city.offered) if len(offered) > 1]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        kept = {line.seat: line.what for line in sealed}
        for seat in city.from_lead():
            offered = city.offered[seat]
            if offered:
                card = kept[seat] if seat in kept else offered[0]
                thrown = without(offered, (card,))
                city.take(seat, [card])
                city.discard += thrown
                if city.log is not None:
                    city.tell("keep", "TC-22", {"seat": SEAT + seat, "cards": thrown}, {"card": card}, 1 << seat)
        city.offered = (NO_CARDS,) * city.players
        city.giving_up = ()


# --- step 3: income and points -------------------------------------------------------------------------------------


@final
class Referring(Stage):
    """Only with the option `ask_reference_player`, and never of two players, who have no choice (R-TC-24)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        return [
            Frame(REFERENCE, seat, count=len(asking_places(city.cards, zone)))
            for seat, zone in enumerate(city.zones)
            if asking_places(city.cards, zone)
        ]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in sealed:
            city.references = replaced(city.references, line.seat, tuple([move - SEAT for move in line.things]))
        if city.log is not None:
            for line in in_order(city, sealed):
                tell_references(city, line.seat)
        city.stack.append(Frame(INCOME, 0, count=1))


def tell_references(city: City, seat: int) -> None:
    """Whom a seat has picked for each value, and how much is counted there."""
    zone = city.zones[seat]
    for (place, bonus), other in zip(asking_places(city.cards, zone), city.references[seat], strict=True):
        count = count_in(city.cards, city.zones[other], bonus)
        city.tell("refer", "TC-52", {"seat": SEAT + seat, "card": zone[place], "other": SEAT + other, "count": count})


@final
class Income(Step):
    """Step 3, for builders and others alike (TC-45, TC-54); then the end of the round (TC-55).

    `frame.count` tells that the players referred to have been picked.
    """

    def run(self, city: City, frame: Frame) -> bool:
        if city.asks_reference and city.players > 2 and not frame.count:
            city.stack.append(Frame(REFERRING, 0))
            return False
        if city.log is not None:
            city.tell("scoring", "TC-45", {"round": city.round})
        dealt = city.deal([note_points(city, seat) for seat in range(city.players)])
        for seat in range(city.players):
            if dealt[seat]:
                city.take(seat, dealt[seat])
            if city.log is not None:
                facts: dict[str, object] = {"seat": SEAT + seat, "count": len(dealt[seat])}
                city.tell("income", "TC-48", facts, {"cards": tuple(sorted(dealt[seat]))}, 1 << seat)
        city.scored += ((tuple([len(zone) for zone in city.zones]), city.references),)
        if city.asks_reference:
            city.references = (NO_CARDS,) * city.players
        end_round(city)
        return False


def note_points(city: City, seat: int) -> int:
    """Add the points of a zone to the score; the income of the zone (TC-47, TC-53)."""
    income, points = totals(city.cards, city.zones, seat, city.references[seat])
    city.scores[seat] += points
    if city.log is not None:
        tell_yields(city, seat, points)
    return income


def tell_yields(city: City, seat: int, points: int) -> None:
    """Income and points line by line, then the sum."""
    incomes, gained = yields(city.cards, city.zones, seat, city.references[seat])
    for place, card in enumerate(city.zones[seat]):
        if incomes[place] or gained[place]:
            yielded: dict[str, object] = {"income": incomes[place], "points": gained[place]}
            city.tell("yield", "TC-54", {"seat": SEAT + seat, "card": card, **yielded})
    city.tell("points", "TC-53", {"seat": SEAT + seat, "points": points, "score": city.scores[seat]})


def end_round(city: City) -> None:
    """The end of the game, the hand limit, or the next round (TC-13, TC-55, TC-56, R-TC-29)."""
    if max(city.scores) >= GOAL:
        city.end("TC-56")
        return
    if city.round >= city.most_rounds:
        city.end("TC-13")
        return
    for hand in city.hands:
        if len(hand) > HAND_LIMIT:
            city.stack.append(TO_TRIM)
            return
    begin_round(city)


def begin_round(city: City) -> None:
    city.round += 1
    city.built = [NO_CARDS] * city.players
    if city.log is not None:
        city.tell("round", "TC-11", {"round": city.round})
    city.stack.append(TO_CHOOSE)


SETTLING: Final = Settling("settling")
CHOOSING: Final = Choosing("choosing")
SORTING: Final = Sorting("sorting")
PAYING: Final = Paying("paying")
EXTRA_BUILDING: Final = ExtraBuilding("extra-building")
GIVING_UP: Final = GivingUp("giving-up")
KEEPING: Final = Keeping("keeping")
REFERRING: Final = Referring("referring")
INCOME: Final = Income("income")
TRIMMING: Final = Trimming("trimming")

# Frames are never changed, so those that are the same in every round are made once.
REST_OF_A_ROUND: Final = [Frame(INCOME, 0), Frame(GIVING_UP, 0), Frame(PAYING, 0)]  # the last is done first
TO_CHOOSE: Final = Frame(CHOOSING, 0)
TO_KEEP: Final = Frame(KEEPING, 0)
TO_TRIM: Final = Frame(TRIMMING, 0)
SETUP_OF_SEATS: Final = [Frame(SETUP, seat, count=SETUP_DISCARD) for seat in range(MOST_SEATS)]
CHOOSE_OF_SEATS: Final = [Frame(CHOOSE, seat) for seat in range(MOST_SEATS)]
KEEP_OF_SEATS: Final = [Frame(KEEP, seat) for seat in range(MOST_SEATS)]

STEPS: Final[dict[str, Step]] = {
    step.name: step
    for step in (
        SETUP,
        CHOOSE,
        CHOOSE_ANYTHING,
        SECOND,
        SECOND_OF_ANY,
        MISTAKE,
        PAY,
        CREW,
        KEEP,
        REFERENCE,
        LIMIT,
        SETTLING,
        CHOOSING,
        SORTING,
        PAYING,
        EXTRA_BUILDING,
        GIVING_UP,
        KEEPING,
        REFERRING,
        INCOME,
        TRIMMING,
        SEALED,
    )
}
