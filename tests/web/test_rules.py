"""The rule book: by chapter, by number, by word, in both languages, and at the very rule that was cited."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_a_citation_opens_the_book_at_its_rule(visit: Visit) -> None:
    page = visit().open("/rules/infinite-city#IC-63")
    expect(page.locator("#IC-63")).to_have_attribute("aria-current", "location")
    expect(page.locator("#IC-63")).to_be_in_viewport()


def test_chapters_and_numbers_lead_through_the_book(visit: Visit) -> None:
    page = visit().open("/rules/small-city")
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="The tiles").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The tiles")
    page.get_by_role("link", name="SC-60", exact=True).click()
    assert page.url.endswith("/rules/small-city#SC-60")
    expect(page.locator("#SC-60")).to_have_attribute("aria-current", "location")
    page.go_back()
    expect(page.locator("[aria-current=location]")).to_have_count(0)
    page.get_by_role("navigation", name="Games").get_by_role("link", name="La Citta").click()
    expect(page.locator("#LC-1")).to_be_visible()


def test_the_book_is_searched_by_word_and_by_number(visit: Visit) -> None:
    page = visit().open("/rules/infinite-city")
    expect(page.get_by_role("status")).to_contain_text("rules")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("bank")
    expect(page.get_by_role("status")).to_contain_text("rules speak of “bank”")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_contain_text("Bank")
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_role("status")).to_contain_text("No rule speaks of “zzz”")
    page.get_by_role("searchbox").fill("63")
    page.keyboard.press("Enter")
    expect(page.locator("#IC-63")).to_have_attribute("aria-current", "location")


def test_the_language_changes_and_the_place_stays(visit: Visit) -> None:
    page = visit().open("/rules/la-citta#LC-13")
    page.get_by_text("FR", exact=True).click()
    expect(page.locator("#LC-13")).to_contain_text("La mise en place de base")
    assert page.url.endswith("#LC-13")


def test_rules_of_a_game_that_is_not_there_say_so(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_refusals()
    page = visitor.open("/rules/no-such-game")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Something is in the way")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
