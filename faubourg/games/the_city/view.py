"""What a seat may see, by allow-list, and what it could imagine behind the rest."""

from __future__ import annotations

from random import Random
from typing import cast

from faubourg.core.rules import NOTHING, SEALED, Frame, Question, Step
from faubourg.games.the_city.cards import GOAL, HAND_LIMIT, SYMBOLS
from faubourg.games.the_city.effects import price, yields
from faubourg.games.the_city.flow import SORTING
from faubourg.games.the_city.moves import without
from faubourg.games.the_city.outlook import (
    Outlook,
    bill_of,
    chosen_by,
    letter,
    numbered,
    own_hand,
    spot_of_building,
    to_be_built,
)
from faubourg.games.the_city.questions import CHOOSE, CHOOSE_ANYTHING, CREW, SECOND, SECOND_OF_ANY
from faubourg.games.the_city.shapes import Blocked, CardRow, Due, Symbols, View, ZoneCard
from faubourg.games.the_city.state import NO_CARDS, Cards, City

# Questions in which not every hand card may be chosen, and those in which any may, but comes back as a mistake.
BUILDING: dict[Step, Question] = {question: question for question in (CHOOSE, SECOND, CREW)}
MISTAKABLE: dict[Step, Question] = {CHOOSE_ANYTHING: CHOOSE, SECOND_OF_ANY: SECOND}


def view(city: City, seat: int | None) -> View:
    """Plain data: what lies on the table for everybody, and the hand of this seat only. Cards by id, never by copy."""
    zones = [zone_rows(city, owner) for owner in range(city.players)]
    seen: View = {
        "game": city.game.name,
        "seat": None if seat is None else letter(seat),
        "players": city.players,
        "stage": city.stage,
        "to_act": [letter(one) for one in city.to_act],
        "question": None if city.is_over else city.frame.step.name,
        "ended_by": city.ended_by or None,
        "scores": list(city.scores),
        "round": city.round,
        "most_rounds": city.most_rounds,
        "goal": GOAL,
        "hand_limit": HAND_LIMIT,
        "lead": letter(city.lead()),
        "pile_size": len(city.pile),
        "discard": names(city, city.discard),
        "architects": city.architects,
        "hand_sizes": [len(hand) for hand in city.hands],
        "zone_cards": zones,
        "incomes": [sum([row["income"] for row in rows]) for rows in zones],
        "points": [sum([row["points"] for row in rows]) for rows in zones],
        "symbols": [symbols_of(city, zone) for zone in city.zones],
        "laid_cards": [laid_rows(city, owner) for owner in range(city.players)],
        "built": [names(city, built) for built in city.built],
        "giving_up": [letter(one) for one in city.giving_up],
        "offer_sizes": [len(offered) for offered in city.offered],
        "shown": [names(city, shown) for shown in city.shown],
        "answers": {},
    }
    if seat is not None:
        look_at_own_cards(city, seat, seen)
    if city.is_over:
        seen["hands"] = [names(city, hand) for hand in city.hands]
    return seen


def look_at_own_cards(city: City, seat: int, seen: View) -> None:
    """What only this seat may know."""
    frame = own_frame(city, seat)
    outlook = Outlook(city, seat, to_be_built(city, frame))
    seen["hand"] = card_rows(city, frame, "hand", own_hand(city, frame), outlook)
    seen["chosen"] = one_after_the_other(city, seat, "chosen", chosen_by(city, frame), city.laid[seat])
    seen["offer"] = card_rows(city, frame, "offer", city.offered[seat], outlook)
    seen["bill"] = bill_rows(city, frame)
    if seat in city.asked:
        answers = [city.game.notation(city, move) for move in city.line_answers[seat]]
        seen["answers"] = {letter(seat): answers}


def names(city: City, cards: Cards | list[int]) -> list[str]:
    ids = city.cards.ids
    return [ids[card] for card in cards]


def symbols_of(city: City, zone: Cards) -> Symbols:
    symbols = city.cards.symbols
    shown = {name: sum([symbols[kind][place] for kind in zone]) for place, name in enumerate(SYMBOLS)}
    return cast(Symbols, shown)


def own_frame(city: City, seat: int) -> Frame:
    """The question of a seat, or where its sealed line has ended; as if sealed if it is asked nothing."""
    return city.line_frames[seat] if seat in city.asked else Frame(SEALED, seat)


# --- rows ----------------------------------------------------------------------------------------------------------


