"""Drawings of games for the terminal: `draw/<game>.py` draws the game of that name, others show their facts."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from faubourg.cli.draw.scene import Picture, Scene

Draw = Callable[[Scene], Picture]


def drawing_of(game_name: str) -> Draw:
    """The drawing of a game, or the plain list of facts that suits every game."""
    module = f"{__name__}.{game_name.replace('-', '_')}"
    found = module if game_name.replace("-", "_").isidentifier() and find_spec(module) else f"{__name__}.facts"
    draw: Draw = import_module(found).draw
    return draw
