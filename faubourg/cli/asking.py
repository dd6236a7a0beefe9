"""Questions of the menu, each with an answer ready: Enter alone takes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.text import Text

from faubourg.cli.keyboard import Keyboard
from faubourg.cli.screen import Screen
from faubourg.cli.speech import PACKAGE, Speech
from faubourg.core.errors import FaubourgError, SetupError

T = TypeVar("T")


class Asker:
    """Asks until the answer can be read."""

    def __init__(self, screen: Screen, keyboard: Keyboard, say: Speech) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.say = say

    def ask(self, question: str, usual: str, read: Callable[[str], T]) -> T:
        """The answer as `read` makes it; what it raises is said, and the question is asked again."""
        while True:
            try:
                return read(self.keyboard.ask(f"{question} [{usual}]") or usual)
            except FaubourgError as error:
                self.screen.write(Text(error.say(self.say.lang), style="red"))

    def number(self, question: str, lowest: int, highest: int, usual: int) -> int:
        def read(text: str) -> int:
            if not text.isdecimal() or not lowest <= int(text) <= highest:
                raise SetupError("number", package=PACKAGE, lowest=lowest, highest=highest)
            return int(text)

        return self.ask(question, str(usual), read)

    def yes(self, question: str, is_usual: bool = True) -> bool:
        yes, no = self.say("menu", "yes"), self.say("menu", "no")

        def read(text: str) -> bool:
            if text[:1].lower() not in (yes, no):
                raise SetupError("yes_or_no", package=PACKAGE)
            return text[:1].lower() == yes

        return self.ask(question, yes if is_usual else no, read)
