"""Every message of the product can be said in both languages, with every number and every kind of name."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import faubourg
from faubourg.core import texts
from faubourg.core.nouns import Noun, person, thing
from faubourg.core.texts import LANGUAGES, Words, words_of
from tests.words import keys, said_by

PACKAGES = ["faubourg.core", "faubourg.bots", "faubourg.cli", "faubourg.envs", "faubourg.lab", "faubourg.server"]
PACKAGES += [faubourg.game(name).package for name in faubourg.games()]
PACKAGES += [f"{faubourg.game(name).package}.terminal" for name in faubourg.games()]
FORMS = {"gender", "number", "aspirated", "the", "a", "of", "to"}  # of a name, each language as it needs them
NAMES = {
    "en": [thing("Bank", "en", {}), thing("Embassy", "en", {}), person("Ada", "en"), person("Ben", "en")],
    "fr": [
        thing("Banque", "fr", {"gender": "feminine"}),
        thing("Stade", "fr", {"gender": "masculine"}),
        thing("Hôtel", "fr", {"gender": "masculine"}),
        thing("Villas", "fr", {"gender": "feminine", "number": "plural"}),
        person("Ada", "fr"),
        person("Ben", "fr"),
    ],
}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_things(package: str) -> None:
    english, french = ([name for name in said_by(package, lang) if not is_form(name)] for lang in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_know_the_same_facts(package: str) -> None:
    for name in said_by(package, "en"):
        if not is_form(name):
            english, french = (facts_of(words_of(package, lang), name) for lang in LANGUAGES)
            assert english == french, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_said_with_every_number_and_every_name(package: str, lang: str) -> None:
    words = words_of(package, lang)
    for name in said_by(package, lang):
        variables = words.pattern(name).variables
        for number in (0, 1, 2, 5, 21, 1234):
            assert clean(words.say(name, dict.fromkeys(variables, number))), name
        for noun in NAMES[lang]:
            assert clean(words.say(name, facts_with(variables, noun))), name


@pytest.mark.parametrize("package", ["faubourg.core", *[faubourg.game(name).package for name in faubourg.games()]])
def test_every_reason_against_a_position_has_its_sentence_and_no_other_has_one(package: str) -> None:
    shared_or_composed = re.compile("index$|nobody_|wanted_")  # the latter two by the step
    code = "".join(file.read_text("utf-8") for file in Path(str(resources.files(package))).rglob("*.py"))
    given = re.findall(r'\b(?:impossible|flaw|Flaw)\(\s*"(\w+)"', code)
    said = keys(package, "en", "error-position_")
    assert {key for key in given if not shared_or_composed.match(key)} == {
        key for key in said if not shared_or_composed.match(key)
    }


@pytest.mark.parametrize("package", PACKAGES)
def test_french_is_set_as_french(package: str) -> None:
    """Typographic apostrophes, and a space that does not break before high punctuation."""
    for id, source in words_of(package, "fr").sources.items():
        text = re.sub(r"(?m)^ *\.?[\w-]+ = ?", "", re.sub(r"\{[^{}]*\}", "x", source))  # what Fluent reads, left out
        assert not re.search(r"\w'\w", text), id
        assert not re.search(r" [:;?!»](?!\w)|« ", text), id


def test_a_missing_message_or_fact_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message is missing"):
        texts.say("faubourg.core", "en", "no-such-message")
    with pytest.raises(KeyError, match="wants to know players"):
        texts.say("faubourg.core", "en", "error-seat_names", {"names": 3})


def test_a_message_stands_once_in_the_files_of_a_package() -> None:
    with pytest.raises(ValueError, match="stands twice"):
        Words("x", "en", {"a.en.ftl": "one = 1\n", "b.en.ftl": "one = 2\n"})


def test_plurals_follow_the_language() -> None:
    source = "tiles = { $count ->\n    [one] { $count } x\n   *[other] { $count } xs\n }\n"
    english, french = (Words("x", lang, {"a": source}) for lang in LANGUAGES)
    assert [english.say("tiles", {"count": count}) for count in (0, 1, 2)] == ["0 xs", "1 x", "2 xs"]
    assert [french.say("tiles", {"count": count}) for count in (0, 1, 2)] == ["0 x", "1 x", "2 xs"]


def test_large_numbers_are_spelt_as_the_language_does() -> None:
    source = {"a": "points = { $count } points\n"}
    assert Words("x", "en", source).say("points", {"count": 1234}) == "1,234 points"
    assert Words("x", "fr", source).say("points", {"count": 1234}) == "1\u202f234 points"


@pytest.mark.parametrize(
    ("name", "given", "the", "a", "of", "to"),
    [
        ("Banque", {"gender": "feminine"}, "la Banque", "une Banque", "de la Banque", "à la Banque"),
        ("Stade", {}, "le Stade", "un Stade", "du Stade", "au Stade"),
        ("Hôtel", {}, "l’Hôtel", "un Hôtel", "de l’Hôtel", "à l’Hôtel"),
        ("École", {"gender": "feminine"}, "l’École", "une École", "de l’École", "à l’École"),
        ("Halle", {"gender": "feminine", "aspirated": "yes"}, "la Halle", "une Halle", "de la Halle", "à la Halle"),
        ("Villas", {"number": "plural"}, "les Villas", "des Villas", "des Villas", "aux Villas"),
    ],
)
def test_french_articles(name: str, given: dict[str, str], the: str, a: str, of: str, to: str) -> None:
    noun = thing(name, "fr", given)
    assert [noun.form(form) for form in ("the", "a", "of", "to")] == [the, a, of, to]


def test_english_articles_and_names() -> None:
    assert thing("Embassy", "en", {}).form("a") == "an Embassy"
    assert thing("Bank", "en", {}).form("a") == "a Bank"
    assert person("Ada", "en").form("possessive") == "Ada’s"
    assert person("Ada", "fr").form("of") == "d’Ada"
    assert person("Ben", "fr").form("that") == "que Ben"


def is_form(name: str) -> bool:
    return name.partition(".")[2] in FORMS


def facts_of(words: Words, name: str) -> set[str]:
    """The facts that a message wants to know; a form of a name is the name."""
    suffixes = "|".join(["the", "a", "of", "to", "that", "possessive", "gender", "number"])
    return {re.sub(rf"-({suffixes})$", "", variable) for variable in words.pattern(name).variables}


def facts_with(variables: tuple[str, ...], noun: Noun) -> dict[str, object]:
    """The same name for every fact; forms are left to the name where it has them."""
    facts: dict[str, object] = {}
    for variable in variables:
        key, _, form = variable.rpartition("-")
        if key and form in noun.forms:
            facts[key] = noun
        else:
            facts[variable] = noun.forms.get(form, noun)
    return facts


def clean(text: str) -> bool:
    return bool(text.strip()) and "{" not in text.replace("{}", "") and "???" not in text
