"""Positions: what is not mentioned lies in the box, and what cannot be is refused with its place and the reason."""

from __future__ import annotations

from typing import Any

import pytest

import faubourg
from faubourg import SetupError
from faubourg.core.texts import LANGUAGES

GAME = faubourg.game("infinite-city")
HOTEL: dict[str, Any] = {"tile": "hotel", "tokens": ["A"]}
GOOD: dict[str, Any] = {"players": 2, "board": {"0,0": HOTEL}, "hands": [["bank"], ["port"]]}
END: dict[str, Any] = {"step": "end-of-turn", "seat": "A"}
FIVE_STATIONS = {f"{x},0": {"tile": "power_station"} for x in range(5)}


def on_hotel(**changes: Any) -> dict[str, Any]:
    return {"board": {"0,0": HOTEL | changes}}


def pending(*steps: dict[str, Any], **parts: Any) -> dict[str, Any]:
    return {"pending": [END, *[{"seat": "A", **step} for step in steps]], **parts}


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"board": {}}, "at least one tile"),
        (on_hotel(down=True), "board.0,0: a face-down tile carries no tokens"),
        (on_hotel(tile="casino"), "board.0,0.tile: there is no tile casino"),
        (on_hotel(tile=None), "board.0,0.tile: name the tile"),
        (on_hotel(tokens=["Z"]), 'board.0,0.tokens[0] is "Z"'),
        (on_hotel(tokens=["C"]), "C is not a seat here; the seats are A, B"),
        (on_hotel(tokens=["A", "A"]), "only a Stadium carries two tokens of one player"),
        (on_hotel(tile="bank", tokens=["A", "B"]), "tokens of several players"),
        (on_hotel(tile="stadium", tokens=["A"] * 16), "A has 16 tokens"),
        (on_hotel(back="back#0"), "face-down tiles may have a back"),
        ({"board": {"here": HOTEL}}, "board.here: this is not a cell"),
        ({"board": {"0,0": HOTEL, "(0,0)": {"tile": "bank"}}}, "board.(0,0): this is not a cell"),
        ({"board": {"15999,0": HOTEL}}, "from -1024 to 1024"),
        ({"board": {"0,0": {"tile": "capitol"}, "0,1": {"tile": "capitol"}}}, "more tiles capitol than the 1"),
        ({"board": {"0,0": {"tile": "bank#1"}}, "hands": [["bank#1"]]}, "bank#1 is somewhere else, too"),
        ({"board": {"0,0": HOTEL | {"sort": 1}}}, "there is no board.0,0.sort"),
        ({"supply": [15, 15]}, "A has 16 tokens in supply and on the board together, of 15"),
        ({"supply": [14]}, "1 numbers for 2 players"),
        ({"supply": [14, -1]}, "supply[1] is -1"),
        ({"hands": [[], [], []]}, "3 of them for 2 players"),
        ({"hands": "bank"}, 'hands is "bank"; allowed: a list'),
        ({"deck": ["...", "bank"]}, "deck[0]: there is no tile ..."),
        ({"active": "Q"}, 'active is "Q"'),
        ({"active": "F"}, "active: F is not a seat here"),
        ({"turns": -1}, "turns is -1"),
        ({"turns": 200}, "After 200 turns the game is over by IC-52"),
        ({"turns": 201}, "201 is not between 0 and 200"),
        ({"passes": 2, "turns": 2}, "the game is over by IC-51"),
        ({"passes": 1}, "every pass is a turn"),
        ({"factories": 1}, "this one begins"),
        ({"game": "the-city"}, "game: it is a position of the-city"),
        ({"rules": 99}, "version 99"),
        ({"colour": "red"}, "there is no colour"),
        ({"answers": {"A": ["bank"]}}, "no secret answer"),
        ({"options": {"tiles": "tiles.toml"}}, "not the name of a file"),
        ({"known": {"bank#1": "Z"}}, "Z is not a seat"),
        ({"known": {"casino": "A"}}, "there is no tile casino"),
        ({"known": {}}, "A must know every tile of the own hand"),
        ({"set_aside": [["temple"]]}, "1 lists, and 0 steps library-rest"),
        # the end
        ({"ended_by": "soon"}, "no game ends by soon"),
        ({"ended_by": "IC-43"}, "0 Power Stations are face up"),
        ({"board": FIVE_STATIONS, "ended_by": "IC-49"}, "5 Power Stations are face up"),
        ({"ended_by": "IC-49"}, "there is a trigger"),
        ({"ended_by": "IC-49", "trigger": "A", "last_turns": ["B"]}, "last_turns is an empty list"),
        ({"ended_by": "IC-51"}, "0 in a row"),
        ({"ended_by": "IC-52"}, "turns: 0"),
        ({"board": FIVE_STATIONS, **pending({"step": "turn"})}, "the game is over by IC-43"),
        # the final round
        ({"last_turns": ["B"]}, "the trigger, who must be named"),
        ({"trigger": "B"}, "last_turns says who still has one"),
        ({"trigger": "A", "last_turns": ["B"]}, "has no turn in the final round"),
        ({"trigger": "B", "last_turns": ["A"]}, "without the active one"),
        ({"players": 3, "trigger": "C", "last_turns": ["B", "B"]}, "each once"),
        ({"players": 4, "trigger": "D", "last_turns": ["C", "B"]}, "clockwise"),
        ({"ran_out": True}, "somebody is the trigger"),
        ({"ran_out": True, "trigger": "B", "last_turns": []}, "this one begins"),
        (pending({"step": "cell", "what": "temple", "at": "A"}, trigger="A"), "ran_out is true"),
        ({"supply": [0, 15]}, "no token to begin a turn with"),
        (pending({"step": "cell", "what": "temple", "at": "A"}, supply=[0, 15]), "must have a token"),
        # what remains to be done
        ({"pending": [{"step": "dance", "seat": "A"}]}, "no step dance"),
        ({"pending": [{"step": "turn", "seat": "A"}]}, "it begins with end-of-turn"),
        (pending(), "ends with a question"),
        (pending({"step": "library-look", "at": "0,0", "what": "hotel#1"}), "ends with a question"),
        (pending({"step": "turn"}, {"step": "turn"}), "A turn is asked alone"),
        (pending({"step": "turn", "seat": "B"}), "up to the active player, A"),
        (pending({"step": "turn", "at": "0,0"}), "takes nothing but its seat"),
        (pending({"step": "turn", "count": -1}), "pending[1].count is -1"),
        (pending({"step": "bank"}), "takes in `at` and `what`"),
        (pending({"step": "bank", "at": "0,0", "what": "hotel#1"}), "the face-up tile whose text it is"),
        (pending({"step": "cell", "what": "library"}), "then no Library"),
        (pending({"step": "cell", "what": "hotel#1"}, **on_hotel(tile="hotel#1")), "hotel#1 is somewhere else"),
        (pending({"step": "temple-tile", "at": "A", "what": "temple#1"}), "takes in `at` another player"),
    ],
)
def test_an_impossible_position_is_refused(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match="This position cannot be") as error:
        GAME.setup({**GOOD, **parts})
    assert said in str(error.value)
    assert all(error.value.say(lang) for lang in LANGUAGES)


