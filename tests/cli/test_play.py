"""Games played through a pipe: answers, commands, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

import faubourg
from faubourg.bots import Budget
from faubourg.cli.play import commands
from faubourg.cli.play.typed import in_notation
from faubourg.core import files, registry
from faubourg.core.engine import crosses_boundary
from faubourg.core.errors import FaubourgError
from faubourg.core.record import Record
from tests.cli.conftest import Cli

ONE = ("play", "infinite-city", "--players", "3", "--bots", "random", "--seed", "5")
# The first choice, by its number; what is closed keeps its number, so that the first may be [2] or [3].
ALWAYS_1 = "1\n2\n3\n4\n5\n6\n7\n8\n" * 400
SOME = "1\n2\n3\n" * 10


# --- whole games ---------------------------------------------------------------------------------------------------


def test_a_whole_game_from_a_pipe_is_explained_to_the_last_point(cli: Cli) -> None:
    said = cli(*ONE, typed=ALWAYS_1)
    assert (said.code, said.err) == (0, "")
    assert re.search("wins with|IC-4[39]|IC-5[12]", said.out)
    result, seats = cli.latest().result, cli.latest().seats
    assert result is not None
    assert cli("replay", str(cli.saved[-1]), "--check").code == 0
    for name, score in zip(seats, result["scores"], strict=True):
        assert re.search(rf"\d\. {name}.?: {score} point", said.out)
    last_page = said.out[said.out.rindex("[IC-4") :]
    explained = sum(int(points) for points in re.findall(r"^ +([+-]\d+)  ", last_page, re.MULTILINE))
    assert explained == sum(result["scores"])


def test_the_same_seed_gives_the_same_game_bots_included(cli: Cli) -> None:
    first, second = cli(*ONE, typed=SOME), cli(*ONE, typed=SOME)
    assert len(Record.load(cli.saved[0]).moves) > 10
    assert Record.load(cli.saved[0]).moves == Record.load(cli.saved[1]).moves
    assert first.out.splitlines()[:-1] == second.out.splitlines()[:-1]  # but for the name of the file


def test_three_people_at_one_keyboard(cli: Cli) -> None:
    said = cli("play", "infinite-city", "--people", "3", "--names", "Zoe,Max,Ann", "--seed", "5", typed=SOME)
    assert said.code == 0
    assert cli.latest().seats == ("Zoe", "Max", "Ann")
    assert all(f"Pass the keyboard to {name}" in said.out for name in ("Zoe", "Max", "Ann"))


def test_what_one_person_holds_is_not_shown_to_the_other(cli: Cli) -> None:
    said = cli("play", "infinite-city", "--people", "2", "--seed", "5", "--names", "Zoe,Max", typed="1\n1\n")
    state = faubourg.game("infinite-city").start(players=2, seed=5)
    page_of_first = said.out[: said.out.rindex("Pass the keyboard")]
    first, second = state.to_act[0], 1 - state.to_act[0]
    kinds = {id.partition("#")[0] for id in state.view(first)["hand"]}
    foreign = {id.partition("#")[0] for id in state.view(second)["hand"]} - kinds
    names = {kind.replace("_", " ").title() for kind in foreign}
    assert names
    hand_lines = [line for line in page_of_first.splitlines() if re.match(r" *\[\d\]", line)]
    assert not any(name in line for name in names for line in hand_lines)


def test_bots_alone(cli: Cli) -> None:
    said = cli("play", "infinite-city", "--people", "0", "--players", "2", "--bots", "random", "--seed", "1")
    assert said.code == 0
    assert "Ada plays" in said.out
    assert "Ben plays" in said.out


# --- answers -------------------------------------------------------------------------------------------------------


def first_answers(cli: Cli, typed: str) -> tuple[str, tuple[str, ...]]:
    said = cli("play", "infinite-city", "--people", "2", "--seed", "5", typed=typed)
    assert (said.code, said.err) == (0, "")
    return said.out, cli.latest().moves


def test_an_answer_by_number_or_notation_or_name_is_the_same(cli: Cli) -> None:
    state = faubourg.game("infinite-city").start(players=2, seed=5)
    decision = state.decision(state.to_act[0])
    assert decision is not None
    choice = decision.choices[2]
    name = choice.label.removeprefix("Play ")
    expected = (f"{'AB'[decision.seat]} {choice.notation}",)
    for typed in ("3", choice.notation, choice.notation.upper(), name):
        assert first_answers(cli, f"{typed}\n")[1] == expected


def test_several_answers_in_one_line(cli: Cli) -> None:
    assert first_answers(cli, "1; 2\n")[1] == first_answers(cli, "1\n2\n")[1]


def test_a_line_with_a_mistake_changes_nothing(cli: Cli) -> None:
    out, moves = first_answers(cli, "1; 99,99\n")
    assert moves == ()
    assert "99,99: this cell touches no tile [IC-19]" in out


def test_a_line_never_looks_behind_a_boundary(cli: Cli) -> None:
    """After the turn's last answer tiles are drawn, so what follows in the line is not even read."""
    game = faubourg.game("infinite-city")
    state = game.start(players=2, seed=5)
    seat = state.to_act[0]
    line: list[str] = []
    before, now = state, state.clone()
    while not line or not crosses_boundary(before, now, seat):
        before = now.clone()
        now.push(now.moves(seat)[0], seat)
        line.append("1")
    read = in_notation(state, "; ".join([*line, "nonsense"]), seat).split("; ")
    assert "nonsense" not in read


