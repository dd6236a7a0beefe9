"""Nobody gets at a table what a player at a real one would not: another's hand, another's answer, a second chance."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from faubourg.core.errors import FaubourgError
from faubourg.server.services import Services
from faubourg.server.store.rows import Person
from faubourg.server.tables.fairness import without_promise
from faubourg.server.tables.live import LiveTable
from faubourg.server.tables.undoing import undo_judges
from faubourg.server.wire.messages import UndoAnswerWish, UndoWish
from faubourg.server.wire.tables import NewTable, SeatWish
from tests.server.harness import GENEROUS, TOY_NAME, tell
from tests.server.inside import guests, inside, refused, some_answer, table_for

SeatStory = Callable[[Services, list[Person]], Awaitable[None]]


def play(folder: Path, story: SeatStory, *names: str) -> None:
    async def whole() -> None:
        async with inside(folder) as services:
            await story(services, await guests(services, *(names or ("Ann", "Bob", "Eve"))))

    tell(whole())


async def sit(services: Services, live: LiveTable, seat: int, person: Person) -> None:
    await services.tables.take_seat(live.header.id, seat, person, SeatWish(invitation=live.header.invitation))


# --- one hand for each -----------------------------------------------------------------------------------------------


def test_who_has_seen_a_hand_gets_no_other(tmp_path: Path) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        ann, bob, eve = people
        live = await services.tables.create(NewTable(game=TOY_NAME, players=3, seats=["me", None, "random"]), ann)
        id = live.header.id
        await sit(services, live, 1, bob)
        await services.tables.leave_seat(id, 0, ann)
        for seat in (2, 1):
            with pytest.raises(FaubourgError):
                await sit(services, live, seat, ann)
        assert all(row.person != ann.id for row in live.seats)
        await services.tables.leave_seat(id, 1, bob)
        for person, seat in ((ann, 1), (ann, 2), (bob, 0), (bob, 2)):
            with refused("other_hand"):
                await sit(services, live, seat, person)
        await sit(services, live, 0, ann)  # one's own seat is always there to come back to
        await sit(services, live, 1, eve)  # and who has seen none may have any
        with refused("seat_taken"):
            await sit(services, live, 1, bob)

    play(tmp_path, story)


def test_who_held_two_hands_from_the_start_may_come_back_to_both(tmp_path: Path) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        ann = people[0]
        live = await services.tables.create(NewTable(game=TOY_NAME, players=3, seats=["me", "me", "random"]), ann)
        for seat in (0, 1):
            await services.tables.leave_seat(live.header.id, seat, ann)
        for seat in (1, 0):
            await sit(services, live, seat, ann)
        assert live.seats_of(ann.id) == [0, 1]
        with refused("other_hand"):
            await sit(services, live, 2, ann)

    play(tmp_path, story)


def test_before_the_game_there_is_nothing_to_see_and_places_may_be_changed(tmp_path: Path) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        ann, bob, _ = people
        live = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["me"], listed=True), ann)
        await services.tables.leave_seat(live.header.id, 0, ann)
        await sit(services, live, 1, ann)
        await sit(services, live, 0, bob)
        assert [row.name for row in live.seats] == ["Bob", "Ann"] and live.is_playing

    play(tmp_path, story)


def test_at_a_game_that_goes_on_from_a_record_nobody_sits_down_who_does_not_know_its_seed(tmp_path: Path) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        ann, bob, _ = people
        wish = NewTable(game=TOY_NAME, players=2, seats=["me", "random"])
        fair = await services.tables.create(wish, ann)
        known = await services.tables.create(wish, ann, without_promise(7))
        assert fair.header.commitment and not known.header.commitment, "nothing is promised that was known before"
        await sit(services, fair, 1, bob)
        with refused("known_chance"):
            await sit(services, known, 1, bob)
        await services.tables.leave_seat(known.header.id, 0, ann)
        await sit(services, known, 0, ann)

    play(tmp_path, story)


# --- taking back -----------------------------------------------------------------------------------------------------


async def until_others_must_agree(services: Services, people: list[Person]) -> tuple[LiveTable, int, int]:
    """A game at the moment in which the last answer but one can be taken back if who answered since agrees."""
    for attempt in range(40):
        live = await table_for(services, people[:2], "infinite-city")
        rng = Random(attempt)
        for _ in range(30):
            seat = live.state.to_act[0]
            await services.play.answer(live.header.id, seat, people[seat], some_answer(live, seat, rng))
            if undo_judges(live, 1 - seat) == [seat]:
                return live, 1 - seat, seat
    raise AssertionError("nobody ever had to be asked")


def test_what_is_over_is_not_taken_back_though_all_agree(tmp_path: Path) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        live, asker, judge = await until_others_must_agree(services, people)
        id, entries = live.header.id, live.seq
        attempt = live.attempts[asker]
        assert (await services.play.undo(id, asker, people[asker], UndoWish(attempt=attempt))).asked
        assert live.undo_request is not None
        wish = UndoAnswerWish(request=live.undo_request.id, agree=True)
        await services.play.resign(id, asker, people[asker])
        with refused("table_over"):
            await services.play.answer_undo(id, judge, people[judge], wish)
        assert (live.seq, live.header.status) == (entries, "over")
        assert live.undo_request is None

    play(tmp_path, story)


def test_the_last_answer_ends_the_game_before_its_result_is_written(tmp_path: Path) -> None:
    """Between the two, on another worker, somebody may still want to take it back."""

    async def story(services: Services, people: list[Person]) -> None:
        ann = people[0]
        live = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["me", "me"]), ann)
        rng = Random(1)
        while not live.state.is_over:
            seat = live.state.to_act[0]
            await services.play.answer(live.header.id, seat, ann, some_answer(live, seat, rng))
        live.header = type(live.header)(**{**live.header.to_row(), "status": "playing"})
        with refused("table_over"):
            await services.play.undo(live.header.id, 0, ann, UndoWish(attempt=0))
        assert isinstance(undo_judges(live, 0), FaubourgError)

    play(tmp_path, story)


@pytest.mark.parametrize("how", ["leaves", "resigns", "is late"])
def test_an_answer_is_its_givers_whatever_becomes_of_them(tmp_path: Path, how: str) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        live, asker, judge = await until_others_must_agree(services, people)
        id, entries = live.header.id, live.seq
        live.bot_jobs[judge] = asyncio.create_task(asyncio.sleep(0))  # no bot goes on meanwhile
        if how == "leaves":
            await services.tables.leave_seat(id, judge, people[judge])
        elif how == "resigns":
            async with services.storage.writing() as connection:
                await services.storage.change_seat(connection, id, judge, resigned=True, bot="greedy")
                await services.storage.change_table(connection, id)
            await services.keeper.changed(live)
        else:
            async with services.storage.writing() as connection:
                await services.storage.change_seat(connection, id, judge, bot="greedy")
                await services.storage.change_table(connection, id)
            await services.keeper.changed(live)
        wish = UndoWish(attempt=live.attempts[asker])
        if how == "is late":  # they can still be asked
            assert (await services.play.undo(id, asker, people[asker], wish)).asked
        else:
            with refused("answered_and_left"):
                await services.play.undo(id, asker, people[asker], wish)
            assert isinstance(undo_judges(live, asker), FaubourgError)
        assert live.seq == entries

    play(tmp_path, story)


def test_who_gave_an_answer_is_known_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live, asker, judge = await until_others_must_agree(services, people)
        async with inside(tmp_path) as services:
            again = await services.keeper.get(live.header.id)
            assert undo_judges(again, asker) == [judge]

    tell(story())


# --- for good --------------------------------------------------------------------------------------------------------


def test_resigning_is_for_good(tmp_path: Path) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        _, bob, eve = people
        live = await table_for(services, people, TOY_NAME)
        id = live.header.id
        await services.play.resign(id, 1, bob)
        with refused("resigned"):
            await services.tables.leave_seat(id, 1, bob)
        with refused("resigned"):
            await services.tables.give_to_bot(id, 1, bob, "random")
        with refused("resigned"):
            await sit(services, live, 1, bob)
        for person in (bob, eve):
            with pytest.raises(FaubourgError):
                await services.play.take_back(id, 1, person)
        assert live.seats[1].resigned and live.seats_of(bob.id) == []

    play(tmp_path, story)


# --- the host --------------------------------------------------------------------------------------------------------


def test_the_host_chooses_bots_before_the_game_only(tmp_path: Path) -> None:
    async def story(services: Services, people: list[Person]) -> None:
        ann, bob, _ = people
        live = await services.tables.create(NewTable(game=TOY_NAME, players=3, seats=["me", "random"]), ann)
        id = live.header.id
        await services.tables.give_to_bot(id, 1, ann, "greedy")
        await sit(services, live, 2, bob)
        with refused("not_your_seat"):
            await services.tables.give_to_bot(id, 1, ann, "random")
        await services.tables.leave_seat(id, 2, bob)
        with refused("not_your_seat"):
            await services.tables.give_to_bot(id, 2, ann, "random")
        assert [row.bot for row in live.seats] == [None, "greedy", "greedy"]

    play(tmp_path, story)


def test_tables_asked_for_at_once_are_counted_as_well(tmp_path: Path) -> None:
    async def story() -> None:
        limits = type(GENEROUS)(open_tables=5)
        async with inside(tmp_path, limits=limits) as services:
            [ann] = await guests(services, "Ann")
            wish = NewTable(game=TOY_NAME, players=2, seats=["me"])
            made = await asyncio.gather(*(services.tables.create(wish, ann) for _ in range(20)), return_exceptions=True)
            assert sum(isinstance(one, LiveTable) for one in made) == 5
            assert {one.key for one in made if isinstance(one, FaubourgError)} == {"open_tables"}

    tell(story())
