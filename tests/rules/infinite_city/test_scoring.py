"""Scoring: IC-54 to IC-60."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from faubourg.testing import rule
from tests.rules.infinite_city.harness import A, B, C, position

PLAIN = ("housing", "port", "embassy", "post_office", "security_guardpost", "bank")


def points(board: dict[str, str], seat: int, kind: str, players: int = 2) -> list[int]:
    """The points of a seat of one kind, line by line."""
    return [line.points for line in position(board, players=players).outcome().of(seat) if line.kind == kind]


def held(cells: Sequence[str], letters: str = "A", first: int = 0) -> dict[str, str]:
    """Cells with tiles that have neither points nor a border, each with these tokens."""
    return {cell: f"{PLAIN[(first + i) % len(PLAIN)]} {letters}" for i, cell in enumerate(cells)}


ABE_AND_BETTY = {
    "0,0": "police_hq AB",
    "1,0": "power_station B",
    "2,0": "power_station B",
    "-1,0": "construction_site A",
    "-2,0": "housing A",
    "-1,1": "port A",
    "0,1": "embassy A",
    "2,1": "plaza",
    "3,1": "mausoleum",
    "3,2": "bank A",
    "4,2": "library A",
    "5,2": "post_office A",
    "-3,0": "security_guardpost B",
    "0,-1": "hotel down",
}


@rule("IC-54", "IC-55", "IC-56", "IC-57", "IC-58")
def test_the_example_of_the_rulebook() -> None:
    """TV-1, R-IC-46: Abe 8 + 1 + 0 = 9, Betty 3 + 3 + 2 = 8."""
    outcome = position(ABE_AND_BETTY).outcome()
    assert [line.points for line in outcome.of(A) if line.kind == "area"] == [5, 3]
    assert [(line.points, line.spots) for line in outcome.of(A) if line.kind == "bonus"] == [(1, ("cell:0,0",))]
    assert not [line for line in outcome.of(A) if line.kind == "silver"]
    assert [line.points for line in outcome.of(B) if line.kind == "area"] == [3]
    assert [line.points for line in outcome.of(B) if line.kind == "bonus"] == [1, 1, 1]
    assert [line.points for line in outcome.of(B) if line.kind == "silver"] == [2]
    assert outcome.scores == (9, 8)
    assert outcome.winners == (A,)


@rule("IC-54", "IC-18")
@pytest.mark.parametrize(
    ("cells", "lines"),
    [
        (["0,0", "1,0"], []),
        (["0,0", "1,0", "1,1"], [3]),
        (["0,0", "1,1", "2,2"], []),
        (["0,0", "0,1", "1,0", "1,1"], [4]),
        (["0,0", "0,1", "0,2", "5,0", "6,0", "7,0", "8,0"], [3, 4]),
    ],
)
def test_areas_of_three_or_more_tiles_score_a_point_for_each(cells: list[str], lines: list[int]) -> None:
    """TV-2"""
    assert points(held(cells), A, "area") == lines


@rule("IC-55")
def test_bonus_points_count_once_for_each_tile_in_an_area_or_not() -> None:
    board = {"0,0": "capitol A", "5,0": "hotel A", "5,1": "factory A", "5,2": "temple A", "9,9": "hotel"}
    assert points(board, A, "bonus") == [2, 1, 1, 1]
    assert points(board, B, "bonus") == []


@rule("IC-56")
def test_the_silver_majority_scores_its_number_for_all_who_share_it() -> None:
    """TV-3: counts 2, 2, 1 give 2, 2, 0."""
    board = {
        "0,0": "transit_station A",
        "2,0": "transit_station A",
        "4,0": "transit_station B",
        "6,0": "transit_station B",
        "8,0": "transit_station C",
    }
    assert [points(board, seat, "silver", players=3) for seat in (A, B, C)] == [[2], [2], []]


@rule("IC-56")
def test_nobody_scores_a_silver_majority_of_nothing() -> None:
    """TV-3, R-IC-44: counts 0, 0, 0; a tile face down shows no border."""
    board = {"0,0": "hotel A", "2,0": "hotel B", "4,0": "transit_station", "6,0": "transit_station down"}
    outcome = position(board, players=3).outcome()
    assert not [line for line in outcome.lines if line.kind == "silver"]


@rule("IC-57", "IC-55", "IC-56")
def test_several_tokens_on_a_tile_count_as_one() -> None:
    """TV-3, R-IC-43: three own tokens on a Stadium are one silver tile and one bonus point."""
    outcome = position({"0,0": "stadium AAA"}).outcome()
    assert [(line.kind, line.points) for line in outcome.of(A)] == [("bonus", 1), ("silver", 1)]
    assert outcome.scores == (2, 0)


@rule("IC-57")
def test_a_shared_tile_counts_fully_for_each() -> None:
    board = {"0,0": "housing A", "1,0": "stadium AB", "2,0": "port A", "1,1": "bank B", "1,-1": "embassy B"}
    assert position(board).outcome().scores == (5, 5), "area 3, bonus 1 and silver 1 for both"


@rule("IC-58")
def test_the_highest_total_wins() -> None:
    """Two tiles of an area that does not score, but two points of bonus, against an area of three."""
    board = {**held(["0,0", "1,0", "2,0"], "A"), "5,5": "capitol B", "5,7": "hotel B"}
    outcome = position(board).outcome()
    assert outcome.scores == (3, 4), "the Capitol gives 2, the Hotel 1, and the silver majority of one tile 1"
    assert outcome.ranks == (2, 1)


def line_of(length: int, row: int, letter: str, first: int) -> dict[str, str]:
    return held([f"{x},{row}" for x in range(length)], letter, first)


@rule("IC-59", "IC-60")
def test_a_tie_goes_to_the_largest_area() -> None:
    """TV-4: totals 12 and 12; largest groups 5 and 4, then 5 and 5."""
    rows = {**line_of(5, 0, "A", 0), **line_of(4, 2, "A", 1), **line_of(3, 4, "A", 2)}
    fours = {**line_of(4, 10, "B", 3), **line_of(4, 12, "B", 4), **line_of(4, 14, "B", 5)}
    outcome = position({**rows, **fours}).outcome()
    assert outcome.scores == (12, 12)
    assert outcome.winners == (A,)
    assert outcome.ranks == (1, 2)
    same = {**line_of(5, 10, "B", 3), **line_of(4, 12, "B", 4), **line_of(3, 14, "B", 5)}
    shared = position({**rows, **same}).outcome()
    assert shared.scores == (12, 12)
    assert shared.winners == (A, B)
    assert shared.ranks == (1, 1)


@rule("IC-59")
def test_groups_too_small_to_score_break_a_tie_too() -> None:
    """R-IC-45: a pair beats two single tiles."""
    board = {"0,0": "hotel A", "1,0": "housing A", "5,5": "hotel B", "7,7": "housing B"}
    outcome = position(board).outcome()
    assert outcome.scores == (1, 1)
    assert outcome.winners == (A,)


@rule("IC-59")
def test_the_size_of_an_area_matters_only_among_tied_leaders() -> None:
    board = {**line_of(5, 0, "A", 0), **line_of(3, 5, "B", 1), **line_of(3, 8, "B", 2)}
    outcome = position(board).outcome()
    assert outcome.scores == (5, 6)
    assert outcome.winners == (B,)


@rule("IC-60")
def test_who_is_still_tied_shares_the_victory() -> None:
    outcome = position({"0,0": "hotel A", "5,5": "hotel B", "9,9": "housing C"}, players=3).outcome()
    assert outcome.winners == (A, B)
    assert outcome.ranks == (1, 1, 3)
