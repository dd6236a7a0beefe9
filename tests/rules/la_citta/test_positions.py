"""The language of positions: short ones fill up, wrong ones say where and why, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.texts import LANGUAGES
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.state import Region
from tests.rules.la_citta.harness import A, B, asked, city, options, play, position, unsettled

HOMES = [city("A", "13,2", 4), city("B", "2,10", 3)]
RING_HOME = city("A", "13,2", 3, ("12,3", "school"), ("14,1", "statue"))


def setup(**parts: Any) -> Region:
    region = GAME.setup({"players": 2, "cities": HOMES, **parts})
    assert isinstance(region, Region)
    return region


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"cities": [{"owner": "A", "castle": "99,9"}]}, "there is no hex 99,9"),
        ({"cities": [{"owner": "A", "castle": "1,15"}]}, "not in play"),
        ({"cities": [city("A", "13,2", 3, ("12,3", "pyramid"))]}, "pyramid at 12,3 is not a building"),
        ({"cities": [city("A", "13,2", 3, ("12,3", "road"))]}, "not so many tiles for road"),
        ({"cities": [city("A", "13,2", 3, ("12,3", "school harvest"))]}, "no rich harvest at 12,3"),
        ({"cities": [city("A", "13,2", 3, ("12,3", "school" + " education" * 5))]}, "more than 4 cubes"),
        ({"cities": [city("A", "13,2", 1, ("12,3", "school")), HOMES[1]]}, "LC-81"),
        ({"cities": HOMES[:1]}, "cities: B has none and has not fallen"),
        ({"cities": [{**HOMES[0], "people": 99}, HOMES[1]]}, "LC-70"),
        ({"options": {"map": {}}}, "map"),
        ({"options": {"map": "map.toml"}}, "options.map must be what is in the file"),
        ({"cities": [{**HOMES[0], "mayor": "Ada"}, HOMES[1]]}, "cities[0].mayor"),
        ({"gold": [-1, 0]}, "gold[0] is -1"),
        ({"gold": [1]}, "gold has 1 entries for 2 players"),
        ({"food": [99, 99]}, "food is [99, 99], and the board gives"),
        ({"cubes": [3, 4]}, "cubes is [3, 4], and the board gives [4, 4]"),
        ({"stock": {"market": 17}}, "at most 16 can be left"),
        ({"stock": {"tavern": 1}}, "stock has no tavern"),
        ({"display": ["palace#1", "palace#1"]}, "display: the card palace#1 is somewhere else, too"),
        ({"display": ["palace"] * 5}, "display: there is no other card palace"),
        ({"display": ["education"]}, "display: education is none of its cards"),
        ({"display": [None]}, "empty at the beginning of a turn"),
        ({"pile": []}, "7 policy cards are in play in all; a year takes at least 17"),
        ({"voice_pile": ["health"]}, "voice_pile has 1 cards; the years to come take at least 20"),
        ({"voices": ["sleep"]}, "voices: sleep is none of its cards"),
        ({"voice": ["health"]}, "voice must be –"),
        ({"known": {"health#9": "*"}}, "known: of health#9 this cannot be"),
        ({"turn": 3, "player_cards": [3, 3], "taken": [[], []]}, "LC-29"),
        ({"player_cards": [4, 3]}, "player_cards: A has 4; allowed here: 0 to 3"),
        ({"year": 9}, "year is 9; allowed here: 1 to 6"),
        ({"year": 0}, "year is 0; allowed here: 1 to 6"),
        ({"year": 2, "turn": 6}, "turn is 6; allowed here: 1 to 5"),
        ({"phase": "feeding"}, "phase is feeding, and it must be action"),
        ({"fallen": [{"year": 9, "phase": 9}, None]}, "only have fallen in phase 6 or 7"),
        ({"year": 2, "fallen": [{"year": 1, "phase": 6}, None]}, "fewer than two players are left"),
        ({"hungry": ["A"]}, "A cannot be hungry now"),
        ({"hungry": ["Z"]}, 'hungry[0] is "Z"'),
        ({"ended_by": "LC-1"}, "ended_by is LC-1"),
        ({"ended_by": "LC-96", "year": 5}, "year is 5; allowed here: 6 to 6"),
        ({"ended_by": "LC-88"}, "ended_by: it is LC-88 with 2 players left"),
        ({"answers": {"A": ["pass"]}}, "one player alone is asked at a time"),
        ({"active": "B", "pending": [{"step": "turn", "seat": "A"}]}, "active is B"),
        ({"pending": [{"step": "site", "seat": "A", "what": "palace"}]}, "does not follow from a player card"),
        ({"pending": [{"step": "site", "seat": "A"}]}, "must say what"),
        ({"pending": [{"step": "turn", "seat": "A", "count": 3}]}, "takes no count"),
        ({"pending": [{"step": "year", "seat": "A"}]}, "must be a question, and year is none"),
        ({"pending": [{"step": "end-of-year", "seat": "A"}, {"step": "turn", "seat": "A"}]}, "end-of-turn"),
        (
            {"pending": [{"step": "starve", "seat": "A", "count": 3}], "hungry": ["A"]},
            "count of starve is 3",
        ),
        ({"pending": [{"step": "demolish", "seat": "A", "at": "13,2"}]}, "has no legal answer"),
        ({"terrain": {"X99": "lake"}}, "terrain: there is no space X99"),
        ({"terrain": {}}, "terrain: it must lay all tiles"),
    ],
)
def test_a_position_that_cannot_be_says_why(parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        setup(**parts)
    assert reason in str(caught.value)
    assert all(caught.value.say(lang) for lang in LANGUAGES)


def test_what_is_not_mentioned_lies_in_the_box() -> None:
    region = setup(display=["palace"], pile=["baths"] * 4 + ["hospital"] * 4 + ["rich_harvest"] * 4)
    assert len(region.display) == 7
    assert len(region.pile) == 12
    assert sum(region.view(None)["unseen"].values()) == 12, "cards in the box are no part of the game"
    assert setup(stock={"market": 0}).view(None)["stock"]["market"] == 0


def test_the_question_is_enough_and_what_follows_is_found() -> None:
    hungry = setup(
        cities=[city("A", "13,0", 5), city("A", "5,6", 5), HOMES[1]],
        year=2,
        hungry=["A"],
        pending=[{"step": "starve", "seat": "A", "count": 3}],
    )
    assert asked(hungry) == "A starve"
    assert [frame["step"] for frame in hungry.describe()["pending"]] == [
        "end-of-year",
        "elimination",
        "feed",
        "relocate",
        "starve",
    ]
    assert hungry.view(None)["phase"] == "feeding"
    assert hungry.turn == 0


def test_a_pending_question_with_one_answer_is_answered_by_itself() -> None:
    """One city alone can lose its hungry citizen."""
    region = setup(
        cities=[city("A", "12,3", 5), city("B", "2,10", 3)],
        year=2,
        hungry=["A"],
        pending=[{"step": "starve", "seat": "A", "count": 5 - setup_food("12,3")}],
    )
    assert asked(region).endswith("turn")
    assert region.year == 3


def setup_food(castle: str) -> int:
    return setup(cities=[city("A", castle, 3), HOMES[1]]).food[A]


def test_a_card_that_is_carried_out_lies_in_front_of_its_player() -> None:
    region = setup(
        cities=[RING_HOME | {"people": 5}, HOMES[1]],
        display=["palace", None],
        taken=[["bread_and_games"], []],
        player_cards=[3, 3],
        pending=[{"step": "games", "seat": "A", "count": 1}],
    )
    assert options(region) == ["14,1 culture", "12,3 education"]
    decision = region.decision(A)
    assert decision is not None
    assert decision.about.piece == "card:bread_and_games"
    assert decision.about.spots == ("display:1",)


def test_any_card_that_was_drawn_unseen_is_written_as_null() -> None:
    region = setup(turn=2, taken=[[None], ["palace#1"]], player_cards=[3, 3], known={"palace#1": "*"})
    assert region.view(B)["taken"] == [[None], ["palace#1"]]
    assert GAME.setup(region.describe()).describe() == region.describe()


def test_the_first_castles_of_the_advanced_set_up_follow_their_order() -> None:
    region = GAME.start(players=3, seed=1, setup="advanced", first="A")
    described = region.describe()
    assert (described["year"], described["turn"], described["phase"]) == (0, 0, "setup")
    with pytest.raises(SetupError, match="A, C, B, B, C, A"):
        GAME.setup({**described, "pending": [{"step": "first-castle", "seat": "B"}]})


def test_a_city_is_housed_before_the_next_phase() -> None:
    region = position(RING_HOME)
    unsettled(region, "13,2", 2)
    demolishing = {"year": 1, "pending": [{"step": "demolish", "seat": "A", "at": "13,2"}]}
    cities = [RING_HOME | {"people": 2}, HOMES[1]]
    asking = setup(cities=cities, **demolishing)
    assert asked(asking) == "A demolish"
    play(asking, "12,3")
    assert asking.year == 2
    with pytest.raises(SetupError, match="LC-81"):
        setup(cities=cities, year=1, pending=[{"step": "roads", "seat": "A"}], options={"expansion": True})
