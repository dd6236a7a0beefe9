"""Drawings from plain views: what must be seen in them, at every size of the screen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest

import faubourg
from faubourg.bots import ask, load_bot
from faubourg.cli.play import results
from faubourg.cli.speech import Speech
from faubourg.core import texts
from faubourg.core.seat import Seat
from faubourg.core.state import State
from faubourg.core.texts import load_toml
from faubourg.drawing import drawing_of
from faubourg.drawing.scene import Picture, Scene
from faubourg.drawing.seats import COLOURS, SHAPES
from tests.cli import scenes

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def tile(cell: str, id: str | None = None, *tokens: int) -> dict[str, Any]:
    owners = [letter for letter, count in zip("ABC", tokens, strict=False) for _ in range(count)]
    return {cell: {"tile": id, "tokens": owners} if owners else {"tile": id}}


def view(**changes: Any) -> dict[str, Any]:
    """A view of a game for three; what matters to a test is in `changes`."""
    plain: dict[str, Any] = {
        "seat": "A",
        "players": 3,
        "active": "B",
        "board": tile("0,0", "bank#1", 1),
        "protected": [],
        "supply": [15, 12, 9],
        "hand_sizes": [5, 4, 6],
        "scores": [0, 7, 3],
        "deck_size": 60,
        "power_stations": 2,
        "trigger": None,
        "last_turns": None,
        "ended_by": None,
    }
    return plain | changes


FAR_TILE = tile("7,0")  # makes the board so wide that its cells are small


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
    picture = draw(view(board=tile("0,0", "bank#1", 1, 0, 2) | FAR_TILE))
    assert "│Bank │" in plain(picture)
    assert "●A▲C2" in plain(picture)
    assert COLOURS[0] in style_of(picture, "●A▲C2")


def test_many_tokens_are_shown_by_letter() -> None:
    assert "ABC2" in plain(draw(view(board=tile("0,0", "police_hq#1", 1, 1, 2) | FAR_TILE)))


def test_face_down_tiles_are_hatched() -> None:
    assert "▒▒▒▒▒" in plain(draw(view(board=tile("0,0"))))


def test_protection_silver_and_bonus_points_are_marked() -> None:
    kinds = {"bank": {"bonus": 0, "silver": False}, "power_station": {"bonus": 1, "silver": True}}
    board = tile("0,0", "bank#1", 1) | tile("1,0", "power_station#1", 0, 1) | FAR_TILE
    lines = plain(draw(view(board=board, protected=["1,0"], kinds=kinds))).splitlines()
    border = next(line for line in lines if "╔" in line)
    assert "╭─────╮╔══▽+1╗" in border
    assert "▽" not in border.split("╔")[0]


def test_coordinates_are_on_the_axes_and_north_is_up() -> None:
    lines = plain(draw(view(board=tile("-3,2", "bank#1") | tile("-3,1", "port#1") | tile("0,1")))).splitlines()
    assert any(line.split() == ["-3", "-2", "-1", "0"] for line in lines)
    assert [line.split()[0] for line in lines if "Bank" in line or "Port" in line] == ["2", "1"]


def test_cells_to_choose_carry_their_number() -> None:
    picture = draw(view(), targets={"cell:0,0": (1,), "cell:0,1": (2,), "cell:1,0": (3,)})
    assert picture.drawn == {1, 2, 3}
    assert all(f"[{number}]" in plain(picture) for number in (1, 2, 3))


def test_several_choices_on_one_cell_are_left_to_the_list() -> None:
    picture = draw(view(), targets={"cell:0,0": (1, 2)})
    assert picture.drawn == frozenset()
    assert "[1+]" in plain(picture)


def test_players_carry_their_number_where_one_is_asked_for() -> None:
    targets = {"seat:B": (1,), "seat:C": (2,)}
    picture = draw(view(question="shopping"), targets=targets)
    assert picture.drawn == {1, 2}
    assert "[2]" in plain(picture)


def test_whose_token_to_take_is_left_to_the_list() -> None:
    targets = {"cell:0,0": (1, 2, 3), "seat:A": (1,), "seat:B": (2,), "button:all": (3,)}
    picture = draw(view(question="stadium-tokens"), targets=targets)
    assert picture.drawn == frozenset()


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
        ({"trigger": "C"}, "Cleo has no token left"),
        ({"trigger": "C", "last_turns": ["A", "B"]}, "Final round: Ada and Ben still to play"),
        ({"trigger": "C", "last_turns": []}, "the last turn"),
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
    package = "faubourg.games.infinite_city.terminal"
    for lang in ("en", "fr"):
        for form, room in (("", 8), (".small", 5), (".tiny", 3)):
            names = [texts.say(package, lang, f"tile-{kind}{form}") for kind in kinds]
            assert max(map(len, names)) <= room
            assert len(set(names)) == len(kinds)


# --- the size of the screen ----------------------------------------------------------------------------------------


def row_of_tiles(length: int) -> dict[str, Any]:
    return {cell: laid for x in range(length) for cell, laid in tile(f"{x},0", "bank#1", 1).items()}


def test_cells_are_large_where_there_is_room() -> None:
    assert "╭────────╮" in plain(draw(view(), width=120))
    assert "╭─────╮" in plain(draw(view(board=row_of_tiles(12)), width=120))


def test_on_a_narrow_screen_the_seats_go_above_a_wide_board() -> None:
    picture = draw(view(board=row_of_tiles(8)))
    assert picture.lines[0].plain.startswith("tokens/tiles/points:")
    assert plain(picture).count("│Bank │") == 8


def test_a_board_too_large_for_cells_with_borders_has_tiny_ones() -> None:
    board = {cell: laid for y in range(9) for cell, laid in tile(f"0,{y}", "bank#1", 1).items()} | tile("1,0")
    picture = draw(view(board=board), height=16, targets={"cell:0,0": (1,), "cell:0,9": (2,)})
    assert plain(picture).count("BanA") == 9
    assert "[BanA]" in plain(picture), "a tile that can be chosen keeps its sign"
    assert "[2]" in plain(picture)
    assert picture.drawn == {2}, "the first is left to the list"


def test_a_board_wider_than_the_screen_is_cropped_around_what_can_be_chosen() -> None:
    east = draw(view(board=row_of_tiles(30)), targets={"cell:30,0": (1,)})
    assert east.drawn == {1}
    assert "The board goes on to the west" in plain(east)
    west = draw(view(board=row_of_tiles(30)), targets={"cell:30,0": (1,)}, centre="0,0")
    assert west.drawn == frozenset()
    assert "The board goes on to the east" in plain(west)


def test_a_place_that_is_no_cell_is_ignored() -> None:
    assert plain(draw(view(), centre="hand:2")) == plain(draw(view()))


def test_nothing_but_ascii_where_nothing_else_can_be_shown() -> None:
    kinds = {"bank": {"bonus": 2, "silver": True}}
    board = tile("0,0", "bank#1", 1, 1) | tile("1,0")
    targets = {"cell:0,0": (1,), "cell:0,1": (2,)}
    picture = draw(view(board=board, protected=["0,0"], kinds=kinds), targets=targets, ascii_only=True)
    assert plain(picture).isascii()


def middle_of_a_game(players: int, steps: int) -> State:
    state: State = faubourg.game("infinite-city").start(players=players, seed=players)
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
        targets = results.targets(list(enumerate(decision.choices, 1))) if decision else {}
        picture = draw(state.view(seat), width=width, height=24, targets=targets, lang=lang)
        assert max(line.cell_len for line in picture.lines) <= width
        if decision is not None and steps < 20:
            assert picture.drawn == set(range(1, len(decision.choices) + 1))


# --- other games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", faubourg.games())
def test_every_game_of_the_house_brings_its_drawing(name: str) -> None:
    assert drawing_of(name).draw.__module__.startswith(f"{faubourg.game(name).package}.terminal.")


def test_a_package_of_somebody_else_brings_its_own_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
        from rich.text import Text
        from faubourg.drawing.scene import Picture, Scene

        def draw(scene: Scene) -> Picture:
            return Picture((Text(f"The harbour of {scene.names[0]}"),))
    """
    (tmp_path / "harbour_drawing.py").write_text(dedent(code), encoding="utf-8")
    installed = tmp_path / "harbour-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour\nVersion: 1.0\n", encoding="utf-8")
    entry = "[faubourg.drawings]\nharbour = harbour_drawing:draw\n"
    (installed / "entry_points.txt").write_text(entry, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    scene = Scene({}, ("Ada", "Ben"), (), Speech("en"), 80, 24, str, lambda id: None)
    assert plain(drawing_of("harbour")(scene)) == "The harbour of Ada"


def test_a_game_without_a_drawing_shows_its_facts() -> None:
    seen = {"players": 2, "hand": ["card#1", "card#2"], "piles": [{"size": 3, "top": None}], "bank": {"gold": 4}}
    scene = Scene(seen, ("Ada", "Ben"), (), Speech("en"), 80, 24, str, lambda id: None)
    lines = plain(drawing_of("no-such-game")(scene)).splitlines()
    assert lines == ["players: 2", "hand: card#1, card#2", "piles: ", "  - size 3; top -", "bank: ", "  gold: 4"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tile_of_a_large_hand_can_be_read_on_a_small_screen(lang: str) -> None:
    state = faubourg.game("infinite-city").start(players=4, seed=3)
    rng = Random(1)
    for _ in range(60):
        seat = state.to_act[0]
        state.push(rng.choice(state.moves(seat)), seat)
    hand = ["construction_site#1", "transit_station#1", "power_station#1", "military_base#1", "housing_project#1"] * 3

    def fill(view: dict[str, Any]) -> None:
        view["hand"] = hand

    for height in (17, 19, 21):
        picture = scenes.drawn(state, 80, height, lang, change=fill)
        assert len(picture.lines) <= height
        words = scenes.on_one_line(picture)
        named = [results.thing_word(state, tile, lang) for tile in hand]
        assert all(words.count(name) >= named.count(name) for name in named), words
