"""Several people at one table, each with a browser: talking, asking to take back, giving up, coming too late."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import confirm_if_final, key, sit_down, wait_for_question
from tests.web.visitor import Visitor


def join(visitor: Visitor, table: dict[str, Any], seat: int) -> None:
    wish = {"invitation": table["invitation"]}
    answer = visitor.context.request.post(
        f"{visitor.url}/api/tables/{table['id']}/seats/{seat}", data=wish, headers={"origin": visitor.url}
    )
    assert answer.ok, answer.text()


def two_people(visit: Visit, game: str, **wishes: Any) -> tuple[dict[str, Any], list[Page]]:
    """Lucie and Tomás at a table for two; Lucie's page comes first."""
    lucie, tomas = visit(), visit()
    lucie.enter("Lucie")
    tomas.enter("Tomás")
    table = lucie.make_table(game, 2, seats=["me"], **wishes)
    join(tomas, table, 1)
    return table, [sit_down(visitor, table) for visitor in (lucie, tomas)]


def asked_first(pages: list[Page]) -> list[Page]:
    """The page of who has to move, then the other."""
    for page in pages:
        page.wait_for_function("() => /Waiting|choices/.test(document.querySelector('[role=status]').innerText)")
    is_waiting = "Waiting" in pages[0].get_by_role("status").inner_text()
    return pages[::-1] if is_waiting else pages


def test_taking_back_what_another_has_answered_needs_their_consent(visit: Visit) -> None:
    _, pages = two_people(visit, "la-citta")
    first, second = asked_first(pages)
    before = wait_for_question(first)
    for page in (first, second):
        asked = wait_for_question(page)
        page.locator("button[data-choice]").first.click()
        confirm_if_final(page, asked)
    first.get_by_role("button", name="Ask to take back").click()
    second.get_by_role("button", name="Agree").click()
    first.wait_for_function(
        "(before) => document.querySelector('[data-key]').dataset.key.startsWith(before)",
        arg=before.rpartition("/")[0],
    )
    expect(first.locator("button[data-choice]").first).to_be_visible()


def test_people_talk_at_the_table_and_one_of_them_gives_up(visit: Visit) -> None:
    _, pages = two_people(visit, "infinite-city")
    lucie, tomas = pages
    lucie.get_by_role("button", name="Chat").click()
    lucie.get_by_role("textbox").fill("Your turn. No hurry.")
    lucie.keyboard.press("Enter")
    tomas.get_by_role("button", name="Chat, one new line").click()
    expect(tomas.get_by_text("Your turn. No hurry.")).to_be_visible()
    tomas.get_by_role("button", name="Keys, language, leave").click()
    tomas.get_by_role("button", name="Resign").click()
    tomas.get_by_role("button", name="Resign").last.click()
    expect(lucie.locator("[data-over]")).to_be_attached()
    expect(lucie.get_by_role("status").first).to_contain_text("Lucie wins")


