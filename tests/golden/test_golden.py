"""Whole games as fixtures: the same rules version must lead to the same end, byte for byte, for ever.

If one of these fails, either the change is a mistake, or the game's `rules_version` goes up and
`python -m tests.golden.write` makes the records anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import faubourg
from faubourg import Record
from faubourg.testing.digest import digest

RECORDS = sorted(Path(__file__).parent.glob("*/*.json"))


def test_every_game_and_player_count_has_a_golden_record() -> None:
    played = {(record.game, record.players) for record in map(Record.load, RECORDS)}
    for name in faubourg.games():
        for players in faubourg.game(name).players:
            assert (name, players) in played


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_end(path: Path) -> None:
    record = Record.load(path)
    table = record.replay()
    assert table.state.is_over
    assert table.record().dumps() == path.read_text(encoding="utf-8")
    assert digest(table.state) == path.with_suffix(".digest").read_text(encoding="utf-8").strip()
