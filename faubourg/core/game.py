"""What a game is to the platform: how it starts, how its moves read, and its rules by id."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from faubourg.core import texts
from faubourg.core.catalogue import Catalogue
from faubourg.core.engine import LONGEST_SEED
from faubourg.core.errors import SetupError
from faubourg.core.events import Event
from faubourg.core.outcome import Outcome
from faubourg.core.rules import Frame, Rule, Step
from faubourg.core.sheet import Sheet
from faubourg.core.spots import BUTTON, CELL, SEAT, SEAT_LETTERS
from faubourg.core.state import State


def keep_all(state: Any, frame: Frame, moves: list[int]) -> list[int]:
    return moves


@dataclass(frozen=True)
class Option:
    """A choice made before a game starts.

    `read` turns what the user gave (a text, a path, plain data) into plain data for the record, or raises
    SetupError or DataError. `allowed` says in a few words what may be given; the meaning is in the text files.
    `is_file` tells that a text is the name of a file: whoever plays from elsewhere must send what is in it instead.
    """

    name: str
    default: object
    allowed: str
    read: Callable[[object], object] = field(repr=False)
    is_file: bool = False


def one_of(name: str, default: str, values: Sequence[str]) -> Option:
    """An option that takes one of a few words."""
    allowed = ", ".join(values)

    def read(value: object) -> object:
        if value not in values:
            raise SetupError("bad_option", option=name, value=value, allowed=allowed)
        return value

    return Option(name, default, allowed, read)


def yes_or_no(name: str, default: bool = False) -> Option:
    """An option that is on or off, as a bool or in words."""
    words = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}

    def read(value: object) -> object:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise SetupError("bad_option", option=name, value=value, allowed="yes, no")

    return Option(name, default, "yes, no", read)


def whole_number(name: str, default: int, least: int, most: int) -> Option:
    """An option that takes a number between two bounds, as an int or in digits."""
    allowed = f"{least}-{most}"

    def read(value: object) -> object:
        number = int(value) if isinstance(value, str) and value.strip().isdecimal() else value
        if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
            raise SetupError("bad_option", option=name, value=value, allowed=allowed)
        return number

    return Option(name, default, allowed, read)


def fingerprint_of(data: object) -> str:
    """A short hash of plain data, the same for equal data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Game:
    """A game of the platform. A game's folder subclasses it once and registers the instance as an entry point."""

    name: str
    package: str
    rules_version: int
    players: range
    options: tuple[Option, ...] = ()
    buttons: tuple[str, ...] = ()
    steps: Mapping[str, Step] = {}
    numbers: Mapping[str, object] = {}  # figures for the texts, from the game's data
    number_facts: frozenset[str] = frozenset({"count", "points"})  # facts of events that are numbers, not moves
    components: str = ""  # the option that replaces tiles or cards by those of an owner's file, if there is one
    breadth: int = 12  # how many lines of play the greedy bot follows at once
    turn_rule: str  # the rule that says whose turn it is
    end_rule: str  # the rule that says that nothing more is played

    # --- starting --------------------------------------------------------------------------------------------------

    def start(self, players: int, seed: int | None = None, **options: object) -> State:
        """A new game. The same players, seed and options always give the same game.

        Without a seed, a wide one is drawn that nobody can guess.
        """
        checked = self.check_options(options)
        count = self.check_players(players)
        self.check_setting(count, checked)
        return self.begin(count, self.check_seed(seed), checked)

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> State:
        raise NotImplementedError

    def setup(self, position: Mapping[str, Any]) -> State:
        """The state that `position` describes (see `State.describe`); SetupError if it cannot be."""
        raise NotImplementedError

    # --- looking at a state ----------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Plain data by allow-list: only what the seat (None: a spectator) may know."""
        raise NotImplementedError

    def redraw(self, state: State, seat: int | None, rng: Random) -> None:
        """Replace what the seat cannot know by something it could imagine, in place."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """Scores, ranks and every point, as if the game ended now."""
        raise NotImplementedError

    def describe(self, state: State) -> dict[str, Any]:
        """Everything as plain data; the inverse of `setup`."""
        raise NotImplementedError

    # --- checking what a user gave ---------------------------------------------------------------------------------

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            lowest, highest = self.players[0], self.players[-1]
            raise SetupError("player_count", game=self.name, players=players, lowest=lowest, highest=highest)
        return players

    @staticmethod
    def check_seed(seed: object) -> int:
        if seed is None:
            return secrets.randbits(128)
        if isinstance(seed, str) and seed.strip().isdecimal() and len(seed) <= LONGEST_SEED:
            return int(seed)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 10**LONGEST_SEED:
            said = f"{seed:.40}" if isinstance(seed, str) else "…" if isinstance(seed, int) and seed > 0 else seed
            raise SetupError("bad_seed", seed=said, digits=LONGEST_SEED)
        return seed

    def check_options(self, options: Mapping[str, object]) -> dict[str, Any]:
        """The options that differ from the default, as plain data."""
        known = {option.name: option for option in self.options}
        checked: dict[str, Any] = {}
        for name, value in options.items():
            if name not in known:
                allowed = ", ".join(known) or "-"
                raise SetupError("unknown_option", game=self.name, option=name, allowed=allowed)
            read = known[name].read(value)
            if read != known[name].default:
                checked[name] = read
        return checked

    def check_setting(self, players: int, options: Mapping[str, Any]) -> None:
        """SetupError if these options, each allowed by itself, do not go together or not with so many players."""

    def fingerprint(self, options: Mapping[str, Any]) -> str:
        """A short name for the components in play (tiles, cards, boards), equal for equal ones.

        A record carries it, so that one made with other components is refused instead of played wrongly.
        """
        return ""

    def component_sheet(self, lang: str, value: object = None) -> Sheet | None:
        """The tiles or cards as a table: the built-in ones, or those that the option `components` would read.

        None for a game without components that an owner might correct; otherwise DataError if the file is wrong.
        """
        return None

    def export_components(self) -> str:
        """The built-in file of components, for an owner of the printed game to correct."""
        raise NotImplementedError

    # --- rules and words -------------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Catalogue:
        """Every rule of the game by id."""
        return Catalogue(self.package, self.numbers)

    def text(self, lang: str, *path: str) -> str:
        """A text of the game, with the figures of its data filled in later by the caller."""
        found = texts.template(self.package, lang, *path)
        if found is None:
            raise KeyError(f"{'.'.join(path)} is missing in text.{lang}.toml of {self.name}")
        return found

    def title(self, lang: str) -> str:
        return self.text(lang, "game", "title")

    def summary(self, lang: str) -> str:
        return self.text(lang, "game", "summary").format_map(self.numbers)

    def reasons(self, rule: Rule, facts: Mapping[str, object]) -> dict[str, str]:
        """Why a rule refuses, in each language: its sentence in the text files, or else its title."""
        said = {}
        for lang in texts.LANGUAGES:
            sentence = texts.template(self.package, lang, "refusals", rule.id)
            # A fact that differs by language, such as a name, is given in each of them.
            spoken = {key: fact[lang] if isinstance(fact, Mapping) else fact for key, fact in facts.items()}
            known = {**self.numbers, **spoken}
            said[lang] = sentence.format_map(known) if sentence else self.rules[rule.id].title[lang]
        return said

    def not_understood(self, rule: Rule, question: str) -> dict[str, str]:
        """What to say to a text that is no move at all: what is asked instead."""
        return {
            lang: texts.sentence(
                "faubourg.core", lang, "errors", "not_a_move", {"expected": self.text(lang, "expected", question)}
            )
            for lang in texts.LANGUAGES
        }

    def out_of_turn(self, state: State) -> Rule:
        """The rule that refuses a seat that is asked nothing."""
        return Rule(self.end_rule if state.is_over else self.turn_rule, keep_all)

    # --- moves -----------------------------------------------------------------------------------------------------

    def thing_name(self, state: State, thing: int) -> str:
        """The id of a tile, card or piece, such as `bank#6`."""
        raise NotImplementedError

    def find_thing(self, state: State, frame: Frame, text: str) -> int | None:
        """The thing that a text means: its id, or a shorter name if that is clear enough."""
        raise NotImplementedError

    def cell_name(self, state: State, move: int) -> str:
        """How a move of the range of cells is written, such as `3,4`."""
        raise NotImplementedError

    def find_cell(self, state: State, frame: Frame, text: str) -> int | None:
        raise NotImplementedError

    def thing_word(self, state: State, thing: int, lang: str) -> str:
        """What people call a thing."""
        raise NotImplementedError

    def thing_help(self, state: State, thing: int, lang: str) -> str | None:
        """What a thing does, if the texts of the game say so (table `tiles`, `cards` or `things`)."""
        kind = self.thing_name(state, thing).partition("#")[0]
        for table in ("tiles", "cards", "things"):
            found = texts.template(self.package, lang, table, kind)
            if found is not None:
                return found.format_map(self.numbers)
        return None

    def spots(self, state: State, frame: Frame, move: int) -> tuple[str, ...]:
        """The places on the screen that a move touches: `cell:3,4`, `hand:2`, `seat:1`, `button:pass`."""
        raise NotImplementedError

    def notation(self, state: State, move: int) -> str:
        """The short text of a move; `parse` reads it back."""
        if move < SEAT:
            return self.thing_name(state, move)
        if move < BUTTON:
            return SEAT_LETTERS[move - SEAT]
        if move < CELL:
            return self.buttons[move - BUTTON]
        return self.cell_name(state, move)

    def parse(self, state: State, frame: Frame, text: str) -> int | None:
        """The move that a text stands for, legal or not; None if it is no move of this game."""
        text = " ".join(text.lower().split())
        if text in self.buttons:
            return BUTTON + self.buttons.index(text)
        if len(text) == 1 and text.upper() in SEAT_LETTERS[: state.players]:
            return SEAT + SEAT_LETTERS.index(text.upper())
        cell = self.find_cell(state, frame, text)
        return cell if cell is not None else self.find_thing(state, frame, text)

    def word(self, state: State, move: int, lang: str, names: Sequence[str] = ()) -> str:
        """A move as people say it; `names` are those of the players, if not those that the state knows."""
        if move < SEAT:
            return self.thing_word(state, move, lang)
        if move < BUTTON:
            return (names or state.names or SEAT_LETTERS)[move - SEAT]
        if move < CELL:
            return self.text(lang, "buttons", self.buttons[move - BUTTON]).format_map(self.numbers)
        return self.cell_name(state, move)

    def label(self, state: State, frame: Frame, move: int, lang: str) -> str:
        """What choosing a move means, in a few words."""
        if BUTTON <= move < CELL:
            return self.word(state, move, lang)
        return self.text(lang, "labels", frame.step.name).format_map(
            {"it": self.word(state, move, lang), **self.numbers}
        )

    def prompt(self, state: State, frame: Frame, lang: str) -> str:
        """What the seat must do, in one sentence."""
        facts = {**self.numbers, **self.prompt_facts(state, frame, lang)}
        return self.text(lang, "prompts", frame.step.name).format_map(facts)

    def prompt_facts(self, state: State, frame: Frame, lang: str) -> dict[str, object]:
        return {}

    # --- events ----------------------------------------------------------------------------------------------------

    def sentence(self, state: State, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()) -> str:
        """An event as a line of the log, for one reader."""
        facts = event.known_to(seat)
        kind = f"{event.kind}_known" if facts is not event.facts else event.kind
        words = {key: self.fact_word(state, key, value, lang, names) for key, value in facts.items()}
        return self.text(lang, "events", kind).format_map({**self.numbers, **words})

    def fact_word(self, state: State, key: str, value: object, lang: str, names: Sequence[str]) -> str:
        if isinstance(value, int) and key not in self.number_facts:
            return self.word(state, value, lang, names)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.word(state, move, lang, names) for move in value)
        return str(value)

    def event_data(
        self, state: State, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()
    ) -> dict[str, Any]:
        """An event as plain data for one reader: what happened, why, in words, and the ids it is about."""
        facts: dict[str, object] = {}
        for key, value in event.known_to(seat).items():
            if isinstance(value, int) and key not in self.number_facts:
                facts[key] = self.notation(state, value)
            elif isinstance(value, (list, tuple)):
                facts[key] = [self.notation(state, move) for move in value]
            else:
                facts[key] = value
        return {
            "kind": event.kind,
            "rule": event.rule,
            "facts": facts,
            "text": self.sentence(state, event, seat, lang, names),
        }

    # --- for tests, positions and bots -----------------------------------------------------------------------------

    def sample_options(self) -> list[dict[str, Any]]:
        """The settings that the conformance suite plays: every combination that changes the rules."""
        return [{}]

    def broken_invariant(self, state: State) -> str | None:
        """The first thing that cannot be in this state, or None. Checked at each step of conformance tests."""
        return None

    def broken_step(self, before: State, after: State, seat: int) -> str | None:
        """The first thing that cannot happen between two states, or None."""
        return None

    def worth(self, state: State, seat: int) -> float:
        """How good a state looks to a seat, for the greedy bot. Only what the seat may know counts."""
        raise NotImplementedError

    def ideas(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """What the greedy bot should try: answers that belong together, each as one idea. None: every legal move.

        For games with long lists, or with answers that mean nothing before the next one is given.
        """
        return []

    def is_new_phase(self, before: State, after: State) -> bool:
        """Whether the greedy bot should look no further than this: a phase is over, and another kind of choice begins.

        A seat's turn and whatever becomes known end its thoughts anyway.
        """
        return False
