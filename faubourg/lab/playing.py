"""One game between bots, from a description that says everything about it, and what is noted of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from faubourg.bots import ask, load_bot
from faubourg.core.errors import FaubourgError
from faubourg.core.events import Event
from faubourg.core.registry import game as find_game
from faubourg.core.seat import Seat
from faubourg.core.spots import SEAT, SEAT_LETTERS
from faubourg.core.state import State

BEGINS = ("first", "host")  # what views call the seat that begins


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played: the same fixture always gives the same result, wherever it is played."""

    number: int
    game: str
    players: int
    lineup: tuple[str, ...]  # the bot of each seat
    seed: int
    bot_seeds: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)
    variant: str = ""  # which of several set-ups, where they are compared
    is_watched: bool = False  # note also what is built and how often the lead changes
    tells_decisions: bool = False  # and every decision


class DamagedFile(FaubourgError, UserWarning):
    """A file of results that cannot be read; its games are played again."""


@dataclass(frozen=True, slots=True)
class Told:
    """One decision of a game."""

    seat: int
    question: str
    choices: int
    move: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game in numbers; small and plain, because it travels between processes."""

    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ended_by: str
    decisions: int
    turns: int | None
    questions: tuple[tuple[str, int], ...] = ()  # the decisions by kind of question
    number: int = 0
    variant: str = ""
    seed: int = 0
    ranks: tuple[int, ...] = ()
    lead_changes: int | None = None
    built: tuple[tuple[tuple[str, int], ...], ...] = ()  # of each seat: how many of each kind
    told: tuple[Told, ...] = ()
    first: int | None = None  # the seat that began, where one does

    @property
    def players(self) -> int:
        return len(self.lineup)

    def share(self, seat: int) -> float:
        """What a seat has won: the game, or an equal part of it if several won together."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def seed_of(seed: int, *parts: object) -> int:
    """A seed that follows from another one and from what it is for."""
    digest = sha256("/".join(map(str, (seed, *parts))).encode()).digest()
    return int.from_bytes(digest[:16], "big")


def play(fixture: Fixture) -> GameResult:
    """One game to its end; BotError if a bot fails."""
    state = find_game(fixture.game).start(fixture.players, fixture.seed, **fixture.options)
    seats = [Seat(state, seat) for seat in range(fixture.players)]
    bots = [load_bot(spec, seed) for spec, seed in zip(fixture.lineup, fixture.bot_seeds, strict=True)]
    first = who_begins(state)
    watcher = Watcher(state) if fixture.is_watched else None
    questions: Counter[str] = Counter()
    told: list[Told] = []
    while state.to_act:
        seat = state.to_act[0]
        frame = state.frame_of(seat)
        assert frame is not None, "a seat that is to act is asked something"
        questions[frame.step.name] += 1
        move = ask(bots[seat], seats[seat])
        if fixture.tells_decisions:
            told.append(Told(seat, frame.step.name, len(state.moves(seat)), state.game.notation(state, move)))
        state.push(move, seat)
        if watcher is not None:
            watcher.look(seat)
    outcome = state.outcome()
    turns = state.view(None).get("turns")
    return GameResult(
        fixture.lineup,
        outcome.scores,
        outcome.winners,
        outcome.ended_by,
        questions.total(),
        turns,
        tuple(sorted(questions.items())),
        fixture.number,
        fixture.variant,
        fixture.seed,
        outcome.ranks,
        watcher.lead_changes if watcher is not None else None,
        watcher.built() if watcher is not None else (),
        tuple(told),
        first,
    )


def who_begins(state: State) -> int | None:
    """The seat that a game has drawn to begin: the one its view names, or the only one that is asked."""
    view = state.view(None)
    named = [view[fact] for fact in BEGINS if isinstance(view.get(fact), str)]
    if named:
        return SEAT_LETTERS.index(named[0])
    return state.to_act[0] if len(state.to_act) == 1 < state.players else None


class Watcher:
    """Notes what each seat builds and how often somebody else comes to lead, looking whenever another seat is asked."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.log = []
        self.counts: list[Counter[str]] = [Counter() for _ in range(state.players)]
        self.leader: int | None = None
        self.lead_changes = 0

    def look(self, asked: int) -> None:
        state = self.state
        for event in state.log or ():
            self.note(event)
        state.log = []
        if asked not in state.to_act[:1]:
            scores = state.outcome().scores
            best = max(scores)
            leader = scores.index(best) if scores.count(best) == 1 else None
            if leader is not None:
                self.lead_changes += self.leader is not None and leader != self.leader
                self.leader = leader

    def note(self, event: Event) -> None:
        fact = self.state.game.builds.get(event.kind)
        if fact is not None:
            seat, what = event.facts["seat"], event.facts[fact]
            assert isinstance(seat, int)
            name = what if isinstance(what, str) else self.state.game.notation(self.state, int(str(what)))
            self.counts[seat - SEAT][name.partition("#")[0]] += 1

    def built(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        return tuple([tuple(sorted(counts.items())) for counts in self.counts])
