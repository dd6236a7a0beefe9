"""Whole games by real clients over real sockets: every game, with few players and with many, on lines that break."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from faubourg.server.client import Client
from tests.server.harness import GAMES, Player, Server, all_games, check_record, close_all, gather_players, tell, what

SETTINGS = [
    (game, players) for game in all_games() for players in (GAMES.find(game).players[0], GAMES.find(game).players[-1])
]


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_a_whole_game_with_disconnects_repetitions_and_nonsense(server: Server, game: str, players: int) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, game, players, lang="fr" if players % 2 else "en")
        crew = [
            Player(client, table.id, seat, Random(f"{game}/{players}/{seat}"), mischief=True)
            for seat, client in enumerate(clients)
        ]
        await asyncio.gather(*(player.run() for player in crew))
        for player in crew:
            await player.check_what_it_knows()
            await player.at_table.close()
        record = check_record(await clients[0].record(table.id), crew)
        assert record.result is not None
        assert record.fairness is not None and record.fairness["commitment"] == table.commitment
        await close_all(clients)

    tell(story())


@pytest.mark.parametrize("game", all_games())
def test_one_browser_plays_all_seats_while_somebody_watches(server: Server, game: str) -> None:
    async def story() -> None:
        players = GAMES.find(game).players[0]
        async with Client(server.url) as host, Client(server.url) as watcher:
            await host.enter("Everybody")
            table = await host.make_table(game, players, seats=["me"] * players)
            assert table.status == "playing"
            async with host.sit(table.id) as at_table, watcher.sit(table.id) as watching:
                rng = Random(game)
                while (seat := await at_table.my_turn()) is not None:
                    seen = at_table.seats[seat]
                    assert seen.decision is not None
                    await at_table.answer(seat, rng.choice(seen.decision.choices).move)
                assert set(at_table.seats) == set(range(players))
                await watching.until(lambda: watching.is_over and watching.seats[None].outcome)
                assert set(watching.seats) == {None}
                fresh = await watcher.look(table.id)
                assert watching.seats[None].view == fresh.view
                assert list(map(what, watching.seats[None].log)) == list(map(what, fresh.log.events))
                assert fresh.outcome == at_table.seats[0].outcome

    tell(story())
