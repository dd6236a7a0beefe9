"""Tokens, face-down tiles and the order of resolution: IC-24 to IC-35."""

from __future__ import annotations

import pytest

from faubourg.core.errors import SetupError
from faubourg.testing import rule
from tests.rules.infinite_city.harness import (
    A,
    B,
    C,
    asked,
    fizzles,
    hand,
    listen,
    on_board,
    options,
    play,
    position,
    refused,
    supply,
    tile,
    tokens,
)


@rule("IC-24", "IC-30", "IC-74")
def test_a_token_on_a_face_down_tile_turns_it_up_and_resolves_it() -> None:
    """TV-9, R-IC-47: Embassy, face-down Housing, one other tile: three tokens in all."""
    city = position({"0,0": "housing down", "2,0": "plaza"}, [["embassy"]])
    play(city, "embassy; 1,0; 0,0", A)
    assert tile(city, "0,0") == "housing"
    assert tokens(city, "0,0") == "A"
    assert options(city) == ["2,0"], "its text is resolved: X is the empty tile"
    play(city, "2,0", A)
    assert supply(city, A) == [12]
    assert asked(city) == "B turn"


@rule("IC-25")
def test_a_token_on_a_face_up_tile_resolves_nothing() -> None:
    """TV-40: an Embassy on a face-up Shopping Complex."""
    city = position({"0,0": "shopping_complex B"}, [["embassy"], ["bank"]])
    play(city, "embassy; 1,0; 0,0", A)
    assert tokens(city, "0,0") == "A"
    assert asked(city) == "B turn", "no hands are exchanged"
    assert hand(city, B) == ["bank"]


@rule("IC-26", "IC-57")
def test_a_tile_carries_any_number_of_tokens_of_any_players() -> None:
    city = position({"0,0": "hotel", "1,0": "police_hq ABC"}, [["stadium"]], players=3)
    play(city, "stadium; 1,1; 1,0; all", A)
    assert tokens(city, "1,1") == "AABC"
    shared = position({"0,0": "police_hq AB", "1,0": "hotel AB", "0,1": "stadium AAB"})
    scores = shared.outcome()
    assert scores.scores == (7, 7), "several players control a tile at once: area 3, bonus 3, silver 1"


@rule("IC-27")
def test_no_position_has_tokens_on_a_face_down_tile() -> None:
    with pytest.raises(SetupError, match="IC-27"):
        position({"0,0": "bank down A"})


@rule("IC-28", "IC-97")
def test_returned_tokens_go_to_the_supplies_of_their_owners() -> None:
    city = position({"0,0": "hotel ABC", "1,0": "police_hq BC"}, [["security_guardpost"]], players=3)
    assert supply(city) == [14, 13, 13]
    play(city, "security_guardpost; 0,1; 0,0", A)
    assert tokens(city, "0,0") == ""
    assert supply(city) == [14, 14, 14]


@rule("IC-29")
def test_a_face_down_tile_has_no_effect_but_can_be_a_target() -> None:
    """R-IC-6: a face-down Power Station does not protect, a face-down Hotel takes no guest."""
    city = position({"0,0": "power_station down", "1,0": "hotel down", "0,1": "bank B"}, [["security_guardpost"]])
    assert options(city) == ["security_guardpost"]
    play(city, "security_guardpost; 1,1", A)
    assert options(city) == ["0,1", "1,1"], "beside the Power Station, and not protected"
    swap = position({"0,0": "power_station down", "1,0": "bank B"}, [["transit_station"]])
    play(swap, "transit_station; 2,0", A)
    assert options(swap) == ["0,0", "1,0", "2,0"]


@rule("IC-30")
def test_a_flipped_tile_acts_at_its_own_cell_with_one_token() -> None:
    city = position({"0,0": "bank down", "3,0": "hotel B"}, [["housing"]])
    play(city, "housing; 1,0; 0,0", A)
    assert asked(city) == "A bank"
    assert supply(city, A) == [13], "one for Housing, one for the flip, no second one"
    play(city, "3,0 B", A)
    assert tokens(city, "0,0") == "B", "the Bank at (0,0), not the Housing, gave its token"
    assert tokens(city, "3,0") == "A"


@rule("IC-31")
def test_texts_are_orders_and_the_player_chooses_among_the_options() -> None:
    """R-IC-11: even if it harms."""
    city = position({"0,0": "hotel A", "2,0": "hotel A"}, [["security_guardpost"]])
    play(city, "security_guardpost; 1,0", A)
    assert options(city) == ["0,0", "1,0", "2,0"], "only own tokens, and no way to decline"
    assert refused(city, "stop", A) == "IC-97"
    assert refused(city, "pass", A) == "IC-97"


