"""Small City as it is drawn: played by what glows on the drafting table, in the palette and in the council."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from faubourg.bots import GreedyBot
from faubourg.bots.base import ask
from faubourg.core.seat import Seat
from faubourg.core.table import Table
from faubourg.games.small_city import GAME
from faubourg.games.small_city.state import City
from tests.web.conftest import Visit
from tests.web.players import sit_down, touch_on, wait_for_question
from tests.web.visitor import AXE, Visitor

MY_TURN = 2


def small_city(visit: Visit, players: int, options: dict[str, Any] | None = None, **wishes: Any) -> Page:
    visitor = visit(**wishes)
    visitor.enter("Lucie")
    seats = ["me", *["greedy"] * (players - 1)]
    page = sit_down(visitor, visitor.make_table("small-city", players, seats=seats, options=options or {}), plain=False)
    wait_for_question(page)
    return page


@cache
def until_my_turn() -> dict[str, Any]:
    """A game of two bots up to the moment where the first seat takes an action card in its second turn."""
    table = Table(GAME.start(2, seed=3))
    bots = [GreedyBot(seed=seat) for seat in range(2)]
    while True:
        state = table.state
        assert isinstance(state, City)
        seat = state.to_act[0]
        frame = state.frame_of(seat)
        if seat == 0 and state.turn == MY_TURN and frame and frame.step.name == "choose-action":
            return table.record().to_data()
        table.push(ask(bots[seat], Seat(state, seat)), seat)


def play_on(visitor: Visitor) -> Page:
    """Sit down at that moment."""
    visitor.enter("Lucie")
    record = until_my_turn()
    headers = {"origin": visitor.url}
    brought = visitor.context.request.post(f"{visitor.url}/api/records", data=record, headers=headers).json()
    address = f"{visitor.url}/api/records/{brought['id']}/replay/{len(record['moves'])}/play"
    table = visitor.context.request.post(address, data={"seat": 0, "bot": "greedy"}, headers=headers).json()
    page = sit_down(visitor, table, plain=False)
    wait_for_question(page)
    return page


class Pointer:
    """A person with a mouse who waits until a click is understood."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def settle(self) -> None:
        self.page.wait_for_function("() => !document.querySelector('[data-key]').hasAttribute('data-busy')")

    def asked(self, words: str) -> None:
        expect(self.page.get_by_role("status")).to_contain_text(words)
        self.settle()

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.settle()


def test_a_whole_game_alone_by_touching_what_glows(visit: Visit) -> None:
    page = small_city(visit, 1, {"boards": "expert", "difficulty": "maire"})
    played = touch_on(page, seed=3)
    assert {"cell", "card", "pile"} <= set(played["kinds"])
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_a_turn_of_four_with_special_promises_under_a_thumb(visit: Visit) -> None:
    page = small_city(visit, 4, {"mode": "advanced", "victory": "cultural"}, phone=True, lang="fr")
    touch_on(page, seed=5, until="[data-turn='2']")
    expect(page.get_by_role("status")).not_to_be_empty()


def test_what_cannot_be_built_says_why_in_the_palette_and_when_it_is_touched(visit: Visit) -> None:
    page = play_on(visit())
    page.locator("[data-spot='button:money']").click()
    expect(page.get_by_role("status")).to_contain_text("Plan in secret")
    tile = page.locator("[data-spot='pile:res2']")
    expect(tile).to_contain_text("culture 1/2")
    tile.click()
    expect(page.get_by_role("alert")).to_contain_text("level 2 needs 2 cultural buildings")
    expect(page.get_by_role("alert")).to_contain_text("SC-60")


def test_a_touched_tile_may_be_demolished_and_a_plan_changed_until_it_is_sealed(visit: Visit) -> None:
    page = play_on(visit())
    hand = Pointer(page)
    hand.click("[data-spot='button:money']")
    hand.asked("Plan in secret")
    hand.click("[data-spot='cell:A:C2']")
    page.locator("button[data-choice^='demolish']").click()
    expect(page.locator(".plan li:not(.free)")).to_have_text(["C2 is demolished"])
    hand.settle()
    hand.click("[data-undo]")
    expect(page.locator(".plan li:not(.free)")).to_have_count(0)


def test_a_tile_of_the_palette_is_taken_by_a_letter_and_a_digit(visit: Visit) -> None:
    """H goes to the homes, 1 takes the smallest; what cannot be built says why, and Shift H still asks for a hint."""
    page = play_on(visit())
    hand = Pointer(page)
    hand.click("[data-spot='button:money']")
    hand.asked("Plan in secret")
    expect(page.locator("[data-drawer] kbd")).to_have_text([*"HSPFCP"])
    page.keyboard.press("p")
    expect(page.locator("[data-row='P'] .digit")).to_have_text([*"123456"])
    page.keyboard.press("h")
    expect(page.locator("[data-spot='pile:res1']")).to_be_focused()
    page.keyboard.press("2")
    expect(page.get_by_role("alert")).to_contain_text("SC-60")
    page.keyboard.press("h")
    page.keyboard.press("1")
    hand.asked("Where does the Home 1 go")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".plan li:not(.free)")).to_have_count(1)
    hand.asked("Plan in secret")
    page.keyboard.press("Shift+H")
    expect(page.locator("[data-hint]")).to_have_attribute("aria-pressed", "true")


def test_a_space_of_the_council_out_of_reach_says_why(visit: Visit) -> None:
    page = play_on(visit())
    touch_on(page, seed=1, until="[data-spot^='council:'][data-legal]")
    page.locator(".space:not([data-legal])", has_not=page.locator(".mine")).last.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("SC-15[1-6]"))


def barriers(page: Page) -> list[str]:
    """What stands in the way of people with a screen reader or tired eyes in what this game draws."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run({include: [['main'], ['.drawn']]})).violations")
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_stands_in_anybodys_way(visit: Visit, phone: bool) -> None:
    visitor = visit(theme="dark" if phone else "light", phone=phone)
    page = play_on(visitor)
    assert barriers(page) == []
    page.locator("[data-spot='button:money']").click()
    expect(page.get_by_role("status")).to_contain_text("Plan in secret")
    page.locator("[data-spot='pile:res1']").click()
    expect(page.get_by_role("status")).to_contain_text("Where does the Home 1 go")
    assert barriers(page) == []
