"""The table: journal, undo up to the last boundary, and what a line of moves may not do."""

from __future__ import annotations

import pytest

import faubourg
from faubourg import IllegalMove, SetupError, Table, UndoError
from faubourg.core.state import State

A, B = 0, 1
CITY = faubourg.game("infinite-city")


def position(**parts: object) -> State:
    return CITY.setup({"players": 2, "active": "A", **parts})


ROW = {"0,0": "hotel", "1,0": "plaza", "2,0": "housing down"}


def test_a_step_that_tells_nobody_anything_new_can_be_taken_back() -> None:
    table = Table(position(board=ROW, hands=[["arboretum", "port"], ["temple"]]))
    start = table.state.describe()
    table.play("arboretum", A)
    table.undo(A)
    assert table.state.describe() == start
    assert [entry.move for entry in table.journal] == ["arboretum#1", None]
    assert table.record().moves == ()


def test_placing_a_tile_can_be_taken_back_until_something_is_drawn() -> None:
    table = Table(position(board=ROW, hands=[["arboretum", "port"], ["temple"]]))
    table.play("arboretum; 1,1", A)
    assert table.state.decision(A) is not None  # the Arboretum asks for tokens: the turn is not over
    table.undo(A)
    assert table.log == []  # the log forgets what was taken back
    table.play("1,1; stop", A)  # ends the turn: A draws
    assert not table.can_undo(A)
    with pytest.raises(UndoError):
        table.undo(A)


def test_turning_up_a_hidden_tile_cannot_be_taken_back() -> None:
    table = Table(position(board=ROW, hands=[["housing", "port", "port", "port", "port", "port"], ["temple"]]))
    table.play("housing; 1,1; 2,0", A)
    assert not table.can_undo(A)


def test_only_the_seat_that_answered_last_can_take_back() -> None:
    table = Table(position(board=ROW, hands=[["arboretum"], ["temple"]]))
    table.play("arboretum", A)
    assert table.can_undo(A)
    assert not table.can_undo(B)
    with pytest.raises(UndoError):
        table.undo(B)


def test_a_line_of_moves_is_all_or_nothing() -> None:
    state = position(board=ROW, hands=[["arboretum", "port"], ["temple"]])
    before = state.describe()
    with pytest.raises(IllegalMove) as refusal:
        state.play("arboretum; 7,7", A)
    assert refusal.value.rule.id == "IC-19"
    assert refusal.value.text == "7,7"
    assert state.describe() == before


def test_a_line_of_moves_stops_where_something_becomes_known() -> None:
    """Nobody can try a line to see what a face-down tile is: nothing after the flip is even read."""
    state = position(board=ROW, hands=[["housing", "port", "port", "port", "port", "port"], ["temple"]])
    assert state.why_not("housing; 1,1; 2,0; nonsense", A) is None
    moves = state.play("housing; 1,1; 2,0; nonsense", A)
    assert [CITY.notation(state, move) for move in moves] == ["housing#2", "1,1", "2,0"]


def test_a_refusal_says_why_in_both_languages_and_cites_the_rule() -> None:
    state = position(board=ROW, hands=[["arboretum"], ["temple"]])
    with pytest.raises(IllegalMove) as refusal:
        state.play("arboretum; 0,1", A)  # beside the Hotel, but the Plaza has free cells
    assert refusal.value.rule.id == "IC-20"
    assert "Plaza" in refusal.value.why
    assert "[IC-20]" in refusal.value.say("en")
    assert refusal.value.say("fr") != refusal.value.say("en")


def test_a_seat_out_of_turn_is_refused_by_the_rule_of_turns() -> None:
    state = position(board=ROW, hands=[["arboretum"], ["temple"]])
    rule = state.why_not("temple", B)
    assert rule is not None
    assert rule.id == "IC-7"
    assert state.moves(B) == []
    assert state.decision(B) is None


def test_the_names_must_be_as_many_as_the_seats() -> None:
    with pytest.raises(SetupError, match="3 names for 2 players"):
        Table(position(board=ROW, hands=[["arboretum"]]), names=["a", "b", "c"])


def test_the_log_tells_each_reader_only_what_it_may_know() -> None:
    table = Table(
        position(board=ROW, hands=[["arboretum", "port"], ["temple"]], deck=["bank", "embassy", "stadium", "..."])
    )
    table.play("arboretum; 1,1; stop", A)
    assert any("Bank" in line for line in table.sentences(A, "en"))
    assert any("Banque" in line for line in table.sentences(A, "fr"))
    for reader in (B, None):
        assert not any("Bank" in line for line in table.sentences(reader, "en"))
        assert any("draws 4" in line for line in table.sentences(reader, "en"))


def test_prompts_and_labels_call_the_players_by_their_names() -> None:
    board = {"0,0": "hotel", "0,1": "police_hq AB"}
    table = Table(position(board=board, hands=[["shopping_complex"], ["temple"]]), names=["Ada", "Bo"])
    table.play("shopping complex; 1,0", A)
    decision = table.state.decision(A)
    assert decision is not None
    assert [choice.label["en"] for choice in decision.choices] == ["Exchange hands with Bo"]
    assert [choice.notation for choice in decision.choices] == ["B"]