def zone_rows(city: City, owner: int) -> list[ZoneCard]:
    """Every card of a zone, with what it yields as things stand."""
    income, points = yields(city.cards, city.zones, owner)
    return [
        {
            "spot": spot_of_building(city, owner, place),
            "card": city.cards.ids[kind],
            "cost": city.cards.cost[kind],
            "symbols": symbols_of(city, (kind,)),
            "income": income[place],
            "points": points[place],
        }
        for place, kind in enumerate(city.zones[owner])
    ]


def card_rows(city: City, frame: Frame, place: str, cards: Cards, outlook: Outlook) -> list[CardRow]:
    """Cards of which one is chosen, each as if it were built next."""
    return [
        card_row(city, outlook, card, id, f"{place}:{id}", obstacle(city, frame, card), mistake(city, frame, card))
        for card, id in zip(cards, numbered(city, cards), strict=True)
    ]


def laid_rows(city: City, owner: int) -> list[CardRow]:
    """Cards that all can see, and that are not paid for yet; of two, both are built or one alone (TC-41)."""
    if city.frame.step is SORTING and owner in city.asked:
        place, alone = f"laid:{letter(owner)}", Outlook(city, owner)
        ids = zip(city.laid[owner], numbered(city, city.laid[owner]), strict=True)
        return [card_row(city, alone, card, id, f"{place}:{count}") for count, (card, id) in enumerate(ids)]
    return one_after_the_other(city, owner, f"laid:{letter(owner)}", city.laid[owner])


def one_after_the_other(city: City, owner: int, place: str, cards: Cards, first: Cards = NO_CARDS) -> list[CardRow]:
    """Cards that are built in this order, each with those before it in the zone."""
    return [
        card_row(city, Outlook(city, owner, first + cards[:count]), card, id, f"{place}:{count}")
        for count, (card, id) in enumerate(zip(cards, numbered(city, cards), strict=True))
    ]


def card_row(
    city: City,
    outlook: Outlook,
    card: int,
    id: str,
    spot: str,
    blocked: Blocked | None = None,
    mistaken: Blocked | None = None,
) -> CardRow:
    return {
        "id": id,
        "spot": spot,
        "card": city.cards.ids[card],
        "printed_cost": city.cards.cost[card],
        "cost": price(city.cards, card, outlook.zones[outlook.seat]),
        "symbols": symbols_of(city, (card,)),
        "income": city.cards.income[card],
        "points": city.cards.vp[card],
        "blocked": blocked,
        "mistake": mistaken,
        "gain": outlook.gain(card),
    }


def obstacle(city: City, frame: Frame, card: int) -> Blocked | None:
    """The rule that keeps a hand card from being chosen in the question asked."""
    question = BUILDING.get(frame.step)
    return None if question is None else refusal(city, question, frame, card)


def mistake(city: City, frame: Frame, card: int) -> Blocked | None:
    """The rule that will send a card back to the hand although it may be laid down (R-TC-9)."""
    question = MISTAKABLE.get(frame.step)
    return None if question is None else refusal(city, question, frame, card)


def refusal(city: City, question: Question, frame: Frame, card: int) -> Blocked | None:
    judged = Frame(question, frame.seat, NOTHING, frame.what)
    rule = question.refusal(city, judged, card)
    if rule is None:
        return None
    facts = rule.facts(city, judged, card) if rule.facts else {}
    return {"rule": rule.id, "why": city.game.reasons(rule, facts)}


def bill_rows(city: City, frame: Frame) -> list[Due]:
    """What is being paid for, one building after the other."""
    built = len(city.zones[frame.seat])
    return [
        {
            "spot": spot_of_building(city, frame.seat, built + place),
            "card": city.cards.ids[card],
            "cost": cost,
            "paid": names(city, paid),
            "left": cost - len(paid),
        }
        for place, (card, cost, paid) in enumerate(bill_of(city, frame))
    ]


# --- imagining -----------------------------------------------------------------------------------------------------


def redraw(city: City, seat: int | None, rng: Random) -> None:
    """Deal anew what a seat cannot know: the draw pile, the other hands, and what others have drawn on giving up.

    A card that came back to a hand after everybody had seen it stays there.
    """
    if city.is_over:
        return
    others = [other for other in range(city.players) if other != seat]
    hidden = list(city.pile)
    for other in others:
        hidden += without(city.hands[other], city.shown[other])
        hidden += city.offered[other]
    hidden.sort()  # where they are must not matter
    rng.shuffle(hidden)
    offered = list(city.offered)
    for other in others:
        count = len(city.hands[other]) - len(city.shown[other])
        city.hands[other] = tuple(sorted([*hidden[:count], *city.shown[other]]))
        del hidden[:count]
        count = len(offered[other])
        offered[other] = tuple(sorted(hidden[:count]))
        del hidden[:count]
    city.offered = tuple(offered)
    city.pile = hidden
