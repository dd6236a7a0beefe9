"""Lessons to their end, and games seen again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.server.harness import Server
from tests.web.conftest import Finished, Visit
from tests.web.players import bots_play, sit_down, wait_for_question

GAMES = ("infinite-city", "the-city", "la-citta", "small-city")

# Does what the coach asks for, step by step: reads on, or lets itself be shown and takes what is pointed at.
FOLLOW = """
async () => {
  const lesson = () => document.querySelector('[data-lesson]');
  const rest = () => new Promise((done) => setTimeout(done, 4));
  const steps = new Set();
  for (let idle = 0; idle < 4000; ) {
    steps.add(lesson().dataset.lesson);
    if (lesson().dataset.lesson === 'over') return steps.size - 1;
    const next = document.querySelector('button[data-primary]');
    const wanted = document.querySelector('button[data-choice][data-wanted]');
    const show = document.querySelector('.coach [aria-pressed="false"]');
    const before = document.body.innerText;
    if (!lesson().hasAttribute('data-busy')) (next ?? wanted ?? show)?.click();
    do { await rest(); idle++; } while (document.body.innerText === before && !show && idle < 4000);
  }
  throw new Error('stuck: ' + document.querySelector('.coach').innerText);
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/learn/{game}?plain", wait_until="load")
    page.wait_for_selector("[data-lesson]")
    assert page.evaluate(FOLLOW) >= 10
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_wrong_move_is_answered_by_the_coach_with_the_rule(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"{visitor.url}/learn/infinite-city?plain", wait_until="load")
    coach = page.get_by_role("region", name="Coach")
    page.locator("[data-primary]").click()
    expect(coach).to_contain_text("Step 2")
    page.locator("button[data-spot='hand:0']").click()
    page.locator("[data-lesson]:not([data-busy]) [data-spot^='cell:'][data-legal]").first.wait_for(state="attached")
    page.locator("tr[data-spot='cell:0,0']").click()
    expect(coach).to_contain_text("Nothing is lost")
    expect(coach.get_by_role("button", name="IC-")).to_be_visible()


def test_a_game_is_seen_again_by_link_and_file(visit: Visit, finished: Finished) -> None:
    visitor = visit()
    visitor.expect_refusals()
    table = finished("the-city")
    page = visitor.page
    page.goto(f"{visitor.url}/replay/{table}?plain&step=7", wait_until="load")
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "7")
    expect(page.get_by_role("status")).to_contain_text("Step 7")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "8")
    page.get_by_role("button", name="Link to this moment").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}?step=8")
    page.keyboard.press("End")
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    page.keyboard.press("Home")
    page.get_by_role("button", name=re.compile("See it with the eyes of")).first.click()
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    path = download.value.path()
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url(lambda address: table not in address)
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "0")
    page.locator("input[type=file]").set_input_files(
        {"name": "broken.json", "mimeType": "application/json", "buffer": b'{"format": "something else"}'}
    )
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{visitor.url}/", wait_until="load")
    page.get_by_role("link", name="Replays", exact=True).click()
    page.get_by_label("Open a record").set_input_files(
        {"name": "broken.json", "mimeType": "application/json", "buffer": b"no record at all"}
    )
    expect(page.get_by_role("alert")).to_have_text("This file is no record of a game.")
    page.get_by_label("Open a record").set_input_files(path)
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "0")


def test_playing_on_from_a_moment_against_bots(visit: Visit, finished: Finished) -> None:
    visitor = visit()
    table = finished("infinite-city")
    page = visitor.page
    page.goto(f"{visitor.url}/replay/{table}?plain&step=9", wait_until="load")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda address: "/table/" in address)
    wait_for_question(page)


# What a strong bot finds differs from machine to machine; what the page makes of it does not.
TURNING = {
    "step": 4,
    "seat": 1,
    "played": "park",
    "played_label": "Build Park for 1",
    "better": "villas",
    "better_label": "Build Villas for 4",
    "loss": 0.18,
    "why": "+3 points from buildings",
    "played_spots": [],
}


def test_a_finished_game_is_thought_over_by_a_strong_bot(visit: Visit, house: Server) -> None:
    visitor = visit()
    page = sit_down(visitor, {"id": bots_play(house.url, "the-city", 3)}, plain=False)
    page.get_by_role("button", name="Review the game").click()
    expect(page.locator("[data-review]")).to_have_attribute("data-review", "done", timeout=60_000)
    expect(page.get_by_role("img", name=re.compile(r"Winning chance.* 100 %"))).to_be_visible()
    spots: list[str] = []

    def add_a_turning(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "turnings": [{**TURNING, "better_spots": spots}]})

    page.route("**/review?*", add_a_turning)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("region", name="Turning points").get_by_role("button", name="Build Park for 1").click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "4")
    expect(page.get_by_text(re.compile(r"wins \d+ %")).first).to_be_visible()
    expect(page.locator("[data-turning='4']").last).to_contain_text("Better was: Build Villas for 4")
    spots.append(page.locator("[data-spot^='hand:']").first.get_attribute("data-spot") or "")
    page.reload()
    expect(page.get_by_role("region", name="Turning points")).to_contain_text("Build Park for 1")
    page.keyboard.press("]")
    expect(page.locator(f"[data-spot='{spots[0]}'][data-wanted]")).to_be_visible()
    assert visitor.barriers() == []
