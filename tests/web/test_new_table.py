"""A new table: who, what and how, for every option of every game, and the owner's own file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]


def choose(page: Page, group: str, value: str) -> None:
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=re.compile(f"^{value}")).check()


def lay(visitor: Visitor) -> dict[str, Any]:
    """Press the one filled button; the table that it makes."""
    visitor.page.locator("[data-primary]").click()
    visitor.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    id = visitor.page.url.rpartition("/")[2]
    table: dict[str, Any] = visitor.context.request.get(f"{visitor.url}/api/tables/{id}").json()
    return table


@pytest.mark.parametrize("game", ["infinite-city", "the-city", "la-citta", "small-city"])
def test_the_usual_table_is_for_a_friend_and_me(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    page = visitor.open(f"/new/{game}")
    expect(page.get_by_role("status")).to_contain_text("You, a friend")
    expect(page.locator("[data-primary]")).to_contain_text("Open the table, copy the link")
    table = lay(visitor)
    assert (table["game"], table["players"], table["status"]) == (game, 2, "waiting")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{visitor.url}/table/{table['id']}?invitation={table['invitation']}"


def test_every_choice_of_small_city_reaches_the_table(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    page = visitor.open("/new/small-city")
    expect(page.get_by_role("radiogroup", name="Victory")).to_have_count(0)  # asked only where it matters
    choose(page, "players", "3")
    choose(page, "Who sits in chair 2", "Bot")
    choose(page, "How bot 2 plays", "Random")
    choose(page, "Who sits in chair 3", "Bot")
    choose(page, "Board side, Lucie", "Expert")
    choose(page, "Rules", "Advanced")
    choose(page, "Victory", "Economic")
    choose(page, "Clock", "Days")
    page.get_by_role("button", name="More").click()
    choose(page, "Who may watch", "Nobody")
    expect(page.get_by_role("status")).to_contain_text("You, 2 bots")
    expect(page.get_by_role("status")).to_contain_text("3 days an answer")
    table = lay(visitor)
    chosen = {name: value for name, value in table["options"].items() if value is not None}
    assert chosen == {"boards": ["expert", "easy", "easy"], "mode": "advanced", "victory": "economic"}
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "greedy"]
    assert table["clock"] == {"kind": "days", "amount": 3}
    assert not table["watchable"]
    assert table["status"] == "playing"


def test_alone_one_chooses_the_difficulty(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    page = visitor.open("/new/small-city")
    choose(page, "players", "1")
    expect(page.get_by_role("radiogroup", name="Rules")).to_have_count(0)
    choose(page, "Difficulty", "Senator")
    expect(page.locator("[data-primary]")).to_contain_text("Play now")
    table = lay(visitor)
    assert table["options"]["difficulty"] == "senateur"
    assert table["status"] == "playing"


def test_several_people_at_one_screen_have_names_of_their_own(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    page = visitor.open("/new/la-citta?with=screen")
    page.get_by_role("textbox", name="Name of player 2").fill("Aïda")
    page.get_by_role("switch").click()
    choose(page, "Who begins", "Aïda")
    expect(page.locator("[data-primary]")).to_contain_text("Lay the table here")
    table = lay(visitor)
    assert [seat["name"] for seat in table["seats"]] == ["Lucie", "Aïda", "Player 3"]
    assert all(seat["mine"] for seat in table["seats"])
    assert (table["options"]["expansion"], table["options"]["first"]) == (True, "B")


def test_a_table_may_be_open_to_everyone(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    page = visitor.open("/new/the-city")
    choose(page, "Open tables", "Listed")
    page.get_by_role("button", name="More").click()
    expect(page.locator("[data-primary]")).to_contain_text("Open the table to everyone")
    table = lay(visitor)
    assert table["listed"]
    assert table["options"]["max_rounds"] == 70


def test_an_owners_file_is_checked_with_the_reason_and_the_place(visit: Visit, tmp_path: Path) -> None:
    """A refused file never replaces the last good one."""
    data = (ROOT / "faubourg" / "games" / "the_city" / "data.toml").read_text(encoding="utf-8")
    good, bad = tmp_path / "my-copy.toml", tmp_path / "broken.toml"
    before, cost, after = data.rpartition("cost = 11")
    good.write_text(f"{before}cost = 10{after}", encoding="utf-8")
    assert cost
    bad.write_text("[[cards]]\nname = \n", encoding="utf-8")
    visitor = visit()
    visitor.enter("Lucie")
    visitor.expect_refusals()
    page = visitor.open("/new/the-city")

    def bring(path: Path, button: str) -> None:
        with page.expect_file_chooser() as chooser:
            page.get_by_text(button, exact=True).click()
        chooser.value.set_files(path)

    bring(bad, "My own file")
    expect(page.get_by_role("alert")).to_contain_text("broken.toml")
    expect(page.get_by_role("alert")).to_contain_text("line 2")
    bring(good, "Choose a file")
    expect(page.get_by_text("checked: it can be played")).to_be_visible()
    bring(bad, "Replace")
    expect(page.get_by_role("alert")).to_contain_text("my-copy.toml stays in place")
    table = lay(visitor)
    assert table["options"]["cards"] is not None


def test_a_refusal_is_said_where_the_button_is(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_refusals()
    page = visitor.open("/new/la-citta?with=screen")
    page.get_by_role("textbox", name="Name of player 2").fill("\u200b")
    page.locator("[data-primary]").click()
    expect(page.get_by_role("status")).to_contain_text("A name is one line")


def test_a_game_that_is_not_there(visit: Visit) -> None:
    page = visit().open("/new/no-such-game")
    expect(page.get_by_text("This house has no such game.")).to_be_visible()
