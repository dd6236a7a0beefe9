"""The glossary of a game: what each kind of tile, card, building or space is, costs and does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Piece:
    """One kind of piece in one language.

    `id` is the group and the key, `tile:bank`; `price` and `line` are short enough for a palette, `text` says it all,
    `rules` are the rules that speak of it, and `figures` what a drawing needs (cost, symbols, shape).
    """

    id: str
    name: str
    line: str = ""
    text: str = ""
    price: str = ""
    rules: tuple[str, ...] = ()
    figures: dict[str, Any] = field(default_factory=dict)

    @property
    def group(self) -> str:
        return self.id.partition(":")[0]

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "group": self.group,
            "name": str(self.name),
            "price": self.price,
            "line": self.line,
            "text": self.text,
            "rules": list(self.rules),
            "figures": self.figures,
        }
