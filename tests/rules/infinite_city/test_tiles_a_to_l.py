"""The tiles from Arboretum to Library: IC-61 to IC-84."""

from __future__ import annotations

import pytest

from faubourg.testing import rule
from tests.rules.infinite_city.harness import (
    A,
    B,
    C,
    asked,
    deck,
    fizzles,
    hand,
    last_turns,
    listen,
    options,
    play,
    position,
    refused,
    supply,
    tile,
    tokens,
)

# --- Arboretum -----------------------------------------------------------------------------------------------------


@rule("IC-61")
def test_arboretum_takes_back_three_tokens_at_most() -> None:
    """TV-38: five own tokens, three picks, nothing more is asked."""
    board = {f"{x},0": "hotel A" for x in range(4)} | {"0,1": "factory A"}
    city = position(board, [["arboretum"]])
    play(city, "arboretum; 0,2; 0,0; 1,0; 2,0", A)
    assert asked(city) == "B turn"
    assert supply(city, A) == [12]
    assert [tokens(city, f"{x},0") for x in range(4)] == ["", "", "", "A"]


@rule("IC-61")
def test_arboretum_may_take_several_tokens_of_one_tile_and_only_own_ones() -> None:
    city = position({"0,0": "stadium AAAB", "5,5": "hotel B"}, [["arboretum"]])
    play(city, "arboretum; 0,1", A)
    assert refused(city, "5,5", A) == "IC-61"
    play(city, "0,0; 0,0; 0,0", A)
    assert tokens(city, "0,0") == "B"
    assert supply(city) == [14, 13]


@rule("IC-62")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_arboretum_may_stop_before_each_pick(picks: int) -> None:
    city = position({"0,0": "stadium AAA"}, [["arboretum"]])
    play(city, "arboretum; 0,1", A)
    for _ in range(picks):
        play(city, "0,0", A)
    assert options(city)[-1] == "stop"
    play(city, "stop", A)
    assert supply(city, A) == [11 + picks]
    assert asked(city) == "B turn"


@rule("IC-62")
def test_arboretum_gives_its_own_token_back() -> None:
    """R-IC-13, R-IC-40"""
    city = position({"0,0": "factory"}, [["arboretum"]])
    play(city, "arboretum; 0,1; 0,1", A)
    assert tokens(city, "0,1") == ""
    assert supply(city, A) == [15]
    assert asked(city) == "B turn", "with no own token left there is nothing to stop"


@rule("IC-62", "IC-32")
def test_arboretum_with_protected_tokens_only_asks_nothing() -> None:
    """TV-25, R-IC-56: `stop` alone is no decision; the turn goes on with the refill."""
    city = position({"0,0": "power_station A", "1,0": "hotel A"}, [["arboretum"]])
    log = listen(city)
    play(city, "arboretum; 0,1", A)
    assert asked(city) == "B turn"
    assert len(fizzles(log)) == 1
    assert len(hand(city, A)) == 5


# --- Bank ----------------------------------------------------------------------------------------------------------


@rule("IC-63", "IC-64", "IC-66")
def test_bank_swaps_its_token_with_a_chosen_foreign_one() -> None:
    """TV-13, R-IC-32: the Hotel's C comes to the Bank, A's token goes to the Hotel."""
    city = position({"0,1": "factory", "5,5": "hotel BC", "7,7": "hotel AB"}, [["bank"]], players=3)
    play(city, "bank; 0,2", A)
    before = supply(city)
    assert options(city) == ["5,5 B", "5,5 C"]
    assert refused(city, "7,7 B", A) == "IC-63", "A controls that Hotel"
    play(city, "5,5 C", A)
    assert tokens(city, "0,2") == "C"
    assert tokens(city, "5,5") == "AB"
    assert supply(city) == before
    assert asked(city) == "B turn"


@rule("IC-64")
def test_bank_must_say_whose_token() -> None:
    city = position({"0,1": "factory", "5,5": "hotel BC"}, [["bank"]], players=3)
    play(city, "bank; 0,2", A)
    assert refused(city, "5,5", A) == "IC-64"
    assert refused(city, "5,5 A", A) == "IC-64"
    assert refused(city, "0,1 B", A) == "IC-64", "no such token there"


