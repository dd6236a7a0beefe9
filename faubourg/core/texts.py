"""Sentences in every language of the product, kept in `text.<language>.toml` beside the code that says them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "fr")


@cache
def load_toml(package: str, name: str) -> dict[str, Any]:
    """A data file that lies beside the code of `package`. Treat the result as read-only."""
    return tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))


def check_language(lang: str) -> str:
    """`lang` itself, if the product speaks it."""
    if lang not in LANGUAGES:
        from faubourg.core.errors import SetupError

        raise SetupError("unknown_language", language=lang, allowed=", ".join(LANGUAGES))
    return lang


def template(package: str, lang: str, *path: str) -> str | None:
    """The text at `path` in the language file of `package`, or None."""
    node: Any = load_toml(package, f"text.{lang}.toml")
    for key in path:
        if not isinstance(node, Mapping) or key not in node:
            return None
        node = node[key]
    return node if isinstance(node, str) else None


def sentence(package: str, lang: str, table: str, key: str, facts: Mapping[str, object]) -> str:
    """The text of `key` with its placeholders filled; every language must have it."""
    found = template(package, lang, table, key)
    if found is None:
        raise KeyError(f"{table}.{key} is missing in text.{lang}.toml of {package}")
    return found.format_map(facts)
