"""Phase 4: tourists and cash slots pay, then shops trade and factories produce."""

from __future__ import annotations

from typing import Final, final

from faubourg.core.rules import Frame, Step
from faubourg.core.spots import SEAT
from faubourg.games.small_city.effects import begin_phase, frames_in_order
from faubourg.games.small_city.phases.production import PRODUCTION, STORE_ABROAD
from faubourg.games.small_city.phases.trading import TRADING
from faubourg.games.small_city.state import City
from faubourg.games.small_city.tiles import CASH, NUMBERS


@final
class IncomePhase(Step):
    """All complete one step before the next begins (SC-120)."""

    def run(self, city: City, frame: Frame) -> bool:
        begin_phase(city, 4, "SC-120")
        for seat in city.order:
            pay_for_guests(city, seat)
        for seat in city.order:
            pay_cash_slots(city, seat)
        for seat in range(city.players):
            if city.boroughs[seat].made:
                city.change(seat).made = 0
        city.stack.append(Frame(STORE_ABROAD, city.host))
        frames_in_order(city, Frame(PRODUCTION, 0))
        city.stack.append(Frame(TRADING, city.host))
        return False


def pay_for_guests(city: City, seat: int) -> None:
    """Each tourist in the borough, on any tile, brings its owner money (SC-121)."""
    borough = city.boroughs[seat]
    guests = (borough.crowd & ~borough.people[seat]).bit_count()
    if guests:
        money = guests * NUMBERS["tourist_money"]
        city.change(seat).money += money
        if city.log is not None:
            city.tell("guests", "SC-121", {"seat": SEAT + seat, "count": guests, "money": money})


def pay_cash_slots(city: City, seat: int) -> None:
    """A citizen on a cash slot, at home or abroad, brings money (SC-117, SC-122)."""
    cash = sum([(borough.people[seat] & borough.slots[CASH]).bit_count() for borough in city.boroughs])
    if cash:
        money = cash * NUMBERS["cash_slot"]
        city.change(seat).money += money
        if city.log is not None:
            city.tell("cash", "SC-122", {"seat": SEAT + seat, "count": cash, "money": money})


INCOME_PHASE: Final = IncomePhase("income-phase")
