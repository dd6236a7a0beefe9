"""Tables and people: seats, invitations, undo, clocks, bots, resigning, playing again, records."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any

import msgspec
import pytest

from faubourg.core.errors import RecordError
from faubourg.core.record import Record, commitment_to
from faubourg.server.client import AtTable, Client, ServerRefused
from faubourg.server.wire.library import ComponentsData, RecordId, ReplayStep, RuleInfo
from faubourg.server.wire.tables import TableList
from tests.server.harness import GAMES, Server, all_games, gather_players, tell

TOY = "toy-auction"
Story = Callable[[Client, Client], Awaitable[None]]


def with_two(server: Server, story: Story) -> None:
    async def both() -> None:
        async with Client(server.url) as ann, Client(server.url, "fr") as bob:
            await ann.enter("Ann")
            await bob.enter("Bob")
            await story(ann, bob)

    tell(both())


async def first_move(at_table: AtTable, seat: int) -> str:
    await at_table.until(lambda: seat in at_table.owing())
    decision = at_table.seats[seat].decision
    assert decision is not None
    return decision.choices[0].move


async def play_on(at_table: AtTable, rng: Random) -> None:
    while (seat := await at_table.my_turn()) is not None:
        decision = at_table.seats[seat].decision
        assert decision is not None
        await at_table.answer(seat, rng.choice(decision.choices).move)


# --- seats -----------------------------------------------------------------------------------------------------------


def test_an_invitation_opens_a_seat_and_nothing_else_does(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me"], watchable=False)
        assert table.status == "waiting" and table.invitation is not None
        with pytest.raises(ServerRefused, match="not_invited"):
            await bob.take_seat(table.id, 1)
        with pytest.raises(ServerRefused, match="no_table"):
            await bob.table(table.id)
        found = await bob.ask("GET", f"/api/invitations/{table.invitation}", type(table))
        assert found.id == table.id and found.invitation is None
        with pytest.raises(ServerRefused, match="seat_taken"):
            await bob.take_seat(table.id, 0, table.invitation)
        seated = await bob.take_seat(table.id, 1, table.invitation)
        assert seated.status == "playing" and [seat.name for seat in seated.seats] == ["Ann", "Bob"]
        assert (await bob.take_seat(table.id, 1)).seats[1].mine  # again is harmless

    with_two(server, story)


def test_a_seat_is_left_before_the_game_and_given_to_a_bot_during_it(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me"], listed=True)
        await bob.take_seat(table.id, 1)
        left = await bob.leave_seat(table.id, 1)
        assert left.seats[1].kind == "bot"  # the game had begun: it goes on
        with pytest.raises(ServerRefused, match="not_your_seat"):
            await bob.look(table.id, 1)
        with pytest.raises(ServerRefused, match="other_hand"):
            await ann.take_seat(table.id, 1)  # who holds a hand may not look into another
        back = await bob.take_seat(table.id, 1)
        assert back.seats[1].mine
        other = await ann.make_table(TOY, 3, seats=["me"], listed=True)
        await bob.take_seat(other.id, 1)
        assert (await bob.leave_seat(other.id, 1)).seats[1].kind == "open"
        listed = await bob.ask("GET", "/api/tables", dict[str, Any])
        assert other.id in [one["id"] for one in listed["tables"]]

    with_two(server, story)


def test_seats_have_names_of_their_own_for_several_people_at_one_screen(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me"])
        table = await ann.take_seat(table.id, 1, name="Little Ann")
        assert [seat.name for seat in table.seats] == ["Ann", "Little Ann"]
        async with ann.sit(table.id) as at_table:
            await at_table.until(lambda: at_table.owing() == [0, 1])
            await at_table.tell("chat", text="it is I", seat=1)
            await at_table.until(lambda: at_table.chat)
            assert (at_table.chat[0].name, at_table.chat[0].seat) == ("Little Ann", 1)

    with_two(server, story)


def test_a_table_that_nobody_joins_is_closed_by_who_made_it(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me"], listed=True)
        async with bob.sit(table.id) as watching:
            await watching.until(lambda: watching.table)
            with pytest.raises(ServerRefused, match="not_your_table"):
                await bob.close_table(table.id)
            assert (await ann.close_table(table.id)).ending == "closed"
            await watching.until(lambda: watching.is_over)
        assert (await ann.close_table(table.id)).ending == "closed"  # again is harmless
        with pytest.raises(ServerRefused, match="table_over"):
            await bob.take_seat(table.id, 1)
        assert table.id not in [one.id for one in await ann.tables()]
        begun = await ann.make_table(TOY, 2, seats=["me", "me"])
        with pytest.raises(ServerRefused, match="has_begun"):
            await ann.close_table(begun.id)

    with_two(server, story)


# --- people ----------------------------------------------------------------------------------------------------------


def test_an_account_brings_seats_to_another_device(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me", "random"])
        await ann.open_account("Ann of Tests", "correct horse")
        async with Client(server.url) as phone:
            with pytest.raises(ServerRefused, match="wrong_password"):
                await phone.sign_in("ann of tests", "wrong horse!")
            with pytest.raises(ServerRefused, match="wrong_password"):
                await phone.sign_in("nobody at all", "wrong horse!")
            me = await phone.sign_in("ANN OF TESTS", "correct horse")
            assert me.name == "Ann"
            assert (await phone.look(table.id, 0)).seat == 0
            async with ann.sit(table.id) as at_table:
                await at_table.until(lambda: at_table.seats)
                await phone.sign_out()
                assert (await ann.me()).id is None  # on every device
                with pytest.raises(ConnectionError):
                    await at_table.until(lambda: False)
                assert at_table.goodbye is not None and at_table.goodbye.error == "signed_out"
        with pytest.raises(ServerRefused, match="login_taken"):
            await bob.open_account("Ann of tests", "correct horse")

    with_two(server, story)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0000b", "a\u202eb", "\u200b"])
def test_names_are_one_visible_line(server: Server, name: str) -> None:
    async def story(ann: Client, bob: Client) -> None:
        with pytest.raises(ServerRefused) as refusal:
            await ann.enter(name)
        assert refusal.value.error in ("bad_name", "bad_request")
        assert (await ann.me()).name == "Ann"

    with_two(server, story)


# --- going back ------------------------------------------------------------------------------------------------------


def test_an_undo_counts_once_and_a_late_answer_after_it_changes_nothing(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me", "me"])
        async with ann.sit(table.id) as at_table:
            move = await first_move(at_table, 0)
            late = at_table.answer_to(0, move)
            await at_table.answer(0, move)
            first = await at_table.tell("undo", seat=0, attempt=0)
            again = await at_table.tell("undo", seat=0, attempt=0)
            assert (first.repeated, again.repeated) == (False, True)  # type: ignore[union-attr]
            with pytest.raises(ServerRefused, match="taken_back"):
                await at_table.tell("answer", **late)
            await at_table.until(lambda: at_table.seats[0].update.attempt == 1)
            await at_table.answer(0, move)
            with pytest.raises(ServerRefused, match="nothing_answered"):
                await at_table.undo(1)

    with_two(server, story)


def test_at_one_screen_nobody_is_asked_and_bots_step_back_by_themselves(server: Server) -> None:
    """Who acted since was oneself, or a bot: it is taken back at once."""

    async def story(ann: Client, bob: Client) -> None:
        for seats in (["me", "me"], ["me", "random"]):
            table = await ann.make_table("infinite-city", 2, seats=seats)
            async with ann.sit(table.id) as at_table:
                rng = Random(4)
                for _ in range(60):
                    seat = await at_table.my_turn()
                    assert seat is not None
                    update = at_table.seats[seat].update
                    if update.attempt == 0 and update.can_undo:
                        assert not update.can_ask_undo
                        assert not (await at_table.undo(seat)).asked
                        await at_table.until(lambda s=seat: at_table.seats[s].update.attempt == 1)  # type: ignore[misc]
                        break
                    assert update.decision is not None
                    await at_table.answer(seat, rng.choice(update.decision.choices).move)
                    await at_table.tell("ping")
                else:
                    raise AssertionError("nothing could be taken back")

    with_two(server, story)


def test_others_are_asked_where_they_have_acted_since(server: Server) -> None:
    async def story() -> None:
        found = False
        for attempt in range(40):
            clients, table = await gather_players(server.url, "infinite-city", 2)
            tables = [client.sit(table.id) for client in clients]
            for at_table in tables:
                await at_table.connect()
            rng = Random(attempt)
            actors: list[int] = []
            for _ in range(30):
                await asyncio.wait(
                    [asyncio.ensure_future(at_table.until(at_table.owing)) for at_table in tables],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                seat = next(number for number, at_table in enumerate(tables) if at_table.owing())
                at_table = tables[seat]
                decision, update = at_table.seats[seat].decision, at_table.seats[seat].update
                assert decision is not None
                await at_table.answer(seat, rng.choice(decision.choices).move)
                await at_table.until(lambda at=at_table, s=seat, u=update: at.seats[s].update is not u)  # type: ignore[misc]
                actors.append(seat)
                if len(actors) > 1 and actors[-1] != actors[-2]:
                    asker = actors[-2]
                    try:
                        reply = await tables[asker].undo(asker)
                    except ServerRefused as refusal:
                        assert refusal.error in ("undo_known", "nothing_answered")
                        continue
                    if reply.asked:
                        found = True
                        await check_the_asking(tables, asker)
                        break
            for at_table, client in zip(tables, clients, strict=True):
                await at_table.close()
                await client.http.aclose()
            if found:
                return
        raise AssertionError("nobody ever had to be asked")

    tell(story())


async def check_the_asking(tables: list[AtTable], asker: int) -> None:
    other = 1 - asker
    mine, theirs = tables[asker], tables[other]
    await theirs.until(lambda: theirs.table and theirs.table.undo)
    assert theirs.table is not None and theirs.table.undo is not None
    request = theirs.table.undo
    assert (request.seat, request.asked) == (asker, [other])
    with pytest.raises(ServerRefused, match="not_asked"):
        await mine.tell("undo_answer", seat=asker, request=request.id, agree=True)
    stage = mine.seats[asker].update.stage
    assert mine.seats[asker].update.can_ask_undo and not mine.seats[asker].update.can_undo
    await theirs.answer_undo(other, agree=False)
    await mine.until(lambda: mine.table and mine.table.undo is None)
    assert mine.seats[asker].update.stage == stage
    assert (await mine.undo(asker)).asked
    await theirs.until(lambda: theirs.table and theirs.table.undo and theirs.table.undo.id != request.id)
    with pytest.raises(ServerRefused, match="no_undo_request"):
        await theirs.tell("undo_answer", seat=other, request=request.id, agree=True)  # that one is settled
    await theirs.answer_undo(other, agree=True)
    await mine.until(lambda: mine.seats[asker].update.stage < stage)
    await mine.until(lambda: mine.table and mine.table.undo is None)
    assert asker in mine.seats[asker].update.to_act


# --- bots and clocks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "random", "SlowBot", "CrashingBot", "CheatingBot", "PeekingBot"])
def test_no_bot_stalls_a_table(server: Server, bot: str) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me", bot])
        async with ann.sit(table.id) as at_table:
            await play_on(at_table, Random(1))
            assert at_table.table is not None
            is_replaced = at_table.table.seats[1].bot != bot
            assert is_replaced == (bot in ("SlowBot", "CrashingBot", "CheatingBot"))
        log = [line for line in server.log().splitlines() if "bot_replaced" in line and table.id in line]
        assert bool(log) == is_replaced
        Record.from_data(await ann.record(table.id)).replay(game=GAMES.find(TOY))

    with_two(server, story)


def test_only_bots_that_the_operator_offers_can_be_asked_for(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        for bot in ("/etc/passwd", "x.py:Bot", "nobody"):
            with pytest.raises(ServerRefused, match="bot_unknown"):
                await ann.make_table(TOY, 2, seats=["me", bot])

    with_two(server, story)


@pytest.mark.parametrize("game", all_games())
def test_no_option_makes_the_server_read_a_file(server: Server, game: str, tmp_path: Path) -> None:
    """Whatever is said in the place of a file: a name, a number, a list, or the very words that an option allows."""
    found = GAMES.find(game)
    secret = tmp_path / "secret.toml"
    secret.write_text("canary = 1", encoding="utf-8")

    async def story(ann: Client, bob: Client) -> None:
        names = (str(secret), "/etc/hostname", "../secret.toml", "file")
        for option in found.options:
            others = (option.allowed, 7, True, [str(secret)]) if option.is_file else ()
            for value in (*names, *others):
                for lang in ("en", "fr"):
                    ann.lang = lang
                    with pytest.raises(ServerRefused) as refusal:
                        await ann.make_table(game, found.players[0], options={option.name: value})
                    assert refusal.value.status in (400, 422) and "canary" not in refusal.value.message
                    if option.is_file:
                        assert refusal.value.error == "option_is_file"

    with_two(server, story)


def test_an_owners_components_come_as_data_and_are_played_with(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        path = "/api/games/the-city/components/cards"
        built_in = GAMES.find("the-city").export_components()
        same = await ann.ask("POST", path, ComponentsData, {"text": built_in})
        assert (same.option, same.value) == ("cards", None)
        changed = built_in.replace("\ncost = 5", "\ncost = 6", 1)
        assert changed != built_in
        cards = await ann.ask("POST", path, ComponentsData, {"text": changed})
        table = await ann.make_table("the-city", 2, seats=["me", "me"], options={"cards": cards.value})
        async with ann.sit(table.id) as at_table:
            await at_table.answer(0, await first_move(at_table, 0))
        for text in ("no toml [", "price = 5"):
            with pytest.raises(ServerRefused) as refusal:
                await bob.ask("POST", path, ComponentsData, {"text": text})
            assert refusal.value.status == 422 and gettempdir() not in refusal.value.message
        with pytest.raises(ServerRefused, match="no_page"):
            await bob.ask("POST", "/api/games/the-city/components/max_rounds", ComponentsData, {"text": ""})
        with pytest.raises(ServerRefused, match="bad_request"):
            await bob.ask("POST", path, ComponentsData, {"text": "x" * 60_001})

    with_two(server, story)


def test_a_bot_stands_in_after_the_clock_and_the_seat_is_taken_back(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me"], clock={"kind": "live", "amount": 5}, listed=True)
        await bob.take_seat(table.id, 1)
        async with ann.sit(table.id) as at_table:
            await at_table.until(lambda: 0 in at_table.seats)
            assert at_table.seats[0].update.deadline is not None
            move = await first_move(at_table, 0)
            await at_table.answer(0, move)
            await at_table.answer(0, "stop")
            # Bob never comes: his seat is played for him, and so, in the end, is the round.
            await at_table.until(lambda: at_table.seats[0].update.stage > 0)
            assert at_table.table is not None and at_table.table.seats[1].bot == "greedy"
            assert at_table.table.seats[1].kind == "person"
        async with bob.sit(table.id) as bobs:
            await bobs.tell("take_back", seat=1)
            await bobs.until(lambda: bobs.table and bobs.table.seats[1].bot is None)

    with_two(server, story)


# --- the end ---------------------------------------------------------------------------------------------------------


def test_resigning_ends_a_game_of_two_and_reveals_the_seed(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me"], listed=True)
        await bob.take_seat(table.id, 1)
        assert table.seed is None and table.nonce is None
        with pytest.raises(ServerRefused, match="not_over"):
            await ann.record(table.id)
        async with bob.sit(table.id) as at_table:
            await at_table.tell("resign", seat=1)
            await at_table.until(lambda: at_table.is_over)
            again = await at_table.tell("resign", seat=1)
            assert again.repeated  # type: ignore[union-attr]
            with pytest.raises(ServerRefused):
                await at_table.tell("answer", seat=1, stage=0, step=0, move="card#1")
        after = await ann.table(table.id)
        assert (after.status, after.ending) == ("over", "resigned")
        assert after.seed is not None and after.nonce is not None
        assert commitment_to(int(after.seed), after.nonce) == table.commitment

    with_two(server, story)


def test_in_a_game_of_three_a_bot_plays_on_for_who_resigned(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 3, seats=["me", None, "me"], listed=True)
        await bob.take_seat(table.id, 1)
        await bob.ask("POST", f"/api/tables/{table.id}/seats/1/resign", msgspec.Raw)
        async with ann.sit(table.id) as at_table:
            await play_on(at_table, Random(3))
        after = await ann.table(table.id)
        assert after.ending == "played" and after.seats[1].resigned

    with_two(server, story)


def test_records_travel_and_are_checked_and_replayed(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 2, seats=["me", "me"])
        async with ann.sit(table.id) as at_table:
            await play_on(at_table, Random(5))
        data = await ann.record(table.id)
        kept = await bob.ask("POST", "/api/records", RecordId, data)
        assert kept.steps == len(data["moves"])
        start = await bob.ask("GET", f"/api/records/{kept.id}/replay/0", ReplayStep)
        end = await bob.ask("GET", f"/api/records/{kept.id}/replay/{kept.steps}", ReplayStep, seat=1)
        assert start.move is None and start.outcome is None
        assert end.outcome is not None and end.outcome.scores == data["result"]["scores"]
        assert await ann.replay(table.id, 3) == await bob.ask("GET", f"/api/records/{kept.id}/replay/3", ReplayStep)
        with pytest.raises(ServerRefused, match="no_step"):
            await ann.replay(table.id, kept.steps + 1)
        changed = {**data, "fairness": {**data["fairness"], "nonce": "0"}}
        with pytest.raises(ServerRefused, match="record_tampered"):
            await bob.ask("POST", "/api/records", RecordId, changed)
        forged = replace(Record.from_data(data), fairness={"commitment": "0" * 64, "nonce": "0"})
        with pytest.raises(ServerRefused, match="record_fairness"):
            await bob.ask("POST", "/api/records", RecordId, forged.to_data())

    with_two(server, story)


def test_the_commitment_of_a_table_is_verified_by_the_command_line(server: Server, tmp_path: Path) -> None:
    """What a table promised at its start: `faubourg replay --check` sees whether it was kept."""

    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table("infinite-city", 2, seats=["me", "me"])
        async with ann.sit(table.id) as at_table:
            for _ in range(4):
                seat = await at_table.my_turn()
                assert seat is not None
                await at_table.answer(seat, await first_move(at_table, seat))
                await at_table.tell("ping")
            await at_table.resign(0)
        record = Record.from_data(await ann.record(table.id))
        assert record.fairness is not None and record.fairness["commitment"] == table.commitment
        record.save(tmp_path / "kept.json")
        replace(record, seed=record.seed + 1 if record.seed else 1).save(tmp_path / "broken.json")

    with_two(server, story)
    results = {}
    for name in ("kept", "broken"):
        command = [sys.executable, "-m", "faubourg.cli", "replay", "--check", "--lang", "en", f"{name}.json"]
        results[name] = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert results["kept"].returncode == 0, results["kept"].stderr
    assert results["broken"].returncode != 0
    assert RecordError("record_fairness").say("en") in " ".join(results["broken"].stderr.split())


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await ann.make_table(TOY, 3, seats=["me", None, "random"], listed=True)
        await bob.take_seat(table.id, 1)
        with pytest.raises(ServerRefused, match="not_over"):
            await bob.rematch(table.id)
        await bob.ask("POST", f"/api/tables/{table.id}/seats/1/resign", msgspec.Raw)
        await ann.ask("POST", f"/api/tables/{table.id}/seats/0/resign", msgspec.Raw)
        again = await ann.rematch(table.id)
        both = await bob.rematch(table.id)
        assert again.id == both.id != table.id and both.status == "playing"
        assert [seat.name for seat in both.seats] == ["Ann", "Bob", "Octave"]

    with_two(server, story)


def test_why_not_and_rules_are_told_in_the_asked_language(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        table = await bob.make_table("infinite-city", 2, seats=["me", "me"])
        async with bob.sit(table.id) as at_table:
            seat = await at_table.my_turn()
            assert seat is not None
            decision = at_table.seats[seat].decision
            assert decision is not None
            assert (await at_table.why_not(seat, decision.choices[0].move)).rule is None
            reason = await at_table.why_not(seat, "99,99")
            assert reason.rule is not None and reason.message
        french = await bob.ask("GET", f"/api/games/infinite-city/rules/{reason.rule.lower()}", RuleInfo)
        english = await ann.ask("GET", f"/api/games/infinite-city/rules/{reason.rule}", RuleInfo)
        assert french.id == english.id == reason.rule and french.text != english.text

    with_two(server, story)


def test_the_list_of_tables_says_whose_turn_it_is_at_ones_own(server: Server) -> None:
    async def story(ann: Client, bob: Client) -> None:
        waiting = await ann.make_table(TOY, 2, seats=["me"])
        playing = await ann.make_table(TOY, 2, seats=["me", "me"], listed=True)
        mine = await ann.ask("GET", "/api/tables", TableList)
        theirs = await bob.ask("GET", "/api/tables", TableList)
        assert mine.turns[playing.id] == [0, 1]
        assert waiting.id not in mine.turns
        assert playing.id in [table.id for table in theirs.tables]
        assert theirs.turns == {}

    with_two(server, story)
