"""The tiles from Mausoleum to Transit Station: IC-85 to IC-105."""

from __future__ import annotations

import pytest

from faubourg.core.errors import SetupError
from faubourg.core.state import State
from faubourg.testing import rule
from tests.rules.infinite_city.harness import (
    CROSS,
    A,
    B,
    C,
    asked,
    deck,
    fizzles,
    hand,
    listen,
    options,
    play,
    position,
    refused,
    supply,
    tile,
    tokens,
)

# --- Mausoleum -----------------------------------------------------------------------------------------------------


@rule("IC-85")
def test_mausoleum_takes_an_adjacent_tile_into_the_hand() -> None:
    city = position({"0,1": "hotel AB", "1,0": "port down", "5,5": "bank"}, [["mausoleum", "plaza"], ["bank"]])
    play(city, "mausoleum; 0,0", A)
    assert options(city) == ["0,1", "1,0"]
    assert refused(city, "5,5", A) == "IC-85"
    assert refused(city, "0,0", A) == "IC-85", "not itself (R-IC-13)"
    play(city, "0,1", A)
    assert tile(city, "0,1") is None
    assert hand(city, A)[:2] == ["plaza", "hotel"]
    assert supply(city) == [14, 15]


@rule("IC-85")
def test_mausoleum_shows_a_face_down_tile_to_its_taker_only() -> None:
    """R-IC-39"""
    city = position({"0,1": "temple down"}, [["mausoleum"], ["bank"]])
    log = listen(city)
    play(city, "mausoleum; 0,0; 0,1", A)
    assert hand(city, A)[0] == "temple"
    taken = next(event for event in log if event.kind == "take")
    assert all(taken.known_to(viewer)["tile"] == "back#0" for viewer in (A, B, None))
    assert "found" in taken.known_to(A)
    assert "found" not in taken.known_to(B)
    assert "found" not in taken.known_to(None)


# --- Plaza ---------------------------------------------------------------------------------------------------------


@rule("IC-86")
def test_plaza_binds_port_and_post_office_but_not_the_transit_station() -> None:
    """R-IC-8"""
    board = {"0,0": "plaza", "9,0": "housing", "8,0": "bank"}
    port = position(board, [["port"]])
    play(port, "port; 0,1", A)
    assert options(port) == ["-1,0", "0,-1", "1,0"]
    assert refused(port, "9,1", A) == "IC-20"
    post = position(board, [["post_office"]])
    play(post, "post_office; 0,1; 9,0", A)
    assert options(post) == ["-1,0", "0,-1", "1,0"]
    assert refused(post, "7,0", A) == "IC-20"
    transit = position(board, [["transit_station"]])
    play(transit, "transit_station; 0,1; 0,1; 9,0", A)
    assert tile(transit, "9,0") == "transit_station"


@rule("IC-87")
def test_plaza_binds_again_when_a_cell_beside_it_is_free_again() -> None:
    walls = {"1,0": "housing", "-1,0": "bank", "0,1": "embassy", "0,-1": "bank"}
    city = position({"0,0": "plaza", **walls}, [["disaster_site"], ["hotel"]])
    play(city, "disaster_site; 2,0; 0,1", A)
    play(city, "hotel", B)
    assert options(city) == ["0,1"]


@rule("IC-88")
@pytest.mark.parametrize("plaza", ["plaza", "plaza A", "plaza B"])
def test_plaza_binds_whoever_controls_it(plaza: str) -> None:
    city = position({"0,0": plaza, "5,5": "housing"}, [["bank"]])
    play(city, "bank", A)
    assert options(city) == ["-1,0", "0,-1", "0,1", "1,0"]


@rule("IC-88")
def test_a_new_plaza_is_bound_by_older_ones() -> None:
    city = position({"0,0": "plaza", "5,5": "housing"}, [["plaza"], ["bank"]])
    play(city, "plaza", A)
    assert refused(city, "5,6", A) == "IC-20"
    play(city, "1,0", A)
    play(city, "bank", B)
    assert options(city) == ["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"], "from now on both count"


# --- Police HQ -----------------------------------------------------------------------------------------------------


