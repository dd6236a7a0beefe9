"""What a reader is sent: a table in words, and the game as one seat sees it, in full or as what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from faubourg.core.errors import FaubourgError
from faubourg.core.game import Game
from faubourg.core.outcome import Outcome
from faubourg.core.state import Decision, State
from faubourg.server.clock import clock
from faubourg.server.store.rows import ChatRow, SeatRow, TableRow, UndoRow
from faubourg.server.tables.live import PRESENT_SECONDS, LiveTable, gives_hints
from faubourg.server.tables.undoing import undo_judges, what_would_go
from faubourg.server.wire import patch
from faubourg.server.wire.moments import (
    AboutInfo,
    ChoiceInfo,
    ClosedInfo,
    DecisionInfo,
    EventInfo,
    Log,
    MotionInfo,
    OutcomeInfo,
    PatchOperation,
    ScoreInfo,
    Update,
)
from faubourg.server.wire.tables import ChatLine, Clock, Result, SeatInfo, TableInfo, UndoInfo

MOST_OPERATIONS = 60  # a patch with more of them is hardly shorter than what it changes


def table_info(
    header: TableRow,
    seats: Sequence[SeatRow],
    request: UndoRow | None,
    game: Game | None,
    person: str | None,
    lang: str,
    texts: Sequence[str] = (),
) -> TableInfo:
    """`game` is None where it is not installed any more; `texts` are what the request would take back."""
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
        hints=gives_hints(header, seats),
        status=cast(Literal["waiting", "playing", "over"], header.status),
        ending=cast(Literal["played", "resigned", "closed"] | None, header.ending),
        result=None if header.result is None else Result(**header.result),
        seats=[seat_info(row, person) for row in seats],
        is_host=is_host,
        invitation=header.invitation if sits_here or is_host else None,
        undo=None
        if request is None
        else UndoInfo(
            id=request.id,
            seat=request.seat,
            count=request.count,
            asked=request.asked,
            agreed=request.agreed,
            texts=list(texts),
        ),
        rematch=header.rematch if sits_here or is_host else None,
        commitment=header.commitment,
        seed=header.seed if is_over and header.commitment else None,
        nonce=header.nonce if is_over and header.commitment else None,
        created=header.created,
    )


def live_info(live: LiveTable, person: str | None, lang: str) -> TableInfo:
    """A table in memory, as somebody may know it."""
    request = live.undo_request
    mine = live.seats_of(person)
    texts = what_would_go(live, request.seat, request.count, mine[0] if mine else None, lang) if request else []
    return table_info(live.header, live.seats, request, live.game, person, lang, texts)


def seat_info(row: SeatRow, person: str | None) -> SeatInfo:
    kind: Literal["open", "person", "bot"] = "person" if row.person else "bot" if row.bot else "open"
    return SeatInfo(
        seat=row.seat,
        name=row.name,
        kind=kind,
        bot=row.bot,
        mine=person is not None and row.person == person,
        here=row.seen is not None and clock.now() - row.seen < PRESENT_SECONDS,
        resigned=row.resigned,
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(id=row.id, seat=row.seat, name=row.name, text=row.text, at=row.at)


def decision_info(state: State, seat: int | None, lang: str) -> DecisionInfo | None:
    decision = None if seat is None else state.decision(seat, lang)
    return None if decision is None else decision_words(decision)


def decision_words(decision: Decision) -> DecisionInfo:
    return DecisionInfo(
        kind=decision.kind,
        prompt=decision.prompt,
        choices=[
            ChoiceInfo(move=choice.notation, label=choice.label, spots=list(choice.spots), facts=dict(choice.facts))
            for choice in decision.choices
        ],
        touch=decision.touch,
        about=AboutInfo(
            piece=decision.about.piece, spots=list(decision.about.spots), things=list(decision.about.things)
        ),
        least=decision.least,
        left=decision.left,
        suggested=list(decision.suggested),
        closed=[
            ClosedInfo(move=one.notation, label=one.label, spots=list(one.spots), rule=one.rule, why=one.why)
            for one in decision.closed
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
    told = []
    for event, stage in zip(live_log[since:], stages[since:], strict=True):
        data = state.game.event_data(state, event, seat, lang, names)
        moves = [MotionInfo(piece=one["piece"], source=one["from"], target=one["to"]) for one in data.pop("moves")]
        told.append(EventInfo(stage=stage, moves=moves, **data))
    return told


class Reader:
    """A pair of eyes on a table: from which seat (None: a spectator), in which language, and what they have seen."""

    def __init__(self, seat: int | None, lang: str, epoch: int = 0, events: int = 0) -> None:
        self.seat = seat
        self.lang = lang
        self._epoch = epoch
        self._events = events
        self._moment = -1
        self._facts: tuple[object, ...] = ()
        self._outcome: Outcome | None = None
        self.view: dict[str, Any] | None = None  # as it was sent last

    def update(self, live: LiveTable) -> Update | None:
        """What is new for these eyes; None if nothing is.

        That somebody else has done something in secret is no news: not even that a message came may tell it.
        """
        moment = live.moment_of(self.seat)
        if self._moment == moment:
            return None
        self._moment = moment
        state, seat, table = live.state, self.seat, live.table
        facts = self._head(live)
        view = live.view(seat)
        since = live.known_part(self._epoch, self._events)
        is_news = facts != self._facts or view != self.view or since != self._events or since != len(table.log)
        if not is_news:
            return None
        whole, changes = self._view_or_changes(view)
        stage, step, attempt, to_act, judges, undo_refusal, deadline, _, is_playing = facts
        update = Update(
            seat=seat,
            stage=cast(int, stage),
            step=cast(int, step),
            attempt=cast(int, attempt),
            to_act=list(cast(tuple[int, ...], to_act)),
            decision=decision_info(state, seat, self.lang) if is_playing else None,
            can_undo=judges == [],
            can_ask_undo=bool(judges),
            undo_refusal=cast(str | None, undo_refusal),
            deadline=None if deadline is None else clock.on_the_wall(cast(float, deadline)),
            now=clock.on_the_wall(clock.now()),
            since=None if seat is None else live.answers.seen_by(seat),
            view=whole,
            patch=changes,
            log=Log(
                epoch=live.epoch,
                since=since,
                events=events_info(table.log, live.event_stages, since, state, seat, self.lang, live.names),
            ),
            outcome=self._new_outcome(live),
        )
        self._facts, self.view = facts, view
        self._epoch, self._events = live.epoch, len(table.log)
        return update

    def _new_outcome(self, live: LiveTable) -> OutcomeInfo | None:
        """How the game would end now as far as these eyes may know; None if that is what they were told last."""
        outcome = live.outcome if live.state.is_over else live.outcome.seen_by(self.seat)
        if outcome == self._outcome:
            return None
        self._outcome = outcome
        return outcome_info(outcome)

    def _head(self, live: LiveTable) -> tuple[object, ...]:
        state, seat = live.state, self.seat
        mine: tuple[object, ...] = (0, 0, state.to_act, None, None, None)
        if seat is not None:
            judges = undo_judges(live, seat)
            undo = (None, judges.say(self.lang)) if isinstance(judges, FaubourgError) else (judges, None)
            mine = (live.step_of(seat), live.attempts[seat], state.to_act, *undo, live.deadline(seat))
        return (state.stage, *mine, state.is_over, live.is_playing)

    def _view_or_changes(self, view: dict[str, Any]) -> tuple[dict[str, Any] | None, list[PatchOperation] | None]:
        return (view, None) if self.view is None else (None, changes_of(self.view, view))


def changes_of(before: dict[str, Any], after: dict[str, Any]) -> list[PatchOperation]:
    """What a reader who has one view needs to have the other."""
    changes = patch.difference(before, after)
    if len(changes) > MOST_OPERATIONS:
        changes = patch.coarse_difference(before, after)
    return [PatchOperation(**change) for change in changes]
