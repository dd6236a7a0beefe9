"""What games with replaceable components share: numbers as options, places in a file, and trust in values."""

from __future__ import annotations

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.game import whole_number
from faubourg.core.sheet import trust_in
from faubourg.core.toml_lines import line_in_table, line_of

TEXT = """[game]
goal = 50
[[card]]
id = "a"
cost = 1
[[card]]
id = "b"
  cost = 2  # dear
[other]
goal = 3
"""


@pytest.mark.parametrize(
    ("index", "key", "line"), [(0, "cost", 5), (1, "cost", 8), (1, "id", 7), (1, "", 6), (0, "no_such", 3)]
)
def test_the_line_of_a_value_in_a_list_of_tables(index: int, key: str, line: int) -> None:
    assert line_of(TEXT, "card", index, key) == line


def test_the_line_of_a_value_in_a_table() -> None:
    assert line_in_table(TEXT, "game", "goal") == 2
    assert line_in_table(TEXT, "other", "goal") == 10
    assert line_in_table(TEXT, "game", "no_such") == 1


@pytest.mark.parametrize(("given", "read"), [(3, 3), ("7", 7), (" 10 ", 10)])
def test_a_number_as_an_option(given: object, read: int) -> None:
    assert whole_number("rounds", 5, 1, 10).read(given) == read


@pytest.mark.parametrize("given", [0, 11, "0", "x", "", None, True, 2.5, "-3"])
def test_what_is_no_number_within_the_bounds_is_refused(given: object) -> None:
    with pytest.raises(SetupError) as refusal:
        whole_number("rounds", 5, 1, 10).read(given)
    assert "1-10" in refusal.value.say("fr")


@pytest.mark.parametrize(
    ("sources", "trust"),
    [
        (["rulebook", "public:x"], "rulebook"),
        (["public:x"], "public"),
        (["public:x", "reconstructed"], "reconstructed"),
        (["reconstructed", "printed"], "printed"),
        (["translation"], "translation"),
        ([], ""),
    ],
)
def test_doubt_outweighs_a_source_and_an_owners_check_outweighs_doubt(sources: list[str], trust: str) -> None:
    assert trust_in(sources) == trust
