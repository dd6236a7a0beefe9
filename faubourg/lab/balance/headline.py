"""The headline of a balance report: the strongest thing that the games show for sure, or that they show nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from faubourg.core.spots import SEAT_LETTERS
from faubourg.lab.balance.figures import Setup
from faubourg.lab.balance.saying import Saying
from faubourg.lab.stats import wilson, z_for

CLOSE = 5  # points of a hundred: who would not notice more than that should not call the seats even


@dataclass(frozen=True)
class Finding:
    """A seat, or whoever begins (None), whose share of wins is not fair, for sure."""

    setup: Setup
    seat: int | None

    @property
    def rate(self) -> float:
        return fmean(self.setup.first_shares()) if self.seat is None else self.setup.rate(self.seat)

    @property
    def excess(self) -> float:
        return self.rate - self.setup.fair


def findings(setups: Sequence[Setup]) -> list[Finding]:
    """All seats, and who begins, of which it is sure, with 95 % for all of them together, the most unfair first."""
    several = [setup for setup in setups if setup.players > 1]
    z = deviate(several)
    found = []
    for setup in several:
        for seat in range(setup.players):
            low, high = setup.interval(seat, z)
            if not low <= setup.fair <= high:
                found.append(Finding(setup, seat))
        firsts = setup.first_shares()
        low, high = wilson(sum(firsts), len(firsts), z)
        if not low <= setup.fair <= high:
            found.append(Finding(setup, None))
    return sorted(found, key=lambda finding: -abs(finding.excess))


def deviate(setups: Sequence[Setup]) -> float:
    """For 95 % in all that is looked at together: every seat of every set-up, and who begins."""
    return z_for(sum([setup.players + bool(setup.first_shares()) for setup in setups]))


def headline(setups: Sequence[Setup], rivals: Sequence[Setup], labels: tuple[str, str], say: Saying) -> tuple[str, str]:
    """A title and a sentence below it. Both follow from the figures; neither says more than they do."""
    several = [setup for setup in setups if setup.players > 1]
    if not several:
        points = say.number(fmean(setups[0].scores(0)))
        return say("headline-alone", points=points), say("lead-alone", games=say.number(setups[0].games))
    unfair = findings(setups)
    if not unfair:
        unseen = noticeable(several)
        return say("headline-even" if unseen <= CLOSE else "headline-unsure"), say("lead-even", points=unseen)
    worst = unfair[0]
    facts = {
        "players": worst.setup.players,
        "percent": say.number(round(100 * worst.rate)),
        "fair": say.number(round(100 * worst.setup.fair)),
    }
    verb = "wins" if worst.excess > 0 else "loses"
    if worst.seat is None:
        title = say(f"headline-first_{verb}", **facts)
    else:
        title = say(f"headline-{verb}", seat=SEAT_LETTERS[worst.seat], **facts)
    lead = say("lead-fair", **facts)
    others = [setup for setup in rivals if setup.players == worst.setup.players]
    if others:
        is_even = not findings(others)
        lead += " " + say("lead-rival_even" if is_even else "lead-rival_uneven", rival=labels[1], own=labels[0])
    return title, lead


def noticeable(setups: Sequence[Setup]) -> int:
    """How many points of a hundred a seat could be off its share without being noticed, in the smallest set-up."""
    z = deviate(setups)
    return max(1, round(max([100 * z * sqrt(s.fair * (1 - s.fair) / s.games) for s in setups]) + 0.5))
