"""Why something cannot be chosen, asked by a move in words or by a place on the screen."""

from __future__ import annotations

from faubourg.core.errors import IllegalMove
from faubourg.core.rules import Frame, Question
from faubourg.core.state import State
from faubourg.server.errors import ServerError


def why_not(state: State, seat: int, move: str | None, spot: str | None) -> IllegalMove | None:
    """None if the seat could answer so now."""
    if (move is None) == (spot is None):
        raise ServerError("move_or_spot")
    try:
        if spot is not None:
            return why_not_spot(state, seat, spot)
        state.read(move or "", seat)
    except IllegalMove as refusal:
        return refusal
    return None


def why_not_spot(state: State, seat: int, spot: str) -> IllegalMove | None:
    """Whatever could be meant by touching a spot: if none of it is allowed, what forbids the most likely.

    That is a move which begins at the spot, then one that touches it, then one that is written as the spot is or that
    what is written there stands for.
    """
    game, frame = state.game, state.frame_of(seat)
    if frame is None:
        rule = game.out_of_turn(state)
        return IllegalMove(rule, spot, game.reasons(rule, {}))
    question = frame.step
    assert isinstance(question, Question)
    touching = []
    for move in dict.fromkeys([*state.moves(seat), *game.closed(state, frame), *question.candidates(state, frame)]):
        spots = game.spots(state, frame, move)
        if spot in spots:
            if question.refusal(state, frame, move) is None:
                return None
            touching.append((spots.index(spot), move))
    meant = min(touching)[1] if touching else written_at(state, frame, spot)
    refused_by = None if meant is None else question.refusal(state, frame, meant)
    if meant is None or refused_by is None:
        return IllegalMove(question.rules[0], spot, game.not_asked())
    facts = refused_by.facts(state, frame, meant) if refused_by.facts else {}
    return IllegalMove(refused_by, spot, game.reasons(refused_by, facts))


def written_at(state: State, frame: Frame, spot: str) -> int | None:
    """The move that is written just as the spot is, or touches it: of what is typed a game may make more than that."""
    text = spot.partition(":")[2]
    move = state.game.parse(state, frame, text)
    if move is None:
        return None
    is_meant = state.game.notation(state, move) == text or spot in state.game.spots(state, frame, move)
    return move if is_meant else None
