"""The generated pages are what the catalogue gives, and the languages say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import faubourg
from faubourg.core.rulebook import rulebook_page
from faubourg.core.texts import LANGUAGES
from faubourg.testing.coverage import cited_rules
from tools.write_docs import stale_pages


def test_the_rule_books_in_docs_are_up_to_date() -> None:
    assert stale_pages() == []


@pytest.mark.parametrize("name", faubourg.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_book_has_every_rule_and_ruling(name: str, lang: str) -> None:
    page = rulebook_page(faubourg.game(name), lang)
    rules = faubourg.game(name).rules
    for id in [*rules, *rules.rulings]:
        assert f'<a id="{id.lower()}"></a>' in page
    assert "{" not in page


def test_links_between_the_pages_lead_somewhere() -> None:
    root = Path(__file__).parents[2]
    pages = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("benchmarks/*.md")]
    assert len(pages) >= 5
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if not link.startswith("http"):
                assert (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.parametrize("name", faubourg.games())
def test_the_code_of_a_game_cites_every_rule(name: str) -> None:
    played = faubourg.game(name)
    assert set(played.rules) - cited_rules(played) == set()
