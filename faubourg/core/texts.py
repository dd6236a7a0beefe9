"""Sentences in every language of the product: Fluent messages in `*.<language>.ftl` beside the code that says them.

A message is asked for by its id, `IC-63`, or by id and attribute, `IC-63.text`. Facts fill its variables. A fact that
is a `Noun` brings its forms along: `$tile` is "Banque", `$tile-the` "la Banque", `$tile-of` "de la Banque".
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from faubourg.core.nouns import Noun, person, thing

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
LARGEST: Final = 10**15
MOST_KEPT: Final = 256  # sentences of one message
SPELT_ALIKE: Final = range(-999, 1000)  # numbers without separators, the same in every language


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


def say(package: str, lang: str, id: str, facts: Mapping[str, object] = {}) -> str:
    """The message with its variables filled; KeyError if the message or a variable is missing."""
    return words_of(package, lang).say(id, facts)


def has(package: str, lang: str, id: str) -> bool:
    return words_of(package, lang).has(id)


def ids(package: str, lang: str) -> tuple[str, ...]:
    """The messages of a package, in the order of its files."""
    return tuple(words_of(package, lang).sources)


@cache
def noun(package: str, lang: str, id: str) -> Noun:
    """What people call a thing: the message, with the forms that its attributes and its language give it."""
    words = words_of(package, lang)
    # `.line` and `.text` are sentences about the thing, all other attributes are forms of its name.
    forms = [name for name in words.attributes(id) if name not in ("line", "text")]
    return thing(words.say(id, {}), lang, {name: words.say(f"{id}.{name}", {}) for name in forms})


def listed(lang: str, items: Sequence[str]) -> str:
    """A list as people say it: "A, B and C"."""
    if len(items) < 2:
        return "".join(items)
    return say("faubourg.core", lang, "list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})


@cache
def words_of(package: str, lang: str) -> Words:
    files = sorted(resources.files(package).iterdir(), key=lambda file: file.name)
    texts = {file.name: file.read_text(encoding="utf-8") for file in files if file.name.endswith(f".{lang}.ftl")}
    return Words(package, lang, texts)


class Words:
    """Everything that a package says in one language.

    Parsing a whole file takes longer than starting the program may, so a message is parsed when it is first said.
    """

    def __init__(self, package: str, lang: str, files: Mapping[str, str]) -> None:
        self.package = package
        self.lang = lang
        self.sources: dict[str, str] = {}  # the text of every entry by its id
        for name, text in files.items():
            self._index(text, name)
        self._patterns: dict[str, Pattern] = {}
        self._bundle: FluentBundle | None = None

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        return name in self.sources and (not attribute or attribute in self.attributes(name))

    def say(self, id: str, facts: Mapping[str, object], figures: Mapping[str, object] = {}) -> str:
        """The message, filled by facts and, for what they leave open, by figures that are known to every message."""
        return self.pattern(id).fill(facts, figures)

    def pattern(self, id: str) -> Pattern:
        found = self._patterns.get(id)
        if found is None:
            found = self._patterns[id] = self._read(id)
        return found

    def attributes(self, id: str) -> list[str]:
        return ATTRIBUTE.findall(self.sources.get(id, ""))

    def _index(self, text: str, file: str) -> None:
        starts = list(ENTRY.finditer(text))
        for entry, following in zip(starts, [*starts[1:], None], strict=True):
            if entry[1] in self.sources:
                raise ValueError(f"{entry[1]} stands twice in {file} of {self.package}")
            # A comment above the next entry is no part of this one.
            end = text[entry.start() : following.start() if following else len(text)]
            self.sources[entry[1]] = re.sub(r"\n#[^\n]*", "", end).rstrip() + "\n"

    def _read(self, id: str) -> Pattern:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            # The marks that Fluent can put around a name against mixed directions would be typed back by players.
            self._bundle = FluentBundle([self.lang], use_isolating=False)
            terms = "".join(source for name, source in self.sources.items() if name.startswith("-"))
            self._bundle.add_resource(FluentResource(terms))
        name, _, attribute = id.partition(".")
        if name not in self.sources:
            raise KeyError(f"{id} is missing in the {self.lang} texts of {self.package}")
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self.sources[name]))
        if not self._bundle.has_message(name):
            raise KeyError(f"{id} in the {self.lang} texts of {self.package} is no Fluent message")
        message = self._bundle.get_message(name)
        found = message.attributes.get(attribute) if attribute else message.value
        if found is None:
            raise KeyError(f"{id} is missing in the {self.lang} texts of {self.package}")
        return Pattern(id, self._bundle, found)


class Pattern:
    """One message, ready to be said. What consists of text and plain variables alone is put together here."""

    def __init__(self, id: str, bundle: FluentBundle, pattern: Any) -> None:
        self.id = id
        self._bundle = bundle
        self._pattern = pattern
        self.variables = tuple(dict.fromkeys(variables_in(pattern)))
        self._parts = plain_parts(pattern)
        self._said = lru_cache(MOST_KEPT, typed=True)(self._format)  # to choose a plural takes long

    def fill(self, facts: Mapping[str, object], figures: Mapping[str, object]) -> str:
        if self._parts is not None:
            said = []
            for is_variable, part in self._parts:
                value = self._fact(facts, figures, part) if is_variable else part
                if isinstance(value, str):
                    said.append(value)
                elif type(value) is int and value in SPELT_ALIKE:
                    said.append(str(value))
                else:
                    break
            else:
                return "".join(said)
        return self._said(*[plain(self._fact(facts, figures, name)) for name in self.variables])

    def _format(self, *values: Any) -> str:
        filled, errors = self._bundle.format_pattern(self._pattern, dict(zip(self.variables, values, strict=True)))
        if errors:
            raise KeyError(f"{self.id}: {errors[0]}")
        return str(filled)

    def _fact(self, facts: Mapping[str, object], figures: Mapping[str, object], name: str) -> object:
        if name in facts:
            return facts[name]
        if name in figures:
            return figures[name]
        key, _, form = name.rpartition("-")
        value = facts.get(key)
        if isinstance(value, Noun):
            return value.form(form)
        raise KeyError(f"{self.id} wants to know {name}, and got {', '.join(facts) or 'nothing'}")


def plain(value: object) -> Any:
    """A fact that Fluent can format: a number that is not beyond measure, or a text."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool) and -LARGEST < value < LARGEST
    return value if is_number else str(value)


def variables_in(node: Any) -> list[str]:
    """The names of all variables below a node of a parsed message, in order."""
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    if isinstance(node, (list, tuple)):
        return [name for part in node for name in variables_in(part)]
    if isinstance(node, ast.BaseNode):
        return [name for part in vars(node).values() for name in variables_in(part)]
    return []


def plain_parts(pattern: Any) -> tuple[tuple[bool, str], ...] | None:
    """Text and variables in order, for a message that is nothing but these; else None."""
    from fluent.syntax import ast

    parts: list[tuple[bool, str]] = []
    for element in [pattern] if isinstance(pattern, (ast.TextElement, ast.Placeable)) else pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append((False, element.value))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            parts.append((True, element.expression.id.name))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral):
            parts.append((False, element.expression.parse()["value"]))
        else:
            return None
    return tuple(parts)


__all__ = [
    "LANGUAGES",
    "Noun",
    "check_language",
    "has",
    "ids",
    "listed",
    "load_toml",
    "noun",
    "person",
    "say",
    "words_of",
]
