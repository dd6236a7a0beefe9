"""The tiles: their kinds, and the set of all copies with points and borders, read from a file and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, final

from faubourg.core import files
from faubourg.core.errors import DataError
from faubourg.core.texts import load_toml

PACKAGE: Final = "faubourg.games.infinite_city"
DATA: Final[dict[str, Any]] = load_toml(PACKAGE, "data.toml")
NUMBERS: Final[dict[str, int]] = {key: value for key, value in DATA["game"].items() if key != "key"}

TILES: Final[int] = NUMBERS["tiles"]
TOKENS: Final[int] = NUMBERS["tokens"]
HAND: Final[int] = NUMBERS["hand"]
POWER_STATIONS: Final[int] = NUMBERS["power_stations"]
SMALLEST_AREA: Final[int] = NUMBERS["smallest_area"]
ARBORETUM_TOKENS: Final[int] = NUMBERS["arboretum_tokens"]
LIBRARY_TILES: Final[int] = NUMBERS["library_tiles"]
FACTORY_TILES: Final[int] = NUMBERS["factory_tiles"]
MOST_ROUNDS: Final[int] = NUMBERS["most_rounds"]
MOST_PLAYERS: Final[int] = NUMBERS["max_players"]

KINDS: Final = (
    "arboretum",
    "bank",
    "capitol",
    "construction_site",
    "disaster_site",
    "embassy",
    "factory",
    "hotel",
    "housing",
    "library",
    "mausoleum",
    "plaza",
    "police_hq",
    "port",
    "post_office",
    "power_station",
    "security_guardpost",
    "shopping_complex",
    "stadium",
    "temple",
    "transit_station",
)
HOTEL: Final = KINDS.index("hotel")
LIBRARY: Final = KINDS.index("library")
PLAZA: Final = KINDS.index("plaza")
POWER_STATION: Final = KINDS.index("power_station")
STADIUM: Final = KINDS.index("stadium")
SHARED_KINDS: Final = (STADIUM, KINDS.index("police_hq"), HOTEL)  # may carry tokens of several players


@final
class TileSet:
    """All tiles by number: the kind and the id of each; points and border of each kind. Never changed."""

    __slots__ = ("kind", "ids", "bonus", "silver", "numbers")

    def __init__(self, counts: list[int], bonus: list[int], silver: list[bool]) -> None:
        self.kind = bytes([kind for kind, count in enumerate(counts) for _ in range(count)])
        self.ids = tuple([f"{KINDS[kind]}#{n + 1}" for kind, count in enumerate(counts) for n in range(count)])
        self.bonus = tuple(bonus)
        self.silver = tuple(silver)
        self.numbers = {id: number for number, id in enumerate(self.ids)}

    def copies(self, kind: int) -> list[int]:
        """The numbers of all tiles of a kind."""
        return [tile for tile in range(len(self.kind)) if self.kind[tile] == kind]


def read_option(value: object) -> object:
    """The option `tiles`: a path to a file, or the values of one as plain data; None for the built-in set."""
    if value is None:
        return None
    if isinstance(value, Mapping):
        source, tiles = "tiles", value
    else:
        source = str(value)
        try:
            data = tomllib.loads(files.read_text(Path(source)))
        except tomllib.TOMLDecodeError as error:
            raise wrong(source, "not_toml", reason=error) from error
        tiles = values_of(source, data)
    check(source, tiles)
    plain = {key: dict(tiles[key]) for key in KINDS}
    return None if plain == values_of("data.toml", DATA) else plain


def tile_set(option: Mapping[str, Any] | None) -> TileSet:
    """The set that a checked option stands for."""
    if option is None:
        return built_in()
    rows = [option[key] for key in KINDS]
    return TileSet([row["count"] for row in rows], [row["bonus"] for row in rows], [row["silver"] for row in rows])


@lru_cache(maxsize=1)
def built_in() -> TileSet:
    return tile_set(values_of("data.toml", DATA))


def values_of(source: str, data: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Count, bonus and border of each tile of a data file."""
    rows = data.get("tile")
    if not isinstance(rows, list):
        raise wrong(source, "no_tiles")
    values: dict[str, dict[str, Any]] = {}
    for row in rows:
        key = row.get("key") if isinstance(row, dict) else None
        if not isinstance(key, str):
            raise wrong(source, "no_key")
        if key in values:
            raise wrong(source, "twice", tile=key)
        values[key] = {field: row.get(field) for field in ("count", "bonus", "silver")}
    return values


def check(source: str, values: Mapping[str, Any]) -> None:
    """Refuse a set that is not the game's: a missing or unknown tile, a wrong value, counts that do not add up."""
    for key in values:
        if key not in KINDS:
            raise wrong(source, "unknown_tile", tile=key, known=", ".join(KINDS))
    for key in KINDS:
        if key not in values or not isinstance(values[key], Mapping):
            raise wrong(source, "missing_tile", tile=key)
        row = values[key]
        for field, least in (("count", 1), ("bonus", 0)):
            value = row.get(field)
            if isinstance(value, bool) or not isinstance(value, int) or value < least:
                raise wrong(source, "bad_number", tile=key, field=field, value=value, least=least)
        if not isinstance(row.get("silver"), bool):
            raise wrong(source, "bad_silver", tile=key, value=row.get("silver"))
    total = sum(values[key]["count"] for key in KINDS)
    if total != TILES:
        raise wrong(source, "bad_total", total=total, tiles=TILES)
    stations = values["power_station"]["count"]
    if stations != POWER_STATIONS:
        raise wrong(source, "bad_stations", count=stations, power_stations=POWER_STATIONS)


def wrong(source: str, key: str, **facts: object) -> DataError:
    return DataError(key, package=PACKAGE, source=source, **facts)
