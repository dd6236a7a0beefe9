"""What remains to be done in a position: read, checked against what can be in play, and asked again.

`pending` lists frames, the next one last: the end of the turn at the bottom, then what waits (texts of tiles that a
Capitol has turned up, the rest of a Library, the draw after a Temple), and at last the question that is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from faubourg.core import position
from faubourg.core.errors import Flaw
from faubourg.core.position import frame_from_data
from faubourg.core.rules import NOTHING, Frame, Question, Step
from faubourg.core.spots import CELL as CELLS
from faubourg.core.spots import SEAT, SEAT_LETTERS, seat_letter
from faubourg.games.infinite_city.effects import (
    ARBORETUM,
    CAPITOL,
    LIBRARY_PICK,
    LIBRARY_REST,
    POST_OFFICE,
    POST_OFFICE_CELL,
    STADIUM,
    STADIUM_TOKENS,
    TEMPLE,
    TEMPLE_DRAW,
    TEMPLE_TILE,
    TRANSIT_SECOND,
    TRANSIT_STATION,
)
from faubourg.games.infinite_city.flow import CELL, END_OF_TURN, TEXTS, TURN
from faubourg.games.infinite_city.moves import neighbours
from faubourg.games.infinite_city.state import TILE, UP, City
from faubourg.games.infinite_city.tiles import ARBORETUM_TOKENS, HAND, LIBRARY, LIBRARY_TILES, PACKAGE

# The question that has picked something, for the one that goes on with it.
PICKED_BY: Final[dict[Step, Question]] = {
    POST_OFFICE_CELL: POST_OFFICE,
    STADIUM_TOKENS: STADIUM,
    TRANSIT_SECOND: TRANSIT_STATION,
}


impossible: Final = partial(position.impossible, package=PACKAGE)


def check_seat(city: City, place: str, letter: object) -> None:
    if letter not in tuple(SEAT_LETTERS[: city.players]):
        raise impossible("seat", place=place, seat=letter, allowed=", ".join(SEAT_LETTERS[: city.players]))


# --- tiles that lie in a question and nowhere else -------------------------------------------------------------------


def tiles_held(pending: Sequence[Mapping[str, Any]]) -> list[tuple[str, str]]:
    """The places and names of tiles picked or looked at."""
    found = []
    for i, frame in enumerate(pending):
        if frame["step"] == CELL.name and "what" in frame:
            found.append((f"pending[{i}].what", frame["what"]))
        elif frame["step"] == LIBRARY_PICK.name:
            found += [(f"pending[{i}].things[{j}]", name) for j, name in enumerate(frame.get("things", []))]
    return found


def named(city: City, pending: Sequence[Mapping[str, Any]], held: Sequence[int]) -> list[dict[str, Any]]:
    """The frames with the tiles of `tiles_held` by their ids."""
    ids = iter([city.tiles.ids[tile] for tile in held])
    frames = []
    for frame in pending:
        if frame["step"] == CELL.name and "what" in frame:
            frame = {**frame, "what": next(ids)}
        elif frame["step"] == LIBRARY_PICK.name:
            frame = {**frame, "things": [next(ids) for _ in frame.get("things", [])]}
        frames.append(dict(frame))
    return frames


def learn_what_is_shown(city: City, pending: Sequence[Mapping[str, Any]]) -> None:
    """While a Temple asks for a tile, the active player sees the whole hand."""
    asked = pending[-1] if pending else {}
    if asked.get("step") == TEMPLE_TILE.name and asked.get("at") in tuple(SEAT_LETTERS[: city.players]):
        city.learn(city.hands[SEAT_LETTERS.index(asked["at"])], city.active)


# --- asking again ----------------------------------------------------------------------------------------------------


def restore(city: City, pending: Sequence[Mapping[str, Any]], held: Sequence[int]) -> None:
    """Put back what remains to be done and ask what was asked; a question that answers itself does so."""
    if city.ended_by:
        if pending:
            raise impossible("pending_over", rule=city.ended_by)
        return
    if not pending:
        begin(city)
        return
    frames = [frame_from_data(city, data) for data in named(city, pending, held)]
    check_order(city, frames)
    for i, frame in enumerate(frames):
        wrong = wrong_frame(city, frame, frames[:i])
        if wrong:
            raise position.refusal(wrong)
    asked = frames.pop()
    options = asked.step.options(city, asked)
    if not options:
        raise impossible("no_answer", step=asked.step.name)
    city.stack.extend(frames)
    if not asked.step.run(city, asked):
        city.advance()


def begin(city: City) -> None:
    """The turn begins here, so with an empty hand it begins with a draw."""
    if not city.supply[city.active]:
        raise impossible("no_token", seat=seat_letter(city.active))
    if not city.hands[city.active]:
        city.draw(city.active, HAND, "IC-10")
    city.stack = [Frame(END_OF_TURN, city.active), Frame(TURN, city.active)]
    city.advance()


def check_order(city: City, frames: list[Frame]) -> None:
    """The end of the turn, then what can wait, then a question; all of it the active player's."""
    for i, frame in enumerate(frames):
        if frame.seat != city.active:
            raise impossible("step_seat", place=f"pending[{i}].seat", seat=seat_letter(city.active))
    waiting = frames[1:-1]
    can_wait = all(frame.step in TEXTS or frame.step in (LIBRARY_REST, TEMPLE_DRAW) for frame in waiting)
    last = frames[-1].step
    # A Library looks without asking, so it is no question of its own.
    is_asked = isinstance(last, Question) and last.name != "library-look"
    is_turn_alone = last is not TURN or len(frames) == 2
    if len(frames) < 2 or frames[0].step is not END_OF_TURN or not can_wait or not is_asked or not is_turn_alone:
        raise impossible("order")
    tiles = [frame.what for frame in frames if frame.step in TEXTS]
    if len(set(tiles)) < len(tiles):
        raise impossible("order")