@rule("IC-65", "IC-31")
def test_bank_must_swap_if_it_can() -> None:
    city = position({"0,1": "factory", "5,5": "hotel B"}, [["bank"]])
    play(city, "bank; 0,2", A)
    assert options(city) == ["5,5 B"]
    assert refused(city, "stop", A) is not None


@rule("IC-65")
def test_bank_without_a_target_has_no_effect() -> None:
    city = position({"0,1": "factory", "5,5": "hotel AB"}, [["bank"], ["port"]])
    log = listen(city)
    play(city, "bank; 0,2", A)
    assert fizzles(log) == ["IC-63"]
    assert tokens(city, "0,2") == "A"


@rule("IC-65")
def test_bank_without_an_own_token_has_no_effect() -> None:
    """Turned up by a Capitol, it has lost its token to the Guardpost before its text begins."""
    board = {"0,1": "security_guardpost down", "1,0": "bank down", "5,5": "hotel B"}
    city = position(board, [["capitol"], ["port"]])
    log = listen(city)
    play(city, "capitol; 0,0; 0,1; 1,0; 1,0", A)
    assert fizzles(log) == ["IC-65"]
    assert tokens(city, "1,0") == ""
    assert tokens(city, "5,5") == "B"


@rule("IC-66", "IC-25")
def test_bank_resolves_no_text() -> None:
    city = position({"0,1": "factory", "5,5": "shopping_complex B"}, [["bank"], ["port"]])
    play(city, "bank; 0,2; 5,5 B", A)
    assert asked(city) == "B turn"
    assert hand(city, B) == ["port"]


# --- Capitol -------------------------------------------------------------------------------------------------------


@rule("IC-67", "IC-69", "IC-45")
def test_capitol_captures_while_the_supply_lasts() -> None:
    """TV-15: N, E (own: runs out, one back), S (flipped); W is left as it was."""
    board = {"0,1": "hotel B", "1,0": "hotel A", "0,-1": "security_guardpost down", "-1,0": "plaza"}
    city = position(board, [["capitol"]], supplies={"A": 3})
    play(city, "capitol", A)
    before = supply(city, B)[0]
    play(city, "0,0", A)
    assert supply(city, A) == [2]
    play(city, "0,1", A)
    assert (tokens(city, "0,1"), supply(city)) == ("A", [1, before + 1])
    play(city, "1,0", A)
    assert (tokens(city, "1,0"), supply(city, A)) == ("A", [1])
    assert city.view(None)["trigger"] == "A"
    play(city, "0,-1", A)
    assert (tile(city, "0,-1"), tokens(city, "0,-1"), supply(city, A)) == ("security_guardpost", "A", [0])
    assert tokens(city, "-1,0") == ""
    assert asked(city) == "A security", "the text of S is resolved"


@rule("IC-53", "IC-67", "IC-70")
@pytest.mark.parametrize("kind", ["construction_site", "library", "temple", "port"])
def test_capitol_flip_that_would_place_a_tile_after_running_out(kind: str) -> None:
    """TV-15: unless the text of S is Construction Site, Library, Temple or Port."""
    board = {"0,1": "hotel B", "1,0": "hotel A", "0,-1": f"{kind} down", "-1,0": "plaza"}
    city = position(board, [["capitol", "bank"], ["bank"]], supplies={"A": 3})
    log = listen(city)
    play(city, "capitol; 0,0; 0,1; 1,0; 0,-1", A)
    assert fizzles(log) == ["IC-53"]
    assert asked(city) == "B turn"


@rule("IC-67")
def test_capitol_must_capture_every_adjacent_tile() -> None:
    city = position({"0,1": "hotel B", "1,0": "hotel A", "5,5": "hotel B"}, [["capitol"]])
    play(city, "capitol; 0,0", A)
    assert options(city) == ["0,1", "1,0"]
    assert refused(city, "5,5", A) == "IC-67"
    assert refused(city, "stop", A) == "IC-67"
    play(city, "1,0", A)
    assert options(city) == ["0,1"], "each of them once"
    assert refused(city, "1,0", A) == "IC-67"
    play(city, "0,1", A)
    assert (tokens(city, "0,1"), tokens(city, "1,0"), tokens(city, "5,5")) == ("A", "A", "B")
    assert supply(city) == [12, 14], "three placed, of which one came back"


