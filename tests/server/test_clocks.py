"""Clocks: a bot plays for who is away, however long the server was away itself, and gives the seat back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faubourg.server.bots.thinkers import job_for
from faubourg.server.client import Client
from faubourg.server.clock import ServerClock, clock
from faubourg.server.store import schema
from faubourg.server.store.rows import SeatRow, TableRow
from faubourg.server.store.storage import Storage
from faubourg.server.tables.clocks import to_be_replaced
from faubourg.server.tables.live import DAY, LiveTable
from faubourg.server.wire.payload import Reader
from faubourg.server.wire.tables import Clock, NewTable
from faubourg.testing.conformance.secrets import unknown_ids
from faubourg.testing.conformance.trial import words_in
from tests.server.harness import GAMES, TOY_NAME, Server, all_games, gather_players, tell
from tests.server.inside import guests, inside, table_for


@contextmanager
def later(seconds: float) -> Iterator[None]:
    """So much later, by the clock that deadlines go by."""
    elapsed = clock.elapsed
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "elapsed", lambda: elapsed() + seconds)
        yield


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(Client.patience):
        while not is_so():
            await asyncio.sleep(0.02)


HEADER = TableRow(
    id="t", game=TOY_NAME, rules=1, components="", players=2, options={}, position=None, seed="1",
    nonce="", commitment="", clock="live", clock_amount=10, watchable=True, listed=False, hints=False, invitation="i",
    host="ann", status="playing", ending=None, result=None, rematch=None, revision=0, wake=None, created=0.0,
    started=1000.0, ended=None,
)  # fmt: skip


def table(**changes: Any) -> LiveTable:
    seats = [SeatRow("t", seat, person, None, person, False, None) for seat, person in enumerate(("ann", "bob"))]
    return LiveTable(replace(HEADER, **changes), seats, GAMES.find(TOY_NAME))


@pytest.mark.parametrize(
    ("clock", "amount", "deadline"),
    [("none", 0, None), ("live", 10, 1010.0), ("days", 2, 1000.0 + 2 * DAY)],
)
def test_a_clock_is_none_live_or_of_days(clock: str, amount: int, deadline: float | None) -> None:
    assert table(clock=clock, clock_amount=amount).deadline(0) == deadline


def test_who_takes_a_seat_back_has_the_whole_time_again() -> None:
    live = table()
    live.seats[0] = replace(live.seats[0], since=2000.0)
    assert live.deadline(0) == 2010.0
    assert table(status="over").deadline(0) is None


def test_a_clock_runs_for_the_sake_of_others() -> None:
    live = table()
    live.seats[1] = replace(live.seats[1], bot="greedy")
    assert live.deadline(1) is None  # a bot needs no clock
    assert live.deadline(0) is None  # and nobody waits for who plays bots alone
    live.seats[1] = replace(live.seats[1], bot=None, person="ann")
    assert live.deadline(0) is None  # nor for who plays against themselves
    live.seats[1] = replace(live.seats[1], person="bob", resigned=True)
    assert live.deadline(0) is None


def test_of_people_who_are_all_late_the_last_one_stays() -> None:
    seats = table().seats
    assert to_be_replaced(seats, {0: 5.0}) == [0]
    assert to_be_replaced(seats, {0: 5.0, 1: 6.0}) == [0]
    assert to_be_replaced(seats, {0: 6.0, 1: 5.0}) == [1]
    assert to_be_replaced(seats, {0: 5.0, 1: 5.0}) == [0]
    both_his = [replace(seats[0], person="bob"), seats[1], replace(seats[0], seat=2)]
    assert to_be_replaced(both_his, {0: 5.0, 1: 6.0, 2: 5.5}) == [2], "all seats of a person stay"


def test_against_bots_alone_the_game_waits_however_late_it_is(tmp_path: Path) -> None:
    """Ann is away for longer than her time: no bot plays the game to its end without her."""

    async def story() -> None:
        async with inside(tmp_path) as services:
            (ann,) = await guests(services, "Ann")
            wish = NewTable(game=TOY_NAME, players=2, seats=["me", "random"], clock=Clock(kind="live", amount=5))
            live = await services.tables.create(wish, ann)
            await until(lambda: live.state.to_act == (0,))
            assert Reader(0, "en").update(live).deadline is None  # type: ignore[union-attr]
            with later(3600.0):
                await services.keeper.stand_in(live)
            assert live.is_playing and live.bot_of(0) is None and live.state.to_act == (0,)

    tell(story())


def test_the_last_person_is_waited_for_and_has_time_again_when_another_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            ann, bob = await guests(services, "Ann", "Bob")
            live = await table_for(services, [ann, bob], TOY_NAME, clock=Clock(kind="days", amount=1))
            assert live.deadline(0) is not None and live.deadline(1) is not None
            with later(2 * DAY):
                await services.keeper.stand_in(live)
                away = next(seat for seat in (0, 1) if live.bot_of(seat))
                here = 1 - away
                assert live.bot_of(here) is None, "both were late, and one of them stays"
                await until(lambda: live.state.to_act == (here,))
                await services.keeper.stand_in(live)
                assert live.bot_of(here) is None and live.deadline(here) is None
                await services.play.take_back(live.header.id, away, (ann, bob)[away])
                deadline = live.deadline(here)
                assert deadline is not None and deadline > clock.now(), "not late at once for the time alone"

    tell(story())


def test_days_go_by_while_the_server_is_down(tmp_path: Path) -> None:
    """The clock is in the database: a server that starts finds what is overdue, though nobody is connected."""
    server = Server(tmp_path).start()

    async def begin() -> str:
        clients, made = await gather_players(server.url, TOY_NAME, 2, clock={"kind": "days", "amount": 1})
        for client in clients:
            await client.http.aclose()
        return made.id

    async def let_two_days_pass(table_id: str) -> None:
        storage = Storage(server.settings.database_url)
        tables, before = schema.tables, time.time() - 2 * DAY
        async with storage.writing() as connection:
            values = {"started": before, "wake": before + DAY}
            await connection.execute(tables.update().where(tables.c.id == table_id).values(values))
            await connection.execute(schema.seats.update().values(since=before))
        await storage.close()

    async def watch(table_id: str) -> None:
        async with Client(server.url) as watcher, watcher.sit(table_id) as at_table:
            await at_table.until(lambda: at_table.table and any(seat.bot for seat in at_table.table.seats))
            assert at_table.table is not None
            assert sorted(seat.bot or "" for seat in at_table.table.seats) == ["", "greedy"], (
                "one of them is waited for"
            )
            assert not at_table.is_over

    try:
        table_id = tell(begin())
        server.kill()
        tell(let_two_days_pass(table_id))
        server.start()
        tell(watch(table_id))
        assert '"stand_in"' in server.log()
    finally:
        server.stop()
    server.check_log()


def test_a_clock_that_is_set_back_changes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five seconds stay five seconds, though the clock of the machine says that they began in two hours."""
    true_time = time.time

    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, TOY_NAME, clock=Clock(kind="live", amount=5))
            before = Reader(0, "en").update(live)
            monkeypatch.setattr(time, "time", lambda: true_time() - 7200)
            after = Reader(0, "en").update(live)
            assert before is not None and before.deadline is not None and after is not None
            assert after.deadline == pytest.approx(before.deadline - 7200, abs=5)  # what a player sees goes with it
            async with asyncio.timeout(Client.patience):
                while live.bot_of(0) is None:
                    await asyncio.sleep(0.1)

    tell(story())


