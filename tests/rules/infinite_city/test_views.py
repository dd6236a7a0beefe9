"""What a view, a decision and an event tell beside the rules: everything that players at the table would see."""

from __future__ import annotations

from typing import Any

from faubourg.core.events import Event
from faubourg.core.shapes import misfit
from faubourg.core.state import State
from faubourg.core.table import Table
from faubourg.core.texts import LANGUAGES
from faubourg.core.trying import try_line
from faubourg.games.infinite_city import GAME
from faubourg.games.infinite_city.shapes import EVENTS, View
from faubourg.games.infinite_city.tiles import KINDS
from faubourg.testing import rule
from tests.rules.infinite_city.harness import A, B, C, decision, play, position


def view(city: Any, seat: int | None = None) -> dict[str, Any]:
    seen: dict[str, Any] = city.view(seat)
    assert misfit(seen, View) is None
    return seen


def told(city: State, event: Event) -> dict[str, Any]:
    """An event as a spectator hears of it."""
    return city.game.event_data(city, event, None, "en")


# --- texts that are resolved and texts that wait ---


@rule("IC-33", "IC-70")
def test_a_capitol_shows_what_it_has_captured_and_which_texts_wait_behind_it() -> None:
    board = {"0,1": "housing down", "1,0": "hotel B", "-1,0": "plaza B", "5,5": "port"}
    city = position(board, [["capitol"], ["bank"]])
    play(city, "capitol; 0,0; 0,1", A)
    now, waiting = view(city)["texts"]
    assert now == {"tile": "capitol#1", "cell": "0,0", "step": "capitol", "cells": ["0,1"]}
    assert waiting == {"tile": "housing#1", "cell": "0,1", "step": "housing", "cells": []}


@rule("IC-94", "IC-104")
def test_post_office_and_transit_station_show_the_tile_they_have_picked() -> None:
    for kind, step in (("post_office", "post-cell"), ("transit_station", "transit-2")):
        city = position({"0,0": "hotel", "1,0": "port down", "2,0": "bank"}, [[kind], ["bank"]])
        play(city, f"{kind}; 0,1; 1,0", A)
        assert view(city)["texts"] == [{"tile": f"{kind}#1", "cell": "0,1", "step": step, "cells": ["1,0"]}]
        asked = decision(city)
        assert (asked.about.piece, asked.about.spots) == (f"tile:{kind}", ("cell:0,1", "cell:1,0"))
        assert "face-down tile" in asked.prompt


@rule("IC-101")
def test_everybody_sees_whose_hand_a_temple_looks_at_and_nobody_else_what_is_in_it() -> None:
    city = position({"0,0": "hotel"}, [["temple"], ["bank", "port"], ["plaza"]], players=3)
    play(city, "temple; 0,1; B", A)
    assert [view(city, seat)["hand_of"] for seat in (A, C, None)] == ["B"] * 3
    assert [seat for seat in (A, B, C, None) if "looking_at" in view(city, seat)] == [A]


@rule("IC-83", "IC-102")
def test_a_library_and_a_temple_stay_in_sight_while_their_tile_is_played() -> None:
    library = position({"0,0": "hotel"}, [["library"], ["bank"]], top=["port"] * 5)
    play(library, "library; 0,1", A)
    assert [(text["tile"], text["cell"]) for text in view(library)["texts"]] == [("library#1", "0,1")]
    play(library, "port", A)
    assert [text["step"] for text in view(library)["texts"]] == ["cell", "library-rest"]
    assert {text["tile"] for text in view(library)["texts"]} == {"library#1"}
    temple = position({"0,0": "hotel"}, [["temple"], ["port", "bank"]])
    play(temple, "temple; 0,1; port", A)
    assert [(text["step"], text["cell"]) for text in view(temple)["texts"]] == [("cell", "0,1"), ("temple-draw", "0,1")]


@rule("IC-53")
def test_that_the_active_player_has_run_out_is_seen() -> None:
    city = position({"0,0": "hotel"}, [["arboretum"], ["bank"]], supplies={"A": 1})
    assert not view(city)["ran_out"]
    play(city, "arboretum; 0,1", A)
    assert view(city, B)["ran_out"]
    assert view(city)["trigger"] == "A"


# --- scores and backs ---


