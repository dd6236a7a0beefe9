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
