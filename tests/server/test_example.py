"""The client of examples/, which was written from docs/server.md, plays whole games."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.harness import Server, all_games
from tools.build_web import system_npm, wheel_npm

EXAMPLE = Path(__file__).parents[2] / "examples" / "play.mjs"


def node() -> str:
    """The machine's own, if it has one that builds the browser client, or else the one that comes as a wheel."""
    return str(shutil.which("node")) if system_npm() else wheel_npm()[0]


@pytest.mark.parametrize("game", all_games())
def test_sixty_lines_of_javascript_play_a_whole_game(server: Server, game: str) -> None:
    command = [node(), "--experimental-websocket", str(EXAMPLE), server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    *told, last = done.stdout.splitlines()
    end = json.loads(last)
    assert end["result"]["scores"] == end["scores"] == end["seen"]
    assert len(told) > 10


def test_it_is_as_short_as_it_says() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip() and not line.startswith("//")]) <= 60
    assert "import" not in [word for line in lines if not line.startswith("//") for word in line.split()]