@rule("IC-54", "IC-55", "IC-56", "IC-59")
def test_scores_come_in_parts_and_areas_with_their_cells() -> None:
    board = {"0,0": "stadium A", "1,0": "bank A", "2,0": "bank A", "5,5": "stadium B", "7,7": "transit_station B"}
    seen = view(position(board, [["port"]]))
    assert seen["scores"] == [4, 3]
    assert seen["score_parts"] == [
        {"area": 3, "bonus": 1, "silver": 0, "silver_tiles": 1, "largest_group": 3},
        {"area": 0, "bonus": 1, "silver": 2, "silver_tiles": 2, "largest_group": 1},
    ]
    assert seen["areas"] == [{"seat": "A", "cells": ["0,0", "1,0", "2,0"]}]


@rule("IC-29", "IC-95")
def test_the_back_of_a_tile_is_followed_when_it_moves() -> None:
    city = position({"0,0": "port down", "1,0": "hotel", "0,1": "hotel"}, [["post_office"], ["bank"]])
    back = view(city)["board"]["0,0"]["back"]
    table = Table(city)
    table.play("post_office; 2,0; 0,0; 1,1", A)
    assert view(city)["board"]["1,1"] == {"tile": None, "down": True, "back": back}
    moved = next(event for event in table.log if event.kind == "move_tile")
    assert told(city, moved)["moves"] == [{"piece": back, "from": "cell:0,0", "to": "cell:1,1"}]


# --- decisions ---


@rule("IC-82")
def test_a_library_offers_its_tiles_by_their_places_among_all_that_are_shown() -> None:
    """One that is itself a Library is shown closed, with its rule."""
    top = ["port", "library", "bank", "library", "temple"]
    city = position({"0,0": "hotel"}, [["library"], ["bank"]], top=top)
    play(city, "library; 0,1", A)
    asked = decision(city)
    assert [choice.spots for choice in asked.choices] == [("shown:0",), ("shown:2",), ("shown:4",)]
    assert [(one.spots, one.rule) for one in asked.closed] == [(("shown:1",), "IC-82"), (("shown:3",), "IC-82")]
    assert [id.split("#")[0] for id in view(city, A)["looking_at"]] == top


@rule("IC-99")
def test_all_tokens_of_a_stadium_are_offered_on_their_tile() -> None:
    city = position({"0,0": "hotel AB"}, [["stadium"], ["bank"]])
    play(city, "stadium; 0,1", A)
    asked = decision(city)
    assert asked.touch == "all"
    assert [choice.spots for choice in asked.choices] == [
        ("cell:0,0", "seat:A"),
        ("cell:0,0", "seat:B"),
        ("cell:0,0", "button:all"),
    ]
    assert [choice.label for choice in asked.choices] == ["Move your own token", "Move B’s token", "Move all tokens"]


@rule("IC-38", "IC-78", "IC-103")
def test_what_cannot_be_chosen_is_closed_with_its_reason() -> None:
    board = {"0,0": "power_station", "1,0": "hotel B", "5,5": "hotel A"}
    turn = decision(position(board, [["bank"]]))
    assert [(one.notation, one.rule) for one in turn.closed] == [("1,0", "IC-38"), ("5,5", "IC-78")]
    assert turn.closed[0].why == "a Power Station protects the Hotel at 1,0 and its tokens"
    temple = position({"0,0": "hotel"}, [["temple"], ["bank"], [], ["port"]], players=4)
    play(temple, "temple; 0,1", A)
    assert [(one.spots, one.rule) for one in decision(temple).closed] == [(("seat:C",), "IC-103")]


@rule("IC-61", "IC-69")
def test_how_many_answers_follow() -> None:
    arboretum = position({"0,0": "bank A", "1,0": "bank A"}, [["arboretum"]])
    play(arboretum, "arboretum; 0,1", A)
    assert (decision(arboretum).least, decision(arboretum).left) == (0, 3)
    around = {"0,1": "bank B", "1,0": "bank A", "0,-1": "bank B", "-1,0": "bank B"}
    capitol = position(around, [["capitol"]], supplies={"A": 3})
    play(capitol, "capitol; 0,0", A)
    assert (decision(capitol).least, decision(capitol).left) == (2, 3)
    assert decision(capitol).suggested == ("0,1",), "clockwise from the north"


def test_figures_of_choices() -> None:
    city = position({"0,0": "hotel BC", "1,0": "port down"}, [["factory"], ["bank"], []], players=3)
    tile, hotel = decision(city).choices
    assert (tile.facts, hotel.facts) == ({"bonus": 1, "silver": True}, {"tokens": ["B", "C"]})
    play(city, "factory", A)
    assert decision(city).choices[-1].facts == {"neighbours": ["back#0"]}


def labels(city: State, lang: str) -> list[str]:
    asked = city.decision(A, lang)
    assert asked is not None
    return [choice.label for choice in asked.choices]


