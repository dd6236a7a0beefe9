"""Games kept on disk: a record each, and beside it who plays which seat."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from faubourg.cli.seating import Seating
from faubourg.cli.speech import PACKAGE
from faubourg.core import files
from faubourg.core.errors import FaubourgError, RecordError
from faubourg.core.record import Record
from faubourg.core.table import Table

RECORD, PLAYERS = ".json", ".players"


def games_folder() -> Path:
    """FAUBOURG_HOME if set, else where the system keeps the data of its users."""
    home = os.environ.get("FAUBOURG_HOME")
    if home:
        return Path(home) / "games"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "faubourg" / "games"


@dataclass(frozen=True)
class SavedGame:
    """A game on disk that is not over, as a list shows it."""

    name: str
    record: Record
    when: datetime


class Storage:
    """The folder of kept games. The record changes with each answer; who plays is written once, before it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or games_folder()

    def fresh_name(self, game_name: str, now: datetime) -> str:
        base = f"{game_name}-{now:%Y-%m-%d-%H%M}"
        taken = 1
        name = base
        while (self.folder / (name + RECORD)).exists():
            taken += 1
            name = f"{base}-{taken}"
        return name

    def begin(self, name: str, table: Table, seating: Seating) -> None:
        files.write_text(self.folder / (name + PLAYERS), json.dumps({"players": list(seating.players)}) + "\n")
        self.keep(name, table)

    def keep(self, name: str, table: Table) -> None:
        table.record().save(self.folder / (name + RECORD))

    def load(self, name: str) -> tuple[Table, Seating]:
        path = self.folder / (name + RECORD)
        if Path(name).name != name or not path.exists():
            known = ", ".join(game.name for game in self.unfinished()) or "-"
            raise RecordError("no_saved_game", package=PACKAGE, name=name, known=known)
        record = Record.load(path)
        return record.replay(), Seating(self._players(name, record), record.seats)

    def _players(self, name: str, record: Record) -> tuple[str, ...]:
        path = self.folder / (name + PLAYERS)
        try:
            players = json.loads(files.read_text(path))["players"]
        except (ValueError, LookupError, TypeError) as error:
            raise RecordError("saved_players", package=PACKAGE, path=path) from error
        if not isinstance(players, list) or len(players) != record.players or not all(map(is_text, players)):
            raise RecordError("saved_players", package=PACKAGE, path=path)
        return tuple(players)

    def has_games(self) -> bool:
        """Whether anybody has played here before."""
        return any(self.folder.glob("*" + RECORD))

    def unfinished(self) -> list[SavedGame]:
        """The games that can be resumed, the latest first. A file that is no record is left alone."""
        found = []
        for path in self.folder.glob("*" + RECORD):
            try:
                record = Record.load(path)
            except FaubourgError:
                continue
            if record.result is None:
                when = datetime.fromtimestamp(path.stat().st_mtime)
                found.append(SavedGame(path.name.removesuffix(RECORD), record, when))
        return sorted(found, key=lambda saved: (saved.when, saved.name), reverse=True)


def is_text(value: object) -> bool:
    return isinstance(value, str)
