"""What a seat may see, by allow-list, and what it could imagine behind the rest."""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.core.rules import NOTHING, SEALED, Frame
from faubourg.core.spots import SEAT
from faubourg.games.the_city.cards import SYMBOLS
from faubourg.games.the_city.effects import price, yields
from faubourg.games.the_city.flow import KEEPING, REFERRING, SORTING
from faubourg.games.the_city.legality import left_in_hand
from faubourg.games.the_city.moves import without
from faubourg.games.the_city.questions import CHOOSE, CREW, KEEP, MISTAKE, REFERENCE, SECOND, SECOND_OF_ANY
from faubourg.games.the_city.state import Cards, City


def view(city: City, seat: int | None) -> dict[str, Any]:
    """Plain data: what lies on the table for everybody, and the hand of this seat only. Cards by id, never by copy."""
    ids = city.cards.ids
    zones = [zone_rows(city, owner) for owner in range(city.players)]
    seen: dict[str, Any] = {
        "game": city.game.name,
        "seat": seat,
        "players": city.players,
        "stage": city.stage,
        "to_act": list(city.to_act),
        "question": None if city.is_over else city.frame.step.name,
        "round": city.round,
        "lead": city.lead(),
        "pile": len(city.pile),
        "discard": [ids[card] for card in city.discard],
        "architects": city.architects,
        "hand_sizes": [len(hand) for hand in city.hands],
        "scores": list(city.scores),
        "zones": zones,
        "incomes": [sum([row["income"] for row in rows]) for rows in zones],
        "points": [sum([row["points"] for row in rows]) for rows in zones],
        "symbols": [symbols_of(city, zone) for zone in city.zones],
        "laid": [[ids[card] for card in laid] for laid in city.laid],
        "built": [[ids[card] for card in built] for built in city.built],
        "giving_up": list(city.giving_up),
        "drawn": [len(offered) for offered in city.offered],
        "shown": [[ids[card] for card in shown] for shown in city.shown],
        "ended_by": city.ended_by or None,
    }
    if seat is not None:
        frame = own_frame(city, seat)
        seen["hand"] = [hand_row(city, frame, card) for card in own_hand(city, frame)]
        seen["offer"] = [ids[card] for card in city.offered[seat]]
        seen["answers"] = [
            city.game.notation(city, move) for line in city.lines if line.seat == seat for move in line.answers
        ]
    if city.is_over:
        seen["hands"] = [[ids[card] for card in hand] for hand in city.hands]
    return seen


def zone_rows(city: City, owner: int) -> list[dict[str, Any]]:
    """Every card of a zone, with what it yields as things stand, and what it has given so far."""
    income, gained = yields(city.cards, city.zones, owner)
    return [
        {
            "card": city.cards.ids[kind],
            "symbols": symbols_of(city, (kind,)),
            "income": income[place],
            "points": gained[place],
        }
        for place, kind in enumerate(city.zones[owner])
    ]


def symbols_of(city: City, zone: Cards) -> dict[str, int]:
    symbols = city.cards.symbols
    return {name: sum([symbols[kind][place] for kind in zone]) for place, name in enumerate(SYMBOLS)}


def own_frame(city: City, seat: int) -> Frame:
    """The question of a seat, or where its sealed line has ended; as in step 1 if it is asked nothing."""
    if seat in city.asked:
        return city.line_frames[seat]
    return Frame(CHOOSE, seat)


def own_hand(city: City, frame: Frame) -> Cards:
    """The hand as its owner sees it: without what he has laid down or paid in the open stage."""
    if frame.step in (KEEP, MISTAKE, REFERENCE):
        return city.hands[frame.seat]
    if frame.step is not SEALED:
        return left_in_hand(city, frame)
    if city.frame.step in (KEEPING, SORTING, REFERRING):
        return city.hands[frame.seat]
    gone = frame.things if frame.what == NOTHING or frame.what >= SEAT else (*frame.things, frame.what)
    return without(city.hands[frame.seat], gone)


def hand_row(city: City, frame: Frame, card: int) -> dict[str, Any]:
    """A hand card with what it would cost its owner, and the rule that keeps it from being built, if one does."""
    question = frame.step if frame.step in (SECOND, CREW) else SECOND if frame.step is SECOND_OF_ANY else CHOOSE
    judged = Frame(question, frame.seat, NOTHING, frame.what if question is SECOND else NOTHING)
    rule = question.refusal(city, judged, card)
    row: dict[str, Any] = {
        "card": city.cards.ids[card],
        "printed_cost": city.cards.cost[card],
        "cost": price(city.cards, card, zone_to_judge_in(city, judged)),
        "symbols": symbols_of(city, (card,)),
        "income": city.cards.income[card],
        "points": city.cards.vp[card],
        "blocked": None,
    }
    if rule is not None:
        facts = rule.facts(city, judged, card) if rule.facts else {}
        row["blocked"] = {"rule": rule.id, "why": city.game.reasons(rule, facts)}
    return row


def zone_to_judge_in(city: City, frame: Frame) -> Cards:
    """The builder's zone, with the first card of a pair in it while the second is chosen (R-TC-12)."""
    zone = city.zones[frame.seat]
    return zone + (frame.what,) if frame.step in (SECOND, SECOND_OF_ANY) else zone


def cards_at_hand(city: City, frame: Frame) -> Cards:
    """The cards from which a question chooses, as its seat sees them lie."""
    if frame.step is KEEP:
        return city.offered[frame.seat]
    if frame.step is MISTAKE:
        return city.laid[frame.seat]
    return left_in_hand(city, frame)


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