def test_a_server_started_after_its_clock_was_set_back_goes_on_from_what_it_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true_time = time.time

    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            await table_for(services, people, TOY_NAME, clock=Clock(kind="live", amount=5))
            await services.pulse.beat()
        later = clock.now()
        set_back = ServerClock(wall=lambda: true_time() - 7200)
        for module in ("store.pulse", "tables.keeper", "tables.lobby", "store.storage"):
            monkeypatch.setattr(f"faubourg.server.{module}.clock", set_back)
        assert set_back.now() < later - 7000
        async with inside(tmp_path):
            assert set_back.now() > later - 5

    tell(story())


def test_elapsed_time_counts() -> None:
    wall, elapsed = 1000.0, 50.0
    watch = ServerClock(lambda: wall, lambda: elapsed)
    assert watch.now() == 1000.0
    wall, elapsed = -6200.0, 58.0
    assert (watch.now(), watch.on_the_wall(1010.0)) == (1008.0, -6198.0)
    watch.not_before(1007.0)
    assert watch.now() == 1008.0
    watch.not_before(1100.0)
    assert watch.now() == 1100.0


@pytest.mark.parametrize("game", all_games())
def test_a_bot_is_told_what_its_seat_imagines_and_not_what_is_true(game: str) -> None:
    """The process in which a bot thinks holds no secret: neither the seed, nor where the hidden things are."""
    found = GAMES.find(game)
    state = found.start(found.players[-1], seed=2**100 + 7)
    seat = state.to_act[0]
    hidden = unknown_ids(state, seat)
    jobs = [job_for(state, seat, "random", "t") for _ in range(8)]
    assert all(str(state.seed) not in words_in(job.position) for job in jobs)
    assert all(job.position != state.describe() for job in jobs)
    if hidden:  # what the seat cannot see lies elsewhere in each
        assert len({str(job.position) for job in jobs}) > 1
    for job in jobs:
        assert found.setup(job.position).view(seat) == state.view(seat)