@rule("IC-32")
def test_a_text_without_a_legal_option_is_skipped() -> None:
    """R-IC-12: it may be played all the same; the tile stays with its token."""
    city = position({"0,0": "factory"}, [["bank"], ["port"]])
    log = listen(city)
    assert options(city) == ["bank"]
    play(city, "bank; 0,1", A)
    assert asked(city) == "B turn"
    assert tokens(city, "0,1") == "A"
    assert fizzles(log) == ["IC-64"]


@rule("IC-33")
def test_a_text_within_a_text_is_finished_first() -> None:
    """The rest of the Library waits until the Construction Site, and what it plays, are resolved."""
    top = ["construction_site", "port", "embassy", "housing", "plaza", "temple"]
    city = position({"0,0": "factory"}, [["library", "mausoleum"]], top=top)
    play(city, "library; 0,1; construction_site; 0,2; mausoleum; -1,0", A)
    assert asked(city) == "A mausoleum"
    assert city.view(None)["set_aside_size"] == 4
    play(city, "0,0", A)
    assert asked(city) == "B turn"
    assert city.view(None)["set_aside_size"] == 0


@rule("IC-33", "IC-24")
def test_a_flip_within_a_flip_is_finished_before_what_waits() -> None:
    """Two tiles turned up by a Capitol: the first leads to a flip of its own, which precedes the second."""
    board = {"0,1": "embassy down", "0,2": "security_guardpost down", "0,-1": "mausoleum down", "0,-2": "hotel"}
    city = position(board, [["capitol"]])
    play(city, "capitol; 0,0; 0,1; 0,-1", A)
    assert asked(city) == "A embassy"
    play(city, "0,2", A)
    assert asked(city) == "A security"
    play(city, "0,2", A)
    assert asked(city) == "A mausoleum"


@rule("IC-34")
def test_the_pending_text_of_a_tile_that_left_is_dropped_for_good() -> None:
    """TV-24, R-IC-17: the Police HQ comes back in the same turn and takes tokens once, not twice."""
    board = {
        "0,1": "transit_station down",
        "0,-1": "mausoleum down",
        "-1,0": "construction_site down",
        "1,0": "police_hq down",
        "-1,-1": "hotel",
    }
    city = position(board, [["capitol"]], players=3)
    play(city, "capitol; 0,0; 0,1; 0,-1; -1,0; 1,0", A)
    play(city, "1,0; -1,-1", A)
    assert tile(city, "-1,-1") == "police_hq"
    play(city, "-1,-1", A)
    assert hand(city, A) == ["police_hq"]
    assert asked(city) == "A construction"
    play(city, "police_hq; 2,0", A)
    assert tokens(city, "2,0") == "ABC"
    assert supply(city, B, C) == [14, 14]
    assert asked(city) == "B turn"


@rule("IC-34")
def test_the_pending_text_of_a_tile_that_moved_acts_from_its_new_cell() -> None:
    """R-IC-17: the Embassy turned up in the east has been carried to the west."""
    board = {"0,1": "post_office down", "1,0": "embassy down", "2,0": "hotel B", "-3,0": "hotel B"}
    city = position(board, [["capitol"]])
    play(city, "capitol; 0,0; 0,1; 1,0", A)
    play(city, "1,0; -4,0", A)
    assert asked(city) == "A embassy"
    assert options(city) == ["-3,0"]


@rule("IC-34", "IC-104")
def test_tiles_exchanged_by_a_transit_station_take_their_pending_texts_along() -> None:
    board = {"0,1": "transit_station down", "1,0": "embassy down", "5,0": "hotel B", "6,0": "hotel B"}
    city = position(board, [["capitol"]])
    play(city, "capitol; 0,0; 0,1; 1,0; 1,0; 5,0", A)
    assert asked(city) == "A embassy"
    assert options(city) == ["6,0"]


@rule("IC-35")
def test_what_is_legal_is_judged_at_each_decision() -> None:
    """R-IC-12: a Power Station turned up meanwhile protects before the pending Embassy chooses."""
    board = {"0,1": "embassy down", "1,0": "power_station down", "0,2": "hotel B", "1,1": "hotel B"}
    city = position(board, [["capitol"]])
    play(city, "capitol; 0,0; 0,1; 1,0", A)
    assert asked(city) == "A embassy"
    assert options(city) == ["0,2"], "neither the Capitol nor (1,1), now protected"
    assert refused(city, "1,1", A) == "IC-38"
    assert refused(city, "0,0", A) == "IC-38"


@rule("IC-35", "IC-61")
def test_a_token_taken_back_is_no_option_any_more() -> None:
    city = position({"0,0": "hotel A", "1,0": "hotel A"}, [["arboretum"]])
    play(city, "arboretum; 0,1; 0,0", A)
    assert options(city) == ["0,1", "1,0", "stop"]
    assert refused(city, "0,0", A) == "IC-61"
    assert on_board(city, "hotel") == ["0,0", "1,0"]
