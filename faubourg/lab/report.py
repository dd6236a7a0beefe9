"""What many games tell: who wins from where, how long they take, how they score and end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from statistics import fmean, stdev
from typing import Any

from faubourg.lab.playing import GameResult
from faubourg.lab.stats import summary, wilson


@dataclass(frozen=True)
class SimulationReport:
    """The games of one simulation, in the order of their numbers.

    A win shared by k seats counts 1/k for each of them, so wins add up to games.
    """

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    seconds: float
    results: tuple[GameResult, ...]

    def to_data(self) -> dict[str, Any]:
        """Everything as plain data, ready for JSON."""
        games = len(self.results)
        decisions = sum(result.decisions for result in self.results)
        return {
            "game": self.game,
            "players": self.players,
            "games": games,
            "seed": self.seed,
            "bots": list(self.bots),
            "seconds": self.seconds,
            "games_per_second": games / self.seconds,
            "decisions_per_second": decisions / self.seconds,
            "decisions": decisions,
            "seats": [self.seat_data(seat) for seat in range(self.players)],
            **({} if not self.openers else {"who_begins": {"games": len(self.openers), **success(self.openers)}}),
            "by_bot": [self.bot_data(bot) for bot in dict.fromkeys(self.bots)],
            "length": self.length_data(),
            "by_question": self.question_data(),
            "scores": self.score_data(),
            "endings": dict(sorted(Counter(result.ended_by for result in self.results).items())),
        }

    @property
    def openers(self) -> list[tuple[GameResult, int]]:
        """The games that somebody began, with the seat; in others all act at once."""
        return [(result, result.first) for result in self.results if result.first is not None]

    def seat_data(self, seat: int) -> dict[str, Any]:
        return {"seat": seat, **success([(result, seat) for result in self.results])}

    def bot_data(self, bot: str) -> dict[str, Any]:
        """One bot over all seats it played; a game in which it had two seats counts twice."""
        played = [(result, seat) for result in self.results for seat, name in enumerate(result.lineup) if name == bot]
        return {"bot": bot, "games": len(played), **success(played)}

    def length_data(self) -> dict[str, Any]:
        """Decisions in a game and, where the game counts them, turns."""
        turns = [result.turns for result in self.results if result.turns is not None]
        length: dict[str, Any] = summary([result.decisions for result in self.results])
        return {**length, "turns": summary(turns)} if turns else length

    def question_data(self) -> list[dict[str, Any]]:
        """The kinds of questions, the most frequent first: how often each is asked, in all and in a game."""
        counts: Counter[str] = Counter()
        for result in self.results:
            counts.update(dict(result.questions))
        decisions = counts.total()
        return [
            {"question": name, "decisions": count, "per_game": count / len(self.results), "share": count / decisions}
            for name, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
        ]

    def score_data(self) -> dict[str, float]:
        scores = [score for result in self.results for score in result.scores]
        return {**summary(scores), "sd": stdev(scores) if len(scores) > 1 else 0.0}


def success(played: Sequence[tuple[GameResult, int]]) -> dict[str, Any]:
    """How well the seats of some games did."""
    wins = fsum(result.share(seat) for result, seat in played)
    return {
        "wins": wins,
        "win_rate": wins / len(played) if played else 0.0,
        "interval": list(wilson(wins, len(played))),
        "mean_score": fmean(result.scores[seat] for result, seat in played) if played else 0.0,
    }
