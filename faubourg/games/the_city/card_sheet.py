"""The card set as a table for people, with the provenance of each value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from faubourg.core import texts
from faubourg.core.sheet import Cell, Row, Sheet, trust_in
from faubourg.games.the_city.card_file import BUILT_IN, CardFile, load
from faubourg.games.the_city.cards import DATA, PACKAGE, SYMBOLS, CardSet
from faubourg.games.the_city.wording import card_text, word

# The columns, and the fields of the card file that stand in each.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "name": (),
    "copies": ("copies",),
    "cost": ("cost",),
    "symbols": ("symbols",),
    "income": ("income", "income_bonus"),
    "points": ("vp", "vp_bonus"),
    "rest": ("needs", "discounts", "limit_one", "ability"),
}


def sheet(lang: str, value: object = None) -> Sheet:
    """The built-in set, or that of a file; DataError if the file is wrong."""
    if value is None:
        file = CardFile(BUILT_IN, "", DATA)
        sources = DATA["sources"]
    else:
        file = load(str(value))
        sources = {**DATA["sources"], **file.sources}
    cards = CardSet(file.values())
    rows = {row["id"]: row for row in file.rows}
    order = sorted(rows, key=lambda id: (cards.cost[cards.numbers[id]], cards.numbers[id]))
    columns = tuple(texts.say(PACKAGE, lang, f"sheet-{column}") for column in COLUMNS)
    source = file.source if value is not None else texts.say(PACKAGE, lang, "sheet-built_in")
    title = texts.say(PACKAGE, lang, "sheet-title", {"source": source, "count": sum(cards.copies)})
    return Sheet(title, columns, tuple(row_of(cards, id, rows[id], sources, lang) for id in order))


def row_of(cards: CardSet, id: str, row: Mapping[str, Any], sources: Mapping[str, Any], lang: str) -> Row:
    kind = cards.numbers[id]
    provenance = row.get("provenance", {})
    shown = {
        "name": cards.names[lang][kind],
        "copies": str(cards.copies[kind]),
        "cost": str(cards.cost[kind]),
        "symbols": symbols_text(cards, kind, lang),
        "income": str(cards.income[kind]) + ("+" if cards.income_bonus[kind] else ""),
        "points": str(cards.vp[kind]) + ("+" if cards.vp_bonus[kind] else ""),
        "rest": rest_text(cards, kind, lang),
    }
    notes = row.get("notes", "")
    cells = []
    for column, text in shown.items():
        fields = (f"name_{lang}",) if column == "name" else COLUMNS[column]
        given = [source for field in fields for source in provenance.get(field, ())]
        names = tuple(dict.fromkeys(source_text(source, sources, lang) for source in given))
        cells.append(Cell(text, trust_in(given), names))
    return Row(id, tuple(cells), card_text(cards, kind, lang), notes if isinstance(notes, str) else notes[lang])


def symbols_text(cards: CardSet, kind: int, lang: str) -> str:
    """One letter for each symbol."""
    letters = [word(lang, f"{name}_letter") for name in SYMBOLS]
    return "".join(letter * count for letter, count in zip(letters, cards.symbols[kind], strict=True)) or "-"


def rest_text(cards: CardSet, kind: int, lang: str) -> str:
    """In short what else there is about a card; its text says it in full."""
    marks = {
        "needs": bool(cards.needs[kind]),
        "discounts": any(source == kind for pairs in cards.cheaper_with for source, _ in pairs),
        "limit_one": cards.limited[kind],
        "ability": cards.is_crew[kind] or kind == cards.architect,
    }
    return ", ".join(texts.say(PACKAGE, lang, f"sheet-{mark}") for mark, has in marks.items() if has)


def source_text(source: str, sources: Mapping[str, Any], lang: str) -> str:
    kind, _, key = source.partition(":")
    if key:
        return str(sources.get(key, key))
    return texts.say(PACKAGE, lang, f"sheet-{kind}") if texts.has(PACKAGE, lang, f"sheet-{kind}") else kind