def wrong_frame(city: City, frame: Frame, below: list[Frame]) -> Flaw | None:
    """A frame that is not about what it should be (IC-34); `below` lie those that wait for it."""
    wanted = misfit(city, frame, below)
    if wanted is None:
        return None
    place, wish = f"pending[{len(below)}]", Flaw(f"wanted_{wanted}", PACKAGE)
    return Flaw("step", PACKAGE, place=place, step=frame.step.name, wanted=wish)


def misfit(city: City, frame: Frame, below: list[Frame]) -> str | None:
    """What a frame should have and has not: the key of a sentence; None if it is as in play."""
    step = frame.step
    if step is END_OF_TURN or step is TURN:
        return None if is_bare(frame, at=False, what=False) and not frame.things else "nothing"
    if step is LIBRARY_REST:
        return None if is_bare(frame, at=False, what=False) and is_text_tile(city, frame.things) else "rest"
    if step is TEMPLE_DRAW:
        fits = is_bare(frame, what=False) and is_text_tile(city, frame.things) and is_other(city, frame.at)
        return None if fits else "draw"
    if step is CELL:
        return None if is_bare(frame) and fits_cell(city, frame) else "cell"
    if step is TEMPLE_TILE:
        spot = next((spot for spot in city.cells if lies_at(city, frame.what, spot)), NOTHING)
        fits = is_bare(frame) and not frame.things and is_other(city, frame.at) and not city.ran_out
        fits = fits and belongs(city, TEMPLE, frame, spot)
        return None if fits else "temple"
    if step is LIBRARY_PICK:
        fits = is_bare(frame) and 0 < len(frame.things) <= LIBRARY_TILES and not city.ran_out
        return None if fits and lies_at(city, frame.what, frame.at) and city.kind[frame.what] == LIBRARY else "library"
    if step in PICKED_BY:
        fits = is_bare(frame) and len(frame.things) == 1 and belongs(city, PICKED_BY[step], frame, frame.at)
        return None if fits and may_pick(city, frame) else "picked"
    if not belongs(city, step, frame, frame.at):
        return "text"
    if step is CAPITOL:
        return None if fits_capitol(city, frame, below) else "capitol"
    if step is ARBORETUM:
        return None if frame.count < ARBORETUM_TOKENS and not frame.things else "arboretum"
    return None if is_bare(frame) and not frame.things else "text"


def is_bare(frame: Frame, at: bool = True, what: bool = True) -> bool:
    """Without a count, and without what the step is not about."""
    return not frame.count and (at or frame.at == NOTHING) and (what or frame.what == NOTHING)


def lies_at(city: City, tile: int, spot: int) -> bool:
    """Whether a tile lies face up on a cell."""
    return 0 <= tile < SEAT and city.board.get(spot, 0) & (TILE | UP) == tile | UP


def belongs(city: City, step: Step, frame: Frame, spot: int) -> bool:
    """Whether a step is the text of the tile that the frame names (IC-34)."""
    return lies_at(city, frame.what, spot) and TEXTS[city.kind[frame.what]] is step


def is_text_tile(city: City, things: tuple[int, ...]) -> bool:
    """At most one tile, whose text this goes on with."""
    return len(things) <= 1 and all(0 <= tile < SEAT for tile in things)


def is_other(city: City, move: int) -> bool:
    return SEAT <= move < SEAT + city.players and move != SEAT + city.active


def fits_cell(city: City, frame: Frame) -> bool:
    """A tile in the hand of nobody, which a player with tokens may place; none from the deck is a Library (IC-82)."""
    is_from_hand = SEAT <= frame.at < SEAT + city.players
    is_allowed = is_from_hand or (frame.at == NOTHING and 0 <= frame.what < SEAT and city.kind[frame.what] != LIBRARY)
    has_token = not city.ran_out and city.supply[city.active] > 0
    return 0 <= frame.what < SEAT and is_allowed and has_token and is_text_tile(city, frame.things)


def may_pick(city: City, frame: Frame) -> bool:
    """Whether the question before could have been answered with what this one goes on with."""
    first = PICKED_BY[frame.step]
    picked = frame.things[0]
    return picked >= CELLS and first.refusal(city, Frame(first, frame.seat, frame.at, frame.what), picked) is None


def fits_capitol(city: City, frame: Frame, below: list[Frame]) -> bool:
    """Captured are neighbours, each once; as many texts as it has turned up wait directly below it (IC-70)."""
    captured = frame.things
    beside = neighbours(frame.at)
    waiting = below[len(below) - frame.count :] if frame.count <= len(captured) else []
    return (
        len(set(captured)) == len(captured)
        and all(spot in beside and spot in city.board for spot in captured)
        and len(waiting) == frame.count
        and all(other.step in TEXTS for other in waiting)
    )
