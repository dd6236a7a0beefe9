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
ROUGH = 10  # and whose share may be further off than that is not told as a number in large letters


@dataclass(frozen=True)
class Finding:
    """A seat, or whoever begins (None), whose share of wins is not fair, for sure."""

    setup: Setup
    seat: int | None
    interval: tuple[float, float]  # with 95 % for all that is looked at together

    @property
    def rate(self) -> float:
        return fmean(self.setup.first_shares()) if self.seat is None else self.setup.rate(self.seat)

    @property
    def excess(self) -> float:
        return self.rate - self.setup.fair

    @property
    def is_rough(self) -> bool:
        return max(self.interval[1] - self.rate, self.rate - self.interval[0]) > ROUGH / 100


def findings(setups: Sequence[Setup]) -> list[Finding]:
    """All seats, and who begins, of which it is sure, with 95 % for all of them together, the most unfair first."""
    several = [setup for setup in setups if setup.players > 1]
    z = deviate(several)
    found = []
    for setup in several:
        for seat in range(setup.players):
            low, high = setup.interval(seat, z)
            if not low <= setup.fair <= high:
                found.append(Finding(setup, seat, (low, high)))
        firsts = setup.first_shares()
        low, high = wilson(sum(firsts), len(firsts), z)
        if not low <= setup.fair <= high:
            found.append(Finding(setup, None, (low, high)))
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
    percents = {"percent": worst.rate, "fair": worst.setup.fair, "low": worst.interval[0], "high": worst.interval[1]}
    facts: dict[str, object] = {name: say.number(round(100 * share)) for name, share in percents.items()}
    facts |= {"players": worst.setup.players, "games": say.number(worst.setup.games)}
    verb = "wins" if worst.excess > 0 else "loses"
    sure = "_rough" if worst.is_rough else ""
    if worst.seat is None:
        title = say(f"headline-first_{verb}{sure}", **facts)
    else:
        title = say(f"headline-{verb}{sure}", seat=SEAT_LETTERS[worst.seat], **facts)
    lead = say("lead-unfair", **facts)
    others = [setup for setup in rivals if setup.players == worst.setup.players]
    if others:
        is_even = not findings(others)
        lead += " " + say("lead-rival_even" if is_even else "lead-rival_uneven", rival=labels[1], own=labels[0])
    return title, lead


def noticeable(setups: Sequence[Setup]) -> int:
    """How many points of a hundred a seat could be off its share without being noticed, in the smallest set-up."""
    z = deviate(setups)
    return max(1, round(max([100 * z * sqrt(s.fair * (1 - s.fair) / s.games) for s in setups]) + 0.5))
