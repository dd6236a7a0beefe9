"""Recorded games: stepping through them, printing them, verifying them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

from faubourg.cli.keyboard import Keyboard
from faubourg.cli.play import results
from faubourg.cli.play.picture import picture_of
from faubourg.cli.screen import Screen
from faubourg.cli.seating import mistake
from faubourg.cli.speech import Speech
from faubourg.core.record import Record
from faubourg.core.registry import game as find_game
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State
from faubourg.core.table import Table

LINES_BELOW = 4


@dataclass(frozen=True)
class Moment:
    """A state of the game, and which lines of the log led to it."""

    state: State
    since: int
    until: int


def check(path: Path, screen: Screen, say: Speech) -> int:
    """Play every move by the rules and compare the result; RecordError if anything is wrong."""
    record = Record.load(path)
    table = record.replay()
    moves = say.count("moves", len(record.moves))
    title = find_game(record.game).title(say.lang)
    screen.write(say("replay", "ok", game=title, players=record.players, moves=moves, result=result_of(table, say)))
    if record.fairness is not None:
        screen.write(say("replay", "fair"))
    return 0


def result_of(table: Table, say: Speech) -> str:
    if not table.state.is_over:
        return say("replay", "unfinished")
    outcome = table.state.outcome()
    scores = (f"{name} {score}" for name, score in zip(table.names, outcome.scores, strict=True))
    return f"{', '.join(scores)} [{outcome.ended_by}]"


def replay(path: Path, letter: str | None, screen: Screen, say: Speech) -> int:
    record = Record.load(path)
    table = record.replay()
    seat = seat_of(letter, record)
    if screen.is_terminal:
        step_through(table, moments_of(record), record, seat, screen, say)
        return 0
    screen.write_all(table.sentences(seat, say.lang))
    if table.state.is_over:
        show_result(table, screen, say)
    return 0


def seat_of(letter: str | None, record: Record) -> int | None:
    if letter is None:
        return None
    letters = SEAT_LETTERS[: record.players]
    if len(letter) != 1 or letter.upper() not in letters:
        raise mistake("no_seat", seat=letter, allowed=", ".join(letters))
    return letters.index(letter.upper())


def moments_of(record: Record) -> list[Moment]:
    """The start and what each move made of it."""
    table = replace(record, moves=(), result=None).replay()
    moments = [Moment(table.state.clone(), 0, 0)]
    for line in record.moves:
        since = len(table.log)
        table.play(line[2:], SEAT_LETTERS.index(line[0]))
        moments.append(Moment(table.state.clone(), since, len(table.log)))
    return moments


def step_through(
    table: Table, moments: list[Moment], record: Record, seat: int | None, screen: Screen, say: Speech
) -> None:
    """`table` is the finished one: its log has the words for every moment."""
    keyboard = Keyboard(screen)
    last = len(moments) - 1
    now = 0
    show_moment(table, moments, now, record, seat, screen, say)
    while True:
        try:
            typed = keyboard.ask(say("replay", "ask"), hint=say("replay", "hint")).lower()
        except EOFError:
            return
        if typed == "q":
            return
        if typed == "" and now < last:
            now += 1
        elif typed == "":
            return
        elif typed == "b":
            now = max(0, now - 1)
        elif typed.isdecimal() and int(typed) <= last:
            now = int(typed)
        else:
            screen.write(say("replay", "not_understood", count=last))
            continue
        show_moment(table, moments, now, record, seat, screen, say)


def show_moment(
    table: Table, moments: list[Moment], now: int, record: Record, seat: int | None, screen: Screen, say: Speech
) -> None:
    moment = moments[now]
    told = table.sentences(seat, say.lang, moment.since)[: moment.until - moment.since]
    screen.clear()
    screen.write_all(
        picture_of(moment.state, seat, table.names, screen, say, screen.height - LINES_BELOW - len(told)).lines
    )
    screen.write_all(told)
    count = len(moments) - 1
    if now == 0:
        screen.write(Text(say("replay", "start", count=count), style="bold"))
    else:
        move = (
            ""
            if seat is None
            else f": {record.moves[now - 1]}"
            if record.moves[now - 1][0] == SEAT_LETTERS[seat]
            else ""
        )
        screen.write(Text(say("replay", "step", number=now, count=count) + move, style="bold"))
    if moment.state.is_over:
        show_result(table, screen, say)


def show_result(table: Table, screen: Screen, say: Speech) -> None:
    outcome = table.state.outcome()
    screen.write("", results.ending(table.game, outcome, say))
    screen.write_all(results.score_lines(table.state, outcome, table.names, say, screen.width))
    screen.write(results.winners(table.state, outcome, table.names, say), style="bold")
