"""The lessons of a game, read from the files beside its code and checked before anybody learns from them.

`lessons.toml` has positions, answers and rules; `lessons.<language>.ftl` has what is said, by lesson and step:

    [[lesson]]                              lesson-first-game = title
    id = "first-game"                           .intro = ...
    seat = "A"                                  .end = ...
    names = ["Ada", "Ben"]
    position = { ... }  (see game.setup)
    [[lesson.step]]
    id = "place"                            lesson-first-game-place = what to do, and why
    rule = "IC-19"                              .wrong = ...     with `wrong`: the invitation to try it
    expect = ["bank; 3,4"]                      .after = ...     said when it is done; may be left out
    wrong = { answer = "bank; 9,9", rule = "IC-19" }
    then = ["B hotel", "B 4,4"]

`expect` is a list of answers, "*" for any, or left out where there is only something to see. `spots` point at things,
and `position` lets a step begin elsewhere.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, NoReturn

from faubourg.core.errors import DataError, FaubourgError, IllegalMove
from faubourg.core.game import Game
from faubourg.core.lesson import ANY, Lesson, Reply, Run, Step, Verdict, Words, Wrong
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State
from faubourg.core.texts import LANGUAGES
from faubourg.core.texts import Words as Texts

__all__ = ["ANY", "Lesson", "Reply", "Run", "Step", "Verdict", "lessons_of", "read_lessons"]

FEWEST_STEPS = 10
MOST_STEPS = 15
MOST_WAYS = 200  # that lead through a lesson where any answer will do

LESSON_PARTS = ("id", "seat", "names", "position", "step")
STEP_PARTS = ("id", "rule", "expect", "wrong", "spots", "then", "position")

Files = Mapping[str, str]


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, each checked from its first to its last step; none if the game has no such file."""
    folder = resources.files(game.package)
    names = ["lessons.toml", *[f"lessons.{lang}.ftl" for lang in LANGUAGES]]
    found = {name: folder.joinpath(name) for name in names}
    if not found["lessons.toml"].is_file():
        return ()
    return read_lessons(game, {name: file.read_text("utf-8") for name, file in found.items() if file.is_file()})


def read_lessons(game: Game, files: Files) -> tuple[Lesson, ...]:
    """The lessons that these files (name and content) describe; DataError with the first thing that is wrong."""
    speech = {lang: Speech(game, lang, files.get(f"lessons.{lang}.ftl", "")) for lang in LANGUAGES}
    source = f"{game.name}/lessons.toml"
    lessons = []
    entries = listed(parse(game, "lessons.toml", files["lessons.toml"]), "lesson", source)
    for number, entry in enumerate(entries, start=1):
        lesson = read_lesson(game, entry, speech, f"{source}: {entry.get('id', number)}")
        check(lesson, f"{source}: {lesson.id}")
        lessons.append(lesson)
    known = [lesson.id for lesson in lessons]
    if len(set(known)) < len(known):
        refuse(source, "lesson_twice", ids=", ".join(known))
    for lang in LANGUAGES:
        speech[lang].refuse_unread()
    return tuple(lessons)


def refuse(place: str, key: str, **facts: object) -> NoReturn:
    raise DataError("bad_data", source=place, reason=FaubourgError(key, "faubourg.core", **facts))


# --- reading -------------------------------------------------------------------------------------------------------


