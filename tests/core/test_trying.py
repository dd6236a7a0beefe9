"""A try tells what would happen, stops before what cannot be taken back, and changes nothing."""

from __future__ import annotations

from faubourg.core.trying import try_line
from tests.toy import GAME, Auction

A, B = 0, 1


def opened() -> tuple[Auction, str, str]:
    """An auction at its first question, and two cards of seat A."""
    state = GAME.start(players=2, seed=3)
    first, second, *_ = [GAME.notation(state, move) for move in state.moves(A)]
    return state, first, second


def test_an_answer_that_can_be_taken_back_is_open_and_leads_to_the_next_question() -> None:
    state, first, _ = opened()
    tried = try_line(state, [first], A)
    assert (tried.played, tried.end, tried.why) == (1, "open", ())
    decision = tried.state.decision(A)
    assert decision is not None
    assert decision.kind == "second"
    assert tried.state.view(A)["bid"] == [first]


def test_nothing_is_changed_by_a_try() -> None:
    state, first, second = opened()
    before = state.describe()
    try_line(state, [first, second], A)
    assert state.describe() == before


def test_the_last_answer_of_a_secret_line_seals_it_while_others_still_owe_theirs() -> None:
    state, first, _ = opened()
    tried = try_line(state, [first, "stop"], A)
    assert (tried.played, tried.end) == (2, "seal")
    assert tried.state.decision(A) is None


def test_an_answer_that_closes_the_stage_is_final_and_is_not_carried_out() -> None:
    """What the other has bid in secret cannot be probed by a try."""
    state, first, _ = opened()
    state.play(f"{first}; stop", A)
    mine = GAME.notation(state, state.moves(B)[0])
    tried = try_line(state, [mine, "stop"], B)
    assert (tried.played, tried.end) == (1, "final")
    assert "closes" in tried.why
    assert first not in str(tried.state.view(B))
    assert not tried.state.is_over


def test_an_answer_that_is_not_allowed_is_refused_with_its_rule_where_it_stands() -> None:
    state, first, _ = opened()
    tried = try_line(state, [first, first], A)
    assert (tried.played, tried.end) == (1, "refused")
    assert tried.refusal is not None
    assert tried.refusal.rule.id in GAME.rules
