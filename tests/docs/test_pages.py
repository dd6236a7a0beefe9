"""The generated pages are what the catalogue gives, and the languages say the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import faubourg
from faubourg.core.rulebook import rulebook_page
from faubourg.core.texts import LANGUAGES, load_toml
from tools.write_docs import stale_pages

PACKAGES = ["faubourg.core", "faubourg.bots", "faubourg.cli", "faubourg.lab"]
PACKAGES += [faubourg.game(name).package for name in faubourg.games()]


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


def leaves(node: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        for key, value in node.items():
            yield from leaves(value, f"{path}.{key}")
    else:
        yield path, str(node)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("file", ["text", "rules"])
def test_both_languages_have_the_same_texts_with_the_same_placeholders(package: str, file: str) -> None:
    present = [resources.files(package).joinpath(f"{file}.{lang}.toml").is_file() for lang in LANGUAGES]
    assert all(present) or not any(present)
    if not any(present):
        return
    english, french = (dict(leaves(load_toml(package, f"{file}.{lang}.toml"))) for lang in LANGUAGES)
    assert english.keys() == french.keys()
    for path, text in english.items():
        assert placeholders(text) == placeholders(french[path]), path


@pytest.mark.parametrize("package", PACKAGES)
def test_french_is_set_as_french(package: str) -> None:
    """Typographic apostrophes, and a space that does not break before high punctuation."""
    if not resources.files(package).joinpath("text.fr.toml").is_file():
        return
    for path, text in leaves(load_toml(package, "text.fr.toml")):
        assert not re.search(r"\w'\w", text), path
        assert not re.search(r" [:;?!»](?!\w)|« ", text), path


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)", text))


def test_links_between_the_pages_lead_somewhere() -> None:
    root = Path(__file__).parents[2]
    pages = [*root.glob("*.md"), *root.glob("docs/*.md"), *root.glob("benchmarks/*.md")]
    assert len(pages) >= 5
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if not link.startswith("http"):
                assert (page.parent / link).exists(), f"{page.name}: {link}"
