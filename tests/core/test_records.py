"""Records: whole ones read back and replay; damaged, changed or foreign ones get one clear sentence."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import faubourg
from faubourg import FaubourgError, Record, RecordError, Table
from faubourg.core.record import checksum
from faubourg.core.texts import LANGUAGES
from tests import toy


def played_table(players: int = 2, seed: int = 3, moves: int | None = None) -> Table:
    table = Table(faubourg.game("infinite-city").start(players=players, seed=seed), names=["Ada", "Bo", "Cy"][:players])
    rng = Random(seed)
    while not table.state.is_over and (moves is None or len(table.journal) < moves):
        seat = table.state.to_act[0]
        table.push(rng.choice(table.state.moves(seat)), seat)
    return table


def changed(record: Record, **fields: Any) -> str:
    """The text of a record with some fields changed and the checksum put right again."""
    data = {**record.to_data(), **fields}
    data["check"] = checksum(data)
    return json.dumps(data)


def complaint(text: str) -> str:
    with pytest.raises(RecordError) as error:
        Record.loads(text).replay()
    assert all(error.value.say(lang) for lang in LANGUAGES)
    return str(error.value)


def test_a_finished_game_reads_back_and_replays_to_its_result() -> None:
    table = played_table()
    record = Record.loads(table.record().dumps())
    assert record == table.record()
    assert record.seats == ("Ada", "Bo")
    replayed = record.replay()
    assert replayed.state.describe() == table.state.describe()
    assert record.result == {
        "scores": list(table.state.outcome().scores),
        "ranks": list(table.state.outcome().ranks),
        "ended_by": table.state.outcome().ended_by,
    }


def test_a_record_replays_up_to_any_move() -> None:
    table = played_table()
    record = table.record()
    halfway = record.replay(moves=10)
    assert len(halfway.journal) == 10
    assert halfway.record().moves == record.moves[:10]


def test_an_unfinished_game_has_no_result_and_can_be_played_on() -> None:
    record = played_table(moves=9).record()
    assert record.result is None
    table = record.replay()
    seat = table.state.to_act[0]
    table.push(table.state.moves(seat)[0], seat)
    assert len(table.record().moves) == 10


def test_a_game_that_began_in_a_position_carries_it() -> None:
    state = played_table(moves=12).state.clone()
    record = Table(state).record()
    assert record.seed is None
    assert record.position is not None
    assert Record.loads(record.dumps()).replay().state.describe() == state.describe()


def test_a_truncated_record_is_refused() -> None:
    text = played_table(moves=5).record().dumps()
    assert "cut short" in complaint(text[: len(text) // 2])


def test_a_changed_record_is_refused() -> None:
    text = played_table(moves=5).record().dumps()
    assert "changed after it was written" in complaint(text.replace("Ada", "Eve"))


def test_a_record_of_another_rules_version_is_refused() -> None:
    assert "version 99" in complaint(changed(played_table(moves=5).record(), rules=99))


def test_a_record_of_an_unknown_game_is_refused() -> None:
    assert "no game called chess" in complaint(changed(played_table(moves=5).record(), game="chess"))


def test_a_record_of_another_game_than_the_one_asked_for_is_refused() -> None:
    with pytest.raises(RecordError, match="record of infinite-city, not of toy-auction"):
        played_table(moves=5).record().replay(game=toy.GAME)


def test_a_record_with_other_components_is_refused() -> None:
    assert "other components" in complaint(changed(played_table(moves=5).record(), components="0123"))


def test_a_move_that_the_rules_forbid_is_named_with_its_number_and_rule() -> None:
    record = played_table(moves=5).record()
    said = complaint(changed(record, moves=[record.moves[0], "A 9999,9", *record.moves[2:]]))
    assert "Move 2" in said
    assert "IC-" in said


@pytest.mark.parametrize("move", ["", "A", "Z bank#1", "bank#1", "AB 0,2", "A 0,2; 0,3"])
def test_a_line_that_is_no_move_is_refused(move: str) -> None:
    record = played_table(moves=5).record()
    assert "Move 6" in complaint(changed(record, moves=[*record.moves, move]))


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    record = played_table().record()
    result = {**(record.result or {}), "scores": [99, 0]}
    assert "not the one that its moves lead to" in complaint(changed(record, result=result))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "x"),
        ("seed", "9" * 5000),
        ("seed", None),
        ("seats", ["Ada"]),
        ("moves", "A 0,2"),
        ("moves", [1]),
        ("players", "2"),
        ("options", []),
        ("result", 3),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(field: str, value: object) -> None:
    assert "damaged" in complaint(changed(played_table(moves=5).record(), **{field: value}))


@pytest.mark.parametrize("text", ["", "[]", "3", "{}", '{"format": "pgn"}', "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert "record" in complaint(text)


def test_a_start_that_cannot_be_is_refused() -> None:
    assert "cannot be started" in complaint(changed(played_table(moves=0).record(), players=17))
    assert "no option" in complaint(changed(played_table(moves=0).record(), options={"colour": 1}))


def test_saving_writes_the_whole_file_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games" / "one.json"
    record = played_table(moves=5).record()
    record.save(path)
    assert Record.load(path) == record

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(FaubourgError, match="the disk is full"):
        played_table(moves=9).record().save(path)
    assert Record.load(path) == record
    assert [file.name for file in path.parent.iterdir()] == ["one.json"]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(FaubourgError, match=r"missing\.json cannot be read"):
        Record.load(tmp_path / "missing.json")
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff")
    with pytest.raises(FaubourgError, match="not a text file"):
        Record.load(binary)
