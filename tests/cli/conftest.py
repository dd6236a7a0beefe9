from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from faubourg.cli.app import run
from faubourg.core.record import Record, checksum


@dataclass(frozen=True)
class Said:
    """What a command line led to."""

    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Cli:
    """The command, in this process, with a folder of its own for saved games."""

    home: Path
    call: Callable[[tuple[str, ...], str], Said]

    def __call__(self, *arguments: str, typed: str = "") -> Said:
        return self.call(arguments, typed)

    @property
    def saved(self) -> list[Path]:
        return sorted((self.home / "games").glob("*.json"))

    def latest(self) -> Record:
        return Record.load(self.saved[-1])


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    home = tmp_path / "home"
    for name in ("LC_ALL", "LC_MESSAGES", "FAUBOURG_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("FAUBOURG_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def call(arguments: tuple[str, ...], typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(arguments)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return Cli(home, call)


@pytest.fixture
def record(cli: Cli) -> Path:
    """A finished game between random bots."""
    said = cli("play", "infinite-city", "--people", "0", "--bots", "random", "--players", "3", "--seed", "11")
    assert said.code == 0, said.err
    return cli.saved[-1]


def rewrite(path: Path, honestly: bool, **changes: object) -> None:
    """Change fields of a record; honestly: with a checksum that fits."""
    data = json.loads(path.read_text(encoding="utf-8")) | changes
    if honestly:
        data["check"] = checksum(data)
    path.write_text(json.dumps(data), encoding="utf-8")
