"""Who is told what: private tables stay private, and one's own are always found."""

from __future__ import annotations

from pathlib import Path

from faubourg.server.client import Client
from faubourg.server.wire.tables import NewTable
from tests.server.harness import TOY_NAME, Server, close_all, gather_players, tell
from tests.server.inside import guests, inside


def test_a_stranger_is_shown_listed_tables_only(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann, Client(server.url) as stranger:
            await ann.enter("Ann")
            private = [
                await ann.make_table(TOY_NAME, 2, seats=seats) for seats in ([None, None], ["me"], ["me", "random"])
            ]
            listed = await ann.make_table(TOY_NAME, 2, seats=["me"], listed=True)
            shown = {table.id for table in await stranger.tables()}
            assert listed.id in shown and not shown & {table.id for table in private}
            assert all(table.listed for table in await stranger.tables())

    tell(story())


def test_who_leaves_a_table_that_nobody_may_watch_hears_nothing_more_of_it(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, TOY_NAME, 3, watchable=False)
        ann, bob, _ = clients
        async with ann.sit(table.id) as host, bob.sit(table.id) as leaving:
            await leaving.until(lambda: 1 in leaving.seats)
            await bob.leave_seat(table.id, 1)
            await leaving.until(lambda: not leaving.is_connected)
            assert leaving.close_code == 4404 and leaving.goodbye is not None and leaving.goodbye.error == "no_table"
            await host.say("Bob has gone")
            assert leaving.chat == []
        address = f"/api/tables/{table.id}/pieces"
        asked = [await client.http.get(address) for client in (bob, ann)]
        assert [answer.status_code for answer in asked] == [404, 200], "nor what is played with there"
        await close_all(clients)

    tell(story())


def test_my_tables_are_found_however_many_others_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            ann, crowd = await guests(services, "Ann", "Crowd")
            mine = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["me"]), ann)
            for _ in range(120):
                await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["me"], listed=True), crowd)
            shown = (await services.tables.listed(ann, "en")).tables
            assert mine.header.id in [table.id for table in shown]
            assert [table.created for table in shown] == sorted((table.created for table in shown), reverse=True)

    tell(story())
