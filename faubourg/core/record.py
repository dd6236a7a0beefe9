"""A game as a document: who played what, from which start, with which moves."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faubourg.core import files
from faubourg.core.engine import LONGEST_SEED
from faubourg.core.errors import FaubourgError, IllegalMove, RecordError
from faubourg.core.spots import SEAT_LETTERS

if TYPE_CHECKING:
    from faubourg.core.game import Game
    from faubourg.core.table import Table

FORMAT = "faubourg-record/1"


@dataclass(frozen=True)
class Record:
    """Header and the moves that count, in canonical order, as text such as "A bank#6".

    `components` names the tiles or cards in play; a set that is not the built-in one is carried among the options.
    The start is a seed, or a whole position for a game that began in the middle. `result` is None until the end.
    `fairness` is what a server promised about the seed before the game began (see `commitment_to`). `taken_back` counts
    the answers that somebody who played bots alone took back though something had become known since.
    """

    game: str
    rules: int
    components: str
    players: int
    options: Mapping[str, Any]
    seed: int | None
    position: Mapping[str, Any] | None
    seats: tuple[str, ...]
    moves: tuple[str, ...]
    result: Mapping[str, Any] | None = None
    fairness: Mapping[str, Any] | None = None
    taken_back: int = 0

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "players": self.players,
            "options": dict(self.options),
            "seed": None if self.seed is None else str(self.seed),  # wider than the numbers of many JSON readers
            "position": self.position,
            "seats": list(self.seats),
            "moves": list(self.moves),
            "result": self.result,
        }
        if self.fairness is not None:
            data["fairness"] = dict(self.fairness)
        if self.taken_back:
            data["taken_back"] = self.taken_back
        data["check"] = checksum(data)
        return data

    def dumps(self) -> str:
        return json.dumps(self.to_data(), ensure_ascii=False, indent=1) + "\n"

    def save(self, path: Path) -> None:
        files.write_text(path, self.dumps())

    @classmethod
    def load(cls, path: Path) -> Record:
        return cls.loads(files.read_text(path))

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record back; RecordError says what is wrong with one that is damaged or was changed."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise RecordError("record_not_json", reason=error) from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError("record_format", expected=FORMAT)
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Record:
        types: dict[str, Any] = {
            "game": str,
            "rules": int,
            "components": str,
            "players": int,
            "options": dict,
            "seed": (str, type(None)),
            "position": (dict, type(None)),
            "seats": list,
            "moves": list,
            "result": (dict, type(None)),
            "check": str,
        }
        for key, kind in types.items():
            if key not in data or not isinstance(data[key], kind):
                raise RecordError("record_field", field=key)
        if not all(isinstance(text, str) for text in [*data["seats"], *data["moves"]]):
            raise RecordError("record_field", field="moves")
        seed = data["seed"]
        if seed is not None and not (seed.isdecimal() and len(seed) <= LONGEST_SEED):
            raise RecordError("record_field", field="seed")
        if (seed is None) == (data["position"] is None):
            raise RecordError("record_field", field="seed")
        fairness = data.get("fairness")
        if fairness is not None and not is_fairness(fairness):
            raise RecordError("record_field", field="fairness")
        taken_back = data.get("taken_back", 0)
        if type(taken_back) is not int or taken_back < 0:
            raise RecordError("record_field", field="taken_back")
        if data["check"] != checksum(data):
            raise RecordError("record_tampered")
        return cls(
            game=data["game"],
            rules=data["rules"],
            components=data["components"],
            players=data["players"],
            options=data["options"],
            seed=None if seed is None else int(seed),
            position=data["position"],
            seats=tuple(data["seats"]),
            moves=tuple(data["moves"]),
            result=data["result"],
            fairness=fairness,
            taken_back=taken_back,
        )

    def replay(self, moves: int | None = None, game: Game | None = None) -> Table:
        """The table after the first `moves` moves (all: after the whole record), each of them checked.

        `game` is for a game that is not installed; otherwise it is found by its name.

        RecordError names the first move that the rules do not allow, a result that is not what the moves give, or a
        seed that is not the one promised.
        """
        from faubourg.core.registry import game as find_game
        from faubourg.core.table import Table

        if self.fairness is not None and (
            self.seed is None or self.fairness["commitment"] != commitment_to(self.seed, self.fairness["nonce"])
        ):
            raise RecordError("record_fairness")
        try:
            game = game or find_game(self.game)
            if self.game != game.name:
                raise RecordError("record_game", game=self.game, expected=game.name)
            if self.rules != game.rules_version:
                raise RecordError("record_rules", game=self.game, rules=self.rules, current=game.rules_version)
            if self.components != game.fingerprint(game.check_options(self.options)):
                raise RecordError("record_components", game=self.game)
            if self.position is not None:
                state = game.setup(self.position)
            else:
                state = game.start(players=self.players, seed=self.seed, **self.options)
        except RecordError:
            raise
        except FaubourgError as error:
            raise RecordError("record_start", reason=error) from error
        if len(self.seats) != state.players:
            raise RecordError("record_field", field="seats")
        table = Table(state, self.seats)
        table.taken_back = self.taken_back
        for number, line in enumerate(self.moves[:moves], start=1):
            letter, _, text = line.partition(" ")
            try:
                if letter not in SEAT_LETTERS[: state.players] or len(letter) != 1 or ";" in text:
                    raise RecordError("record_move", number=number, move=line, reason="?")
                table.play(text, SEAT_LETTERS.index(letter))
            except IllegalMove as error:
                raise RecordError("record_move", number=number, move=line, reason=error) from error
        if moves is None and self.result is not None and self.result != table.result():
            raise RecordError("record_result")
        return table


def checksum(data: Mapping[str, Any]) -> str:
    """A fingerprint of a record, so that a changed or cut one is noticed."""
    body = {key: value for key, value in data.items() if key != "check"}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_to(seed: int, nonce: str) -> str:
    """What can be published before a game without telling its seed, and checked once seed and nonce are known."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def is_fairness(data: object) -> bool:
    return isinstance(data, dict) and all(isinstance(data.get(key), str) for key in ("commitment", "nonce"))
