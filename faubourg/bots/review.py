"""A finished game looked at again: the chances of all seats over time, and where a better answer was at hand.

`reviewing` gives one thing after another, so that whoever asks can show how far it is, stop, and go on another day with
what is known already. It speaks no language: `turning_words` does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from faubourg.bots.budget import Budget
from faubourg.bots.chances import shares
from faubourg.bots.curve import calmed
from faubourg.bots.hints import in_a_line, spelled_out
from faubourg.bots.reasons import ends_turn, reasons, whole_turn, why
from faubourg.bots.thinker import SearchBot
from faubourg.core import texts
from faubourg.core.errors import IllegalMove
from faubourg.core.game import Game
from faubourg.core.record import Record
from faubourg.core.seat import Seat
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State

LOOKED_AT: Final = 10  # answers that are looked at closely: those after which the chance fell most
CLOSER: Final = 4.0  # how much longer than at any other
SMALLEST_LOSS: Final = 0.03  # that is worth mentioning

# Looks at moments, given by their steps, and gives what is there in the same order: see `seen_at`.
Look = Callable[[Sequence[int], Budget, bool], Iterator[Any]]


@dataclass(frozen=True)
class Turning:
    """An answer that cost something: when, whose, what was played, what was better, how much it cost, and why."""

    step: int
    seat: int
    played: str
    better: str
    played_label: str
    better_label: str
    loss: float
    why: str


@dataclass(frozen=True)
class Review:
    """`chances[step][seat]` before each answer and at the end, calmed; the turning points, the worst first."""

    chances: list[list[float]]
    turnings: list[Turning]


def review(
    record: Record,
    budget: Budget,
    progress: Callable[[int, int], None] | None = None,
    lang: str = "en",
    known: Mapping[str, Mapping[Any, Any]] | None = None,
) -> Review:
    """The whole review. `progress` is told how many things are done, and of how many."""
    chances: dict[int, list[float]] = {}
    turnings: list[dict[str, Any]] = []
    for item in reviewing(record, budget, known):
        if "chances" in item:
            chances[item["step"]] = item["chances"]
        elif item["turning"] is not None:
            turnings.append(item["turning"])
        if progress is not None:
            progress(item["done"], item["of"])
    turnings.sort(key=lambda turning: -float(turning["loss"]))
    told = [Turning(**turning_words(record, turning, lang)) for turning in turnings]
    return Review(calmed([chances[step] for step in range(len(chances))]), told)


def reviewing(
    record: Record, budget: Budget, known: Mapping[str, Mapping[Any, Any]] | None = None, look: Look | None = None
) -> Iterator[dict[str, Any]]:
    """First `{"step", "chances"}` for each moment, then `{"step", "turning"}` for the answers that cost most.

    Each says how many are `done` and `of` how many. What is in `known` (`{"chances": {step: ...}, "turnings": {step:
    ...}}`) is not worked out again. `look` does the work (here, if it is left out). RecordError if the record cannot
    be replayed.
    """
    look = look or looking_here(record)
    answered = len(record.moves)
    whole = work_in(answered)
    chances_known = by_step(known, "chances")
    turnings_known = by_step(known, "turnings")
    fresh = look([step for step in range(answered + 1) if step not in chances_known], budget, False)
    chances: list[list[float]] = []
    for step in range(answered + 1):
        found = chances_known[step] if step in chances_known else next(fresh)
        if found is None:  # there was no choice, so nothing has changed
            found = chances[-1] if chances else [1 / len(record.seats)] * len(record.seats)
        chances.append(found)
        yield {"step": step, "chances": found, "done": len(chances), "of": whole}
    done = len(chances)
    costly = steepest(record, chances)
    fresh = look([step for step in costly if step not in turnings_known], budget.part(CLOSER), True)
    for step in costly:
        done += 1
        turning = turnings_known[step] if step in turnings_known else next(fresh)
        yield {"step": step, "turning": turning, "done": done, "of": whole}
    if done < whole:
        yield {"step": answered, "chances": chances[-1], "done": whole, "of": whole}


def work_in(answered: int) -> int:
    """How many things are worked out of a game of so many answers, at most."""
    return answered + 1 + min(LOOKED_AT, answered)


def looking_here(record: Record, game: Game | None = None) -> Look:
    """The work done in this process. `game` is for one that is not installed."""
    moments = moments_of(record, game)

    def look(steps: Sequence[int], budget: Budget, closely: bool) -> Iterator[Any]:
        for step in steps:
            yield seen_at(moments[step], record, step, budget, closely)

    return look


def seen_at(state: State, record: Record, step: int, budget: Budget, closely: bool) -> Any:
    """The chances at a moment; or, closely, what would have been better."""
    return turning_at(state, record, step, budget) if closely else chances_at(state, record, step, budget)


def by_step(known: Mapping[str, Mapping[Any, Any]] | None, part: str) -> dict[int, Any]:
    """Steps are numbers, though a document in JSON has them as texts."""
    return {int(step): found for step, found in (known or {}).get(part, {}).items()}


def moments_of(record: Record, game: Game | None = None) -> list[State]:
    """The state before each answer and at the end, all of them checked."""
    record.replay(game=game)
    table = replace(record, moves=(), result=None, taken_back=0).replay(game=game)
    moments = [table.state.clone()]
    for line in record.moves:
        letter, _, text = line.partition(" ")
        table.play(text, SEAT_LETTERS.index(letter))
        moments.append(table.state.clone())
    for moment in moments:
        moment.names = table.names
    return moments


def seat_of(record: Record, step: int) -> int:
    return SEAT_LETTERS.index(record.moves[step][0])


def chances_at(state: State, record: Record, step: int, budget: Budget) -> list[float] | None:
    """Of all seats, as whoever answers next sees it; None where there is no choice, for nothing has changed then."""
    if state.is_over and state.players > 1:
        return shares(state.outcome().ranks)
    seat = seat_of(record, step) if step < len(record.moves) else (state.to_act or (0,))[0]
    moves = state.moves(seat)
    if not moves or (len(moves) == 1 and step > 0):
        return None
    search = SearchBot(step, budget).think(Seat(state, seat))
    best = search.best()
    return [round(total / best.visits, 3) for total in search.results[best.moves]]


def steepest(record: Record, chances: list[list[float]]) -> list[int]:
    """The answers after which the chance of who gave them fell most, in the order of the game.

    By the estimates as they are: luck makes some of them fall, but in a calm line one bad answer is hardly seen.
    """
    falls = []
    for step in range(len(record.moves)):
        seat = seat_of(record, step)
        falls.append((chances[step][seat] - chances[step + 1][seat], step))
    falls.sort(key=lambda fall: (-fall[0], fall[1]))
    return sorted([step for fall, step in falls[:LOOKED_AT] if fall > 0])


def turning_at(state: State, record: Record, step: int, budget: Budget) -> dict[str, Any] | None:
    """What would have been better, as plain data; None if there was nothing, or too little to mention."""
    seat = seat_of(record, step)
    game = state.game
    if len(state.moves(seat)) == 1:
        return None
    played = state.read_one(record.moves[step].partition(" ")[2], seat)
    bot, eyes = SearchBot(step, budget), Seat(state, seat)
    answers = turn_played(state, record, step) if game.whole_turns else (played,)
    search, ideas = bot.compare(eyes, 2, answers)
    ours = next(edge for edge in ideas if edge.moves[: len(answers)] == answers)
    best = ideas[0]
    loss = search.chance(best) - search.chance(ours)
    if best is ours or loss < SMALLEST_LOSS:
        return None
    world = eyes.imagine(bot.rng)
    return {
        "step": step,
        "seat": seat,
        "played": game.notation(state, played),
        "better": game.notation(state, best.first),
        "idea": [*spelled_out(world, whole_turn(world, seat, best), seat, "en")[0]],
        "loss": round(loss, 3),
        "reasons": reasons(search, best, ours),
    }


def turning_words(record: Record, turning: Mapping[str, Any], lang: str, moment: State | None = None) -> dict[str, Any]:
    """A turning point with its labels and its reason in a language. Quick: nothing is searched.

    `moment` is the state in which it was answered, for who has it at hand.
    """
    step, seat = turning["step"], turning["seat"]
    state = replace(record, moves=record.moves[:step], result=None).replay().state if moment is None else moment.clone()
    state.names = record.seats
    said = {key: turning[key] for key in ("step", "seat", "played", "better", "loss")}
    said["played_label"] = in_a_line(spelled_out(state, turn_played(state, record, step), seat, lang)[1])
    world = Seat(state, seat).imagine(Random(0))
    idea = read_idea(world, turning.get("idea") or [turning["better"]], seat)
    said["better_label"] = in_a_line(spelled_out(world, idea, seat, lang)[1])
    said["why"] = why(state, turning["reasons"], seat, lang, texts.say("faubourg.bots", lang, "why-played"))
    return said


def turn_played(state: State, record: Record, step: int) -> tuple[int, ...]:
    """What was answered, and how the turn went on: as far as a better idea is told."""
    seat = seat_of(record, step)
    question = state.frame_of(seat)
    assert question is not None, "a seat that has answered was asked something"
    now = state.clone()
    answers: list[int] = []
    for number in range(step, len(record.moves)):
        asked = seat_of(record, number)
        move = now.read_one(record.moves[number].partition(" ")[2], asked)
        before = now.clone()
        now.push(move, asked)
        if asked == seat:
            answers.append(move)
            if ends_turn(before, now, seat, question):
                break
    return tuple(answers)


def read_idea(world: State, written: Sequence[str], seat: int) -> tuple[int, ...]:
    """The answers of an idea, as far as they can be given in a world; the first one always can."""
    now = world.clone()
    moves: list[int] = []
    for text in written:
        try:
            move = now.read_one(text, seat)
        except IllegalMove:
            break
        moves.append(move)
        now.push(move, seat)
    return tuple(moves)
