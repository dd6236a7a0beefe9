"""The words and numbers of a report in one language."""

from __future__ import annotations

from html import escape

from faubourg.core import texts

LAB = "faubourg.lab"
MINUS = "\u2212"
FRENCH_FIGURES = str.maketrans({",": "\u202f", ".": ","})


class Saying:
    """Sentences of the lab; `html` makes them safe for a page."""

    def __init__(self, lang: str) -> None:
        self.lang = texts.check_language(lang)

    def __call__(self, key: str, **facts: object) -> str:
        return texts.say(LAB, self.lang, f"report-{key}", facts)

    def html(self, key: str, **facts: object) -> str:
        return escape(self(key, **facts))

    def number(self, number: float, digits: int | None = None) -> str:
        """As it is written in the language; with one decimal where that matters, unless told."""
        if digits is None:
            digits = 0 if abs(number) >= 100 or number == int(number) else 1
        english = f"{number:,.{digits}f}".replace("-", MINUS)
        return english.translate(FRENCH_FIGURES) if self.lang == "fr" else english
