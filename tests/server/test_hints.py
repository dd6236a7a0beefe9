"""Bots by their levels, thoughts that are broken off, and hints: from what a seat may know, and where all agree."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from faubourg.bots import SearchBot, bot_names
from faubourg.server.bots.process import MOST_KEPT, Desk, HintJob, Said, Shelf, think_of_hints, work
from faubourg.server.bots.thinkers import job_for
from faubourg.server.client import Client, ServerRefused
from faubourg.server.games import Games
from faubourg.server.store.rows import Person
from faubourg.server.tables.keeper import place_of
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.library import BotInfo
from faubourg.server.wire.messages import HintWish, UndoWish
from faubourg.server.wire.tables import NewTable
from tests.server.harness import TOY_NAME, Server, serving, tell
from tests.server.inside import guests, inside, refused, some_answer, table_for

SLOW = f"{Path(__file__).parent / 'bad_bots.py'}:SlowBot"


def test_bots_are_listed_by_strength_and_may_be_given_a_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tell(levels(server))


async def levels(server: Server) -> None:
    async with Client(server.url) as ann:
        await ann.enter("Ann")
        bots = await ann.ask("GET", "/api/bots", list[BotInfo], lang="fr")
        assert [bot.name for bot in bots] == list(bot_names())
        assert [bot.level for bot in bots] == list(range(1, len(bots) + 1)) and all(bot.line for bot in bots)
        assert {bot.name: bot.seconds for bot in bots}["sharp"] == 1.0
        for bot, error in {
            "sharp:0ms": "bad_budget",
            "sharp:60s": "long_thought",
            "sharp:1s:2": "one_process",
            "greedy:1s": "no_budget",
            "clever": "bot_unknown",
        }.items():
            with pytest.raises(ServerRefused, match=error):
                await ann.make_table("infinite-city", 2, seats=["me", bot])
        table = await ann.make_table("infinite-city", 2, seats=["sharp:50ms", "me"])
        async with ann.sit(table.id) as at_table:
            while "A" not in [event.seat for event in at_table.seats[1].log] if at_table.seats else True:
                assert await at_table.my_turn(60) == 1
                decision = at_table.seats[1].decision
                assert decision is not None
                await at_table.answer(1, decision.choices[-1].move)
            assert await at_table.my_turn(60) == 1, "the bot has answered"
            assert at_table.table is not None and at_table.table.hints and at_table.table.seats[0].bot == "sharp:50ms"
            hinting = asyncio.create_task(at_table.hint(1))
            await at_table.tell("ping")  # nothing waits for it
            hints = (await hinting).hints
            decision = at_table.seats[1].decision
            assert decision is not None and 1 <= len(hints) <= 3
            labels = {choice.move: choice.label for choice in decision.choices}
            assert all(
                one.moves[0] in labels and one.labels and all(one.labels) and 0 <= one.chance <= 1 and one.why
                for one in hints
            )


def test_a_bot_that_searches_goes_on_from_what_it_thought_before() -> None:
    games = Games(())
    desk = Desk(games, Shelf(), Shelf())
    state, gone_on = games.find("la-citta").start(2, 7), 0
    while not gone_on:
        seat = state.to_act[0]
        before = desk.bots.get(f"table {seat} sharp:30it")
        kept = before.kept if isinstance(before, SearchBot) else None
        count = kept[1].count if kept else 0
        said = work(desk, job_for(state, seat, "sharp:30it", "table"))
        assert isinstance(said, Said) and said.move is not None
        state.play(said.move, seat)
        assert before in (None, desk.bots[f"table {seat} sharp:30it"]), "each seat has its bot"
        gone_on = kept[1].count - count if kept else 0
    for number in range(2 * MOST_KEPT):
        work(desk, job_for(state, state.to_act[0], "sharp:1it", f"table {number}"))
    assert len(desk.bots) == MOST_KEPT


def wish_of(live: LiveTable, seat: int) -> HintWish:
    return HintWish(stage=live.state.stage, step=live.step_of(seat), attempt=live.attempts[seat])


def test_hints_are_given_where_all_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, hint_seconds=0.05) as services:
            people = await guests(services, "Ann", "Ben")
            [first, second] = [
                await table_for(services, people, "infinite-city", hints=hints) for hints in (False, True)
            ]
            seat = first.state.to_act[0]

            async def ask(live: LiveTable, seat: int, person: Person) -> int:
                hinted = await services.play.hint(live.header.id, seat, person, wish_of(live, seat), "en")
                return len(hinted.hints)

            with refused("no_hints"):
                await ask(first, seat, people[seat])
            seat = second.state.to_act[0]
            assert await ask(second, seat, people[seat])
            with refused("nothing_asked"):
                await ask(second, 1 - seat, people[1 - seat])
            with refused("not_your_seat"):
                await ask(second, seat, people[1 - seat])
            with refused("not_yet"):
                await services.play.hint(second.header.id, seat, people[seat], HintWish(stage=99, step=0), "en")
            alone = NewTable(game="infinite-city", players=2, seats=["me", "greedy"])
            live = await services.tables.create(alone, people[0])
            assert not live.header.hints and services.tables.info_of(live, people[0], "en").hints

    tell(story())


def test_a_hint_knows_what_the_seat_knows(tmp_path: Path) -> None:
    """What is sent to who thinks is a position that the seat imagines: the true seed and hands are not in it."""

    async def story() -> None:
        async with inside(tmp_path, hint_seconds=0.05) as services:
            people = await guests(services, "Ann", "Ben")
            live = await table_for(services, people, "infinite-city", hints=True)
            seat = live.state.to_act[0]
            jobs: list[HintJob] = []
            think = services.bots._think

            async def note(job: HintJob, *others: object) -> object:
                jobs.append(job)
                return await think(job, *others)  # type: ignore[arg-type]

            services.bots._think = note  # type: ignore[assignment, method-assign]
            for _ in range(2):
                await services.play.hint(live.header.id, seat, people[seat], wish_of(live, seat), "en")
            true = live.state.describe()
            for job in jobs:
                assert job.position["hands"][seat] == true["hands"][seat]
                assert job.position != true and str(live.header.seed) not in str(job.position)
            assert jobs[0].position != jobs[1].position, "each time it imagines something else"
            broken = think_of_hints(Games(()), jobs[0]._replace(seat=1 - seat))
            assert broken.hints is None and "not_to_move" not in broken.reason and broken.reason

    tell(story())


def test_a_thought_that_nobody_waits_for_is_broken_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, bots=(SLOW,), bot_seconds=300.0) as services:
            [ann] = await guests(services, "Ann")
            slow = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["SlowBot", "me"]), ann)
            while not services.bots.queue._thinking:
                await asyncio.sleep(0.02)
            await services.play.resign(slow.header.id, 1, ann)  # nobody is left: the table is over
            quick = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["random", "me"]), ann)
            while quick.state.to_act != (1,):  # there is one place to think, which was taken
                await asyncio.sleep(0.02)

    tell(story())


def test_what_others_take_back_in_secret_breaks_off_no_thought(tmp_path: Path) -> None:
    """Whose hint did not come would know that somebody has changed their mind."""

    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, TOY_NAME)
            id, place = live.header.id, place_of(live, 0)
            await services.play.answer(id, 1, people[1], some_answer(live, 1, Random(1)))
            await services.play.undo(id, 1, people[1], UndoWish(attempt=0))
            assert live.attempts == [0, 1] and place_of(live, 0) == place
            assert place_of(live, 1)[2] == 1, "but one's own change of mind does"

    tell(story())
