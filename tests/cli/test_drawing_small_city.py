"""Small City on a terminal: boroughs, slots, citizens and choices are seen, at every width and in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from faubourg.core.state import State
from faubourg.games.small_city import GAME
from tests.cli.scenes import beside, drawn, in_plain_letters, on_one_line, text_of

BOROUGH = {
    "tiles": ["town_hall A1", "school D2", "res2 C3 r1", "fac1 F6", "warehouse G7", "park2 E4", "port E1"],
    "citizens": {"A": ["C3", "F6"], "B": ["E4"]},
    "stores": {"G7": {"wood": 2}},
    "cemeteries": ["A7"],
    "dead": 1,
    "hall": 2,
    "money": 9,
    "disks": ["economy-2", None],
    "promise": "promise-9",
}

ALONE = {**BOROUGH, "citizens": {"A": ["C3", "F6"]}}


def position(phase: int, **more: object) -> State:
    other = {"tiles": ["town_hall D4", "park1 A1"], "money": 3}
    return GAME.setup({"players": 2, "boroughs": [BOROUGH, other], "phase": phase, "street": "A5-B5", **more})


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
                picture = drawn(state, width, height, lang)
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
    upper = next(number for number, row in enumerate(rows) if row.startswith(" 4 "))
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
    assert re.search(r"A    B    C    D    E    F    G( {5}|\n)", text_of(drawn(position(2)))), "7 columns, not 10"
    buried = {**ALONE, "cemeteries": ["H4"]}
    beyond = text_of(drawn(GAME.setup({"players": 1, "boroughs": [buried], "phase": 2})))
    assert re.search(r"F    G    H( {5}|\n)", beyond)
    assert "++" in beyond


def test_a_low_screen_has_one_line_a_row() -> None:
    tall, low = drawn(position(2), height=60), drawn(position(2), height=12)
    assert len(low.lines) + 7 <= len(tall.lines)
    assert "H2●A" in text_of(low)
    assert "─" not in text_of(low)


def test_the_places_of_a_large_tile_are_told_by_cell_and_turn() -> None:
    state = GAME.setup({"players": 1, "boroughs": [{"tiles": ["town_hall A1"], "money": 9}], "phase": 2})
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
    assert state.why_not("D4 r2", 0) is None


def test_a_few_places_are_listed_with_all_their_cells() -> None:
    state = position(2)
    for part in ("build", "res2"):
        state.play(part, 0)
    picture = drawn(state)
    decision = state.decision(0)
    assert decision is not None
    assert len(decision.choices) <= 12
    for number, choice in enumerate(decision.choices, start=1):
        assert f"[{number}] {choice.label}" in on_one_line(picture), "the first cells alone would not tell the turns"


def test_what_a_tile_becomes_is_numbered_on_the_cell_it_gains() -> None:
    own = {"tiles": ["town_hall A1", "school D2", "res1 C3"], "money": 9}
    state = GAME.setup({"players": 1, "boroughs": [own], "phase": 2})
    for part in ("enlarge", "C3"):
        state.play(part, 0)
    decision = state.decision(0)
    assert decision is not None
    assert {choice.spots[0] for choice in decision.choices} == {"cell:A:C2", "cell:A:B3", "cell:A:D3", "cell:A:C4"}
    assert drawn(state).drawn == {1, 2, 3, 4}


def test_a_place_is_told_with_what_it_makes_possible() -> None:
    own = {"tiles": ["town_hall A1", "res1 F4", "com1 E4"], "money": 9}
    state = GAME.setup({"players": 1, "boroughs": [own], "phase": 2})
    for part in ("build", "res1"):
        state.play(part, 0)
    rows = on_one_line(drawn(state, 140))
    assert "The tile at E4 could grow with this one at: D3 E3 F3 D4" in rows
    assert "A place for Shop 2 would open with this one at:" in rows


def test_streets_are_numbered_between_their_cells() -> None:
    state = GAME.setup({"players": 2, "boroughs": [BOROUGH, {"tiles": ["town_hall D4"]}], "phase": 1, "turn": 1})
    seat = state.to_act[0]
    decision = state.decision(seat)
    assert decision is not None
    assert decision.kind == "parade"
    assert drawn(state, height=12).drawn == set(range(1, len(decision.choices) + 1)), "on a low screen too"


def test_the_action_circle_shows_prices_takers_and_what_the_cards_do() -> None:
    circle = ["supporter", "planner", "engineer", "opponent", "architect", "councillor", "mediator", "mayor"]
    state = GAME.setup(
        {
            "players": 2,
            "boroughs": [BOROUGH, {"money": 5, "tiles": ["town_hall A1"]}],
            "phase": 1,
            "circle": circle,
            "turn": 1,
        }
    )
    state.play("engineer", 0)
    tall, low = text_of(drawn(state)), text_of(drawn(state, height=12))
    assert "Engineer ●A" in tall and "Engineer ●A" in low
    for picture in (tall, low):
        assert re.search(r"\[\d\] Supporter \$1: \$1 or 2 votes", picture)


def test_the_council_shows_what_each_space_gives_and_whose_disks_are_there() -> None:
    for lang, economy, tile in (("en", "3 $/votes ●A", "any of 1-4"), ("fr", "3\u00a0$/voix ●A", "tuile 1-4")):
        state = position(7)
        picture = drawn(state, lang=lang)
        assert economy in text_of(picture)
        assert tile in text_of(picture)
        decision = state.decision(0)
        assert decision is not None
        assert "1:[" in text_of(picture) and "2:[" in text_of(picture), "which disk would move"


def test_promises_to_choose_from_are_numbered_and_tell_both_ends() -> None:
    state = GAME.start(players=1, seed=4)
    state.play("A1", 0)
    picture = drawn(state)
    assert picture.drawn == {1, 2, 3}
    rows = beside(picture, "[1] ")
    assert "[1] " in rows and "(+6 votes if kept, -3 if not; " in rows and "(+18 votes if kept, -12 if not; " in rows


def test_the_promise_shows_its_progress_and_the_plan_its_steps_in_words() -> None:
    state = position(2)
    for part in ("build", "park2", "park2 B6", "build", "fac1", "fac1 G5", "G6", "grow"):
        if part != "grow":
            state.play(part, 0)
    english, french = (
        beside(drawn(state, 100, lang=lang), first) for lang, first in (("en", "Your plan"), ("fr", "Votre plan"))
    )
    assert "At least 3 cultural buildings, the Town hall not counted. Now: 1 of 3." in english
    assert "Your plan ($3): Park 2 on B6 and C6 ($2); Factory 1 on G5 ($1); warehouse at G6." in english
    assert "Au moins 3 bâtiments culturels, sans compter la Mairie. Acquis : 1 sur 3." in french
    assert "Usine 1 en G5" in french and "entrepôt en G6" in french


def test_what_touches_a_chosen_cell_or_tile() -> None:
    empty = on_one_line(drawn(position(2), 200, centre="C2"))
    assert "C2, empty, is touched by: culture 2 (Town hall A1; School D2), homes 1 (Home 2 C3), industry 0" in empty
    assert "> <" in empty, "the cell is marked"
    home = on_one_line(drawn(position(2), 200, centre="C4"))
    assert "C4, Home 2, is touched by: culture 2 (Town hall A1; School D2), homes 0, industry 0." in home
    water = on_one_line(drawn(position(2), 200, centre="E3"))
    assert "industry 0" in water, "the water of a port touches nothing"
    other = on_one_line(drawn(position(2), 200, centre="B:B2"))
    assert "Ben: 7 x 7" in other
    assert "B:B2, empty, is touched by: culture 0" in other


def test_two_boroughs_side_by_side_where_there_is_room() -> None:
    narrow = text_of(drawn(position(2), 80))
    assert "Ben: 7 x 7" not in narrow
    assert "board B" in narrow, "what is not drawn is said"
    assert "Ben: 7 x 7" in text_of(drawn(position(2), 120))
    assert "Ben: 7 x 7" in text_of(drawn(position(2), 80, centre="B"))


def test_the_legend_tells_the_signs_that_are_seen() -> None:
    rows = text_of(drawn(position(2), 120))
    assert "Sc School" in rows and "~~ water" in rows and "++ cemetery" in rows and "M the mayor" in rows
    assert "Un University" not in rows


def test_the_rank_of_a_solo_game() -> None:
    state = GAME.setup({"players": 1, "boroughs": [{**ALONE, "votes": 80}], "phase": 8, "turn": 8})
    assert state.is_over
    for lang, rank in (("en", "Your rank: Village."), ("fr", "Votre rang : Village.")):
        assert rank in on_one_line(drawn(state, 80, lang=lang))


@pytest.mark.parametrize("phase", [2, 3, 7])
def test_plain_signs_for_a_plain_terminal(phase: int) -> None:
    for height in (60, 12):
        assert "?" not in in_plain_letters(drawn(position(phase), height=height, ascii_only=True))


def test_many_places_to_go_to_are_told_by_what_they_give() -> None:
    """On a low screen every place is listed under what it gives, and an exchange with its rates."""
    tiles = ["town_hall A1", "park3_i A4", "park3_i A5", "park3_i A6", "park3_i D6", "res1 E1", "com2 F1", "com1 G3"]
    own = {"tiles": tiles, "citizens": {"A": ["E1"]}, "money": 9}
    state = GAME.setup({"players": 2, "boroughs": [own, {"tiles": ["town_hall D4", "park1 A1"]}], "phase": 3})
    state.play("E1", state.to_act[0])
    picture = drawn(state, 100, 22)
    told = on_one_line(picture)
    assert re.search(r"rest: \[\d+\] A:A4 \[\d+\] A:B4", told), told
    assert picture.drawn == set(range(1, len(state.moves(0)) + 1))
    assert "(wood 2, stone 3, metal 5)" in on_one_line(drawn(state, 200, 60))


def test_a_factory_is_laid_with_what_each_of_its_cells_makes() -> None:
    own = {"tiles": ["town_hall A1", "refinery G7"], "money": 9}
    state = GAME.setup({"players": 1, "boroughs": [own], "phase": 2})
    state.play("build; fac2", 0)
    assert "Factory 2: F6 wood, G6 stone" in on_one_line(drawn(state, 120, 30))


def test_what_a_large_tile_covers_is_told_before_it_is_chosen_and_its_example_can_be_typed() -> None:
    state = position(2)
    state.play("build", 0)
    assert "Fire station, $3, 3 cells" in on_one_line(drawn(state, 120, 40))
    assert "Park 2, $2: 2 pollution less" in on_one_line(drawn(state, 120, 40)), "whose name tells how large it is"
    state.play("fire", 0)
    picture = beside(drawn(state, 90, 40), "Type")
    found = re.search(r"such as ([A-Z]\d+ r\d)\.", picture)
    assert found, picture
    state.read_one(found[1], 0)


def test_the_last_turn_is_announced() -> None:
    assert "Last turn (8 of 8)" in on_one_line(drawn(position(2, turn=8)))
