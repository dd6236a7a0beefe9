"""The score, line by line."""

from __future__ import annotations

from faubourg.core.outcome import Outcome, ScoreLine, ranks_by
from faubourg.games.la_citta.state import IN_PLAY, Region
from faubourg.games.la_citta.tiles import POINTS_CITIZEN, POINTS_COMPLETE, POINTS_HUNGER, YEARS


def outcome(region: Region) -> Outcome:
    """Citizens, complete cities and the last year's hunger (LC-97, LC-98, LC-99); gold breaks ties (LC-100).

    Whoever was eliminated ranks below all others, later falls above earlier ones (LC-88).
    """
    lines: list[ScoreLine] = []
    keys: list[tuple[int, ...]] = []
    scores: list[int] = []
    for seat in range(region.players):
        own: list[ScoreLine] = []
        for city in region.cities:
            if city.owner == seat:
                spots = (f"cell:{region.board.names[city.castle]}",)
                own.append(ScoreLine(seat, "citizens", "LC-97", POINTS_CITIZEN * city.people, spots))
                if city.is_complete():  # cubes do not count here
                    own.append(ScoreLine(seat, "complete", "LC-98", POINTS_COMPLETE, spots))
        # What hungers in the turns of the last year still pays for the year before.
        if region.year == YEARS and (region.ended_by or region.voice) and region.hungry >> seat & 1:
            own.append(ScoreLine(seat, "hunger", "LC-99", POINTS_HUNGER))
        lines += own
        scores.append(sum([line.points for line in own]))
        fallen = region.fallen[seat]
        keys.append((1, scores[seat], region.gold[seat]) if fallen == IN_PLAY else (0, fallen))
    return Outcome(tuple(scores), ranks_by(keys), region.ended_by, tuple(lines))
