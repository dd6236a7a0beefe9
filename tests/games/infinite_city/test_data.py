"""The file of tiles: an owner's own values are used everywhere, and a wrong file gets one clear sentence."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import faubourg
from faubourg import DataError, FaubourgError, Record, SetupError, Table
from faubourg.core.texts import LANGUAGES
from faubourg.games.infinite_city.tiles import KINDS

GAME = faubourg.game("infinite-city")
BUILT_IN = resources.files("faubourg.games.infinite_city").joinpath("data.toml").read_text(encoding="utf-8")


def edited(tmp_path: Path, old: str, new: str) -> Path:
    """The built-in file with its first `old` replaced."""
    assert old in BUILT_IN
    path = tmp_path / "my-tiles.toml"
    path.write_text(BUILT_IN.replace(old, new, 1), encoding="utf-8")
    return path


def tile(key: str, field: str, value: object) -> str:
    """The lines of a tile from its key down to a field with a new value, as they stand in the file."""
    row = next(row for row in tomllib.loads(BUILT_IN)["tile"] if row["key"] == key)
    head = f'key = "{key}"\nfamily = "{row["family"]}"\n'
    fields = {"count": row["count"], "bonus": row["bonus"], "silver": str(row["silver"]).lower()} | {field: value}
    return head + "".join(f"{name} = {fields[name]}\n" for name in ("count", "bonus", "silver"))


def complaint(source: object) -> str:
    with pytest.raises(DataError) as error:
        GAME.start(players=2, seed=1, tiles=source)
    assert all(error.value.say(lang) for lang in LANGUAGES)
    return str(error.value)


def test_every_value_has_its_provenance() -> None:
    data = tomllib.loads(BUILT_IN)
    allowed = {"rulebook", "reconstructed", "printed"} | {f"public:{key}" for key in data["sources"]}
    for row in data["tile"]:
        assert set(row["provenance"]) == {"count", "bonus", "silver"}
        assert all(source in allowed for sources in row["provenance"].values() for source in sources)


def test_the_printed_values_of_an_owner_count(tmp_path: Path) -> None:
    path = edited(tmp_path, tile("bank", "bonus", 0), tile("bank", "bonus", 7))
    position: dict[str, Any] = {"players": 2, "board": {"0,0": {"tile": "bank", "tokens": ["A"]}}, "hands": [["port"]]}
    assert GAME.setup(position).outcome().scores == (0, 0)
    options = GAME.start(players=2, tiles=str(path)).options
    assert GAME.setup({**position, "options": options}).outcome().scores == (7, 0)
    with pytest.raises(SetupError, match=r"options\.tiles must be what is in the file"):
        GAME.setup({**position, "options": {"tiles": str(path)}})


def test_a_record_carries_a_set_that_is_not_the_built_in_one(tmp_path: Path) -> None:
    path = edited(tmp_path, tile("bank", "bonus", 0), tile("bank", "bonus", 7))
    table = Table(GAME.start(players=2, seed=1, tiles=str(path)))
    record = table.record()
    path.unlink()
    assert record.options["tiles"]["bank"]["bonus"] == 7
    assert Record.loads(record.dumps()).replay().state.describe() == table.state.describe()
    assert record.components != Table(GAME.start(players=2, seed=1)).record().components


def test_the_built_in_values_given_as_a_file_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(BUILT_IN, encoding="utf-8")
    given, built_in = GAME.start(players=2, seed=1, tiles=str(path)), GAME.start(players=2, seed=1)
    assert given.describe() == built_in.describe()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (tile("bank", "count", 6), tile("bank", "count", 5), "add up to 119 tiles; there must be 120"),
        (tile("bank", "count", 6), tile("bank", "count", 0), "count of bank is 0"),
        (tile("bank", "count", 6), tile("bank", "count", '"six"'), "count of bank is six"),
        (tile("bank", "bonus", 0), tile("bank", "bonus", -1), "bonus of bank is -1"),
        (tile("bank", "bonus", 0), tile("bank", "bonus", 1.5), "bonus of bank is 1.5"),
        (tile("bank", "silver", "false"), tile("bank", "silver", '"no"'), "silver of bank is no"),
        ('key = "bank"', 'key = "casino"', "there is no tile casino"),
        ('key = "bank"', 'key = "capitol"', "capitol is listed twice"),
        ('key = "bank"', "", "a tile has no key"),
        ("[[tile]]", "[[tile", "not a valid TOML file"),
    ],
)
def test_a_wrong_file_is_refused_with_the_tile_and_the_reason(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = edited(tmp_path, old, new)
    complained = complaint(path)
    assert said in complained
    assert "my-tiles.toml" in complained


def test_a_missing_tile_is_named() -> None:
    values = {key: {"count": 1, "bonus": 0, "silver": False} for key in KINDS if key != "plaza"}
    assert "the tile plaza is missing" in complaint(values)


def test_the_number_of_power_stations_cannot_change() -> None:
    counts = {row["key"]: row for row in tomllib.loads(BUILT_IN)["tile"]}
    values = {key: {f: counts[key][f] for f in ("count", "bonus", "silver")} for key in KINDS}
    values["power_station"]["count"] -= 1
    values["bank"]["count"] += 1
    assert "4 Power Stations; there must be 5" in complaint(values)


def test_a_file_without_tiles_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    assert "no list of tiles" in complaint(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FaubourgError, match="nowhere"):
        GAME.start(players=2, tiles=str(tmp_path / "nowhere.toml"))
