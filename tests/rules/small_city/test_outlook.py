"""What planning is told: the price of a tile, its legal places, and what each of them makes possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.games.small_city.state import City
from tests.rules.small_city.harness import A, B, asked, borough, city, options, play

GROWN = borough(
    "school 3,1",
    "res1 2,2",
    "res1 5,3",
    "com1 4,3",
    "fac1 0,5",
    "warehouse 0,6",
    hall=2,
    stores={"hall": {"wood": 2}},
)


def outlook(state: City, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = play(state.clone(), f"build; {kind}").view(A)["outlook"]
    return found


def place(state: City, kind: str, placement: str) -> dict[str, Any]:
    found = [entry for entry in outlook(state, kind)["places"] if entry["placement"] == placement]
    assert len(found) == 1, f"{placement} is not among the legal places"
    entry: dict[str, Any] = found[0]
    return entry


def test_price_and_places_are_those_that_are_asked_for() -> None:
    state = city(GROWN, borough())
    library, home = outlook(state, "library"), outlook(state, "res1")
    assert (library["money"], library["raw"]) == (0, {"wood": 2})
    assert (home["money"], home["raw"]) == (1, {})
    assert [entry["placement"] for entry in home["places"]] == options(play(state.clone(), "build; res1"))
    assert "outlook" not in state.view(A), "only while a tile is placed"
    assert "outlook" not in play(state.clone(), "build; res1").view(B), "and only for who plans"


def test_a_place_tells_its_influences_and_what_it_makes_possible() -> None:
    state = city(GROWN, borough())
    assert place(state, "res1", "res1 2,1")["influences"] == 2
    library = place(state, "library", "library 3,3 r1")
    assert library["cells"] == ["3,3", "3,4"]
    assert library["enlarges"] == [], "hall and school let the home at 2,2 grow already"
    assert place(state, "library", "library 3,2")["opens"] == ["res3_v"]
    shop = place(state, "res1", "res1 3,4")
    assert shop["enlarges"] == ["4,3"], "a second home beside the shop"
    assert place(state, "refinery", "refinery 1,4")["enlarges"] == ["0,5"]
    assert place(state, "park1", "park1 6,6")["opens"] == []


@pytest.mark.parametrize("seed", range(5))
def test_the_outlook_is_what_playing_it_shows(seed: int) -> None:
    """Tiles and kinds that are offered after a build and were not before it are those that were foretold."""
    rng = Random(seed)
    state = city({**GROWN, "money": 99}, borough())
    kinds = [kind for kind in options(play(state.clone(), "build")) if rng.random() < 0.6]
    for kind in kinds:
        places = outlook(state, kind)["places"]
        for entry in rng.sample(places, min(3, len(places))):
            after = play(state.clone(), f"build; {kind}; {entry['placement']}")
            while not asked(after).endswith("A plan"):
                after.push(after.moves(A)[0], A)
            news = [tile for tile in growing(after) if tile not in growing(state)]
            assert news == [f"A{cell}" for cell in entry["enlarges"]], entry
            opened = [name for name in buildable(after) if name not in buildable(state)]
            assert opened == entry["opens"], entry


def growing(state: City) -> list[str]:
    return options(play(state.clone(), "enlarge")) if "enlarge" in options(state) else []


def buildable(state: City) -> list[str]:
    return options(play(state.clone(), "build"))
