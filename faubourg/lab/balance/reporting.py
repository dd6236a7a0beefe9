"""A balance report: the same bots with every number of players, and with a rival variant beside it if asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from faubourg.core.registry import game as find_game
from faubourg.lab.balance.figures import Setup
from faubourg.lab.balance.page import Report
from faubourg.lab.playing import GameResult
from faubourg.lab.running import Power, Progress, Run
from faubourg.lab.simulate import Series, check_games, folder_for, series_of

OWN, RIVAL = "a", "b"


def balance(
    game_name: str,
    counts: Sequence[int],
    games: int,
    bots: list[str],
    seed: int = 0,
    options: dict[str, object] | None = None,
    rival: dict[str, object] | None = None,
    power: Power | None = None,
    out: Path | None = None,
    progress: Progress | None = None,
    command: str = "",
    also: dict[str, object] | None = None,
) -> Report:
    """`games` games for each number of players and each variant; `rival` are the options that differ in the second.

    With the options of `also` all of it is played once more, for the switch of the page.
    """
    check_games(games)
    game = find_game(game_name)
    first = dict(options or {})
    chosen = [first, {**first, **also}] if also else [first]
    every: list[Series] = [
        series_of(game_name, players, bots, seed, {**some, **differing}, is_watched=True, variant=f"{number}{name}")
        for number, some in enumerate(chosen)
        for players in counts or game.players
        for name, differing in ([(OWN, {}), (RIVAL, rival)] if rival else [(OWN, {})])
    ]
    fixtures = [
        replace(series.fixture(number), number=place * games + number)
        for place, series in enumerate(every)
        for number in range(games)
    ]
    asked = {"kind": "balance", "games": games, "series": [series.asked() for series in every]}
    results = list(Run(fixtures, power or Power(), folder_for(out, asked), progress))
    setups = [setup_of(series, results[place * games : (place + 1) * games]) for place, series in enumerate(every)]
    report: Report | None = None
    for number in reversed(range(len(chosen))):
        found = {name: tuple([one for one in setups if one.variant == f"{number}{name}"]) for name in (OWN, RIVAL)}
        settled = next(series for series in every if series.variant == f"{number}{OWN}").options
        bots_seed = (every[0].bots, every[0].seed)
        report = Report(game, *bots_seed, settled, found[OWN], found[RIVAL], dict(rival or {}), command, report)
    assert report is not None
    return report


def setup_of(series: Series, results: list[GameResult]) -> Setup:
    return Setup(series.players, series.variant, tuple(results))
