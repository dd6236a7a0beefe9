"""Clocks: a bot plays for who is away, however long the server was away itself, and gives the seat back."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faubourg.server import schema
from faubourg.server.bots import job_for
from faubourg.server.client import Client
from faubourg.server.live import DAY, LiveTable
from faubourg.server.rows import SeatRow, TableRow
from faubourg.server.storage import Storage
from faubourg.testing.conformance import unknown_ids, words_in
from tests.server.harness import GAMES, TOY_NAME, Server, all_games, gather_players, tell

HEADER = TableRow(
    id="t", game=TOY_NAME, rules=1, components="", players=2, options={}, seed="1", nonce="", commitment="",
    clock="live", clock_amount=10, watchable=True, listed=False, invitation="i", host="ann", status="playing",
    ending=None, result=None, rematch=None, revision=0, wake=None, created=0.0, started=1000.0, ended=None,
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
    live.seats[1] = replace(live.seats[1], bot="greedy")
    assert live.deadline(0) == 2010.0
    assert live.deadline(1) is None  # a bot needs no clock
    assert table(status="over").deadline(0) is None


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
            await at_table.until(lambda: at_table.is_over, 60)
            assert at_table.table is not None
            assert [(seat.kind, seat.bot) for seat in at_table.table.seats] == [("person", "greedy")] * 2

    try:
        table_id = tell(begin())
        server.kill()
        tell(let_two_days_pass(table_id))
        server.start()
        tell(watch(table_id), 90)
        assert '"stand_in"' in server.log()
    finally:
        server.stop()
    server.check_log()


@pytest.mark.parametrize("game", all_games())
def test_a_bot_is_told_what_its_seat_imagines_and_not_what_is_true(game: str) -> None:
    """The process in which a bot thinks holds no secret: neither the seed, nor where the hidden things are."""
    found = GAMES.find(game)
    state = found.start(found.players[-1], seed=2**100 + 7)
    seat = state.to_act[0]
    hidden = unknown_ids(state, seat)
    jobs = [job_for(state, seat, "random") for _ in range(8)]
    assert all(str(state.seed) not in words_in(job.position) for job in jobs)
    assert all(job.position != state.describe() for job in jobs)
    if hidden:  # what the seat cannot see lies elsewhere in each
        assert len({str(job.position) for job in jobs}) > 1
    for job in jobs:
        assert found.setup(job.position).view(seat) == state.view(seat)
