"""Infinite City: lay tiles, put tokens on them, do what they say. For 2 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from faubourg.core import texts
from faubourg.core.events import Event, Motion
from faubourg.core.game import Asking, Game, Option, Parts, fingerprint_of
from faubourg.core.pieces import Piece
from faubourg.core.rules import Frame
from faubourg.core.spelling import meant
from faubourg.core.spots import BUTTON, CELL, SEAT, seat_letter
from faubourg.games.infinite_city import (
    deciding,
    glossary,
    invariants,
    moves,
    position,
    scoring,
    view,
    wording,
    worth,
)
from faubourg.games.infinite_city.effects import BANK, LIBRARY_PICK, STADIUM_TOKENS, STEPS, TEMPLE_TILE
from faubourg.games.infinite_city.flow import begin_turn
from faubourg.games.infinite_city.nouns import tile_noun
from faubourg.games.infinite_city.state import City, tokens
from faubourg.games.infinite_city.tiles import (
    DATA,
    HAND,
    KINDS,
    MOST_PLAYERS,
    NUMBERS,
    PACKAGE,
    TOKENS,
    read_option,
    tile_set,
    values_of,
)

CROSS: Final = tuple(moves.cell(x, y) for x, y in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)))


TOKEN_PIECE: Final = "token:{piece}"


def token_from_supply() -> Motion:
    return Motion("seat", "supply:{piece}", "cell:{cell}", shown=TOKEN_PIECE)


class InfiniteCity(Game[City]):
    """The game as the platform knows it."""

    name = "infinite-city"
    package = PACKAGE
    rules_version = 1
    players = range(NUMBERS["min_players"], MOST_PLAYERS + 1)  # IC-1
    options = (Option("tiles", None, "FILE.toml", read_option, is_file=True),)
    components = "tiles"
    buttons = moves.BUTTONS
    steps = STEPS
    builds = {"play": "tile"}
    numbers = NUMBERS
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
        about=deciding.about,
        answers_left=deciding.answers_left,
        suggested=deciding.suggested,
        choice_facts=deciding.choice_facts,
        closed=deciding.closed,
    )
    motions = {
        "play": (Motion("tile", "{origin}", "cell:{cell}"), token_from_supply()),
        "hotel": (token_from_supply(),),
        "token": (token_from_supply(),),
        "draw": (Motion("tiles", "deck", "hand:{seat}", count="count"),),
        "take_back": (Motion("seat", "cell:{cell}", "supply:{piece}", shown=TOKEN_PIECE),),
        "swap_tokens": (
            Motion("seat", "cell:{at}", "cell:{cell}", shown=TOKEN_PIECE),
            Motion("owner", "cell:{cell}", "cell:{at}", shown=TOKEN_PIECE),
        ),
        "destroy": (Motion("tile", "cell:{cell}", "deck"),),
        "look": (Motion("tiles", "deck", "aside", count="count"),),
        "put_down": (Motion("tiles", "aside", "deck", count="count"),),
        "take": (Motion("tile", "cell:{cell}", "hand:{seat}"),),
        "put_face_down": (Motion("tile", "deck", "cell:{cell}"),),
        "move_tile": (Motion("tile", "cell:{cell}", "cell:{to}"),),
        "swap_hands": (
            Motion("tiles", "hand:{other}", "hand:{seat}"),
            Motion("given", "hand:{seat}", "hand:{other}"),
        ),
        "move_tokens": (Motion("owners", "cell:{cell}", "cell:{to}", shown=TOKEN_PIECE),),
        "return": (Motion("owners", "cell:{cell}", "supply:{piece}", shown=TOKEN_PIECE),),
        "swap_tiles": (
            Motion("tile", "cell:{cell}", "cell:{to}"),
            Motion("swapped", "cell:{to}", "cell:{cell}"),
        ),
    }
    touches = {"bank": "all", "stadium-tokens": "all"}
    halts = frozenset({"end-of-turn", "temple-draw"})
    stakes = worth.STAKES
    whole_turns = 120
    turn_rule = "IC-7"
    end_rule = "IC-49"
    tie_rule = "IC-59"

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> City:
        """Tokens, deck, hands, cross, first player (IC-2, IC-3, IC-4, IC-5, IC-6, IC-7)."""
        city = City(self, players, seed, options, tile_set(options.get("tiles")))
        city.supply = [TOKENS] * players
        city.known = bytearray(len(city.kind))
        city.deck = list(range(len(city.kind)))
        city.shuffle(city.deck)
        city.hands = [()] * players
        for seat in range(players):
            city.draw(seat, HAND, "IC-4")
        for spot in CROSS:
            city.lay_face_down(spot, city.take_top(1)[0])
        begin_turn(city, city.below(players))
        city.advance()
        return city

    def fingerprint(self, options: Mapping[str, Any]) -> str:
        return fingerprint_of(options.get("tiles") or values_of("data.toml", DATA))

    def setup(self, position_data: Mapping[str, Any]) -> City:
        return position.setup(self, position_data)

    def export_components(self) -> str:
        return resources.files(PACKAGE).joinpath("data.toml").read_text(encoding="utf-8")

    def pieces(self, lang: str, options: Mapping[str, Any] = {}) -> tuple[Piece, ...]:
        return glossary.pieces(self, lang, options)

    def judgement(self, city: City, seat: int) -> float:
        return worth.judgement(city, seat)

    def judgements(self, city: City) -> list[float]:
        return worth.judgements(city)

    def means(self, city: City, seat: int) -> dict[str, float]:
        return worth.means(city, seat)

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, city: City, thing: int) -> str:
        return city.tiles.ids[thing]

    def thing_word(self, city: City, thing: int, lang: str) -> str:
        return tile_noun(city, thing, lang)

    def piece_of(self, city: City, thing: int) -> str:
        return deciding.piece_of(city, thing)

    def cell_name(self, city: City, move: int) -> str:
        return moves.cell_name(move)

    def find_cell(self, city: City, frame: Frame, text: str) -> int | None:
        """A cell, with the words that people put before one; the Bank's owner may be left out where there is one."""
        for word in ("hotel ", "hôtel ", "play ", "to "):
            text = text.removeprefix(word)
        found = moves.find_cell(text)
        if found is not None and frame.step is BANK and moves.owner_of(found) < 0:
            foreign = [
                seat for seat in range(city.players) if seat != city.active and tokens(city.board.get(found, 0), seat)
            ]
            return moves.pair(found, foreign[0]) if len(foreign) == 1 else found
        return found

    def find_thing(self, city: City, frame: Frame, text: str) -> int | None:
        """What a text names: a tile by id ("bank#6") or kind ("Banque"), a button, or a player, where one is asked for.

        A kind means the first of its tiles that may be chosen.
        """
        for word in ("play ", "jouer "):
            text = text.removeprefix(word)
        if text in city.tiles.numbers:
            return city.tiles.numbers[text]
        offered = frame.step.options(city, frame)
        tiles = [move for move in offered if move < SEAT]
        kinds = {city.kind[tile]: tile for tile in reversed(tiles)}
        names = [(KINDS[kind], kind) for kind in range(len(KINDS))]
        for lang in texts.LANGUAGES:
            names += [(texts.noun(PACKAGE, lang, f"tile-{key}"), kind) for kind, key in enumerate(KINDS)]
            names += [(self.word(city, move, lang), move) for move in offered if BUTTON <= move < CELL]
        names += [(city.names[move - SEAT], move) for move in offered if city.names and SEAT <= move < BUTTON]
        found = meant(text, names, [*kinds, *[move for move in offered if move >= SEAT]])
        if found is None or found >= SEAT:
            return found
        return kinds[found] if found in kinds else city.tiles.copies(found)[0]

    def parse(self, city: City, frame: Frame, text: str) -> int | None:
        text = text.strip()
        return super().parse(city, frame, text[4:] if text.lower().startswith("one ") else text)

    def spots(self, city: City, frame: Frame, move: int) -> tuple[str, ...]:
        if move < SEAT:
            return (self.tile_spot(city, frame, move),)
        spot = moves.cell_of(move)
        if move < CELL:
            name = f"seat:{seat_letter(move - SEAT)}" if move < BUTTON else f"button:{self.notation(city, move)}"
            return (f"cell:{moves.cell_name(frame.things[0])}", name) if frame.step is STADIUM_TOKENS else (name,)
        cell = f"cell:{moves.cell_name(spot)}"
        owner = moves.owner_of(move)
        return (cell,) if owner < 0 else (cell, f"seat:{seat_letter(owner)}")

    def tile_spot(self, city: City, frame: Frame, tile: int) -> str:
        """Where a tile that may be chosen lies: among those looked at, or in the hand."""
        if frame.step is LIBRARY_PICK:
            return f"shown:{frame.things.index(tile)}" if tile in frame.things else "shown"
        hand = city.hands[frame.at - SEAT if frame.step is TEMPLE_TILE else city.active]
        zone = "shown" if frame.step is TEMPLE_TILE else "hand"
        return f"{zone}:{hand.index(tile)}" if tile in hand else zone

    # --- questions and events --------------------------------------------------------------------------------------

    def label(self, city: City, frame: Frame, move: int, lang: str) -> str:
        if BUTTON <= move < CELL:
            return self.word(city, move, lang)
        return wording.label(self, city, frame, move, lang)

    def short_label(self, city: City, frame: Frame, move: int, lang: str) -> str:
        if BUTTON <= move < CELL:
            return self.word(city, move, lang)
        return wording.label(self, city, frame, move, lang, in_short=True)

    def leads_on(self, city: City, frame: Frame, move: int) -> bool:
        return wording.leads_on(frame, move)

    def prompt_facts(self, city: City, frame: Frame, lang: str) -> dict[str, object]:
        return wording.prompt_facts(self, city, frame, lang)

    def sentence(self, city: City, event: Event, seat: int | None, lang: str, names: Sequence[str] = ()) -> str:
        return wording.sentence(self, city, event, seat, lang, names)


GAME: Final = InfiniteCity()
