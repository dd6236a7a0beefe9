"""The engine's part of a position as plain data, the same for every game, and careful reading of such data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from faubourg.core.engine import IDLE, Stage
from faubourg.core.errors import SetupError
from faubourg.core.events import EVERYONE, PUBLIC
from faubourg.core.rules import NOTHING, Frame, Question
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State

if TYPE_CHECKING:
    from faubourg.core.game import Game

ALL_SEE = "*"


def impossible(reason: str) -> SetupError:
    return SetupError("bad_position", reason=reason)


class Reader:
    """Takes values out of a position and refuses what is missing, unknown or of the wrong type."""

    def __init__(self, position: Mapping[str, Any], known: Sequence[str]) -> None:
        if not isinstance(position, Mapping):
            raise impossible("it is not a table of names and values.")
        for key in position:
            if key not in known:
                raise impossible(f"it has no part called {key!r}; the parts are {', '.join(known)}.")
        self.position = position

    def get(self, key: str, kind: type | tuple[type, ...], default: Any) -> Any:
        value = self.position.get(key, default)
        names = kind.__name__ if isinstance(kind, type) else " or ".join(k.__name__ for k in kind)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise impossible(f"{key} must be a {names}, not {value!r}.")
        return value

    def count(self, key: str, default: int, most: int | None = None) -> int:
        value: int = self.get(key, int, default)
        if value < 0 or (most is not None and value > most):
            raise impossible(f"{key} cannot be {value}.")
        return value

    def seat(self, key: str, players: int, default: str | None) -> int:
        """A seat given by its letter; -1 for None."""
        value = self.get(key, (str, type(None)), default)
        return NOTHING if value is None else seat_from(value, players)


def seat_from(letter: object, players: int) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEAT_LETTERS[:players]:
        raise impossible(f"{letter!r} is not a seat; the seats are {', '.join(SEAT_LETTERS[:players])}.")
    return SEAT_LETTERS.index(letter)


# --- the header ----------------------------------------------------------------------------------------------------

HEADER = ("game", "rules", "players", "options", "seed", "drawn", "stage")


def header_to_data(state: State) -> dict[str, Any]:
    """Which game it is, and how far chance and stages have come."""
    return {
        "game": state.game.name,
        "rules": state.game.rules_version,
        "players": state.players,
        "options": state.options,
        "seed": str(state.seed),
        "drawn": state.drawn,
        "stage": state.stage,
    }


def read_header(game: Game, reader: Reader) -> tuple[int, int, dict[str, Any]]:
    """Players, seed and options of a position of this game."""
    name = reader.get("game", str, game.name)
    if name != game.name:
        raise impossible(f"it is one of {name}, not of {game.name}.")
    version = reader.get("rules", int, game.rules_version)
    if version != game.rules_version:
        raise impossible(f"it follows version {version} of the rules, not {game.rules_version}.")
    players = game.check_players(reader.position.get("players"))
    options = game.check_options(reader.get("options", Mapping, {}))
    game.check_setting(players, options)
    return players, game.check_seed(reader.position.get("seed", 0)), options


def read_progress(state: State, reader: Reader) -> None:
    state.drawn = reader.count("drawn", 0)
    state.stage = reader.count("stage", 0)


def check_invariants(state: State) -> None:
    """A position in which something cannot be is refused."""
    broken = state.game.broken_invariant(state)
    if broken is not None:
        raise impossible(broken)


# --- frames --------------------------------------------------------------------------------------------------------


def frame_to_data(state: State, frame: Frame) -> dict[str, Any]:
    write = state.game.notation
    data: dict[str, Any] = {"step": frame.step.name, "seat": SEAT_LETTERS[frame.seat]}
    if frame.at != NOTHING:
        data["at"] = write(state, frame.at)
    if frame.what != NOTHING:
        data["what"] = write(state, frame.what)
    if frame.count:
        data["count"] = frame.count
    if frame.things:
        data["things"] = [write(state, thing) for thing in frame.things]
    return data


def frame_from_data(state: State, data: Any) -> Frame:
    """The inverse of `frame_to_data`."""
    reader = Reader(data, ("step", "seat", "at", "what", "count", "things"))
    name = reader.get("step", str, None)
    step = state.game.steps.get(name)
    if step is None:
        raise impossible(f"there is no step {name!r}; the steps are {', '.join(state.game.steps)}.")
    seat = seat_from(reader.get("seat", str, None), state.players)

    def read(text: Any) -> int:
        move = state.game.parse(state, IDLE, text) if isinstance(text, str) else None
        if move is None:
            raise impossible(f"{text!r} in the step {name} is nothing of this game.")
        return move

    at = read(data["at"]) if "at" in data else NOTHING
    what = read(data["what"]) if "what" in data else NOTHING
    things = tuple([read(text) for text in reader.get("things", (list, tuple), ())])
    return Frame(step, seat, at, what, reader.count("count", 0), things)


def pending_to_data(state: State) -> dict[str, Any]:
    """What is asked and what remains to be done: the stack bottom first, the question last, open lines by seat."""
    data: dict[str, Any] = {"pending": [frame_to_data(state, frame) for frame in state.stack]}
    if state.to_act:
        data["pending"].append(frame_to_data(state, state.frame))
    if state.asked:
        data["answers"] = {
            SEAT_LETTERS[line.seat]: [state.game.notation(state, move) for move in line.answers] for line in state.lines
        }
    return data


def restore_pending(state: State, pending: Sequence[Any], answers: Mapping[str, Any] | None = None) -> None:
    """Put frames back on the stack, ask what was asked, and give the answers of an open stage again."""
    if not pending:
        return
    frames = [frame_from_data(state, data) for data in pending]
    asked = frames.pop()
    state.stack.extend(frames)
    step = asked.step
    if not isinstance(step, (Question, Stage)):
        raise impossible(f"the last pending step must be a question, and {step.name} is none.")
    stage = state.stage
    if not step.run(state, asked) or state.frame is not asked:
        raise impossible(f"the pending question {step.name} has no legal answer.")
    state.stage = stage
    for letter, texts in (answers or {}).items():
        seat = seat_from(letter, state.players)
        for text in texts:
            frame = state.frame_of(seat)
            move = state.game.parse(state, frame, text) if frame and isinstance(text, str) else None
            if move is None or move not in state.moves(seat):
                raise impossible(f"{letter} cannot have answered {text!r}.")
            state.push(move, seat)


# --- knowledge -----------------------------------------------------------------------------------------------------


def known_to_data(state: State, name: Callable[[int], str]) -> dict[str, str]:
    """Who knows where each thing is: letters of seats, with * for everybody; things that nobody knows left out."""
    return {name(thing): letters_of(bits) for thing, bits in enumerate(state.known) if bits}


def letters_of(bits: int) -> str:
    if bits == EVERYONE:
        return ALL_SEE
    letters = "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if bits >> seat & 1)
    return letters + (ALL_SEE if bits & PUBLIC else "")


def bits_from(letters: object, players: int) -> int:
    if letters == ALL_SEE:
        return EVERYONE
    if not isinstance(letters, str):
        raise impossible(f"{letters!r} does not say who knows a thing; write letters of seats, or *.")
    bits = 0
    for letter in letters:
        bits |= PUBLIC if letter == ALL_SEE else 1 << seat_from(letter, players)
    return bits
