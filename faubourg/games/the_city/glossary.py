"""Every card and every symbol explains itself, from the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from faubourg.core import texts
from faubourg.core.pieces import Piece
from faubourg.games.the_city.card_file import card_set
from faubourg.games.the_city.cards import COUNTED, PACKAGE, PER_SYMBOL, SCOPES, SYMBOLS, Bonus, CardSet
from faubourg.games.the_city.wording import card_line, counted_by, discounts_of, whole_text, word

# The rules that speak of a card with such a property.
NEEDS: Final = ("TC-30",)
DISCOUNT: Final = ("TC-32",)
LIMIT: Final = ("TC-35",)
CREW: Final = ("TC-37", "TC-38", "TC-42")
ARCHITECT: Final = ("TC-17", "TC-18", "TC-19", "TC-20", "TC-21")
OF_BONUS: Final = {"per_symbol": "TC-49", "per_card": "TC-54", "if_card": "TC-50"}
OF_SCOPE: Final = {"all": "TC-51", "one_other": "TC-52"}


def pieces(lang: str, options: Mapping[str, Any]) -> tuple[Piece, ...]:
    """All cards of the set in play, by cost, and the three symbols."""
    cards = card_set(options.get("cards"))
    order = sorted([kind for kind in range(cards.kinds) if cards.copies[kind]], key=lambda kind: cards.cost[kind])
    symbols = [symbol_piece(cards, number, lang) for number in range(len(SYMBOLS))]
    return (*[card_piece(cards, kind, lang) for kind in order], *symbols)


def card_piece(cards: CardSet, kind: int, lang: str) -> Piece:
    return Piece(
        id=f"card:{cards.ids[kind]}",
        name=cards.names[lang][kind],
        line=card_line(cards, kind, lang),
        text=whole_text(cards, kind, lang),
        price=word(lang, "price", cost=cards.cost[kind]),
        rules=rules_of(cards, kind),
        figures=figures_of(cards, kind),
    )


def symbol_piece(cards: CardSet, number: int, lang: str) -> Piece:
    name = texts.noun(PACKAGE, lang, f"symbol-{SYMBOLS[number]}")
    text = counted_by(cards, number, lang)
    return Piece(f"symbol:{SYMBOLS[number]}", name, text, text, rules=("TC-49",))


def rules_of(cards: CardSet, kind: int) -> tuple[str, ...]:
    found = list(NEEDS) if cards.needs[kind] else []
    for bonus in (*cards.income_bonus[kind], *cards.vp_bonus[kind]):
        found.append(OF_BONUS[COUNTED[bonus.counts]])
        found += [OF_SCOPE[SCOPES[bonus.scope]]] if SCOPES[bonus.scope] in OF_SCOPE else []
    found += DISCOUNT if discounts_of(cards, kind) else ()
    found += CREW if cards.is_crew[kind] else ()
    found += ARCHITECT if kind == cards.architect else LIMIT if cards.limited[kind] else ()
    return tuple(dict.fromkeys(found))


def figures_of(cards: CardSet, kind: int) -> dict[str, Any]:
    """What a drawing needs: everything that is printed on the card."""
    ids = cards.ids
    return {
        "copies": cards.copies[kind],
        "cost": cards.cost[kind],
        "symbols": dict(zip(SYMBOLS, cards.symbols[kind], strict=True)),
        "income": cards.income[kind],
        "points": cards.vp[kind],
        "income_bonus": [bonus_figures(cards, bonus) for bonus in cards.income_bonus[kind]],
        "points_bonus": [bonus_figures(cards, bonus) for bonus in cards.vp_bonus[kind]],
        "needs": [ids[other] for other in cards.needs[kind]],
        "discounts": [
            {"amount": amount, "cards": [ids[other] for other in others]}
            for amount, others in discounts_of(cards, kind).items()
        ],
        "limit_one": cards.limited[kind],
        "is_crew": cards.is_crew[kind],
    }


def bonus_figures(cards: CardSet, bonus: Bonus) -> dict[str, Any]:
    of_symbol = bonus.counts == PER_SYMBOL
    return {
        "kind": COUNTED[bonus.counts],
        "amount": bonus.amount,
        "scope": SCOPES[bonus.scope],
        "symbol": SYMBOLS[bonus.symbol] if of_symbol else None,
        "cards": [cards.ids[card] for card in bonus.cards],
    }
