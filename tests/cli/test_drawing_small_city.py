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

ALONE = {**BOROUGH, "citizens": {"A": ["2,2", "5,5"]}}


def drawn(
    state: State,
    width: int = 80,
    lang: str = "en",
    ascii_only: bool = False,
    centre: str | None = None,
    height: int = 60,
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
        height=height,
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
            for height in (60, 14):
                picture = drawn(state, width, lang, height=height)
                assert max(line.cell_len for line in picture.lines) <= width, frame.step.name
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


def test_citizens_and_raw_stand_in_the_town_hall() -> None:
    own = {**ALONE, "stores": {"hall": {"wood": 1, "metal": 1}}}
    picture = text_of(drawn(GAME.setup({"players": 1, "boroughs": [own], "phase": 2})))
    assert "TH●A TH●A" in picture
    assert "THw" in picture and "THm" in picture


def test_only_the_zone_is_drawn_and_what_lies_beyond_it() -> None:
    assert "0    1    2    3    4    5    6\n" in text_of(drawn(position(2))), "7 columns, not 10"
    buried = {**ALONE, "cemeteries": ["7,3"]}
    beyond = text_of(drawn(GAME.setup({"players": 1, "boroughs": [buried], "phase": 2})))
    assert "5    6    7\n" in beyond
    assert "++" in beyond


def test_a_low_screen_has_one_line_a_row() -> None:
    tall, low = drawn(position(2), height=60), drawn(position(2), height=12)
    assert len(low.lines) + 7 <= len(tall.lines)
    assert "H2●A" in text_of(low)
    assert "─" not in text_of(low)


def test_the_places_of_a_large_tile_are_told_by_cell_and_turn() -> None:
    state = GAME.setup({"players": 1, "boroughs": [{"tiles": ["town_hall 0,0"], "money": 9}], "phase": 2})
    state.play("build", 0)
    state.play("park3_v", 0)
    picture = drawn(state)
    decision = state.decision(0)
    assert decision is not None
    assert len(decision.choices) > 80
    assert picture.drawn == set(range(1, len(decision.choices) + 1)), "no list of all of them"
    rows = text_of(picture)
    assert "0123" in rows, "a cell where all four turns fit"
    assert "r0" in rows and "@" in rows, "and what they look like"
    assert state.why_not("3,3 r2", 0) is None


def test_a_few_places_are_listed_with_all_their_cells() -> None:
    state = position(2)
    for part in ("build", "res2"):
        state.play(part, 0)
    picture = drawn(state)
    decision = state.decision(0)
    assert decision is not None
    assert len(decision.choices) <= 12
    assert not picture.drawn, "numbers on the first cells alone would not tell the turns"


def test_what_a_tile_becomes_is_numbered_on_the_cell_it_gains() -> None:
    own = {"tiles": ["town_hall 0,0", "school 3,1", "res1 2,2"], "money": 9}
    state = GAME.setup({"players": 1, "boroughs": [own], "phase": 2})
    for part in ("enlarge", "2,2"):
        state.play(part, 0)
    decision = state.decision(0)
    assert decision is not None
    assert {choice.spots[0] for choice in decision.choices} == {"cell:A2,1", "cell:A1,2", "cell:A3,2", "cell:A2,3"}
    assert drawn(state).drawn == {1, 2, 3, 4}


def test_a_place_is_told_with_what_it_makes_possible() -> None:
    own = {"tiles": ["town_hall 0,0", "res1 5,3", "com1 4,3"], "money": 9}
    state = GAME.setup({"players": 1, "boroughs": [own], "phase": 2})
    for part in ("build", "res1"):
        state.play(part, 0)
    rows = text_of(drawn(state))
    assert "The tile at 4,3 could grow with this one at: 3,2 4,2 5,2 3,3" in rows
    assert "A place for Shop 2 would open with this one at:" in rows


def test_streets_are_numbered_between_their_cells() -> None:
    state = GAME.setup({"players": 2, "boroughs": [BOROUGH, {"tiles": ["town_hall 3,3"]}], "phase": 1, "turn": 1})
    seat = state.to_act[0]
    decision = state.decision(seat)
    assert decision is not None
    assert decision.kind == "parade"
    assert drawn(state, height=12).drawn == set(range(1, len(decision.choices) + 1)), "on a low screen too"


def test_the_action_circle_shows_prices_takers_and_what_the_cards_do() -> None:
    circle = ["supporter", "planner", "engineer", "opponent", "architect", "councillor", "mediator", "mayor"]
    state = GAME.setup({"players": 2, "boroughs": [BOROUGH, {"money": 5}], "phase": 1, "circle": circle, "turn": 1})
    state.play("engineer", 0)
    tall, low = text_of(drawn(state)), text_of(drawn(state, height=12))
    assert "Engineer ●A" in tall and "Engineer ●A" in low
    assert "Supporter $1  Take $1 or 2 votes now." in tall
    assert "Supporter $1" in low and "Take" not in low


def test_the_council_shows_what_each_space_gives_and_whose_disks_are_there() -> None:
    for lang, economy, tile in (("en", "3 $/votes ●A", "any of 1-4"), ("fr", "3\u00a0$/voix ●A", "tuile de 1-4")):
        state = position(7)
        picture = drawn(state, lang=lang)
        assert economy in text_of(picture)
        assert tile in text_of(picture)
        decision = state.decision(0)
        assert decision is not None
        assert picture.drawn == set(range(1, len(decision.choices))), "all but the pass are in the table"


def test_promises_to_choose_from_are_numbered_and_tell_both_ends() -> None:
    state = GAME.start(players=1, seed=4)
    state.play("0,0", 0)
    picture = drawn(state)
    assert picture.drawn == {1, 2, 3}
    rows = text_of(picture)
    assert "[1] " in rows and "(+6 if kept, -3 if not; " in rows and "(+18 if kept, -12 if not; " in rows


def test_the_promise_shows_its_progress_and_the_plan_its_steps_in_words() -> None:
    state = position(2)
    for part in ("build", "park2", "park2 1,5", "build", "fac1", "fac1 6,4", "6,5", "grow"):
        if part != "grow":
            state.play(part, 0)
    english, french = (" ".join(text_of(drawn(state, lang=lang)).split()) for lang in ("en", "fr"))
    assert "culture without Town hall) ≥ 3 (now 1)" in english
    assert "Your plan ($3): Park 2 1,5 2,5 ($2); Factory 1 6,4 ($1); warehouse at 6,5." in english
    assert "culture sans Mairie" in french
    assert "Usine 1 6,4" in french and "entrepôt en 6,5" in french


def test_what_touches_a_chosen_cell_or_tile() -> None:
    empty = text_of(drawn(position(2), 120, centre="2,1"))
    assert (
        "A2,1, empty, is touched by: culture 2 (Town hall 0,0; School 3,1), homes 1 (Home 2 2,2), industry 0" in empty
    )
    assert ">    <" in empty, "the cell is marked"
    home = text_of(drawn(position(2), 120, centre="2,3"))
    assert "A2,3, Home 2, is touched by: culture 2 (Town hall 0,0; School 3,1), homes 0, industry 0." in home
    water = text_of(drawn(position(2), 120, centre="4,2"))
    assert "industry 0" in water, "the water of a port touches nothing"
    other = text_of(drawn(position(2), 80, centre="B1,1"))
    assert "Ben: 7 x 7" in other
    assert "B1,1, empty, is touched by: culture 0" in other


def test_two_boroughs_side_by_side_where_there_is_room() -> None:
    assert "Ben: 7 x 7" not in text_of(drawn(position(2), 80))
    assert "Ben: 7 x 7" in text_of(drawn(position(2), 120))


def test_the_legend_tells_the_signs_that_are_seen() -> None:
    rows = text_of(drawn(position(2), 120))
    assert "Sc School" in rows and "~~ water" in rows and "++ cemetery" in rows and "M the mayor" in rows
    assert "Un University" not in rows


def test_the_rank_of_a_solo_game() -> None:
    state = GAME.setup({"players": 1, "boroughs": [{**ALONE, "votes": 80}], "phase": 8, "turn": 8})
    assert state.is_over
    for lang, rank in (("en", "Your rank: Village."), ("fr", "Votre rang\u00a0: Village.")):
        scene = Scene(
            view=state.view(None),
            names=NAMES[:1],
            roles=(),
            say=Speech(lang),
            width=80,
            height=60,
            word=lambda id: words.thing_word(state, id, "en"),
            help=lambda id: None,
            figures=state.game.numbers,
        )
        assert rank in text_of(drawing_of("small-city")(scene))


@pytest.mark.parametrize("phase", [2, 3, 7])
def test_plain_signs_for_a_plain_terminal(phase: int) -> None:
    for height in (60, 12):
        assert text_of(drawn(position(phase), ascii_only=True, height=height)).isascii()
