"""What a change does: two variants of a game on the same deals, and the difference with its interval."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from faubourg.core.errors import SetupError
from faubourg.lab.playing import Fixture, GameResult
from faubourg.lab.running import Power, Progress, Run
from faubourg.lab.simulate import Series, check_games, folder_for, series_of
from faubourg.lab.stats import games_needed, mean_interval, z_for


@dataclass(frozen=True)
class Variant:
    """Options and bots of one side of a comparison."""

    options: dict[str, object]
    bots: list[str]


Measure = Callable[[GameResult], float]


def measures_of(players: int) -> dict[str, Measure]:
    """What is compared: points, their spread, the length, how often the lead changes, and wins of every seat."""

    def by_rank(result: GameResult) -> list[int]:
        return sorted(result.scores, reverse=True)

    found: dict[str, Measure] = {
        "points": lambda result: fmean(result.scores),
        "winner_points": lambda result: by_rank(result)[0],
        "decisions": lambda result: result.decisions,
        "lead_changes": lambda result: result.lead_changes or 0,
    }
    if players > 1:
        found["margin"] = lambda result: by_rank(result)[0] - by_rank(result)[1]
        for seat in range(players):
            found[f"wins_{seat}"] = wins_of(seat)
    return found


def wins_of(seat: int) -> Measure:
    return lambda result: result.share(seat)


def compare(
    game_name: str,
    players: int,
    a: Variant,
    b: Variant,
    games: int,
    seed: int = 0,
    power: Power | None = None,
    out: Path | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """`games` deals, each played in both variants by bots with the same seeds; the measures as plain data.

    Each has the means of both, the difference (b less a) with its 95 % interval, and how many more deals it would take
    to be sure of a difference as large as the one seen: None if it is sure already, or if there is none at all.
    """
    check_games(games)
    sides = [
        series_of(game_name, players, side.bots, seed, side.options, is_watched=True, variant=name)
        for name, side in (("a", a), ("b", b))
    ]
    if sides[0] == replace(sides[1], variant=sides[0].variant):
        raise SetupError("same_variants", package="faubourg.lab")
    fixtures = [numbered(series, deal, side) for deal in range(games) for side, series in enumerate(sides)]
    asked = {"kind": "compare", "a": sides[0].asked(), "b": sides[1].asked()}
    results = list(Run(fixtures, power or Power(), folder_for(out, asked), progress))
    pairs = [(results[2 * deal], results[2 * deal + 1]) for deal in range(games)]
    rows = []
    measures = measures_of(players)
    z = z_for(len(measures))  # sure of all that is called sure, together
    for name, measure in measures.items():
        differences = [measure(after) - measure(before) for before, after in pairs]
        low, high = mean_interval(differences)
        least, most = mean_interval(differences, z)
        is_sure = not least <= 0 <= most
        needed = games_needed(differences)
        rows.append(
            {
                "measure": name,
                "a": fmean([measure(before) for before, _ in pairs]),
                "b": fmean([measure(after) for _, after in pairs]),
                "difference": fmean(differences),
                "interval": [low, high],
                "is_sure": is_sure,
                "more_games": None if is_sure or needed is None else max(1, needed - games),
            }
        )
    return {"game": sides[0].game, "players": players, "games": games, "seed": sides[0].seed, "measures": rows}


def numbered(series: Series, deal: int, side: int) -> Fixture:
    """The fixture of a deal, numbered among those of both sides."""
    return replace(series.fixture(deal), number=2 * deal + side)
