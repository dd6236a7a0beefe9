"""How a line that was tried may end, by the game's own word."""

from __future__ import annotations

from math import exp

from faubourg.core.state import State


def give(state: State, seat: int, answers: tuple[int, ...]) -> None:
    """Give some answers, as far as they are asked for."""
    for number, move in enumerate(answers):
        if number and move not in state.moves(seat):
            return
        state.push(move, seat)


def chances(state: State, stakes: float, usual: float) -> list[float]:
    """How likely each seat is to win, from 0 to 1: by rank at the end, by worth before it.

    `stakes` is the difference of worth that makes a seat e times as likely to win as another. Who plays alone is
    compared with the `usual` worth instead.
    """
    players = state.players
    if state.is_over and players > 1:
        return shares(state.outcome().ranks)
    values = state.game.judgements(state)
    if players == 1:
        return [1.0 / (1.0 + exp(-max(-30.0, min(30.0, (values[0] - usual) / stakes))))]
    best = max(values)
    weights = [exp(max(-60.0, (value - best) / stakes)) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def shares(ranks: tuple[int, ...]) -> list[float]:
    """The win, shared by all who are first."""
    first = ranks.count(1)
    return [1.0 / first if rank == 1 else 0.0 for rank in ranks]
