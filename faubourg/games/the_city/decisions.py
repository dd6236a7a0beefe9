"""What a question is about, the spots and figures of its choices, and what is closed: everything but the words."""

from __future__ import annotations

from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON, SEAT
from faubourg.core.state import About
from faubourg.games.the_city.cards import GIVE_UP_DRAW, GIVE_UP_KEEP, Bonus
from faubourg.games.the_city.effects import asking_places, count_in, price
from faubourg.games.the_city.legality import left_in_hand, money_for
from faubourg.games.the_city.moves import GIVE_UP, TAKE_ARCHITECT, each_once
from faubourg.games.the_city.outlook import Outlook, bill_of, letter, numbered, spot_of_building, to_be_built
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
from faubourg.games.the_city.shapes import Facts
from faubourg.games.the_city.state import Cards, City
from faubourg.games.the_city.view import mistake
from faubourg.games.the_city.worth import card_values

GIVING_AWAY = (SETUP, PAY, LIMIT)  # questions in which a card is worth no more than any other


def cards_at_hand(city: City, frame: Frame) -> Cards:
    """The cards from which a question chooses, as its seat sees them lie."""
    if frame.step is KEEP:
        return city.offered[frame.seat]
    if frame.step is MISTAKE:
        return city.laid[frame.seat]
    return left_in_hand(city, frame)


def spots(city: City, frame: Frame, move: int) -> tuple[str, ...]:
    """A card touches every copy of it that lies where it is taken from."""
    if move >= BUTTON:
        return (f"button:{city.game.buttons[move - BUTTON]}",)
    if move >= SEAT:
        return (f"seat:{letter(move - SEAT)}",)
    cards = cards_at_hand(city, frame)
    if frame.step is MISTAKE:
        return tuple([f"laid:{letter(frame.seat)}:{place}" for place, card in enumerate(cards) if card == move])
    row = "offer" if frame.step is KEEP else "hand"
    return tuple([f"{row}:{id}" for card, id in zip(cards, numbered(city, cards), strict=True) if card == move])


def about(city: City, frame: Frame) -> About:
    """The building that is to be paid, the first card of a pair, the Crew that builds on, the card that counts."""
    seat, ids, built = frame.seat, city.cards.ids, len(city.zones[frame.seat])
    if frame.step is PAY:
        bill = bill_of(city, frame)
        due = next(card for card, cost, paid in bill if len(paid) < cost)
        places = tuple([spot_of_building(city, seat, built + place) for place in range(len(bill))])
        return About(f"card:{ids[due]}", places, tuple([ids[card] for card, _, _ in bill]))
    if frame.step in (SECOND, SECOND_OF_ANY):
        return About(f"card:{ids[frame.what]}", ("chosen:0",), (ids[frame.what],))
    if frame.step is CREW:
        crew = city.built[seat][0]
        return About(f"card:{ids[crew]}", (spot_of_building(city, seat, built - 1),), (ids[crew],))
    if frame.step is MISTAKE:
        places = tuple([f"laid:{letter(seat)}:{place}" for place in range(len(city.laid[seat]))])
        return About(None, places, tuple([ids[card] for card in city.laid[seat]]))
    if frame.step is REFERENCE:
        place, _ = asking_place(city, frame)
        card = ids[city.zones[seat][place]]
        return About(f"card:{card}", (spot_of_building(city, seat, place),), (card,))
    return About()


def asking_place(city: City, frame: Frame) -> tuple[int, Bonus]:
    """The card whose value is asked for now: its place in the zone, and what it counts."""
    return asking_places(city.cards, city.zones[frame.seat])[len(frame.things)]


def answers_left(city: City, frame: Frame) -> tuple[int, int]:
    count = frame.count if frame.step in GIVING_AWAY or frame.step is REFERENCE else 1
    return count, count


def suggested(city: City, frame: Frame) -> tuple[int, ...]:
    """What can be spared best; for every value that asks for a player, one with the most of what it counts."""
    if frame.step in (PAY, LIMIT):
        return to_spare(city, frame)
    if frame.step is not REFERENCE:
        return ()
    others = [seat for seat in range(city.players) if seat != frame.seat]
    asking = asking_places(city.cards, city.zones[frame.seat])[len(frame.things) :]
    return tuple(
        [SEAT + max(others, key=lambda seat: count_in(city.cards, city.zones[seat], bonus)) for _, bonus in asking]
    )


def to_spare(city: City, frame: Frame) -> tuple[int, ...]:
    """As many cards as are to be given away: those that would bring least as the next building."""
    hand = cards_at_hand(city, frame)
    value = card_values(city, frame.seat, hand)
    return tuple(sorted(hand, key=lambda card: (value[card], card))[: frame.count])


def closed(city: City, frame: Frame) -> list[int]:
    """Hand cards that cannot be built now, and the Architect once he has been taken."""
    found = []
    if frame.step in (CHOOSE, SECOND, SECOND_OF_ANY, CREW):
        offered = frame.step.options(city, frame)
        found += [card for card in each_once(left_in_hand(city, frame)) if card not in offered]
    if frame.step in (CHOOSE, CHOOSE_ANYTHING) and city.cards.architect in city.zones[frame.seat]:
        found.append(TAKE_ARCHITECT)
    return found


def choice_facts(city: City, frame: Frame, move: int) -> Facts:
    if move == GIVE_UP:
        return {"draws": GIVE_UP_DRAW, "keeps": GIVE_UP_KEEP}
    if move == TAKE_ARCHITECT:
        return facts_of_building(city, frame, city.cards.architect)
    if move >= BUTTON:
        return {}
    if move >= SEAT:
        return facts_of_reference(city, frame, move - SEAT)
    copies = cards_at_hand(city, frame).count(move)
    if frame.step in GIVING_AWAY:
        return {"card": city.cards.ids[move], "copies": copies}
    return {"copies": copies, **facts_of_building(city, frame, move)}


def cost_of(city: City, frame: Frame, card: int) -> int:
    """What a card costs if it is built next."""
    return price(city.cards, card, city.zones[frame.seat] + to_be_built(city, frame))


def facts_of_building(city: City, frame: Frame, card: int) -> Facts:
    """What a card costs and brings if it is built next."""
    cost = cost_of(city, frame, card)
    facts: Facts = {
        "card": city.cards.ids[card],
        "cost": cost,
        "printed_cost": city.cards.cost[card],
        "gain": Outlook(city, frame.seat, to_be_built(city, frame)).gain(card),
    }
    if card != city.cards.architect and frame.step not in (KEEP, MISTAKE):
        facts["hand_after"] = max(0, money_for(city, frame) - cost)
    mistaken = mistake(city, frame, card)
    if mistaken is not None:
        facts["mistake"] = mistaken
    return facts


def facts_of_reference(city: City, frame: Frame, other: int) -> Facts:
    """What the card that asks counts in the zone of a player, and what it would yield by that."""
    place, bonus = asking_place(city, frame)
    counted = count_in(city.cards, city.zones[other], bonus)
    kind = city.zones[frame.seat][place]
    value = "income" if bonus in city.cards.income_bonus[kind] else "points"
    facts: Facts = {"counted": counted}
    facts["income" if value == "income" else "points"] = bonus.amount * counted
    return facts
