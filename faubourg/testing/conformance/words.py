"""Decisions in words, refusals by the rule that forbids, texts, and bad starts."""

from __future__ import annotations

from typing import Any

from faubourg.core.errors import FaubourgError, IllegalMove, SetupError
from faubourg.core.game import Game
from faubourg.core.rules import Question
from faubourg.core.spots import BUTTON, SEAT, SEAT_LETTERS
from faubourg.core.state import Decision, State
from faubourg.core.texts import LANGUAGES
from faubourg.testing.conformance.trial import Trial

NONSENSE = ("", ";", "xyzzy", "999999,999999", "-", "A A", "1" * 50, "\u0000", "é")


def check_words(trial: Trial, state: State) -> None:
    """Every choice has its notation, which parses back, a label in each language, and spots."""
    for seat in state.to_act:
        frame = state.frame_of(seat)
        assert frame is not None
        for lang in LANGUAGES:
            decision = state.decision(seat, lang)
            assert decision is not None
            listed = [choice.move for choice in decision.choices]
            trial.expect(listed == state.moves(seat), "a decision lists other moves")
            trial.expect(decision.prompt.strip(), f"{decision.kind} has no prompt in {lang}")
            trial.expect(
                1 <= decision.least <= decision.left or decision.least == 0, "least and left do not go together"
            )
            for choice in decision.choices:
                trial.expect(choice.label.strip(), f"{choice.notation} has no label in {lang}")
                trial.expect(choice.spots, f"{choice.notation} touches no spot")
            for closed in decision.closed:
                trial.expect(
                    closed.rule in trial.game.rules and closed.why, f"{closed.notation} is closed without a rule"
                )
            example = trial.game.example(state, frame, lang)
            trial.expect(state.why_not(example, seat) is None, f"the example {example} is refused")
        assert decision is not None
        notations = [choice.notation for choice in decision.choices]
        trial.expect(len(set(notations)) == len(notations), f"two moves are written alike: {notations}")
        for choice in decision.choices:
            parsed = trial.game.parse(state, frame, choice.notation)
            trial.expect(parsed == choice.move, f"{choice.notation} does not parse back")
        check_suggestion(trial, state, seat, decision)
        trial.expect(state.why_not(notations[-1], seat) is None, f"{notations[-1]} is offered and refused")


def check_suggestion(trial: Trial, state: State, seat: int, decision: Decision) -> None:
    """What is suggested can be answered, one after another, until somebody is asked something else."""
    twin = state.clone()
    for text in decision.suggested:
        trial.expect(twin.why_not(text, seat) is None, f"{text} is suggested and not allowed")
        twin.push(twin.read_one(text, seat), seat)


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
            assert game.say(lang, f"option-{option.name}") and game.say(lang, f"option-{option.name}.title"), (
                option.name
            )
            for value in option.values:
                assert value in SEAT_LETTERS or game.say(lang, f"option-{option.name}.{value}"), (option.name, value)


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
