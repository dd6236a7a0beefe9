"""Where answers come from: a terminal with completion, or lines from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from faubourg.cli.screen import Screen

if TYPE_CHECKING:
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.history import History

# What can be typed now, each with a word about what it means.
Suggestions = Sequence[tuple[str, str]]

LINES_FOR_MENU = 4  # kept free below the prompt for completions,
LOW_SCREEN = 36  # unless the screen is lower than this: then Tab lists them above, as shells do


class Keyboard:
    """Asks for a line of text. EOFError when there is no more, KeyboardInterrupt on Ctrl-C."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._history: History | None = None

    def ask(self, prompt: str, suggestions: Suggestions = (), hint: str = "") -> str:
        if not self.screen.is_terminal:
            return self._read_line(prompt)
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._history is None:
            self._history = InMemoryHistory()
        has_menu = self.screen.height >= LOW_SCREEN
        # A session of its own for each question: a shared one would show the hint of the question before.
        session: PromptSession[str] = PromptSession(history=self._history)
        # A terminal that is slow to say where its cursor is needs no warning: what depends on it comes a little later.
        session.app.renderer.cpr_not_supported_callback = None
        return session.prompt(
            f"{self.screen.spell(prompt)} ",
            completer=completer_of(lambda: [(text, self.screen.spell(meaning)) for text, meaning in suggestions]),
            complete_while_typing=has_menu,
            complete_style=CompleteStyle.COLUMN if has_menu else CompleteStyle.READLINE_LIKE,
            reserve_space_for_menu=LINES_FOR_MENU if suggestions and has_menu else 0,
            bottom_toolbar=self.screen.spell(hint) or None,
        ).strip()

    @property
    def lines(self) -> int:
        """How much of the screen a question takes: the line to type on, the hint, and the menu."""
        return 2 + (LINES_FOR_MENU if self.screen.height >= LOW_SCREEN else 0)

    def forget(self) -> None:
        """What was typed before is nobody's business any more."""
        self._history = None

    def wait(self, prompt: str) -> None:
        """Until Enter is pressed; a pipe never waits."""
        if self.screen.is_terminal:
            self.ask(prompt)
        else:
            self.screen.write(prompt)

    def _read_line(self, prompt: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.screen.write(f"{prompt} {line.strip()}")  # so that a transcript shows what was answered
        return line.strip()


def completer_of(suggestions: Callable[[], Suggestions]) -> Completer:
    """Completes the part after the last semicolon: by the text to type, or by a word of its meaning."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Suggester(Completer):
        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
            typed = document.text_before_cursor.rpartition(";")[2].lstrip()
            if not typed and not complete_event.completion_requested:
                return
            for text, meaning in suggestions():
                words = [text.lower(), *meaning.lower().split()]
                if any(word.startswith(typed.lower()) for word in words):
                    yield Completion(text, start_position=-len(typed), display_meta=meaning)

    return Suggester()
