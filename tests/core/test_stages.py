"""Stages of several seats: answers are sealed, independent, may be taken back, and may be asked for again."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg import Table, UndoError
from faubourg.core.rules import SEALED
from tests.toy import GAME, STOP, Auction

A, B, C = range(3)


def auction(hands: list[list[int]], deck: tuple[int, ...] = ()) -> Auction:
    """A round of bidding with these hands; all other cards are discarded."""
    held = {card for hand in hands for card in hand} | set(deck)
    known = {f"card#{card}": "ABC"[seat] for seat, hand in enumerate(hands) for card in hand}
    return GAME.setup(
        {
            "players": len(hands),
            "hands": [[f"card#{card}" for card in hand] for hand in hands],
            "deck": [f"card#{card}" for card in deck],
            "discard": [f"card#{card}" for card in range(24) if card not in held],
            "known": known,
            "pending": [{"step": "bidding", "seat": "A", "things": list("ABC"[: len(hands)])}],
        }
    )


def test_all_seats_are_asked_at_once_and_nothing_moves_until_all_have_answered() -> None:
    state = auction([[1, 2], [3, 4], [5, 6]])
    assert list(state.to_act) == [A, B, C]
    state.play("card#1; stop", A)
    assert list(state.to_act) == [B, C]
    assert state.moves(A) == []
    assert len(state.hands[A]) == 2  # the card has not left the hand yet
    state.play("3; stop", B)
    state.play("5; stop", C)
    assert state.stage == 1
    assert state.points == [0, 0, 1]


def test_the_order_of_arrival_does_not_matter() -> None:
    ends = []
    for order in permutations([(A, "1; 2"), (B, "3; stop"), (C, "5; stop")]):
        state = auction([[1, 2], [3, 4], [5, 6]], deck=(7, 8, 9))
        for seat, text in order:
            state.play(text, seat)
        ends.append(state.describe())
    assert all(end == ends[0] for end in ends)


def test_a_record_is_in_canonical_order_whatever_the_order_of_arrival() -> None:
    first, second = Table(auction([[1, 2], [3, 4]])), Table(auction([[1, 2], [3, 4]]))
    for seat, text in [(A, "1"), (B, "3"), (A, "stop"), (B, "stop")]:
        first.play(text, seat)
    for seat, text in [(B, "3"), (B, "stop"), (A, "1"), (A, "stop")]:
        second.play(text, seat)
    assert first.record() == second.record()
    assert first.record().moves == ("A card#1", "A stop", "B card#3", "B stop")


def test_an_answer_in_an_open_stage_is_taken_back_and_later_answers_of_others_are_kept() -> None:
    table = Table(auction([[1, 2], [3, 4], [5, 6]]))
    table.play("1; stop", A)
    table.play("3; stop", B)
    table.undo(A)
    table.undo(A)
    assert table.state.to_act == (A, C)
    assert [line.answers for line in table.state.lines] == [(), (3, STOP), ()]
    table.play("2; stop", A)
    table.play("5; stop", C)
    assert table.state.view(None)["scores"] == [0, 0, 1]
    assert table.record().moves[:2] == ("A card#2", "A stop")


def test_a_closed_stage_in_which_others_answered_is_never_reopened() -> None:
    table = Table(auction([[1, 2], [3, 4]]))
    table.play("1; stop", A)
    table.play("3; stop", B)
    assert not table.can_undo(B)
    with pytest.raises(UndoError):
        table.undo(B)


def test_who_ties_is_asked_again_alone() -> None:
    state = auction([[1, 6, 9], [2, 5, 8], [3, 0]])
    state.play("1; 6", A)  # 7
    state.play("2; 5", B)  # 7
    state.play("3; stop", C)
    assert state.to_act == (A, B)
    assert state.points == [0, 0, 0]
    state.play("9; stop", A)
    state.play("8; stop", B)
    assert state.points == [1, 0, 0]


def test_what_a_seat_imagines_gives_others_sealed_answers_they_could_have_given() -> None:
    state = GAME.start(players=3, seed=5)
    for seat in (B, C):
        state.push(state.moves(seat)[0], seat)
        state.push(STOP, seat)
    answers = set()
    for number in range(30):
        dream = state.imagine(A, Random(number))
        assert isinstance(dream, Auction)
        assert dream.to_act == (A,)
        for line in dream.lines[1:]:
            assert line.frame.step is SEALED
            assert set(line.frame.things) <= set(dream.hands[line.seat])
        answers.add(dream.lines[1].answers)
    assert len(answers) > 3


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 10_000))
def test_any_interleaving_of_answers_and_undos_ends_like_the_plain_record(seed: int, choices: int) -> None:
    rng = Random(choices)
    table = Table(GAME.start(players=3, seed=seed))
    while not table.state.is_over:
        seat = rng.randrange(3)
        if table.can_undo(seat) and rng.random() < 0.3:
            table.undo(seat)
        elif seat in table.state.to_act:
            table.push(rng.choice(table.state.moves(seat)), seat)
    replayed = table.record().replay(game=GAME)
    assert replayed.state.describe() == table.state.describe()
    assert Table.from_journal(GAME.start(players=3, seed=seed), table.journal).record() == table.record()
