"""La Citta: cities that grow, feed and entertain their people, or lose them. For 2 to 5 players.

With the advanced rules and the expansion Pays de Cocagne.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from faubourg.core.errors import SetupError
from faubourg.core.game import Game, Option, fingerprint_of, one_of, yes_or_no
from faubourg.core.outcome import Outcome
from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON, CELL, SEAT, SEAT_LETTERS
from faubourg.core.state import State
from faubourg.games.la_citta import invariants, maps, moves, position, scoring, view, worth
from faubourg.games.la_citta.board import WASTELAND, Board, Ground, bare_ground, basic_ground, board_of
from faubourg.games.la_citta.flow import STEPS, TURN, YEAR, plan_first_castles, start_castles
from faubourg.games.la_citta.legality import effect_of
from faubourg.games.la_citta.moves import AMOUNT, ARCH, KIND, SERVICE, hex_of, service_of
from faubourg.games.la_citta.state import NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    CUBES,
    DATA,
    DISPLAY,
    KINDS,
    NUMBERS,
    PACKAGE,
    PLAYER_CARDS,
    POLICIES,
    SERVICES,
    START_GOLD,
    cards_of,
    full_stock,
)

NAMES: Final[dict[str, dict[str, str]]] = {
    lang: {row["key"]: row[f"name_{lang}"] for part in ("building", "policy") for row in DATA[part]}
    for lang in ("en", "fr")
}
BASIC: Final = "basic"
ADVANCED: Final = "advanced"
RANDOM: Final = "random"
FIRST_SEATS: Final = tuple(SEAT_LETTERS[: NUMBERS["max_players"]])


class LaCitta(Game):
    """The game as the platform knows it."""

    name = "la-citta"
    package = PACKAGE
    rules_version = 1
    players = range(NUMBERS["min_players"], NUMBERS["max_players"] + 1)
    options = (
        one_of("setup", BASIC, (BASIC, ADVANCED)),
        yes_or_no("expansion"),
        Option("map", None, "a file of a map (.toml)", maps.read_option, is_file=True),
        one_of("first", RANDOM, (RANDOM, *FIRST_SEATS)),
    )
    buttons = moves.BUTTONS
    steps = STEPS
    numbers = NUMBERS
    number_facts = frozenset({"count", "points", "gold", "food", "limit", "year"})
    turn_rule = "LC-29"
    end_rule = "LC-96"

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> Region:
        """Supplies, cards, first player, then the castles (LC-12, LC-16, LC-17, LC-18)."""
        expansion = bool(options.get("expansion"))
        is_advanced = options.get("setup") == ADVANCED
        board = board_of(options.get("map"), players)
        # The advanced set-up deals its terrain below, once there is a state that can draw it.
        ground = bare_ground(board) if is_advanced else basic_ground(board, expansion)
        region = Region(self, players, seed, options, board, ground, cards_of(expansion), expansion)
        region.tiles = bytearray([NO_TILE] * len(board.hexes))
        region.fill_stock(full_stock(expansion))
        region.gold = [START_GOLD] * players
        region.food = [0] * players
        region.cubes = [CUBES] * players
        region.ready = [PLAYER_CARDS] * players
        region.taken = [()] * players
        cards = region.cards
        region.known = bytearray(len(cards.ids))
        region.pile = list(range(cards.policies))
        region.shuffle(region.pile)
        region.display = [region.draw_policy() for _ in range(DISPLAY)]
        for card in region.display:
            region.show(card)
        voices = list(range(cards.policies, len(cards.ids)))
        region.shuffle(voices)
        region.voice_pile = tuple(voices)
        first = options.get("first", RANDOM)
        region.first = region.below(players) if first == RANDOM else FIRST_SEATS.index(first)
        if is_advanced:
            region.ground = Ground(board, dealt_terrain(region, expansion))
            plan_first_castles(region)
        else:
            start_castles(region)
            region.stack.append(Frame(YEAR, region.first))
        region.advance()
        return region

    def check_setting(self, players: int, options: Mapping[str, Any]) -> None:
        """The seat that begins must exist, and the basic set-up must be on the map."""
        if options.get("first", RANDOM) not in (RANDOM, *FIRST_SEATS[:players]):
            allowed = ", ".join((RANDOM, *FIRST_SEATS[:players]))
            raise SetupError("bad_option", option="first", value=options["first"], allowed=allowed)
        if options.get("setup") != ADVANCED and not board_of(options.get("map"), players).castles:
            raise SetupError("no_start", package=PACKAGE, players=players)

    def sample_options(self) -> list[dict[str, Any]]:
        return [{"setup": setup, "expansion": expansion} for setup in (BASIC, ADVANCED) for expansion in (False, True)]

    def fingerprint(self, options: Mapping[str, Any]) -> str:
        map = board_of(options.get("map"), self.players[0]).map
        rows = [row for part in ("tile", "building", "policy") for row in DATA[part]]
        rows += [DATA["game"], DATA["voice"]]
        # Names and provenance may be corrected without making another game of it.
        figures = [
            {key: value for key, value in row.items() if key not in ("name_en", "name_fr", "provenance")}
            for row in rows
        ]
        return fingerprint_of([map, figures])

    def setup(self, position_data: Mapping[str, Any]) -> Region:
        return position.setup(self, position_data)

    def describe(self, region: State) -> dict[str, Any]:
        assert isinstance(region, Region)
        return position.describe(region)

    def view(self, region: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(region, Region)
        return view.view(region, seat)

    def redraw(self, region: State, seat: int | None, rng: Random) -> None:
        assert isinstance(region, Region)
        view.redraw(region, seat, rng)

    def outcome(self, region: State) -> Outcome:
        assert isinstance(region, Region)
        return scoring.outcome(region)

    def worth(self, region: State, seat: int) -> float:
        assert isinstance(region, Region)
        return worth.worth(region, seat)

    def broken_invariant(self, region: State) -> str | None:
        assert isinstance(region, Region)
        return invariants.broken_invariant(region)

    def broken_step(self, before: State, after: State, seat: int) -> str | None:
        assert isinstance(before, Region) and isinstance(after, Region)
        return invariants.broken_step(before, after)

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, region: State, thing: int) -> str:
        assert isinstance(region, Region)
        return KINDS[thing - KIND] if thing >= KIND else region.cards.ids[thing]

    def thing_word(self, region: State, thing: int, lang: str) -> str:
        name = self.thing_name(region, thing).partition("#")[0]
        return self.text(lang, "buttons", name) if name in SERVICES else NAMES[lang][name]

    def find_thing(self, region: State, frame: Frame, text: str) -> int | None:
        """A card by id ("palace#2"), or a building or card by name: in a turn the first such card of the display."""
        assert isinstance(region, Region)
        if text in region.cards.numbers:
            return region.cards.numbers[text]
        for key, name_en in NAMES["en"].items():
            if text.replace(" ", "_") == key or text in (name_en.lower(), NAMES["fr"][key].lower()):
                if frame.step is not TURN and key in KINDS:
                    return KIND + KINDS.index(key)
                if key not in POLICIES:
                    return None
                copies = [card for card, id in enumerate(region.cards.ids) if id.partition("#")[0] == key]
                return next((card for card in region.display if card in copies), copies[0] if copies else None)
        return None

    def cell_name(self, region: State, move: int) -> str:
        assert isinstance(region, Region)
        return moves.cell_name(region.board, move)

    def find_cell(self, region: State, frame: Frame, text: str) -> int | None:
        assert isinstance(region, Region)
        return moves.find_cell(region.board, text)

    def word(self, region: State, move: int, lang: str, names: Sequence[str] = ()) -> str:
        assert isinstance(region, Region)
        if move >= ARCH:
            hex = hex_of(move)
            kind = self.thing_word(region, KIND + region.tiles[hex], lang) if region.tiles[hex] != NO_TILE else "–"
            service = self.text(lang, "buttons", SERVICES[service_of(move)])
            return f"{kind} {region.board.names[hex]} ({service.lower()})"
        return super().word(region, move, lang, names).format_map(NUMBERS)

    def label(self, region: State, frame: Frame, move: int, lang: str) -> str:
        assert isinstance(region, Region)
        if AMOUNT < move < SERVICE or (BUTTON <= move < CELL and frame.step.name == "effect"):
            return self.effect_label(region, frame, move, lang)
        if BUTTON <= move < CELL or frame.step.name not in ("site", "second-road", "demolish", "roads", "founder"):
            return super().label(region, frame, move, lang)
        facts = {**self.prompt_facts(region, frame, lang), **self.cell_facts(region, frame, move, lang)}
        label = self.text(lang, "labels", frame.step.name).format_map(facts)
        yields = [self.text(lang, "yields", name).format_map(facts) for name in ("food", "gold") if facts.get(name)]
        return f"{label} ({', '.join(yields)})" if frame.step.name == "site" and yields else label

    def effect_label(self, region: Region, frame: Frame, move: int, lang: str) -> str:
        """What an effect of a card does, and its price."""
        effect = effect_of(region, frame, move) if frame.what >= 0 else None
        if effect is None:
            return self.word(region, move, lang)
        key = POLICIES[region.cards.policy[frame.what]]
        facts = {"it": self.word(region, move, lang), "count": effect.what, "gold": effect.price}
        return self.text(lang, "effects", key).format_map(facts)

    def cell_facts(self, region: Region, frame: Frame, move: int, lang: str) -> dict[str, object]:
        """The hex of a move, what stands there, and what a building would yield there."""
        hex, kind = move - CELL, frame.what - KIND
        facts: dict[str, object] = {"it": region.board.names[hex]}
        if frame.step.name == "site":
            facts |= {"food": region.yield_of(hex, kind), "gold": region.income_of(hex, kind)}
        if region.tiles[hex] != NO_TILE:
            facts["tile"] = self.thing_word(region, KIND + region.tiles[hex], lang)
        return facts

    def prompt_facts(self, region: State, frame: Frame, lang: str) -> dict[str, object]:
        assert isinstance(region, Region)
        facts: dict[str, object] = {"count": frame.count, "gold": region.gold[frame.seat], "turn": region.turn}
        if frame.what >= 0:
            facts["what"] = self.thing_word(region, frame.what, lang)
        if frame.at >= CELL:
            facts["city"] = region.board.names[frame.at - CELL]
        return facts

    def spots(self, region: State, frame: Frame, move: int) -> tuple[str, ...]:
        assert isinstance(region, Region)
        if move < KIND:
            return (f"display:{region.display.index(move)}",)
        if move < SEAT:
            return (f"kind:{KINDS[move - KIND]}",)
        if move >= CELL:
            spot = f"cell:{region.board.names[hex_of(move)]}"
            return (spot, f"arch:{moves.cell_name(region.board, move)}") if move >= ARCH else (spot,)
        name = self.buttons[move - BUTTON]
        if name.startswith("cards-"):
            return tuple([f"voice:{slot}" for slot in name.removeprefix("cards-").split("-")])
        return (f"button:{name}",)


def dealt_terrain(region: Region, expansion: bool) -> list[str]:
    """The advanced set-up: the tiles go on the spaces at random, the extra ones on their two (LC-19, LC-104)."""
    board: Board = region.board
    terrain = [WASTELAND] * len(board.spaces)
    order = list(range(len(board.tiles)))
    region.shuffle(order)
    for space, tile in zip(board.tile_spaces, order, strict=True):
        terrain[space] = board.tiles[tile]
    if expansion:
        order = list(range(len(board.extra)))
        region.shuffle(order)
        for (space, _), tile in zip(board.extra, order, strict=True):
            terrain[space] = board.extra[tile][1]
    return terrain


GAME: Final = LaCitta()
