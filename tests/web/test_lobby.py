"""The waiting room: the address, the link, who is here, and how an empty chair is filled."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def room(visitor: Visitor, **wishes: Any) -> dict[str, Any]:
    visitor.enter("Lucie")
    table = visitor.make_table("la-citta", 3, seats=["me"], **wishes)
    visitor.open(f"/table/{table['id']}")
    return table


def link_of(table: dict[str, Any]) -> str:
    return f"/table/{table['id']}?invitation={table['invitation']}"


def test_the_link_is_copied_and_seats_a_friend(visit: Visit) -> None:
    host, guest = visit(), visit()
    room(host)
    host.page.get_by_role("button", name="Copy the link").click()
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    page = guest.open(link.removeprefix(guest.url))
    page.get_by_placeholder("Your name?").fill("Tomás")
    page.locator("[data-primary]").click()
    expect(page.get_by_role("listitem").filter(has_text="Tomás")).to_contain_text("you")
    expect(page.locator("[data-primary]")).to_have_count(0)  # only the host may give chairs to bots
    expect(host.page.get_by_text("Tomás")).to_be_visible()
    expect(host.page.get_by_text("2 of 3 seats taken")).to_be_visible()


def test_a_code_for_cameras_and_a_link_where_the_browser_has_no_clipboard(visit: Visit) -> None:
    host = visit()
    host.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    room(host)
    host.page.get_by_role("button", name="Copy the link").click()
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
    code = host.page.get_by_role("img", name="The invitation as a QR code")
    expect(code).to_be_visible()
    size = host.page.evaluate("document.querySelector('[role=img] path').getAttribute('d').length")
    assert size > 1000


def test_the_host_fills_the_empty_chairs_with_bots(visit: Visit) -> None:
    host = visit()
    table = room(host)
    chair = host.page.get_by_role("listitem").filter(has_text="Free seat").first
    chair.get_by_role("button", name="Or a bot").click()
    chair.get_by_role("button", name="Greedy").click()
    expect(host.page.get_by_text("2 of 3 seats taken")).to_be_visible()
    host.page.locator("[data-primary]").click()
    expect(host.page.get_by_text("Bring your friends")).to_have_count(0)
    now = host.context.request.get(f"{host.url}/api/tables/{table['id']}").json()
    assert now["status"] == "playing"


def test_people_talk_while_they_wait(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = room(host)
    page = guest.open(link_of(table))
    page.get_by_placeholder("Your name?").fill("Tomás")
    page.locator("[data-primary]").click()
    expect(page.get_by_role("listitem").filter(has_text="Tomás")).to_contain_text("you")
    page.get_by_placeholder("Say something").fill("Evening! The same map as last week?")
    page.keyboard.press("Enter")
    expect(host.page.get_by_text("Evening! The same map as last week?")).to_be_visible()
    expect(page.get_by_placeholder("Say something")).to_have_value("")


def test_a_friend_leaves_and_the_host_closes(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = room(host)
    page = guest.open(link_of(table))
    page.locator("[data-primary]").click()
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile(r"/$"))
    host.page.get_by_role("button", name="Close the table").click()
    host.page.wait_for_url(re.compile(r"/$"))
    guest.open(link_of(table))
    expect(page.get_by_role("heading", level=1)).to_contain_text("This table is closed")


def test_the_seal_on_the_shuffle_can_be_noted(visit: Visit) -> None:
    host = visit()
    table = room(host)
    host.page.get_by_text("How", exact=True).click()
    expect(host.page.get_by_text(table["commitment"], exact=True)).to_be_visible()


def test_rules_are_at_hand(visit: Visit) -> None:
    host = visit()
    room(host)
    host.page.get_by_role("button", name="Rules").click()
    drawer = host.page.get_by_role("complementary", name="Rules")
    drawer.get_by_role("searchbox").fill("LC-13")
    expect(drawer.get_by_role("status")).to_contain_text("One rule")
    host.page.keyboard.press("Enter")
    expect(drawer.get_by_role("heading", name="LC-13 The basic set-up")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_who_has_no_invitation_is_told_how_to_get_one(visit: Visit) -> None:
    host, stranger = visit(), visit()
    table = room(host)
    page = stranger.open(f"/table/{table['id']}")
    expect(page.get_by_text("Ask somebody at this table for the link")).to_be_visible()
    expect(page.locator("[data-primary]")).to_have_count(0)


def test_a_wrong_link_says_what_to_do(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_refusals()
    page = visitor.open("/table/no-such-table")
    expect(page.get_by_text("There is no such table, or it is not open to you.")).to_be_visible()
    page.locator("[data-primary]").click()
    page.wait_for_url(re.compile(r"/$"))
