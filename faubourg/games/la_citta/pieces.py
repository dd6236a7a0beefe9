"""The glossary: every building, card, service, land and piece explains itself, with figures from the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from faubourg.core.pieces import Piece
from faubourg.core.texts import noun
from faubourg.games.la_citta.tiles import CHEAPEST, DATA, EFFECTS, PACKAGE, POLICIES, SERVICES, TILE_COUNT, TILE_OF

if TYPE_CHECKING:
    from faubourg.games.la_citta import LaCitta

USES: Final = ("gold", "new-city", "small-building")
LANDS: Final = ("farm", "lake", "mountain", "wasteland")
PIECES: Final = ("citizen", "gold", "food", "cube")

RULES: Final[dict[str, tuple[str, ...]]] = {
    "tile:castle": ("LC-8", "LC-11", "LC-84"),
    "tile:farmhouse": ("LC-68", "LC-86"),
    "tile:quarry": ("LC-27",),
    "tile:school": ("LC-73",),
    "tile:statue": ("LC-73",),
    "tile:fountain": ("LC-66", "LC-70", "LC-73"),
    "tile:market": ("LC-64", "LC-67", "LC-70"),
    "tile:palace": ("LC-50", "LC-73"),
    "tile:baths": ("LC-50", "LC-66", "LC-70"),
    "tile:hospital": ("LC-50", "LC-73"),
    "tile:cathedral": ("LC-51", "LC-73"),
    "tile:university": ("LC-51", "LC-73"),
    "tile:road": ("LC-107", "LC-110", "LC-112", "LC-120"),
    "tile:theatre": ("LC-115", "LC-116", "LC-117"),
    "tile:port": ("LC-66", "LC-70", "LC-119"),
    "tile:big_farmhouse": ("LC-118",),
    "tile:estate": ("LC-121",),
    "card:palace": ("LC-50",),
    "card:baths": ("LC-50",),
    "card:hospital": ("LC-50",),
    "card:cathedral": ("LC-51",),
    "card:university": ("LC-51",),
    "card:master_builder": ("LC-52", "LC-106"),
    "card:bread_and_games": ("LC-53", "LC-54", "LC-60"),
    "card:blessed_times": ("LC-55", "LC-71"),
    "card:rich_harvest": ("LC-56", "LC-57", "LC-58"),
    "card:ask_the_people": ("LC-59",),
    "card:port": ("LC-105",),
    "card:big_farmhouse": ("LC-105",),
    "card:estate": ("LC-105",),
    "use:gold": ("LC-31", "LC-39"),
    "use:new-city": ("LC-31", "LC-40", "LC-41", "LC-44"),
    "use:small-building": ("LC-31", "LC-45"),
    "voice:education": ("LC-33", "LC-75"),
    "voice:culture": ("LC-33", "LC-75"),
    "voice:health": ("LC-33", "LC-75"),
    "land:farm": ("LC-11",),
    "land:lake": ("LC-66",),
    "land:mountain": ("LC-27",),
    "land:wasteland": ("LC-5",),
    "piece:citizen": ("LC-63", "LC-81", "LC-97"),
    "piece:gold": ("LC-47",),
    "piece:food": ("LC-89", "LC-90"),
    "piece:cube": ("LC-60",),
}


def pieces(game: LaCitta, lang: str, options: Mapping[str, Any]) -> tuple[Piece, ...]:
    """Those in play with these options: without the expansion, none of its buildings and cards."""
    expansion = bool(options.get("expansion"))
    deck = "expansion" if expansion else "base"
    found = [
        tile_piece(game, lang, number, row)
        for number, row in enumerate(DATA["building"])
        if expansion or row["set"] == "base"
    ]
    found += [card_piece(game, lang, number, row) for number, row in enumerate(DATA["policy"]) if row[deck]]
    found += [plain_piece(game, lang, f"use:{key}", {}) for key in USES]
    found += [plain_piece(game, lang, f"voice:{key}", {"cards": DATA["voice"][key]}) for key in SERVICES]
    found += [plain_piece(game, lang, f"land:{key}", {}) for key in LANDS]
    found += [plain_piece(game, lang, f"piece:{key}", {}) for key in PIECES]
    return tuple(found)


def plain_piece(game: LaCitta, lang: str, id: str, figures: dict[str, Any], price: str = "") -> Piece:
    message = id.replace(":", "-")
    name = noun(PACKAGE, lang, message)
    line, text = game.say(lang, f"{message}.line"), game.say(lang, f"{message}.text")
    return Piece(id, name, line, text, price, RULES[id], figures)


def tile_piece(game: LaCitta, lang: str, kind: int, row: dict[str, Any]) -> Piece:
    tile = TILE_OF[kind]
    figures = {key: row[key] for key in ("size", "arches", "wave", "food", "food_fixed", "income", "income_fixed")}
    figures |= {"citizen": row["citizen"], "count": TILE_COUNT[tile] if tile >= 0 else DATA["game"]["castles"]}
    figures["back"] = [face for face in DATA["tile"][tile]["faces"] if face != row["key"]] if tile >= 0 else []
    price = game.say(lang, "price", {"count": price_of(row)}) if row["size"] else ""
    return plain_piece(game, lang, f"tile:{row['key']}", figures, price)


def price_of(row: dict[str, Any]) -> int:
    """What the card of a building costs; small ones are free, by a player card."""
    return CHEAPEST[POLICIES.index(row["key"])] if row["key"] in POLICIES else 0


def card_piece(game: LaCitta, lang: str, policy: int, row: dict[str, Any]) -> Piece:
    prices = [effect.price for effect in EFFECTS[policy]]
    price = game.say(lang, "price", {"count": prices[0]})
    if len(prices) > 1:
        price = game.say(lang, "prices", {"list": " / ".join(str(gold) for gold in prices)})
    figures = {"effects": row["effects"], "base": row["base"], "expansion": row["expansion"]}
    return plain_piece(game, lang, f"card:{row['key']}", figures, price)
