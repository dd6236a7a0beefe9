"""What planning is told: the price of a tile, its legal places, and what each of them makes possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.core.state import Decision
from faubourg.games.small_city.state import City
from tests.rules.small_city.harness import A, B, asked, borough, city, options, play, refused

GROWN = borough(
    "school D2",
    "res1 C3",
    "res1 F4",
    "com1 E4",
    "fac1 A6",
    "warehouse A7",
    hall=2,
    stores={"hall": {"wood": 2}},
)


def facts(state: City, kind: str) -> dict[str, dict[str, Any]]:
    """The figures of each placement of a kind."""
    decision = play(state.clone(), f"build; {kind}").decision(A)
    assert decision is not None
    return {choice.notation: dict(choice.facts) for choice in decision.choices}


def offer(state: City, kind: str) -> dict[str, Any]:
    """A kind in the palette."""
    found: dict[str, Any] = next(entry for entry in state.view(A)["plan"]["palette"] if entry["kind"] == kind)
    return found


def test_the_palette_tells_prices_piles_and_places() -> None:
    state = city(GROWN, borough())
    library, home = offer(state, "library"), offer(state, "res1")
    assert (library["money"], library["raw"], library["pile"]) == (0, {"wood": 2}, 1)
    assert (home["money"], home["raw"], home["pile"]) == (1, {}, state.piles[state.box.numbers["res1"]])
    for entry in state.view(A)["plan"]["palette"]:
        if entry["blocked"] is None:
            asked_now = play(state.clone(), f"build; {entry['kind']}")
            assert entry["places"] == len(options(asked_now)), entry["kind"]
            covered = {spot for choice in decided(asked_now).choices for spot in choice.spots}
            assert sum(digit != "0" for row in entry["cells"] for digit in row) == len(covered)
        else:
            assert refused(state, f"build; {entry['kind']}") == entry["blocked"], entry["kind"]
    assert "plan" in state.view(B), "each sees the own plan"
    assert "plan" not in state.view(None)


def test_what_a_plan_can_still_do() -> None:
    state = city(GROWN, borough())
    seen = state.view(A)["plan"]
    assert (seen["builds_left"], seen["can_grow"], seen["money"]) == (3, True, 0)
    play(state, "build; park1; G7; build; park2; E6")
    seen = state.view(A)["plan"]
    assert (seen["builds_left"], seen["can_grow"], seen["money"]) == (1, False, 3)
    play(state, "build; park1; G6")
    assert {entry["blocked"] for entry in state.view(A)["plan"]["palette"]} == {"SC-52"}


def test_a_kind_that_is_closed_says_why() -> None:
    state = city({**GROWN, "money": 2}, borough())
    closed = {entry.notation: entry for entry in decided(state).closed}
    assert closed["fire"].why == "Fire station costs $3, and you have $2"
    assert closed["fire"].spots == ("pile:fire",)
    assert "res1" not in closed


def test_those_whose_tile_the_plan_demolishes_are_not_asked_to_a_station() -> None:
    own = borough("school D2", "res1 C3", "park1 G7", hall=2, citizens={"A": ["C3", "G7"]})
    state = play(city(own), "demolish; C3; build; police; F4")
    asked_now = decided(state)
    assert [choice.notation for choice in asked_now.choices] == ["A:G7", "none"]
    assert asked_now.closed == ()


def decided(state: City) -> Decision:
    decision = state.decision(A)
    assert decision is not None
    return decision


def test_a_place_tells_its_influences_and_what_it_makes_possible() -> None:
    state = city(GROWN, borough())
    assert facts(state, "res1")["res1 C2"]["influences"] == 2
    assert "enlarges" not in facts(state, "library")["library D4 r1"], "hall and school let the home grow already"
    assert facts(state, "library")["library D3"]["opens"] == ["res3_v"]
    assert facts(state, "res1")["res1 D5"]["enlarges"] == ["E4"], "a second home beside the shop"
    assert facts(state, "refinery")["refinery B5"]["enlarges"] == ["A6"]
    assert facts(state, "park1")["park1 G7"] == {}


def test_which_tiles_reach_a_cell() -> None:
    seen = city(GROWN, borough()).view(A)
    assert seen["reached_by"]["C2"] == ["A1", "D2", "C3"]
    assert seen["influence"]["culture"][1][2] == "2"


@pytest.mark.parametrize("seed", range(5))
def test_the_outlook_is_what_playing_it_shows(seed: int) -> None:
    """Tiles and kinds that are offered after a build and were not before it are those that were foretold."""
    rng = Random(seed)
    state = city({**GROWN, "money": 99}, borough())
    kinds = [kind for kind in options(play(state.clone(), "build")) if rng.random() < 0.6]
    for kind in kinds:
        places = facts(state, kind)
        for placement in rng.sample(sorted(places), min(3, len(places))):
            entry = places[placement]
            after = play(state.clone(), f"build; {kind}; {placement}")
            while not asked(after).endswith("A plan"):
                after.push(after.moves(A)[0], A)
            news = [tile for tile in growing(after) if tile not in growing(state)]
            assert news == [f"A:{cell}" for cell in entry.get("enlarges", [])], entry
            opened = [name for name in buildable(after) if name not in buildable(state)]
            assert opened == entry.get("opens", []), entry


def growing(state: City) -> list[str]:
    return options(play(state.clone(), "enlarge")) if "enlarge" in options(state) else []


def buildable(state: City) -> list[str]:
    return options(play(state.clone(), "build"))


def test_a_place_where_a_citizen_may_not_go_says_why() -> None:
    own = borough("res1 C5", "com1 C6", "com1 E6", "park1 G7", citizens={"A": ["C5", "C6", "E6"]})
    state = play(city(own, borough("fire F5"), phase=3), "C6")
    closed = {entry.notation: entry for entry in decided(state).closed}
    assert closed["A:C5"].why == "the home at C5 is full: one citizen lives there"
    assert closed["A:E6"].rule == "SC-12"
    assert {entry.rule for entry in closed.values()} >= {"SC-12", "SC-115"}, "and the neighbour's fire station"
    assert "A:G7" not in closed
