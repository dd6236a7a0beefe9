"""Events in words, and what travels in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from faubourg.core.events import Event, Motion
from faubourg.core.spots import SEAT
from faubourg.games.small_city.moves import (
    PLACE,
    PRODUCT,
    RAW,
    SPACE,
    is_spot,
    is_street,
    street_cells,
)
from faubourg.games.small_city.state import City
from faubourg.games.small_city.wording.names import cells_words, counted, products_words, spot_word, tile_word

NUMBER_FACTS: Final = frozenset(
    {
        "count",
        "money",
        "votes",
        "turn",
        "phase",
        "size",
        "generated",
        "citizens",
        "made",
        "parks",
        "pollution",
        "points",
    }
)

# A citizen travels as the letter of its seat, a tile by its kind, a raw by its kind and place.
MOTIONS: Final[dict[str, tuple[Motion, ...]]] = {
    "hall": (Motion("kind", "supply", "cell:{cell}"),),
    "look_promises": (Motion("cards", "deck", "hand:{seat}"),),
    "parade": (Motion("host", "seat:{host}", "street:{street}"),),
    "action": (Motion("card", "circle", "seat:{seat}"),),
    "build": (Motion("kind", "pile:{kind}", "cell:{cell}"),),
    "moved_in": (Motion("seat", "hall:{seat}", "cell:{cell}"),),
    "enlarge": (Motion("kind", "pile:{kind}", "cell:{cell}"), Motion("old", "cell:{cell}", "pile:{old}")),
    "demolish": (Motion("kind", "cell:{cell}", "box"),),
    "warehouse": (Motion("kind", "pile:warehouse", "cell:{cell}"),),
    "crew": (Motion("seat", "cell:{cell}", "cell:{to}"),),
    "replace": (Motion("seat", "career:{seat}", "cell:{cell}"),),
    "walk": (Motion("seat", "cell:{cell}", "cell:{to}"),),
    "to_hall": (Motion("seat", "cell:{cell}", "hall:{seat}"),),
    "housed": (Motion("seat", "hall:{seat}", "cell:{cell}"),),
    "newcomers": (Motion("seat", "career:{seat}", "hall:{seat}"),),
    "death": (Motion("owner", "cell:{cell}", "box"),),
    "cemetery": (Motion("stone", "box", "cell:{cell}"),),
    "look_special": (Motion("cards", "deck", "hand:{seat}"),),
    "council_raw": (Motion("raw", "supply", "hall:{seat}", shown="raw:{piece}"),),
    "council_citizens": (Motion("seat", "career:{seat}", "hall:{seat}"),),
}


def in_one_name(kind: str, facts: Mapping[str, object]) -> list[dict[str, object]]:
    """What travels where one name tells the piece and its place: `wood E2` and a store, `disk1 construction-3`."""
    seat = facts.get("seat")
    if kind in ("store", "raw_paid"):
        raw, _, place = str(facts["raw"]).partition(" ")
        store = f"hall:{seat}" if place in ("", "hall") else f"cell:{seat}:{place}"
        source, target = ("supply", store) if kind == "store" else (store, "supply")
        return [{"piece": f"raw:{raw}", "from": source, "to": target}]
    if kind == "council":
        disk, _, space = str(facts["space"]).partition(" ")
        source = f"disk:{seat}:{disk.removeprefix('disk')}"
        return [{"piece": seat, "from": source, "to": f"council:{space}"}]
    return []


def spoken(city: City, facts: dict[str, object], lang: str, names: Sequence[str]) -> dict[str, Any]:
    """The facts of an event as its sentence needs them; cells of the actor's own borough by their name alone."""
    actor = facts.get("seat")
    reader = actor - SEAT if isinstance(actor, int) else -1
    said: dict[str, Any] = {}
    for key, value in facts.items():
        if key in NUMBER_FACTS or isinstance(value, str):
            said[key] = value
        elif isinstance(value, (list, tuple)):
            said[key] = listed(city, value, lang, names)
        elif isinstance(value, int):
            said[key] = word(city, value, reader, lang, names)
            if value >= PLACE:
                said["cells"] = cells_words(city.box.cells[value - PLACE], lang)
            elif is_street(value):
                said["first"], said["second"] = street_cells(value).split("-")
    if "raw" in facts and "count" in facts:  # so many pieces of a kind
        raw, count = facts["raw"], facts["count"]
        assert isinstance(raw, int) and isinstance(count, int)
        said["raw"] = counted(raw - RAW, count, lang)
    return said


def listed(city: City, moves: Sequence[int], lang: str, names: Sequence[str]) -> str:
    if moves and PRODUCT <= moves[0] < SPACE:
        return products_words(moves, lang)
    return ", ".join([str(city.game.word(city, move, lang, names)) for move in moves])


def word(city: City, move: int, reader: int, lang: str, names: Sequence[str]) -> str:
    if move >= PLACE:
        return tile_word(city.box, city.box.kind_of[move - PLACE], lang)
    if is_spot(move):
        return spot_word(city, move, reader, lang, names)
    return city.game.word(city, move, lang, names)


def sentence(city: City, event: Event, seat: int | None, lang: str, names: Sequence[str]) -> str:
    facts = event.known_to(seat)
    id = f"event-{event.kind}_known" if facts is not event.facts else f"event-{event.kind}"
    return city.game.say(lang, id, spoken(city, facts, lang, names))