def test_what_is_not_a_move_says_what_is_expected(cli: Cli) -> None:
    out, moves = first_answers(cli, "banana\n99\n\n")
    assert moves == ()
    assert out.count("a tile of your hand") == 1
    assert "There is no choice 99: they are numbered from 1 to 5." in out


# --- commands ------------------------------------------------------------------------------------------------------


def test_help_lists_every_choice_and_command(cli: Cli) -> None:
    out, _ = first_answers(cli, "?\n")
    state = faubourg.game("infinite-city").start(players=2, seed=5)
    decision = state.decision(state.to_act[0])
    assert decision is not None
    for number, choice in enumerate(decision.choices, start=1):
        assert f"[{number}] {choice.label}  ({choice.notation})" in out
    assert all(command in out for command in ("why MOVE", "undo", "save", "log", "rules", "board", "score", "quit"))


def test_why_explains_with_the_rule(cli: Cli) -> None:
    rule = faubourg.game("infinite-city").rules["IC-19"]
    out, _ = first_answers(cli, "1\nwhy 99,99\nwhy 1\nwhy\n")
    assert f"IC-19  {rule.title['en']}" in out
    assert rule.text["en"] in out
    assert "1: this is allowed." in out
    assert re.search(r"for example: why -?\d,-?\d", out)


def test_undo_takes_back_an_answer_and_then_refuses(cli: Cli) -> None:
    out, moves = first_answers(cli, "1\nundo\nundo\n")
    assert moves == ()
    assert out.count("Nothing to take back") == 1


