"""The canary: every byte that the server sends in whole games, read for what its reader may not know.

Two nets, since games name hidden things differently. No payload holds the id of a thing whose place its reader never
knew; and whatever a reader is shown of the game (view, choices, events) is word for word what the game itself shows to
that seat, which the conformance suite proves to be independent of what is hidden.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.server.client import AtTable, Client, ServerRefused
from faubourg.server.store.rows import JournalRow, TableRow
from faubourg.server.store.storage import Storage
from faubourg.server.wire.payload import outcome_info
from faubourg.testing.conformance.secrets import unknown_ids
from faubourg.testing.conformance.trial import words_in
from tests.server.harness import GAMES, Server, all_games, gather_players, tell

SPOTS = ("cell", "hand", "card", "offer", "shown", "seat", "button", "city")
AT = ["0", "1", "2", "A", "B", "0,0", "1,0", "2,2", "3,1", "5,5", "12,6"]


class Sight(NamedTuple):
    """Something that was shown, or may be: to which seat, in which stage, what kind of thing, and itself as text."""

    seat: int | None
    stage: int
    kind: str
    text: str


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def tokens(text: str) -> set[str]:
    """Words, also those that lean on a full stop or a quotation mark."""
    return set(re.findall(r"[^\s,;:.!?()\[\]{}\"'«»“”’]+", text))


@dataclass
class Reader:
    """Who reads, and every payload with the stage that the reader had seen by then."""

    seat: int | None
    client: Client
    at_table: AtTable
    stage: int = 0
    asked_about: set[str] = field(default_factory=set)  # an answer may repeat what its reader said
    payloads: list[tuple[int, bytes]] = field(default_factory=list)
    shown: set[Sight] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.client.on_bytes = self.take

    def take(self, raw: bytes) -> None:
        data = msgspec.json.decode(raw)
        is_dream = isinstance(data, dict) and ("end" in data and "played" in data)  # a try tells of what is not so
        if isinstance(data, dict) and isinstance(data.get("stage"), int) and not is_dream:
            self.stage = max(self.stage, data["stage"])
        self.payloads.append((self.stage, raw))
        if isinstance(data, dict) and data.get("type") == "update":
            self.look_at(data["seat"], data)
            if data["view"] is not None:
                self.shown.add(Sight(data["seat"], data["stage"], "view", canonical(data["view"])))

    def look_at(self, seat: int | None, update: dict[str, Any]) -> None:
        if update["decision"] is not None:
            choices = [choice["move"] for choice in update["decision"]["choices"]]
            self.shown.add(Sight(seat, update["stage"], "choices", canonical(choices)))
        for event in update["log"]["events"]:
            told = {key: event[key] for key in ("kind", "rule", "facts")}
            self.shown.add(Sight(seat, event["stage"], "event", canonical(told)))

    def look_at_screen(self) -> None:
        """What the patches have made of the view."""
        for seat, seen in self.at_table.seats.items():
            self.shown.add(Sight(seat, seen.update.stage, "view", canonical(seen.view)))


@dataclass
class Truth:
    """What really happened: for each stage, which ids each reader has never known until it opened."""

    seed: str
    nonce: str
    ids: set[str]
    never_known: dict[int | None, dict[int, set[str]]]
    allowed: set[Sight]
    last_stage: int

    @classmethod
    def of(cls, header: TableRow, rows: list[JournalRow]) -> Truth:
        game = GAMES.find(header.game)
        table = Table(game.start(header.players, int(header.seed), **header.options))
        readers: list[int | None] = [None, *range(header.players)]
        hidden = {reader: unknown_ids(table.state, reader) for reader in readers}
        never: dict[int | None, dict[int, set[str]]] = {reader: {0: set(hidden[reader])} for reader in readers}
        allowed: set[Sight] = set()
        for reader in readers:
            allowed |= sights(table, reader, 0, 0)
        for row in rows:
            stage, told = table.state.stage, len(table.log)
            if row.move is None:
                table.undo(row.seat)
            else:
                table.play(row.move, row.seat)
            for reader in readers:
                hidden[reader] &= unknown_ids(table.state, reader)
                never[reader][table.state.stage] = set(hidden[reader])
                allowed |= sights(table, reader, stage, told)
        return cls(header.seed, header.nonce, all_ids(table.state), never, allowed, table.state.stage)

    def leaks(self, reader: Reader) -> set[str]:
        """Everything in the reader's payloads that it could not know when it came; the end reveals what it likes."""
        found: set[str] = set()
        for stage, raw in reader.payloads:
            if stage >= self.last_stage:
                continue
            text = raw.decode()
            words = words_in(msgspec.json.decode(raw)) | tokens(text)
            found |= words & self.never_known[reader.seat][stage]
            found |= {secret for secret in (self.seed, self.nonce) if secret in text}
        return found - reader.asked_about


