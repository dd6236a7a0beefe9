"""What happened, told only when somebody listens."""

from __future__ import annotations

from typing import Final, final

PUBLIC: Final = 0x80
EVERYONE: Final = 0xFF


@final
class Event:
    """One thing that happened, with the rule that caused it.

    `facts` are public. `secret` are further facts for the seats whose bit is set in `knowers`. A fact is a number or
    a text; facts that are moves (a tile, a cell, a seat) stay ints until the game puts them into words.
    """

    __slots__ = ("kind", "rule", "facts", "secret", "knowers")

    def __init__(
        self,
        kind: str,
        rule: str,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        knowers: int = 0,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.facts = facts
        self.secret = secret or {}
        self.knowers = knowers

    def known_to(self, seat: int | None) -> dict[str, object]:
        """The facts that a seat (None: a spectator) may know."""
        if self.secret and seat is not None and self.knowers >> seat & 1:
            return {**self.facts, **self.secret}
        return self.facts


@final
class Motion:
    """What travels in an event of some kind: which fact names the piece, and the spots it leaves and reaches.

    A piece that is always the same is named by its id in the glossary, which has a colon: `piece:citizen`.
    Spots are written with facts in braces, `hand:{seat}`, and `{piece}` is what travels; `shown`, what it is called, is
    written alike. Made from what a reader may know alone, so a hidden piece travels as nothing in particular (None).
    A fact that is a list makes one move for each of its pieces; of pieces that are all alike or unknown, the fact
    named by `count` tells how many there are.
    """

    __slots__ = ("piece", "source", "target", "count", "shown")

    def __init__(self, piece: str, source: str, target: str, count: str = "", shown: str = "{piece}") -> None:
        self.piece = piece
        self.source = source
        self.target = target
        self.count = count
        self.shown = shown

    def told(self, facts: dict[str, object]) -> list[dict[str, object]]:
        """The moves for somebody who knows these facts."""
        is_fixed = ":" in self.piece
        found = self.piece if is_fixed else facts.get(self.piece)
        number = facts.get(self.count, 1) if found is None or is_fixed else 1
        pieces = found if isinstance(found, list) else [found] * number if isinstance(number, int) else [found]
        moves: list[dict[str, object]] = []
        for piece in pieces:
            known = {**facts, "piece": piece}
            shown = None if piece is None else self.shown.format_map(known)
            moves.append({"piece": shown, "from": self.source.format_map(known), "to": self.target.format_map(known)})
        return moves
