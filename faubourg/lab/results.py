"""Results as Parquet: a folder of files, each with some games, and `run.json`, which says what was asked.

Polars, pandas and DuckDB read all of it at once (`games-*.parquet`). A file is written whole or not at all, so that an
interrupted run goes on where it stopped. docs/lab.md lists the columns.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from warnings import warn

import pyarrow as pa
import pyarrow.parquet as pq

from faubourg.core.errors import FaubourgError, SetupError
from faubourg.core.files import read_text, reason_of, write_text
from faubourg.lab.playing import DamagedFile, GameResult

SECONDS_BETWEEN_FILES = 10.0  # at least
LONG_RUN = 50  # a run that has gone on for long waits for a 50th of that time: a few hundred files, not thousands
MOST_IN_FILE = 1000
ABOUT = "run.json"

COUNTS = pa.map_(pa.string(), pa.int32())
GAMES = pa.schema(
    [
        ("number", pa.int32()),
        ("variant", pa.string()),
        ("seed", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int32())),
        ("ended_by", pa.string()),
        ("decisions", pa.int32()),
        ("turns", pa.int32()),
        ("questions", COUNTS),
        ("lead_changes", pa.int32()),
        ("built", pa.list_(COUNTS)),
        ("first", pa.int32()),
    ]
)
DECISIONS = pa.schema(
    [
        ("number", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int32()),
        ("question", pa.string()),
        ("choices", pa.int32()),
        ("move", pa.string()),
    ]
)


class RunFolder:
    """A folder of results. SetupError if it holds those of another run."""

    def __init__(self, path: Path, asked: Mapping[str, Any]) -> None:
        self.path = path
        self.waiting: list[GameResult] = []
        self.kept = 0  # games that are in files
        self.begun_at = self.written_at = time.monotonic()
        about = path / ABOUT
        said = json.loads(json.dumps(asked))
        if not about.exists():
            if path.is_dir() and any(path.glob("*.parquet")):
                raise SetupError("not_a_run", package="faubourg.lab", folder=path)
            write_text(about, json.dumps(said, indent=1, ensure_ascii=False) + "\n")
        else:
            found = read_about(about)
            if found != said:
                key = "about_damaged" if found is None else "other_run"
                raise SetupError(key, package="faubourg.lab", folder=path, about=about)

    def results(self) -> list[GameResult]:
        """What is finished, in the order of the numbers. A damaged file is put aside: its games are played again."""
        found: dict[int, GameResult] = {}
        for file in sorted(self.path.glob("games-*.parquet")):
            try:
                rows = pq.read_table(file, schema=GAMES).to_pylist()
            except (pa.ArrowException, OSError):
                aside = file.replace(file.with_suffix(".damaged"))
                warn(DamagedFile("damaged_file", package="faubourg.lab", file=file, aside=aside.name), stacklevel=2)
                continue
            for row in rows:
                found[row["number"]] = result_from(row)
        for file in self.path.glob("decisions-*.parquet"):
            if not file.with_name(file.name.replace("decisions-", "games-")).exists():
                file.unlink()  # its games will be played, and told, again
        self.kept = len(found)
        return [found[number] for number in sorted(found)]

    def add(self, result: GameResult) -> None:
        self.waiting.append(result)
        now = time.monotonic()
        pause = max(SECONDS_BETWEEN_FILES, (now - self.begun_at) / LONG_RUN)
        if len(self.waiting) >= MOST_IN_FILE or now - self.written_at > pause:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting."""
        results, self.waiting = self.waiting, []
        self.written_at = time.monotonic()
        if not results:
            return
        span = f"{results[0].number:07}-{results[-1].number:07}"
        rows = [decision for result in results for decision in decisions_of(result)]
        if rows:
            self.write(f"decisions-{span}.parquet", pa.Table.from_pylist(rows, DECISIONS))
        self.write(f"games-{span}.parquet", pa.Table.from_pylist([row_of(result) for result in results], GAMES))
        self.kept += len(results)

    def write(self, name: str, table: pa.Table) -> None:
        """Beside its place, then renamed: there is never half a file of that name."""
        path, temporary = self.path / name, self.path / f".{name}.part"
        try:
            pq.write_table(table, temporary)
            temporary.replace(path)
        except OSError as error:
            temporary.unlink(missing_ok=True)
            kept = {"games": self.kept, "folder": self.path}
            raise FaubourgError(
                "results_not_written", package="faubourg.lab", path=path, reason=reason_of(error), **kept
            ) from error


def read_about(path: Path) -> Any:
    try:
        return json.loads(read_text(path))
    except ValueError:
        return None


def row_of(result: GameResult) -> dict[str, Any]:
    return {
        "number": result.number,
        "variant": result.variant,
        "seed": str(result.seed),
        "bots": list(result.lineup),
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "ended_by": result.ended_by,
        "decisions": result.decisions,
        "turns": result.turns,
        "questions": list(result.questions),
        "lead_changes": result.lead_changes,
        "built": [list(counts) for counts in result.built],
        "first": result.first,
    }


def decisions_of(result: GameResult) -> list[dict[str, Any]]:
    return [
        {
            "number": result.number,
            "step": step,
            "seat": told.seat,
            "question": told.question,
            "choices": told.choices,
            "move": told.move,
        }
        for step, told in enumerate(result.told)
    ]


def result_from(row: Mapping[str, Any]) -> GameResult:
    """Back from a row; every decision stays in its file."""
    return GameResult(
        tuple(row["bots"]),
        tuple(row["scores"]),
        tuple(row["winners"]),
        row["ended_by"],
        row["decisions"],
        row["turns"],
        tuple(row["questions"]),
        row["number"],
        row["variant"],
        int(row["seed"]),
        tuple(row["ranks"]),
        row["lead_changes"],
        tuple([tuple(counts) for counts in row["built"]]),
        first=row["first"],
    )
