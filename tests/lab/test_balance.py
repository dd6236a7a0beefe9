"""The balance report: true, whole, in both languages, for every game, and without a request to anybody."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import faubourg
from faubourg.lab.balance.built import outline_of
from faubourg.lab.balance.figures import Setup
from faubourg.lab.balance.headline import headline
from faubourg.lab.balance.page import page
from faubourg.lab.balance.reporting import balance
from faubourg.lab.balance.saying import Saying
from faubourg.lab.playing import GameResult

HERE = Path(__file__).parents[2]


@pytest.mark.parametrize("game", faubourg.games())
def test_every_game_has_a_report_in_both_languages(game: str) -> None:
    counts = [faubourg.game(game).players[0], faubourg.game(game).players[0] + 1]
    rival: dict[str, object] = {"setup": "advanced"} if game == "la-citta" else {}
    report = balance(game, counts, 5, ["random"], seed=2, rival=rival, also={"expansion": True} if rival else None)
    assert [setup.games for setup in (*report.setups, *report.rivals)] == [5] * (4 if rival else 2)
    for lang, word in (("en", "What winners build"), ("fr", "Ce que bâtissent les vainqueurs")):
        html = page(report, lang)
        assert word in html and f'<html lang="{lang}">' in html and f'data-game="{game}"' in html
        assert html.count("<svg data-wide") == html.count("<svg data-narrow") >= 8
        assert not re.search(r'(?:src|href)="(?!data:|#)|url\((?!data:)|@import|https?://', html)
        assert "NaN" not in html and "None" not in html
        kinds = {kind for setup in report.setups for kind, _ in setup.questions()}
        names = [faubourg.game(game).question_name(lang, kind) for kind in kinds]
        assert any(name in html for name in names) and not any(name in kinds for name in names if name != "council")
    if rival:
        assert (report.labels("en"), report.labels("fr")) == (("Printed", "Free"), ("Imprimée", "Libre"))
        assert "with Pays de Cocagne" in page(report, "en") and "sans Pays de Cocagne" in page(report, "fr")
        assert report.also is not None and report.also.options["expansion"] and not report.options.get("expansion")


def test_who_plays_alone_has_no_share_to_be_drawn() -> None:
    html = page(balance("small-city", [1, 2], 2, ["random"], seed=2), "en")
    alone, two = re.findall(r'<button role="tab".*?</button>', html)
    panel, _ = re.findall(r"<section data-panel=.*?</section>", html, re.DOTALL)
    assert "In short" not in panel, "there is nothing to say there"
    assert "mini" not in alone and 'class="mini"' in two and 'style="width:100.0%"' in two


def test_the_same_games_give_the_same_report(tmp_path: Path) -> None:
    once = balance("the-city", [2], 6, ["random"], seed=2, out=tmp_path / "run")
    again = balance("the-city", [2], 6, ["random"], seed=2, out=tmp_path / "run")
    assert once.to_data() == again.to_data()


def won_by(seats: list[int], players: int, variant: str = "a") -> Setup:
    """Games that these seats have won."""
    results = [
        GameResult(
            ("greedy",) * players, tuple([9 if s == seat else 3 for s in range(players)]), (seat,), "X", 10, None
        )
        for seat in seats
    ]
    return Setup(players, variant, tuple(results))


def test_the_headline_says_what_is_sure_and_nothing_else() -> None:
    say = Saying("en")
    even = won_by([0, 1, 2] * 60, 3)
    uneven = won_by([1] * 120 + [0, 1, 2] * 20, 3)
    unlucky = won_by([0, 1] * 200 + [2] * 20, 3)
    title, lead = headline([even], [], ("", ""), say)
    assert title == "These games show no unfair seat, but they are few"
    assert re.search(r"more than \d+ points of a hundred", lead)
    title, lead = headline([even, uneven], [won_by([0, 1, 2] * 60, 3, "b")], ("basic", "advanced"), say)
    assert title == "With 3 players, seat B wins 78\u00a0% of the games".replace("\u00a0", " ")
    assert lead == (
        "78 % of 180 games: in the long run between 69 and 85 %, with 95 % certainty, where 33 % would be fair. "
        "So it is with “basic”; with “advanced” no seat is better for sure."
    )
    assert headline([unlucky], [], ("", ""), say)[0] == "With 3 players, seat C wins only 5 % of the games"
    assert headline([won_by([0, 0, 0, 1], 2)], [], ("", ""), say)[0].endswith("but they are few")
    assert headline([won_by([0, 1] * 900, 2)], [], ("", ""), say)[0] == "No seat is better than another"
    assert headline([won_by([0] * 4, 1)], [], ("", ""), say)[0] == "Alone, these bots make 9 points"


def test_who_begins_may_be_the_headline() -> None:
    begun = tuple([replace(result, first=2) for result in won_by([0, 1] * 150 + [2] * 20, 3).results])
    even = tuple([replace(result, first=number % 3) for number, result in enumerate(begun)])
    assert headline([Setup(3, "a", even)], [], ("", ""), Saying("en"))[0].startswith("With 3 players, seat C wins only")
    rare = [replace(result, first=1 - result.winners[0]) for result in won_by([0, 1] * 90, 2).results]
    title, lead = headline([Setup(2, "a", tuple(rare))], [], ("", ""), Saying("en"))
    assert title == "With 2 players, who begins wins only 0 % of the games"
    assert lead.startswith("0 % of 180 games: in the long run between 0 and 3 %")


def test_few_games_give_no_number_in_large_letters() -> None:
    """Twelve games are enough to see that something is wrong, not how much."""
    lucky, unlucky = won_by([1] * 12, 3), won_by([0, 1] * 10, 3)
    title, lead = headline([lucky], [], ("", ""), Saying("en"))
    assert title == "With 3 players, seat B wins more than its share"
    assert lead.startswith("100 % of 12 games: in the long run between 68 and 100 %")
    assert headline([unlucky], [], ("", ""), Saying("fr"))[0] == "À 3, la place C gagne moins que sa part"
    begun = tuple([replace(result, first=result.winners[0]) for result in won_by([0, 1] * 8, 2).results])
    assert headline([Setup(2, "a", begun)], [], ("", ""), Saying("en"))[0] == "With 2 players, it is good to begin"


def test_how_close_games_are_is_told() -> None:
    html = page(balance("the-city", [2], 4, ["random"], seed=2), "en")
    games = balance("the-city", [2], 4, ["random"], seed=2).setups[0].results
    margin = sum(max(game.scores) - min(game.scores) for game in games) / 4
    assert f"{margin:.1f} more than the next, on average" in html


def test_what_winners_build_is_counted_by_player_and_game() -> None:
    results = (
        GameResult(("x", "x"), (5, 2), (0,), "X", 4, None, built=((("park", 3),), (("park", 1), ("school", 2)))),
        GameResult(("x", "x"), (1, 2), (1,), "X", 6, None, built=((("school", 4),), (("park", 1),))),
    )
    built = Setup(2, "a", results).built()
    assert {kind: (one.winners, one.others) for kind, one in built.items()} == {"park": (2, 0.5), "school": (0, 3)}
    assert not any(one.is_sure for one in built.values()), "two games show nothing"
    many = Setup(2, "a", results * 20).built()
    assert all(one.is_sure for one in many.values())


@pytest.mark.parametrize("name", faubourg.games())
def test_everything_that_can_be_built_has_its_pictogram(name: str) -> None:
    game = faubourg.game(name)
    kinds = [piece.id.partition(":") for piece in game.pieces("en")]
    wanted = "tile" if any(group == "tile" for group, _, _ in kinds) else "card"
    assert not [kind for group, _, kind in kinds if group == wanted and outline_of(name, kind) is None]


def test_the_pictograms_of_a_page_are_in_it_once_and_credited() -> None:
    html = page(balance("la-citta", [2], 3, ["random"], seed=2), "en")
    used = set(re.findall('href="#(kind-[^"]+)"', html))
    assert len(used) >= 6 and all(html.count(f'<symbol id="{one}" ') == 1 for one in used)
    assert "game-icons.net, CC BY 3.0" in html


def test_without_the_browser_client_a_report_has_no_pictograms(monkeypatch: pytest.MonkeyPatch) -> None:
    report = balance("la-citta", [2], 3, ["random"], seed=2)
    monkeypatch.setattr("faubourg.lab.balance.built.pictograms", dict)
    monkeypatch.setattr("faubourg.lab.balance.page.pictograms", dict)
    html = page(report, "en")
    assert "Farmhouse" in html and "<use" not in html and "game-icons" not in html


def test_the_colours_are_those_of_the_house() -> None:
    tokens = " ".join((HERE / "web/src/styles/tokens.css").read_text(encoding="utf-8").split())
    ours = (HERE / "faubourg/lab/balance/page.css").read_text(encoding="utf-8").split("\n*, *::before")[0]
    colours = re.findall(r"(--[\w-]+: light-dark\([^)]*\)(?:\))?);", ours)
    assert len(colours) > 40
    missing = [colour for colour in colours if colour not in tokens]
    assert not missing
