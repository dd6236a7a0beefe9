"""Whole games as people play them on the drawn tables: with a finger on a phone, and with the keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import play_by_keys, play_by_touch, sit_down, wait_for_question

GAMES = ("infinite-city", "the-city")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit(phone=True, lang="fr")
    visitor.enter("Lucie")
    page = sit_down(visitor, visitor.make_table(game, 2, seats=["me", "greedy"]), plain=False)
    wait_for_question(page)
    play_by_touch(page, Random(7))
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    page = sit_down(visitor, visitor.make_table("the-city", 2, seats=["me", "greedy"]), plain=False)
    wait_for_question(page)
    play_by_keys(page, Random(7))
    expect(page.get_by_role("row", name="Total")).to_be_visible()
