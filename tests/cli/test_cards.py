"""The command `cards`, `--cards` everywhere, and how The City is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

import faubourg
from faubourg.bots.base import ask
from faubourg.bots.loading import load_bot
from faubourg.cli.play import results
from faubourg.cli.speech import Speech
from faubourg.core.record import Record
from faubourg.core.seat import Seat
from faubourg.core.state import State
from faubourg.drawing import drawing_of
from faubourg.drawing.scene import Picture, Scene
from tests.cli.conftest import Cli
from tests.cli.scenes import in_plain_letters


def changed(cli: Cli, tmp_path: Path, old: str, new: str) -> str:
    """A file of cards written out by the command, with one value corrected."""
    assert cli("cards", "the-city", "--export", "my-cards.toml").code == 0
    file = tmp_path / "my-cards.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return "my-cards.toml"


@pytest.mark.parametrize(
    ("lang", "name", "doubt"),
    [("en", "Concert Hall", "our reconstruction"), ("fr", "Salle de concert", "reconstitution")],
)
def test_all_cards_are_shown_with_marks_for_their_provenance(cli: Cli, lang: str, name: str, doubt: str) -> None:
    said = cli("cards", "the-city", "--lang", lang)
    assert said.code == 0
    assert name in said.out
    assert doubt in said.out
    assert "2?" in said.out


def test_a_card_in_full_has_every_value_with_its_sources(cli: Cli) -> None:
    said = cli("cards", "the-city", "opera house", "Villas")
    assert "five printed German cards" in said.out
    assert "+1 point for each Villas card in your zone." in said.out
    assert "the rulebook" in said.out


def test_an_exported_file_is_never_overwritten(cli: Cli, tmp_path: Path) -> None:
    file = changed(cli, tmp_path, "vp = 7", "vp = 6")
    said = cli("cards", "the-city", "--export", file)
    assert said.code == 2
    assert file in said.err
    assert "vp = 6" in (tmp_path / file).read_text(encoding="utf-8")


def test_a_corrected_file_is_shown_and_played_and_goes_into_the_record(cli: Cli, tmp_path: Path) -> None:
    file = changed(cli, tmp_path, 'name_en = "Monument"', 'name_en = "Obelisk"')
    assert "Obelisk" in cli("cards", "the-city", "--cards", file).out
    said = cli(
        "play", "the-city", "--people", "0", "--bots", "random", "--players", "2", "--seed", "1", "--cards", file
    )
    assert said.code == 0
    record = Record.load(cli.saved[-1])
    assert record.options["cards"]["monument"]["name_en"] == "Obelisk"
    (tmp_path / file).unlink()
    assert cli("replay", str(cli.saved[-1]), "--check").code == 0


@pytest.mark.parametrize("arguments", [("simulate", "the-city", "--games", "2"), ("play", "the-city", "--people", "0")])
def test_a_wrong_file_is_refused_with_its_line_everywhere(cli: Cli, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    file = changed(cli, tmp_path, "\ncost = 11", "\ncost = 111")
    line = 1 + (tmp_path / file).read_text(encoding="utf-8").splitlines().index("cost = 111")
    for lang, word in (("en", "line"), ("fr", "ligne")):
        said = cli(*arguments, "--bots", "random", "--cards", file, "--lang", lang)
        assert said.code == 2
        assert f"{file}, {word} {line}" in said.err
    assert f"line {line}" in cli("cards", "the-city", "--cards", file).err


def test_the_option_can_be_set_by_its_name_too(cli: Cli, tmp_path: Path) -> None:
    file = changed(cli, tmp_path, "vp = 7", "vp = 6")
    said = cli("simulate", "the-city", "--games", "2", "--bots", "random", "--set", f"cards={file}")
    assert said.code == 0


@pytest.mark.parametrize("arguments", [("cards", "infinite-city", "castle"), ("cards", "the-city", "castle")])
def test_what_is_not_there_is_said(cli: Cli, arguments: tuple[str, ...]) -> None:
    said = cli(*arguments)
    assert said.code == 2
    assert said.err.count("\n") == 1


# --- the drawing ---------------------------------------------------------------------------------------------------


def middle_of_a_game(players: int, steps: int, bot: str = "random") -> State:
    state: State = faubourg.game("the-city").start(players=players, seed=players)
    bots = [load_bot(bot, seat) for seat in range(players)]
    for _ in range(steps):
        if not state.is_over:
            seat = state.to_act[0]
            state.push(ask(bots[seat], Seat(state, seat)), seat)
    return state


def draw(state: State, seat: int | None, width: int = 80, lang: str = "en", ascii_only: bool = False) -> Picture:
    decision = None if seat is None else state.decision(seat)
    scene = Scene(
        view=state.view(seat),
        names=("Ann", "Ben", "Cleo", "Dan", "Eve")[: state.players],
        roles=(),
        say=Speech(lang),
        width=width,
        height=40,
        word=lambda id: results.thing_word(state, id, lang),
        help=lambda id: results.thing_help(state, id, lang),
        figures=state.game.numbers,
        targets=results.targets(list(enumerate(decision.choices, 1))) if decision else {},
        ascii_only=ascii_only,
    )
    return drawing_of("the-city")(scene)


def plain(picture: Picture) -> str:
    return "\n".join(line.plain for line in picture.lines)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_real_games_never_draw_beyond_the_screen(players: int, width: int, lang: str) -> None:
    for steps in (0, 3, 25, 60, 1000):
        state = middle_of_a_game(players, steps)
        for seat in (None, 0):
            picture = draw(state, seat, width, lang)
            assert max(line.cell_len for line in picture.lines) <= width
            decision = None if seat is None else state.decision(seat)
            if decision is not None:
                cards = {number for number, choice in enumerate(decision.choices, 1) if choice.spots[0][:4] != "butt"}
                assert cards <= picture.drawn


def test_the_hand_shows_prices_after_discounts_and_what_stands_in_the_way() -> None:
    position = {
        "players": 2,
        "hands": [["villas", "school", "park", "museum", "stadium"]],
        "zones": [["school", "park"]],
    }
    shown = plain(draw(faubourg.game("the-city").setup(position), 0))
    assert "2<4" in shown
    assert "✗ you have one, and nobody may have two" in shown
    assert "Park F" not in shown.split("Your hand")[0], "the zone shows what cards yield"
    assert "Park ★1" in shown


def test_zones_belong_to_people_as_each_language_says_it() -> None:
    state = faubourg.game("the-city").start(players=2, seed=1)
    assert "Ben’s zone:" in plain(draw(state, 0))
    assert "Zone d’Ann\u00a0:" in plain(draw(state, 1, lang="fr"))


def test_the_architect_is_called_by_its_name() -> None:
    position = {"players": 2, "zones": [["architect"]]}
    assert "Architect ▮1" in plain(draw(faubourg.game("the-city").setup(position), 1))


def test_nothing_but_ascii_where_nothing_else_can_be_shown() -> None:
    position = {"players": 2, "hands": [["villas", "park"]], "zones": [["park", "cinema"]]}
    assert "?" not in in_plain_letters(draw(faubourg.game("the-city").setup(position), 0, ascii_only=True))


def test_others_never_see_a_hand_in_the_drawing() -> None:
    position = {"players": 2, "hands": [["metro", "monument"], ["villas"]]}
    shown = plain(draw(faubourg.game("the-city").setup(position), 1))
    assert "Metro" not in shown
    assert "Monument" not in shown
    assert "Villas" in shown


def test_a_person_pays_card_by_card_with_the_rest_of_the_bill_in_sight(cli: Cli) -> None:
    typed = "1 2\n" + "1\n2\n3\n4\n5\n" * 3 + "quit\n"
    said = cli("play", "the-city", "--players", "2", "--bots", "random", "--seed", "3", typed=typed)
    assert "Pay one card for the " in said.out
    assert "Discard 2 cards of your starting hand." in said.out


def test_whoever_is_about_to_end_the_game_is_named() -> None:
    position = {"players": 2, "round": 8, "zones": [[], ["concert_hall"]], "scores": [3, 44]}
    assert "Ben will reach 50 points: this round is the last." in plain(
        draw(faubourg.game("the-city").setup(position), 0)
    )


def test_the_score_names_the_building_of_each_point() -> None:
    state = faubourg.game("the-city").setup({"players": 2, "zones": [["park", "villas"]], "scores": [3, 0]})
    for seat in (0, 1):
        state.play("architect", seat)
    lines = results.score_lines(state, state.outcome(), ("Ann", "Ben"), Speech("en"), 80)
    shown = "\n".join(line.plain for line in lines)
    assert "+4  Building [TC-53]  Villas" in shown
    assert "+3  Earlier rounds [TC-53]" in shown


@pytest.mark.parametrize(("name", "option"), [("infinite-city", "tiles"), ("la-citta", "map")])
def test_the_file_of_tiles_or_of_a_map_can_be_written_out_and_played_with(
    cli: Cli, tmp_path: Path, name: str, option: str
) -> None:
    path = tmp_path / "mine.toml"
    said = cli("cards", name, "--export", str(path))
    assert (said.code, said.err) == (0, "")
    assert f"faubourg play {name} --cards {path}" in said.out
    game = faubourg.game(name)
    assert game.check_options({option: str(path)}) == game.check_options({})