@rule("IC-68")
def test_capitol_ignores_protection() -> None:
    city = position({"0,1": "power_station B", "1,0": "hotel B", "1,1": "power_station"}, [["capitol"]])
    play(city, "capitol; 0,0", A)
    assert options(city) == ["0,1", "1,0"]
    play(city, "0,1; 1,0", A)
    assert (tokens(city, "0,1"), tokens(city, "1,0")) == ("A", "A")
    assert supply(city, B) == [15]


@rule("IC-69", "IC-74")
@pytest.mark.parametrize("kind", ["embassy", "capitol"])
def test_a_capture_needs_a_token_in_supply(kind: str) -> None:
    """TV-42, R-IC-14: with supply 1 the tile itself takes it; not even an own tile can be captured."""
    city = position({"0,1": "hotel A"}, [[kind], ["bank"]], supplies={"A": 1})
    log = listen(city)
    play(city, f"{kind}; 0,0", A)
    assert supply(city, A) == [0]
    assert fizzles(log) == ["IC-74" if kind == "embassy" else "IC-69"]
    assert tokens(city, "0,1") == "A"


@rule("IC-69")
def test_own_tokens_that_come_back_serve_for_the_next_capture() -> None:
    """TV-42, R-IC-15: supplies 1, 0, 1, 0, 1."""
    city = position({"0,1": "hotel A", "1,0": "hotel A"}, [["capitol"], ["bank"]], supplies={"A": 2})
    play(city, "capitol; 0,0; 0,1", A)
    assert supply(city, A) == [1]
    play(city, "1,0", A)
    assert supply(city, A) == [1]
    assert (tokens(city, "0,1"), tokens(city, "1,0")) == ("A", "A")
    assert last_turns(city) == "", "A ran out on the way; B has the one last turn"
    assert asked(city) == "B turn"


@rule("IC-70")
def test_capitol_turns_tiles_up_at_once_and_resolves_them_in_capture_order() -> None:
    """R-IC-16"""
    board = {"0,1": "security_guardpost down", "1,0": "embassy down", "0,-1": "housing down", "5,5": "port"}
    city = position(board, [["capitol"]])
    play(city, "capitol; 0,0; 1,0", A)
    assert tile(city, "1,0") == "embassy"
    assert asked(city) == "A capitol", "its text waits"
    play(city, "0,-1; 0,1", A)
    assert asked(city) == "A embassy"
    play(city, "0,0", A)
    assert asked(city) == "A housing"
    play(city, "5,5", A)
    assert asked(city) == "A security"


# --- Construction Site ---------------------------------------------------------------------------------------------


@rule("IC-71", "IC-72")
def test_construction_site_plays_another_tile_and_no_hotel() -> None:
    """R-IC-24"""
    city = position({"0,0": "hotel B"}, [["construction_site", "hotel", "bank"]])
    play(city, "construction_site; 0,1", A)
    assert options(city) == ["hotel", "bank"], "tiles of the hand only"
    assert refused(city, "0,0", A) == "IC-71"
    assert refused(city, "pass", A) == "IC-71"


@rule("IC-71")
def test_construction_site_with_an_empty_hand_has_no_effect() -> None:
    city = position({"0,0": "factory"}, [["construction_site"]])
    log = listen(city)
    play(city, "construction_site; 0,1", A)
    assert fizzles(log) == ["IC-71"]
    assert asked(city) == "B turn"


# --- Disaster Site -------------------------------------------------------------------------------------------------


@rule("IC-73")
def test_disaster_site_sends_any_other_tile_to_the_bottom_of_the_deck() -> None:
    city = position({"0,0": "factory", "5,5": "hotel AB"}, [["disaster_site"]])
    play(city, "disaster_site; 0,1", A)
    assert options(city) == ["0,0", "5,5"]
    assert refused(city, "0,1", A) == "IC-73", "not itself (R-IC-13)"
    play(city, "5,5", A)
    assert tile(city, "5,5") is None
    assert deck(city)[-1] == "hotel"
    assert supply(city) == [14, 15]


@rule("IC-73", "IC-32")
def test_disaster_site_with_one_tile_or_none_to_choose() -> None:
    """TV-32"""
    city = position({"0,0": "factory"}, [["disaster_site"]])
    play(city, "disaster_site; 0,1", A)
    assert options(city) == ["0,0"]
    guarded = position({"0,0": "power_station", "1,0": "hotel"}, [["disaster_site"]])
    log = listen(guarded)
    play(guarded, "disaster_site; 2,0", A)
    assert fizzles(log) == ["IC-37"]


