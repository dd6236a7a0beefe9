"""What a reader may not know appears in nothing that the reader gets."""

from __future__ import annotations

from random import Random

from faubourg.core.errors import IllegalMove
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.testing.conformance.trial import Looks, Trial, check_moves, viewers, words_in


def unknown_ids(state: State, seat: int | None) -> set[str]:
    """The ids of the things whose place a seat may not know."""
    bit = 7 if seat is None else seat
    name = state.game.thing_name
    return {name(state, thing) for thing, bits in enumerate(state.known) if not bits >> bit & 1}


def revealed(state: State, before: Looks, after: Looks, actor: int) -> bool:
    """Whether a view shows something after a step that the actor did not know before it. Independent of undo."""
    names = {state.game.thing_name(state, thing): thing for thing in range(len(before.known))}
    for viewer, words in after.words.items():
        fresh = words - before.words[viewer]
        if any(not before.known[names[name]] >> actor & 1 for name in fresh if name in names):
            return True
    return before.drawn != after.drawn


def check_secrets(trial: Trial, table: Table) -> None:
    """No view, decision, log line or error contains the id of a thing that its reader may not know."""
    state, game = table.state, trial.game
    for viewer in viewers(state):
        hidden = unknown_ids(state, viewer)
        seen = words_in(state.view(viewer))
        trial.expect(not seen & hidden, f"the view of {viewer} shows {seen & hidden}")
        trial.expect(str(state.seed) not in seen, "a view shows the seed")
        events = [game.event_data(state, event, viewer, lang) for event in table.log[-12:] for lang in LANGUAGES]
        past = words_in(events) & hidden
        trial.expect(not past or remembers(trial, table, viewer, past), f"the log of {viewer} shows {past}")
        if viewer is None:
            continue
        decision = state.decision(viewer)
        if decision is not None:
            shown = words_in(
                [
                    (decision.prompt, decision.about.things, decision.suggested),
                    [(one.notation, one.label, one.spots, dict(one.facts)) for one in decision.choices],
                    [(one.notation, one.label, one.why) for one in decision.closed],
                ]
            )
            trial.expect(not shown & hidden, f"the decision of {viewer} shows {shown & hidden}")
        for thing in trial.rng.sample(sorted(hidden), min(3, len(hidden))):
            try:
                state.play(thing, viewer)
            except IllegalMove as refusal:
                told = words_in(refusal.reasons) & (hidden - {thing})
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
