"""Reading a file of cards, and refusing one that does not describe the game, with the line and the reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from faubourg.core import files
from faubourg.core.errors import DataError
from faubourg.core.texts import LANGUAGES
from faubourg.core.toml_lines import line_in_table, line_of
from faubourg.games.the_city.cards import (
    ARCHITECT,
    ARCHITECTS,
    CARDS,
    COUNTED,
    DATA,
    DOUBLE_BUILD,
    FIGURES,
    PACKAGE,
    SCOPES,
    SYMBOLS,
    CardSet,
)
from faubourg.games.the_city.moves import BUTTONS

BUILT_IN: Final = "data.toml"
ABILITIES: Final = ("", DOUBLE_BUILD, ARCHITECT)
VALUES: Final[
    dict[str, object]
] = {  # every field that the game reads, and what it is if left out; None: never left out
    "name_en": None,
    "name_fr": None,
    "forms_en": {},
    "forms_fr": {},
    "copies": None,
    "cost": None,
    "symbols": {},
    "income": 0,
    "vp": 0,
    "income_bonus": [],
    "vp_bonus": [],
    "needs": [],
    "discounts": [],
    "limit_one": False,
    "ability": "",
}
NAMES: Final = ("name_en", "name_fr")
FORMS: Final = ("forms_en", "forms_fr")
FIELDS: Final = ("id", *VALUES, "provenance", "notes")
NOUN_FORMS: Final = ("gender", "number", "aspirated", "the", "a", "of", "to")
ID: Final = re.compile(r"[a-z][a-z0-9_]+")


# --- what the rest of the game asks for ----------------------------------------------------------------------------


def read_option(value: object) -> object:
    """The option `cards`: a path to a file, or the values of one as plain data; None for the built-in set."""
    if value is None:
        return None
    if isinstance(value, Mapping):
        rows = [{"id": id, **row} if isinstance(row, Mapping) else row for id, row in value.items()]
        values = CardFile("cards", "", {"card": rows}).values()
    else:
        values = load(str(value)).values()
    return None if values == built_in_values() else values


def load(source: str) -> CardFile:
    text = files.read_text(Path(source))
    try:
        return CardFile(source, text, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DataError("not_toml", package=PACKAGE, source=source, reason=error) from error


@lru_cache(maxsize=1)
def built_in_values() -> dict[str, dict[str, Any]]:
    return CardFile(BUILT_IN, "", DATA).values()


@lru_cache(maxsize=1)
def built_in() -> CardSet:
    return CardSet(built_in_values())


def card_set(option: Mapping[str, Any] | None) -> CardSet:
    """The set that a checked option stands for."""
    return built_in() if option is None else CardSet(option)


def rules_of(values: Mapping[str, Any]) -> dict[str, Any]:
    """What of a set matters to the rules: everything but the names."""
    return {id: {key: value for key, value in row.items() if key not in (*NAMES, *FORMS)} for id, row in values.items()}


def export() -> str:
    """The built-in file, comments included: how to correct it is said there."""
    return resources.files(PACKAGE).joinpath(BUILT_IN).read_text(encoding="utf-8")


# --- reading and checking ------------------------------------------------------------------------------------------


class CardFile:
    """The cards of one file while they are checked, so that each complaint can name its place."""

    def __init__(self, source: str, text: str, data: Mapping[str, Any]) -> None:
        self.source = source
        self.text = text
        self.sources = data.get("sources", {})
        figures = data.get("game", {})
        for key, value in figures.items() if isinstance(figures, Mapping) else ():
            if value != DATA["game"].get(key, value):
                raise self.complaint(line_in_table(text, "game", key), "changed_figure", figure=key)
        rows = data.get("card")
        if not isinstance(rows, list) or not rows:
            raise self.complaint(1, "no_cards")
        self.rows: list[Any] = rows
        self.ids: list[Any] = [row.get("id") if isinstance(row, Mapping) else None for row in rows]

    def values(self) -> dict[str, dict[str, Any]]:
        """Each card's values by id, with nothing left out."""
        read: dict[str, dict[str, Any]] = {}
        for index, row in enumerate(self.rows):
            self.check_id(index)
            read[self.ids[index]] = {field: self.field(index, row, field) for field in VALUES}
        self.check_whole(read)
        return dict(sorted(read.items()))

    def complaint(self, line: int, key: str, **facts: object) -> DataError:
        at = "at_line" if self.text else "somewhere"
        place = DataError(at, package=PACKAGE, source=self.source, line=line)
        return DataError(key, package=PACKAGE, place=place, **facts)

    def wrong(self, index: int, field: str, key: str, **facts: object) -> DataError:
        line = line_of(self.text, "card", index, field)
        return self.complaint(line, key, card=self.ids[index], field=field, **facts)

    def check_id(self, index: int) -> None:
        id = self.ids[index]
        if not isinstance(id, str) or not ID.fullmatch(id) or (id in BUTTONS and id != ARCHITECT):
            raise self.wrong(index, "id", "bad_id")
        if id in self.ids[:index]:
            raise self.wrong(index, "id", "twice")
        row = self.rows[index]
        for field in row:
            if field not in FIELDS:
                raise self.wrong(index, field, "unknown_field", known=", ".join(FIELDS))
        provenance = row.get("provenance", {})
        if not isinstance(provenance, Mapping) or not all(is_list_of_texts(given) for given in provenance.values()):
            raise self.wrong(index, "provenance", "bad_provenance")
        notes = row.get("notes", "")
        if not isinstance(notes, str) and not (isinstance(notes, Mapping) and set(LANGUAGES) == set(notes)):
            raise self.wrong(index, "notes", "bad_notes", languages=", ".join(LANGUAGES))

    def field(self, index: int, row: Mapping[str, Any], field: str) -> Any:
        value = row.get(field, VALUES[field])
        if field in NAMES:
            if not isinstance(value, str) or not value.strip():
                raise self.wrong(index, field, "bad_name")
            return value
        if field in FORMS:
            return self.forms(index, field, value)
        if field in ("copies", "cost", "income", "vp"):
            return self.number(index, field, value, FIGURES["most_cost"] if field == "cost" else CARDS)
        if field == "symbols":
            return self.symbols(index, value)
        if field == "limit_one":
            if not isinstance(value, bool):
                raise self.wrong(index, field, "bad_yes_or_no", value=value)
            return value
        if field == "ability":
            if value not in ABILITIES:
                raise self.wrong(index, field, "bad_word", value=value, allowed=", ".join(ABILITIES[1:]))
            return value
        if not isinstance(value, list):
            raise self.wrong(index, field, "bad_list", value=value)
        if field == "needs":
            return self.cards(index, field, value, least=0)
        if field == "discounts":
            return [self.discount(index, entry) for entry in value]
        return [self.bonus(index, field, entry) for entry in value]

    def forms(self, index: int, field: str, value: object) -> dict[str, str]:
        """How a language bends a name: its gender and number, or an article that is not the usual one."""
        if not isinstance(value, Mapping) or not all(isinstance(form, str) for form in value.values()):
            raise self.wrong(index, field, "bad_forms", value=value, allowed=", ".join(NOUN_FORMS))
        for name in value:
            if name not in NOUN_FORMS:
                raise self.wrong(index, field, "bad_forms", value=value, allowed=", ".join(NOUN_FORMS))
        return dict(value)

    def number(self, index: int, field: str, value: object, most: int, least: int = 0) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(index, field, "bad_number", value=value, least=least, most=most)
        return value

    def symbols(self, index: int, value: object) -> dict[str, int]:
        if not isinstance(value, Mapping) or any(name not in SYMBOLS for name in value):
            raise self.wrong(index, "symbols", "bad_symbols", value=value, allowed=", ".join(SYMBOLS))
        most = FIGURES["most_symbols"]
        shown = {name: self.number(index, "symbols", value.get(name, 0), most) for name in SYMBOLS}
        self.number(index, "symbols", sum(shown.values()), most)
        return shown

    def cards(self, index: int, field: str, value: object, least: int = 1) -> list[str]:
        """Ids of cards that the file has."""
        if not isinstance(value, list) or len(value) < least:
            raise self.wrong(index, field, "bad_list", value=value)
        for id in value:
            if id not in self.ids:
                raise self.wrong(index, field, "unknown_card", other=id)
        return list(value)

    def entry(self, index: int, field: str, entry: object, keys: tuple[str, ...]) -> Mapping[str, Any]:
        if not isinstance(entry, Mapping) or sorted(entry) != sorted(keys):
            raise self.wrong(index, field, "bad_entry", keys=", ".join(keys))
        return entry

    def discount(self, index: int, given: object) -> dict[str, Any]:
        entry = self.entry(index, "discounts", given, ("cards", "amount"))
        amount = self.number(index, "discounts", entry["amount"], FIGURES["most_cost"], least=1)
        return {"cards": self.cards(index, "discounts", entry["cards"]), "amount": amount}

    def bonus(self, index: int, field: str, given: object) -> dict[str, Any]:
        kind = given.get("kind") if isinstance(given, Mapping) else None
        if kind not in COUNTED:
            raise self.wrong(index, field, "bad_word", value=kind, allowed=", ".join(COUNTED))
        of = "symbol" if kind == "per_symbol" else "cards"
        entry = self.entry(index, field, given, ("kind", of, "amount", "scope"))
        for key, words in (("scope", SCOPES), ("symbol", SYMBOLS)):
            if key in entry and entry[key] not in words:
                raise self.wrong(index, field, "bad_word", value=entry[key], allowed=", ".join(words))
        return {
            "kind": kind,
            of: entry["symbol"] if of == "symbol" else self.cards(index, field, entry["cards"]),
            "amount": self.number(index, field, entry["amount"], CARDS, least=1),
            "scope": entry["scope"],
        }

    def check_whole(self, read: Mapping[str, Mapping[str, Any]]) -> None:
        """TC-2: the cards add up, and so do the Architects, of which there is one kind, free of charge (TC-18)."""
        architects = [id for id, row in read.items() if row["ability"] == ARCHITECT]
        if architects != [ARCHITECT]:
            raise self.complaint(1, "no_architect")
        index = self.ids.index(ARCHITECT)
        row = read[ARCHITECT]
        if row["copies"] != ARCHITECTS:
            raise self.wrong(index, "copies", "bad_architects", count=row["copies"], architects=ARCHITECTS)
        if row["cost"] or row["needs"]:
            raise self.wrong(index, "cost", "architect_not_free")
        total = sum(row["copies"] for row in read.values())
        if total != CARDS:
            raise self.complaint(1, "bad_total", total=total, cards=CARDS)


def is_list_of_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)
