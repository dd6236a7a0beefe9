"""Moves, steps and copies: what may change, what may be taken back, what a try tells."""

from __future__ import annotations

from random import Random

from faubourg.core.engine import crosses_boundary
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.core.trying import try_line
from faubourg.testing.asking import asking_everything
from faubourg.testing.conformance.documents import check_position, check_record
from faubourg.testing.conformance.secrets import revealed, unknown_ids
from faubourg.testing.conformance.trial import Looks, Trial, viewers, words_in
from faubourg.testing.conformance.words import refused


def step_and_back(trial: Trial, table: Table, move: int, seat: int) -> None:
    """Carry out a move, check what may have changed, take it back where that is allowed, and do it again."""
    game, before = trial.game, table.state.clone()
    seen = trial.seen or Looks(before)
    described = before.describe()
    heard = len(table.log)
    table.push(move, seat)
    after = table.state
    broken = game.broken_invariant(after)
    trial.expect(broken is None, f"{game.notation(before, move)}: {broken}")
    check_single_steps(trial, before, after, move, seat)
    trial.seen = Looks(after)
    check_open_stage(trial, before, after, seat, seen)
    trial.expect(trial.seen.views[None].get("map") == seen.views[None].get("map"), "the map is not constant")
    for event in table.log[heard:]:
        trial.expect(event.rule in game.rules, f"the event {event.kind} cites no rule: {event.rule!r}")
    trial.told[heard:] = table.sentences(None, LANGUAGES[0], heard)
    if table.can_undo(seat):
        trial.expect(not revealed(after, seen, trial.seen, seat), "something became known and can be taken back")
        done, log = after.describe(), len(table.log)
        table.undo(seat)
        trial.expect(table.state.describe() == described, "undo does not lead back")
        trial.expect(len(table.log) == heard, "undo leaves events behind")
        table.push(move, seat)
        trial.expect(table.state.describe() == done and len(table.log) == log, "the same move led elsewhere")
    else:
        trial.expect(crosses_boundary(before, after, seat), "a step that told nobody anything new cannot be taken back")


def check_single_steps(trial: Trial, before: State, after: State, move: int, seat: int) -> None:
    """What answers itself happens as if it were asked and answered, and each answer changes only what it may."""
    game, now = trial.game, before
    with asking_everything(game) as silent:
        while True:
            then = now.clone()
            then.push(move, seat)
            broken = game.broken_step(now, then, seat)
            trial.expect(broken is None, f"{game.notation(now, move)}: {broken}")
            now = then
            if now.frame.step not in silent or len(now.offers) != 1:
                break
            move, seat = now.offers[0], now.frame.seat
    same = now.describe() | {"stage": 0} == after.describe() | {"stage": 0}
    trial.expect(same, "what answers itself leads elsewhere than the same answers given")


def check_open_stage(trial: Trial, before: State, after: State, seat: int, seen: Looks) -> None:
    """While others still owe an answer, nobody else can tell what a seat did, nor in how many steps."""
    if not before.asked or before.stage != after.stage:
        return
    for viewer in viewers(before):
        if viewer == seat:
            continue
        old, new = dict(seen.views[viewer]), after.view(viewer)
        old.pop("to_act", None), new.pop("to_act", None)
        trial.expect(old == new, f"seat {viewer} can see a sealed answer")
        if viewer is not None:
            trial.expect(before.moves(viewer) == after.moves(viewer), "a sealed answer changed another's moves")


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


def check_tries(trial: Trial, state: State) -> None:
    """A try tells what playing would, stops before what cannot be taken back, and shows its seat nothing hidden."""
    seen = trial.seen or Looks(state)
    for seat in state.to_act:
        moves = state.moves(seat)
        for move in trial.rng.sample(moves, min(3, len(moves))):
            tried = try_line(state, [trial.game.notation(state, move)], seat)
            trial.expect(tried.end != "refused", "a legal move is refused in a try")
            shown = Looks(tried.state)
            trial.expect(not words_in(shown.views[seat]) & unknown_ids(tried.state, seat), "a try shows what is hidden")
            trial.expect(not revealed(state, seen, shown, seat), "a try reveals something")
            after = state.clone()
            after.push(move, seat)
            if tried.end == "open":
                trial.expect(after.view(seat) == shown.views[seat], "a try shows another future")
                trial.expect(not crosses_boundary(state, after, seat), "a try calls open what is final")


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
    for then, now in zip(trial.told, table.sentences(None, LANGUAGES[0]), strict=True):
        trial.expect(then == now, f"the log read {then!r}, and reads {now!r} at the end")