REACHED = """(one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.right <= innerWidth && box.left >= 0 && one.contains(top);
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_chat_and_rules_lie_within_reach(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.enter("Lucie")
    page = sit_down(visitor, visitor.make_table("the-city", 2, seats=["me", "greedy"]), plain=False)
    wait_for_question(page)
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_placeholder("Say something")).to_be_visible()
    assert page.get_by_placeholder("Say something").evaluate(REACHED)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").first.click()
    book = page.get_by_role("searchbox")
    expect(book).to_be_visible()
    assert book.evaluate(REACHED)


def test_who_comes_too_late_is_told_so(visit: Visit) -> None:
    table, _ = two_people(visit, "infinite-city", watchable=False)
    late = visit()
    late.expect_refusals()
    late.enter("Inès")
    page = late.open(f"/table/{table['id']}?invitation={table['invitation']}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("All seats are taken")
    expect(page.locator("[data-primary]")).to_be_visible()


def test_your_turn_at_another_table_is_told_where_one_is(visit: Visit) -> None:
    table, pages = two_people(visit, "infinite-city")
    first, second = asked_first(pages)
    second.goto(second.url.partition("/table/")[0] + "/about", wait_until="load")
    first.locator("button[data-spot='hand:0']").click()
    first.locator("button[data-choice][data-spot^='cell:']").first.click()
    for _ in range(12):  # until the turn is over, whatever the tile asks
        if second.locator("[data-elsewhere]").count():
            break
        first.wait_for_function(
            "() => document.querySelector('button[data-primary]:not(:disabled), button[data-choice]')"
            " || document.querySelector('[role=status]').innerText.includes('Waiting')"
        )
        primary = first.locator("button[data-primary]:not(:disabled)")
        choices = first.locator("button[data-choice]")
        if primary.count():
            primary.click()
        elif choices.count():
            choices.first.click()
        else:
            break
        expect(first.locator("[data-key]")).not_to_have_attribute("data-busy", "")
    toast = second.locator("[data-elsewhere]")
    expect(toast).to_contain_text("Your turn there")
    toast.get_by_role("button", name="Go there").click()
    second.wait_for_url(f"**/table/{table['id']}")


def test_a_hint_where_it_is_allowed_lights_its_spots_and_is_played_by_a_click(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    page = sit_down(visitor, visitor.make_table("infinite-city", 2, seats=["me", "greedy"]), plain=False)
    before = wait_for_question(page)
    page.keyboard.press("h")
    idea = page.locator("[data-idea='0']")
    expect(idea).to_contain_text("%")
    best = page.locator("[data-rank^='1 ']")
    idea.hover()
    expect(best).to_have_attribute("data-wanted", "")
    idea.click()
    expect(best).to_have_attribute("data-picked", "")
    expect(page.locator(".board [data-picked][data-spot^='cell:']").first).to_be_visible()  # and where it goes
    assert key(page) == before
    confirm_if_final(page, before)
    expect(idea).to_be_hidden()
    expect(page.locator("[data-key]")).not_to_have_attribute("data-key", before)


def test_people_who_did_not_agree_to_hints_are_told_so(visit: Visit) -> None:
    _, pages = two_people(visit, "infinite-city")
    first, _ = asked_first(pages)
    first.get_by_role("button", name="Hint").click()
    expect(first.get_by_role("region", name="Hint")).to_contain_text("nobody agreed")
    first.keyboard.press("Escape")
    expect(first.get_by_role("region", name="Hint")).to_be_hidden()


@pytest.mark.parametrize("watchable", [True, False])
def test_who_comes_back_without_a_cookie_is_told_so_and_what_to_do(visit: Visit, watchable: bool) -> None:
    lucie = visit(phone=watchable)
    lucie.expect_refusals()
    lucie.enter("Lucie")
    table = lucie.make_table("infinite-city", 2, seats=["me", "greedy"], watchable=watchable)
    page = sit_down(lucie, table, plain=False)
    wait_for_question(page)
    lucie.context.clear_cookies()
    page.reload(wait_until="load")
    told = page.get_by_role("region", name="This browser no longer knows you")
    expect(told).to_contain_text("You sat here as Lucie")
    assert lucie.barriers() == []
    told.get_by_role("button", name="Sign in").click()
    told.get_by_label("Login").fill("lucie")
    told.get_by_label("Password").fill("not the right one")
    told.get_by_role("button", name="Sign in").click()
    expect(told.get_by_role("alert")).to_be_visible()
    if watchable:
        told.get_by_role("button", name="Go on watching").last.click()
        expect(told).to_be_hidden()
        expect(page.get_by_role("status").first).to_contain_text("You are watching")


def test_an_account_gets_its_seat_back(visit: Visit) -> None:
    lucie = visit()
    lucie.enter("Lucie")
    account = {"login": "lucie.at.home", "password": "three green cities"}
    answer = lucie.context.request.post(f"{lucie.url}/api/account", data=account, headers={"origin": lucie.url})
    assert answer.ok, answer.text()
    page = sit_down(lucie, lucie.make_table("infinite-city", 2, seats=["me", "greedy"]), plain=False)
    before = wait_for_question(page)
    lucie.context.clear_cookies()
    page.reload(wait_until="load")
    told = page.locator("[data-lost-seat]")
    told.get_by_role("button", name="Sign in").click()
    told.get_by_label("Login").fill(account["login"])
    told.get_by_label("Password").fill(account["password"])
    told.get_by_role("button", name="Sign in").click()
    expect(page.locator("[data-lost-seat]")).to_be_hidden()
    assert wait_for_question(page) == before
