"""Where the command writes: a terminal with colours, or plain text for a file or a pipe."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J"  # cursor home, clear the screen
FORGET = CLEAR + "\x1b[3J"  # and what was scrolled away
PLAIN_WIDTH = 100
PLAIN_HEIGHT = 1000  # no need to crop what need not be seen at once


class Screen:
    """Standard output, with what a drawing must know about it."""

    def __init__(self) -> None:
        never_fail_on_a_sign(sys.stdout)
        never_fail_on_a_sign(sys.stderr)
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
        self.errors = Console(stderr=True, highlight=False, soft_wrap=True)

    @property
    def ascii_only(self) -> bool:
        return self.console.options.ascii_only

    @property
    def width(self) -> int:
        return self.console.width if self.is_terminal else PLAIN_WIDTH

    @property
    def height(self) -> int:
        return self.console.height if self.is_terminal else PLAIN_HEIGHT

    def write(self, *texts: str | Text, style: str = "") -> None:
        """Each on a line of its own, as it stands: square brackets have no meaning in it."""
        for text in texts:
            self.console.print(text if isinstance(text, Text) else Text(text), style=style)

    def write_all(self, lines: Iterable[str | Text], style: str = "") -> None:
        self.write(*lines, style=style)

    def clear(self) -> None:
        """A fresh page; in plain text, an empty line."""
        self._send(CLEAR)

    def forget(self) -> None:
        """Leave no trace of what was shown, not even for who scrolls back."""
        self._send(FORGET)

    def _send(self, code: str) -> None:
        if self.is_terminal:
            self.console.file.write(code)
            self.console.file.flush()
        else:
            self.write("")


def never_fail_on_a_sign(stream: object) -> None:
    """Where the encoding lacks a sign, a question mark is better than a crash."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
