"""Plain data has a shape: types that say what a view, a position or an event looks like.

A game writes its types once, in `shapes.py` of its folder: `View`, `Position` and `Facts` (figures of a choice) are
TypedDicts, `EVENTS` has one for each kind of event. From them come the check of every position that somebody sets up,
the check of everything that a game says (in the conformance suite), the JSON Schema that others build on, and the
browser's types.

A type is built from int, float, str, bool, None, Literal, list, dict[str, ...], TypedDict, unions, and the names below.
What is not mentioned is not allowed: a TypedDict is closed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from faubourg.core.engine import LONGEST_SEED
from faubourg.core.spots import SEAT_LETTERS, SeatLetter

if TYPE_CHECKING:
    from faubourg.core.game import Game


@dataclass(frozen=True)
class Form:
    """What a text or a number stands for, and its bounds; `format` is what a reader of the schema goes by."""

    format: str = ""
    least: int | None = None
    most: int | None = None


Count = Annotated[int, Form(least=0)]
Seat = Annotated[SeatLetter, Form("seat")]
Spot = Annotated[str, Form("spot")]  # a place on the screen, such as cell:3,4
Cell = Annotated[str, Form("cell")]  # a place on the board, such as 3,4
Thing = Annotated[str, Form("thing")]  # a tile, card or piece by id, such as bank#6
Kind = Annotated[str, Form("kind")]  # a kind of piece by key, such as bank; its words are in the glossary
RuleId = Annotated[str, Form("rule")]


class Look(TypedDict):
    """What every view begins with. Lists by seat have one entry for each, in the order of the seats."""

    game: str
    seat: Seat | None  # whose view it is; None: a spectator's
    players: Count
    stage: Count
    to_act: list[Seat]
    question: str | None  # the kind of question or stage that is open
    ended_by: RuleId | None
    scores: list[int]  # as if the game ended now, without what others keep secret


class Step(TypedDict):
    """Something that remains to be done."""

    step: str
    seat: Seat
    at: NotRequired[str]
    what: NotRequired[str]
    count: NotRequired[Count]
    things: NotRequired[list[str]]


class Header(TypedDict, total=False):
    """What every position begins with: which game it is, and how far chance and stages have come."""

    game: str
    rules: Count
    players: Count
    options: dict[str, Any]
    seed: str | Count
    drawn: Count
    stage: Count
    pending: list[Step]  # what remains to be done, the next thing last
    answers: dict[Seat, list[str]]  # of the open stage, if several seats are asked


@dataclass(frozen=True)
class Misfit:
    """The first place where data is not of its shape: where, what may stand there, and what does."""

    place: str
    expected: tuple[str, ...]  # alternatives: each a word of the texts (`shape-...`), or what may be written there
    found: str = ""  # as it is written, or a word of the texts for a whole list or table
    fault: Literal["value", "whole", "unknown", "missing"] = "value"


def misfit(data: object, shape: Any, place: str = "") -> Misfit | None:
    """None if the data has the shape, else the first place where it has not."""
    form, shape = unwrapped(shape)
    if shape is Any:
        return None
    if shape in (None, NoneType):
        return None if data is None else wrong(place, "nothing", data)
    origin = get_origin(shape)
    if origin in (Union, UnionType):
        return misfit_of_union(data, get_args(shape), place)
    if origin is Literal:
        # True is 1 to Python, but not to a reader of the data.
        fits = any(type(data) is type(value) and data == value for value in get_args(shape))
        return None if fits else wrong(place, ", ".join(map(str, get_args(shape))), data)
    if origin is list:
        return misfit_of_list(data, get_args(shape)[0], place)
    if origin is dict:
        key_shape, value_shape = get_args(shape)
        return misfit_of_table(data, key_shape, value_shape, place)
    if is_typeddict(shape):
        return misfit_of_parts(data, shape, place)
    if shape is int:
        return misfit_of_number(data, form, place)
    if shape is float:
        return None if isinstance(data, (int, float)) and not isinstance(data, bool) else wrong(place, "number", data)
    assert shape in (str, bool), f"{shape} is no shape"
    return None if type(data) is shape else wrong(place, "text" if shape is str else "yes_or_no", data)


def wrong(place: str, expected: str, data: object) -> Misfit:
    if isinstance(data, (str, int, float, bool, NoneType)):
        said = json.dumps(data, ensure_ascii=False)
    else:
        said = "table" if isinstance(data, Mapping) else "list"
    said = said if len(said) <= LONGEST_SEED else f"{said[:LONGEST_SEED]}…"
    return Misfit(place, (expected,), said, "value" if place else "whole")


@cache
def unwrapped(shape: Any) -> tuple[Form, Any]:
    """A type without what is written around it, and the form that it is given."""
    form = Form()
    while get_origin(shape) in (Annotated, NotRequired):
        if get_origin(shape) is Annotated:
            form = get_args(shape)[1]
        shape = get_args(shape)[0]
    return form, shape


def misfit_of_union(data: object, shapes: tuple[Any, ...], place: str) -> Misfit | None:
    """What is wrong with the alternative that comes nearest: the one that fits furthest in."""
    wrongs = []
    for shape in shapes:
        found = misfit(data, shape, place)
        if found is None:
            return None
        wrongs.append(found)
    deepest = max(wrongs, key=lambda one: len(one.place))
    if deepest.place != place:
        return deepest
    return replace(deepest, expected=tuple([word for one in wrongs for word in one.expected]))


def misfit_of_list(data: object, shape: Any, place: str) -> Misfit | None:
    if not isinstance(data, (list, tuple)):
        return wrong(place, "list", data)
    return next((one for i, item in enumerate(data) if (one := misfit(item, shape, f"{place}[{i}]"))), None)


def misfit_of_table(data: object, key_shape: Any, shape: Any, place: str) -> Misfit | None:
    if not isinstance(data, Mapping):
        return wrong(place, "table", data)
    for key, value in data.items():
        found = misfit(key, key_shape, f"{place}.{key}".lstrip(".")) or misfit(
            value, shape, f"{place}.{key}".lstrip(".")
        )
        if found:
            return found
    return None


def misfit_of_parts(data: object, shape: Any, place: str) -> Misfit | None:
    if not isinstance(data, Mapping):
        return wrong(place, "table", data)
    parts = parts_of(shape)
    for key in data:
        if key not in parts:
            return Misfit(f"{place}.{key}".lstrip("."), tuple(parts), fault="unknown")
    for key, (part, is_required) in parts.items():
        here = f"{place}.{key}".lstrip(".")
        if key in data:
            found = misfit(data[key], part, here)
            if found:
                return found
        elif is_required:
            return Misfit(here, ("present",), fault="missing")
    return None


def misfit_of_number(data: object, form: Form, place: str) -> Misfit | None:
    if type(data) is not int:
        return wrong(place, "whole_number", data)
    if form.least is not None and data < form.least:
        return wrong(place, f"{form.least}-" if form.most is None else f"{form.least}-{form.most}", data)
    return wrong(place, f"{form.least or 0}-{form.most}", data) if form.most is not None and data > form.most else None


@cache
def parts_of(shape: Any) -> dict[str, tuple[Any, bool]]:
    """The parts of a TypedDict, each with its type and whether it must be there."""
    hints = get_type_hints(shape, include_extras=True)
    optional = shape.__optional_keys__
    return {key: (part, key not in optional and get_origin(part) is not NotRequired) for key, part in hints.items()}


# --- the shapes of a game --------------------------------------------------------------------------------------------


def shapes_of(game: Game) -> Any:
    """The module in which a game says the shapes of its data."""
    return import_module(f"{game.package}.shapes")


def schema_of(game: Game) -> dict[str, Any]:
    """The shapes of a game as JSON Schema: view, position, facts of choices, and events by kind."""
    shapes, defs = shapes_of(game), dict[str, Any]()
    named: dict[str, Any] = {"view": shapes.View, "position": shapes.Position, "facts": shapes.Facts}
    events = {kind: schema(shape, defs) for kind, shape in shapes.EVENTS.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.name,
        "type": "object",
        "properties": {
            **{name: schema(shape, defs) for name, shape in named.items()},
            "events": {"type": "object", "properties": events},
        },
        "$defs": dict(sorted(defs.items())),
    }


def schema(shape: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """A type as JSON Schema; TypedDicts go to `defs` by their name."""
    form, shape = unwrapped(shape)
    found = bare_schema(shape, defs)
    bounds = {"format": form.format or None, "minimum": form.least, "maximum": form.most}
    return {**found, **{key: value for key, value in bounds.items() if value is not None}}


def bare_schema(shape: Any, defs: dict[str, Any]) -> dict[str, Any]:
    plain = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null", None: "null"}
    if shape is Any:
        return {}
    if shape in plain:
        return {"type": plain[shape]}
    origin, inner = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        return {"anyOf": [schema(one, defs) for one in inner]}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin is list:
        return {"type": "array", "items": schema(inner[0], defs)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema(inner[1], defs)}
    name = shape.__name__
    if name not in defs:
        defs[name] = {}  # a shape may contain itself
        parts = parts_of(shape)
        defs[name] = {
            "title": name,
            "description": " ".join((shape.__doc__ or "").split()),
            "type": "object",
            "properties": {key: schema(part, defs) for key, (part, _) in parts.items()},
            "required": [key for key, (_, is_required) in parts.items() if is_required],
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{name}"}


def fields_in(shape: Any, seen: set[Any] | None = None) -> Iterator[str]:
    """The names of all parts of a shape and of what lies in it, each once: all of them have a label for people."""
    seen = set() if seen is None else seen
    _, shape = unwrapped(shape)
    if is_typeddict(shape):
        if shape in seen:
            return
        seen.add(shape)
        for key, (part, _) in parts_of(shape).items():
            yield key
            yield from fields_in(part, seen)
        return
    for inner in get_args(shape):
        if not isinstance(inner, (str, int, Form)):
            yield from fields_in(inner, seen)


assert set(SEAT_LETTERS) == set(get_args(get_args(Seat)[0]))