def test_labels_can_be_heard_without_the_board() -> None:
    city = position({"0,0": "hotel BC", "1,0": "port down"}, [["factory"], ["bank"], []], players=3)
    city.names = ("Ada", "Ben", "Cleo")
    said = {lang: labels(city, lang) for lang in LANGUAGES}
    assert said["en"] == ["Play the Factory", "Put a token on the Hotel at 0,0 (tokens: Ben, Cleo)"]
    assert said["fr"] == ["Jouer l’Usine", "Poser un jeton sur l’Hôtel en 0,0 (jetons\u00a0: Ben, Cleo)"]
    play(city, "factory", A)
    assert labels(city, "en")[-1] == "Place the Factory at 2,0 (beside face-down tile)"


# --- events, tries, pieces ---


@rule("IC-63", "IC-28")
def test_tokens_travel_between_cells_and_supplies() -> None:
    table = Table(position({"0,0": "hotel BC"}, [["bank"]], players=3))
    table.play("bank; 0,1; 0,0 C", A)
    swapped = told(table.state, next(event for event in table.log if event.kind == "swap_tokens"))
    assert (swapped["seat"], swapped["facts"]["at"], swapped["facts"]["cell"]) == ("A", "0,1", "0,0")
    assert swapped["moves"] == [
        {"piece": "token:A", "from": "cell:0,1", "to": "cell:0,0"},
        {"piece": "token:C", "from": "cell:0,0", "to": "cell:0,1"},
    ]
    table = Table(position({"0,0": "hotel BC"}, [["security_guardpost"]], players=3))
    table.play("security_guardpost; 0,1; 0,0", A)
    returned = next(event for event in table.log if event.kind == "return")
    moves = told(table.state, returned)["moves"]
    assert [(move["piece"], move["to"]) for move in moves] == [("token:B", "supply:B"), ("token:C", "supply:C")]


@rule("IC-32", "IC-53")
def test_a_text_without_effect_says_why() -> None:
    table = Table(position({"0,0": "hotel"}, [["port"], ["bank"]], supplies={"A": 1}), names=["Ada", "Ben"])
    table.play("port; 0,1", A)
    said = [line for line in table.sentences(None, "en") if "no effect" in line]
    assert said == ["The Port at 0,1 has no effect: Ada has run out of tokens this turn, so no text may place a tile."]
    assert set(EVENTS) >= {event.kind for event in table.log}


@rule("IC-14", "IC-102")
def test_a_try_halts_before_somebody_draws() -> None:
    city = position({"0,0": "hotel"}, [["plaza", "bank"], ["port"]])
    tried = try_line(city, ["plaza", "0,1"], A)
    assert (tried.played, tried.end) == (2, "final")
    shown = tried.state.view(A)
    assert shown["board"]["0,1"] == {"tile": "plaza#1", "tokens": ["A"]}
    assert (shown["question"], shown["hand_sizes"][A], "hands" in shown) == (None, 1, False)


def test_every_kind_of_piece_explains_itself() -> None:
    for lang in LANGUAGES:
        found = {piece.id: piece for piece in GAME.pieces(lang)}
        assert set(found) >= {*[f"tile:{key}" for key in KINDS], "back:tile", "token:token", "family:places"}
        for id, piece in found.items():
            if not id.startswith("family:"):
                assert piece.line
                assert piece.text
                assert piece.rules
                assert all(rule in GAME.rules for rule in piece.rules)
    bank = next(piece for piece in GAME.pieces("fr") if piece.id == "tile:bank")
    assert (bank.name, bank.figures) == ("Banque", {"family": "tokens", "count": 6, "bonus": 0, "silver": False})
    assert bank.rules == ("IC-63", "IC-64", "IC-65", "IC-66")


def test_what_people_type_is_understood() -> None:
    city = position({"0,0": "hotel BC"}, [["construction_site", "bank", "housing"], ["port"], ["plaza"]], players=3)
    city.names = ("Ada", "Ben", "Cleo")
    for text in ("construction", "Construction-Site", "chantier", "CONS", "play construction site"):
        assert city.why_not(text, A) is None, text
    for text in ("hotel 0,0", "(0, 0)", "0,0"):
        assert city.why_not(text, A) is None, text
    shopping = position({"0,0": "hotel"}, [["shopping_complex"], ["port"], ["plaza"]], players=3)
    shopping.names = ("Ada", "Ben", "Cleo")
    play(shopping, "centre commercial; 0,1", A)
    assert shopping.play("cleo", A) == [10_000 + C]
