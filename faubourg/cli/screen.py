"""Where the command writes: a terminal with colours, or plain text for a file or a pipe."""

from __future__ import annotations

import io
import re
import sys
import unicodedata
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Span, Text

from faubourg.drawing.canvas import wrapped

CLEAR = "\x1b[H\x1b[2J"  # cursor home, clear the screen
FORGET = CLEAR + "\x1b[3J"  # and what was scrolled away
# Control codes but for the end of a line, what turns the direction of writing round, and halves of signs.
RULING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]")
# What a terminal that knows ASCII alone is shown instead; letters lose their accents.
ASCII = str.maketrans(
    {"·": "-", "…": "~", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-"}
    | {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "½": ".5", "×": "x", "∞": "any", "→": ">", "✗": "x", "─": "-"}
    | {"\u00a0": " ", "\u202f": " ", "°": "o"}
)
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
        """Each on a line of its own, as it stands: square brackets have no meaning in it, nor have control codes."""
        for text in texts:
            shown = text.copy() if isinstance(text, Text) else Text(text)
            shown.plain = without_control_codes(shown.plain)
            shown = in_ascii(shown) if self.ascii_only else shown
            paragraphs = shown.split("\n", allow_blank=True) if self.is_terminal else [shown]
            for paragraph in paragraphs:
                for line in wrapped(paragraph, self.width) if self.is_terminal else [paragraph]:
                    self.console.print(line, style=style)

    def write_all(self, lines: Iterable[str | Text], style: str = "") -> None:
        self.write(*lines, style=style)

    def rule(self, title: str) -> None:
        """A line across the page with a title."""
        self.console.print(Line(Text(self.spell(title), style="bold"), characters=self.sign("─", "-")))

    def spell(self, text: str) -> str:
        """A text as this screen can show it."""
        return in_ascii(Text(text)).plain if self.ascii_only else text

    def sign(self, usual: str, plain: str) -> str:
        return plain if self.ascii_only else usual

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """A sign of life while something takes its time; nothing in plain text."""
        return self.console.status(self.spell(text)) if self.is_terminal else nullcontext()

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


def in_ascii(text: Text) -> Text:
    """The same in plain letters, with its colours; a sign may become two."""
    parts = [ascii_sign(sign) for sign in text.plain]
    starts = [0]
    for part in parts:
        starts.append(starts[-1] + len(part))
    spans = [Span(starts[span.start], starts[min(span.end, len(parts))], span.style) for span in text.spans]
    return Text("".join(parts), style=text.style, spans=spans, no_wrap=text.no_wrap, overflow=text.overflow)


def ascii_sign(sign: str) -> str:
    if sign.isascii():
        return sign
    plain = sign.translate(ASCII)
    letters = "".join(letter for letter in unicodedata.normalize("NFKD", plain) if letter.isascii())
    return letters or "?"


def without_control_codes(text: str) -> str:
    """The name of a player in somebody's record may hold what would rule the terminal: such signs are shown as �.

    Each stays one sign wide, so that colours stay where they are.
    """
    return RULING.sub("\ufffd", text)


def never_fail_on_a_sign(stream: object) -> None:
    """Where the encoding lacks a sign, a question mark is better than a crash."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
