"""The engine's part of a position as plain data, the same for every game, and careful reading of such data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import NoneType
from typing import TYPE_CHECKING, Any

from faubourg.core import shapes, texts
from faubourg.core.engine import IDLE, Stage
from faubourg.core.errors import DataError, FaubourgError, Flaw, SetupError
from faubourg.core.events import EVERYONE, PUBLIC
from faubourg.core.rules import NOTHING, Frame, Question
from faubourg.core.spots import SEAT_LETTERS
from faubourg.core.state import State

if TYPE_CHECKING:
    from faubourg.core.game import Game

ALL_SEE = "*"
CORE = "faubourg.core"


def impossible(key: str, package: str = CORE, **facts: object) -> SetupError:
    """A position is refused: the message `error-position_<key>` of the package says why."""
    return refusal(Flaw(key, package, **facts))


def refusal(reason: FaubourgError) -> SetupError:
    return SetupError("bad_position", reason=reason)


class Data(FaubourgError):
    """What stands or may stand somewhere in a position: kinds of data in words, and words that are written just so."""

    def say(self, lang: str = "en") -> str:
        words = self.facts["words"]
        assert isinstance(words, tuple)
        said = [
            texts.say(CORE, lang, f"shape-{word}") if texts.has(CORE, lang, f"shape-{word}") else word for word in words
        ]
        return " / ".join(said)


def check_shape(game: Game, position: object) -> None:
    """SetupError, with the place and what is allowed there, if a position is not of the shape that its game says."""
    found = shapes.misfit(position, shapes.shapes_of(game).Position)
    if found is not None:
        stands, wanted = Data("bad_shape", words=(found.found,)), Data("bad_shape", words=found.expected)
        raise SetupError(f"bad_shape_{found.fault}", place=found.place, expected=wanted, found=stands)


class Reader:
    """Takes values out of a position whose shape has been checked."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position

    def get(self, key: str, default: Any) -> Any:
        return self.position.get(key, default)

    def count(self, key: str, default: int, most: int | None = None) -> int:
        value: int = self.get(key, default)
        if most is not None and value > most:
            raise impossible("count", place=key, number=value, most=most)
        return value

    def seat(self, key: str, players: int, default: str | None) -> int:
        """A seat given by its letter; -1 for None."""
        value = self.get(key, default)
        return NOTHING if value is None else seat_from(value, players, key)


def seat_from(letter: str, players: int, place: str) -> int:
    if len(letter) != 1 or letter not in SEAT_LETTERS[:players]:
        raise impossible("seat", place=place, seat=letter, allowed=", ".join(SEAT_LETTERS[:players]))
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
    name = reader.get("game", game.name)
    if name != game.name:
        raise impossible("game", found=name, game=game.name)
    version = reader.get("rules", game.rules_version)
    if version != game.rules_version:
        raise impossible("rules", found=version, version=game.rules_version)
    players = game.check_players(reader.get("players", None))
    given = reader.get("options", {})
    for option in game.options:
        # A position is whole by itself, and whoever sends one has no business with the files of this machine.
        if option.is_file and not isinstance(given.get(option.name), (Mapping, NoneType)):
            raise impossible("file", option=option.name)
    try:
        options = game.check_options(given)
    except DataError as error:
        raise refusal(error) from error
    game.check_setting(players, options)
    return players, game.check_seed(reader.get("seed", 0)), options


def read_progress(state: State, reader: Reader) -> None:
    state.drawn = reader.count("drawn", 0)
    state.stage = reader.count("stage", 0)


def check_invariants(state: State) -> None:
    """A position in which something cannot be is refused."""
    broken = state.game.broken_invariant(state)
    if broken is not None:
        raise refusal(broken)


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


def frame_from_data(state: State, data: Mapping[str, Any]) -> Frame:
    """The inverse of `frame_to_data`."""
    name = data["step"]
    step = state.game.steps.get(name)
    if step is None:
        raise impossible("no_step", step=name, allowed=", ".join(state.game.steps))
    seat = seat_from(data["seat"], state.players, "pending")

    def read(part: str, text: str) -> int:
        move = state.game.parse(state, IDLE, text)
        if move is None:
            raise impossible("step_part", step=name, part=part, found=text)
        return move

    at = read("at", data["at"]) if "at" in data else NOTHING
    what = read("what", data["what"]) if "what" in data else NOTHING
    things = tuple([read("things", text) for text in data.get("things", ())])
    return Frame(step, seat, at, what, data.get("count", 0), things)


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
        raise impossible("no_question", step=step.name)
    stage = state.stage
    if not step.run(state, asked) or state.frame is not asked:
        raise impossible("not_asked", step=step.name)
    state.stage = stage
    for letter, given in (answers or {}).items():
        seat = seat_from(letter, state.players, "answers")
        for text in given:
            frame = state.frame_of(seat)
            move = state.game.parse(state, frame, text) if frame else None
            if move is None or move not in state.moves(seat):
                raise impossible("answered", seat=letter, answer=text)
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


def bits_from(letters: str, players: int, place: str) -> int:
    if letters == ALL_SEE:
        return EVERYONE
    bits = 0
    for letter in letters:
        bits |= PUBLIC if letter == ALL_SEE else 1 << seat_from(letter, players, place)
    return bits
