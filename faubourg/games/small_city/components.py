"""A data file of boards, tiles and promises: read, checked, and made the value of the option `components`."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from faubourg.core import files
from faubourg.core.errors import DataError
from faubourg.core.sheet import Cell, Row, Sheet, trust_in
from faubourg.core.texts import has, say
from faubourg.core.toml_lines import line_in_table, line_of
from faubourg.games.small_city.grid import SIDE, cell_name
from faubourg.games.small_city.grid import cell as cell_at
from faubourg.games.small_city.promises import FILTERS, METRICS, OPERATORS
from faubourg.games.small_city.tiles import (
    CATEGORIES,
    DATA,
    NAMED,
    NUMBERS,
    PACKAGE,
    PILES,
    SLOTS,
    Box,
    box_of,
    built_in,
)

PARTS: Final = ("boards", "tile", "promise", "special")
ALL_SLOTS: Final = (*SLOTS, "home", "hall", "")
TOTALS: Final = {
    "residential": "residential_tiles",
    "commercial": "commercial_tiles",
    "factory": "factory_tiles",
    "park": "park_tiles",
    "warehouse": "warehouse_tiles",
}
HIGHEST_LEVEL: Final = {"residential": 5, "commercial": 4, "factory": 3}
SLOTS_OF: Final = {
    "residential": ("home",),
    "commercial": ("cash", "raw_to_cash", "cash_to_votes", "raw_to_votes"),
    "factory": ("wood", "stone", "metal"),
    "park": ("rest",),
}
# The category of each kind that rules speak of by name.
CATEGORY_OF: Final = {
    **{name: name for name in ("warehouse", "refinery", "port", "police", "fire")},
    **dict.fromkeys(("town_hall", "school", "library", "museum", "subway", "clinic", "university"), "cultural"),
}
POWER_KINDS: Final = ("police", "fire", "clinic", "university")


@dataclass(frozen=True)
class Source:
    """A file of components, or the same as plain data, in which a mistake can be pointed at."""

    name: str
    text: str = ""  # of the file, to find lines in

    def at(self, part: str, index: int, field: str = "") -> str:
        """Where a field of the `index`-th row of a part is: the file with its line."""
        return f"{self.name}:{line_of(self.text, part, index, field)}" if self.text else self.name

    def at_part(self, part: str) -> str:
        """Where a part of another kind begins, one that is no list of tables."""
        lines = self.text.splitlines()
        found = [number for number, line in enumerate(lines, start=1) if re.match(rf"\s*\[+\s*{part}\b", line)]
        return f"{self.name}:{found[0] if found else 1}" if self.text else self.name

    def at_board(self, side: str) -> str:
        return f"{self.name}:{line_in_table(self.text, f'boards.{side}', 'sizes')}" if self.text else self.name


@dataclass(frozen=True)
class Place:
    """A row of a file of components."""

    source: Source
    part: str
    index: int

    def at(self, field: str = "") -> str:
        return self.source.at(self.part, self.index, field)


def read_option(value: object) -> object:
    """The option `components`: a path to a file, or the values of one as plain data; None for the built-in ones."""
    if value is None:
        return None
    if isinstance(value, Mapping):
        source, data = Source("components"), value
    else:
        text = files.read_text(Path(str(value)))
        source = Source(str(value), text)
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise wrong(source.name, "not_toml", reason=error) from error
    values = values_of(source, data)
    check(source, values)
    return None if values == built_in_values() else values


def box_for(option: Mapping[str, Any] | None) -> Box:
    return built_in() if option is None else box_of(json.dumps(option, sort_keys=True))


def built_in_values() -> dict[str, Any]:
    return values_of(Source("data.toml"), DATA)


def values_of(source: Source, data: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a data file that a box is made of, without provenance and comments."""
    for part in PARTS:
        if part not in data:
            raise wrong(source.name, "no_part", part=part)
    for part in data:
        if part not in (*PARTS, "sources") and data[part] != DATA.get(part):
            raise wrong(source.at_part(part), "fixed_part", part=part, parts=", ".join(PARTS))
    boards = data["boards"]
    for name in ("tile", "promise", "special"):
        if not isinstance(data[name], list) or not all(isinstance(row, Mapping) for row in data[name]):
            raise wrong(source.name, "not_rows", part=name)
    if not isinstance(boards, Mapping):
        raise wrong(source.name, "no_part", part="boards")
    return {
        "boards": {side: {"sizes": board_sizes(source, boards, side)} for side in ("easy", "expert")},
        "tile": [without_provenance(row) for row in data["tile"]],
        "promise": [without_provenance(row) for row in data["promise"]],
        "special": [without_provenance(row) for row in data["special"]],
    }