def sights(table: Table, reader: int | None, stage: int, told: int) -> set[Sight]:
    """All that a reader may be shown at this moment, as the game itself gives it; events since `told`."""
    state = table.state
    found = {Sight(reader, state.stage, "view", canonical(state.view(reader)))}
    decision = None if reader is None else state.decision(reader)
    if decision is not None:
        choices = [choice.notation for choice in decision.choices]
        found.add(Sight(reader, state.stage, "choices", canonical(choices)))
    for event in table.log[told:]:
        data = state.game.event_data(state, event, reader, "en")
        shown = {key: data[key] for key in ("kind", "rule", "facts")}
        found.add(Sight(reader, stage, "event", canonical(shown)))
    return found


def all_ids(state: State) -> set[str]:
    return {state.game.thing_name(state, thing) for thing in range(len(state.known))}


async def dream(reader: Reader, seat: int, rng: Random, fan: bool) -> list[str]:
    """Try line upon line, each longer than the one before, as far as it goes; how each of them ended."""
    decision = reader.at_table.seats[seat].decision
    line: list[str] = []
    ends: list[str] = []
    while decision is not None and len(line) < 6 and ends[-1:] in ([], ["open"]):
        line.append(rng.choice(decision.choices).move)
        tried = await reader.at_table.try_line(seat, line, fan)
        decision = tried.decision
        ends.append(tried.end)
    return ends


async def pry(reader: Reader, table_id: str, ids: list[str], players: int, rng: Random) -> None:
    """Ask for everything that one can ask for, whether one may or not."""
    client, at_table = reader.client, reader.at_table
    seat = rng.randrange(players)
    guesses = rng.sample(ids, 2)
    reader.asked_about |= set(guesses)
    wishes: list[tuple[str, str, Any]] = [
        ("GET", f"/api/tables/{table_id}", None),
        ("GET", "/api/tables", None),
        ("GET", f"/api/tables/{table_id}/view", None),
        ("GET", f"/api/tables/{table_id}/seats/{seat}/view", None),
        ("GET", f"/api/tables/{table_id}/record", None),
        ("GET", f"/api/tables/{table_id}/replay/1", None),
        ("GET", f"/api/tables/{table_id}/chat", None),
        ("POST", f"/api/tables/{table_id}/seats/{seat}/why-not", {"move": guesses[0]}),
        ("POST", f"/api/tables/{table_id}/seats/{seat}/try", {"stage": reader.stage, "step": 0, "line": guesses[:1]}),
        ("POST", f"/api/tables/{table_id}/seats/{seat}/undo", {"attempt": 0}),
        ("POST", f"/api/tables/{table_id}/seats/{seat}/moves", {"stage": 0, "step": 0, "move": "xyzzy"}),
    ]
    for method, path, body in wishes:
        try:
            await client.ask(method, path, msgspec.Raw, body)
        except ServerRefused:
            continue
    for fields in (
        {"type": "why_not", "seat": seat, "move": guesses[1]},
        *(
            {"type": "why_not", "seat": seat, "spot": f"{place}:{number}"}
            for place in SPOTS
            for number in rng.sample(AT, 2)
        ),
        {"type": "try", "seat": seat, "stage": reader.stage, "step": 0, "line": [], "fan": True},
        {"type": "undo", "seat": seat, "attempt": 0},
        {"type": "answer", "seat": seat, "stage": 1, "step": 0, "move": "xyzzy"},
    ):
        try:
            kind = str(fields.pop("type"))
            await at_table.tell(kind, **fields)
        except ServerRefused:
            continue


async def play_and_read(server: Server, game: str, players: int) -> tuple[Truth, list[Reader]]:
    clients, table = await gather_players(server.url, game, players)
    clients.append(Client(server.url, "fr"))
    await clients[-1].enter("Watcher")
    seats: list[int | None] = [*range(players), None]
    readers = [Reader(seat, client, client.sit(table.id)) for seat, client in zip(seats, clients, strict=True)]
    for reader in readers:
        await reader.at_table.connect()
    storage = Storage(server.settings.database_url)
    header = await storage.table(table.id)
    state = GAMES.find(game).start(players, int(header.seed), **header.options)
    ids = sorted(all_ids(state))
    rng = Random(game)
    count = 0
    dreamt: Counter[str] = Counter()
    while True:
        await readers[0].at_table.until(lambda: readers[0].at_table.seats)
        asked = [reader for reader in readers if reader.at_table.owing()]
        if readers[0].at_table.is_over:
            break
        if not asked:
            await asyncio.sleep(0.002)
            continue
        reader = rng.choice(asked)
        seat = reader.at_table.owing()[0]
        seen = reader.at_table.seats[seat]
        assert seen.decision is not None
        update = seen.update
        dreamt.update(await dream(reader, seat, rng, fan=count % 9 == 0))
        await reader.at_table.answer(seat, rng.choice(seen.decision.choices).move)
        count += 1
        await reader.at_table.until(
            lambda at_table=reader.at_table, seat=seat, update=update: (
                at_table.is_over  # type: ignore[misc]
                or at_table.seats[seat].update is not update
            )
        )
        if count % 12 == 0:
            await pry(rng.choice(readers), table.id, ids, players, rng)
        if count % 20 == 0 and reader.at_table.seats[seat].update.can_undo:
            await reader.at_table.undo(seat)
        for one in readers:
            await one.at_table.tell("ping")  # what was taken back is known to everybody before the next answer
            one.look_at_screen()
    assert dreamt["open"] + dreamt["seal"] and dreamt["final"], "tries ended in every way"
    truth = Truth.of(header, await storage.journal(table.id))
    await storage.close()
    for reader in readers:
        await reader.at_table.close()
        await reader.client.http.aclose()
    return truth, readers


