"""The card set: its data, the vocabulary of effects, generated texts, owners' files, and records that carry them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faubourg.core.errors import DataError, FaubourgError, RecordError
from faubourg.core.record import Record
from faubourg.core.table import Table
from faubourg.games.the_city import GAME
from faubourg.games.the_city.card_file import built_in, built_in_values
from faubourg.games.the_city.cards import DATA
from faubourg.games.the_city.wording import card_text
from faubourg.testing import rule
from tests.rules.the_city.harness import cards_with, income_and_points

# Copies, cost, symbols, income and points of every card, written down a second time on purpose.
FACES = """
architect 5 0 - 1 0; parking 2 0 CSF 0 0; construction_crew 2 1 - 0 0; residential_building 4 1 - 1 0
social_housing 3 1 CS 0 1; townhouse 2 1 F 0 1; park 3 1 F 0 0; shopping_arcade 2 1 S 0 0; school 5 1 - 0 2
supermarket 2 1 CS 1 0; restaurant 3 1 SF 0 1; coach_station 1 1 SF 0 1; industrial_park 2 1 - 1 0
cinema 3 2 CSF 1 0; boutique 2 2 SF 1 0; office_building 3 2 - 1 2; interchange 3 2 - 0 0; municipal_office 3 2 - 0 1
industrial_site 2 2 C 1 0; high_rise 3 3 SF 1 1; business_centre 4 3 FF 1 1; department_store 3 3 SF 2 0
trade_centre 2 3 C 1 1; highway 2 3 C 0 0; train_station 2 4 CSF 1 2; theatre 1 4 F 1 3; modern_art 1 4 FF 0 3
multiplex 2 4 CSS 2 1; sports_ground 2 4 CC 0 3; villas 5 4 - 0 3; bridge 2 4 C 1 2; research_centre 1 4 - 1 2
technology_park 2 5 CF 2 2; university 2 5 F 0 4; museum 2 5 F 0 4; stadium 2 6 CC 2 3; hospital 1 6 F 1 4
town_hall 2 6 F 0 5; discount_retailer 1 6 CSS 3 1; casino 1 6 S 4 1; convention_centre 2 7 S 1 5
concert_hall 2 7 F 0 7; shopping_centre 1 7 SSS 2 0; skyscraper 1 8 F 1 7; opera_house 1 8 F 0 8
amusement_park 1 8 CCC 2 5; shopping_mall 2 8 CSS 3 0; airport 2 9 CS 1 8; monument 1 9 FFF 1 8
park_and_ride 1 11 CC 0 0; metro 1 11 - 0 0
"""


def faces() -> dict[str, str]:
    rows = [entry.split(maxsplit=1) for entry in FACES.replace("\n", ";").split(";") if entry.strip()]
    return {entry[0]: entry[1] for entry in rows}


@rule("TC-2")
def test_the_values_of_all_cards() -> None:
    shown = {}
    for id, row in built_in_values().items():
        symbols = "".join(
            letter * row["symbols"][name] for name, letter in zip(("car", "cart", "fountain"), "CSF", strict=True)
        )
        shown[id] = f"{row['copies']} {row['cost']} {symbols or '-'} {row['income']} {row['vp']}"
    assert shown == faces()


def test_every_value_says_where_it_comes_from() -> None:
    for card in DATA["card"]:
        fields = {field for field in card if field not in ("id", "forms_en", "forms_fr", "provenance", "notes")}
        assert fields == set(card["provenance"]), card["id"]
        for sources in card["provenance"].values():
            for source in sources:
                kind, _, key = source.partition(":")
                assert kind in ("rulebook", "public", "reconstructed", "translation")
                assert not key or key in DATA["sources"]


# --- texts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "school",
            "Needs a Residential Building, Social Housing or Villas in your zone. You pay 2 less for the Villas.",
            "Il faut un Immeuble résidentiel, un HLM ou des Villas dans votre zone. "
            "Vous payez 2 de moins pour les Villas.",
        ),
        (
            "park",
            "+1 point for each Fountain in your zone. At most one in each zone.",
            "+1 point par Fontaine dans votre zone. Une seule carte de ce nom par zone.",
        ),
        (
            "highway",
            "+2 points for each Freeway Interchange in the zones of all players.",
            "+2 points par Échangeur dans les zones de tous les joueurs.",
        ),
        (
            "metro",
            "+1 point for each Fountain in your zone. "
            "+1 point for each Fountain in the zone of one other player of your choice.",
            "+1 point par Fontaine dans votre zone. "
            "+1 point par Fontaine dans la zone d’un autre joueur de votre choix.",
        ),
        (
            "coach_station",
            "+1 card with a Supermarket in your zone.",
            "+1 carte avec un Supermarché dans votre zone.",
        ),
        ("airport", "", ""),
    ],
)
def test_texts_are_made_from_the_effects(card: str, english: str, french: str) -> None:
    cards = built_in()
    assert card_text(cards, cards.numbers[card], "en") == english
    assert card_text(cards, cards.numbers[card], "fr") == french


def test_a_changed_effect_changes_the_text() -> None:
    rows = cards_with(school={"discounts": [{"cards": ["villas", "museum"], "amount": 3}]})
    city = GAME.start(players=2, seed=1, cards=rows)
    text = GAME.thing_help(city, GAME.parse(city, city.frame, "school") or 0, "en")
    assert text is not None
    assert text.endswith("You pay 3 less for the Museum and the Villas.")


def test_every_card_with_an_effect_has_a_text_in_both_languages() -> None:
    cards = built_in()
    for kind in range(cards.kinds):
        speaks = kind in cards.varying or cards.needs[kind] or cards.limited[kind] or cards.is_crew[kind]
        speaks = speaks or any(source == kind for pairs in cards.cheaper_with for source, _ in pairs)
        for lang in ("en", "fr"):
            text = card_text(cards, kind, lang)
            assert bool(text) == bool(speaks), cards.ids[kind]
            assert "{" not in text


# --- an owner's file -----------------------------------------------------------------------------------------------


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    text = GAME.export_components()
    assert text.count(old) >= 1
    file = tmp_path / "my-cards.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_the_exported_file_is_the_built_in_set(tmp_path: Path) -> None:
    file = corrected(tmp_path, "[game]", "[game]")
    assert GAME.check_options({"cards": str(file)}) == {}


def test_a_corrected_file_is_played(tmp_path: Path) -> None:
    file = corrected(
        tmp_path, 'discounts = [{ cards = ["villas"], amount = 2 }]', 'discounts = [{ cards = ["villas"], amount = 1 }]'
    )
    options = GAME.check_options({"cards": str(file)})
    assert options["cards"]["school"]["discounts"] == [{"cards": ["villas"], "amount": 1}]
    assert GAME.fingerprint(options) != GAME.fingerprint({})


def test_a_corrected_name_changes_what_is_shown_but_not_the_rules(tmp_path: Path) -> None:
    file = corrected(tmp_path, 'name_fr = "Métro"', 'name_fr = "Station de métro"')
    city = GAME.start(players=2, seed=1, cards=str(file))
    assert GAME.thing_word(city, GAME.parse(city, city.frame, "metro") or 0, "fr") == "Station de métro"
    assert GAME.fingerprint(city.options) == GAME.fingerprint({})


def test_a_record_carries_a_set_that_is_not_the_built_in_one(tmp_path: Path) -> None:
    file = corrected(tmp_path, "vp = 7\n", "vp = 6\n")
    table = Table(GAME.start(players=2, seed=5, cards=str(file)))
    table.push(table.state.moves(0)[0], 0)
    file.unlink()
    record = Record.loads(table.record().dumps())
    assert record.options["cards"]["concert_hall"]["vp"] == 6
    assert record.components == GAME.fingerprint(table.state.options)
    assert record.replay(game=GAME).state.describe() == table.state.describe()
    plain = Table(GAME.start(players=2, seed=5)).record()
    assert "cards" not in plain.options
    with pytest.raises(RecordError) as refusal:
        Record(**{**vars(record), "options": {}}).replay(game=GAME)
    assert refusal.value.key == "record_components"


MISTAKES: list[tuple[str, str, str, str]] = [
    # what to replace, by what, the line complained of, the key of the complaint
    ('id = "parking"', 'id = "Parking Lot"', 'id = "Parking Lot"', "bad_id"),
    ('id = "parking"', 'id = "give_up"', 'id = "give_up"', "bad_id"),
    ('id = "parking"', 'id = "park"', 'id = "park"', "twice"),
    ('name_fr = "Parking"', 'name_fr = ""', 'name_fr = ""', "bad_name"),
    ("\ncost = 11", "\ncost = 12", "cost = 12", "bad_number"),
    ("\ncost = 11", '\ncost = "11"', 'cost = "11"', "bad_number"),
    ("\ncost = 11", "\ncost = true", "cost = true", "bad_number"),
    ("vp = 7", "vp = -1", "vp = -1", "bad_number"),
    ("symbols = { car = 2 }", "symbols = { cat = 2 }", "symbols = { cat = 2 }", "bad_symbols"),
    ("symbols = { car = 2 }", "symbols = { car = 4 }", "symbols = { car = 4 }", "bad_number"),
    ("symbols = { car = 2 }", "symbols = { car = 2, cart = 2 }", "symbols = { car = 2, cart = 2 }", "bad_number"),
    ("limit_one = true", "limit_one = 1", "limit_one = 1", "bad_yes_or_no"),
    ('ability = "double_build"', 'ability = "fly"', 'ability = "fly"', "bad_word"),
    (
        'needs = ["residential_building", "social_housing", "villas"]',
        'needs = ["house"]',
        'needs = ["house"]',
        "unknown_card",
    ),
    (
        'needs = ["residential_building", "social_housing", "villas"]',
        'needs = "villas"',
        'needs = "villas"',
        "bad_list",
    ),
    ('cards = ["villas"], amount = 2', 'cards = ["hut"], amount = 2', 'cards = ["hut"], amount = 2', "unknown_card"),
    (
        'cards = ["villas"], amount = 2',
        'cards = ["villas"], amount = 0',
        'cards = ["villas"], amount = 0',
        "bad_number",
    ),
    ('cards = ["villas"], amount = 2', 'cards = ["villas"]', 'discounts = [{ cards = ["villas"] }]', "bad_entry"),
    ('vp_bonus = [{ kind = "per_symbol"', 'vp_bonus = [{ kind = "per_tree"', 'kind = "per_tree"', "bad_word"),
    (
        'symbol = "fountain", amount = 1, scope = "own" }]\nlimit',
        'symbol = "tree", amount = 1, scope = "own" }]\nlimit',
        'symbol = "tree"',
        "bad_word",
    ),
    ('amount = 2, scope = "all"', 'amount = 2, scope = "moon"', 'scope = "moon"', "bad_word"),
    ("income = 4\n", 'income = 4\ncolour = "red"\n', 'colour = "red"', "unknown_field"),
    ("provenance = {", "provenance = 3 #", "provenance = 3", "bad_provenance"),
    ('notes = { en = "Five', 'notes = { de = "Five', 'notes = { de = "Five', "bad_notes"),
    ("goal = 50", "goal = 60", "goal = 60", "changed_figure"),
    ("cost = 0\n", "cost = 1\n", "cost = 1", "architect_not_free"),
]


@pytest.mark.parametrize(("old", "new", "at", "key"), MISTAKES, ids=[f"{row[3]}-{i}" for i, row in enumerate(MISTAKES)])
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(
    tmp_path: Path, old: str, new: str, at: str, key: str
) -> None:
    """The first place of `old` below the explanations is changed; the complaint names the line of the mistake."""
    head, body = GAME.export_components().split("[game]", 1)
    assert old in body
    text = head + "[game]" + body.replace(old, new, 1)
    file = tmp_path / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        GAME.start(players=2, cards=str(file))
    assert refusal.value.key == key
    rows = text.splitlines()
    found = [i for i, row in enumerate(rows, 1) if row.startswith(at)] or [
        i for i, row in enumerate(rows, 1) if at in row
    ]
    line = found[-1] if key == "twice" else found[0]
    assert f"my-cards.toml, line {line}:" in refusal.value.say("en")
    assert f"my-cards.toml, ligne {line}\u00a0:" in refusal.value.say("fr")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: text.replace("copies = 5\ncost = 4", "copies = 4\ncost = 4"), "bad_total"),
        (lambda text: text.replace("copies = 5\ncost = 0", "copies = 4\ncost = 0"), "bad_architects"),
        (lambda text: text.replace('ability = "architect"', 'ability = ""'), "no_architect"),
        (lambda text: text.split("[[card]]")[0], "no_cards"),
        (lambda text: text + "\n[[card]", "not_toml"),
    ],
)
def test_a_file_that_is_wrong_as_a_whole_is_refused(tmp_path: Path, change: Callable[[str], str], key: str) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(change(GAME.export_components()), encoding="utf-8")
    with pytest.raises(DataError) as refusal:
        GAME.start(players=2, cards=str(file))
    assert refusal.value.key == key
    for lang in ("en", "fr"):
        assert "my-cards.toml" in refusal.value.say(lang)
    if key == "not_toml":
        assert "line" in refusal.value.say("en")


def test_a_file_that_is_not_there_is_said() -> None:
    with pytest.raises(FaubourgError) as refusal:
        GAME.start(players=2, cards="no-such-file.toml")
    assert "no-such-file.toml" in refusal.value.say("fr")


@pytest.mark.parametrize("values", [{}, {"park": 1}, {"park": {}}, {"park": {"copies": 1}}])
def test_a_damaged_set_in_a_record_is_refused(values: dict[str, Any]) -> None:
    with pytest.raises(DataError):
        GAME.start(players=2, cards=values)


@rule("TC-49")
def test_the_example_of_the_rulebook_holds_for_the_built_in_set() -> None:
    """Invariant 20, TV-1"""
    zone = ["cinema", "park", "architect", "department_store", "villas", "villas"]
    assert income_and_points(zone) == (4, 13)


# --- the table of cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sheet_shows_every_card_with_the_trust_in_each_value(lang: str) -> None:
    sheet = GAME.component_sheet(lang)
    assert len(sheet.rows) == 51
    rows = {row.id: dict(zip(sheet.columns, row.cells, strict=True)) for row in sheet.rows}
    copies, cost = sheet.columns[1], sheet.columns[2]
    assert rows["villas"][copies].text == "5"
    assert rows["villas"][copies].trust == "reconstructed"
    assert rows["opera_house"][cost].trust == "public"
    assert rows["architect"][cost].trust == "rulebook"
    assert any("five printed German cards" in source for source in rows["opera_house"][cost].sources)


def test_the_sheet_of_an_owners_file_shows_what_was_checked(tmp_path: Path) -> None:
    file = corrected(tmp_path, 'copies = ["reconstructed"]', 'copies = ["printed"]')
    sheet = GAME.component_sheet("en", str(file))
    cell = next(row for row in sheet.rows if row.id == "parking").cells[1]
    assert (cell.text, cell.trust, cell.sources) == ("2", "printed", ("checked on printed cards",))
