"""Many games between bots, on one core or on many, with the same result."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faubourg.bots import load_bot
from faubourg.core.errors import BotError, SetupError
from faubourg.core.registry import game as find_game
from faubourg.lab.playing import Fixture, seed_of
from faubourg.lab.report import SimulationReport
from faubourg.lab.running import Power, Progress, Run, need


@dataclass(frozen=True, slots=True)
class Series:
    """Numbered games of the same kind; from it and a number follows everything about a game."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    is_watched: bool = False
    tells_decisions: bool = False
    variant: str = ""

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots by seat: in turn around the table, each one seat further in the next game."""
        return tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(self.players))

    def fixture(self, number: int) -> Fixture:
        return Fixture(
            number,
            self.game,
            self.players,
            self.lineup(number),
            seed_of(self.seed, number, "game"),
            tuple([seed_of(self.seed, number, f"seat {seat}") for seat in range(self.players)]),
            self.options,
            self.variant,
            self.is_watched,
            self.tells_decisions,
        )

    def asked(self) -> dict[str, Any]:
        """What a folder of results notes about the run; the number of games is not among it, for there may be more."""
        game = find_game(self.game)
        return {
            "kind": "simulate",
            "game": self.game,
            "rules_version": game.rules_version,
            "players": self.players,
            "seed": str(self.seed),
            "bots": list(self.bots),
            "options": self.options,
            "is_watched": self.is_watched,
            "tells_decisions": self.tells_decisions,
        }


def series_of(
    game_name: str,
    players: int,
    bots: list[str],
    seed: int,
    options: dict[str, object] | None = None,
    is_watched: bool = False,
    tells_decisions: bool = False,
    variant: str = "",
) -> Series:
    """A series whose every part is checked; SetupError or BotError if something is wrong."""
    game = find_game(game_name)
    if not bots:
        raise BotError("no_bots", package="faubourg.lab")
    for spec in bots:
        load_bot(spec, 0)
    checked = game.check_options(options or {})
    game.check_setting(game.check_players(players), checked)
    return Series(game.name, players, game.check_seed(seed), tuple(bots), checked, is_watched, tells_decisions, variant)


def check_games(games: int) -> int:
    if games < 1:
        raise SetupError("games_count", package="faubourg.lab", games=games)
    return games


def folder_for(path: Path | None, asked: dict[str, Any]) -> Any:
    """The folder that keeps the results of a run, if somebody wants them kept."""
    if path is None:
        return None
    need("pyarrow", "lab")
    from faubourg.lab.results import RunFolder

    return RunFolder(path, asked)


def simulate(
    game_name: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
    out: Path | None = None,
    tells_decisions: bool = False,
    keeps_part: bool = False,
) -> SimulationReport:
    """Play `games` games between `bots` (see `load_bot`) and report on them.

    The bots take the seats in turn and move on by one seat each game. The same seed gives the same games whatever
    the number of `jobs` (worker processes; 0 for one on each core), or on a Ray cluster at the address `ray`.
    `progress` is called with the number of games finished so far. `out` is a folder that keeps the results, and from
    which an interrupted run goes on. SetupError or BotError, before or while playing, if something is wrong. Who
    `keeps_part` gets a report on the games that are finished when Ctrl-C is pressed.
    """
    check_games(games)
    power = Power(jobs, ray)
    power.check()
    series = series_of(game_name, players, bots, seed, options, tells_decisions=tells_decisions)
    folder = folder_for(out, series.asked())
    begin = time.perf_counter()
    results = []
    try:
        for result in Run([series.fixture(number) for number in range(games)], power, folder, progress):
            results.append(result)
    except KeyboardInterrupt:
        if not (keeps_part and results):
            raise
    seconds = time.perf_counter() - begin
    return SimulationReport(series.game, series.players, series.seed, series.bots, seconds, tuple(results))
