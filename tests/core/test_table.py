"""The table: journal, undo up to the last boundary, and what a line of moves may not do."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg import IllegalMove, SetupError, Table, UndoError
from faubourg.core.record import Record
from faubourg.core.state import State

A, B = 0, 1
CITY = faubourg.game("infinite-city")


def position(**parts: object) -> State:
    state: State = CITY.setup({"players": 2, "active": "A", "deck": ["..."], **parts})
    return state


ROW = {"0,0": {"tile": "hotel"}, "1,0": {"tile": "plaza"}, "2,0": {"tile": "housing", "down": True}}


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
    with pytest.raises(SetupError, match="needs as many names, not 3"):
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
    state = position(players=3, board=ROW, hands=[["shopping_complex"], ["temple"], ["bank", "port"]])
    table = Table(state, names=["Ada", "Bo", "Cleo"])
    table.play("shopping complex; 1,1", A)
    decision = table.state.decision(A)
    assert decision is not None
    assert [choice.label for choice in decision.choices] == [
        "Exchange hands with Bo (one tile)",
        "Exchange hands with Cleo (2 tiles)",
    ]
    assert [choice.notation for choice in decision.choices] == ["B", "C"]


def test_against_bots_alone_anything_may_be_taken_back_and_the_record_says_so() -> None:
    """Behind draws and behind the answers of the bots, as against a computer in chess."""
    table = Table(CITY.start(players=3, seed=4))
    me = table.state.to_act[0]
    before = table.state.describe()
    rng = Random(1)
    while not (len(table.journal) > 3 and table.state.to_act == (me,) and not table.can_undo(me)):
        table.push(rng.choice(table.state.moves(table.state.to_act[0])), table.state.to_act[0])
    mine = sum(entry.seat == me for entry in table.journal)
    for _ in range(mine):
        table.undo_freely(me)
    assert table.state.describe() == before
    assert table.record().taken_back > 0
    assert Record.loads(table.record().dumps()).replay().record() == table.record()
    rebuilt = Table.from_journal(CITY.start(players=3, seed=4), table.journal)
    assert rebuilt.record() == table.record()
    with pytest.raises(UndoError):
        table.undo_freely(me)
