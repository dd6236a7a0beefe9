"""The generated pages about environments: what the numbers of a game's observations and actions mean."""

from __future__ import annotations

import sys
import textwrap

from faubourg.core.encoding import Encoding
from faubourg.core.game import Game
from faubourg.envs import VERSION
from faubourg.envs.match import encoding_of

WIDTH = 120


def page(game: Game) -> str:
    """The encoding of a game, for the largest number of players."""
    players = game.players[-1]
    encoding = encoding_of(game.start(players, 0))
    title = game.title("en")
    head = (
        f"# {title} as an environment\n\n<!-- Written by tools/write_docs.py from {game.package}.encoding -->\n\n"
        f"`{game.name.replace('-', '_')}_v{VERSION}` in PettingZoo, `faubourg/{game.name.title().replace('-', '')}-"
        f"v{VERSION}` in Gymnasium, `faubourg_{game.name.replace('-', '_')}` in OpenSpiel. How to use them: "
        "[envs.md](../envs.md).\n"
    )
    notes = module_notes(encoding)
    return f"{head}\n{notes}\n\n{observation_table(encoding, players)}\n{action_table(encoding, players)}"


def module_notes(encoding: Encoding) -> str:
    """What the module of an encoding says about it."""
    said = sys.modules[type(encoding).__module__].__doc__ or ""
    return textwrap.fill(" ".join(said.split()), WIDTH)


def observation_table(encoding: Encoding, players: int) -> str:
    rows = [
        f"## Observation\n\nWith {players} players, {encoding.size} numbers of 16 bits:\n",
        "| part | shape | numbers | what they are |",
        "|---|---|---|---|",
    ]
    for part in encoding.parts:
        shape = " × ".join(map(str, part.shape))
        rows.append(f"| `{part.name}` | {shape} | {part.least} to {part.most} | {part.meaning} |")
    return "\n".join(rows) + "\n"


def action_table(encoding: Encoding, players: int) -> str:
    rows = [
        f"## Actions\n\nWith {players} players, {encoding.actions} actions:\n",
        "| actions | | what they are |",
        "|---|---|---|",
    ]
    for first, moves in zip(encoding.offsets, encoding.ranges, strict=True):
        rows.append(f"| {first} to {first + moves.count - 1} | {moves.name} | {moves.meaning} |")
    return "\n".join(rows) + "\n"
