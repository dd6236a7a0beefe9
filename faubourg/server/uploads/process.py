"""What happens in the process in which uploads are read: its memory and its time are limited, and it knows nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from faubourg.core.errors import FaubourgError, RecordError
from faubourg.core.record import Record
from faubourg.core.texts import LANGUAGES
from faubourg.server.errors import ServerError, TooMuch, rule_of, status_of
from faubourg.server.games import Games, check_foreign_options, look_over, read_components, require_plain
from faubourg.server.people.security import LONGEST_NAME, clean_line


class ComponentsJob(NamedTuple):
    game: str
    option: str
    text: str


class RecordJob(NamedTuple):
    data: dict[str, Any]
    most_moves: int


class Refusal(NamedTuple):
    """A refusal on its way to another process: in words, because what it is about stays here."""

    key: str
    status: int
    sentences: dict[str, str]
    rule: str | None


class Told(NamedTuple):
    value: Any = None
    refusal: Refusal | None = None


def prepare(further_games: Sequence[str]) -> Callable[[ComponentsJob | RecordJob], Told]:
    return partial(work, Games(further_games))


def work(games: Games, job: ComponentsJob | RecordJob) -> Told:
    try:
        return Told(read(games, job))
    except FaubourgError as error:
        sentences = {lang: error.say(lang) for lang in LANGUAGES}
        return Told(refusal=Refusal(error.key, status_of(error), sentences, rule_of(error)))


def read(games: Games, job: ComponentsJob | RecordJob) -> Any:
    try:
        if isinstance(job, ComponentsJob):
            look_over(job.text)
            value = read_components(games.find(job.game), job.option, job.text)
            require_plain(value)
            return value
        return read_record(games, job).to_data()
    except FaubourgError:
        raise
    except RecursionError as error:
        raise ServerError("too_deep") from error
    except MemoryError as error:
        raise ServerError("too_costly") from error
    except Exception as error:  # what no game has foreseen
        if isinstance(job, ComponentsJob):
            raise ServerError("bad_components", option=job.option) from error
        raise RecordError("record_start", reason=type(error).__name__) from error


def read_record(games: Games, job: RecordJob) -> Record:
    """The record that the moves make once more; of what was brought, only the names are kept."""
    require_plain(job.data)
    record = Record.from_data(job.data)
    if len(record.moves) > job.most_moves:
        raise TooMuch("long_record", most=job.most_moves)
    names = tuple(clean_line(name, LONGEST_NAME, "bad_name") for name in record.seats)
    game = games.find(record.game)
    check_foreign_options(game, record.options)
    if record.position is not None:
        check_foreign_options(game, dict(record.position.get("options") or {}))
    table = record.replay(game=game)
    fairness = None if record.fairness is None else {key: record.fairness[key] for key in ("commitment", "nonce")}
    return replace(table.record(), seats=names, fairness=fairness, taken_back=record.taken_back)
