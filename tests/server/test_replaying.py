"""Recorded games from move to move in one request, and played on from any moment."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from faubourg.core.record import Record
from faubourg.core.table import Table
from faubourg.server.client import Client, ServerRefused
from faubourg.server.wire import patch
from faubourg.server.wire.library import Replay
from faubourg.server.wire.tables import TableInfo
from tests.server.harness import GAMES, Server, all_games, tell


async def finished(client: Client, game: str) -> TableInfo:
    """A whole game of one person at both seats of a screen."""
    table = await client.make_table(game, 2, seats=["me", "me"])
    rng = Random(game)
    async with client.sit(table.id) as at_table:
        while (seat := await at_table.my_turn()) is not None:
            decision = at_table.seats[seat].decision
            assert decision is not None
            await at_table.answer(seat, rng.choice(decision.choices).move)
            await at_table.tell("ping")
    return await client.table(table.id)


def views_of(replay: Replay) -> list[dict[str, Any]]:
    """What a client makes of it: one view after another."""
    views = [replay.view]
    for move in replay.moves:
        copy = msgspec.json.decode(msgspec.json.encode(views[-1]))
        views.append(patch.apply(copy, [msgspec.to_builtins(one) for one in move.patch]))
    return views


@pytest.mark.parametrize("game", all_games())
def test_a_replay_in_one_request_is_what_every_step_tells(server: Server, game: str) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await finished(ann, game)
            record = await ann.record(table.id)
            kept = await ann.bring_record(record)
            for seat in (None, "all", 1):
                eyes = {} if seat is None else {"seat": seat}
                whole = await ann.whole_replay(table.id, **eyes)
                views = views_of(whole)
                assert [move.move for move in whole.moves] == record["moves"] and whole.steps == len(record["moves"])
                for step in (0, 1, len(views) // 2, len(views) - 1):
                    single = await ann.replay(table.id, step, **eyes)
                    assert views[step] == single.view
                    if step:
                        assert whole.moves[step - 1].events == single.events
                assert whole.outcome is not None and whole.outcome.scores == whole.moves[-1].scores
                assert whole.moves[-1].scores == record["result"]["scores"]
                half = len(views) // 2
                part = await ann.whole_replay(table.id, start=half, count=3, **eyes)
                assert (part.view, part.start, len(part.moves)) == (views[half], half, 3)
                assert part.moves == whole.moves[half : half + 3] and part.outcome is None
            for wrong in (-1, 2):
                with pytest.raises(ServerRefused, match="no_step"):
                    await ann.whole_replay(table.id, seat=wrong)
            theirs = await ann.ask("GET", f"/api/records/{kept.id}/replay", Replay, seat=1)
            assert theirs == whole

    tell(story())


def test_a_game_that_is_not_over_is_not_replayed(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("toy-auction", 2, seats=["me", "me"])
            with pytest.raises(ServerRefused, match="not_over"):
                await ann.whole_replay(table.id)
            with pytest.raises(ServerRefused, match="not_over"):
                await ann.play_on(table.id, 0, 0)
            with pytest.raises(ServerRefused, match="no_record"):
                await ann.ask("GET", "/api/records/nothing/replay", Replay)

    tell(story())


@pytest.mark.parametrize("game", ["toy-auction", "infinite-city", "the-city"])
def test_a_recorded_game_is_played_on_from_any_moment(server: Server, game: str) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await finished(ann, game)
            data = await ann.record(table.id)
            record = Record.from_data(data)
            step = len(record.moves) // 2
            before = record.replay(step, GAMES.find(game)).state
            again = await ann.play_on(table.id, step, 1, "random")
            assert again.status == "playing" and [seat.mine for seat in again.seats] == [False, True]
            assert again.commitment == "", "whoever has the record knows its seed"
            rng = Random(2)
            async with ann.sit(again.id) as at_table:
                while (seat := await at_table.my_turn()) is not None:
                    decision = at_table.seats[seat].decision
                    assert decision is not None
                    await at_table.answer(seat, rng.choice(decision.choices).move)
                    await at_table.tell("ping")
            new = Record.from_data(await ann.record(again.id))
            assert new.moves[:step] == record.moves[:step], "it goes on where the other was"
            assert new.replay(step, GAMES.find(game)).state.describe() == before.describe()
            kept = await ann.bring_record(data)
            from_kept = await ann.ask(
                "POST", f"/api/records/{kept.id}/replay/{step}/play", TableInfo, {"seat": 0, "bot": "random"}
            )
            assert from_kept.status == "playing"
            for wrong, key in (({"seat": 5}, "no_step"), ({"seat": 0, "bot": "nobody"}, "bot_unknown")):
                with pytest.raises(ServerRefused, match=key):
                    await ann.ask("POST", f"/api/records/{kept.id}/replay/{step}/play", TableInfo, wrong)
            with pytest.raises(ServerRefused, match="table_over"):
                await ann.play_on(table.id, len(record.moves), 0)

    tell(story())


def test_a_record_that_begins_in_the_middle_is_played_on_and_recorded(server: Server) -> None:
    async def story() -> None:
        game = GAMES.find("infinite-city")
        state = game.start(2, 5)
        for _ in range(6):
            seat = state.to_act[0]
            state.push(state.moves(seat)[0], seat)
        table = Table(game.setup(state.describe()), ("Ann", "Bob"))
        seat = table.state.to_act[0]
        table.push(table.state.moves(seat)[0], seat)
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            kept = await ann.bring_record(table.record().to_data())
            replay = await ann.ask("GET", f"/api/records/{kept.id}/replay", Replay)
            assert replay.can_play_on and len(replay.moves) == 1
            again = await ann.ask("POST", f"/api/records/{kept.id}/replay/1/play", TableInfo, {"seat": 0})
            assert again.status == "playing" and again.commitment == ""
            seen = await ann.look(again.id, 0)
            assert seen.view is not None and seen.view["stage"] >= table.state.stage, "it goes on from there"
            async with ann.sit(again.id) as at_table:
                await at_table.my_turn()
                await at_table.tell("resign", seat=0)
            over = await ann.table(again.id)
            assert over.status == "over" and over.seed is None and over.nonce is None
            record = Record.from_data(await ann.record(again.id))
            assert record.position == table.record().position and record.moves[0] == table.record().moves[0]
            record.replay()  # it is true, and can be played on once more
            await ann.play_on(again.id, 1, 1)
            long = replace(Table(game.start(2, 10**70), ("Ann", "Bob")).record(), result=None)
            kept = await ann.bring_record(long.to_data())
            with pytest.raises(ServerRefused, match="cannot_play_on"):
                await ann.ask("POST", f"/api/records/{kept.id}/replay/0/play", TableInfo, {"seat": 0})

    tell(story())


HANDS = {"infinite-city": "hands", "the-city": "hands", "small-city": "promises"}  # La Citta hides no piece of a seat


@pytest.mark.parametrize("game", HANDS)
def test_a_finished_game_can_be_seen_with_open_hands(server: Server, game: str) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await finished(ann, game)
            opened, watched = await ann.whole_replay(table.id, seat="all"), await ann.whole_replay(table.id)
            seen, public = views_of(opened), views_of(watched)
            assert opened.seat == "all" and len(seen) == len(public)
            assert all(HANDS[game] in view for view in seen) and HANDS[game] not in public[0]
            for view, other in zip(seen, public, strict=True):
                assert (view["to_act"], view["question"]) == (other["to_act"], other["question"])
            if game == "infinite-city":
                for seat in (0, 1):
                    theirs = views_of(await ann.whole_replay(table.id, seat=seat))
                    assert [view["hands"][seat] for view in seen] == [view["hand"] for view in theirs]
                said = [event.text for move in opened.moves for event in move.events]
                assert said != [event.text for move in watched.moves for event in move.events], "what was drawn is told"

    tell(story())
