"""Playing in a browser: whole games, by two people, through every trouble, on the generic table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.harness import serving
from tests.web.conftest import Visit
from tests.web.players import confirm_if_final, key, press_on, sit_down, wait_for_question
from tests.web.visitor import Visitor
from tools import build_web

GAMES = ("infinite-city", "the-city", "la-citta", "small-city")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_the_generic_table(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    table = visitor.make_table(game, 2, seats=["me", "greedy"])
    page = sit_down(visitor, table)
    wait_for_question(page)
    press_on(page)
    expect(page.get_by_role("status")).to_contain_text("wins")
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    page.locator("[data-primary]").click()  # rematch
    page.wait_for_url(lambda address: table["id"] not in address)
    wait_for_question(page)


def place_a_tile(page: Page) -> None:
    """Infinite City: the first tile of the hand, on the first cell; a confirmation if it is final."""
    page.locator("button[data-spot='hand:0']").click()
    expect(page.get_by_role("status")).to_contain_text("Where")
    page.locator("button[data-choice][data-spot^='cell:']").first.click()


def hand_of(page: Page) -> list[str]:
    hand: list[str] = page.evaluate(
        "[...document.querySelectorAll('button[data-spot^=\"hand:\"]')].map((one) => one.innerText)"
    )
    return hand


def infinite_city(visit: Visit) -> Page:
    visitor = visit()
    visitor.enter("Lucie")
    page = sit_down(visitor, visitor.make_table("infinite-city", 2, seats=["me", "greedy"]))
    wait_for_question(page)
    return page


def test_a_pick_is_held_and_sends_nothing(visit: Visit) -> None:
    page = infinite_city(visit)
    before = key(page)
    page.locator("button[data-spot='hand:0']").click()
    expect(page.get_by_role("status")).to_contain_text("Where")
    assert key(page) == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("status")).to_contain_text("Your turn")
    assert key(page) == before


def test_what_was_done_is_taken_back_as_a_whole(visit: Visit) -> None:
    """Tile and cell are one gesture: one Undo brings both back, though a bot may have played since."""
    page = infinite_city(visit)
    before = key(page)
    hand = hand_of(page)
    place_a_tile(page)
    confirm_if_final(page, before)
    wait_for_question(page, after=before)
    page.locator("[data-undo]").click()
    expect(page.locator("[data-key]")).to_have_attribute("data-key", re.compile("/[1-9]$"))
    expect(page.get_by_role("status")).to_contain_text("Your turn")
    assert key(page).rpartition("/")[0] == before.rpartition("/")[0]
    assert hand_of(page) == hand


def test_an_illegal_target_says_why_and_cites_the_rule(visit: Visit) -> None:
    page = infinite_city(visit)
    page.locator("button[data-spot='hand:0']").click()
    expect(page.get_by_role("status")).to_contain_text("Where")
    page.locator("tr[data-spot='cell:0,0']").click()
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Not this one")
    why.get_by_role("button", name=re.compile(r"IC-\d+")).click()
    expect(page.get_by_role("complementary", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("Where")


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    page = infinite_city(visit)
    before = key(page)
    page.locator("button[data-spot='hand:0']").click()
    page.reload(wait_until="load")
    assert wait_for_question(page) == before


def test_a_cut_network_keeps_the_board_and_catches_up(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    lines: list[WebSocketRoute] = []
    is_cut = False

    def connect(line: WebSocketRoute) -> None:
        if is_cut:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket(re.compile("/tables/.*/socket"), connect)
    page = sit_down(visitor, visitor.make_table("infinite-city", 2, seats=["me", "greedy"]))
    before = wait_for_question(page)
    is_cut = True
    lines[0].close()
    page.locator("button[data-spot='hand:0']").click()
    expect(page.get_by_role("alert")).to_contain_text("Your move is kept")
    expect(page.locator("tr[data-spot='cell:0,0']")).to_be_visible()
    is_cut = False
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("status")).to_contain_text("Where")
    expect(page.get_by_role("alert")).to_be_hidden()
    assert key(page) == before


def asked(page: Page) -> bool:
    return "Your turn" in page.get_by_role("status").inner_text()


def test_two_people_and_one_who_watches(visit: Visit) -> None:
    """Each sees the own hand, nobody another's; moves of one appear at the others."""
    lucie, tomas, ines = visit(), visit(), visit()
    lucie.enter("Lucie")
    tomas.enter("Tomás")
    ines.enter("Inès")
    table = lucie.make_table("infinite-city", 2, seats=["me"], watchable=True, listed=True)
    answer = tomas.context.request.post(
        f"{tomas.url}/api/tables/{table['id']}/seats/1", data={}, headers={"origin": tomas.url}
    )
    assert answer.ok, answer.text()
    pages = [sit_down(visitor, table) for visitor in (lucie, tomas, ines)]
    first, second = (pages[0], pages[1]) if asked(pages[0]) else (pages[1], pages[0])
    hands = [page.locator(".chips [data-spot^='hand:']").all_inner_texts() for page in pages]
    assert [len(hand) for hand in hands] == [5, 5, 0]
    expect(second.get_by_role("status")).to_contain_text("Waiting for")
    expect(pages[2].get_by_role("status")).to_contain_text("You are watching")
    assert pages[2].locator("[data-legal], [data-choice]").count() == 0
    before = key(first)
    place_a_tile(first)
    confirm_if_final(first, before)
    for page in (second, pages[2]):
        expect(page.get_by_role("log").get_by_role("listitem").first).to_be_visible()


