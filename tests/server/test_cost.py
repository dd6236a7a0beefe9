"""What an answer costs: work is done once, and not at all where nobody can see what came of it."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from faubourg.core import texts
from faubourg.core.outcome import Outcome
from faubourg.core.state import State
from faubourg.server.clock import clock
from faubourg.server.store.engines import File
from faubourg.server.store.journal_writer import JournalWriter
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.moments import Update
from faubourg.server.wire.payload import Reader
from faubourg.server.wire.tables import NewTable
from tests.server.harness import tell
from tests.server.inside import guests, inside, some_answer, table_for


def test_an_answer_is_one_step_in_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    statements: list[str] = []
    execute = File._execute

    def counted(file: File, statement: str, values: Any) -> list[Any]:
        statements.append(statement)
        return execute(file, statement, values)

    monkeypatch.setattr(File, "_execute", counted)

    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Ben")
            live = await table_for(services, people, "infinite-city")

            @sa.event.listens_for(services.storage.engine.sync_engine, "checkout")
            def note(connection: object, record: object, proxy: object) -> None:
                statements.append("by the engine")

            statements.clear()
            seat = live.state.to_act[0]
            await services.play.answer(live.header.id, seat, people[seat], some_answer(live, seat, Random(1)))
            assert [text.startswith("WITH wish") for text in statements] == [True]

    tell(story())


def test_turns_of_bots_set_no_alarm_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks after a table if this worker is gone is written when it must be, and put off when it is near."""
    alarms: list[float | None] = []
    wake_at = JournalWriter.wake_at

    def counted(writer: JournalWriter, table_id: str, when: float | None) -> None:
        alarms.append(when)
        wake_at(writer, table_id, when)

    monkeypatch.setattr(JournalWriter, "wake_at", counted)

    async def story() -> None:
        async with inside(tmp_path) as services:
            [ann] = await guests(services, "Ann")
            wish = NewTable(game="infinite-city", players=2, seats=["me", "random"])
            live = await services.tables.create(wish, ann)
            id, rng = live.header.id, Random(6)

            def turns_of_the_bot() -> int:
                seats = [entry.seat for entry in live.table.journal]
                return sum(one == 0 and two == 1 for one, two in pairwise(seats))

            while live.state.to_act != (0,) or turns_of_the_bot() < 3:
                if live.state.to_act == (0,):
                    await services.play.answer(id, 0, ann, some_answer(live, 0, rng))
                await asyncio.sleep(0.01)
            [alarm] = alarms
            assert alarm is not None and (await services.storage.table(id)).wake == alarm == live.wake
            elapsed = clock.elapsed
            monkeypatch.setattr(clock, "elapsed", lambda: elapsed() + services.settings.bot_seconds + 2)
            while (await services.storage.table(id)).wake is not None:  # a person is asked: nobody needs to look
                await asyncio.sleep(0.02)
            assert alarms == [alarm, None]

    tell(story())


def test_what_a_seat_answers_in_secret_is_looked_at_by_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int | None] = []
    view = State.view

    def counted(state: State, seat: int | None = None) -> dict[str, Any]:
        looked.append(seat)
        return view(state, seat)

    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Ben")
            live = await table_for(services, people, "toy-auction")
            readers = [Reader(seat, "en") for seat in (0, 1, None)]
            assert all(news_of(readers, live))
            monkeypatch.setattr(State, "view", counted)
            for step, news in enumerate(([True, False, False], [True, True, True])):  # then the seat has answered all
                move = live.state.moves(0)[0] if step == 0 else live.state.moves(0)[-1]
                wish = some_answer(live, 0, Random(1))
                wish.move = live.game.notation(live.state, move)
                looked.clear()
                await services.play.answer(live.header.id, 0, people[0], wish)
                assert [one is not None for one in news_of(readers, live)] == news
                assert looked == [0, 1, None][: sum(news)]

    tell(story())


def news_of(readers: list[Reader], live: LiveTable) -> list[Update | None]:
    return [reader.update(live) for reader in readers]


def test_an_outcome_is_worked_out_once_for_all_who_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Ben")
            live = await table_for(services, people, "infinite-city")
            counted = 0
            outcome = State.outcome

            def count(state: State) -> Outcome:
                nonlocal counted
                counted += 1
                return outcome(state)

            live.view(0), live.view(1)  # views look at it themselves
            monkeypatch.setattr(State, "outcome", count)
            assert all(news_of([Reader(0, "en"), Reader(1, "fr")], live)) and counted == 1

    tell(story())


def test_a_sentence_is_put_together_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle

    formatted: list[object] = []
    format_pattern = FluentBundle.format_pattern

    def counted(bundle: FluentBundle, *arguments: Any) -> Any:
        formatted.append(arguments)
        return format_pattern(bundle, *arguments)

    monkeypatch.setattr(FluentBundle, "format_pattern", counted)
    tiles = "tiles = { $count ->\n    [one] one tile\n   *[other] { $count } tiles\n}\n"
    words = texts.Words("tests", "en", {"words.en.ftl": tiles})
    said = [words.say("tiles", {"count": count}) for count in (1, 3, 1, 3, 3)]
    assert said == ["one tile", "3 tiles", "one tile", "3 tiles", "3 tiles"] and len(formatted) == 2
