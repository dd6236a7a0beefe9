"""The figures of a balance report: what the games of each set-up tell, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, median, pstdev
from typing import Any

from faubourg.core.game import Game
from faubourg.lab.playing import GameResult
from faubourg.lab.report import SimulationReport
from faubourg.lab.stats import wilson, z_for

RARELY = 0.05  # built less often than this by a player in a game: hardly ever


@dataclass(frozen=True)
class Built:
    """How many of a kind winners and others build in a game, and by how much chance alone may set them apart."""

    winners: float
    others: float
    margin: float

    @property
    def gap(self) -> float:
        return self.winners - self.others

    @property
    def is_sure(self) -> bool:
        return abs(self.gap) > self.margin


@dataclass(frozen=True)
class Setup:
    """The games of one number of players in one variant."""

    players: int
    variant: str
    results: tuple[GameResult, ...]

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def fair(self) -> float:
        return 1 / self.players

    def wins(self, seat: int) -> float:
        return sum([result.share(seat) for result in self.results])

    def rate(self, seat: int) -> float:
        return self.wins(seat) / self.games

    def interval(self, seat: int, z: float | None = None) -> tuple[float, float]:
        return wilson(self.wins(seat), self.games) if z is None else wilson(self.wins(seat), self.games, z)

    def first_shares(self) -> list[float]:
        """What those who began have won, game by game; empty where nobody begins."""
        return [result.share(result.first) for result in self.results if result.first is not None]

    @property
    def best_seat(self) -> int:
        return max(range(self.players), key=self.rate)

    def scores(self, seat: int) -> list[int]:
        return [result.scores[seat] for result in self.results]

    def decisions(self) -> list[int]:
        return [result.decisions for result in self.results]

    def lead_changes(self) -> float:
        return fmean([result.lead_changes or 0 for result in self.results])

    def winner_points(self) -> float:
        return fmean([max(result.scores) for result in self.results])

    def margin(self) -> float:
        """By how many points the first is ahead of the second."""
        return fmean([best - second for best, second, *_ in [sorted(r.scores, reverse=True) for r in self.results]])

    def endings(self) -> list[tuple[str, float]]:
        """The rules that ended games, the most frequent first, with their shares."""
        counts = Counter(result.ended_by for result in self.results)
        return [(rule, count / self.games) for rule, count in counts.most_common()]

    def questions(self) -> list[tuple[str, float]]:
        """The kinds of questions, the most frequent first: how often each is asked in a game."""
        report = SimulationReport("", self.players, 0, (), 1.0, self.results)
        return [(row["question"], row["per_game"]) for row in report.question_data()]

    def built(self) -> dict[str, Built]:
        """What winners and others build of each kind; alone, who scores above the median wins."""
        middle = median(self.scores(0))
        won: list[dict[str, int]] = []
        lost: list[dict[str, int]] = []
        for result in self.results:
            for seat, counts in enumerate(result.built):
                is_winner = seat in result.winners if self.players > 1 else result.scores[0] > middle
                (won if is_winner else lost).append(dict(counts))
        kinds = {kind for counts in won + lost for kind in counts}
        z = z_for(len(kinds))  # sure of all that is called sure, together
        return {kind: built_by([c.get(kind, 0) for c in won], [c.get(kind, 0) for c in lost], z) for kind in kinds}

    def to_data(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "variant": self.variant,
            "games": self.games,
            "seats": [
                {
                    "win_rate": self.rate(seat),
                    "interval": list(self.interval(seat)),
                    "mean_score": fmean(self.scores(seat)),
                    "median_score": median(self.scores(seat)),
                }
                for seat in range(self.players)
            ],
            "first_rate": fmean(self.first_shares()) if self.first_shares() else None,
            "decisions": fmean(self.decisions()),
            "lead_changes": self.lead_changes(),
            "winner_points": self.winner_points(),
            "margin": self.margin() if self.players > 1 else None,
            "endings": dict(self.endings()),
            "questions": dict(self.questions()),
            "built": {
                kind: {"winners": one.winners, "others": one.others, "is_sure": one.is_sure}
                for kind, one in sorted(self.built().items())
            },
        }


def built_by(winners: Sequence[int], others: Sequence[int], z: float) -> Built:
    """If winners and others built alike, their means would differ by less than the margin."""
    if not winners or not others:
        return Built(fmean(winners or [0]), fmean(others or [0]), inf)
    return Built(
        fmean(winners), fmean(others), z * pstdev([*winners, *others]) * sqrt(1 / len(winners) + 1 / len(others))
    )


def hardly_built(game: Game, setups: Sequence[Setup], options: dict[str, Any], lang: str) -> list[str]:
    """The names of kinds that hardly any player builds, those that nobody builds included, the rarest first."""
    seats = sum([setup.games * setup.players for setup in setups])
    counts: Counter[str] = Counter()
    for setup in setups:
        for result in setup.results:
            for own in result.built:
                counts.update(dict(own))
    pieces = {piece.id: str(piece.name) for piece in game.pieces(lang, options)}
    groups = {id.partition(":")[0] for id in pieces if id.partition(":")[2] in counts}
    group = "tile" if "tile" in groups else next(iter(groups), "")
    rare = [
        (counts[id.partition(":")[2]], name)
        for id, name in pieces.items()
        if id.partition(":")[0] == group
        and id.partition(":")[2] not in game.never_built
        and counts[id.partition(":")[2]] < RARELY * seats
    ]
    return [name for _, name in sorted(rare, key=lambda one: one[0])]


def names_of(game: Game, options: dict[str, Any], lang: str) -> dict[str, str]:
    """What people call each kind that can be built."""
    names: dict[str, str] = {}
    for piece in game.pieces(lang, options):
        group, _, kind = piece.id.partition(":")
        if group in ("tile", "card"):
            names.setdefault(kind, str(piece.name))
    return names
