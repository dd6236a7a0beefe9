"""Every kind of piece explains itself: the tiles, their families, the back of a tile, a token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from faubourg.core import texts
from faubourg.core.pieces import Piece
from faubourg.games.infinite_city.tiles import DATA, KINDS, PACKAGE, tile_set

if TYPE_CHECKING:
    from faubourg.games.infinite_city import InfiniteCity

FAMILIES: Final = ("places", "tokens", "tiles", "stands")
FAMILY: Final[dict[str, str]] = {row["key"]: row["family"] for row in DATA["tile"]}
BACK_RULES: Final = ("IC-24", "IC-27", "IC-29")
TOKEN_RULES: Final = ("IC-2", "IC-11", "IC-26", "IC-45")


def pieces(game: InfiniteCity, lang: str, options: Mapping[str, Any]) -> tuple[Piece, ...]:
    tiles = tile_set(options.get("tiles"))
    found = []
    for kind, key in enumerate(KINDS):
        figures = {
            "family": FAMILY[key],
            "count": len(tiles.copies(kind)),
            "bonus": tiles.bonus[kind],
            "silver": tiles.silver[kind],
        }
        found.append(piece(game, lang, "tile", key, rules_of(game, key), figures))
    found.append(piece(game, lang, "back", "tile", BACK_RULES, {}))
    found.append(piece(game, lang, "token", "token", TOKEN_RULES, {"count": game.numbers["tokens"]}))
    return (*found, *[Piece(f"family:{family}", game.say(lang, f"family-{family}")) for family in FAMILIES])


def piece(
    game: InfiniteCity, lang: str, group: str, key: str, rules: tuple[str, ...], figures: dict[str, Any]
) -> Piece:
    id = f"{group}-{key}"
    name = texts.noun(PACKAGE, lang, id)
    line, text = game.say(lang, f"{id}.line"), game.say(lang, f"{id}.text")
    return Piece(f"{group}:{key}", name, line, text, rules=rules, figures=figures)


def rules_of(game: InfiniteCity, key: str) -> tuple[str, ...]:
    """The rules that come from a tile's own entry in the rulebook, or are titled by its name."""
    name = f"{texts.noun(PACKAGE, 'en', f'tile-{key}')}:"
    source = f"tile_list:{key}"
    return tuple(id for id, rule in game.rules.items() if source in rule.sources or rule.title["en"].startswith(name))
