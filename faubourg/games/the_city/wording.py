"""What a card says, in every language, generated from what it does: text and effect cannot drift apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from faubourg.core import texts
from faubourg.core.nouns import Noun
from faubourg.games.the_city.cards import (
    IF_CARD,
    NUMBERS,
    OWN,
    PACKAGE,
    PER_SYMBOL,
    SCOPES,
    SYMBOLS,
    Bonus,
    CardSet,
)

ARTICLES: Final = ("the", "a", "of", "to")


def word(lang: str, key: str, **facts: object) -> str:
    return texts.say(PACKAGE, lang, f"wording-{key}", {**NUMBERS, **facts})


def any_of(cards: CardSet, kinds: Sequence[int], lang: str) -> Noun:
    """Names with "or" before the last."""
    return enumeration([cards.names[lang][kind] for kind in kinds], lang, "or")


def all_of(cards: CardSet, kinds: Sequence[int], lang: str) -> Noun:
    """Names with "and" before the last; several of one kind are told once."""
    nouns = []
    for kind in dict.fromkeys(kinds):
        count = kinds.count(kind)
        nouns.append(times(cards.names[lang][kind], count) if count > 1 else cards.names[lang][kind])
    return enumeration(nouns, lang, "and")


def times(name: str, count: int) -> Noun:
    """Several cards of a name, which then has no article."""
    noun = Noun(f"{name} ×{count}")
    noun.forms = dict.fromkeys(ARTICLES, str(noun))
    return noun


def enumeration(nouns: Sequence[Noun], lang: str, conjunction: str) -> Noun:
    """Several names as one: each of them has its article."""
    if len(nouns) == 1:
        return nouns[0]
    whole = Noun(joined(nouns, lang, conjunction))
    whole.forms = {name: joined([noun.form(name) for noun in nouns], lang, conjunction) for name in ARTICLES}
    return whole


def joined(words: Sequence[str], lang: str, conjunction: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return word(lang, conjunction, first=", ".join(words[:-1]), last=words[-1])


# --- what a card brings ----------------------------------------------------------------------------------------------


def card_line(cards: CardSet, kind: int, lang: str) -> str:
    """In a few words what a card brings: "1 card and 2 points a round, +1 card for each Highway"."""
    fixed = amounts(cards.income[kind], cards.vp[kind], lang)
    parts = [word(lang, "a_round", amounts=texts.listed(lang, fixed))] if fixed else []
    for bonus, more in bonuses_of(cards, kind, lang):
        whose = "" if bonus.scope == OWN else word(lang, f"whose_{SCOPES[bonus.scope]}")
        what = what_is_counted(cards, bonus, lang)
        parts.append(word(lang, f"short_{how(bonus)}", more=more, what=what, whose=whose))
    if cards.is_crew[kind]:
        parts.append(word(lang, "builds_two"))
    return ", ".join(parts) or word(lang, "only_symbols")


def amounts(income: int, points: int, lang: str) -> list[str]:
    """Cards and points in words, those that there are."""
    said = [word(lang, "cards", count=income)] if income else []
    return [*said, word(lang, "points", count=points)] if points else said


def whole_text(cards: CardSet, kind: int, lang: str) -> str:
    """Everything that stands on a card, fixed values included."""
    fixed = amounts(cards.income[kind], cards.vp[kind], lang)
    brings = word(lang, "brings", amounts=texts.listed(lang, fixed)) if fixed else ""
    return f"{brings} {card_text(cards, kind, lang)}".strip() or word(lang, "only_symbols_text")


def card_text(cards: CardSet, kind: int, lang: str) -> str:
    """All that a card says beyond its cost, symbols and fixed values; empty for a card without text."""
    parts = []
    if cards.needs[kind]:
        parts.append(word(lang, "needs", cards=any_of(cards, cards.needs[kind], lang)))
    for bonus, more in bonuses_of(cards, kind, lang):
        what, where = what_is_counted(cards, bonus, lang), word(lang, SCOPES[bonus.scope])
        parts.append(word(lang, how(bonus), more=more, what=what, where=where))
    for amount, targets in discounts_of(cards, kind).items():
        parts.append(word(lang, "discount", cards=all_of(cards, targets, lang), amount=amount))
    if cards.is_crew[kind]:
        parts.append(word(lang, "double_build"))
    if kind == cards.architect:
        parts.append(word(lang, "architect"))
    elif cards.limited[kind]:
        parts.append(word(lang, "limit_one"))
    return " ".join(parts)


def bonuses_of(cards: CardSet, kind: int, lang: str) -> list[tuple[Bonus, str]]:
    """What is added to the fixed values of a card: what each counts, and cards and points for it in words."""
    found: dict[tuple[object, ...], tuple[Bonus, list[str]]] = {}
    for value, bonuses in (("cards", cards.income_bonus[kind]), ("points", cards.vp_bonus[kind])):
        for bonus in bonuses:
            counted = (bonus.counts, bonus.scope, bonus.symbol, bonus.cards)
            found.setdefault(counted, (bonus, []))[1].append(word(lang, value, count=bonus.amount))
    return [(bonus, texts.listed(lang, parts)) for bonus, parts in found.values()]


def how(bonus: Bonus) -> str:
    return "with" if bonus.counts == IF_CARD else "each"


def what_is_counted(cards: CardSet, bonus: Bonus, lang: str) -> Noun:
    if bonus.counts == PER_SYMBOL:
        return texts.noun(PACKAGE, lang, f"symbol-{SYMBOLS[bonus.symbol]}")
    name = any_of(cards, bonus.cards, lang)
    if bonus.counts == IF_CARD:
        return name
    number = name.form("number") if len(bonus.cards) == 1 else "singular"
    return Noun(word(lang, "counted_card", what=name, number=number))


def counted_by(cards: CardSet, symbol: int, lang: str) -> str:
    """The cards that count a symbol."""
    found = [
        kind
        for kind in range(cards.kinds)
        for bonus in (*cards.income_bonus[kind], *cards.vp_bonus[kind])
        if bonus.counts == PER_SYMBOL and bonus.symbol == symbol
    ]
    return word(lang, "counted_by", cards=all_of(cards, tuple(dict.fromkeys(found)), lang)) if found else ""


def discounts_of(cards: CardSet, source: int) -> dict[int, list[int]]:
    """By how much a card makes which others cheaper."""
    found: dict[int, list[int]] = {}
    for kind, cheaper_with in enumerate(cards.cheaper_with):
        for other, amount in cheaper_with:
            if other == source:
                found.setdefault(amount, []).append(kind)
    return found
