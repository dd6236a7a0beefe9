from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from faubourg.cli.replaying import moments_of
from faubourg.core.record import Record, commitment_to
from tests.cli.conftest import Cli


@pytest.mark.parametrize(("lang", "players"), [("en", "Infinite City for 3"), ("fr", "Infinite City à 3")])
def test_check_says_ok_in_one_line_with_the_result(cli: Cli, record: Path, lang: str, players: str) -> None:
    said = cli("replay", str(record), "--check", "--lang", lang)
    result = Record.load(record).result
    assert result is not None
    assert (said.code, said.out.count("\n")) == (0, 1)
    assert players in said.out
    assert f"Ada {result['scores'][0]}" in said.out


def test_check_tells_that_a_promised_seed_was_kept(cli: Cli, record: Path) -> None:
    played = Record.load(record)
    assert played.seed is not None
    promise = {"commitment": commitment_to(played.seed, "salt"), "nonce": "salt"}
    replace(played, fairness=promise).save(record)
    assert "the one to which the server was committed" in cli("replay", str(record), "--check").out
    replace(played, fairness={**promise, "nonce": "sugar"}).save(record)
    assert "not the one that was promised" in cli("replay", str(record), "--check").err


def test_check_of_a_game_that_was_left(cli: Cli) -> None:
    cli("play", "infinite-city", "--bots", "random", "--seed", "2", typed="1\n")
    assert "not finished" in cli("replay", str(cli.saved[-1]), "--check").out


def test_not_on_a_terminal_the_whole_log_is_printed(cli: Cli, record: Path) -> None:
    said = cli("replay", str(record))
    table = Record.load(record).replay()
    assert said.code == 0
    assert said.out.startswith("\n".join(table.sentences(None, "en")))
    assert "The game is over." in said.out


def test_a_seat_reads_what_only_it_may_know(cli: Cli, record: Path) -> None:
    spectator, player = cli("replay", str(record)).out, cli("replay", str(record), "--seat", "b").out
    table = Record.load(record).replay()
    assert player.startswith("\n".join(table.sentences(1, "en")))
    assert player != spectator


def test_moments_are_the_states_of_the_game(record: Path) -> None:
    whole = Record.load(record)
    moments = moments_of(whole)
    assert len(moments) == len(whole.moves) + 1
    for count in (0, 7, len(whole.moves)):
        assert (
            moments[count].state.describe()
            == whole.replay(count if count < len(whole.moves) else None).state.describe()
        )
