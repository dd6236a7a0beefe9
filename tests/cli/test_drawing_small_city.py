"""Small City on a terminal: boroughs, slots, citizens and choices are seen, at every width and in both languages."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.cli import words
from faubourg.cli.draw import drawing_of
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.speech import Speech
from faubourg.core.state import State
from faubourg.games.small_city import GAME

NAMES = ("Ada", "Ben", "Cleo", "Dan")
BOROUGH = {
    "tiles": ["town_hall 0,0", "school 3,1", "res2 2,2 r1", "fac1 5,5", "warehouse 6,6", "park2 4,3", "port 4,0"],
    "citizens": {"A": ["2,2", "5,5"], "B": ["4,3"]},
    "stores": {"6,6": {"wood": 2}},
    "cemeteries": ["0,6"],
    "dead": 1,
    "hall": 2,
    "money": 9,
    "disks": ["economy 2", None],
    "promise": "promise-9",
}


def drawn(
    state: State, width: int = 80, lang: str = "en", ascii_only: bool = False, centre: str | None = None
) -> Picture:
    seat = state.to_act[0]
    decision = state.decision(seat)
    assert decision is not None
    scene = Scene(
        view=state.view(seat),
        names=NAMES[: state.players],
        roles=(),
        say=Speech(lang),
        width=width,
        height=60,
        word=lambda id: words.thing_word(state, id, lang),
        help=lambda id: words.thing_help(state, id, lang),
        figures=state.game.numbers,
        targets=words.targets(decision),
        ascii_only=ascii_only,
        centre=centre,
    )
    return drawing_of("small-city")(scene)


def text_of(picture: Picture) -> str:
    return "\n".join(line.plain for line in picture.lines)


def position(phase: int, **more: object) -> State:
    other = {"tiles": ["town_hall 3,3", "park1 0,0"], "money": 3}
    return GAME.setup({"players": 2, "boroughs": [BOROUGH, other], "phase": phase, "street": "0,4-1,4", **more})


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 110, 200])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_drawing_fits_its_width_at_each_question(players: int, width: int, lang: str) -> None:
    rng = Random(3)
    state = GAME.start(players=players, seed=3)
    seen = set()
    while not state.is_over:
        seat = state.to_act[0]
        frame = state.frame_of(seat)
        assert frame is not None
        if frame.step.name not in seen:
            seen.add(frame.step.name)
            assert max(line.cell_len for line in drawn(state, width, lang).lines) <= width, frame.step.name
        state.push(rng.choice(state.moves(seat)), seat)
    assert len(seen) > 5


def test_tiles_slots_citizens_stores_and_cemeteries_are_seen() -> None:
    picture = text_of(drawn(position(2)))
    for sign in ("TH", "Sc", "H2●A", "F1●A", "Whww", "■B", "~~", "++", "M"):
        assert sign in picture, sign
    assert "10 x 10" not in picture
    assert "7 x 7" in picture


def test_a_tile_is_outlined_as_one() -> None:
    """Between the two cells of a home there is no line, around it there is."""
    rows = text_of(drawn(position(2))).split("\n")
    upper = next(number for number, row in enumerate(rows) if row.startswith(" 3 "))
    column = 4 + 2 * 5
    assert rows[upper + 1][column : column + 4].strip() == "", "inside the home"
    assert "─" in rows[upper - 1][column : column + 4], "above it"


def test_choices_are_numbered_where_they_are() -> None:
    state = position(3)
    picture = drawn(state)
    decision = state.decision(0)
    assert decision is not None
    assert picture.drawn == set(range(1, len(decision.choices) + 1))


def test_the_action_circle_shows_prices_and_takers() -> None:
    circle = ["supporter", "planner", "engineer", "opponent", "architect", "councillor", "mediator", "mayor"]
    state = GAME.setup({"players": 2, "boroughs": [BOROUGH, {"money": 5}], "phase": 1, "circle": circle, "turn": 1})
    state.play("engineer", 0)
    picture = text_of(drawn(state))
    assert "Engineer ●A" in picture
    assert "Supporter $1" in picture


def test_the_promise_shows_its_progress_and_the_plan_its_cost() -> None:
    state = position(2)
    for part in ("build", "park2", "park2 1,5"):
        state.play(part, 0)
    english, french = (" ".join(text_of(drawn(state, lang=lang)).split()) for lang in ("en", "fr"))
    assert "culture without Town hall) ≥ 3 (now 1)" in english
    assert "Your plan ($2): park2 1,5" in english
    assert "culture sans Mairie" in french


def test_the_influence_of_a_chosen_cell() -> None:
    assert "2,1: 2 cultural buildings, 1 homes; industry none." in text_of(drawn(position(2), centre="2,1"))
    assert "4,4: 0 cultural buildings, 0 homes; industry near." in text_of(drawn(position(2), centre="4,4"))


def test_two_boroughs_side_by_side_where_there_is_room() -> None:
    assert "Ben: 7 x 7" not in text_of(drawn(position(2), 80))
    assert "Ben: 7 x 7" in text_of(drawn(position(2), 120))


def test_plain_signs_for_a_plain_terminal() -> None:
    assert text_of(drawn(position(3), ascii_only=True)).isascii()
