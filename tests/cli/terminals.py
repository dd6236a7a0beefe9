"""The command on a real (pseudo) terminal, and what an emulator shows of it."""

from __future__ import annotations

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pyte

from faubourg.cli.screen import CLEAR

PATIENCE = 240.0  # seconds until something that should come counts as missing
WHERE_IS_THE_CURSOR = "\x1b[6n"
LONGEST = max(len(CLEAR), len(WHERE_IS_THE_CURSOR))


class Terminal:
    """A program on a terminal: what it writes, and how its screen looks."""

    def __init__(self, home: Path, size: tuple[int, int], *arguments: str) -> None:
        self.home = home
        self.shown = ""  # what was written since it was last asked for
        self.tail = ""  # the last signs of all that was written
        self.pages = 0
        self.screen = pyte.Screen(*size)
        self._stream = pyte.Stream(self.screen)
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")  # a sign may come in two pieces
        self._terminal, inner = pty.openpty()
        self.resize(*size)
        environment = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
        environment |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "FAUBOURG_HOME": str(home)}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "faubourg.cli", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment,
            start_new_session=True,
        )
        os.close(inner)

    def resize(self, width: int, height: int) -> None:
        """What is drawn from now on is drawn for this size."""
        ioctl(self._terminal, TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.screen.resize(height, width)

    def type(self, line: str) -> None:
        """A line, with Enter."""
        self.press(f"{line}\r")

    def press(self, keys: str) -> None:
        os.write(self._terminal, keys.encode())

    def read(self, wanted: str) -> bool:
        """Some more of what the program writes; False once it has ended."""
        ready, _, _ = select.select([self._terminal], [], [], PATIENCE)
        assert ready, f"{wanted!r} was not shown, but:\n{self.text}"
        try:
            piece = self._decoder.decode(os.read(self._terminal, 65536))
        except OSError:
            return False
        self.pages += self.in_new(CLEAR, piece)
        questions = self.in_new(WHERE_IS_THE_CURSOR, piece)
        self.tail = (self.tail + piece)[-LONGEST:]
        self.shown += piece
        self._stream.feed(piece)
        for _ in range(questions):
            cursor = self.screen.cursor
            self.press(f"\x1b[{cursor.y + 1};{cursor.x + 1}R")
        return bool(piece)

    def in_new(self, sign: str, piece: str) -> int:
        """How often a sign ends in what has just been read: it may have come in two pieces."""
        before = self.tail[1 - len(sign) :]
        return (before + piece).count(sign)

    def read_until(self, text: str) -> str:
        """What was shown since the last call, up to and with a text."""
        while text not in self.shown:
            assert self.read(text), f"{text!r} was not shown before the end, but {self.shown!r}"
        page, _, self.shown = self.shown.partition(text)
        return page + text

    def next_page(self, *last: str) -> list[str]:
        """The lines on the screen once the next page is there: one of some texts is what it writes last."""
        seen, wanted, text = self.pages, [with_spaces(text) for text in last], ""
        while self.pages == seen or not any(one in text for one in wanted):
            assert self.read(last[0]), self.text
            if self.pages > seen and not self.has_more:
                text = self.text
        self.shown = ""
        return [line.rstrip() for line in self.lines]

    @property
    def has_more(self) -> bool:
        """Whether the program has written more than was read; looking at the screen before all is there takes time."""
        return bool(select.select([self._terminal], [], [], 0)[0])

    @property
    def lines(self) -> list[str]:
        """What the screen shows; every sign of ours is one column wide."""
        buffer, columns = self.screen.buffer, range(self.screen.columns)
        return ["".join([buffer[y][x].data for x in columns]) for y in range(self.screen.lines)]

    @property
    def text(self) -> str:
        return with_spaces("\n".join(self.lines))

    def end(self) -> int:
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            if select.select([self._terminal], [], [], 0.05)[0] and not self.read("the end"):
                break
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self._terminal)


def with_spaces(text: str) -> str:
    """Line editors write a common space for one that does not break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@contextmanager
def terminal(home: Path, size: tuple[int, int], *arguments: str) -> Iterator[Terminal]:
    opened = Terminal(home, size, *arguments)
    try:
        yield opened
    finally:
        opened.close()
