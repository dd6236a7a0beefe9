"""Positions in a few words, so that a test reads as a story: position in, move, position out.

Seats are `A` to `F`, cells are written "x,y", tiles by kind; the top of a deck comes first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from faubourg.core.events import Event
from faubourg.core.state import Decision, State
from faubourg.core.table import Table
from faubourg.games.infinite_city import GAME
from faubourg.games.infinite_city.state import City
from faubourg.games.infinite_city.tiles import TOKENS, built_in

A, B, C, D, E, F = range(6)
LETTERS: Final = "ABCDEF"

CROSS: Final = {
    "0,0": "hotel down",
    "0,1": "hotel down",
    "1,0": "hotel down",
    "0,-1": "hotel down",
    "-1,0": "factory down",
}


def position(
    board: Mapping[str, str],
    hands: Sequence[Sequence[str]] = (),
    *,
    players: int = 2,
    top: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    others_to: int | None = None,
    supplies: Mapping[str, int] | None = None,
    **parts: Any,
) -> City:
    """A city in which A is about to play, unless `active` says otherwise.

    The tiles that are not named are in the deck, below those of `top`. If `deck` names the whole deck, they are in the
    hand of the seat `others_to`, or else in the box. `supplies` says how many tokens some players have left; what is
    missing of theirs lies in the box, too.
    """
    full_hands = [list(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    if others_to is not None:
        named = [text.split()[0] for text in board.values()] + [tile for hand in full_hands for tile in hand]
        left = [id.split("#")[0] for id in built_in().ids]
        for name in [*named, *(deck or ())]:
            left.remove(name.split("#")[0])
        full_hands[others_to] += left
    if supplies:
        on_board = "".join(tokens_in(text) for text in board.values())
        parts["supply"] = [supplies.get(letter, TOKENS - on_board.count(letter)) for letter in LETTERS[:players]]
    cells = {cell: laid(text) for cell, text in board.items()}
    whole = [*top, "..."] if deck is None else list(deck)
    return GAME.setup({"players": players, "board": cells, "hands": full_hands, "deck": whole, **parts})


def laid(text: str) -> dict[str, Any]:
    """A tile on the board in short: "bank", "hotel AB", "port down"."""
    tile, *rest = text.split()
    tokens = tokens_in(text)
    return {"tile": tile, **({"down": True} if "down" in rest else {}), **({"tokens": [*tokens]} if tokens else {})}


def tokens_in(text: str) -> str:
    return "".join(word for word in text.split()[1:] if word not in ("down", "up"))


def listen(city: State) -> list[Event]:
    """What happens from now on, event by event."""
    return Table(city).log


def play(city: State, text: str, seat: int) -> None:
    """Several answers, each given only when it is asked: what they reveal does not stop the story."""
    for answer in text.split(";"):
        city.play(answer, seat)


def refused(city: State, text: str, seat: int) -> str | None:
    """The id of the rule that forbids an answer; None if it is legal."""
    rule = city.why_not(text, seat)
    return None if rule is None else rule.id


def decision(city: State) -> Decision:
    """What is asked now."""
    asked = city.decision(city.to_act[0])
    assert asked is not None
    return asked


def asked(city: State) -> str:
    """The kind of question, such as "turn" or "bank", with the seat, such as "A turn"."""
    return f"{LETTERS[city.to_act[0]]} {decision(city).kind}" if city.to_act else "over"


def options(city: State) -> list[str]:
    """The legal answers; tiles by kind."""
    return [choice.notation.split("#")[0] for choice in decision(city).choices]


def tile(city: State, cell: str) -> str | None:
    """The kind of tile on a cell, with "down" if it lies face down; None for an empty cell."""
    found = city.describe()["board"].get(cell)
    if found is None:
        return None
    kind: str = found["tile"].split("#")[0]
    return f"{kind} down" if found.get("down") else kind


def tokens(city: State, cell: str) -> str:
    """Whose tokens lie on a cell, such as "AAB"."""
    return "".join(city.describe()["board"][cell].get("tokens", []))


def on_board(city: State, kind: str) -> list[str]:
    """The cells of a kind of tile, face up or down."""
    return [cell for cell, found in city.describe()["board"].items() if found["tile"].split("#")[0] == kind]


def kinds(ids: Sequence[str]) -> list[str]:
    return [id.split("#")[0] for id in ids]


def hand(city: State, seat: int) -> list[str]:
    return kinds(city.describe()["hands"][seat])


def deck(city: State) -> list[str]:
    """The deck from its top."""
    return kinds(city.describe()["deck"])


def supply(city: State, *seats: int) -> list[int]:
    """How many tokens these seats have left; without any, all of them."""
    left: list[int] = city.describe()["supply"]
    return [left[seat] for seat in seats] if seats else left


def last_turns(city: State) -> str | None:
    """The seats that still have a last turn, in order; None before the final round."""
    seats = city.describe()["last_turns"]
    return None if seats is None else "".join(seats)


def fizzles(log: list[Event]) -> list[str]:
    """The rules that left a text without effect, in order."""
    return [event.rule for event in log if event.kind == "fizzle"]
