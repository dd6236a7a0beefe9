"""The score: points by building, winners, and how good a city looks while the game goes on."""

from __future__ import annotations

from faubourg.core.outcome import Outcome, ScoreLine, ranks_by
from faubourg.core.spots import seat_letter
from faubourg.games.the_city.effects import yields
from faubourg.games.the_city.state import City


def outcome(city: City) -> Outcome:
    """Most points win, whoever passed the goal first (TC-59), then the larger hand (TC-60); or both share it (TC-61).

    Every point stands beside the building that gave it.
    """
    lines = []
    for seat in range(city.players):
        sums = earned(city, seat)
        lines += [
            ScoreLine(seat, "building", "TC-53", points, (f"zone:{seat_letter(seat)}:{place}",))
            for place, points in enumerate(sums)
            if points
        ]
        # A position may begin with points of rounds that it does not tell of.
        earlier = city.scores[seat] - sum(sums)
        if earlier:
            lines.append(ScoreLine(seat, "earlier", "TC-53", earlier))
    keys: list[tuple[int, ...]] = [(city.scores[seat], len(city.hands[seat])) for seat in range(city.players)]
    return Outcome(tuple(city.scores), ranks_by(keys), city.ended_by, tuple(lines))


def earned(city: City, seat: int) -> list[int]:
    """The points that each card of a zone has given so far: the zones of every round, counted once more."""
    sums = [0] * len(city.zones[seat])
    for sizes, references in city.scored:
        zones = [zone[:size] for zone, size in zip(city.zones, sizes, strict=True)]
        for place, points in enumerate(yields(city.cards, zones, seat, references[seat])[1]):
            sums[place] += points
    return sums