@rule("IC-73")
def test_disaster_site_buries_a_face_down_tile_unseen() -> None:
    """R-IC-38"""
    city = position({"0,0": "temple down"}, [["disaster_site"]])
    log = listen(city)
    play(city, "disaster_site; 0,1; 0,0", A)
    assert deck(city)[-1] == "temple"
    told = next(event for event in log if event.kind == "destroy")
    assert all(told.known_to(seat)["tile"] == "back#0" for seat in (A, B, None))


# --- Embassy -------------------------------------------------------------------------------------------------------


@rule("IC-74", "IC-67")
def test_embassy_captures_one_adjacent_tile_of_whatever_kind() -> None:
    board = {"1,0": "hotel BC", "-1,0": "hotel A", "0,1": "housing", "0,-1": "port down", "3,3": "hotel B"}
    city = position(board, [["embassy"]], players=3)
    play(city, "embassy; 0,0", A)
    assert options(city) == ["-1,0", "0,-1", "0,1", "1,0"]
    assert refused(city, "3,3", A) == "IC-74"
    assert refused(city, "0,0", A) == "IC-74", "not itself (R-IC-13)"
    play(city, "1,0", A)
    assert tokens(city, "1,0") == "A"
    assert supply(city, B, C) == [14, 15]


@rule("IC-74", "IC-45")
def test_embassy_on_an_own_tile_can_place_the_last_token() -> None:
    """TV-42: supply 2, 1, 0 and back to 1; A triggered the final round."""
    city = position({"0,1": "hotel A"}, [["embassy"], ["hotel"]], supplies={"A": 2})
    play(city, "embassy; 0,0; 0,1", A)
    assert supply(city, A) == [1]
    assert (city.view(None)["trigger"], last_turns(city)) == ("A", "")
    play(city, "hotel; 0,2", B)
    assert asked(city) == "over"


@rule("IC-74", "IC-67")
def test_embassy_returns_all_tokens_that_lay_there_before() -> None:
    """TV-42: a Stadium with A, A, B keeps the new A; two come back to A, one to B."""
    city = position({"0,1": "stadium AAB"}, [["embassy"], ["hotel"]], supplies={"A": 2})
    before = supply(city, B)[0]
    play(city, "embassy; 0,0; 0,1", A)
    assert tokens(city, "0,1") == "A"
    assert supply(city) == [2, before + 1]
    assert city.view(None)["trigger"] == "A"


# --- Factory -------------------------------------------------------------------------------------------------------


@rule("IC-75", "IC-76")
def test_factory_draws_five_more_after_the_refill() -> None:
    """TV-17: five tiles, Construction Site, Factory: three, refilled to five, plus five."""
    hands = [["construction_site", "factory", "bank", "port", "plaza"], ["bank"]]
    city = position({"0,0": "hotel"}, hands)
    log = listen(city)
    play(city, "construction_site; 0,1; factory; 0,2", A)
    assert asked(city) == "B turn", "Factory asks nothing"
    draws = [(event.rule, event.facts["count"]) for event in log if event.kind == "draw"]
    assert draws == [("IC-14", 2), ("IC-75", 5)]
    assert len(hand(city, A)) == 10


@rule("IC-75")
def test_each_factory_of_a_turn_adds_five() -> None:
    """TV-17, R-IC-41: two flipped by a Capitol: four in hand, five, fifteen."""
    hands = [["capitol", "bank", "bank", "bank", "bank"], ["port"]]
    city = position({"0,1": "factory down", "1,0": "factory down"}, hands)
    play(city, "capitol; 0,0; 0,1; 1,0", A)
    assert len(hand(city, A)) == 15


@rule("IC-75")
def test_factory_draws_for_the_active_player_whatever_the_hands() -> None:
    """R-IC-41: the hands are exchanged after the Factory was resolved, and only for this turn."""
    board = {"0,1": "factory down", "1,0": "shopping_complex down"}
    city = position(board, [["capitol", "port"], ["bank"] * 3])
    play(city, "capitol; 0,0; 0,1; 1,0; B", A)
    assert hand(city, A)[:3] == ["bank"] * 3
    assert len(hand(city, A)) == 10
    assert hand(city, B) == ["port"]
    play(city, "port; 0,2; 0,3", B)
    assert len(hand(city, B)) == 5, "no Factory any more in the next turn"


