"""What a bot gets: one seat at the table, never the state."""

from __future__ import annotations

from random import Random
from typing import Any

from faubourg.core.state import Decision, State


class Seat:
    """Everything a player of this seat may see and do: its view, its moves, and futures it can imagine."""

    __slots__ = ("index", "_state")

    def __init__(self, state: State, index: int) -> None:
        self.index = index
        self._state = state

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def game_name(self) -> str:
        return self._state.game.name

    def moves(self) -> list[int]:
        """The legal moves, never empty when the bot is asked."""
        return self._state.moves(self.index)

    def decision(self, lang: str = "en") -> Decision | None:
        return self._state.decision(self.index, lang)

    def view(self) -> dict[str, Any]:
        return self._state.view(self.index)

    def notation(self, move: int) -> str:
        return self._state.game.notation(self._state, move)

    def imagine(self, rng: Random) -> State:
        """A state to try things on. What this seat cannot know is made up, so nothing true leaks from it."""
        return self._state.imagine(self.index, rng)
