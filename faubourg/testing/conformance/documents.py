"""Positions, records and shapes: everything that leaves a game as data leads back to it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args, get_origin, is_typeddict

from faubourg.core.game import Game
from faubourg.core.record import Record
from faubourg.core.shapes import fields_in, misfit, parts_of, shapes_of, unwrapped
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.testing.conformance.trial import Trial, viewers
from faubourg.testing.digest import digest


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


def check_other_process(game: Game, tables: list[Table]) -> None:
    """The same seed and moves give the same state in another process and under another PYTHONHASHSEED."""
    module, attribute = home_of(game)
    records = [table.record().to_data() for table in tables]
    expected = [digest(table.state) for table in tables]
    paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    hash_seed = "0" if os.environ.get("PYTHONHASHSEED") == "4242" else "4242"
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


def check_shapes(trial: Trial, table: Table) -> None:
    """Views, facts of choices, events and positions have the shapes that the game says."""
    state, game = table.state, trial.game
    said = shapes_of(game)

    def fits(data: object, shape: Any, what: str) -> None:
        found = misfit(data, shape)
        trial.expect(found is None, f"{what} is not of its shape: {found}")

    fits(json.loads(json.dumps(state.describe())), said.Position, "the position")
    for viewer in viewers(state):
        fits(json.loads(json.dumps(state.view(viewer))), said.View, f"the view of {viewer}")
        for event in table.log[-8:]:
            data = game.event_data(state, event, viewer, LANGUAGES[0])
            trial.expect(event.kind in said.EVENTS, f"the event {event.kind} has no shape")
            fits(data["facts"], said.EVENTS[event.kind], f"the event {event.kind}")
            trial.expect(event.facts.keys() <= data["facts"].keys(), "a fact is lost")
    for seat in state.to_act:
        decision = state.decision(seat)
        assert decision is not None
        for choice in decision.choices[:20]:
            fits(dict(choice.facts), said.Facts, f"the facts of {choice.notation}")


def check_shared_names(game: Game) -> None:
    """The same thing has the same name and form in view and position."""
    said = shapes_of(game)
    view, position = parts_of(said.View), parts_of(said.Position)
    for key in view.keys() & position.keys():
        seen, told = view[key][0], position[key][0]
        assert same_form(seen, told), f"{game.name}: {key} is {seen} in a view and {told} in a position"
    for lang in LANGUAGES:
        for name in fields_in(said.View):
            assert game.field_label(lang, name), name


def same_form(seen: Any, told: Any) -> bool:
    """Whether a part of a view has the form of that part of a position; what follows from it may be told besides."""
    seen, told = unwrapped(seen)[1], unwrapped(told)[1]
    if is_typeddict(seen) and is_typeddict(told):
        more, less = parts_of(seen), parts_of(told)
        return less.keys() <= more.keys() and all(same_form(more[key][0], less[key][0]) for key in less)
    if get_origin(seen) is list and get_origin(told) is list:
        return same_form(get_args(seen)[0], get_args(told)[0])
    return repr(seen) == repr(told)
