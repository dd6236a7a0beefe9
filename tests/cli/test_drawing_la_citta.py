"""La Citta on a terminal: every hex, city and choice is seen, at every size of the screen."""

from __future__ import annotations

from random import Random

import pytest

import faubourg
from faubourg.cli import words
from faubourg.cli.draw import drawing_of
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.speech import Speech
from faubourg.core.state import State

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def drawn(state: State, width: int, height: int, lang: str = "en", ascii_only: bool = False) -> Picture:
    seat = state.to_act[0]
    decision = state.decision(seat)
    assert decision is not None
    scene = Scene(
        view=state.view(seat),
        names=NAMES[: state.players],
        roles=(),
        say=Speech(lang),
        width=width,
        height=height,
        word=lambda id: words.thing_word(state, id, lang),
        help=lambda id: words.thing_help(state, id, lang),
        figures=state.game.numbers,
        targets=words.targets(decision),
        ascii_only=ascii_only,
    )
    return drawing_of("la-citta")(scene)


def text_of(picture: Picture) -> str:
    return "\n".join(line.plain for line in picture.lines)


def played(players: int, steps: int, **options: object) -> State:
    state = faubourg.game("la-citta").start(players=players, seed=2, **options)
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


def test_real_hexes_where_there_is_room() -> None:
    """Each hex has its six sides; castles show owner and citizens, farms their food."""
    picture = text_of(drawn(played(2, 0), 80, 60))
    assert "│A4 │" in picture
    assert picture.count("B4") == 2
    assert "╱ ╲ ╱ ╲" in picture
    assert '3"""' in picture
    assert "≈≈≈" in picture
    assert "^^^" in picture


def test_in_a_low_terminal_hexes_are_one_line_high() -> None:
    picture = text_of(drawn(played(2, 0), 80, 32))
    assert "⟨A4⟩" in picture
    assert "╱" not in picture


def test_plain_signs_for_a_plain_terminal() -> None:
    picture = text_of(drawn(played(4, 30), 100, 60, ascii_only=True))
    assert picture.isascii() or not set(picture) & set("╱╲│≈⟨⟩▶●")


def test_choices_on_the_map_have_their_numbers() -> None:
    state = played(2, 0)
    state.play("small-building; school", state.to_act[0])
    count = len(state.moves(state.to_act[0]))
    for height in (24, 60):
        picture = drawn(state, 80, height)
        assert picture.drawn == frozenset(range(1, count + 1))


def test_cards_of_the_display_have_their_numbers() -> None:
    state = played(2, 0)
    moves = state.moves(state.to_act[0])
    cards = {number for number, move in enumerate(moves, start=1) if move < 100}
    picture = drawn(state, 80, 60)
    assert cards
    assert picture.drawn == cards


def test_the_first_castles_can_be_chosen_on_an_empty_map() -> None:
    picture = drawn(played(5, 0, setup="advanced"), 120, 80, "fr")
    assert len(picture.drawn) == 156
    assert "on pose les châteaux" in text_of(picture)
