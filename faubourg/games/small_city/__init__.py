"""Small City Deluxe: eight turns to make a borough worth voting for. For 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from faubourg.core.errors import SetupError
from faubourg.core.events import EVERYONE, Event
from faubourg.core.game import Asking, Game, Option, Parts, fingerprint_of, one_of
from faubourg.core.pieces import Piece
from faubourg.core.rules import Frame
from faubourg.core.sheet import Sheet
from faubourg.games.small_city import components as parts
from faubourg.games.small_city import imagination, invariants, position, scoring, view
from faubourg.games.small_city import pieces as glossary
from faubourg.games.small_city.borough import Borough
from faubourg.games.small_city.effects import ALONE
from faubourg.games.small_city.flow import HALLS, STEPS
from faubourg.games.small_city.moves import ACTION, BUTTONS, HIDDEN_THINGS, SPECIAL
from faubourg.games.small_city.phases.pollution import DIFFICULTIES
from faubourg.games.small_city.state import (
    BASIC,
    CITIZEN,
    CULTURAL,
    VICTORIES,
    City,
    removed_promises,
    removed_specials,
)
from faubourg.games.small_city.thinking import ideas, worth
from faubourg.games.small_city.tiles import DATA, NUMBERS, PACKAGE, RAW_SUPPLY, figures
from faubourg.games.small_city.wording import decisions, labels, notation, sentences, spots
from faubourg.games.small_city.wording import names as naming

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

    return replace(option, default=None, read=read)


class SmallCity(Game[City]):
    """The game as the platform knows it."""

    name = "small-city"
    package = PACKAGE
    rules_version = 1
    players = range(NUMBERS["min_players"], NUMBERS["max_players"] + 1)
    options = (
        Option("boards", "easy", "easy, expert, easy,expert...", read_boards, values=SIDES, for_each_seat=True),
        replace(one_of("mode", "basic", ("basic", "advanced")), for_players=range(2, 5)),
        replace(optional(one_of("victory", "electoral", ADVANCED)), only_with=("mode", "advanced")),
        replace(optional(one_of("difficulty", DIFFICULTIES[0], DIFFICULTIES)), for_players=range(1, 2)),
        Option("components", None, "*.toml", parts.read_option, is_file=True),
    )
    components = "components"
    buttons = BUTTONS
    steps = STEPS
    builds = {"build": "kind"}
    never_built = frozenset({"town_hall", "warehouse"})
    numbers = figures()
    number_facts = sentences.NUMBER_FACTS
    motions = sentences.MOTIONS
    touches = decisions.TOUCHES
    halts = frozenset({"lay-circle", "begin-turn"})
    parts = Parts(
        view=view.view,
        redraw=imagination.redraw,
        describe=position.describe,
        outcome=scoring.outcome,
        worth=worth.worth,
        broken_invariant=invariants.broken_invariant,
        broken_step=invariants.broken_step,
    )
    asking = Asking(
        about=decisions.about,
        answers_left=decisions.answers_left,
        suggested=decisions.suggested,
        choice_facts=decisions.choice_facts,
        closed=decisions.closed,
    )
    stakes = 15.0
    rehearses = 48
    turn_rule = "SC-20"
    end_rule = "SC-164"
    tie_rule = "SC-167"

    def rule_of_ties(self, state: City) -> str:
        rules = {"economic": "SC-175", "citizen": "SC-178", "cultural": "SC-180"}
        return rules.get(VICTORIES[state.victory], self.tie_rule)

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
            borough.hall = NUMBERS["hall_citizens"]  # SC-27
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

    def ideas(self, city: City, seat: int) -> list[tuple[int, ...]]:
        return ideas.ideas(city, seat)

    def more_ideas(self, city: City, seat: int) -> list[tuple[int, ...]]:
        return ideas.more_ideas(city, seat)

    def quick_idea(self, city: City, seat: int) -> tuple[int, ...]:
        return ideas.quick_idea(city, seat)

    def is_new_phase(self, before: City, after: City) -> bool:
        return before.phase != after.phase and after.phase != 3  # alone, a plan and the walks after it are one thought

    def means(self, city: City, seat: int) -> dict[str, float]:
        return worth.means(city, seat)

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, city: City, thing: int) -> str:
        return notation.thing_name(city, thing)

    def thing_word(self, city: City, thing: int, lang: str) -> str:
        return naming.thing_word(city, thing, lang)

    def thing_help(self, city: City, thing: int, lang: str) -> str | None:
        id = self.piece_of(city, thing)
        found = [piece.text for piece in self.pieces(lang, city.options) if piece.id == id]
        return found[0] if found and found[0] else None

    def piece_of(self, city: City, thing: int) -> str | None:
        return glossary.piece_of(thing, self.thing_name(city, thing))

    def pieces(self, lang: str, options: Mapping[str, Any] = {}) -> tuple[Piece, ...]:
        return glossary.pieces(lang, options)

    def find_thing(self, city: City, frame: Frame, text: str) -> int | None:
        return notation.find_thing(city, frame, text)

    def cell_name(self, city: City, move: int) -> str:
        return notation.cell_name(city, move)

    def find_cell(self, city: City, frame: Frame, text: str) -> int | None:
        return notation.find_cell(city, frame, text)

    def label(self, city: City, frame: Frame, move: int, lang: str) -> str:
        return labels.label(city, frame, move, lang)

    def short_label(self, city: City, frame: Frame, move: int, lang: str) -> str:
        return labels.short_label(city, frame, move, lang)

    def leads_on(self, city: City, frame: Frame, move: int) -> bool:
        return labels.leads_on(frame, move)

    def prompt(self, city: City, frame: Frame, lang: str) -> str:
        return labels.prompt(city, frame, lang)

    def spots(self, city: City, frame: Frame, move: int) -> tuple[str, ...]:
        return spots.spots(city, frame, move)

    def word(self, city: City, move: int, lang: str, names: Sequence[str] = ()) -> str:
        return naming.word(city, move, lang, names) or super().word(city, move, lang, names)

    def sentence(self, city: City, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()) -> str:
        return sentences.sentence(city, event, seat, lang, names)

    def event_data(
        self, city: City, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()
    ) -> dict[str, Any]:
        data = super().event_data(city, event, seat, lang, names)
        data["moves"] += sentences.in_one_name(event.kind, data["facts"])
        return data

    # --- questions -------------------------------------------------------------------------------------------------


GAME: Final = SmallCity()
