"""Every command in both languages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import faubourg
from faubourg.cli.seating import bot_title
from faubourg.cli.speech import Speech, language_of_user
from faubourg.lab import running
from faubourg.lab.playing import Fixture, GameResult, play
from tests.cli.conftest import Cli

COMMANDS = ("play", "learn", "resume", "replay", "rules", "games", "cards", "simulate")


def test_version(cli: Cli) -> None:
    assert cli("--version").out in (
        f"faubourg {faubourg.__version__} (plain Python)\n",
        f"faubourg {faubourg.__version__} (compiled)\n",
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_and_not_on_a_terminal_it_prints_its_help(cli: Cli, lang: str) -> None:
    said = cli("--lang", lang)
    assert said.code == 0
    assert Speech(lang)("help", "main").partition("\n")[0] in said.out
    assert all(command in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_of_each_command_teaches_in_the_users_language(cli: Cli, command: str, lang: str) -> None:
    said = cli(command, "--help", "--lang", lang)
    assert said.code == 0
    first_words = Speech(lang)("help", command)[:30]
    assert first_words in said.out
    assert f"faubourg {command}" in said.out


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        (["games"], {}, "en"),
        (["games"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["games"], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        (["games"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["games", "--lang", "en"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["--lang=fr", "games"], {}, "fr"),
    ],
)
def test_language_of_the_user(arguments: list[str], environment: dict[str, str], lang: str) -> None:
    assert language_of_user(arguments, environment) == lang


def test_games_are_listed(cli: Cli) -> None:
    said = cli("games")
    assert said.code == 0
    assert "infinite-city" in said.out
    assert "2-6" in said.out


@pytest.mark.parametrize(("lang", "meaning"), [("en", "silver borders"), ("fr", "bords argentés")])
def test_a_game_shows_its_options(cli: Cli, lang: str, meaning: str) -> None:
    said = cli("games", "infinite-city", "--lang", lang)
    assert said.code == 0
    assert "tiles" in said.out
    assert meaning in said.out


def test_rules_are_listed_by_chapter(cli: Cli) -> None:
    said = cli("rules", "infinite-city")
    assert said.code == 0
    assert said.out.startswith("Setup\n  IC-1 ")
    assert "IC-107" in said.out


def test_a_rule_in_full_has_its_text_source_and_rulings(cli: Cli) -> None:
    game = faubourg.game("infinite-city")
    rule = game.rules["IC-74"]
    said = cli("rules", "infinite-city", "ic-74", "--lang", "fr")
    assert rule.title["fr"] in said.out
    assert rule.text["fr"] in said.out
    assert game.rules.rulings[rule.rulings[0]].answer["fr"] in said.out


def test_a_rule_is_found_without_naming_its_game(cli: Cli) -> None:
    assert cli("rules", "IC-63").out == cli("rules", "infinite-city", "IC-63").out


def test_rules_are_searched(cli: Cli) -> None:
    said = cli("rules", "infinite-city", "--search", "PLAZA")
    assert cli("rules", "infinite-city", "plaza").out == said.out, "a word is no id"
    assert "IC-20 " in said.out
    assert "IC-63 " not in said.out


def test_simulate_reports_as_tables(cli: Cli) -> None:
    arguments = ("simulate", "infinite-city", "--players", "2", "--games", "4", "--bots", "random", "--seed", "1")
    english, french = cli(*arguments), cli(*arguments, "--lang", "fr")
    assert (english.code, french.code) == (0, 0)
    assert "Infinite City for 2: 4 games, seed 1" in english.out
    assert "decisions per second" in english.out
    assert "décisions par seconde" in french.out
    assert english.err == ""


def test_simulate_prints_nothing_but_json(cli: Cli) -> None:
    said = cli("simulate", "infinite-city", "--players", "2", "--games", "3", "--bots", "random", "--json")
    data = json.loads(said.out)
    assert data["games"] == 3
    assert data["games_per_second"] > 0
    assert data["decisions_per_second"] > data["games_per_second"]


def run_apart(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    import os

    return subprocess.Popen(
        [sys.executable, "-m", "faubourg.cli", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )


def test_a_reader_who_leaves_early_is_no_error() -> None:
    process = run_apart("rules", "infinite-city")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    assert (process.wait(), complaints) == (0, b"")


def test_without_utf_8_everything_is_drawn_in_ascii(tmp_path: Path) -> None:
    process = run_apart(
        *("play", "infinite-city", "--players", "2", "--bots", "random", "--seed", "1", "--lang", "fr"),
        PYTHONIOENCODING="ascii",
        FAUBOURG_HOME=str(tmp_path),
    )
    out, complaints = process.communicate()
    assert (process.returncode, complaints) == (0, b"")
    assert b"+-----" in out
    assert b"%%%%" in out


def test_importing_the_library_does_not_load_the_libraries_of_the_command() -> None:
    code = "import sys, faubourg; print([name for name in ('typer', 'rich', 'prompt_toolkit') if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


def test_ctrl_c_in_a_simulation_reports_what_was_played(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play_two(fixture: Fixture) -> GameResult:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(fixture.number)
        return play(fixture)

    monkeypatch.setattr(running, "play", play_two)
    said = cli("simulate", "infinite-city", "--games", "9", "--bots", "random", "--players", "2")
    assert said.code == 130
    assert "Stopped after 2 of 9 games." in said.err
    assert "2 games, seed 0" in said.out


def test_ctrl_c_in_a_run_that_is_kept_says_where(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_none(fixture: Fixture) -> GameResult:
        raise KeyboardInterrupt

    kept = (
        "compare",
        "infinite-city",
        "--games",
        "2",
        "--bots",
        "random",
        "--b",
        "bots=greedy",
        "--players",
        "2",
        "--out",
        f"{tmp_path}/run",
    )
    with monkeypatch.context() as patch:
        patch.setattr(running, "play", play_none)
        said = cli(*kept)
        assert said.code == 130
        assert "What is finished is kept in" in said.err and "the same command goes on" in said.err
    assert cli(*kept).code == 0


@pytest.mark.parametrize(
    ("spec", "title"),
    [
        ("greedy", "greedy"),
        ("sharp:500it", "sharp:500it"),
        ("mine/clever.py", "clever"),
        ("mine/clever.py:Second", "Second"),
    ],
)
def test_tables_name_a_bot_so_that_it_is_told_from_others(spec: str, title: str) -> None:
    assert bot_title(spec) == title