@rule("IC-89", "IC-90")
def test_police_hq_takes_one_token_of_every_other_player() -> None:
    """R-IC-21: clockwise from the active player, who adds no second one; nothing is asked."""
    city = position({"0,0": "factory"}, [["bank"], ["police_hq"], ["bank"]], players=3, active="B")
    log = listen(city)
    play(city, "police_hq; 0,1", B)
    assert tokens(city, "0,1") == "ABC"
    assert supply(city) == [14, 14, 14]
    seats = [event.facts["seat"] for event in log if event.rule == "IC-89"]
    assert [city.game.notation(city, seat) for seat in seats if isinstance(seat, int)] == ["C", "A"]
    assert asked(city) == "C turn"


@rule("IC-91", "IC-39")
def test_police_hq_beside_a_power_station_gets_only_the_token_of_its_player() -> None:
    city = position({"0,0": "power_station"}, [["police_hq"], ["bank"]])
    log = listen(city)
    play(city, "police_hq; 0,1", A)
    assert tokens(city, "0,1") == "A"
    assert supply(city) == [14, 15]
    assert fizzles(log) == ["IC-91"]


# --- Port ----------------------------------------------------------------------------------------------------------


@rule("IC-92")
def test_port_puts_the_top_tile_face_down_where_the_player_chooses() -> None:
    """R-IC-42: nobody may look, not even who places it."""
    city = position({"0,0": "factory"}, [["port"], ["bank"]], top=["temple", "plaza"])
    log = listen(city)
    play(city, "port; 0,1", A)
    assert refused(city, "5,5", A) == "IC-19"
    assert refused(city, "0,0", A) == "IC-23"
    play(city, "0,2", A)
    assert (tile(city, "0,2"), tokens(city, "0,2")) == ("temple down", "")
    assert deck(city)[0] != "plaza", "A has refilled from the next one on"
    assert hand(city, A)[0] == "plaza"
    for viewer in (A, B, None):
        shown = {cell: found["tile"] for cell, found in city.view(viewer)["board"].items()}
        assert shown["0,2"] is None
    told = next(event for event in log if event.kind == "put_face_down")
    assert all(told.known_to(viewer)["tile"] == "back#0" for viewer in (A, B, None))


@rule("IC-93")
def test_port_is_an_order() -> None:
    city = position({"0,0": "factory"}, [["port"]])
    play(city, "port; 0,1", A)
    assert "stop" not in options(city)
    assert refused(city, "stop", A) is not None


@rule("IC-93")
def test_port_with_an_empty_deck_has_no_effect() -> None:
    city = position({"0,0": "factory"}, [["port"], []], deck=[], others_to=B)
    log = listen(city)
    play(city, "port; 0,1", A)
    assert fizzles(log) == ["IC-93"]
    assert asked(city) == "B turn"


# --- Post Office ---------------------------------------------------------------------------------------------------


def resolving_post_office(cell: str) -> list[dict[str, str]]:
    """What is pending when A resolves the text of the Post Office on a cell."""
    return [
        {"step": "end-of-turn", "seat": "A"},
        {"step": "post-tile", "seat": "A", "at": cell, "what": "post_office#1"},
    ]


def destinations(city: State, origin: str) -> list[str]:
    """Where the Post Office being resolved could move the tile at `origin`."""
    twin = city.clone()
    play(twin, origin, A)
    return options(twin)


@rule("IC-94", "IC-95")
def test_post_office_moves_a_tile_where_a_new_one_could_go() -> None:
    """TV-18, R-IC-36: with the tile lifted; a moved Plaza does not attract itself."""
    city = position({"0,0": "plaza", "1,0": "port", "2,0": "post_office A"}, pending=resolving_post_office("2,0"))
    assert options(city) == ["0,0", "1,0", "2,0"]
    assert set(destinations(city, "1,0")) == {"0,1", "0,-1", "-1,0"}
    assert set(destinations(city, "0,0")) == {"1,1", "1,-1", "2,1", "2,-1", "3,0"}


@rule("IC-95", "IC-20", "IC-87")
def test_post_office_beside_a_full_plaza() -> None:
    """TV-23, R-IC-55: the origin would be the only free cell beside the Plaza, so the Plaza does not bind."""
    board = {
        "0,0": "plaza",
        "0,1": "hotel",
        "1,0": "hotel",
        "0,-1": "hotel",
        "-1,0": "post_office",
        "2,0": "housing",
    }
    city = position(board, pending=resolving_post_office("-1,0"))
    assert destinations(city, "0,1") == ["-2,0", "-1,-1", "-1,1", "0,-2", "1,-1", "1,1", "2,-1", "2,1", "3,0"]


