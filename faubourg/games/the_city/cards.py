"""The cards: what each of them costs, needs and yields. Built from checked values, then never changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from faubourg.core.nouns import Noun, thing
from faubourg.core.texts import LANGUAGES, load_toml

PACKAGE: Final = "faubourg.games.the_city"
DATA: Final[dict[str, Any]] = load_toml(PACKAGE, "data.toml")
FIGURES: Final[dict[str, int]] = {key: value for key, value in DATA["game"].items() if key != "key"}

CARDS: Final[int] = FIGURES["cards"]
ARCHITECTS: Final[int] = FIGURES["architects"]
BUILDINGS: Final[int] = CARDS - ARCHITECTS
HAND_DEAL: Final[int] = FIGURES["hand_deal"]
SETUP_DISCARD: Final[int] = FIGURES["setup_discard"]
HAND_LIMIT: Final[int] = FIGURES["hand_limit"]
GOAL: Final[int] = FIGURES["goal"]
GIVE_UP_DRAW: Final[int] = FIGURES["give_up_draw"]
GIVE_UP_KEEP: Final[int] = FIGURES["give_up_keep"]
CREW_COST: Final[int] = FIGURES["crew_cost"]
MOST_ROUNDS: Final[int] = FIGURES["most_rounds"]

NUMBERS: Final[dict[str, object]] = {
    **FIGURES,
    "buildings": BUILDINGS,
    "start_hand": HAND_DEAL - SETUP_DISCARD,
    "give_up_discard": GIVE_UP_DRAW - GIVE_UP_KEEP,
    "villas_discount": next(card["discounts"][0]["amount"] for card in DATA["card"] if card["id"] == "school"),
}

SYMBOLS: Final = ("car", "cart", "fountain")
DOUBLE_BUILD: Final = "double_build"
ARCHITECT: Final = "architect"

# What a value counts,
PER_SYMBOL: Final = 0
PER_CARD: Final = 1
IF_CARD: Final = 2
COUNTED: Final = ("per_symbol", "per_card", "if_card")

# and where.
OWN: Final = 0
ALL: Final = 1
ONE_OTHER: Final = 2
SCOPES: Final = ("own", "all", "one_other")


@final
class Bonus:
    """A value that depends on what lies in zones: so much for each symbol or card, or once if there is such a card."""

    __slots__ = ("counts", "scope", "amount", "symbol", "cards")

    def __init__(self, counts: int, scope: int, amount: int, symbol: int, cards: tuple[int, ...]) -> None:
        self.counts = counts
        self.scope = scope
        self.amount = amount
        self.symbol = symbol
        self.cards = cards


@final
class CardSet:
    """All kinds of cards by number, in the order of their ids. Copies of a kind are equal, so a card is its kind."""

    __slots__ = (
        "ids",
        "numbers",
        "names",
        "copies",
        "cost",
        "symbols",
        "income",
        "vp",
        "income_bonus",
        "vp_bonus",
        "varying",
        "wide",
        "needs",
        "cheaper_with",
        "limited",
        "is_crew",
        "crews",
        "bound",
        "architect",
        "pile",
        "kinds",
        "asks_for_seat",
    )

    def __init__(self, values: Mapping[str, Any]) -> None:
        ids = sorted(values)
        rows = [values[id] for id in ids]
        numbers = {id: number for number, id in enumerate(ids)}
        self.ids: tuple[str, ...] = tuple(ids)
        self.kinds = len(ids)
        self.numbers: dict[str, int] = numbers
        self.names: dict[str, tuple[Noun, ...]] = {
            lang: tuple([thing(row[f"name_{lang}"], lang, row[f"forms_{lang}"]) for row in rows]) for lang in LANGUAGES
        }
        self.copies: tuple[int, ...] = tuple([row["copies"] for row in rows])
        self.cost: tuple[int, ...] = tuple([row["cost"] for row in rows])
        self.symbols: tuple[tuple[int, ...], ...] = tuple(
            [tuple([row["symbols"][symbol] for symbol in SYMBOLS]) for row in rows]
        )
        self.income: tuple[int, ...] = tuple([row["income"] for row in rows])
        self.vp: tuple[int, ...] = tuple([row["vp"] for row in rows])
        self.income_bonus: tuple[tuple[Bonus, ...], ...] = tuple(
            [bonuses(row["income_bonus"], numbers) for row in rows]
        )
        self.vp_bonus: tuple[tuple[Bonus, ...], ...] = tuple([bonuses(row["vp_bonus"], numbers) for row in rows])
        self.varying = frozenset([kind for kind in range(len(ids)) if self.income_bonus[kind] or self.vp_bonus[kind]])
        # The kinds that look beyond their own zone.
        self.wide = frozenset(
            [
                kind
                for kind in self.varying
                if any(bonus.scope != OWN for bonus in (*self.income_bonus[kind], *self.vp_bonus[kind]))
            ]
        )
        self.needs: tuple[tuple[int, ...], ...] = tuple([tuple([numbers[id] for id in row["needs"]]) for row in rows])
        # Of each kind: the cards that make it cheaper, and by how much.
        self.cheaper_with: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [
                tuple(
                    [
                        (source, discount["amount"])
                        for source, row in enumerate(rows)
                        for discount in row["discounts"]
                        if id in discount["cards"]
                    ]
                )
                for id in ids
            ]
        )
        self.limited: tuple[bool, ...] = tuple([row["limit_one"] for row in rows])
        self.is_crew: tuple[bool, ...] = tuple([row["ability"] == DOUBLE_BUILD for row in rows])
        self.crews: tuple[int, ...] = tuple([kind for kind in range(len(ids)) if self.is_crew[kind]])
        # The kinds that not every zone may take.
        self.bound = frozenset([kind for kind in range(len(ids)) if self.needs[kind] or self.limited[kind]])
        self.architect: int = [row["ability"] for row in rows].index(ARCHITECT)
        self.pile: tuple[int, ...] = tuple(
            [kind for kind in range(len(ids)) if kind != self.architect for _ in range(self.copies[kind])]
        )
        self.asks_for_seat: tuple[bool, ...] = tuple(
            [
                any(bonus.scope == ONE_OTHER for bonus in (*self.income_bonus[kind], *self.vp_bonus[kind]))
                for kind in range(len(ids))
            ]
        )


def bonuses(entries: list[dict[str, Any]], numbers: dict[str, int]) -> tuple[Bonus, ...]:
    return tuple(
        [
            Bonus(
                COUNTED.index(entry["kind"]),
                SCOPES.index(entry["scope"]),
                entry["amount"],
                SYMBOLS.index(entry["symbol"]) if "symbol" in entry else 0,
                tuple([numbers[id] for id in entry.get("cards", ())]),
            )
            for entry in entries
        ]
    )
