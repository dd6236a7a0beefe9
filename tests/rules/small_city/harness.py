"""Short ways to set up a borough, play in it, and ask what it is like."""

from __future__ import annotations

from typing import Any

from faubourg.core.errors import IllegalMove
from faubourg.core.events import Event
from faubourg.core.rules import Frame
from faubourg.core.spots import SEAT_LETTERS
from faubourg.games.small_city import GAME
from faubourg.games.small_city.borough import Borough, count_of
from faubourg.games.small_city.building.planning import ENLARGE_TILE
from faubourg.games.small_city.grid import cell, cell_name, cells_in
from faubourg.games.small_city.moves import RAW_NAMES
from faubourg.games.small_city.state import City

A, B, C, D = range(4)
HALL = "town_hall A1"


def at(x: int, y: int) -> str:
    """The name of a cell by its column and row, both from 0."""
    return cell_name(cell(x, y))


def borough(*tiles: str, hall: int = 0, **more: Any) -> dict[str, Any]:
    """A borough with these tiles (and the hall at A1 unless one is among them), and plenty of money."""
    has_hall = any(tile.startswith("town_hall") for tile in tiles)
    return {"tiles": [*([] if has_hall else [HALL]), *tiles], "hall": hall, "money": 20, **more}


def city(*boroughs: dict[str, Any], **more: Any) -> City:
    """A position of as many players as boroughs, at the beginning of phase 2 unless another is named."""
    state = GAME.setup({"players": len(boroughs), "boroughs": list(boroughs), **more})
    assert isinstance(state, City)
    return state


def play(state: City, text: str, seat: int = A) -> City:
    for part in text.split(";"):
        state.play(part.strip(), seat)
    return state


def options(state: City, seat: int = A) -> list[str]:
    return [GAME.notation(state, move) for move in state.moves(seat)]


def refused(state: City, text: str, seat: int = A) -> str:
    """The id of the rule that refuses the last part of a text, the others being played on a clone; "" if legal."""
    *first, last = [part.strip() for part in text.split(";")]
    twin = state.clone()
    for part in first:
        twin.play(part, seat)
    try:
        twin.read(last, seat)
    except IllegalMove as refusal:
        titles = GAME.rules[refusal.rule.id].title
        for lang, reason in refusal.reasons.items():
            assert reason != titles[lang] and "{" not in reason, f"a bare or broken reason: {reason}"
        return refusal.rule.id
    return ""


def asked(state: City) -> str:
    """Who is asked what, such as "A plan"; "" when the game is over."""
    if state.is_over:
        return ""
    frame = state.frame_of(state.to_act[0])
    assert frame is not None
    return f"{SEAT_LETTERS[state.to_act[0]]} {frame.step.name}"


def finish(state: City) -> City:
    """Everybody finishes the plan."""
    while asked(state).endswith("plan"):
        state.play("finish", state.to_act[0])
    return state


def planned(state: City, seat: int = A) -> Borough:
    """The borough of a seat as it has planned it so far."""
    for line in state.lines:
        if line.seat == seat:
            draft = state.drafts[seat]
            assert draft is not None
            return draft.borough
    return state.boroughs[seat]


def tiles(state: City, seat: int = A) -> list[str]:
    return [state.box.place_name(place) for place in planned(state, seat).tiles]


def people(state: City, seat: int = A, place: int | None = None) -> list[str]:
    """Where citizens of a seat stand in a borough (the own one unless another is named)."""
    return [cell_name(index) for index in cells_in(state.boroughs[seat if place is None else place].people[seat])]


def stored(state: City, seat: int = A) -> dict[str, list[int]]:
    """Raw in the hall and in each warehouse, as [wood, stone, metal]."""
    own = state.boroughs[seat]
    return {
        "hall" if place == 100 else cell_name(place): [count_of(store, kind) for kind in range(len(RAW_NAMES))]
        for place, store in zip(own.store_cells, own.stores, strict=True)
    }


def pile(state: City, kind: str) -> int:
    return state.piles[state.box.numbers[kind]]


def events(state: City) -> list[Event]:
    """From now on, what happens in a state is noted in this list."""
    log: list[Event] = []
    state.log = log
    return log


def advance_to(state: City, question: str) -> City:
    """Answer with the last option (the end, pass, nothing) until somebody is asked such a question."""
    for _ in range(500):
        if state.is_over or asked(state).endswith(question):
            return state
        seat = state.to_act[0]
        state.push(state.moves(seat)[-1], seat)
    raise AssertionError(f"{question} is never asked")


def not_enlarged(state: City, place: str, seat: int = A) -> str:
    """The rule by which a tile cannot be enlarged now, asked of the tile itself; "" if it can."""
    known = state.drafts[seat]
    plan = known.plan if known is not None else ()
    frame = Frame(ENLARGE_TILE, seat, things=plan)
    move = GAME.parse(state, frame, place)
    assert move is not None
    rule = ENLARGE_TILE.refusal(state, frame, move)
    return rule.id if rule else ""
