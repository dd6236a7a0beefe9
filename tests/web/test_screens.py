"""Every page of the house for the eye, in both languages and themes, on a desk and in a hand; none shuts people out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import Finished, Visit
from tests.web.players import wait_for_question
from tests.web.screens import picture
from tests.web.visitor import Visitor

LONG = "Maximilienne-Apolline de la Tour"


def home(visitor: Visitor) -> str:
    visitor.make_table("infinite-city", 4, seats=["me", "greedy", "greedy", "greedy"])
    visitor.make_table("la-citta", 4, seats=["me", "greedy"])
    visitor.make_table("small-city", 2, seats=["me"], listed=True)
    return "/"


def lobby(game: str, players: int) -> Callable[[Visitor], str]:
    def make(visitor: Visitor) -> str:
        return f"/table/{visitor.make_table(game, players, seats=['me', 'greedy'])['id']}"

    return make


def at(path: str) -> Callable[[Visitor], str]:
    return lambda visitor: path


def table(game: str, players: int) -> Callable[[Visitor], str]:
    def make(visitor: Visitor) -> str:
        return f"/table/{visitor.make_table(game, players, seats=['me'] + ['greedy'] * (players - 1))['id']}"

    return make


PAGES: dict[str, Callable[[Visitor], str]] = {
    "home": home,
    "new-infinite-city": at("/new/infinite-city"),
    "new-the-city": at("/new/the-city"),
    "new-la-citta": at("/new/la-citta?with=screen"),
    "new-small-city": at("/new/small-city"),
    "lobby-infinite-city": lobby("infinite-city", 6),
    "lobby-the-city": lobby("the-city", 3),
    "lobby-la-citta": lobby("la-citta", 4),
    "lobby-small-city": lobby("small-city", 4),
    "rules-infinite-city": at("/rules/infinite-city#IC-63"),
    "rules-the-city": at("/rules/the-city#TC-28"),
    "rules-la-citta": at("/rules/la-citta#LC-13"),
    "rules-small-city": at("/rules/small-city#SC-60"),
    "replays": at("/replays"),
    "about": at("/about"),
    "lost": at("/no/such/street"),
}
TABLES: dict[str, Callable[[Visitor], str]] = {
    "table-infinite-city-6": table("infinite-city", 6),
    "table-infinite-city-2": table("infinite-city", 2),
    "table-the-city-5": table("the-city", 5),
    "table-la-citta-4": table("la-citta", 4),
    "table-small-city-4": table("small-city", 4),
}
# A card is a button with a name ("Discard Bridge"); the figures printed on it are not what anybody would call it.
FIGURES = ("label-content-name-mismatch",)
ENDS = {"infinite-city": 4, "the-city": 3}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("look", ["en-light", "fr-dark", "fr-light", "en-dark"])
def test_every_page_is_fit_to_be_seen(visit: Visit, finished: Finished, look: str, phone: bool) -> None:
    lang, theme = look.split("-")
    is_whole = look in ("en-light", "fr-dark")  # tables take time: both themes and both languages once
    pages = {**PAGES, **(TABLES if is_whole else {})}
    for game, players in ENDS.items() if is_whole else ():
        pages[f"end-{game}"] = at(f"/table/{finished(game, players)}")
        pages[f"replay-{game}"] = at(f"/replay/{finished(game, players)}?step=30&eyes=0")
    visitor = visit(lang=lang, theme=theme, phone=phone)
    visitor.expect_refusals()
    found: list[str] = []
    for name, make in pages.items():
        visitor.enter(LONG if name in ("lobby-the-city", "table-infinite-city-6") else "Lucie")
        visitor.open(make(visitor))
        if name.startswith("table"):
            wait_for_question(visitor.page)
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        found += [f"{name}: {wide} px wider than the screen"] if wide > 0 else []
        # every colour and both layouts are looked at; all eight would find the same
        if phone == (theme == "dark"):
            found += [f"{name}: {barrier}" for barrier in visitor.barriers(FIGURES if name in TABLES else ())]
        picture(visitor, f"{name}-{look}-{'phone' if phone else 'desktop'}")
    assert not found, "\n".join(found)
