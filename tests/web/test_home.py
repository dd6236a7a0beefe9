"""The home page: four cities, one click to a game, my tables and those of others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit

GAMES = ("infinite-city", "the-city", "la-citta", "small-city")


def test_a_stranger_is_at_a_table_with_one_click(visit: Visit) -> None:
    """Without a name, without a form: Play now is a game against bots."""
    for game in GAMES:
        visitor = visit()
        page = visitor.open("/")
        page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play now").click()
        page.wait_for_url(re.compile(r"/table/[\w-]+$"))
        table = visitor.context.request.get(f"{visitor.url}/api/tables").json()
        assert [one["game"] for one in table["tables"] if one["seats"][0]["mine"]] == [game]
        assert table["tables"][0]["status"] == "playing"


def test_my_tables_say_whose_turn_it_is(visit: Visit) -> None:
    visitor = visit()
    visitor.enter("Lucie")
    visitor.make_table("the-city", 2, seats=["me", "greedy"])  # all choose at once: nobody is waited for first
    visitor.make_table("la-citta", 3, seats=["me", "greedy"])
    page = visitor.open("/")
    mine = page.locator("section", has=page.get_by_role("heading", name="My tables"))
    expect(mine.get_by_role("link").first).to_contain_text("Your turn")
    expect(mine.get_by_role("link").last).to_contain_text("one seat free")
    expect(mine.get_by_role("heading")).to_contain_text("one waits for you")


def test_a_listed_table_is_open_to_everybody_and_a_private_one_to_nobody(visit: Visit) -> None:
    host = visit()
    host.enter("Lucie")
    host.make_table("la-citta", 3, seats=["me"])
    listed = host.make_table("the-city", 3, seats=["me"], listed=True)
    guest = visit()
    page = guest.open("/")
    tables = page.locator("section", has=page.get_by_role("heading", name="Open tables"))
    expect(tables.get_by_role("link", name="Join").first).to_have_attribute("href", f"/table/{listed['id']}")
    assert "La Citta" not in tables.inner_text()


def test_a_link_or_a_code_leads_to_its_table(visit: Visit) -> None:
    host = visit()
    host.enter("Lucie")
    table = host.make_table("the-city", 3, seats=["me"])
    address = re.compile(rf"/table/{table['id']}\?invitation={table['invitation']}$")
    guest = visit()
    for pasted in (f"{guest.url}/table/{table['id']}?invitation={table['invitation']}", table["invitation"]):
        page = guest.open("/")
        page.get_by_role("textbox", name="Table link or code").fill(pasted)
        page.get_by_role("button", name="Take a seat").click()
        page.wait_for_url(address)


def test_a_wrong_code_says_so_and_loses_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_refusals()
    page = visitor.open("/")
    field = page.get_by_role("textbox", name="Table link or code")
    for pasted, said in (("what is this?", "neither a link nor a code"), ("no-such-invitation", "leads nowhere")):
        field.fill(pasted)
        page.get_by_role("button", name="Take a seat").click()
        expect(page.get_by_role("alert")).to_contain_text(said)
        assert field.input_value() == pasted


def test_a_visitor_may_choose_a_name(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("button", name="Your name?").click()
    page.get_by_label("What the others see").fill("Aïda")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Aïda")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Aïda")).to_be_visible()


def test_an_account_brings_ones_tables_to_another_device(visit: Visit) -> None:
    desk = visit()
    desk.expect_refusals()
    desk.enter("Aïda")
    page = desk.open("/")
    page.get_by_role("button", name="Aïda").click()
    page.get_by_role("button", name="Open an account").click()
    page.get_by_label("Login").fill("aida-of-the-roofs")
    page.get_by_label("Password").fill("tiles and tea")
    with page.expect_navigation():
        page.get_by_role("button", name="Open an account").last.click()
    table = desk.make_table("the-city", 2, seats=["me", "greedy"])
    page.get_by_role("button", name="Aïda").click()
    expect(page.locator("#name-tag")).to_contain_text("Signed in as aida-of-the-roofs")
    assert desk.barriers() == []

    phone = visit(lang="fr", phone=True)
    phone.expect_refusals()
    page = phone.open("/")
    page.get_by_role("button", name="Votre nom ?").click()
    page.get_by_role("button", name="Se connecter").click()
    page.get_by_label("Identifiant").fill("aida-of-the-roofs")
    page.get_by_label("Mot de passe").fill("not this one")
    page.get_by_role("button", name="Se connecter").last.click()
    expect(page.get_by_role("alert")).to_contain_text("mot de passe")
    assert phone.barriers() == []
    page.get_by_label("Mot de passe").fill("tiles and tea")
    with page.expect_navigation():
        page.get_by_role("button", name="Se connecter").last.click()
    expect(page.locator(f"a[href$='/table/{table['id']}']").first).to_be_visible()
    page.get_by_role("button", name="Aïda").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Se déconnecter partout").click()
    expect(page.get_by_role("button", name="Votre nom ?")).to_be_visible()


def test_language_and_theme_are_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/?lang=fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Quelle ville ce soir ?")
    visitor.open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Which city tonight?")
    page.get_by_role("button", name="Français").first.click()
    page.get_by_role("button", name="Clair ou sombre").click()
    visitor.open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Quelle ville ce soir ?")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_an_address_that_leads_nowhere_says_what_to_do(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_refusals()
    page = visitor.open("/no/such/street")
    expect(page.get_by_role("heading", level=1)).to_contain_text("No such street")
    page.locator("[data-primary]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Which city tonight?")
