"""La Citta: cities that grow, feed and entertain their people, or lose them. For 2 to 5 players.

With the advanced rules and the expansion Pays de Cocagne.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from faubourg.core.errors import SetupError
from faubourg.core.events import Motion
from faubourg.core.game import Asking, Game, Option, Parts, fingerprint_of, one_of, yes_or_no
from faubourg.core.pieces import Piece
from faubourg.core.rules import Frame
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.la_citta import (
    invariants,
    maps,
    moves,
    outlook,
    pieces,
    position,
    scoring,
    view,
    wording,
    worth,
)
from faubourg.games.la_citta.board import WASTELAND, Board, Ground, bare_ground, basic_ground, board_of
from faubourg.games.la_citta.flow import (
    END_OF_TURN,
    END_OF_YEAR,
    STEPS,
    YEAR,
    first_castle_order,
    frames_of_first_castles,
    start_castles,
)
from faubourg.games.la_citta.moves import KIND
from faubourg.games.la_citta.state import NO_TILE, Region
from faubourg.games.la_citta.tiles import (
    CUBES,
    DATA,
    DISPLAY,
    KINDS,
    NUMBERS,
    PACKAGE,
    PLAYER_CARDS,
    POINTS_HUNGER,
    START_GOLD,
    cards_of,
    full_stock,
)

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
RANDOM: Final = "random"
FIRST_SEATS: Final = tuple(SEAT_LETTERS[: NUMBERS["max_players"]])


# What travels in an event. Citizens, gold and food come from a reserve that never runs out.
CITIZEN: Final = "piece:citizen"
MOTIONS: Final[dict[str, tuple[Motion, ...]]] = {
    "castle": (
        Motion("tile:castle", "supply:{seat}", "cell:{city}"),
        Motion(CITIZEN, "reserve", "cell:{city}", "people"),
    ),
    "food": (Motion("piece:food", "cell:{cell}", "supply:{seat}", "food"),),
    "voice_card": (Motion("card", "voice-pile", "voice:0"),),
    "income": (Motion("piece:gold", "cell:{cell}", "supply:{seat}", "gold"),),
    "growth": (Motion(CITIZEN, "reserve", "cell:{city}"),),
    "pass": (Motion("card", "pile", "hand:{seat}"),),
    "card": (Motion("card", "display:{slot}", "hand:{seat}"),),
    "refill": (Motion("card", "pile", "display:{slot}"),),
    "take_gold": (Motion("piece:gold", "reserve", "supply:{seat}", "gold"),),
    "pay": (Motion("piece:gold", "supply:{seat}", "reserve", "gold"),),
    "found": (
        Motion("tile:castle", "supply:{seat}", "cell:{city}"),
        Motion(CITIZEN, "cell:{origin}", "cell:{city}"),
    ),
    "build": (Motion("kind", "stock", "cell:{cell}"), Motion(CITIZEN, "cell:{city}", "cell:{cell}")),
    "market": (Motion("kind", "stock", "cell:{cell}"), Motion(CITIZEN, "reserve", "cell:{cell}")),
    "road": (Motion("kind", "stock", "cell:{cell}"),),
    "games": (Motion("piece:cube", "supply:{seat}", "cell:{cell}", "count"),),
    "bless": (Motion(CITIZEN, "reserve", "cell:{city}", "count"),),
    "harvest": (
        Motion("piece:cube", "supply:{seat}", "cell:{cell}"),
        Motion("piece:food", "cell:{cell}", "supply:{seat}", "food"),
    ),
    "migrate": (Motion(CITIZEN, "cell:{origin}", "cell:{city}"),),
    "no_room": (Motion(CITIZEN, "cell:{city}", "reserve"),),
    "city_falls": (Motion("kinds", "cell:{city}", "stock"),),
    "demolish": (Motion("kind", "cell:{cell}", "stock"),),
    "surplus": (Motion(CITIZEN, "cell:{city}", "reserve", "count"),),
    "starve": (Motion(CITIZEN, "cell:{city}", "reserve"),),
    "harvest_over": (
        Motion("piece:cube", "cell:{cell}", "supply:{seat}"),
        Motion("piece:food", "supply:{seat}", "reserve", "food"),
    ),
}


class LaCitta(Game[Region]):
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
    components = "map"
    buttons = moves.BUTTONS
    steps = STEPS
    builds = {"build": "kind", "market": "kind", "road": "kind"}
    never_built = frozenset({"castle"})
    numbers = NUMBERS | {"hunger_cost": -POINTS_HUNGER}
    number_facts = frozenset({"count", "points", "gold", "food", "limit", "year", "people", "origin_people", "slot"})
    motions = MOTIONS
    touches = {"ask": "all"}
    halts = frozenset({END_OF_TURN.name, END_OF_YEAR.name, YEAR.name})
    parts = Parts(
        view=view.view,
        redraw=view.redraw,
        describe=position.describe,
        outcome=scoring.outcome,
        worth=worth.worth,
        broken_invariant=invariants.broken_invariant,
        broken_step=invariants.broken_step,
    )
    asking = Asking(
        about=wording.about,
        answers_left=outlook.answers_left,
        suggested=outlook.suggested,
        choice_facts=outlook.choice_facts,
        closed=outlook.closed,
    )
    stakes = 5.0
    turn_rule = "LC-29"
    end_rule = "LC-96"
    tie_rule = "LC-100"

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
            region.stack += frames_of_first_castles(region, first_castle_order(region))
        else:
            start_castles(region)
            region.stack.append(Frame(YEAR, region.first))
        region.advance()
        return region

    def judgement(self, region: Region, seat: int) -> float:
        return worth.judgement(region, seat)

    def judgements(self, region: Region) -> list[float]:
        return worth.judgements(region)

    def means(self, region: Region, seat: int) -> dict[str, float]:
        return worth.means(region, seat)

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
        # Provenance may be corrected without making another game of it.
        figures = [{key: value for key, value in row.items() if key != "provenance"} for row in rows]
        return fingerprint_of([map, figures])

    def setup(self, position_data: Mapping[str, Any]) -> Region:
        return position.setup(self, position_data)

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, region: Region, thing: int) -> str:
        return KINDS[thing - KIND] if thing >= KIND else region.cards.ids[thing]

    def thing_word(self, region: Region, thing: int, lang: str) -> str:
        return wording.thing_noun(region, thing, lang)

    def thing_help(self, region: Region, thing: int, lang: str) -> str | None:
        return self.say(lang, f"{wording.piece_of(region, thing).replace(':', '-')}.text")

    def piece_of(self, region: Region, thing: int) -> str | None:
        return wording.piece_of(region, thing)

    def export_components(self) -> str:
        return resources.files(PACKAGE).joinpath("map.toml").read_text(encoding="utf-8")

    def pieces(self, lang: str, options: Mapping[str, Any] = {}) -> tuple[Piece, ...]:
        return pieces.pieces(self, lang, options)

    def find_thing(self, region: Region, frame: Frame, text: str) -> int | None:
        return wording.find_thing(region, frame, text)

    def cell_name(self, region: Region, move: int) -> str:
        return moves.cell_name(region.board, move)

    def find_cell(self, region: Region, frame: Frame, text: str) -> int | None:
        return wording.find_cell(region, frame, text)

    def label(self, region: Region, frame: Frame, move: int, lang: str) -> str:
        return wording.label(self, region, frame, move, lang)

    def short_label(self, region: Region, frame: Frame, move: int, lang: str) -> str:
        return wording.label(self, region, frame, move, lang, in_short=True)

    def leads_on(self, region: Region, frame: Frame, move: int) -> bool:
        return wording.leads_on(frame, move)

    def prompt_facts(self, region: Region, frame: Frame, lang: str) -> dict[str, object]:
        return wording.prompt_facts(region, frame, lang)

    def spots(self, region: Region, frame: Frame, move: int) -> tuple[str, ...]:
        return wording.spots(region, frame, move)

    def fact_word(self, region: Region, key: str, value: object, lang: str, names: Sequence[str]) -> object:
        word = wording.fact_word(region, key, value, lang)
        return super().fact_word(region, key, value, lang, names) if word is None else word


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
