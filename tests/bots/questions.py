"""Questions to ask bots about."""

from __future__ import annotations

from random import Random

import faubourg
from faubourg.core.state import State


def middle_of(name: str) -> tuple[State, int]:
    """A question with a choice in the middle of a game of random moves."""
    rng = Random(5)
    state: State = faubourg.game(name).start(players=2, seed=11)
    asked = []
    while not state.is_over:
        seat = state.to_act[0]
        if len(state.moves(seat)) > 2:
            asked.append((state.clone(), seat))
        state.push(rng.choice(state.moves(seat)), seat)
    return asked[len(asked) // 2]
