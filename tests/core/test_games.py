"""Finding games, starting them, and what a user gets wrong."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

import faubourg
import faubourg.games.infinite_city
from faubourg import SetupError
from faubourg.core import registry
from faubourg.core.texts import LANGUAGES, check_language
from tests import toy


def test_the_installed_games_are_listed_even_after_a_game_was_imported() -> None:
    assert "infinite-city" in faubourg.games()
    assert faubourg.game("infinite-city") is faubourg.games.infinite_city.GAME  # type: ignore[attr-defined]


def test_somebody_elses_package_can_add_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("toy-auction", "tests.toy:GAME", "faubourg.games")
    monkeypatch.setattr(registry, "_installed", lambda: {"toy-auction": entry})
    monkeypatch.setattr(registry, "game", registry.game.__wrapped__)
    assert registry.game("toy-auction") is toy.GAME
    assert registry.games() == ("toy-auction",)


def test_an_entry_point_that_is_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("wrong", "tests.toy:CARDS", "faubourg.games")
    monkeypatch.setattr(registry, "_installed", lambda: {"wrong": entry})
    with pytest.raises(SetupError, match="is not a Faubourg game"):
        registry.game.__wrapped__("wrong")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 7}, "it takes 2 to 6 players"),
        ({"players": 0}, "it takes 2 to 6 players"),
        ({"players": "three"}, "it takes 2 to 6 players"),
        ({"players": 3, "seed": "seven"}, "not a number"),
        ({"players": 3, "seed": -1}, "not a number"),
        ({"players": 3, "seed": "9" * 5000}, "at most 100 digits"),
        ({"players": 3, "seed": 10**5000}, "at most 100 digits"),
        ({"players": 3, "colour": "red"}, "has no option colour. Its options: tiles"),
    ],
)
def test_a_wrong_start_says_what_is_allowed(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        faubourg.game("infinite-city").start(**arguments)  # type: ignore[arg-type]


def test_an_unknown_game_names_the_installed_ones() -> None:
    with pytest.raises(SetupError, match=r"no game called monopoly.*infinite-city"):
        faubourg.game("monopoly")


def test_an_unknown_language_names_the_known_ones() -> None:
    assert [check_language(lang) for lang in LANGUAGES] == ["en", "fr"]
    with pytest.raises(SetupError, match="en, fr"):
        check_language("de")


def test_without_a_seed_every_game_is_another_one() -> None:
    game = faubourg.game("infinite-city")
    one, other = game.start(players=2), game.start(players=2)
    assert one.seed != other.seed
    assert one.describe() != other.describe()


def test_rules_are_found_in_any_spelling_and_unknown_ones_refused() -> None:
    rules = faubourg.game("infinite-city").rules
    assert rules.find("ic-63").id == "IC-63"
    with pytest.raises(SetupError, match="from IC-1 to IC-107"):
        rules.find("IC-900")


def test_importing_the_package_is_light() -> None:
    """No terminal, web, plotting or learning library comes along, nor the library of words before something is said."""
    heavy = ("rich", "typer", "prompt_toolkit", "numpy", "click", "pytest", "litestar", "sqlalchemy", "fluent.runtime")
    code = "import sys, faubourg; [faubourg.game(name).start(players=2) for name in faubourg.games()]"
    code += f"; print([name for name in {heavy!r} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
