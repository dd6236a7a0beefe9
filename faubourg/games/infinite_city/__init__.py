"""Infinite City: lay tiles, put tokens on them, do what they say. For 2 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from faubourg.core.game import Game, Option, fingerprint_of
from faubourg.core.outcome import Outcome
from faubourg.core.rules import Frame
from faubourg.core.spots import BUTTON, CELL, SEAT
from faubourg.core.state import State
from faubourg.games.infinite_city import invariants, moves, position, scoring, view
from faubourg.games.infinite_city.effects import BANK, LIBRARY_PICK, STADIUM_TOKENS, STEPS, TEMPLE_TILE
from faubourg.games.infinite_city.flow import TURN, begin_turn
from faubourg.games.infinite_city.state import TILE, UP, City, tokens
from faubourg.games.infinite_city.tiles import (
    DATA,
    HAND,
    KINDS,
    NUMBERS,
    PACKAGE,
    TOKENS,
    read_option,
    tile_set,
    values_of,
)

TILE_NAMES: Final[dict[str, dict[str, str]]] = {
    lang: {row["key"]: row[f"name_{lang}"] for row in DATA["tile"]} for lang in ("en", "fr")
}
CROSS: Final = tuple(moves.cell(x, y) for x, y in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)))


class InfiniteCity(Game):
    """The game as the platform knows it."""

    name = "infinite-city"
    package = PACKAGE
    rules_version = 1
    players = range(NUMBERS["min_players"], NUMBERS["max_players"] + 1)  # IC-1
    options = (Option("tiles", None, "FILE.toml", read_option, is_file=True),)
    buttons = moves.BUTTONS
    steps = STEPS
    numbers = NUMBERS
    turn_rule = "IC-7"
    end_rule = "IC-49"

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
            city.lay(spot, city.take_top(1)[0])
        begin_turn(city, city.below(players))
        city.advance()
        return city

    def fingerprint(self, options: Mapping[str, Any]) -> str:
        return fingerprint_of(options.get("tiles") or values_of("data.toml", DATA))

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
        return scoring.worth(city, seat)

    def broken_invariant(self, city: State) -> str | None:
        assert isinstance(city, City)
        return invariants.broken_invariant(city)

    def broken_step(self, before: State, after: State, seat: int) -> str | None:
        assert isinstance(before, City) and isinstance(after, City)
        return invariants.broken_step(before, after)

    # --- moves in words --------------------------------------------------------------------------------------------

    def thing_name(self, city: State, thing: int) -> str:
        assert isinstance(city, City)
        return city.tiles.ids[thing]

    def thing_word(self, city: State, thing: int, lang: str) -> str:
        assert isinstance(city, City)
        return TILE_NAMES[lang][KINDS[city.kind[thing]]]

    def find_thing(self, city: State, frame: Frame, text: str) -> int | None:
        """A tile by id ("bank#6"), or by kind or name ("bank", "Banque"): then the first of them that may be chosen."""
        assert isinstance(city, City)
        text = text.removeprefix("play ")
        if text in city.tiles.numbers:
            return city.tiles.numbers[text]
        names = [TILE_NAMES[lang] for lang in TILE_NAMES]
        for kind, key in enumerate(KINDS):
            if text.replace(" ", "_") == key or any(text == name[key].lower() for name in names):
                offered = [move for move in frame.step.options(city, frame) if move < SEAT]
                copies = city.tiles.copies(kind)
                return next((move for move in offered if move in copies), copies[0])
        return None

    def cell_name(self, city: State, move: int) -> str:
        return moves.cell_name(move)

    def find_cell(self, city: State, frame: Frame, text: str) -> int | None:
        """A cell, with the words that people put before one; the Bank's owner may be left out where there is one."""
        assert isinstance(city, City)
        for word in ("hotel ", "play ", "to "):
            text = text.removeprefix(word)
        found = moves.find_cell(text)
        if found is not None and frame.step is BANK and moves.owner_of(found) < 0:
            foreign = [
                seat for seat in range(city.players) if seat != city.active and tokens(city.board.get(found, 0), seat)
            ]
            return moves.pair(found, foreign[0]) if len(foreign) == 1 else found
        return found

    def parse(self, city: State, frame: Frame, text: str) -> int | None:
        text = text.strip()
        return super().parse(city, frame, text[4:] if text.lower().startswith("one ") else text)

    def label(self, city: State, frame: Frame, move: int, lang: str) -> str:
        assert isinstance(city, City)
        spot = moves.cell_of(move)
        if move < BUTTON or spot not in city.board:
            return super().label(city, frame, move, lang)
        value = city.board[spot]
        tile = self.thing_word(city, value & TILE, lang) if value & UP else self.text(lang, "game", "face_down")
        facts: dict[str, object] = {"cell": moves.cell_name(spot), "tile": tile}
        if moves.owner_of(move) >= 0:
            facts["owner"] = self.word(city, SEAT + moves.owner_of(move), lang)
        name = "hotel" if frame.step is TURN else frame.step.name
        return self.text(lang, "labels", name).format_map({**facts, "it": f"{tile} {facts['cell']}"})

    def prompt_facts(self, city: State, frame: Frame, lang: str) -> dict[str, object]:
        assert isinstance(city, City)
        facts: dict[str, object] = {"left": NUMBERS["arboretum_tokens"] - frame.count}
        if frame.what >= 0:
            facts["tile"] = self.thing_word(city, frame.what, lang)
        if frame.step is TEMPLE_TILE:
            facts["other"] = self.word(city, frame.at, lang)
        return facts

    def spots(self, city: State, frame: Frame, move: int) -> tuple[str, ...]:
        assert isinstance(city, City)
        if move < SEAT:
            zone = "shown" if frame.step in (LIBRARY_PICK, TEMPLE_TILE) else "hand"
            return (
                f"{zone}:{frame.step.options(city, frame).index(move) if zone == 'shown' else self.place(city, move)}",
            )
        if move < BUTTON:
            spot = (f"seat:{move - SEAT}",)
            return (f"cell:{moves.cell_name(frame.things[0])}", *spot) if frame.step is STADIUM_TOKENS else spot
        if moves.owner_of(move) >= 0:
            return f"cell:{moves.cell_name(moves.cell_of(move))}", f"seat:{moves.owner_of(move)}"
        notation = self.notation(city, move)
        return (f"cell:{notation}",) if move >= CELL else (f"button:{notation}",)

    def place(self, city: City, tile: int) -> int:
        """Where a tile is in the hand of the active player."""
        return city.hands[city.active].index(tile)


GAME: Final = InfiniteCity()
