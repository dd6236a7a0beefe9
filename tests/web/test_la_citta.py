"""La Citta as it is drawn: played by what glows on the map and on the cards."""

from __future__ import annotations

import re
from importlib import resources
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.players import key, play_by_touch, sit_down, touch_on, wait_for_question
from tests.web.visitor import Visitor

NEW_YEAR = ".year [data-chapter=new-year]"  # the page of a year's end is whole
FINGER = 43.5  # pixels: 44, but for what a fraction of a pixel takes away


def la_citta(visitor: Visitor, players: int = 2, bot: str = "greedy", **options: Any) -> Page:
    """A table at which I begin."""
    visitor.enter("Lucie")
    seats = ["me", *[bot] * (players - 1)]
    table = visitor.make_table("la-citta", players, seats=seats, options={"first": "A", **options})
    page = sit_down(visitor, table, plain=False)
    wait_for_question(page)
    return page


def spot(page: Page, name: str) -> Locator:
    return page.locator(f"[data-spot='{name}']").first


def lit_hexes(page: Page) -> Locator:
    return page.locator("g[data-spot^='cell:'][data-legal]")


def drag(page: Page, source: Locator, target: Locator) -> None:
    """From the middle of one thing to the middle of another, which may glow only once it is dragged."""
    source.hover()
    page.mouse.down()
    box = source.bounding_box()
    assert box is not None
    page.mouse.move(box["x"], box["y"] - 40, steps=3)
    target.wait_for()
    there = target.bounding_box()
    assert there is not None
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=3)
    page.mouse.up()


def test_a_whole_game_on_the_map(visit: Visit) -> None:
    page = la_citta(visit())
    played = touch_on(page, seed=5)
    assert {"button", "cell", "display", "kind"} <= set(played["kinds"])
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_a_whole_game_by_touch_with_the_expansion(visit: Visit) -> None:
    """Only what is in sight and under nothing else is touched: pages of a year's end are read on."""
    visitor = visit(lang="fr", phone=True)
    page = la_citta(visitor, 2, "random", expansion=True)
    play_by_touch(page, Random(11))
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    expect(page.locator(".year")).to_be_hidden()
    assert visitor.barriers() == []


def test_a_city_is_founded_by_keys_alone(visit: Visit) -> None:
    """A letter, the next hex, Enter; and Enter again for the castle that can best spare a citizen."""
    page = la_citta(visit(), 3, "random")
    before = key(page)
    page.keyboard.press("g")
    before = wait_for_question(page, after=before)
    castles = page.locator("g.hex.p1.castle")
    mine = castles.count()
    page.keyboard.press("n")
    lit_hexes(page).first.wait_for()
    page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Which city sends a citizen")
    page.keyboard.press("Enter")
    wait_for_question(page, after=before)
    assert castles.count() == mine + 1


def test_an_own_map_is_what_one_plays_on(visit: Visit) -> None:
    """Zones that two players leave empty on the built-in map are in play on this one."""
    visitor = visit()
    text = resources.files("faubourg.games.la_citta").joinpath("map.toml").read_text(encoding="utf-8")
    own = text.replace("green = [3, 4, 5]", "green = [2, 3, 4, 5]")
    assert own != text
    page = la_citta(visitor)
    usual = page.locator("g[data-spot^='cell:']").count()
    address = f"{visitor.url}/api/games/la-citta/components/map"
    answer = visitor.context.request.post(address, data={"text": own}, headers={"origin": visitor.url})
    assert answer.ok, answer.text()
    page = la_citta(visitor, map=answer.json()["value"])
    assert page.locator("g[data-spot^='cell:']").count() > usual
    before = key(page)
    drag(page, spot(page, "kind:farmhouse"), lit_hexes(page).first)
    wait_for_question(page, after=before)


def test_five_players_with_everything_on_a_phone(visit: Visit) -> None:
    """Advanced set-up and expansion: castles by hand, roads and theatres among the small buildings."""
    page = la_citta(visit(lang="fr", theme="dark", phone=True), 5, setup="advanced", expansion=True)
    expect(page.get_by_role("status")).to_contain_text("château")
    touch_on(page, seed=3, until="[data-spot='kind:theatre'][data-legal]")
    expect(spot(page, "kind:road")).to_be_visible()
    touch_on(page, seed=3, until=NEW_YEAR)
    page.get_by_role("button", name="Fermer").last.click()
    expect(page.locator(".year")).to_be_hidden()


def test_a_small_building_is_one_drag_and_can_be_taken_back(visit: Visit) -> None:
    page = la_citta(visit())
    before = key(page)
    tiles = page.locator("[data-piece='tile:farmhouse'][data-spot^='cell:']")
    assert tiles.count() == 0
    drag(page, spot(page, "kind:farmhouse"), lit_hexes(page).first)
    wait_for_question(page, after=before)
    assert tiles.count() >= 1
    page.locator("[data-undo]").click()
    expect(page.locator("[data-key]")).to_have_attribute("data-key", re.compile("/[1-9]$"))
    expect(page.get_by_role("status")).to_contain_text("Turn 1")


