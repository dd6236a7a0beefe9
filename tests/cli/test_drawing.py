"""Drawings from plain views: what must be seen in them, at every size of the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import faubourg
from faubourg.bots import ask, load_bot
from faubourg.cli import words
from faubourg.cli.draw import drawing_of
from faubourg.cli.draw.scene import Picture, Scene
from faubourg.cli.draw.seats import COLOURS, SHAPES
from faubourg.cli.speech import Speech
from faubourg.core.seat import Seat
from faubourg.core.state import State
from faubourg.core.texts import load_toml

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def tile(cell: str, id: str | None = None, *tokens: int) -> dict[str, Any]:
    return {"cell": cell, "tile": id, "tokens": [*tokens, *[0] * (3 - len(tokens))]}


def view(**changes: Any) -> dict[str, Any]:
    """A view of a game for three; what matters to a test is in `changes`."""
    plain: dict[str, Any] = {
        "seat": 0,
        "players": 3,
        "active": 1,
        "board": [tile("0,0", "bank#1", 1)],
        "protected": [],
        "supply": [15, 12, 9],
        "hand_sizes": [5, 4, 6],
        "scores": [0, 7, 3],
        "deck": 60,
        "power_stations": 2,
        "trigger": None,
        "last_turns": None,
        "ended_by": None,
    }
    return plain | changes


FAR_TILE = tile("4,0")  # makes the board so wide that its cells are small


def draw(
    seen: dict[str, Any],
    width: int = 80,
    height: int = 30,
    targets: Mapping[str, tuple[int, ...]] | None = None,
    lang: str = "en",
    ascii_only: bool = False,
    centre: str | None = None,
) -> Picture:
    return drawing_of("infinite-city")(
        Scene(
            view=seen,
            names=NAMES[: seen["players"]],
            roles=("you", "greedy", "", "", "", "")[: seen["players"]],
            say=Speech(lang),
            width=width,
            height=height,
            word=lambda id: id.partition("#")[0].title(),
            help=lambda id: f"What {id} does.",
            figures={"power_stations": 5},
            targets=targets or {},
            ascii_only=ascii_only,
            centre=centre,
        )
    )


def plain(picture: Picture) -> str:
    return "\n".join(line.plain for line in picture.lines)


def style_of(picture: Picture, text: str) -> str:
    """The style in which the first occurrence of a text is drawn."""
    for line in picture.lines:
        place = line.plain.find(text)
        if place >= 0:
            return " ".join(str(span.style) for span in line.spans if span.start <= place < span.end)
    raise AssertionError(f"{text!r} is not drawn")


def test_each_of_six_seats_has_its_own_colour_and_its_own_shape() -> None:
    assert len(set(COLOURS[:6])) == len(set(SHAPES[:6])) == 6


def test_a_tile_has_its_name_a_border_and_tokens_with_shape_letter_and_colour() -> None:
    picture = draw(view(board=[tile("0,0", "bank#1", 1, 0, 2), FAR_TILE]))
    assert "│Bank │" in plain(picture)
    assert "●A▲C2" in plain(picture)
    assert COLOURS[0] in style_of(picture, "●A▲C2")


def test_many_tokens_are_shown_by_letter() -> None:
    assert "ABC2" in plain(draw(view(board=[tile("0,0", "police_hq#1", 1, 1, 2), FAR_TILE])))


def test_face_down_tiles_are_hatched() -> None:
    assert "▒▒▒▒▒" in plain(draw(view(board=[tile("0,0")])))


def test_protection_silver_and_bonus_points_are_marked() -> None:
    kinds = {"bank": {"bonus": 0, "silver": False}, "power_station": {"bonus": 1, "silver": True}}
    board = [tile("0,0", "bank#1", 1), tile("1,0", "power_station#1", 0, 1), FAR_TILE]
    lines = plain(draw(view(board=board, protected=["1,0"], kinds=kinds))).splitlines()
    assert lines[1].strip().startswith("╭─────╮╔══▽+1╗")
    assert "▽" not in lines[1].split("╔")[0]


def test_coordinates_are_on_the_axes_and_north_is_up() -> None:
    lines = plain(draw(view(board=[tile("-3,2", "bank#1"), tile("-3,1", "port#1"), tile("0,1")]))).splitlines()
    assert "-3" in lines[0]
    assert [line.split()[0] for line in lines if "│Bank" in line or "│Port" in line] == ["2", "1"]


def test_cells_to_choose_carry_their_number() -> None:
    picture = draw(view(), targets={"cell:0,0": (1,), "cell:0,1": (2,), "cell:1,0": (3,)})
    assert picture.drawn == {1, 2, 3}
    assert all(f"[{number}]" in plain(picture) for number in (1, 2, 3))


def test_several_choices_on_one_cell_are_left_to_the_list() -> None:
    picture = draw(view(), targets={"cell:0,0": (1, 2)})
    assert picture.drawn == frozenset()
    assert "[1+]" in plain(picture)


def test_tiles_in_the_hand_carry_their_number_and_what_they_do() -> None:
    picture = draw(view(hand=["port#2", "bank#3"]), targets={"hand:0": (1,), "hand:1": (2,)})
    assert "[1] Port  What port#2 does." in plain(picture)
    assert picture.drawn == {1, 2}


def test_seats_show_name_role_tokens_tiles_and_points() -> None:
    lines = plain(draw(view())).splitlines()
    assert any(line.split()[-7:] == ["▶", "■B", "Ben", "(greedy)", "12", "4", "7"] for line in lines)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"trigger": 2}, "Cleo has no token left"),
        ({"trigger": 2, "last_turns": [0, 1]}, "Final round: Ada and Ben still to play"),
        ({"trigger": 2, "last_turns": []}, "the last turn"),
        ({"looking_at": ["bank#1"], "hand_of": "B"}, "Hand of Ben:"),
        ({"looking_at": ["bank#1"]}, "You look at:"),
        ({"picked": "bank#1"}, "To place: Bank"),
        ({"hands": [["bank#1"], [], []], "ended_by": "IC-43"}, "Hand of Ada:  Bank"),
        ({}, "Power Stations: 2 of 5"),
        ({}, "Deck: 60"),
    ],
)
def test_what_else_is_known_is_said(changes: dict[str, Any], says: str) -> None:
    assert says in plain(draw(view(**changes)))


def test_every_tile_has_an_abbreviation_that_fits_in_both_languages() -> None:
    kinds = {row["key"] for row in load_toml("faubourg.games.infinite_city", "data.toml")["tile"]}
    short = load_toml("faubourg.cli.draw", "infinite_city.toml")
    for size, room in (("small", 5), ("large", 8)):
        for lang in ("en", "fr"):
            names = short[size][lang]
            assert set(names) == kinds
            assert max(map(len, names.values())) <= room
            assert len(set(names.values())) == len(kinds)


# --- the size of the screen ----------------------------------------------------------------------------------------


def row_of_tiles(length: int) -> list[dict[str, Any]]:
    return [tile(f"{x},0", "bank#1", 1) for x in range(length)]


def test_cells_are_large_where_there_is_room() -> None:
    assert "╭────────╮" in plain(draw(view(), width=120))
    assert "╭─────╮" in plain(draw(view(board=row_of_tiles(12)), width=120))


def test_on_a_narrow_screen_the_seats_go_above_a_wide_board() -> None:
    picture = draw(view(board=row_of_tiles(10)))
    assert picture.lines[0].plain.startswith("tokens/tiles/points:")
    assert plain(picture).count("│Bank │") == 10


def test_a_board_wider_than_the_screen_is_cropped_around_what_can_be_chosen() -> None:
    east = draw(view(board=row_of_tiles(30)), targets={"cell:29,0": (1,)})
    assert east.drawn == {1}
    assert "The board goes on to the west" in plain(east)
    west = draw(view(board=row_of_tiles(30)), targets={"cell:29,0": (1,)}, centre="0,0")
    assert west.drawn == frozenset()
    assert "The board goes on to the east" in plain(west)


def test_a_place_that_is_no_cell_is_ignored() -> None:
    assert plain(draw(view(), centre="hand:2")) == plain(draw(view()))


def test_nothing_but_ascii_where_nothing_else_can_be_shown() -> None:
    kinds = {"bank": {"bonus": 2, "silver": True}}
    board = [tile("0,0", "bank#1", 1, 1), tile("1,0")]
    targets = {"cell:0,0": (1,), "cell:0,1": (2,)}
    picture = draw(view(board=board, protected=["0,0"], kinds=kinds), targets=targets, ascii_only=True)
    assert plain(picture).isascii()


def middle_of_a_game(players: int, steps: int) -> State:
    state = faubourg.game("infinite-city").start(players=players, seed=players)
    bots = [load_bot("random", seat) for seat in range(players)]
    for _ in range(steps):
        if not state.is_over:
            seat = state.to_act[0]
            state.push(ask(bots[seat], Seat(state, seat)), seat)
    return state


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_real_games_never_draw_beyond_the_screen(players: int, width: int, lang: str) -> None:
    for steps in (0, 1, 20, 45, 90, 1000):
        state = middle_of_a_game(players, steps)
        seat = state.to_act[0] if state.to_act else None
        decision = None if seat is None else state.decision(seat)
        targets = words.targets(decision) if decision else {}
        picture = draw(state.view(seat), width=width, height=24, targets=targets, lang=lang)
        assert max(line.cell_len for line in picture.lines) <= width
        if decision is not None and steps < 20:
            assert picture.drawn == set(range(1, len(decision.choices) + 1))


# --- games without a drawing ---------------------------------------------------------------------------------------


def test_a_game_without_a_drawing_shows_its_facts() -> None:
    seen = {"players": 2, "hand": ["card#1", "card#2"], "piles": [{"size": 3, "top": None}], "bank": {"gold": 4}}
    scene = Scene(seen, ("Ada", "Ben"), (), Speech("en"), 80, 24, str, lambda id: None)
    lines = plain(drawing_of("no-such-game")(scene)).splitlines()
    assert lines == ["players: 2", "hand: card#1, card#2", "piles: ", "  - size 3; top -", "bank: ", "  gold: 4"]
