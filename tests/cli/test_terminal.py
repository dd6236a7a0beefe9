"""The command on a real (pseudo) terminal: menu, completion, the screen between two people, stepping through."""

from __future__ import annotations

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from faubourg.cli.keyboard import completer_of
from faubourg.cli.screen import FORGET
from faubourg.core.record import Record

PATIENCE = 30.0  # seconds until a text that should come counts as missing


class Terminal:
    """A program on a terminal of 100 columns and 40 lines."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.home = home
        self.shown = ""
        self._screen, inner = pty.openpty()
        ioctl(self._screen, TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        environment = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
        environment |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "FAUBOURG_HOME": str(home)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "faubourg.cli", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment,
            start_new_session=True,
        )
        os.close(inner)

    def read_until(self, text: str) -> str:
        """What was shown since the last call, up to and with a text."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self._screen], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{text!r} was not shown, but {self.shown!r}"
            try:
                piece = os.read(self._screen, 65536)
            except OSError:
                piece = b""
            assert piece, f"{text!r} was not shown before the end, but {self.shown!r}"
            self.answer_where_the_cursor_is(piece)
            self.shown += piece.decode(errors="replace")
        page, _, self.shown = self.shown.partition(text)
        return page + text

    def read_question(self, text: str) -> None:
        """Wait for a question of the game, and until it can be answered: the hint below it comes last."""
        self.read_until(text)
        self.read_until("score")

    def answer_where_the_cursor_is(self, piece: bytes) -> None:
        """What a terminal does when a program asks for it, as line editors do."""
        for _ in range(piece.count(b"\x1b[6n")):
            os.write(self._screen, b"\x1b[1;1R")

    def type(self, text: str) -> None:
        os.write(self._screen, text.encode())

    def end(self) -> int:
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            if select.select([self._screen], [], [], 0.05)[0]:
                try:
                    os.read(self._screen, 65536)
                except OSError:
                    break
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self._screen)

    @property
    def record(self) -> Record:
        return Record.load(next((self.home / "games").glob("*.json")))


Open = Callable[..., Terminal]


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_one(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path / "home", *arguments))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


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
    questions = ("Langue", "Which game?", "Learn it", "How many players", "are people", "Name of player A")
    for question in (*questions, "other seats", "Variants"):
        terminal.read_until(question)
        terminal.type("\r")
    terminal.read_question("Your turn")
    terminal.type("quit\r")
    terminal.read_until("faubourg resume")
    assert terminal.end() == 0
    assert terminal.record.players == 4


def test_the_menu_leads_into_a_variant(open_terminal: Open) -> None:
    terminal = open_terminal()
    typed = {"Langue": "", "Which game?": "the-city", "Learn it": "", "How many players": "2", "are people": ""}
    for question, answer in (typed | {"Name of player A": "Zoe", "other seats": "random", "Variants": "?"}).items():
        terminal.read_until(question)
        terminal.type(f"{answer}\r")
    terminal.read_until("max_rounds")
    terminal.read_until("Variants")
    terminal.type("max_rounds=none\r")
    terminal.read_until("max_rounds")
    terminal.read_until("Variants")
    terminal.type("max_rounds=3\r")
    terminal.read_question("Put away a card")
    terminal.type("quit\r")
    terminal.read_until("faubourg resume")
    assert terminal.end() == 0
    assert terminal.record.options == {"max_rounds": 3}


def test_the_menu_leads_into_a_lesson(open_terminal: Open) -> None:
    terminal = open_terminal()
    for question, answer in {"Langue": "2", "Quel jeu": "4", "pas à pas": "o"}.items():
        terminal.read_until(question)
        terminal.type(f"{answer}\r")
    terminal.read_until("étape 1 sur")
    terminal.read_until("plateau")  # the hint, which comes last
    terminal.type("\x04")
    assert terminal.end() == 0


def test_the_menu_asks_again_and_speaks_french(open_terminal: Open) -> None:
    terminal = open_terminal()
    terminal.read_until("Langue")
    terminal.type("2\r")
    terminal.read_until("Quel jeu")
    terminal.type("échecs\r")
    terminal.read_until("Aucun jeu ne s’appelle échecs")
    terminal.read_until("Quel jeu")
    terminal.type("\r")
    terminal.read_until("pas à pas")
    terminal.type("\r")
    terminal.read_until("Combien de joueurs")
    terminal.type("9\r")
    terminal.read_until("Donnez un nombre de 2 à 6")
    terminal.read_until("Combien de joueurs")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_the_screen_is_wiped_before_the_keyboard_is_passed_on(open_terminal: Open) -> None:
    terminal = open_terminal(*TWO_PEOPLE)
    terminal.read_until("Pass the keyboard to Zoe")
    terminal.type("\r")
    terminal.read_until("Your hand:")
    terminal.type("1\r")
    terminal.read_question("Where does")
    terminal.type("1\r")
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
    terminal.type("\r")
    terminal.read_question("Your turn")
    terminal.type("1\r")
    terminal.read_question("Where does")
    terminal.type("\x03")
    terminal.read_until("faubourg resume")
    assert terminal.end() == 130
    assert len(terminal.record.moves) == 1


def test_replay_steps_forward_back_and_to_a_move(open_terminal: Open, record: Path) -> None:
    count = len(Record.load(record).moves)
    terminal = open_terminal("replay", str(record))
    terminal.read_until("Start of the game")
    for typed, shown in (
        ("", "Move 1 of"),
        ("", "Move 2 of"),
        ("b", "Move 1 of"),
        ("7", "Move 7 of"),
        ("x", "b: back"),
    ):
        terminal.type(f"{typed}\r")
        terminal.read_until(shown)
    terminal.type(f"{count}\r")
    terminal.read_until("wins with")
    terminal.type("q\r")
    assert terminal.end() == 0
