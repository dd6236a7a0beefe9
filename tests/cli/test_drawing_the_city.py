"""The City on a terminal: a hand that has no room for texts still says what keeps its cards from being built."""

from __future__ import annotations

import pytest

from faubourg.core.texts import LANGUAGES
from faubourg.games.the_city.state import City
from tests.cli.scenes import drawn, on_one_line, text_of
from tests.rules.the_city.harness import table

LOW = 15  # lines: too few for a line to each card
ENOUGH = 40  # letters of a reason, the end of which may be cut off
DEAR = ["skyscraper", "airport"]
HAND = [*DEAR, "school", "park", "villas", "restaurant", "stadium", "museum"]


def full_hand() -> City:
    return table([HAND], [["park"]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_in_columns_tells_why_cards_are_closed(lang: str) -> None:
    state = full_hand()
    picture = drawn(state, 80, LOW, lang)
    assert len(picture.lines) <= LOW
    why = {row["card"]: row["blocked"]["why"][lang] for row in state.view(0)["hand"] if row["blocked"]}
    words = on_one_line(picture)
    assert set(why) == {*DEAR, "school", "park"}
    assert [card for card in why if why[card][:ENOUGH] not in words] == ["airport"], "the cheaper one speaks for both"
    assert text_of(picture).count("✗") == len(why) + 3, "at the cards, and at the reasons"


def test_columns_name_their_cards_and_do_not_claim_to_explain_them() -> None:
    low, high = drawn(full_hand(), 80, LOW), drawn(full_hand(), 80, 40)
    assert low.drawn == high.drawn == low.named
    assert low.told == frozenset()
    assert high.told == high.drawn