@rule("IC-95")
def test_post_office_does_not_leave_a_tile_where_it_is_nor_beside_itself_only() -> None:
    city = position({"0,0": "factory", "5,0": "hotel B"}, [["post_office"]])
    play(city, "post_office; 0,1; 5,0", A)
    assert refused(city, "5,0", A) == "IC-95"
    assert refused(city, "5,1", A) == "IC-19", "it does not support itself"
    assert refused(city, "0,0", A) == "IC-23"


@rule("IC-94", "IC-95")
def test_post_office_moves_tokens_along_and_keeps_the_facing() -> None:
    """R-IC-37: a face-down tile stays unseen; no text is resolved."""
    city = position({"0,0": "factory", "5,0": "police_hq AB"}, [["post_office"], ["bank"]])
    play(city, "post_office; 0,1; 5,0; 1,0", A)
    assert tile(city, "5,0") is None
    assert (tile(city, "1,0"), tokens(city, "1,0")) == ("police_hq", "AB")
    assert asked(city) == "B turn"
    hidden = position({"0,0": "factory", "5,0": "temple down"}, [["post_office"], ["bank"]])
    play(hidden, "post_office; 0,1; 5,0; 1,0", A)
    assert tile(hidden, "1,0") == "temple down"
    assert hidden.view(A)["board"]["1,0"]["tile"] is None


@rule("IC-94")
def test_post_office_may_move_itself_and_always_has_somewhere_to_go() -> None:
    """R-IC-13, R-IC-55"""
    city = position({"0,0": "factory"}, [["post_office"]])
    play(city, "post_office; 0,1", A)
    assert options(city) == ["0,0", "0,1"]
    assert destinations(city, "0,1") == ["-1,0", "0,-1", "1,0"]
    assert destinations(city, "0,0") == ["-1,1", "0,2", "1,1"]


@rule("IC-94", "IC-32")
def test_post_office_alone_on_the_board_has_nothing_to_move() -> None:
    """Lifted off, it would have no neighbour to go to: no such decision can be described."""
    with pytest.raises(SetupError, match="no legal answer"):
        position({"0,0": "post_office"}, pending=resolving_post_office("0,0"))


# --- Power Station -------------------------------------------------------------------------------------------------


@rule("IC-96", "IC-36")
def test_power_station_asks_nothing_and_acts_from_the_moment_it_is_face_up() -> None:
    city = position({"0,0": "hotel B", "5,5": "bank"}, [["power_station"], ["bank"], ["bank"]], players=3)
    play(city, "power_station; 0,1", A)
    assert asked(city) == "B turn"
    assert city.view(None)["protected"] == ["0,0", "0,1"]
    assert city.view(None)["power_stations"] == 1


# --- Security Guardpost --------------------------------------------------------------------------------------------


@rule("IC-97")
def test_security_guardpost_clears_one_tile_that_carries_tokens() -> None:
    """R-IC-13, R-IC-35: it may be its own; a tile without tokens is no choice."""
    city = position({"0,0": "factory", "5,5": "hotel AB"}, [["security_guardpost"]])
    play(city, "security_guardpost; 0,1", A)
    assert options(city) == ["0,1", "5,5"]
    assert refused(city, "0,0", A) == "IC-97"
    twin = city.clone()
    play(twin, "0,1", A)
    assert tokens(twin, "0,1") == ""
    play(city, "5,5", A)
    assert tokens(city, "5,5") == ""
    assert supply(city) == [14, 15]
    assert tile(city, "5,5") == "hotel"


# --- Shopping Complex ----------------------------------------------------------------------------------------------


@rule("IC-98", "IC-16")
def test_shopping_complex_exchanges_whole_hands() -> None:
    """TV-20, R-IC-29: A, left with four, gets five and draws none; B keeps four until the own turn has ended."""
    four, five = ["bank", "port", "hotel", "plaza"], ["temple", "embassy", "housing", "bank", "port"]
    city = position({"0,0": "factory"}, [["shopping_complex", *four], five])
    before = deck(city)
    play(city, "shopping_complex; 0,1; B", A)
    assert hand(city, A) == five
    assert hand(city, B) == four
    assert deck(city) == before
    play(city, "hotel; 0,2", B)
    assert len(hand(city, B)) == 5