def without_provenance(row: Mapping[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps({key: row[key] for key in row if key != "provenance"}))
    return plain


def wrong(source: str, key: str, **facts: object) -> DataError:
    return DataError(key, package=PACKAGE, source=source, **facts)


def is_count(value: object, least: int = 0) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


# --- for people ----------------------------------------------------------------------------------------------------


def sheet(lang: str, option: Mapping[str, Any] | None) -> Sheet:
    """All tiles with their shape, slots, price and number, and how far each of these can be trusted."""
    rows = DATA["tile"] if option is None else option["tile"]
    return Sheet(
        say(PACKAGE, lang, "game-title"),
        tuple(say(PACKAGE, lang, f"sheet-{column}") for column in ("category", "cells", "slots", "price", "copies")),
        tuple(sheet_row(row, lang) for row in rows),
    )


def sheet_row(row: Mapping[str, Any], lang: str) -> Row:
    def word(id: str, **facts: object) -> str:
        return say(PACKAGE, lang, id, facts)

    provenance = row.get("provenance", {})

    def cell(text: str, *fields: str) -> Cell:
        found = [provenance] if isinstance(provenance, str) else [provenance[f] for f in fields if f in provenance]
        return Cell(text, trust_in(found))

    raw = ", ".join(f"{count} {word(f'raw-{name}')}" for name, count in row.get("raw", {}).items())
    slots = ", ".join(
        word("sheet-home" if slot == "home" else f"gives-{slot}") for slot in row["slots"] if slot not in ("", "hall")
    )
    copies = str(row["stock"]) if "stock" in row else word("sheet-own" if row.get("own") else "sheet-shared")
    name = f"tile-{row['key']}"
    return Row(
        row["key"],
        (
            cell(word(f"category-{row['category']}"), "category", "level"),
            cell(" ".join(cell_name(cell_at(x, y)) for x, y in row["cells"]), "cells", "size"),
            cell(slots or "-", "slots"),
            cell(raw or word("game-dollars", money=row.get("money")), "raw" if raw else "money"),
            cell(copies, "stock", "own", "shared"),
        ),
        word(name) if has(PACKAGE, lang, name) else row["key"],
    )


def export() -> str:
    """The built-in data file, for an owner to correct."""
    return resources.files(PACKAGE).joinpath("data.toml").read_text(encoding="utf-8")


# --- boards --------------------------------------------------------------------------------------------------------


def board_sizes(source: Source, boards: Mapping[str, Any], side: str) -> list[int]:
    board = boards.get(side)
    sizes = board.get("sizes") if isinstance(board, Mapping) else None
    if (
        not isinstance(sizes, list)
        or not sizes
        or not all(is_count(size, 2) and size <= SIDE for size in sizes)
        or sorted(set(sizes)) != sizes
    ):
        raise wrong(source.at_board(side), "bad_sizes", side=side, most=SIDE)
    return list(sizes)


# --- tiles ---------------------------------------------------------------------------------------------------------


def check(source: Source, values: Mapping[str, Any]) -> None:
    """Refuse what is not this game: shapes, slots, levels, stock totals, promises with unknown metrics."""
    keys: list[str] = []
    for index, row in enumerate(values["tile"]):
        place = Place(source, "tile", index)
        key = row.get("key")
        if not isinstance(key, str) or not key.replace("_", "").isalnum():
            raise wrong(place.at("key"), "no_key")
        if key in keys:
            raise wrong(place.at("key"), "twice", tile=key)
        keys.append(key)
        check_tile(place, key, row)
    for name in NAMED:
        if name not in keys:
            raise wrong(source.name, "missing_tile", tile=name)
    check_levels(source, values["tile"])
    check_totals(source, values["tile"])
    for part, count in (("promise", NUMBERS["promises"]), ("special", NUMBERS["specials"])):
        check_cards(source, part, values[part], count, keys)
    check_enlargements(source, values)


def check_tile(place: Place, key: str, row: Mapping[str, Any]) -> None:
    category = row.get("category")
    wanted = CATEGORY_OF.get(key)
    if wanted is not None and category != wanted:
        raise wrong(place.at("category"), "bad_category", tile=key, value=category, known=wanted)
    if category not in CATEGORIES:
        raise wrong(place.at("category"), "bad_category", tile=key, value=category, known=", ".join(CATEGORIES))
    cells = row.get("cells")
    if not isinstance(cells, list) or not cells or not all(is_cell(cell) for cell in cells):
        raise wrong(place.at("cells"), "bad_cells", tile=key)
    points = [(x, y) for x, y in cells]
    if len(set(points)) != len(points) or not is_connected(points):
        raise wrong(place.at("cells"), "not_connected", tile=key)
    slots = row.get("slots")
    if not isinstance(slots, list) or len(slots) != len(cells):
        raise wrong(place.at("slots"), "slots_and_cells", tile=key, cells=len(cells))
    for slot in slots:
        if slot not in ALL_SLOTS:
            raise wrong(place.at("slots"), "bad_slot", tile=key, value=slot, known=", ".join(ALL_SLOTS[:-1]))
    if not is_count(row.get("money")):
        raise wrong(place.at("money"), "bad_number", tile=key, field="money", value=row.get("money"))
    raw = row.get("raw", {})
    if not isinstance(raw, Mapping) or not all(k in ("wood", "stone", "metal") and is_count(v) for k, v in raw.items()):
        raise wrong(place.at("raw"), "bad_number", tile=key, field="raw", value=raw)
    sources = [name for name in ("stock", "own", "shared") if row.get(name)]
    if len(sources) != 1 or ("stock" in row and not is_count(row["stock"], 1)):
        raise wrong(place.at(sources[-1] if sources else ""), "bad_source", tile=key)
    check_level(place, key, row)
    check_special_slots(place, key, row)


def is_cell(cell: object) -> bool:
    return isinstance(cell, list) and len(cell) == 2 and all(is_count(part) and part < SIDE for part in cell)


def is_connected(points: Sequence[tuple[int, int]]) -> bool:
    found = [points[0]]
    for x, y in found:
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other in points and other not in found:
                found.append(other)
    return len(found) == len(points)


def check_level(place: Place, key: str, row: Mapping[str, Any]) -> None:
    """A level is the number of cells (SC-6), and the slots of a level are the first of its category."""
    category, level = row["category"], row.get("level")
    if category in HIGHEST_LEVEL:
        if not is_count(level, 1) or level != len(row["cells"]) or level > HIGHEST_LEVEL[category]:
            raise wrong(place.at("level"), "bad_level", tile=key, level=level, cells=len(row["cells"]))
        allowed = SLOTS_OF[category]
        wanted = ["home"] * level if category == "residential" else list(allowed[:level])
        if row["slots"] != wanted:
            raise wrong(place.at("slots"), "wrong_slots", tile=key, slots=", ".join(wanted))
    elif level is not None:
        raise wrong(place.at("level"), "bad_level", tile=key, level=level, cells=len(row["cells"]))


def check_special_slots(place: Place, key: str, row: Mapping[str, Any]) -> None:
    """Power buildings have one slot, on their anchor; the hall has hall slots; stores have none (SC-13)."""
    slots = row["slots"]
    if key in POWER_KINDS and slots != ["power"] + [""] * (len(slots) - 1):
        raise wrong(place.at("slots"), "wrong_slots", tile=key, slots="power")
    if key == "town_hall" and slots != ["hall"] * NUMBERS["hall_slots"]:
        raise wrong(place.at("slots"), "wrong_slots", tile=key, slots="hall")
    if row["category"] in ("warehouse", "refinery", "port") and any(slots):
        raise wrong(place.at("slots"), "wrong_slots", tile=key, slots="-")
    water = row.get("water", [])
    if (
        not isinstance(water, list)
        or not all(is_count(i) and i < len(slots) for i in water)
        or len(water) >= len(slots)
    ):
        raise wrong(place.at("water"), "bad_number", tile=key, field="water", value=water)


def check_levels(source: Source, rows: Sequence[Mapping[str, Any]]) -> None:
    for category, highest in HIGHEST_LEVEL.items():
        for level in range(1, highest + 1):
            if not any(row["category"] == category and row["level"] == level for row in rows):
                raise wrong(source.name, "no_level", category=category, level=level)


def check_totals(source: Source, rows: Sequence[Mapping[str, Any]]) -> None:
    for category, figure in TOTALS.items():
        total = sum(row.get("stock", 0) for row in rows if row["category"] == category)
        if total != NUMBERS[figure]:
            raise wrong(source.name, "bad_total", category=category, total=total, tiles=NUMBERS[figure])


def check_enlargements(source: Source, values: Mapping[str, Any]) -> None:
    """Every tile of a level below the highest can become some tile of the next one."""
    box = box_of(json.dumps(values, sort_keys=True))
    for kind, name in enumerate(box.names):
        category = CATEGORIES[box.category[kind]]
        if category in HIGHEST_LEVEL and box.level[kind] < HIGHEST_LEVEL[category]:
            if not any(box.bigger[place] for place in box.of_kind[kind]):
                raise wrong(source.at("tile", kind, "cells"), "cannot_grow", tile=name)


# --- promises ------------------------------------------------------------------------------------------------------


def check_cards(source: Source, part: str, rows: Sequence[Mapping[str, Any]], count: int, kinds: Sequence[str]) -> None:
    for index, row in enumerate(rows):
        if row.get("id") != index + 1:
            raise wrong(source.at(part, index, "id"), "bad_card_ids", part=part, count=count)
    if len(rows) != count:
        raise wrong(source.name, "bad_card_ids", part=part, count=count)
    for index, row in enumerate(rows):
        place, card = Place(source, part, index), f"{part} {row['id']}"
        if part == "promise" and row.get("pile") not in PILES:
            raise wrong(place.at("pile"), "bad_pile", card=card, known=", ".join(PILES))
        check_conditions(place, card, row, kinds)
    if part == "promise":
        for pile in PILES:
            if sum(row["pile"] == pile for row in rows) < NUMBERS["max_players"] + 1:
                raise wrong(source.name, "small_pile", pile=pile, least=NUMBERS["max_players"] + 1)


def check_conditions(place: Place, card: str, row: Mapping[str, Any], kinds: Sequence[str]) -> None:
    if not row.get("all") and not row.get("any"):
        raise wrong(place.at(), "no_condition", card=card)
    for field in ("all", "any"):
        conditions = row.get(field, [])
        if not isinstance(conditions, list) or not all(isinstance(condition, Mapping) for condition in conditions):
            raise wrong(place.at(field), "no_condition", card=card)
        for condition in conditions:
            check_condition(place.at(field), card, condition, kinds)


def check_condition(where: str, card: str, condition: Mapping[str, Any], kinds: Sequence[str]) -> None:
    if condition.get("metric") not in METRICS:
        raise wrong(where, "bad_metric", card=card, value=condition.get("metric"), known=", ".join(METRICS))
    if condition.get("op") not in OPERATORS:
        raise wrong(where, "bad_operator", card=card, value=condition.get("op"), known=" ".join(OPERATORS))
    if not is_count(condition.get("value")):
        raise wrong(where, "bad_value", card=card, value=condition.get("value"))
    for key in condition:
        if key not in ("metric", "op", "value", *FILTERS):
            raise wrong(where, "bad_filter", card=card, value=key, known=", ".join(FILTERS))
    if condition.get("category", CATEGORIES[0]) not in CATEGORIES:
        raise wrong(where, "bad_filter", card=card, value=condition["category"], known=", ".join(CATEGORIES))
    if not is_count(condition.get("min_level", 1)):
        raise wrong(where, "bad_value", card=card, value=condition["min_level"])
    for field in ("kinds", "exclude"):
        names = condition.get(field, [])
        for name in names if isinstance(names, list) else [names]:
            if name not in kinds or not isinstance(names, list):
                raise wrong(where, "bad_filter", card=card, value=name, known=", ".join(kinds))