def test_a_server_that_is_killed_and_started_again(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, games=(), web=str(build_web.BUILT)) as server:
        visitor = Visitor(browser, server.url)
        visitor.expect_trouble()
        visitor.enter("Lucie")
        page = sit_down(visitor, visitor.make_table("infinite-city", 2, seats=["me", "greedy"]))
        before = wait_for_question(page)
        server.kill()
        page.locator("button[data-spot='hand:0']").click()
        expect(page.get_by_role("alert")).to_contain_text("Connection lost")
        again = page.get_by_role("button", name="Try now")
        expect(again).to_be_visible()
        server.start()
        again.evaluate_all("(buttons) => buttons.forEach((one) => one.click())")  # unless the page was sooner
        expect(page.get_by_role("status")).to_contain_text("Where")
        expect(page.get_by_role("alert")).to_be_hidden()
        assert key(page) == before
        visitor.close()


def test_a_turn_by_keys_alone(visit: Visit) -> None:
    page = infinite_city(visit)
    before = key(page)
    page.keyboard.press("1")
    expect(page.get_by_role("status")).to_contain_text("Where")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(before) => document.querySelector('[data-key]').dataset.key !== before"
        " || document.querySelector('button[data-primary]:not(:disabled)')",
        arg=before,
    )
    if key(page) == before:
        page.keyboard.press("Enter")
    wait_for_question(page, after=before)


def sights_in(text: str | bytes) -> list[int | None]:
    message = json.loads(text)
    return [message["seat"]] if message["type"] == "update" else []


def test_three_people_at_one_screen(visit: Visit) -> None:
    """A curtain falls between them; behind it the page holds no hand, and none was sent."""
    visitor = visit()
    visitor.enter("Lucie")
    table = visitor.make_table("the-city", 3, seats=["me", "me", "me"])
    page = visitor.page
    sent: list[int | None] = []  # whose sight came over the line
    page.on("websocket", lambda line: line.on("framereceived", lambda text: sent.extend(sights_in(text))))
    page.goto(f"{visitor.url}/table/{table['id']}?plain", wait_until="load")
    for seat in range(3):
        expect(page.get_by_role("heading", level=1)).to_contain_text("your turn")
        assert page.locator("[data-spot^='hand:']").count() == 0
        assert {one for one in sent if one is not None} == set(range(seat))
        page.keyboard.press("Enter")
        cards = page.locator("button[data-choice][data-spot^='hand:']")
        expect(cards.first).to_be_visible()
        cards.nth(0).click()
        cards.nth(1).click()
        page.locator("[data-primary]:not(:disabled)").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")  # the same person goes on: no curtain
