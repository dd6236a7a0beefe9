"""What the command says, in the language of its user."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from faubourg.core import texts

PACKAGE = "faubourg.cli"
FRENCH_FIGURES = str.maketrans({",": "\u202f", ".": ","})


class Speech:
    """The sentences of the command in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = texts.check_language(lang)

    def __call__(self, table: str, key: str, **facts: object) -> str:
        return texts.say(PACKAGE, self.lang, f"{table.replace('_', '-')}-{key}", facts)

    def count(self, key: str, number: int) -> str:
        """A number with its noun, in the singular or the plural."""
        return self("counts", key, number=number)

    def number(self, number: float) -> str:
        """A figure with one decimal where that matters, in the spelling of the language."""
        english = f"{number:,.0f}" if number >= 100 or number == int(number) else f"{number:.1f}"
        return english.translate(FRENCH_FIGURES) if self.lang == "fr" else english

    def join(self, words: Sequence[str]) -> str:
        """A list as people say it: "A, B and C"."""
        if len(words) < 2:
            return "".join(words)
        return self("words", "and", first=", ".join(words[:-1]), last=words[-1])


def language_of_user(
    arguments: Sequence[str], environment: Mapping[str, str] = os.environ, remembered: str | None = None
) -> str:
    """What `--lang` says, wherever it stands; else what was chosen before; else the language of the system.

    The language must be known before the arguments are read, because the help and its mistakes are said in it too.
    """
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return remembered or language_of_system(environment)


def language_of_system(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            spoken = value[:2].lower()
            return spoken if spoken in texts.LANGUAGES else "en"
    return "en"
