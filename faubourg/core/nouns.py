"""Names of things and people with the forms that sentences need: "an Embassy", "de l’Ambassade", "d’Ada"."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final


class Noun(str):
    """A name that knows its forms: `the`, `a`, `of`, `to`, `possessive`, `that`, `gender`, `number`."""

    forms: dict[str, str]

    def form(self, name: str) -> str:
        if name not in self.forms:
            raise KeyError(f"{self} has no form {name}; the forms are {', '.join(self.forms)}")
        return self.forms[name]


def thing(name: str, lang: str, given: Mapping[str, str]) -> Noun:
    """A thing; `given` are its attributes in the text file: `gender`, `number`, `aspirated`, and odd forms."""
    noun = Noun(name)
    noun.forms = {**THINGS[lang](name, given), **given}
    return noun


@lru_cache(maxsize=4096)
def person(name: str, lang: str) -> Noun:
    """A player, whose name may begin with anything."""
    noun = Noun(name)
    noun.forms = PEOPLE[lang](name)
    return noun


def begins_with_vowel(name: str, letters: str = "aeiou") -> bool:
    plain = unicodedata.normalize("NFD", name[:1].lower())[:1]
    return plain in letters and plain != ""


def english_thing(name: str, given: Mapping[str, str]) -> dict[str, str]:
    article = "an" if begins_with_vowel(name) else "a"
    is_plural = given.get("number") == "plural"
    return {
        "the": f"the {name}",
        "a": name if is_plural else f"{article} {name}",
        "of": f"of the {name}",
        "to": f"to the {name}",
        "gender": "neuter",
        "number": "singular",
    }


def french_thing(name: str, given: Mapping[str, str]) -> dict[str, str]:
    gender = given.get("gender", "masculine")
    forms = {"gender": gender, "number": given.get("number", "singular")}
    if forms["number"] == "plural":
        return forms | {"the": f"les {name}", "a": f"des {name}", "of": f"des {name}", "to": f"aux {name}"}
    elides = begins_with_vowel(name, "aeiouyœæh") and given.get("aspirated") != "yes"
    is_feminine = gender == "feminine"
    forms["a"] = f"{'une' if is_feminine else 'un'} {name}"
    if elides:
        return forms | {"the": f"l’{name}", "of": f"de l’{name}", "to": f"à l’{name}"}
    if is_feminine:
        return forms | {"the": f"la {name}", "of": f"de la {name}", "to": f"à la {name}"}
    return forms | {"the": f"le {name}", "of": f"du {name}", "to": f"au {name}"}


def english_person(name: str) -> dict[str, str]:
    return {"of": f"of {name}", "to": f"to {name}", "that": f"that {name}", "possessive": f"{name}’s"}


def french_person(name: str) -> dict[str, str]:
    elides = begins_with_vowel(name, "aeiouyœæh")
    of = f"d’{name}" if elides else f"de {name}"
    return {"of": of, "to": f"à {name}", "that": f"qu’{name}" if elides else f"que {name}", "possessive": of}


Thing = Callable[[str, Mapping[str, str]], dict[str, str]]
THINGS: Final[dict[str, Thing]] = {"en": english_thing, "fr": french_thing}
PEOPLE: Final[dict[str, Callable[[str], dict[str, str]]]] = {"en": english_person, "fr": french_person}
