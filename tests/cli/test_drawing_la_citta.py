"""La Citta on a terminal: every hex, city and choice is seen, at every size of the screen."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import faubourg
from faubourg.core.state import State
from tests.cli.scenes import beside, drawn, in_plain_letters, text_of


def played(players: int, steps: int, **options: object) -> State:
    state: State = faubourg.game("la-citta").start(players=players, seed=2, **options)
    rng = Random(2)
    for _ in range(steps):
        state.push(rng.choice(state.moves(state.to_act[0])), state.to_act[0])
    return state


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 60), (120, 80), (200, 1000)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_drawing_fits_its_width(players: int, width: int, height: int, lang: str) -> None:
    picture = drawn(played(players, 60, expansion=True), width, height, lang)
    assert max(line.cell_len for line in picture.lines) <= width


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_drawing_fits_its_height_from_17_lines_on(players: int, lang: str) -> None:
    for steps in (0, 40, 90):
        for width, height in ((80, 17), (100, 24), (120, 31)):
            assert len(drawn(played(players, steps), width, height, lang).lines) <= height


def test_real_hexes_where_there_is_room() -> None:
    """Each hex has its six sides; castles show owner and citizens, farms their food."""
    picture = text_of(drawn(played(2, 0), 160, 60))
    assert "│A4 │" in picture
    assert picture.count("B4") == 2
    assert "╱ ╲ ╱ ╲" in picture
    assert '3"""' in picture
    assert "≈≈≈" in picture
    assert "^^^" in picture


def test_in_a_low_terminal_hexes_are_one_line_high() -> None:
    picture = text_of(drawn(played(2, 0), 120, 28))
    assert "⟨A4⟩" in picture
    assert "╱" not in picture


def test_both_axes_are_labelled() -> None:
    lines = text_of(drawn(played(3, 0), 80, 18)).splitlines()
    assert lines[0].split()[:2] == ["6", "8"], "columns of the first row"
    assert [line.split()[0] for line in lines[1:4]] == ["6,0", "4,1", "3,2"], "the first hex of each row"


def test_plain_signs_for_a_plain_terminal() -> None:
    assert "?" not in in_plain_letters(drawn(played(4, 30), 100, 60, ascii_only=True)).replace("  ?", "")


def test_every_card_has_its_price_and_effect_and_why_not() -> None:
    picture = beside(drawn(played(3, 0), 140, 60), "Year")
    assert re.search(r"\[\d\] [A-Z]\w+, 1 gold: build it, \w+ \d", picture)
    assert re.search(r"✗ [A-Z][\w ]+, [^✗]+: [^✗]+ \(\w+", picture), "and the reason"
    low = text_of(drawn(played(3, 0), 80, 17))
    assert re.search(r"\[\d\] [A-Z]\w+, 1 gold: \w+ \d", low)
    assert re.search(r"✗ +[A-Z][\w ]+, [\w /]+:", low)
    assert re.search(r"\[\d\] Player card: take 2 gold", low)


def test_sites_are_numbered_in_brackets_and_explained() -> None:
    state = played(2, 0)
    state.play("small-building; school", state.to_act[0])
    count = len(state.moves(state.to_act[0]))
    for width, height in ((80, 17), (120, 40)):
        picture = drawn(state, width, height)
        assert picture.drawn == frozenset(range(1, count + 1))
        for number in range(1, count + 1):
            assert f"[{number}]" in text_of(picture)


def test_a_city_of_ten_is_not_a_city_of_one() -> None:
    def grow(view: dict[str, Any]) -> None:
        city = next(city for city in view["cities"] if city["owner"] == "B")
        city["people"] = 10

    assert "B10" in text_of(drawn(played(2, 0), 120, 40, change=grow))
    low = text_of(drawn(played(2, 0), 80, 17, change=grow))
    assert "B+" in low
    assert "B1" not in low


def test_a_building_shows_its_owner_and_keeps_its_sign_when_it_can_be_chosen() -> None:
    state = played(2, 0)
    seat = state.to_act[0]
    letter = "AB"[seat]

    def build(view: dict[str, Any]) -> None:
        city = next(city for city in view["cities"] if city["owner"] == letter)
        tile = {"cell": "4,6", "kind": "farmhouse", "harvest": False, "cubes": {}, "food": 3, "income": 0}
        city["tiles"] = [tile]

    assert f"{letter}Fa3" in text_of(drawn(state, 120, 40, change=build)), "with the food it gives"
    low = drawn(state, 80, 24, change=build)
    assert re.search(r"[^A-Z]F3", text_of(low)), "on the smallest map too"
    assert "what touches B4 is B’s" in text_of(low), "whose it is can be told without colours"


def test_the_first_castles_can_be_chosen_on_an_empty_map() -> None:
    picture = drawn(played(5, 0, setup="advanced"), 200, 80, "fr")
    assert len(picture.drawn) == 156
    assert "on pose les châteaux" in text_of(picture)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_two_digits_on_a_small_map_stand_side_by_side(players: int, width: int) -> None:
    """A castle of 3 beside a farm that gives 2 is not one of 32, nor is a farmhouse beside it one that gives 2."""
    for steps in (0, 40, 90, 140):
        lines = text_of(drawn(played(players, steps), width, 20)).splitlines()
        wide = len(lines[0].split("Year")[0])  # the columns of the map
        assert not [line for line in lines if re.search(r"[A-G]\d\d|[A-Z][a-z]\d", line[5:wide])]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_buildings_on_the_map_are_named_below_it(lang: str) -> None:
    """A legend that is too long loses its end, not everything."""
    state = played(3, 60)
    kinds = {tile["kind"] for city in state.view(None)["cities"] for tile in city["tiles"]}
    names = [piece.name for piece in state.game.pieces(lang) if piece.id.removeprefix("tile:") in kinds]
    assert len(names) > 2
    picture = drawn(state, 100, 22, lang)
    assert len(picture.lines) <= 22
    left_of_the_tables = " ".join(line.plain[:43] for line in picture.lines)
    assert sum(name in left_of_the_tables for name in names) >= 2, left_of_the_tables


def test_a_list_that_is_cut_says_how_to_read_on() -> None:
    state = played(3, 56)
    decision = state.decision(state.to_act[0])
    assert decision is not None and decision.kind == "new-city"
    narrow, wide = text_of(drawn(state, 100, 24)), text_of(drawn(state, 240, 60))
    hint = re.search(r"\(card (\d+) tells the rest\)", narrow)
    assert hint and re.search(rf"\[{hint[1]}\] .*…", narrow), narrow
    assert "tells the rest" not in wide
