"""`faubourg review`: in the terminal, as a page, stopped and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import faubourg
from faubourg import Seat, Table
from faubourg.bots import load_bot, reviewing
from faubourg.cli import reviewing as command
from tests.cli.conftest import Cli


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = Table(faubourg.game("the-city").start(players=2, seed=3), ("Ada", "Ben <b>"))
    bots = [load_bot("greedy", 1), load_bot("random", 2)]
    while not table.state.is_over:
        seat = table.state.to_act[0]
        table.push(bots[seat].choose(Seat(table.state, seat)), seat)
    path = tmp_path / "game.json"
    table.record().save(path)
    return path


def test_in_the_terminal_and_as_a_page(cli: Cli, record: Path, tmp_path: Path) -> None:
    said = cli("review", str(record), "--think", "4it")
    assert said.code == 0
    assert "Chances of winning before each answer" in said.out
    assert "Ada 100\u00a0%" in said.out
    page = tmp_path / "review.html"
    said = cli("review", str(record), "--think", "4it", "--html", str(page), "--lang", "fr")
    assert said.code == 0
    html = page.read_text(encoding="utf-8")
    assert html.count("<polyline") == 2
    assert "Ben &lt;b&gt;" in html and "<b>" not in html
    assert "http" not in html and "src=" not in html


def test_stopped_and_gone_on_with(cli: Cli, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []

    def interrupted(*given: object) -> object:
        for item in reviewing(*given):  # type: ignore[arg-type]
            if len(steps) == 5:
                raise KeyboardInterrupt
            steps.append(item["step"])
            yield item

    with monkeypatch.context() as patched:
        patched.setattr(command, "reviewing", interrupted)
        said = cli("review", str(record), "--think", "4it")
    assert said.code == 130
    assert "goes on from here" in said.out
    (kept,) = (cli.home / "games" / "reviews").iterdir()
    assert list(json.loads(kept.read_text())["chances"]) == ["0", "1", "2", "3", "4"]
    kept.write_text(kept.read_text().replace("[", "[ ", 1))
    assert cli("review", str(record), "--think", "4it").code == 0


@pytest.mark.parametrize("think", ["0ms", "long"])
def test_a_time_that_is_none(cli: Cli, record: Path, think: str) -> None:
    said = cli("review", str(record), "--think", think)
    assert said.code == 2
    assert "300ms" in said.err


def test_a_file_that_is_no_record(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}")
    said = cli("review", str(path))
    assert said.code == 2 and "Traceback" not in said.err
