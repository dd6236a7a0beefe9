"""What a game is to the platform: how it starts, how its moves read, and its rules by id."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, cast

from faubourg.core import texts
from faubourg.core.catalogue import Catalogue, RuleText
from faubourg.core.engine import LONGEST_SEED
from faubourg.core.errors import Flaw, SetupError
from faubourg.core.events import Event, Motion
from faubourg.core.outcome import Outcome
from faubourg.core.pieces import Piece
from faubourg.core.rules import Frame, Rule, Step
from faubourg.core.sheet import Sheet
from faubourg.core.spots import BUTTON, CELL, SEAT, SEAT_LETTERS
from faubourg.core.state import About, State, Touch

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)  # `Game` alone is a game of any state
else:
    from typing import TypeVar

    S = TypeVar("S")


def keep_all(state: Any, frame: Frame, moves: list[int]) -> list[int]:
    return moves


@dataclass(frozen=True)
class Option:
    """A choice made before a game starts.

    `read` turns what the user gave (a text, a path, plain data) into plain data for the record, or raises
    SetupError or DataError. `allowed` says in a few words what may be given; the meaning is in the text files.
    `is_file` tells that a text is the name of a file: whoever plays from elsewhere must send what is in it instead.
    The rest is for forms: the words it takes (a capital letter is a seat), the bounds of a number, whether each seat
    may have a word of its own, and when the answer matters: for so many players, with that value of another option.
    """

    name: str
    default: object
    allowed: str
    read: Callable[[object], object] = field(repr=False)
    is_file: bool = False
    values: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None
    for_each_seat: bool = False
    for_players: range | None = None
    only_with: tuple[str, str] | None = None

    @property
    def kind(self) -> Literal["choice", "seats", "switch", "number", "file"]:
        if self.is_file:
            return "file"
        if self.bounds is not None:
            return "number"
        if isinstance(self.default, bool):
            return "switch"
        return "seats" if self.for_each_seat else "choice"


def one_of(name: str, default: str, values: Sequence[str]) -> Option:
    """An option that takes one of a few words."""
    allowed = ", ".join(values)

    def read(value: object) -> object:
        if value not in values:
            raise SetupError("bad_option", option=name, value=value, allowed=allowed)
        return value

    return Option(name, default, allowed, read, values=tuple(values))


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

    return Option(name, default, allowed, read, bounds=(least, most))


def fingerprint_of(data: object) -> str:
    """A short hash of plain data, the same for equal data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Parts(Generic[S]):
    """The work of a game, done in the modules that every game's folder has: view, position, scoring, invariants."""

    view: Callable[[S, int | None], Mapping[str, Any]]
    redraw: Callable[[S, int | None, Random], None]
    describe: Callable[[S], dict[str, Any]]
    outcome: Callable[[S], Outcome]
    worth: Callable[[S, int], float]
    broken_invariant: Callable[[S], Flaw | None]
    broken_step: Callable[[S, S, int], str | None]


@dataclass(frozen=True)
class Asking(Generic[S]):
    """What a screen needs to ask well, done in the modules of a game; `Game` says what each of them is."""

    about: Callable[[S, Frame], About] = lambda state, frame: About()
    answers_left: Callable[[S, Frame], tuple[int, int]] = lambda state, frame: (1, 1)
    suggested: Callable[[S, Frame], Sequence[int]] = lambda state, frame: ()
    choice_facts: Callable[[S, Frame, int], Mapping[str, Any]] = lambda state, frame, move: {}
    closed: Callable[[S, Frame], Sequence[int]] = lambda state, frame: ()


