"""Small City where room is scarce: what is cut says how to read on, and no choice is left out or looks like another."""

from __future__ import annotations

import re

import pytest

from faubourg.core.state import State
from faubourg.core.texts import LANGUAGES
from faubourg.games.small_city import GAME
from tests.cli.scenes import drawn, on_one_line, text_of

LOW = 17  # lines that a screen of 24 has for the picture
ROOM = 20  # and what the page can spare for it at most
CUT = re.compile(r"\[(\d+)\] [^\[✗]*…")  # a choice
PARKS = ["park3_i A5", "park3_i D5", "park3_i A6", "park3_v D6", "park2 A7", "park2 D8", "park2 F8", "park1 J9"]
HOMES = ["res1 E1", "res1 G1", "res1 E3", "res1 G3", "fac1 J1", "fac1 J3"]


def grown(phase: int, **more: object) -> State:
    """A borough of the largest size, which leaves little room beside it."""
    own = {
        "size": 10,
        "tiles": ["town_hall A1", *HOMES, *PARKS],
        "citizens": {"A": ["E1", "G1", "E3", "J1", "J3"]},
        "money": 9,
        "disks": ["economy-2", "industry-1"],
        "votes": 9,
    }
    other = {"tiles": ["town_hall D4", "park1 A1"], "money": 3}
    return GAME.setup({"players": 2, "boroughs": [own, other], "phase": phase, **more})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_that_is_cut_says_how_to_read_on(lang: str) -> None:
    state = GAME.setup({"players": 1, "boroughs": [{"tiles": ["town_hall A1"], "money": 4}], "phase": 2})
    state.play("build", 0)
    picture = drawn(state, 80, LOW, lang)
    cut = CUT.findall(text_of(picture))
    hint = re.search(r"\((?:card|carte) (\d+) ", on_one_line(picture))
    assert cut and hint and hint[1] == cut[0]
    assert picture.told == picture.drawn - {int(number) for number in cut}
    whole = drawn(state, 80, 60, lang)
    assert not CUT.search(text_of(whole)) and not re.search(r"\((?:card|carte) \d+ ", on_one_line(whole))
    assert whole.told == whole.drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_are_told_apart_by_their_cells(lang: str) -> None:
    state = grown(3)
    picture = drawn(state, 80, LOW, lang)
    decision = state.decision(0, lang)
    assert decision is not None and len(decision.choices) > 3
    for number, choice in enumerate(decision.choices, start=1):
        named = f"[{number}] {choice.notation}" if choice.spots[0].startswith("cell:") else f"[{number}] {choice.label}"
        assert named in text_of(picture), text_of(picture)
    assert len(picture.lines) <= ROOM


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_to_go_to_is_listed_or_can_be_typed(lang: str) -> None:
    state = grown(3)
    state.play("J1", 0)
    decision = state.decision(0, lang)
    assert decision is not None and len(decision.choices) > 20
    picture = drawn(state, 80, LOW, lang)
    assert len(picture.lines) <= ROOM
    for number, choice in enumerate(decision.choices, start=1):
        if choice.facts["gives"] != "rest":
            assert f"[{number}] {choice.notation}" in text_of(picture), text_of(picture)
    example = re.search(r"\b(A:[A-J]\d+)$", text_of(picture), re.MULTILINE)
    assert example and state.why_not(example[1], 0) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_columns_of_the_council_are_seen(lang: str) -> None:
    state = grown(7, turn=8)
    for width in (80, 120):
        assert "…" not in text_of(drawn(state, width, LOW, lang))


def test_a_button_has_its_label_where_others_have_only_their_names() -> None:
    state = grown(7, turn=8)
    assert re.search(r"\[\d+\] Passer", text_of(drawn(state, 80, 10, "fr")))


def test_a_borough_that_is_asked_for_is_shown_while_disks_move() -> None:
    state = grown(7, turn=8)
    hidden = text_of(drawn(state, 80, LOW))
    assert "10 x 10" not in hidden and "board A" in hidden
    asked = drawn(state, 80, LOW, centre="A")
    assert "10 x 10" in text_of(asked)
    assert len(asked.lines) <= ROOM
    assert all(f"[{number}]" in text_of(asked) for number in asked.drawn), text_of(asked)


def test_who_has_moved_is_not_one_of_nobody() -> None:
    state = grown(3)
    state.play("J1; A5", 0)
    decision = state.decision(0)
    assert decision is not None
    moved = [closed.label for closed in decision.closed if closed.notation.startswith("A:")]
    assert moved and not any("of 0" in label for label in moved), moved