# --- Hotel ---------------------------------------------------------------------------------------------------------


@rule("IC-77")
def test_hotel_does_nothing_when_it_is_played() -> None:
    city = position({"0,0": "factory"}, [["hotel"]])
    play(city, "hotel; 0,1", A)
    assert asked(city) == "B turn"
    assert tokens(city, "0,1") == "A"


@rule("IC-78")
def test_hotel_is_open_to_who_has_no_token_there() -> None:
    """TV-21: B may use A's Hotel, once; A may not."""
    city = position({"0,0": "hotel A"}, [["housing"], ["bank", "port"]])
    assert options(city) == ["housing"]
    assert refused(city, "0,0", A) == "IC-78"
    play(city, "housing; 0,1", A)
    assert options(city) == ["bank", "port", "0,0"]
    play(city, "0,0", B)
    assert tokens(city, "0,0") == "AB"
    again = position({"0,0": "hotel AB"}, [["housing"], ["bank"]], active="B")
    assert options(again) == ["bank"]
    assert refused(again, "0,0", B) == "IC-78"


@rule("IC-78")
def test_hotel_is_open_again_to_an_owner_who_lost_the_token() -> None:
    """R-IC-26"""
    city = position({"0,0": "hotel B", "1,0": "factory A"}, [["housing"]])
    assert options(city) == ["housing", "0,0"]
    assert refused(city, "1,0", A) == "IC-78", "a Factory is no Hotel"


@rule("IC-79", "IC-14")
def test_after_a_hotel_the_turn_goes_on_with_the_refill() -> None:
    """R-IC-26: no text; and it can place the last token."""
    city = position({"0,0": "hotel B"}, [["bank"], ["port"]], supplies={"A": 1})
    play(city, "0,0", A)
    assert asked(city) == "B turn"
    assert len(hand(city, A)) == 5
    assert supply(city, A) == [0]
    assert city.view(None)["trigger"] == "A"


# --- Housing -------------------------------------------------------------------------------------------------------


@rule("IC-80")
def test_housing_puts_a_token_on_any_tile_without_tokens() -> None:
    """R-IC-34: near or far, face up or face down."""
    city = position({"0,0": "factory", "1,0": "hotel B", "7,7": "plaza", "7,8": "port down"}, [["housing"]])
    play(city, "housing; 6,7", A)
    assert options(city) == ["0,0", "7,7", "7,8"]
    assert refused(city, "1,0", A) == "IC-80"
    play(city, "0,0", A)
    assert tokens(city, "0,0") == "A"
    assert supply(city, A) == [13]


@rule("IC-81")
def test_housing_as_the_last_token_has_no_effect() -> None:
    """TV-33"""
    city = position({"0,0": "factory"}, [["housing"], ["bank"]], supplies={"A": 1})
    log = listen(city)
    play(city, "housing; 0,1", A)
    assert fizzles(log) == ["IC-81"]
    assert tokens(city, "0,0") == ""


@rule("IC-81")
def test_housing_without_an_empty_tile_has_no_effect() -> None:
    city = position({"0,0": "hotel B"}, [["housing"]])
    log = listen(city)
    play(city, "housing; 0,1", A)
    assert fizzles(log) == ["IC-80"]
    assert asked(city) == "B turn"


# --- Library -------------------------------------------------------------------------------------------------------


@rule("IC-82")
def test_library_offers_the_top_five_but_no_library() -> None:
    top = ["library", "port", "bank", "library", "temple", "plaza"]
    city = position({"0,0": "factory"}, [["library"]], top=top)
    play(city, "library; 0,1", A)
    assert options(city) == ["port", "bank", "temple"]
    assert refused(city, "library#2", A) == "IC-82"
    assert refused(city, "plaza", A) == "IC-82", "the sixth"
    assert refused(city, "stop", A) == "IC-82", "one must be played"


