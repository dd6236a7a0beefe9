"""Many games: what the report says, that it does not depend on the workers, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from faubourg import BotError, FaubourgError, SetupError
from faubourg.lab import simulate
from faubourg.lab.playing import GameResult
from faubourg.lab.report import SimulationReport
from faubourg.lab.stats import wilson

RAISES = """
class Raises:
    def choose(self, seat):
        raise ValueError("not today")
"""
DIES = """
import os

class Dies:
    def choose(self, seat):
        os._exit(7)
"""


def without_time(report: SimulationReport) -> dict[str, Any]:
    measured = ("seconds", "games_per_second", "decisions_per_second")
    return {key: value for key, value in report.to_data().items() if key not in measured}


def test_the_report_adds_up() -> None:
    data = simulate("infinite-city", 3, 24, ["random"], seed=4).to_data()
    assert data["games"] == 24
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(24)
    assert [bot["games"] for bot in data["by_bot"]] == [72]
    assert data["by_bot"][0]["wins"] == pytest.approx(24)
    assert sum(data["endings"].values()) == 24
    assert data["decisions"] == pytest.approx(data["length"]["mean"] * 24)
    assert data["length"]["min"] <= data["length"]["median"] <= data["length"]["max"]
    assert data["length"]["turns"]["mean"] < data["length"]["mean"]
    mean = sum(seat["mean_score"] for seat in data["seats"]) / 3
    assert data["scores"]["mean"] == pytest.approx(mean)
    assert data["games_per_second"] == pytest.approx(24 / data["seconds"])
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    for seat in data["seats"]:
        low, high = seat["interval"]
        assert low <= seat["win_rate"] <= high


@pytest.mark.parametrize("game", ["infinite-city", "the-city", "la-citta", "small-city"])
def test_decisions_are_told_by_kind_of_question(game: str) -> None:
    data = simulate(game, 2, 4, ["random"], seed=4).to_data()
    rows = data["by_question"]
    assert sum(row["decisions"] for row in rows) == data["decisions"]
    assert sum(row["per_game"] for row in rows) == pytest.approx(data["length"]["mean"])
    assert sum(row["share"] for row in rows) == pytest.approx(1)
    assert [row["decisions"] for row in rows] == sorted([row["decisions"] for row in rows], reverse=True)
    assert len(rows) > 2


def test_every_bot_plays_every_seat() -> None:
    report = simulate("infinite-city", 3, 6, ["random", "greedy"], seed=1)
    for seat in range(3):
        assert [result.lineup[seat] for result in report.results].count("greedy") == 3
    assert [bot["games"] for bot in report.to_data()["by_bot"]] == [9, 9]


def test_bots_move_on_by_one_seat_each_game() -> None:
    report = simulate("infinite-city", 2, 3, ["random", "greedy"], seed=1)
    assert [result.lineup for result in report.results] == [
        ("random", "greedy"),
        ("greedy", "random"),
        ("random", "greedy"),
    ]


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    one = simulate("infinite-city", 4, 30, ["random"], seed=8)
    two = simulate("infinite-city", 4, 30, ["random"], seed=8, jobs=2)
    assert one.results == two.results
    assert without_time(one) == without_time(two)
    assert one.results != simulate("infinite-city", 4, 30, ["random"], seed=9).results


def test_more_games_begin_with_the_same_games() -> None:
    few = simulate("infinite-city", 2, 5, ["random"], seed=8)
    more = simulate("infinite-city", 2, 9, ["random"], seed=8)
    assert more.results[:5] == few.results


def test_progress_counts_the_games_that_are_finished() -> None:
    seen: list[int] = []
    simulate("infinite-city", 2, 4, ["random"], progress=seen.append)
    assert seen == [1, 2, 3, 4]


def test_a_shared_win_counts_in_equal_parts() -> None:
    results = (
        GameResult(("a", "b", "c"), (5, 5, 1), (0, 1), "IC-49", 10, None),
        GameResult(("b", "c", "a"), (5, 4, 1), (0,), "IC-43", 20, None),
    )
    data = SimulationReport("toy", 3, 0, ("a", "b", "c"), 1.0, results).to_data()
    assert [seat["wins"] for seat in data["seats"]] == [1.5, 0.5, 0]
    assert [bot["wins"] for bot in data["by_bot"]] == [0.5, 1.5, 0]
    assert data["endings"] == {"IC-43": 1, "IC-49": 1}
    assert "turns" not in data["length"]


def test_wilson_intervals() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(10, 10)[1] <= 1


@pytest.mark.parametrize(
    ("wrong", "kind", "key"),
    [
        ({"games": 0}, SetupError, "games_count"),
        ({"jobs": -1}, SetupError, "jobs_count"),
        ({"bots": []}, BotError, "no_bots"),
        ({"bots": ["random", "bob"]}, BotError, "bot_unknown"),
        ({"bots": ["nowhere.py"]}, BotError, "bot_file"),
        ({"players": 9}, SetupError, "player_count"),
        ({"seed": -1}, SetupError, "bad_seed"),
        ({"options": {"wind": "north"}}, SetupError, "unknown_option"),
        ({"game_name": "go"}, SetupError, "unknown_game"),
        ({"game_name": "small-city", "options": {"difficulty": "maire"}, "jobs": 2}, SetupError, "difficulty_is_solo"),
    ],
)
def test_what_is_refused_before_a_game_begins(wrong: dict[str, Any], kind: type[FaubourgError], key: str) -> None:
    arguments: dict[str, Any] = {"game_name": "infinite-city", "players": 2, "games": 2, "bots": ["random"], **wrong}
    with pytest.raises(kind) as error:
        simulate(**arguments)
    assert error.value.key == key
    assert error.value.say("en") != error.value.say("fr")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_stops_the_simulation(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "bot.py"
    path.write_text(RAISES, encoding="utf-8")
    with pytest.raises(BotError) as error:
        simulate("infinite-city", 2, 4, ["random", str(path)], jobs=jobs)
    assert str(error.value) == (
        "The bot Raises failed at its move: ValueError: not today. "
        "That was in game 1 of 4; --out DIR would keep what is finished."
    )


def test_a_bot_that_takes_its_process_down(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(DIES, encoding="utf-8")
    with pytest.raises(BotError) as error:
        simulate("infinite-city", 2, 4, [str(path)], jobs=2)
    assert error.value.key == "worker_died"
