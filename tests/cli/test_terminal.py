"""The command on a real (pseudo) terminal: menu, completion, the screen between two people, stepping through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from faubourg.cli.keyboard import completer_of
from faubourg.cli.screen import FORGET
from faubourg.core.record import Record
from tests.cli.terminals import Terminal

SIZE = (100, 40)


Open = Callable[..., Terminal]


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_one(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path / "home", SIZE, *arguments))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


def read_question(terminal: Terminal, text: str) -> None:
    """Wait for a question of the game, and until it can be answered: the hint below it comes last."""
    terminal.read_until(text)
    terminal.read_until("Tab · quit")


def record_of(terminal: Terminal) -> Record:
    return Record.load(next((terminal.home / "games").glob("*.json")))


TWO_PEOPLE = (
    "play",
    "infinite-city",
    "--people",
    "2",
    "--names",
    "Zoe,Max",
    "--seed",
    "11",
)  # Zoe begins with a Factory, which asks nothing


def test_the_menu_leads_into_a_game_by_enter_alone(open_terminal: Open) -> None:
    terminal = open_terminal()
    questions = ("Langue", "Which game?", "Learn it", "How many players", "at this keyboard", "Name of player A")
    for question in (*questions, "other seats", "Variants"):
        terminal.read_until(question)
        terminal.type("n" if question == "Learn it" else "")
    read_question(terminal, "Your turn")
    terminal.type("quit")
    terminal.read_until("faubourg resume")
    assert terminal.end() == 0
    assert record_of(terminal).players == 4


def test_the_menu_leads_into_a_variant(open_terminal: Open) -> None:
    terminal = open_terminal()
    typed = {"Langue": "", "Which game?": "the-city", "Learn it": "n", "How many players": "2", "at this keyboard": ""}
    for question, answer in (typed | {"Name of player A": "Zoe", "other seats": "random", "Variants": "?"}).items():
        terminal.read_until(question)
        terminal.type(answer)
    terminal.read_until("max_rounds")
    terminal.read_until("Variants")
    terminal.type("max_rounds=none")
    terminal.read_until("max_rounds")
    terminal.read_until("Variants")
    terminal.type("max_rounds=3")
    read_question(terminal, "Discard")
    terminal.type("quit")
    terminal.read_until("faubourg resume")
    assert terminal.end() == 0
    assert record_of(terminal).options == {"max_rounds": 3}


def test_the_menu_leads_into_a_lesson(open_terminal: Open) -> None:
    terminal = open_terminal()
    for question, answer in {"Langue": "2", "Quel jeu": "4", "pas à pas": "o"}.items():
        terminal.read_until(question)
        terminal.type(answer)
    terminal.read_until("étape 1 sur")
    terminal.read_until("plateau")  # the hint, which comes last
    terminal.press("\x04")
    assert terminal.end() == 0


def test_the_menu_asks_again_and_speaks_french(open_terminal: Open) -> None:
    terminal = open_terminal()
    terminal.read_until("Langue")
    terminal.type("2")
    terminal.read_until("Quel jeu")
    terminal.type("échecs")
    terminal.read_until("Aucun jeu ne s’appelle échecs")
    terminal.read_until("Quel jeu")
    terminal.type("")
    terminal.read_until("pas à pas")
    terminal.type("n")
    terminal.read_until("Combien de joueurs")
    terminal.type("9")
    terminal.read_until("Donnez un nombre de 2 à 6")
    terminal.read_until("Combien de joueurs")
    terminal.press("\x04")
    assert terminal.end() == 0


def test_the_screen_is_wiped_before_the_keyboard_is_passed_on(open_terminal: Open) -> None:
    terminal = open_terminal(*TWO_PEOPLE)
    terminal.read_until("Pass the keyboard to Zoe")
    terminal.type("")
    terminal.read_until("Your hand:")
    terminal.type("1")
    read_question(terminal, "Where does")
    terminal.type("1")
    assert "Zoe draws" in terminal.read_until("end your turn"), "one sees what one drew"
    terminal.type("")
    between = terminal.read_until("Pass the keyboard to Max")
    assert FORGET in between
    assert "Your hand" not in between[between.rindex(FORGET) :]


def test_moves_and_commands_are_completed_by_their_text_or_a_word_of_their_meaning() -> None:
    """Asked of the completer itself: how soon a menu opens is the terminal's affair."""
    offered = [("factory#5", "Play Factory"), ("hotel#1", "Play Hotel"), ("undo", "take the last step back")]
    completer = completer_of(lambda: offered)

    def completions(typed: str) -> list[str]:
        event = CompleteEvent(completion_requested=True)
        return [found.text for found in completer.get_completions(Document(typed), event)]

    assert completions("fact") == ["factory#5"]
    assert completions("Hot") == ["hotel#1"]
    assert completions("und") == ["undo"]
    assert completions("hotel#1; fac") == ["factory#5"]
    assert completions("back") == ["undo"]
    assert completions("xyz") == []
    assert len(completions("")) == 3


def test_ctrl_c_keeps_the_game_and_ends_with_130(open_terminal: Open) -> None:
    terminal = open_terminal(*TWO_PEOPLE)
    terminal.read_until("Zoe")
    terminal.type("")
    read_question(terminal, "Your turn")
    terminal.type("1")
    read_question(terminal, "Where does")
    terminal.press("\x03")
    terminal.read_until("faubourg resume")
    assert terminal.end() == 130
    assert len(record_of(terminal).moves) == 1


def test_replay_steps_forward_back_and_to_a_move(open_terminal: Open, record: Path) -> None:
    count = len(Record.load(record).moves)
    terminal = open_terminal("replay", str(record))
    terminal.read_until("The game begins")
    for typed, shown in (
        ("", "Move 1 of"),
        ("", "Move 2 of"),
        ("b", "Move 1 of"),
        ("7", "Move 7 of"),
        ("x", "b: back"),
    ):
        terminal.type(typed)
        terminal.read_until(shown)
    terminal.type(str(count))
    terminal.read_until("wins with")
    terminal.type("q")
    assert terminal.end() == 0
