"""Finished games looked at again: bit by bit, shared by all who may see them, stopped and taken up again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from faubourg.core.record import Record
from faubourg.core.table import Table
from faubourg.server.client import Client, ServerRefused
from faubourg.server.reviews import reviews
from faubourg.server.services import Services
from faubourg.server.settings import Limits
from faubourg.server.store.rows import Person
from faubourg.server.tables.records import Unrolled
from faubourg.server.wire.library import ReviewInfo
from faubourg.server.wire.tables import NewTable
from tests.server.harness import GAMES, TOY_NAME, Server, tell
from tests.server.inside import guests, inside, refused, some_answer
from tests.server.services import Postgres


def record_of(game: str, seed: int = 5, most: int = 10_000) -> Record:
    """A game that somebody played at random, or its beginning."""
    table, rng = Table(GAMES.find(game).start(2, seed), ("Ann", "Bob")), Random(seed)
    while not table.state.is_over and len(table.record().moves) < most:
        seat = table.state.to_act[0]
        table.push(rng.choice(table.state.moves(seat)), seat)
    return table.record()


async def brought(services: Services, person: Person, record: Record) -> Unrolled:
    id, _ = await services.records.keep(record.to_data(), person)
    return await services.records.unrolled_record(id)


async def seen_until(services: Services, unrolled: Unrolled, least: int, lang: str = "en") -> ReviewInfo:
    """The review once it has come so far."""
    while True:
        info = await services.reviews.look(unrolled, None, lang)
        if info.done >= least:
            return info
        assert info.status == "running" and info.done < info.of, info
        await asyncio.sleep(0.02)


async def kept(services: Services, unrolled: Unrolled, most: int | None = None) -> list[list[float]]:
    """The first chances as they were found, before the line through all of them is drawn calmly."""
    chances = (await services.reviews.desk.found(unrolled.subject))["chances"]
    return [chances[step] for step in sorted(chances)][:most]


def test_a_review_is_stopped_taken_up_after_a_restart_and_read_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE_SECONDS", 0.05)
    record = record_of("the-city")

    async def story() -> None:
        async with inside(tmp_path, review_seconds=0.1) as services:
            [ann, bob] = await guests(services, "Ann", "Bob")
            unrolled = await brought(services, ann, record)
            assert (await services.reviews.look(unrolled, bob, "en")).status == "none"
            begun = await services.reviews.ask(unrolled, ann, "en")
            assert (begun.status, begun.can_stop, begun.steps) == ("running", True, len(record.moves))
            first = await seen_until(services, unrolled, 3)
            assert not first.turnings and first.done == len(first.chances) < first.of
            first_kept = await kept(services, unrolled, 3)
            assert not (await services.reviews.ask(unrolled, bob, "en")).can_stop, "it runs: nobody begins anew"
            with refused("not_your_review"):
                await services.reviews.end(unrolled, bob, "en")
            assert (await services.reviews.end(unrolled, ann, "en")).status == "stopped"
            while services.reviews._working:
                await asyncio.sleep(0.02)
            stopped = await services.reviews.look(unrolled, bob, "en")
            assert stopped.done < stopped.of and (await services.reviews.end(unrolled, bob, "en")).status == "stopped"
            again = await services.reviews.ask(unrolled, bob, "en")
            assert again.can_stop and again.done >= stopped.done and await kept(services, unrolled, 3) == first_kept
            before = await seen_until(services, unrolled, stopped.done + 2)
            kept_before = await kept(services, unrolled, before.done)
        async with inside(tmp_path, review_seconds=0.1) as services:
            after = await services.reviews.look(unrolled, bob, "en")
            assert after.done >= before.done and await kept(services, unrolled, before.done) == kept_before
            whole = await seen_until(services, unrolled, after.of)
            assert whole.status == "done" and whole.done == whole.of and whole.names == ["Ann", "Bob"]
            assert len(whole.chances) == len(record.moves) + 1 and await kept(services, unrolled, 3) == first_kept
            assert sorted(whole.chances[-1]) in ([0.0, 1.0], [0.5, 0.5])
            french = await services.reviews.look(unrolled, bob, "fr")
            assert whole.turnings, "who plays at random gives something away"
            assert [one.loss for one in whole.turnings] == sorted((one.loss for one in whole.turnings), reverse=True)
            for english, other in zip(whole.turnings, french.turnings, strict=True):
                assert record.moves[english.step] == f"{'AB'[english.seat]} {english.played}" != english.better
                assert english.played_label != other.played_label and english.why != other.why
                assert english.better_spots and set(english.played_spots) != set(english.better_spots)
            done = await services.reviews.ask(unrolled, ann, "en")
            assert done == whole, "nothing is worked out twice"

    tell(story())


def test_what_is_not_finished_or_too_much_is_not_reviewed(tmp_path: Path) -> None:
    limits = Limits(reviews_at_once=1, reviews_burst=3, reviews=0.0, review_moves=400, kept_records=2)

    async def story() -> None:
        async with inside(tmp_path, limits=limits) as services:
            [ann, bob] = await guests(services, "Ann", "Bob")
            whole = record_of("infinite-city")
            half = await brought(services, ann, replace(whole, moves=whole.moves[:9], result=None))
            for ask in (services.reviews.ask, services.reviews.look):
                with refused("unfinished_record"):
                    await ask(half, ann, "en")
            first = await brought(services, ann, whole)
            await services.reviews.ask(first, ann, "en")
            second = await brought(services, bob, record_of(TOY_NAME, 2))
            with refused("too_many_reviews"):
                await services.reviews.ask(second, ann, "en")
            await services.reviews.end(first, ann, "en")
            await services.reviews.ask(second, ann, "en")
            await services.reviews.end(second, ann, "en")
            with refused("too_fast"):
                await services.reviews.ask(second, ann, "en")
            long = replace(first, record=replace(whole, moves=(*whole.moves, *["A x"] * 400)))
            with refused("long_record"):
                await services.reviews.ask(long, bob, "en")
            for seed in (3, 4):  # the oldest of Ann's records makes way, and its review with it
                await brought(services, ann, record_of(TOY_NAME, seed))
            assert await services.reviews.desk.row(first.subject) is None
            assert await services.reviews.desk.row(second.subject) is not None

    tell(story())


def test_two_workers_share_the_work_and_one_takes_over_from_the_other(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SLICE_SECONDS", 0.0)
    monkeypatch.setattr(reviews, "LEASE_SECONDS", 1.0)
    settings = {"database": postgres.database(), "review_seconds": 0.1}

    async def story() -> None:
        async with inside(tmp_path / "a", **settings) as first, inside(tmp_path / "b", **settings) as second:
            [ann] = await guests(first, "Ann")
            unrolled = await brought(first, ann, record_of(TOY_NAME))
            await first.reviews.ask(unrolled, ann, "en")
            begun = await seen_until(second, unrolled, 4)
            kept_then = await kept(second, unrolled, 4)
            assert len(first.reviews._working) + len(second.reviews._working) == 1, "one of them works on it"
            worker, other = (first, second) if first.reviews._working else (second, first)
            await worker.reviews.stop()  # as if it were gone: nobody is told
            row = await other.reviews.desk.row(unrolled.subject)
            assert row is not None and row.status == "running" and row.worker == worker.reviews.desk.worker
            whole = await seen_until(other, unrolled, begun.of)
            assert whole.status == "done" and await kept(other, unrolled, 4) == kept_then
            row = await other.reviews.desk.row(unrolled.subject)
            assert row is not None and row.worker == other.reviews.desk.worker

    tell(story())


def test_a_review_that_breaks_harms_nobody_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            [ann] = await guests(services, "Ann")
            unrolled = await brought(services, ann, record_of(TOY_NAME))
            true = unrolled.record
            object.__setattr__(unrolled, "record", replace(true, rules=99))  # as after an update of the rules
            await services.reviews.ask(unrolled, ann, "en")
            while (await services.reviews.desk.row(unrolled.subject)).status == "running":  # type: ignore[union-attr]
                await asyncio.sleep(0.02)
            info = await services.reviews.look(unrolled, ann, "en")
            assert info.status == "failed" and not info.chances
            object.__setattr__(unrolled, "record", true)
            await services.reviews.ask(unrolled, ann, "en")
            assert (await seen_until(services, unrolled, info.of)).status == "done"

    tell(story())


def test_a_table_is_reviewed_once_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            [ann, eve] = await guests(services, "Ann", "Eve")
            wish = NewTable(game=TOY_NAME, players=2, seats=["me", "me"], watchable=False)
            live = await services.tables.create(wish, ann)
            with refused("not_over"):
                await services.records.unrolled_table(live.header.id, ann)
            seat = live.state.to_act[0]
            await services.play.answer(live.header.id, seat, ann, some_answer(live, seat, Random(1)))
            await services.play.resign(live.header.id, 0, ann)
            with refused("no_table"):
                await services.records.unrolled_table(live.header.id, eve)
            unrolled = await services.records.unrolled_table(live.header.id, ann)
            await services.reviews.ask(unrolled, ann, "en")  # given up is over, too
            assert (await seen_until(services, unrolled, 1)).steps == 1

            closed = await services.tables.create(NewTable(game=TOY_NAME, players=2, seats=["me"]), ann)
            await services.tables.close(closed.header.id, ann)
            with refused("nothing_played"):
                await services.reviews.ask(await services.records.unrolled_table(closed.header.id, ann), ann, "en")

    tell(story())


def test_reviews_over_http(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url, "fr") as ann, Client(server.url) as eve:
            await ann.enter("Ann")
            record = record_of(TOY_NAME, 9)
            kept = await ann.bring_record(record.to_data())
            path = f"/api/records/{kept.id}/review"
            for method in ("POST", "DELETE"):
                with pytest.raises(ServerRefused, match="not_signed_in"):
                    await eve.ask(method, path, ReviewInfo)
            assert (await eve.ask("GET", path, ReviewInfo)).status == "none"
            info = await ann.ask("POST", path, ReviewInfo)
            while info.status == "running":
                info = await eve.ask("GET", path, ReviewInfo)
            assert info.status == "done" and len(info.chances) == len(record.moves) + 1
            assert (await ann.ask("DELETE", path, ReviewInfo)).status == "done"
            table = await ann.make_table(TOY_NAME, 2, seats=["me", "me"])
            for method in ("POST", "GET", "DELETE"):
                with pytest.raises(ServerRefused, match="not_over"):
                    await ann.ask(method, f"/api/tables/{table.id}/review", ReviewInfo)
                with pytest.raises(ServerRefused, match="no_record"):
                    await ann.ask(method, "/api/records/nothing/review", ReviewInfo)

    tell(story())
