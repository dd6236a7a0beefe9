"""The score: areas, bonus points and the silver majority, line by line."""

from __future__ import annotations

from faubourg.core.outcome import Outcome, ScoreLine, ranks_by
from faubourg.games.infinite_city.moves import EAST, NORTH, cell_name
from faubourg.games.infinite_city.state import TILE, TOKENS_OF, UP, City
from faubourg.games.infinite_city.tiles import SMALLEST_AREA


def controlled(city: City, seat: int) -> list[int]:
    """The cells with at least one token of a seat; how many, and whose else, does not matter (IC-26, IC-57)."""
    mine = TOKENS_OF[seat]
    board = city.board
    return [spot for spot in city.cells if board[spot] & mine]


def joined(cells: list[int]) -> list[list[int]]:
    """The connected groups of some cells, in no particular order."""
    left = set(cells)
    found = []
    for first in cells:
        if first not in left:
            continue
        left.discard(first)
        group = [first]
        for spot in group:
            for beside in (spot - EAST, spot - NORTH, spot + NORTH, spot + EAST):
                if beside in left:
                    left.discard(beside)
                    group.append(beside)
        found.append(group)
    return found


def groups(cells: list[int]) -> list[list[int]]:
    """The connected groups, each sorted."""
    return [sorted(group) for group in joined(cells)]


def silver_cells(city: City, cells: list[int]) -> list[int]:
    board, kind, silver = city.board, city.kind, city.tiles.silver
    return [spot for spot in cells if silver[kind[board[spot] & TILE]] and board[spot] & UP]


def bonus_of(city: City, spot: int) -> int:
    """The points printed on a face-up tile."""
    return city.tiles.bonus[city.kind[city.board[spot] & TILE]]


def outcome(city: City) -> Outcome:
    """Area, bonus and silver of each seat; the highest total wins, then the largest group (IC-58, IC-59, IC-60)."""
    cells = [controlled(city, seat) for seat in range(city.players)]
    silver = [silver_cells(city, own) for own in cells]
    most_silver = max([len(own) for own in silver])
    lines: list[ScoreLine] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(city.players):
        own_groups = groups(cells[seat])
        largest = max([len(group) for group in own_groups], default=0)
        own = [
            ScoreLine(seat, "area", "IC-54", len(group), spots(group))
            for group in own_groups
            if len(group) >= SMALLEST_AREA
        ]
        own += [
            ScoreLine(seat, "bonus", "IC-55", bonus_of(city, spot), spots([spot]))
            for spot in cells[seat]
            if bonus_of(city, spot)
        ]
        if most_silver and len(silver[seat]) == most_silver:
            own.append(ScoreLine(seat, "silver", "IC-56", most_silver, spots(silver[seat])))
        lines += own
        keys.append((sum([line.points for line in own]), largest))
    return Outcome(tuple([key[0] for key in keys]), ranks_by(keys), city.ended_by, tuple(lines))


def spots(cells: list[int]) -> tuple[str, ...]:
    return tuple([f"cell:{cell_name(spot)}" for spot in cells])