@rule("IC-98")
def test_shopping_complex_asks_for_another_player() -> None:
    """Whatever the sizes of the hands: even an empty one can be had."""
    city = position({"0,0": "factory"}, [["shopping_complex"], [], ["bank"]], players=3)
    play(city, "shopping_complex; 0,1", A)
    assert options(city) == ["B", "C"]
    assert refused(city, "A", A) == "IC-98"
    play(city, "B", A)
    assert len(hand(city, A)) == 5, "nothing for nothing, then the refill"


@rule("IC-98")
def test_shopping_complex_shows_each_hand_to_its_new_owner_only() -> None:
    city = position({"0,0": "factory"}, [["shopping_complex", "temple"], ["capitol"], ["port"]], players=3)
    log = listen(city)
    play(city, "shopping_complex; 0,1; B", A)
    assert city.view(A)["hand"][0] == "capitol#1"
    assert city.view(B)["hand"] == ["temple#1"]
    swap = next(event for event in log if event.kind == "swap_hands")
    assert swap.known_to(C) == swap.known_to(None) == swap.facts
    assert set(swap.facts) == {"seat", "other"}


# --- Stadium -------------------------------------------------------------------------------------------------------


@rule("IC-99")
def test_stadium_moves_one_token_or_all_of_a_neighbour() -> None:
    """TV-14: four options; all of them join A's own on the Stadium."""
    city = position({"0,0": "police_hq ABC"}, [["stadium"]], players=3)
    play(city, "stadium; 0,1; 0,0", A)
    assert options(city) == ["A", "B", "C", "all"]
    twin = city.clone()
    play(city, "all", A)
    assert (tokens(city, "0,1"), tokens(city, "0,0")) == ("AABC", "")
    play(twin, "one B", A)
    assert (tokens(twin, "0,1"), tokens(twin, "0,0")) == ("AB", "AC"), "R-IC-33: one or all, nothing between"


@rule("IC-99")
def test_stadium_with_a_single_token_to_move() -> None:
    """TV-31: the Hotel is the only option, then `one B` the only one."""
    city = position({"0,0": "hotel B", "1,1": "factory", "5,5": "hotel B"}, [["stadium"]])
    play(city, "stadium; 0,1", A)
    assert options(city) == ["0,0"]
    assert refused(city, "1,1", A) == "IC-99"
    assert refused(city, "5,5", A) == "IC-99", "not a neighbour"
    play(city, "0,0", A)
    assert options(city) == ["B"]
    assert refused(city, "all", A) == "IC-99"
    assert refused(city, "A", A) == "IC-99"
    play(city, "B", A)
    assert tokens(city, "0,1") == "AB"
    assert supply(city) == [14, 13]


@rule("IC-99")
def test_stadium_may_move_two_tokens_of_one_owner() -> None:
    city = position({"0,0": "stadium BB"}, [["stadium"]])
    play(city, "stadium; 0,1; 0,0", A)
    assert options(city) == ["B", "all"], "two tokens, one owner"
    play(city, "all", A)
    assert tokens(city, "0,1") == "ABB"


@rule("IC-100", "IC-39")
def test_stadium_beside_a_power_station_has_no_effect() -> None:
    """TV-31"""
    city = position({"0,0": "power_station", "0,2": "hotel B"}, [["stadium"]])
    log = listen(city)
    play(city, "stadium; 0,1", A)
    assert fizzles(log) == ["IC-100"]
    assert (tokens(city, "0,1"), tokens(city, "0,2")) == ("A", "B")


@rule("IC-100")
def test_stadium_without_a_neighbour_that_carries_tokens_has_no_effect() -> None:
    city = position({"0,0": "factory", "5,5": "hotel B"}, [["stadium"]])
    log = listen(city)
    play(city, "stadium; 0,1", A)
    assert fizzles(log) == ["IC-99"]
    assert asked(city) == "B turn"


# --- Temple --------------------------------------------------------------------------------------------------------


@rule("IC-101", "IC-102")
def test_temple_plays_a_tile_of_another_hand() -> None:
    """TV-22, R-IC-52: B holds four while it is resolved, then draws, before A refills."""
    five = ["security_guardpost", "bank", "port", "plaza", "hotel"]
    city = position({"0,0": "factory"}, [["temple", "bank"], five], top=["library", "capitol"])
    play(city, "temple; 0,1", A)
    assert options(city) == ["B"]
    play(city, "B", A)
    assert options(city) == five
    assert refused(city, "temple", A) == "IC-101"
    play(city, "security_guardpost; 0,2", A)
    assert tokens(city, "0,2") == "A"
    assert asked(city) == "A security"
    assert hand(city, B) == five[1:]
    assert city.view(None)["owed_draws"] == ["B"], "that a draw is owed is public"
    assert hand(city, A) == ["bank"], "the theft leaves A's hand as it was"
    play(city, "0,2", A)
    assert hand(city, B) == [*five[1:], "library"]
    assert hand(city, A)[:2] == ["bank", "capitol"]


