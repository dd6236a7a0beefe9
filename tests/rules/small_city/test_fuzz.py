"""Positions as anybody may send them: possible ones are played on, all others are refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.errors import SetupError
from faubourg.games.small_city import GAME
from faubourg.testing.fuzz import fuzz
from tests.rules.small_city.harness import borough

MUTATIONS = 1500


def test_changed_positions_are_possible_or_refused() -> None:
    counted = fuzz(GAME, MUTATIONS, seed=42)
    assert counted.total() == MUTATIONS
    assert counted["possible"] > 50 and counted["refused"] > 500


def position(**more: Any) -> dict[str, Any]:
    return {"players": 2, "boroughs": [borough(), borough()], **more}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"promise_piles": [["promise-12"], [], []]}, "another pile"),
        ({"circle": ["mayor-card"]}, "8 cards"),
        ({"circle": ["mayor-card"] * 8}, "once"),
        ({"street": "A:I9-J9"}, "outside"),
        ({"street": "B:D4-E4"}, "one of the host"),
        ({"piles": {"police": 200}}, "at most"),
        ({"piles": {"castle": 1}}, "no kind of tile"),
        ({"boroughs": [{"tiles": []}, borough()]}, "town hall"),
        ({"boroughs": [borough("town_hall E5", "town_hall A1"), borough()]}, "each player has one only"),
        ({"order": ["B", "A"]}, "clockwise from the host"),
        ({"out": ["B"]}, "only then"),
        ({"boroughs": [borough(pollution=100), borough()]}, "only then"),
        ({"ended_by": "SC-1"}, "ends after turn"),
        ({"turn": 0}, "both are 0"),
        ({"removed": {}}, "removed"),
        ({"phase": 7, "pending": [{"step": "victim", "seat": "A"}]}, "phase 7"),
        ({"phase": 7, "pending": [{"step": "payment", "seat": "A", "what": "disk1 economy-4"}]}, "cannot go"),
        ({"phase": 7, "answers": {"A": ["pass"]}}, "nothing is pending"),
        ({"phase": 4, "pending": [{"step": "storing", "seat": "A", "things": ["wood@A"]}]}, "no citizen of A has made"),
        ({"moved": [["A1"], []]}, "phase 3"),
        ({"boroughs": [borough(stores={"hall": {"wood": 5}}), borough()]}, "room for 4 at most"),
        ({"boroughs": [borough(disks=["economy-1", "economy-2"]), borough()]}, "one line"),
        ({"boroughs": [borough(citizens={"A": ["D4"]}), borough()]}, "no slot"),
        ({"boroughs": [borough(votes=1, earned=[3]), borough()]}, "add up"),
        ({"supply": {"wood": 17}}, "supply"),
        ({"host": "C"}, "seat"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_its_place(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(position(**wrong))
    assert words in refusal.value.say("en"), refusal.value.say("en")


def test_what_is_not_mentioned_lies_in_the_box() -> None:
    few = GAME.setup(position(supply={"wood": 1, "stone": 0, "metal": 0}, piles={"res1": 2, "park1": 0}))
    assert few.supply == (1, 0, 0)
    assert few.piles[few.box.numbers["res1"]] == 2
    assert GAME.broken_invariant(few) is None
    short = GAME.setup(position(options={"mode": "advanced"}, special_deck=["special-3"]))
    assert short.special_deck == (2,)


def test_the_phases_to_come_need_not_be_mentioned() -> None:
    short = GAME.setup(position(phase=7, pending=[{"step": "council", "seat": "B"}]))
    described = short.describe()
    assert [step["step"] for step in described["pending"]] == ["end-of-turn", "council"]
    assert GAME.setup(described).describe() == described