class Game(Generic[S]):
    """A game of the platform. A game's folder subclasses it once and registers the instance as an entry point."""

    name: str
    package: str
    rules_version: int
    players: range
    parts: Parts[S]
    asking: Asking[S] = Asking()
    options: tuple[Option, ...] = ()
    buttons: tuple[str, ...] = ()
    steps: Mapping[str, Step] = {}
    numbers: Mapping[str, object] = {}  # figures for the texts, from the game's data
    number_facts: frozenset[str] = frozenset({"count", "points"})  # facts of events that are numbers, not moves
    motions: Mapping[str, tuple[Motion, ...]] = {}  # what travels from where to where, by kind of event
    touches: Mapping[str, Touch] = {}  # by kind of question, where a choice is more than one of its spots
    halts: frozenset[str] = frozenset()  # steps that draw or reveal by themselves: a try ends before them
    builds: Mapping[str, str] = {}  # the events by which a seat builds something, and the fact that says what
    never_built: frozenset[str] = frozenset()  # kinds of these that come into play in another way
    components: str = ""  # the option that replaces tiles or cards by those of an owner's file, if there is one
    breadth: int = 12  # how many lines of play the greedy bot follows at once
    # For bots that search: a lead in worth that makes a seat e times as likely to win; how many lines they follow at
    # once to compare whole turns, where a first answer says little (0: they compare first answers); how many ideas they
    # compare by playing on to the end in haste instead, where ideas show their worth late or luck says more than a long
    # look ahead; and how many answers in haste a millisecond is enough for, about.
    stakes: float = 10.0
    whole_turns: int = 0
    rehearses: int = 0
    haste: float = 1.0
    turn_rule: str  # the rule that says whose turn it is
    end_rule: str  # the rule that says that nothing more is played
    tie_rule: str = ""  # the rule that says who is ahead of those with equal points, if there is one

    # --- starting --------------------------------------------------------------------------------------------------

    def start(self, players: int, seed: int | None = None, **options: object) -> S:
        """A new game. The same players, seed and options always give the same game.

        Without a seed, a wide one is drawn that nobody can guess.
        """
        checked = self.check_options(options)
        count = self.check_players(players)
        self.check_setting(count, checked)
        return self.begin(count, self.check_seed(seed), checked)

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> S:
        raise NotImplementedError

    def setup(self, position: Mapping[str, Any]) -> S:
        """The state that `position` describes (see `State.describe`); SetupError if it cannot be."""
        raise NotImplementedError

    # --- looking at a state ----------------------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Plain data by allow-list: only what the seat (None: a spectator) may know. Its shape is in `shapes.py`."""
        return cast(dict[str, Any], self.parts.view(state, seat))

    def redraw(self, state: S, seat: int | None, rng: Random) -> None:
        """Replace what the seat cannot know by something it could imagine, in place."""
        self.parts.redraw(state, seat, rng)

    def outcome(self, state: S) -> Outcome:
        """Scores, ranks and every point, as if the game ended now."""
        return self.parts.outcome(state)

    def describe(self, state: S) -> dict[str, Any]:
        """Everything as plain data; the inverse of `setup`."""
        return self.parts.describe(state)

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

    def say(self, lang: str, id: str, facts: Mapping[str, object] = {}) -> str:
        """A message of the game; the figures of its data are always known to it."""
        return texts.words_of(self.package, lang).say(id, facts, self.numbers)

    def field_label(self, lang: str, name: str) -> str:
        """What people call a field of the view; those that every view has are named by the core."""
        id = f"field-{name}"
        return self.say(lang, id) if texts.has(self.package, lang, id) else texts.say("faubourg.core", lang, id)

    def title(self, lang: str) -> str:
        return self.say(lang, "game-title")

    def question_name(self, lang: str, kind: str) -> str:
        """What a kind of question is called where many are counted; its own name if the game has no words for it."""
        id = f"question-{kind}"
        return self.say(lang, id) if texts.has(self.package, lang, id) else kind

    def summary(self, lang: str) -> str:
        return self.say(lang, "game-summary")

    def reasons(self, rule: Rule | RuleText, facts: Mapping[str, object]) -> dict[str, str]:
        """Why a rule refuses, in each language."""
        return {lang: self.reason(rule, facts, lang) for lang in texts.LANGUAGES}

    def reason(self, rule: Rule | RuleText, facts: Mapping[str, object], lang: str) -> str:
        """Why a rule refuses: its sentence in the text files, or else its title.

        A rule that refuses for several reasons tells which one in the fact `case`, and has a sentence for each.
        """
        case = facts.get("case")
        id = f"refusal-{rule.id}-{case}" if case else f"refusal-{rule.id}"
        if not texts.has(self.package, lang, id):
            return self.rules[rule.id].title[lang]
        # A fact that differs by language, such as a name, is given in each of them.
        spoken = {key: fact[lang] if isinstance(fact, Mapping) else fact for key, fact in facts.items()}
        return self.say(lang, id, spoken)

    def not_understood(self, state: S, frame: Frame) -> dict[str, str]:
        """What to say to a text that is no move at all: what is asked instead, with an example that is allowed."""
        said = {}
        for lang in texts.LANGUAGES:
            expected = self.say(lang, f"expected-{frame.step.name}", {"example": self.example(state, frame, lang)})
            said[lang] = texts.say("faubourg.core", lang, "error-not_a_move", {"expected": expected})
        return said

    def not_asked(self) -> dict[str, str]:
        """What to say to somebody who touches what no answer is about: words to type would not help them."""
        return {lang: texts.say("faubourg.core", lang, "error-not_asked") for lang in texts.LANGUAGES}

    def example(self, state: S, frame: Frame, lang: str) -> str:
        """A legal answer as people would type it: by its name where that is understood. Buttons only if need be."""
        moves = state.moves(frame.seat)
        move = next((move for move in moves if not BUTTON <= move < CELL), moves[0])
        word = self.word(state, move, lang)
        return str(word) if self.parse(state, frame, word) == move else self.notation(state, move)

    def pieces(self, lang: str, options: Mapping[str, Any] = {}) -> tuple[Piece, ...]:
        """The glossary: every kind of tile, card, building, ground or space of the game explains itself."""
        return ()

    def out_of_turn(self, state: S) -> Rule:
        """The rule that refuses a seat that is asked nothing."""
        return Rule(self.end_rule if state.is_over else self.turn_rule, keep_all)

    def rule_of_ties(self, state: S) -> str:
        """The rule that says who is ahead of those with equal points, as the game is played; "" if there is none."""
        return self.tie_rule

    # --- moves -----------------------------------------------------------------------------------------------------

    def thing_name(self, state: S, thing: int) -> str:
        """The id of a tile, card or piece, such as `bank#6`."""
        raise NotImplementedError

    def find_thing(self, state: S, frame: Frame, text: str) -> int | None:
        """The thing that a text means: its id, or a shorter name if that is clear enough."""
        raise NotImplementedError

    def cell_name(self, state: S, move: int) -> str:
        """How a move of the range of cells is written, such as `3,4`."""
        raise NotImplementedError

    def find_cell(self, state: S, frame: Frame, text: str) -> int | None:
        raise NotImplementedError

    def thing_word(self, state: S, thing: int, lang: str) -> str:
        """What people call a thing: a `Noun` where sentences need its article."""
        raise NotImplementedError

    def piece_of(self, state: S, thing: int) -> str | None:
        """The id in the glossary of the kind of a thing, such as `tile:bank`."""
        return None

    def thing_help(self, state: S, thing: int, lang: str) -> str | None:
        """What a thing does, if the texts of the game say so (messages `tile-`, `card-` or `thing-`)."""
        kind = self.thing_name(state, thing).partition("#")[0]
        for table in ("tile", "card", "thing"):
            for id in (f"{table}-{kind}.text", f"{table}-{kind}"):
                if texts.has(self.package, lang, id):
                    return self.say(lang, id)
        return None

    def spots(self, state: S, frame: Frame, move: int) -> tuple[str, ...]:
        """The places on the screen that a move touches: `cell:3,4`, `hand:2`, `seat:B`, `button:pass`.

        What several of them are to each other is said by `touches`.
        """
        raise NotImplementedError

    def notation(self, state: S, move: int) -> str:
        """The short text of a move; `parse` reads it back."""
        if move < SEAT:
            return self.thing_name(state, move)
        if move < BUTTON:
            return SEAT_LETTERS[move - SEAT]
        if move < CELL:
            return self.buttons[move - BUTTON]
        return self.cell_name(state, move)

    def parse(self, state: S, frame: Frame, text: str) -> int | None:
        """The move that a text stands for, legal or not; None if it is no move of this game."""
        text = " ".join(text.lower().split())
        if text in self.buttons:
            return BUTTON + self.buttons.index(text)
        if len(text) == 1 and text.upper() in SEAT_LETTERS[: state.players]:
            return SEAT + SEAT_LETTERS.index(text.upper())
        cell = self.find_cell(state, frame, text)
        return cell if cell is not None else self.find_thing(state, frame, text)

    def word(self, state: S, move: int, lang: str, names: Sequence[str] = ()) -> str:
        """A move as people say it; `names` are those of the players, if not those that the state knows."""
        if move < SEAT:
            return self.thing_word(state, move, lang)
        if move < BUTTON:
            return texts.person((names or state.names or SEAT_LETTERS)[move - SEAT], lang)
        if move < CELL:
            return self.say(lang, f"button-{self.buttons[move - BUTTON]}")
        return self.cell_name(state, move)

    # --- questions -------------------------------------------------------------------------------------------------

    def label(self, state: S, frame: Frame, move: int, lang: str) -> str:
        """What choosing a move means, in a few words."""
        if BUTTON <= move < CELL:
            return self.word(state, move, lang)
        return self.say(lang, f"label-{frame.step.name}", {"it": self.word(state, move, lang)})

    def short_label(self, state: S, frame: Frame, move: int, lang: str) -> str:
        """The same as one of several answers in a line, where there is no room for details."""
        return self.label(state, frame, move, lang)

    def leads_on(self, state: S, frame: Frame, move: int) -> bool:
        """Whether a move only leads to the next one, which says it all: of several in one line it is left out."""
        return False

    def prompt(self, state: S, frame: Frame, lang: str) -> str:
        """What the seat must do, in one sentence."""
        return self.say(lang, f"prompt-{frame.step.name}", self.prompt_facts(state, frame, lang))

    def prompt_facts(self, state: S, frame: Frame, lang: str) -> dict[str, object]:
        return {}

    def about(self, state: S, frame: Frame) -> About:
        """What a question is about: the piece whose text is resolved, the building to be paid, who walks."""
        return self.asking.about(state, frame)

    def answers_left(self, state: S, frame: Frame) -> tuple[int, int]:
        """How many answers of this kind follow at least and at most, this one included."""
        return self.asking.answers_left(state, frame)

    def suggested(self, state: S, frame: Frame) -> Sequence[int]:
        """Answers in order, for whoever does not want to think; none where thinking is the game."""
        return self.asking.suggested(state, frame)

    def choice_facts(self, state: S, frame: Frame, move: int) -> Mapping[str, Any]:
        """The figures of a choice: what it costs, yields, gains."""
        return self.asking.choice_facts(state, frame, move)

    def closed(self, state: S, frame: Frame) -> Sequence[int]:
        """Moves that one might expect here and that are not allowed now, each to be shown with its rule."""
        return self.asking.closed(state, frame)

    # --- events ----------------------------------------------------------------------------------------------------

    def sentence(self, state: S, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()) -> str:
        """An event as a line of the log, for one reader. What it says never changes, whatever happens later."""
        facts = event.known_to(seat)
        id = f"event-{event.kind}_known" if facts is not event.facts else f"event-{event.kind}"
        return self.say(lang, id, {key: self.fact_word(state, key, value, lang, names) for key, value in facts.items()})

    def fact_word(self, state: S, key: str, value: object, lang: str, names: Sequence[str]) -> object:
        if isinstance(value, int) and key not in self.number_facts:
            return self.word(state, value, lang, names)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.word(state, move, lang, names) for move in value)
        return value

    def event_data(
        self, state: S, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()
    ) -> dict[str, Any]:
        """An event as plain data for one reader: what happened, why, in words, and what moved from where to where."""
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
            "seat": facts.get("seat"),
            "facts": facts,
            "moves": [move for motion in self.motions.get(event.kind, ()) for move in motion.told(facts)],
            "text": self.sentence(state, event, seat, lang, names),
        }

    # --- for tests, positions and bots -----------------------------------------------------------------------------

    def sample_options(self) -> list[dict[str, Any]]:
        """The settings that the conformance suite plays: every combination that changes the rules."""
        return [{}]

    def broken_invariant(self, state: S) -> Flaw | None:
        """The first thing that cannot be in this state, or None: positions are refused by it, tests fail by it."""
        return self.parts.broken_invariant(state)

    def broken_step(self, before: S, after: S, seat: int) -> str | None:
        """The first thing that cannot happen between two states, or None."""
        return self.parts.broken_step(before, after, seat)

    def worth(self, state: S, seat: int) -> float:
        """How good a state looks to a seat, for the greedy bot. Only what the seat may know counts."""
        return self.parts.worth(state, seat)

    def judgement(self, state: S, seat: int) -> float:
        """The same for somebody who takes time to think. For games that know better than the greedy bot should."""
        return self.worth(state, seat)

    def judgements(self, state: S) -> list[float]:
        """The judgement for every seat. For games in which that is less work than asking for one after another."""
        return [self.judgement(state, seat) for seat in range(state.players)]

    def ideas(self, state: S, seat: int) -> list[tuple[int, ...]]:
        """What the greedy bot should try: answers that belong together, each as one idea. None: every legal move.

        For games with long lists, or with answers that mean nothing before the next one is given.
        """
        return []

    def more_ideas(self, state: S, seat: int) -> list[tuple[int, ...]]:
        """More of them, unlike each other, for a bot that has the time to compare them."""
        return self.ideas(state, seat)

    def quick_idea(self, state: S, seat: int) -> tuple[int, ...]:
        """What somebody in haste does, when a game is played on in the imagination. None: what looks best."""
        return ()

    def means(self, state: S, seat: int) -> dict[str, float]:
        """What a seat has that is no point yet but brings some, by kind, the most telling first: for reasons in words.

        Each kind has a text `means-KIND`, which follows a number.
        """
        return {}

    def is_new_phase(self, before: S, after: S) -> bool:
        """Whether the greedy bot should look no further than this: a phase is over, and another kind of choice begins.

        A seat's turn and whatever becomes known end its thoughts anyway.
        """
        return False
