"""The answer to a try: what a line of moves would do, as the seat that asks may know it. Nothing is stored."""

from __future__ import annotations

from typing import Any

from faubourg.core.state import State
from faubourg.core.trying import try_line
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire import patch
from faubourg.server.wire.messages import TryWish
from faubourg.server.wire.moments import Fan, FanChoice, PatchOperation, Tried
from faubourg.server.wire.payload import decision_info, events_info

WIDEST_FAN = 64
FAN_COST = 5  # a fan counts as so many tries


def tried(live: LiveTable, seat: int, wish: TryWish, lang: str, seen: dict[str, Any] | None) -> Tried:
    """`seen` is the view that the client has, to which the patch applies; None: it wants a whole view."""
    live.require_moment(seat, wish.stage, wish.step, wish.attempt)
    line = [text.strip() for text in wish.line]
    if live.state.frame_of(seat) is None:  # a seat that owes no answer has nothing to try: the rule says so
        live.state.read_one("; ".join(line), seat)
    found = try_line(live.state, line, seat)
    state, refusal = found.state, found.refusal
    view = state.view(seat)
    stages = [wish.stage] * len(found.events)
    return Tried(
        played=found.played,
        end=found.end,
        final=list(found.why),
        final_seats={str(why): seats for why, seats in found.seats.items()},
        patch=None if seen is None else [PatchOperation(**change) for change in patch.difference(seen, view)],
        view=view if seen is None else None,
        scores=list(state.outcome().seen_by(seat).scores),
        events=events_info(found.events, stages, 0, state, seat, lang, live.names),
        decision=decision_info(state, seat, lang),
        stage=state.stage,
        step=step_of(state, seat),
        fan=fan_of(state, seat) if wish.fan else None,
        rule=None if refusal is None else refusal.rule.id,
        message=None if refusal is None else refusal.reasons[lang],
        at=None if refusal is None else found.played,
    )


def step_of(state: State, seat: int) -> int:
    """How many answers the seat has given in the open stage."""
    return len(state.line_answers[seat]) if seat in state.asked else 0


def fan_of(state: State, seat: int) -> list[Fan]:
    """For each choice of the question asked, where it leads if the next question is the seat's as well."""
    fans = []
    for move in state.moves(seat)[:WIDEST_FAN]:
        notation = state.game.notation(state, move)
        found = try_line(state, [notation], seat)
        is_played = found.played == 1
        fans.append(Fan(move=notation, choices=next_choices(found.state, seat) if is_played else []))
    return fans


def next_choices(state: State, seat: int) -> list[FanChoice]:
    frame, game = state.frame_of(seat), state.game
    if frame is None:
        return []
    return [
        FanChoice(move=game.notation(state, move), spots=list(game.spots(state, frame, move)))
        for move in state.moves(seat)[:WIDEST_FAN]
    ]
