"""What a card says, in every language, generated from what it does: text and effect cannot drift apart."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.core import texts
from faubourg.games.the_city.cards import COUNTED, NUMBERS, PACKAGE, PER_SYMBOL, SCOPES, SYMBOLS, Bonus, CardSet


def word(lang: str, key: str, **facts: object) -> str:
    return texts.sentence(PACKAGE, lang, "wording", key, {**NUMBERS, **facts})


def any_of(cards: CardSet, kinds: Sequence[int], lang: str) -> str:
    """Names with "or" before the last."""
    return listed([cards.names[lang][kind] for kind in kinds], lang, "or")


def listed(names: Sequence[str], lang: str, conjunction: str) -> str:
    if len(names) == 1:
        return names[0]
    return word(lang, conjunction, first=", ".join(names[:-1]), last=names[-1])


def card_text(cards: CardSet, kind: int, lang: str) -> str:
    """All that a card says beyond its cost, symbols and fixed values; empty for a card without text."""
    parts = []
    if cards.needs[kind]:
        parts.append(word(lang, "needs", cards=any_of(cards, cards.needs[kind], lang)))
    parts += [bonus_text(cards, "income", bonus, lang) for bonus in cards.income_bonus[kind]]
    parts += [bonus_text(cards, "vp", bonus, lang) for bonus in cards.vp_bonus[kind]]
    for amount, targets in discounts_of(cards, kind).items():
        names = listed([cards.names[lang][target] for target in targets], lang, "and")
        parts.append(word(lang, "discount", cards=names, amount=amount))
    if cards.is_crew[kind]:
        parts.append(word(lang, "double_build"))
    if kind == cards.architect:
        parts.append(word(lang, "architect"))
    elif cards.limited[kind]:
        parts.append(word(lang, "limit_one"))
    return " ".join(parts)


def bonus_text(cards: CardSet, value: str, bonus: Bonus, lang: str) -> str:
    what = word(lang, SYMBOLS[bonus.symbol]) if bonus.counts == PER_SYMBOL else any_of(cards, bonus.cards, lang)
    where = word(lang, SCOPES[bonus.scope])
    return word(lang, f"{value}_{COUNTED[bonus.counts]}", amount=bonus.amount, what=what, where=where)


def discounts_of(cards: CardSet, source: int) -> dict[int, list[int]]:
    """By how much a card makes which others cheaper."""
    found: dict[int, list[int]] = {}
    for kind, cheaper_with in enumerate(cards.cheaper_with):
        for other, amount in cheaper_with:
            if other == source:
                found.setdefault(amount, []).append(kind)
    return found
