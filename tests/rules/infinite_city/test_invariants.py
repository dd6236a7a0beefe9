"""The game's own checks bite: positions that cannot be are refused, steps that cannot happen are found out."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.errors import SetupError
from faubourg.games.infinite_city import GAME
from faubourg.games.infinite_city.state import City
from faubourg.testing import rule
from tests.rules.infinite_city.harness import A, C, laid, play, position

END: dict[str, Any] = {"step": "end-of-turn", "seat": "A"}
TURN: dict[str, Any] = {"step": "turn", "seat": "A"}
PORT: dict[str, Any] = {"step": "port", "seat": "A", "at": "0,1", "what": "port#1"}


@rule("IC-2", "IC-3", "IC-26", "IC-43", "IC-47", "IC-83", "IC-34")
@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"supply": [16, 15]}, "IC-2"),
        ({"board": {"0,0": laid("bank AA")}}, "IC-26"),
        ({"board": {"0,0": laid("bank AB")}}, "IC-26"),
        ({"last_turns": ["B"], "trigger": "A"}, "IC-47"),
        ({"ended_by": "IC-43"}, "IC-43"),
        ({"ended_by": "IC-1"}, "no game ends by IC-1"),
        ({"pending": [END, {"step": "library-rest", "seat": "A"}, PORT]}, "IC-83"),
        (
            {"pending": [END, {"step": "police-hq", "seat": "A", "at": "0,0", "what": "police_hq#1"}, TURN]},
            "A turn is asked alone",
        ),
        ({"pending": [END, {"step": "temple-draw", "seat": "A"}, PORT]}, "takes in `at` another player"),
        ({"pending": [END, {"step": "post-cell", "seat": "A", "things": ["9,9"]}]}, "one cell that this text may pick"),
        ({"pending": [END, {"step": "bank", "seat": "A"}]}, "the face-up tile whose text it is"),
        ({"pending": [TURN]}, "it begins with end-of-turn"),
        ({"hands": [7]}, "a list"),
    ],
)
def test_a_position_that_cannot_be_is_refused(parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        GAME.setup(
            {
                "players": 2,
                "board": {"0,0": laid("hotel"), "0,1": laid("port A")},
                "hands": [["port"]],
                "deck": ["bank"],
                **parts,
            }
        )


def step(before: City, after: City) -> str:
    """What is wrong with going from one position to the other in one answer."""
    return GAME.broken_step(before, after, A) or "nothing"


@rule("IC-36", "IC-37", "IC-38")
def test_lost_protection_and_changes_of_protected_tiles_are_found_out() -> None:
    before = position({"0,0": "power_station", "1,0": "hotel B"}, [["bank"]])
    assert "IC-36" in step(before, position({"0,0": "bank", "1,0": "hotel B"}, [["bank"]]))
    assert "IC-37" in step(before, position({"0,0": "power_station", "1,0": "port"}, [["bank"]]))
    assert "IC-38" in step(before, position({"0,0": "power_station", "1,0": "hotel A"}, [["bank"]]))


@rule("IC-19", "IC-20")
def test_a_tile_in_the_wrong_place_is_found_out() -> None:
    picked = position({"0,0": "factory"}, [["plaza"]])
    play(picked, "plaza", A)
    assert "IC-19" in step(picked, position({"0,0": "factory", "1,1": "plaza A"}))
    beside_plaza = position({"0,0": "plaza", "5,0": "factory"}, [["hotel"]])
    play(beside_plaza, "hotel", A)
    assert "IC-20" in step(beside_plaza, position({"0,0": "plaza", "5,0": "factory", "5,1": "hotel A"}))
    assert "nobody chose" in step(position({"0,0": "factory"}), position({"0,0": "factory", "0,1": "bank A"}))


@rule("IC-14", "IC-16", "IC-45", "IC-47", "IC-50")
def test_wrong_hands_and_wrong_turns_are_found_out() -> None:
    board = {"0,0": "factory"}
    hands = [["bank"], ["port"], ["plaza"]]
    before = position(board, hands, players=3)
    assert "IC-16" in step(before, position(board, [["bank"], ["port", "port"], ["plaza"]], players=3))
    assert "IC-14" in step(before, position(board, hands, players=3, turns=1, active="B"))
    final = position(board, hands, players=3, trigger="C", last_turns=["B"])
    assert "IC-45" in step(final, position(board, hands, players=3, trigger="B", last_turns=["C"]))
    five = [["bank"] * 5, ["port"], ["plaza"]]
    longer = position(board, five, players=3, trigger="C", last_turns=["B"], turns=1)
    assert "IC-50" in step(position(board, five, players=3, trigger="C", last_turns=["B"]), longer)
    again = final.clone()
    again.active = C
    assert "IC-47" in step(final, again)


def test_an_ordinary_step_is_fine() -> None:
    before = position({"0,0": "power_station", "1,0": "plaza"}, [["hotel"], ["bank"]])
    after = before.clone()
    play(after, "hotel; 2,0", A)
    middle = before.clone()
    play(middle, "hotel", A)
    assert step(before, middle) == "nothing"
    assert step(middle, after) == "nothing"
