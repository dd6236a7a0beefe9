"""Runs that are kept: they go on where they stopped, on any machine, and lose nothing that is finished."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pyarrow.parquet as pq
import pytest
import ray

import faubourg
from faubourg import BotError, FaubourgError, Record, Table
from faubourg.bots import Budget, reviewing
from faubourg.lab import results, simulate
from faubourg.lab.playing import DamagedFile, play
from faubourg.lab.reviewing import looking_with
from faubourg.lab.running import Power, Run
from faubourg.lab.simulate import series_of

LITTLE = Budget(iterations=12)

FAILS_LATER = """
class FailsLater:
    games = 0

    def __init__(self, seed):
        type(self).games += 1

    def choose(self, seat):
        if type(self).games > 9 and "{marker}" != "mended":
            raise ValueError("out of ideas")
        return seat.moves()[0]
"""


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = simulate("the-city", 2, 12, ["random"], seed=3)
    simulate("the-city", 2, 5, ["random"], seed=3, out=tmp_path / "run")
    played: list[int] = []
    again = simulate("the-city", 2, 12, ["random"], seed=3, out=tmp_path / "run", progress=played.append)
    assert again.results == whole.results
    files = sorted((tmp_path / "run").glob("games-*.parquet"))
    assert [file.name for file in files] == ["games-0000000-0000004.parquet", "games-0000005-0000011.parquet"]
    assert sum(pq.read_table(file).num_rows for file in files) == 12


def test_every_decision_can_be_kept(tmp_path: Path) -> None:
    report = simulate("the-city", 3, 4, ["random"], seed=3, out=tmp_path / "run", tells_decisions=True)
    rows = pq.read_table(next((tmp_path / "run").glob("decisions-*.parquet"))).to_pylist()
    assert len(rows) == sum(result.decisions for result in report.results)
    assert {row["question"] for row in rows} >= {"setup", "choose", "pay"}
    assert all(row["choices"] >= 1 and row["move"] and 0 <= row["seat"] < 3 for row in rows)


def test_a_damaged_file_is_put_aside_and_its_games_are_played_again(tmp_path: Path) -> None:
    whole = simulate("the-city", 2, 6, ["random"], seed=3, out=tmp_path / "run", tells_decisions=True)
    file = next((tmp_path / "run").glob("games-*.parquet"))
    file.write_bytes(file.read_bytes()[:-40])
    with pytest.warns(DamagedFile, match="put aside as games-.*damaged, and its games are played again"):
        again = simulate("the-city", 2, 6, ["random"], seed=3, out=tmp_path / "run", tells_decisions=True)
    assert again.results == whole.results
    assert file.with_suffix(".damaged").exists()
    assert len(list((tmp_path / "run").glob("decisions-*.parquet"))) == 1


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    simulate("the-city", 2, 2, ["random"], seed=3, out=tmp_path / "run")
    with pytest.raises(FaubourgError, match="another run"):
        simulate("the-city", 2, 2, ["random"], seed=4, out=tmp_path / "run")
    (tmp_path / "run" / "run.json").write_text("{", encoding="utf-8")
    with pytest.raises(FaubourgError, match=r"run\.json cannot be read"):
        simulate("the-city", 2, 2, ["random"], seed=3, out=tmp_path / "run")
    (tmp_path / "run" / "run.json").unlink()
    with pytest.raises(FaubourgError, match=r"no run\.json"):
        simulate("the-city", 2, 2, ["random"], seed=3, out=tmp_path / "run")


def test_a_full_disk_leaves_what_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate("the-city", 2, 3, ["random"], seed=3, out=tmp_path / "run")

    def full(table: object, path: Path) -> None:
        path.write_bytes(b"half a fi")
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(pq, "write_table", full)
        with pytest.raises(FaubourgError, match=r"the disk is full\. 3 games are kept in .*run; once there is room"):
            simulate("the-city", 2, 6, ["random"], seed=3, out=tmp_path / "run")
    assert sorted(file.name for file in (tmp_path / "run").iterdir()) == ["games-0000000-0000002.parquet", "run.json"]
    assert len(simulate("the-city", 2, 6, ["random"], seed=3, out=tmp_path / "run").results) == 6


def test_a_bot_that_fails_late_does_not_take_the_rest_along(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(FAILS_LATER.format(marker="broken"), encoding="utf-8")
    with pytest.raises(BotError, match=r"out of ideas.*in game 9 of 20; 8 games are finished and kept"):
        simulate("the-city", 2, 20, [str(bot), "random"], seed=3, out=tmp_path / "run")
    bot.write_text(FAILS_LATER.format(marker="mended"), encoding="utf-8")
    assert len(simulate("the-city", 2, 20, [str(bot), "random"], seed=3, out=tmp_path / "run").results) == 20


def test_who_leaves_early_keeps_what_is_finished(tmp_path: Path) -> None:
    series = series_of("the-city", 2, ["random"], 3)
    folder = results.RunFolder(tmp_path / "run", series.asked())
    run = iter(Run([series.fixture(number) for number in range(50)], Power(), folder))
    first = [next(run) for _ in range(4)]
    run.close()
    assert results.RunFolder(tmp_path / "run", series.asked()).results() == first


def test_a_run_of_ten_hours_leaves_some_hundred_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    series = series_of("the-city", 2, ["random"], 3, {})
    result = play(series.fixture(0))
    clock = [0.0]
    monkeypatch.setattr("faubourg.lab.results.time.monotonic", lambda: clock[0])
    folder = results.RunFolder(tmp_path / "run", series.asked())
    written_at: list[float] = []
    monkeypatch.setattr(folder, "write", lambda name, table: written_at.append(clock[0]))
    for second in range(36_000):
        clock[0] = float(second)
        folder.add(result)
    assert 50 < len(written_at) < 400
    assert written_at[0] < 15, "a short run is kept from the first seconds on"
    assert all(later - earlier < max(12, later / 40) for earlier, later in pairwise(written_at))


def test_watched_games_tell_what_is_built_and_who_leads() -> None:
    for game, kinds in (("the-city", "villas"), ("la-citta", "farmhouse"), ("infinite-city", "bank")):
        series = series_of(game, 2, ["random"], 5, is_watched=True)
        games = [play(series.fixture(number)) for number in range(6)]
        assert any(kind == kinds for one in games for own in one.built for kind, _ in own), game
        assert all(len(one.built) == 2 and one.lead_changes is not None for one in games)
        assert sum(one.lead_changes or 0 for one in games) > 0
        begun = {one.first for one in games}
        assert begun == ({None} if game == "the-city" else {0, 1})


# --- Ray -------------------------------------------------------------------------------------------------------------


def test_a_cluster_gives_the_same_results_even_if_a_worker_is_killed(tmp_path: Path) -> None:
    here = simulate("the-city", 2, 30, ["random"], seed=3)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=100_000_000)
    try:
        marker = tmp_path / "killed"
        killer = tmp_path / "killer.py"
        killer.write_text(KILLER.format(marker=marker, signal=int(signal.SIGKILL)), encoding="utf-8")
        there = simulate("the-city", 2, 30, ["random"], seed=3, ray="local")
        assert there.results == here.results
        bots = [str(killer)]
        survived = simulate("the-city", 2, 30, bots, seed=3, ray="local", out=tmp_path / "run")
        assert marker.exists() and int(marker.read_text()) != os.getpid()
        assert [result.number for result in survived.results] == list(range(30))
        assert survived.results == simulate("the-city", 2, 30, bots, seed=3).results
        assert sum(pq.read_table(file).num_rows for file in (tmp_path / "run").glob("games-*.parquet")) == 30
        record = short_game()
        there_too = list(reviewing(record, LITTLE, None, looking_with(record, Power(ray="local"))))
        assert there_too == list(reviewing(record, LITTLE)) and any(item.get("turning") for item in there_too)
    finally:
        ray.shutdown()


def test_a_worker_that_dies_does_not_spoil_what_is_printed(tmp_path: Path) -> None:
    """In a process of its own: Ray reads when it is imported what it may say."""
    killer = tmp_path / "killer.py"
    killer.write_text(KILLER.format(marker=tmp_path / "killed", signal=int(signal.SIGKILL)), encoding="utf-8")
    asked = f"simulate the-city --players 2 --games 4 --ray local --json --bots {killer}".split()
    ended = subprocess.run([sys.executable, "-m", "faubourg.cli", *asked], capture_output=True, text=True, check=True)
    assert (tmp_path / "killed").exists()
    assert json.loads(ended.stdout)["games"] == 4


def short_game() -> Record:
    table = Table(faubourg.game("the-city").start(players=2, seed=3, max_rounds=2))
    rng = Random(4)
    while not table.state.is_over:
        seat = table.state.to_act[0]
        table.push(rng.choice(table.state.moves(seat)), seat)
    return table.record()


KILLER = """
import os
from pathlib import Path

class Killer:
    '''Plays the first move, but kills its process once, in the middle of the run.'''

    def choose(self, seat):
        marker = Path("{marker}")
        if not marker.exists():
            marker.write_text(str(os.getpid()))
            os.kill(os.getpid(), {signal})
        return seat.moves()[0]
"""


def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(FaubourgError, match="No Ray cluster"):
        simulate("the-city", 2, 2, ["random"], ray="127.0.0.1:1")
