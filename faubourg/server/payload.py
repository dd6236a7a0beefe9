"""What a reader is sent: a table in words, and the game as one seat sees it, in full or as what has changed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal, cast

from faubourg.core.game import Game
from faubourg.core.outcome import Outcome
from faubourg.core.state import Decision, State
from faubourg.server import patch
from faubourg.server.live import LiveTable
from faubourg.server.messages import (
    ChatLine,
    ChoiceInfo,
    Clock,
    DecisionInfo,
    EventInfo,
    Log,
    OutcomeInfo,
    PatchOperation,
    Result,
    ScoreInfo,
    SeatInfo,
    TableInfo,
    UndoInfo,
    Update,
)
from faubourg.server.rows import ChatRow, SeatRow, TableRow, UndoRow

PRESENT_SECONDS = 75  # who has not been seen for longer is gone: their worker may have been killed
MOST_OPERATIONS = 60  # a patch with more of them is hardly shorter than the view


def table_info(
    header: TableRow,
    seats: Sequence[SeatRow],
    request: UndoRow | None,
    game: Game | None,
    person: str | None,
    lang: str,
) -> TableInfo:
    """`game` is None where it is not installed any more."""
    is_over = header.status == "over"
    sits_here = person is not None and any(row.person == person for row in seats)
    is_host = header.host == person
    return TableInfo(
        id=header.id,
        game=header.game,
        title=header.game if game is None else game.title(lang),
        rules_version=header.rules,
        players=header.players,
        options=header.options,
        clock=Clock(kind=cast(Literal["none", "live", "days"], header.clock), amount=header.clock_amount),
        watchable=header.watchable,
        listed=header.listed,
        status=cast(Literal["waiting", "playing", "over"], header.status),
        ending=cast(Literal["played", "resigned", "closed"] | None, header.ending),
        result=None if header.result is None else Result(**header.result),
        seats=[seat_info(row, person) for row in seats],
        is_host=is_host,
        invitation=header.invitation if sits_here or is_host else None,
        undo=None
        if request is None
        else UndoInfo(id=request.id, seat=request.seat, asked=request.asked, agreed=request.agreed),
        rematch=header.rematch if sits_here or is_host else None,
        commitment=header.commitment,
        seed=header.seed if is_over else None,
        nonce=header.nonce if is_over else None,
        created=header.created,
    )


def seat_info(row: SeatRow, person: str | None) -> SeatInfo:
    kind: Literal["open", "person", "bot"] = "person" if row.person else "bot" if row.bot else "open"
    return SeatInfo(
        seat=row.seat,
        name=row.name,
        kind=kind,
        bot=row.bot,
        mine=person is not None and row.person == person,
        here=row.seen is not None and time.time() - row.seen < PRESENT_SECONDS,
        resigned=row.resigned,
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(id=row.id, seat=row.seat, name=row.name, text=row.text, at=row.at)


def decision_info(state: State, seat: int | None, lang: str) -> DecisionInfo | None:
    decision = None if seat is None else state.decision(seat)
    return None if decision is None else decision_words(decision, lang)


def decision_words(decision: Decision, lang: str) -> DecisionInfo:
    return DecisionInfo(
        kind=decision.kind,
        prompt=decision.prompt[lang],
        choices=[
            ChoiceInfo(move=choice.notation, label=choice.label[lang], spots=list(choice.spots))
            for choice in decision.choices
        ],
    )


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    return OutcomeInfo(
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        ended_by=outcome.ended_by,
        lines=[
            ScoreInfo(seat=line.seat, kind=line.kind, rule=line.rule, points=line.points, spots=list(line.spots))
            for line in outcome.lines
        ],
    )


def events_info(
    live_log: Sequence[Any],
    stages: Sequence[int],
    since: int,
    state: State,
    seat: int | None,
    lang: str,
    names: Sequence[str],
) -> list[EventInfo]:
    return [
        EventInfo(stage=stage, **state.game.event_data(state, event, seat, lang, names))
        for event, stage in zip(live_log[since:], stages[since:], strict=True)
    ]


class Reader:
    """A pair of eyes on a table: from which seat (None: a spectator), in which language, and what they have seen."""

    def __init__(self, seat: int | None, lang: str, epoch: int = 0, events: int = 0) -> None:
        self.seat = seat
        self.lang = lang
        self._epoch = epoch
        self._events = events
        self._moment = -1
        self._facts: tuple[object, ...] = ()
        self._view: dict[str, Any] | None = None

    def update(self, live: LiveTable) -> Update | None:
        """What is new for these eyes; None if nothing is.

        That somebody else has done something in secret is no news: not even that a message came may tell it.
        """
        if self._moment == live.moment:
            return None
        self._moment = live.moment
        state, seat, table = live.state, self.seat, live.table
        facts = self._head(live)
        view = live.view(seat)
        since = live.known_part(self._epoch, self._events)
        is_news = facts != self._facts or view != self._view or since != self._events or since != len(table.log)
        if not is_news:
            return None
        whole, changes = self._view_or_changes(view)
        stage, step, attempt, to_act, judges, deadline, is_over, is_playing = facts
        update = Update(
            seat=seat,
            stage=cast(int, stage),
            step=cast(int, step),
            attempt=cast(int, attempt),
            to_act=list(cast(tuple[int, ...], to_act)),
            decision=decision_info(state, seat, self.lang) if is_playing else None,
            can_undo=judges == [],
            can_ask_undo=bool(judges),
            deadline=cast(float | None, deadline),
            view=whole,
            patch=changes,
            log=Log(
                epoch=live.epoch,
                since=since,
                events=events_info(table.log, live.event_stages, since, state, seat, self.lang, live.names),
            ),
            outcome=outcome_info(state.outcome()) if is_over else None,
        )
        self._facts, self._view = facts, view
        self._epoch, self._events = live.epoch, len(table.log)
        return update

    def _head(self, live: LiveTable) -> tuple[object, ...]:
        state, seat = live.state, self.seat
        mine: tuple[object, ...] = (0, 0, state.to_act, None, None)
        if seat is not None:
            mine = (live.step_of(seat), live.attempts[seat], state.to_act, live.undo_judges(seat), live.deadline(seat))
        return (state.stage, *mine, state.is_over, live.is_playing)

    def _view_or_changes(self, view: dict[str, Any]) -> tuple[dict[str, Any] | None, list[PatchOperation] | None]:
        if self._view is None:
            return view, None
        changes = patch.difference(self._view, view)
        if len(changes) > MOST_OPERATIONS:
            return view, None
        return None, [PatchOperation(**change) for change in changes]
