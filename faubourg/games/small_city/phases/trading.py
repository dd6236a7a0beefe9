"""Phase 4, shops: everybody exchanges raw and money for money and votes, all at once."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.engine import Stage
from faubourg.core.rules import SEALED, Frame, Question, Rule
from faubourg.core.spots import SEAT
from faubourg.games.small_city.borough import ABROAD, Borough
from faubourg.games.small_city.effects import kind_in, places_with, store_of
from faubourg.games.small_city.moves import END, PAY, PLACES, RAW_AT, RAW_KINDS, cell_of, seat_of, spot
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import CASH_TO_VOTES, RAW_CASH, RAW_TO_CASH, RAW_TO_VOTES, RAW_VOTES, VOTE_BUNDLES
from faubourg.games.small_city.wording import reasons

EXCHANGES: Final = (RAW_TO_CASH, CASH_TO_VOTES, RAW_TO_VOTES)

# The exchanges of a seat are a line of pairs in `Frame.things`: the slot, and what is given there.


def slot_kind(city: City, move: int) -> int:
    """The kind of exchange that a spot offers, -1 for none."""
    borough = city.boroughs[seat_of(move)]
    for kind in EXCHANGES:
        if borough.slots[kind] >> cell_of(move) & 1:
            return kind
    return -1


def purse_after(city: City, seat: int, deals: tuple[int, ...]) -> Borough:
    """The borough of a seat with its exchanges so far: money, votes and stores. A copy unless there are none."""
    borough = city.boroughs[seat]
    if len(deals) < 2:
        return borough
    borough = Borough(city.players, borough)
    for i in range(0, len(deals) - 1, 2):
        exchange(city, borough, deals[i], deals[i + 1])
    return borough


def exchange(city: City, borough: Borough, slot: int, given: int) -> int:
    """One exchange (SC-123, SC-124, SC-125); the votes it brings, which are not added here."""
    if given >= PAY:
        money, votes = VOTE_BUNDLES[given - PAY]
        borough.money -= money
        return votes
    raw = kind_in(given)
    borough.change_store(store_of(borough, given), raw, -1)
    if slot_kind(city, slot) == RAW_TO_CASH:
        borough.money += RAW_CASH[raw]
        return 0
    return RAW_VOTES[raw]


def deals_at(city: City, purse: Borough, slot: int) -> list[int]:
    """What can be given on a slot."""
    if slot_kind(city, slot) == CASH_TO_VOTES:
        return [PAY + i for i in range(len(VOTE_BUNDLES)) if VOTE_BUNDLES[i][0] <= purse.money]
    found: list[int] = []
    for raw in range(RAW_KINDS):
        found += places_with(purse, raw)
    return found


def exchange_slots(city: City, seat: int) -> list[int]:
    """The exchange slots on which citizens of a seat stand, at home and abroad (SC-117)."""
    found: list[int] = []
    for place in range(city.players):
        borough = city.boroughs[place]
        standing = borough.people[seat] & (
            borough.slots[RAW_TO_CASH] | borough.slots[CASH_TO_VOTES] | borough.slots[RAW_TO_VOTES]
        )
        while standing:
            slot = standing & -standing
            found.append(spot(place, slot.bit_length() - 1))
            standing ^= slot
    return found


def usable_slots(city: City, frame: Frame) -> list[int]:
    """Slots that have not worked yet and where something can be given (SC-126)."""
    purse = purse_after(city, frame.seat, frame.things)
    used = frame.things[::2]
    return [slot for slot in exchange_slots(city, frame.seat) if slot not in used and deals_at(city, purse, slot)]


def trade_or_seal(city: City, frame: Frame) -> Frame:
    """The next question of a line, or its end if nothing more can be exchanged."""
    return frame if usable_slots(city, frame) else Frame(SEALED, frame.seat, things=frame.things)


@final
class Trading(Stage):
    """Everybody exchanges at once, in an order of one's own (SC-126)."""

    def openings(self, city: City, frame: Frame) -> list[Frame]:
        found = [trade_or_seal(city, Frame(SHOP_SLOT, seat)) for seat in range(city.players) if city.is_in(seat)]
        return [opening for opening in found if opening.step is not SEALED]

    def close(self, city: City, frame: Frame, sealed: list[Frame]) -> None:
        for line in sealed:
            for i in range(0, len(line.things), 2):
                carry_out_exchange(city, line.seat, line.things[i], line.things[i + 1])


