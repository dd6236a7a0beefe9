"""Everything that the product says: helpers for tests of words."""

from __future__ import annotations

from faubourg.core.texts import words_of


def keys(package: str, lang: str, prefix: str) -> list[str]:
    """What follows a prefix in the ids of a package, such as the kinds of questions after `prompt-`."""
    return [id.removeprefix(prefix) for id in words_of(package, lang).sources if id.startswith(prefix)]


def said_by(package: str, lang: str) -> list[str]:
    """Every message of a package and every attribute of one, as they are asked for."""
    words = words_of(package, lang)
    return [name for id in words.sources for name in (id, *[f"{id}.{part}" for part in words.attributes(id)])]
