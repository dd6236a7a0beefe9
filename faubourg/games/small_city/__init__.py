"""Small City Deluxe: eight turns to make a borough worth voting for. For 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from faubourg.core.errors import SetupError
from faubourg.core.events import EVERYONE
from faubourg.core.game import Game, Option, fingerprint_of, one_of
from faubourg.core.outcome import Outcome
from faubourg.core.rules import Frame, Rule
from faubourg.core.sheet import Sheet
from faubourg.core.state import State
from faubourg.games.small_city import components as parts
from faubourg.games.small_city import ideas, invariants, notation, position, scoring, view, words, worth
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.flow import HALLS, STEPS
from faubourg.games.small_city.moves import ACTION, BUTTONS, HIDDEN_THINGS, SPECIAL
from faubourg.games.small_city.pollution import DIFFICULTIES
from faubourg.games.small_city.state import (
    BASIC,
    CITIZEN,
    CULTURAL,
    ECONOMIC,
    VICTORIES,
    City,
)
from faubourg.games.small_city.tiles import DATA, NUMBERS, PACKAGE, RAW_SUPPLY, figures

SIDES: Final = ("easy", "expert")
ADVANCED: Final = VICTORIES[1:]
MONEY_BY_PLACE: Final[tuple[int, ...]] = tuple(DATA["setup"]["money_by_place"])


def read_boards(value: object) -> object:
    """One side for all ("expert"), or one for each seat ("easy,expert", or a list)."""
    sides = value.split(",") if isinstance(value, str) else value
    if isinstance(sides, (list, tuple)):
        read = [side.strip() if isinstance(side, str) else side for side in sides]
        if read and all(side in SIDES for side in read):
            return read[0] if len(set(read)) == 1 and len(read) == 1 else read
    raise SetupError("bad_boards", package=PACKAGE, value=value)


def optional(option: Option) -> Option:
    """The option may also be left open."""

    def read(value: object) -> object:
        return None if value is None else option.read(value)

    return Option(option.name, None, option.allowed, read)


class SmallCity(Game):
    """The game as the platform knows it."""

    name = "small-city"
    package = PACKAGE
    rules_version = 1
    players = range(NUMBERS["min_players"], NUMBERS["max_players"] + 1)
    options = (
        Option("boards", "easy", "easy, expert, easy,expert...", read_boards),
        one_of("mode", "basic", ("basic", "advanced")),
        optional(one_of("victory", "electoral", ADVANCED)),
        optional(one_of("difficulty", DIFFICULTIES[0], DIFFICULTIES)),
        Option("components", None, "*.toml", parts.read_option, is_file=True),
    )
    components = "components"
    buttons = BUTTONS
    steps = STEPS
    numbers = figures()
    number_facts = frozenset({"count", "points"})
    turn_rule = "SC-20"
    end_rule = "SC-164"

    # --- starting --------------------------------------------------------------------------------------------------

    def check_setting(self, players: int, options: Mapping[str, Any]) -> None:
        """Sides for all seats; advanced victories in the advanced game, which is not for one; difficulties for one."""
        boards = options.get("boards", "easy")
        if isinstance(boards, list) and len(boards) != players:
            raise SetupError("boards_count", package=PACKAGE, count=len(boards), players=players)
        is_advanced = options.get("mode") == "advanced"
        if players == ALONE and is_advanced:
            raise SetupError("solo_is_basic", package=PACKAGE)
        if options.get("victory") and not is_advanced:
            raise SetupError("victory_is_advanced", package=PACKAGE, victory=options["victory"])
        if options.get("difficulty") and players != ALONE:
            raise SetupError("difficulty_is_solo", package=PACKAGE, players=players)

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> City:
        """Piles, supply, citizens, money and cards (SC-20 to SC-31); halls and promises are the first questions."""
        city = self.empty_city(players, seed, options)
        city.host = city.below(players)
        city.order = tuple([(city.host + place) % players for place in range(players)])
        for place, seat in enumerate(city.order):  # SC-28, SC-182
            borough = city.boroughs[seat]
            borough.money = NUMBERS["solo_money"] if players == ALONE else MONEY_BY_PLACE[place]
        self.shuffle_cards(city)
        city.stack.append(Frame(HALLS, 0))
        city.advance()
        return city

    def empty_city(self, players: int, seed: int, options: dict[str, Any]) -> City:
        """Everything that does not depend on chance or on who is first."""
        box = parts.box_for(options.get("components"))
        victory = VICTORIES.index(options.get("victory") or "electoral") if options.get("mode") else BASIC
        city = City(self, players, seed, options, box, victory)
        city.known = bytearray(HIDDEN_THINGS)
        city.piles = bytearray(box.stock_for(kind, players, victory == CULTURAL) for kind in range(len(box.names)))
        city.supply = (RAW_SUPPLY[0], RAW_SUPPLY[1], RAW_SUPPLY[2])
        for seat in range(players):
            borough = Borough(players)
            borough.is_easy = self.side(options, seat) == "easy"
            borough.size = city.track(borough)[0]
            borough.hall = NUMBERS["hall_citizens"]
            borough.career = NUMBERS["career_citizen" if victory == CITIZEN else "career"]
            borough.reserve = NUMBERS["citizens"] - borough.hall - borough.career
            city.boroughs.append(borough)
        city.owned = (1 << players) - 1
        for thing in range(ACTION, HIDDEN_THINGS):
            city.known[thing] = EVERYONE  # action cards and plans: nothing of them is hidden yet
        return city

    @staticmethod
    def side(options: Mapping[str, Any], seat: int) -> str:
        boards = options.get("boards", "easy")
        side: str = boards[seat] if isinstance(boards, list) else boards
        return side

    def shuffle_cards(self, city: City) -> None:
        """SC-29, SC-168; the cards that a mode leaves out are in the box, where everybody knows them."""
        piles: list[list[int]] = [[], [], []]
        for number, card in enumerate(city.box.promises):
            if number in removed_promises(city.victory):
                city.show(number)
            else:
                piles[card.pile].append(number)
        for pile in piles:
            city.shuffle(pile)
        city.promise_piles = tuple(tuple(pile) for pile in piles)
        specials = []
        for number in range(len(city.box.specials)):
            if city.victory == BASIC or number in removed_specials(city.victory):
                city.show(SPECIAL + number)
            else:
                specials.append(number)
        if specials:
            city.shuffle(specials)
        city.special_deck = tuple(specials)

    def fingerprint(self, options: Mapping[str, Any]) -> str:
        return fingerprint_of(options.get("components") or parts.built_in_values())

    def component_sheet(self, lang: str, value: object = None) -> Sheet:
        option = parts.read_option(value)
        assert option is None or isinstance(option, Mapping)
        return parts.sheet(lang, option)

    def export_components(self) -> str:
        return parts.export()

    def sample_options(self) -> list[dict[str, Any]]:
        modes: list[dict[str, Any]] = [{}, {"boards": "expert"}]
        modes += [{"mode": "advanced", "victory": victory} for victory in ADVANCED]
        modes += [{"difficulty": difficulty, "boards": "expert"} for difficulty in DIFFICULTIES]
        return modes

    # --- states ----------------------------------------------------------------------------------------------------

    def setup(self, position_data: Mapping[str, Any]) -> City:
        return position.setup(self, position_data)

    def describe(self, city: State) -> dict[str, Any]:
        assert isinstance(city, City)
        return position.describe(city)

    def view(self, city: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(city, City)
        return view.view(city, seat)

    def redraw(self, city: State, seat: int | None, rng: Random) -> None:
        assert isinstance(city, City)
        view.redraw(city, seat, rng)

    def outcome(self, city: State) -> Outcome:
        assert isinstance(city, City)
        return scoring.outcome(city)

    def worth(self, city: State, seat: int) -> float:
        assert isinstance(city, City)
        return worth.worth(city, seat)

    def ideas(self, city: State, seat: int) -> list[tuple[int, ...]]:
        assert isinstance(city, City)
        return ideas.ideas(city, seat)

    def is_new_phase(self, before: State, after: State) -> bool:
        assert isinstance(before, City) and isinstance(after, City)
        return before.phase != after.phase and after.phase != 3  # alone, a plan and the walks after it are one thought

    def broken_invariant(self, city: State) -> str | None:
        assert isinstance(city, City)
        return invariants.broken_invariant(city)

    def broken_step(self, before: State, after: State, seat: int) -> str | None:
        assert isinstance(before, City) and isinstance(after, City)
        return invariants.broken_step(before, after, seat)

    # --- rules in words --------------------------------------------------------------------------------------------

    def reasons(self, rule: Rule, facts: Mapping[str, object]) -> dict[str, str]:
        """A rule that refuses for several reasons has a sentence for each (see reasons.py)."""
        case = facts.get("case")
        return super().reasons(Rule(f"{rule.id}.{case}", rule.keep) if case else rule, facts)

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, city: State, thing: int) -> str:
        assert isinstance(city, City)
        return notation.thing_name(city, thing)

    def thing_word(self, city: State, thing: int, lang: str) -> str:
        assert isinstance(city, City)
        return words.thing_word(city, thing, lang)

    def find_thing(self, city: State, frame: Frame, text: str) -> int | None:
        assert isinstance(city, City)
        return notation.find_thing(city, frame, text)

    def cell_name(self, city: State, move: int) -> str:
        assert isinstance(city, City)
        return notation.cell_name(city, move)

    def find_cell(self, city: State, frame: Frame, text: str) -> int | None:
        assert isinstance(city, City)
        return notation.find_cell(city, frame, text)

    def label(self, city: State, frame: Frame, move: int, lang: str) -> str:
        assert isinstance(city, City)
        facts = words.label_facts(city, frame, move, lang)
        return self.text(lang, "labels", facts.pop("label")).format_map({**self.numbers, **facts})

    def prompt_facts(self, city: State, frame: Frame, lang: str) -> dict[str, object]:
        assert isinstance(city, City)
        return words.prompt_facts(city, frame, lang)

    def spots(self, city: State, frame: Frame, move: int) -> tuple[str, ...]:
        assert isinstance(city, City)
        return words.spots(city, frame, move)

    def word(self, city: State, move: int, lang: str, names: Any = ()) -> str:
        assert isinstance(city, City)
        return words.word(city, move, lang) or super().word(city, move, lang, names)


def removed_promises(victory: int) -> tuple[int, ...]:
    """SC-176: promise 11 speaks of what a citizen victory counts."""
    return (10,) if victory == CITIZEN else ()


def removed_specials(victory: int) -> tuple[int, ...]:
    """SC-172, SC-179: special promises 14 and 16 speak of what an economic and a cultural victory count."""
    return (13,) if victory == ECONOMIC else (15,) if victory == CULTURAL else ()


GAME: Final = SmallCity()
