"""Whose bot thinks next: who waits comes first, people take turns, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx

from faubourg.core.errors import FaubourgError
from faubourg.server.bots.queue import LONGEST_WAIT_EVERY, FairQueue, Need
from faubourg.server.client import Client
from faubourg.server.clock import clock
from faubourg.server.services import Services
from faubourg.server.settings import Limits
from faubourg.server.tables.live import LiveTable
from faubourg.server.wire.tables import NewTable, SeatWish
from tests.server.harness import TOY_NAME, Server, serving, tell
from tests.server.inside import guests, inside, refused, some_answer

RNG = Random(7)
PONDERING = f"{Path(__file__).parent / 'bad_bots.py'}:PonderingBot"


class Thinking:
    """Bots that think for as long as they are told, one after another, and in which order they did."""

    def __init__(self, places: int = 1) -> None:
        self.time = 0.0
        self.queue = FairQueue(places, lambda: self.time)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def add(self, owner: str, need: Need | Callable[[], Need] = Need.WAITED_FOR, seconds: float = 1.0) -> None:
        self.tasks.append(asyncio.create_task(self._think(owner, need, seconds)))

    async def _think(self, owner: str, need: Need | Callable[[], Need], seconds: float) -> None:
        async with self.queue.turn(owner, need if callable(need) else lambda: need):
            self.order.append(owner)
            await asyncio.sleep(0)
            self.time += seconds

    async def all(self) -> str:
        await asyncio.gather(*self.tasks)
        return "".join(self.order)


def order_of(story: Callable[[Thinking], None]) -> str:
    async def whole() -> str:
        thinking = Thinking()
        story(thinking)
        return await thinking.all()

    return tell(whole(), 30)


def test_tables_where_somebody_waits_come_first() -> None:
    def story(bots: Thinking) -> None:
        for _ in range(3):
            bots.add("a", Need.NOBODY_THERE)
        bots.add("r", Need.REVIEW)
        bots.add("b", Need.SOON)
        bots.add("c", Need.WAITED_FOR)

    assert order_of(story) == "acbraa"  # the first had begun before the others came


def test_people_take_turns_however_many_tables_they_have() -> None:
    def story(bots: Thinking) -> None:
        for _ in range(5):
            bots.add("a")
        for _ in range(2):
            bots.add("b")

    assert order_of(story) == "ababaaa"


def test_turns_are_counted_in_seconds_of_thinking() -> None:
    def story(bots: Thinking) -> None:
        for _ in range(3):
            bots.add("a", seconds=5.0)
        for _ in range(6):
            bots.add("b", seconds=1.0)

    assert order_of(story) == "abbbbbaba"


def test_who_has_thought_little_for_long_has_not_saved_up() -> None:
    async def story() -> str:
        bots = Thinking()
        bots.add("b")
        for _ in range(4):
            bots.add("a")
        await bots.all()
        for _ in range(3):
            bots.add("a")
            bots.add("b")
        bots.order.clear()
        return await bots.all()

    assert tell(story(), 30) == "ababab"


def test_nobody_waits_for_ever() -> None:
    def story(bots: Thinking) -> None:
        bots.add("a", Need.WAITED_FOR)
        bots.add("z", Need.NOBODY_THERE)
        for _ in range(3 * LONGEST_WAIT_EVERY):
            bots.add("a", Need.WAITED_FOR)

    assert order_of(story).index("z") == LONGEST_WAIT_EVERY - 1


def test_of_several_places_one_is_kept_for_who_may_come() -> None:
    async def story() -> None:
        bots = Thinking(places=2)
        for _ in range(3):
            bots.add("a", Need.NOBODY_THERE)
        await asyncio.sleep(0)
        assert bots.order == ["a"]
        bots.add("b")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert "b" in bots.order and bots.order.count("a") <= 2
        assert sorted(await bots.all()) == ["a", "a", "a", "b"]

    tell(story(), 30)


def test_what_is_waited_for_is_looked_at_when_a_place_is_free() -> None:
    came = False

    def story(bots: Thinking) -> None:
        def need() -> Need:
            return Need.WAITED_FOR if came else Need.NOBODY_THERE

        nonlocal came
        bots.add("a")
        bots.add("b", Need.SOON)
        bots.add("c", need)
        came = True

    assert order_of(story) == "acb"


def test_who_gives_up_leaves_the_place_to_others() -> None:
    async def story() -> None:
        bots = Thinking()
        for owner in "abc":
            bots.add(owner)
        await asyncio.sleep(0)
        for task in bots.tasks[:2]:  # one that thinks, one that waits
            task.cancel()
        await bots.tasks[2]
        assert bots.order == ["a", "c"] and not bots.queue._waiting and not bots.queue._thinking.total()

    tell(story(), 30)


# --- at tables -------------------------------------------------------------------------------------------------------


async def bots_only(services: Services, person: object, bot: str = "PonderingBot") -> LiveTable:
    wish = NewTable(game=TOY_NAME, players=3, seats=[bot] * 3)
    return await services.tables.create(wish, person)  # type: ignore[arg-type]


def test_a_player_waits_for_one_bot_not_for_those_of_twenty_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, bots=(PONDERING,)) as services:
            ann, eve = await guests(services, "Ann", "Eve")
            crowd = [await bots_only(services, eve) for _ in range(6)]
            live = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["me", "PonderingBot"]), ann)
            await services.keeper.seen(live, ann.id, clock.now())
            for _ in range(3):
                while 0 in live.state.to_act:
                    await services.play.answer(live.header.id, 0, ann, some_answer(live, 0, RNG))
                others = sum(table.seq for table in crowd)
                stage = live.state.stage
                while live.state.stage == stage and not live.state.is_over:
                    await asyncio.sleep(0.01)
                # One may have been thinking already, and its answer is written while the next one thinks.
                assert sum(table.seq for table in crowd) - others <= 4

    tell(story())


def test_a_table_knows_how_much_its_bots_are_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, bots=(PONDERING,)) as services:
            [ann] = await guests(services, "Ann")
            services.bots.queue.places = 0
            live = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["me", "PonderingBot"]), ann)
            assert live.need_of_bots() == Need.NOBODY_THERE
            await services.keeper.seen(live, ann.id, clock.now())
            assert live.need_of_bots() == Need.SOON
            while 0 in live.state.to_act:
                await services.play.answer(live.header.id, 0, ann, some_answer(live, 0, RNG))
            assert live.need_of_bots() == Need.WAITED_FOR
            await services.keeper.seen(live, ann.id, clock.now() - 3600)
            assert live.need_of_bots() == Need.NOBODY_THERE

    tell(story())


def test_only_so_many_tables_are_for_bots_alone(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(bot_tables=2)
        async with inside(tmp_path, bots=(PONDERING,), limits=limits) as services:
            ann, bob = await guests(services, "Ann", "Bob")
            for _ in range(2):
                await bots_only(services, ann)
            with refused("bot_tables"):
                await bots_only(services, ann)
            waiting = await services.tables.create(
                NewTable(game=TOY_NAME, players=2, seats=["PonderingBot"], listed=True), ann
            )
            with refused("bot_tables"):
                await services.tables.give_to_bot(waiting.header.id, 1, ann, "random")
            await services.tables.take_seat(waiting.header.id, 1, bob, SeatWish())
            assert waiting.is_playing
            left = await services.tables.leave_seat(waiting.header.id, 1, bob)
            assert (left.header.status, left.header.ending) == ("over", "resigned")
            await bots_only(services, bob)

    tell(story())


def test_asking_for_many_at_once_does_not_help(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, bots=(PONDERING,), limits=Limits(bot_tables=2)) as services:
            [ann] = await guests(services, "Ann")
            made = await asyncio.gather(*(bots_only(services, ann) for _ in range(8)), return_exceptions=True)
            assert sum(isinstance(one, LiveTable) for one in made) == 2
            assert {one.key for one in made if isinstance(one, FaubourgError)} == {"bot_tables"}

    tell(story())


def test_the_time_waited_is_told(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table(TOY_NAME, 2, seats=["random", "random"])
            async with ann.sit(table.id) as at_table:
                await at_table.until(lambda: at_table.is_over)
        figures = httpx.get(f"{server.url}/metrics", trust_env=False).text
        lines = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
        assert float(lines['faubourg_bot_wait_seconds_count{need="nobody_there"}']) >= 2
        assert float(lines["faubourg_bot_think_seconds_count"]) >= 2
        assert float(lines["faubourg_bots_waiting"]) == 0

    with serving(tmp_path) as server:
        tell(story(server))