@rule("IC-82", "IC-83")
def test_library_with_a_short_deck() -> None:
    """TV-16: [library, port, bank]: options port, bank; after the Bank the deck is [library, port]."""
    hands = [["library", *["port"] * 5], ["port"], []]
    city = position({"0,0": "factory"}, hands, players=3, deck=["library", "port", "bank"], others_to=C)
    play(city, "library; 0,1", A)
    assert options(city) == ["port", "bank"]
    play(city, "bank; 0,2", A)
    assert deck(city) == ["library", "port"]
    assert tokens(city, "0,2") == "A"


@rule("IC-84")
def test_library_that_sees_libraries_only_puts_them_down() -> None:
    """TV-16: [library x5, plaza] becomes [plaza, library x5]."""
    hands = [["library", *["port"] * 5], ["port"], []]
    city = position({"0,0": "factory"}, hands, players=3, deck=["library"] * 5 + ["plaza"], others_to=C)
    play(city, "library; 0,1", A)
    assert asked(city) == "B turn"
    assert deck(city) == ["plaza"] + ["library"] * 5


@rule("IC-84")
def test_library_with_an_empty_deck_has_no_effect() -> None:
    city = position({"0,0": "factory"}, [["library", "bank"], ["bank"], []], players=3, deck=[], others_to=C)
    log = listen(city)
    play(city, "library; 0,1", A)
    assert fizzles(log) == ["IC-84"]
    assert asked(city) == "B turn"


@rule("IC-83")
def test_the_rest_of_a_library_goes_down_when_all_is_resolved() -> None:
    """TV-26, R-IC-27: the Port finds an empty deck; only then do the others go down."""
    hands = [["library", *["bank"] * 5], ["port"], []]
    city = position({"0,0": "factory"}, hands, players=3, deck=["port", "embassy", "housing"], others_to=C)
    log = listen(city)
    play(city, "library; 0,1; port; 0,2", A)
    assert fizzles(log) == ["IC-93"]
    assert deck(city) == ["embassy", "housing"]


@rule("IC-83")
def test_the_rest_of_a_library_lies_below_what_its_tile_put_down() -> None:
    """TV-26: [temple, mausoleum, port, embassy, housing, plaza] after a Disaster Site removed a Mausoleum."""
    hands = [["library", *["bank"] * 5], ["port"], []]
    cards = ["disaster_site", "port", "embassy", "housing", "plaza", "temple"]
    city = position({"0,0": "factory", "1,0": "mausoleum"}, hands, players=3, deck=cards, others_to=C)
    play(city, "library; 0,1; disaster_site; 0,2; 1,0", A)
    assert deck(city) == ["temple", "mausoleum", "port", "embassy", "housing", "plaza"]


@rule("IC-83", "IC-82")
def test_only_the_active_player_sees_what_a_library_shows() -> None:
    top = ["construction_site", "port", "bank", "temple", "plaza"]
    city = position({"0,0": "factory"}, [["library", "hotel"]], top=top)
    log = listen(city)
    play(city, "library; 0,1", A)
    assert [id.split("#")[0] for id in city.view(A)["looking_at"]] == top
    assert "looking_at" not in city.view(B)
    assert "looking_at" not in city.view(None)
    look = next(event for event in log if event.kind == "look")
    assert look.known_to(B) == look.facts
    assert "tiles" not in look.facts
    play(city, "construction_site", A)
    assert (city.view(A)["picked"], city.view(A)["set_aside_size"]) == ("construction_site#1", 4)
    assert "picked" not in city.view(B), "R-IC-58: not before it is placed"
    play(city, "0,2", A)
    assert [len(rest) for rest in city.view(A)["set_aside"]] == [4]
    assert "set_aside" not in city.view(B)
    assert city.view(B)["set_aside_size"] == 4, "their number is public"


@rule("IC-83", "IC-84")
def test_a_library_that_follows_through_a_construction_site_has_tiles_aside_of_its_own() -> None:
    """R-IC-27"""
    top = ["construction_site", "port", "bank", "temple", "plaza", "hotel", "embassy", "housing", "mausoleum", "port"]
    hands = [["library", "library", *["arboretum"] * 3], ["port"]]
    city = position({"0,0": "factory"}, hands, top=top)
    play(city, "library; 0,1; construction_site; 0,2; library; 0,3", A)
    assert options(city) == ["hotel", "embassy", "housing", "mausoleum", "port"]
    play(city, "hotel; 0,4", A)
    assert deck(city)[-8:] == ["embassy", "housing", "mausoleum", "port", "port", "bank", "temple", "plaza"]
