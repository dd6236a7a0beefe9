"""Each mistake of a user gets one sentence in the user's language and exit code 2, never a stack trace."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.cli.app import run
from tests.cli.conftest import Cli, rewrite

PLAY = ("play", "infinite-city")


def assert_mistake(cli: Cli, *arguments: str, says: str, typed: str = "") -> None:
    said = cli(*arguments, typed=typed)
    assert (said.code, said.err.count("\n")) == (2, 1), said.err
    assert says in said.err


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (("play", "chess"), "no game called chess", "Aucun jeu"),
        (("rules", "chess"), "no game called chess", "Aucun jeu"),
        (("games", "chess"), "no game called chess", "Aucun jeu"),
        (("simulate", "chess"), "no game called chess", "Aucun jeu"),
        ((*PLAY, "--players", "7"), "2 to 6", "de 2 à 6"),
        ((*PLAY, "--players", "many"), "--players must be a whole number", "doit être un nombre entier"),
        ((*PLAY, "--set", "colour=red"), "no option colour", "n’a pas d’option colour"),
        ((*PLAY, "--set", "colour"), "NAME=VALUE", "NOM=VALEUR"),
        ((*PLAY, "--set", "tiles=nowhere.toml"), "nowhere.toml", "nowhere.toml"),
        ((*PLAY, "--seed", "soon"), "soon is not a number", "soon n’est pas un nombre"),
        ((*PLAY, "--seed", "-4"), "-4 is not a number", "-4 n’est pas un nombre"),
        ((*PLAY, "--bots", "nobody"), "no bot called nobody", "Aucun robot"),
        ((*PLAY, "--bots", "nowhere.py:Bot"), "nowhere.py", "nowhere.py"),
        ((*PLAY, "--people", "5", "--players", "4"), "5 people", "5 personnes"),
        ((*PLAY, "--bots", "random,random", "--players", "2"), "too many", "trop"),
        ((*PLAY, "--seat", "human", "--people", "1"), "not both", "pas les deux"),
        ((*PLAY, *3 * ("--seat", "human"), "--players", "2"), "3 seats", "3 places"),
        ((*PLAY, "--names", "Zoe,Zoe"), "a name of their own", "un nom bien à lui"),
        ((*PLAY, "--names", "A,B,C", "--players", "2"), "as many names, not 3", "autant de noms, pas 3"),
        ((*PLAY, "--frob"), "no option --frob", "--frob n’existe pas"),
        ((*PLAY, "--players"), "--players needs a value", "--players demande une valeur"),
        (("play",), "GAME", "JEU"),
        (("frob",), "no command frob", "frob n’existe pas"),
        (("resume",), "no game to resume", "aucune partie à reprendre"),
        (("resume", "lost"), "no saved game called lost", "ne s’appelle lost"),
        (("resume", "../lost"), "no saved game called ../lost", "ne s’appelle ../lost"),
        (("replay", "lost.json"), "lost.json cannot be read", "Impossible de lire lost.json"),
        (("rules", "infinite-city", "IC-999"), "IC-1 to IC-107", "de IC-1 à IC-107"),
        (("rules", "infinite-city", "--search", "zebra"), "zebra", "zebra"),
        (("simulate", "infinite-city", "--games", "0"), "0 games", "0 parties"),
        (("simulate", "infinite-city", "--games", "few"), "--games must be", "--games doit être"),
        (("simulate", "infinite-city", "--jobs", "-1"), "-1", "-1"),
        (("simulate", "infinite-city", "--bots", "nobody"), "no bot called nobody", "Aucun robot"),
    ],
)
def test_a_mistake_is_one_sentence(cli: Cli, arguments: tuple[str, ...], english: str, french: str) -> None:
    assert_mistake(cli, *arguments, says=english)
    assert_mistake(cli, "--lang", "fr", *arguments, says=french)
    assert cli.saved == []


def test_an_unknown_language(cli: Cli) -> None:
    assert_mistake(cli, "games", "--lang", "xx", says="Languages: en, fr")


# --- records -------------------------------------------------------------------------------------------------------


def test_a_record_that_is_cut_short(cli: Cli, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8")[:400], encoding="utf-8")
    assert_mistake(cli, "replay", str(record), "--check", says="cut short")


def test_a_record_that_was_tampered_with(cli: Cli, record: Path) -> None:
    rewrite(record, honestly=False, seats=["X", "Y", "Z"])
    assert_mistake(cli, "replay", str(record), "--check", says="changed after it was written")


def test_a_record_with_a_move_against_the_rules(cli: Cli, record: Path) -> None:
    rewrite(record, honestly=True, moves=["A 77,77"], result=None)
    assert_mistake(cli, "replay", str(record), "--check", says="Move 1 of the record")


def test_a_record_with_another_result(cli: Cli, record: Path) -> None:
    rewrite(record, honestly=True, result={"scores": [1, 2, 3], "ranks": [3, 2, 1], "ended_by": "IC-43"})
    assert_mistake(cli, "replay", str(record), "--check", says="not the one that its moves lead to")


def test_a_record_of_other_rules_or_of_another_game(cli: Cli, record: Path) -> None:
    rewrite(record, honestly=True, rules=99)
    assert_mistake(cli, "replay", str(record), says="version 99")
    rewrite(record, honestly=True, rules=1, game="chess")
    assert_mistake(cli, "replay", str(record), says="no game called chess")


def test_a_file_that_is_no_text(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert_mistake(cli, "replay", str(path), says="not a text file")


def test_a_seat_that_does_not_exist(cli: Cli, record: Path) -> None:
    assert_mistake(cli, "replay", str(record), "--seat", "E", says="the seats are A, B, C")


# --- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "says"),
    [("raise ValueError('no idea')", "no idea"), ("return 'the best one'", "the best one"), ("return -1", "-1")],
)
def test_a_bot_that_fails(cli: Cli, tmp_path: Path, body: str, says: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(f"class Bad:\n    name = 'bad'\n    def choose(self, seat):\n        {body}\n")
    assert_mistake(cli, *PLAY, "--people", "0", "--bots", f"{path}:Bad", says=says)
    assert_mistake(cli, "simulate", "infinite-city", "--games", "2", "--bots", f"{path}:Bad", says=says)


def test_a_bot_file_that_is_no_python(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("class Bad(:\n")
    assert_mistake(cli, *PLAY, "--bots", f"{path}:Bad", says="bad.py")
    assert cli.saved == []


# --- files and the unexpected --------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_written(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where a folder should be")
    monkeypatch.setenv("FAUBOURG_HOME", str(wall))
    assert_mistake(cli, *PLAY, "--bots", "random", says="cannot be written")


def test_an_error_of_ours_asks_to_be_reported(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("faubourg.cli.reading.games", fail)
    said = cli("games")
    assert said.code == 1
    assert "ZeroDivisionError: oh" in said.err
    assert "report" in said.err
    monkeypatch.setenv("FAUBOURG_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(["games"])