@pytest.mark.parametrize("game", all_games())
def test_no_payload_tells_what_its_reader_may_not_know(server: Server, game: str) -> None:
    counts = GAMES.find(game).players
    truth, readers = tell(play_and_read(server, game, min(3, counts[-1])))
    for reader in readers:
        assert len(reader.payloads) > 10 and len(reader.shown) > 10
        assert truth.leaks(reader) == set(), f"told to {reader.seat}"
        assert {sight.seat for sight in reader.shown} <= {reader.seat, None}
        assert not reader.shown - truth.allowed, f"shown to {reader.seat}: {min(reader.shown - truth.allowed)}"
    # The canary sings: what is another's, slipped into a payload, is found.
    victim = readers[0]
    early = [(stage, raw) for stage, raw in victim.payloads if stage < truth.last_stage]
    hidden = sorted(truth.never_known[victim.seat][early[0][0]] - victim.asked_about)
    if hidden:
        victim.payloads.append((early[0][0], msgspec.json.encode({"view": {"x": [f"{hidden[0]}"]}})))
        assert truth.leaks(victim) == {hidden[0]}
    theirs = [sight for sight in readers[1].shown if sight.kind == "view" and sight.seat == 1]
    assert {sight._replace(seat=victim.seat) for sight in theirs} - truth.allowed


def test_messages_do_not_tell_how_many_secret_steps_others_took(server: Server) -> None:
    async def story() -> None:
        clients, table = await gather_players(server.url, "toy-auction", 2)
        heard: list[bytes] = []
        async with clients[0].sit(table.id) as mine, clients[1].sit(table.id) as theirs:
            await mine.until(lambda: 0 in mine.seats and mine.table and all(seat.here for seat in mine.table.seats))
            await theirs.until(lambda: 1 in theirs.seats)
            clients[0].on_bytes = heard.append
            decision = theirs.seats[1].decision
            assert decision is not None
            await theirs.answer(1, decision.choices[0].move)  # the first of two cards: nobody else's business
            await theirs.undo(1)
            await theirs.answer(1, decision.choices[1].move)
            await mine.tell("ping")
            assert [msgspec.json.decode(raw)["type"] for raw in heard] == ["pong"]
            await theirs.answer(1, "stop")  # now it is sealed, and everybody may see that
            await mine.until(lambda: mine.seats[0].update.to_act == [0])
        for client in clients:
            await client.http.aclose()

    tell(story())


def test_logs_hold_no_secrets(server: Server, tmp_path: Path) -> None:
    async def secrets() -> list[str]:
        client = Client(server.url)
        await client.enter("Somebody")
        await client.open_account("somebody", "a very secret password")
        table = await client.make_table("toy-auction", 2, seats=["me", "random"])
        storage = Storage(server.settings.database_url)
        header = await storage.table(table.id)
        key = await storage.secret("cookies")
        await storage.close()
        cookie = next(iter(client.http.cookies.jar)).value or ""
        await client.http.aclose()
        return [header.seed, header.nonce, header.invitation, key, cookie, "a very secret password"]

    found = tell(secrets())
    log = server.log()
    assert "table_made" in log
    assert [secret for secret in found if secret in log] == []


@pytest.mark.parametrize("game", all_games())
def test_the_outcome_so_far_tells_nothing_that_its_reader_could_not_imagine_otherwise(game: str) -> None:
    rng = Random(game)
    state = GAMES.find(game).start(min(3, GAMES.find(game).players[-1]), 11)
    for count in range(200):
        if state.is_over:
            break
        if count % 4 == 0:
            for reader in (None, *range(state.players)):
                known = outcome_info(state.outcome().seen_by(reader))
                dreamt = outcome_info(state.imagine(reader, rng).outcome().seen_by(reader))
                assert known == dreamt, f"told to {reader}"
        seat = rng.choice(state.to_act)
        state.push(rng.choice(state.moves(seat)), seat)