def test_against_bots_alone_whole_turns_are_taken_back(cli: Cli) -> None:
    """The bot has had its turn since, and tiles were drawn; the record says how often it was done."""
    typed = "1 2\narchitect\ngive up\n1\n" + "undo\n" * 6
    said = cli("play", "the-city", "--players", "2", "--bots", "random", "--seed", "5", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert not [move for move in cli.latest().moves if move.startswith("A ")]
    assert cli.latest().taken_back > 0


def test_log_score_board_and_rules(cli: Cli) -> None:
    out, _ = first_answers(cli, "1; 1\nlog all\nscore\nboard 0,0\nrules IC-20 IC-21\nrules\n")
    assert re.search(r"> log all\n(.*\n)*?.* plays ", out)
    assert "If the game ended now:" in out
    assert out.count("IC-20  Only next to a Plaza") == 1
    assert "IC-107" in out
    assert out.count("Power Stations: 0 of 5") == 3


def test_french_words_for_commands(cli: Cli) -> None:
    said = cli(*ONE, "--lang", "fr", typed="aide\npourquoi 99,99\njournal\npoints\nquitter\n")
    assert "Si la partie s’arrêtait maintenant" in said.out
    assert "La partie est gardée" in said.out


def test_save_writes_a_record(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    out, _ = first_answers(cli, f"1\nsave {path}\nsave {tmp_path / 'new' / 'game.json'}\nsave\n")
    assert f"faubourg replay '{path}'" in out
    assert f"There is no folder {tmp_path / 'new'}" in out
    assert not (tmp_path / "new").exists()
    assert Record.load(path).moves == cli.latest().moves


def test_save_where_nothing_can_be_written_goes_on(cli: Cli, tmp_path: Path) -> None:
    out, moves = first_answers(cli, f"save {tmp_path}\n1\n")
    assert "cannot be written" in out
    assert len(moves) == 1


# --- leaving and coming back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", ["quit\n", ""])
def test_resume_goes_on_where_it_was_left(cli: Cli, leave: str) -> None:
    left = cli(*ONE, typed=f"1\n{leave}")
    assert "faubourg resume" in left.out
    before = cli.latest().moves
    back = cli("resume", typed="undo\nquit\n")
    assert (back.code, back.err) == (0, "")
    assert cli.latest().moves == before[:-1]
    assert cli("resume", cli.saved[-1].stem, typed=ALWAYS_1).code == 0
    assert cli.latest().result is not None
    assert cli("resume").code == 2


def test_resume_lists_what_was_left(cli: Cli) -> None:
    cli(*ONE, "--names", "Zoe")
    said = cli("resume", "--list")
    assert cli.saved[-1].stem in said.out
    assert "Zoe, Ben, Cleo" in said.out


def test_a_bot_of_ones_own_is_found_again_from_elsewhere(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text("class Mine:\n    def choose(self, seat):\n        return seat.moves()[0]\n")
    cli("play", "infinite-city", "--seat", "human", "--seat", "mine.py:Mine", "--seed", "3")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    said = cli("resume", typed="quit\n")
    assert (said.code, said.err) == (0, "")
    assert "Ben (Mine)" in said.out


def test_a_saved_game_whose_players_are_lost(cli: Cli) -> None:
    cli(*ONE)
    players = cli.saved[-1].with_suffix(".players")
    players.write_text('{"players": ["human"]}')
    said = cli("resume")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert str(players) in said.err


def test_a_disk_that_is_full_does_not_stop_the_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    really_write = files.write_text

    def write(path: Path, text: str) -> None:
        if '"moves": []' not in text and path.suffix == ".json":
            raise FaubourgError("cannot_write", path=path, reason="No space left on device")
        really_write(path, text)

    monkeypatch.setattr(files, "write_text", write)
    said = cli("play", "infinite-city", "--people", "2", "--seed", "5", typed="1\n1\nquit\n")
    assert said.code == 2
    assert said.out.count("No space left on device") == 2
    assert "No space left on device" in said.err


def test_ctrl_c_keeps_the_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("faubourg.cli.keyboard.Keyboard.ask", interrupt)
    said = cli(*ONE)
    assert said.code == 130
    assert "faubourg resume" in said.out
    assert cli.latest().result is None


# --- another game --------------------------------------------------------------------------------------------------


@pytest.fixture
def toy_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game in place of all others: several seats at once, and no drawing."""
    entry = EntryPoint("toy-auction", "tests.toy:GAME", "faubourg.games")
    monkeypatch.setattr(registry, "_installed", lambda: {"toy-auction": entry})
    yield
    registry.game.cache_clear()


@pytest.mark.usefixtures("toy_installed")
def test_a_game_without_a_drawing_and_with_several_seats_at_once(cli: Cli) -> None:
    said = cli(
        "play", "toy-auction", "--people", "2", "--players", "3", "--bots", "random", "--seed", "1", typed="1\n" * 300
    )
    assert (said.code, said.err) == (0, "")
    assert cli.latest().result is not None
    assert "hand" in said.out


@pytest.mark.usefixtures("toy_installed")
def test_in_an_open_stage_the_person_at_the_keyboard_answers_to_the_end(cli: Cli) -> None:
    said = cli("play", "toy-auction", "--people", "2", "--seed", "1", typed="1\n1\n1\n")
    assert re.findall(r"Pass the keyboard to (\w+)", said.out) == ["Ada", "Ben"]


def test_the_score_of_a_seat_rests_on_what_it_can_know(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []
    imagine = faubourg.State.imagine

    def noted(self: faubourg.State, seat: int | None, rng: Random) -> faubourg.State:
        asked.append(seat)
        return imagine(self, seat, rng)

    monkeypatch.setattr(faubourg.State, "imagine", noted)
    first_answers(cli, "score\n")
    assert asked == [faubourg.game("infinite-city").start(players=2, seed=5).to_act[0]]


def test_any_piece_and_any_word_of_the_rules_can_be_asked_about(cli: Cli) -> None:
    out, moves = first_answers(cli, "card hotel\n?plaza\n? guard\ncard\nrules plaza\n?xyzzy\n")
    assert moves == ()
    hotel = next(piece for piece in faubourg.game("infinite-city").pieces("en") if piece.id == "tile:hotel")
    assert " ".join(hotel.text.split()) in " ".join(out.split())
    assert "Security Guardpost" in out
    assert "IC-20  Only next to a Plaza" in out
    assert "Nothing here is called xyzzy" in out


def test_enter_takes_what_is_suggested(cli: Cli) -> None:
    state = faubourg.game("small-city").start(players=1, seed=1)
    assert state.to_act == (0,)
    said = cli("play", "small-city", "--players", "1", "--seed", "1", typed="\n")
    assert said.code == 0
    assert cli.latest().moves == (), "where nothing is suggested, Enter does nothing"


def test_hints_come_with_chances_and_can_be_typed(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "HINT_BUDGET", Budget(iterations=30))
    out, moves = first_answers(cli, "hint\n")
    assert moves == ()
    ideas = re.findall(r"\((\d+) % to win\)", out)
    assert ideas
    state = faubourg.game("infinite-city").start(players=2, seed=5)
    typed = re.findall(r"^  > (.+)$", out, re.MULTILINE)
    assert len(typed) == len(ideas)
    assert all(in_notation(state, line, state.to_act[0]) for line in typed)
