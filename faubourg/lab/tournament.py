"""Which bot is better: tables of bots, every seating of them on the same deal, until it is sure or time is up."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any

from faubourg.core.errors import BotError
from faubourg.core.registry import game as find_game
from faubourg.lab.playing import Fixture, GameResult, seed_of
from faubourg.lab.report import success
from faubourg.lab.running import Power, Progress, Run, need
from faubourg.lab.simulate import check_games, folder_for, series_of
from faubourg.lab.stats import LOOKS


@dataclass(frozen=True)
class Schedule:
    """A round robin (every table of different bots) or a gauntlet (those at which the first bot sits).

    In a round each table is played once with every rotation of the seats, all on the same deal. With fewer bots than
    seats there is one table, at which bots sit several times.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    is_gauntlet: bool = False

    @property
    def tables(self) -> list[tuple[str, ...]]:
        if len(self.bots) < self.players:
            return [tuple(islice(cycle(self.bots), self.players))]
        return [
            table for table in combinations(self.bots, self.players) if not self.is_gauntlet or self.bots[0] in table
        ]

    @property
    def games_in_round(self) -> int:
        return len(self.tables) * self.players

    def round(self, number: int) -> list[Fixture]:
        deal = seed_of(self.seed, number, "game")
        fixtures: list[Fixture] = []
        for table in self.tables:
            for turned in range(self.players):
                lineup = table[turned:] + table[:turned]
                game = number * self.games_in_round + len(fixtures)
                # A bot has the same seed wherever it sits, so that only the seat makes a difference.
                seeds = [seed_of(self.seed, number, bot, lineup[:seat].count(bot)) for seat, bot in enumerate(lineup)]
                fixtures.append(Fixture(game, self.game, self.players, lineup, deal, tuple(seeds), self.options))
        return fixtures

    def asked(self) -> dict[str, Any]:
        return {
            "kind": "tournament",
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "players": self.players,
            "bots": list(self.bots),
            "seed": str(self.seed),
            "options": self.options,
            "is_gauntlet": self.is_gauntlet,
        }


def tournament(
    game_name: str,
    players: int,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    is_gauntlet: bool = False,
    power: Power | None = None,
    out: Path | None = None,
    progress: Progress | None = None,
    stops_early: bool = True,
) -> dict[str, Any]:
    """At most about `games` games (whole rounds); the ratings, the cross table, and each bot's wins, as plain data."""
    need("choix", "lab")
    from faubourg.lab.ratings import rate

    check_games(games)
    named = list(dict.fromkeys(bots))
    if len(named) < 2:
        raise BotError("two_bots", package="faubourg.lab")
    series = series_of(game_name, players, named, seed, options)
    schedule = Schedule(series.game, players, series.bots, series.seed, series.options, is_gauntlet)
    rounds = max(2, -(-games // schedule.games_in_round))
    looks = {max(2, -(-rounds * look // LOOKS)) for look in range(1, LOOKS + 1)}
    fixtures = [fixture for number in range(rounds) for fixture in schedule.round(number)]
    folder = folder_for(out, schedule.asked())
    played: list[list[GameResult]] = [[]]
    table = None
    with closing(iter(Run(fixtures, power or Power(), folder, progress))) as results:
        for result in results:
            played[-1].append(result)
            if len(played[-1]) == schedule.games_in_round:
                if len(played) in looks:
                    table = rate(series.bots, played, series.seed)
                    if (table.is_sure and stops_early) or len(played) == rounds:
                        break
                played.append([])
    assert table is not None
    finished = [result for games_of_round in played for result in games_of_round]
    return {
        "game": series.game,
        "players": players,
        "seed": series.seed,
        "games": len(finished),
        "most_games": len(fixtures),
        "rounds": len(played),
        "is_gauntlet": is_gauntlet,
        "is_sure": table.is_sure,
        "ratings": [
            {
                "bot": row.bot,
                "rating": row.rating,
                "rating_interval": list(row.interval),
                **success([(r, seat) for r in finished for seat, name in enumerate(r.lineup) if name == row.bot]),
            }
            for row in table.ratings
        ],
        "cross_table": {
            one: {two: float(table.wins[i, j]) for j, two in enumerate(table.bots) if i != j}
            for i, one in enumerate(table.bots)
        },
    }
