"""Faubourg: board games about building a city, as states that ask questions.

>>> import faubourg
>>> state = faubourg.game("infinite-city").start(players=3, seed=7)
>>> state.is_over
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from faubourg.core.errors import (
    BotError,
    DataError,
    FaubourgError,
    IllegalMove,
    RecordError,
    SetupError,
    UndoError,
)
from faubourg.core.record import Record
from faubourg.core.registry import game
from faubourg.core.seat import Seat
from faubourg.core.state import Choice, Decision, State
from faubourg.core.table import Table

if TYPE_CHECKING:
    from faubourg.core.registry import games
else:
    from faubourg import games  # the package, which can be called (see faubourg/games)

__version__ = "0.1.0"

__all__ = [
    "BotError",
    "Choice",
    "DataError",
    "Decision",
    "FaubourgError",
    "IllegalMove",
    "Record",
    "RecordError",
    "Seat",
    "SetupError",
    "State",
    "Table",
    "UndoError",
    "game",
    "games",
]