def parse(game: Game, name: str, content: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        refuse(f"{game.name}/{name}", "lesson_toml", reason=error)


def take(entry: Mapping[str, Any], key: str, kind: type, place: str, default: Any = None) -> Any:
    value = entry.get(key, default)
    if not isinstance(value, kind):
        refuse(place, "lesson_field", field=key)
    return value


def listed(entry: Mapping[str, Any], key: str, place: str) -> list[Mapping[str, Any]]:
    entries = take(entry, key, list, place)
    if not entries or not all(isinstance(one, Mapping) for one in entries):
        refuse(place, "lesson_field", field=key)
    return list(entries)


def take_texts(entry: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
    texts = take(entry, key, list, place, [])
    if not all(isinstance(text, str) for text in texts):
        refuse(place, "lesson_field", field=key)
    return tuple(texts)


def refuse_unknown(entry: Mapping[str, Any], known: Iterator[str] | list[str] | tuple[str, ...], place: str) -> None:
    for key in entry:
        if key not in known:
            refuse(place, "lesson_unknown", field=key)


def read_lesson(game: Game, entry: Mapping[str, Any], speech: Mapping[str, Speech], place: str) -> Lesson:
    refuse_unknown(entry, LESSON_PARTS, place)
    id = take(entry, "id", str, place)
    names = take_texts(entry, "names", place)
    letter = take(entry, "seat", str, place, "A")
    if len(letter) != 1 or letter not in SEAT_LETTERS[: len(names)]:
        refuse(place, "lesson_field", field="seat")
    steps = listed(entry, "step", place)
    if not FEWEST_STEPS <= len(steps) <= MOST_STEPS:
        refuse(place, "lesson_steps", count=len(steps), least=FEWEST_STEPS, most=MOST_STEPS)
    message = f"lesson-{id}"

    def say(name: str) -> Words:
        return {lang: speech[lang].need(name, place) for lang in LANGUAGES}

    def maybe_say(name: str) -> Words | None:
        return say(name) if any(speech[lang].has(name) for lang in LANGUAGES) else None

    lesson = Lesson(
        game=game,
        id=id,
        title=say(message),
        intro=say(f"{message}.intro"),
        end=say(f"{message}.end"),
        seat=SEAT_LETTERS.index(letter),
        names=names,
        position=take(entry, "position", dict, place),
        steps=tuple(
            read_step(game, step, message, say, maybe_say, f"{place}, {step.get('id', number)}")
            for number, step in enumerate(steps, start=1)
        ),
    )
    if len({step.id for step in lesson.steps}) < len(steps):
        refuse(place, "lesson_twice", ids=", ".join(step.id for step in lesson.steps))
    return lesson


def read_step(
    game: Game,
    entry: Mapping[str, Any],
    lesson: str,
    say: Callable[[str], Words],
    maybe_say: Callable[[str], Words | None],
    place: str,
) -> Step:
    refuse_unknown(entry, STEP_PARTS, place)
    id = take(entry, "id", str, place)
    message = f"{lesson}-{id}"
    refused = take(entry, "wrong", dict, place, {})
    refuse_unknown(refused, ("answer", "rule"), place)
    example = None
    if refused:
        example = Wrong(take(refused, "answer", str, place), known_rule(game, refused, place), say(f"{message}.wrong"))
    return Step(
        id=id,
        rule=known_rule(game, entry, place),
        text=say(message),
        after=maybe_say(f"{message}.after"),
        expected=take_texts(entry, "expect", place),
        wrong=example,
        spots=take_texts(entry, "spots", place),
        then=take_texts(entry, "then", place),
        position=take(entry, "position", dict, place) if "position" in entry else None,
    )


def known_rule(game: Game, entry: Mapping[str, Any], place: str) -> str:
    id: str = take(entry, "rule", str, place)
    if id not in game.rules:
        refuse(place, "lesson_rule", rule=id)
    return id


class Speech:
    """What the lessons of a game say in one language; every message of the file must be used."""

    def __init__(self, game: Game, lang: str, content: str) -> None:
        self.numbers = game.numbers
        self.source = f"{game.name}/lessons.toml"
        self.file = f"lessons.{lang}.ftl"
        self.words = Texts(game.package, lang, {self.file: content})
        self.read: set[str] = set()

    def has(self, name: str) -> bool:
        return self.words.has(name)

    def need(self, name: str, place: str) -> str:
        if not self.words.has(name):
            refuse(place, "lesson_text", text=name, file=self.file)
        self.read.add(name)
        try:
            return self.words.say(name, self.numbers)
        except KeyError:
            refuse(place, "lesson_figure", text=name, file=self.file)

    def refuse_unread(self) -> None:
        for id in self.words.sources:
            for name in (id, *[f"{id}.{attribute}" for attribute in self.words.attributes(id)]):
                if name not in self.read:
                    refuse(self.source, "lesson_unread", text=name, file=self.file)


# --- checking ------------------------------------------------------------------------------------------------------


def check(lesson: Lesson, place: str) -> None:
    """Walk every way through the lesson: what it expects is legal, and what it shows as wrong is refused."""
    ways = [begin(lesson, place)]
    if len(lesson.names) != ways[0].state.players:
        refuse(place, "lesson_field", field="names")
    for step in lesson.steps:
        here = f"{place}, {step.id}"
        following: dict[str, Run] = {}
        for run in ways:
            check_wrong(run, step, here)
            for answers in expanded(run, step, here):
                after = go_on(run, answers, here)
                following.setdefault(json.dumps(after.state.describe(), sort_keys=True, default=str), after)
        ways = list(following.values())
        if len(ways) > MOST_WAYS:
            refuse(here, "lesson_ways", most=MOST_WAYS)


def begin(lesson: Lesson, place: str) -> Run:
    try:
        return Run(lesson)
    except FaubourgError as error:
        refuse(place, "lesson_position", reason=error)


def go_on(run: Run, answers: tuple[str, ...], place: str) -> Run:
    """The same way, one step further."""
    after = run.fork()
    try:
        for answer in answers:
            after.answer(answer)
    except IllegalMove as refusal:
        refuse(place, "lesson_then", reason=refusal)
    except FaubourgError as error:
        refuse(place, "lesson_position", reason=error)
    return after


def check_wrong(run: Run, step: Step, place: str) -> None:
    if step.wrong is None:
        return
    if not step.expected:
        refuse(place, "lesson_wrong_alone")
    refused_by = run.state.why_not(step.wrong.answer, run.seat)
    if refused_by is None:
        refuse(place, "lesson_wrong_legal", answer=step.wrong.answer)
    if refused_by.id != step.wrong.rule:
        refuse(place, "lesson_wrong_rule", answer=step.wrong.answer, rule=step.wrong.rule, actual=refused_by.id)


def expanded(run: Run, step: Step, place: str) -> Iterator[tuple[str, ...]]:
    """Every answer that the step takes, part by part, with each legal move in the place of "any"."""
    if not step.lines:
        yield ("",)
    for line in step.lines:
        yield from spelled_out(run.state, line, run.seat, place)


def spelled_out(state: State, line: tuple[str, ...], seat: int, place: str) -> Iterator[tuple[str, ...]]:
    if not line:
        yield ()
        return
    part, *rest = line
    try:
        moves = state.moves(seat) if part == ANY else [state.read_one(part, seat)]
    except IllegalMove as refusal:
        refuse(place, "lesson_expected", reason=refusal)
    if not moves:
        refuse(place, "lesson_nothing_asked")
    for move in moves:
        after = state.clone()
        after.push(move, seat)
        for answers in spelled_out(after, tuple(rest), seat, place):
            yield (state.game.notation(state, move), *answers)
