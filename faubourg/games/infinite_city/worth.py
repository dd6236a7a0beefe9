"""How good the city looks to a seat: terms, and how much each of them counts, early and late in the game.

Bots compare states by it. Only what everybody sees counts: the board and the supplies. How much was fitted to how games
end (by `tools/fit_worth.py`): the worth is the logarithm of the odds of winning, times the `stakes`. The greedy bot
counts by `worth.toml`, and keeps to it: he is what the others are measured by. Who searches counts by `judgement.toml`,
in which every term changes its weight in the course of the game. Tiles in the hand are left out: they bring something
only once they are played, and a bot that counts them keeps the good ones for too long.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from faubourg.core.texts import load_toml
from faubourg.games.infinite_city.flow import TURN
from faubourg.games.infinite_city.moves import EAST, NORTH
from faubourg.games.infinite_city.scoring import bonus_of, controlled, group_sizes, outcome, silver_cells
from faubourg.games.infinite_city.state import City
from faubourg.games.infinite_city.tiles import PACKAGE, SMALLEST_AREA, TOKENS

FILE: Final = "judgement.toml"
FITTED: Final[dict[str, Any]] = load_toml(PACKAGE, FILE)
STAKES: Final[float] = FITTED["stakes"]
LATE: Final = " late"  # what a term counts more or less once the supplies have run out; before that a part of it

TERMS: Final = (
    "area",  # cells in groups that score
    "pairs",  # cells in groups of two
    "singles",
    "squares",  # of the sizes of groups: a large one breaks ties, and is harder to cut
    "bonus",
    "silver",  # tiles with that border
    "most silver",  # the same, unless another seat has more
    "safe",  # protected cells
    "room",  # empty cells beside own ones
    "supply",
    "turn",  # it begins now
    "midst",  # of the own turn
)
PRIZE: Final = 6.0  # stakes that a win counts beside the points, once the game is over

Term = tuple[int, float]
Counts = list[tuple[float, float]]  # of each term: what it counts at first, and what more or less in the end


def names(city: City) -> list[str]:
    """What the terms are called in the files of weights."""
    return [*TERMS, *[term + LATE for term in TERMS]]


def counted(weights: dict[str, float]) -> Counts:
    return [(weights.get(term, 0.0), weights.get(term + LATE, 0.0)) for term in TERMS]


GREEDY: Final = counted(load_toml(PACKAGE, "worth.toml")["weights"])


@lru_cache(maxsize=1)
def weights() -> Counts:
    return counted(FITTED["weights"])


def worth(city: City, seat: int) -> float:
    return lead(strengths(city, GREEDY), seat)


def judgement(city: City, seat: int) -> float:
    return lead(strengths(city, weights()), seat)


def judgements(city: City) -> list[float]:
    """The judgement for all seats, with what they have in common worked out once."""
    values = strengths(city, weights())
    return [lead(values, seat) for seat in range(city.players)]


def lead(values: list[float], seat: int) -> float:
    """Against the best and the average of the others."""
    if len(values) == 2:
        return values[seat] - values[1 - seat]
    rivals = [values[other] for other in range(len(values)) if other != seat]
    return values[seat] - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)


def strengths(city: City, counts: Counts) -> list[float]:
    """What each seat has; in the end the points, and winning is what counts."""
    if city.ended_by:
        end = outcome(city)
        prize = PRIZE * STAKES / end.ranks.count(1)
        return [end.scores[seat] + (prize if end.ranks[seat] == 1 else 0.0) for seat in range(city.players)]
    late = lateness(city)
    now = [early + late * change for early, change in counts]
    values = []
    for amounts in all_amounts(city):
        value = 0.0
        for place in range(len(now)):
            value += now[place] * amounts[place]
        values.append(value)
    return values


def lateness(city: City) -> float:
    """From 0 to 1 while the supplies run out."""
    return 1.0 - min(city.supply) / TOKENS


def all_amounts(city: City) -> list[list[float]]:
    """How much there is of each term, for each seat."""
    cells = [controlled(city, seat) for seat in range(city.players)]
    silver = [len(silver_cells(city, own)) for own in cells]
    most = max(silver)
    return [amounts(city, seat, cells[seat], silver[seat], most) for seat in range(city.players)]


def amounts(city: City, seat: int, cells: list[int], silver: int, most: int) -> list[float]:
    area = pairs = singles = squares = bonus = safe = 0
    for size in group_sizes(cells):
        squares += size * size
        if size >= SMALLEST_AREA:
            area += size
        elif size == 2:
            pairs += size
        else:
            singles += size
    board, protected = city.board, city.protected
    room: set[int] = set()
    for spot in cells:
        bonus += bonus_of(city, spot)
        if spot in protected:
            safe += 1
        for beside in (spot - EAST, spot - NORTH, spot + NORTH, spot + EAST):
            if beside not in board:
                room.add(beside)
    is_active = city.active == seat
    begins = city.frame.step is TURN
    return [
        float(area),
        float(pairs),
        float(singles),
        squares / TOKENS,
        float(bonus),
        float(silver),
        float(silver) if silver == most else 0.0,
        float(safe),
        float(len(room)),
        float(city.supply[seat]),
        1.0 if is_active and begins else 0.0,
        1.0 if is_active and not begins else 0.0,
    ]


def terms(city: City, seat: int) -> list[Term]:
    """What a seat has of each term, less what the strongest of the others has."""
    found = all_amounts(city)
    values = strengths(city, weights())
    rival = max([other for other in range(city.players) if other != seat], key=values.__getitem__)
    more = [found[seat][place] - found[rival][place] for place in range(len(TERMS))]
    late = lateness(city)
    return [*enumerate(more), *[(len(TERMS) + place, late * amount) for place, amount in enumerate(more)]]
