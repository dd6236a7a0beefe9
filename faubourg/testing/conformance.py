"""The conformance suite: what every game on the platform keeps, for every player count and option.

`check_game(game)` plays random games and looks at them from all sides. It raises AssertionError with the game, the
setting, the seed and the step at fault. It needs nothing of a game but the contract.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from faubourg.core.engine import crosses_boundary
from faubourg.core.errors import FaubourgError, IllegalMove, SetupError
from faubourg.core.game import Game
from faubourg.core.record import Record
from faubourg.core.rules import Question
from faubourg.core.spots import BUTTON, CELL, SEAT
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.testing.digest import digest

MOST_DECISIONS = 100_000
WIDE = 10**30  # seeds that stand out, so that one in a view is noticed
NONSENSE = ("", ";", "xyzzy", "999999,999999", "-", "A A", "1" * 50, "\u0000", "é")


@dataclass
class Trial:
    """One random game under examination."""

    game: Game
    players: int
    options: dict[str, Any]
    seed: int
    every: int  # how many steps between two thorough looks, at first; in a long game they become rarer
    rng: Random = field(init=False)
    step: int = 0
    next_look: int = 1
    cells: list[int] = field(default_factory=list)  # cells seen as moves so far, to try elsewhere

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.game.name}/{self.players}/{sorted(self.options)}/{self.seed}")

    def fail(self, what: str) -> AssertionError:
        where = f"{self.game.name}, {self.players} players, options {self.options}, seed {self.seed}, step {self.step}"
        return AssertionError(f"{where}: {what}")

    def expect(self, condition: object, what: str) -> None:
        if not condition:
            raise self.fail(what)


def check_game(game: Game, seeds: Iterable[int] = (1, 2), every: int = 7, players: Iterable[int] | None = None) -> None:
    """Everything, for every player count and every combination of options the game names (`sample_options`).

    Thorough looks are taken every few steps (`every`), less often in a long game. `players` narrows the player
    counts, to share out the work.
    """
    check_texts(game)
    check_bad_starts(game)
    records = []
    for options in game.sample_options():
        for count in game.players if players is None else players:
            if not allows(game, count, options):
                continue
            for seed in seeds:
                records.append(check_one(Trial(game, count, options, WIDE + seed, every)))
    check_other_process(game, records)


def allows(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.check_setting(players, game.check_options(options))
    except SetupError:
        return False
    return True


def check_one(trial: Trial) -> Table:
    """One random game from start to end, looked at thoroughly every few steps."""
    game = trial.game
    state = game.start(players=trial.players, seed=trial.seed, **trial.options)
    again = game.start(players=trial.players, seed=trial.seed, **trial.options)
    trial.expect(state.describe() == again.describe(), "the same seed gives another start")
    table = Table(state)
    while not table.state.is_over:
        trial.step += 1
        trial.expect(trial.step <= MOST_DECISIONS, "the game does not end")
        state = table.state
        seat = trial.rng.choice(state.to_act)
        moves = state.moves(seat)
        check_moves(trial, state)
        if trial.step >= trial.next_look:
            trial.next_look = trial.step + trial.every + trial.step // 20
            look_closely(trial, table)
        step_and_back(trial, table, trial.rng.choice(moves), seat)
    check_end(trial, table)
    return table


def look_closely(trial: Trial, table: Table) -> None:
    state = table.state
    before = state.describe()
    check_clone(trial, state)
    check_position(trial, state)
    check_words(trial, state)
    check_refusals(trial, state)
    check_imagination(trial, state)
    check_secrets(trial, table)
    check_record(trial, table)
    trial.expect(state.describe() == before, "looking at a state changed it")


# --- moves ---------------------------------------------------------------------------------------------------------


def check_moves(trial: Trial, state: State) -> None:
    """Every seat that is to act has moves, each once; nobody else has any."""
    for seat in range(state.players):
        moves = state.moves(seat)
        trial.expect(bool(moves) == (seat in state.to_act), f"seat {seat} is stuck, or moves out of turn")
        trial.expect(len(moves) == len(set(moves)), f"seat {seat} has a move twice")
        trial.expect(all(type(move) is int for move in moves), "a move is not an int")
    for seat in state.to_act:
        trial.cells += [move for move in state.moves(seat) if move >= CELL][:5]
    del trial.cells[:-60]


def step_and_back(trial: Trial, table: Table, move: int, seat: int) -> None:
    """Carry out a move, check what may have changed, take it back where that is allowed, and do it again."""
    game, before = trial.game, table.state.clone()
    views = {viewer: table.state.view(viewer) for viewer in viewers(before)}
    described = before.describe()
    heard = len(table.log)
    table.push(move, seat)
    after = table.state
    broken = game.broken_invariant(after) or game.broken_step(before, after, seat)
    trial.expect(broken is None, f"{game.notation(before, move)}: {broken}")
    check_open_stage(trial, before, after, seat, views)
    for event in table.log[heard:]:
        trial.expect(event.rule in game.rules, f"the event {event.kind} cites no rule: {event.rule!r}")
    if table.can_undo(seat):
        trial.expect(not revealed(before, after, seat), "something became known and can be taken back")
        done, log = after.describe(), len(table.log)
        table.undo(seat)
        trial.expect(table.state.describe() == described, "undo does not lead back")
        trial.expect(len(table.log) == heard, "undo leaves events behind")
        table.push(move, seat)
        trial.expect(table.state.describe() == done and len(table.log) == log, "the same move led elsewhere")
    else:
        trial.expect(crosses_boundary(before, after, seat), "a step that told nobody anything new cannot be taken back")


def revealed(before: State, after: State, actor: int) -> bool:
    """Whether a view shows something after a step that the actor did not know before it. Independent of undo."""
    names = {before.game.thing_name(before, thing): thing for thing in range(len(before.known))}
    for viewer in viewers(before):
        fresh = words_in(after.view(viewer)) - words_in(before.view(viewer))
        if any(not before.known[names[name]] >> actor & 1 for name in fresh if name in names):
            return True
    return before.drawn != after.drawn


def check_open_stage(trial: Trial, before: State, after: State, seat: int, views: dict[int | None, Any]) -> None:
    """While others still owe an answer, nobody else can tell what a seat did, nor in how many steps."""
    if not before.asked or before.stage != after.stage:
        return
    for viewer in viewers(before):
        if viewer == seat:
            continue
        old, new = dict(views[viewer]), after.view(viewer)
        old.pop("to_act", None), new.pop("to_act", None)
        trial.expect(old == new, f"seat {viewer} can see a sealed answer")
        if viewer is not None:
            trial.expect(before.moves(viewer) == after.moves(viewer), "a sealed answer changed another's moves")


def viewers(state: State) -> Iterator[int | None]:
    yield None
    yield from range(state.players)


# --- copies and documents ------------------------------------------------------------------------------------------


def check_clone(trial: Trial, state: State) -> None:
    """A clone is equal, shares nothing mutable, and is unchanged by whatever the original does."""
    twin = state.clone()
    described = state.describe()
    trial.expect(twin.describe() == described, "a clone is not equal")
    for name in attributes(state):
        mine, theirs = getattr(state, name), getattr(twin, name)
        if name not in ("game", "options") and shares_mutable(mine, theirs):
            raise trial.fail(f"a clone shares {name}")
    original = state.clone()
    rng = Random(trial.step)
    for _ in range(8):
        if original.is_over:
            break
        seat = original.to_act[0]
        moves = original.moves(seat)
        kept = moves[:]
        moves.append(-5)
        trial.expect(original.moves(seat) == kept, "changing the list of moves changed the state")
        original.push(rng.choice(kept), seat)
    trial.expect(twin.describe() == described and state.describe() == described, "playing on changed a clone")


def attributes(state: State) -> list[str]:
    """The slots of a state. In plain Python there is nothing else: a state has no `__dict__`."""
    names: list[str] = []
    for cls in type(state).__mro__:
        names += getattr(cls, "__mypyc_attrs__", None) or cls.__dict__.get("__slots__", ())
    compiled = any(hasattr(cls, "__mypyc_attrs__") for cls in type(state).__mro__)
    if not compiled and hasattr(state, "__dict__"):
        raise AssertionError(f"{type(state).__name__} has a __dict__: a class of it lacks __slots__")
    return [name for name in dict.fromkeys(names) if not name.startswith("__") and hasattr(state, name)]


def shares_mutable(mine: object, theirs: object) -> bool:
    if isinstance(mine, (list, dict, set, bytearray)) and mine is theirs:
        return True
    if isinstance(mine, (list, tuple)) and isinstance(theirs, (list, tuple)):
        return any(shares_mutable(a, b) for a, b in zip(mine, theirs, strict=False))
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return any(shares_mutable(mine[key], theirs[key]) for key in mine if key in theirs)
    return False


def check_position(trial: Trial, state: State) -> None:
    """A position describes everything: written as JSON, read back and set up, it is the same and plays the same."""
    described = state.describe()
    copy = trial.game.setup(json.loads(json.dumps(described)))
    trial.expect(copy.describe() == described, "describe, setup, describe is not the identity")
    for viewer in viewers(state):
        trial.expect(copy.view(viewer) == state.view(viewer), f"a position set up looks different to {viewer}")
    if state.is_over:
        trial.expect(copy.outcome() == state.outcome(), "a position set up scores differently")
    twin, rng = state.clone(), Random(trial.step)
    for _ in range(5):
        trial.expect(copy.to_act == twin.to_act, "a position set up asks somebody else")
        if twin.is_over:
            break
        seat = rng.choice(twin.to_act)
        trial.expect(copy.moves(seat) == twin.moves(seat), "a position set up offers other moves")
        move = rng.choice(twin.moves(seat))
        copy.push(move, seat)
        twin.push(move, seat)
    trial.expect(copy.describe() == twin.describe(), "a position set up plays differently")


def check_record(trial: Trial, table: Table) -> None:
    """Record, replay, record is the identity; the journal leads to the same state."""
    record = table.record()
    read = Record.loads(record.dumps())
    trial.expect(read == record, "a record does not read back")
    replayed = read.replay(game=trial.game)
    trial.expect(replayed.record() == record, "record, replay, record is not the identity")
    trial.expect(replayed.state.describe() == table.state.describe(), "a record leads elsewhere")
    start = trial.game.start(players=trial.players, seed=trial.seed, **trial.options)
    rebuilt = Table.from_journal(start, table.journal)
    trial.expect(rebuilt.state.describe() == table.state.describe(), "the journal leads elsewhere")
    trial.expect(rebuilt.record() == record, "the journal gives another record")


def check_end(trial: Trial, table: Table) -> None:
    """The score sheet adds up, names the rule that ended the game, and the record carries the result."""
    state, game = table.state, trial.game
    outcome = state.outcome()
    trial.expect(len(outcome.scores) == len(outcome.ranks) == state.players, "an outcome without every seat")
    trial.expect(outcome.winners, "nobody won")
    trial.expect(outcome.ended_by in game.rules, f"the end cites no rule: {outcome.ended_by!r}")
    for seat in range(state.players):
        points = sum(line.points for line in outcome.of(seat))
        trial.expect(points == outcome.scores[seat], f"the lines of seat {seat} do not add up to its score")
    trial.expect(all(line.rule in game.rules for line in outcome.lines), "a line of the score sheet cites no rule")
    for seat in range(state.players):
        trial.expect(state.decision(seat) is None, "a question after the end")
        trial.expect(refused(state, "A", seat), "a move after the end")
    check_record(trial, table)
    check_position(trial, state)
    for lang in LANGUAGES:
        for viewer in viewers(state):
            table.sentences(viewer, lang)


def check_other_process(game: Game, tables: list[Table]) -> None:
    """The same seed and moves give the same state in another process and under another PYTHONHASHSEED."""
    module, attribute = home_of(game)
    records = [table.record().to_data() for table in tables]
    expected = [digest(table.state) for table in tables]
    paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    for hash_seed in ("0", "4242"):
        result = subprocess.run(
            [sys.executable, "-m", "faubourg.testing.digest", module, attribute],
            input=json.dumps(records),
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
            check=False,
        )
        assert result.returncode == 0, result.stderr
        assert json.loads(result.stdout) == expected, f"{game.name} plays differently under PYTHONHASHSEED={hash_seed}"


def home_of(game: Game) -> tuple[str, str]:
    """Where another process finds the game: its module and the name it has there."""
    module = sys.modules[type(game).__module__]
    for name, value in vars(module).items():
        if value is game:
            return module.__name__, name
    raise AssertionError(f"{game.name} is no attribute of the module of its class, {module.__name__}")


# --- words ---------------------------------------------------------------------------------------------------------


def check_words(trial: Trial, state: State) -> None:
    """Every choice has its notation, which parses back, a label in each language, and spots."""
    for seat in state.to_act:
        decision = state.decision(seat)
        frame = state.frame_of(seat)
        assert decision is not None and frame is not None
        trial.expect([choice.move for choice in decision.choices] == state.moves(seat), "a decision lists other moves")
        notations = [choice.notation for choice in decision.choices]
        trial.expect(len(set(notations)) == len(notations), f"two moves are written alike: {notations}")
        for lang in LANGUAGES:
            trial.expect(decision.prompt[lang].strip(), f"{decision.kind} has no prompt in {lang}")
        for choice in decision.choices:
            parsed = trial.game.parse(state, frame, choice.notation)
            trial.expect(parsed == choice.move, f"{choice.notation} does not parse back")
            trial.expect(choice.spots, f"{choice.notation} touches no spot")
            for lang in LANGUAGES:
                trial.expect(choice.label[lang].strip(), f"{choice.notation} has no label in {lang}")
        trial.expect(state.why_not(notations[-1], seat) is None, f"{notations[-1]} is offered and refused")


def check_refusals(trial: Trial, state: State) -> None:
    """Every move outside the legal list is refused with a rule of the book, and changes nothing."""
    game = trial.game
    things = range(len(state.known))
    pool = [*trial.rng.sample(things, min(12, len(things))), *trial.cells]
    pool += [SEAT + seat for seat in range(state.players)]
    pool += [BUTTON + button for button in range(len(game.buttons))]
    for seat in range(state.players):
        frame = state.frame_of(seat)
        legal = state.moves(seat)
        for move in dict.fromkeys([*pool, *legal]):
            if frame is None:
                trial.expect(refused(state, game.notation(state, move), seat), "played out of turn")
                continue
            question = frame.step
            assert isinstance(question, Question)
            rule = question.refusal(state, frame, move)
            text = game.notation(state, move)
            trial.expect((rule is None) == (move in legal), f"{question.name}: listed and explained differ on {text}")
            if rule is not None:
                trial.expect(rule.id in game.rules, f"{text} is refused by no rule of the book: {rule.id}")
                shorthand = game.parse(state, frame, text) != move  # a text may be short for another, legal move
                played = not shorthand and not refused(state, text, seat)
                trial.expect(not played, f"{text} is played though refused")
        for text in NONSENSE:
            trial.expect(refused(state, text, seat), f"{text!r} is played")


def refused(state: State, text: str, seat: int) -> bool:
    """Whether a text is an IllegalMove that gives its rule and says why in every language."""
    try:
        state.play(text, seat)
    except IllegalMove as refusal:
        return bool(refusal.rule.id and refusal.why and all(refusal.say(lang) for lang in LANGUAGES))
    return False


def check_texts(game: Game) -> None:
    """Every rule has a title, a text and a citation in each language."""
    assert len(game.rules) > 0, f"{game.name} has no rules"
    for lang in LANGUAGES:
        assert game.title(lang) and game.summary(lang)
        for rule in game.rules.values():
            assert rule.title[lang] and rule.text[lang] and game.rules.citation(rule, lang), rule.id
        for option in game.options:
            assert game.text(lang, "options", option.name), option.name


def check_bad_starts(game: Game) -> None:
    """A start that cannot be gets a SetupError in every language, never anything else."""
    bad: list[dict[str, Any]] = [
        {"players": game.players[0] - 1},
        {"players": game.players[-1] + 1},
        {"players": "two"},
        {"players": None},
        {"players": True},
        {"players": game.players[0], "seed": "abc"},
        {"players": game.players[0], "seed": -1},
        {"players": game.players[0], "seed": 1.5},
        {"players": game.players[0], "no_such_option": 1},
    ]
    for arguments in bad:
        try:
            game.start(**arguments)
        except SetupError as error:
            assert all(error.say(lang) for lang in LANGUAGES)
        else:
            raise AssertionError(f"{game.name} starts with {arguments}")
    impossible: list[Any] = [{}, {"players": 99}, {"players": game.players[0], "no_such_part": 1}, [], None]
    for position in impossible:
        try:
            game.setup(position)
        except FaubourgError:
            continue
        raise AssertionError(f"{game.name} sets up {position}")


# --- secrets -------------------------------------------------------------------------------------------------------


def words_in(data: object) -> set[str]:
    """Every word of every text in plain data."""
    found: set[str] = set()
    pending = [data]
    for part in pending:
        if isinstance(part, str):
            found |= words_of(part)
        elif isinstance(part, dict):
            pending += part.keys()
            pending += part.values()
        elif isinstance(part, (list, tuple)):
            pending += part
    return found


@lru_cache(maxsize=100_000)
def words_of(text: str) -> frozenset[str]:
    return frozenset({text, *re.split(r"[\s,;:()\[\]]+", text)})


def unknown_ids(state: State, seat: int | None) -> set[str]:
    """The ids of the things whose place a seat may not know."""
    bit = 7 if seat is None else seat
    name = state.game.thing_name
    return {name(state, thing) for thing, bits in enumerate(state.known) if not bits >> bit & 1}


def check_secrets(trial: Trial, table: Table) -> None:
    """No view, decision, log line or error contains the id of a thing that its reader may not know."""
    state, game = table.state, trial.game
    for viewer in viewers(state):
        hidden = unknown_ids(state, viewer)
        leaked = words_in(state.view(viewer)) & hidden
        trial.expect(not leaked, f"the view of {viewer} shows {leaked}")
        events = [game.event_data(state, event, viewer, lang) for event in table.log[-12:] for lang in LANGUAGES]
        past = {word for event in events for word in words_in(event)} & hidden
        trial.expect(not past or remembers(trial, table, viewer, past), f"the log of {viewer} shows {past}")
        seed = str(state.seed)
        trial.expect(seed not in words_in(state.view(viewer)), "a view shows the seed")
        if viewer is None:
            continue
        decision = state.decision(viewer)
        if decision is not None:
            shown = {
                word
                for choice in decision.choices
                for part in (choice.notation, choice.label, choice.spots)
                for word in words_in(part)
            }
            shown |= words_in(decision.prompt)
            trial.expect(not shown & hidden, f"the decision of {viewer} shows {shown & hidden}")
        for thing in trial.rng.sample(sorted(hidden), min(3, len(hidden))):
            try:
                state.play(thing, viewer)
            except IllegalMove as refusal:
                told = {word for why in refusal.reasons.values() for word in words_in(why)} & (hidden - {thing})
                trial.expect(not told, f"an error tells {viewer} of {told}")


def remembers(trial: Trial, table: Table, viewer: int | None, ids: set[str]) -> bool:
    """Whether the viewer knew these things when they were told: a log may speak of what has been hidden again."""
    state, game = table.state, trial.game
    for event in table.log[-12:]:
        shown = words_in(game.event_data(state, event, viewer, "en")) & ids
        public = words_in(game.event_data(state, event, None, "en"))
        if shown - public and not (viewer is not None and event.knowers >> viewer & 1):
            return False
    return True


def check_imagination(trial: Trial, state: State) -> None:
    """What a seat imagines looks the same to it, is possible, can be played on, and does vary what is hidden."""
    for viewer in viewers(state):
        rng = Random(trial.step)
        seen, asked = state.view(viewer), None if viewer is None else state.decision(viewer)
        different = False
        for _ in range(3):
            dream = state.imagine(viewer, rng)
            trial.expect(dream.view(viewer) == seen, f"seat {viewer} sees another view in what it imagines")
            if viewer is not None:
                trial.expect(dream.decision(viewer) == asked, f"seat {viewer} is asked something else")
            trial.expect(dream.to_act == state.to_act, "somebody else is to act")
            broken = trial.game.broken_invariant(dream)
            trial.expect(broken is None, f"seat {viewer} imagines what cannot be: {broken}")
            trial.expect(dream.seed != state.seed, "what is imagined keeps the chance of the real game")
            different |= dream.describe() | {"seed": ""} != state.describe() | {"seed": ""}
            for _ in range(6):
                if dream.is_over:
                    break
                seat = rng.choice(dream.to_act)
                check_moves(trial, dream)
                dream.push(rng.choice(dream.moves(seat)), seat)
        if len(unknown_ids(state, viewer)) > 5:
            trial.expect(different, f"what seat {viewer} imagines is always the truth")
