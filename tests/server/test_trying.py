"""Trying a line, giving one as a single answer, and taking it back as one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import faubourg
from faubourg.core.engine import crosses_boundary
from faubourg.core.errors import FaubourgError
from faubourg.core.record import Record
from faubourg.core.state import State
from faubourg.server.client import AtTable, Client, ServerRefused
from faubourg.server.services import Services
from faubourg.server.settings import Limits
from faubourg.server.store.rows import Person
from faubourg.server.tables.live import LiveTable
from faubourg.server.tables.undoing import plays_bots_alone, undo_judges
from faubourg.server.tables.why_not import why_not
from faubourg.server.wire import patch
from faubourg.server.wire.messages import MoveWish, TryWish, UndoWish
from faubourg.server.wire.moments import Tried
from faubourg.server.wire.payload import Reader
from faubourg.server.wire.tables import NewTable
from tests.server.harness import Server, all_games, gather_players, tell
from tests.server.inside import guests, inside, refused, some_answer, table_for

TOY = "toy-auction"


def screen_after(at_table: AtTable, seat: int, tried: Tried) -> dict[str, Any]:
    """What a client makes of a try: its own view with the patch."""
    assert tried.patch is not None
    copy = msgspec.json.decode(msgspec.json.encode(at_table.seats[seat].view))
    changed: dict[str, Any] = patch.apply(copy, [msgspec.to_builtins(one) for one in tried.patch])
    return changed


def line_wish(live: LiveTable, seat: int, moves: list[str]) -> MoveWish:
    return MoveWish(stage=live.state.stage, step=live.step_of(seat), attempt=live.attempts[seat], moves=moves)


def long_line(state: State, seat: int, most: int, rng: Random) -> list[str]:
    """Answers of one seat that can all be taken back, as many as there are."""
    line: list[str] = []
    now = state
    while seat in now.to_act and len(line) < most:
        move = rng.choice(now.moves(seat))
        after = now.clone()
        after.push(move, seat)
        opens_secret_stage = after.asked and not now.asked  # in which nothing from before it is taken back
        if opens_secret_stage or crosses_boundary(now, after, seat):
            break
        line.append(now.game.notation(now, move))
        now = after
    return line


async def some_lines(services: Services, live: LiveTable, people: list[Person], rng: Random) -> list[str]:
    """Play at random until a seat can give two answers or more that can be taken back; its line, not given yet."""
    while not live.state.is_over:
        seat = rng.choice(live.state.to_act)
        line = long_line(live.state, seat, 5, rng)
        if len(line) > 1 and seat not in live.state.asked:
            return line
        await services.play.answer(live.header.id, seat, people[seat], some_answer(live, seat, rng))
    raise AssertionError("no line was found in a whole game")


# --- try -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games())
def test_a_try_shows_what_playing_would_show_and_changes_nothing(server: Server, game: str) -> None:
    """Wherever a try says that its line can be taken back, playing it gives the same view, question and events."""

    async def story() -> None:
        rng = Random(game)
        compared = 0
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table(game, 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                for _ in range(60):
                    seat = await at_table.my_turn()
                    if seat is None:
                        break
                    before = at_table.seats[seat]
                    assert before.decision is not None
                    move = rng.choice(before.decision.choices).move
                    tried = await at_table.try_line(seat, [move])
                    shown = screen_after(at_table, seat, tried)
                    assert at_table.seats[seat] is before, "a try is no news"
                    await at_table.answer(seat, move)
                    await at_table.until(lambda seat=seat, before=before: at_table.seats[seat] is not before)  # type: ignore[misc]
                    after = at_table.seats[seat]
                    if tried.end == "open":
                        compared += 1
                        assert shown == after.view
                        assert tried.decision == after.decision
                        assert (tried.stage, tried.step) == (after.update.stage, after.update.step)
                        told = after.log[len(before.log) :]
                        assert [event.text for event in tried.events] == [event.text for event in told]
        assert compared > 5

    tell(story())


def test_a_seal_waits_for_the_others_and_the_last_one_closes_the_stage(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, TOY, 2)
        async with clients[0].sit(table.id) as mine, clients[1].sit(table.id) as theirs:
            for at_table in (mine, theirs):
                await at_table.until(lambda at_table=at_table: at_table.owing())  # type: ignore[misc]
            cards = [choice.move for choice in mine.seats[0].decision.choices]  # type: ignore[union-attr]
            first = await mine.try_line(0, cards[:1])
            assert (first.end, first.played, first.step) == ("open", 1, 1)
            assert first.decision is not None and first.decision.kind == "second"
            sealed = await mine.try_line(0, [cards[0], "stop"])
            assert (sealed.end, sealed.played, sealed.decision, sealed.final) == ("seal", 2, None, [])
            await mine.answer_line(0, [cards[0], "stop"])
            await theirs.until(lambda: theirs.seats[1].update.to_act == [1])
            card = theirs.seats[1].decision.choices[0].move  # type: ignore[union-attr]
            last = await theirs.try_line(1, [card, "stop"])
            assert (last.end, last.played) == ("final", 1) and "closes" in last.final
            assert last.final_seats["closes"] == [0] and sealed.final_seats == {}, "whose answers it opens"
            assert last.decision is not None and last.decision.kind == "second", "the last answer is not carried out"
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_a_try_that_is_not_allowed_names_the_move_and_the_rule(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url, "fr") as ann:
            await ann.enter("Ann")
            table = await ann.make_table("infinite-city", 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                seat = await at_table.my_turn()
                assert seat is not None
                decision = at_table.seats[seat].decision
                assert decision is not None
                tried = await at_table.try_line(seat, [decision.choices[0].move, "99,99", "pass"])
                assert (tried.end, tried.played, tried.at) == ("refused", 1, 1)
                assert tried.rule and tried.message and "[" not in tried.message and "99,99" not in tried.message
                with pytest.raises(ServerRefused) as refusal:
                    await at_table.try_line(1 - seat, ["pass"])
                assert refusal.value.rule, "a seat that owes no answer has nothing to try"

    tell(story())


def test_a_fan_looks_one_question_further(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("infinite-city", 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                seat = await at_table.my_turn()
                assert seat is not None
                decision = at_table.seats[seat].decision
                assert decision is not None
                fan = (await at_table.try_line(seat, [], fan=True)).fan
                assert fan is not None and [one.move for one in fan] == [choice.move for choice in decision.choices]
                for one in fan[:3]:
                    further = (await at_table.try_line(seat, [one.move])).decision
                    assert further is not None
                    expected = [(choice.move, choice.spots) for choice in further.choices[:64]]
                    assert [(choice.move, choice.spots) for choice in one.choices] == expected
                over_http = await ann.ask(
                    "POST",
                    f"/api/tables/{table.id}/seats/{seat}/try",
                    Tried,
                    {"stage": 0, "step": 0, "line": [decision.choices[0].move]},
                )
                on_socket = await at_table.try_line(seat, [decision.choices[0].move])
                assert over_http.view == screen_after(at_table, seat, on_socket) and over_http.patch is None

    tell(story())


def test_only_who_holds_the_seat_may_try_and_only_what_is_asked_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            ann, bob = await guests(services, "Ann", "Bob")
            live = await table_for(services, [ann, bob], TOY)
            table_id = live.header.id
            now = TryWish(stage=0, step=0, attempt=0, line=["stop"])
            with refused("not_your_seat"):
                await services.play.trying(table_id, 0, bob, now)
            for wish, key in (
                (TryWish(stage=1, step=0, line=[]), "not_yet"),
                (TryWish(stage=0, step=1, line=[]), "not_yet"),
                (TryWish(stage=0, step=0, attempt=1, line=[]), "taken_back"),
            ):
                with refused(key):
                    await services.play.trying(table_id, 0, ann, wish)
            await services.play.answer(table_id, 0, ann, some_answer(live, 0, Random(1)))
            with refused("stage_closed"):
                await services.play.trying(table_id, 0, ann, now)
            assert live.seq == 1 and len(await services.storage.journal(table_id)) == 1

    tell(story())


def test_each_person_has_a_rate_of_tries(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(tries=0.0, tries_burst=7)
        async with inside(tmp_path, limits=limits) as services:
            ann, bob = await guests(services, "Ann", "Bob")
            live, other = [await table_for(services, [ann, bob], TOY) for _ in range(2)]
            wish = TryWish(stage=0, step=0, line=[])
            await services.play.trying(live.header.id, 0, ann, TryWish(stage=0, step=0, line=[], fan=True))
            await services.play.trying(live.header.id, 0, ann, wish)
            await services.play.trying(other.header.id, 0, ann, wish)
            for one in (live, other):
                with refused("too_fast"):
                    await services.play.trying(one.header.id, 0, ann, wish)
                await services.play.trying(one.header.id, 1, bob, wish)

    tell(story())


# --- lines -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games())
def test_a_line_is_stored_whole_seen_once_repeated_and_taken_back_as_one(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, game)
            rng = Random(2)
            if game == TOY or game == "the-city":  # all questions are secret stages
                seat, before = 0, live.state.describe()
                line = long_line(live.state, seat, 2, rng)
            else:
                line = await some_lines(services, live, people, rng)
                seat, before = live.state.to_act[0], live.state.describe()
            moment, seq = live.moment_of(seat), live.seq
            wish = line_wish(live, seat, line)
            accepted = await services.play.answer(live.header.id, seat, people[seat], wish)
            assert (accepted.played, accepted.repeated) == (len(line), False)
            assert live.seq == seq + len(line) and live.moment_of(seat) > moment
            again = await services.play.answer(live.header.id, seat, people[seat], wish)
            assert again.repeated and live.seq == seq + len(line)
            with refused("answered_otherwise"):
                await services.play.answer(
                    live.header.id, seat, people[seat], msgspec.structs.replace(wish, moves=[*line[:-1], "xyzzy"])
                )
            undo = UndoWish(attempt=live.attempts[seat])
            await services.play.undo(live.header.id, seat, people[seat], undo)
            assert live.state.describe() == before
            assert (await services.play.undo(live.header.id, seat, people[seat], undo)).repeated

    tell(story())


def test_a_line_with_a_wrong_move_stores_nothing_and_one_beyond_a_boundary_stops_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, TOY)
            table_id, (ann, bob) = live.header.id, people
            cards = [live.game.notation(live.state, move) for move in live.state.moves(0)]
            with refused("illegal_move"):
                await services.play.answer(table_id, 0, ann, line_wish(live, 0, [cards[0], cards[0]]))
            with refused("move_or_moves"):
                await services.play.answer(table_id, 0, ann, MoveWish(stage=0, step=0))
            with refused("one_answer"):
                await services.play.answer(table_id, 0, ann, line_wish(live, 0, [f"{cards[0]}; stop"]))
            assert live.seq == 0
            await services.play.answer(table_id, 0, ann, line_wish(live, 0, [cards[0], "stop"]))
            theirs = live.game.notation(live.state, live.state.moves(1)[0])
            accepted = await services.play.answer(table_id, 1, bob, line_wish(live, 1, [theirs, "stop", theirs]))
            assert accepted.played == 2, "the stage closed: what came after it is left out"
            assert live.state.stage == 1 and live.seq == 4

    tell(story())


def test_an_undo_counts_answers_and_a_cut_line_is_no_repetition(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, TOY)
            ann = people[0]
            card = live.game.notation(live.state, live.state.moves(0)[0])
            line = line_wish(live, 0, [card, "stop"])
            await services.play.answer(live.header.id, 0, ann, line)
            with refused("undo_secret"):
                await services.play.undo(live.header.id, 0, ann, UndoWish(attempt=0, count=3))
            await services.play.undo(live.header.id, 0, ann, UndoWish(attempt=0, count=1))
            assert live.step_of(0) == 1 and live.attempts[0] == 1
            with refused("taken_back"):
                await services.play.answer(live.header.id, 0, ann, line)
            await services.play.undo(live.header.id, 0, ann, UndoWish(attempt=1))
            assert live.step_of(0) == 0 and live.attempts[0] == 2

    tell(story())


# --- taking back against bots ----------------------------------------------------------------------------------------


async def answer_and_wait(services: Services, live: LiveTable, person: Person, rng: Random) -> None:
    """One answer of seat 0, and what the bots make of it."""
    await services.play.answer(live.header.id, 0, person, some_answer(live, 0, rng))
    await my_turn(live)


async def my_turn(live: LiveTable) -> None:
    while 0 not in live.state.to_act and not live.state.is_over:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("game", all_games())
def test_who_plays_bots_alone_takes_back_everything_and_the_record_says_so(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            (ann,) = await guests(services, "Ann")
            wish = NewTable(game=game, players=3, seats=["me", "random", "random"])
            live = await services.tables.create(wish, ann)
            table_id, rng = live.header.id, Random(game)
            await my_turn(live)
            reader = Reader(0, "en")
            moments = []
            for _ in range(7):
                moments.append((live.state.stage, live.step_of(0), live.view(0), len(live.table.log)))
                reader.update(live)
                await answer_and_wait(services, live, ann, rng)
            for count in (1, 2, 4):
                undo = UndoWish(attempt=live.attempts[0], count=count)
                assert undo_judges(live, 0) == []
                moments, back = moments[:-count], moments[-count]
                await services.play.undo(table_id, 0, ann, undo)
                assert live.attempts[0] == undo.attempt + count
                await my_turn(live)
                if back[1] == 0 and not live.state.asked:
                    assert (live.state.stage, live.view(0), len(live.table.log)) == (back[0], back[2], back[3])
                update = reader.update(live)
                assert update is not None and update.log.since <= len(live.table.log)
            assert not moments
            with refused("nothing_answered"):
                await services.play.undo(table_id, 0, ann, UndoWish(attempt=live.attempts[0]))
            while not live.state.is_over:
                await answer_and_wait(services, live, ann, rng)
            await services.keeper.changed(live)
            again = await rebuilt(services, live)
            assert again.state.describe() == live.state.describe()
            assert (again.attempts, again.epoch, again.event_stages) == (live.attempts, live.epoch, live.event_stages)
            record = await services.records.of_table(table_id, ann)
            assert record.taken_back > 0 and record.to_data()["taken_back"] == record.taken_back
            assert Record.from_data(record.to_data()).replay(game=live.game).state.describe() == live.state.describe()

    tell(story())


async def rebuilt(services: Services, live: LiveTable) -> LiveTable:
    """The same table, from its journal alone."""
    again = LiveTable(live.header, live.seats, live.game)
    again.absorb(await services.storage.journal(live.header.id))
    return again


def test_between_people_what_has_become_known_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, TOY)
            rng = Random(3)
            while live.state.stage == 0:
                seat = live.state.to_act[0]
                await services.play.answer(live.header.id, seat, people[seat], some_answer(live, seat, rng))
            for seat in (0, 1):
                with refused("undo_secret"):
                    await services.play.undo(live.header.id, seat, people[seat], UndoWish(attempt=0))
            update = Reader(0, "fr").update(live)
            assert update is not None and not update.can_undo and not update.can_ask_undo
            assert update.undo_refusal is not None and "secret" in update.undo_refusal
            await services.tables.leave_seat(live.header.id, 1, people[1])
            assert isinstance(undo_judges(live, 0), FaubourgError), "a person has played here"
            same_screen = await services.tables.create(NewTable(game=TOY, players=2, seats=["me", "me"]), people[0])
            assert not plays_bots_alone(same_screen, 0), "two people may sit at one screen"

    tell(story())


# --- why not ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games())
def test_every_spot_of_a_choice_is_allowed_and_others_say_why_not(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with inside(tmp_path) as services:
            people = await guests(services, "Ann", "Bob")
            live = await table_for(services, people, game)
            rng = Random(5)
            refusals = set()
            for _ in range(25):
                if live.state.is_over:
                    break
                seat = rng.choice(live.state.to_act)
                decision = live.state.decision(seat)
                assert decision is not None
                lit = {spot for choice in decision.choices for spot in choice.spots}
                for spot in rng.sample(sorted(lit), min(5, len(lit))):
                    assert why_not(live.state, seat, None, spot) is None
                for spot in ("cell:77,77", "button:nothing", "hand:99", "nonsense", ":", "cell:0,0", "seat:A"):
                    refusal = why_not(live.state, seat, None, spot)
                    assert (refusal is None) == (spot in lit)
                    if refusal is not None:
                        assert all(refusal.reasons[lang] for lang in ("en", "fr"))
                        refusals.add(refusal.rule.id)
                other = 1 - seat
                if other not in live.state.to_act:
                    assert why_not(live.state, other, None, "cell:0,0") is not None
                await services.play.answer(live.header.id, seat, people[seat], some_answer(live, seat, rng))
            assert refusals

    tell(story())


def test_why_not_knows_the_reason_of_a_space_that_no_disk_can_reach() -> None:
    borough = {"tiles": ["town_hall A1"], "money": 20, "disks": [None, "industry-1"]}
    state = faubourg.game("small-city").setup({"players": 1, "boroughs": [borough], "phase": 7})
    refusal = why_not(state, 0, None, "council:industry-3")
    assert refusal is not None and refusal.rule.id == "SC-152"
    assert "disk 2 goes one column further" in refusal.reasons["en"]
    assert "disque 2" in refusal.reasons["fr"]
    assert why_not(state, 0, None, "council:industry-2") is None


def test_why_not_reads_a_spot_exactly_and_answers_with_a_bare_sentence(server: Server) -> None:
    async def story() -> None:
        async with Client(server.url) as ann:
            await ann.enter("Ann")
            table = await ann.make_table("infinite-city", 2, seats=["me", "me"])
            async with ann.sit(table.id) as at_table:
                seat = await at_table.my_turn()
                assert seat is not None
                by_spot = await at_table.why_not(seat, spot="cell:99,99")
                by_move = await at_table.why_not(seat, "99,99")
                assert by_spot.rule and by_spot.message and by_move.message
                assert "this is not a move here" in str((await at_table.why_not(seat, "nonsense")).message)
                assert (
                    await at_table.why_not(seat, spot="what:nonsense")
                ).message == "nothing is to be chosen here now"
                for said in (by_spot.message, by_move.message):
                    assert "99,99" not in said and "[" not in said
                with pytest.raises(ServerRefused, match="move_or_spot"):
                    await at_table.why_not(seat)

    tell(story())
