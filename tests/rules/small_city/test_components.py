"""The data file that an owner may correct: what is checked at load, and what a corrected one changes."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from faubourg.core.errors import DataError
from faubourg.core.texts import LANGUAGES
from faubourg.games.small_city import GAME, components
from faubourg.games.small_city.tiles import DATA
from tests.rules.small_city.harness import A, borough


def values() -> dict[str, Any]:
    return deepcopy(components.built_in_values())


def tile(data: dict[str, Any], key: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in data["tile"] if row["key"] == key)
    return found


def test_the_built_in_values_are_no_option_at_all() -> None:
    assert GAME.check_options({"components": values()}) == {}


def test_a_corrected_file_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    file.write_text(GAME.export_components().replace("sizes = [7, 8, 9, 10]", "sizes = [8, 9, 10]"), encoding="utf-8")
    state = GAME.start(players=1, seed=1, components=str(file))
    assert state.view(A)["boards"][A]["size"] == 8
    assert GAME.fingerprint(state.options) != GAME.fingerprint({})
    again = GAME.start(players=1, seed=1, **state.options)
    assert again.describe() == state.describe(), "the option is plain data, independent of the file"


def change(data: dict[str, Any], key: str, field: str, value: object) -> None:
    tile(data, key)[field] = value


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda d: d["tile"].pop(), "bad_total"),
        (lambda d: d["tile"].remove(tile(d, "port")), "missing_tile"),
        (lambda d: d["tile"].append(tile(d, "res1")), "twice"),
        (lambda d: change(d, "res1", "key", "a b"), "no_key"),
        (lambda d: change(d, "res1", "category", "castle"), "bad_category"),
        (lambda d: change(d, "res2", "cells", [[0, 0], [0, 11]]), "bad_cells"),
        (lambda d: change(d, "res2", "cells", [[0, 0], [2, 0]]), "not_connected"),
        (lambda d: change(d, "res2", "slots", ["home"]), "slots_and_cells"),
        (lambda d: change(d, "res2", "slots", ["home", "bed"]), "bad_slot"),
        (lambda d: change(d, "com2", "slots", ["raw_to_cash", "cash"]), "wrong_slots"),
        (lambda d: change(d, "clinic", "slots", ["", "power", "", "", ""]), "wrong_slots"),
        (lambda d: change(d, "warehouse", "slots", ["rest"]), "wrong_slots"),
        (lambda d: change(d, "res2", "money", -1), "bad_number"),
        (lambda d: change(d, "school", "raw", {"gold": 1}), "bad_number"),
        (lambda d: change(d, "port", "water", [9]), "bad_number"),
        (lambda d: change(d, "res1", "stock", 25), "bad_total"),
        (lambda d: change(d, "res1", "own", True), "bad_source"),
        (lambda d: change(d, "res2", "level", 3), "bad_level"),
        (lambda d: change(d, "park1", "level", 1), "bad_level"),
        (lambda d: change(d, "res4_o", "cells", [[0, 0], [1, 0], [2, 0], [3, 0]]), "cannot_grow"),
        (lambda d: d["promise"].pop(), "bad_card_ids"),
        (lambda d: d["promise"][0].update(pile="harder"), "bad_pile"),
        (lambda d: d["promise"][0].update(pile="hard"), ""),
        (lambda d: [card.update(pile="hard") for card in d["promise"][:3]], "small_pile"),
        (lambda d: d["special"][0].update(all=[]), "no_condition"),
        (lambda d: d["special"][0]["all"][0].update(metric="happiness"), "bad_metric"),
        (lambda d: d["special"][0]["all"][0].update(op="<"), "bad_operator"),
        (lambda d: d["special"][0]["all"][0].update(value="many"), "bad_value"),
        (lambda d: d["special"][0]["all"][0].update(colour="red"), "bad_filter"),
        (lambda d: d["special"][0]["all"][0].update(kinds=["castle"]), "bad_filter"),
        (lambda d: d["boards"]["easy"].update(sizes=[8, 7]), "bad_sizes"),
        (lambda d: d.pop("special"), "no_part"),
        (lambda d: d.update(tile={}), "not_rows"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(spoil: Any, key: str) -> None:
    data = values()
    spoil(data)
    if not key:
        assert GAME.check_options({"components": data})
        return
    with pytest.raises(DataError) as caught:
        GAME.check_options({"components": data})
    assert caught.value.key == key
    for lang in LANGUAGES:
        assert caught.value.say(lang).startswith("components")


def test_a_file_that_is_no_toml() -> None:
    with pytest.raises(DataError) as caught:
        GAME.check_options({"components": __file__})
    assert caught.value.key == "not_toml"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('key = "res2"', 'key = "res 2"', "no key"),
        ('key = "res2"', 'key = "res1"', "twice"),
        ('key = "school"\ncategory = "cultural"', 'key = "school"\ncategory = "park"', "category of school"),
        ("cells = [[0, 0], [1, 0]]", "cells = [[0, 0], [1, 1]]", "not one connected shape"),
        ("stock = 24", "stock = 25", "in the box"),
        ("sizes = [7, 8, 9, 10]", "sizes = [7, 9, 8]", "boards.easy.sizes"),
        ('pile = "hard"', 'pile = "heavy"', "the pile of promise"),
        ('metric = "tiles"', 'metric = "joy"', "no metric"),
        ('op = ">="', 'op = ">"', "no comparison"),
        ("[solo]", "[solo]\nmaire = 3\n[was]", "solo"),
        ("[solo]", "[extra]\nfun = 1\n[solo]", "extra"),
        ("[solo]", "[solo", "not a file in TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = GAME.export_components()
    assert old in text, "the built-in file has changed: choose another example"
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        GAME.check_options({"components": str(file)})
    assert reason in str(caught.value)
    line = text[: text.index(old) + len(old)].count("\n") + 1
    if reason == "in the box":
        assert str(caught.value).startswith(f"{file}: "), "a total has no line of its own"
    elif "TOML" in reason:
        assert f"line {line}" in str(caught.value)
    else:
        found = int(str(caught.value).removeprefix(f"{file}:").split(":")[0])
        assert abs(found - line) <= 2, caught.value


def test_another_stock_changes_the_piles() -> None:
    data = values()
    change(data, "res1", "stock", 20)
    change(data, "res2", "stock", 24)
    state = GAME.setup({"players": 1, "options": {"components": data}, "boroughs": [borough()]})
    assert state.piles[state.box.numbers["res2"]] == 24


def test_every_value_has_a_provenance() -> None:
    known = {"rulebook", "reconstructed", "printed", *[f"public:{key}" for key in DATA["sources"]]}
    for row in [*DATA["tile"], *DATA["promise"], *DATA["special"], *DATA["boards"].values()]:
        given = row["provenance"]
        assert set([given] if isinstance(given, str) else given.values()) <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_of_components_shows_every_tile(lang: str) -> None:
    sheet = GAME.component_sheet(lang)
    assert [row.id for row in sheet.rows] == [row["key"] for row in DATA["tile"]]
    assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)
