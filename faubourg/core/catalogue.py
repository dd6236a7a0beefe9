"""The rule book of a game by rule id, in every language, from the files beside its code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faubourg.core.errors import SetupError
from faubourg.core.texts import LANGUAGES, has, ids, load_toml, say, words_of


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule for people: its title and text in each language, and where it comes from."""

    id: str
    chapter: str
    title: dict[str, str]
    text: dict[str, str]
    sources: tuple[str, ...]
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer to a question that the printed rules leave open."""

    id: str
    question: dict[str, str]
    answer: dict[str, str]


class Catalogue(Mapping[str, RuleText]):
    """All rules of a game, in the order of the book."""

    def __init__(self, package: str, numbers: Mapping[str, object]) -> None:
        book = load_toml(package, "rules.toml")
        self._package = package

        def fill(id: str) -> dict[str, str]:
            return {lang: words_of(package, lang).say(id, numbers) for lang in LANGUAGES}

        self.chapters: dict[str, dict[str, str]] = {chapter: fill(f"chapter-{chapter}") for chapter in book["chapters"]}
        self.rulings: dict[str, Ruling] = {
            id: Ruling(id, fill(id), fill(f"{id}.answer")) for id in ids(package, "en") if id.startswith("R-")
        }
        self._rules: dict[str, RuleText] = {}
        for entry in book["rule"]:
            id = entry["id"]
            self._rules[id] = RuleText(
                id,
                entry["chapter"],
                fill(id),
                fill(f"{id}.text"),
                tuple(entry["sources"]),
                tuple(entry["rulings"]),
            )

    def __getitem__(self, id: str) -> RuleText:
        return self._rules[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def find(self, id: str) -> RuleText:
        """The rule of that id in any spelling ("ic-63"), or a SetupError that says what ids there are."""
        rule = self._rules.get(id.strip().upper())
        if rule is None:
            ids = list(self._rules)
            raise SetupError("unknown_rule", rule=id, first=ids[0], last=ids[-1])
        return rule

    def citation(self, rule: RuleText, lang: str) -> str:
        """Where a rule comes from: the part of the printed rules, and the rulings it rests on."""

        def spoken(key: str) -> str:
            id = f"source-{key}"
            return say(self._package, lang, id) if has(self._package, lang, id) else key.replace("_", " ")

        parts = []
        for source in rule.sources:
            part, _, detail = source.partition(":")
            parts.append(f"{spoken(part)} ({spoken(detail)})" if detail else spoken(part))
        return " · ".join([*parts, *rule.rulings])