@rule("IC-101")
def test_temple_shows_the_hand_to_the_active_player_only() -> None:
    city = position({"0,0": "factory"}, [["temple"], ["bank", "capitol"], ["port"]], players=3)
    log = listen(city)
    play(city, "temple; 0,1; B", A)
    assert city.view(A)["looking_at"] == ["bank#1", "capitol#1"]
    assert "looking_at" not in city.view(C)
    look = next(event for event in log if event.kind == "look_at_hand")
    assert look.known_to(C) == look.facts
    play(city, "capitol", A)
    assert "looking_at" not in city.view(A)
    assert city.view(A)["picked"] == "capitol#1"
    assert all("picked" not in city.view(viewer) for viewer in (B, C, None)), "R-IC-58"
    assert city.view(B)["hand"] == ["bank#1"], "B sees which one is missing"


@rule("IC-102")
def test_temple_draw_after_a_port_took_the_last_tile() -> None:
    """TV-41, R-IC-28: deck [bank]; the Port puts the Bank face down, B draws nothing."""
    hands = [["temple", *["plaza"] * 5], ["port"], []]
    city = position({"0,0": "factory"}, hands, players=3, deck=["bank"], others_to=C)
    play(city, "temple; 0,1; B; port; 0,2; 0,3", A)
    assert tile(city, "0,3") == "bank down"
    assert hand(city, B) == []


@rule("IC-102")
def test_temple_draw_after_a_disaster_site_filled_an_empty_deck() -> None:
    """TV-41: B draws the Mausoleum."""
    hands = [["temple", *["plaza"] * 5], ["disaster_site"], []]
    city = position({"0,0": "factory", "1,0": "mausoleum"}, hands, players=3, deck=[], others_to=C)
    play(city, "temple; 0,1; B; disaster_site; 0,2; 1,0", A)
    assert hand(city, B) == ["mausoleum"]


@rule("IC-102", "IC-33")
def test_of_nested_temples_the_inner_one_is_finished_first() -> None:
    """TV-41: deck [bank, embassy, ...]: C draws the Bank, then B the Embassy."""
    hands = [["temple"], ["temple", "port"], ["factory", "port"]]
    city = position({"0,0": "hotel"}, hands, players=3, top=["bank", "embassy"])
    play(city, "temple; 0,1; B; temple; 0,2; C; factory; 0,3", A)
    assert hand(city, C) == ["port", "bank"]
    assert hand(city, B) == ["port", "embassy"]


@rule("IC-102")
def test_a_player_robbed_twice_draws_twice() -> None:
    """TV-41: B is two short while the Arboretum is resolved, then draws both."""
    hands = [["temple"], ["temple", "port", "arboretum"]]
    city = position({"0,0": "hotel"}, hands, top=["bank", "embassy"])
    play(city, "temple; 0,1; B; temple; 0,2; B; arboretum; 0,3", A)
    assert asked(city) == "A arboretum"
    assert hand(city, B) == ["port"]
    play(city, "stop", A)
    assert hand(city, B) == ["port", "bank", "embassy"]


@rule("IC-102", "IC-43")
def test_no_draw_is_owed_when_the_game_is_over() -> None:
    """TV-41: A takes the fifth Power Station from B and plays it."""
    stations = {f"{10 * i},20": "power_station" for i in range(4)}
    city = position({**stations, "0,0": "hotel"}, [["temple"], ["power_station", "port"]])
    play(city, "temple; 0,1; B; power_station; 0,2", A)
    assert asked(city) == "over"
    assert (hand(city, A), hand(city, B)) == ([], ["port"])


@rule("IC-102", "IC-98")
def test_the_robbed_seat_draws_whatever_became_of_the_hands() -> None:
    """TV-27: a Shopping Complex taken from B, played against B: both hold four; B draws to five, A refills."""
    hands = [["temple", "bank", "bank", "port", "port"], ["shopping_complex", "plaza", "plaza", "hotel", "hotel"]]
    city = position({"0,0": "factory"}, hands, top=["library", "embassy"])
    play(city, "temple; 0,1; B; shopping_complex; 0,2; B", A)
    assert hand(city, B) == ["bank", "bank", "port", "port", "library"]
    assert hand(city, A) == ["plaza", "plaza", "hotel", "hotel", "embassy"]


