"""The end of the game: LC-96 to LC-100."""

from __future__ import annotations

import pytest

from faubourg.games.la_citta import GAME
from faubourg.testing import rule
from tests.rules.la_citta.harness import RING, A, B, asked, city, feed, last_turn, play, position


@rule("LC-96")
def test_the_game_ends_after_the_sixth_year() -> None:
    region = last_turn(city("A", RING[4], 3), year=6)
    play(region, "pass", B)
    assert asked(region) == "over"
    assert region.outcome().ended_by == "LC-96"
    assert region.why_not("pass", A) is not None


@rule("LC-97")
def test_a_point_for_each_citizen() -> None:
    region = position(city("A", RING[4], 4), city("A", "6,0", 3))
    lines = region.outcome().of(A)
    assert [(line.kind, line.rule, line.points) for line in lines] == [
        ("citizens", "LC-97", 4),
        ("citizens", "LC-97", 3),
    ]
    assert region.outcome().scores == (7, 3)


@rule("LC-98", "LC-117")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        (["fountain", "theatre"], 0),
        (["fountain", "theatre", "theatre"], 3),
        (["school", "statue", "fountain"], 3),
        (["hospital", "statue"], 3),
        (["university", "cathedral"], 0),
    ],
)
def test_three_points_for_each_city_with_all_services(built: list[str], points: int) -> None:
    """TV-10."""
    region = position(city("A", RING[4], 5, *[(RING[5 + n], kind) for n, kind in enumerate(built)]), expansion=True)
    assert region.outcome().scores[A] == 5 + points


@rule("LC-98")
def test_cubes_do_not_complete_a_city() -> None:
    """R-LC-35, and half an arch with a cube is no full arch."""
    region = position(
        city("A", RING[4], 4, (RING[5], "fountain"), (RING[6], "theatre culture culture education")), expansion=True
    )
    assert region.outcome().scores[A] == 4


@rule("LC-99")
def test_hunger_in_the_last_year_costs_five_points_once() -> None:
    region = last_turn(city("A", RING[2], 5), year=6, fed=False)
    play(region, "pass", B)
    assert asked(region) == "over"
    assert region.outcome().scores == (3 - 5, 3), "two of five left"
    assert [line.rule for line in region.outcome().of(A)] == ["LC-97", "LC-99"]


@rule("LC-99")
def test_hunger_in_other_years_costs_no_points() -> None:
    region = position(city("A", RING[2], 5), year=5)
    feed(region)
    assert region.hungry == 1
    assert region.outcome().scores[A] == 3


@rule("LC-100")
@pytest.mark.parametrize(("gold", "ranks"), [([2, 5], (2, 1)), ([5, 5], (1, 1)), ([5, 2], (1, 2))])
def test_gold_breaks_ties(gold: list[int], ranks: tuple[int, int]) -> None:
    """TV-16: 31 points each."""
    homes = [
        city("A", RING[4], 31, (RING[5], "market"), (RING[6], "fountain")),
        city("B", RING[10], 31, (RING[11], "market"), (RING[9], "fountain")),
    ]
    region = GAME.setup({"players": 2, "cities": homes, "gold": gold})
    assert region.outcome().scores == (31, 31)
    assert region.outcome().ranks == ranks
