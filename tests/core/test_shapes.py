"""Shapes: data that fits is taken, and what does not fit is told by its place and what may stand there."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.shapes import Count, Form, Look, Seat, fields_in, misfit, schema, schema_of
from tests.toy import GAME


class House(TypedDict):
    """A house."""

    owner: Seat | None
    floors: Annotated[int, Form(least=1, most=9)]
    rooms: NotRequired[list[Literal["hall", "bath"]]]
    costs: NotRequired[dict[str, Count]]
    next: NotRequired[House]


GOOD: dict[str, Any] = {"owner": "A", "floors": 2, "rooms": ["hall"], "costs": {"wood": 0}}


def test_what_fits_fits() -> None:
    assert misfit(GOOD, House) is None
    assert misfit({**GOOD, "next": GOOD, "owner": None}, House) is None


@pytest.mark.parametrize(
    ("change", "place", "allowed"),
    [
        ({"owner": "Z"}, "owner", "A, B, C, D, E, F, G"),
        ({"owner": 0}, "owner", "nothing"),
        ({"floors": True}, "floors", "whole_number"),
        ({"floors": 0}, "floors", "1-9"),
        ({"floors": 10}, "floors", "1-9"),
        ({"rooms": "hall"}, "rooms", "list"),
        ({"rooms": ["hall", "attic"]}, "rooms[1]", "hall, bath"),
        ({"costs": {"wood": -1}}, "costs.wood", "0-"),
        ({"next": {**GOOD, "floors": "two"}}, "next.floors", "whole_number"),
        ({"garden": 1}, "garden", "rooms"),
    ],
)
def test_what_does_not_fit_is_told_by_its_place(change: dict[str, Any], place: str, allowed: str) -> None:
    found = misfit({**GOOD, **change}, House)
    assert found is not None
    assert found.place == place
    assert allowed in found.expected


def test_a_missing_part_is_told() -> None:
    found = misfit({"owner": "A"}, House)
    assert found is not None
    assert (found.place, found.expected) == ("floors", ("present",))


def test_a_schema_is_closed_and_names_what_texts_stand_for() -> None:
    defs: dict[str, Any] = {}
    assert schema(House, defs) == {"$ref": "#/$defs/House"}
    house = defs["House"]
    assert house["additionalProperties"] is False
    assert house["required"] == ["owner", "floors"]
    assert house["properties"]["owner"]["anyOf"][0]["format"] == "seat"
    assert house["properties"]["next"] == {"$ref": "#/$defs/House"}
    assert house["description"] == "A house."


def test_the_schema_of_a_game_has_its_parts() -> None:
    found = schema_of(GAME)
    assert set(found["properties"]) == {"view", "position", "facts", "events"}
    assert set(found["properties"]["events"]["properties"]) == {"draw", "bid"}
    assert set(fields_in(Look)) <= set(found["$defs"]["View"]["properties"])


def test_a_position_of_another_shape_is_refused_in_both_languages() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup({"players": 2, "hands": [["card#1", 5]]})
    assert "hands[0][1]" in refusal.value.say("en")
    assert "a text" in refusal.value.say("en")
    assert "un texte" in refusal.value.say("fr")