def test_the_position_that_these_are_made_from_is_possible() -> None:
    state = GAME.setup(GOOD)
    assert [choice.notation for choice in state.decision(0).choices] == ["bank#1"]


def test_what_is_not_mentioned_lies_in_the_box() -> None:
    state = GAME.setup({**GOOD, "supply": [3, 2], "deck": ["temple"]})
    described = state.describe()
    assert (described["deck"], described["supply"]) == (["temple#1"], [3, 2])
    state.play("bank; 0,1", 0)
    assert state.describe()["hands"] == [["temple#1"], ["port#1"]], "there is no more to draw"


def test_a_deck_may_end_with_all_the_rest() -> None:
    deck = GAME.setup({**GOOD, "deck": ["temple", "..."]}).describe()["deck"]
    assert deck[0] == "temple#1"
    assert len(deck) == 120 - 3


def test_kinds_take_the_copies_that_ids_leave() -> None:
    state = GAME.setup({**GOOD, "hands": [["bank", "bank"], ["bank#1"]]})
    assert state.describe()["hands"] == [["bank#2", "bank#3"], ["bank#1"]]


def test_a_question_with_a_single_answer_is_answered() -> None:
    embassy = {"step": "embassy", "at": "1,0", "what": "embassy#1"}
    board = {"0,0": HOTEL, "1,0": {"tile": "embassy", "tokens": ["B"]}}
    state = GAME.setup(
        {**GOOD, "active": "B", "board": board, "pending": [{**END, "seat": "B"}, {**embassy, "seat": "B"}]}
    )
    assert state.describe()["board"]["0,0"]["tokens"] == ["B"]
    assert state.to_act == (0,)


def test_a_seat_without_tokens_is_passed_over_before_the_final_round() -> None:
    """In play nobody is out of tokens then; a position may leave somebody without."""
    state = GAME.setup({**GOOD, "players": 3, "hands": [["hotel"], ["port"], ["plaza"]], "supply": [5, 0, 5]})
    state.play("hotel; 0,1", 0)
    assert state.to_act == (2,)
    assert state.describe()["supply"] == [4, 0, 5]


def test_backs_keep_their_numbers_and_new_ones_go_on() -> None:
    board = {"0,0": {"tile": "hotel", "down": True, "back": "back#4"}, "0,1": {"tile": "plaza", "down": True}}
    state = GAME.setup({**GOOD, "board": board, "hands": [["port"]], "deck": ["temple"]})
    assert state.view(None)["board"]["0,1"] == {"tile": None, "down": True, "back": "back#5"}
    state.play("port; 0,2", 0)
    state.play("0,3", 0)
    assert state.view(None)["board"]["0,3"]["back"] == "back#6"


def test_a_city_as_far_out_as_a_position_may_be_can_be_described_while_it_grows() -> None:
    city = GAME.setup({**GOOD, "board": {"1024,-1024": HOTEL}, "deck": ["..."]})
    for outwards in ("1025,-1024", "1025,-1025"):
        seat = city.to_act[0]
        city.play(f"{city.view(seat)['hand'][0].partition('#')[0]}; {outwards}", seat)
        assert GAME.setup(city.describe()).describe() == city.describe()
        while city.decision(city.to_act[0]).kind != "turn":
            city.push(city.moves(city.to_act[0])[0], city.to_act[0])