@rule("IC-103", "IC-101")
def test_temple_needs_another_hand_with_tiles() -> None:
    """TV-36: with B's hand empty C is the only option; with all others empty it has no effect."""
    city = position({"0,0": "factory"}, [["temple", "port"], [], ["bank"]], players=3)
    play(city, "temple; 0,1", A)
    assert options(city) == ["C"]
    assert refused(city, "B", A) == "IC-103"
    assert refused(city, "A", A) == "IC-101"
    alone = position({"0,0": "factory"}, [["temple", "port"]], players=3)
    log = listen(alone)
    play(alone, "temple; 0,1", A)
    assert fizzles(log) == ["IC-103"]
    assert asked(alone) == "B turn"


@rule("IC-103", "IC-102")
def test_one_robbed_of_the_last_tile_cannot_be_robbed_again_before_the_draw() -> None:
    """R-IC-28"""
    city = position({"0,0": "factory"}, [["temple", "port"], ["temple"], ["bank"]], players=3)
    play(city, "temple; 0,1; B; temple; 0,2", A)
    assert options(city) == ["C"]


# --- Transit Station -----------------------------------------------------------------------------------------------


@rule("IC-104")
def test_transit_station_exchanges_two_tiles_with_their_tokens() -> None:
    """R-IC-37: facing is kept, nothing is resolved; a face-down tile stays unseen."""
    city = position({"0,0": "police_hq AB", "5,5": "temple down"}, [["transit_station"], ["bank"]])
    play(city, "transit_station; 0,1; 0,0; 5,5", A)
    assert (tile(city, "0,0"), tokens(city, "0,0")) == ("temple down", "")
    assert (tile(city, "5,5"), tokens(city, "5,5")) == ("police_hq", "AB")
    assert asked(city) == "B turn"
    assert city.view(A)["board"]["0,0"] == {"tile": None, "down": True, "back": "back#0"}


@rule("IC-104")
def test_transit_station_asks_for_two_different_tiles() -> None:
    """TV-37, R-IC-13: three options, then the two others; it may move itself."""
    city = position({"0,0": "hotel", "0,1": "factory"}, [["transit_station"]])
    play(city, "transit_station; 1,0", A)
    assert options(city) == ["0,0", "0,1", "1,0"]
    play(city, "0,1", A)
    assert options(city) == ["0,0", "1,0"]
    assert refused(city, "0,1", A) == "IC-104"
    assert refused(city, "7,7", A) == "IC-104"


@rule("IC-104", "IC-86")
def test_a_plaza_and_a_hotel_act_from_where_the_transit_station_put_them() -> None:
    board = {"0,0": "plaza", "9,0": "hotel B", **dict.fromkeys(("1,0", "-1,0", "0,-1"), "housing")}
    city = position(board, [["transit_station"], ["factory"], ["port"]], players=3)
    play(city, "transit_station; 0,1; 0,0; 9,0", A)
    assert refused(city, "9,0", B) == "IC-78"
    play(city, "factory", B)
    assert options(city) == ["8,0", "9,-1", "9,1", "10,0"]
    play(city, "10,0", B)
    assert asked(city) == "C turn"
    assert options(city) == ["port", "0,0"], "C may use the Hotel where it lies now"


@rule("IC-105")
def test_transit_station_as_the_only_unprotected_tile_has_no_effect() -> None:
    """TV-37"""
    city = position({"0,0": "power_station", "1,0": "hotel"}, [["transit_station"]])
    log = listen(city)
    play(city, "transit_station; 2,0", A)
    assert fizzles(log) == ["IC-105"]
    assert asked(city) == "B turn"


@rule("IC-92", "IC-5", "IC-24")
def test_a_tile_put_by_a_port_is_a_face_down_tile_like_those_of_the_cross() -> None:
    city = position(CROSS, [["port"], ["housing"]], top=["security_guardpost"])
    play(city, "port; 0,2; 0,3", A)
    play(city, "housing; 0,4; 0,3", B)
    assert (tile(city, "0,3"), tokens(city, "0,3")) == ("security_guardpost", "B")
    assert asked(city) == "B security"