def test_a_card_is_one_touch_of_its_line_and_one_of_the_map(visit: Visit) -> None:
    """Whatever it builds or brings is shown before it is done: a new card is turned up then."""
    page = la_citta(visit())
    card = page.locator("[data-spot^='display:'][data-legal]:not([data-piece='card:ask_the_people'])")
    while card.count() == 0:  # hardly ever: then wait for others to be turned up
        before = key(page)
        spot(page, "button:pass").click()
        page.locator("button[data-primary]:not(:disabled)").click()
        wait_for_question(page, after=before)
    before = key(page)
    card.first.locator("li:not(.no)").first.click()
    page.wait_for_function("() => document.querySelector('[data-picked]') && !document.querySelector('[data-busy]')")
    for _ in range(2):  # which building, where; less if there is nothing to choose
        lit = page.locator("g[data-legal]:not([data-picked]), .kind[data-legal]:not([data-picked])")
        if page.locator("button[data-primary]:not(:disabled)").count() == 0:
            lit.first.click()
            page.wait_for_function("() => !document.querySelector('[data-busy]')")
    page.locator("button[data-primary]:not(:disabled)").click()
    wait_for_question(page, after=before)


def test_a_card_that_builds_is_one_drag_and_one_confirmation(visit: Visit) -> None:
    """Two gestures for a policy card, as the design wants it; the same for those that only give."""
    page = la_citta(visit())
    card = page.locator(
        "[data-spot^='display:'][data-legal]:is([data-piece='card:palace'], [data-piece='card:hospital'])"
    )
    while card.count() == 0:
        before = key(page)
        spot(page, "button:pass").click()
        page.keyboard.press("Enter")
        wait_for_question(page, after=before)
    before = key(page)
    drag(page, card.first, lit_hexes(page).first)
    page.locator("button[data-primary]:not(:disabled)").wait_for()
    assert key(page) == before, "a new card is turned up then: that is shown first"
    page.keyboard.press("Enter")
    wait_for_question(page, after=before)


def test_what_cannot_be_had_says_why(visit: Visit) -> None:
    page = la_citta(visit())
    spot(page, "button:new-city").click()
    expect(page.get_by_role("status")).to_contain_text("found")
    lit_hexes(page).first.wait_for()
    page.locator("g.empty[data-spot^='cell:']:not([data-legal])").first.click()
    why = page.get_by_role("alert")
    expect(why).to_contain_text("LC-40")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("status")).to_contain_text("Turn 1")
    dear = page.locator("li.short").first
    expect(dear).to_contain_text("short")
    dear.click()
    expect(why).to_contain_text("LC-")


def test_the_year_ends_with_a_page_that_one_reads_and_closes(visit: Visit) -> None:
    page = la_citta(visit())
    touch_on(page, seed=2, until=NEW_YEAR)
    year = page.get_by_role("region", name="The end of year 1")
    expect(year).to_contain_text(re.compile("ask for|are divided"))
    onward = year.get_by_role("button", name="Next")
    while onward.count() > 0:
        onward.click()
    expect(year).to_contain_text("Year 2")
    year.get_by_role("button", name="Close").last.click()
    expect(year).to_be_hidden()
    page.get_by_role("button", name="The end of year 1").click()
    expect(year).to_be_visible()
    page.mouse.click(5, 5)
    expect(year).to_contain_text("Year 2")
    page.keyboard.press("Space")
    expect(year).to_be_hidden()
    page.get_by_role("button", name="The end of year 1").click()
    page.locator("body").press("Escape")
    expect(year).to_be_hidden()


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_the_table_shuts_nobody_out(visit: Visit, theme: str, phone: bool) -> None:
    visitor = visit(theme=theme, phone=phone)
    page = la_citta(visitor, 4)
    assert visitor.barriers() == []
    spot(page, "kind:school").click()
    lit_hexes(page).first.wait_for()
    assert visitor.barriers() == []
    if phone:
        assert smallest(page) >= FINGER


def smallest(page: Page) -> float:
    """The narrowest side of all that can be touched on the screen."""
    side: float = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll('[data-legal]')]
          .map((one) => one.getBoundingClientRect())
          .filter((box) => box.width > 0 && box.x > 0 && box.right < innerWidth && box.y > 100 && box.bottom < 650)
          .map((box) => Math.min(box.width, box.height)))"""
    )
    return side


def test_a_lesson_on_a_phone_leaves_the_map_in_sight(visit: Visit) -> None:
    """However long its card is, and with all cards of a turn below it."""
    visitor = visit(lang="fr", phone=True)
    page = visitor.page
    page.goto(f"{visitor.url}/learn/la-citta", wait_until="load")
    page.locator(".coach [data-primary]").click()
    spot(page, "kind:farmhouse").wait_for()
    box = page.locator(".field").bounding_box()
    assert box is not None and box["height"] > 200
    page.locator(".coach .rule").click()
    expect(page.get_by_text("Les maisons de ferme nourrissent").last).to_be_visible()


def test_on_a_phone_nothing_lies_over_the_ideas_of_a_hint(visit: Visit) -> None:
    page = la_citta(visit(phone=True))
    page.set_viewport_size({"width": 375, "height": 600})
    expect(page.get_by_role("button", name=re.compile("^Elsewhere"))).to_be_visible()
    page.locator("[data-hint]").tap()
    page.locator("[data-idea='2']").wait_for()
    box = page.locator(".hints").bounding_box()
    assert box is not None and box["y"] >= 0, "its first idea is on the screen"
    covered = """(box) => {
      const points = [];
      for (let x = box.x + 4; x < box.x + box.width - 4; x += 12)
        for (let y = box.y + 4; y < box.y + box.height - 4; y += 12) points.push([x, y]);
      return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('.hints')).length;
    }"""
    assert page.evaluate(covered, box) == 0
