"""Draws the picture of the README: a game of Infinite City in the terminal, as the command itself draws it.

python tools/draw_picture.py
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

import faubourg
from faubourg import Seat, Table
from faubourg.bots import ask, load_bot
from faubourg.cli.play.picture import picture_of
from faubourg.cli.screen import Screen
from faubourg.cli.speech import Speech
from faubourg.core.files import write_text

PICTURE = Path(__file__).parent.parent / "docs" / "picture.svg"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
WIDTH = 112
TURNS = 26


class Canvas(Screen):
    """A terminal that keeps what is written on it."""

    def __init__(self) -> None:
        self.is_terminal = True
        self.console = Console(record=True, width=WIDTH, height=60, force_terminal=True, file=StringIO())


def main() -> None:
    table = Table(faubourg.game("infinite-city").start(players=len(NAMES), seed=12), NAMES)
    bots = [load_bot("greedy", seed) for seed in range(len(NAMES))]
    while table.state.view(None)["turns"] < TURNS or table.state.frame.step.name != "cell":
        seat = table.state.to_act[0]
        table.push(ask(bots[seat], Seat(table.state, seat)), seat)
    seat = table.state.to_act[0]
    canvas, say = Canvas(), Speech("en")
    decision = table.state.decision(seat)
    assert decision is not None
    canvas.write_all(table.sentences(seat, "en")[-4:], style="dim")
    canvas.write_all(picture_of(table.state, seat, NAMES, canvas, say, 60, decision=decision).lines)
    canvas.write(Text(decision.prompt, style="bold"), Text("> "))
    svg = canvas.console.export_svg(title=f"faubourg play infinite-city --players {len(NAMES)}")
    # The page asks no other host for a font: whatever monospaced one the reader has will do.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", "monospace")
    write_text(PICTURE, re.sub(r"[ \t]+\n", "\n", svg))


if __name__ == "__main__":
    main()
