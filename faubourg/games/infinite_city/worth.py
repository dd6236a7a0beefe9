"""How good the city looks to a seat: terms, and how much each of them counts, early and late in the game.

Bots compare states by it. Only what everybody sees counts: the board and the supplies; and for who searches, in worlds
that are imagined, the tile that somebody has picked there. How much was fitted to how games end (by
`tools/fit_worth.py`): the worth is the logarithm of the odds of winning, times the `stakes`. The greedy bot counts by
`worth.toml`, and keeps to it: he is what the others are measured by. Who searches counts by `judgement.toml`,
in which every term changes its weight in the course of the game, and in the midst of a turn it counts what that is
about: a Capitol that waits for its cell is worth more than a Plaza. Tiles in the hand are left out: they bring
something only once they are played, and a bot that counts them keeps the good ones for too long.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from faubourg.core.texts import load_toml
from faubourg.games.infinite_city.flow import CELL, TURN
from faubourg.games.infinite_city.moves import SIDES
from faubourg.games.infinite_city.scoring import joined
from faubourg.games.infinite_city.state import NO_TOKENS, TILE, TOKENS_OF, UP, City
from faubourg.games.infinite_city.tiles import KINDS, PACKAGE, SMALLEST_AREA, TOKENS

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
AREA: Final = TERMS.index("area")
BONUS: Final = TERMS.index("bonus")
MOST_SILVER: Final = TERMS.index("most silver")
LARGEST: Final = len(TERMS)  # group; no term, but it breaks ties
# In the midst of a turn one of these besides, for whose turn it is: the tile that will be placed, or whose text is
# being resolved.
UNDER_WAY: Final = (*[f"place {kind}" for kind in KINDS], *[f"resolve {kind}" for kind in KINDS])
PRIZE: Final = 6.0  # stakes that a win counts beside the points, once the game is over

Term = tuple[int, float]
# Of some cells: those in groups that score, in pairs and alone; the squares of the sizes of groups; the largest of
# these; and the cells beside them.
Shape = tuple[int, int, int, int, int, tuple[int, ...]]
Counts = list[tuple[float, float]]  # of each term: what it counts at first, and what more or less in the end


def names(city: City) -> list[str]:
    """What the terms are called in the files of weights."""
    terms = (*TERMS, *UNDER_WAY)
    return [*terms, *[term + LATE for term in terms]]


def counted(weights: dict[str, float]) -> Counts:
    return [(weights.get(term, 0.0), weights.get(term + LATE, 0.0)) for term in (*TERMS, *UNDER_WAY)]


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
        return final_strengths(city)
    late = lateness(city)
    now = [early + late * change for early, change in counts[: len(TERMS)]]
    values = []
    for amounts in all_amounts(city):
        value = 0.0
        for place in range(len(now)):
            value += now[place] * amounts[place]
        values.append(value)
    if city.frame.step is not TURN:
        early, change = counts[under_way(city)]
        values[city.active] += early + late * change
    return values


def under_way(city: City) -> int:
    """What the turn is about, once it has begun, as a place among all terms."""
    frame = city.frame
    kind = city.kind[frame.what]
    return len(TERMS) + (kind if frame.step is CELL else len(KINDS) + kind)


def final_strengths(city: City) -> list[float]:
    """The points of all seats, and a prize for those who have won (IC-58, IC-59, IC-60)."""
    found = all_amounts(city)
    totals = [own[AREA] + own[BONUS] + own[MOST_SILVER] for own in found]
    results = [(totals[seat], found[seat][LARGEST]) for seat in range(city.players)]
    best = max(results)
    prize = PRIZE * STAKES / results.count(best)
    return [totals[seat] + (prize if results[seat] == best else 0.0) for seat in range(city.players)]


def lateness(city: City) -> float:
    """From 0 to 1 while the supplies run out."""
    return 1.0 - min(city.supply) / TOKENS


def all_amounts(city: City) -> list[list[float]]:
    """How much there is of each term, for each seat, and how large its largest group is."""
    players = city.players
    cells: list[list[int]] = [[] for _ in range(players)]
    bonus, silver, safe = [0] * players, [0] * players, [0] * players
    board, protected, kind = city.board, city.protected, city.kind
    bonuses, is_silver = city.tiles.bonus, city.tiles.silver
    for spot in city.cells:
        value = board[spot]
        if value > NO_TOKENS:
            tile = kind[value & TILE]
            for seat in range(players):
                if value & TOKENS_OF[seat]:
                    cells[seat].append(spot)
                    bonus[seat] += bonuses[tile]
                    if is_silver[tile] and value & UP:
                        silver[seat] += 1
                    if spot in protected:
                        safe[seat] += 1
    most = max(silver)
    begins = city.frame.step is TURN
    found = []
    for seat in range(players):
        area, pairs, singles, squares, largest, around = shape_of(tuple(cells[seat]))
        room = 0
        for spot in around:
            if spot not in board:
                room += 1
        is_active = city.active == seat
        found.append(
            [
                float(area),
                float(pairs),
                float(singles),
                squares / TOKENS,
                float(bonus[seat]),
                float(silver[seat]),
                float(silver[seat]) if silver[seat] == most else 0.0,
                float(safe[seat]),
                float(room),
                float(city.supply[seat]),
                1.0 if is_active and begins else 0.0,
                1.0 if is_active and not begins else 0.0,
                float(largest),
            ]
        )
    return found


def means(city: City, seat: int) -> dict[str, float]:
    """Cells from which districts may grow, protected ones, and tokens."""
    own = dict(zip(TERMS, all_amounts(city)[seat], strict=False))
    return {"growing": own["pairs"] + own["singles"], "safe": own["safe"], "tokens": own["supply"]}


@lru_cache(maxsize=1 << 15)
def shape_of(cells: tuple[int, ...]) -> Shape:
    """Of some cells in their order. Who looks ahead meets the same ones again and again."""
    area = pairs = singles = squares = largest = 0
    for group in joined([*cells]):
        size = len(group)
        squares += size * size
        largest = max(largest, size)
        if size >= SMALLEST_AREA:
            area += size
        elif size == 2:
            pairs += size
        else:
            singles += size
    beside = {spot + side for spot in cells for side in SIDES}
    return area, pairs, singles, squares, largest, tuple(sorted(beside.difference(cells)))


def terms(city: City, seat: int) -> list[Term]:
    """What a seat has of each term, less what the strongest of the others has."""
    found = all_amounts(city)
    values = strengths(city, weights())
    rival = max([other for other in range(city.players) if other != seat], key=values.__getitem__)
    more = [(place, found[seat][place] - found[rival][place]) for place in range(len(TERMS))]
    if city.frame.step is not TURN and city.active in (seat, rival):
        more.append((under_way(city), 1.0 if city.active == seat else -1.0))
    late = lateness(city)
    all_terms = len(TERMS) + len(UNDER_WAY)
    return [*more, *[(all_terms + place, late * amount) for place, amount in more]]
