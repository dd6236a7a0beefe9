"""Questions and events in words: what a choice means, what a question is about, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from faubourg.core import texts
from faubourg.core.events import Event
from faubourg.core.rules import Frame
from faubourg.core.spots import SEAT
from faubourg.games.infinite_city.effects import (
    PORT,
    POST_OFFICE,
    POST_OFFICE_CELL,
    STADIUM_TOKENS,
    TEMPLE_TILE,
    TRANSIT_SECOND,
    TRANSIT_STATION,
)
from faubourg.games.infinite_city.flow import CELL, TURN
from faubourg.games.infinite_city.legality import free_cells_beside_plazas, lifted_from, usable_hotels
from faubourg.games.infinite_city.moves import cell_name, cell_of, neighbours, owner_of
from faubourg.games.infinite_city.nouns import back_noun, public_noun, tile_noun
from faubourg.games.infinite_city.state import City

if TYPE_CHECKING:
    from faubourg.games.infinite_city import InfiniteCity


# --- choices ---------------------------------------------------------------------------------------------------------


def label(game: InfiniteCity, city: City, frame: Frame, move: int, lang: str, in_short: bool = False) -> str:
    """What choosing a move means: to be understood without seeing the board, unless it is told in short."""
    name = "hotel" if frame.step is TURN and move >= SEAT else frame.step.name
    facts = prompt_facts(game, city, frame, lang)
    if move < SEAT:
        facts["it"] = tile_noun(city, move, lang)
    elif move < SEAT + city.players:
        facts["it"] = game.word(city, move, lang)
        facts["own"] = "yes" if move == SEAT + frame.seat else "no"
        facts["count"] = len(city.hands[move - SEAT])
    else:
        spot = cell_of(move)
        if spot in city.board:
            facts["it"] = place(game, city, spot, lang, frame, in_short)
        else:
            facts["it"] = cell_name(spot) if in_short else empty(game, city, spot, lang)
        if owner_of(move) >= 0:
            facts["owner"] = game.word(city, SEAT + owner_of(move), lang)
    told = "short" if in_short and frame.step in (POST_OFFICE_CELL, TRANSIT_SECOND) else "label"
    return game.say(lang, f"{told}-{name}", facts)


def leads_on(frame: Frame, move: int) -> bool:
    """A tile is named again where it goes, and the first of two that are swapped with the second."""
    return move < SEAT or frame.step in (POST_OFFICE, TRANSIT_STATION)


def place(game: InfiniteCity, city: City, spot: int, lang: str, frame: Frame, in_short: bool = False) -> str:
    """A tile on the board with its tokens: "the Hotel at 3,4 (tokens: Ada, you)"; in short without them."""
    value = city.board[spot]
    facts: dict[str, object] = {"tile": public_noun(city, value, lang), "cell": cell_name(spot)}
    owners = city.owners_on(value)
    if in_short or not owners:
        return game.say(lang, "place-bare", facts)
    you = game.say(lang, "word-you")
    names = [you if owner == SEAT + frame.seat else str(game.word(city, owner, lang)) for owner in owners]
    return game.say(lang, "place-held", facts | {"count": len(owners), "owners": ", ".join(names)})


def empty(game: InfiniteCity, city: City, spot: int, lang: str) -> str:
    """A free cell, with the tiles around it."""
    names = [str(public_noun(city, city.board[beside], lang)) for beside in neighbours(spot) if beside in city.board]
    told = [name if count == 1 else f"{name} ×{count}" for name, count in Counter(names).items()]
    return game.say(lang, "place-empty", {"cell": cell_name(spot), "neighbours": ", ".join(told)})


# --- questions -------------------------------------------------------------------------------------------------------


def prompt_facts(game: InfiniteCity, city: City, frame: Frame, lang: str) -> dict[str, object]:
    facts: dict[str, object] = {"left": game.answers_left(city, frame)[1], "captured": len(frame.things)}
    step = frame.step
    if step is TURN:
        facts |= {"tiles": len(city.hands[frame.seat]), "hotels": len(usable_hotels(city, frame))}
    elif step is TEMPLE_TILE:
        facts["other"] = game.word(city, frame.at, lang)
    elif step in (POST_OFFICE_CELL, STADIUM_TOKENS, TRANSIT_SECOND):
        spot = frame.things[0]
        facts |= {"tile": public_noun(city, city.board[spot], lang), "cell": cell_name(spot)}
    elif step is CELL:
        facts["tile"] = tile_noun(city, frame.what, lang)
    if step in (CELL, PORT, POST_OFFICE_CELL):
        facts["plaza"] = "yes" if free_cells_beside_plazas(city, lifted_from(frame)) else "no"
    return facts


# --- events ----------------------------------------------------------------------------------------------------------


def sentence(game: InfiniteCity, city: City, event: Event, seat: int | None, lang: str, names: Sequence[str]) -> str:
    known = event.known_to(seat)
    facts = {key: fact_word(game, city, key, value, lang, names) for key, value in known.items()}
    owners = known.get("owners")
    if isinstance(owners, list):
        facts["count"] = len(owners)
        facts["owner"] = game.word(city, owners[0], lang, names)
        facts["whose"] = "many" if len(owners) > 1 else "own" if owners[0] == known["seat"] else "one"
    if event.kind == "fizzle":
        facts["why"] = game.say(lang, f"fizzle-{event.rule}", facts)
    if event.kind == "end":
        facts["why"] = game.say(lang, f"ending-{event.rule}")
    return game.say(lang, f"event-{event.kind}" if known is event.facts else f"event-{event.kind}_known", facts)


def fact_word(game: InfiniteCity, city: City, key: str, value: object, lang: str, names: Sequence[str]) -> object:
    """A fact in words; a face-down tile, of which all know the back alone, is just that."""
    if key in ("tile", "swapped") and isinstance(value, str):
        return back_noun(lang)
    if key == "owners" and isinstance(value, list):
        return texts.listed(lang, [game.word(city, owner, lang, names) for owner in dict.fromkeys(value)])
    if isinstance(value, (list, tuple)):
        words = [game.word(city, move, lang, names) for move in value]
        return ", ".join(words) or game.say(lang, "word-nothing")
    if isinstance(value, int) and key not in game.number_facts:
        return game.word(city, value, lang, names)
    return value