def carry_out_exchange(city: City, seat: int, slot: int, given: int) -> None:
    borough = city.change(seat)
    money = borough.money
    votes = exchange(city, borough, slot, given)
    if given < PAY:
        city.change_supply(kind_in(given), 1)
    if votes:
        place = seat_of(slot)
        if place == seat:
            borough.add_earned(city.box, cell_of(slot), votes)
        else:
            borough.book(ABROAD, votes)
    if city.log is not None:
        facts: dict[str, object] = {"seat": SEAT + seat, "cell": slot}
        if given >= PAY:
            city.tell("buy_votes", "SC-124", {**facts, "votes": votes, "money": money - borough.money})
        elif votes:
            city.tell("raw_for_votes", "SC-125", {**facts, "raw": given, "votes": votes})
        else:
            city.tell("raw_for_cash", "SC-123", {**facts, "raw": given, "money": borough.money - money})


@final
class ShopSlot(Question):
    """On which slot to exchange something, or the end."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return [*usable_slots(city, frame), END]

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        if move == END:
            return Frame(SEALED, frame.seat, things=frame.things)
        return Frame(DEAL, frame.seat, at=move, things=frame.things)


@final
class Deal(Question):
    """What to give there."""

    def candidates(self, city: City, frame: Frame) -> list[int]:
        return deals_at(city, purse_after(city, frame.seat, frame.things), frame.at)

    def answer(self, city: City, frame: Frame, move: int) -> Frame:
        done = Frame(SHOP_SLOT, frame.seat, things=(*frame.things, frame.at, move))
        return trade_or_seal(city, done)


def own_exchange_slot(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-126: an exchange slot on which an own citizen stands and which has not worked yet."""
    allowed = exchange_slots(city, frame.seat)
    used = frame.things[::2]
    return [move for move in moves if move == END or (move in allowed and move not in used)]


def something_to_give(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-123, SC-124, SC-125."""
    purse = purse_after(city, frame.seat, frame.things)
    return [move for move in moves if move == END or deals_at(city, purse, move)]


def takes(city: City, frame: Frame, moves: list[int], kind: int) -> list[int]:
    """Of the moves, those that a slot of a kind accepts: money or raw. All, if the slot is of another kind."""
    if slot_kind(city, frame.at) != kind:
        return moves
    if kind == CASH_TO_VOTES:
        return [move for move in moves if PAY <= move < PAY + len(VOTE_BUNDLES)]
    return [move for move in moves if RAW_AT <= move < RAW_AT + RAW_KINDS * PLACES]


def raw_for_money(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-123."""
    return takes(city, frame, moves, RAW_TO_CASH)


def money_for_votes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-124."""
    return takes(city, frame, moves, CASH_TO_VOTES)


def raw_for_votes(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-125."""
    return takes(city, frame, moves, RAW_TO_VOTES)


def in_the_purse(city: City, frame: Frame, moves: list[int]) -> list[int]:
    """SC-124, SC-131: only what one has."""
    allowed = deals_at(city, purse_after(city, frame.seat, frame.things), frame.at)
    return [move for move in moves if move in allowed]


def something_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    """What a slot takes that is not there."""
    money = purse_after(city, frame.seat, frame.things).money
    return reasons.empty_purse_facts(city, frame, move, slot_kind(city, move) == CASH_TO_VOTES, money)


def accepted_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return reasons.accepted_facts(city, frame, slot_kind(city, frame.at))


def purse_facts(city: City, frame: Frame, move: int) -> dict[str, object]:
    return reasons.purse_facts(city, purse_after(city, frame.seat, frame.things), move)


TRADING: Final = Trading("trading")
SHOP_SLOT: Final = ShopSlot(
    "shop-slot",
    (Rule("SC-126", own_exchange_slot, reasons.used_facts), Rule("SC-123", something_to_give, something_facts)),
    indexed=2,
)
DEAL: Final = Deal(
    "deal",
    (
        Rule("SC-123", raw_for_money, accepted_facts),
        Rule("SC-124", money_for_votes, accepted_facts),
        Rule("SC-125", raw_for_votes, accepted_facts),
        Rule("SC-124", in_the_purse, purse_facts),
    ),
    indexed=4,
)
